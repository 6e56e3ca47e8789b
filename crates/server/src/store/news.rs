//! News between processes: PostgreSQL carries them, with SQLite there is only one process.

use std::collections::BTreeSet;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use sqlx::AssertSqlSafe;
use sqlx::postgres::{PgListener, PgNotification};
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::{Kind, Store, Tx, portions, values};
use crate::presence::Here;
use crate::secret;
use crate::table::Table;

const CHANNEL: &str = "elgrande";
/// So ends what is told of passes and of nothing else.
const PASSES: &str = "passes!";
/// And this is told to hear it.
const PING: &str = "ping!";
/// So begins what is told of those who follow a table.
const HERE: &str = "here!";
/// And this is told by a process that ends.
const GONE: &str = "gone!";
/// PostgreSQL carries less than 8000 bytes at once, the teller's name among them.
const LONGEST: usize = 7900;
/// How long nothing is heard before it is tried whether anything can be.
const QUIET: Duration = Duration::from_secs(5);

/// Something changed. What, everybody reads in the store.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// At which table.
    pub table: String,
    /// Its version by now, if its game or its seats have changed.
    pub version: i64,
    /// How many lines its chat has by now in both rooms, if it was that.
    pub chat: i64,
    /// Who is awaited there and was not, or was and is not.
    pub awaited: Vec<String>,
}

impl News {
    /// The news that the one table has become the other.
    pub fn of(before: Option<&Table>, after: &Table) -> News {
        let people = |table: &Table| table.awaited().map(|person| person.id.clone()).collect::<BTreeSet<_>>();
        let (before, now) = (before.map(people).unwrap_or_default(), people(after));
        let awaited = before.symmetric_difference(&now).cloned().collect();
        News { table: after.id.clone(), version: after.version, chat: 0, awaited }
    }

    fn text(&self) -> String {
        format!("{} {} {} {}", self.table, self.version, self.chat, self.awaited.join(" "))
    }

    fn read(text: &str) -> Option<News> {
        let mut words = text.split_whitespace();
        let (table, version, chat) = (words.next()?, words.next()?, words.next()?);
        Some(News {
            table: table.to_owned(),
            version: version.parse().ok()?,
            chat: chat.parse().ok()?,
            awaited: words.map(str::to_owned).collect(),
        })
    }
}

/// What was heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// What this store itself has told.
    Own(News),
    /// What another process has told.
    Other(News),
    /// Another process has told who follows a table there.
    Here(String, Here),
    /// Another process has ended.
    Gone(String),
    /// Some news may have been lost.
    Doubt,
}

/// Who tells news in a transaction: they are heard when it commits.
#[derive(Clone, Debug)]
pub(super) struct Herald {
    kind: Kind,
    /// By this it knows its own.
    name: Arc<str>,
}

impl Herald {
    pub(super) fn new(kind: Kind) -> Herald {
        Herald { kind, name: secret::id().into() }
    }

    pub(super) async fn tell(&self, tx: &mut Tx, news: &[&News]) -> Result<(), sqlx::Error> {
        let texts: Vec<String> = news.iter().map(|news| news.text()).collect();
        self.send(tx, &texts).await
    }

    /// Passes are revoked, or users changed: whoever was known may not be any more.
    pub(super) async fn tell_passes(&self, tx: &mut Tx) -> Result<(), sqlx::Error> {
        self.send(tx, &[PASSES.to_owned()]).await
    }

    async fn send(&self, tx: &mut Tx, texts: &[String]) -> Result<(), sqlx::Error> {
        if self.kind == Kind::Sqlite {
            return Ok(());
        }
        for texts in portions(texts) {
            let sql = format!(
                "SELECT CAST(pg_notify('{CHANNEL}', text) AS TEXT) FROM (VALUES {}) AS told (text)",
                values(self.kind, texts.len(), 1)
            );
            let texts = texts.iter().map(|text| format!("{} {text}", self.name));
            let query = texts.fold(sqlx::query(AssertSqlSafe(sql)), |query, text| query.bind(text));
            query.execute(&mut **tx).await?;
        }
        Ok(())
    }

    fn hear(&self, text: &str) -> Option<Heard> {
        let (name, told) = text.split_once(' ')?;
        let is_own = *name == *self.name;
        if told == GONE {
            return (!is_own).then(|| Heard::Gone(name.to_owned()));
        }
        if let Some(told) = told.strip_prefix(HERE) {
            return read_here(told).filter(|_| !is_own).map(|here| Heard::Here(name.to_owned(), here));
        }
        let news = News::read(told)?;
        Some(if is_own { Heard::Own(news) } else { Heard::Other(news) })
    }
}

impl Store {
    /// The name of this process among those that share the database.
    pub(super) fn process_name(&self) -> &str {
        &self.herald.name
    }

    /// News of all processes; `None` where there is only this one.
    pub async fn news(&self) -> Result<Option<mpsc::Receiver<Heard>>, sqlx::Error> {
        if self.kind == Kind::Sqlite {
            return Ok(None);
        }
        let (sender, receiver) = mpsc::channel(1024);
        let (store, listener) = (self.clone(), listen(&self.url).await?);
        tokio::spawn(async move {
            tokio::select! {
                () = store.hear(listener, &sender) => {}
                () = sender.closed() => {}
            }
        });
        Ok(Some(receiver))
    }

    /// May there be other processes?
    pub(crate) fn is_shared(&self) -> bool {
        self.kind == Kind::Postgres
    }

    /// Tells other processes who follows tables here.
    pub(crate) async fn tell_here(&self, here: &[Here]) -> Result<(), sqlx::Error> {
        let texts: Vec<String> = here.iter().map(here_text).collect();
        self.send(&texts).await
    }

    /// Tells other processes that this one ends.
    pub(crate) async fn tell_gone(&self) -> Result<(), sqlx::Error> {
        self.send(&[GONE.to_owned()]).await
    }

    /// What is told next; nothing where the connection is broken, or so quiet that not even a ping of ours comes back: to
    /// one that has died without a word nobody would ever say so.
    async fn next(&self, listener: &mut PgListener) -> Option<PgNotification> {
        let mut next = pin!(listener.try_recv());
        if let Ok(told) = timeout(QUIET, &mut next).await {
            return told.ok().flatten();
        }
        let pinged = timeout(QUIET, self.send(&[PING.to_owned()])).await;
        pinged.ok()?.ok()?;
        timeout(QUIET, next).await.ok()?.ok().flatten()
    }

    async fn send(&self, texts: &[String]) -> Result<(), sqlx::Error> {
        if texts.is_empty() {
            return Ok(());
        }
        let mut tx = self.begin().await?;
        self.herald.send(&mut tx, texts).await?;
        tx.commit().await
    }

    /// Hears; whenever the connection breaks it begins anew. Only while it hears anybody is known.
    async fn hear(&self, mut listener: PgListener, sender: &mpsc::Sender<Heard>) {
        loop {
            self.known.open();
            while let Some(told) = self.next(&mut listener).await {
                if told.payload().ends_with(PASSES) {
                    self.forget_passes();
                } else if let Some(heard) = self.herald.hear(told.payload()) {
                    let _ = sender.send(heard).await;
                }
            }
            self.known.close();
            listener = listen_again(&self.url).await;
            let _ = sender.send(Heard::Doubt).await;
        }
    }
}

/// As many as can be told at once.
fn here_text(here: &Here) -> String {
    let mut text = format!("{HERE} {}", here.table);
    for user in &here.users {
        if text.len() + user.len() >= LONGEST {
            break;
        }
        text.push(' ');
        text.push_str(user);
    }
    text
}

fn read_here(text: &str) -> Option<Here> {
    let mut words = text.split_whitespace().map(str::to_owned);
    Some(Here { table: words.next()?, users: words.collect() })
}

/// One that says when its connection breaks instead of mending it: what was told meanwhile is lost.
async fn listen(url: &str) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect(url).await?;
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

async fn listen_again(url: &str) -> PgListener {
    loop {
        match listen(url).await {
            Ok(listener) => return listener,
            Err(error) => {
                tracing::warn!(%error, "news are interrupted");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_read_back_as_they_were_written_and_a_herald_knows_its_own() {
        let news = News { table: "abc".into(), version: 3, chat: 0, awaited: vec!["x".into(), "y".into()] };
        let (one, other) = (Herald::new(Kind::Postgres), Herald::new(Kind::Postgres));
        let text = format!("{} {}", one.name, news.text());
        assert_eq!(one.hear(&text), Some(Heard::Own(news.clone())));
        assert_eq!(other.hear(&text), Some(Heard::Other(news)));
        assert_eq!(one.hear("abc"), None);
    }

    #[test]
    fn who_is_here_reads_back_at_another_process_and_a_crowd_is_cut_short() {
        let (one, other) = (Herald::new(Kind::Postgres), Herald::new(Kind::Postgres));
        let hear = |herald: &Herald, text: &str| herald.hear(&format!("{} {text}", one.name));
        for users in [vec![], vec!["anna".to_owned(), "bert".to_owned()]] {
            let here = Here { table: "abc".into(), users };
            let heard = Some(Heard::Here(one.name.to_string(), here.clone()));
            assert_eq!((hear(&other, &here_text(&here)), hear(&one, &here_text(&here))), (heard, None));
        }
        assert_eq!((hear(&other, GONE), hear(&one, GONE)), (Some(Heard::Gone(one.name.to_string())), None));
        let crowd = Here { table: "abc".into(), users: (0..1000).map(|_| secret::id()).collect() };
        let text = format!("{} {}", one.name, here_text(&crowd));
        assert!((7800..8000).contains(&text.len()), "{}", text.len());
        assert!(
            matches!(other.hear(&text), Some(Heard::Here(_, here)) if crowd.users.starts_with(&here.users))
        );
    }
}
