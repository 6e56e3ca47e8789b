//! Decisions per second of `Vector` with observation and mask, beside actions per second of the bare engine, on one core.
//!
//! ```text
//! cargo run --release -p elgrande-environment --example speed [SECONDS] [TABLES] [VARIANT…]
//! ```
//!
//! Both play random legal actions. They take turns in the same process, and the best of nine rounds counts, so that other
//! work on the machine disturbs the ratio as little as possible. A step includes the choice of its action.

use std::time::Instant;

use bots::Budget;
use engine::chance::pick;
use engine::{Edition, Game, Setup, Variants};
use environment::random::generator;
use environment::table::Rules;
use environment::vector::{Rows, Vector};
use environment::{ACTIONS, OBSERVATION, Reward};

const ROUNDS: u32 = 9;

fn main() {
    let mut words = std::env::args().skip(1);
    let seconds: f64 = words.next().map_or(9.0, |word| word.parse().expect("a number of seconds"));
    let tables: usize = words.next().map_or(1024, |word| word.parse().expect("a number of tables"));
    let plain = Variants::players(4).expect("four can play");
    let variants =
        words.fold(plain, |variants, word| variants.with_word(&word).expect("a word for a variant"));
    let mut environment = Environment::new(variants, tables);
    let (mut engine, mut best) = (Engine { variants, games: 0 }, [0.0_f64; 2]);
    let each = seconds / f64::from(2 * ROUNDS);
    for _ in 0..ROUNDS {
        best[0] = best[0].max(rate(each, || engine.play()));
        best[1] = best[1].max(rate(each, || environment.step()));
    }
    println!("{variants:?}, {tables} tables, one thread");
    println!("bare engine  {:6.2} million actions per second", best[0] / 1e6);
    println!(
        "environment  {:6.2} million decisions per second, {:.3} of the engine",
        best[1] / 1e6,
        best[1] / best[0]
    );
}

/// How many per second, doing it again and again for so long.
fn rate(seconds: f64, mut work: impl FnMut() -> u64) -> f64 {
    let (started, mut count) = (Instant::now(), 0);
    loop {
        count += work();
        let spent = started.elapsed().as_secs_f64();
        if spent >= seconds {
            return count as f64 / spent;
        }
    }
}

struct Engine {
    variants: Variants,
    games: u64,
}

impl Engine {
    /// A whole game; returns the number of actions.
    fn play(&mut self) -> u64 {
        let (mut rng, mut actions) = (generator(1, self.games), 0);
        self.games += 1;
        let mut game = Game::new(&Setup::deal(Edition::embedded(), self.variants, &mut rng));
        while let Some((player, decision)) = game.question() {
            let action = pick(decision, &mut rng);
            game.apply(player, action).expect("options are accepted");
            actions += 1;
        }
        actions
    }
}

struct Environment {
    vector: Vector,
    steps: u64,
    numbers: Vec<i64>,
    observations: Vec<u8>,
    masks: Vec<u8>,
    rewards: Vec<f32>,
    wins: Vec<f32>,
    players: Vec<u8>,
    dones: Vec<u8>,
}

impl Environment {
    fn new(variants: Variants, tables: usize) -> Environment {
        let rules = Rules {
            edition: Edition::embedded(),
            variants,
            opponents: Vec::new(),
            budget: Budget::default(),
            reward: Reward::Win,
            seed: 1,
            skip_forced: true,
        };
        Environment {
            vector: Vector::new(rules, tables, 1).expect("no thread is started"),
            steps: 0,
            numbers: vec![0; tables],
            observations: vec![0; tables * OBSERVATION],
            masks: vec![0; tables * ACTIONS],
            rewards: vec![0.0; tables * 5],
            wins: vec![0.0; tables * 5],
            players: vec![0; tables],
            dones: vec![0; tables],
        }
    }

    /// A random action at every table; returns the number of decisions.
    fn step(&mut self) -> u64 {
        self.vector.sample(self.steps, &mut self.numbers);
        self.steps += 1;
        let rows = Rows {
            observations: &mut self.observations,
            masks: &mut self.masks,
            rewards: &mut self.rewards,
            wins: &mut self.wins,
            players: &mut self.players,
            dones: &mut self.dones,
        };
        self.vector.step(&self.numbers, rows).expect("the actions are legal");
        self.numbers.len() as u64
    }
}
