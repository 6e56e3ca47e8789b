//! Who sits where in which game: every deal is played once with the bots in each rotation. Knows no result.

use engine::{Edition, Player, PlayerSet, Setup, Variants};
use rand_core::Rng;

use super::entrant::Entrant;
use crate::dice::dice;

/// Which games are played, and by whom.
#[derive(Clone, Debug)]
pub struct Schedule {
    /// The figures.
    pub edition: &'static Edition,
    /// The tables, played in turn.
    pub tables: Vec<Variants>,
    /// Who takes part; as many as play, or cycled to fill the seats.
    pub entrants: Vec<Entrant>,
    /// The seed of everything.
    pub seed: u64,
}

/// One game: what is dealt, and who gets it.
#[derive(Clone, Debug, PartialEq)]
pub struct Fixture {
    /// Its number.
    pub game: u64,
    /// The number of the deal; the rotations of one share it.
    pub deal: u64,
    /// The table.
    pub variants: Variants,
    /// By seat, the number of the entrant.
    pub entrants: Vec<usize>,
}

impl Schedule {
    /// The game of that number.
    pub fn fixture(&self, game: u64) -> Fixture {
        let tables = self.tables.len() as u64;
        let (table, turn) = (game % tables, game / tables);
        let variants = self.tables[table as usize];
        let seats = u64::from(variants.player_count());
        let (round, rotation) = (turn / seats, turn % seats);
        let entrant = |seat: u64| ((round + (seat + rotation) % seats) % self.entrants.len() as u64) as usize;
        Fixture { game, deal: round * tables + table, variants, entrants: (0..seats).map(entrant).collect() }
    }

    /// What is dealt, start marker included.
    pub fn setup(&self, fixture: &Fixture) -> Setup {
        Setup::deal(self.edition, fixture.variants, &mut dice(self.seed, fixture.deal))
    }

    /// The seed of the bot in that seat of that game: unlike any deal's.
    pub fn bot_seed(&self, game: u64, player: Player) -> u64 {
        dice(!self.seed, game.wrapping_mul(8) + player.index() as u64).next_u64()
    }
}

impl Fixture {
    /// The seats, in order, each with the number of its entrant.
    pub fn seats(&self) -> impl Iterator<Item = (Player, usize)> {
        PlayerSet::seats(self.variants.player_count()).iter().zip(self.entrants.iter().copied())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::entrant::Field;
    use bots::Budget;

    fn schedule(bots: &str, tables: Vec<Variants>) -> Schedule {
        let entrants = Field::read(bots.split(','), Budget::default()).unwrap().entrants;
        Schedule { edition: Edition::embedded(), tables, entrants, seed: 1 }
    }

    #[test]
    fn every_deal_gives_every_bot_every_seat() {
        for players in 2..=5 {
            let bots = ["random", "squire", "caballero", "grande", "random"][..players].join(",");
            let schedule = schedule(&bots, vec![Variants::players(players as u8).unwrap()]);
            for deal in 0..7 {
                let games: Vec<_> = (0..players as u64)
                    .map(|rotation| schedule.fixture(deal * players as u64 + rotation))
                    .collect();
                assert!(games.iter().all(|fixture| fixture.deal == deal));
                assert!(games.iter().all(|game| schedule.setup(game) == schedule.setup(&games[0])));
                for seat in 0..players {
                    let mut sat: Vec<_> = games.iter().map(|game| game.entrants[seat]).collect();
                    sat.sort();
                    assert!(sat.into_iter().eq(0..players));
                }
            }
            assert_ne!(
                schedule.setup(&schedule.fixture(0)),
                schedule.setup(&schedule.fixture(players as u64))
            );
        }
    }

    #[test]
    fn with_all_tables_every_table_comes_in_turn_and_each_keeps_a_deal_for_all_rotations() {
        let schedule = schedule("random,squire,grande", Variants::all().collect());
        let fixtures: Vec<_> = (0..80 * 60).map(|game| schedule.fixture(game)).collect();
        assert!(fixtures[..80].iter().map(|game| game.variants).eq(Variants::all()));
        let mut deals = std::collections::BTreeMap::<u64, Vec<&Fixture>>::new();
        fixtures.iter().for_each(|game| deals.entry(game.deal).or_default().push(game));
        for games in deals.values() {
            let seats = usize::from(games[0].variants.player_count());
            assert_eq!(games.len(), seats);
            assert!(games.iter().all(|game| game.variants == games[0].variants));
            let mut each: Vec<_> = games.iter().map(|game| game.entrants.clone()).collect();
            each.iter_mut().enumerate().for_each(|(turn, entrants)| entrants.rotate_right(turn));
            assert!(each.iter().all(|entrants| *entrants == each[0]));
        }
        let played = |bot| fixtures.iter().filter(|game| game.entrants.contains(&bot)).count();
        assert_eq!([played(0), played(1)], [played(2), played(2)]);
    }

    #[test]
    fn no_two_bots_have_the_same_seed() {
        let schedule = schedule("random,random", vec![Variants::players(2).unwrap()]);
        let seed = |game, player| schedule.bot_seed(game, player);
        let seeds = [seed(0, Player::Red), seed(0, Player::Blue), seed(1, Player::Red)];
        assert!(seeds[0] != seeds[1] && seeds[0] != seeds[2] && seeds[1] != seeds[2]);
        assert_eq!(seeds[0], seed(0, Player::Red));
    }
}
