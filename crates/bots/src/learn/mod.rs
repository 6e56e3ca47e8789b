//! Computes the lore: all players follow the instinct, and the places their caballeros reach are counted.

mod fit;

use engine::{Decision, Edition, Event, Game, Imagined, Player, Setup, Sink, Site, Variants, Viewer};
use rand_core::Rng;

use crate::evaluation::Evaluation;
use crate::instinct::Instinct;
use crate::lore::{FEATURES, Lore, Places, STAGES, Situation};
use crate::memory::SeatMemory;
use fit::Equations;

/// Counts over some games.
pub struct Tally {
    /// Observations of each situation.
    seen: Vec<u32>,
    /// Places that followed each situation.
    places: Vec<[u32; 3]>,
    /// The normal equations for the points that places do not explain.
    equations: Vec<Equations>,
}

/// The old lore counts as this many observations of each situation.
const PRIOR_GAMES: f32 = 20.0;

/// Random amount in the instinct's estimates, in points.
const NOISE: f32 = 1.0;

impl Default for Tally {
    fn default() -> Tally {
        Tally {
            seen: vec![0; Situation::KINDS],
            places: vec![[0; 3]; Situation::KINDS],
            equations: vec![Equations::default(); STAGES],
        }
    }
}

impl Tally {
    /// Plays one game with the lore so far, and counts.
    pub fn play(&mut self, variants: Variants, lore: &Lore, rng: &mut impl Rng) {
        let mut game = Game::new(&Setup::deal(Edition::embedded(), variants, rng));
        let mut marks = Vec::new();
        while let Some((player, decision)) = game.question() {
            let view = game.view(Viewer::Seat(player));
            let imagined = SeatMemory::new(variants, player, 0).imagine(&view, rng);
            if matches!(decision, Decision::Choose { .. }) {
                marks.push(Mark::Seen(Box::new(Seen::of(&imagined, lore))));
            }
            let action = Instinct::new(lore, NOISE).answer(&imagined, player, decision, rng);
            let mut scorings = Scorings::default();
            game.apply_with_events(player, action, &mut scorings).expect("instinct answers what is allowed");
            marks.extend(scorings.0.iter().map(|scored| scored.mark(&game)));
        }
        self.count(&marks, &game);
    }

    /// Goes backwards, so that every observation sees all later scorings.
    fn count(&mut self, marks: &[Mark], game: &Game) {
        let mut to_come = [[[0; 3]; 6]; 10];
        for mark in marks.iter().rev() {
            match mark {
                Mark::Place { player, site, place } => to_come[site.index()][player.index()][*place] += 1,
                Mark::Seen(seen) => self.count_seen(seen, &to_come, game),
            }
        }
    }

    fn count_seen(&mut self, seen: &Seen, to_come: &[[[u32; 3]; 6]; 10], game: &Game) {
        for (site, player, situation) in &seen.situations {
            let index = situation.index();
            self.seen[index] += 1;
            let came = to_come[site.index()][player.index()];
            self.places[index].iter_mut().zip(came).for_each(|(sum, more)| *sum += more);
        }
        for (player, stage, features, expected) in &seen.features {
            let rest = f32::from(game.board().score(*player)) - expected;
            self.equations[*stage].add(features, rest);
        }
    }

    /// Adds the counts of another tally.
    pub fn with(mut self, other: &Tally) -> Tally {
        self.seen.iter_mut().zip(&other.seen).for_each(|(sum, more)| *sum += more);
        for (sums, more) in self.places.iter_mut().zip(&other.places) {
            sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
        }
        self.equations.iter_mut().zip(&other.equations).for_each(|(sum, more)| sum.join(more));
        self
    }

    /// The new lore. Rare situations stay close to the old lore.
    pub fn lore(&self, old: &Lore) -> Lore {
        let learned = |((seen, places), old): ((&u32, &[u32; 3]), &Places)| -> Places {
            let sure = |place: usize| {
                (places[place] as f32 + PRIOR_GAMES * old[place]) / (*seen as f32 + PRIOR_GAMES)
            };
            [sure(0), sure(1), sure(2)]
        };
        let places = self.seen.iter().zip(&self.places).zip(old.all_places()).map(learned).collect();
        Lore::new(places, std::array::from_fn(|stage| self.equations[stage].solve()))
    }
}

/// Observations and scorings of a game, in order.
enum Mark {
    Seen(Box<Seen>),
    Place { player: Player, site: Site, place: usize },
}

/// An observation: all situations, features and expected points.
struct Seen {
    situations: Vec<(Site, Player, Situation)>,
    features: Vec<(Player, usize, [f32; FEATURES], f32)>,
}

impl Seen {
    fn of(game: &Imagined, lore: &Lore) -> Seen {
        let evaluation = Evaluation::new(game, lore);
        let mut expected = [0.0; 6];
        evaluation.add_sites(&mut expected);
        let seats = game.board().seats();
        let weighed = |player: Player| {
            let now = f32::from(game.board().score(player));
            (player, evaluation.stage(player), evaluation.features(player), now + expected[player.index()])
        };
        Seen { situations: evaluation.situations().collect(), features: seats.iter().map(weighed).collect() }
    }
}

/// Scored points without bonuses.
#[derive(Default)]
struct Scorings(Vec<Scored>);

struct Scored {
    player: Player,
    site: Site,
    points: u8,
}

impl Sink for Scorings {
    fn emit(&mut self, event: Event) {
        if let Event::Scored { player, site, points, king, grande, .. } = event {
            let points = points - 2 * u8::from(king) - 2 * u8::from(grande);
            self.0.push(Scored { player, site, points });
        }
    }
}

impl Scored {
    fn mark(&self, game: &Game) -> Mark {
        let place = game.bar(self.site).iter().position(|value| *value == self.points).unwrap_or(2);
        Mark::Place { player: self.player, site: self.site, place }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_pcg::Pcg64Mcg;

    fn learned(games: u64) -> Lore {
        let mut tally = Tally::default();
        let variants = Variants::players(3).expect("three may play");
        (0..games).for_each(|game| tally.play(variants, Lore::naive(), &mut Pcg64Mcg::new(game.into())));
        tally.lore(Lore::naive())
    }

    #[test]
    fn learning_is_deterministic() {
        assert_eq!(learned(3), learned(3));
        assert_ne!(learned(3), learned(4));
    }

    #[test]
    fn merged_counts_equal_counts_of_all_games() {
        let variants = Variants::players(2).expect("two may play");
        let count = |games: std::ops::Range<u64>| {
            let mut tally = Tally::default();
            games.for_each(|game| tally.play(variants, Lore::naive(), &mut Pcg64Mcg::new(game.into())));
            tally
        };
        let (apart, together) = (count(0..2).with(&count(2..4)), count(0..4));
        assert_eq!(apart.seen, together.seen);
        assert_eq!(apart.places, together.places);
    }
}
