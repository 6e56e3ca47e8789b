//! `review`: the report and its JSON.

use engine::chance::pick;
use engine::{Edition, Record, Setup, Variants};
use rand_pcg::Pcg64Mcg;

use crate::common::{TempFile, elgrande};

/// A finished game of random players, or one of this many actions.
fn record(most: usize) -> TempFile {
    let mut rng = Pcg64Mcg::new(7);
    let variants = Variants::players(3).unwrap().with_word("short").unwrap();
    let mut record = Record::new(Setup::deal(Edition::embedded(), variants, &mut rng));
    while let Some((player, decision)) = record.game().question() {
        if record.actions().len() == most {
            break;
        }
        let action = pick(decision, &mut rng);
        record.play(player, action, &mut ()).unwrap();
    }
    TempFile::new("game.txt", &record.to_string())
}

fn review(file: &TempFile, options: &str) -> String {
    elgrande(&format!("review {} --iterations 6 {options}", file.0), "").printed()
}

#[test]
fn the_result_does_not_depend_on_the_number_of_threads() {
    let file = record(usize::MAX);
    let one = review(&file, "--threads 1 --json");
    assert_eq!(review(&file, "--threads 3 --json"), one);
    assert_ne!(review(&file, "--threads 3 --json --seed 1"), one);
    let review: serde_json::Value = serde_json::from_str(&one).unwrap();
    assert_eq!((&review["version"], &review["iterations"]), (&1.into(), &6.into()));
    assert_eq!(review["players"], serde_json::json!(["red", "blue", "green"]));
    assert!(review["decisions"].as_array().unwrap().len() > 30);
}

#[test]
fn the_report_is_in_every_language() {
    let file = record(usize::MAX);
    let english = review(&file, "");
    let parts = ["accuracy", "blunder", "Where the lead came from", "Turning points", "Before: ", "Played: "];
    for said in parts.into_iter().chain(["Better: ", "Biggest swings of luck", "new cards, "]) {
        assert!(english.contains(said), "{said} in\n{english}");
    }
    for language in locales::LANGUAGES {
        let report = review(&file, &format!("--lang {language}"));
        assert!(!report.contains('⟦'), "{report}");
        assert_eq!(report.lines().count(), english.lines().count(), "{language}:\n{report}");
        assert!(*language == "en" || !report.contains("Played: "), "{language}:\n{report}");
    }
}

#[test]
fn a_game_that_is_not_over_is_refused() {
    let file = record(20);
    let refused = elgrande(&format!("review {}", file.0), "").refused();
    assert_eq!(
        refused,
        format!("error: {}: the game isn’t over; only finished games can be reviewed", file.0)
    );
    assert!(elgrande("review nowhere.txt", "").refused().contains("no such file"));
}
