//! `explore`: statistics over records, saved statistics, and files that are no records.

use std::fs;

use serde_json::Value;

use crate::common::{TempFile, TempFolder, elgrande};

/// A folder with this many games of two random bots and a `squire`.
fn games(count: u32, seed: u32) -> TempFolder {
    let folder = TempFolder::new("explored");
    let bots = "random,random,squire --iterations 3 --quiet";
    elgrande(&format!("arena --bots {bots} --games {count} --seed {seed} --save {}", folder.0), "").printed();
    folder
}

fn explored(words: &str) -> Value {
    serde_json::from_str(&elgrande(&format!("explore {words} --json"), "").printed()).unwrap()
}

#[test]
fn numbers_of_cards_rounds_seats_and_levels_are_those_of_the_games() {
    let folder = games(6, 1);
    let table = explored(&folder.0)["tables"]["3"].clone();
    assert_eq!(table["games"], 6);
    assert_eq!(table["points"]["count"], 18);
    assert_eq!(table["levels"]["random"]["points"]["count"], 12);
    assert_eq!(table["levels"]["squire"]["results"]["wins"]["count"], 6);
    assert_eq!(table["rounds"]["9"]["first"]["wins"]["count"], 6);
    assert_eq!(table["seats"]["0"]["margin"]["count"], 6);
}

#[test]
fn the_tables_are_in_every_language() {
    let folder = games(3, 2);
    let english = elgrande(&format!("explore {}", folder.0), "").printed();
    for said in ["3 players, 3 games", "leader wins", "first wins", "squire", "rounds 4–6", "Granada"] {
        assert!(english.contains(said), "{said} in\n{english}");
    }
    for language in locales::LANGUAGES {
        let tables = elgrande(&format!("explore {} --lang {language}", folder.0), "").printed();
        assert!(!tables.contains('⟦'), "{tables}");
        assert_eq!(tables.lines().count(), english.lines().count(), "{language}:\n{tables}");
    }
}

#[test]
fn saved_statistics_are_merged_like_their_games() {
    let [first, second] = [games(4, 3), games(4, 4)];
    let saved = TempFile::new("saved.json", "");
    assert_eq!(elgrande(&format!("explore {} --save {}", first.0, saved.0), "").printed(), "");
    assert_eq!(explored(&saved.0), explored(&first.0));
    let merged = explored(&format!("{} {}", saved.0, second.0));
    assert_eq!(merged, explored(&format!("{} {}", first.0, second.0)));
    assert_eq!(merged["tables"]["3"]["games"], 8);
}

#[test]
fn a_file_that_is_not_a_record_is_named_and_skipped() {
    let folder = games(2, 5);
    for (name, text) in [("notes.txt", "bread\n"), ("other.json", "{\"tables\": 1}\n")] {
        fs::write(format!("{}/{name}", folder.0), text).unwrap();
    }
    let run = elgrande(&format!("explore {} --json", folder.0), "");
    assert!(run.is_success && run.out.contains("\"games\":2"), "{}", run.out);
    let lines: Vec<&str> = run.err.lines().collect();
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert!(lines[0].starts_with("skipped: ") && lines[0].contains("notes.txt: line 1: "), "{lines:?}");
    assert!(lines[1].contains("other.json: "), "{lines:?}");
    let alone = elgrande(&format!("explore {}/notes.txt", folder.0), "").refused();
    assert!(alone.starts_with("error: ") && alone.contains("notes.txt"), "{alone}");
}
