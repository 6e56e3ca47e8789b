//! The alternative cards for old hands (ALT-1).

use crate::card::{Certainty, Face, Set};
use crate::effect::{ALL, Discs, Effect, Origin};

pub(super) static REPRESENTATION: Face = Face { id: "representation", set: Set::Alternative, stack: 1, effects: &[Effect::OneOf(&[Effect::Move { own: ALL, opposing: 0, any: 0, from: Origin::OneRegion }, Effect::PlaceFromCourt(2)])], certainty: Certainty::High };

pub(super) static VETO: Face = Face { id: "veto", set: Set::Alternative, stack: 2, effects: &[Effect::Veto], certainty: Certainty::High };

pub(super) static RIVALRY: Face = Face { id: "rivalry", set: Set::Alternative, stack: 4, effects: &[Effect::Discs(Discs::ScoreOnce)], certainty: Certainty::High };

