//! Games of random players.

use engine::chance::pick;
use engine::laws::Outcome;
use engine::{ByPlayer, Game, Setup};
pub use play::seeded::play_recorded;
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
