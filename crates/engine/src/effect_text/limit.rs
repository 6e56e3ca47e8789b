//! The limits that the engine relies on in any list of effects.

use super::EffectReason;
use crate::effect::{Discs, Effect, KingTo, MoveOrigin};

/// A move from anywhere remembers every caballero moved (D-2), so it must be small.
pub(super) fn check_move(counts: [u8; 3], from: MoveOrigin) -> Result<(), EffectReason> {
    let sum: u32 = counts.into_iter().map(u32::from).sum();
    match from {
        _ if sum == 0 => Err(EffectReason::MoveWhom),
        MoveOrigin::Anywhere if sum > 6 => Err(EffectReason::MoveSix),
        MoveOrigin::Anywhere | MoveOrigin::OneRegion => Ok(()),
    }
}

pub(super) fn check_length(sequence: &[Vec<Effect>]) -> Result<(), EffectReason> {
    if sequence.len() > 3 {
        return Err(EffectReason::Sequence { found: sequence.len() });
    }
    let longest = sequence.iter().map(Vec::len).max().unwrap_or(0);
    if longest > 2 { Err(EffectReason::Choice { found: longest }) } else { Ok(()) }
}

pub(super) fn check_alone(sequence: &[Vec<Effect>]) -> Result<(), EffectReason> {
    let mut all = sequence.iter().flatten();
    let loner = all.clone().find(|effect| matches!(effect, Effect::Veto | Effect::Infiltrate));
    match loner {
        Some(effect) if all.nth(1).is_some() => Err(EffectReason::Alone { found: effect.to_string() }),
        Some(_) | None => Ok(()),
    }
}

/// It must directly follow a move of the king to a region: it locks up the grandes there (CMP-1).
pub(super) fn check_lock_up(sequence: &[Vec<Effect>]) -> Result<(), EffectReason> {
    let follows_king = |at: usize| at > 0 && comes_to_a_region(&sequence[at - 1]) && sequence[at].len() == 1;
    let sound = |at: usize| !sequence[at].contains(&Effect::LockUpGrandes) || follows_king(at);
    if (0..sequence.len()).all(sound) {
        return Ok(());
    }
    Err(EffectReason::LockUp { example: "king to any region then lock up grandes" })
}

fn comes_to_a_region(branches: &[Effect]) -> bool {
    // Not `Fewest`: there he may stay (D-6), and nothing leaves the region where he stays (TAB-1).
    let to_a_region = [KingTo::AnyRegion, KingTo::Adjacent];
    matches!(branches, [Effect::MoveKing { to, .. }] if to_a_region.contains(to))
}

/// Only one part may move caballeros, or a second part could move them again, against D-2.
pub(super) fn check_moves(sequence: &[Vec<Effect>]) -> Result<(), EffectReason> {
    let moves = |branches: &&Vec<Effect>| branches.iter().any(moves_caballeros);
    let parts = sequence.iter().filter(moves).count();
    if parts > 1 { Err(EffectReason::MovesOnce) } else { Ok(()) }
}

fn moves_caballeros(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Move { .. } | Effect::MoveKing { along: 1.., .. } | Effect::Discs(Discs::Scatter)
    )
}
