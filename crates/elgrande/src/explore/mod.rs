//! Statistics over finished games: what cards, places, bonuses and seats were worth. Knows records, not files.

mod game;
mod keys;
mod levels;
mod mean;

use std::collections::BTreeMap;

use engine::{Player, Record};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use game::Outcomes;
use mean::Mean;

pub use levels::levels;

/// The number of general scorings: numbers are kept for the part of the game before each of them.
const PARTS: usize = 3;

/// Statistics by number of players.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Statistics {
    /// By number of players.
    pub tables: BTreeMap<usize, TableStatistics>,
}

/// The statistics of all games with one number of players.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableStatistics {
    /// Finished games.
    pub games: u64,
    /// Points of a player at the end.
    pub points: Mean,
    /// By action card.
    #[serde(deserialize_with = "keys::cards")]
    pub cards: BTreeMap<&'static str, CardStatistics>,
    /// By value of the power card, and by part of the game.
    pub powers: BTreeMap<u8, [Choice; PARTS]>,
    /// General scorings of the nine regions and the castillo, by part of the game.
    #[serde(deserialize_with = "keys::sites")]
    pub places: BTreeMap<&'static str, [PlaceStatistics; PARTS]>,
    /// Points of the king's bonus, per player and game, by part of the game.
    pub king_bonus: [Mean; PARTS],
    /// Points of the grande bonus, per player and game, by part of the game.
    pub grande_bonus: [Mean; PARTS],
    /// By seat; seat 0 sits first, wherever the start marker is.
    pub seats: BTreeMap<usize, Choice>,
    /// By round.
    pub rounds: BTreeMap<u8, RoundStatistics>,
    /// By the name of the bot, in records that name their bots.
    pub levels: BTreeMap<String, LevelStatistics>,
}

/// How the players who made one choice finished.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// The share of wins; a shared win counts as a fraction.
    pub wins: Mean,
    /// Points at the end above the mean of the table.
    pub margin: Mean,
}

/// How many times an action card was taken, and how the players who took it finished.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardStatistics {
    /// The share of its appearances in which a player took it; the King card appears again until it is taken.
    pub taken: Mean,
    /// The place in turn order of those who took it, from 1.
    pub turn: Mean,
    /// How they finished.
    pub takers: Choice,
    /// Their points at the end above the mean of the table, by the part of the game in which they took it.
    pub margins: [Mean; PARTS],
}

/// A round.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundStatistics {
    /// Points of a player in this round.
    pub points: Mean,
    /// How the players with the most points after this round finished.
    pub leader: Choice,
    /// How the players who were first in turn order finished.
    pub first: Choice,
}

/// The games of a level.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LevelStatistics {
    /// Points at the end.
    pub points: Mean,
    /// How its seats finished.
    pub results: Choice,
}

/// A place in a general scoring.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceStatistics {
    /// Caballeros of the player with the most.
    pub leader: Mean,
    /// Caballeros of the player with the second most.
    pub second: Mean,
    /// Points of the player who got the most there, bonuses included.
    pub points: Mean,
    /// The share of scorings in which several had the most.
    pub ties: Mean,
}

impl Statistics {
    /// Adds a finished game and the levels of its seats, as far as they are known; a game that is not over adds nothing.
    pub fn add(&mut self, record: &Record, levels: &[(Player, String)]) {
        let board = record.game().board();
        if board.is_over() {
            self.tables.entry(board.seats().len()).or_default().add(record, levels);
        }
    }

    /// Adds the games of another set.
    pub fn merge(&mut self, other: &Statistics) {
        for (players, table) in &other.tables {
            self.tables.entry(*players).or_default().merge(table);
        }
    }

    /// The JSON for readers: every mean with its count and standard error, rounded.
    pub fn summary(&self) -> Value {
        mean::rounded(serde_json::to_value(self).expect("every key is a word or a number"))
    }

    /// The number of games.
    pub fn games(&self) -> u64 {
        self.tables.values().map(|table| table.games).sum()
    }
}

impl TableStatistics {
    fn add(&mut self, record: &Record, levels: &[(Player, String)]) {
        let outcomes = Outcomes::of(record);
        self.games += 1;
        for (seat, outcome) in outcomes.seats().enumerate() {
            self.points.add(outcome.points);
            self.seats.entry(seat).or_default().add(outcome.win, outcome.margin);
        }
        for (player, level) in levels {
            let Some(outcome) = outcomes.of_player(*player) else { continue };
            let statistics = self.levels.entry(level.clone()).or_default();
            statistics.points.add(outcome.points);
            statistics.results.add(outcome.win, outcome.margin);
        }
        game::count(self, record, &outcomes);
    }

    fn merge(&mut self, other: &TableStatistics) {
        self.games += other.games;
        self.points.merge(&other.points);
        merge_parts(&mut self.king_bonus, &other.king_bonus);
        merge_parts(&mut self.grande_bonus, &other.grande_bonus);
        other.cards.iter().for_each(|(card, found)| self.cards.entry(card).or_default().merge(found));
        other.seats.iter().for_each(|(seat, found)| self.seats.entry(*seat).or_default().merge(found));
        for (round, found) in &other.rounds {
            self.rounds.entry(*round).or_default().merge(found);
        }
        for (level, found) in &other.levels {
            self.levels.entry(level.clone()).or_default().merge(found);
        }
        for (power, found) in &other.powers {
            let own = self.powers.entry(*power).or_default();
            own.iter_mut().zip(found).for_each(|(own, found)| own.merge(found));
        }
        for (place, found) in &other.places {
            let own = self.places.entry(place).or_default();
            own.iter_mut().zip(found).for_each(|(own, found)| own.merge(found));
        }
    }
}

impl Choice {
    fn add(&mut self, win: f64, margin: f64) {
        self.wins.add(win);
        self.margin.add(margin);
    }

    fn merge(&mut self, other: &Choice) {
        self.wins.merge(&other.wins);
        self.margin.merge(&other.margin);
    }
}

impl CardStatistics {
    fn merge(&mut self, other: &CardStatistics) {
        self.taken.merge(&other.taken);
        self.turn.merge(&other.turn);
        self.takers.merge(&other.takers);
        merge_parts(&mut self.margins, &other.margins);
    }
}

impl RoundStatistics {
    fn merge(&mut self, other: &RoundStatistics) {
        self.points.merge(&other.points);
        self.leader.merge(&other.leader);
        self.first.merge(&other.first);
    }
}

impl LevelStatistics {
    fn merge(&mut self, other: &LevelStatistics) {
        self.points.merge(&other.points);
        self.results.merge(&other.results);
    }
}

impl PlaceStatistics {
    fn merge(&mut self, other: &PlaceStatistics) {
        self.leader.merge(&other.leader);
        self.second.merge(&other.second);
        self.points.merge(&other.points);
        self.ties.merge(&other.ties);
    }
}

fn merge_parts(own: &mut [Mean; PARTS], other: &[Mean; PARTS]) {
    own.iter_mut().zip(other).for_each(|(own, other)| own.merge(other));
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a failed unwrap fails the test")]
mod tests {
    use std::collections::BTreeSet;

    use engine::{Edition, Player, Setup, Variants};
    use serde_json::Value;

    use super::*;
    use crate::random_play;
    use crate::rng::seeded_rng;

    fn random_game(players: u8, seed: u64) -> Record {
        let variants = Variants::players(players).expect("a table of this size");
        let mut rng = seeded_rng(seed, 0);
        let setup = Setup::deal(Edition::embedded(), variants, &mut rng);
        random_play::play_recorded(setup, &mut rng, &mut ())
    }

    fn statistics(games: impl Iterator<Item = Record>) -> Statistics {
        games.fold(Statistics::default(), |mut all, record| {
            all.add(&record, &[]);
            all
        })
    }

    #[test]
    fn every_choice_of_a_game_is_counted_once() {
        let all = statistics((0..20).map(|seed| random_game(4, seed)));
        let table = &all.tables[&4];
        let powers: u64 = table.powers.values().flatten().map(|choice| choice.wins.count()).sum();
        let taken: u64 = table.cards.values().map(|card| card.takers.wins.count()).sum();
        assert_eq!((table.games, powers, taken), (20, 20 * 9 * 4, 20 * 9 * 4));
        let scorings: u64 = table.places.values().flatten().map(|place| place.leader.count()).sum();
        assert_eq!(scorings, 20 * 3 * 10, "nine regions and the castillo, three times");
        assert!(table.cards.values().all(|card| card.taken.value() <= 1.0));
        let margins: u64 = table.cards.values().flat_map(|card| &card.margins).map(Mean::count).sum();
        assert_eq!(margins, taken, "each in one part of the game");
        assert!(table.king_bonus.iter().chain(&table.grande_bonus).all(|bonus| bonus.count() == 20));
    }

    #[test]
    fn margins_and_wins_of_all_players_of_a_game_balance() {
        let all = statistics((0..20).map(|seed| random_game(3, seed)));
        let seats: Vec<_> = all.tables[&3].seats.values().collect();
        let margin: f64 = seats.iter().map(|seat| seat.margin.value()).sum();
        let wins: f64 = seats.iter().map(|seat| seat.wins.value()).sum();
        assert!(margin.abs() < 1e-9 && (wins - 1.0).abs() < 1e-9, "{margin} {wins}");
    }

    #[test]
    fn merged_statistics_equal_those_of_all_games() {
        let [mut half, other] = [0..5, 5..10].map(|seeds| statistics(seeds.map(|seed| random_game(5, seed))));
        half.merge(&other);
        let whole = statistics((0..10).map(|seed| random_game(5, seed)));
        let counts = |all: &Statistics| {
            let table = &all.tables[&5];
            (all.games(), table.cards.len(), table.powers[&13].clone().map(|choice| choice.wins.count()))
        };
        assert_eq!(counts(&half), counts(&whole));
    }

    /// The objects of this have IDs and numbers as keys, not fields.
    const BY_ID: [&str; 5] = ["tables", "cards", "powers", "places", "seats"];

    /// The paths of all fields, with `*` for IDs, numbers and places in arrays.
    fn fields(value: &Value, path: &str, found: &mut BTreeSet<String>) {
        let is_by_id = BY_ID.iter().any(|name| path.ends_with(name));
        match value {
            Value::Object(fields_of) => fields_of.iter().for_each(|(key, inner)| {
                let key = if is_by_id { "*" } else { key };
                fields(inner, &format!("{path}/{key}"), found);
            }),
            Value::Array(items) => {
                items.iter().for_each(|item| fields(item, &format!("{path}/*{}", items.len()), found));
            }
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
                found.insert(path.to_owned());
            }
        }
    }

    #[test]
    fn the_statistics_of_the_strategy_page_have_the_fields_that_explore_writes() {
        let page: Value =
            serde_json::from_str(include_str!("../../../../web/page/rules/strategy.json")).unwrap();
        let written = statistics([random_game(2, 1)].into_iter()).summary();
        let [mut expected, mut found, mut variants] = [BTreeSet::new(), BTreeSet::new(), BTreeSet::new()];
        fields(&written["tables"], "tables", &mut expected);
        expected.retain(|path| {
            !["rounds", "levels"].iter().any(|unused| path.starts_with(&format!("tables/*/{unused}")))
        });
        for table in page["tables"].as_object().unwrap().values() {
            fields(&table["variants"]["cards"], "tables/*/cards", &mut variants);
        }
        fields(&page["tables"], "tables", &mut found);
        found.retain(|path| !path.starts_with("tables/*/variants/"));
        assert_eq!(found, expected, "run cargo xtask strategy");
        assert!(!variants.is_empty() && variants.is_subset(&expected), "{variants:?}");
    }

    #[test]
    fn rounds_add_up_to_the_final_points_and_levels_to_all_seats() {
        let levels: Vec<_> =
            (0..3).filter_map(Player::seat).zip(["a", "b", "a"].map(str::to_owned)).collect();
        let mut all = Statistics::default();
        (0..10).for_each(|seed| all.add(&random_game(3, seed), &levels));
        let table = &all.tables[&3];
        let scored: f64 = table.rounds.values().map(|round| round.points.value()).sum();
        assert!((scored - table.points.value()).abs() < 1e-9, "{scored} {:?}", table.points);
        assert_eq!(table.rounds.keys().copied().collect::<Vec<_>>(), (1..=9).collect::<Vec<_>>());
        assert!(table.rounds.values().all(|round| round.first.wins.count() == 10));
        let last = &table.rounds[&9].leader;
        assert!((last.wins.value() * last.wins.count() as f64 - 10.0).abs() < 1e-9, "leaders at the end won");
        let seats: Vec<_> =
            table.levels.iter().map(|(name, level)| (&**name, level.points.count())).collect();
        assert_eq!(seats, [("a", 20), ("b", 10)]);
    }

    #[test]
    fn stored_statistics_are_read_back() {
        let all = statistics((0..5).map(|seed| random_game(4, seed)));
        let text = serde_json::to_string(&all).unwrap();
        assert_eq!(serde_json::from_str::<Statistics>(&text).unwrap().summary(), all.summary());
        assert!(serde_json::from_str::<Statistics>(&text.replacen("\"granada\"", "\"madrid\"", 1)).is_err());
        let games = all.summary()["tables"]["4"]["points"]["count"].clone();
        assert_eq!(games, 20);
    }

    #[test]
    fn an_unfinished_game_is_not_counted() {
        let mut record = random_game(2, 1);
        record.take_back_to(10);
        let mut all = Statistics::default();
        all.add(&record, &[]);
        assert_eq!(all.games(), 0);
        assert!(record.game().board().seats().has(Player::Red));
    }
}
