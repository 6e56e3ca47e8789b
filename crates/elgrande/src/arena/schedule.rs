//! Who sits where in which game: every deal is played once per rotation of the bots. Knows no results.

use engine::chance::shuffle;
use engine::{Edition, Player, PlayerSet, Setup, Variants};
use rand_core::Rng;

use super::roster::BotSpec;
use crate::rng::seeded_rng;

/// All games of a series.
#[derive(Clone, Debug)]
pub struct Schedule {
    /// The edition.
    pub edition: &'static Edition,
    /// The tables, played in turn.
    pub tables: Vec<Variants>,
    /// The bots.
    pub bots: Vec<BotSpec>,
    /// Who plays whom.
    pub groups: Groups,
    /// The seed of the series.
    pub seed: u64,
}

/// Who plays whom.
#[derive(Clone, Debug)]
pub enum Groups {
    /// The bots in turn. If there are fewer than seats, they are repeated.
    InTurn,
    /// These groups of bots in turn, each with one bot for each seat.
    Listed(Vec<Vec<usize>>),
}

impl Groups {
    /// Every group of this many bots, in an order that depends on the seed: so a part of them is a fair sample too.
    pub fn all(bots: usize, size: usize, seed: u64) -> Groups {
        let mut groups = combinations(bots, size);
        shuffle(&mut groups, &mut seeded_rng(seed, u64::MAX));
        Groups::Listed(groups)
    }

    /// The number of groups, if they are listed.
    pub fn count(&self) -> Option<usize> {
        match self {
            Groups::InTurn => None,
            Groups::Listed(groups) => Some(groups.len()),
        }
    }

    /// The bot with that number in the group of that round.
    fn bot(&self, round: u64, place: u64, bots: usize) -> usize {
        match self {
            Groups::InTurn => ((round + place) % bots as u64) as usize,
            Groups::Listed(groups) => groups[(round % groups.len() as u64) as usize][place as usize],
        }
    }
}

/// Every choice of this many of the numbers below `count`, each in ascending order.
fn combinations(count: usize, size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let with_last =
        |last: usize| combinations(last, size - 1).into_iter().map(move |rest| [rest, vec![last]].concat());
    (size - 1..count).flat_map(with_last).collect()
}

/// One game of the schedule.
#[derive(Clone, Debug, PartialEq)]
pub struct ScheduledGame {
    /// The number of the game.
    pub game: u64,
    /// The number of the deal, shared by all its rotations.
    pub deal: u64,
    /// Players and variants.
    pub variants: Variants,
    /// The index of the bot, by seat.
    pub bots: Vec<usize>,
}

impl Schedule {
    /// The game with that number.
    pub fn game(&self, game: u64) -> ScheduledGame {
        let tables = self.tables.len() as u64;
        let (table, turn) = (game % tables, game / tables);
        let variants = self.tables[table as usize];
        let seats = u64::from(variants.player_count());
        let (round, rotation) = (turn / seats, turn % seats);
        let bot = |seat: u64| self.groups.bot(round, (seat + rotation) % seats, self.bots.len());
        ScheduledGame { game, deal: round * tables + table, variants, bots: (0..seats).map(bot).collect() }
    }

    /// The setup of a game.
    pub fn setup(&self, scheduled: &ScheduledGame) -> Setup {
        Setup::deal(self.edition, scheduled.variants, &mut seeded_rng(self.seed, scheduled.deal))
    }

    /// The seed of a bot, different from the seeds of all deals.
    pub fn bot_seed(&self, game: u64, player: Player) -> u64 {
        seeded_rng(!self.seed, game.wrapping_mul(8) + player.index() as u64).next_u64()
    }
}

impl ScheduledGame {
    /// The seats with the index of their bot.
    pub fn seats(&self) -> impl Iterator<Item = (Player, usize)> {
        PlayerSet::seats(self.variants.player_count()).iter().zip(self.bots.iter().copied())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::roster::Roster;
    use bots::Budget;

    fn schedule(bots: &str, tables: Vec<Variants>) -> Schedule {
        let bots = Roster::read(bots.split(','), Budget::default()).unwrap().bots;
        Schedule { edition: Edition::embedded(), tables, bots, groups: Groups::InTurn, seed: 1 }
    }

    #[test]
    fn every_deal_gives_every_bot_every_seat() {
        for players in 2..=5 {
            let bots = ["random", "squire", "caballero", "grande", "random"][..players].join(",");
            let schedule = schedule(&bots, vec![Variants::players(players as u8).unwrap()]);
            for deal in 0..7 {
                let games: Vec<_> = (0..players as u64)
                    .map(|rotation| schedule.game(deal * players as u64 + rotation))
                    .collect();
                assert!(games.iter().all(|scheduled| scheduled.deal == deal));
                assert!(games.iter().all(|game| schedule.setup(game) == schedule.setup(&games[0])));
                for seat in 0..players {
                    let mut seated: Vec<_> = games.iter().map(|game| game.bots[seat]).collect();
                    seated.sort();
                    assert!(seated.into_iter().eq(0..players));
                }
            }
            assert_ne!(schedule.setup(&schedule.game(0)), schedule.setup(&schedule.game(players as u64)));
        }
    }

    #[test]
    fn with_all_tables_every_table_comes_in_turn_and_each_keeps_a_deal_for_all_rotations() {
        let schedule = schedule("random,squire,grande", Variants::all().collect());
        let games: Vec<_> = (0..80 * 60).map(|game| schedule.game(game)).collect();
        assert!(games[..80].iter().map(|game| game.variants).eq(Variants::all()));
        let mut deals = std::collections::BTreeMap::<u64, Vec<&ScheduledGame>>::new();
        games.iter().for_each(|game| deals.entry(game.deal).or_default().push(game));
        for games in deals.values() {
            let seats = usize::from(games[0].variants.player_count());
            assert_eq!(games.len(), seats);
            assert!(games.iter().all(|game| game.variants == games[0].variants));
            let mut each: Vec<_> = games.iter().map(|game| game.bots.clone()).collect();
            each.iter_mut().enumerate().for_each(|(turn, bots)| bots.rotate_right(turn));
            assert!(each.iter().all(|bots| *bots == each[0]));
        }
        let played = |bot| games.iter().filter(|game| game.bots.contains(&bot)).count();
        assert_eq!([played(0), played(1)], [played(2), played(2)]);
    }

    #[test]
    fn every_group_plays_every_deal_from_every_seat() {
        let schedule = Schedule {
            groups: Groups::all(6, 4, 1),
            ..schedule("random,squire,caballero,grande,master,a=random", vec![Variants::players(4).unwrap()])
        };
        assert_eq!(schedule.groups.count(), Some(15));
        let games: Vec<_> = (0..60).map(|game| schedule.game(game)).collect();
        for bot in 0..6 {
            for seat in 0..4 {
                assert_eq!(games.iter().filter(|game| game.bots[seat] == bot).count(), 10);
            }
        }
        let mut groups = std::collections::BTreeSet::new();
        for rotations in games.chunks(4) {
            let members: std::collections::BTreeSet<usize> = rotations[0].bots.iter().copied().collect();
            assert!(members.len() == 4 && groups.insert(members));
            assert!(rotations.iter().all(|game| game.deal == rotations[0].deal));
        }
        assert_eq!(combinations(4, 2), [[0, 1], [0, 2], [1, 2], [0, 3], [1, 3], [2, 3]]);
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
