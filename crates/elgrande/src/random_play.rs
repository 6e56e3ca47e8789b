//! Games of random players.

use engine::chance::pick;
use engine::laws::Outcome;
use engine::{ByPlayer, Game, Record, Setup, Sink};
use rand_core::Rng;

/// Plays a game to its end; returns the number of actions.
#[inline]
pub fn play_to_end(game: &mut Game, rng: &mut impl Rng) -> u64 {
    let mut actions = 0;
    while let Some((player, decision)) = game.question() {
        game.apply(player, pick(decision, rng)).expect("options are accepted");
        actions += 1;
    }
    actions
}

/// Plays a whole game without checking laws.
pub fn play_unchecked(setup: &Setup, rng: &mut impl Rng) -> Outcome {
    let mut game = Game::new(setup);
    let actions = play_to_end(&mut game, rng) as usize;
    let mut scores = ByPlayer::default();
    game.board().seats().iter().for_each(|player| scores[player] = game.board().score(player));
    Outcome { actions, scores, winners: game.standing().leaders() }
}

/// Plays a whole game, records it and reports its events.
pub fn play_recorded(setup: Setup, rng: &mut impl Rng, sink: &mut impl Sink) -> Record {
    let mut record = Record::new(setup);
    Game::begin(&setup, sink);
    while let Some((player, decision)) = record.game().question() {
        record.play(player, pick(decision, rng), sink).expect("options are accepted");
    }
    record
}
