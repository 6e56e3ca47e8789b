//! An edition: the values that the rulebooks do not print for certain, as data that a table owner can correct.

mod check;
mod compact;
mod error;
mod facts;
mod file;
mod fingerprint;
mod load;
mod misread;
mod sides;
mod stacks;
mod table;
mod values;

pub use error::{EditionError, EditionReason, TomlReason};
pub use facts::Facts;
pub use misread::misread;

use crate::card::{Card, Certainty};
use crate::effect::Effect;
use crate::king::King;
use crate::power::{Modifier, Power};
use crate::region::{Region, RegionSet, Site};
use crate::words::words;

/// One side of the board (SET-1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Map {
    /// First, second and third value of every region and of the castillo.
    pub bars: [[u8; 3]; 10],
    /// How sure those values are.
    pub certainty: [Certainty; 10],
    /// The regions that touch each region.
    pub neighbours: [RegionSet; 9],
    /// The regions that touch France.
    pub france: RegionSet,
    /// The regions that touch Portugal.
    pub portugal: RegionSet,
    /// The order of a general scoring.
    pub order: [Region; 9],
}

impl Map {
    /// The printed values of a region or of the castillo.
    #[inline]
    pub fn bar(&self, site: Site) -> [u8; 3] {
        self.bars[site as usize]
    }

    /// The regions adjacent to the king: his region's neighbours, all nine beside the castillo (RVT-1), those
    /// at the border when he is abroad (EXI-1).
    #[inline]
    pub fn adjacent(&self, king: King) -> RegionSet {
        match king {
            King::Castillo => RegionSet::ALL,
            King::France => self.france,
            King::Portugal => self.portugal,
            King::Galicia | King::Navarra | King::Aragon | King::Cataluna | King::Castilla => {
                self.neighbours[king as usize]
            }
            King::Toledo | King::Valencia | King::Sevilla | King::Granada => self.neighbours[king as usize],
        }
    }
}

words! {
    /// What a modifier can do in addition to changing the value (PSH-3).
    pub enum Ability or Ability {
        /// Nothing.
        None = "none",
        /// Take one own caballero from the province to court.
        Recruit = "recruit",
        /// Move one opposing caballero.
        MoveOpposing = "move-opposing",
        /// Place one own caballero from the province in any open region.
        PlaceFromProvince = "place-from-province",
    }
}

/// A kind of modifier in the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ModifierSpec {
    /// How many there are.
    pub copies: u8,
    /// How sure that number is.
    pub certainty: Certainty,
    /// What it can do.
    pub ability: Ability,
}

/// A kind of action card in the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardSpec {
    /// How many there are.
    pub copies: u8,
    /// How sure that number is.
    pub certainty: Certainty,
    /// Its upper half: the card's own, unless the edition says otherwise.
    pub effects: &'static [Effect],
}

/// All values of one edition. Made by [`Edition::embedded`] or [`Edition::load`], so always sound.
#[derive(Debug, PartialEq, Eq)]
pub struct Edition {
    pub(crate) name: String,
    pub(crate) fingerprint: u64,
    pub(crate) map_2_3: Map,
    pub(crate) map_4_5: Map,
    pub(crate) tiles: [[u8; 3]; 2],
    pub(crate) to_court: [u8; 13],
    pub(crate) modifiers: [ModifierSpec; 4],
    pub(crate) cards: [CardSpec; Card::KINDS],
}

impl Edition {
    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// A hash of the values that play depends on, without the name and the certainties. It is the same on every
    /// machine, and in every version that writes effects the same way.
    pub fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    /// First, second and third value of both scoring tiles (SCO-6).
    #[inline]
    pub fn tiles(&self) -> [[u8; 3]; 2] {
        self.tiles
    }

    /// The side of the board for that many players (SET-1).
    #[inline]
    pub fn map(&self, players: u8) -> &Map {
        if players <= 3 { &self.map_2_3 } else { &self.map_4_5 }
    }

    /// How many caballeros a power card brings to court (CRT-1).
    #[inline]
    pub fn to_court(&self, power: Power) -> u8 {
        self.to_court[power.value() as usize - 1]
    }

    /// A kind of action card in this edition.
    #[inline]
    pub fn card(&self, card: Card) -> &CardSpec {
        &self.cards[card.index()]
    }

    /// A kind of modifier in this edition.
    #[inline]
    pub fn modifier(&self, modifier: Modifier) -> ModifierSpec {
        self.modifiers[modifier.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_king_abroad_or_at_the_castillo_has_neighbours_too() {
        let map = Edition::embedded().map(4);
        assert_eq!(map.adjacent(King::Castilla).to_string(), "galicia navarra aragon toledo", "PLC-2");
        assert_eq!(map.adjacent(King::France).to_string(), "navarra aragon cataluna", "EXI-1");
        assert_eq!(map.adjacent(King::Portugal).to_string(), "galicia castilla toledo sevilla", "EXI-1");
        assert_eq!(map.adjacent(King::Castillo), RegionSet::ALL, "RVT-1");
    }

    #[test]
    fn there_are_15_edges_on_both_sides() {
        for players in 2..=5 {
            let ends: usize = Edition::embedded().map(players).neighbours.iter().map(|near| near.len()).sum();
            assert_eq!(ends, 30);
        }
    }

    #[test]
    fn the_third_value_counts_only_with_four_and_five() {
        assert_eq!(Edition::embedded().map(4).bar(Site::Castillo), [5, 3, 1], "SCO-7");
        assert_eq!(Edition::embedded().map(3).bar(Site::Castillo), [5, 3, 0], "SCO-7");
    }

    #[test]
    fn the_nine_brings_two_to_court_and_the_thirteen_none() {
        let to_court = |value| Power::new(value).map(|power| Edition::embedded().to_court(power));
        assert_eq!([to_court(9), to_court(12), to_court(13)], [Some(2), Some(0), Some(0)], "CRT-1");
    }

    #[test]
    fn the_box_holds_55_action_cards_and_16_modifiers() {
        let edition = Edition::embedded();
        assert_eq!(Card::all().map(|card| edition.card(card).copies).sum::<u8>(), 55, "SET-2");
        assert_eq!(Modifier::ALL.map(|kind| edition.modifier(kind).copies).iter().sum::<u8>(), 16, "PSH-1");
    }
}
