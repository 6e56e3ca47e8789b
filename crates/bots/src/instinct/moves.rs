//! Estimates for moving caballeros, for regions they leave and for tiles.

use engine::board::Tile;
use engine::region::SiteSet;
use engine::sources::Sources;
use engine::{Action, Player, Region, Site};
use rand_core::Rng;

use super::{Estimator, Noise};

/// A move must bring more than this to be made.
pub(super) const WORTHWHILE: f32 = 0.1;

/// A site for one more caballero, and the points it brings.
type Arrival = (Site, f32);

const NOWHERE: Arrival = (Site::Castillo, f32::MIN);

impl Estimator<'_> {
    /// The best single move that brings more than `least`. Departure and arrival are estimated separately, so that
    /// the cost grows with the number of sites and not with the number of pairs.
    pub(super) fn step(
        &self,
        sources: Sources,
        targets: SiteSet,
        least: f32,
        noise: &mut Noise<impl Rng>,
    ) -> Action {
        let now = Site::ALL.map(|site| self.now(site));
        let mut best = (Action::Done, least);
        let mut colour = (None, [NOWHERE; 2]);
        for (player, from) in sources.iter() {
            let Some(from) = from else { continue };
            if colour.0 != Some(player) {
                colour = (Some(player), self.arrivals(player, targets, &now, noise));
            }
            let [first, second] = colour.1;
            let (to, arriving) = if first.0 == from.into() { second } else { first };
            let leaving = self.fewer(from.into(), player, now[from.index()]) + noise.roll();
            if arriving > f32::MIN && leaving + arriving > best.1 {
                best = (Action::Move { player, from, to }, leaving + arriving);
            }
        }
        best.0
    }

    /// The two best sites for one more caballero of a colour.
    fn arrivals(
        &self,
        player: Player,
        targets: SiteSet,
        now: &[f32; 10],
        noise: &mut Noise<impl Rng>,
    ) -> [Arrival; 2] {
        let mut two = [NOWHERE; 2];
        for site in targets.iter() {
            let gain = self.more(site, player, now[site.index()]) + noise.roll();
            if gain > two[0].1 {
                two = [(site, gain), two[0]];
            } else if gain > two[1].1 {
                two[1] = (site, gain);
            }
        }
        two
    }

    /// The gain if some leave a region: two of each opponent, or else two of the player's own.
    pub(super) fn left(&self, region: Region, own: u8, opposing: u8) -> f32 {
        let mut after = *self.evaluation.counts(region.into());
        if opposing > 0 {
            let others = Player::ALL.into_iter().filter(|player| *player != self.me);
            others.for_each(|player| after[player] = after[player].saturating_sub(opposing.min(2)));
        } else {
            after[self.me] = after[self.me].saturating_sub(own.min(2));
        }
        self.worth(region.into(), &after) - self.now(region.into())
    }

    /// The gain from moving a scoring tile, at its new and its old site.
    pub(super) fn tiled(&self, tile: Tile, site: Site) -> f32 {
        let edition = self.evaluation.game.edition();
        let with = |site, bar| self.mine(&self.evaluation.site_with(site, self.evaluation.counts(site), bar));
        let board = self.evaluation.game.board();
        let map = edition.map(board.variants().player_count());
        let bared = board.tile(tile).map_or(0.0, |old| with(old, map.bar(old)) - self.now(old));
        with(site, edition.tiles()[tile as usize]) - self.now(site) + bared
    }
}
