//! Generates the statistics of the strategy page: plays games of bots and computes statistics.

use std::{env, fs, process};

use serde_json::{Map, Value, json};

use crate::command::{elgrande, printed, run};

const FILE: &str = "web/page/rules/strategy.json";
/// The level that plays against itself, and its budget for each decision.
const BOT: &str = "grande";
const ITERATIONS: u32 = 20;
const SEED: u32 = 1;
/// The statistics that the page does not show.
const UNUSED: [&str; 2] = ["rounds", "levels"];
/// The variants that bring cards of their own.
const VARIANTS: &str = "--regency --alternatives";

/// Plays this many games of the base game for each number of players, and half as many with all variant cards.
pub(crate) fn write(games: u64) -> Result<(), String> {
    let folder = env::temp_dir().join(format!("elgrande-strategy-{}", process::id()));
    let path = folder.display().to_string();
    let base = play(&format!("{path}/base"), games, "");
    let variants = base.and_then(|base| Ok((base, play(&format!("{path}/variants"), games / 2, VARIANTS)?)));
    fs::remove_dir_all(&folder).map_err(|error| format!("{path}: {error}"))?;
    let (base, variants) = variants?;
    let statistics = json!({ "bots": BOT, "tables": with_variant_cards(base, &variants) });
    fs::write(FILE, statistics.to_string() + "\n").map_err(|error| format!("{FILE}: {error}"))
}

/// The statistics by number of players of games that are saved in this folder.
fn play(path: &str, games: u64, options: &str) -> Result<Map<String, Value>, String> {
    for players in 2..=5 {
        let bots = vec![BOT; players].join(",");
        run(&mut elgrande(&format!(
            "arena --bots {bots} --iterations {ITERATIONS} --games {games} --seed {SEED} --quiet --save {path}/{players} {options}"
        )))?;
    }
    let folders = (2..=5).map(|players| format!("{path}/{players}")).collect::<Vec<_>>().join(" ");
    let text = printed(&mut elgrande(&format!("explore --json {folders}")))?;
    let mut statistics: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let Value::Object(tables) = statistics["tables"].take() else {
        return Err(format!("`explore` wrote no tables: {text}"));
    };
    Ok(tables)
}

/// Adds the cards that the base game lacks, as `variants`: the others are worth something else in those games. Leaves out what
/// the page does not show.
fn with_variant_cards(mut base: Map<String, Value>, variants: &Map<String, Value>) -> Map<String, Value> {
    for (players, table) in &mut base {
        UNUSED.iter().for_each(|field| drop(table.as_object_mut().and_then(|table| table.remove(*field))));
        let mut cards = variants[players]["cards"].as_object().cloned().unwrap_or_default();
        cards.retain(|card, _| table["cards"].get(card).is_none());
        table["variants"] = json!({ "games": variants[players]["games"], "cards": cards });
    }
    base
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tables(games: u64, cards: Value) -> Map<String, Value> {
        Map::from_iter([("4".to_owned(), json!({ "games": games, "cards": cards }))])
    }

    #[test]
    fn games_with_variants_only_say_something_about_the_cards_of_the_variants() {
        let base = tables(200, json!({ "coup": 1 }));
        let all = with_variant_cards(base, &tables(100, json!({ "coup": 2, "veto": 3 })));
        assert_eq!(all["4"]["cards"], json!({ "coup": 1 }));
        assert_eq!(all["4"]["variants"], json!({ "games": 100, "cards": { "veto": 3 } }));
    }
}
