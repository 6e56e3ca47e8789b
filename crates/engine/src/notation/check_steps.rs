//! Checks that the steps of the agenda are possible in this position.

use super::check::{Verdict, demand};
use super::{PositionReason, step_text};
use crate::agenda::{DiscPurpose, Moving, Naming, Step, Supply};
use crate::effect::{ALL, Discs, Effect};
use crate::game::Game;
use crate::king::King;
use crate::player::{ByPlayer, Player, PlayerSet};
use crate::region::Region;

pub(super) fn check_agenda(game: &Game) -> Verdict {
    let steps: Vec<Step> = game.agenda.iter().collect();
    let Some((top, below)) = steps.split_first() else {
        return demand(game.board.over, || PositionReason::NobodyToAct);
    };
    demand(!game.board.over, || PositionReason::Over)?;
    match game.board.turn {
        Some(player) => {
            demand(game.board.seats().has(player), || PositionReason::NoTurns { player })?;
            steps
                .iter()
                .enumerate()
                .try_for_each(|(place, step)| check_step(game, *step, place, steps.len()))?;
        }
        None => {
            demand(below.is_empty(), || PositionReason::OneThing)?;
            check_step_between_turns(game, *top)?;
        }
    }
    let idle = game.board.turn.is_some() || (game.board.chosen.is_none() && !game.board.infiltrating);
    demand(idle, || PositionReason::Chosen)?;
    let secret = matches!(top, Step::Discs { .. }) || game.secrets.discs.0.iter().all(Option::is_none);
    demand(secret, || PositionReason::DiscsSet)?;
    let passing = matches!(top, Step::Pass(_)) || game.secrets.passing.0.iter().all(Option::is_none);
    demand(passing, || PositionReason::PassFirst)
}

/// Who has already set a disc or chosen a modifier.
fn done<T>(chosen: &ByPlayer<Option<T>>) -> PlayerSet {
    Player::ALL.into_iter().filter(|player| chosen[*player].is_some()).collect()
}

fn check_step_between_turns(game: &Game, step: Step) -> Verdict {
    let (board, secrets, seats) = (&game.board, &game.secrets, game.board.seats());
    demand(board.waiting.is_empty(), || PositionReason::NobodyWaits)?;
    match step {
        Step::Play(player) => {
            let first = seats.iter().filter(|player| board.played[*player].is_none()).collect::<PlayerSet>();
            let next = first.first_from(board.start);
            demand(next == Some(player), || PositionReason::NotNext { player })
        }
        Step::Pass(asked) => {
            let chosen = done(&secrets.passing);
            let split = (asked & chosen).is_empty() && (asked | chosen) == seats;
            demand(split && board.variants.has_power_shift(), || PositionReason::PassAll)?;
            let first =
                board.round == board.variants.first_round() && board.played.0.iter().all(Option::is_none);
            demand(first, || PositionReason::PassFirst)?;
            let holds = |player: Player| match secrets.passing[player] {
                Some(kind) => secrets.modifiers[player].count(kind) > 0,
                None => !secrets.modifiers[player].is_empty(),
            };
            demand(seats.iter().all(holds), || PositionReason::PassOwn)
        }
        Step::Discs { asked, purpose: DiscPurpose::General } => {
            let set = done(&secrets.discs);
            let split = (asked & set).is_empty() && (asked | set) == seats;
            demand(split, || PositionReason::DiscsAll)?;
            demand(board.round.is_multiple_of(3), || PositionReason::NoScoring { round: board.round })?;
            demand(board.played.0.iter().all(Option::is_none), || PositionReason::PutAway)?;
            demand(board.king != King::Castillo, || PositionReason::DiscsNone)
        }
        Step::Veto(_) | Step::Return { .. } | Step::Discs { .. } | Step::Take { .. } | Step::Fetch { .. } => {
            whose(step)
        }
        Step::Choose | Step::Use { .. } | Step::Place { .. } | Step::Muster { .. } | Step::Perform(_) => {
            whose(step)
        }
        Step::Branch(_) | Step::Move(_) | Step::Name(_) | Step::Pluck(_) | Step::King(_) => whose(step),
        Step::Tile | Step::Grande | Step::Recall | Step::Swap => whose(step),
    }
}

fn whose(step: Step) -> Verdict {
    Err(PositionReason::Whose { found: spell(step) })
}

fn spell(step: Step) -> String {
    let mut text = String::new();
    step_text::write(step, &mut text);
    text
}

/// Checks a step of a turn at this place of the agenda; the next step has place 0.
fn check_step(game: &Game, step: Step, place: usize, steps: usize) -> Verdict {
    let board = &game.board;
    let acting = game.acting();
    let (on_top, last) = (place == 0, place + 1 == steps);
    let sound = match step {
        Step::Pass(_) | Step::Play(_) | Step::Discs { purpose: DiscPurpose::General, .. } => false,
        Step::Choose => last && board.chosen.is_none(),
        Step::Use { .. } => last && board.chosen.is_some(),
        Step::Take { left, .. } => (1..=30).contains(&left) || !on_top,
        Step::Fetch { .. } => board.province[acting] == 0,
        Step::Place { left } | Step::Muster { left, from: Supply::Court } => left <= ALL && on_top,
        Step::Muster { left, from: Supply::Province } => left <= 1,
        Step::Veto(holders) => on_top && !last && board.chosen.is_some() && is_held(game, holders),
        Step::Perform(part) => !on_top && !last && effect(game, part).is_some(),
        Step::Branch(part) => on_top && matches!(effect(game, part), Some(Effect::OneOf(_))),
        Step::Move(moving) => is_sound_move(game, &moving, on_top),
        Step::Name(Naming::Leave { own, opposing, any }) => on_top && own.max(opposing).max(any) <= ALL,
        Step::Return { player, left, each } => on_top && is_opponent(game, player) && left <= each,
        Step::Discs { asked, purpose: DiscPurpose::Card(discs, from) } => {
            on_top && is_sound_disc_step(game, asked, discs, from)
        }
        Step::King(king_move) => on_top && king_move.along <= 30,
        Step::Pluck(victims) => on_top && !victims.has(acting),
        Step::Name(_) | Step::Tile | Step::Grande | Step::Recall | Step::Swap => on_top,
    };
    demand(sound, || PositionReason::NotThere { found: spell(step) })
}

fn is_held(game: &Game, holders: PlayerSet) -> bool {
    let held: PlayerSet = game.board.vetoes().map(|veto| veto.holder).collect();
    (holders - held).is_empty() && !holders.has(game.acting())
}

fn effect(game: &Game, part: u8) -> Option<Effect> {
    game.edition.card(game.board.chosen?).effects.get(part as usize).copied()
}

fn is_opponent(game: &Game, player: Player) -> bool {
    game.board.seats().without(game.acting()).has(player)
}

fn is_sound_move(game: &Game, moving: &Moving, on_top: bool) -> bool {
    let left = [moving.own, moving.opposing, moving.any].map(u32::from).iter().sum::<u32>();
    let arrived = moving.arrived.iter().flatten().count() as u32;
    let gapless = moving.arrived.iter().skip_while(|place| place.is_some()).all(Option::is_none);
    let free = moving.from.is_some() || left + arrived <= 6;
    let from = match (moving.from, moving.along_to) {
        (Some(from), Some(to)) => from != to && on_top && game.board.king.region() == Some(to),
        (Some(from), None) => game.board.king.open().has(from),
        (None, Some(_)) => false,
        (None, None) => true,
    };
    from && free && gapless && (moving.from.is_none() || arrived == 0)
}

fn is_sound_disc_step(game: &Game, asked: PlayerSet, discs: Discs, from: Option<Region>) -> bool {
    let set = done(&game.secrets.discs);
    let all = asked | set;
    let opponents = game.board.opponents(game.acting());
    let players = if discs == Discs::ScoreOnce { game.board.seats() } else { opponents };
    let named = from.is_none_or(|region| game.board.king.open().has(region));
    let there = |player: Player| from.is_none_or(|region| game.board.caballeros(region, player) > 0);
    let choices = |player: Player| game.disc_regions(player, DiscPurpose::Card(discs, from));
    let legal = |player: Player| match game.secrets.discs[player] {
        Some(region) => choices(player).has(region),
        None => !choices(player).is_empty(),
    };
    let scatter = (discs == Discs::Scatter) == from.is_some();
    (asked & set).is_empty()
        && (all - players).is_empty()
        && named
        && scatter
        && all.iter().all(|player| there(player) && legal(player))
}
