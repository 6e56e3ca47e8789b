//! What may be wrong with a database that people can mend.

pub use sqlx::Error as StoreError;

/// What is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// Its file cannot be opened or made.
    File,
    /// Its file is something else.
    NoDatabase,
    /// It does not let this user in.
    Refused,
    /// There is none of that name.
    Unknown,
    /// Its address is none.
    BadAddress,
    /// Nobody answers at its address.
    Away,
    /// Something else.
    Other,
}

impl Trouble {
    /// SQLite has numbers of its own, PostgreSQL those of the standard.
    pub fn of(error: &StoreError) -> Trouble {
        let code = error.as_database_error().and_then(|error| error.code());
        match (code.as_deref(), error) {
            (Some("14"), _) => Trouble::File,
            (Some("26"), _) => Trouble::NoDatabase,
            (Some("28000" | "28P01"), _) => Trouble::Refused,
            (Some("3D000"), _) => Trouble::Unknown,
            (None, StoreError::Configuration(_)) => Trouble::BadAddress,
            (None, StoreError::Io(_)) => Trouble::Away,
            _ => Trouble::Other,
        }
    }
}
