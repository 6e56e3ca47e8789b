//! The network's inputs: sparse features of each seat, sparse features of the table, and a few dense numbers per seat.

use engine::board::Tile;
use engine::power::Modifier;
use engine::{Board, Decision, Imagined, King, Player, Region, Site};

use crate::evaluation::{Evaluation, Top};
use crate::lore::Lore;

/// At most this many features of one seat are active at a time.
pub const SEAT_ACTIVE: usize = 48;
/// At most this many features of the table are active at a time.
pub const TABLE_ACTIVE: usize = 32;
/// How many dense numbers each seat has.
pub const DENSE: usize = 3;
/// The most seats a table can have.
pub const SEATS: usize = 5;

/// Points are divided by this before they enter the network, and multiplied by it when they leave.
pub const POINTS: f32 = 16.0;

/// Counts of caballeros from here on are treated alike.
const MOST: u8 = 8;
const COUNTS: usize = MOST as usize + 1;
const SITES: usize = Site::ALL.len();
const LEADS: usize = 3;
const ROUNDS: usize = 9;

/// Where each group of seat features begins. Each constant adds the size of the group before it.
mod seat {
    use super::{COUNTS, LEADS, SITES};
    pub(super) const BEST_OPPONENT: usize = 0;
    pub(super) const SECOND_OPPONENT: usize = BEST_OPPONENT + SITES * COUNTS * COUNTS;
    pub(super) const KING: usize = SECOND_OPPONENT + SITES * COUNTS * COUNTS;
    pub(super) const GRANDE: usize = KING + SITES * LEADS;
    pub(super) const TILE: usize = GRANDE + SITES * LEADS;
    pub(super) const COURT: usize = TILE + 2 * SITES * LEADS;
    pub(super) const PROVINCE: usize = COURT + 16;
    pub(super) const HAND: usize = PROVINCE + 22;
    pub(super) const PLAYED: usize = HAND + 13;
    pub(super) const ORDER: usize = PLAYED + 18;
    pub(super) const FROM_START: usize = ORDER + 8;
    pub(super) const VETO: usize = FROM_START + 5;
    pub(super) const MODIFIER: usize = VETO + 2;
    pub(super) const END: usize = MODIFIER + 8;
}

/// The network has learned the first cards of the registry. A card after them has no feature until the network is trained again.
const KNOWN_CARDS: usize = 39;

/// Where each group of table features begins.
mod table {
    use super::{King, ROUNDS, SITES};
    pub(super) const PLAY: usize = 0;
    pub(super) const CHOOSE: usize = PLAY + 5 * ROUNDS;
    pub(super) const PLAYERS: usize = CHOOSE + 5 * ROUNDS;
    pub(super) const SHORT: usize = PLAYERS + 4 * ROUNDS;
    pub(super) const REGENCY: usize = SHORT + ROUNDS;
    pub(super) const POWER_SHIFT: usize = REGENCY + 3;
    pub(super) const MERGED: usize = POWER_SHIFT + 3;
    pub(super) const ALTERNATIVES: usize = MERGED + 3;
    pub(super) const KING: usize = ALTERNATIVES + 3;
    pub(super) const CARD: usize = KING + King::ALL.len();
    pub(super) const DUMMY: usize = CARD + super::KNOWN_CARDS;
    pub(super) const END: usize = DUMMY + 6 * SITES;
}

/// How many features a seat has.
pub const SEAT_FEATURES: usize = seat::END;
/// How many features the table has.
pub const TABLE_FEATURES: usize = table::END;

/// The indices of the active features, at most `N`.
#[derive(Clone, Copy, Debug)]
pub struct Active<const N: usize> {
    indices: [u16; N],
    len: usize,
}

impl<const N: usize> Active<N> {
    const NONE: Active<N> = Active { indices: [0; N], len: 0 };

    #[inline(always)]
    fn push(&mut self, index: usize) {
        self.indices[self.len] = index as u16;
        self.len += 1;
    }

    /// The indices in the order they were found.
    #[inline(always)]
    pub fn indices(&self) -> &[u16] {
        &self.indices[..self.len]
    }
}

/// All inputs for one position.
#[derive(Clone, Copy, Debug)]
pub struct Features {
    /// How many seats are filled.
    pub players: usize,
    /// One list for each seat.
    pub seats: [Active<SEAT_ACTIVE>; SEATS],
    /// What all seats share.
    pub table: Active<TABLE_ACTIVE>,
    /// Per seat: expected final points above the mean, points above the mean, expected points ahead of the best opponent.
    pub dense: [[f32; DENSE]; SEATS],
}

/// Can the network evaluate a position at this question? Only between turns, when no action is half done.
pub(crate) fn is_judged(decision: &Decision) -> bool {
    matches!(decision, Decision::Play(_) | Decision::Choose { .. })
}

impl Features {
    /// The inputs for an imagined game. `lore` gives the expected final points.
    pub(crate) fn of(game: &Imagined, lore: &Lore) -> Features {
        let evaluation = Evaluation::new(game, lore);
        let mut features = Features {
            players: evaluation.seats,
            seats: [Active::NONE; SEATS],
            table: table_features(game),
            dense: dense(&evaluation),
        };
        add_sites(&mut features, &evaluation);
        for (active, player) in features.seats.iter_mut().zip(Player::ALL).take(evaluation.seats) {
            add_supply(active, game, player);
            add_order(active, game.board(), player);
            add_extras(active, game, player);
        }
        features
    }
}

/// What is at each site: caballeros against the two strongest opponents, and the king, grande and tiles with who leads there.
fn add_sites(features: &mut Features, evaluation: &Evaluation) {
    let board = evaluation.game.board();
    let tiles = Tile::ALL.map(|tile| board.tile(tile));
    for site in Site::ALL {
        let counts = evaluation.counts(site);
        let top = Top::of(counts);
        let has_king = board.king() == site;
        for (seat, active) in features.seats.iter_mut().enumerate().take(evaluation.seats) {
            let own = counts.0[seat];
            let (first, second) = top.others(own);
            let at = site.index() * COUNTS * COUNTS + clip(own) * COUNTS;
            active.push(seat::BEST_OPPONENT + at + clip(first));
            active.push(seat::SECOND_OPPONENT + at + clip(second));
            let lead = site.index() * LEADS + lead(own, first);
            if has_king {
                active.push(seat::KING + lead);
            }
            if board.grande(Player::ALL[seat]) == Some(site) {
                active.push(seat::GRANDE + lead);
            }
            for (tile, lies_at) in tiles.iter().enumerate() {
                if *lies_at == Some(site) {
                    active.push(seat::TILE + tile * SITES * LEADS + lead);
                }
            }
        }
    }
}

#[inline(always)]
fn clip(count: u8) -> usize {
    usize::from(count.min(MOST))
}

/// 2 alone in first place, 1 tied for it, 0 otherwise.
#[inline(always)]
fn lead(own: u8, best_opponent: u8) -> usize {
    if own == 0 { 0 } else { usize::from(own >= best_opponent) + usize::from(own > best_opponent) }
}

/// Court, province and power cards in hand.
fn add_supply(active: &mut Active<SEAT_ACTIVE>, game: &Imagined, player: Player) {
    let board = game.board();
    active.push(seat::COURT + usize::from(board.court(player).min(15)));
    active.push(seat::PROVINCE + usize::from(board.province(player).min(21)));
    for power in game.hand(player).iter() {
        active.push(seat::HAND + usize::from(power.value()) - 1);
    }
}

/// The power card of this round, when the seat's turn comes, and how far it sits from the start marker.
fn add_order(active: &mut Active<SEAT_ACTIVE>, board: &Board, player: Player) {
    let played = board.played(player);
    if let Some(played) = played {
        active.push(seat::PLAYED + (played.sum() + 2).clamp(0, 17) as usize);
    }
    let order = match (played, board.turn()) {
        (None, _) => 0,
        (Some(_), Some(turn)) if turn == player => 2,
        (Some(_), Some(_)) if !board.waiting().has(player) => 1,
        (Some(played), _) => 3 + players_before(board, played.sum()).min(4),
    };
    active.push(seat::ORDER + order);
    let players = usize::from(board.variants().player_count());
    active.push(seat::FROM_START + (player.index() + players - board.start().index()) % players);
}

/// How many seats have a higher power card and have not had their turn.
fn players_before(board: &Board, sum: i8) -> usize {
    let is_before = |other: &Player| {
        let waits = board.turn().is_none() || board.waiting().has(*other);
        waits && board.played(*other).is_some_and(|played| played.sum() > sum)
    };
    board.seats().iter().filter(is_before).count()
}

/// What only some variants have: vetoes and modifiers.
fn add_extras(active: &mut Active<SEAT_ACTIVE>, game: &Imagined, player: Player) {
    for veto in game.board().vetoes().filter(|veto| veto.holder == player) {
        active.push(seat::VETO + usize::from(veto.rounds.clamp(1, 2)) - 1);
    }
    if game.board().variants().has_power_shift() {
        let modifiers = game.modifiers(player);
        for kind in Modifier::ALL.into_iter().filter(|kind| modifiers.count(*kind) > 0) {
            active.push(seat::MODIFIER + 2 * kind.index() + usize::from(modifiers.count(kind) > 1));
        }
    }
}

fn table_features(game: &Imagined) -> Active<TABLE_ACTIVE> {
    let mut active = Active::NONE;
    let board = game.board();
    let round = usize::from(board.round()) - 1;
    active.push(step(board) * ROUNDS + round);
    active.push(table::KING + board.king().index());
    let free = board.offers().filter(|offer| offer.by.is_none());
    for card in free.map(|offer| offer.card.index()).filter(|card| *card < KNOWN_CARDS) {
        active.push(table::CARD + card);
    }
    add_variants(&mut active, board, round);
    if board.variants().has_dummy() {
        add_dummy(&mut active, game);
    }
    active
}

/// How many have played a power card, or how many still wait for their turn.
fn step(board: &Board) -> usize {
    if board.turn().is_some() {
        return table::CHOOSE / ROUNDS + board.waiting().len().min(4);
    }
    let played = board.seats().iter().filter(|player| board.played(*player).is_some()).count();
    table::PLAY / ROUNDS + played.min(4)
}

fn add_variants(active: &mut Active<TABLE_ACTIVE>, board: &Board, round: usize) {
    let (variants, period) = (board.variants(), round / 3);
    active.push(table::PLAYERS + (usize::from(variants.player_count()) - 2) * ROUNDS + round);
    let flags = [
        (variants.is_short(), table::SHORT + round),
        (variants.has_regency(), table::REGENCY + period),
        (variants.has_power_shift(), table::POWER_SHIFT + period),
        (variants.is_merged(), table::MERGED + period),
    ];
    flags.iter().filter(|(is_on, _)| *is_on).for_each(|(_, index)| active.push(*index));
    let alternatives = variants.alternatives().iter().enumerate();
    alternatives.filter(|(_, (_, count))| *count > 0).for_each(|(kind, _)| {
        active.push(table::ALTERNATIVES + kind);
    });
}

fn add_dummy(active: &mut Active<TABLE_ACTIVE>, game: &Imagined) {
    let count = |site: Site| match site.region() {
        Some(region) => game.board().caballeros(region, Player::Dummy),
        None => game.castillo()[Player::Dummy],
    };
    for site in Site::ALL {
        active.push(table::DUMMY + 6 * site.index() + usize::from(count(site).min(5)));
    }
}

fn dense(evaluation: &Evaluation) -> [[f32; DENSE]; SEATS] {
    let board = evaluation.game.board();
    let expected = evaluation.finals();
    let expected = &expected[..evaluation.seats];
    let scores = Player::ALL.map(|player| f32::from(board.score(player)));
    let mean_expected = mean(expected);
    let mean_score = mean(&scores[..evaluation.seats]);
    let mut dense = [[0.0; DENSE]; SEATS];
    for (seat, dense) in dense.iter_mut().enumerate().take(evaluation.seats) {
        let best = (0..evaluation.seats).filter(|other| *other != seat).map(|other| expected[other]);
        let lead = expected[seat] - best.fold(f32::MIN, f32::max);
        *dense =
            [expected[seat] - mean_expected, scores[seat] - mean_score, lead].map(|points| points / POINTS);
    }
    dense
}

/// The mean of some numbers, added up in order.
pub(crate) fn mean(numbers: &[f32]) -> f32 {
    numbers.iter().sum::<f32>() / numbers.len() as f32
}

const _: () = assert!(Region::ALL.len() + 1 == SITES && table::CHOOSE.is_multiple_of(ROUNDS));

#[cfg(test)]
mod tests {
    use super::*;
    use crate::instinct::Instinct;
    use crate::memory::SeatMemory;
    use engine::{Edition, Game, Setup, Variants, Viewer};
    use rand_pcg::Pcg64Mcg;

    /// Passes on the features of all positions of a game played by instinct.
    fn play(variants: Variants, mut look: impl FnMut(&Features)) {
        let (mut rng, lore) = (Pcg64Mcg::new(7), Lore::of(variants.player_count()));
        let mut game = Game::new(&Setup::deal(Edition::embedded(), variants, &mut rng));
        while let Some((player, decision)) = game.question() {
            let view = game.view(Viewer::Seat(player));
            let imagined = SeatMemory::new(variants, player, 0).imagine(&view, &mut rng);
            if is_judged(decision) {
                look(&Features::of(&imagined, lore));
            }
            let action = Instinct::new(lore, 1.0).answer(&imagined, player, decision, &mut rng);
            game.apply(player, action).expect("instinct answers what is allowed");
        }
    }

    /// Is every index smaller than this, and does none occur twice?
    fn are_sound(indices: &[u16], features: usize) -> bool {
        let mut sorted = indices.to_vec();
        sorted.sort_unstable();
        sorted.is_sorted_by(|one, other| one < other)
            && sorted.iter().all(|index| usize::from(*index) < features)
    }

    #[test]
    fn every_table_has_sound_features_and_no_sum_of_weights_overflows() {
        for variants in Variants::all() {
            play(variants, |features| {
                assert_eq!(features.players, usize::from(variants.player_count()));
                let seats = &features.seats[..features.players];
                assert!(seats.iter().all(|seat| are_sound(seat.indices(), SEAT_FEATURES)), "{features:?}");
                assert!(are_sound(features.table.indices(), TABLE_FEATURES), "{features:?}");
                let active: usize = seats.iter().map(|seat| seat.indices().len()).sum();
                let rows = active + features.table.indices().len();
                assert!(rows * 120 <= i16::MAX as usize, "{rows} rows of at most 120");
            });
        }
    }

    #[test]
    fn leading_tied_and_behind_are_told_apart() {
        assert_eq!([lead(0, 0), lead(2, 3), lead(3, 3), lead(4, 3)], [0, 0, 1, 2]);
    }
}
