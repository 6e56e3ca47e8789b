//! Everything that moves the king, and what goes with him.

use crate::agenda::{Moving, Step};
use crate::decision::Decision;
use crate::effect::KingTo;
use crate::event::{Event, Sink};
use crate::game::Position;
use crate::king::{King, KingSet};
use crate::player::{Player, PlayerSet};
use crate::region::{RegionSet, Site};

impl Position {
    pub(super) fn ask_king(&self, to: KingTo) -> Option<Decision> {
        let places = self.king_places(to);
        (!places.is_empty()).then_some(Decision::King { places })
    }

    /// Where this card can move him: never to his own place (D-9), except in a tie of *Country Seat* (D-6).
    fn king_places(&self, to: KingTo) -> KingSet {
        let king = self.board.king;
        match to {
            KingTo::AnyRegion => KingSet::from(RegionSet::ALL).without(king),
            KingTo::Adjacent => KingSet::from(self.map().adjacent(king)).without(king),
            KingTo::Abroad => KingSet::ABROAD.without(king),
            KingTo::Castillo => KingSet::EMPTY,
            KingTo::Fewest => {
                let places = KingSet::from(self.board.fewest());
                if places == KingSet::only(king) { KingSet::EMPTY } else { places }
            }
        }
    }

    pub(super) fn move_king(&mut self, to: King, sink: &mut impl Sink) {
        let from = self.board.king;
        if let Some(Step::King(king_move)) = self.agenda.top() {
            self.agenda.pop();
            self.set_king(to, sink);
            if let (1.., Some(old), Some(new)) = (king_move.along, from.region(), to.region()) {
                let along =
                    Moving { from: Some(old), along_to: Some(new), ..Moving::up_to(0, 0, king_move.along) };
                self.agenda.push(Step::Move(along));
            }
        }
    }

    fn set_king(&mut self, to: King, sink: &mut impl Sink) {
        let from = std::mem::replace(&mut self.board.king, to);
        if from != to {
            sink.emit(Event::KingMoved { from, to });
        }
    }

    /// *Revolt* (RVT-1).
    pub(super) fn put_king_beside_castillo(&mut self, sink: &mut impl Sink) {
        self.set_king(King::Castillo, sink);
    }

    /// All grandes of the king's new region go into the castillo (CMP-1).
    pub(super) fn lock_up_grandes(&mut self, sink: &mut impl Sink) {
        let Some(region) = self.board.king.region() else { return };
        for player in self.board.seats().iter() {
            if self.board.grandes[player] == Some(region.into()) {
                self.board.grandes[player] = Some(Site::Castillo);
                sink.emit(Event::GrandeMoved { player, to: Site::Castillo });
            }
        }
    }

    /// Grandes outside the king's region, while he is in a region (DEP-1, D-8).
    pub(super) fn ask_swap(&self) -> Option<Decision> {
        let king = self.board.king.region()?;
        let home = |player: Player| self.board.grandes[player].and_then(Site::region);
        let elsewhere = |player: &Player| home(*player).is_some_and(|home| home != king);
        let players: PlayerSet = self.board.seats().iter().filter(elsewhere).collect();
        (!players.is_empty()).then_some(Decision::Swap { players })
    }

    pub(super) fn swap_king(&mut self, owner: Player, sink: &mut impl Sink) {
        self.agenda.pop();
        let home = self.board.grandes[owner].and_then(Site::region);
        if let (Some(home), Some(king)) = (home, self.board.king.region()) {
            self.board.grandes[owner] = Some(king.into());
            sink.emit(Event::GrandeMoved { player: owner, to: king.into() });
            self.set_king(home.into(), sink);
        }
    }
}
