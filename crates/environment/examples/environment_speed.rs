//! Decisions per second of `Vector` with observation and mask, beside actions per second of the bare engine, on one core.
//!
//! ```text
//! cargo run --release -p elgrande-environment --example environment_speed [SECONDS] [TABLES] [VARIANT…]
//! ```
//!
//! Both play random legal actions. They take turns in the same process, and the best of nine rounds counts, so that other
//! work on the machine disturbs the ratio as little as possible. On Linux, rates are also given per second of processor
//! time, which other work disturbs less; ratios use these.

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
    let (mut engine, mut environment) = (Engine { variants, games: 0 }, Environment::new(variants, tables));
    let (each, mut best) = (seconds / f64::from(3 * ROUNDS), [Rate::default(); 3]);
    for _ in 0..ROUNDS {
        let engine = rate(each, || engine.play());
        let choice = rate(each, || environment.choose());
        let both = rate(each, || environment.choose_and_step());
        best.iter_mut().zip([engine, choice, both]).for_each(|(best, rate)| *best = best.max(rate));
    }
    let words: Vec<&str> = ["4 players"].into_iter().chain(variants.words()).collect();
    println!("{}, {tables} tables, one thread", words.join(" "));
    let [engine, choice, both] = best;
    println!("million per second                   processor time    wall time    of the engine");
    let step = both.without(choice);
    let rows = [("engine, actions", engine), ("step, decisions", step), ("choice and step, decisions", both)];
    for (name, rate) in rows {
        let ratio = rate.processor / engine.processor;
        let [processor, wall] = [rate.processor / 1e6, rate.wall / 1e6];
        println!("{name:32} {processor:18.2} {wall:12.2} {ratio:16.3}");
    }
}

/// How many per second.
#[derive(Clone, Copy, Default)]
struct Rate {
    processor: f64,
    wall: f64,
}

impl Rate {
    fn max(self, other: Rate) -> Rate {
        Rate { processor: self.processor.max(other.processor), wall: self.wall.max(other.wall) }
    }

    /// The rate of the rest of the work, if a part of it is done at this rate.
    fn without(self, part: Rate) -> Rate {
        let rest = |whole: f64, part: f64| 1.0 / (1.0 / whole - 1.0 / part);
        Rate { processor: rest(self.processor, part.processor), wall: rest(self.wall, part.wall) }
    }
}

/// How many per second, doing it again and again for so long.
fn rate(seconds: f64, mut work: impl FnMut() -> u64) -> Rate {
    let (started, processor, mut count) = (Instant::now(), processor_seconds(), 0);
    while started.elapsed().as_secs_f64() < seconds {
        count += work();
    }
    let wall = started.elapsed().as_secs_f64();
    let spent = match processor_seconds() - processor {
        0.0 => wall,
        spent => spent,
    };
    Rate { processor: count as f64 / spent, wall: count as f64 / wall }
}

/// How long this thread has had a processor; 0 if the system does not say.
fn processor_seconds() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    text.split(' ').next().and_then(|nanos| nanos.parse().ok()).map_or(0.0, |nanos: f64| nanos / 1e9)
}

struct Engine {
    variants: Variants,
    games: u64,
}

impl Engine {
    /// A whole game; returns the number of actions.
    #[inline(never)]
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

    /// A random action for every table; returns the number of decisions.
    #[inline(never)]
    fn choose(&mut self) -> u64 {
        self.steps += 1;
        self.vector.sample(self.steps, &mut self.numbers);
        self.numbers.len() as u64
    }

    /// Plays a random action at every table; returns the number of decisions.
    #[inline(never)]
    fn choose_and_step(&mut self) -> u64 {
        let decisions = self.choose();
        let rows = Rows {
            observations: &mut self.observations,
            masks: &mut self.masks,
            rewards: &mut self.rewards,
            wins: &mut self.wins,
            players: &mut self.players,
            dones: &mut self.dones,
        };
        self.vector.step(&self.numbers, rows).expect("the actions are legal");
        decisions
    }
}
