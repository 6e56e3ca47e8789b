//! The arena through the binary: fair, reproducible, and robust against any program.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use crate::common::schema::Schema;
use crate::common::{Run, TempFolder, elgrande, run};
use engine::{Edition, Record};
use expect_test::{Expect, expect};
use serde_json::Value;

/// A program that takes the first option.
const FIRST: &str = r#"sed -un 's/.*"options":\["\([^"]*\)".*/{"action":"\1"}/p'"#;

fn json(words: &str) -> Value {
    serde_json::from_str(&elgrande(words, "").printed()).unwrap()
}

/// The CSV output without the time columns.
fn csv(words: &str) -> Vec<Vec<String>> {
    let printed = elgrande(words, "").printed();
    let line = |line: &str| {
        let mut fields: Vec<_> = line.split(',').map(str::to_owned).collect();
        fields.drain(11..13);
        fields
    };
    printed.lines().map(line).collect()
}

/// Runs the arena with this program and a random player.
fn with_program(command: &str, more: &[&str]) -> Run {
    let bot = format!("it=cmd: {command}");
    run(&[&["arena", "--bots", "random", "--bot", &bot, "--seed", "1"], more].concat(), "")
}

#[test]
fn json_output_has_the_documented_fields() {
    let report = json("arena --bots grande,squire,squire,squire --games 8 --iterations 5 --seed 1 --json");
    let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>().join(" ");
    expect!["bots games seconds seed"].assert_eq(&keys(&report));
    let bots = report["bots"].as_array().unwrap();
    expect!["decisions games high illegal iterations_per_second low mean_margin mean_rank ms_max ms_p50 ms_p95 name overruns rating uncertainty win_rate wins"]
        .assert_eq(&keys(&bots[0]));
    assert_eq!([&bots[0]["name"], &bots[1]["name"]], ["grande", "squire"]);
    assert_eq!([&report["games"], &bots[0]["games"], &bots[1]["games"]], [8, 8, 24]);
    let wins: f64 = bots.iter().map(|bot| bot["wins"].as_f64().unwrap()).sum();
    assert!((wins - 8.0).abs() < 0.01, "{report}");
}

#[test]
fn text_output_has_a_row_for_each_name_and_the_par() {
    let printed = elgrande("arena --bots a=random,random,random --games 6 --seed 1 --short", "").printed();
    let words: Vec<_> =
        printed.lines().map(|line| line.split_whitespace().next().unwrap_or_default()).collect();
    assert_eq!(words, ["table", "seed", "games", "chance", "", "name", "a", "random"]);
    assert!(printed.contains("3 players, short") && printed.contains("33.3%"), "{printed}");
}

#[test]
fn every_deal_gives_every_bot_every_seat() {
    let lines = csv("arena --bots a=random,b=random,c=random,d=random --games 12 --seed 1 --csv");
    let mut seats = BTreeMap::<(String, String), BTreeSet<String>>::new();
    for line in &lines[1..] {
        seats.entry((line[1].clone(), line[5].clone())).or_default().insert(line[4].clone());
    }
    assert_eq!(seats.len(), 3 * 4);
    assert!(seats.values().all(|seats| seats.len() == 4), "{seats:?}");
}

#[test]
fn results_are_the_same_on_any_number_of_threads() {
    let words = "arena --bots grande,caballero,squire --games 30 --iterations 3 --seed 7 --power-shift";
    let lines = |threads| csv(&format!("{words} --csv --threads {threads}"));
    assert_eq!(lines(1), lines(4));
    assert_ne!(lines(1), csv(&format!("{} --csv", words.replace("--seed 7", "--seed 8"))));
    let rating = |threads| json(&format!("{words} --json --threads {threads}"))["bots"][0]["rating"].clone();
    assert_eq!(rating(1), rating(3));
}

#[test]
fn a_single_game_of_a_seed_can_be_replayed() {
    let all = csv("arena --bots random,squire --games 9 --iterations 3 --seed 5 --csv");
    let one = csv("arena --bots random,squire --first 6 --games 1 --iterations 3 --seed 5 --csv");
    assert_eq!(all[1 + 2 * 6..1 + 2 * 7], one[1..]);
}

#[test]
fn csv_output_has_a_line_for_each_seat_of_each_game() {
    let lines = csv("arena --bots random,random,random --games 10 --csv");
    assert_eq!(lines.len(), 1 + 10 * 3);
    assert_eq!(
        lines[0].join(" "),
        "game deal players seat colour name score rank margin win decisions iterations"
    );
    assert!(lines.iter().all(|line| line.len() == lines[0].len()));
    for game in lines[1..].chunks(3) {
        let number = |line: &Vec<String>, field: usize| line[field].parse::<f64>().unwrap();
        let wins: f64 = game.iter().map(|line| number(line, 9)).sum();
        assert!((wins - 1.0).abs() < 0.001);
        let best = game.iter().max_by_key(|line| number(line, 6) as u16).unwrap();
        assert!(number(best, 7) == 1.0 && number(best, 8) >= 0.0, "{game:?}");
    }
}

#[test]
fn saved_records_replay_to_the_same_scores() {
    let folder = TempFolder::new("records");
    let lines =
        csv(&format!("arena --bots random,random,random --games 4 --seed 1 --csv --save {}", folder.0));
    for (game, lines) in lines[1..].chunks(3).enumerate() {
        let text = std::fs::read_to_string(format!("{}/game-{game:06}.txt", folder.0)).unwrap();
        let record = Record::read(&text, &[Edition::embedded()]).unwrap();
        let board = record.game().board();
        assert!(board.is_over());
        let scores: Vec<_> = board.seats().iter().map(|player| board.score(player).to_string()).collect();
        assert_eq!(scores, lines.iter().map(|line| line[6].clone()).collect::<Vec<_>>());
    }
    assert_eq!(std::fs::read_dir(&folder.0).unwrap().count(), 4);
}

#[test]
fn all_tables_are_played_with_the_bots_in_turn() {
    let lines = csv("arena --bots random,squire,grande --all --games 160 --iterations 2 --csv");
    let counts: BTreeSet<_> = lines[1..].iter().map(|line| line[2].clone()).collect();
    assert!(counts.iter().eq(["2", "3", "4", "5"]), "{counts:?}");
    assert_eq!(json("arena --bots random --all --games 80 --json")["games"], 80);
}

#[test]
fn a_program_plays_and_every_message_to_it_matches_the_schema() {
    let folder = TempFolder::new("told");
    let command = format!("echo begin >>{0}/log; tee -a {0}/log | {FIRST}", folder.0);
    let variants = ["--power-shift", "--alternatives", "--memory-aid"];
    let more = [&["--games", "4", "--threads", "1", "--millis", "500", "--json"][..], &variants].concat();
    let report: Value = serde_json::from_str(&with_program(&command, &more).printed()).unwrap();
    assert_eq!(report["bots"][1]["name"], "it");
    assert_eq!(report["bots"][1]["games"], 4);

    let schema = Schema::of_protocol();
    let log = std::fs::read_to_string(format!("{}/log", folder.0)).unwrap();
    assert_eq!(log.lines().filter(|line| *line == "begin").count(), 1, "one process for all games");
    let told: Vec<Value> = log.lines().skip(1).map(|line| serde_json::from_str(line).unwrap()).collect();
    told.iter().for_each(|line| assert!(schema.allows("arena-request", line), "{line}"));
    let count = |command| told.iter().filter(|line| line["command"] == command).count();
    assert_eq!([count("new"), count("over")], [4, 4]);
    assert_eq!(count("act") as u64, report["bots"][1]["decisions"]);
    assert!(told.iter().filter(|line| line["command"] == "act").all(|line| line["millis"] == 500));
    assert!(told.iter().all(has_no_foreign_secret));
    assert!(log.contains(r#""modifier":null}"#), "others have passed modifiers unseen");
}

/// Does the message contain no secret of another seat?
fn has_no_foreign_secret(line: &Value) -> bool {
    let seat = &line["seat"];
    let own = |value: &Value| value.is_null() || value["player"] == *seat;
    let events = line["events"].as_array().into_iter().flatten();
    let is_private = |event: &&Value| {
        ["passed", "received", "recalled", "disc-set"].iter().any(|name| event["event"] == *name)
    };
    let is_blank = |event: &Value| ["modifier", "card", "region"].iter().all(|field| event[field].is_null());
    own(&line["view"]["own"]) && events.filter(is_private).all(|event| own(event) || is_blank(event))
}

#[test]
fn a_failing_program_stops_the_arena_with_one_line() {
    let check = |command: &str, expected: Expect| {
        let refused = with_program(command, &["--games", "6", "--threads", "2"]).refused();
        expected.assert_eq(&refused);
    };
    check(
        "while read line; do echo rubbish; done",
        expect![[r#"error: game 0 of seed 1, blue (it) answered rubbish, not {"action": "…"}"#]],
    );
    check(
        r#"while read line; do echo '{"action": "fly"}'; done"#,
        expect![[
            r#"error: game 0 of seed 1, blue (it) answered "fly": unknown action "fly"; expected one of: pass MODIFIER, play POWER[MODIFIER], take N, fetch REGION, choose CARD, special, place SITE, move PLAYER REGION SITE, name REGION, king PLACE, tile low|high SITE, grande REGION, recall CARD, disc REGION, return PLAYER REGION|court, swap PLAYER, branch N, veto, allow, done"#
        ]],
    );
    check(
        r#"while read line; do echo '{"action": "play 14"}'; done"#,
        expect![[
            r#"error: game 0 of seed 1, blue (it) answered "play 14": unknown power card "14"; expected 1 to 13"#
        ]],
    );
    check(
        r#"while read line; do echo '{"action": "done"}'; done"#,
        expect![[
            r#"error: game 0 of seed 1, blue (it) answered "done", which is refused: POW-1: not allowed; expected: play 1 2 3 4 5 6 7 9 10 11 12 13"#
        ]],
    );
    check(
        "read line; echo gone >&2; exit 7",
        expect![
            "error: game 0 of seed 1, blue (it) exited (exit status: 7) without an answer; its last output: gone"
        ],
    );
    let missing = with_program("./no-such-bot", &[]).refused();
    assert!(missing.contains("exited (exit status: 127)") && missing.contains("no-such-bot"), "{missing}");
}

#[test]
fn a_program_that_times_out_stops_the_arena_with_one_line() {
    let refused = with_program("sleep 1000; true", &["--patience", "1"]).refused();
    expect!["error: game 0 of seed 1, blue (it) gave no answer within 1 s and was stopped"]
        .assert_eq(&refused);
    let refused = with_program("sleep 1000", &["--patience", "1", "--millis", "500"]).refused();
    expect!["error: game 0 of seed 1, blue (it) gave no answer within 1.5 s and was stopped"]
        .assert_eq(&refused);
}

#[test]
fn a_bot_that_fails_in_the_first_game_leaves_no_table() {
    let run = with_program("echo fly", &[]);
    assert_eq!(run.out, "");
    assert!(run.refused().contains("game 0 of seed 1"));
}

#[test]
fn an_illegal_answer_is_counted_and_earlier_games_are_reported() {
    let folder = TempFolder::new("illegal");
    let command = format!("{FIRST} | sed -u '150s/.*/{{\"action\":\"pass +1\"}}/'");
    let run = with_program(&command, &["--games", "100", "--threads", "1", "--json", "--save", &folder.0]);
    let report: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!([&report["bots"][0]["illegal"], &report["bots"][1]["illegal"]], [0, 1]);
    let games = report["games"].as_u64().unwrap();
    assert!(games > 0);
    let refused = run.refused();
    assert!(refused.contains(&format!("game {games} of seed 1")) && refused.contains("pass +1"), "{refused}");
    let text = std::fs::read_to_string(format!("{}/game-{games:06}.txt", folder.0)).unwrap();
    assert!(!Record::read(&text, &[Edition::embedded()]).unwrap().game().board().is_over());
}

#[test]
fn invalid_options_give_one_line_on_standard_error() {
    let check = |words: &str, expected: Expect| expected.assert_eq(&elgrande(words, "").refused());
    check("arena", expect!["error: missing required arguments: --bots <LIST> (see `elgrande --help`)"]);
    check(
        "arena --bots grande,duke",
        expect![[
            r#"error: unknown level "duke"; expected one of: random, squire, caballero, grande, master"#
        ]],
    );
    check("arena --bots grande", expect!["error: expected 2 to 5 bots, one per player, not 1"]);
    check(
        "arena --bots random,random,random,random,random,random",
        expect!["error: expected 2 to 5 bots, one per player, not 6"],
    );
    check(
        "arena --bots random,random --merged --bot random --bot random",
        expect!["error: THR-1: stacks 2 and 3 are merged only with 2 or 3 players"],
    );
    check(
        "arena --bots random,random --json --csv",
        expect![[r#"error: "--json" can’t be used with "--csv" (see `elgrande --help`)"#]],
    );
    check(
        "arena --bots random,random --players 2",
        expect![[
            r#"error: unexpected argument "--players"; did you mean "--ladder"? (see `elgrande --help`)"#
        ]],
    );
    check(
        "arena --bots random,random --all --short",
        expect![[
            r#"error: "--all" can’t be used with "--short", "--regency", "--power-shift", "--merged", "--memory-aid", "--alternatives[=<LIST>]" (see `elgrande --help`)"#
        ]],
    );
    check(
        "arena --bots random,random --games 1 --save Cargo.toml/x",
        expect!["error: Cargo.toml/x: Not a directory (os error 20)"],
    );
}

#[test]
fn the_example_in_python_beats_random_players() {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("skipped: python3 is missing");
        return;
    }
    let bot = format!("python3 {}/../../examples/greedy_bot.py", env!("CARGO_MANIFEST_DIR"));
    for variants in [&[][..], &["--regency", "--power-shift", "--alternatives"]] {
        let more = [&["--bot", "random", "--games", "12", "--json"], variants].concat();
        let report: Value = serde_json::from_str(&with_program(&bot, &more).printed()).unwrap();
        let [random, greedy] = &report["bots"].as_array().unwrap()[..] else { panic!("{report}") };
        assert_eq!([&random["name"], &greedy["name"]], ["random", "it"]);
        assert!(greedy["wins"].as_f64().unwrap() > 8.0, "{report}");
    }
}

#[test]
fn a_rating_list_has_the_levels_in_order_whatever_the_number_of_threads() {
    let words = "arena --ladder --bots random,squire,caballero@100it,grande@50it,master@50it --games 20 --seed 1 --quiet";
    let one = json(&format!("{words} --json --threads 1"));
    let more = json(&format!("{words} --json --threads 3"));
    assert_eq!((&one["ladder"], &one["games"]), (&more["ladder"], &more["games"]));
    let figures = |name| one["ladder"].as_array().unwrap().iter().map(move |rung| rung[name].clone());
    let names: Vec<_> = figures("name").map(|name| name.as_str().unwrap().to_owned()).collect();
    assert_eq!(names[3..], ["squire", "random"], "{names:?}");
    assert!(
        names[..2].iter().all(|name| name.starts_with("grande") || name.starts_with("master")),
        "{names:?}"
    );
    let ratings: Vec<f64> = figures("rating").map(|rating| rating.as_f64().unwrap()).collect();
    assert!(ratings.is_sorted_by(|higher, lower| higher >= lower), "{ratings:?}");
    assert_eq!(ratings[3], 1000.0, "the anchor");
    assert!(figures("games").all(|games| games == 16), "every group once from every seat");
    let lines = elgrande("arena --ladder=2 --bots a=random,b=random,squire --games 6 --csv", "").printed();
    assert_eq!(lines.lines().count(), 4, "{lines}");
}

#[test]
fn a_rating_list_needs_a_bot_for_each_seat_and_every_name_once() {
    let check = |words: &str, expected: Expect| expected.assert_eq(&elgrande(words, "").refused());
    check(
        "arena --ladder --bots random,squire,grande",
        expect!["error: too few different bots: 3 (needed: 4); each can be named once"],
    );
    check(
        "arena --ladder=2 --bots random,random",
        expect!["error: too few different bots: 1 (needed: 2); each can be named once"],
    );
    check(
        "arena --ladder=6",
        expect![[
            r#"error: invalid value "6" for "--ladder[=<N>]": 6 is not in 2..=5 (see `elgrande --help`)"#
        ]],
    );
    check(
        "arena --ladder --all",
        expect![[r#"error: "--ladder[=<N>]" can’t be used with "--all" (see `elgrande --help`)"#]],
    );
}
