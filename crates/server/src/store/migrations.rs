//! The database migrations, embedded in the binary. A new file in `crates/server/migrations` gets a line here.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

macro_rules! migration {
    ($version:literal, $description:literal, $file:literal) => {
        ($version, $description, include_str!(concat!("../../migrations/", $file)))
    };
}

/// Version, description and SQL, as in the file names.
const MIGRATIONS: [(i64, &str, &str); 9] = [
    migration!(1, "first", "0001_first.sql"),
    migration!(2, "results and alerts", "0002_results_and_alerts.sql"),
    migration!(3, "chat by user", "0003_chat_by_user.sql"),
    migration!(4, "quiet changes and clocks", "0004_quiet_changes_and_clocks.sql"),
    migration!(5, "health", "0005_health.sql"),
    migration!(6, "accounts", "0006_accounts.sql"),
    migration!(7, "moderation", "0007_moderation.sql"),
    migration!(8, "addresses", "0008_addresses.sql"),
    migration!(9, "notifications", "0009_notifications.sql"),
];

/// Brings a database up to date.
pub(super) fn migrator() -> Migrator {
    let migration = |(version, description, sql): (i64, &'static str, &'static str)| {
        Migration::new(version, description.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(MIGRATIONS.map(migration).into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[tokio::test]
    async fn the_embedded_migrations_are_those_that_sqlx_reads_from_the_folder() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
        let files = Migrator::new(folder).await.unwrap();
        let facts = |migrator: &Migrator| -> Vec<_> {
            let migrations = migrator.iter().cloned();
            migrations.map(|m| (m.version, m.description, m.migration_type, m.checksum, m.no_tx)).collect()
        };
        assert_eq!(facts(&migrator()), facts(&files));
    }
}
