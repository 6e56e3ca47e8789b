//! What can be asked, as JSON: `{"kind":"draft", …}`.

use std::fmt::Display;
use std::str::FromStr;

use bots::Level;
use engine::Player;
use serde::de::{Deserialize, Deserializer, Error};

use crate::stored_game::StoredGame;

/// A request.
#[derive(Debug, serde::Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields of each kind are those of the server's routes")]
pub enum Request {
    /// A preview of actions in a game on a server, from a position that the viewer may know.
    Preview { position: String, ply: usize, seat: Word<Player>, actions: Vec<String> },
    /// A new deal. The seed is any text.
    Deal { players: u8, variants: Vec<String>, seed: String },
    /// A game from a record: its set-up and its entries.
    Import { record: String },
    /// The record of a game.
    Record { game: StoredGame },
    /// A game as one seat sees it, after that many plies, with the notices from a ply on.
    View { game: StoredGame, seat: Option<Word<Player>>, ply: Option<usize>, from: Option<usize> },
    /// A summary of every ply.
    Plies { game: StoredGame },
    /// A preview of actions.
    Draft { game: StoredGame, seat: Word<Player>, actions: Vec<String> },
    /// Plays actions: the entries to store.
    Play { game: StoredGame, seat: Word<Player>, actions: Vec<String> },
    /// Returns to a ply, by default the last checkpoint: the entry to store.
    Undo { game: StoredGame, to: Option<usize> },
    /// What a strong bot would play after some actions.
    Hint { game: StoredGame, seat: Word<Player>, actions: Vec<String>, millis: u64 },
    /// The actions of a bot up to the next checkpoint.
    Bot {
        game: StoredGame,
        seat: Word<Player>,
        level: Word<Level>,
        seed: u64,
        millis: Option<u64>,
        iterations: Option<u32>,
    },
    /// What is printed on board and cards.
    Edition { players: u8 },
    /// The list of lessons.
    Lessons,
    /// A lesson after what the learner has played.
    Lesson { name: String, played: Vec<String> },
    /// A preview of actions in a lesson.
    LessonDraft { name: String, played: Vec<String>, actions: Vec<String> },
    /// Plays actions in a lesson.
    LessonPlay { name: String, played: Vec<String>, actions: Vec<String> },
    /// The names of the worked examples.
    Examples,
    /// A worked example.
    Example { name: String },
    /// The levels and variants there are.
    About,
    /// The first plies of a game that bots of one level play.
    BotGame { level: Word<Level>, players: u8, seed: u64, iterations: u32, plies: usize },
    /// The signature of this many random games.
    Signature { games: u64 },
}

/// A value that is written as a word.
#[derive(Clone, Copy, Debug)]
pub struct Word<T>(pub(crate) T);

impl<'de, T: FromStr<Err: Display>> Deserialize<'de> for Word<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Word<T>, D::Error> {
        String::deserialize(deserializer)?.parse().map(Word).map_err(D::Error::custom)
    }
}
