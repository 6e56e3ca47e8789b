//! Moving caballeros one by one: whose, from where, to where, and none of them twice (MOV-1 to MOV-3, D-2).

use crate::agenda::{Moving, Step};
use crate::decision::Decision;
use crate::event::{Event, Sink};
use crate::game::Position;
use crate::player::{Player, PlayerSet};
use crate::region::{Region, RegionSet, Site, SiteSet};
use crate::sources::Sources;

impl Moving {
    /// Up to this many, from anywhere.
    pub(crate) const fn up_to(own: u8, opposing: u8, any: u8) -> Moving {
        Moving { own, opposing, any, from: None, along_to: None, arrived: [None; 5] }
    }

    /// Up to this many of opponents.
    pub(crate) const fn opposing(count: u8) -> Moving {
        Moving::up_to(0, count, 0)
    }

    /// Whose may still move.
    #[inline]
    pub(crate) fn owners(&self, acting: Player) -> PlayerSet {
        if self.any > 0 {
            return PlayerSet::ALL;
        }
        let own = if self.own > 0 { PlayerSet::only(acting) } else { PlayerSet::EMPTY };
        let opposing = if self.opposing > 0 { PlayerSet::ALL.without(acting) } else { PlayerSet::EMPTY };
        own | opposing
    }

    #[inline]
    fn count_one(&mut self, owner: Player, acting: Player, to: Site) {
        let narrow = if owner == acting { &mut self.own } else { &mut self.opposing };
        if *narrow > 0 {
            *narrow -= 1;
        } else {
            self.any -= 1;
        }
        if self.from.is_none() {
            self.note_arrival(owner, to);
        }
    }

    /// Records an arrival. The last move is not recorded, because nothing can move after it.
    #[inline]
    fn note_arrival(&mut self, owner: Player, to: Site) {
        let free = self.arrived.iter_mut().find(|place| place.is_none());
        if let (Some(region), Some(place)) = (to.region(), free) {
            *place = Some((owner, region));
        }
    }

    fn arrivals(&self, owner: Player, region: Region) -> u8 {
        self.arrived.iter().filter(|place| **place == Some((owner, region))).count() as u8
    }
}

impl Position {
    /// The caballeros that may be moved: none in the king's region (TAB-1), none that just arrived (D-2).
    #[inline]
    pub(super) fn movable(&self, acting: Player, moving: &Moving) -> Sources {
        let regions = moving.from.map_or(self.board.king.open(), RegionSet::only);
        let mut sources = self.board.presence.of(moving.owners(acting)).within(regions);
        for (player, region) in moving.arrived.iter().map_while(|place| *place) {
            if self.board.caballeros(region, player) <= moving.arrivals(player, region) {
                sources = sources.without(player, region);
            }
        }
        sources
    }

    #[inline]
    pub(super) fn ask_move(&self, acting: Player, moving: &Moving) -> Option<Decision> {
        let sources = self.movable(acting, moving);
        let targets = match moving.along_to {
            Some(region) => SiteSet::only(region.into()),
            None => self.targets(sources),
        };
        let Moving { own, opposing, any, .. } = *moving;
        let must = moving.along_to.is_some();
        (!sources.is_empty()).then_some(Decision::Move { sources, targets, own, opposing, any, must })
    }

    /// Every open site but the region that all sources are in: nothing moves within a region (D-3).
    #[inline]
    fn targets(&self, sources: Sources) -> SiteSet {
        let open = self.board.king.open_sites();
        match sources.first_region() {
            Some(only) if sources.within(RegionSet::ALL.without(only)).is_empty() => {
                open.without(only.into())
            }
            _ => open,
        }
    }

    #[inline]
    pub(super) fn move_one(&mut self, owner: Player, from: Region, to: Site, sink: &mut impl Sink) {
        self.board.remove(owner, from, 1);
        match to.region() {
            Some(region) => self.board.put(owner, region, 1),
            None => self.secrets.castillo[owner] += 1,
        }
        let acting = self.acting();
        if let Some(Step::Move(moving)) = self.agenda.top_mut() {
            moving.count_one(owner, acting, to);
        }
        sink.emit(Event::Moved { player: owner, from, to });
    }
}
