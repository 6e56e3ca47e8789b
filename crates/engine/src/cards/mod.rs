//! The registry of all action cards: one literal each, with its test beside it.

mod alternatives;
mod regency;
mod stack1;
mod stack2;
mod stack3;
mod stack4;
mod stack5;

use crate::card::CardPrint;

/// Every kind of action card. Adding one is a literal in its file and a line here.
pub static FACES: [&CardPrint; 39] = [
    &stack1::INTRIGUE,
    &stack1::CONSPIRACY,
    &stack1::AMBUSH,
    &stack1::MARCH,
    &stack1::UPHEAVAL,
    &stack1::SKIRMISH,
    &stack1::EXODUS,
    &stack1::MILITIA,
    &stack2::JUSTICE,
    &stack2::WITHDRAWAL,
    &stack2::CIVIL_WAR,
    &stack2::ASSASSIN,
    &stack2::LEVY,
    &stack2::DISBANDMENT,
    &stack2::DESERTION,
    &stack3::OUTPOSTS,
    &stack3::FIESTA,
    &stack3::REVELATION,
    &stack3::STRONGHOLDS,
    &stack3::SUPREMACY,
    &stack3::HEARTLAND,
    &stack3::HINTERLAND,
    &stack4::DECREE,
    &stack4::EMPOWERMENT,
    &stack4::NEW_HOME,
    &stack4::COUP,
    &stack4::SUMMONS,
    &stack4::ROYAL_ADVISER,
    &stack5::YOUR_MAJESTY,
    &alternatives::REPRESENTATION,
    &alternatives::VETO,
    &alternatives::RIVALRY,
    &regency::EXILE,
    &regency::ENTOURAGE,
    &regency::COUNTRY_SEAT,
    &regency::COMPETITION,
    &regency::REVOLT,
    &regency::INFILTRATION,
    &regency::DEPUTY,
];

/// The changed clauses, or the refusal.
#[cfg(test)]
fn check(position: &str, actions: &str, expected: expect_test::Expect) {
    expected.assert_eq(&crate::trial::trial(position, actions));
}

/// The questions after the actions, and who is asked.
#[cfg(test)]
fn asks(position: &str, actions: &str, expected: expect_test::Expect) {
    expected.assert_eq(&crate::trial::questions(position, actions));
}
