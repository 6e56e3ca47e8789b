//! Output of the commands that read no file.

use crate::common::{COMMANDS, TempFile, TempFolder, elgrande};
use expect_test::{Expect, expect};
use serde_json::Value;

fn json(words: &str) -> Value {
    serde_json::from_str(&elgrande(words, "").printed()).unwrap()
}

#[test]
fn demo_prints_a_game() {
    let told = elgrande("demo --seed 1", "").printed();
    let lines: Vec<_> = told.lines().collect();
    expect!["Four random players. To watch the same game again: elgrande demo --seed 1"].assert_eq(lines[0]);
    assert!(told.contains("\nRound 9\n") && told.contains("\nThe game is over.\n"), "{told}");
    let last = &lines[lines.len() - 4..];
    assert!(
        ["Red", "Blue", "Green", "Orange"].iter().all(|name| last.iter().any(|line| line.contains(name)))
    );
    assert_eq!(told, elgrande("demo --seed 1", "").printed());
    assert_ne!(told, elgrande("demo --seed 2", "").printed());
    elgrande("demo", "").printed();
}

#[test]
fn cards_lists_every_card() {
    let printed = elgrande("cards", "").printed();
    assert_eq!(printed.lines().count(), 2 + 39);
    let line = printed.lines().find(|line| line.starts_with("representation")).unwrap();
    expect!["representation Representation alternative     1      1     1 H         move all own from one region or place 2 from court"]
        .assert_eq(line);
}

#[test]
fn cards_in_json_have_the_documented_fields() {
    let cards = json("cards --json");
    let cards = cards.as_array().unwrap();
    assert_eq!(cards.len(), 39);
    let desertion = cards.iter().find(|card| card["id"] == "desertion").unwrap();
    expect![[r#"{"certainty":"L","copies":1,"copies_certainty":"M","effect":"discs return 2","effect_certainty":"L","id":"desertion","placement":2,"set":"base","stack":2}"#]]
        .assert_eq(&desertion.to_string());
    let sets: Vec<_> = cards.iter().map(|card| card["set"].as_str().unwrap()).collect();
    let count = |set| sets.iter().filter(|other| **other == set).count();
    assert_eq!([count("base"), count("alternative"), count("regency")], [29, 3, 7]);
    assert_eq!(cards.iter().map(|card| card["copies"].as_u64().unwrap()).sum::<u64>(), 55, "SET-2");
}

#[test]
fn cards_of_another_edition_are_shown_with_their_own_effects() {
    let text = include_str!("../../../../editions/2023.toml");
    let line = r#"skirmish = { copies = 1, certainty = "M" }"#;
    let own = r#"skirmish = { copies = 1, certainty = "H", effect = "move 2 own 1 opposing" }"#;
    assert!(text.contains(line));
    let file = TempFile::new("own.toml", &text.replace(line, own));
    for words in [format!("--edition {} cards", file.0), format!("cards --edition {}", file.0)] {
        let printed = elgrande(&words, "").printed();
        let line = printed.lines().find(|line| line.starts_with("skirmish")).unwrap();
        expect![
            "skirmish       Skirmish       base            1      1     1 H         move 2 own 1 opposing"
        ]
        .assert_eq(line);
    }
}

#[test]
fn a_bad_edition_is_refused_with_file_line_and_reason_by_every_command() {
    let text = include_str!("../../../../editions/2023.toml")
        .replace("march = { copies = 1", "march = { copies = 2");
    let file = TempFile::new("bad.toml", &text);
    let arena = "arena --bots random,random";
    for command in
        ["", "cards", "simulate", arena, "replay x", "position", "perft", "bench", "signature", "engine"]
    {
        let refused = elgrande(&format!("{command} --edition {}", file.0), "").refused();
        let reason = refused.strip_prefix(&format!("error: {}: ", file.0)).unwrap();
        expect!["line 77: SET-2: cards in stack 1: found 11, expected 10"].assert_eq(reason);
    }
    let refused = elgrande("cards --edition nowhere.toml", "").refused();
    expect!["error: nowhere.toml: no such file"].assert_eq(&refused);
}

#[test]
fn simulate_counts_games() {
    let printed = elgrande("simulate --players 2 --games 50 --seed 1 --laws cheap", "").printed();
    let words: Vec<_> = printed.lines().map(|line| line.split_whitespace().next().unwrap()).collect();
    assert_eq!(words, ["table", "seed", "games", "violations", "mean", "red", "blue"]);
}

#[test]
fn simulate_in_json_has_the_documented_fields() {
    let report = json(
        "simulate --players 3 --games 40 --seed 1 --json --short --regency --power-shift --merged --alternatives",
    );
    assert_eq!([&report["games"], &report["violations"]], [40, 0]);
    assert!(report["mean_actions"].as_f64().unwrap() > 50.0);
    assert_eq!(report["mean_scores"].as_array().unwrap().len(), 3);
    let wins = report["wins_by_seat"].as_array().unwrap().iter().map(|wins| wins.as_u64().unwrap());
    assert!((40..=120).contains(&wins.sum::<u64>()));
}

#[test]
fn games_are_the_same_on_any_number_of_threads() {
    let report =
        |threads: u8| json(&format!("simulate --all --games 200 --seed 5 --json --threads {threads}"));
    assert_eq!(report(1), report(2));
    assert_eq!(report(1)["wins_by_seat"].as_array().unwrap().len(), 5);
}

#[test]
fn a_single_game_can_be_selected() {
    let actions = |words: &str| {
        let report = json(&format!("simulate --all --seed 5 --json {words}"));
        (report["mean_actions"].as_f64().unwrap() * report["games"].as_f64().unwrap()).round() as u64
    };
    let three =
        actions("--games 1 --first 7") + actions("--games 1 --first 8") + actions("--games 1 --first 9");
    assert_eq!(actions("--games 3 --first 7"), three);
}

#[test]
fn invalid_variants_give_one_line_on_standard_error() {
    let refused = |words: &str| elgrande(words, "").refused();
    expect!["error: THR-1: stacks 2 and 3 are merged only with 2 or 3 players"]
        .assert_eq(&refused("simulate --merged"));
    expect!["error: ALT-1: at most one representation, two vetoes and one rivalry can be used"]
        .assert_eq(&refused("perft --alternatives=veto,veto,veto"));
    expect![[r#"error: unknown variant "chess"; expected one of: short, regency, power-shift, merged, memory-aid, representation, veto, rivalry"#]]
        .assert_eq(&refused("perft --alternatives=chess"));
    assert!(!elgrande("simulate --players 6", "").is_success);
    assert!(!elgrande("simulate --all --short", "").is_success);
}

#[test]
fn perft_counts_sequences_by_depth() {
    let printed = elgrande("perft --seed 1 --depth 3", "").printed();
    let counts: Vec<_> = printed.lines().map(|line| line.split(" in ").next().unwrap()).collect();
    assert_eq!(counts, ["seed 1", "depth 1: 13", "depth 2: 156", "depth 3: 1716"]);
}

#[test]
fn perft_counts_every_order_of_simultaneous_decisions() {
    let printed = elgrande("perft --players 2 --power-shift --seed 1 --depth 2", "").printed();
    let counts: Vec<_> = printed.lines().map(|line| line.split(" in ").next().unwrap()).collect();
    expect!["seed 1,depth 1: 5,depth 2: 12"].assert_eq(&counts.join(","));
}

#[test]
fn bench_measures_four_players_first() {
    let printed = elgrande("bench --quick", "").printed();
    assert!(
        printed.starts_with("random play, median of 3 repeats of 0.01 s, size_of::<Game>() "),
        "{printed}"
    );
    let lines = elgrande("bench --quick --json", "").printed();
    let rows: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let tables: Vec<_> =
        rows.iter().map(|row| (row["players"].as_u64().unwrap(), row["threads"].as_u64().unwrap())).collect();
    let counts = [(4, 1), (2, 1), (3, 1), (5, 1)];
    let variants = [(4, 1), (4, 1), (4, 1), (4, 1), (3, 1), (2, 1), (3, 1), (4, 1), (5, 1)];
    let threads = [(4, 1), (4, 2)];
    assert_eq!(tables, [&counts[..], &variants, &threads].concat());
    assert_eq!([&rows[0]["variants"], &rows[13]["variants"]], ["plain"; 2]);
    for row in rows {
        for figure in ["actions_per_second", "games_per_second", "actions_per_game", "game_bytes"] {
            assert!(row[figure].as_f64().unwrap() > 0.0, "{row}");
        }
        assert!(row["game_bytes"].as_u64().unwrap() <= 1024);
    }
}

#[test]
fn the_signature_is_one_line_and_always_the_same() {
    let signature = elgrande("signature --games 100", "").printed();
    assert!(signature.len() == 17 && signature.trim_end().bytes().all(|digit| digit.is_ascii_hexdigit()));
    assert_eq!(signature, elgrande("signature --games 100", "").printed());
    assert_ne!(signature, elgrande("signature --games 99", "").printed());
}

#[test]
fn a_closed_output_is_not_an_error() {
    use std::process::{Command, Stdio};
    for words in ["demo", "cards", "signature", "bench --quick", "simulate", "arena --bots random,random"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_elgrande"));
        command.args(words.split_whitespace()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{words}");
        assert!(output.status.success(), "{words}");
    }
}

#[test]
fn every_command_has_help_with_examples() {
    for command in COMMANDS {
        let help = elgrande(&format!("{command} --help"), "").printed();
        assert!(
            help.contains("Example") && help.contains("elgrande ") && help.contains("--edition"),
            "{help}"
        );
    }
    assert!(elgrande("--help", "").printed().contains("Examples:"));
}

#[test]
fn a_usage_error_is_one_line() {
    let check = |words: &str, expected: Expect| expected.assert_eq(&elgrande(words, "").refused());
    check(
        "simulate --players 9",
        expect![[
            r#"error: invalid value "9" for "--players <N>": 9 is not in 2..=5 (see `elgrande --help`)"#
        ]],
    );
    check("fly", expect![[r#"error: unknown command "fly" (see `elgrande --help`)"#]]);
    check("bench --fast", expect![[r#"error: unexpected argument "--fast" (see `elgrande --help`)"#]]);
    check("replay", expect!["error: missing required arguments: <FILE> (see `elgrande --help`)"]);
    check(
        "serve --listen nowhere",
        expect![[
            r#"error: invalid value "nowhere" for "--listen <ADDRESS>": expected an address and port, such as 127.0.0.1:8765 (see `elgrande --help`)"#
        ]],
    );
}

#[test]
fn rules_prints_a_rule_a_card_or_the_whole_book() {
    expect![[r#"
        PLC-2   Where you can place
                They go to regions adjacent to the king’s region. The king’s region itself is off limits.
    "#]]
    .assert_eq(&elgrande("rules plc-2 --lang en", "").printed());
    let coup = elgrande("rules coup --lang en", "").printed();
    assert!(
        coup.starts_with("Coup\n====\n\nChoose a region")
            && coup.contains("\nCOU-1   Coup\n        Coup: you can"),
        "{coup}"
    );
    let book = elgrande("rules --lang en", "").printed();
    assert!(book.starts_with("The rules of El Grande\n=====") && book.contains("\nD-26    "), "{book}");
    assert!(book.lines().all(|line| line.chars().count() <= 140));
}

#[test]
fn unknown_rules_are_refused_with_suggestions() {
    let refused = elgrande("rules PLC-9 --lang en", "").refused();
    assert!(refused.contains("\"PLC-9\" is not a rule or a card; did you mean PLC-1, PLC-2,"), "{refused}");
    assert!(elgrande("rules PLC-2 --lang tlh", "").refused().contains("is not a supported language"));
}

#[test]
fn docs_rules_md_is_up_to_date() {
    let documented = include_str!("../../../../docs/rules.md");
    let printed = elgrande("rules --markdown --lang en", "").printed();
    assert!(documented == printed, "run `cargo xtask rules` to update docs/rules.md");
}

#[test]
fn a_site_is_written_only_into_a_new_or_empty_folder() {
    let folder = TempFolder::new("site");
    std::fs::write(format!("{}/old.txt", folder.0), "mine").unwrap();
    let full = elgrande(&format!("site {}", folder.0), "").refused();
    assert_eq!(full, format!("error: {}: the folder is not empty; name a new or empty one", folder.0));
    let taken = elgrande(&format!("site {}/old.txt", folder.0), "").refused();
    assert_eq!(taken, format!("error: {}/old.txt: is a file, expected a folder", folder.0));
    assert_eq!(std::fs::read_to_string(format!("{}/old.txt", folder.0)).unwrap(), "mine");
}

#[test]
fn a_site_has_a_document_with_relative_addresses() {
    let folder = TempFolder::new("site");
    let written = elgrande(&format!("site {}/new", folder.0), "");
    if server::http::site("en").is_empty() {
        assert_eq!(
            written.refused(),
            "error: this build has no bundles; build it with `cargo build --release`"
        );
        return;
    }
    assert!(written.printed().ends_with("Publish this folder on any web host.\n"));
    let index = std::fs::read_to_string(format!("{}/new/index.html", folder.0)).unwrap();
    assert!(index.contains("content=\"none\"") && !index.contains("=\"/"), "{index}");
}
