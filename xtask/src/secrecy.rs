//! Runs the long form of the secrecy test: every ply of games with all variants, from every seat. One process per core.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crate::command::{FEATURES, cargo, printed, run};

/// The number of parts; each has two games.
const PARTS: usize = 40;
/// The prefix of the line with the counts of a part.
const COUNTED: &str = "counted: ";

/// Counts by name.
type Counts = BTreeMap<String, u64>;

pub(crate) fn check() -> Result<(), String> {
    run(&mut cargo(&format!("test {} --no-run", test())))?;
    let (next, sum) = (AtomicUsize::new(1), Mutex::new(Counts::new()));
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..workers).map(|_| scope.spawn(|| work(&next, &sum))).collect();
        workers
            .into_iter()
            .try_for_each(|worker| worker.join().unwrap_or(Err("a worker panicked".to_owned())))
    })?;
    let sum = sum.into_inner().map_err(|error| error.to_string())?;
    println!("all {PARTS} parts: {}", counts_text(&sum));
    match sum.iter().find(|(_, count)| **count == 0) {
        Some((secret, _)) => {
            Err(format!("no {secret} was ever replaced, so the test proves nothing about it"))
        }
        None => Ok(()),
    }
}

fn test() -> String {
    format!("--quiet --profile checked --workspace {FEATURES} --test secrecy")
}

/// Runs one part after the other, until none is left or one has failed.
fn work(next: &AtomicUsize, sum: &Mutex<Counts>) -> Result<(), String> {
    loop {
        let part = next.fetch_add(1, Ordering::Relaxed);
        if part > PARTS {
            return Ok(());
        }
        let counts = run_part(part).inspect_err(|_| next.store(PARTS + 1, Ordering::Relaxed))?;
        println!("part {part} of {PARTS}: {}", counts_text(&counts));
        let mut sum = sum.lock().map_err(|error| error.to_string())?;
        for (name, count) in counts {
            *sum.entry(name).or_default() += count;
        }
    }
}

fn run_part(part: usize) -> Result<Counts, String> {
    let mut command = cargo(&format!("test {} -- --nocapture", test()));
    command
        .env("SECRECY_GAMES", "80")
        .env("SECRECY_EVERY", std::env::var("SECRECY_EVERY").unwrap_or_else(|_| "1".into()))
        .env("SECRECY_PART", format!("{part}/{PARTS}"));
    let text = printed(&mut command).map_err(|reason| format!("part {part}: a secret leaked: {reason}"))?;
    counts(&text).ok_or_else(|| format!("part {part} printed no counts: {text}"))
}

fn counts(text: &str) -> Option<Counts> {
    let line = text.lines().find_map(|line| line.strip_prefix(COUNTED))?;
    let count = |entry: &str| {
        let (name, count) = entry.rsplit_once(' ')?;
        Some((name.to_owned(), count.parse().ok()?))
    };
    line.split(", ").map(count).collect()
}

fn counts_text(counts: &Counts) -> String {
    counts.iter().map(|(name, count)| format!("{name} {count}")).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_counts_of_a_part_are_parsed() {
        let counted = counts("running 1 test\ncounted: looks 37, dummy powers 0\nok").unwrap();
        assert_eq!(counts_text(&counted), "dummy powers 0, looks 37");
        assert_eq!((counts("nothing"), counts("counted: looks many")), (None, None));
    }
}
