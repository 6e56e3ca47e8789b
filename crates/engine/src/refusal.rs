//! Why an action was refused: the most specific rule it broke, and what would have been allowed.

use std::fmt;

use crate::action::Action;
use crate::agenda::{Cause, DiscPurpose, Naming, Step, Supply};
use crate::card::Card;
use crate::decision::Decision;
use crate::effect::KingTo;
use crate::game::Game;
use crate::king::King;
use crate::player::{Player, PlayerSet};
use crate::power::Played;
use crate::reason::reasons;
use crate::region::{Region, Site};
use crate::sources::Sources;

/// The rule that was broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// A rule by its ID.
    Id(&'static str),
    /// The text of a card.
    Card(Card),
}

impl From<&'static str> for Rule {
    fn from(id: &'static str) -> Rule {
        Rule::Id(id)
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rule::Id(id) => f.write_str(id),
            Rule::Card(card) => write!(f, "card:{card}"),
        }
    }
}

/// A refused action. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// The rule it broke.
    pub rule: Rule,
    /// The decision that player faces instead, if any.
    pub asked: Option<Decision>,
    /// Who must decide, if it is not that player.
    pub to_act: PlayerSet,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.asked {
            Some(decision) => write!(f, "{}: {decision}", self.rule),
            None if self.to_act.is_empty() => write!(f, "{}: the game is over", self.rule),
            None => write!(f, "{}: {} must decide now", self.rule, self.to_act),
        }
    }
}

impl std::error::Error for Illegal {}

reasons! {
    /// Why an action is refused.
    pub enum PlayReason {
        Over { rule: Rule } [*rule] = "reason-over", "the game is over";
        OutOfTurn { rule: Rule, players: PlayerSet } [*rule]
            = "reason-must-decide", "{players} must decide now";
        NotAllowed { rule: Rule, allowed: String } [*rule]
            = "reason-illegal", "not allowed; expected: {allowed}";
    }
}

impl From<Illegal> for PlayReason {
    fn from(Illegal { rule, asked, to_act }: Illegal) -> PlayReason {
        match asked {
            Some(decision) => PlayReason::NotAllowed { rule, allowed: decision.to_string() },
            None if to_act.is_empty() => PlayReason::Over { rule },
            None => PlayReason::OutOfTurn { rule, players: to_act },
        }
    }
}

impl Game {
    /// Finds the broken rule; only called for an action that is not allowed.
    #[cold]
    pub(crate) fn refuse(&self, action: Action, asked: Option<Decision>) -> Illegal {
        let rule = match asked {
            Some(decision) => self.broken(decision, action).unwrap_or_else(|| self.own_rule(decision)),
            None => Rule::Id(self.out_of_turn()),
        };
        Illegal { rule, asked, to_act: self.to_act() }
    }

    /// The rule that says who is asked now.
    fn out_of_turn(&self) -> &'static str {
        match self.agenda.top() {
            None => "FIN-1",
            Some(Step::Pass(_)) => "PSH-1",
            Some(Step::Play(_)) => "POW-1",
            Some(Step::Discs { purpose: DiscPurpose::General, .. }) => "SCO-1",
            Some(Step::Discs { .. }) => "DSC-1",
            Some(Step::Veto(_)) => "VET-1",
            Some(Step::Return { .. }) => "RET-2",
            Some(_) => "POW-3",
        }
    }

    /// The card of this turn, or the ability where none is chosen yet.
    fn card_rule(&self) -> Rule {
        self.board.chosen.map_or(Rule::Id("PSH-3"), Rule::Card)
    }

    /// The rule a question comes from.
    fn own_rule(&self, decision: Decision) -> Rule {
        match decision {
            Decision::Pass { .. } => Rule::Id("PSH-1"),
            Decision::Play(_) => Rule::Id("POW-1"),
            Decision::Take { cause: Cause::Power, .. } => Rule::Id("CRT-1"),
            Decision::Take { .. } => self.card_rule(),
            Decision::Fetch { .. } => Rule::Id("CRT-2"),
            Decision::Choose { .. } => Rule::Id("ACT-1"),
            Decision::Use { .. } => Rule::Id("ACT-2"),
            Decision::Place { from: Supply::Court, .. } if self.is_plain_placement() => Rule::Id("ACT-2"),
            Decision::Veto { .. } => Rule::Id("VET-1"),
            Decision::Disc { .. } if self.board.turn.is_none() => Rule::Id("SCO-1"),
            Decision::Disc { .. } => Rule::Id("DSC-1"),
            Decision::Place { .. }
            | Decision::Branch { .. }
            | Decision::Move { .. }
            | Decision::Name { .. } => self.card_rule(),
            Decision::King { .. } | Decision::Tile { .. } | Decision::Grande { .. } => self.card_rule(),
            Decision::Recall { .. } | Decision::Return { .. } | Decision::Swap { .. } => self.card_rule(),
        }
    }

    fn is_plain_placement(&self) -> bool {
        matches!(self.agenda.top(), Some(Step::Place { .. }))
    }

    /// The rule broken by an answer of the right kind that is not an option; `None` if the question's own rule is the broken one.
    fn broken(&self, decision: Decision, action: Action) -> Option<Rule> {
        let id = match (decision, action) {
            (Decision::Play(_), Action::Play(played)) => self.broken_by_play(played),
            (Decision::Use { .. } | Decision::Place { .. }, Action::Place(site)) => {
                return self.broken_by_place(site);
            }
            (Decision::Move { sources, .. }, Action::Move { player, from, to }) => {
                return self.broken_by_move(sources, player, from, to);
            }
            (Decision::Name { purpose, .. }, Action::Name(_)) => return self.broken_by_name(purpose),
            (Decision::King { .. }, Action::King(king)) => return self.broken_by_king(king),
            (Decision::Tile { .. }, Action::Tile(tile, to)) => {
                let from = self.board.tile(tile);
                let taboo = |site| self.board.king.taboo().has(site);
                if taboo(to) || from.is_some_and(taboo) { self.taboo_rule() } else { "SCO-6" }
            }
            (Decision::Grande { .. }, Action::Grande(region)) if self.is_taboo(region) => "TAB-1",
            (Decision::Recall { .. }, Action::Recall(_) | Action::RecallModifier(_)) => "EMP-1",
            (Decision::Disc { .. }, Action::Disc(region)) if self.is_taboo(region) => "D-1",
            (Decision::Disc { .. }, Action::Disc(_)) => return Some(self.card_rule()),
            (Decision::Return { .. }, Action::Return(owner, from)) => self.broken_by_return(owner, from),
            (Decision::Swap { .. }, Action::Swap(owner)) => {
                let with_king = self.board.grandes[owner].is_some_and(|site| self.board.king == site);
                if with_king { "D-8" } else { "DEP-1" }
            }
            (Decision::Pass { .. } | Decision::Play(_), _) => return None,
            (Decision::Veto { .. } | Decision::Disc { .. }, _) => return None,
            (Decision::Take { .. } | Decision::Choose { .. }, Action::Fetch(_)) => "CRT-2",
            (Decision::Choose { .. }, _) => return None,
            (_, Action::Choose(_)) if self.board.chosen.is_none() => "TRN-1",
            (Decision::Take { .. }, Action::Take(count)) if self.is_short_of(count) => "CRT-2",
            (Decision::Take { .. }, _) => return None,
            (_, Action::Special) if self.is_vetoed() => "VET-2",
            (_, Action::Special | Action::Place(_)) if self.board.chosen.is_some() => "ACT-2",
            (Decision::Name { .. } | Decision::Branch { .. } | Decision::Return { .. }, Action::Done) => {
                "ACT-3"
            }
            (_, Action::Done) => "ACT-6",
            _ => return None,
        };
        Some(Rule::Id(id))
    }

    /// Is the special action of this turn vetoed?
    fn is_vetoed(&self) -> bool {
        self.agenda.iter().any(|step| matches!(step, Step::Use { vetoed: true, .. }))
    }

    /// May so many be taken, but not all of them from the province (CRT-2)?
    fn is_short_of(&self, count: u8) -> bool {
        matches!(self.agenda.top(), Some(Step::Take { left, .. }) if count <= left)
    }

    fn is_taboo(&self, region: Region) -> bool {
        self.board.king.taboo().has(region.into())
    }

    /// Under *Revolt* the castillo is what is taboo.
    fn taboo_rule(&self) -> &'static str {
        if self.board.king == King::Castillo { "RVT-1" } else { "TAB-1" }
    }

    fn broken_by_play(&self, played: Played) -> &'static str {
        let asked = self.to_act().first();
        let has = asked.is_some_and(|player| self.secrets.hands[player].has(played.power));
        match played.modifier {
            _ if !has => "POW-1",
            Some(kind) if asked.is_some_and(|player| self.secrets.modifiers[player].count(kind) == 0) => {
                "PSH-2"
            }
            _ if self.board.played[Player::Dummy].is_some_and(|dummy| dummy.sum() == played.sum()) => "DUM-4",
            _ => "POW-2",
        }
    }

    fn broken_by_place(&self, site: Site) -> Option<Rule> {
        match self.agenda.top() {
            Some(Step::Use { placement: false, .. }) => Some(Rule::Id("ACT-2")),
            Some(Step::Use { .. }) if self.board.court[self.acting()] == 0 => Some(Rule::Id("PLC-1")),
            Some(Step::Use { .. } | Step::Place { .. }) if site == Site::Castillo => Some(Rule::Id("RVT-1")),
            Some(Step::Use { .. } | Step::Place { .. }) => Some(Rule::Id("PLC-2")),
            _ if self.board.king.taboo().has(site) && site != Site::Castillo => Some(Rule::Id("TAB-1")),
            _ => None,
        }
    }

    fn broken_by_move(&self, sources: Sources, player: Player, from: Region, to: Site) -> Option<Rule> {
        let Some(Step::Move(moving)) = self.agenda.top() else { return None };
        if moving.along_to.is_some() {
            return Some(Rule::Id("ENT-1"));
        }
        let id = if sources.has(player, from) {
            if to == from.into() { "D-3" } else { self.taboo_rule() }
        } else if self.is_taboo(from) {
            "TAB-1"
        } else if moving.from.is_some_and(|one| one != from) {
            "ONE-1"
        } else if !self.board.presence.has(player, from) {
            "MOV-1"
        } else if moving.arrived.contains(&Some((player, from))) && moving.owners(self.acting()).has(player) {
            "D-2"
        } else {
            "MOV-2"
        };
        Some(Rule::Id(id))
    }

    fn broken_by_return(&self, owner: Player, from: Option<Region>) -> &'static str {
        match self.agenda.top() {
            _ if from.is_some_and(|region| self.is_taboo(region)) => "TAB-1",
            Some(Step::Pluck(_)) => "ASN-1",
            Some(Step::Return { player, .. }) if player != owner => "RET-2",
            _ => "RET-1",
        }
    }

    fn broken_by_name(&self, purpose: Naming) -> Option<Rule> {
        match purpose {
            Naming::Score => None,
            Naming::Leave { .. } => Some(Rule::Id("ONE-1")),
            Naming::Scatter => Some(Rule::Id("COU-1")),
        }
    }

    fn broken_by_king(&self, king: King) -> Option<Rule> {
        match self.agenda.top() {
            Some(Step::King(king_move)) if king_move.to == KingTo::Adjacent => Some(Rule::Id("RAD-1")),
            Some(Step::King(king_move)) if king_move.to == KingTo::Fewest => Some(Rule::Id("CSE-1")),
            Some(Step::King(_)) if king == self.board.king => Some(Rule::Id("D-9")),
            Some(Step::King(king_move)) if king_move.to == KingTo::Abroad => Some(Rule::Id("EXI-1")),
            _ if matches!(king, King::France | King::Portugal) => Some(Rule::Id("PLC-4")),
            _ => None,
        }
    }
}
