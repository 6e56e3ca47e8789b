//! How one phrase is read: the words on one side, the effect on the other.

use super::{EffectReason, VOCABULARY, limit};
use crate::effect::{ALL, Discs, Effect, KingTo, MoveOrigin, Returned, Scored};

/// Reads one phrase.
pub(super) fn read(words: &[&str]) -> Result<Effect, EffectReason> {
    Ok(match words {
        ["move", "tile"] => Effect::MoveTile,
        ["move", "grande"] => Effect::MoveGrande,
        ["move", whose @ .., "from", "one", "region"] => moved(whose, MoveOrigin::OneRegion)?,
        ["move", whose @ ..] => moved(whose, MoveOrigin::Anywhere)?,
        ["place", n, "from", "court"] => Effect::PlaceFromCourt(count(n)?),
        ["score", "chosen", "region"] => Effect::Score(Scored::Chosen),
        ["score", "first", "value", value] => first_value(value, value)?,
        ["score", "first", "value", low, "to", high] => first_value(low, high)?,
        ["score", "castillo"] => Effect::Score(Scored::Castillo),
        ["score", "sole", "firsts"] => Effect::Score(Scored::SoleFirst),
        ["score", "most"] => Effect::Score(Scored::Most),
        ["score", "fewest"] => Effect::Score(Scored::Fewest),
        ["return", n, "own", "choice"] => Effect::Return(Returned::OwnChoice(count(n)?)),
        ["return", n, "from", "court"] => Effect::Return(Returned::FromCourt(count(n)?)),
        ["return", "one", "of", "each"] => Effect::Return(Returned::OneOfEach),
        ["discs", "return", n] => Effect::Discs(Discs::Return(count(n)?)),
        ["discs", "scatter"] => Effect::Discs(Discs::Scatter),
        ["discs", "score", "once"] => Effect::Discs(Discs::ScoreOnce),
        ["king", "to", "any", "region"] => king(KingTo::AnyRegion, 0),
        ["king", "to", "any", "region", "with", n] => king(KingTo::AnyRegion, count(n)?),
        ["king", "to", "adjacent", "region"] => king(KingTo::Adjacent, 0),
        ["king", "to", "adjacent", "region", "with", n] => king(KingTo::Adjacent, count(n)?),
        ["king", "to", "fewest"] => king(KingTo::Fewest, 0),
        ["king", "abroad"] => king(KingTo::Abroad, 0),
        ["king", "to", "castillo"] => king(KingTo::Castillo, 0),
        ["recall", "power"] => Effect::RecallPower,
        ["recruit", n] => Effect::Recruit(count(n)?),
        ["lock", "up", "grandes"] => Effect::LockUpGrandes,
        ["swap", "king", "with", "grande"] => Effect::SwapKingWithGrande,
        ["infiltrate"] => Effect::Infiltrate,
        ["veto"] => Effect::Veto,
        _ => return Err(unknown(words)),
    })
}

fn king(to: KingTo, along: u8) -> Effect {
    Effect::MoveKing { to, along }
}

fn first_value(low: &str, high: &str) -> Result<Effect, EffectReason> {
    let (low, high) = (number(low)?, number(high)?);
    if low > high {
        let (found, wanted) = (format!("{low} to {high}"), format!("{high} to {low}"));
        return Err(EffectReason::EmptySpan { found, wanted });
    }
    Ok(Effect::Score(Scored::FirstValue(low, high)))
}

fn moved(whose: &[&str], from: MoveOrigin) -> Result<Effect, EffectReason> {
    let [mut own, mut opposing, mut any] = [0; 3];
    for pair in whose.chunks(2) {
        let (n, place) = match pair {
            [n, "own"] => (n, &mut own),
            [n, "opposing"] => (n, &mut opposing),
            [n, "any"] => (n, &mut any),
            _ => return Err(unknown(&[&["move"], whose].concat())),
        };
        if std::mem::replace(place, count(n)?) != 0 {
            return Err(EffectReason::KindTwice { found: pair.join(" ") });
        }
    }
    limit::check_move([own, opposing, any], from)?;
    Ok(Effect::Move { own, opposing, any, from })
}

fn count(word: &str) -> Result<u8, EffectReason> {
    if word == "all" {
        return Ok(ALL);
    }
    from_1_to_30(word).ok_or_else(|| EffectReason::NumberOrAll { found: word.to_owned() })
}

fn number(word: &str) -> Result<u8, EffectReason> {
    from_1_to_30(word).ok_or_else(|| EffectReason::Number { found: word.to_owned() })
}

fn from_1_to_30(word: &str) -> Option<u8> {
    word.parse().ok().filter(|number| (1..=30).contains(number))
}

/// Names the phrases that begin alike, or else all of them.
fn unknown(words: &[&str]) -> EffectReason {
    let alike = |known: &&str| words.first().is_some_and(|word| known.split(' ').next() == Some(word));
    let near: Vec<_> = VOCABULARY.into_iter().filter(alike).collect();
    let known = if near.is_empty() { VOCABULARY.join(", ") } else { near.join(", ") };
    EffectReason::Unknown { found: words.join(" "), known }
}
