//! Measures a bot, also with a network that is not installed:
//! `cargo run --release -p elgrande-bots --example measure -- ONE OTHERS BUDGET TABLE GAMES SEED`.
//!
//! One bot plays against others of one kind, from every seat in turn. A bot is a kind, or a kind with a network file:
//! `grande`, `master`, `master=net.bin`. The budget is `200ms` or `300it`, the table `4` or `4,regency,short`.

use std::error::Error;

use bots::{Bot, Budget, Kind, Network};
use engine::{Edition, Event, Game, Player, Setup, Sink, Variants, Viewer};
use rand_pcg::Pcg64Mcg;
use rayon::iter::{IntoParallelIterator, ParallelIterator};

type Outcome<T> = Result<T, Box<dyn Error>>;

/// A kind of bot with its network.
#[derive(Clone, Copy)]
struct Entrant {
    kind: Kind,
    network: &'static Network,
}

/// What is played.
struct Match {
    one: Entrant,
    others: Entrant,
    budget: Budget,
    variants: Variants,
    seed: u64,
}

/// How one game went for the one: its share of the win, and its points ahead of the best opponent.
type Score = (f64, f64);

fn main() -> Outcome<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [one, others, budget, table, games, seed] = arguments.as_slice() else {
        return Err("usage: ONE OTHERS BUDGET TABLE GAMES SEED".into());
    };
    let played = Match {
        one: entrant(one)?,
        others: entrant(others)?,
        budget: read_budget(budget)?,
        variants: read_table(table)?,
        seed: seed.parse()?,
    };
    let scores: Vec<Score> = (0..games.parse()?).into_par_iter().map(|game: u64| played.play(game)).collect();
    println!("{one} against {others}, {budget}, table {table}: {}", summary(&scores));
    Ok(())
}

fn entrant(text: &str) -> Outcome<Entrant> {
    let (kind, path) = text.split_once('=').map_or((text, None), |(kind, path)| (kind, Some(path)));
    let network = match path {
        Some(path) => Box::leak(Box::new(
            Network::from_bytes(&std::fs::read(path)?).ok_or_else(|| format!("{path} is not a network"))?,
        )),
        None => Network::embedded(),
    };
    Ok(Entrant { kind: kind.parse()?, network })
}

fn read_budget(text: &str) -> Outcome<Budget> {
    if let Some(millis) = text.strip_suffix("ms") {
        return Ok(Budget::millis(millis.parse()?));
    }
    let iterations = text.strip_suffix("it").ok_or("a budget is 200ms or 300it")?;
    Ok(Budget::iterations(iterations.parse()?))
}

fn read_table(text: &str) -> Outcome<Variants> {
    let mut words = text.split(',');
    let plain = Variants::players(words.next().unwrap_or("").parse()?)?;
    words.try_fold(plain, |variants, word| Ok(variants.with_word(word)?))
}

impl Match {
    /// Game `i` is deal `i / players` with the one in seat `i % players`.
    fn play(&self, game: u64) -> Score {
        let players = u64::from(self.variants.player_count());
        let (deal, one) = (game / players, (game % players) as usize);
        let mut rng = Pcg64Mcg::new(u128::from(self.seed) << 64 | u128::from(deal << 1 | 1));
        let setup = Setup::deal(Edition::embedded(), self.variants, &mut rng);
        let bot = |(at, seat): (usize, Player)| {
            let Entrant { kind, network } = if at == one { self.one } else { self.others };
            Bot::new(kind, self.variants, seat, self.seed << 40 | game << 8 | at as u64).with_network(network)
        };
        let seats = Player::ALL.into_iter().take(players as usize).enumerate();
        let mut bots = Bots(seats.map(bot).collect());
        let mut game = Game::begin(&setup, &mut bots);
        while let Some((player, _)) = game.question() {
            let view = game.view(Viewer::Seat(player));
            let answer = bots.0[player.index()].answer(&view, &self.budget).expect("the player is asked");
            game.apply_with_events(player, answer.action, &mut bots).expect("bots answer what is allowed");
        }
        score(&game, Player::ALL[one])
    }
}

fn score(game: &Game, one: Player) -> Score {
    let winners = game.standing().leaders();
    let win = if winners.has(one) { 1.0 / winners.len() as f64 } else { 0.0 };
    let points = |player| f64::from(game.board().score(player));
    let best = game.board().seats().without(one).iter().map(points).fold(f64::MIN, f64::max);
    (win, points(one) - best)
}

/// Every bot observes all events.
struct Bots(Vec<Bot>);

impl Sink for Bots {
    fn emit(&mut self, event: Event) {
        self.0.iter_mut().for_each(|bot| bot.observe(&event));
    }
}

/// Wins with their 95 % interval (Wilson), and the mean margin.
fn summary(scores: &[Score]) -> String {
    let games = scores.len() as f64;
    let share = scores.iter().map(|(win, _)| win).sum::<f64>() / games;
    let margin = scores.iter().map(|(_, margin)| margin).sum::<f64>() / games;
    let z = 1.96_f64;
    let centre = (share + z * z / (2.0 * games)) / (1.0 + z * z / games);
    let spread =
        z / (1.0 + z * z / games) * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
    let [share, low, high] = [share, centre - spread, centre + spread].map(|part| 100.0 * part);
    format!("{games} games, {share:.1} % wins ({low:.1} – {high:.1}), margin {margin:+.1}")
}
