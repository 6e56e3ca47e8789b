//! Open games by number, and the editions they are played with.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use engine::{Edition, Record, Setup, Variants};
use play::GameLog;
use play::game_log::BadLog;
use play::seeded::seeded_rng;

use crate::refusal::Refusal;

/// The name of the built-in edition.
pub(crate) const BUILT_IN: &str = "built-in";

/// The variants with these words.
pub(crate) fn variants(players: u8, words: &[String]) -> Result<Variants, Refusal> {
    let chosen = Variants::players(players)
        .and_then(|plain| words.iter().try_fold(plain, |all, word| all.with_word(word)));
    chosen.map_err(|reason| Refusal::new("bad-table", reason))
}

/// The games and editions that the host has opened.
#[derive(Debug, Default)]
pub(crate) struct Games {
    last: u32,
    logs: HashMap<u32, GameLog>,
    editions: HashMap<String, &'static Edition>,
}

impl Games {
    /// Opens a new game and returns its number.
    pub(crate) fn deal(&mut self, variants: Variants, seed: u64, edition: &'static Edition, at: i64) -> u32 {
        let setup = Setup::deal(edition, variants, &mut seeded_rng(seed, 0));
        self.open(GameLog::new(setup, at))
    }

    /// Reads a record that was played with a known edition.
    pub(crate) fn record(&self, text: &str) -> Result<Record, Refusal> {
        let editions: Vec<_> = self.editions.values().copied().chain([Edition::embedded()]).collect();
        Record::read(text, &editions).map_err(|reason| Refusal::new("bad-record", reason))
    }

    /// Opens a recorded game and returns its number.
    pub(crate) fn copy(&mut self, record: &str, at: i64) -> Result<u32, Refusal> {
        let (record, setup) = self.read(record)?;
        let mut log = GameLog::new(setup, at);
        for (player, action) in record.actions() {
            log.play(*player, &[*action], at)?;
        }
        Ok(self.open(log))
    }

    /// Opens a game from its setup and its log, and returns its number.
    pub(crate) fn resume(
        &mut self,
        setup: &str,
        started: i64,
        entries: &[(i64, String)],
    ) -> Result<u32, Refusal> {
        let (_, setup) = self.read(setup)?;
        let mut log = GameLog::new(setup, started);
        for (at, text) in entries {
            let entry = text.parse().map_err(|reason| Refusal::new("bad-record", reason))?;
            log.replay(entry, *at).map_err(|BadLog(reason)| Refusal::new("bad-record", reason))?;
        }
        Ok(self.open(log))
    }

    fn read(&self, record: &str) -> Result<(Record, Setup), Refusal> {
        let record = self.record(record)?;
        let setup = record.setup().copied();
        let setup = setup.ok_or_else(|| {
            Refusal::new("bad-record", "the record begins with a position, not with a setup")
        })?;
        Ok((record, setup))
    }

    fn open(&mut self, log: GameLog) -> u32 {
        self.last += 1;
        self.logs.insert(self.last, log);
        self.last
    }

    pub(crate) fn close(&mut self, game: u32) {
        self.logs.remove(&game);
    }

    pub(crate) fn log(&mut self, game: u32) -> Result<&mut GameLog, Refusal> {
        self.logs.get_mut(&game).ok_or_else(|| Refusal::not_found("game"))
    }

    /// Makes an edition known by that name, from its compact form. An edition stays in memory.
    pub(crate) fn add_edition(&mut self, name: String, text: &str) -> Result<(), Refusal> {
        if let Entry::Vacant(place) = self.editions.entry(name) {
            let edition = Edition::from_compact(text);
            place.insert(
                edition.ok_or_else(|| Refusal::new("bad-edition", "not the compact form of an edition"))?,
            );
        }
        Ok(())
    }

    pub(crate) fn edition(&self, name: &str) -> Result<&'static Edition, Refusal> {
        if name == BUILT_IN {
            return Ok(Edition::embedded());
        }
        self.editions.get(name).copied().ok_or_else(|| Refusal::not_found("edition"))
    }
}
