//! How effects are written.

use crate::effect::{ALL, Discs, Effect, KingTo, MoveOrigin, Returned, Scored};
use std::fmt::{self, Display, Formatter};

impl Display for Effect {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match *self {
            Effect::Move { own, opposing, any, from } => write_move(f, own, opposing, any, from),
            Effect::PlaceFromCourt(count) => write!(f, "place {} from court", Count(count)),
            Effect::Score(scored) => write!(f, "score {scored}"),
            Effect::Return(returned) => write!(f, "return {returned}"),
            Effect::Discs(discs) => write!(f, "discs {discs}"),
            Effect::MoveKing { to, along: 0 } => write!(f, "king {to}"),
            Effect::MoveKing { to, along } => write!(f, "king {to} with {}", Count(along)),
            Effect::MoveTile => f.write_str("move tile"),
            Effect::MoveGrande => f.write_str("move grande"),
            Effect::RecallPower => f.write_str("recall power"),
            Effect::Recruit(count) => write!(f, "recruit {}", Count(count)),
            Effect::LockUpGrandes => f.write_str("lock up grandes"),
            Effect::SwapKingWithGrande => f.write_str("swap king with grande"),
            Effect::Infiltrate => f.write_str("infiltrate"),
            Effect::Veto => f.write_str("veto"),
            Effect::OneOf(branches) => joined(f, branches, " or "),
        }
    }
}

impl Display for Scored {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match *self {
            Scored::Chosen => f.write_str("chosen region"),
            Scored::FirstValue(low, high) if low == high => write!(f, "first value {low}"),
            Scored::FirstValue(low, high) => write!(f, "first value {low} to {high}"),
            Scored::Castillo => f.write_str("castillo"),
            Scored::SoleFirst => f.write_str("sole firsts"),
            Scored::Most => f.write_str("most"),
            Scored::Fewest => f.write_str("fewest"),
        }
    }
}

impl Display for Returned {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match *self {
            Returned::OwnChoice(count) => write!(f, "{} own choice", Count(count)),
            Returned::FromCourt(count) => write!(f, "{} from court", Count(count)),
            Returned::OneOfEach => f.write_str("one of each"),
        }
    }
}

impl Display for Discs {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match *self {
            Discs::Return(count) => write!(f, "return {}", Count(count)),
            Discs::Scatter => f.write_str("scatter"),
            Discs::ScoreOnce => f.write_str("score once"),
        }
    }
}

impl Display for KingTo {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            KingTo::AnyRegion => "to any region",
            KingTo::Adjacent => "to adjacent region",
            KingTo::Fewest => "to fewest",
            KingTo::Abroad => "abroad",
            KingTo::Castillo => "to castillo",
        })
    }
}

/// A number, or the word for as many as there are.
struct Count(u8);

impl Display for Count {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.0 == ALL { f.write_str("all") } else { write!(f, "{}", self.0) }
    }
}

pub(super) fn joined(f: &mut Formatter<'_>, effects: &[Effect], between: &str) -> fmt::Result {
    effects.iter().enumerate().try_for_each(|(index, effect)| {
        f.write_str(if index == 0 { "" } else { between })?;
        write!(f, "{effect}")
    })
}

fn write_move(f: &mut Formatter<'_>, own: u8, opposing: u8, any: u8, from: MoveOrigin) -> fmt::Result {
    f.write_str("move")?;
    for (count, whose) in [(own, "own"), (opposing, "opposing"), (any, "any")] {
        if count > 0 {
            write!(f, " {} {whose}", Count(count))?;
        }
    }
    match from {
        MoveOrigin::Anywhere => Ok(()),
        MoveOrigin::OneRegion => f.write_str(" from one region"),
    }
}
