//! Training data for the network: bots play whole games, which are stored as a seed and answers, and later replayed to
//! record positions.

mod fingerprint; // the predictions of a network in one number
mod game; // a stored game
mod sample; // training samples as bytes
mod table; // a table with bots in all seats

pub use fingerprint::fingerprint;
pub use game::StoredGame;
pub use sample::RECORD_SIZE;

use engine::chance::below;
use engine::{Action, Player};
use rand_pcg::Pcg64Mcg;

use crate::budget::Budget;
use crate::kind::Kind;
use crate::network::{Network, is_judged};
use table::Table;

/// How training games are played.
#[derive(Clone, Copy, Debug)]
pub struct GameSpec {
    /// Which bot plays all seats.
    pub kind: Kind,
    /// The network it uses.
    pub network: &'static Network,
    /// How many iterations it makes for one decision.
    pub iterations: u32,
    /// Out of 100 turns, this many are played by instinct, for variety.
    pub instinct: usize,
}

impl GameSpec {
    /// Plays one game. Variants and setup are drawn from the seed; the same seed gives the same game.
    pub fn play(&self, seed: u64) -> StoredGame {
        let mut rng = Pcg64Mcg::new(u128::from(seed) << 64 | 0x1257);
        let mut table = Table::deal(self.kind, self.network, seed);
        let mut modes = [Mode::Search; 6];
        let mut answers = Vec::new();
        while let Some((player, decision)) = table.question() {
            if is_judged(&decision) {
                let is_quick = below(100, &mut rng) < self.instinct;
                modes[player.index()] = if is_quick { Mode::Instinct } else { Mode::Search };
            }
            let action = self.answer(&mut table, player, modes[player.index()]);
            let index = decision.options().position(|option| option == action);
            answers.push(index.expect("bots answer what is allowed") as u16);
            table.apply(player, action);
        }
        StoredGame { seed, answers }
    }

    fn answer(&self, table: &mut Table, player: Player, mode: Mode) -> Action {
        let (bot, view) = table.ask(player);
        let action = match mode {
            Mode::Instinct => bot.answer_by_instinct(&view),
            Mode::Search => {
                bot.answer(&view, &Budget::iterations(self.iterations)).map(|answer| answer.action)
            }
        };
        action.expect("the player is asked")
    }
}

/// How one answer is found.
#[derive(Clone, Copy)]
enum Mode {
    Instinct,
    Search,
}
