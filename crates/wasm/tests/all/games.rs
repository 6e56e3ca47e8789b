//! Games, drafts, lessons and bots: the responses of the module and of native code are equal.

use std::fs;

use engine::chance::{below, pick};
use engine::{Action, Decision, Edition, Player, Setup, Variants, Viewer};
use play::teaching::examples::EXAMPLES;
use play::teaching::lessons::LESSONS;
use play::{GameLog, GameView};
use rand_pcg::Pcg32;
use serde_json::{Value, json};

use crate::node::Both;

#[test]
fn the_rules_have_the_recorded_signature() {
    let recorded = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../signature.txt")).unwrap();
    let signature = Both::start().ok(&json!({ "call": "signature", "games": 1000 }));
    assert_eq!(signature, recorded.trim());
}

#[test]
fn bots_give_the_same_answers() {
    let mut both = Both::start();
    let mut answered = 0;
    for (seed, variants) in Variants::all().step_by(3).enumerate() {
        for level in ["random", "squire", "caballero", "grande", "master"] {
            let words: Vec<_> = variants.words().collect();
            let answers = both.ok(&json!({
                "call": "answers", "level": level, "players": variants.player_count(), "variants": words,
                "seed": seed, "decisions": 6, "tries": 60,
            }));
            answered += answers["actions"].as_array().unwrap().len();
        }
    }
    assert!(answered > 300, "{answered}");
}

/// What the server would send for a draft in this game.
fn drafted(log: &GameLog, player: Player, actions: &[Action]) -> Value {
    match log.draft(player, actions) {
        Ok(draft) => {
            let mut text = Vec::new();
            draft.write(&mut text);
            json!({ "ok": serde_json::from_slice::<Value>(&text).unwrap() })
        }
        Err(refused) => {
            let mut error = json!({ "code": refused.code(), "message": refused.to_string() });
            if let Some(rule) = refused.rule() {
                error["rule"] = rule.to_string().into();
            }
            json!({ "error": error })
        }
    }
}

#[test]
fn a_draft_on_the_position_of_a_view_is_the_draft_of_the_game() {
    let mut both = Both::start();
    let mut counts = [0; 3];
    for (seed, variants) in Variants::all().enumerate() {
        let rng = &mut Pcg32::new(seed as u64, 5);
        let mut log = GameLog::new(Setup::deal(Edition::embedded(), variants, rng), 0);
        let mut others: Option<Decision> = None;
        while let Some((player, decision)) = log.game().question().map(|(player, asked)| (player, *asked)) {
            if below(6, rng) == 0 {
                let view = serde_json::to_value(GameView::of(&log, Viewer::Seat(player), log.ply())).unwrap();
                let illegal = others.map(|others| pick(&others, rng));
                for action in [Some(pick(&decision, rng)), illegal].into_iter().flatten() {
                    let draft = both.respond(&json!({
                        "call": "draft", "position": view["position"], "edition": "built-in",
                        "ply": log.ply(), "seat": player, "actions": [action],
                    }));
                    assert_eq!(draft, drafted(&log, player, &[action]), "{variants:?} {player} {action}");
                    counts[match (&draft["error"], &draft["ok"]["view"]) {
                        (Value::Object(_), _) => 2,
                        (_, Value::Null) => 1,
                        (_, _) => 0,
                    }] += 1;
                }
            }
            others = Some(decision);
            log.play(player, &[pick(&decision, rng)], 0).unwrap();
        }
    }
    let [shown, hidden, refused] = counts;
    assert!(shown > 500 && hidden > 50 && refused > 500, "{shown} shown, {hidden} hidden, {refused} refused");
}

/// An edition with other values and another effect.
fn changed_edition() -> &'static Edition {
    let changes = [
        ("2023\"", "changed\""),
        ("court = [6, 5", "court = [8, 7"),
        ("ambush = { ", "ambush = { effect = \"move 2 opposing\", "),
    ];
    let text = include_str!("../../../../editions/2023.toml").to_owned();
    let text = changes.iter().fold(text, |text, (from, to)| text.replacen(from, to, 1));
    Edition::load(&text).unwrap()
}

/// Random actions of one player, as many as follow each other.
fn random_turn(log: &GameLog, player: Player, rng: &mut Pcg32) -> Vec<Action> {
    let (mut log, mut actions) = (log.clone(), Vec::new());
    while let Some((asked, decision)) = log.game().question().map(|(asked, decision)| (asked, *decision)) {
        if asked != player || actions.len() == 8 {
            break;
        }
        let action = pick(&decision, rng);
        log.play(player, &[action], 0).unwrap();
        actions.push(action);
    }
    actions
}

#[test]
fn drafts_of_several_actions_in_another_edition_are_those_of_the_game() {
    let mut both = Both::start();
    let edition = changed_edition();
    assert_ne!(edition.fingerprint(), Edition::embedded().fingerprint());
    both.ok(&json!({ "call": "add-edition", "name": "changed", "text": edition.compact() }));
    let mut long = 0;
    for (seed, variants) in Variants::all().enumerate().step_by(2) {
        let rng = &mut Pcg32::new(seed as u64, 9);
        let mut log = GameLog::new(Setup::deal(edition, variants, rng), 0);
        while let Some((player, decision)) = log.game().question().map(|(player, asked)| (player, *asked)) {
            if below(8, rng) == 0 {
                let view = serde_json::to_value(GameView::of(&log, Viewer::Seat(player), log.ply())).unwrap();
                let turn = random_turn(&log, player, rng);
                for length in 1..=turn.len() {
                    let actions = &turn[..length];
                    let draft = both.respond(&json!({
                        "call": "draft", "position": view["position"], "edition": "changed",
                        "ply": log.ply(), "seat": player, "actions": actions,
                    }));
                    assert_eq!(draft, drafted(&log, player, actions), "{variants:?} {player} {actions:?}");
                    long += usize::from(length > 1 && draft["ok"]["view"].is_object());
                }
            }
            log.play(player, &[pick(&decision, rng)], 0).unwrap();
        }
    }
    assert!(long > 300, "{long} drafts of several actions are shown");
}

#[test]
fn a_text_that_is_not_an_edition_is_refused() {
    let toml = include_str!("../../../../editions/2023.toml");
    let refused = Both::start().respond(&json!({ "call": "add-edition", "name": "x", "text": toml }));
    assert_eq!(refused["error"]["code"], "bad-edition");
}

#[test]
fn every_lesson_is_played_alike() {
    let mut both = Both::start();
    let listed = both.ok(&json!({ "call": "lessons" }));
    assert_eq!(listed["lessons"].as_array().unwrap().len(), LESSONS.len());
    for lesson in LESSONS {
        let mut played = json!([]);
        both.ok(&json!({ "call": "lesson-look", "name": lesson.name, "played": played }));
        for task in lesson.tasks {
            let actions: Vec<_> = task.path.split(';').map(str::trim).collect();
            for action in actions {
                let request = |call: &str| json!({ "call": call, "name": lesson.name, "played": played, "actions": [action] });
                both.ok(&request("lesson-try"));
                let next = both.ok(&request("lesson-play"));
                played = next["played"].clone();
            }
        }
    }
    let wrong = json!({ "call": "lesson-look", "name": "no-lesson", "played": [] });
    assert_eq!(both.respond(&wrong)["error"]["code"], "not-found");
}

#[test]
fn a_whole_game_against_bots_is_played_alike() {
    let mut both = Both::start();
    let new = json!({ "call": "new-game", "players": 3, "variants": ["short"], "seed": 7, "edition": "built-in", "at": 3 });
    let game = both.ok(&new);
    let mut view = both.ok(&json!({ "call": "view", "game": game, "from": 0 }));
    while view["over"] == false {
        let seat = view["asked"][0].clone();
        let decision = both.ok(&json!({ "call": "decision", "game": game, "seat": seat }));
        assert!(!decision["options"].as_array().unwrap().is_empty());
        let bot =
            json!({ "call": "bot", "game": game, "seat": seat, "level": "grande", "seed": 1, "tries": 20 });
        let actions = both.ok(&bot);
        both.ok(&json!({ "call": "try", "game": game, "seat": seat, "actions": actions }));
        both.ok(&json!({ "call": "hint", "game": game, "seat": seat, "actions": [], "tries": 20 }));
        both.ok(&json!({ "call": "play", "game": game, "seat": seat, "actions": actions, "at": 5 }));
        view = both.ok(&json!({ "call": "view", "game": game, "from": view["ply"] }));
    }
    let ply = view["ply"].as_u64().unwrap();
    assert_eq!(both.ok(&json!({ "call": "plies", "game": game })).as_array().unwrap().len() as u64, ply + 1);
    let record = both.ok(&json!({ "call": "record", "game": game }));
    review_alike(&mut both, &record);
    let copy = both.ok(&json!({ "call": "open-game", "record": record, "at": 0 }));
    assert_eq!(both.ok(&json!({ "call": "record", "game": copy })), record);
    both.ok(&json!({ "call": "close-game", "game": copy }));
    assert_eq!(both.respond(&json!({ "call": "record", "game": copy }))["error"]["code"], "not-found");
}

#[test]
fn a_game_is_resumed_from_its_log_with_everything_undone() {
    let mut both = Both::start();
    let new = json!({ "call": "new-game", "players": 2, "variants": [], "seed": 3, "edition": "built-in", "at": 10 });
    let game = both.ok(&new);
    let begun = both.ok(&json!({ "call": "log", "game": game, "from": 0 }));
    assert_eq!((&begun["started"], &begun["entries"]), (&json!(10), &json!([])));
    let seat = both.ok(&json!({ "call": "view", "game": game }))["asked"][0].clone();
    let play = json!({ "call": "play", "game": game, "seat": seat, "actions": ["play 13"], "at": 11 });
    both.ok(&play);
    assert_eq!(both.ok(&json!({ "call": "undo", "game": game, "to": 0, "at": 12 })), 2);
    assert_eq!(
        both.respond(&json!({ "call": "undo", "game": game, "at": 12 }))["error"]["code"],
        "nothing-to-undo"
    );
    both.ok(&play);
    let log = both.ok(&json!({ "call": "log", "game": game, "from": 0 }));
    let act = format!("{} play 13", seat.as_str().unwrap());
    assert_eq!(log["entries"], json!([[11, act], [12, "undo 0"], [11, act]]));
    assert_eq!(both.ok(&json!({ "call": "log", "game": game, "from": 2 }))["entries"], json!([[11, act]]));
    let resume =
        json!({ "call": "resume-game", "setup": log["setup"], "started": 10, "entries": log["entries"] });
    let resumed = both.ok(&resume);
    let look = |game: &Value| json!({ "call": "view", "game": game, "seat": seat, "from": 0 });
    let view = both.ok(&look(&game));
    assert_eq!(both.ok(&look(&resumed)), view);
    let earlier = both.ok(&json!({ "call": "view", "game": resumed, "seat": seat, "ply": 0 }));
    assert_eq!((&earlier["ply"], &earlier["notices"]), (&json!(0), &json!([])));
    let bad =
        json!({ "call": "resume-game", "setup": log["setup"], "started": 0, "entries": [[0, "undo 4"]] });
    assert_eq!(both.respond(&bad)["error"]["code"], "bad-record");
}

#[test]
fn nothing_hidden_is_revealed_and_taken_back() {
    let mut both = Both::start();
    let new = json!({ "call": "new-game", "players": 2, "variants": [], "seed": 5, "edition": "built-in", "at": 0 });
    let game = both.ok(&new);
    let mut view = both.ok(&json!({ "call": "view", "game": game }));
    while view["revealed"] == 0 {
        let seat = view["asked"][0].clone();
        let bot =
            json!({ "call": "bot", "game": game, "seat": seat, "level": "squire", "seed": 1, "tries": 1 });
        let actions = both.ok(&bot);
        both.ok(&json!({ "call": "play", "game": game, "seat": seat, "actions": actions, "at": 1 }));
        view = both.ok(&json!({ "call": "view", "game": game }));
    }
    let undo = json!({ "call": "undo", "game": game, "to": 0, "at": 2 });
    assert_eq!(both.respond(&undo)["error"]["code"], "undo-refused");
}

#[test]
fn a_preset_answers_only_what_is_asked_out_of_turn() {
    let mut both = Both::start();
    let new = json!({ "call": "new-game", "players": 2, "variants": [], "seed": 5, "edition": "built-in", "at": 0 });
    let game = both.ok(&new);
    let seat = both.ok(&json!({ "call": "view", "game": game }))["asked"][0].clone();
    let answers = json!({ "veto": "never", "disc": ["toledo"], "returns": [] });
    assert_eq!(
        both.ok(&json!({ "call": "preset", "game": game, "seat": seat, "answers": answers })),
        Value::Null
    );
}

#[test]
fn the_box_and_the_examples_are_those_of_the_server() {
    let mut both = Both::start();
    let facts = both.ok(&json!({ "call": "edition", "name": "built-in", "players": 3 }));
    assert_eq!(facts, serde_json::to_value(Edition::embedded().facts(3)).unwrap());
    for example in EXAMPLES {
        let played = both.ok(&json!({ "call": "example", "name": example.name }));
        assert_eq!(played["name"], example.name);
    }
    assert_eq!(
        both.respond(&json!({ "call": "edition", "name": "built-in", "players": 9 }))["error"]["code"],
        "bad-request"
    );
}

/// Every seventh work item is done by both; the others by native code only.
fn review_alike(both: &mut Both, record: &Value) {
    let none = both.respond(&json!({ "call": "review-work", "item": 0, "tries": 5, "seed": 1 }));
    assert_eq!(none["error"]["code"], "not-found");
    let items = both.ok(&json!({ "call": "review-plan", "record": record })).as_u64().unwrap();
    let mut findings = Vec::new();
    for item in 0..items {
        let work = json!({ "call": "review-work", "item": item, "tries": 5, "seed": 1 });
        findings.push(if item % 7 == 0 { both.ok(&work) } else { both.native(&work)["ok"].clone() });
    }
    let review = both.ok(&json!({ "call": "review", "findings": findings, "tries": 5, "seed": 1 }));
    assert_eq!(review["players"].as_array().unwrap().len(), 3);
    findings.pop();
    let refused = both.respond(&json!({ "call": "review", "findings": findings, "tries": 5, "seed": 1 }));
    assert_eq!(refused["error"]["code"], "bad-findings");
}
