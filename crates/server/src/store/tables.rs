//! Tables, their seats and their logs as rows.

use sqlx::AssertSqlSafe;

use super::alerts::{self, AlertChange};
use super::{Append, Appended, Kind, Notification, Store, Tx, chunks, placeholders};

/// The row of a table.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the columns of the table `tables`")]
pub struct TableRow {
    pub id: String,
    pub owner: String,
    pub terms: String,
    pub phase: String,
    pub listed: i64,
    pub invitation: String,
    pub origin: Option<String>,
    pub next: Option<String>,
    pub created: i64,
    pub started: Option<i64>,
    pub ended: Option<i64>,
    pub rules: i64,
    pub edition: String,
    pub setup: Option<String>,
    pub seed: Option<String>,
    pub ply: i64,
    pub version: i64,
    pub quiet: i64,
    pub asked: i64,
    pub due: Option<i64>,
    pub proposal: Option<String>,
    pub unrated: Option<String>,
}

from_row!(TableRow {
    id,
    owner,
    terms,
    phase,
    listed,
    invitation,
    origin,
    next,
    created,
    started,
    ended,
    rules,
    edition,
    setup,
    seed,
    ply,
    version,
    quiet,
    asked,
    due,
    proposal,
    unrated
});

/// The row of a seat, with the name of its user.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the columns of the table `seats`")]
pub struct SeatRow {
    pub bit: i64,
    pub user_id: Option<String>,
    pub name: Option<String>,
    pub level: Option<String>,
    pub ready: i64,
    pub since: i64,
    pub clock: Option<i64>,
    pub ahead: String,
}

from_row!(SeatRow { bit, user_id, name, level, ready, since, clock, ahead });

/// A table to insert.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Its row.
    pub table: TableRow,
    /// Its seats.
    pub seats: Vec<SeatRow>,
    /// The entries of its log.
    pub entries: Vec<String>,
}

/// One entry of a log.
#[derive(Clone, Debug)]
pub struct LogRow {
    /// Its text.
    pub entry: String,
    /// When it was logged.
    pub at: i64,
}

from_row!(LogRow { entry, at });

/// A table in a list.
#[derive(Clone, Debug)]
pub struct TableListRow {
    /// Its id.
    pub id: String,
    /// Its version.
    pub version: i64,
}

from_row!(TableListRow { id, version });

/// The number of tables listed at a time.
pub const TABLE_PAGE: usize = 50;

/// A list of tables.
#[derive(Clone, Debug)]
pub enum TableList {
    /// Public tables with a free seat.
    Open,
    /// Public tables with a game in progress.
    Watch,
    /// Tables a user owns or has a seat at, the latest first.
    Mine(String),
    /// Tables that wait for a user.
    Awaited(String),
    /// Games a user has finished.
    Finished(String),
}

/// A request that was played before, found by its idempotency key.
#[derive(Clone, Debug)]
pub struct RequestKeyRow {
    /// The bit of the seat.
    pub bit: i64,
    /// The ply of its first entry.
    pub first: i64,
    /// The number of its entries.
    pub entries: i64,
}

from_row!(RequestKeyRow { bit, first, entries });

impl Store {
    /// Inserts a table and notifies other processes.
    pub async fn add_table(
        &self,
        table: &NewTable,
        alerts: &[AlertChange],
        notification: &Notification,
    ) -> Result<(), sqlx::Error> {
        let mut tx = self.begin().await?;
        insert_table(self.kind, &mut tx, table).await?;
        alerts::apply(self.kind, &mut tx, &alerts.iter().collect::<Vec<_>>()).await?;
        self.notify(&mut tx, notification).await?;
        tx.commit().await
    }

    /// Inserts many tables in one commit, without alerts or notifications.
    pub async fn add_tables(&self, tables: &[NewTable]) -> Result<(), sqlx::Error> {
        let mut tx = self.begin().await?;
        for table in tables {
            insert_table(self.kind, &mut tx, table).await?;
        }
        tx.commit().await
    }

    /// Updates a table and its seats, but not its log; false if its version is not `version` any more.
    pub async fn save_table(
        &self,
        table: &TableRow,
        seats: &[SeatRow],
        version: i64,
        alerts: &[AlertChange],
        notification: &Notification,
    ) -> Result<bool, sqlx::Error> {
        let mut tx = self.begin().await?;
        let is_saved = update_table(&mut tx, table, seats, version).await?;
        if is_saved {
            alerts::apply(self.kind, &mut tx, &alerts.iter().collect::<Vec<_>>()).await?;
            self.notify(&mut tx, notification).await?;
        }
        tx.commit().await?;
        Ok(is_saved)
    }

    /// Appends entries to a log durably, unless the table has changed.
    pub async fn append(&self, append: Append) -> Result<Appended, sqlx::Error> {
        self.writer.append(append).await
    }

    /// The version of a table.
    pub async fn version(&self, table: &str) -> Result<Option<i64>, sqlx::Error> {
        let query = sqlx::query_scalar("SELECT version FROM tables WHERE id = $1");
        query.bind(table).fetch_optional(&self.read()).await
    }

    /// The row of a table.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT id, owner, terms, phase, listed, invitation, origin, next, created, started, ended, rules, edition,
             setup, seed, ply, version, quiet, asked, due, proposal, unrated FROM tables WHERE id = $1",
        );
        query.bind(id).fetch_optional(&self.read()).await
    }

    /// The rows of a table's seats.
    pub async fn seats(&self, table: &str) -> Result<Vec<SeatRow>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT seats.bit, seats.user_id, users.name, seats.level, seats.ready, seats.since, seats.clock, seats.ahead
             FROM seats LEFT JOIN users ON users.id = seats.user_id WHERE seats.table_id = $1 ORDER BY seats.bit",
        );
        query.bind(table).fetch_all(&self.read()).await
    }

    /// The entries of a log from that ply on.
    pub async fn log(&self, table: &str, from: usize) -> Result<Vec<LogRow>, sqlx::Error> {
        let query =
            sqlx::query_as("SELECT entry, at FROM log WHERE table_id = $1 AND ply >= $2 ORDER BY ply");
        query.bind(table).bind(i64::try_from(from).unwrap_or(i64::MAX)).fetch_all(&self.read()).await
    }

    /// The request of a user with this idempotency key.
    pub async fn request_key(
        &self,
        table: &str,
        user: &str,
        key: &str,
    ) -> Result<Option<RequestKeyRow>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT bit, first, entries FROM request_keys
             WHERE table_id = $1 AND user_id = $2 AND request_key = $3",
        );
        query.bind(table).bind(user).bind(key).fetch_optional(&self.read()).await
    }

    /// The tables whose deadline has passed at that time.
    pub async fn due(&self, by: i64) -> Result<Vec<String>, sqlx::Error> {
        let query = sqlx::query_scalar("SELECT id FROM tables WHERE due <= $1 ORDER BY due LIMIT 1000");
        query.bind(by).fetch_all(&self.read()).await
    }

    /// Whether the deadline of a table has passed and its version is unchanged.
    pub async fn is_due(&self, table: &str, version: i64, by: i64) -> Result<bool, sqlx::Error> {
        let sql = "SELECT COUNT(*) FROM tables WHERE id = $1 AND version = $2 AND due <= $3";
        let query = sqlx::query_scalar(sql).bind(table).bind(version).bind(by);
        query.fetch_one(&self.read()).await.map(|count: i64| count > 0)
    }

    /// Sets the deadline of open tables that have none: older versions never closed them.
    pub async fn set_open_deadlines(&self, due: i64) -> Result<(), sqlx::Error> {
        let query = sqlx::query("UPDATE tables SET due = $1 WHERE phase = 'open' AND due IS NULL");
        self.execute(query.bind(due)).await.map(|_| ())
    }

    /// Sets the deadline of a table that cannot be read.
    pub async fn force_deadline(&self, table: &str, due: i64) -> Result<(), sqlx::Error> {
        let query = sqlx::query("UPDATE tables SET due = $1 WHERE id = $2");
        self.execute(query.bind(due).bind(table)).await.map(|_| ())
    }

    /// Sets the deadline of a table unless it has changed since that version.
    pub async fn set_deadline(&self, table: &str, version: i64, due: Option<i64>) -> Result<(), sqlx::Error> {
        let query = sqlx::query("UPDATE tables SET due = $1 WHERE id = $2 AND version = $3");
        self.execute(query.bind(due).bind(table).bind(version)).await.map(|_| ())
    }

    /// The open tables that a user owns or has a seat at, and the running games with a seat of theirs.
    pub async fn active_tables_of(&self, user: &str) -> Result<Vec<String>, sqlx::Error> {
        let query = sqlx::query_scalar(
            "SELECT tables.id FROM seats CROSS JOIN tables WHERE seats.user_id = $1 AND tables.id = seats.table_id
             AND tables.phase IN ('open', 'playing')
             UNION SELECT id FROM tables WHERE owner = $2 AND phase = 'open'",
        );
        query.bind(user).bind(user).fetch_all(&self.read()).await
    }

    /// Lists at most [`TABLE_PAGE`] tables after the first `skip`. A user's tables are found by their seats, with a `CROSS
    /// JOIN` because SQLite would otherwise scan all tables; a user with two seats finds the table once.
    pub async fn list(&self, list: &TableList, skip: u32) -> Result<Vec<TableListRow>, sqlx::Error> {
        let (sql, user, users) = match list {
            TableList::Open => {
                let sql = "SELECT id, version FROM tables WHERE phase = 'open' AND listed = 1 AND EXISTS
                     (SELECT 1 FROM seats WHERE table_id = tables.id AND user_id IS NULL AND level IS NULL)
                     ORDER BY created DESC, id";
                (sql, "", 0)
            }
            TableList::Watch => {
                let sql = "SELECT id, version FROM tables WHERE phase = 'playing' AND listed = 1
                     ORDER BY created DESC, id";
                (sql, "", 0)
            }
            TableList::Mine(user) => {
                let sql = "SELECT tables.id, tables.version, tables.created FROM seats CROSS JOIN tables
                     WHERE seats.user_id = $1 AND tables.id = seats.table_id AND tables.phase IN ('open', 'playing')
                     UNION SELECT id, version, created FROM tables WHERE owner = $2 AND phase = 'open'
                     ORDER BY created DESC, id";
                (sql, user.as_str(), 2)
            }
            TableList::Awaited(user) => {
                let sql =
                    "SELECT DISTINCT tables.id, tables.version, tables.created FROM seats CROSS JOIN tables
                     WHERE seats.user_id = $1 AND tables.id = seats.table_id AND seats.level IS NULL
                     AND tables.phase = 'playing' AND (tables.asked & seats.bit) <> 0
                     ORDER BY tables.created, tables.id";
                (sql, user.as_str(), 1)
            }
            TableList::Finished(user) => {
                let sql =
                    "SELECT DISTINCT tables.id, tables.version, tables.ended FROM seats CROSS JOIN tables
                     WHERE seats.user_id = $1 AND tables.id = seats.table_id AND tables.phase = 'over'
                     ORDER BY tables.ended DESC, tables.id";
                (sql, user.as_str(), 1)
            }
        };
        let sql = format!("{sql} LIMIT {TABLE_PAGE} OFFSET ${}", users + 1);
        let query = (0..users).fold(sqlx::query_as(AssertSqlSafe(sql)), |query, _| query.bind(user));
        let query = query.bind(i64::from(skip));
        query.fetch_all(&self.read()).await
    }
}

async fn insert_table(kind: Kind, tx: &mut Tx, new: &NewTable) -> Result<(), sqlx::Error> {
    let query = sqlx::query(
        "INSERT INTO tables (id, owner, terms, phase, listed, invitation, origin, created, rules, edition,
         ply, version, asked) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, $11, 0)",
    );
    let table = &new.table;
    let query = query.bind(&table.id).bind(&table.owner).bind(&table.terms).bind(&table.phase);
    let query = query.bind(table.listed).bind(&table.invitation).bind(&table.origin).bind(table.created);
    let query = query.bind(table.rules).bind(&table.edition).bind(table.version);
    query.execute(&mut **tx).await?;
    update_table(tx, table, &new.seats, table.version).await?;
    insert_entries(kind, tx, new).await
}

/// Updates everything that can change except the log.
async fn update_table(
    tx: &mut Tx,
    table: &TableRow,
    seats: &[SeatRow],
    version: i64,
) -> Result<bool, sqlx::Error> {
    let query = sqlx::query(
        "UPDATE tables SET owner = $1, phase = $2, next = $3, started = $4, ended = $5, setup = $6, seed = $7,
         ply = $8, asked = $9, due = $10, proposal = $11, version = $12, quiet = $13 WHERE id = $14 AND version = $15",
    );
    let query = query.bind(&table.owner).bind(&table.phase).bind(&table.next).bind(table.started);
    let query = query.bind(table.ended).bind(&table.setup).bind(&table.seed);
    let query = query.bind(table.ply).bind(table.asked).bind(table.due);
    let query = query.bind(&table.proposal).bind(table.version).bind(table.quiet).bind(&table.id);
    if query.bind(version).execute(&mut **tx).await?.rows_affected() == 0 {
        return Ok(false);
    }
    sqlx::query("DELETE FROM seats WHERE table_id = $1").bind(&table.id).execute(&mut **tx).await?;
    for seat in seats {
        insert_seat(tx, &table.id, seat).await?;
    }
    Ok(true)
}

async fn insert_seat(tx: &mut Tx, table: &str, seat: &SeatRow) -> Result<(), sqlx::Error> {
    let query = sqlx::query(
        "INSERT INTO seats (table_id, bit, user_id, level, ready, since, clock, ahead)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    );
    let query = query.bind(table).bind(seat.bit).bind(&seat.user_id).bind(&seat.level).bind(seat.ready);
    query.bind(seat.since).bind(seat.clock).bind(&seat.ahead).execute(&mut **tx).await.map(|_| ())
}

/// Inserts the entries of a game that was not dealt here: a record or a branch.
async fn insert_entries(kind: Kind, tx: &mut Tx, new: &NewTable) -> Result<(), sqlx::Error> {
    let entries: Vec<(i64, &String)> = (0..).zip(&new.entries).collect();
    for rows in chunks(&entries) {
        let placeholders = placeholders(kind, rows.len(), 4);
        let sql = format!("INSERT INTO log (table_id, ply, entry, at) VALUES {placeholders}");
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for (ply, entry) in rows {
            query = query.bind(&new.table.id).bind(*ply).bind(*entry).bind(new.table.created);
        }
        query.execute(&mut **tx).await?;
    }
    Ok(())
}
