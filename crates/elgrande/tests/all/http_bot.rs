//! The Python bot in examples/ plays whole games over HTTP against the binary.

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};

use crate::common::TempFolder;
use crate::common::test_server::{TestServer, serve};
use serde_json::Value;

const BOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/http_bot.py");

fn has_python() -> bool {
    let has = Command::new("python3").arg("--version").output().is_ok_and(|run| run.status.success());
    if !has {
        eprintln!("skipped: python3 is missing");
    }
    has
}

fn bot(server: &TestServer, words: &[&str]) -> Child {
    let mut command = Command::new("python3");
    command.arg(BOT).arg(format!("http://{}", server.address)).args(words).env_remove("ELGRANDE_TOKEN");
    command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

/// Waits for the bot to exit and returns its output.
fn ended(bot: Child) -> String {
    let output = bot.wait_with_output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn table(server: &TestServer, id: &str) -> Value {
    let answer = server.ask(&format!("GET /api/tables/{id} HTTP/1.1"));
    serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap()
}

#[test]
fn the_python_bot_plays_a_whole_game_over_http() {
    if !has_python() {
        return;
    }
    let folder = TempFolder::new("http-bot");
    let words = ["serve", "--bot-millis", "5", "--requests-per-second", "0", "--limits", "none"];
    let server = serve(&folder, &words);
    let printed = ended(bot(&server, &["--against", "random,squire"]));
    let id = printed.lines().next().unwrap().strip_prefix("table ").unwrap();
    let seen = table(&server, id);
    let scores = &seen["game"]["view"]["scores"];
    let expected = format!("over red {} blue {} green {}", scores["red"], scores["blue"], scores["green"]);
    assert_eq!((&seen["table"]["phase"], printed.lines().nth(1)), (&"over".into(), Some(expected.as_str())));
    server.stop();
}

#[test]
fn two_python_bots_play_at_one_table() {
    if !has_python() {
        return;
    }
    let folder = TempFolder::new("http-bots");
    let server = serve(&folder, &["serve", "--requests-per-second", "0", "--limits", "none"]);
    let mut host = bot(&server, &["--name", "Anna", "--against", "open", "--short"]);
    let mut out = BufReader::new(host.stdout.take().unwrap());
    let mut line = String::new();
    out.read_line(&mut line).unwrap();
    let id = line.trim().strip_prefix("table ").unwrap();
    let guest = bot(&server, &["--name", "Bert", "--join", id]);
    let (mut first, second) = (String::new(), ended(guest));
    out.read_to_string(&mut first).unwrap();
    assert!(host.wait().unwrap().success());
    assert!(first.starts_with("over red") && second.ends_with(&first), "{first} {second}");
    server.stop();
}
