//! One who plays: hears what its seat is told, sees what its seat sees, answers what its seat is asked.

use engine::chance::pick;
use engine::{Event, Memory, Player, Variants, View, Viewer};
use rand_pcg::Pcg64Mcg;

use crate::answer::Answer;
use crate::budget::Budget;
use crate::level::Level;

/// A bot in a seat of one game.
#[derive(Clone, Debug)]
pub struct Bot {
    level: Level,
    memory: Memory,
    rng: Pcg64Mcg,
}

impl Bot {
    /// A bot of that level in that seat. All its chance comes from the seed.
    pub fn new(level: Level, variants: Variants, seat: Player, seed: u64) -> Bot {
        let memory = Memory::new(variants, Viewer::Seat(seat));
        Bot { level, memory, rng: Pcg64Mcg::new(u128::from(seed) << 64 | 0xcafe_f00d_d15e_a5e5) }
    }

    /// Takes note of what happened. What its seat is not told it does not hear.
    pub fn hear(&mut self, event: &Event) {
        self.memory.note(event);
    }

    /// Answers what its seat is asked; nothing if nothing is asked.
    pub fn answer(&mut self, view: &View, _budget: &Budget) -> Option<Answer> {
        let decision = view.decision()?;
        let _ = self.level;
        Some(Answer { action: pick(&decision, &mut self.rng), reasons: Vec::new(), iterations: 0 })
    }
}
