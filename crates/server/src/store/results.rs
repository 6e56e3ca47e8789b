//! Results of games and ratings, written once in the transaction that ends the game.

use sqlx::AssertSqlSafe;

use super::{Kind, Store, Tx};
use crate::rating::{self, Rating};

/// The advisory lock of rating updates: one process at a time.
const RATING_LOCK: i64 = 0x656c_6772;

/// The rating of a user.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingRow {
    /// Starts at 25.
    pub rating: f64,
    /// Its uncertainty; starts at 25 / 3.
    pub uncertainty: f64,
    /// The number of rated games.
    pub games: i64,
}

from_row!(RatingRow { rating, uncertainty, games });

/// Counts of a user's games, either with other people or with bots only.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct GameCounts {
    /// 1 for games with other people.
    pub people: i64,
    /// The number of games.
    pub games: i64,
    /// The number of first places.
    pub wins: i64,
    /// The number of games they left.
    pub left_games: i64,
    /// Their mean place.
    pub mean_place: f64,
}

from_row!(GameCounts { people, games, wins, left_games, mean_place });

/// One game of a user.
#[derive(Clone, Debug)]
pub struct ResultRow {
    /// The table.
    pub table_id: String,
    /// 1 if the table is public and was not deleted.
    pub listed: i64,
    /// When it ended.
    pub ended: i64,
    /// The number of seats.
    pub seats: i64,
    /// The place, from 1.
    pub place: i64,
    /// The points.
    pub points: i64,
    /// 1 if a bot played for them at the end.
    pub has_left: i64,
    /// The rating after it, if it was rated.
    pub rating: Option<f64>,
    /// Why it was not rated.
    pub unrated: Option<String>,
}

from_row!(ResultRow { table_id, listed, ended, seats, place, points, has_left, rating, unrated });

/// The games of two people against each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Meetings {
    /// The number of games.
    pub games: i64,
    /// In how many games the first was placed better.
    pub ahead: i64,
    /// In how many games they tied.
    pub level: i64,
    /// In how many games the first was placed worse.
    pub behind: i64,
}

from_row!(Meetings { games, ahead, level, behind });

/// The result of a game that counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// When it ended.
    pub ended: i64,
    /// The number of seats, bots included.
    pub seats: i64,
    /// Why the ratings of its players do not change; they change without a reason not to.
    pub unrated: Option<&'static str>,
    /// Each person.
    pub players: Vec<PlayerResult>,
}

/// The result of one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerResult {
    /// The user.
    pub user: String,
    /// The place from 1, bots included. People who left are placed behind all who stayed.
    pub place: u8,
    /// The points of the seat.
    pub points: i64,
    /// Whether a bot played for them at the end.
    pub has_left: bool,
}

impl Store {
    /// The rating of a user; `None` before the first rated game.
    pub async fn rating(&self, user: &str) -> Result<Option<RatingRow>, sqlx::Error> {
        let query = sqlx::query_as("SELECT rating, uncertainty, games FROM ratings WHERE user_id = $1");
        query.bind(user).fetch_optional(&self.read()).await
    }

    /// Counts of a user's games.
    pub async fn game_counts(&self, user: &str) -> Result<Vec<GameCounts>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT people, COUNT(*) AS games, CAST(SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS BIGINT) AS wins,
             CAST(SUM(has_left) AS BIGINT) AS left_games, CAST(AVG(place) AS DOUBLE PRECISION) AS mean_place
             FROM (SELECT place, has_left, CASE WHEN unrated = 'bots' THEN 0 ELSE 1 END AS people FROM results
             WHERE user_id = $1) AS counted GROUP BY people",
        );
        query.bind(user).fetch_all(&self.read()).await
    }

    /// The latest games of a user, at most twenty.
    pub async fn latest_results(&self, user: &str) -> Result<Vec<ResultRow>, sqlx::Error> {
        self.results(user, 20).await
    }

    /// The latest games of a user, at most this many.
    pub(super) async fn results(&self, user: &str, limit: i64) -> Result<Vec<ResultRow>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT results.table_id, CAST(COALESCE(tables.listed, 0) AS BIGINT) AS listed, results.ended, results.seats, results.place, results.points,
             results.has_left, results.rating, results.unrated FROM results
             LEFT JOIN tables ON tables.id = results.table_id
             WHERE results.user_id = $1 ORDER BY results.ended DESC, results.table_id LIMIT $2",
        );
        query.bind(user).bind(limit).fetch_all(&self.read()).await
    }

    /// The games of two people against each other.
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

/// Stores the results of games that have just ended, in this order.
pub(super) async fn record(
    kind: Kind,
    tx: &mut Tx,
    ended: &[(&str, &GameResult)],
) -> Result<(), sqlx::Error> {
    if ended.is_empty() {
        return Ok(());
    }
    if kind == Kind::Postgres {
        let query = sqlx::query("SELECT CAST(pg_advisory_xact_lock($1) AS TEXT)");
        query.bind(RATING_LOCK).execute(&mut **tx).await?;
    }
    for (table, result) in ended {
        let ratings = match result.unrated {
            None => Some(rate(tx, result).await?),
            Some(reason) => {
                let query = sqlx::query("UPDATE tables SET unrated = $1 WHERE id = $2");
                query.bind(reason).bind(*table).execute(&mut **tx).await?;
                None
            }
        };
        for (index, player) in result.players.iter().enumerate() {
            let rating = ratings.as_ref().map(|ratings| ratings[index]);
            insert(tx, table, result, player, rating).await?;
        }
    }
    Ok(())
}

/// Updates the ratings; bots have none.
async fn rate(tx: &mut Tx, result: &GameResult) -> Result<Vec<Rating>, sqlx::Error> {
    let mut ratings = Vec::new();
    for player in &result.players {
        let query = sqlx::query_as("SELECT rating, uncertainty, games FROM ratings WHERE user_id = $1");
        let stored: Option<RatingRow> = query.bind(&player.user).fetch_optional(&mut **tx).await?;
        ratings.push(stored.map_or_else(Rating::default, RatingRow::rating));
    }
    let seats: Vec<_> = result.players.iter().map(|player| player.place).enumerate().collect();
    rating::update(&mut ratings, &seats);
    for (player, rating) in result.players.iter().zip(&ratings) {
        upsert_rating(tx, &player.user, rating).await?;
    }
    Ok(ratings)
}

/// Stores a rating; deleted users have none.
async fn upsert_rating(tx: &mut Tx, user: &str, rating: &Rating) -> Result<(), sqlx::Error> {
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
    result: &GameResult,
    player: &PlayerResult,
    rating: Option<Rating>,
) -> Result<(), sqlx::Error> {
    let query = sqlx::query(
        "INSERT INTO results (table_id, user_id, ended, seats, place, points, has_left, rated, unrated)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    );
    let query = query.bind(table).bind(&player.user).bind(result.ended).bind(result.seats);
    let query = query.bind(i64::from(player.place)).bind(player.points);
    let query = query.bind(i64::from(player.has_left)).bind(i64::from(rating.is_some()));
    query.bind(result.unrated).execute(&mut **tx).await?;
    // A statement of its own: the driver prepares one that has bound a missing number for another type, and PostgreSQL then
    // refuses the next number.
    let Some(rating) = rating else { return Ok(()) };
    let query = "UPDATE results SET rating = $1, uncertainty = $2 WHERE table_id = $3 AND user_id = $4";
    let query = sqlx::query(query).bind(rating.rating).bind(rating.uncertainty);
    query.bind(table).bind(&player.user).execute(&mut **tx).await.map(|_| ())
}

impl RatingRow {
    fn rating(self) -> Rating {
        Rating { rating: self.rating, uncertainty: self.uncertainty }
    }
}
