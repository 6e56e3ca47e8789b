//! A training sample, a position as bytes, all of the same length, little-endian. `train/train.py` reads the same layout.

use engine::{Game, Player};

use crate::network::mean;
use crate::network::{
    Active, DENSE, Features, POINTS, SEAT_ACTIVE, SEAT_FEATURES, SEATS, TABLE_ACTIVE, TABLE_FEATURES,
};

/// A position to be stored.
pub(super) struct Sample {
    pub(super) features: Features,
    pub(super) round: u8,
}

/// Game, players and round; indices; dense inputs; points and win of each seat.
pub const RECORD_SIZE: usize = 8 + 2 * (SEATS * SEAT_ACTIVE + TABLE_ACTIVE) + 4 * SEATS * (DENSE + 2);

/// All positions of a game with its result.
pub(super) fn write(positions: &[Sample], game: &Game, number: u64) -> Vec<u8> {
    let (points, win) = (points(game), win(game));
    let mut bytes = Vec::with_capacity(positions.len() * RECORD_SIZE);
    for Sample { features, round } in positions {
        bytes.extend((number as u32).to_le_bytes());
        bytes.extend([features.players as u8, *round, 0, 0]);
        features.seats.iter().for_each(|seat| write_indices(&mut bytes, seat, SEAT_FEATURES));
        write_indices(&mut bytes, &features.table, TABLE_FEATURES);
        let floats = features.dense.iter().flatten().chain(&points).chain(&win);
        floats.for_each(|float| bytes.extend(float.to_le_bytes()));
    }
    bytes
}

/// The active features, then the number of features for each unused place.
fn write_indices<const N: usize>(bytes: &mut Vec<u8>, active: &Active<N>, unused: usize) {
    let indices = active.indices();
    indices.iter().for_each(|index| bytes.extend(index.to_le_bytes()));
    (indices.len()..N).for_each(|_| bytes.extend((unused as u16).to_le_bytes()));
}

/// Final points above the mean, as the network sees them.
fn points(game: &Game) -> [f32; SEATS] {
    let players = usize::from(game.board().variants().player_count());
    let scores: [f32; SEATS] = std::array::from_fn(|seat| f32::from(game.board().score(Player::ALL[seat])));
    let mean = mean(&scores[..players]);
    std::array::from_fn(|seat| if seat < players { (scores[seat] - mean) / POINTS } else { 0.0 })
}

/// Those who tie for the win share it.
fn win(game: &Game) -> [f32; SEATS] {
    let winners = game.standing().leaders();
    let share = 1.0 / winners.len() as f32;
    std::array::from_fn(|seat| if winners.has(Player::ALL[seat]) { share } else { 0.0 })
}
