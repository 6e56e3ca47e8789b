//! The texts of editions: a game loads with the figures it was played with.

use super::Store;

impl Store {
    /// Keeps a text under its hash.
    pub async fn add_edition(&self, id: &str, text: &str) -> Result<(), sqlx::Error> {
        let query = sqlx::query("INSERT INTO editions (id, text) VALUES ($1, $2) ON CONFLICT DO NOTHING");
        self.execute(query.bind(id).bind(text)).await.map(|_| ())
    }

    /// The text with that hash.
    pub async fn edition(&self, id: &str) -> Result<Option<String>, sqlx::Error> {
        sqlx::query_scalar("SELECT text FROM editions WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.read())
            .await
    }

    /// The hashes of all.
    pub async fn editions(&self) -> Result<Vec<String>, sqlx::Error> {
        sqlx::query_scalar("SELECT id FROM editions ORDER BY id").fetch_all(&self.read()).await
    }

    /// How many there are.
    pub async fn count_editions(&self) -> Result<i64, sqlx::Error> {
        sqlx::query_scalar("SELECT COUNT(*) FROM editions").fetch_one(&self.read()).await
    }
}
