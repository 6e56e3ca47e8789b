//! Rounds: turning up cards, the order of turns, the end of a round, and general scorings.

use crate::agenda::{Cause, DiscPurpose, Moving, Step, Supply};
use crate::board::{LaidVeto, Offer};
use crate::card::Card;
use crate::edition::Ability;
use crate::event::{Event, Sink};
use crate::game::Position;
use crate::king::King;
use crate::player::{ByPlayer, Player};
use crate::power::Played;
use crate::region::{Region, RegionSet, Site};
use crate::scoring::Reach;
use crate::variants::{LAST_ROUND, Variants};

impl Position {
    /// Phase 1 (DUM-9: region cards, action cards, the dummy's power card), then the first is asked.
    pub(crate) fn begin_round(&mut self, sink: &mut impl Sink) {
        sink.emit(Event::RoundBegan { round: self.board.round });
        if self.board.variants.has_dummy() {
            self.draw_region_cards(sink);
        }
        self.reveal(sink);
        if self.board.variants.has_dummy() {
            self.turn_up_dummy_power(sink);
        }
        self.agenda.push(Step::Play(self.board.start));
    }

    /// Two of the dummy's caballeros go to each of two drawn regions (DUM-3, DUM-10).
    fn draw_region_cards(&mut self, sink: &mut impl Sink) {
        if self.board.province[Player::Dummy] == 0 {
            return;
        }
        let part = (self.board.round as usize - 1) / 3;
        for _ in 0..2 {
            let region = self.secrets.dummy_regions[part][self.board.region_cards_drawn as usize];
            self.board.region_cards_drawn += 1;
            let taboo = self.board.king.region() == Some(region);
            let count = if taboo { 0 } else { self.board.province[Player::Dummy].min(2) };
            if count > 0 {
                self.board.province[Player::Dummy] -= count;
                self.board.put(Player::Dummy, region, count);
            }
            sink.emit(Event::DummyPlaced { region, count });
        }
    }

    /// Are the cards of a round face up?
    pub(crate) fn is_in_round(&self) -> bool {
        self.board.turn.is_some() || matches!(self.agenda.top(), Some(Step::Play(_)))
    }

    /// Turns the top card of each stack (REV-1).
    fn reveal(&mut self, sink: &mut impl Sink) {
        for slot in 0..self.board.variants.slots() {
            let card = self.top_card(slot);
            self.board.offers[slot] = Some(Offer { card, by: None });
            sink.emit(Event::Revealed { card });
        }
    }

    pub(crate) fn top_card(&self, slot: usize) -> Card {
        let variants = self.board.variants;
        self.secrets.deck[variants.stack(slot).0 + variants.rounds_before(self.board.round)]
    }

    fn turn_up_dummy_power(&mut self, sink: &mut impl Sink) {
        let power = self.secrets.dummy_powers[self.board.variants.rounds_before(self.board.round)];
        let played = Played { power, modifier: None };
        self.board.played[Player::Dummy] = Some(played);
        sink.emit(Event::Played { player: Player::Dummy, played });
    }

    /// Nothing remains of a turn: the next one begins, or the round ends.
    pub(super) fn go_on(&mut self, sink: &mut impl Sink) {
        self.end_turn(sink);
        match self.highest(self.board.waiting) {
            Some(Player::Dummy) => self.take_dummy_turn(sink),
            Some(player) => self.begin_turn(player, sink),
            None => self.end_round(sink),
        }
    }

    fn end_turn(&mut self, sink: &mut impl Sink) {
        if let Some(player) = self.board.turn.take() {
            self.board.chosen = None;
            self.board.infiltrating = false;
            sink.emit(Event::TurnEnded { player });
        }
    }

    /// To court first, then the modifier's ability, then a card (TRN-1).
    fn begin_turn(&mut self, player: Player, sink: &mut impl Sink) {
        self.board.waiting = self.board.waiting.without(player);
        self.board.turn = Some(player);
        sink.emit(Event::TurnBegan { player });
        self.agenda.push(Step::Choose);
        if let Some(played) = self.board.played[player] {
            let ability = played.modifier.map_or(Ability::None, |kind| self.edition.modifier(kind).ability);
            self.push_ability(ability);
            self.agenda.push(Step::Take { left: self.edition.to_court(played.power), cause: Cause::Power });
        }
    }

    /// Each ability is a step like any other (PSH-3): where nothing can happen, it asks nothing.
    fn push_ability(&mut self, ability: Ability) {
        match ability {
            Ability::None => {}
            Ability::Recruit => self.agenda.push(Step::Take { left: 1, cause: Cause::Ability }),
            Ability::MoveOpposing => self.agenda.push(Step::Move(Moving::opposing(1))),
            Ability::PlaceFromProvince => self.agenda.push(Step::Muster { left: 1, from: Supply::Province }),
        }
    }

    /// The dummy removes the card with the most caballeros on its lower half (DUM-5).
    fn take_dummy_turn(&mut self, sink: &mut impl Sink) {
        self.board.waiting = self.board.waiting.without(Player::Dummy);
        let free = self.board.offers.iter_mut().flatten().filter(|offer| offer.by.is_none());
        if let Some(offer) = free.max_by_key(|offer| offer.card.face().stack) {
            offer.by = Some(Player::Dummy);
            sink.emit(Event::Chose { player: Player::Dummy, card: offer.card });
        }
    }

    /// In the order of END-4.
    fn end_round(&mut self, sink: &mut impl Sink) {
        self.discard_unused(sink);
        if let Some(player) = self.lowest() {
            self.board.start = player;
            sink.emit(Event::StartMarker { player });
        }
        self.board.played = ByPlayer::default();
        self.end_vetoes(sink);
        if Variants::is_scored(self.board.round) {
            self.begin_general_scoring(sink);
        } else {
            self.board.round = self.board.variants.round_after(self.board.round);
            self.begin_round(sink);
        }
    }

    fn discard_unused(&mut self, sink: &mut impl Sink) {
        let offers = std::mem::take(&mut self.board.offers);
        for offer in offers.into_iter().flatten() {
            if offer.by.is_none() && !offer.card.is_king_card() {
                sink.emit(Event::Discarded { card: offer.card });
            }
        }
    }

    /// A veto ends with the round after the one it was taken in (VET-3).
    fn end_vetoes(&mut self, sink: &mut impl Sink) {
        for veto in std::mem::take(&mut self.board.vetoes).into_iter().flatten() {
            match veto.rounds {
                ..=1 => sink.emit(Event::VetoEnded { player: veto.holder }),
                rounds => self.board.lay_veto(LaidVeto { rounds: rounds - 1, ..veto }),
            }
        }
    }

    /// Discs first (SCO-1), unless the king is at the castillo and nothing leaves it (RVT-1).
    fn begin_general_scoring(&mut self, sink: &mut impl Sink) {
        sink.emit(Event::ScoringBegan { round: self.board.round });
        if self.board.king == King::Castillo {
            self.score_castillo(sink);
            self.score_regions(sink);
        } else {
            let asked = self.board.seats();
            self.agenda.push(Step::Discs { asked, purpose: DiscPurpose::General });
        }
    }

    /// Scores the castillo, turns the discs, empties the castillo, scores the regions.
    pub(super) fn finish_general_scoring(&mut self, sink: &mut impl Sink) {
        self.score_castillo(sink);
        let discs = self.turn_discs(sink);
        for player in self.board.seats().iter() {
            let region = discs[player].expect("everyone has set a disc");
            self.leave_castillo(player, region, sink);
        }
        self.score_regions(sink);
    }

    /// To the region on the disc, or back to court from the king's region (SCO-2, D-5).
    fn leave_castillo(&mut self, player: Player, region: Region, sink: &mut impl Sink) {
        let count = std::mem::take(&mut self.secrets.castillo[player]);
        let taboo = self.board.king.region() == Some(region);
        if count > 0 {
            if taboo {
                self.board.court[player] += count;
            } else {
                self.board.put(player, region, count);
            }
            sink.emit(Event::LeftCastillo { player, count, to: (!taboo).then_some(region) });
        }
        if !taboo && self.board.grandes[player] == Some(Site::Castillo) {
            self.board.grandes[player] = Some(region.into());
            sink.emit(Event::GrandeMoved { player, to: region.into() });
        }
    }

    fn score_regions(&mut self, sink: &mut impl Sink) {
        self.score_all(RegionSet::ALL, Reach::Places, sink);
        self.board.region_cards_drawn = 0;
        if self.board.round == LAST_ROUND {
            self.board.over = true;
            sink.emit(Event::GameOver);
        } else {
            self.board.round = self.board.variants.round_after(self.board.round);
            self.begin_round(sink);
        }
    }
}
