//! What remains to be asked or done: a small stack of plain steps, the next on top.

use crate::effect::Discs;
use crate::player::{Player, PlayerSet};
use crate::region::Region;

/// One thing that remains. Steps hold no secrets: they are as public as the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Step {
    /// These still choose a modifier to pass on (PSH-1).
    Pass(PlayerSet),
    /// This player plays a power card (POW-1).
    Play(Player),
    /// These holders of a veto are still to be asked (VET-1).
    Veto(PlayerSet),
    /// This player returns this many of their own (RET-2).
    Return { player: Player, left: u8, each: u8 },
    /// These still set their discs (DSC-1).
    Discs { asked: PlayerSet, purpose: DiscPurpose },
    // From here on the player is asked whose turn it is; keeping these together keeps that test small.
    /// Take up to this many from the province (CRT-1).
    Take { left: u8, cause: Cause },
    /// Take up to this many from regions, the province being empty (CRT-2).
    Fetch { left: u8, cause: Cause },
    /// Take an action card (ACT-1).
    Choose,
    /// Use the halves of the card that are still open (ACT-2); a vetoed one is not (VET-2).
    Use { special: bool, placement: bool, vetoed: bool },
    /// Place up to this many more from court (PLC-1).
    Place { left: u8 },
    /// Place up to this many more in any open regions.
    Muster { left: u8, from: Supply },
    /// The effect of the card with this number is next.
    Perform(u8),
    /// Choose a branch of the effect with this number.
    Branch(u8),
    /// Move caballeros (MOV-1).
    Move(Moving),
    /// Name a region for this.
    Name(Naming),
    /// One caballero of each of these is to be returned (ASN-1).
    Pluck(PlayerSet),
    /// Move the king to one of his places; this many go along (ENT-1).
    King(KingMove),
    /// Place or move a tile.
    Tile,
    /// Move the player's own grande.
    Grande,
    /// Take a power card back.
    Recall,
    /// Swap the king with a grande.
    Swap,
}

/// Why caballeros go to court.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Cause {
    /// The power card (CRT-1).
    Power,
    /// A modifier's ability (PSH-3).
    Ability,
    /// An action card.
    Card,
}

/// Where placed caballeros come from.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Supply {
    /// The player's own court.
    Court,
    /// The player's own caballeros in the province.
    Province,
}

/// Where the king may go, and how many go along.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct KingMove {
    pub(crate) to: crate::effect::KingTo,
    pub(crate) along: u8,
}

/// How many may still move, and from where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Moving {
    pub(crate) own: u8,
    pub(crate) opposing: u8,
    pub(crate) any: u8,
    /// The only region they may leave.
    pub(crate) from: Option<Region>,
    /// The king's companions enter this region, and must (ENT-1).
    pub(crate) along_to: Option<Region>,
    /// The caballeros this action has moved, and where to; they do not move again (D-2).
    pub(crate) arrived: [Option<(Player, Region)>; 5],
}

/// What a region is named for.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the line above each says what its numbers count")]
pub enum Naming {
    /// It is scored.
    Score,
    /// This many caballeros may leave it (ONE-1).
    Leave { own: u8, opposing: u8, any: u8 },
    /// Opponents must leave it (COU-1).
    Scatter,
}

/// What discs are set for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DiscPurpose {
    /// A general scoring (SCO-1).
    General,
    /// A card; *Scatter* from this region.
    Card(Discs, Option<Region>),
}

const CAPACITY: usize = 6;

/// The steps that remain, bottom first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Agenda {
    steps: [Step; CAPACITY],
    len: u8,
}

impl Agenda {
    pub(crate) const EMPTY: Agenda = Agenda { steps: [Step::Choose; CAPACITY], len: 0 };

    /// The next step, in place.
    #[inline]
    pub(crate) fn next(&self) -> Option<&Step> {
        self.steps[..self.len as usize].last()
    }

    /// The next step.
    #[inline]
    pub(crate) fn top(&self) -> Option<Step> {
        self.next().copied()
    }

    #[inline]
    pub(crate) fn top_mut(&mut self) -> Option<&mut Step> {
        self.steps[..self.len as usize].last_mut()
    }

    /// Every step, the next one first.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Step> {
        self.steps[..self.len as usize].iter().rev().copied()
    }

    #[inline]
    pub(crate) fn push(&mut self, step: Step) {
        self.steps[self.len as usize] = step;
        self.len += 1;
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        self.len -= 1;
        self.steps[self.len as usize] = Step::Choose;
    }

    #[inline]
    pub(crate) fn replace(&mut self, step: Step) {
        self.steps[self.len as usize - 1] = step;
    }
}
