//! Secret discs: all set at the same time, all turned together, then the effect (DSC-1, DSC-2).

use crate::agenda::{DiscPurpose, Step};
use crate::effect::Discs;
use crate::event::{Event, Private, Sink};
use crate::game::Position;
use crate::player::{ByPlayer, Player};
use crate::region::{Region, RegionSet, Site};
use crate::scoring::Reach;

impl Position {
    /// What may be set; the king's region only in a general scoring and for *Rivalry* (D-1, RIV-1).
    pub(crate) fn disc_regions(&self, player: Player, purpose: DiscPurpose) -> RegionSet {
        match purpose {
            DiscPurpose::General | DiscPurpose::Card(Discs::ScoreOnce, _) => RegionSet::ALL,
            DiscPurpose::Card(Discs::Return(_), _) => self.board.open_presence(player),
            DiscPurpose::Card(Discs::Scatter, from) => {
                from.map_or(self.board.king.open(), |region| self.board.king.open().without(region))
            }
        }
    }

    pub(super) fn set_disc(&mut self, player: Player, region: Region, sink: &mut impl Sink) {
        self.secrets.discs[player] = Some(region);
        sink.emit(Event::DiscSet { player, region: Private(Some(region)) });
        if let Some(Step::Discs { asked, purpose }) = self.agenda.top_mut() {
            *asked = asked.without(player);
            let purpose = *purpose;
            if asked.is_empty() {
                self.agenda.pop();
                self.act_on_discs(purpose, sink);
            }
        }
    }

    /// Shows every disc that is set, and clears them.
    pub(super) fn turn_discs(&mut self, sink: &mut impl Sink) -> ByPlayer<Option<Region>> {
        let discs = std::mem::take(&mut self.secrets.discs);
        for player in self.board.seats().iter() {
            if let Some(region) = discs[player] {
                sink.emit(Event::DiscTurned { player, region });
            }
        }
        discs
    }

    fn act_on_discs(&mut self, purpose: DiscPurpose, sink: &mut impl Sink) {
        match purpose {
            DiscPurpose::General => self.finish_general_scoring(sink),
            DiscPurpose::Card(Discs::Return(most), _) => self.return_by_disc(most, sink),
            DiscPurpose::Card(Discs::Scatter, from) => self.scatter(from, sink),
            DiscPurpose::Card(Discs::ScoreOnce, _) => self.score_chosen_once(sink),
        }
    }

    fn return_by_disc(&mut self, most: u8, sink: &mut impl Sink) {
        let discs = self.turn_discs(sink);
        for player in self.board.seats().iter() {
            if let Some(region) = discs[player] {
                let count = self.board.caballeros(region, player).min(most);
                self.return_some(player, Some(region), count, sink);
            }
        }
    }

    /// All of an opponent's caballeros go to the region on the disc (COU-1).
    fn scatter(&mut self, from: Option<Region>, sink: &mut impl Sink) {
        let discs = self.turn_discs(sink);
        let Some(from) = from else { return };
        for player in self.board.seats().iter() {
            if let Some(to) = discs[player] {
                let count = self.board.caballeros(from, player);
                self.board.remove(player, from, count);
                self.board.put(player, to, count);
                (0..count).for_each(|_| sink.emit(Event::Moved { player, from, to: Site::from(to) }));
            }
        }
    }

    fn score_chosen_once(&mut self, sink: &mut impl Sink) {
        let discs = self.turn_discs(sink);
        let times = |region: Region| discs.0.iter().filter(|disc| **disc == Some(region)).count();
        let once = Region::ALL.into_iter().filter(|region| times(*region) == 1).collect();
        self.score_all(once, Reach::Places, sink);
    }
}
