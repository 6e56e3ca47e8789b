//! What time it is, in milliseconds since 1970: the only time that is stored or sent.

use std::time::{SystemTime, UNIX_EPOCH};

/// Now.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
