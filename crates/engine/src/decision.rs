//! A decision: what a player is asked, and every possible answer. Interface, bots and validation all use it.

use serde::Serialize;

use crate::action::Action;
use crate::agenda::{Cause, Naming, Supply};
use crate::board::Tile;
use crate::card::Card;
use crate::king::KingSet;
use crate::player::{Player, PlayerSet};
use crate::power::{Modifier, ModifierSet, Played, PowerSet};
use crate::region::{RegionSet, SiteSet};
use crate::sources::Sources;

/// A question to one player. It is kept to two machine words: a playout passes it around at every step.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[expect(missing_docs, reason = "the line above each question says what its fields are")]
pub enum Decision {
    /// Pass one of these on.
    Pass { modifiers: ModifierSet },
    /// Play a power card, plain or with a modifier.
    Play(Plays),
    /// Take up to this many from the province.
    Take { most: u8, cause: Cause },
    /// Take up to this many, one by one, from these regions, or stop.
    Fetch { regions: RegionSet, left: u8, cause: Cause },
    /// Take one of these cards.
    Choose { cards: Cards },
    /// Announce the special action, place a first caballero, or end the turn.
    Use { special: bool, sites: SiteSet, left: u8 },
    /// Place up to this many, one by one, or stop.
    Place { sites: SiteSet, left: u8, from: Supply },
    /// Cancel this special action of that player, or let it happen.
    Veto { card: Card, by: Player },
    /// Choose one of this many branches.
    Branch { branches: u8 },
    /// Move one caballero from a source to a target in another region (D-3).
    Move {
        /// Owners and regions.
        sources: Sources,
        /// Where they may go, each from its own region to another; not the region that all come from.
        targets: SiteSet,
        /// How many more of the own.
        own: u8,
        /// How many more of opponents.
        opposing: u8,
        /// How many more of any colour.
        any: u8,
        /// Must one be moved (ENT-1)?
        must: bool,
    },
    /// Name a region.
    Name { regions: RegionSet, purpose: Naming },
    /// Move the king.
    King { places: KingSet },
    /// Place or move a tile.
    Tile { low: SiteSet, high: SiteSet },
    /// Move the player's own grande.
    Grande { regions: RegionSet },
    /// Take one of these back.
    Recall { powers: PowerSet, modifiers: ModifierSet },
    /// Set the disc.
    Disc { regions: RegionSet },
    /// Return one of these; this many in all.
    Return { sources: Sources, left: u8 },
    /// Swap the king with the grande of one of these.
    Swap { players: PlayerSet },
}

/// Which power cards may be played, plain and with each modifier (POW-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plays(pub(crate) [PowerSet; 5]);

/// The cards that may be taken: a byte for each slot, then a bit for each slot with a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cards(u64);

impl Decision {
    /// How many answers there are.
    #[inline]
    pub fn len(&self) -> usize {
        let mut answers = 0;
        self.at(|len| {
            answers = len;
            len
        });
        answers
    }

    /// Is there no answer? Never so for a question that is asked.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Is there just one answer?
    #[inline]
    pub fn is_forced(&self) -> bool {
        match *self {
            Decision::Pass { modifiers } => modifiers.is_single(),
            Decision::Play(plays) => plays.len() == 1,
            Decision::Take { most, .. } => most == 0,
            Decision::Fetch { regions, .. } => regions.is_empty(),
            Decision::Choose { cards } => cards.len() == 1,
            Decision::Use { special, sites, .. } => !special && sites.is_empty(),
            Decision::Place { sites, .. } => sites.is_empty(),
            Decision::Veto { .. } => false,
            Decision::Branch { branches } => branches == 1,
            Decision::Name { regions, .. } | Decision::Grande { regions } | Decision::Disc { regions } => {
                regions.is_single()
            }
            Decision::King { places } => places.is_single(),
            Decision::Swap { players } => players.is_single(),
            Decision::Move { .. }
            | Decision::Tile { .. }
            | Decision::Recall { .. }
            | Decision::Return { .. } => self.len() == 1,
        }
    }

    /// The answer with that number, from 0; `None` from [`Self::len`] on.
    #[inline]
    pub fn nth(&self, index: usize) -> Option<Action> {
        self.at(|_| index)
    }

    /// The option whose index `choose` picks, given the number of options.
    #[inline(always)]
    pub fn at(&self, choose: impl FnOnce(usize) -> usize) -> Option<Action> {
        match *self {
            Decision::Pass { modifiers } => modifiers.nth(choose(modifiers.len())).map(Action::Pass),
            Decision::Play(plays) => plays.nth(choose(plays.len())).map(Action::Play),
            Decision::Take { most, .. } => {
                let count = choose(most as usize + 1);
                (count <= most as usize).then_some(Action::Take(count as u8))
            }
            Decision::Fetch { regions, .. } => {
                let index = choose(regions.len() + 1);
                regions.nth(index).map(Action::Fetch).or_else(|| done_at(regions.len(), index))
            }
            Decision::Choose { cards } => cards.nth(choose(cards.len())).map(Action::Choose),
            Decision::Use { special, sites, .. } => {
                let places = sites.len();
                let index = choose(places + usize::from(special) + 1);
                let special_at = || (special && index == places).then_some(Action::Special);
                let done = || done_at(places + usize::from(special), index);
                sites.nth(index).map(Action::Place).or_else(special_at).or_else(done)
            }
            Decision::Place { sites, .. } => {
                let index = choose(sites.len() + 1);
                sites.nth(index).map(Action::Place).or_else(|| done_at(sites.len(), index))
            }
            Decision::Veto { .. } => [Action::Veto, Action::Allow].get(choose(2)).copied(),
            Decision::Branch { branches } => {
                let index = choose(branches as usize);
                (index < branches as usize).then_some(Action::Branch(index as u8 + 1))
            }
            Decision::Move { sources, targets, must, .. } => move_at(sources, targets, must, choose),
            Decision::Name { regions, .. } => regions.nth(choose(regions.len())).map(Action::Name),
            Decision::King { places } => places.nth(choose(places.len())).map(Action::King),
            Decision::Tile { low, high } => {
                let index = choose(low.len() + high.len());
                let high =
                    || high.nth(index.wrapping_sub(low.len())).map(|site| Action::Tile(Tile::High, site));
                low.nth(index).map(|site| Action::Tile(Tile::Low, site)).or_else(high)
            }
            Decision::Grande { regions } => regions.nth(choose(regions.len())).map(Action::Grande),
            Decision::Recall { powers, modifiers } => {
                let index = choose(powers.len() + modifiers.len());
                let modifier = || modifiers.nth(index.wrapping_sub(powers.len())).map(Action::RecallModifier);
                powers.nth(index).map(Action::Recall).or_else(modifier)
            }
            Decision::Disc { regions } => regions.nth(choose(regions.len())).map(Action::Disc),
            Decision::Return { sources, .. } => {
                sources.nth(choose(sources.len())).map(|(player, region)| Action::Return(player, region))
            }
            Decision::Swap { players } => players.nth(choose(players.len())).map(Action::Swap),
        }
    }

    /// Every answer, each once.
    pub fn options(&self) -> impl Iterator<Item = Action> {
        let decision = *self;
        (0..self.len()).filter_map(move |index| decision.nth(index))
    }

    /// Is it one of the answers?
    #[inline(always)]
    pub fn allows(&self, action: Action) -> bool {
        match (self, action) {
            (Decision::Pass { modifiers }, Action::Pass(modifier)) => modifiers.has(modifier),
            (Decision::Play(plays), Action::Play(played)) => plays.has(played),
            (Decision::Take { most, .. }, Action::Take(count)) => count <= *most,
            (Decision::Fetch { regions, .. }, Action::Fetch(region)) => regions.has(region),
            (Decision::Choose { cards }, Action::Choose(card)) => cards.has(card),
            (Decision::Use { special, .. }, Action::Special) => *special,
            (Decision::Use { sites, .. } | Decision::Place { sites, .. }, Action::Place(site)) => {
                sites.has(site)
            }
            (Decision::Use { .. } | Decision::Place { .. } | Decision::Fetch { .. }, Action::Done) => true,
            (Decision::Veto { .. }, Action::Veto | Action::Allow) => true,
            (Decision::Branch { branches }, Action::Branch(branch)) => (1..=*branches).contains(&branch),
            (Decision::Move { must, .. }, Action::Done) => !must,
            (Decision::Move { sources, targets, .. }, Action::Move { player, from, to }) => {
                sources.has(player, from) && targets.has(to) && to != from.into()
            }
            (Decision::Name { regions, .. }, Action::Name(region)) => regions.has(region),
            (Decision::King { places }, Action::King(king)) => places.has(king),
            (Decision::Tile { low, .. }, Action::Tile(Tile::Low, site)) => low.has(site),
            (Decision::Tile { high, .. }, Action::Tile(Tile::High, site)) => high.has(site),
            (Decision::Grande { regions }, Action::Grande(region)) => regions.has(region),
            (Decision::Recall { powers, .. }, Action::Recall(power)) => powers.has(power),
            (Decision::Recall { modifiers, .. }, Action::RecallModifier(modifier)) => modifiers.has(modifier),
            (Decision::Disc { regions }, Action::Disc(region)) => regions.has(region),
            (Decision::Return { sources, .. }, Action::Return(player, Some(region))) => {
                sources.has(player, region)
            }
            (Decision::Return { sources, .. }, Action::Return(player, None)) => sources.has_court(player),
            (Decision::Swap { players }, Action::Swap(player)) => players.has(player),
            _ => false,
        }
    }
}

/// Being done is the last answer.
#[inline]
fn done_at(last: usize, index: usize) -> Option<Action> {
    (index == last).then_some(Action::Done)
}

impl Plays {
    #[inline]
    fn len(&self) -> usize {
        let [plain, modified @ ..] = self.0;
        let with_modifier =
            if modified == [PowerSet::EMPTY; 4] { 0 } else { modified.map(PowerSet::len).iter().sum() };
        plain.len() + with_modifier
    }

    #[inline]
    fn nth(&self, mut index: usize) -> Option<Played> {
        for (slot, powers) in self.0.iter().enumerate() {
            if index < powers.len() {
                let modifier = slot.checked_sub(1).map(|kind| Modifier::ALL[kind]);
                return powers.nth(index).map(|power| Played { power, modifier });
            }
            index -= powers.len();
        }
        None
    }

    /// May this be played?
    #[inline]
    pub fn has(&self, played: Played) -> bool {
        self.with(played.modifier).has(played.power)
    }

    /// The power cards that may be played with this modifier, or plain.
    #[inline]
    pub fn with(&self, modifier: Option<Modifier>) -> PowerSet {
        self.0[modifier.map_or(0, |kind| kind as usize + 1)]
    }
}

impl Serialize for Plays {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let with = |modifier: Modifier| (modifier.word(), self.with(Some(modifier)));
        let modified = Modifier::ALL.into_iter().map(with).filter(|(_, powers)| !powers.is_empty());
        serializer.collect_map(std::iter::once(("plain", self.with(None))).chain(modified))
    }
}

impl Cards {
    const SLOTS: usize = 5;

    /// The cards of these slots.
    #[inline]
    pub(crate) fn of(slots: [Option<Card>; Self::SLOTS]) -> Cards {
        let with = |all: u64, (slot, card): (usize, Option<Card>)| match card {
            Some(card) => all | u64::from(card.0) << (8 * slot) | 1 << (8 * Self::SLOTS + slot),
            None => all,
        };
        Cards(slots.into_iter().enumerate().fold(0, with))
    }

    #[inline]
    fn free(self) -> u64 {
        self.0 >> (8 * Self::SLOTS)
    }

    #[inline]
    fn card(self, slot: usize) -> Card {
        Card((self.0 >> (8 * slot)) as u8)
    }

    #[inline]
    fn len(self) -> usize {
        crate::bits::count(self.free() as u16)
    }

    #[inline]
    fn nth(self, index: usize) -> Option<Card> {
        crate::bits::nth(self.free(), index).map(|slot| self.card(slot))
    }

    #[inline]
    fn has(self, card: Card) -> bool {
        self.iter().any(|free| free == card)
    }

    /// The cards, by stack.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        (0..Self::SLOTS).filter(move |slot| self.free() >> slot & 1 != 0).map(move |slot| self.card(slot))
    }
}

impl Serialize for Cards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Either every source is itself a target or none is: so each has equally many.
#[inline]
fn move_at(
    sources: Sources,
    targets: SiteSet,
    must: bool,
    choose: impl FnOnce(usize) -> usize,
) -> Option<Action> {
    let inside = sources.first_region().is_some_and(|region| targets.has(region.into()));
    let each = targets.len() as u32 - u32::from(inside);
    let moves = sources.len() as u32 * each;
    let index = choose(moves as usize + usize::from(!must)) as u32;
    match sources.nth((index / each) as usize) {
        Some((player, from)) => {
            let from = from?;
            let to = targets.without(from.into()).nth((index % each) as usize)?;
            Some(Action::Move { player, from, to })
        }
        None => done_at(if must { usize::MAX } else { moves as usize }, index as usize),
    }
}

const _: () = assert!(std::mem::size_of::<Option<Decision>>() == 16);
