//! How actions are stored: in order, one writer, and all that wait while a commit is under way share the next one.
//!
//! Each is decided on its own: whoever knew the table as it is wins, everybody else has lost and nothing changed.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use sqlx::{AnyPool, AssertSqlSafe};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use super::alerts::{self, Waking};
use super::news::{Herald, News};
use super::{Kind, Tx, lock, portions, results, values};
use crate::entry::Entry;
use crate::outcome::Outcome;
use crate::table::Table;

/// How many share a commit at most.
const MOST: usize = 256;
/// How long PostgreSQL may take to commit: one that has died without a word would hold up everybody for many minutes. What
/// it has stored all the same is told by its own news; SQLite tells none, and has no network to die of.
const TIME_LIMIT: Duration = Duration::from_secs(10);

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

impl Writer {
    pub(super) fn start(kind: Kind, pool: AnyPool, herald: Herald) -> Writer {
        let (sender, receiver) = mpsc::channel(4 * MOST);
        let written = Arc::<Written>::default();
        let work = work(kind, pool, herald, Arc::clone(&written), receiver);
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

/// Writes whatever is asked for, until it is told to finish or nobody can ask any more.
async fn work(
    kind: Kind,
    pool: AnyPool,
    herald: Herald,
    written: Arc<Written>,
    mut queue: mpsc::Receiver<Order>,
) {
    let (mut orders, mut finishing) = (Vec::with_capacity(MOST), Vec::new());
    while queue.recv_many(&mut orders, MOST).await > 0 {
        let mut waiting = Vec::with_capacity(orders.len());
        orders.drain(..).for_each(|order| match order {
            Order::Write(append) => waiting.push(append),
            Order::Finish(until) => finishing.push(until),
        });
        if !finishing.is_empty() {
            queue.close();
        }
        write(kind, &pool, &herald, &written, waiting).await;
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

impl Written {
    fn count(&self, appends: &[Append], appended: &[Appended]) {
        let stored = appends.iter().zip(appended).filter(|(_, appended)| **appended == Appended::Stored);
        let entries: usize = stored.map(|(append, _)| append.entries.len()).sum();
        self.commits.fetch_add(1, Ordering::Relaxed);
        self.entries.fetch_add(entries as u64, Ordering::Relaxed);
    }
}

/// A commit that failed stored nothing, or its answer was lost: everybody in it is told so.
async fn write(kind: Kind, pool: &AnyPool, herald: &Herald, written: &Written, waiting: Vec<Waiting>) {
    if waiting.is_empty() {
        return;
    }
    let waiting = waiting.into_iter().map(|(append, sender)| (*append, sender));
    let (appends, senders): (Vec<_>, Vec<_>) = waiting.unzip();
    let outcome = in_time(kind, commit(kind, pool, herald, &appends)).await;
    if let Ok(appended) = &outcome {
        written.count(&appends, appended);
    }
    for (index, sender) in senders.into_iter().enumerate() {
        let _ = sender.send(match &outcome {
            Ok(appended) => Ok(appended[index]),
            Err(error) => Err(same(error)),
        });
    }
}

async fn in_time<T>(
    kind: Kind,
    work: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    match kind {
        Kind::Sqlite => work.await,
        Kind::Postgres => {
            let late = |_| Err(sqlx::Error::Io(std::io::ErrorKind::TimedOut.into()));
            timeout(TIME_LIMIT, work).await.unwrap_or_else(late)
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

/// What was stored and what was not, all in one transaction. A used key is rare: the others then begin anew without it.
async fn commit(
    kind: Kind,
    pool: &AnyPool,
    herald: &Herald,
    appends: &[Append],
) -> Result<Vec<Appended>, sqlx::Error> {
    let mut order: Vec<usize> = (0..appends.len()).collect();
    order.sort_by(|first, second| appends[*first].table.cmp(&appends[*second].table));
    let mut appended = vec![Appended::Lost; appends.len()];
    loop {
        let mut tx = pool.begin().await?;
        let mut tables: Vec<&str> = order.iter().map(|index| appends[*index].table.as_str()).collect();
        tables.dedup();
        lock(kind, &mut tx, &tables).await?;
        let won = claim(kind, &mut tx, appends, order.clone()).await?;
        let used = store(kind, &mut tx, herald, appends, &won).await?;
        if used.is_empty() {
            tx.commit().await?;
            won.into_iter().for_each(|index| appended[index] = Appended::Stored);
            return Ok(appended);
        }
        tx.rollback().await?;
        order.retain(|index| !used.contains(index));
        used.into_iter().for_each(|index| appended[index] = Appended::KeyUsed);
    }
}

/// Stores what was won; those whose key was used before, so that nothing may be stored.
async fn store(
    kind: Kind,
    tx: &mut Tx,
    herald: &Herald,
    appends: &[Append],
    won: &[usize],
) -> Result<Vec<usize>, sqlx::Error> {
    let used = insert_keys(kind, tx, appends, won).await?;
    if used.is_empty() {
        let won: Vec<&Append> = won.iter().map(|index| &appends[*index]).collect();
        insert_log(kind, tx, &won).await?;
        results::record(kind, tx, &ended(&won)).await?;
        alerts::insert(kind, tx, &won.iter().flat_map(|append| &append.waking).collect::<Vec<_>>()).await?;
        herald.tell(tx, &won.iter().map(|append| &append.news).collect::<Vec<_>>()).await?;
    }
    Ok(used)
}

fn ended<'a>(won: &[&'a Append]) -> Vec<(&'a str, &'a Outcome)> {
    won.iter().filter_map(|append| Some((append.table.as_str(), append.outcome.as_ref()?))).collect()
}

/// Whoever knows the version wins, of several for one table the first.
async fn claim(
    kind: Kind,
    tx: &mut Tx,
    appends: &[Append],
    mut left: Vec<usize>,
) -> Result<Vec<usize>, sqlx::Error> {
    let mut all = Vec::new();
    while !left.is_empty() {
        let same = |first: &usize, second: &usize| appends[*first].table == appends[*second].table;
        let firsts: Vec<usize> = left.chunk_by(same).map(|same| same[0]).collect();
        left.retain(|index| !firsts.contains(index));
        for portion in portions(&firsts) {
            let won = claim_portion(kind, tx, appends, portion).await?;
            all.extend(portion.iter().filter(|index| won.contains(&appends[**index].table)));
        }
    }
    Ok(all)
}

/// The tables that were won.
async fn claim_portion(
    kind: Kind,
    tx: &mut Tx,
    appends: &[Append],
    portion: &[usize],
) -> Result<Vec<String>, sqlx::Error> {
    let sql = format!(
        "WITH wish (id, version, ply, phase, asked, due, ended) AS (VALUES {})
         UPDATE tables SET version = tables.version + 1, ply = wish.ply, phase = wish.phase, asked = wish.asked,
         due = wish.due, ended = wish.ended, proposal = NULL
         FROM wish WHERE tables.id = wish.id AND tables.version = wish.version RETURNING tables.id",
        values(kind, portion.len(), 7)
    );
    let mut query = sqlx::query_scalar(AssertSqlSafe(sql));
    for append in portion.iter().map(|index| &appends[*index]) {
        let ply = append.first + append.entries.len() as i64;
        query = query.bind(&append.table).bind(append.version).bind(ply).bind(append.phase);
        query = query.bind(append.asked).bind(append.due).bind(append.ended);
    }
    query.fetch_all(&mut **tx).await
}

async fn insert_log(kind: Kind, tx: &mut Tx, won: &[&Append]) -> Result<(), sqlx::Error> {
    let rows: Vec<_> = won
        .iter()
        .flat_map(|append| (append.first..).zip(&append.entries).map(move |row| (append, row)))
        .collect();
    for rows in portions(&rows) {
        let values = values(kind, rows.len(), 4);
        let sql = format!("INSERT INTO log (table_id, ply, entry, at) VALUES {values}");
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for (append, (ply, entry)) in rows {
            query = query.bind(&append.table).bind(*ply).bind(*entry).bind(append.at);
        }
        query.execute(&mut **tx).await?;
    }
    Ok(())
}

/// Keeps keys; those that were used before.
async fn insert_keys(
    kind: Kind,
    tx: &mut Tx,
    appends: &[Append],
    won: &[usize],
) -> Result<Vec<usize>, sqlx::Error> {
    let key = |index: &usize| appends[*index].key.as_ref().map(|key| (*index, &appends[*index], key));
    let rows: Vec<_> = won.iter().filter_map(key).collect();
    let mut used = Vec::new();
    for rows in portions(&rows) {
        let sql = format!(
            "INSERT INTO request_keys (table_id, user_id, request_key, bit, first, entries) VALUES {}
             ON CONFLICT DO NOTHING RETURNING table_id",
            values(kind, rows.len(), 6)
        );
        let mut query = sqlx::query_scalar(AssertSqlSafe(sql));
        for (_, append, key) in rows {
            query = query.bind(&append.table).bind(&key.user).bind(&key.key).bind(key.bit);
            query = query.bind(append.first).bind(append.entries.len() as i64);
        }
        let kept: Vec<String> = query.fetch_all(&mut **tx).await?;
        let is_kept = |append: &Append| kept.contains(&append.table);
        used.extend(rows.iter().filter(|(_, append, _)| !is_kept(append)).map(|(index, ..)| *index));
    }
    Ok(used)
}
