//! A view as an observation: everything the seat may see now, itself first. What it remembers is not part of it.

use engine::agenda::{Cause, Naming, Supply};
use engine::board::Tile;
use engine::power::Modifier;
use engine::{Board, Decision, Player, Region, Site, View};

use crate::planes::{self, OBSERVATION, SEATS};

const REGIONS: usize = 9;
const SITES: usize = 10;

/// Where a colour stands in the observation of a seat: itself 0, then clockwise; the dummy is 5.
#[inline]
pub fn relative(colour: Player, me: Player, players: usize) -> usize {
    if colour == Player::Dummy {
        return 5;
    }
    let behind = if colour < me { players } else { 0 };
    colour.index() + behind - me.index()
}

/// The colour that stands there; `None` if there is none.
#[inline]
pub fn absolute(place: usize, me: Player, players: usize) -> Option<Player> {
    match place {
        5 if players == 2 => Some(Player::Dummy),
        _ if place < players => Player::seat((me.index() + place) % players),
        _ => None,
    }
}

/// Writes the observation of a seat. The view must be that seat's.
pub fn observe(view: &View, me: Player, out: &mut [u8; OBSERVATION]) {
    out.fill(0);
    let writer = ObservationWriter {
        view,
        board: view.board(),
        me,
        players: view.board().variants().player_count().into(),
    };
    writer.write_colours(out);
    writer.write_seats(out);
    writer.write_sites(out);
    writer.write_cards(out);
    writer.write_table(out);
    writer.write_own(out);
    if let Some(decision) = view.decision() {
        write_question(&decision, out);
    }
}

struct ObservationWriter<'a> {
    view: &'a View,
    board: &'a Board,
    me: Player,
    players: usize,
}

impl ObservationWriter<'_> {
    #[inline]
    fn place(&self, colour: Player) -> usize {
        relative(colour, self.me, self.players)
    }

    fn write_colours(&self, out: &mut [u8; OBSERVATION]) {
        for colour in self.board.colours().iter() {
            let (at, board) = (self.place(colour), self.board);
            let row = &mut out[planes::CABALLEROS + at * REGIONS..][..REGIONS];
            let mut outside = board.court(colour) + board.province(colour);
            for (cell, region) in row.iter_mut().zip(Region::ALL) {
                *cell = board.caballeros(region, colour);
                outside += *cell;
            }
            out[planes::CASTILLO + at] = 30 - outside;
            out[planes::PROVINCE + at] = board.province(colour);
            if let Some(played) = board.played(colour) {
                out[planes::PLAYED + at] = played.power.value();
                out[planes::SUM + at] = (played.sum() + 3) as u8;
            }
            out[planes::TURN + at] = u8::from(board.turn() == Some(colour));
            out[planes::WAITING + at] = u8::from(board.waiting().has(colour));
        }
    }

    fn write_seats(&self, out: &mut [u8; OBSERVATION]) {
        let mut best = 0;
        for seat in self.board.seats().iter() {
            let (at, board) = (self.place(seat), self.board);
            out[planes::COURT + at] = board.court(seat);
            if let Some(site) = board.grande(seat) {
                out[planes::GRANDE + at * SITES + site.index()] = 1;
            }
            out[planes::SCORE + at] = clip(board.score(seat));
            out[planes::HAND_SIZE + at] = self.view.powers_in_hand(seat);
            out[planes::MODIFIER_COUNT + at] = self.view.modifiers_in_hand(seat);
            best = if at == 0 { best } else { board.score(seat).max(best) };
        }
        let own = self.board.score(self.me);
        out[planes::LEAD] = clip(own.saturating_sub(best));
        out[planes::LEAD + 1] = clip(best.saturating_sub(own));
        out[planes::START + self.place(self.board.start())] = 1;
        for veto in self.board.vetoes() {
            let next = usize::from(veto.rounds > 1);
            out[planes::VETO + 2 * self.place(veto.holder) + next] += 1;
        }
    }

    fn write_sites(&self, out: &mut [u8; OBSERVATION]) {
        out[planes::KING + self.board.king().index()] = 1;
        for tile in Tile::ALL {
            if let Some(site) = self.board.tile(tile) {
                out[planes::TILE + tile.index() * SITES + site.index()] = 1;
            }
        }
        for site in Site::ALL {
            for (place, value) in self.view.bar(site).into_iter().enumerate() {
                out[planes::VALUES + place * SITES + site.index()] = value;
            }
        }
    }

    fn write_cards(&self, out: &mut [u8; OBSERVATION]) {
        for offer in self.board.offers().filter(|offer| offer.by.is_none()) {
            out[planes::OFFER + offer.card.index()] = 1;
        }
        if let Some(card) = self.board.chosen() {
            out[planes::CHOSEN + card.index()] = 1;
        }
        for card in self.view.turned_up() {
            out[planes::TURNED_UP + card.index()] += 1;
        }
        for region in self.view.region_cards() {
            out[planes::REGION_CARDS + region.index()] = 1;
        }
    }

    fn write_table(&self, out: &mut [u8; OBSERVATION]) {
        let variants = self.board.variants();
        out[planes::INFILTRATING] = u8::from(self.board.is_infiltrating());
        out[planes::ROUND + usize::from(self.board.round()) - 1] = 1;
        out[planes::PLAYERS + self.players - 2] = 1;
        let flags = [
            variants.is_short(),
            variants.has_regency(),
            variants.has_power_shift(),
            variants.is_merged(),
            variants.has_memory_aid(),
        ];
        out[planes::VARIANTS..][..flags.len()].copy_from_slice(&flags.map(u8::from));
        for (at, (_, copies)) in variants.alternatives().iter().enumerate() {
            out[planes::ALTERNATIVES + at] = copies;
        }
    }

    fn write_own(&self, out: &mut [u8; OBSERVATION]) {
        let Some(own) = self.view.own() else { return };
        for power in own.hand.iter() {
            out[planes::HAND + usize::from(power.value()) - 1] = 1;
        }
        for kind in Modifier::ALL {
            out[planes::MODIFIERS + kind.index()] = own.modifiers.count(kind);
        }
        if let Some(region) = own.disc {
            out[planes::DISC + region.index()] = 1;
        }
        if let Some(modifier) = own.passing {
            out[planes::PASSING + modifier.index()] = 1;
        }
    }
}

fn clip(points: u16) -> u8 {
    points.min(255) as u8
}

/// The kind of a question as a number, and how many it lets its player take, place or move.
fn write_question(decision: &Decision, out: &mut [u8; OBSERVATION]) {
    let (kind, limit) = match *decision {
        Decision::Pass { .. } => (0, 1),
        Decision::Play(_) => (1, 1),
        Decision::Take { most, cause } => (2, because(cause, most, out)),
        Decision::Fetch { left, cause, .. } => (3, because(cause, left, out)),
        Decision::Choose { .. } => (4, 1),
        Decision::Use { left, special, .. } => {
            out[planes::PURPOSE + 6] = u8::from(special);
            (5, left)
        }
        Decision::Place { left, from, .. } => {
            out[planes::PURPOSE + 3] = u8::from(from == Supply::Province);
            (6, left)
        }
        Decision::Veto { .. } => (7, 1),
        Decision::Branch { .. } => (8, 1),
        Decision::Move { own, opposing, any, must, .. } => {
            out[planes::LIMIT + 1..][..3].copy_from_slice(&[own, opposing, any]);
            out[planes::MUST] = u8::from(must);
            (9, own.saturating_add(opposing).saturating_add(any))
        }
        Decision::Name { purpose, .. } => (10, name_purpose(purpose, out)),
        Decision::King { .. } => (11, 1),
        Decision::Tile { .. } => (12, 1),
        Decision::Grande { .. } => (13, 1),
        Decision::Recall { .. } => (14, 1),
        Decision::Disc { .. } => (15, 1),
        Decision::Return { left, .. } => (16, left),
        Decision::Swap { .. } => (17, 1),
    };
    out[planes::KIND + kind] = 1;
    out[planes::LIMIT] = limit;
}

fn because(cause: Cause, count: u8, out: &mut [u8; OBSERVATION]) -> u8 {
    match cause {
        Cause::Power => {}
        Cause::Ability => out[planes::PURPOSE + 4] = 1,
        Cause::Card => out[planes::PURPOSE + 5] = 1,
    }
    count
}

fn name_purpose(purpose: Naming, out: &mut [u8; OBSERVATION]) -> u8 {
    let place = match purpose {
        Naming::Score => 0,
        Naming::Leave { own, opposing, any } => {
            out[planes::LIMIT + 1..][..3].copy_from_slice(&[own, opposing, any]);
            1
        }
        Naming::Scatter => 2,
    };
    out[planes::PURPOSE + place] = 1;
    1
}

const _: () = assert!(Site::ALL.len() == SITES && Region::ALL.len() == REGIONS && SEATS == 5);
