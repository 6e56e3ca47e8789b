//! A hash of a network's predictions, equal on every machine.

use super::{GameSpec, StoredGame};
use crate::level::Level;
use crate::network::Network;

/// Games by instinct whose positions are evaluated.
const GAMES: u64 = 40;

/// A hash (FNV-1a) of the bits of all predictions for the positions of some fixed games.
pub fn fingerprint(network: &'static Network) -> u64 {
    let recipe = GameSpec { kind: Level::Master.into(), network, iterations: 1, instinct: 100 };
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for game in (0..GAMES).map(|seed| recipe.play(seed)) {
        for features in inputs(&game) {
            let prediction = network.predict(&features);
            let numbers = prediction.points.iter().chain(&prediction.win);
            for byte in numbers.flat_map(|number| number.to_bits().to_le_bytes()) {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
        }
    }
    hash
}

fn inputs(game: &StoredGame) -> Vec<crate::network::Features> {
    let (positions, _) = game.replay(4).expect("a game that was just played");
    positions.into_iter().map(|position| position.features).collect()
}
