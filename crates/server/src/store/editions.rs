//! The texts of editions, so that a game is replayed with the edition it was played with.

use super::Store;

/// An edition and a user whose table uses it.
#[derive(Clone, Debug)]
pub struct EditionUse {
    /// The hash of the edition.
    pub edition: String,
    /// The owner of a table.
    pub owner: String,
}

from_row!(EditionUse { edition, owner });

impl Store {
    /// Stores a text under its hash, or notes that it was used again: unused texts are pruned.
    pub async fn add_edition(&self, id: &str, text: &str, at: i64) -> Result<(), sqlx::Error> {
        let query = sqlx::query(
            "INSERT INTO editions (id, text, used) VALUES ($1, $2, $3)
             ON CONFLICT (id) DO UPDATE SET used = excluded.used",
        );
        self.execute(query.bind(id).bind(text).bind(at)).await.map(|_| ())
    }

    /// Notes that an edition was used; false if there is none with that hash.
    pub async fn touch_edition(&self, id: &str, at: i64) -> Result<bool, sqlx::Error> {
        let query = sqlx::query("UPDATE editions SET used = $1 WHERE id = $2");
        self.execute(query.bind(at).bind(id)).await.map(|rows| rows > 0)
    }

    /// The text with that hash.
    pub async fn edition(&self, id: &str) -> Result<Option<String>, sqlx::Error> {
        sqlx::query_scalar("SELECT text FROM editions WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.read())
            .await
    }

    /// The hashes of all editions.
    pub async fn editions(&self) -> Result<Vec<String>, sqlx::Error> {
        sqlx::query_scalar("SELECT id FROM editions ORDER BY id").fetch_all(&self.read()).await
    }

    /// The editions that open and running tables use, with the owners of those tables.
    pub async fn editions_in_use(&self) -> Result<Vec<EditionUse>, sqlx::Error> {
        let query = sqlx::query_as(
            "SELECT DISTINCT edition, owner FROM tables WHERE phase IN ('open', 'playing') ORDER BY edition, owner",
        );
        query.fetch_all(&self.read()).await
    }

    /// The number of editions.
    pub async fn count_editions(&self) -> Result<i64, sqlx::Error> {
        sqlx::query_scalar("SELECT COUNT(*) FROM editions").fetch_one(&self.read()).await
    }
}
