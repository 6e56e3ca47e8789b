//! The evaluation by lore: expected final points of every seat.

use engine::{ByPlayer, Imagined, Player, Region, Site};

use crate::lore::{FEATURES, Lore, SiteKind, Situation};

/// One number for each colour.
pub(crate) type BySeat = [f32; 6];

/// An imagined game with the lore that evaluates it.
pub(crate) struct Evaluation<'a> {
    pub(crate) game: &'a Imagined,
    pub(crate) lore: &'a Lore,
    /// The number of players.
    pub(crate) seats: usize,
    /// The stage of each player (see [`stage_of`]).
    stages: [usize; 5],
}

impl<'a> Evaluation<'a> {
    #[inline]
    pub(crate) fn new(game: &'a Imagined, lore: &'a Lore) -> Evaluation<'a> {
        let seats = game.board().variants().player_count() as usize;
        let mut stages = [0; 5];
        for (stage, player) in stages.iter_mut().zip(Player::ALL).take(seats) {
            *stage = stage_of(game, player);
        }
        Evaluation { game, lore, seats, stages }
    }

    /// The stage of a player.
    pub(crate) fn stage(&self, player: Player) -> usize {
        self.stages[player.index()]
    }

    /// The caballeros at a site.
    #[inline]
    pub(crate) fn counts(&self, site: Site) -> &'a ByPlayer<u8> {
        match site.region() {
            Some(region) => self.game.board().counts(region),
            None => self.game.castillo(),
        }
    }

    /// Points that each seat can still expect from a site with these caballeros.
    #[inline]
    pub(crate) fn site(&self, site: Site, counts: &ByPlayer<u8>) -> BySeat {
        self.site_with(site, counts, self.game.bar(site))
    }

    /// The same with other values for first, second and third place.
    #[inline]
    pub(crate) fn site_with(&self, site: Site, counts: &ByPlayer<u8>, bar: [u8; 3]) -> BySeat {
        let bar = bar.map(f32::from);
        let top = Top::of(counts);
        let board = self.game.board();
        let mut expected = [0.0; 6];
        for (seat, expected) in expected.iter_mut().enumerate().take(self.seats) {
            let [first, second, third] = *self.lore.places(self.situation(site, seat, counts, top));
            let grande = if board.grande(Player::ALL[seat]) == Some(site) { 2.0 } else { 0.0 };
            *expected = first * (bar[0] + grande) + second * bar[1] + third * bar[2];
        }
        expected
    }

    #[inline(always)]
    fn situation(&self, site: Site, seat: usize, counts: &ByPlayer<u8>, top: Top) -> Situation {
        let ground = if site == Site::Castillo { SiteKind::Castillo } else { SiteKind::Region };
        let own = counts.0[seat];
        let (first, second) = top.others(own);
        Situation { ground, stage: self.stages[seat], own, first, second }
    }

    /// Every situation on the board; used to learn the lore.
    pub(crate) fn situations(&self) -> impl Iterator<Item = (Site, Player, Situation)> {
        Site::ALL.into_iter().flat_map(move |site| {
            let counts = self.counts(site);
            let top = Top::of(counts);
            let of = move |seat| (site, Player::ALL[seat], self.situation(site, seat, counts, top));
            (0..self.seats).map(of)
        })
    }

    /// Expected final points.
    pub(crate) fn finals(&self) -> BySeat {
        let board = self.game.board();
        let mut finals = [0.0; 6];
        for (seat, score) in finals.iter_mut().enumerate().take(self.seats) {
            *score = f32::from(board.score(Player::ALL[seat]));
        }
        if !board.is_over() {
            self.add_sites(&mut finals);
            self.add_features(&mut finals);
        }
        finals
    }

    pub(crate) fn add_sites(&self, finals: &mut BySeat) {
        for site in Site::ALL {
            let expected = self.site(site, self.counts(site));
            finals.iter_mut().zip(expected).for_each(|(score, more)| *score += more);
        }
    }

    fn add_features(&self, finals: &mut BySeat) {
        for (seat, score) in finals.iter_mut().enumerate().take(self.seats) {
            let weights = self.lore.weights(self.stages[seat]);
            let features = self.features(Player::ALL[seat]);
            *score += features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum::<f32>();
        }
    }

    /// Features other than the caballeros on the board.
    pub(crate) fn features(&self, player: Player) -> [f32; FEATURES] {
        let board = self.game.board();
        let court = board.court(player);
        let king = board.king().region().map_or(0.0, |region| self.first_in(player, region));
        [
            1.0,
            f32::from(court),
            f32::from(self.game.castillo()[player]),
            f32::from(court.saturating_sub(6)),
            f32::from(board.province(player).min(12)),
            king,
            self.hand(player),
        ]
    }

    /// The mean of the power cards in hand, less 7.
    fn hand(&self, player: Player) -> f32 {
        let hand = self.game.hand(player);
        let values: u8 = hand.iter().map(|power| power.value()).sum();
        f32::from(values) / hand.len().max(1) as f32 - 7.0
    }

    /// How often a player can expect to be alone in first place in a region.
    pub(crate) fn first_in(&self, player: Player, region: Region) -> f32 {
        let counts = self.game.board().counts(region);
        let top = Top::of(counts);
        self.lore.places(self.situation(region.into(), player.index(), counts, top))[0]
    }
}

/// Stages are the nine rounds, each before and after the player took an action card.
#[inline]
fn stage_of(game: &Imagined, player: Player) -> usize {
    let board = game.board();
    let taken = match board.turn() {
        None => false,
        Some(turn) if turn == player => board.chosen().is_some(),
        Some(_) => !board.waiting().has(player),
    };
    2 * (board.round() as usize - 1) + usize::from(taken)
}

/// The three highest counts.
#[derive(Clone, Copy)]
pub(crate) struct Top([u8; 3]);

impl Top {
    /// Without branches, which would be mispredicted.
    #[inline(always)]
    pub(crate) fn of(counts: &ByPlayer<u8>) -> Top {
        let [mut first, mut second, mut third] = [0; 3];
        for &count in &counts.0 {
            let beaten = count.min(first);
            first = first.max(count);
            third = third.max(beaten.min(second));
            second = second.max(beaten);
        }
        Top([first, second, third])
    }

    /// The two highest counts of others, for a player with this count.
    #[inline(always)]
    pub(crate) fn others(self, own: u8) -> (u8, u8) {
        let Top([first, second, third]) = self;
        (if own == first { second } else { first }, if own >= second { third } else { second })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_others_the_two_highest_count() {
        let others = |counts: [u8; 6]| counts.map(|own| Top::of(&ByPlayer(counts)).others(own));
        assert_eq!(others([3, 5, 0, 4, 4, 0]), [(5, 4), (4, 4), (5, 4), (5, 4), (5, 4), (5, 4)]);
        assert_eq!(others([0, 2, 0, 0, 0, 1]), [(2, 1), (1, 0), (2, 1), (2, 1), (2, 1), (2, 0)]);
        assert_eq!(others([2, 2, 0, 0, 0, 0])[..3], [(2, 0), (2, 0), (2, 2)]);
        assert_eq!(others([0; 6]), [(0, 0); 6]);
    }
}
