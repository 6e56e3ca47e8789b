//! `position` and `replay` with valid and invalid texts.

use crate::common::{TempFile, elgrande};
use expect_test::{Expect, expect};
use serde_json::{Value, json};

fn position(text: &str, expected: Expect) {
    expected.assert_eq(&elgrande("position", text).printed());
}

#[test]
fn position_prints_the_decision_and_the_effect_of_actions() {
    position(
        "king toledo | court red 4 | red to place 2\n> place castilla # next to the king\n> blue place aragon\n> place toledo\n",
        expect![[r#"
            players 4
            round 1
            king toledo
            start red
            court red 4
            red to place 2
            red must decide: place aragon castilla valencia sevilla granada castillo, or done
            7 options: place aragon, place castilla, place valencia, place sevilla, place granada, place castillo, done

            > red place castilla
            Red places 1 caballero: Castilla.

            players 4
            round 1
            king toledo
            start red
            castilla red 1
            court red 3
            red to place 1
            red must decide: place aragon castilla valencia sevilla granada castillo, or done
            7 options: place aragon, place castilla, place valencia, place sevilla, place granada, place castillo, done

            > blue place aragon
            refused: POW-3: red must decide now

            > red place toledo
            refused: PLC-2: not allowed; expected: place aragon castilla valencia sevilla granada castillo, or done
        "#]],
    );
}

#[test]
fn actions_can_have_a_section() {
    position(
        "king toledo | court red 4 | red to place 2\nactions\nred place castillo\n\n> place castillo\n",
        expect![[r#"
            players 4
            round 1
            king toledo
            start red
            court red 4
            red to place 2
            red must decide: place aragon castilla valencia sevilla granada castillo, or done
            7 options: place aragon, place castilla, place valencia, place sevilla, place granada, place castillo, done

            > red place castillo
            Red places 1 caballero: Castillo.

            players 4
            round 1
            king toledo
            start red
            castillo red 1
            court red 3
            red to place 1
            red must decide: place aragon castilla valencia sevilla granada castillo, or done
            7 options: place aragon, place castilla, place valencia, place sevilla, place granada, place castillo, done

            > red place castillo
            Red places 1 caballero: Castillo.
            Discarded unused: Intrigue.
            Discarded unused: Justice.
            Discarded unused: Outposts.
            Discarded unused: Decree.
            Round 2
            Revealed: Intrigue.
            Revealed: Justice.
            Revealed: Outposts.
            Revealed: Decree.
            Revealed: Your Majesty.

            players 4
            round 2
            king toledo
            start red
            castillo red 2
            court red 2
            todo play red
            red must decide: play 1 2 3 4 5 6 7 8 9 10 11 12 13
            13 options: play 1, play 2, play 3, play 4, play 5, play 6, play 7, play 8, play 9, play 10, play 11, play 12, play 13
        "#]],
    );
}

#[test]
fn an_invalid_position_or_action_is_refused_with_its_line() {
    let refused = |text: &str| elgrande("position", text).refused();
    expect![[r#"error: standard input: line 2: unknown clause "queen"; expected one of: players, variants, round, king, start, a region, castillo, grandes, tiles, court, scores, hand, modifiers, spent, passing, discs, played, waiting, offers, chosen, infiltrating, veto, drawn, stack, dummy-powers, dummy-regions, over, todo, or PLAYER to …"#]].assert_eq(&refused("king toledo\nqueen madrid\n"));
    expect![[r#"error: standard input: line 3: "madrid" is neither a region nor the castillo; expected one of: galicia, navarra, aragon, cataluna, castilla, toledo, valencia, sevilla, granada, castillo"#]].assert_eq(&refused("king toledo | court red 4 | red to place 2\n\n> place madrid\n"));
    let file = TempFile::new("position.txt", "king chess\n");
    let refused = elgrande(&format!("position {}", file.0), "").refused();
    expect![[r#"error: FILE: line 1: unknown place for the king "chess"; expected one of: galicia, navarra, aragon, cataluna, castilla, toledo, valencia, sevilla, granada, castillo, france, portugal"#]].assert_eq(&refused.replace(&file.0, "FILE"));
}

/// The record of the first actions of a game of three.
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
fn replay_prints_what_the_viewer_saw() {
    let file = TempFile::new("record.txt", &record());
    let lines = |words: &str| {
        let told = elgrande(&format!("replay {} {words}", file.0), "").printed();
        let told = told.split("\n\n").next().unwrap().lines().map(str::trim);
        told.collect::<Vec<_>>().join("\n")
    };
    expect![[r#"
        1 Red has chosen a modifier to pass.
        2 Blue has chosen a modifier to pass.
        3 Green has chosen a modifier to pass.
        Blue gets a modifier.
        Green gets a modifier.
        Red gets a modifier.
        Round 1
        Revealed: Skirmish.
        Revealed: Withdrawal.
        Revealed: Heartland.
        Revealed: Coup.
        Revealed: Your Majesty."#]]
    .assert_eq(&lines(""));
    expect!["1 Red passes -1."].assert_eq(&lines("--seat red --to 1"));
    expect!["1 Red has chosen a modifier to pass."].assert_eq(&lines("--seat blue --to 1"));
}

#[test]
fn the_view_at_the_end_of_a_replay_is_the_viewers() {
    let file = TempFile::new("record.view.txt", &record());
    let view = |words: &str| {
        let told = elgrande(&format!("replay {} {words}", file.0), "").printed();
        told.split_once("\n\n").unwrap().1.to_owned()
    };
    expect![[r#"
        Round 1 · king: Granada · start marker: Blue
                 values    Red   Blue  Green
        Galicia  4/2/0       .      .      .
        Navarra  5/3/0       .      .      .
        Aragón   5/4/0       .      .      .
        Cataluña 4/2/0       .      .      .
        Castilla 6/4/0       .      .      .
        Toledo   7/4/0       .      .      2 grande: Green
        Valencia 5/3/0       .      2      . grande: Blue
        Sevilla  4/3/0       2      .      . grande: Red
        Granada  6/3/0       .      .      . king
        Castillo 5/3/0       ?      ?      ?

                 province court points power cards modifiers played
        Red            21     7      0          13         3
        Blue           21     7      0          13         3
        Green          21     7      0          13         3
        In hand (Red): 1 2 3 4 5 6 7 8 9 10 11 12 13 -1 +2 +2
        Deciding: Blue, Green
    "#]]
    .assert_eq(&view("--seat red --to 1"));
    assert!(!view("").contains("In hand") && !view("--seat red").contains("In hand (Blue)"));
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
    expect!["error: --to 4: the record has 3 actions"].assert_eq(&refused(&record, "--to 4"));
    expect!["error: orange has no seat in this game; the seats are: red blue green"]
        .assert_eq(&refused(&record, "--seat orange"));
    expect!["error: FILE: line 21: POW-1: blue must decide now"]
        .assert_eq(&refused(&format!("{record}red special\n"), ""));
    expect!["error: FILE: line 2: unknown rules version 7; expected 1"]
        .assert_eq(&refused(&record.replace("rules 1", "rules 7"), ""));
    expect!["error: FILE: line 3: the game was played with edition mine, fingerprint f41a0851d20e4cd2c; known: 41a0851d20e4cd2c, 41a0851d20e4cd2c; add the file of that edition"].assert_eq(&refused(&record.replace("edition 2023 ", "edition mine f"), ""));
    expect!["error: FILE: line 1: the text has 1048577 bytes; at most 1048576 are allowed"]
        .assert_eq(&refused(&"x".repeat(2 << 20), ""));
    expect!["error: nowhere.txt: no such file"].assert_eq(&elgrande("replay nowhere.txt", "").refused());
}

#[test]
fn a_file_that_is_not_text_is_refused() {
    let path = std::env::temp_dir().join(format!("elgrande-{}-bytes", std::process::id()));
    std::fs::write(&path, [0xff, 0xfe, 0x00]).unwrap();
    let path = path.to_str().unwrap();
    for command in ["replay", "position", "cards --edition"] {
        let refused = elgrande(&format!("{command} {path}"), "").refused();
        assert!(refused.contains("UTF-8"), "{refused}");
    }
    std::fs::remove_file(path).unwrap();
}
