//! Training data for the network.
//!
//! `cargo run --release -p elgrande-bots --example training -- play FILE GAMES ITERATIONS INSTINCT SEED [SECONDS [NETWORK]]`
//! plays games with `ITERATIONS` per decision and `INSTINCT` of 100 turns without search. The same numbers give the same
//! bytes on any number of threads. With `SECONDS` it stops early, after a whole block of games.
//!
//! `… -- positions GAMES_FILE FILE KEEP` replays them and records one position in `KEEP` for `train/train.py`.

use std::error::Error;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::time::{Duration, Instant};

use bots::training::{GameSpec, RECORD_SIZE, StoredGame};
use bots::{Level, Network};
use rayon::iter::{IntoParallelIterator, IntoParallelRefIterator, ParallelIterator};

type Outcome<T> = Result<T, Box<dyn Error>>;

/// Games are played in blocks of this size and written in order.
const BLOCK: u64 = 512;

fn main() -> Outcome<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments.as_slice() {
        ["play", file, games, iterations, instinct, seed, rest @ ..] => {
            let (iterations, instinct) = (iterations.parse()?, instinct.parse()?);
            let network = rest.get(1).map_or(Ok(Network::embedded()), |path| read(path))?;
            let recipe = GameSpec { kind: Level::Master.into(), network, iterations, instinct };
            let seconds = rest.first().map_or(Ok(u64::MAX), |seconds| seconds.parse())?;
            play(&recipe, file, games.parse()?, seed.parse()?, Duration::from_secs(seconds))
        }
        ["positions", games, file, keep] => positions(games, file, keep.parse()?),
        _ => Err("usage: play FILE GAMES ITERATIONS INSTINCT SEED [SECONDS [NETWORK]], or positions GAMES_FILE FILE KEEP".into()),
    }
}

fn read(path: &str) -> Outcome<&'static Network> {
    let network = Network::from_bytes(&std::fs::read(path)?);
    Ok(Box::leak(Box::new(network.ok_or_else(|| format!("{path} is not a network"))?)))
}

fn play(recipe: &GameSpec, file: &str, games: u64, seed: u64, limit: Duration) -> Outcome<()> {
    let begun = Instant::now();
    let mut out = BufWriter::new(File::create(file)?);
    let mut played = 0;
    while played < games && begun.elapsed() < limit {
        let seeds: Vec<u64> = (played..games.min(played + BLOCK)).map(|game| seed << 32 | game).collect();
        played += seeds.len() as u64;
        let block: Vec<Vec<u8>> = seeds.into_par_iter().map(|seed| recipe.play(seed).to_bytes()).collect();
        block.iter().try_for_each(|game| out.write_all(game))?;
    }
    out.flush()?;
    println!("{file}: {played} games, {:.1} a second", played as f64 / begun.elapsed().as_secs_f64());
    Ok(())
}

fn positions(games: &str, file: &str, keep: usize) -> Outcome<()> {
    let bytes = std::fs::read(games)?;
    let (mut rest, mut stored) = (bytes.as_slice(), Vec::new());
    while !rest.is_empty() {
        let (game, more) = StoredGame::read(rest).ok_or_else(|| format!("{games} is cut off"))?;
        stored.push(game);
        rest = more;
    }
    let mut out = BufWriter::new(File::create(file)?);
    let mut count = 0;
    for block in stored.chunks(BLOCK as usize) {
        let records: Option<Vec<Vec<u8>>> = block.par_iter().map(|game| game.positions(keep)).collect();
        for records in records.ok_or_else(|| format!("{games} has a game that cannot be replayed"))? {
            count += records.len() / RECORD_SIZE;
            out.write_all(&records)?;
        }
    }
    out.flush()?;
    println!("{file}: {count} positions of {} games", stored.len());
    Ok(())
}
