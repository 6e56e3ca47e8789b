//! Every rule by its ID, tried out on the smallest position that shows it.
#![allow(
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test may stop, and looks for the one event it is about"
)]

mod alternatives;
mod court;
mod end_of_round;
mod examples;
mod general_scoring;
mod placement;
mod played;
mod power_cards;
mod power_shift;
mod regency;
mod rulings;
mod setup;
mod short_game;
mod special_scoring;
mod terms;
mod turn;
mod two_and_three_players;

use engine::trial::{questions, trial};
use expect_test::Expect;

/// The changed clauses, or the refusal.
fn check(position: &str, actions: &str, expected: Expect) {
    expected.assert_eq(&trial(position, actions));
}

/// The questions after the actions, and who is asked.
fn asks(position: &str, actions: &str, expected: Expect) {
    expected.assert_eq(&questions(position, actions));
}
