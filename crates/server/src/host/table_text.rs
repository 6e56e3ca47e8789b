//! A table in words: its players and how far its game is.

use engine::{Game, Player};
use fluent_bundle::FluentValue;

use crate::messages::text;
use crate::tables::{Seat, Table};

/// Between names, and between parts of a text.
pub const SEPARATOR: &str = " · ";

/// The players in the order of the seats, each person once.
pub fn names(table: &Table, language: &str) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for seat in &table.seats {
        let name = name(table, seat.player, language);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// The name of the person at a seat; the colour of a bot, or of a seat of someone who has several.
pub fn name(table: &Table, player: Player, language: &str) -> String {
    let person = table.seat(player).and_then(Seat::person);
    let seats = |id: &str| table.seats.iter().filter(|seat| seat.belongs_to(id)).count();
    match person {
        Some(person) if seats(&person.id) == 1 && !person.name.is_empty() => person.name.clone(),
        Some(_) | None => plain(language, &format!("player-{player}")),
    }
}

/// Who has won, or else the round.
pub fn progress(table: &Table, game: &Game, language: &str) -> String {
    let standing = game.standing();
    if !standing.is_final() {
        let last = game.board().variants().rounds().last().unwrap_or_default();
        return text(language, "glance-round", [("round", game.board().round()), ("last", last)]);
    }
    let first: Vec<String> = standing.leaders().iter().map(|player| name(table, player, language)).collect();
    match &first[..] {
        [winner] => text(language, "end-won", [("name", winner.as_str())]),
        _ => text(language, "end-shared", [("names", first.join(SEPARATOR))]),
    }
}

/// A message without values.
pub fn plain(language: &str, key: &str) -> String {
    text(language, key, std::iter::empty::<(&str, FluentValue)>())
}
