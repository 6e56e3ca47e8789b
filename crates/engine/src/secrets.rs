//! The hidden state. Nothing of it leaves the crate except through a `View` of its owner.

use crate::card::Card;
use crate::player::ByPlayer;
use crate::power::{Modifier, Modifiers, Power, PowerSet};
use crate::region::Region;

/// Everything that is hidden from some player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Secrets {
    /// How many of each colour are in the castillo (CAS-3).
    pub(crate) castillo: ByPlayer<u8>,
    /// Power cards in hand; all others of the thirteen are played or discarded.
    pub(crate) hands: ByPlayer<PowerSet>,
    /// Modifiers in hand.
    pub(crate) modifiers: ByPlayer<Modifiers>,
    /// Modifiers played, face down after their turn.
    pub(crate) spent: ByPlayer<Modifiers>,
    /// Modifiers chosen to be passed on (PSH-1).
    pub(crate) passing: ByPlayer<Option<Modifier>>,
    /// Discs set and not yet turned (DSC-2).
    pub(crate) discs: ByPlayer<Option<Region>>,
    /// The stacks one after the other, top card first. A King card fills its stack.
    pub(crate) deck: [Card; 50],
    /// The dummy's power cards, one a round (DUM-4).
    pub(crate) dummy_powers: [Power; 13],
    /// The dummy's region cards, six for each part of the game (DUM-3).
    pub(crate) dummy_regions: [[Region; 6]; 3],
}
