//! One file per kind of step: what it asks, and what an answer does. This file dispatches to them.

mod court;
mod discs;
mod king;
mod moving;
mod passing;
mod powers;
mod returning;
mod round;
mod special;
mod turn;
mod veto;

use crate::action::Action;
use crate::agenda::Step;
use crate::decision::Decision;
use crate::event::Sink;
use crate::game::Position;
use crate::player::{Player, PlayerSet};

use turn::OpenHalves;

impl Position {
    /// The player whose turn it is. Steps of a turn are on the agenda only during one.
    #[inline]
    pub(crate) fn acting(&self) -> Player {
        self.board.turn.expect("a step of a turn has a player whose turn it is")
    }

    /// The players a step asks: usually the player whose turn it is.
    pub(crate) fn asked_by(&self, step: &Step) -> PlayerSet {
        if let Step::Pass(asked) | Step::Discs { asked, .. } = *step {
            return asked;
        }
        self.first_asked_by(step).map_or(PlayerSet::EMPTY, PlayerSet::only)
    }

    /// The first of them.
    #[inline(always)]
    pub(crate) fn first_asked_by(&self, step: &Step) -> Option<Player> {
        match *step {
            Step::Play(player) | Step::Return { player, .. } => Some(player),
            Step::Pass(asked) | Step::Discs { asked, .. } => asked.first(),
            Step::Veto(holders) => self.first_holder(holders),
            Step::Take { .. } | Step::Fetch { .. } | Step::Choose | Step::Use { .. } | Step::Place { .. } => {
                self.board.turn
            }
            Step::Muster { .. } | Step::Perform(_) | Step::Branch(_) | Step::Move(_) => self.board.turn,
            Step::Name(_) | Step::Pluck(_) | Step::King(_) | Step::Tile => self.board.turn,
            Step::Grande | Step::Recall | Step::Swap => self.board.turn,
        }
    }

    /// Stores the question of a step to one of the players it asks. If there is nothing to decide, it stores none, and the
    /// step is over.
    #[inline(always)]
    pub(crate) fn ask(&self, step: &Step, player: Player, question: &mut Option<Decision>) {
        match *step {
            Step::Pass(_) => {
                *question = Some(Decision::Pass { modifiers: self.secrets.modifiers[player].kinds() })
            }
            Step::Play(_) => *question = Some(Decision::Play(self.plays(player))),
            Step::Take { left, cause } => *question = self.ask_take(player, left, cause),
            Step::Fetch { left, cause } => *question = self.ask_fetch(player, left, cause),
            Step::Choose => *question = Some(Decision::Choose { cards: self.available() }),
            Step::Use { special, placement, .. } => {
                *question = self.ask_use(player, OpenHalves { special, placement })
            }
            Step::Place { left } => *question = self.ask_place(player, left),
            Step::Muster { left, from } => *question = self.ask_muster(player, left, from),
            Step::Veto(_) => *question = Some(Decision::Veto { card: self.chosen(), by: self.acting() }),
            Step::Branch(part) => {
                *question = Some(Decision::Branch { branches: self.branches(part).len() as u8 })
            }
            Step::Move(ref moving) => *question = self.ask_move(player, moving),
            Step::Name(purpose) => *question = self.ask_name(purpose),
            Step::Return { left, .. } => *question = self.ask_return(player, left),
            Step::Pluck(victims) => *question = self.ask_pluck(victims),
            Step::Discs { purpose, .. } => {
                *question = Some(Decision::Disc { regions: self.disc_regions(player, purpose) })
            }
            Step::King(king_move) => *question = self.ask_king(king_move.to),
            Step::Tile => *question = self.ask_tile(),
            Step::Grande => *question = self.ask_grande(player),
            Step::Recall => *question = self.ask_recall(player),
            Step::Swap => *question = self.ask_swap(),
            Step::Perform(_) => *question = None,
        }
    }

    /// Carries out an allowed action.
    #[inline(always)]
    pub(crate) fn perform(&mut self, player: Player, action: Action, sink: &mut impl Sink) {
        match action {
            Action::Pass(modifier) => self.pass(player, modifier, sink),
            Action::Play(played) => self.play(player, played, sink),
            Action::Take(count) => self.take(player, count, sink),
            Action::Fetch(region) => self.fetch(player, region, sink),
            Action::Choose(card) => self.choose(player, card, sink),
            Action::Special => self.announce(player, sink),
            Action::Place(site) => self.place(player, site, sink),
            Action::Move { player: owner, from, to } => self.move_one(owner, from, to, sink),
            Action::Name(region) => self.name(player, region, sink),
            Action::King(king) => self.move_king(king, sink),
            Action::Tile(tile, site) => self.move_tile(tile, site, sink),
            Action::Grande(region) => self.move_grande(player, region, sink),
            Action::Recall(power) => self.recall(player, power, sink),
            Action::RecallModifier(modifier) => self.recall_modifier(player, modifier, sink),
            Action::Disc(region) => self.set_disc(player, region, sink),
            Action::Return(owner, from) => self.return_one(owner, from, sink),
            Action::Swap(owner) => self.swap_king(owner, sink),
            Action::Branch(branch) => self.branch(player, branch, sink),
            Action::Veto => self.veto(player, sink),
            Action::Allow => self.allow(player, sink),
            Action::Done => self.be_done(),
        }
    }

    /// Ends the current step: a part of the turn, or the turn.
    #[inline]
    fn be_done(&mut self) {
        self.agenda.pop();
    }

    /// Continues where nothing is asked; once the game is over there is nothing to continue.
    pub(crate) fn proceed(&mut self, sink: &mut impl Sink) -> bool {
        match self.agenda.top() {
            Some(step) => self.close(step, sink),
            None if self.board.over => return false,
            None => self.go_on(sink),
        }
        true
    }

    /// Removes a step that asks nothing more from the agenda and carries out what follows from it.
    fn close(&mut self, step: Step, sink: &mut impl Sink) {
        match step {
            Step::Take { left, cause } => self.agenda.replace(Step::Fetch { left, cause }),
            Step::Return { player, left, each } => self.return_what_is_forced(player, left, each, sink),
            Step::Perform(part) => self.perform_effect(part, sink),
            Step::Veto(_) => self.begin_special(),
            Step::Pass(_) | Step::Play(_) | Step::Fetch { .. } | Step::Choose | Step::Use { .. } => {
                self.agenda.pop()
            }
            Step::Place { .. } | Step::Muster { .. } | Step::Branch(_) | Step::Move(_) => self.agenda.pop(),
            Step::Name(_) | Step::Pluck(_) | Step::Discs { .. } | Step::King(_) => self.agenda.pop(),
            Step::Tile | Step::Grande | Step::Recall | Step::Swap => self.agenda.pop(),
        }
    }
}
