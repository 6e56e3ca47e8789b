//! Whether an action does what a task asks. Each judge is named after its task.
#![allow(clippy::wildcard_enum_match_arm, reason = "any other action is not what the task asks")]

use engine::board::Tile;
use engine::edition::Map;
use engine::{Action, Board, Game, King, Player, Region, Site};

use super::LEARNER;

/// One action of the learner.
pub(super) struct Step<'a> {
    pub(super) before: &'a Game,
    pub(super) action: Action,
    pub(super) after: &'a Game,
}

/// The verdict on one action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// The task is done.
    Met,
    /// The action is right, but the task is not done yet.
    Continue,
    /// Legal, but not what the task asks, for this reason.
    Not(&'static str),
}

pub(super) type Judge = fn(&Step<'_>) -> Verdict;

use Verdict::{Continue, Met, Not};

impl Step<'_> {
    fn ours(&self, region: Region) -> u8 {
        self.after.board().caballeros(region, LEARNER)
    }

    /// Whether the learner has more caballeros there than any other player.
    fn leads(&self, region: Region) -> bool {
        self.ours(region) > most_of_others(self.after.board(), region)
    }

    /// The task is to lead in a region.
    fn leading_in(&self, region: Region) -> Verdict {
        if self.leads(region) { Met } else { Continue }
    }

    /// The task is to end the turn.
    fn turn_ended(&self) -> Verdict {
        if self.after.board().turn() == Some(LEARNER) { Continue } else { Met }
    }
}

fn most_of_others(board: &Board, region: Region) -> u8 {
    let others = Player::ALL.into_iter().filter(|player| *player != LEARNER);
    others.map(|player| board.caballeros(region, player)).max().unwrap_or_default()
}

fn map(game: &Game) -> &'static Map {
    game.edition().map(game.board().variants().player_count())
}

/// Any action.
pub(super) fn anything(_: &Step<'_>) -> Verdict {
    Met
}

/// Be first in the turn order with the lowest card that suffices.
pub(super) fn first(step: &Step<'_>) -> Verdict {
    let Action::Play(played) = step.action else { return Not("not-first") };
    let board = step.before.board();
    let others = Player::ALL.into_iter().filter_map(|player| board.played(player));
    let highest = others.map(|other| other.sum()).max().unwrap_or_default();
    match played.sum() {
        sum if sum < highest => Not("not-first"),
        sum if sum > highest + 1 => Not("dear"),
        _ => Met,
    }
}

/// Take as many caballeros as allowed.
pub(super) fn all_of_them(step: &Step<'_>) -> Verdict {
    let most = |action: Action| step.before.decision(LEARNER).is_some_and(|asked| asked.allows(action));
    match step.action {
        Action::Take(count) if most(Action::Take(count + 1)) => Not("too-few"),
        _ => Met,
    }
}

/// Choose a card that allows three to be placed.
pub(super) fn card_with_three(step: &Step<'_>) -> Verdict {
    let Action::Choose(card) = step.action else { return Not("too-few") };
    let places = card.face().stack;
    if places >= 3 { Met } else { Not("too-few") }
}

fn lead_by_placing(step: &Step<'_>, region: Region) -> Verdict {
    match step.action {
        Action::Place(site) if site == Site::from(region) => step.leading_in(region),
        Action::Place(_) => Not("elsewhere"),
        Action::Special => Not("special"),
        _ => Not("too-soon"),
    }
}

/// Lead in Aragón by placing.
pub(super) fn lead_in_aragon(step: &Step<'_>) -> Verdict {
    lead_by_placing(step, Region::Aragon)
}

/// Use the special action.
pub(super) fn special(step: &Step<'_>) -> Verdict {
    if step.action == Action::Special { Met } else { Not("placement") }
}

/// Lead in Sevilla by moving.
pub(super) fn lead_in_sevilla(step: &Step<'_>) -> Verdict {
    match step.action {
        Action::Move { to: Site::Sevilla, .. } => step.leading_in(Region::Sevilla),
        Action::Move { .. } => Not("elsewhere"),
        _ => Not("too-soon"),
    }
}

/// Move the king next to Granada.
pub(super) fn king_beside_granada(step: &Step<'_>) -> Verdict {
    match step.action {
        Action::King(King::Granada) => Not("inside"),
        Action::King(king) if map(step.after).adjacent(king).has(Region::Granada) => Met,
        _ => Not("far"),
    }
}

/// Lead in Granada by placing.
pub(super) fn lead_in_granada(step: &Step<'_>) -> Verdict {
    lead_by_placing(step, Region::Granada)
}

/// Place all three in the castillo.
pub(super) fn into_castillo(step: &Step<'_>) -> Verdict {
    match step.action {
        Action::Place(Site::Castillo) => step.turn_ended(),
        Action::Place(_) => Not("elsewhere"),
        _ => Not("too-soon"),
    }
}

/// Set the disc to a region where the caballeros from the castillo will lead.
pub(super) fn profitable_disc(step: &Step<'_>) -> Verdict {
    const INSIDE: u8 = 3;
    let Action::Disc(region) = step.action else { return Continue };
    let board = step.before.board();
    if board.king() == King::from(region) {
        return Not("king");
    }
    let leads = board.caballeros(region, LEARNER) + INSIDE > most_of_others(board, region);
    let is_worth = map(step.before).bar(region.into())[0] >= 6;
    match (leads, is_worth) {
        (false, _) => Not("behind"),
        (true, false) => Not("poor"),
        (true, true) => Met,
    }
}

/// Be first alone in Toledo by placing.
pub(super) fn alone_in_toledo(step: &Step<'_>) -> Verdict {
    lead_by_placing(step, Region::Toledo)
}

/// Score Toledo.
pub(super) fn score_toledo(step: &Step<'_>) -> Verdict {
    match step.action {
        Action::Special => Continue,
        Action::Name(Region::Toledo) => Met,
        Action::Name(_) => Not("other-region"),
        _ => Not("too-soon"),
    }
}

/// Place the 8/4/0 tile on Sevilla.
pub(super) fn high_tile_on_sevilla(step: &Step<'_>) -> Verdict {
    match step.action {
        Action::Tile(Tile::High, Site::Sevilla) => Met,
        Action::Tile(Tile::Low, _) => Not("low"),
        _ => Not("elsewhere"),
    }
}

/// Allow a special action that does no harm.
pub(super) fn allow(step: &Step<'_>) -> Verdict {
    if step.action == Action::Allow { Met } else { Not("wasted") }
}

/// Veto a special action that does harm.
pub(super) fn veto(step: &Step<'_>) -> Verdict {
    if step.action == Action::Veto { Met } else { Not("harmful") }
}

/// Place a caballero anywhere.
pub(super) fn any_place(step: &Step<'_>) -> Verdict {
    match step.action {
        Action::Place(_) => Met,
        Action::Special => Not("special"),
        _ => Not("too-soon"),
    }
}

/// Lead in Navarra by placing.
pub(super) fn lead_in_navarra(step: &Step<'_>) -> Verdict {
    lead_by_placing(step, Region::Navarra)
}

/// Any whole turn.
pub(super) fn whole_turn(step: &Step<'_>) -> Verdict {
    step.turn_ended()
}
