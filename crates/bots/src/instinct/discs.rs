//! Estimates for secret discs, independent of what the others choose.

use engine::Region;
use engine::effect::{Discs, Effect};

use super::Estimator;

/// The value of a caballero that returns from the castillo to court.
const BACK: f32 = 0.3;
/// Weight of the later value of a region, next to the scoring that comes now.
const LATER: f32 = 0.5;
/// An assumed number of scattered caballeros.
const SCATTERED: u8 = 2;

impl Estimator<'_> {
    pub(super) fn disc(&self, region: Region) -> f32 {
        match self.purpose() {
            None => self.arriving(region, self.evaluation.game.castillo()[self.me]),
            Some(Discs::Scatter) => self.arriving(region, SCATTERED),
            Some(Discs::Return(count)) => self.left(region, count, 0),
            Some(Discs::ScoreOnce) => self.scored_now(region.into()),
        }
    }

    /// The purpose of the discs; none in a general scoring.
    fn purpose(&self) -> Option<Discs> {
        let game = self.evaluation.game;
        let effects = game.edition().card(game.board().chosen()?).effects;
        let discs = |effect: &Effect| if let Effect::Discs(discs) = effect { Some(*discs) } else { None };
        effects.iter().find_map(discs)
    }

    /// Caballeros arrive, then the region is scored. In the king's region they go to court instead (SCO-2).
    fn arriving(&self, region: Region, count: u8) -> f32 {
        if self.evaluation.game.board().king().region() == Some(region) {
            return BACK * f32::from(count);
        }
        let site = region.into();
        let before = self.evaluation.counts(site);
        let mut after = *before;
        after[self.me] += count;
        self.scored(site, &after) - self.scored(site, before)
            + LATER * (self.worth(site, &after) - self.worth(site, before))
    }
}
