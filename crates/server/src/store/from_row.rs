//! `from_row!`: implements `sqlx::FromRow` without sqlx's derive macro, which would build both database drivers, and SQLite
//! itself, a second time for the proc macro.

/// Reads each field from the column with the same name. A missing field is a compile error.
macro_rules! from_row {
    ($type:ident { $($field:ident),* $(,)? }) => {
        impl<'r> sqlx::FromRow<'r, sqlx::any::AnyRow> for $type {
            fn from_row(row: &'r sqlx::any::AnyRow) -> Result<Self, sqlx::Error> {
                use sqlx::Row;
                Ok($type { $($field: row.try_get(stringify!($field))?),* })
            }
        }
    };
}
