//! Caballeros go back to the province (RET-1 to RET-3).

use crate::agenda::Step;
use crate::decision::Decision;
use crate::event::{Event, Sink};
use crate::game::Position;
use crate::player::{Player, PlayerSet};
use crate::region::Region;
use crate::sources::Sources;

impl Position {
    /// Own caballeros in open regions and at court.
    fn returnable(&self, player: Player) -> Sources {
        let regions = self.board.presence.of(PlayerSet::only(player)).within(self.board.king.open());
        if self.board.court[player] > 0 { regions.with_court(player) } else { regions }
    }

    /// One of each victim in open regions (ASN-1); the dummy's too (D-14).
    pub(super) fn ask_pluck(&self, victims: PlayerSet) -> Option<Decision> {
        let sources = self.board.presence.of(victims).within(self.board.king.open());
        let left = victims.iter().filter(|player| !sources.regions(*player).is_empty()).count() as u8;
        (left > 0).then_some(Decision::Return { sources, left })
    }

    /// If all must be returned, or all are in one place, there is no choice and no question.
    pub(super) fn ask_return(&self, player: Player, left: u8) -> Option<Decision> {
        let sources = self.returnable(player);
        let there: u8 = sources.iter().map(|(_, from)| self.standing_at(player, from)).sum();
        (left > 0 && there > left && sources.len() > 1).then_some(Decision::Return { sources, left })
    }

    fn standing_at(&self, player: Player, from: Option<Region>) -> u8 {
        from.map_or(self.board.court[player], |region| self.board.caballeros(region, player))
    }

    /// Returns what leaves no choice, then asks the next opponent.
    pub(super) fn return_what_is_forced(
        &mut self,
        player: Player,
        mut left: u8,
        each: u8,
        sink: &mut impl Sink,
    ) {
        for (_, from) in self.returnable(player).iter() {
            let count = self.standing_at(player, from).min(left);
            self.return_some(player, from, count, sink);
            left -= count;
        }
        self.agenda.pop();
        self.push_next_return(player, each);
    }

    /// The left neighbour of the acting player begins, then clockwise (RET-2).
    pub(super) fn push_next_return(&mut self, last: Player, each: u8) {
        let next = self.board.seats().clockwise_after(last).next();
        if let Some(player) = next.filter(|player| *player != self.acting()) {
            self.agenda.push(Step::Return { player, left: each, each });
        }
    }

    pub(super) fn return_from_courts(&mut self, most: u8, sink: &mut impl Sink) {
        let acting = self.acting();
        for player in self.board.opponents(acting).clockwise_after(acting) {
            self.return_some(player, None, self.board.court[player].min(most), sink);
        }
    }

    pub(super) fn return_some(
        &mut self,
        player: Player,
        from: Option<Region>,
        count: u8,
        sink: &mut impl Sink,
    ) {
        if count == 0 {
            return;
        }
        match from {
            Some(region) => self.board.remove(player, region, count),
            None => self.board.court[player] -= count,
        }
        self.board.province[player] += count;
        sink.emit(Event::Returned { player, from, count });
    }

    pub(super) fn return_one(&mut self, player: Player, from: Option<Region>, sink: &mut impl Sink) {
        self.return_some(player, from, 1, sink);
        match self.agenda.top_mut() {
            Some(Step::Return { left, .. }) => *left -= 1,
            Some(Step::Pluck(victims)) => *victims = victims.without(player),
            _ => unreachable!("returning is asked by these steps only"),
        }
    }
}
