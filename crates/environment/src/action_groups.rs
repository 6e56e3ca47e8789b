//! The layout of the action numbers: one group for each kind of action, one after the other.

use engine::board::Tile;
use engine::power::Modifier;
use engine::{Card, King, Region, Site};

use crate::planes::{COLOURS, SEATS};

pub(crate) const REGIONS: usize = Region::ALL.len();
pub(crate) const SITES: usize = Site::ALL.len();
pub(crate) const MODIFIERS: usize = Modifier::ALL.len();
pub(crate) const POWERS: usize = 13;
/// No player has more than 30 caballeros.
pub(crate) const MOST_TAKEN: usize = 30;
/// An edition allows two.
pub(crate) const BRANCHES: usize = 2;

/// A group of actions: its notation, its first number, how many, and how they are counted.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    /// How its actions are written.
    pub notation: &'static str,
    /// Its first number.
    pub start: usize,
    /// How many numbers it has.
    pub size: usize,
    /// How they are counted.
    pub about: &'static str,
}

/// Defines the groups in order: a constant with the first number of each, and the list of all.
macro_rules! groups {
    (@starts $start:expr;) => {
        /// How many action numbers there are.
        pub const ACTIONS: usize = $start;
    };
    (@starts $start:expr; $name:ident $size:tt $($rest:tt)*) => {
        pub(crate) const $name: usize = $start;
        groups!(@starts $start + $size; $($rest)*);
    };
    ($($name:ident $size:tt $notation:literal $about:literal;)+) => {
        groups!(@starts 0; $($name $size)+);
        /// Every group, in order.
        pub static GROUPS: &[Group] = &[$(Group { notation: $notation, start: $name, size: $size, about: $about }),+];
    };
}

groups! {
    DONE 1 "done" "";
    PASS MODIFIERS "pass +1" "modifiers";
    PLAY { POWERS * (MODIFIERS + 1) } "play 9+1" "modifiers, the first row without one, × power cards";
    TAKE { MOST_TAKEN + 1 } "take 2" "from 0";
    FETCH REGIONS "fetch toledo" "regions";
    CHOOSE { Card::KINDS } "choose justice" "action cards";
    SPECIAL 1 "special" "";
    PLACE SITES "place toledo" "sites";
    MOVE { COLOURS * REGIONS * SITES } "move blue toledo granada" "colours × regions × sites";
    NAME REGIONS "name toledo" "regions";
    KING { King::ALL.len() } "king toledo" "places for the king";
    TILE { Tile::ALL.len() * SITES } "tile low toledo" "tiles × sites";
    GRANDE REGIONS "grande toledo" "regions";
    RECALL POWERS "recall 9" "power cards";
    RECALL_MODIFIER MODIFIERS "recall +1" "modifiers";
    DISC REGIONS "disc toledo" "regions";
    RETURN { COLOURS * SITES } "return blue toledo" "colours × (regions, court)";
    SWAP SEATS "swap blue" "seats";
    BRANCH BRANCHES "branch 1" "from 1";
    VETO 1 "veto" "";
    ALLOW 1 "allow" "";
}

/// The groups as a table, for the documentation.
pub fn describe() -> String {
    let row = |group: &Group| {
        format!("| {} | `{}` | {} | {} |\n", group.start, group.notation, group.size, group.about)
    };
    let rows: String = GROUPS.iter().map(row).collect();
    format!("| from | action | numbers | counted by |\n|---|---|---|---|\n{rows}")
}
