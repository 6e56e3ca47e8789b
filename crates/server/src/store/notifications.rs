//! Messages between processes, sent by PostgreSQL's NOTIFY. With SQLite there is only one process.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use sqlx::AssertSqlSafe;
use sqlx::postgres::{PgListener, PgNotification};
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::{Kind, Store, Tx, chunks, placeholders};
use crate::secret;

const CHANNEL: &str = "elgrande";
/// The message that a user or their credentials have changed; the user's id comes before it.
const CREDENTIALS: &str = "passes!";
/// The message by which a process tests its own connection.
const PING: &str = "ping!";
/// In place of the number of chat messages: texts were deleted.
const DELETED_CHAT: i64 = -1;
/// The prefix of presence messages.
const PRESENCE: &str = "here!";
/// The message of a process that stops.
const STOPPED: &str = "gone!";
/// PostgreSQL limits a message to 8000 bytes, including the sender's id.
const MAX_LENGTH: usize = 7900;
/// After this time without messages the connection is tested.
const PING_AFTER: Duration = Duration::from_secs(5);

/// Something changed at a table. Receivers read the details from the store.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notification {
    /// The table.
    pub table: String,
    /// Its version, if its game or its seats have changed.
    pub version: i64,
    /// The number of chat messages in both rooms, if there are new ones.
    pub chat: i64,
    /// Whether texts of chat messages were deleted.
    pub has_deleted_chat: bool,
    /// The users for whom the table starts or stops waiting.
    pub awaited: Vec<String>,
}

impl Notification {
    /// A table was deleted: it has no version that could be loaded, so its streams end.
    pub fn deleted(table: &str) -> Notification {
        Notification { table: table.to_owned(), version: i64::MAX, ..Notification::default() }
    }

    /// Texts of chat messages were deleted.
    pub fn deleted_chat(table: &str) -> Notification {
        Notification { table: table.to_owned(), has_deleted_chat: true, ..Notification::default() }
    }

    fn text(&self) -> String {
        let chat = if self.has_deleted_chat { DELETED_CHAT } else { self.chat };
        format!("{} {} {chat} {}", self.table, self.version, self.awaited.join(" "))
    }

    fn read(text: &str) -> Option<Notification> {
        let mut words = text.split_whitespace();
        let (table, version, chat) = (words.next()?, words.next()?, words.next()?.parse().ok()?);
        Some(Notification {
            table: table.to_owned(),
            version: version.parse().ok()?,
            chat: if chat == DELETED_CHAT { 0 } else { chat },
            has_deleted_chat: chat == DELETED_CHAT,
            awaited: words.map(str::to_owned).collect(),
        })
    }
}

/// The users with a name who follow a table in one process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Presence {
    /// The table.
    pub table: String,
    /// The ids of the users.
    pub users: Vec<String>,
}

/// A message that was received.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Incoming {
    /// A notification of this process.
    Own(Notification),
    /// A notification of another process.
    Remote(Notification),
    /// Who follows a table in another process.
    Presence(String, Presence),
    /// Another process has stopped.
    ProcessStopped(String),
    /// Messages may have been lost.
    Resync,
}

/// Sends messages in a transaction; they are delivered when it commits.
#[derive(Clone, Debug)]
pub(super) struct Notifier {
    kind: Kind,
    /// The random id of this process, by which it recognizes its own messages.
    process_id: Arc<str>,
}

impl Notifier {
    pub(super) fn new(kind: Kind) -> Notifier {
        Notifier { kind, process_id: secret::id().into() }
    }

    pub(super) async fn notify(
        &self,
        tx: &mut Tx,
        notifications: &[&Notification],
    ) -> Result<(), sqlx::Error> {
        let texts: Vec<String> = notifications.iter().map(|notification| notification.text()).collect();
        self.send(tx, &texts).await
    }

    /// Credentials of a user were revoked or the user changed: every process clears its session cache.
    pub(super) async fn notify_credentials(&self, tx: &mut Tx, user: &str) -> Result<(), sqlx::Error> {
        self.send(tx, &[format!("{user} {CREDENTIALS}")]).await
    }

    async fn send(&self, tx: &mut Tx, texts: &[String]) -> Result<(), sqlx::Error> {
        if self.kind == Kind::Sqlite {
            return Ok(());
        }
        for texts in chunks(texts) {
            let sql = format!(
                "SELECT CAST(pg_notify('{CHANNEL}', text) AS TEXT) FROM (VALUES {}) AS messages (text)",
                placeholders(self.kind, texts.len(), 1)
            );
            let texts = texts.iter().map(|text| format!("{} {text}", self.process_id));
            let query = texts.fold(sqlx::query(AssertSqlSafe(sql)), |query, text| query.bind(text));
            query.execute(&mut **tx).await?;
        }
        Ok(())
    }

    fn parse(&self, text: &str) -> Option<Incoming> {
        let (sender, message) = text.split_once(' ')?;
        let is_own = *sender == *self.process_id;
        if message == STOPPED {
            return (!is_own).then(|| Incoming::ProcessStopped(sender.to_owned()));
        }
        if let Some(message) = message.strip_prefix(PRESENCE) {
            let presence = read_presence(message).filter(|_| !is_own);
            return presence.map(|presence| Incoming::Presence(sender.to_owned(), presence));
        }
        let notification = Notification::read(message)?;
        Some(if is_own { Incoming::Own(notification) } else { Incoming::Remote(notification) })
    }
}

impl Store {
    /// The id of this process among those that share the database.
    pub(super) fn process_id(&self) -> &str {
        &self.notifier.process_id
    }

    /// The messages of all processes; `None` if there is only this one.
    pub async fn subscribe(&self) -> Result<Option<mpsc::Receiver<Incoming>>, sqlx::Error> {
        if self.kind == Kind::Sqlite {
            return Ok(None);
        }
        let (sender, receiver) = mpsc::channel(1024);
        let (store, listener) = (self.clone(), listen(&self.url).await?);
        tokio::spawn(async move {
            tokio::select! {
                () = store.receive(listener, &sender) => {}
                () = sender.closed() => {}
            }
        });
        Ok(Some(receiver))
    }

    /// Whether other processes may use the same database.
    pub(crate) fn is_shared(&self) -> bool {
        self.kind == Kind::Postgres
    }

    /// Announces to other processes who follows tables here.
    pub(crate) async fn announce_presence(&self, presence: &[Presence]) -> Result<(), sqlx::Error> {
        let texts: Vec<String> = presence.iter().map(presence_text).collect();
        self.send(&texts).await
    }

    /// Announces to other processes that this one stops.
    pub(crate) async fn announce_shutdown(&self) -> Result<(), sqlx::Error> {
        self.send(&[STOPPED.to_owned()]).await
    }

    /// The next message; `None` if the connection is broken or our own ping does not come back. A connection can die
    /// without an error.
    async fn next(&self, listener: &mut PgListener) -> Option<PgNotification> {
        let mut next = pin!(listener.try_recv());
        if let Ok(message) = timeout(PING_AFTER, &mut next).await {
            return message.ok().flatten();
        }
        let pinged = timeout(PING_AFTER, self.send(&[PING.to_owned()])).await;
        pinged.ok()?.ok()?;
        timeout(PING_AFTER, next).await.ok()?.ok().flatten()
    }

    async fn send(&self, texts: &[String]) -> Result<(), sqlx::Error> {
        if texts.is_empty() {
            return Ok(());
        }
        let mut tx = self.begin().await?;
        self.notifier.send(&mut tx, texts).await?;
        tx.commit().await
    }

    /// Receives messages and reconnects whenever the connection breaks. Sessions are cached only while it is connected.
    async fn receive(&self, mut listener: PgListener, sender: &mpsc::Sender<Incoming>) {
        loop {
            self.sessions.enable();
            while let Some(message) = self.next(&mut listener).await {
                if let Some(message) = message.payload().strip_suffix(CREDENTIALS) {
                    self.invalidate_sessions(message.split_whitespace().nth(1));
                } else if let Some(incoming) = self.notifier.parse(message.payload()) {
                    let _ = sender.send(incoming).await;
                }
            }
            self.sessions.disable();
            listener = reconnect(&self.url).await;
            self.watches.wake_all();
            let _ = sender.send(Incoming::Resync).await;
        }
    }
}

/// The message, with as many users as fit.
fn presence_text(presence: &Presence) -> String {
    let mut text = format!("{PRESENCE} {}", presence.table);
    for user in &presence.users {
        if text.len() + user.len() >= MAX_LENGTH {
            break;
        }
        text.push(' ');
        text.push_str(user);
    }
    text
}

fn read_presence(text: &str) -> Option<Presence> {
    let mut words = text.split_whitespace().map(str::to_owned);
    Some(Presence { table: words.next()?, users: words.collect() })
}

/// A listener that reports a broken connection instead of reconnecting: messages in between are lost.
async fn listen(url: &str) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect(url).await?;
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

async fn reconnect(url: &str) -> PgListener {
    loop {
        match listen(url).await {
            Ok(listener) => return listener,
            Err(error) => {
                tracing::warn!(%error, "cannot receive messages of other processes; retrying");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notification_survives_a_round_trip_and_a_process_recognizes_its_own() {
        let awaited = vec!["x".into(), "y".into()];
        let changed = Notification { table: "abc".into(), version: 3, awaited, ..Notification::default() };
        let (one, other) = (Notifier::new(Kind::Postgres), Notifier::new(Kind::Postgres));
        for notification in [changed, Notification::deleted_chat("abc")] {
            let text = format!("{} {}", one.process_id, notification.text());
            assert_eq!(one.parse(&text), Some(Incoming::Own(notification.clone())));
            assert_eq!(other.parse(&text), Some(Incoming::Remote(notification)));
        }
        assert_eq!(one.parse("abc"), None);
    }

    #[test]
    fn presence_survives_a_round_trip_and_a_long_list_is_truncated() {
        let (one, other) = (Notifier::new(Kind::Postgres), Notifier::new(Kind::Postgres));
        let parse = |notifier: &Notifier, text: &str| notifier.parse(&format!("{} {text}", one.process_id));
        for users in [vec![], vec!["anna".to_owned(), "bert".to_owned()]] {
            let presence = Presence { table: "abc".into(), users };
            let text = presence_text(&presence);
            let expected = Some(Incoming::Presence(one.process_id.to_string(), presence));
            assert_eq!((parse(&other, &text), parse(&one, &text)), (expected, None));
        }
        let stopped = Some(Incoming::ProcessStopped(one.process_id.to_string()));
        assert_eq!((parse(&other, STOPPED), parse(&one, STOPPED)), (stopped, None));
        let crowd = Presence { table: "abc".into(), users: (0..1000).map(|_| secret::id()).collect() };
        let text = format!("{} {}", one.process_id, presence_text(&crowd));
        assert!((7800..8000).contains(&text.len()), "{}", text.len());
        assert!(
            matches!(other.parse(&text), Some(Incoming::Presence(_, read)) if crowd.users.starts_with(&read.users))
        );
    }
}
