//! What an operator can set. Every setting has a default that suits one machine.

use std::net::SocketAddr;

use bots::Level;

use crate::alert::Origin;

/// How a server runs.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where it listens; port 0 is any free one.
    pub listen: SocketAddr,
    /// Where games are kept: `sqlite://FILE` or `postgres://…`.
    pub database: String,
    /// The text of the edition that tables use unless they bring another; the built-in one if none is set.
    pub edition: Option<String>,
    /// Is it reached by https? Then cookies say so.
    pub is_secure: bool,
    /// Is the caller's address in `X-Forwarded-For`, written by a proxy of ours?
    pub is_behind_proxy: bool,
    /// How many bots think at the same time.
    pub thinkers: usize,
    /// How long a bot thinks about one decision, in milliseconds.
    pub bot_millis: u64,
    /// Who plays for somebody who left or ran out of time (D-20).
    pub stand_in: Level,
    /// How many requests a caller may make in a second, on average; none are counted if 0.
    pub requests_per_second: u32,
    /// How many streams may be open at once; any number if 0.
    pub streams: usize,
    /// With less free space on the disk of an SQLite database, in bytes, only moves are stored.
    pub min_free_space: u64,
    /// How many replayed games are kept at hand.
    pub tables_at_hand: usize,
    /// How many editions people may bring; each stays in memory.
    pub editions: usize,
    /// Where turn alerts may be sent to; nowhere if none is named.
    pub alert_origins: Vec<Origin>,
    /// How long somebody has to answer before an alert is sent, in milliseconds.
    pub alert_after_millis: i64,
    /// How long after a failed try an alert is tried again, in milliseconds; twice as long after each.
    pub alert_retry_millis: i64,
    /// What one must know to see the metrics; everybody sees them if none is set.
    pub metrics_token: Option<String>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            listen: SocketAddr::from(([127, 0, 0, 1], 8765)),
            database: "sqlite://elgrande.db".to_owned(),
            edition: None,
            is_secure: false,
            is_behind_proxy: false,
            thinkers: 2,
            bot_millis: 300,
            stand_in: Level::Caballero,
            requests_per_second: 50,
            streams: 10_000,
            min_free_space: 256 << 20,
            tables_at_hand: 2000,
            editions: 64,
            alert_origins: Vec::new(),
            alert_after_millis: 10_000,
            alert_retry_millis: 30_000,
            metrics_token: None,
        }
    }
}
