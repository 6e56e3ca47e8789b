//! Tables, their seats and their logs as rows.

use sqlx::AssertSqlSafe;

use super::alerts::{self, Waking};
use super::{Append, Appended, Kind, News, Store, Tx, portions, values};
use crate::entry::Entry;
use crate::seat::Seat;
use crate::table::Table;
use crate::terms::Access;

/// A table's row.
#[derive(Clone, Debug)]
pub(crate) struct TableRow {
    pub(crate) id: String,
    pub(crate) owner: String,
    pub(crate) terms: String,
    pub(crate) phase: String,
    pub(crate) invitation: String,
    pub(crate) origin: Option<String>,
    pub(crate) next: Option<String>,
    pub(crate) created: i64,
    pub(crate) started: Option<i64>,
    pub(crate) ended: Option<i64>,
    pub(crate) rules: i64,
    pub(crate) edition: String,
    pub(crate) setup: Option<String>,
    pub(crate) seed: Option<String>,
    pub(crate) version: i64,
    pub(crate) quiet: i64,
    pub(crate) proposal: Option<String>,
}

from_row!(TableRow {
    id,
    owner,
    terms,
    phase,
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
    version,
    quiet,
    proposal
});

/// A seat's row, with the name of its user.
#[derive(Clone, Debug)]
pub(crate) struct SeatRow {
    pub(crate) bit: i64,
    pub(crate) user_id: Option<String>,
    pub(crate) name: Option<String>,
    pub(crate) level: Option<String>,
    pub(crate) ready: i64,
    pub(crate) since: i64,
    pub(crate) clock: Option<i64>,
    pub(crate) ahead: String,
}

from_row!(SeatRow { bit, user_id, name, level, ready, since, clock, ahead });

/// One entry of a log.
#[derive(Clone, Debug)]
pub struct LogRow {
    /// What.
    pub entry: String,
    /// When.
    pub at: i64,
}

from_row!(LogRow { entry, at });

/// A table on a list.
#[derive(Clone, Debug)]
pub struct Listed {
    /// Which.
    pub id: String,
    /// Who must decide there, a bit for each seat.
    pub asked: i64,
}

from_row!(Listed { id, asked });

/// So many tables are listed at a time.
pub const MOST_LISTED: usize = 50;

/// Which tables to list.
#[derive(Clone, Debug)]
pub enum List {
    /// Public ones with a free seat.
    Open,
    /// Public ones where a game goes on.
    Watch,
    /// Those a user owns or has a seat at, the latest first.
    Mine(String),
    /// Those where a user is awaited.
    Awaited(String),
    /// Games a user has finished.
    Finished(String),
}

/// A request that was obeyed before.
#[derive(Clone, Debug)]
pub(crate) struct Obeyed {
    pub(crate) bit: i64,
    pub(crate) first: i64,
    pub(crate) entries: i64,
}

from_row!(Obeyed { bit, first, entries });

impl Store {
    /// Keeps a new table with its seats and whatever was played at it already, and tells other processes. What there is to
    /// tell.
    pub async fn add_table(
        &self,
        table: &Table,
        rules: u16,
        now: i64,
        waking: &[Waking],
    ) -> Result<News, sqlx::Error> {
        let news = News::of(None, table);
        let mut tx = self.begin().await?;
        insert_table(self.kind, &mut tx, table, rules, now).await?;
        alerts::insert(self.kind, &mut tx, &waking.iter().collect::<Vec<_>>()).await?;
        self.tell(&mut tx, &news).await?;
        tx.commit().await?;
        Ok(news)
    }

    /// Keeps many new tables in one commit; nobody is alerted.
    pub async fn add_tables(&self, tables: &[Table], rules: u16, now: i64) -> Result<(), sqlx::Error> {
        let mut tx = self.begin().await?;
        for table in tables {
            insert_table(self.kind, &mut tx, table, rules, now).await?;
        }
        tx.commit().await
    }

    /// Keeps a table that changed in anything but its log; false where somebody else changed it first.
    pub async fn save_table(
        &self,
        table: &Table,
        version: i64,
        now: i64,
        waking: &[Waking],
        news: &News,
    ) -> Result<bool, sqlx::Error> {
        let mut tx = self.begin().await?;
        let is_saved = write_table(&mut tx, table, version, now).await?;
        if is_saved {
            alerts::insert(self.kind, &mut tx, &waking.iter().collect::<Vec<_>>()).await?;
            self.tell(&mut tx, news).await?;
        }
        tx.commit().await?;
        Ok(is_saved)
    }

    /// Adds entries to a log, durably; or somebody else was first.
    pub async fn append(&self, append: Append) -> Result<Appended, sqlx::Error> {
        self.writer.append(append).await
    }

    /// The version of a table.
    pub async fn version(&self, table: &str) -> Result<Option<i64>, sqlx::Error> {
        let query = sqlx::query_scalar("SELECT version FROM tables WHERE id = $1");
        query.bind(table).fetch_optional(&self.read()).await
    }

    pub(crate) async fn table(&self, id: &str) -> Result<Option<TableRow>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT id, owner, terms, phase, invitation, origin, next, created, started, ended, rules, edition,
             setup, seed, version, quiet, proposal FROM tables WHERE id = $1",
        );
        query.bind(id).fetch_optional(&self.read()).await
    }

    pub(crate) async fn seats(&self, table: &str) -> Result<Vec<SeatRow>, sqlx::Error> {
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

    pub(crate) async fn obeyed(
        &self,
        table: &str,
        user: &str,
        key: &str,
    ) -> Result<Option<Obeyed>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT bit, first, entries FROM request_keys
             WHERE table_id = $1 AND user_id = $2 AND request_key = $3",
        );
        query.bind(table).bind(user).bind(key).fetch_optional(&self.read()).await
    }

    /// The tables somebody must look after by then.
    pub async fn due(&self, by: i64) -> Result<Vec<String>, sqlx::Error> {
        let query = sqlx::query_scalar("SELECT id FROM tables WHERE due <= $1 ORDER BY due LIMIT 1000");
        query.bind(by).fetch_all(&self.read()).await
    }

    /// Is that time past for a table, and has it not changed since that version?
    pub async fn is_due(&self, table: &str, version: i64, by: i64) -> Result<bool, sqlx::Error> {
        let sql = "SELECT COUNT(*) FROM tables WHERE id = $1 AND version = $2 AND due <= $3";
        let query = sqlx::query_scalar(sql).bind(table).bind(version).bind(by);
        query.fetch_one(&self.read()).await.map(|count: i64| count > 0)
    }

    /// Open tables of a version that never closed them are looked after from now on, too.
    pub async fn put_open_off(&self, due: i64) -> Result<(), sqlx::Error> {
        let query = sqlx::query("UPDATE tables SET due = $1 WHERE phase = 'open' AND due IS NULL");
        self.execute(query.bind(due)).await.map(|_| ())
    }

    /// Looks after a table again at that time, though nobody knows how it stands.
    pub async fn put_aside(&self, table: &str, due: i64) -> Result<(), sqlx::Error> {
        let query = sqlx::query("UPDATE tables SET due = $1 WHERE id = $2");
        self.execute(query.bind(due).bind(table)).await.map(|_| ())
    }

    /// Looks after a table again at that time, unless it has changed since.
    pub async fn put_off(&self, table: &str, version: i64, due: Option<i64>) -> Result<(), sqlx::Error> {
        let query = sqlx::query("UPDATE tables SET due = $1 WHERE id = $2 AND version = $3");
        self.execute(query.bind(due).bind(table).bind(version)).await.map(|_| ())
    }

    /// All open tables that somebody owns or has a seat at, and all games in which they have one.
    pub async fn tables_of(&self, user: &str) -> Result<Vec<String>, sqlx::Error> {
        let query = sqlx::query_scalar(
            "SELECT tables.id FROM seats CROSS JOIN tables WHERE seats.user_id = $1 AND tables.id = seats.table_id
             AND tables.phase IN ('open', 'playing')
             UNION SELECT id FROM tables WHERE owner = $2 AND phase = 'open'",
        );
        query.bind(user).bind(user).fetch_all(&self.read()).await
    }

    /// Lists tables, [`MOST_LISTED`] at most after so many. Somebody's are found by their seats, a `CROSS JOIN` because SQLite
    /// would otherwise walk through every table there is; who has two seats there finds it once.
    pub async fn list(&self, list: &List, skip: u32) -> Result<Vec<Listed>, sqlx::Error> {
        let (sql, user, users) = match list {
            List::Open => {
                let sql = "SELECT id, asked FROM tables WHERE phase = 'open' AND listed = 1 AND EXISTS
                     (SELECT 1 FROM seats WHERE table_id = tables.id AND user_id IS NULL AND level IS NULL)
                     ORDER BY created DESC, id";
                (sql, "", 0)
            }
            List::Watch => {
                let sql = "SELECT id, asked FROM tables WHERE phase = 'playing' AND listed = 1
                     ORDER BY created DESC, id";
                (sql, "", 0)
            }
            List::Mine(user) => {
                let sql = "SELECT tables.id, tables.asked, tables.created FROM seats CROSS JOIN tables
                     WHERE seats.user_id = $1 AND tables.id = seats.table_id AND tables.phase IN ('open', 'playing')
                     UNION SELECT id, asked, created FROM tables WHERE owner = $2 AND phase = 'open'
                     ORDER BY created DESC, id";
                (sql, user.as_str(), 2)
            }
            List::Awaited(user) => {
                let sql =
                    "SELECT DISTINCT tables.id, tables.asked, tables.created FROM seats CROSS JOIN tables
                     WHERE seats.user_id = $1 AND tables.id = seats.table_id AND seats.level IS NULL
                     AND tables.phase = 'playing' AND (tables.asked & seats.bit) <> 0
                     ORDER BY tables.created, tables.id";
                (sql, user.as_str(), 1)
            }
            List::Finished(user) => {
                let sql = "SELECT DISTINCT tables.id, tables.asked, tables.ended FROM seats CROSS JOIN tables
                     WHERE seats.user_id = $1 AND tables.id = seats.table_id AND tables.phase = 'over'
                     ORDER BY tables.ended DESC, tables.id";
                (sql, user.as_str(), 1)
            }
        };
        let sql = format!("{sql} LIMIT {MOST_LISTED} OFFSET ${}", users + 1);
        let query = (0..users).fold(sqlx::query_as(AssertSqlSafe(sql)), |query, _| query.bind(user));
        let query = query.bind(i64::from(skip));
        query.fetch_all(&self.read()).await
    }
}

async fn insert_table(
    kind: Kind,
    tx: &mut Tx,
    table: &Table,
    rules: u16,
    now: i64,
) -> Result<(), sqlx::Error> {
    let query = sqlx::query(
        "INSERT INTO tables (id, owner, terms, phase, listed, invitation, origin, created, rules, edition,
         ply, version, asked) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, $11, 0)",
    );
    let listed = i64::from(table.terms.access == Access::Public);
    let query = query.bind(&table.id).bind(&table.owner).bind(text(&table.terms)).bind(table.phase.word());
    let query = query.bind(listed).bind(&table.invitation).bind(&table.origin).bind(table.created);
    let query = query.bind(i64::from(rules)).bind(&table.edition).bind(table.version);
    query.execute(&mut **tx).await?;
    write_table(tx, table, table.version, now).await?;
    insert_entries(kind, tx, table).await
}

/// Everything that can change but the log.
async fn write_table(tx: &mut Tx, table: &Table, version: i64, now: i64) -> Result<bool, sqlx::Error> {
    let query = sqlx::query(
        "UPDATE tables SET owner = $1, phase = $2, next = $3, started = $4, ended = $5, setup = $6, seed = $7,
         ply = $8, asked = $9, due = $10, proposal = $11, version = $12, quiet = $13 WHERE id = $14 AND version = $15",
    );
    let began = table.course.as_ref().and_then(|course| course.times().next()).map(|tick| tick.at);
    let setup = table.course.as_ref().map(|course| engine::Record::new(*course.setup()).to_string());
    let query = query.bind(&table.owner).bind(table.phase.word()).bind(&table.next).bind(began);
    let query = query.bind(table.ended).bind(setup).bind(&table.seed);
    let query = query.bind(table.ply() as i64).bind(table.asked_bits()).bind(table.due(now));
    let query =
        query.bind(table.proposal.as_ref().map(text)).bind(table.version).bind(table.quiet).bind(&table.id);
    let query = query.bind(version);
    if query.execute(&mut **tx).await?.rows_affected() == 0 {
        return Ok(false);
    }
    sqlx::query("DELETE FROM seats WHERE table_id = $1").bind(&table.id).execute(&mut **tx).await?;
    for seat in &table.seats {
        insert_seat(tx, &table.id, seat).await?;
    }
    Ok(true)
}

async fn insert_seat(tx: &mut Tx, table: &str, seat: &Seat) -> Result<(), sqlx::Error> {
    let query = sqlx::query(
        "INSERT INTO seats (table_id, bit, user_id, level, ready, since, clock, ahead)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    );
    let query = query.bind(table).bind(seat.bit()).bind(seat.person().map(|person| person.id.clone()));
    let query = query.bind(seat.bot().map(|level| level.word())).bind(i64::from(seat.is_ready));
    query.bind(seat.since).bind(seat.clock).bind(text(&seat.ahead)).execute(&mut **tx).await.map(|_| ())
}

/// What a game begins with that was not dealt: a record, a branch.
async fn insert_entries(kind: Kind, tx: &mut Tx, table: &Table) -> Result<(), sqlx::Error> {
    let Some(course) = &table.course else { return Ok(()) };
    let record = course.record();
    let entries = record.actions().iter().map(|(player, action)| Entry::Act(*player, *action).to_string());
    let entries: Vec<(i64, String)> = (0..).zip(entries).collect();
    for rows in portions(&entries) {
        let values = values(kind, rows.len(), 4);
        let sql = format!("INSERT INTO log (table_id, ply, entry, at) VALUES {values}");
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for (ply, entry) in rows {
            query = query.bind(&table.id).bind(*ply).bind(entry).bind(table.created);
        }
        query.execute(&mut **tx).await?;
    }
    Ok(())
}

fn text(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("every key is a string")
}
