//! The place of the king, and what it forbids.

use crate::region::{Region, RegionSet, Site, SiteSet};
use crate::words::{set_of, words};

words! {
    /// A place of the king.
    pub enum King or King {
        /// Galicia.
        Galicia = "galicia",
        /// Navarra.
        Navarra = "navarra",
        /// Aragón.
        Aragon = "aragon",
        /// Cataluña.
        Cataluna = "cataluna",
        /// Castilla.
        Castilla = "castilla",
        /// Toledo.
        Toledo = "toledo",
        /// Valencia.
        Valencia = "valencia",
        /// Sevilla.
        Sevilla = "sevilla",
        /// Granada.
        Granada = "granada",
        /// Beside the castillo, which is then the king's region (RVT-1).
        Castillo = "castillo",
        /// Abroad: no region is the king's (EXI-1).
        France = "france",
        /// Abroad: no region is the king's (EXI-1).
        Portugal = "portugal",
    }
}

set_of! {
    /// A set of places for the king.
    pub struct KingSet(u16) of King
}

impl King {
    /// The region he is in, if any.
    #[inline]
    pub fn region(self) -> Option<Region> {
        Region::ALL.get(self as usize).copied()
    }

    /// The taboo site (TAB-1), which nothing may enter or leave: his region, the castillo under *Revolt*, none while he is
    /// abroad.
    #[inline]
    pub const fn taboo(self) -> SiteSet {
        SiteSet((1 << self as u8) & SiteSet::ALL.0)
    }

    /// The regions that are not taboo.
    #[inline]
    pub fn open(self) -> RegionSet {
        self.open_sites().regions()
    }

    /// The regions and the castillo, unless taboo.
    #[inline]
    pub fn open_sites(self) -> SiteSet {
        SiteSet::ALL - self.taboo()
    }
}

impl From<Region> for King {
    fn from(region: Region) -> King {
        King::ALL[region as usize]
    }
}

impl From<RegionSet> for KingSet {
    fn from(regions: RegionSet) -> KingSet {
        KingSet(regions.0)
    }
}

impl KingSet {
    /// France and Portugal.
    pub const ABROAD: KingSet = KingSet(1 << King::France as u16 | 1 << King::Portugal as u16);
}

impl PartialEq<Site> for King {
    fn eq(&self, site: &Site) -> bool {
        *self as u8 == *site as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kings_region_is_taboo_and_nothing_is_while_he_is_abroad() {
        assert_eq!(King::Toledo.open(), RegionSet::ALL.without(Region::Toledo), "TAB-1");
        assert_eq!(King::Castillo.open_sites(), SiteSet::ALL.without(Site::Castillo), "RVT-1");
        assert_eq!(King::Castillo.open(), RegionSet::ALL);
        assert_eq!(King::France.open_sites(), SiteSet::ALL, "EXI-1");
    }
}
