//! The SQL of the writer; each statement handles many tables.

use std::collections::HashSet;

use sqlx::{AnyPool, AssertSqlSafe};

use super::super::{Kind, Tx, chunks, placeholders};
use super::{Append, RequestKey};

/// Updates each table; false if one has another version than expected.
pub(super) async fn claim(kind: Kind, tx: &mut Tx, appends: &[&Append]) -> Result<bool, sqlx::Error> {
    for chunk in chunks(appends) {
        let sql = format!(
            "WITH expected (id, version, ply, phase, asked, due, ended) AS (VALUES {})
             UPDATE tables SET version = tables.version + 1, ply = expected.ply, phase = expected.phase, asked = expected.asked,
             due = expected.due, ended = expected.ended, proposal = NULL
             FROM expected WHERE tables.id = expected.id AND tables.version = expected.version",
            placeholders(kind, chunk.len(), 7)
        );
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for append in chunk {
            let ply = append.first + append.entries.len() as i64;
            query = query.bind(&append.table).bind(append.version).bind(ply).bind(append.phase);
            query = query.bind(append.asked).bind(append.due).bind(append.ended);
        }
        if query.execute(&mut **tx).await?.rows_affected() < chunk.len() as u64 {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The tables whose version is not the expected one.
pub(super) async fn outdated(
    kind: Kind,
    pool: &AnyPool,
    appends: &[&Append],
) -> Result<HashSet<String>, sqlx::Error> {
    let mut outdated: HashSet<String> = appends.iter().map(|append| append.table.clone()).collect();
    for chunk in chunks(appends) {
        let sql = format!(
            "WITH expected (id, version) AS (VALUES {})
             SELECT tables.id FROM tables, expected WHERE tables.id = expected.id AND tables.version = expected.version",
            placeholders(kind, chunk.len(), 2)
        );
        let query = sqlx::query_scalar(AssertSqlSafe(sql));
        let query = chunk.iter().fold(query, |query, append| query.bind(&append.table).bind(append.version));
        let latest: Vec<String> = query.fetch_all(pool).await?;
        latest.iter().for_each(|table| {
            outdated.remove(table);
        });
    }
    Ok(outdated)
}

/// The tables at which a request key was used before.
pub(super) async fn with_used_keys(
    kind: Kind,
    pool: &AnyPool,
    appends: &[&Append],
) -> Result<HashSet<String>, sqlx::Error> {
    let mut used = HashSet::new();
    for rows in chunks(&keyed(appends)) {
        let sql = format!(
            "WITH expected (table_id, user_id, request_key) AS (VALUES {})
             SELECT table_id FROM request_keys JOIN expected USING (table_id, user_id, request_key)",
            placeholders(kind, rows.len(), 3)
        );
        let mut query = sqlx::query_scalar(AssertSqlSafe(sql));
        for (append, key) in rows {
            query = query.bind(&append.table).bind(&key.user).bind(&key.key);
        }
        used.extend(query.fetch_all(pool).await?);
    }
    Ok(used)
}

fn keyed<'a>(appends: &[&'a Append]) -> Vec<(&'a Append, &'a RequestKey)> {
    appends.iter().filter_map(|append| Some((*append, append.key.as_ref()?))).collect()
}

/// Inserts the log entries and returns their number.
pub(super) async fn insert_log(kind: Kind, tx: &mut Tx, appends: &[&Append]) -> Result<u64, sqlx::Error> {
    let rows: Vec<_> = appends
        .iter()
        .flat_map(|append| (append.first..).zip(&append.entries).map(move |row| (append, row)))
        .collect();
    for rows in chunks(&rows) {
        let placeholders = placeholders(kind, rows.len(), 4);
        let sql = format!("INSERT INTO log (table_id, ply, entry, at) VALUES {placeholders}");
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for (append, (ply, entry)) in rows {
            query = query.bind(&append.table).bind(*ply).bind(*entry).bind(append.at);
        }
        query.execute(&mut **tx).await?;
    }
    Ok(rows.len() as u64)
}

/// Inserts the request keys; false if one was used before.
pub(super) async fn insert_keys(kind: Kind, tx: &mut Tx, appends: &[&Append]) -> Result<bool, sqlx::Error> {
    for rows in chunks(&keyed(appends)) {
        let sql = format!(
            "INSERT INTO request_keys (table_id, user_id, request_key, bit, first, entries) VALUES {}
             ON CONFLICT DO NOTHING",
            placeholders(kind, rows.len(), 6)
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
