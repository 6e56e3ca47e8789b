//! Games of random players.

use engine::chance::pick;
use engine::{Game, Record, Setup, Sink};
use rand_core::Rng;

/// Plays a game to its end; how many actions it took.
#[inline]
pub fn finish(game: &mut Game, rng: &mut impl Rng) -> u64 {
    let mut actions = 0;
    while let Some(player) = game.to_act().first() {
        let decision = game.decision(player).expect("whoever must act is asked something");
        game.apply(player, pick(&decision, rng)).expect("options are accepted");
        actions += 1;
    }
    actions
}

/// Plays a whole game and keeps its record, telling what happens.
pub fn record(setup: Setup, rng: &mut impl Rng, sink: &mut impl Sink) -> Record {
    let mut record = Record::new(setup);
    Game::begin(&setup, sink);
    while let Some(player) = record.game().to_act().first() {
        let decision = record.game().decision(player).expect("whoever must act is asked something");
        record.play(player, pick(&decision, rng), sink).expect("options are accepted");
    }
    record
}
