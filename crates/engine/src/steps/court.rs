//! Caballeros come to court: from the province, and from regions once it is empty (CRT-1, CRT-2).

use crate::agenda::{Cause, Step};
use crate::decision::Decision;
use crate::event::{Event, Sink};
use crate::game::Position;
use crate::player::Player;
use crate::region::Region;

impl Position {
    #[inline]
    pub(super) fn ask_take(&self, player: Player, left: u8, cause: Cause) -> Option<Decision> {
        let most = left.min(self.board.province[player]);
        (most > 0).then_some(Decision::Take { most, cause })
    }

    #[inline]
    pub(super) fn ask_fetch(&self, player: Player, left: u8, cause: Cause) -> Option<Decision> {
        let regions = self.board.open_presence(player);
        (left > 0 && !regions.is_empty()).then_some(Decision::Fetch { regions, left, cause })
    }

    pub(super) fn take(&mut self, player: Player, count: u8, sink: &mut impl Sink) {
        self.bring_to_court(player, count, sink);
        if let Some(Step::Take { left, cause }) = self.agenda.top() {
            self.agenda.pop();
            self.push_shortfall(player, left - count, cause);
        }
    }

    /// Takes from the province first; the rest may come from regions.
    pub(super) fn recruit(&mut self, player: Player, count: u8, sink: &mut impl Sink) {
        let there = count.min(self.board.province[player]);
        self.bring_to_court(player, there, sink);
        self.push_shortfall(player, count - there, Cause::Card);
    }

    fn push_shortfall(&mut self, player: Player, left: u8, cause: Cause) {
        if left > 0 && self.board.province[player] == 0 {
            self.agenda.push(Step::Fetch { left, cause });
        }
    }

    fn bring_to_court(&mut self, player: Player, count: u8, sink: &mut impl Sink) {
        self.board.province[player] -= count;
        self.board.court[player] += count;
        if count > 0 {
            sink.emit(Event::Took { player, count });
        }
    }

    pub(super) fn fetch(&mut self, player: Player, region: Region, sink: &mut impl Sink) {
        self.board.remove(player, region, 1);
        self.board.court[player] += 1;
        sink.emit(Event::Fetched { player, region });
        if let Some(Step::Fetch { left, .. }) = self.agenda.top_mut() {
            *left -= 1;
        }
    }
}
