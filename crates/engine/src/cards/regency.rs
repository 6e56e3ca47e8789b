//! The ten cards of New Regency (REG-1).

use crate::card::{Certainty, Face, Set};
use crate::effect::{Effect, KingTo};

pub(super) static EXILE: Face = Face { id: "exile", set: Set::Regency, stack: 5, effects: &[Effect::MoveKing { to: KingTo::Abroad, along: 0 }], certainty: Certainty::High };

pub(super) static ENTOURAGE: Face = Face { id: "entourage", set: Set::Regency, stack: 5, effects: &[Effect::MoveKing { to: KingTo::AnyRegion, along: 2 }], certainty: Certainty::High };

pub(super) static COUNTRY_SEAT: Face = Face { id: "country-seat", set: Set::Regency, stack: 5, effects: &[Effect::MoveKing { to: KingTo::Fewest, along: 0 }], certainty: Certainty::High };

pub(super) static COMPETITION: Face = Face { id: "competition", set: Set::Regency, stack: 5, effects: &[Effect::MoveKing { to: KingTo::AnyRegion, along: 0 }, Effect::LockUpGrandes], certainty: Certainty::High };

pub(super) static REVOLT: Face = Face { id: "revolt", set: Set::Regency, stack: 5, effects: &[Effect::MoveKing { to: KingTo::Castillo, along: 0 }], certainty: Certainty::High };

pub(super) static INFILTRATION: Face = Face { id: "infiltration", set: Set::Regency, stack: 5, effects: &[Effect::Infiltrate], certainty: Certainty::High };

pub(super) static DEPUTY: Face = Face { id: "deputy", set: Set::Regency, stack: 5, effects: &[Effect::SwapKingWithGrande], certainty: Certainty::High };

