//! Requests with their responses. `web/tests/unit/module.test.js` sends the same requests to the built module and expects the
//! same responses.

use expect_test::expect_file;
use serde_json::{Value, json};

fn answered(request: &Value) -> Value {
    serde_json::from_slice(&wasm::answer(request.to_string().as_bytes())).expect("a response is JSON")
}

fn bot_game(level: &str, players: u8, iterations: u32, plies: usize) -> Value {
    json!({ "kind": "bot-game", "level": level, "players": players, "seed": 1, "iterations": iterations, "plies": plies })
}

fn requests() -> Vec<Value> {
    let game =
        answered(&json!({ "kind": "deal", "players": 4, "variants": ["power-shift"], "seed": "a" }))["ok"]
            .clone();
    let position = "king toledo | court red 4 | red to place 2";
    let preview = |seat: &str, actions: &[&str]| json!({ "kind": "preview", "position": position, "ply": 3, "seat": seat, "actions": actions });
    vec![
        bot_game("random", 5, 1, 300),
        bot_game("squire", 2, 1, 40),
        bot_game("caballero", 3, 60, 40),
        bot_game("grande", 4, 200, 40),
        bot_game("master", 3, 100, 40),
        json!({ "kind": "view", "game": game, "seat": "red", "from": 0 }),
        json!({ "kind": "plies", "game": game }),
        json!({ "kind": "record", "game": game }),
        preview("red", &["place aragon"]),
        preview("red", &["place toledo"]),
        preview("blue", &["done"]),
        preview("red", &["done", "done"]),
        preview("red", &["jump"]),
        json!({ "kind": "edition", "players": 2 }),
        json!({ "kind": "lessons" }),
        json!({ "kind": "lesson", "name": "placement", "played": [] }),
        json!({ "kind": "example", "name": "no-such" }),
        json!({ "kind": "about" }),
        json!({ "kind": "unheard-of" }),
    ]
}

#[test]
fn every_request_has_the_recorded_response() {
    let pair = |request: Value| {
        let response = answered(&request);
        json!({ "request": request, "response": response })
    };
    let pairs: Vec<String> = requests().into_iter().map(|request| pair(request).to_string()).collect();
    expect_file!["answers.json"].assert_eq(&format!("[\n{}\n]\n", pairs.join(",\n")));
}

#[test]
fn the_signature_is_that_of_the_rules() {
    let recorded = std::fs::read_to_string("../../signature.txt").expect("the signature is at the root");
    let response = answered(&json!({ "kind": "signature", "games": 1000 }));
    assert_eq!(response["ok"], recorded.trim());
}

#[test]
fn a_stored_game_is_played_undone_and_exported() {
    let mut game =
        answered(&json!({ "kind": "deal", "players": 2, "variants": [], "seed": "b" }))["ok"].clone();
    let view = answered(&json!({ "kind": "view", "game": game }))["ok"].clone();
    let seat = view["asked"][0].clone();
    let played = answered(&json!({ "kind": "play", "game": game, "seat": seat, "actions": ["play 7"] }));
    let entry = played["ok"][0].clone();
    game["entries"] = json!([[5, entry]]);
    assert_eq!(answered(&json!({ "kind": "view", "game": game }))["ok"]["ply"], 1);
    let undone = answered(&json!({ "kind": "undo", "game": game, "to": 0 }));
    assert_eq!(undone, json!({ "ok": "undo 0" }));
    let record = answered(&json!({ "kind": "record", "game": game }))["ok"].clone();
    let imported = answered(&json!({ "kind": "import", "record": record }))["ok"].clone();
    assert_eq!((&imported["setup"], &imported["entries"][0][1]), (&game["setup"], &entry));
}
