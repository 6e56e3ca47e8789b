//! Generates the statistics of the strategy page: plays games of bots and computes statistics.

use std::{env, fs, process};

use serde_json::{Value, json};

use crate::command::{elgrande, printed, run};

const FILE: &str = "web/page/rules/strategy.json";
/// The level that plays against itself, and its budget for each decision.
const BOT: &str = "grande";
const ITERATIONS: u32 = 20;
const SEED: u32 = 1;

/// Plays this many games for each number of players.
pub(crate) fn write(games: u64) -> Result<(), String> {
    let folder = env::temp_dir().join(format!("elgrande-strategy-{}", process::id()));
    let path = folder.display().to_string();
    for players in 2..=5 {
        let bots = vec![BOT; players].join(",");
        run(&mut elgrande(&format!(
            "arena --bots {bots} --iterations {ITERATIONS} --games {games} --seed {SEED} --quiet --save {path}/{players}"
        )))?;
    }
    let folders = (2..=5).map(|players| format!("{path}/{players}")).collect::<Vec<_>>().join(" ");
    let statistics = printed(&mut elgrande(&format!("explore --json {folders}")));
    fs::remove_dir_all(&folder).map_err(|error| format!("{path}: {error}"))?;
    let mut statistics: Value = serde_json::from_str(&statistics?).map_err(|error| error.to_string())?;
    statistics["bots"] = json!(BOT);
    fs::write(FILE, statistics.to_string() + "\n").map_err(|error| format!("{FILE}: {error}"))
}
