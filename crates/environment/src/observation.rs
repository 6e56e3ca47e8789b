//! What a seat may see as an observation, itself first. What it remembers is not part of it.
//!
//! It is read from a game in place, because a view of its own for every decision would take longer than the game.

use engine::agenda::{Cause, Naming, Supply};
use engine::board::Tile;
use engine::view::Own;
use engine::{Board, Card, Decision, Edition, Game, Player, Region, RegionSet, Site, View};

use crate::colours::relative;
use crate::flags::{array_at, flags};
use crate::planes::{self, COLOURS, OBSERVATION};

const REGIONS: usize = Region::ALL.len();
const SITES: usize = Site::ALL.len();

/// Writes the observation of a seat. The view must be that seat's.
pub fn observe(view: &View, me: Player, out: &mut [u8; OBSERVATION]) {
    let mut turned_up = TurnedUp::default();
    view.turned_up().for_each(|card| turned_up.count(card));
    let seat_view = SeatView {
        edition: view.edition(),
        board: view.board(),
        turned_up: &turned_up,
        own: view.own(),
        powers: |player| view.powers_in_hand(player),
        modifiers: |player| view.modifiers_in_hand(player),
        region_cards: view.region_cards().collect(),
        decision: view.decision(),
    };
    seat_view.write(&Frame::new(view.edition(), view.board()), me, out);
}

/// How often each card has been face up in a game.
#[derive(Clone, Debug)]
pub struct TurnedUp {
    /// The round of the game in which it was last updated.
    round: u8,
    rounds: usize,
    counts: [u8; Card::KINDS],
}

impl Default for TurnedUp {
    fn default() -> TurnedUp {
        TurnedUp { round: 0, rounds: 0, counts: [0; Card::KINDS] }
    }
}

impl TurnedUp {
    /// Counts the cards turned up since the last call. It must be the same game.
    #[inline]
    pub fn follow(&mut self, game: &Game) {
        if self.round != game.board().round() || self.rounds == 0 {
            self.count_new(game);
        }
    }

    #[cold]
    fn count_new(&mut self, game: &Game) {
        self.round = game.board().round();
        while self.rounds < game.rounds_shown() {
            game.turned_up_in(self.rounds).for_each(|card| self.count(card));
            self.rounds += 1;
        }
    }

    fn count(&mut self, card: Card) {
        self.counts[card.index()] += 1;
    }
}

/// The part of an observation that is the same in all positions with the same edition, players and variants.
#[derive(Clone, Debug)]
pub struct Frame([u8; OBSERVATION]);

impl Frame {
    /// The frame of all positions like this one.
    pub fn new(edition: &Edition, board: &Board) -> Frame {
        let mut bytes = [0; OBSERVATION];
        for site in Site::ALL {
            write_values(board.printed_bar(edition, site), site, &mut bytes);
        }
        let variants = board.variants();
        bytes[planes::PLAYERS + usize::from(variants.player_count()) - 2] = 1;
        let chosen = [
            variants.is_short(),
            variants.has_regency(),
            variants.has_power_shift(),
            variants.is_merged(),
            variants.has_memory_aid(),
        ];
        put(&mut bytes, planes::VARIANTS, chosen.map(u8::from));
        for (at, (_, copies)) in variants.alternatives().iter().enumerate() {
            bytes[planes::ALTERNATIVES + at] = copies;
        }
        Frame(bytes)
    }

    /// Writes what the player to act sees of a game that is not over: the same as [`observe`] with that player's view.
    #[inline]
    pub fn observe(&self, game: &Game, turned_up: &TurnedUp, out: &mut [u8; OBSERVATION]) {
        let Some((me, decision)) = game.question() else { return };
        let seat_view = SeatView {
            edition: game.edition(),
            board: game.board(),
            turned_up,
            own: Some(game.own(me)),
            powers: |player| game.powers_in_hand(player),
            modifiers: |player| game.modifiers_in_hand(player),
            region_cards: game.region_cards().iter().copied().collect(),
            decision: Some(*decision),
        };
        seat_view.write(self, me, out);
    }
}

/// What a seat may see.
struct SeatView<'a, P, M> {
    edition: &'a Edition,
    board: &'a Board,
    turned_up: &'a TurnedUp,
    own: Option<Own>,
    powers: P,
    modifiers: M,
    region_cards: RegionSet,
    decision: Option<Decision>,
}

impl<P: Fn(Player) -> u8, M: Fn(Player) -> u8> SeatView<'_, P, M> {
    #[inline]
    fn write(&self, frame: &Frame, me: Player, out: &mut [u8; OBSERVATION]) {
        *out = frame.0;
        self.write_players(me, out);
        self.write_sites(out);
        self.write_cards(out);
        if let Some(own) = &self.own {
            write_own(own, out);
        }
        if let Some(decision) = &self.decision {
            write_question(decision, out);
        }
    }

    #[inline]
    fn write_players(&self, me: Player, out: &mut [u8; OBSERVATION]) {
        match self.board.variants().player_count() {
            2 => {
                self.write_colour(Player::Dummy, COLOURS - 1, out);
                self.write_seats::<2>(me, out);
            }
            3 => self.write_seats::<3>(me, out),
            4 => self.write_seats::<4>(me, out),
            _ => self.write_seats::<5>(me, out),
        }
    }

    /// One instance for each number of players, so that the compiler knows the place of every byte.
    #[inline(always)]
    fn write_seats<const PLAYERS: usize>(&self, me: Player, out: &mut [u8; OBSERVATION]) {
        let (board, place) = (self.board, |colour: Player| relative(colour, me, PLAYERS));
        let mut best = 0;
        for at in 0..PLAYERS {
            let index = me.index() + at;
            let seat = Player::ALL[if index < PLAYERS { index } else { index - PLAYERS }];
            self.write_colour(seat, at, out);
            self.write_seat(seat, at, out);
            best = if at == 0 { 0 } else { board.score(seat).max(best) };
        }
        let own = board.score(me);
        put(out, planes::LEAD, [clip(own.saturating_sub(best)), clip(best.saturating_sub(own))]);
        out[planes::START + place(board.start())] = 1;
        if let Some(player) = board.turn() {
            out[planes::TURN + place(player)] = 1;
        }
        for veto in board.vetoes() {
            let next = usize::from(veto.rounds > 1);
            out[planes::VETO + 2 * place(veto.holder) + next] += 1;
        }
    }

    #[inline(always)]
    fn write_colour(&self, colour: Player, at: usize, out: &mut [u8; OBSERVATION]) {
        let board = self.board;
        let mut castillo = 30 - board.court(colour) - board.province(colour);
        let row: &mut [u8; REGIONS] = array_at(out, planes::CABALLEROS + at * REGIONS);
        for (cell, region) in row.iter_mut().zip(Region::ALL) {
            *cell = board.caballeros(region, colour);
            castillo -= *cell;
        }
        out[planes::CASTILLO + at] = castillo;
        out[planes::PROVINCE + at] = board.province(colour);
        if let Some(played) = board.played(colour) {
            out[planes::PLAYED + at] = played.power.value();
            out[planes::SUM + at] = (played.sum() + 3) as u8;
        }
        out[planes::WAITING + at] = u8::from(board.waiting().has(colour));
    }

    #[inline(always)]
    fn write_seat(&self, seat: Player, at: usize, out: &mut [u8; OBSERVATION]) {
        out[planes::COURT + at] = self.board.court(seat);
        if let Some(site) = self.board.grande(seat) {
            out[planes::GRANDE + at * SITES + site.index()] = 1;
        }
        out[planes::SCORE + at] = clip(self.board.score(seat));
        out[planes::HAND_SIZE + at] = (self.powers)(seat);
        out[planes::MODIFIER_COUNT + at] = (self.modifiers)(seat);
    }

    #[inline]
    fn write_sites(&self, out: &mut [u8; OBSERVATION]) {
        out[planes::KING + self.board.king().index()] = 1;
        for tile in Tile::ALL {
            if let Some(site) = self.board.tile(tile) {
                out[planes::TILE + tile.index() * SITES + site.index()] = 1;
                write_values(self.board.bar(self.edition, site), site, out);
            }
        }
    }

    #[inline]
    fn write_cards(&self, out: &mut [u8; OBSERVATION]) {
        for offer in self.board.offers() {
            out[planes::OFFER + offer.card.index()] |= u8::from(offer.by.is_none());
        }
        if let Some(card) = self.board.chosen() {
            out[planes::CHOSEN + card.index()] = 1;
        }
        put(out, planes::TURNED_UP, self.turned_up.counts);
        out[planes::ROUND + usize::from(self.board.round()) - 1] = 1;
        out[planes::INFILTRATING] = u8::from(self.board.is_infiltrating());
        put(out, planes::REGION_CARDS, flags::<REGIONS>(self.region_cards.bits()));
    }
}

#[inline]
fn put<const N: usize>(out: &mut [u8; OBSERVATION], at: usize, bytes: [u8; N]) {
    *array_at(out, at) = bytes;
}

#[inline]
fn write_values(values: [u8; 3], site: Site, out: &mut [u8; OBSERVATION]) {
    for (place, value) in values.into_iter().enumerate() {
        out[planes::VALUES + place * SITES + site.index()] = value;
    }
}

#[inline]
fn write_own(own: &Own, out: &mut [u8; OBSERVATION]) {
    put(out, planes::HAND, flags::<13>(own.hand.bits() >> 1));
    put(out, planes::MODIFIERS, own.modifiers.counts());
    if let Some(region) = own.disc {
        out[planes::DISC + region.index()] = 1;
    }
    if let Some(modifier) = own.passing {
        out[planes::PASSING + modifier.index()] = 1;
    }
}

#[inline]
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
