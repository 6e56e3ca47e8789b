//! Where caballeros are placed, and when a card is finished.

use engine::region::SiteSet;
use engine::{Action, Card, Site};
use rand_core::Rng;

use super::{Estimator, Noise};

/// The value of a caballero at court. It is placed only where it gains more.
pub(super) const AT_COURT: f32 = 0.15;

impl Estimator<'_> {
    /// Places on the best site if that gains more than keeping the caballero.
    #[inline]
    pub(super) fn place(&self, sites: SiteSet, noise: &mut Noise<impl Rng>) -> Action {
        self.best_site(sites, noise).map_or(Action::Done, Action::Place)
    }

    #[inline]
    fn best_site(&self, sites: SiteSet, noise: &mut Noise<impl Rng>) -> Option<Site> {
        let mut best = (None, AT_COURT);
        for site in sites.iter() {
            let gain = self.more(site, self.me, self.now(site)) + noise.roll();
            if gain > best.1 {
                best = (Some(site), gain);
            }
        }
        best.0
    }

    /// A scoring comes after placement, any other special action before it. What gains nothing is skipped.
    pub(super) fn use_card(
        &self,
        special: Option<Card>,
        sites: SiteSet,
        noise: &mut Noise<impl Rng>,
    ) -> Action {
        let placed = self.best_site(sites, noise).map(Action::Place);
        let announced = special.filter(|card| self.special(*card) > 0.0);
        match (placed, announced) {
            (Some(place), Some(card)) if self.scores(card) => place,
            (_, Some(_)) => Action::Special,
            (placed, None) => placed.unwrap_or(Action::Done),
        }
    }
}
