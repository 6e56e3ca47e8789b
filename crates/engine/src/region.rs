//! The nine regions, the castillo beside them, and sets of both.

use crate::words::{set_of, words};

words! {
    /// One of the nine regions. The castillo, France and Portugal are none (CAS-1, PLC-4).
    pub enum Region or Region {
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
    }
}

set_of! {
    /// A set of regions.
    pub struct RegionSet(u16) of Region
}

words! {
    /// A place for a caballero, a grande or a scoring tile: a region or the castillo.
    pub enum Site or Site {
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
        /// The tower.
        Castillo = "castillo",
    }
}

set_of! {
    /// A set of sites.
    pub struct SiteSet(u16) of Site
}

impl Site {
    /// The region, if it is one.
    #[inline]
    pub fn region(self) -> Option<Region> {
        Region::ALL.get(self as usize).copied()
    }
}

impl From<Region> for Site {
    #[inline]
    fn from(region: Region) -> Site {
        Site::ALL[region as usize]
    }
}

impl From<RegionSet> for SiteSet {
    #[inline]
    fn from(regions: RegionSet) -> SiteSet {
        SiteSet(regions.0)
    }
}

impl SiteSet {
    /// The regions among the sites.
    #[inline]
    pub const fn regions(self) -> RegionSet {
        RegionSet(self.0 & RegionSet::ALL.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn regions_and_sites_share_their_words_and_order() {
        assert_eq!(Region::WORDS, &Site::WORDS[..9]);
        for region in Region::ALL {
            assert_eq!(Site::from(region).region(), Some(region));
        }
    }

    #[test]
    fn the_castillo_is_no_region_cas_1() {
        assert_eq!(Site::Castillo.region(), None, "CAS-1");
        assert!(SiteSet::only(Site::Castillo).regions().is_empty());
    }

    #[test]
    fn the_nth_member_has_n_members_before_it() {
        let set = RegionSet::only(Region::Navarra).with(Region::Granada);
        assert_eq!(set.nth(0), Some(Region::Navarra));
        assert_eq!(set.nth(1), Some(Region::Granada));
        assert_eq!(set.nth(2), None);
    }
}
