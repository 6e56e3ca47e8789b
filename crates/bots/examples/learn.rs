//! Makes the lore of the bots: `cargo run --release -p elgrande-bots --example learn -- PLAYERS GAMES FILE`.
//!
//! Players follow their instinct, first with a beginner's eyes, then with what was learned from the games before. The
//! same numbers give the same bytes, whatever the machine.

use std::error::Error;

use bots::Lore;
use bots::learn::Tally;
use engine::Variants;
use rand_pcg::Pcg64Mcg;
use rayon::iter::{IntoParallelIterator, ParallelIterator};

/// How often one learns from what was learned before.
const LESSONS: u64 = 6;
/// Games are counted in so many heaps, which are added up in order.
const HEAPS: u64 = 64;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [players, games, file] = arguments.as_slice() else {
        return Err("write: PLAYERS GAMES FILE".into());
    };
    let (players, games) = (players.parse()?, games.parse()?);
    Variants::players(players)?;
    let mut lore = Lore::naive().clone();
    for lesson in 0..LESSONS {
        lore = taught(players, games, lesson, &lore);
        println!("lesson {} of {LESSONS}", lesson + 1);
    }
    Ok(std::fs::write(file, lore.to_bytes())?)
}

fn taught(players: u8, games: u64, lesson: u64, lore: &Lore) -> Lore {
    let heap = |heap: u64| {
        let mut tally = Tally::default();
        for game in (heap..games).step_by(HEAPS as usize) {
            let seed = u128::from(lesson) << 64 | u128::from(game);
            tally.play(
                table(players, game),
                lore,
                &mut Pcg64Mcg::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1),
            );
        }
        tally
    };
    let heaps: Vec<Tally> = (0..HEAPS).into_par_iter().map(heap).collect();
    heaps.iter().fold(Tally::default(), Tally::with).lore(lore)
}

/// Every table for so many players in turn, but not the short game: its rounds are others.
fn table(players: u8, game: u64) -> Variants {
    let tables: Vec<_> =
        Variants::all().filter(|table| table.player_count() == players && !table.is_short()).collect();
    tables[(game % tables.len() as u64) as usize]
}
