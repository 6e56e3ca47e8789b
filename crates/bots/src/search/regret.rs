//! Regret matching: one player's mixed strategy for a secret choice of a region.

use engine::{Action, Region, RegionSet};
use rand_core::Rng;

use super::value::SeatValue;
use crate::answer::Candidate;

/// One number for each region.
pub(crate) type ByRegion = [f32; 9];

/// The regrets and values of one player.
#[derive(Clone, Copy, Default)]
pub(crate) struct RegretMatcher {
    allowed: RegionSet,
    regret: ByRegion,
    /// The sum of all strategies so far. Their mean converges to an equilibrium.
    mixtures: ByRegion,
    sums: [SeatValue; 9],
    samples: f32,
}

/// Choices rarer than this share of the most frequent one are dropped.
const RARE: f32 = 0.15;

impl RegretMatcher {
    pub(crate) fn new(allowed: RegionSet) -> RegretMatcher {
        RegretMatcher { allowed, ..RegretMatcher::default() }
    }

    pub(crate) fn allowed(&self) -> RegionSet {
        self.allowed
    }

    /// Probabilities in proportion to positive regret; uniform while there is none.
    pub(crate) fn mixture(&self) -> ByRegion {
        let of = |region: Region| {
            if self.allowed.has(region) { self.regret[region.index()].max(0.0) } else { 0.0 }
        };
        let positive = Region::ALL.map(of);
        if positive.iter().sum::<f32>() > 0.0 {
            return scaled(positive);
        }
        scaled(Region::ALL.map(|region| f32::from(u8::from(self.allowed.has(region)))))
    }

    /// Updates regrets with the value that each region would have had.
    pub(crate) fn update(&mut self, mixture: &ByRegion, shares: &[SeatValue; 9]) {
        let mean: f32 = mixture.iter().zip(shares).map(|(part, share)| part * share.value).sum();
        for region in self.allowed.iter().map(Region::index) {
            self.regret[region] += shares[region].value - mean;
            self.mixtures[region] += mixture[region];
            self.sums[region].value += shares[region].value;
            self.sums[region].margin += shares[region].margin;
            self.sums[region].win += shares[region].win;
        }
        self.samples += 1.0;
    }

    /// Adds the results of another thread.
    pub(crate) fn join(&mut self, other: &RegretMatcher) {
        for region in 0..9 {
            self.mixtures[region] += other.mixtures[region];
            self.sums[region].value += other.sums[region].value;
            self.sums[region].margin += other.sums[region].margin;
            self.sums[region].win += other.sums[region].win;
        }
        self.samples += other.samples;
    }

    /// The final probabilities.
    pub(crate) fn resolve(&self) -> ByRegion {
        let mean = if self.samples > 0.0 { scaled(self.mixtures) } else { self.mixture() };
        let most = mean.iter().copied().fold(0.0, f32::max);
        scaled(mean.map(|part| if part < RARE * most { 0.0 } else { part }))
    }

    /// The regions with their values, most frequent first.
    pub(crate) fn candidates(&self) -> Vec<Candidate> {
        let mixture = self.resolve();
        let samples = self.samples.max(1.0);
        let reason = |region: Region| Candidate {
            action: Action::Disc(region),
            margin: self.sums[region.index()].margin / samples,
            win: self.sums[region.index()].win / samples,
            share: mixture[region.index()],
        };
        let mut candidates: Vec<_> = self.allowed.iter().map(reason).collect();
        candidates.sort_by(|one, other| {
            other.share.total_cmp(&one.share).then(other.margin.total_cmp(&one.margin))
        });
        candidates
    }
}

/// Draws a region with these probabilities.
pub(crate) fn draw(mixture: &ByRegion, rng: &mut impl Rng) -> Region {
    let mut left = (rng.next_u32() >> 8) as f32 / 16_777_216.0;
    let possible = || Region::ALL.into_iter().filter(|region| mixture[region.index()] > 0.0);
    let drawn = possible().find(|region| {
        left -= mixture[region.index()];
        left < 0.0
    });
    drawn.or_else(|| possible().next_back()).expect("some region can be chosen")
}

fn scaled(parts: ByRegion) -> ByRegion {
    let all: f32 = parts.iter().sum();
    parts.map(|part| part / all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_pcg::Pcg64Mcg;

    /// Matching pennies: the first player wants the same region, the second another.
    #[test]
    fn matching_pennies_converges_to_one_half() {
        let both = RegionSet::only(Region::Galicia).with(Region::Toledo);
        let mut matchers = [RegretMatcher::new(both); 2];
        let mut rng = Pcg64Mcg::new(1);
        for _ in 0..20_000 {
            let mixtures = [matchers[0].mixture(), matchers[1].mixture()];
            let drawn = [draw(&mixtures[0], &mut rng), draw(&mixtures[1], &mut rng)];
            let meets = |region: Region, other: Region| f32::from(u8::from(region == other));
            let share = |value| SeatValue { value, ..SeatValue::default() };
            matchers[0].update(&mixtures[0], &Region::ALL.map(|region| share(meets(region, drawn[1]))));
            matchers[1].update(&mixtures[1], &Region::ALL.map(|region| share(1.0 - meets(region, drawn[0]))));
        }
        for matcher in matchers {
            let part = matcher.resolve()[Region::Toledo.index()];
            assert!((part - 0.5).abs() < 0.05, "{part}");
        }
    }

    #[test]
    fn what_is_always_better_is_always_chosen() {
        let mut matcher = RegretMatcher::new(RegionSet::ALL);
        let shares =
            Region::ALL.map(|region| SeatValue { value: region.index() as f32, ..SeatValue::default() });
        (0..100).for_each(|_| matcher.update(&matcher.mixture(), &shares));
        assert_eq!(draw(&matcher.resolve(), &mut Pcg64Mcg::new(1)), Region::Granada);
        assert_eq!(matcher.candidates()[0].action, Action::Disc(Region::Granada));
    }

    #[test]
    fn what_is_not_allowed_is_never_drawn() {
        let matcher = RegretMatcher::new(RegionSet::only(Region::Aragon));
        assert_eq!(draw(&matcher.mixture(), &mut Pcg64Mcg::new(1)), Region::Aragon);
    }
}
