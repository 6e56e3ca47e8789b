//! The writer of log entries: one task, in order. Requests that arrive during a commit share the next one (group commit).
//!
//! Each request succeeds or fails on its own by the version it was made for. Nearly always all succeed, so they are stored
//! together or not at all; if some conflict, those are found and the others are tried again without them.

mod statements;

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use super::alerts::{self, AlertChange};
use super::database::Database;
use super::game_addresses::{self, GameAddress};
use super::notifications::{Notification, Notifier};
use super::results::{self, GameResult};
use super::{Kind, lock};
use statements::{claim, insert_keys, insert_log, outdated, with_used_keys};

/// The most requests in a commit.
const MAX_BATCH: usize = 256;
/// The time limit of a commit to PostgreSQL, because a dead connection could block all writes for minutes. If it was
/// committed after all, its own notification arrives. SQLite sends none, and has no network.
const COMMIT_TIMEOUT: Duration = Duration::from_secs(10);
/// After this time without writes the memory for them is released.
const IDLE_AFTER: Duration = Duration::from_secs(30);

/// Entries to store, with the columns of the table after them.
#[derive(Debug)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The version of the table they were made for.
    pub version: i64,
    /// The ply of the first entry.
    pub first: i64,
    /// The texts of the entries.
    pub entries: Vec<String>,
    /// When they were made.
    pub at: i64,
    /// The phase after them.
    pub phase: &'static str,
    /// Who must decide after them, one bit for each seat.
    pub asked: i64,
    /// The next deadline.
    pub due: Option<i64>,
    /// When the game ended.
    pub ended: Option<i64>,
    /// The idempotency key of the request.
    pub key: Option<RequestKey>,
    /// Where they come from, unless the game has this address already.
    pub address: Option<GameAddress>,
    /// The notification for other processes.
    pub notification: Notification,
    /// The result, if the game ends.
    pub result: Option<GameResult>,
    /// Reasons for alerts that begin or end.
    pub alerts: Vec<AlertChange>,
}

/// The idempotency key of a request: a repeated request gets the same response.
#[derive(Clone, Debug)]
pub struct RequestKey {
    /// The user.
    pub user: String,
    /// The key that the user chose.
    pub key: String,
    /// The bit of the seat.
    pub bit: i64,
}

/// The outcome of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is stored durably.
    Stored,
    /// The table has changed since that version.
    Conflict,
    /// The key was used for another request.
    KeyUsed,
}

/// The tables that conflict, and why.
type Conflicts = (Appended, HashSet<String>);

type Pending = (Box<Append>, oneshot::Sender<Result<Appended, sqlx::Error>>);

/// A message to the writer.
#[derive(Debug)]
enum Command {
    Write(Pending),
    /// Accept no more, write what is pending, then drop the sender.
    Finish(oneshot::Sender<()>),
}

/// A handle of the writer.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Command>,
    counters: Arc<Counters>,
}

/// Totals since the start.
#[derive(Debug, Default)]
struct Counters {
    commits: AtomicU64,
    entries: AtomicU64,
}

/// The task that writes.
#[derive(Debug)]
struct WriterTask {
    kind: Kind,
    database: Database,
    notifier: Notifier,
    counters: Arc<Counters>,
}

impl Writer {
    pub(super) fn start(kind: Kind, database: Database, notifier: Notifier) -> Writer {
        let (sender, receiver) = mpsc::channel(4 * MAX_BATCH);
        let counters = Arc::<Counters>::default();
        let work = WriterTask { kind, database, notifier, counters: Arc::clone(&counters) }.run(receiver);
        match kind {
            Kind::Sqlite => spawn_thread(work),
            Kind::Postgres => drop(tokio::spawn(work)),
        }
        Writer { queue: sender, counters }
    }

    pub(super) fn written(&self) -> (u64, u64) {
        (self.counters.commits.load(Ordering::Relaxed), self.counters.entries.load(Ordering::Relaxed))
    }

    pub(super) async fn append(&self, append: Append) -> Result<Appended, sqlx::Error> {
        let (sender, receiver) = oneshot::channel();
        self.queue
            .send(Command::Write((Box::new(append), sender)))
            .await
            .map_err(|_| sqlx::Error::PoolClosed)?;
        receiver.await.map_err(|_| sqlx::Error::PoolClosed)?
    }

    /// Waits until all pending writes are done; no more are accepted.
    pub(super) async fn finish(&self) {
        let (finished, wait) = oneshot::channel();
        if self.queue.send(Command::Finish(finished)).await.is_ok() {
            let _ = wait.await;
        }
    }
}

/// Runs the writer on a thread of its own: on the shared runtime every statement would queue behind requests and streams.
/// A connection to PostgreSQL belongs to the runtime it was opened on, so there the writer stays on it.
fn spawn_thread(work: impl Future<Output = ()> + Send + 'static) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build();
    let runtime = runtime.expect("the system can create a runtime");
    let thread = std::thread::Builder::new().name("writer".into());
    thread.spawn(move || runtime.block_on(work)).expect("the system can start a thread");
}

impl WriterTask {
    /// Writes until it is told to finish or all handles are dropped.
    async fn run(self, mut queue: mpsc::Receiver<Command>) {
        let (mut commands, mut finishing) = (Vec::with_capacity(MAX_BATCH), Vec::new());
        while self.receive(&mut queue, &mut commands).await > 0 {
            let mut pending = Vec::with_capacity(commands.len());
            commands.drain(..).for_each(|command| match command {
                Command::Write(append) => pending.push(append),
                Command::Finish(finished) => finishing.push(finished),
            });
            if !finishing.is_empty() {
                queue.close();
            }
            self.write(pending).await;
        }
    }

    /// Waits for commands and returns how many arrived. Releases memory when idle.
    async fn receive(&self, queue: &mut mpsc::Receiver<Command>, commands: &mut Vec<Command>) -> usize {
        loop {
            match timeout(IDLE_AFTER, queue.recv_many(commands, MAX_BATCH)).await {
                Ok(count) => return count,
                Err(_) => self.database.shrink_memory().await,
            }
        }
    }

    /// Of several requests for one table only the first is tried. Once it is stored the others conflict: they were made for
    /// the version before.
    async fn write(&self, mut pending: Vec<Pending>) {
        while !pending.is_empty() {
            pending.sort_by(|(one, _), (other, _)| one.table.cmp(&other.table));
            let (mut firsts, mut others) = (Vec::<Pending>::with_capacity(pending.len()), Vec::new());
            for one in pending {
                let is_first = firsts.last().is_none_or(|(first, _)| first.table != one.0.table);
                if is_first { firsts.push(one) } else { others.push((firsts.len() - 1, one)) }
            }
            let (appends, senders): (Vec<Box<Append>>, Vec<_>) = firsts.into_iter().unzip();
            let outcomes = self.store(appends.iter().map(|append| &**append).collect()).await;
            pending = Vec::new();
            for (first, one) in others {
                match &outcomes[first] {
                    Ok(Appended::Stored) => drop(one.1.send(Ok(Appended::Conflict))),
                    Ok(Appended::Conflict | Appended::KeyUsed) => pending.push(one),
                    Err(error) => drop(one.1.send(Err(copy_of(error)))),
                }
            }
            senders.into_iter().zip(outcomes).for_each(|(sender, outcome)| drop(sender.send(outcome)));
        }
    }

    /// Stores appends of different tables, sorted by table. Returns the outcome of each.
    async fn store(&self, appends: Vec<&Append>) -> Vec<Result<Appended, sqlx::Error>> {
        let (mut remaining, mut conflicts) = (appends.clone(), HashMap::new());
        let failed = loop {
            match self.with_timeout(self.commit(&remaining)).await {
                Ok(None) => break None,
                Ok(Some((outcome, tables))) => {
                    remaining.retain(|append| !tables.contains(&append.table));
                    conflicts.extend(tables.into_iter().map(|table| (table, outcome)));
                }
                Err(error) => break Some(error),
            }
        };
        let outcome = |append: &Append| match (conflicts.get(&append.table), &failed) {
            (Some(outcome), _) => Ok(*outcome),
            (None, None) => Ok(Appended::Stored),
            (None, Some(error)) => Err(copy_of(error)),
        };
        appends.into_iter().map(outcome).collect()
    }

    /// Stores all of them in one transaction, or none and returns those that conflict. After an error it is unknown whether
    /// they were stored.
    async fn commit(&self, appends: &[&Append]) -> Result<Option<Conflicts>, sqlx::Error> {
        if appends.is_empty() {
            return Ok(None);
        }
        let (kind, mut tx) = (self.kind, self.database.begin().await?);
        let tables: Vec<&str> = appends.iter().map(|append| append.table.as_str()).collect();
        lock(kind, &mut tx, &tables).await?;
        if !claim(kind, &mut tx, appends).await? {
            tx.rollback().await?;
            return conflicts(Appended::Conflict, outdated(kind, &self.database.read(), appends).await?);
        }
        if !insert_keys(kind, &mut tx, appends).await? {
            tx.rollback().await?;
            return conflicts(Appended::KeyUsed, with_used_keys(kind, &self.database.read(), appends).await?);
        }
        let entries = insert_log(kind, &mut tx, appends).await?;
        game_addresses::insert(kind, &mut tx, &addresses(appends)).await?;
        results::record(kind, &mut tx, &ended(appends)).await?;
        for append in appends.iter().filter(|append| append.ended.is_some()) {
            game_addresses::delete(&mut tx, &append.table).await?;
        }
        let alerts: Vec<_> = appends.iter().flat_map(|append| &append.alerts).collect();
        alerts::apply(kind, &mut tx, &alerts).await?;
        let notifications: Vec<_> = appends.iter().map(|append| &append.notification).collect();
        self.notifier.notify(&mut tx, &notifications).await?;
        tx.commit().await?;
        self.counters.commits.fetch_add(1, Ordering::Relaxed);
        self.counters.entries.fetch_add(entries, Ordering::Relaxed);
        Ok(None)
    }

    async fn with_timeout<T>(
        &self,
        work: impl Future<Output = Result<T, sqlx::Error>>,
    ) -> Result<T, sqlx::Error> {
        match self.kind {
            Kind::Sqlite => work.await,
            Kind::Postgres => {
                let timed_out = |_| Err(sqlx::Error::Io(std::io::ErrorKind::TimedOut.into()));
                timeout(COMMIT_TIMEOUT, work).await.unwrap_or_else(timed_out)
            }
        }
    }
}

/// A copy of the error for another request of the same commit. A closed store is not a failure and stays distinguishable.
fn copy_of(error: &sqlx::Error) -> sqlx::Error {
    if matches!(error, sqlx::Error::PoolClosed) {
        return sqlx::Error::PoolClosed;
    }
    sqlx::Error::Protocol(error.to_string())
}

/// The conflicts of a commit. There is always one: versions only increase, and a used key stays used.
fn conflicts(outcome: Appended, tables: HashSet<String>) -> Result<Option<Conflicts>, sqlx::Error> {
    if tables.is_empty() { Err(sqlx::Error::RowNotFound) } else { Ok(Some((outcome, tables))) }
}

fn addresses<'a>(appends: &[&'a Append]) -> Vec<(&'a str, &'a GameAddress)> {
    appends.iter().filter_map(|append| Some((append.table.as_str(), append.address.as_ref()?))).collect()
}

fn ended<'a>(appends: &[&'a Append]) -> Vec<(&'a str, &'a GameResult)> {
    appends.iter().filter_map(|append| Some((append.table.as_str(), append.result.as_ref()?))).collect()
}
