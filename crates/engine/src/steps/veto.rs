//! *Veto*: a card that a player keeps, and that may cancel a later special action before it begins.

use crate::agenda::Step;
use crate::board::LaidVeto;
use crate::event::{Event, Sink};
use crate::game::Position;
use crate::player::{Player, PlayerSet};

impl Position {
    /// No player vetoes their own actions (VET-2).
    #[inline]
    pub(super) fn veto_holders(&self, acting: Player) -> PlayerSet {
        self.board.vetoes().map(|veto| veto.holder).collect::<PlayerSet>().without(acting)
    }

    /// Holders are asked one after the other, clockwise from the acting player (VET-1).
    pub(super) fn first_holder(&self, holders: PlayerSet) -> Option<Player> {
        holders.clockwise_after(self.acting()).next()
    }

    pub(super) fn allow(&mut self, player: Player, sink: &mut impl Sink) {
        sink.emit(Event::Allowed { player });
        if let Some(Step::Veto(holders)) = self.agenda.top_mut() {
            *holders = holders.without(player);
        }
    }

    /// All allowed it.
    pub(super) fn begin_special(&mut self) {
        self.agenda.replace(Step::Perform(0));
    }

    /// The whole special action is cancelled; of two vetoes the one that ends first is spent (VET-3, VET-4).
    pub(super) fn veto(&mut self, player: Player, sink: &mut impl Sink) {
        let own = self.board.vetoes().filter(|veto| veto.holder == player);
        if let Some(spent) = own.min_by_key(|veto| veto.rounds) {
            self.board.drop_veto(spent);
        }
        sink.emit(Event::Vetoed { player, card: self.chosen() });
        self.agenda.pop();
        if let Some(Step::Use { vetoed, .. }) = self.agenda.top_mut() {
            *vetoed = true;
        }
    }

    pub(super) fn lay_veto(&mut self, holder: Player, sink: &mut impl Sink) {
        self.board.lay_veto(LaidVeto { holder, rounds: 2 });
        sink.emit(Event::VetoLaid { player: holder });
    }
}
