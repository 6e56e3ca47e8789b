//! A stored game: a setup and a log with undos.

use engine::chance::{below, pick};
use engine::view::Own;
use engine::{Action, Decision, Edition, Event, Player, Setup, Variants, Viewer};
use rand_pcg::Pcg32;
use server::tables::{GameLog, LogEntry};

/// When every game starts; entries are one second apart.
pub(crate) const BEGAN: i64 = 1_800_000_000_000;

/// The time of a log entry.
pub(crate) fn time(index: usize) -> i64 {
    BEGAN + 1_000 * (index as i64 + 1)
}

#[derive(Clone)]
pub(crate) struct Stored {
    pub(crate) setup: Setup,
    pub(crate) log: Vec<LogEntry>,
}

impl Stored {
    /// A whole random game with occasional undos.
    pub(crate) fn played(variants: Variants, rng: &mut Pcg32) -> Stored {
        let setup = Setup::deal(Edition::embedded(), variants, rng);
        let mut game_log = GameLog::new(setup, BEGAN);
        let mut log = Vec::new();
        while !game_log.game().board().is_over() {
            log.push(undone(&mut game_log, rng).unwrap_or_else(|| acted(&mut game_log, rng)));
        }
        Stored { setup, log }
    }

    /// Its first plies.
    pub(crate) fn until(&self, plies: usize) -> Stored {
        Stored { setup: self.setup, log: self.log[..plies].to_vec() }
    }

    pub(crate) fn game_log(&self) -> GameLog {
        let mut game_log = GameLog::new(self.setup, BEGAN);
        for (index, entry) in self.log.iter().enumerate() {
            game_log.replay(*entry, time(index)).unwrap();
        }
        game_log
    }

    /// What a viewer holds after each ply.
    pub(crate) fn holdings(&self, viewer: Viewer) -> Vec<Option<Own>> {
        let mut game_log = GameLog::new(self.setup, BEGAN);
        let held = |(index, entry): (usize, &LogEntry)| {
            game_log.replay(*entry, time(index)).unwrap();
            own(&game_log, viewer)
        };
        self.log.iter().enumerate().map(held).collect()
    }

    /// The plies in which discs were turned.
    pub(crate) fn discs_turned(&self) -> Vec<usize> {
        let mut game_log = GameLog::new(self.setup, BEGAN);
        let mut turned = Vec::new();
        for (index, entry) in self.log.iter().enumerate() {
            game_log.replay(*entry, time(index)).unwrap();
            let is_turned =
                game_log.last_events().iter().any(|event| matches!(event, Event::DiscTurned { .. }));
            turned.extend((matches!(entry, LogEntry::Act(..)) && is_turned).then_some(index));
        }
        turned
    }
}

pub(crate) fn own(game_log: &GameLog, viewer: Viewer) -> Option<Own> {
    game_log.game().view(viewer).own()
}

fn acted(game_log: &mut GameLog, rng: &mut Pcg32) -> LogEntry {
    let asked = game_log.game().to_act();
    let player: Player = asked.nth(below(asked.len(), rng)).unwrap();
    let decision = game_log.game().decision(player).unwrap();
    let action = eager(&decision, rng);
    game_log.play(player, &[action], time(game_log.ply())).unwrap().remove(0)
}

/// A random option, with a preference for secret choices.
fn eager(decision: &Decision, rng: &mut Pcg32) -> Action {
    let fond = ["recall", "choose empowerment", "choose country-seat", "special"];
    let is_fond = |action: &Action| fond.iter().any(|word| action.to_string().starts_with(word));
    let drawn = [pick(decision, rng), pick(decision, rng), pick(decision, rng)];
    drawn.into_iter().find(is_fond).unwrap_or(drawn[0])
}

fn undone(game_log: &mut GameLog, rng: &mut Pcg32) -> Option<LogEntry> {
    let to = game_log.ply().checked_sub(1 + below(4, rng)).filter(|_| below(12, rng) == 0)?;
    let may = game_log.is_in_effect(to) && to >= game_log.revealed() && !game_log.actors_since(to).is_empty();
    may.then(|| game_log.undo(to, time(game_log.ply())))
}
