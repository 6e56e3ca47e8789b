//! Makes the lore of the bots: `cargo run --release -p elgrande-bots --example learn -- PLAYERS GAMES FILE`.
//!
//! All players follow the instinct, first with a beginner's lore, then with the lore of the generation before. The
//! same arguments give the same bytes on every machine.

use std::error::Error;

use bots::Lore;
use bots::learn::Tally;
use engine::Variants;
use rand_pcg::Pcg64Mcg;
use rayon::iter::{IntoParallelIterator, ParallelIterator};

/// The number of generations.
const GENERATIONS: u64 = 6;
/// Games are counted in this many chunks, which are added up in order.
const CHUNKS: u64 = 64;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [players, games, file] = arguments.as_slice() else {
        return Err("write: PLAYERS GAMES FILE".into());
    };
    let (players, games) = (players.parse()?, games.parse()?);
    Variants::players(players)?;
    let mut lore = Lore::naive().clone();
    for generation in 0..GENERATIONS {
        lore = learn_from(players, games, generation, &lore);
        println!("generation {} of {GENERATIONS}", generation + 1);
    }
    Ok(std::fs::write(file, lore.to_bytes())?)
}

fn learn_from(players: u8, games: u64, generation: u64, lore: &Lore) -> Lore {
    let chunk = |chunk: u64| {
        let mut tally = Tally::default();
        for game in (chunk..games).step_by(CHUNKS as usize) {
            let seed = u128::from(generation) << 64 | u128::from(game);
            tally.play(
                table(players, game),
                lore,
                &mut Pcg64Mcg::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1),
            );
        }
        tally
    };
    let chunks: Vec<Tally> = (0..CHUNKS).into_par_iter().map(chunk).collect();
    chunks.iter().fold(Tally::default(), Tally::with).lore(lore)
}

/// All tables for this number of players in turn, except the short game, which skips rounds.
fn table(players: u8, game: u64) -> Variants {
    let tables: Vec<_> =
        Variants::all().filter(|table| table.player_count() == players && !table.is_short()).collect();
    tables[(game % tables.len() as u64) as usize]
}
