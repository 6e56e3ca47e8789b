//! A turn: choosing an action card, its two halves in either order, and placement.

use crate::agenda::{Step, Supply};
use crate::card::Card;
use crate::decision::{Cards, Decision};
use crate::event::{Event, Sink};
use crate::game::Position;
use crate::player::{Player, PlayerSet};
use crate::region::{Site, SiteSet};

/// The halves of an action card that its player may still use.
pub(super) struct OpenHalves {
    pub(super) special: bool,
    pub(super) placement: bool,
}

impl Position {
    /// The card of this turn. Its steps are on the agenda only once it is chosen.
    #[inline]
    pub(crate) fn chosen(&self) -> Card {
        self.board.chosen.expect("a step of a card has a chosen card")
    }

    /// The face-up cards not yet taken (ACT-1).
    #[inline]
    pub(super) fn available(&self) -> Cards {
        Cards::of(
            self.board.offers.map(|offer| offer.filter(|offer| offer.by.is_none()).map(|offer| offer.card)),
        )
    }

    pub(super) fn choose(&mut self, player: Player, card: Card, sink: &mut impl Sink) {
        self.board.chosen = Some(card);
        if let Some(offer) = self.board.offer_mut(card) {
            offer.by = Some(player);
        }
        self.agenda.replace(Step::Use { special: true, placement: true, vetoed: false });
        sink.emit(Event::Chose { player, card });
    }

    #[inline]
    pub(super) fn ask_use(&self, player: Player, open: OpenHalves) -> Option<Decision> {
        let OpenHalves { special, placement } = open;
        let can_place = placement && self.board.court[player] > 0;
        let sites = if can_place { self.placement_sites() } else { SiteSet::EMPTY };
        let left = if can_place { self.chosen().face().stack.min(self.board.court[player]) } else { 0 };
        (special || can_place).then_some(Decision::Use { special, sites, left })
    }

    #[inline]
    pub(super) fn ask_place(&self, player: Player, left: u8) -> Option<Decision> {
        let left = left.min(self.board.court[player]);
        (left > 0).then(|| Decision::Place { sites: self.placement_sites(), left, from: Supply::Court })
    }

    pub(super) fn ask_muster(&self, player: Player, left: u8, from: Supply) -> Option<Decision> {
        let left = left.min(self.supply(player, from));
        (left > 0).then(|| Decision::Place { sites: self.board.king.open().into(), left, from })
    }

    /// Next to the king and into the castillo (PLC-2, PLC-3), with *Infiltration* also where he is (INL-1).
    #[inline]
    pub(super) fn placement_sites(&self) -> SiteSet {
        let king = self.board.king;
        let adjacent = SiteSet::from(self.map().adjacent(king)).with(Site::Castillo) - king.taboo();
        if self.board.infiltrating { adjacent | king.taboo() } else { adjacent }
    }

    fn supply(&self, player: Player, from: Supply) -> u8 {
        match from {
            Supply::Court => self.board.court[player],
            Supply::Province => self.board.province[player],
        }
    }

    #[inline]
    pub(super) fn place(&mut self, player: Player, site: Site, sink: &mut impl Sink) {
        let from = self.count_placement();
        match from {
            Supply::Court => self.board.court[player] -= 1,
            Supply::Province => self.board.province[player] -= 1,
        }
        match site.region() {
            Some(region) => self.board.put(player, region, 1),
            None => self.secrets.castillo[player] += 1,
        }
        sink.emit(Event::Placed { player, from, to: site });
    }

    /// Records on the agenda that one was placed; returns where it came from.
    #[inline]
    fn count_placement(&mut self) -> Supply {
        let printed = self.board.chosen.map_or(0, |card| card.face().stack);
        match self.agenda.top_mut() {
            Some(Step::Use { placement, .. }) => {
                *placement = false;
                self.agenda.push(Step::Place { left: printed - 1 });
                Supply::Court
            }
            Some(Step::Muster { left, from }) => {
                *left -= 1;
                *from
            }
            Some(Step::Place { left }) => {
                *left -= 1;
                Supply::Court
            }
            _ => unreachable!("placing is asked by these steps only"),
        }
    }

    /// The special action is announced; holders of a veto are asked first (VET-1).
    pub(super) fn announce(&mut self, player: Player, sink: &mut impl Sink) {
        if let Some(Step::Use { special, .. }) = self.agenda.top_mut() {
            *special = false;
        }
        sink.emit(Event::Announced { player, card: self.chosen() });
        let holders = self.veto_holders(player);
        if holders == PlayerSet::EMPTY {
            self.agenda.push(Step::Perform(0));
        } else {
            self.agenda.push(Step::Veto(holders));
        }
    }
}
