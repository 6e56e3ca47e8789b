//! Whole games as text. A change of the rules appears as a readable diff.
//!
//! `UPDATE_EXPECT=1 cargo test -p elgrande --test all transcripts::` rewrites them.

use std::fmt::Write;

use elgrande::game_text::GameText;
use elgrande::messages::Messages;
use engine::{Edition, Event, Game, Record, Setup, Variants, chance};
use expect_test::expect_file;
use rand_pcg::Pcg32;

/// Plays a random game and writes down everything that happens.
fn transcript(players: u8, words: &str, seed: u64) -> String {
    let plain = Variants::players(players).unwrap();
    let variants =
        words.split_whitespace().try_fold(plain, |variants, word| variants.with_word(word)).unwrap();
    let mut rng = Pcg32::new(seed, 1);
    let mut record = Record::new(Setup::deal(Edition::embedded(), variants, &mut rng));
    let mut text = record.to_string().split("actions").next().unwrap().to_owned();
    let (_, opening) = record.opening();
    tell(&mut text, &opening);
    while let Some((player, decision)) = record.game().question() {
        let (action, answers) = (chance::pick(decision, &mut rng), decision.len());
        let ply = record.actions().len() + 1;
        writeln!(text, "{ply:>4} {player:<7} {:<28} (of {answers})", action.to_string()).unwrap();
        let mut events = Vec::new();
        record.play(player, action, &mut events).unwrap();
        tell(&mut text, &events);
        if events.iter().any(|event| matches!(event, Event::RoundBegan { .. } | Event::GameOver)) {
            show(&mut text, record.game());
        }
    }
    text
}

fn tell(text: &mut String, events: &[Event]) {
    let words = Messages::new("en");
    let told = events.iter().filter_map(|event| GameText(&words).sentence(event));
    told.for_each(|told| writeln!(text, "             {told}").unwrap());
}

/// The position between two rounds.
fn show(text: &mut String, game: &Game) {
    for clause in engine::notation::write_position(game).lines() {
        let fixed = ["players", "variants", "stack", "dummy-"].iter().any(|word| clause.starts_with(word));
        if !fixed {
            writeln!(text, "    | {clause}").unwrap();
        }
    }
}

fn check(name: &str, players: u8, words: &str, seed: u64) {
    expect_file![format!("../transcripts/{name}.txt")].assert_eq(&transcript(players, words, seed));
}

#[test]
fn two_players_with_the_dummy() {
    check("two", 2, "", 2);
}

#[test]
fn two_players_with_everything() {
    check("two-everything", 2, "short regency power-shift representation veto veto rivalry", 22);
}

#[test]
fn three_players() {
    check("three", 3, "", 3);
}

#[test]
fn three_players_with_merged_stacks_and_the_alternatives() {
    check("three-merged-alternatives", 3, "merged representation veto veto rivalry", 33);
}

#[test]
fn four_players() {
    check("four", 4, "", 4);
}

#[test]
fn four_players_in_a_short_game_with_power_shift() {
    check("four-short-power-shift", 4, "short power-shift memory-aid", 44);
}

#[test]
fn five_players_with_new_regency() {
    check("five-regency", 5, "regency", 5);
}

#[test]
fn five_players_with_everything() {
    check("five-everything", 5, "regency power-shift representation veto veto rivalry", 55);
}
