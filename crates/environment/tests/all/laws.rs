//! Laws of observations and action numbers, over all variants.

use std::collections::BTreeSet;

use bots::{Budget, Kind, Level};
use engine::chance::pick;
use engine::scramble::scramble;
use engine::{Edition, Game, Player, Setup, Variants, View, Viewer};
use environment::dataset::{Dataset, Series};
use environment::random::generator;
use environment::table::Rules;
use environment::vector::{Rows, Vector};
use environment::{ACTIONS, OBSERVATION, Reward, action_at, index_of, observe, write_mask};
use expect_test::expect_file;

fn seen(view: &View, seat: Player) -> [u8; OBSERVATION] {
    let mut observation = [9; OBSERVATION];
    observe(view, seat, &mut observation);
    observation
}

fn mask(view: &View, seat: Player) -> [u8; ACTIONS] {
    let mut mask = [9; ACTIONS];
    let players = usize::from(view.board().variants().player_count());
    match view.decision() {
        Some(decision) => write_mask(&decision, seat, players, &mut mask),
        None => mask.fill(0),
    }
    mask
}

/// Looks at every position of random games over all variants.
fn each_position(games: u64, mut look: impl FnMut(&Game, u64)) {
    for variants in Variants::all().flat_map(|variants| [variants, variants.with_memory_aid()]) {
        for seed in 0..games {
            let mut rng = generator(seed, 1);
            let mut game = Game::new(&Setup::deal(Edition::embedded(), variants, &mut rng));
            while let Some((player, decision)) = game.question() {
                look(&game, seed);
                let action = pick(decision, &mut rng);
                game.apply(player, action).unwrap();
            }
        }
    }
}

#[test]
fn a_seat_sees_nothing_hidden() {
    let mut rng = generator(1, 2);
    let mut hidden = 0;
    each_position(1, |game, _| {
        for seat in game.board().seats().iter() {
            let other = scramble(game, Viewer::Seat(seat), &mut rng);
            let views = [game, &other].map(|game| game.view(Viewer::Seat(seat)));
            assert!(seen(&views[0], seat) == seen(&views[1], seat), "{seat} can tell secrets apart");
            assert!(mask(&views[0], seat) == mask(&views[1], seat), "{seat} can tell secrets apart");
            hidden += u32::from(other != *game);
        }
    });
    assert!(hidden > 10_000, "other secrets were tried: {hidden}");
}

#[test]
fn every_answer_is_a_number_and_back_and_the_mask_has_exactly_these() {
    each_position(3, |game, _| {
        let players = game.board().seats().len();
        for seat in game.to_act().iter() {
            let decision = game.decision(seat).unwrap();
            let numbers: BTreeSet<usize> =
                decision.options().map(|action| index_of(action, seat, players)).collect();
            assert_eq!(numbers.len(), decision.len(), "{decision}");
            assert_eq!(decision.is_forced(), decision.len() == 1, "{decision}");
            let mask = mask(&game.view(Viewer::Seat(seat)), seat);
            let legal: BTreeSet<usize> = (0..ACTIONS).filter(|index| mask[*index] == 1).collect();
            assert_eq!(numbers, legal, "{decision}");
            for action in decision.options() {
                assert_eq!(action_at(index_of(action, seat, players), seat, players), Some(action));
            }
        }
    });
}

#[test]
fn an_observation_tells_positions_apart() {
    let (mut distinct, mut all) = (0, 0);
    let mut last = [0; OBSERVATION];
    each_position(1, |game, _| {
        let (seat, _) = game.question().unwrap();
        let now = seen(&game.view(Viewer::Seat(seat)), seat);
        distinct += u32::from(now != last);
        all += 1;
        last = now;
    });
    assert_eq!(distinct, all, "an action changes what is seen");
}

struct Arrays {
    observations: Vec<u8>,
    masks: Vec<u8>,
    rewards: Vec<f32>,
    wins: Vec<f32>,
    players: Vec<u8>,
    dones: Vec<u8>,
}

impl Arrays {
    fn new(tables: usize) -> Arrays {
        Arrays {
            observations: vec![0; tables * OBSERVATION],
            masks: vec![0; tables * ACTIONS],
            rewards: vec![0.0; tables * 5],
            wins: vec![0.0; tables * 5],
            players: vec![0; tables],
            dones: vec![0; tables],
        }
    }

    fn rows(&mut self) -> Rows<'_> {
        Rows {
            observations: &mut self.observations,
            masks: &mut self.masks,
            rewards: &mut self.rewards,
            wins: &mut self.wins,
            players: &mut self.players,
            dones: &mut self.dones,
        }
    }
}

fn rules(variants: Variants, opponents: usize) -> Rules {
    Rules {
        edition: Edition::embedded(),
        variants,
        opponents: vec![Kind::from(Level::Random); opponents],
        budget: Budget::iterations(1),
        reward: Reward::Win,
        seed: 5,
        skip_forced: true,
    }
}

/// A hash of all arrays over many steps.
fn run(threads: usize, opponents: usize) -> (u64, usize) {
    let variants = Variants::players(3).unwrap().with_power_shift();
    let mut vector = Vector::new(rules(variants, opponents), 200, threads).unwrap();
    let (mut arrays, mut actions) = (Arrays::new(200), vec![0; 200]);
    let (mut hash, mut ended) = (0u64, 0);
    vector.reset(5, arrays.rows());
    for step in 0..400 {
        vector.sample(step, &mut actions);
        vector.step(&actions, arrays.rows()).unwrap();
        let bytes = arrays.observations.iter().chain(&arrays.masks).chain(&arrays.players);
        hash = bytes.fold(hash, |hash, byte| hash.rotate_left(5) ^ u64::from(*byte));
        for table in (0..200).filter(|table| arrays.dones[*table] == 1) {
            ended += 1;
            let wins: f32 = arrays.wins[5 * table..][..5].iter().sum();
            let paid: f32 = arrays.rewards[5 * table..][..5].iter().sum();
            assert!((wins - 1.0).abs() < 1e-5 && paid.abs() < 1e-5, "{wins} {paid}");
        }
    }
    (hash, ended)
}

#[test]
fn tables_do_not_depend_on_the_number_of_threads() {
    let (one, ended) = run(1, 0);
    assert_eq!(run(3, 0), (one, ended));
    assert!(ended >= 200, "{ended} games ended");
    assert_eq!(run(1, 2), run(2, 2));
}

#[test]
fn an_illegal_action_is_refused_and_nothing_is_played() {
    let mut vector = Vector::new(rules(Variants::players(4).unwrap(), 3), 10, 1).unwrap();
    let (mut arrays, mut actions) = (Arrays::new(10), vec![0; 10]);
    vector.reset(5, arrays.rows());
    let before: Vec<Game> = vector.tables().iter().map(|table| *table.game()).collect();
    vector.sample(1, &mut actions);
    for bad in [-1, ACTIONS as i64, 0] {
        actions[7] = bad;
        let refused = vector.step(&actions, arrays.rows()).unwrap_err();
        assert_eq!((refused.table, refused.index), (7, bad));
        assert!(vector.tables().iter().map(|table| *table.game()).eq(before.iter().copied()));
    }
}

#[test]
fn a_dataset_follows_from_its_seed_and_every_policy_sums_to_one() {
    let series = Series {
        edition: Edition::embedded(),
        variants: Variants::players(3).unwrap().with_short(),
        bots: vec![Level::Squire.into(), Level::Caballero.into(), Level::Random.into()],
        budget: Budget::iterations(8),
        seed: 3,
    };
    let data = Dataset::play(&series, 0..3);
    assert_eq!(Dataset::play(&series, 0..3), data);
    let examples = data.actions.len();
    assert_eq!(data.observations.len(), examples * OBSERVATION);
    assert_eq!((data.starts.len(), data.wins.len(), data.games.len()), (examples + 1, examples, examples));
    for range in data.starts.windows(2) {
        let share: f32 = data.shares[range[0] as usize..range[1] as usize].iter().sum();
        assert!((share - 1.0).abs() < 1e-3, "{share}");
    }
}

#[test]
fn the_documentation_lists_every_plane_and_every_group_of_actions() {
    let text = format!(
        "# Observations and actions\n\n\
         Generated from `crates/environment`; `UPDATE_EXPECT=1 cargo test -p elgrande-environment` rewrites it.\n\n\
         Version {}.\n\n\
         ## Observation: {OBSERVATION} bytes\n\n\
         Colours and seats are counted as the observing seat sees them: itself first, then clockwise; the dummy is the last\n\
         colour. Absent colours, seats and cards are 0, so the size is the same for every number of players and every variant.\n\n\
         {}\n\
         ## Actions: {ACTIONS} numbers\n\n\
         Colours are counted as the acting seat sees them, everything else in the order of [notation.md](notation.md).\n\n{}",
        environment::VERSION,
        environment::planes::describe(),
        environment::action_groups::describe(),
    );
    expect_file!["../../../../docs/observation.md"].assert_eq(&text);
}
