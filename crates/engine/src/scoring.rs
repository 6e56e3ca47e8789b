//! The points for a region or the castillo: places, ties, bonuses, tiles.

use crate::board::Board;
use crate::edition::Edition;
use crate::event::{Event, Sink, Tally};
use crate::game::Position;
use crate::player::{ByPlayer, Player};
use crate::region::{Region, RegionSet, Site};

/// Who of a region scores.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reach {
    /// Every place.
    Places,
    /// Only a sole first.
    SoleFirst,
}

/// The ranking of one site: points by place, and the sole first if there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Ranking {
    /// What the bar gives to each colour.
    pub points: ByPlayer<u8>,
    /// Who alone has the most.
    pub sole_first: Option<Player>,
}

/// What one site gives.
#[derive(Clone, Copy)]
pub(crate) struct Award {
    pub(crate) points: ByPlayer<u8>,
    sole_first: Option<Player>,
    king: bool,
    grande: bool,
}

/// Ranks by number; ties take the next lower place (SCO-3, SCO-4). Branch-free: it is called at every scoring of
/// every playout with unpredictable numbers.
#[inline(always)]
pub fn rank(counts: &ByPlayer<u8>, bar: [u8; 3]) -> Ranking {
    let values = [bar[0], bar[1], bar[2], 0, 0, 0, 0];
    let (mut left, mut points, mut place) = (Bytes::of(counts), 0, 0);
    let mut sole_first = None;
    for _ in 0..3 {
        let most = left.largest();
        let group = left.equal_to(most);
        let alone = group & (group - 1) == 0;
        if place == 0 && alone && most > 0 {
            sole_first = Some(Player::ALL[group.trailing_zeros() as usize / 8]);
        }
        let value = if most > 0 { values[place + usize::from(!alone)] } else { 0 };
        points += group * u64::from(value);
        left.0 &= !(group * 0xff);
        place += 2 - usize::from(alone);
    }
    Ranking { points: Bytes(points).by_player(), sole_first }
}

/// The place of a colour by number, from 1, and whether it shares it.
fn standing(counts: &ByPlayer<u8>, player: Player) -> (u8, bool) {
    let (mut place, mut same) = (1, 0);
    for count in counts.0 {
        place += u8::from(count > counts[player]);
        same += u8::from(count == counts[player]);
    }
    (place, same > 1)
}

/// A count for each colour in the bytes of one word, each below 128.
#[derive(Clone, Copy)]
struct Bytes(u64);

impl Bytes {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const TOPS: u64 = Self::ONES << 7;

    #[inline]
    fn of(counts: &ByPlayer<u8>) -> Bytes {
        let [a, b, c, d, e, f] = counts.0;
        Bytes(u64::from_le_bytes([a, b, c, d, e, f, 0, 0]))
    }

    #[inline]
    fn by_player(self) -> ByPlayer<u8> {
        let [a, b, c, d, e, f, _, _] = self.0.to_le_bytes();
        ByPlayer([a, b, c, d, e, f])
    }

    /// The larger of each two bytes.
    #[inline]
    fn max(self, other: Bytes) -> Bytes {
        let wins = (((self.0 | Self::TOPS) - other.0) & Self::TOPS) >> 7;
        Bytes(self.0 & (wins * 0xff) | other.0 & !(wins * 0xff))
    }

    #[inline]
    fn largest(self) -> u8 {
        let four = self.max(Bytes(self.0 >> 32));
        let two = four.max(Bytes(four.0 >> 16));
        two.max(Bytes(two.0 >> 8)).0 as u8
    }

    /// A one in each byte that equals `count`.
    #[inline]
    fn equal_to(self, count: u8) -> u64 {
        let differs = self.0 ^ (u64::from(count) * Self::ONES);
        ((Self::TOPS - differs) & Self::TOPS) >> 7
    }
}

impl Board {
    /// The values that count at a site now: a tile goes before the bar (SCO-6), two values for 2–3 (SCO-7).
    #[inline]
    pub fn bar(&self, edition: &Edition, site: Site) -> [u8; 3] {
        match self.tiles.iter().position(|tile| *tile == Some(site)) {
            Some(tile) => self.counted(edition.tiles[tile]),
            None => self.printed_bar(edition, site),
        }
    }

    /// The values that count at a site without a tile.
    #[inline]
    pub fn printed_bar(&self, edition: &Edition, site: Site) -> [u8; 3] {
        self.counted(edition.map(self.variants.players).bar(site))
    }

    #[inline]
    fn counted(&self, bar: [u8; 3]) -> [u8; 3] {
        if self.variants.players <= 3 { [bar[0], bar[1], 0] } else { bar }
    }

    /// What a site with these caballeros gives now, with bonuses for a sole first (SCO-5).
    #[inline(always)]
    pub(crate) fn award(&self, edition: &Edition, site: Site, counts: &ByPlayer<u8>, reach: Reach) -> Award {
        let bar = self.bar(edition, site);
        let Ranking { mut points, sole_first } = rank(counts, bar);
        if reach == Reach::SoleFirst {
            points = ByPlayer::default();
        }
        let (mut king, mut grande) = (false, false);
        if let Some(first) = sole_first {
            king = self.king == site;
            grande = self.grandes[first] == Some(site);
            points[first] = bar[0] + 2 * u8::from(king) + 2 * u8::from(grande);
        }
        points[Player::Dummy] = 0;
        Award { points, sole_first, king, grande }
    }
}

impl Position {
    /// The values that count at a site now: a tile goes before the bar (SCO-6), two values for 2–3 (SCO-7).
    #[inline]
    pub fn bar(&self, site: Site) -> [u8; 3] {
        self.board.bar(self.edition, site)
    }

    #[inline]
    pub(crate) fn counts(&self, site: Site) -> &ByPlayer<u8> {
        match site.region() {
            Some(region) => &self.board.caballeros[region as usize],
            None => &self.secrets.castillo,
        }
    }

    /// Gives the points of one site; the dummy's are lost (DUM-8).
    pub(crate) fn score(&mut self, site: Site, reach: Reach, sink: &mut impl Sink) {
        let counts = *self.counts(site);
        let Award { points, sole_first, king, grande } = self.board.award(self.edition, site, &counts, reach);
        for (score, points) in self.board.scores.0.iter_mut().zip(points.0) {
            *score += u16::from(points);
        }
        for player in Player::ALL {
            if points[player] > 0 {
                let first = sole_first == Some(player);
                let (king, grande) = (king && first, grande && first);
                let (place, tied) = standing(&counts, player);
                sink.emit(Event::Scored { player, site, points: points[player], place, tied, king, grande });
            }
        }
    }

    /// Scores a fixed set of regions in board order (SCR-2).
    pub(crate) fn score_all(&mut self, regions: RegionSet, reach: Reach, sink: &mut impl Sink) {
        for region in self.map().order {
            if regions.has(region) {
                self.score(region.into(), reach, sink);
            }
        }
    }

    /// The regions whose current first value is in this range (SCR-1).
    pub(crate) fn regions_worth(&self, least: u8, most: u8) -> RegionSet {
        let worth = |region: &Region| (least..=most).contains(&self.bar((*region).into())[0]);
        Region::ALL.into_iter().filter(worth).collect()
    }

    /// Opens and scores the castillo; its caballeros stay there (CAS-4).
    pub(crate) fn score_castillo(&mut self, sink: &mut impl Sink) {
        sink.emit(Event::CastilloOpened { tally: Tally(self.secrets.castillo) });
        self.score(Site::Castillo, Reach::Places, sink);
    }
}
