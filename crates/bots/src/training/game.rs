//! A stored game: a seed and the number of each answer among its options. It outlives changes of the features.

use engine::Game;
use engine::chance::below;
use rand_pcg::Pcg64Mcg;

use super::sample::{self, Sample};
use super::table::Table;
use crate::level::Level;
use crate::network::{Network, is_judged};

/// A game that bots have played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    pub(super) seed: u64,
    /// For each question, the index of the answer.
    pub(super) answers: Vec<u16>,
}

/// An index from here on takes a second byte.
const LONG: u16 = 255;

impl StoredGame {
    /// The seed, the number of bytes that follow, then the answers.
    pub fn to_bytes(&self) -> Vec<u8> {
        let short = |index: &u16| u8::try_from(*index).ok().filter(|byte| u16::from(*byte) < LONG);
        let mut answers = Vec::new();
        for index in &self.answers {
            match short(index) {
                Some(byte) => answers.push(byte),
                None => answers.extend([LONG as u8, (index - LONG) as u8]),
            }
        }
        let length = (answers.len() as u16).to_le_bytes();
        [self.seed.to_le_bytes().as_slice(), &length, &answers].concat()
    }

    /// Reads the first game and returns the bytes after it; nothing if they are cut off.
    pub fn read(bytes: &[u8]) -> Option<(StoredGame, &[u8])> {
        let (seed, rest) = bytes.split_first_chunk()?;
        let (length, rest) = rest.split_first_chunk()?;
        let (mut answers, rest) = rest.split_at_checked(u16::from_le_bytes(*length).into())?;
        let mut game = StoredGame { seed: u64::from_le_bytes(*seed), answers: Vec::new() };
        while let Some((byte, more)) = answers.split_first() {
            answers = more;
            let mut index = u16::from(*byte);
            if index == LONG {
                let (byte, more) = answers.split_first()?;
                answers = more;
                index += u16::from(*byte);
            }
            game.answers.push(index);
        }
        Some((game, rest))
    }

    /// Replays the game and records one in `keep` of the positions between turns, [`super::RECORD_SIZE`] bytes each.
    /// `None` if an answer is not possible.
    pub fn positions(&self, keep: usize) -> Option<Vec<u8>> {
        let (positions, game) = self.replay(keep)?;
        Some(sample::write(&positions, &game, self.seed))
    }

    /// Some positions, and the game at its end.
    pub(super) fn replay(&self, keep: usize) -> Option<(Vec<Sample>, Game)> {
        let mut rng = Pcg64Mcg::new(u128::from(self.seed) << 64 | 0x9051);
        let mut table = Table::deal(Level::Master.into(), Network::embedded(), self.seed);
        let mut positions = Vec::new();
        for index in &self.answers {
            let (player, decision) = table.question()?;
            if is_judged(&decision) && below(keep, &mut rng) == 0 {
                let round = table.game.board().round();
                let (bot, view) = table.ask(player);
                positions.push(Sample { features: bot.features(&view), round });
            }
            table.apply(player, decision.nth(usize::from(*index))?);
        }
        table.game.board().is_over().then_some((positions, table.game))
    }
}
