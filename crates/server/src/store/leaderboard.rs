//! Ratings, best first. Callers leave out deleted and banned users, which they know at once.

use std::collections::HashMap;

use sqlx::AssertSqlSafe;

use super::{RatingRow, Store};

/// A player with enough rated games.
#[derive(Clone, Debug, PartialEq)]
pub struct RankedRow {
    /// The user.
    pub user_id: String,
    /// The rating.
    pub rating: f64,
    /// Its uncertainty.
    pub uncertainty: f64,
    /// The number of rated games.
    pub games: i64,
    /// A lower bound that the rating almost certainly exceeds: the rating minus three times its uncertainty. Players
    /// are ranked by it.
    pub at_least: f64,
}

from_row!(RankedRow { user_id, rating, uncertainty, games, at_least });

impl RankedRow {
    /// The rating alone.
    pub fn rating(&self) -> RatingRow {
        RatingRow { rating: self.rating, uncertainty: self.uncertainty, games: self.games }
    }
}

struct NameRow {
    id: String,
    name: String,
}

from_row!(NameRow { id, name });

impl Store {
    /// The players with the best ratings after at least this many games. It reads all ratings.
    pub async fn best_ratings(&self, min_games: i64, limit: i64) -> Result<Vec<RankedRow>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT user_id, rating, uncertainty, games, rating - 3 * uncertainty AS at_least FROM ratings
             WHERE games >= $1 ORDER BY rating - 3 * uncertainty DESC, user_id LIMIT $2",
        );
        query.bind(min_games).bind(limit).fetch_all(&self.read()).await
    }

    /// The names of those users that exist.
    pub async fn names(&self, ids: &[&str]) -> Result<HashMap<String, String>, sqlx::Error> {
        if ids.is_empty() {
            return Ok(HashMap::new());
        }
        let places: Vec<String> = (1..=ids.len()).map(|place| format!("${place}")).collect();
        let sql = format!("SELECT id, name FROM users WHERE id IN ({})", places.join(", "));
        let query = ids.iter().fold(sqlx::query_as(AssertSqlSafe(sql)), |query, id| query.bind(*id));
        let rows: Vec<NameRow> = query.fetch_all(&self.read()).await?;
        Ok(rows.into_iter().map(|row| (row.id, row.name)).collect())
    }
}
