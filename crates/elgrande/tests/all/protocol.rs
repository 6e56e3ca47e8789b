//! The JSON protocol through the binary: transcripts, refusals, whole games by a small bot.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use crate::common::elgrande;
use crate::common::schema::Schema;
use expect_test::{Expect, expect};
use serde_json::{Value, json};

/// A running engine. Every message is validated against the schema.
struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    schema: Schema,
}

impl Engine {
    fn start() -> Engine {
        let mut command = Command::new(env!("CARGO_BIN_EXE_elgrande"));
        let mut child = command.arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (input, output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        Engine { child, input, output: BufReader::new(output), schema: Schema::of_protocol() }
    }

    /// Sends any line and returns the answer.
    #[track_caller]
    fn say(&mut self, line: &str) -> Value {
        writeln!(self.input, "{line}").unwrap();
        let mut answer = String::new();
        self.output.read_line(&mut answer).unwrap();
        let answer: Value = serde_json::from_str(&answer).unwrap();
        assert!(self.schema.allows("response", &answer), "{answer}");
        answer
    }

    /// Sends a valid request that must succeed.
    #[track_caller]
    fn ask(&mut self, request: Value) -> Value {
        assert!(self.schema.allows("request", &request), "{request}");
        let answer = self.say(&request.to_string());
        assert_eq!(answer["ok"], true, "{request} {answer}");
        answer
    }

    fn record(&mut self) -> String {
        self.ask(json!({"command": "record"}))["record"].as_str().unwrap().to_owned()
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Sends lines to a new engine and compares the conversation.
fn transcript(lines: &[&str], expected: Expect) {
    let mut engine = Engine::start();
    let answers: Vec<_> = lines.iter().map(|line| format!("> {line}\n< {}\n", engine.say(line))).collect();
    expected.assert_eq(&answers.concat());
}

#[test]
fn a_game_is_played_line_by_line() {
    transcript(
        &[
            r#"{"command": "new", "players": 4, "seed": 1, "id": "first"}"#,
            r#"{"command": "decision", "seat": "green", "id": 2}"#,
            r#"{"command": "decision", "seat": "red"}"#,
            r#"{"command": "apply", "seat": "green", "action": "play 8"}"#,
            r#"{"command": "apply", "seat": "orange", "action": "play 8"}"#,
            r#"{"command": "apply", "seat": "red", "action": "play 9"}"#,
            r#"{"command": "events", "from": 1}"#,
            r#"{"command": "standing"}"#,
            r#"{"command": "quit"}"#,
        ],
        expect![[r#"
            > {"command": "new", "players": 4, "seed": 1, "id": "first"}
            < {"checkpoint":0,"events":[],"id":"first","ok":true,"over":false,"ply":0,"to_act":["green"]}
            > {"command": "decision", "seat": "green", "id": 2}
            < {"decision":{"kind":"play","plain":[1,2,3,4,5,6,7,8,9,10,11,12,13]},"id":2,"ok":true,"options":["play 1","play 2","play 3","play 4","play 5","play 6","play 7","play 8","play 9","play 10","play 11","play 12","play 13"]}
            > {"command": "decision", "seat": "red"}
            < {"decision":null,"ok":true,"options":[]}
            > {"command": "apply", "seat": "green", "action": "play 8"}
            < {"checkpoint":1,"events":[{"event":"played","played":{"modifier":null,"power":8},"player":"green"}],"ok":true,"over":false,"ply":1,"to_act":["orange"]}
            > {"command": "apply", "seat": "orange", "action": "play 8"}
            < {"error":{"code":"illegal","message":"play 8: POW-2: play 1 2 3 4 5 6 7 9 10 11 12 13","rule":"POW-2"},"ok":false}
            > {"command": "apply", "seat": "red", "action": "play 9"}
            < {"error":{"code":"out-of-turn","message":"play 9: POW-1: orange must decide now","rule":"POW-1"},"ok":false}
            > {"command": "events", "from": 1}
            < {"ok":true,"plies":[{"events":[{"event":"played","played":{"modifier":null,"power":8},"player":"green"}],"player":"green","ply":1}]}
            > {"command": "standing"}
            < {"ok":true,"standing":{"final":false,"places":[{"place":1,"player":"red","score":0},{"place":1,"player":"blue","score":0},{"place":1,"player":"green","score":0},{"place":1,"player":"orange","score":0}]}}
            > {"command": "quit"}
            < {"ok":true}
        "#]],
    );
}

#[test]
fn an_invalid_request_is_answered_and_changes_nothing() {
    transcript(
        &[
            "",
            "play 9",
            "[1, 2]",
            r#"{"id": 5}"#,
            r#"{"command": 7}"#,
            r#"{"command": "fly", "id": 5}"#,
            r#"{"command": "view"}"#,
            r#"{"command": "new"}"#,
            r#"{"command": "new", "players": 4, "color": "red"}"#,
            r#"{"command": "new", "players": 9}"#,
            r#"{"command": "new", "players": 4, "variants": ["merged"]}"#,
            r#"{"command": "new", "players": 4, "edition": "name = 7"}"#,
            r#"{"command": "load", "position": "queen toledo"}"#,
            r#"{"command": "load", "record": "elgrande record 2"}"#,
            r#"{"command": "load"}"#,
            r#"{"command": "undo"}"#,
        ],
        expect![[r#"
            > 
            < {"error":{"code":"bad-json","message":"EOF while parsing a value at line 1 column 0"},"ok":false}
            > play 9
            < {"error":{"code":"bad-json","message":"expected value at line 1 column 1"},"ok":false}
            > [1, 2]
            < {"error":{"code":"bad-request","message":"a request is a JSON object"},"ok":false}
            > {"id": 5}
            < {"error":{"code":"bad-request","message":"\"command\" must be given, a string"},"id":5,"ok":false}
            > {"command": 7}
            < {"error":{"code":"bad-request","message":"\"command\" must be given, a string"},"ok":false}
            > {"command": "fly", "id": 5}
            < {"error":{"code":"unknown-command","message":"\"fly\" is no command; known are: new, load, view, decision, apply, undo, events, record, position, standing, quit"},"id":5,"ok":false}
            > {"command": "view"}
            < {"error":{"code":"no-game","message":"no game is loaded; send new or load first"},"ok":false}
            > {"command": "new"}
            < {"error":{"code":"bad-request","message":"missing field `players`"},"ok":false}
            > {"command": "new", "players": 4, "color": "red"}
            < {"error":{"code":"bad-request","message":"unknown field `color`, expected one of `players`, `variants`, `seed`, `edition`"},"ok":false}
            > {"command": "new", "players": 9}
            < {"error":{"code":"bad-game","message":"SET-1: a game has 2 to 5 players"},"ok":false}
            > {"command": "new", "players": 4, "variants": ["merged"]}
            < {"error":{"code":"bad-game","message":"THR-1: stacks 2 and 3 are merged only with 2 or 3 players"},"ok":false}
            > {"command": "new", "players": 4, "edition": "name = 7"}
            < {"error":{"code":"bad-edition","message":"line 1: `7` is not a word in quotes"},"ok":false}
            > {"command": "load", "position": "queen toledo"}
            < {"error":{"code":"bad-position","message":"line 1: unknown clause \"queen\"; expected one of: players, variants, round, king, start, a region, castillo, grandes, tiles, court, scores, hand, modifiers, spent, passing, discs, played, waiting, offers, chosen, infiltrating, veto, drawn, stack, dummy-powers, dummy-regions, over, todo, or PLAYER to …"},"ok":false}
            > {"command": "load", "record": "elgrande record 2"}
            < {"error":{"code":"bad-record","message":"line 1: unknown record version 2; expected 1"},"ok":false}
            > {"command": "load"}
            < {"error":{"code":"bad-request","message":"either \"position\" or \"record\" must be given"},"ok":false}
            > {"command": "undo"}
            < {"error":{"code":"no-game","message":"no game is loaded; send new or load first"},"ok":false}
        "#]],
    );
}

#[test]
fn a_refused_request_does_not_change_the_game() {
    let mut engine = Engine::start();
    engine.ask(json!({"command": "new", "players": 4, "seed": 1}));
    let before = engine.record();
    let refused = [
        (r#"{"command": "apply", "seat": "green", "action": "fly"}"#, "bad-action"),
        (r#"{"command": "apply", "seat": "green", "action": "done"}"#, "illegal"),
        (r#"{"command": "apply", "seat": "red", "action": "play 9"}"#, "out-of-turn"),
        (r#"{"command": "apply", "seat": "purple", "action": "play 9"}"#, "bad-seat"),
        (r#"{"command": "apply", "seat": "dummy", "action": "play 9"}"#, "bad-seat"),
        (r#"{"command": "apply", "seat": "green"}"#, "bad-request"),
        (r#"{"command": "apply", "seat": "green", "actions": []}"#, "bad-request"),
        (r#"{"command": "apply", "seat": "green", "actions": ["play 9", "play 8"]}"#, "past-checkpoint"),
        (r#"{"command": "undo"}"#, "nothing-to-undo"),
        (r#"{"command": "new", "players": 1}"#, "bad-game"),
        (r#"{"command": "load", "position": "king madrid"}"#, "bad-position"),
        (r#"{"command": "view", "seat": "king"}"#, "bad-seat"),
        ("\u{0}\u{1}", "bad-json"),
    ];
    for (line, code) in refused {
        assert_eq!(engine.say(line)["error"]["code"], code, "{line}");
        assert_eq!(engine.record(), before);
    }
    engine.ask(json!({"command": "apply", "seat": "green", "action": "play 9"}));
}

#[test]
fn a_line_too_long_is_refused_and_the_next_is_read() {
    let mut engine = Engine::start();
    let long = format!(r#"{{"command": "load", "record": "{}"}}"#, "x".repeat(5 << 20));
    assert_eq!(engine.say(&long)["error"]["code"], "too-long");
    let long = format!(r#"{{"command": "load", "record": "{}"}}"#, "x".repeat(2 << 20));
    assert_eq!(engine.say(&long)["error"]["code"], "bad-record");
    engine.ask(json!({"command": "new", "players": 2}));
}

const POSITION: &str = "king toledo | court red 4 | red to place 3";

#[test]
fn a_batch_is_applied_completely_or_not_at_all() {
    let mut engine = Engine::start();
    engine.ask(json!({"command": "load", "position": POSITION}));
    let batch = |actions: &[&str]| json!({"command": "apply", "seat": "red", "actions": actions}).to_string();
    let refused = engine.say(&batch(&["place aragon", "place toledo"]));
    assert_eq!([&refused["error"]["code"], &refused["error"]["rule"]], ["illegal", "PLC-2"]);
    assert_eq!(engine.ask(json!({"command": "events"}))["plies"].as_array().unwrap().len(), 1);
    let played = engine.say(&batch(&["place aragon", "place castillo"]));
    assert_eq!([&played["ply"], &played["checkpoint"]], [2, 0]);
    assert_eq!(played["events"].as_array().unwrap().len(), 2);
    let refused = engine.say(&batch(&["place aragon", "play 9"]));
    assert_eq!(refused["error"]["code"], "past-checkpoint", "a round ended and cards were turned up");
}

#[test]
fn undo_goes_back_to_the_last_checkpoint_and_no_further() {
    let mut engine = Engine::start();
    engine.ask(json!({"command": "load", "position": POSITION}));
    engine.ask(json!({"command": "apply", "seat": "red", "action": "place aragon"}));
    engine.ask(json!({"command": "apply", "seat": "red", "action": "place castilla"}));
    let undone = engine.ask(json!({"command": "undo"}));
    assert_eq!([&undone["ply"], &undone["checkpoint"]], [0, 0]);
    assert_eq!(engine.say(r#"{"command": "undo"}"#)["error"]["code"], "nothing-to-undo");
    let ended = engine.ask(json!({"command": "apply", "seat": "red", "action": "done"}));
    assert_eq!([&ended["ply"], &ended["checkpoint"]], [1, 1]);
    assert_eq!(engine.say(r#"{"command": "undo"}"#)["error"]["code"], "nothing-to-undo");
}

#[test]
fn a_game_that_began_with_a_position_has_a_record_and_a_position() {
    let mut engine = Engine::start();
    engine.ask(json!({"command": "load", "position": POSITION}));
    engine.ask(json!({"command": "apply", "seat": "red", "action": "place aragon"}));
    let position = engine.ask(json!({"command": "position"}))["position"].clone();
    assert!(position.as_str().unwrap().contains("\naragon red 1\n"), "{position}");
    let record = engine.record();
    let loaded = engine.ask(json!({"command": "load", "record": record}));
    assert_eq!([&loaded["ply"], &loaded["to_act"]], [&json!(1), &json!(["red"])]);
    assert_eq!(engine.record(), record);
    assert_eq!(engine.ask(json!({"command": "position"}))["position"], position);
}

#[test]
fn apply_returns_decision_and_view_on_request() {
    let mut engine = Engine::start();
    engine.ask(json!({"command": "load", "position": POSITION}));
    let place = |site: &str| json!({"command": "apply", "seat": "red", "action": format!("place {site}")});
    let plain = engine.ask(place("aragon"));
    assert!(plain.get("decision").is_none() && plain.get("view").is_none());
    let mut both = place("castilla");
    both["decision"] = json!(true);
    both["view"] = json!(true);
    let answer = engine.ask(both);
    let asked = engine.ask(json!({"command": "decision", "seat": "red"}));
    assert_eq!([&answer["decision"], &answer["options"]], [&asked["decision"], &asked["options"]]);
    assert_eq!(answer["view"], engine.ask(json!({"command": "view", "seat": "red"}))["view"]);
}

#[test]
fn branches_are_described() {
    let mut engine = Engine::start();
    let position =
        "variants representation | chosen representation | court red 2 | sevilla red 1 | red to use special";
    engine.ask(json!({"command": "load", "position": position}));
    engine.ask(json!({"command": "apply", "seat": "red", "action": "special"}));
    let asked = engine.ask(json!({"command": "decision", "seat": "red"}));
    assert_eq!(asked["options"], json!(["branch 1", "branch 2"]));
    assert_eq!(asked["branches"], json!(["move all own from one region", "place 2 from court"]));
}

#[test]
fn other_seats_see_no_secrets() {
    let mut engine = Engine::start();
    engine.ask(json!({"command": "new", "players": 3, "variants": ["power-shift"], "seed": 1}));
    let mine = engine.ask(json!({"command": "decision", "seat": "red"}));
    let passed = engine.ask(json!({"command": "apply", "seat": "red", "action": mine["options"][0]}));
    assert!(passed["events"][0]["modifier"].is_string());
    for seat in [json!({"command": "events", "seat": "blue"}), json!({"command": "events"})] {
        assert!(engine.ask(seat)["plies"][1]["events"][0]["modifier"].is_null());
    }
    assert!(engine.ask(json!({"command": "decision", "seat": "red"}))["decision"].is_null());
}

/// A bot that only uses the protocol and plays pseudo-random options until the game is over.
fn play(engine: &mut Engine, new: Value) -> Value {
    let mut state = engine.ask(new);
    let mut state_bits: usize = 1;
    while state["over"] == false {
        let seat = state["to_act"][0].clone();
        let asked = engine.ask(json!({"command": "decision", "seat": seat}));
        let options = asked["options"].as_array().unwrap();
        state_bits = state_bits.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let action = &options[(state_bits >> 33) % options.len()];
        engine.ask(json!({"command": "view", "seat": seat}));
        state = engine.ask(json!({"command": "apply", "seat": seat, "action": action}));
    }
    state
}

#[test]
fn a_bot_plays_whole_games_over_the_protocol() {
    let everything = ["regency", "power-shift", "representation", "veto", "veto", "rivalry"];
    for players in 2..=5 {
        let mut engine = Engine::start();
        let new = json!({"command": "new", "players": players, "variants": everything, "seed": players});
        let over = play(&mut engine, new);
        assert_eq!(over["to_act"], json!([]));
        assert_eq!(engine.ask(json!({"command": "standing"}))["standing"]["final"], true);
        engine.ask(json!({"command": "view"}));
        engine.ask(json!({"command": "events", "seat": "blue"}));
        let record = engine.record();
        assert!(record.lines().last().unwrap().starts_with("result red "));
        let loaded = engine.ask(json!({"command": "load", "record": record}));
        assert_eq!([&loaded["ply"], &loaded["over"]], [&over["ply"], &json!(true)]);
        assert_eq!(engine.record(), record);
    }
}

#[test]
fn the_last_line_needs_no_line_break_and_empty_input_is_valid() {
    assert_eq!(elgrande("engine", "").printed(), "");
    assert_eq!(elgrande("engine", r#"{"command": "quit"}"#).printed(), "{\"ok\":true}\n");
    assert_eq!(
        elgrande("engine", "{\"command\": \"quit\"}\n{\"command\": \"quit\"}\n").printed().lines().count(),
        1
    );
}

#[test]
fn the_schema_refuses_invalid_messages() {
    let schema = Schema::of_protocol();
    for request in [
        json!({}),
        json!({"command": "fly"}),
        json!({"command": "new", "players": 6}),
        json!({"command": "undo", "seat": "red"}),
    ] {
        assert!(!schema.allows("request", &request), "{request}");
    }
    for answer in
        [json!({}), json!({"ok": false}), json!({"ok": true, "ply": -1}), json!({"ok": true, "error": {}})]
    {
        assert!(!schema.allows("response", &answer), "{answer}");
    }
    for told in [json!({"command": "new", "players": 4}), json!({"command": "act", "seat": "red"})] {
        assert!(!schema.allows("arena-request", &told), "{told}");
    }
    assert!(!schema.allows("arena-response", &json!({"move": "done"})));
}
