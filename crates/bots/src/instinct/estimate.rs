//! An estimate in points for any answer, without search.

use engine::agenda::Naming;
use engine::effect::ALL;
use engine::{Action, Decision, Region};

use super::Estimator;
use super::places::AT_COURT;

/// Announcing a special action counts this share of its estimate.
const ANNOUNCED: f32 = 0.5;
/// Points that the grande adds to a sole first place.
const GRANDE: f32 = 2.0;
/// The value of a power card taken back, per point on it.
const RECALLED: f32 = 0.2;
/// A veto is used against special actions that promise their owner more than this.
const VETOED: f32 = 2.5;

impl Estimator<'_> {
    /// The estimate for one answer.
    pub(crate) fn estimate(&self, decision: &Decision, action: Action) -> f32 {
        match action {
            Action::Place(site) => self.more(site, self.me, self.now(site)) - AT_COURT,
            Action::Choose(card) => self.card(card),
            Action::Special => {
                let card = self.evaluation.game.board().chosen();
                card.map_or(0.0, |card| self.special(card) * ANNOUNCED)
            }
            Action::Move { player, from, to } => {
                self.fewer(from.into(), player, self.now(from.into())) + self.more(to, player, self.now(to))
            }
            Action::Return(player, Some(from)) => self.fewer(from.into(), player, self.now(from.into())),
            Action::Return(_, None) => -AT_COURT,
            Action::Fetch(region) => self.fewer(region.into(), self.me, self.now(region.into())) + AT_COURT,
            Action::Name(region) => self.named(decision, region),
            Action::King(king) => self.king_at(king),
            Action::Tile(tile, site) => self.tiled(tile, site),
            Action::Grande(region) => self.evaluation.first_in(self.me, region) * GRANDE,
            Action::Take(count) => f32::from(count),
            Action::Recall(power) => f32::from(power.value()) * RECALLED,
            Action::Disc(region) => self.disc(region),
            Action::Veto => {
                let Decision::Veto { card, by } = decision else { return 0.0 };
                self.of(*by).special(*card) - VETOED
            }
            Action::Play(_) | Action::Pass(_) | Action::RecallModifier(_) | Action::Swap(_) => 0.0,
            Action::Branch(_) | Action::Allow | Action::Done => 0.0,
        }
    }

    /// The gain of scoring a region, or of caballeros leaving it.
    fn named(&self, decision: &Decision, region: Region) -> f32 {
        let Decision::Name { purpose, .. } = decision else { return 0.0 };
        match *purpose {
            Naming::Score => self.scored_now(region.into()),
            Naming::Leave { own, opposing, any } => {
                self.left(region, own.saturating_add(any), opposing.saturating_add(any))
            }
            Naming::Scatter => self.left(region, 0, ALL),
        }
    }
}
