//! From which IP addresses the players of running games use the server. A game has the addresses of its actions and of all
//! uses of its players' sessions while it is played; they are deleted when it ends.

use sqlx::AssertSqlSafe;

use super::credentials::RECORD_USE_AFTER;
use super::{Kind, Store, Tx, chunks, placeholders};

/// An address from which a player of a game has played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameAddress {
    /// The user.
    pub user: String,
    /// The address.
    pub address: String,
}

/// Adds the credential's last address to the user's running games that had already started when it was last used.
const KEEP_LAST_USE: &str = "INSERT INTO game_addresses (table_id, user_id, address)
     SELECT DISTINCT tables.id, passes.user_id, passes.address FROM passes
     JOIN seats ON seats.user_id = passes.user_id JOIN tables ON tables.id = seats.table_id
     WHERE passes.hash = $1 AND passes.address <> '' AND tables.phase = 'playing' AND passes.used > tables.started - $2
     ON CONFLICT DO NOTHING";

/// Players of a table whose address is this one, as far as recorded: in the game or in their sessions since that time.
/// Those who have left count too: they may return.
const COUNT_AT: &str = "SELECT COUNT(*) FROM seats WHERE table_id = $1 AND user_id IS NOT NULL AND (
         EXISTS (SELECT 1 FROM game_addresses WHERE game_addresses.table_id = seats.table_id
             AND game_addresses.user_id = seats.user_id AND game_addresses.address = $2)
         OR EXISTS (SELECT 1 FROM passes WHERE passes.user_id = seats.user_id AND passes.address = $3
             AND passes.used > $4))";

impl Store {
    /// Whether two of these users have used the server from one address during a game that began at that time. `last`
    /// is not stored yet.
    pub async fn share_an_address(
        &self,
        table: &str,
        users: &[&str],
        last: Option<&GameAddress>,
        since: i64,
    ) -> Result<bool, sqlx::Error> {
        let mut seen: Vec<(String, &str)> = Vec::new();
        for user in users {
            let mut found = self.addresses(table, user, since).await?;
            found.extend(last.filter(|last| last.user == *user).map(|last| last.address.clone()));
            if found.iter().any(|address| seen.iter().any(|(other, whose)| other == address && whose != user))
            {
                return Ok(true);
            }
            seen.extend(found.into_iter().map(|address| (address, *user)));
        }
        Ok(false)
    }

    /// The addresses a user has used the server from during a game that began at that time, as far as recorded.
    async fn addresses(&self, table: &str, user: &str, since: i64) -> Result<Vec<String>, sqlx::Error> {
        let query = sqlx::query_scalar(
            "SELECT address FROM game_addresses WHERE table_id = $1 AND user_id = $2
             UNION SELECT address FROM passes WHERE user_id = $3 AND used > $4 AND address <> ''",
        );
        let query = query.bind(table).bind(user).bind(user).bind(since.saturating_sub(RECORD_USE_AFTER));
        query.fetch_all(&self.read()).await
    }

    /// Whether a player of a game that began at that time uses the server from this address.
    pub async fn is_address_of_player(
        &self,
        table: &str,
        address: &str,
        since: i64,
    ) -> Result<bool, sqlx::Error> {
        let query = sqlx::query_scalar(COUNT_AT).bind(table).bind(address).bind(address);
        let count: i64 = query.bind(since.saturating_sub(RECORD_USE_AFTER)).fetch_one(&self.read()).await?;
        Ok(count > 0)
    }

    /// The addresses that running games have of a user, with the tables.
    pub async fn game_addresses_of(&self, user: &str) -> Result<Vec<(String, String)>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT table_id, address FROM game_addresses WHERE user_id = $1 ORDER BY table_id, address",
        );
        query.bind(user).fetch_all(&self.read()).await
    }
}

/// Keeps the last address of a credential for the running games, before another one takes its place.
pub(super) async fn keep_last_use(tx: &mut Tx, hash: &str) -> Result<(), sqlx::Error> {
    sqlx::query(KEEP_LAST_USE).bind(hash).bind(RECORD_USE_AFTER).execute(&mut **tx).await.map(|_| ())
}

/// Stores the addresses of actions, with their tables.
pub(super) async fn insert(
    kind: Kind,
    tx: &mut Tx,
    rows: &[(&str, &GameAddress)],
) -> Result<(), sqlx::Error> {
    for rows in chunks(rows) {
        let sql = format!(
            "INSERT INTO game_addresses (table_id, user_id, address) VALUES {} ON CONFLICT DO NOTHING",
            placeholders(kind, rows.len(), 3)
        );
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for (table, GameAddress { user, address }) in rows {
            query = query.bind(*table).bind(user).bind(address);
        }
        query.execute(&mut **tx).await?;
    }
    Ok(())
}

/// Deletes the addresses of a game that has ended.
pub(super) async fn delete(tx: &mut Tx, table: &str) -> Result<(), sqlx::Error> {
    let query = sqlx::query("DELETE FROM game_addresses WHERE table_id = $1");
    query.bind(table).execute(&mut **tx).await.map(|_| ())
}
