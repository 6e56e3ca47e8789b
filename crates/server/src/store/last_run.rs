//! When a server last ran, so that the next one knows for how long nobody could play.

use super::Store;

impl Store {
    /// When a server last ran, if that is known.
    pub async fn last_run(&self) -> Result<Option<i64>, sqlx::Error> {
        sqlx::query_scalar("SELECT at FROM last_run").fetch_optional(&self.read()).await
    }

    /// Records that a server is running at this time.
    pub async fn set_last_run(&self, at: i64) -> Result<(), sqlx::Error> {
        let query = sqlx::query(
            "INSERT INTO last_run (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at",
        );
        self.execute(query.bind(at)).await.map(|_| ())
    }

    /// The running games with a deadline.
    pub async fn games_with_deadline(&self) -> Result<Vec<String>, sqlx::Error> {
        let query = sqlx::query_scalar("SELECT id FROM tables WHERE phase = 'playing' AND due IS NOT NULL");
        query.fetch_all(&self.read()).await
    }

    /// Called at `to`, when nobody could play since `from`: open tables get that time back, and the deadlines of running games
    /// are looked at. Of several processes one does it.
    pub async fn resume(&self, from: i64, to: i64) -> Result<(), sqlx::Error> {
        let mut tx = self.begin().await?;
        let query = sqlx::query("UPDATE last_run SET at = $1 WHERE at = $2").bind(to).bind(from);
        if query.execute(&mut *tx).await?.rows_affected() > 0 {
            let query = sqlx::query("UPDATE tables SET due = due + $1 WHERE phase = 'open'");
            query.bind(to.saturating_sub(from)).execute(&mut *tx).await?;
            let query = sqlx::query("UPDATE tables SET due = $1 WHERE phase = 'playing' AND due > $2");
            query.bind(to).bind(to).execute(&mut *tx).await?;
        }
        tx.commit().await
    }
}
