//! The commands that read a text: positions and records, sound and broken.

mod common;

use common::{TempFile, elgrande};
use expect_test::{Expect, expect};
use serde_json::{Value, json};

fn position(text: &str, expected: Expect) {
    expected.assert_eq(&elgrande("position", text).printed());
}

#[test]
fn a_position_is_shown_with_what_is_asked_and_what_actions_do() {
    position(
        "king toledo | court red 4 | red to place 2\n> place castilla # next to the king\n> blue place aragon\n> place toledo\n",
        expect![""],
    );
}

#[test]
fn actions_can_stand_in_a_section_of_their_own() {
    position("king toledo | court red 4 | red to place 2\nactions\nred place castillo\n\n> place castillo\n", expect![""]);
}

#[test]
fn a_position_or_action_that_is_not_understood_is_refused_with_its_line() {
    let refused = |text: &str| elgrande("position", text).refused();
    expect![""].assert_eq(&refused("king toledo\nqueen madrid\n"));
    expect![""].assert_eq(&refused("king toledo | court red 4 | red to place 2\n\n> place madrid\n"));
    let file = TempFile::new("position.txt", "king chess\n");
    let refused = elgrande(&format!("position {}", file.0), "").refused();
    expect![""].assert_eq(&refused.replace(&file.0, "FILE"));
}

/// A whole game for three, with the record as text.
fn record() -> String {
    let play = |text: &str| {
        let lines = elgrande("engine", text).printed();
        lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect::<Vec<Value>>()
    };
    let new = json!({"command": "new", "players": 3, "variants": ["power-shift"], "seed": 1});
    let pass = |seat| json!({"command": "decision", "seat": seat});
    let asked = play(&format!("{new}\n{}\n{}\n{}\n", pass("red"), pass("blue"), pass("green")));
    let mut lines = vec![new];
    for (seat, answer) in ["red", "blue", "green"].into_iter().zip(&asked[1..]) {
        lines.push(json!({"command": "apply", "seat": seat, "action": answer["options"][0]}));
    }
    lines.push(json!({"command": "record"}));
    let lines: Vec<_> = lines.iter().map(Value::to_string).collect();
    play(&lines.join("\n")).last().unwrap()["record"].as_str().unwrap().to_owned()
}

#[test]
fn a_record_is_told_as_the_viewer_saw_it() {
    let file = TempFile::new("record.txt", &record());
    let lines = |words: &str| {
        let told = elgrande(&format!("replay {} {words}", file.0), "").printed();
        told.split("\n\n").next().unwrap().to_owned()
    };
    expect![""].assert_eq(&lines(""));
    expect![""].assert_eq(&lines("--seat red --to 1"));
    expect![""].assert_eq(&lines("--seat blue --to 1"));
}

#[test]
fn a_replay_in_json_has_the_plies_and_the_view() {
    let file = TempFile::new("record.json.txt", &record());
    let report = |words: &str| -> Value {
        serde_json::from_str(&elgrande(&format!("replay {} --json {words}", file.0), "").printed()).unwrap()
    };
    let told = report("--seat red --to 1");
    assert_eq!(told["plies"].as_array().unwrap().len(), 2);
    assert_eq!(told["plies"][1]["player"], "red");
    assert!(told["plies"][1]["events"][0]["modifier"].is_string());
    assert!(told["view"].is_object());
    assert!(report("--seat blue --to 1")["plies"][1]["events"][0]["modifier"].is_null());
    assert!(report("--to 1")["plies"][1]["events"][0]["modifier"].is_null());
}

#[test]
fn a_record_that_does_not_replay_is_refused_with_line_and_reason() {
    let refused = |text: &str, words: &str| {
        let file = TempFile::new(&format!("broken{}.txt", text.len()), text);
        elgrande(&format!("replay {} {words}", file.0), "").refused().replace(&file.0, "FILE")
    };
    let record = record();
    expect![""].assert_eq(&refused(&record, "--to 4"));
    expect![""].assert_eq(&refused(&record, "--seat orange"));
    expect![""].assert_eq(&refused(&format!("{record}red special\n"), ""));
    expect![""].assert_eq(&refused(&record.replace("rules 1", "rules 7"), ""));
    expect![""].assert_eq(&refused(&record.replace("edition 2023 ", "edition mine f"), ""));
    expect![""].assert_eq(&refused(&"x".repeat(2 << 20), ""));
    expect![""].assert_eq(&elgrande("replay nowhere.txt", "").refused());
}

#[test]
fn a_text_that_is_no_text_is_refused() {
    let path = std::env::temp_dir().join(format!("elgrande-{}-bytes", std::process::id()));
    std::fs::write(&path, [0xff, 0xfe, 0x00]).unwrap();
    let path = path.to_str().unwrap();
    for command in ["replay", "position", "cards --edition"] {
        let refused = elgrande(&format!("{command} {path}"), "").refused();
        assert!(refused.contains("UTF-8"), "{refused}");
    }
    std::fs::remove_file(path).unwrap();
}
