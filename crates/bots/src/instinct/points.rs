//! The value for one player of scoring a site, and of the caballeros that stand there.

use engine::scoring::rank;
use engine::{ByPlayer, Player, Site};

use super::Estimator;
use crate::evaluation::{BySeat, Evaluation};

/// An opponent's point counts this much against an own point.
const OPPONENT_WEIGHT: f32 = 0.7;

impl Estimator<'_> {
    /// The same position estimated for another player.
    pub(super) fn of(&self, player: Player) -> Estimator<'_> {
        Estimator { evaluation: Evaluation::new(self.evaluation.game, self.evaluation.lore), me: player }
    }

    /// The player's own points less the weighted mean of the opponents' points.
    #[inline]
    pub(super) fn mine(&self, points: &BySeat) -> f32 {
        let own = points[self.me.index()];
        let others = points.iter().sum::<f32>() - own;
        own - others * (OPPONENT_WEIGHT / (self.evaluation.seats - 1) as f32)
    }

    /// The value of a site with these caballeros in it.
    #[inline]
    pub(super) fn worth(&self, site: Site, counts: &ByPlayer<u8>) -> f32 {
        self.mine(&self.evaluation.site(site, counts))
    }

    /// The value of a site as it is.
    #[inline]
    pub(super) fn now(&self, site: Site) -> f32 {
        self.worth(site, self.evaluation.counts(site))
    }

    /// The change by one more caballero of a colour.
    #[inline]
    pub(super) fn more(&self, site: Site, player: Player, now: f32) -> f32 {
        let mut counts = *self.evaluation.counts(site);
        counts[player] += 1;
        self.worth(site, &counts) - now
    }

    /// The change by one fewer caballero of a colour.
    #[inline]
    pub(super) fn fewer(&self, site: Site, player: Player, now: f32) -> f32 {
        let mut counts = *self.evaluation.counts(site);
        counts[player] -= 1;
        self.worth(site, &counts) - now
    }

    /// The gain of scoring a site as it is.
    pub(super) fn scored_now(&self, site: Site) -> f32 {
        self.scored(site, self.evaluation.counts(site))
    }

    /// The gain of scoring a site with these caballeros in it (SCO-3, SCO-5).
    pub(super) fn scored(&self, site: Site, counts: &ByPlayer<u8>) -> f32 {
        let (game, board) = (self.evaluation.game, self.evaluation.game.board());
        let ranking = rank(counts, game.bar(site));
        let mut points = ranking.points.0.map(f32::from);
        if let Some(first) = ranking.sole_first {
            let bonuses = u8::from(board.grande(first) == Some(site)) + u8::from(board.king() == site);
            points[first.index()] += 2.0 * f32::from(bonuses);
        }
        points[Player::Dummy.index()] = 0.0;
        self.mine(&points)
    }

    /// The gain of scoring a site where only a sole first place counts.
    pub(super) fn scored_first(&self, site: Site) -> f32 {
        let bar = self.evaluation.game.bar(site);
        let mut points = [0.0; 6];
        if let Some(first) = rank(self.evaluation.counts(site), bar).sole_first {
            points[first.index()] = f32::from(bar[0]);
        }
        points[Player::Dummy.index()] = 0.0;
        self.mine(&points)
    }
}
