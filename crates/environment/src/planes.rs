//! The layout of an observation: planes of bytes, one after the other. Knows no game, only sizes.

use engine::power::Modifier;
use engine::{Card, King, Site};

/// Colours as the observer sees them: itself, the others clockwise, the dummy last.
pub const COLOURS: usize = 6;
/// Seats as the observer sees them: itself, the others clockwise.
pub const SEATS: usize = 5;
const REGIONS: usize = 9;
const SITES: usize = Site::ALL.len();

/// A plane: its name, its shape and what it holds.
#[derive(Clone, Copy, Debug)]
pub struct Plane {
    /// Its name.
    pub name: &'static str,
    /// Its first byte.
    pub start: usize,
    /// Its shape, rows first.
    pub shape: &'static [usize],
    /// What its numbers mean.
    pub about: &'static str,
}

impl Plane {
    /// How many bytes it has.
    pub const fn size(&self) -> usize {
        size(self.shape)
    }
}

const fn size(shape: &[usize]) -> usize {
    let (mut size, mut axis) = (1, 0);
    while axis < shape.len() {
        size *= shape[axis];
        axis += 1;
    }
    size
}

/// Defines the planes in order: a constant with the first byte of each, and the list of all.
macro_rules! planes {
    (@starts $start:expr;) => {
        /// How many bytes an observation has.
        pub const OBSERVATION: usize = $start;
    };
    (@starts $start:expr; $name:ident $shape:tt $($rest:tt)*) => {
        pub(crate) const $name: usize = $start;
        planes!(@starts $start + size(&$shape); $($rest)*);
    };
    ($($name:ident $shape:tt $word:literal $about:literal;)+) => {
        planes!(@starts 0; $($name $shape)+);
        /// Every plane, in order.
        pub static PLANES: &[Plane] = &[$(Plane { name: $word, start: $name, shape: &$shape, about: $about }),+];
    };
}

planes! {
    CABALLEROS [COLOURS, REGIONS] "caballeros" "caballeros of each colour in each region";
    CASTILLO [COLOURS] "castillo" "caballeros of each colour in the castillo, derived: 30 minus all others";
    COURT [SEATS] "court" "caballeros in each court";
    PROVINCE [COLOURS] "province" "caballeros of each colour in the province";
    GRANDE [SEATS, SITES] "grande" "1 at the site of each grande";
    KING [King::ALL.len()] "king" "1 at the place of the king";
    TILE [2, SITES] "tile" "1 at the site of the low and of the high tile; none beside the board";
    VALUES [3, SITES] "values" "first, second and third value of each site now, tiles included";
    SCORE [SEATS] "score" "points of each seat, at most 255";
    LEAD [2] "lead" "points ahead of and behind the best other seat";
    HAND [13] "hand" "1 for each power card in the observer's hand";
    MODIFIERS [Modifier::ALL.len()] "modifiers" "modifiers of each kind in the observer's hand";
    HAND_SIZE [SEATS] "hand_size" "power cards in each hand";
    MODIFIER_COUNT [SEATS] "modifier_count" "modifiers in each hand";
    PLAYED [COLOURS] "played" "power card of this round of each colour; 0 for none yet";
    SUM [COLOURS] "sum" "the same with its modifier, plus 3; 0 for none yet";
    START [SEATS] "start" "1 for the holder of the start marker";
    TURN [COLOURS] "turn" "1 for the player whose turn it is";
    WAITING [COLOURS] "waiting" "1 for each player whose turn is still to come";
    OFFER [Card::KINDS] "offer" "1 for each face-up card that is still free";
    CHOSEN [Card::KINDS] "chosen" "1 for the card of this turn";
    TURNED_UP [Card::KINDS] "turned_up" "how often each card has been face up in this game";
    VETO [SEATS, 2] "veto" "vetoes of each seat that last to the end of this round, and of the next";
    INFILTRATING [1] "infiltrating" "1 if this turn's placement may use the king's region";
    REGION_CARDS [REGIONS] "region_cards" "1 for each region card of the dummy drawn since the last shuffle";
    ROUND [9] "round" "1 at the current round";
    PLAYERS [4] "players" "1 at the number of players, from 2";
    VARIANTS [5] "variants" "1 for each of: short, regency, power-shift, merged, memory-aid";
    ALTERNATIVES [3] "alternatives" "copies of: representation, veto, rivalry";
    KIND [18] "kind" "1 at the kind of question to the observer; none if it is asked nothing";
    LIMIT [4] "limit" "how many: in all, own, opposing, any (own, opposing and any only for moves)";
    PURPOSE [7] "purpose" "the question in detail: name a region to score, to leave, to scatter; place from the province; take by an ability, by a card; the special action is open";
    MUST [1] "must" "1 if the move may not be declined";
    DISC [REGIONS] "disc" "1 at the region on the observer's disc while others still set theirs";
    PASSING [Modifier::ALL.len()] "passing" "1 at the modifier chosen to be passed while others still choose";
}

/// The planes as a table, for the documentation.
pub fn describe() -> String {
    let row = |plane: &Plane| {
        let shape = plane.shape.iter().map(ToString::to_string).collect::<Vec<_>>().join(" × ");
        format!("| {} | `{}` | {shape} | {} |\n", plane.start, plane.name, plane.about)
    };
    let rows: String = PLANES.iter().map(row).collect();
    format!("| from | plane | shape | content |\n|---|---|---|---|\n{rows}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn planes_follow_each_other_without_a_gap() {
        let ends = PLANES.iter().scan(0, |end, plane| {
            assert_eq!(plane.start, *end, "{}", plane.name);
            *end += plane.size();
            Some(*end)
        });
        assert_eq!(ends.last(), Some(OBSERVATION));
    }
}
