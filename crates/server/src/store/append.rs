//! How actions are stored: in order, one writer, and all that wait while a commit is under way share the next one.
//!
//! Each is decided on its own: whoever knew the table as it is wins, everybody else has lost and nothing changed. Nearly
//! always all win, so they are stored together or not at all; where some do not fit they are looked for, and the others tried
//! again without them.

mod statements;

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use super::alerts::{self, Waking};
use super::database::Database;
use super::news::{Herald, News};
use super::{Kind, lock, results};
use crate::entry::Entry;
use crate::outcome::Outcome;
use crate::table::Table;
use statements::{claim, insert_keys, insert_log, outdated, with_used_keys};

/// How many share a commit at most.
const MOST: usize = 256;
/// How long PostgreSQL may take to commit: one that has died without a word would hold up everybody for many minutes. What
/// it has stored all the same is told by its own news; SQLite tells none, and has no network to die of.
const TIME_LIMIT: Duration = Duration::from_secs(10);
/// How long nothing is written until the memory for it is given back.
const REST: Duration = Duration::from_secs(30);

/// Entries to be stored, with what the table is after them.
#[derive(Debug)]
pub struct Append {
    table: String,
    /// The version of the table they were made for.
    version: i64,
    first: i64,
    entries: Vec<String>,
    at: i64,
    phase: &'static str,
    asked: i64,
    due: Option<i64>,
    ended: Option<i64>,
    key: Option<Key>,
    pub(crate) news: News,
    outcome: Option<Outcome>,
    waking: Vec<Waking>,
}

/// The key of a request: asked again with the same one, the answer is the same.
#[derive(Clone, Debug)]
pub struct Key {
    /// Whose.
    pub user: String,
    /// What they called it.
    pub key: String,
    /// For which seat.
    pub bit: i64,
}

/// What became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is stored and will survive.
    Stored,
    /// Somebody else was first.
    Lost,
    /// Their key was used for another request.
    KeyUsed,
}

impl Append {
    /// What leads from the one table to the other.
    pub fn new(before: &Table, after: &Table, entries: &[Entry], now: i64, key: Option<Key>) -> Append {
        let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        Append {
            table: before.id.clone(),
            version: before.version,
            first: count(before.ply()),
            entries: entries.iter().map(Entry::to_string).collect(),
            at: now,
            phase: after.phase.word(),
            asked: after.asked_bits(),
            due: after.due(now),
            ended: after.ended,
            key,
            news: News::of(Some(before), after),
            outcome: Outcome::of(after),
            waking: Vec::new(),
        }
    }

    /// With those who are to be alerted.
    pub fn waking(self, waking: Vec<Waking>) -> Append {
        Append { waking, ..self }
    }
}

/// The tables at which nothing can be stored, and why.
type Unfit = (Appended, HashSet<String>);

type Waiting = (Box<Append>, oneshot::Sender<Result<Appended, sqlx::Error>>);

/// What the one who writes is asked for.
#[derive(Debug)]
enum Order {
    Write(Waiting),
    /// To take no more, write what waits, and then let go of this.
    Finish(oneshot::Sender<()>),
}

/// The way to the one who writes.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Order>,
    written: Arc<Written>,
}

/// What was written so far.
#[derive(Debug, Default)]
struct Written {
    commits: AtomicU64,
    entries: AtomicU64,
}

/// Who writes, and with what.
#[derive(Debug)]
struct Desk {
    kind: Kind,
    database: Database,
    herald: Herald,
    written: Arc<Written>,
}

impl Writer {
    pub(super) fn start(kind: Kind, database: Database, herald: Herald) -> Writer {
        let (sender, receiver) = mpsc::channel(4 * MOST);
        let written = Arc::<Written>::default();
        let work = Desk { kind, database, herald, written: Arc::clone(&written) }.work(receiver);
        match kind {
            Kind::Sqlite => on_its_own(work),
            Kind::Postgres => drop(tokio::spawn(work)),
        }
        Writer { queue: sender, written }
    }

    pub(super) fn written(&self) -> (u64, u64) {
        (self.written.commits.load(Ordering::Relaxed), self.written.entries.load(Ordering::Relaxed))
    }

    pub(super) async fn append(&self, append: Append) -> Result<Appended, sqlx::Error> {
        let (sender, receiver) = oneshot::channel();
        self.queue
            .send(Order::Write((Box::new(append), sender)))
            .await
            .map_err(|_| sqlx::Error::PoolClosed)?;
        receiver.await.map_err(|_| sqlx::Error::PoolClosed)?
    }

    /// Waits until nothing is under way any more; from now on nothing is taken.
    pub(super) async fn finish(&self) {
        let (until, ended) = oneshot::channel();
        if self.queue.send(Order::Finish(until)).await.is_ok() {
            let _ = ended.await;
        }
    }
}

/// On a thread of its own: among requests and streams each statement would wait until it is its turn, and whoever waits for
/// the commit with it. A connection to PostgreSQL belongs to the threads it was opened on, so there it stays among them.
fn on_its_own(work: impl Future<Output = ()> + Send + 'static) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build();
    let runtime = runtime.expect("a thread can wait");
    let thread = std::thread::Builder::new().name("writer".into());
    thread.spawn(move || runtime.block_on(work)).expect("a thread can be started");
}

impl Desk {
    /// Writes whatever is asked for, until it is told to finish or nobody can ask any more.
    async fn work(self, mut queue: mpsc::Receiver<Order>) {
        let (mut orders, mut finishing) = (Vec::with_capacity(MOST), Vec::new());
        while self.wait(&mut queue, &mut orders).await > 0 {
            let mut waiting = Vec::with_capacity(orders.len());
            orders.drain(..).for_each(|order| match order {
                Order::Write(append) => waiting.push(append),
                Order::Finish(until) => finishing.push(until),
            });
            if !finishing.is_empty() {
                queue.close();
            }
            self.write(waiting).await;
        }
    }

    /// Waits until something is asked for; how much. Whoever has waited for long gives back what is only for the next.
    async fn wait(&self, queue: &mut mpsc::Receiver<Order>, orders: &mut Vec<Order>) -> usize {
        loop {
            match timeout(REST, queue.recv_many(orders, MOST)).await {
                Ok(count) => return count,
                Err(_) => self.database.shrink_memory().await,
            }
        }
    }

    /// Of several for one table the first is tried. Once it is stored the others have lost: they knew the table as it was
    /// before.
    async fn write(&self, mut waiting: Vec<Waiting>) {
        while !waiting.is_empty() {
            waiting.sort_by(|(one, _), (other, _)| one.table.cmp(&other.table));
            let (mut firsts, mut others) = (Vec::<Waiting>::with_capacity(waiting.len()), Vec::new());
            for one in waiting {
                let is_first = firsts.last().is_none_or(|(first, _)| first.table != one.0.table);
                if is_first { firsts.push(one) } else { others.push((firsts.len() - 1, one)) }
            }
            let (appends, senders): (Vec<Box<Append>>, Vec<_>) = firsts.into_iter().unzip();
            let decided = self.decide(appends.iter().map(|append| &**append).collect()).await;
            waiting = Vec::new();
            for (first, one) in others {
                match &decided[first] {
                    Ok(Appended::Stored) => drop(one.1.send(Ok(Appended::Lost))),
                    Ok(Appended::Lost | Appended::KeyUsed) => waiting.push(one),
                    Err(error) => drop(one.1.send(Err(same(error)))),
                }
            }
            senders.into_iter().zip(decided).for_each(|(sender, decided)| drop(sender.send(decided)));
        }
    }

    /// What becomes of each; they are of different tables and in the order of those.
    async fn decide(&self, appends: Vec<&Append>) -> Vec<Result<Appended, sqlx::Error>> {
        let (mut left, mut unfit) = (appends.clone(), HashMap::new());
        let failed = loop {
            match self.in_time(self.commit(&left)).await {
                Ok(None) => break None,
                Ok(Some((why, tables))) => {
                    left.retain(|append| !tables.contains(&append.table));
                    unfit.extend(tables.into_iter().map(|table| (table, why)));
                }
                Err(error) => break Some(error),
            }
        };
        let decided = |append: &Append| match (unfit.get(&append.table), &failed) {
            (Some(why), _) => Ok(*why),
            (None, None) => Ok(Appended::Stored),
            (None, Some(error)) => Err(same(error)),
        };
        appends.into_iter().map(decided).collect()
    }

    /// Stores all of them in one transaction, or nothing: then it is told which do not fit, and why. If it fails nothing is
    /// stored, or its answer was lost.
    async fn commit(&self, appends: &[&Append]) -> Result<Option<Unfit>, sqlx::Error> {
        if appends.is_empty() {
            return Ok(None);
        }
        let (kind, mut tx) = (self.kind, self.database.begin().await?);
        let tables: Vec<&str> = appends.iter().map(|append| append.table.as_str()).collect();
        lock(kind, &mut tx, &tables).await?;
        if !claim(kind, &mut tx, appends).await? {
            tx.rollback().await?;
            return some(Appended::Lost, outdated(kind, &self.database.read(), appends).await?);
        }
        if !insert_keys(kind, &mut tx, appends).await? {
            tx.rollback().await?;
            return some(Appended::KeyUsed, with_used_keys(kind, &self.database.read(), appends).await?);
        }
        let entries = insert_log(kind, &mut tx, appends).await?;
        results::record(kind, &mut tx, &ended(appends)).await?;
        let waking: Vec<_> = appends.iter().flat_map(|append| &append.waking).collect();
        alerts::insert(kind, &mut tx, &waking).await?;
        let news: Vec<_> = appends.iter().map(|append| &append.news).collect();
        self.herald.tell(&mut tx, &news).await?;
        tx.commit().await?;
        self.written.commits.fetch_add(1, Ordering::Relaxed);
        self.written.entries.fetch_add(entries, Ordering::Relaxed);
        Ok(None)
    }

    async fn in_time<T>(&self, work: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
        match self.kind {
            Kind::Sqlite => work.await,
            Kind::Postgres => {
                let late = |_| Err(sqlx::Error::Io(std::io::ErrorKind::TimedOut.into()));
                timeout(TIME_LIMIT, work).await.unwrap_or_else(late)
            }
        }
    }
}

/// The error once more, for the next who shared the commit. That the store is closed is no failure and stays what it is.
fn same(error: &sqlx::Error) -> sqlx::Error {
    if matches!(error, sqlx::Error::PoolClosed) {
        return sqlx::Error::PoolClosed;
    }
    sqlx::Error::Protocol(error.to_string())
}

/// Whatever did not fit does not fit later either: a version only grows, and a key stays used. So it is always found.
fn some(why: Appended, tables: HashSet<String>) -> Result<Option<Unfit>, sqlx::Error> {
    if tables.is_empty() { Err(sqlx::Error::RowNotFound) } else { Ok(Some((why, tables))) }
}

fn ended<'a>(appends: &[&'a Append]) -> Vec<(&'a str, &'a Outcome)> {
    appends.iter().filter_map(|append| Some((append.table.as_str(), append.outcome.as_ref()?))).collect()
}
