//! Which colours have caballeros in which regions: a set of (player, region) pairs, and of players for the court.

use crate::player::{Player, PlayerSet};
use crate::region::{Region, RegionSet};

/// Ten bits for each colour: nine regions and the court.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Sources(pub(crate) u64);

const LANE: u32 = 10;
const COURT: u32 = 9;
const EACH: u64 = 1 | 1 << 10 | 1 << 20 | 1 << 30 | 1 << 40 | 1 << 50;

/// The lanes of every set of players.
const SPREAD: [u64; 64] = {
    let mut spread = [0; 64];
    let mut set = 0;
    while set < 64 {
        let mut player = 0;
        while player < 6 {
            if set >> player & 1 != 0 {
                spread[set] |= 0x3ff << (LANE as usize * player);
            }
            player += 1;
        }
        set += 1;
    }
    spread
};

impl Sources {
    /// None.
    pub const EMPTY: Sources = Sources(0);

    const fn bit(player: Player, region: Region) -> u64 {
        1 << (player as u32 * LANE + region as u32)
    }

    /// Does this player have one there?
    #[inline]
    pub const fn has(self, player: Player, region: Region) -> bool {
        self.0 & Self::bit(player, region) != 0
    }
    /// The set with this member added.
    #[inline]
    pub(crate) const fn with(self, player: Player, region: Region) -> Sources {
        Sources(self.0 | Self::bit(player, region))
    }
    /// Without this one.
    #[inline]
    pub(crate) const fn without(self, player: Player, region: Region) -> Sources {
        Sources(self.0 & !Self::bit(player, region))
    }
    /// With this player's court too.
    pub(crate) const fn with_court(self, player: Player) -> Sources {
        Sources(self.0 | 1 << (player as u32 * LANE + COURT))
    }
    /// Does this player have one at court that counts?
    pub const fn has_court(self, player: Player) -> bool {
        self.0 >> (player as u32 * LANE + COURT) & 1 != 0
    }
    /// Only these players'.
    #[inline]
    pub(crate) fn of(self, players: PlayerSet) -> Sources {
        Sources(self.0 & SPREAD[players.0 as usize & 63])
    }
    /// Only in these regions.
    #[inline]
    pub(crate) fn within(self, regions: RegionSet) -> Sources {
        Sources(self.0 & (regions.0 as u64 * EACH))
    }
    /// The regions of one player.
    #[inline]
    pub const fn regions(self, player: Player) -> RegionSet {
        RegionSet((self.0 >> (player as u32 * LANE)) as u16 & RegionSet::ALL.0)
    }
    /// The players that have one in this region.
    pub fn players(self, region: Region) -> PlayerSet {
        Player::ALL.into_iter().filter(|player| self.has(*player, region)).collect()
    }
    /// The region of the first pair.
    #[inline]
    pub(crate) fn first_region(self) -> Option<Region> {
        Region::ALL.get((self.0.trailing_zeros() % LANE) as usize).copied()
    }
    /// How many pairs.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// The pair with `index` pairs before it; no region means the court.
    #[inline]
    pub fn nth(self, index: usize) -> Option<(Player, Option<Region>)> {
        let bit = crate::bits::nth(self.0, index)?;
        let (player, place) = (bit / LANE as usize, bit % LANE as usize);
        Some((Player::ALL[player], Region::ALL.get(place).copied()))
    }
    /// All pairs, players in order, regions before the court.
    pub fn iter(self) -> impl Iterator<Item = (Player, Option<Region>)> {
        (0..self.len()).filter_map(move |index| self.nth(index))
    }
}

impl std::fmt::Debug for Sources {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl serde::Serialize for Sources {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let word = |region: Option<Region>| region.map_or("court", Region::word);
        let of = |player: Player| {
            self.iter().filter(move |(owner, _)| *owner == player).map(|(_, region)| word(region))
        };
        let there = Player::ALL.into_iter().filter(|player| of(*player).next().is_some());
        serializer.collect_map(there.map(|player| (player, of(player).collect::<Vec<_>>())))
    }
}
