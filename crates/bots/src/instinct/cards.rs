//! Rough estimates for action cards: what they score now, and what their moves bring on average.

use engine::decision::Cards;
use engine::effect::{Discs, Effect, KingTo, Returned, Scored};
use engine::region::SiteSet;
use engine::{Action, Card, King, Region, Site};
use rand_core::Rng;

use super::places::AT_COURT;
use super::{Estimator, Noise};

/// The gain of placing 0 to 5 caballeros, as a multiple of the first. Each adds a little less than the one before.
const PLACED: [f32; 6] = [0.0, 1.0, 1.8, 2.5, 3.1, 3.6];
/// The king protects his region and may bring a bonus: this share of its first value.
const KING: f32 = 0.3;

impl Estimator<'_> {
    /// A whole card: special action and placement.
    pub(super) fn card(&self, card: Card) -> f32 {
        self.card_with(card, self.first_placed())
    }

    /// The best of some cards. The gain of the first placement is the same for all of them.
    pub(super) fn best_card(&self, cards: Cards, noise: &mut Noise<impl Rng>) -> Action {
        let placed = self.first_placed();
        let estimates = cards.iter().map(|card| (card, self.card_with(card, placed) + noise.roll()));
        let best = estimates.max_by(|one, other| one.1.total_cmp(&other.1));
        Action::Choose(best.expect("some card can be taken (ACT-1)").0)
    }

    fn card_with(&self, card: Card, placed: f32) -> f32 {
        let count = card.face().stack.min(self.evaluation.game.board().court(self.me)).min(5);
        self.special(card).max(0.0) + placed * PLACED[count as usize]
    }

    /// The gain of the first caballero placed.
    fn first_placed(&self) -> f32 {
        self.beside(self.evaluation.game.board().king()).max(AT_COURT)
    }

    /// The most that one caballero can gain next to the king or in the castillo.
    fn beside(&self, king: King) -> f32 {
        let game = self.evaluation.game;
        let map = game.edition().map(game.board().variants().player_count());
        let sites = SiteSet::from(map.adjacent(king)).with(Site::Castillo) - king.taboo();
        sites.iter().map(|site| self.more(site, self.me, self.now(site))).fold(0.0, f32::max)
    }

    /// The king belongs where the player is first, next to regions where placing gains much.
    pub(super) fn king_at(&self, king: King) -> f32 {
        let protected = king.region().map_or(0.0, |region| self.scored_first(region.into()));
        self.beside(king) + KING * protected
    }

    /// Does the card score something?
    pub(super) fn scores(&self, card: Card) -> bool {
        self.effects(card).iter().any(|effect| matches!(effect, Effect::Score(_)))
    }

    /// The special action of a card.
    pub(super) fn special(&self, card: Card) -> f32 {
        self.effects(card).iter().map(|effect| self.effect(effect)).sum()
    }

    fn effects(&self, card: Card) -> &'static [Effect] {
        self.evaluation.game.edition().card(card).effects
    }

    /// Scorings are computed. The other constants are averages found by experiment.
    fn effect(&self, effect: &Effect) -> f32 {
        let so_many = |count: u8, most: u8| f32::from(count.min(most));
        match *effect {
            Effect::Move { own, opposing, any, .. } => {
                0.5 * so_many(own, 4) + 0.5 * so_many(opposing, 4) + 0.7 * so_many(any, 5)
            }
            Effect::PlaceFromCourt(count) => {
                0.8 * so_many(count, self.evaluation.game.board().court(self.me))
            }
            Effect::Score(scored) => self.scoring(scored),
            Effect::Return(Returned::OwnChoice(count)) => 0.4 * f32::from(count),
            Effect::Return(Returned::FromCourt(count)) => 0.3 * so_many(count, 6),
            Effect::Return(Returned::OneOfEach) => 1.5,
            Effect::Discs(Discs::Return(count)) => 0.5 * so_many(count, 3),
            Effect::Discs(Discs::Scatter) => 1.5,
            Effect::Discs(Discs::ScoreOnce) => 1.0,
            Effect::MoveKing { to: KingTo::AnyRegion, .. } => 2.0,
            Effect::MoveKing { .. } => 1.0,
            Effect::MoveTile | Effect::MoveGrande | Effect::RecallPower => 1.2,
            Effect::Recruit(count) => 0.3 * f32::from(count),
            Effect::LockUpGrandes => 0.1,
            Effect::SwapKingWithGrande | Effect::Infiltrate => 1.0,
            Effect::Veto => 1.5,
            Effect::OneOf(branches) => branches.iter().map(|branch| self.effect(branch)).fold(0.0, f32::max),
        }
    }

    /// What a scoring brings now, in points.
    fn scoring(&self, scored: Scored) -> f32 {
        let game = self.evaluation.game;
        match scored {
            Scored::Chosen => {
                Region::ALL.into_iter().map(|region| self.scored_now(region.into())).fold(f32::MIN, f32::max)
            }
            Scored::FirstValue(least, most) => {
                self.all_scored(|region| (least..=most).contains(&game.bar(region.into())[0]))
            }
            Scored::Castillo => self.scored_now(Site::Castillo),
            Scored::SoleFirst => Region::ALL.into_iter().map(|region| self.scored_first(region.into())).sum(),
            Scored::Most => {
                let most = Region::ALL.into_iter().map(|region| game.board().crowd(region)).max();
                self.all_scored(|region| Some(game.board().crowd(region)) == most)
            }
            Scored::Fewest => {
                let crowds = Region::ALL.into_iter().map(|region| game.board().crowd(region));
                let fewest = crowds.filter(|crowd| *crowd > 0).min();
                self.all_scored(|region| Some(game.board().crowd(region)) == fewest)
            }
        }
    }

    fn all_scored(&self, which: impl Fn(Region) -> bool) -> f32 {
        let regions = Region::ALL.into_iter().filter(|region| which(*region));
        regions.map(|region| self.scored_now(region.into())).sum()
    }
}
