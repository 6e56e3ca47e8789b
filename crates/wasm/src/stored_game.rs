//! A game as the host stores it: the record of its set-up, and the log with its times.

use engine::{Edition, Record};
use play::{GameLog, LogEntry};
use serde::{Deserialize, Serialize};

use crate::response::Refusal;

/// Texts that replay to a game.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct StoredGame {
    /// A record without actions.
    setup: String,
    /// When it started, in milliseconds since 1970.
    started: i64,
    /// Each entry with its time.
    entries: Vec<(i64, String)>,
}

impl StoredGame {
    /// The game of a record; every entry happened when it started.
    pub(crate) fn of(record: &Record) -> StoredGame {
        let entry = |(player, action): &_| (0, LogEntry::Act(*player, *action).to_string());
        let entries = record.actions().iter().map(entry).collect();
        StoredGame { setup: Record::new(*record.setup()).to_string(), started: 0, entries }
    }

    /// Replays it.
    pub(crate) fn log(&self) -> Result<GameLog, Refusal> {
        let record = read_record(&self.setup)?;
        let mut log = GameLog::new(*record.setup(), self.started);
        for (at, text) in &self.entries {
            let entry: LogEntry = text.parse().map_err(|error| Refusal::new("bad-record", error))?;
            log.replay(entry, *at).map_err(|bad| Refusal::new("bad-record", bad.0))?;
        }
        Ok(log)
    }
}

/// Reads a record of the built-in edition.
pub(crate) fn read_record(text: &str) -> Result<Record, Refusal> {
    Record::read(text, &[Edition::embedded()]).map_err(|error| Refusal::new("bad-record", error))
}
