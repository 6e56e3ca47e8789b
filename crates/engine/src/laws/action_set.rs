//! All possible actions: a number for each, sets of them, and a random one.

use super::LawRng;
use crate::action::Action;
use crate::board::Tile;
use crate::card::Card;
use crate::chance::below;
use crate::king::King;
use crate::player::Player;
use crate::power::{Modifier, Played, Power};
use crate::region::{Region, Site};

/// A set of actions.
#[derive(Default)]
pub(super) struct ActionSet([u64; WORDS]);

const WORDS: usize = 17;

impl ActionSet {
    /// Adds one; `false` if it was already there.
    pub(super) fn add(&mut self, action: Action) -> bool {
        let is_new = !self.has(action);
        let number = number(action);
        self.0[number / 64] |= 1 << (number % 64);
        is_new
    }

    pub(super) fn has(&self, action: Action) -> bool {
        let number = number(action);
        self.0[number / 64] >> (number % 64) & 1 != 0
    }
}

/// What [`number`] has room for.
const _: () = assert!(Card::KINDS <= 40);

/// Each verb has room for its answers.
fn number(action: Action) -> usize {
    match action {
        Action::Move { player, from, to } => (player.index() * 9 + from.index()) * 10 + to.index(),
        Action::Play(Played { power, modifier }) => {
            540 + modifier.map_or(0, |kind| kind.index() + 1) * 16 + power.value() as usize
        }
        Action::Return(player, from) => 620 + player.index() * 10 + from.map_or(9, Region::index),
        Action::Choose(card) => 680 + card.index(),
        Action::Take(count) => 720 + count.min(MOST) as usize,
        Action::Tile(tile, site) => 760 + tile.index() * 10 + site.index(),
        Action::King(king) => 780 + king.index(),
        Action::Recall(power) => 800 + power.value() as usize,
        Action::Place(site) => 820 + site.index(),
        Action::Fetch(region) => 840 + region.index(),
        Action::Name(region) => 860 + region.index(),
        Action::Grande(region) => 880 + region.index(),
        Action::Disc(region) => 900 + region.index(),
        Action::Swap(player) => 920 + player.index(),
        Action::Branch(branch) => 940 + branch.min(MOST) as usize,
        Action::Pass(modifier) => 980 + modifier.index(),
        Action::RecallModifier(modifier) => 990 + modifier.index(),
        Action::Special => 1000,
        Action::Veto => 1001,
        Action::Allow => 1002,
        Action::Done => 1003,
    }
}

/// No answer that is a number reaches it.
const MOST: u8 = 31;

/// Any action with the same verb.
pub(super) fn any_like(action: Action, dice: &mut LawRng) -> Action {
    match action {
        Action::Move { .. } => Action::Move { player: player(dice), from: region(dice), to: site(dice) },
        Action::Play(_) => Action::Play(Played { power: power(dice), modifier: perhaps(dice).map(modifier) }),
        Action::Return(..) => Action::Return(player(dice), perhaps(dice).map(region)),
        Action::Choose(_) => Action::Choose(Card(below(Card::KINDS, dice) as u8)),
        Action::Take(_) => Action::Take(below(MOST.into(), dice) as u8),
        Action::Tile(..) => Action::Tile(Tile::ALL[below(2, dice)], site(dice)),
        Action::King(_) => Action::King(King::ALL[below(King::ALL.len(), dice)]),
        Action::Recall(_) => Action::Recall(power(dice)),
        Action::Place(_) => Action::Place(site(dice)),
        Action::Fetch(_) => Action::Fetch(region(dice)),
        Action::Name(_) => Action::Name(region(dice)),
        Action::Grande(_) => Action::Grande(region(dice)),
        Action::Disc(_) => Action::Disc(region(dice)),
        Action::Swap(_) => Action::Swap(player(dice)),
        Action::Branch(_) => Action::Branch(below(4, dice) as u8),
        Action::Pass(_) => Action::Pass(modifier(dice)),
        Action::RecallModifier(_) => Action::RecallModifier(modifier(dice)),
        Action::Special | Action::Veto | Action::Allow | Action::Done => action,
    }
}

/// Any action, each verb equally likely.
pub(super) fn any(dice: &mut LawRng) -> Action {
    any_like(VERBS[below(VERBS.len(), dice)], dice)
}

const VERBS: [Action; 21] = [
    Action::Move { player: Player::Red, from: Region::Galicia, to: Site::Galicia },
    Action::Play(Played { power: Power::ALL[1], modifier: None }),
    Action::Return(Player::Red, None),
    Action::Choose(Card(0)),
    Action::Take(0),
    Action::Tile(Tile::Low, Site::Galicia),
    Action::King(King::Galicia),
    Action::Recall(Power::ALL[1]),
    Action::Place(Site::Galicia),
    Action::Fetch(Region::Galicia),
    Action::Name(Region::Galicia),
    Action::Grande(Region::Galicia),
    Action::Disc(Region::Galicia),
    Action::Swap(Player::Red),
    Action::Branch(1),
    Action::Pass(Modifier::Plus1),
    Action::RecallModifier(Modifier::Plus1),
    Action::Special,
    Action::Veto,
    Action::Allow,
    Action::Done,
];

fn perhaps(dice: &mut LawRng) -> Option<&mut LawRng> {
    (below(2, dice) == 0).then_some(dice)
}

fn player(dice: &mut LawRng) -> Player {
    Player::ALL[below(6, dice)]
}

fn region(dice: &mut LawRng) -> Region {
    Region::ALL[below(9, dice)]
}

fn site(dice: &mut LawRng) -> Site {
    Site::ALL[below(10, dice)]
}

fn power(dice: &mut LawRng) -> Power {
    Power::ALL[1 + below(13, dice)]
}

fn modifier(dice: &mut LawRng) -> Modifier {
    Modifier::ALL[below(4, dice)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    #[test]
    fn different_actions_have_different_numbers() {
        let mut dice = LawRng(1);
        let mut known: HashMap<usize, Action> = HashMap::new();
        for _ in 0..200_000 {
            let action = any(&mut dice);
            assert!(number(action) < 64 * WORDS);
            assert_eq!(*known.entry(number(action)).or_insert(action), action);
        }
        assert!(known.len() > 800, "{} actions were seen", known.len());
    }

    #[test]
    fn inserting_an_action_twice_returns_false() {
        let mut actions = ActionSet::default();
        assert!(actions.add(Action::Done) && !actions.add(Action::Done) && !actions.has(Action::Veto));
    }
}
