//! An action as a number, and back. Colours are counted as the acting seat sees them, itself first.

use std::sync::LazyLock;

use engine::board::Tile;
use engine::power::{Modifier, Played, Power};
use engine::{Action, Card, King, Player, Region, Site};

use crate::action_groups::{self as groups, ACTIONS, MODIFIERS, MOST_TAKEN, POWERS, REGIONS, SITES};
use crate::colours::{absolute, relative};

/// The number of an action of a seat.
#[inline]
pub fn index_of(action: Action, me: Player, players: usize) -> usize {
    let place = |colour: Player| relative(colour, me, players);
    match action {
        Action::Done => groups::DONE,
        Action::Pass(modifier) => groups::PASS + modifier.index(),
        Action::Play(played) => groups::PLAY + play(played),
        Action::Take(count) => groups::TAKE + usize::from(count).min(MOST_TAKEN),
        Action::Fetch(region) => groups::FETCH + region.index(),
        Action::Choose(card) => groups::CHOOSE + card.index(),
        Action::Special => groups::SPECIAL,
        Action::Place(site) => groups::PLACE + site.index(),
        Action::Move { player, from, to } => {
            groups::MOVE + (place(player) * REGIONS + from.index()) * SITES + to.index()
        }
        Action::Name(region) => groups::NAME + region.index(),
        Action::King(king) => groups::KING + king.index(),
        Action::Tile(tile, site) => groups::TILE + tile.index() * SITES + site.index(),
        Action::Grande(region) => groups::GRANDE + region.index(),
        Action::Recall(power) => groups::RECALL + usize::from(power.value()) - 1,
        Action::RecallModifier(modifier) => groups::RECALL_MODIFIER + modifier.index(),
        Action::Disc(region) => groups::DISC + region.index(),
        Action::Return(player, region) => {
            groups::RETURN + place(player) * SITES + region.map_or(REGIONS, Region::index)
        }
        Action::Swap(player) => groups::SWAP + place(player),
        Action::Branch(branch) => groups::BRANCH + usize::from(branch) - 1,
        Action::Veto => groups::VETO,
        Action::Allow => groups::ALLOW,
    }
}

fn play(played: Played) -> usize {
    let row = played.modifier.map_or(0, |kind| kind.index() + 1);
    row * POWERS + usize::from(played.power.value()) - 1
}

/// The action of a seat with that number; `None` if no action of this table has it.
#[inline]
pub fn action_at(index: usize, me: Player, players: usize) -> Option<Action> {
    let known = |index| *ACTION_OF.get(index)?;
    let colour = |place: usize| absolute(place, me, players);
    if let Some(at) = within(index, groups::MOVE, groups::NAME) {
        let (rest, to) = (at / SITES, Site::ALL[at % SITES]);
        let (player, from) = (colour(rest / REGIONS)?, Region::ALL[rest % REGIONS]);
        return Some(Action::Move { player, from, to });
    }
    if let Some(at) = within(index, groups::RETURN, groups::SWAP) {
        return Some(Action::Return(colour(at / SITES)?, Region::ALL.get(at % SITES).copied()));
    }
    if let Some(at) = within(index, groups::SWAP, groups::BRANCH) {
        return colour(at).map(Action::Swap);
    }
    known(index)
}

/// The actions of all seats of a table by their numbers.
#[derive(Clone, Debug)]
pub struct ActionTable(Vec<[Option<Action>; ACTIONS]>);

impl ActionTable {
    /// Looks them all up.
    pub fn new(players: usize) -> ActionTable {
        let seats = Player::ALL.into_iter().take(players);
        ActionTable(seats.map(|me| std::array::from_fn(|index| action_at(index, me, players))).collect())
    }

    /// The same as [`action_at`], faster.
    #[inline]
    pub fn at(&self, index: usize, me: Player) -> Option<Action> {
        *self.0.get(me.index())?.get(index)?
    }
}

fn within(index: usize, start: usize, end: usize) -> Option<usize> {
    (start..end).contains(&index).then(|| index - start)
}

/// The actions without a colour, by their numbers.
static ACTION_OF: LazyLock<Vec<Option<Action>>> = LazyLock::new(|| {
    let mut all = vec![None; ACTIONS];
    for action in colourless() {
        all[index_of(action, Player::Red, 5)] = Some(action);
    }
    all
});

fn colourless() -> impl Iterator<Item = Action> {
    let powers = || (1..=13).filter_map(Power::new);
    let modifiers = || std::iter::once(None).chain(Modifier::ALL.map(Some));
    let plays = modifiers()
        .flat_map(move |modifier| powers().map(move |power| Action::Play(Played { power, modifier })));
    let counts = (0..=MOST_TAKEN as u8).map(Action::Take);
    let regions = Region::ALL.into_iter().flat_map(|region| {
        [Action::Fetch, Action::Name, Action::Grande, Action::Disc].map(|make| make(region))
    });
    let tiles = Tile::ALL
        .into_iter()
        .flat_map(|tile| Site::ALL.map(|site| Action::Tile(tile, site)))
        .chain(Site::ALL.map(Action::Place));
    let branches = (1..=groups::BRANCHES as u8).map(Action::Branch);
    [Action::Done, Action::Special, Action::Veto, Action::Allow]
        .into_iter()
        .chain(plays)
        .chain(counts)
        .chain(regions)
        .chain(tiles)
        .chain(branches)
        .chain(Modifier::ALL.into_iter().flat_map(|kind| [Action::Pass(kind), Action::RecallModifier(kind)]))
        .chain(powers().map(Action::Recall))
        .chain(King::ALL.map(Action::King))
        .chain(Card::all().map(Action::Choose))
}

const _: () = assert!(MODIFIERS == 4);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_one_action_of_the_largest_table_and_no_other() {
        for (me, players) in [(Player::Red, 5), (Player::Green, 5), (Player::Blue, 2)] {
            let table = ActionTable::new(players);
            for index in 0..ACTIONS {
                assert_eq!(table.at(index, me), action_at(index, me, players));
                if let Some(action) = action_at(index, me, players) {
                    assert_eq!(index_of(action, me, players), index, "{action}");
                }
            }
        }
        let missing: Vec<_> =
            (0..ACTIONS).filter(|index| action_at(*index, Player::Red, 5).is_none()).collect();
        let dummy = REGIONS * SITES + SITES;
        assert_eq!(missing.len(), dummy, "only the dummy is missing: {missing:?}");
    }

    #[test]
    fn a_number_beyond_the_last_is_no_action() {
        assert_eq!(action_at(ACTIONS, Player::Red, 5), None);
        assert_eq!(ActionTable::new(5).at(ACTIONS, Player::Red), None);
        assert_eq!(ActionTable::new(3).at(0, Player::Orange), None, "no such seat");
    }
}
