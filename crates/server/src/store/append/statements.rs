//! The statements by which actions are stored, each for many tables at once.

use std::collections::HashSet;

use sqlx::{AnyPool, AssertSqlSafe};

use super::super::{Kind, Tx, portions, values};
use super::{Append, Key};

/// Takes each table on; false where one is not any more what it was taken for.
pub(super) async fn claim(kind: Kind, tx: &mut Tx, appends: &[&Append]) -> Result<bool, sqlx::Error> {
    for portion in portions(appends) {
        let sql = format!(
            "WITH wish (id, version, ply, phase, asked, due, ended) AS (VALUES {})
             UPDATE tables SET version = tables.version + 1, ply = wish.ply, phase = wish.phase, asked = wish.asked,
             due = wish.due, ended = wish.ended, proposal = NULL
             FROM wish WHERE tables.id = wish.id AND tables.version = wish.version",
            values(kind, portion.len(), 7)
        );
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for append in portion {
            let ply = append.first + append.entries.len() as i64;
            query = query.bind(&append.table).bind(append.version).bind(ply).bind(append.phase);
            query = query.bind(append.asked).bind(append.due).bind(append.ended);
        }
        if query.execute(&mut **tx).await?.rows_affected() < portion.len() as u64 {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The tables that are not what they were taken for.
pub(super) async fn outdated(
    kind: Kind,
    pool: &AnyPool,
    appends: &[&Append],
) -> Result<HashSet<String>, sqlx::Error> {
    let mut outdated: HashSet<String> = appends.iter().map(|append| append.table.clone()).collect();
    for portion in portions(appends) {
        let sql = format!(
            "WITH wish (id, version) AS (VALUES {})
             SELECT tables.id FROM tables, wish WHERE tables.id = wish.id AND tables.version = wish.version",
            values(kind, portion.len(), 2)
        );
        let query = sqlx::query_scalar(AssertSqlSafe(sql));
        let query =
            portion.iter().fold(query, |query, append| query.bind(&append.table).bind(append.version));
        let latest: Vec<String> = query.fetch_all(pool).await?;
        latest.iter().for_each(|table| {
            outdated.remove(table);
        });
    }
    Ok(outdated)
}

/// The tables at which a key was used before.
pub(super) async fn with_used_keys(
    kind: Kind,
    pool: &AnyPool,
    appends: &[&Append],
) -> Result<HashSet<String>, sqlx::Error> {
    let mut used = HashSet::new();
    for rows in portions(&keyed(appends)) {
        let sql = format!(
            "WITH wish (table_id, user_id, request_key) AS (VALUES {})
             SELECT table_id FROM request_keys JOIN wish USING (table_id, user_id, request_key)",
            values(kind, rows.len(), 3)
        );
        let mut query = sqlx::query_scalar(AssertSqlSafe(sql));
        for (append, key) in rows {
            query = query.bind(&append.table).bind(&key.user).bind(&key.key);
        }
        used.extend(query.fetch_all(pool).await?);
    }
    Ok(used)
}

fn keyed<'a>(appends: &[&'a Append]) -> Vec<(&'a Append, &'a Key)> {
    appends.iter().filter_map(|append| Some((*append, append.key.as_ref()?))).collect()
}

/// Keeps entries; how many there were.
pub(super) async fn insert_log(kind: Kind, tx: &mut Tx, appends: &[&Append]) -> Result<u64, sqlx::Error> {
    let rows: Vec<_> = appends
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
    Ok(rows.len() as u64)
}

/// Keeps keys; false where one was used before.
pub(super) async fn insert_keys(kind: Kind, tx: &mut Tx, appends: &[&Append]) -> Result<bool, sqlx::Error> {
    for rows in portions(&keyed(appends)) {
        let sql = format!(
            "INSERT INTO request_keys (table_id, user_id, request_key, bit, first, entries) VALUES {}
             ON CONFLICT DO NOTHING",
            values(kind, rows.len(), 6)
        );
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for (append, key) in rows {
            query = query.bind(&append.table).bind(&key.user).bind(&key.key).bind(key.bit);
            query = query.bind(append.first).bind(append.entries.len() as i64);
        }
        if query.execute(&mut **tx).await?.rows_affected() < rows.len() as u64 {
            return Ok(false);
        }
    }
    Ok(true)
}
