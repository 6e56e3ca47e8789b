//! Why a database cannot be opened, as far as an operator can fix it.

use std::io::ErrorKind;

pub use sqlx::Error as StoreError;

/// The kind of error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenErrorKind {
    /// Its file cannot be opened or created.
    File,
    /// Its file is not a database.
    NotADatabase,
    /// It rejects the user or the password.
    AccessDenied,
    /// There is no database of that name.
    NotFound,
    /// Its URL is invalid.
    BadAddress,
    /// Another process uses its file.
    InUse,
    /// It cannot be reached.
    Unreachable,
    /// The TLS connection fails, for instance because the certificate is not trusted.
    Tls,
    /// Any other error.
    Other,
}

impl OpenErrorKind {
    /// The kind of an error. SQLite has its own codes, PostgreSQL those of the SQL standard.
    pub fn of(error: &StoreError) -> OpenErrorKind {
        let code = error.as_database_error().and_then(|error| error.code());
        match (code.as_deref(), error) {
            (Some("14"), _) => OpenErrorKind::File,
            (Some("26"), _) => OpenErrorKind::NotADatabase,
            (Some("28P01"), _) => OpenErrorKind::AccessDenied,
            (Some("3D000"), _) => OpenErrorKind::NotFound,
            (None, StoreError::Configuration(_)) => OpenErrorKind::BadAddress,
            (None, StoreError::Tls(_)) => OpenErrorKind::Tls,
            (None, StoreError::Io(error)) if is_tls(error) => OpenErrorKind::Tls,
            (None, StoreError::Io(error)) => of_io(error.kind()),
            _ => OpenErrorKind::Other,
        }
    }
}

/// Whether a handshake failed: rustls reports it inside an I/O error.
fn is_tls(error: &std::io::Error) -> bool {
    error.get_ref().is_some_and(|inner| inner.is::<rustls::Error>())
}

/// The lock file next to an SQLite database gives file errors, a connection to PostgreSQL gives network errors.
fn of_io(kind: ErrorKind) -> OpenErrorKind {
    const FILE: [ErrorKind; 3] = [ErrorKind::NotFound, ErrorKind::PermissionDenied, ErrorKind::NotADirectory];
    if FILE.contains(&kind) {
        OpenErrorKind::File
    } else if kind == ErrorKind::ResourceBusy {
        OpenErrorKind::InUse
    } else {
        OpenErrorKind::Unreachable
    }
}
