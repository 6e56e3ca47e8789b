//! What came of games, and how strong everybody is: written once, in the transaction that ends the game.

use sqlx::AssertSqlSafe;

use super::{Kind, Store, Tx};
use crate::outcome::{Finish, Outcome};
use crate::rating::{self, Rating};

/// Two processes never rate at the same time.
const RATING_LOCK: i64 = 0x656c_6772;

/// How strong somebody is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    /// Begins at 25.
    pub rating: f64,
    /// How unsure that is; begins at 25 / 3.
    pub uncertainty: f64,
    /// How many games it comes from.
    pub games: i64,
}

from_row!(Strength { rating, uncertainty, games });

/// Somebody's games, counted: those with other people, or those with bots only.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Count {
    /// 1 for games with other people.
    pub rated: i64,
    /// How many.
    pub games: i64,
    /// In how many of them nobody was before them.
    pub wins: i64,
    /// How many they left.
    pub left_games: i64,
    /// Their place, in the mean.
    pub mean_place: f64,
}

from_row!(Count { rated, games, wins, left_games, mean_place });

/// One game of somebody.
#[derive(Clone, Debug)]
pub struct ResultRow {
    /// At which table.
    pub table_id: String,
    /// 1 where everybody may know of the table.
    pub listed: i64,
    /// When.
    pub ended: i64,
    /// How many played.
    pub seats: i64,
    /// From 1.
    pub place: i64,
    /// Points.
    pub points: i64,
    /// 1 where a bot played on for them.
    pub has_left: i64,
    /// The rating after it, if it was rated.
    pub rating: Option<f64>,
}

from_row!(ResultRow { table_id, listed, ended, seats, place, points, has_left, rating });

/// How two people did when they met.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Meetings {
    /// How often.
    pub games: i64,
    /// How often the first was before the second.
    pub ahead: i64,
    /// How often they shared a place.
    pub level: i64,
    /// How often the first was behind.
    pub behind: i64,
}

from_row!(Meetings { games, ahead, level, behind });

impl Store {
    /// How strong somebody is, after a first rated game.
    pub async fn strength(&self, user: &str) -> Result<Option<Strength>, sqlx::Error> {
        let query = sqlx::query_as("SELECT rating, uncertainty, games FROM ratings WHERE user_id = $1");
        query.bind(user).fetch_optional(&self.read()).await
    }

    /// Somebody's games, counted.
    pub async fn counts(&self, user: &str) -> Result<Vec<Count>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT rated, COUNT(*) AS games, CAST(SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS BIGINT) AS wins,
             CAST(SUM(has_left) AS BIGINT) AS left_games, CAST(AVG(place) AS DOUBLE PRECISION) AS mean_place
             FROM results WHERE user_id = $1 GROUP BY rated",
        );
        query.bind(user).fetch_all(&self.read()).await
    }

    /// Somebody's latest games, at most twenty.
    pub async fn latest(&self, user: &str) -> Result<Vec<ResultRow>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT results.table_id, tables.listed, results.ended, results.seats, results.place, results.points,
             results.has_left, results.rating FROM results JOIN tables ON tables.id = results.table_id
             WHERE results.user_id = $1 ORDER BY results.ended DESC, results.table_id LIMIT 20",
        );
        query.bind(user).fetch_all(&self.read()).await
    }

    /// How two people did when they met.
    pub async fn meetings(&self, user: &str, other: &str) -> Result<Meetings, sqlx::Error> {
        let count = |sign| {
            format!(
                "CAST(COALESCE(SUM(CASE WHEN mine.place {sign} theirs.place THEN 1 ELSE 0 END), 0) AS BIGINT)"
            )
        };
        let sql = format!(
            "SELECT COUNT(*) AS games, {} AS ahead, {} AS level, {} AS behind FROM results AS mine
             JOIN results AS theirs ON theirs.table_id = mine.table_id
             WHERE mine.user_id = $1 AND theirs.user_id = $2",
            count("<"),
            count("="),
            count(">")
        );
        sqlx::query_as(AssertSqlSafe(sql)).bind(user).bind(other).fetch_one(&self.read()).await
    }
}

/// Keeps what came of games that have just ended, in this order.
pub(super) async fn record(kind: Kind, tx: &mut Tx, ended: &[(&str, &Outcome)]) -> Result<(), sqlx::Error> {
    if ended.is_empty() {
        return Ok(());
    }
    if kind == Kind::Postgres {
        let query = sqlx::query("SELECT CAST(pg_advisory_xact_lock($1) AS TEXT)");
        query.bind(RATING_LOCK).execute(&mut **tx).await?;
    }
    for (table, outcome) in ended {
        let ratings = if outcome.is_rated() { Some(rate(tx, outcome).await?) } else { None };
        for (index, finish) in outcome.finishes.iter().enumerate() {
            let rating = ratings.as_ref().map(|ratings| ratings[index]);
            insert(tx, table, outcome, finish, rating).await?;
        }
    }
    Ok(())
}

/// Everybody's rating after the game; bots have none and are left out.
async fn rate(tx: &mut Tx, outcome: &Outcome) -> Result<Vec<Rating>, sqlx::Error> {
    let mut ratings = Vec::new();
    for finish in &outcome.finishes {
        let query = sqlx::query_as("SELECT rating, uncertainty, games FROM ratings WHERE user_id = $1");
        let kept: Option<Strength> = query.bind(&finish.user).fetch_optional(&mut **tx).await?;
        ratings.push(kept.map_or_else(Rating::default, Strength::rating));
    }
    let seats: Vec<_> = outcome.finishes.iter().map(|finish| finish.place).enumerate().collect();
    rating::update(&mut ratings, &seats);
    for (finish, rating) in outcome.finishes.iter().zip(&ratings) {
        keep(tx, &finish.user, rating).await?;
    }
    Ok(ratings)
}

/// Whoever was forgotten has no rating.
async fn keep(tx: &mut Tx, user: &str, rating: &Rating) -> Result<(), sqlx::Error> {
    let query = sqlx::query(
        "INSERT INTO ratings (user_id, rating, uncertainty, games) SELECT id, $1, $2, 1 FROM users WHERE id = $3
         ON CONFLICT (user_id) DO UPDATE SET rating = EXCLUDED.rating, uncertainty = EXCLUDED.uncertainty,
         games = ratings.games + 1",
    );
    query.bind(rating.rating).bind(rating.uncertainty).bind(user).execute(&mut **tx).await.map(|_| ())
}

async fn insert(
    tx: &mut Tx,
    table: &str,
    outcome: &Outcome,
    finish: &Finish,
    rating: Option<Rating>,
) -> Result<(), sqlx::Error> {
    let query = sqlx::query(
        "INSERT INTO results (table_id, user_id, ended, seats, place, points, has_left, rated, rating, uncertainty)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
    );
    let query = query.bind(table).bind(&finish.user).bind(outcome.ended).bind(outcome.seats as i64);
    let query = query.bind(i64::from(finish.place)).bind(i64::from(finish.points));
    let query = query.bind(i64::from(finish.has_left)).bind(i64::from(rating.is_some()));
    let query = query.bind(rating.map(|rating| rating.rating)).bind(rating.map(|rating| rating.uncertainty));
    query.execute(&mut **tx).await.map(|_| ())
}

impl Strength {
    fn rating(self) -> Rating {
        Rating { rating: self.rating, uncertainty: self.uncertainty }
    }
}
