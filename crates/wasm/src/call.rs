//! The requests of the host.

use std::fmt::Display;
use std::str::FromStr;

use bots::Level;
use engine::Player;
use play::Presets;
use review::Finding;
use serde::{Deserialize, Deserializer};

/// A request: its name in `call`, and its fields. A response is `{"ok": …}` or `{"error": {"code", "message", …}}`, with the
/// values that the server's API has for it (docs/api.md).
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
#[derive(Deserialize)]
#[serde(tag = "call", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Call {
    /// Makes an edition known by a name. The text is its compact form.
    AddEdition { name: String, text: String },
    /// Previews actions on a position, as in docs/notation.md.
    Draft {
        position: String,
        edition: String,
        ply: usize,
        #[cfg_attr(feature = "types", ts(as = "Player"))]
        seat: Word<Player>,
        actions: Vec<String>,
    },
    /// Lists the lessons.
    Lessons,
    /// The state of a lesson after these actions.
    LessonLook { name: String, played: Vec<String> },
    /// Previews actions in a lesson.
    LessonTry { name: String, played: Vec<String>, actions: Vec<String> },
    /// Plays actions in a lesson, then the other players.
    LessonPlay { name: String, played: Vec<String>, actions: Vec<String> },
    /// What is printed in the box, for that many players.
    Edition { name: String, players: u8 },
    /// A worked example of the rulebook.
    Example { name: String },
    /// Deals a new game; the answer is its number.
    NewGame { players: u8, variants: Vec<String>, seed: u64, edition: String, at: i64 },
    /// Opens a recorded game; the answer is its number.
    OpenGame { record: String, at: i64 },
    /// Opens a game from what `Log` has said about it; the answer is its number.
    ResumeGame { setup: String, started: i64, entries: Vec<(i64, String)> },
    /// The setup of a game as a record without actions, when it started, and its log entries from that one on, with their times.
    Log { game: u32, from: usize },
    /// Forgets a game.
    CloseGame { game: u32 },
    /// A game as a seat or else a spectator sees it, now or after that ply. With the notices from a ply on, or none.
    View {
        game: u32,
        #[cfg_attr(feature = "types", ts(as = "Option<Player>"))]
        seat: Option<Word<Player>>,
        from: Option<usize>,
        ply: Option<usize>,
    },
    /// What a seat is asked, with every legal action.
    Decision {
        game: u32,
        #[cfg_attr(feature = "types", ts(as = "Player"))]
        seat: Word<Player>,
    },
    /// Previews actions in a game.
    Try {
        game: u32,
        #[cfg_attr(feature = "types", ts(as = "Player"))]
        seat: Word<Player>,
        actions: Vec<String>,
    },
    /// Plays all actions or none.
    Play {
        game: u32,
        #[cfg_attr(feature = "types", ts(as = "Player"))]
        seat: Word<Player>,
        actions: Vec<String>,
        at: i64,
    },
    /// Returns to the position after that ply, or to the last checkpoint, where all people at the table are one user.
    Undo { game: u32, to: Option<usize>, at: i64 },
    /// The preset answer of a seat to what it is asked; null if it has none.
    Preset {
        game: u32,
        #[cfg_attr(feature = "types", ts(as = "Player"))]
        seat: Word<Player>,
        #[cfg_attr(feature = "types", ts(type = "Presets"))]
        answers: Presets,
    },
    /// What a strong bot would do after these actions.
    Hint {
        game: u32,
        #[cfg_attr(feature = "types", ts(as = "Player"))]
        seat: Word<Player>,
        actions: Vec<String>,
        tries: u32,
    },
    /// The actions of a bot up to the next checkpoint. It stops after a time, a number of iterations (`tries`), or both.
    Bot {
        game: u32,
        #[cfg_attr(feature = "types", ts(as = "Player"))]
        seat: Word<Player>,
        #[cfg_attr(feature = "types", ts(type = "Level"))]
        level: Word<Level>,
        seed: u64,
        millis: Option<u64>,
        tries: Option<u32>,
    },
    /// A summary of every ply.
    Plies { game: u32 },
    /// The record of a game, or of its beginning up to that ply, with everything hidden.
    Record { game: u32, ply: Option<usize> },
    /// Plans the review of a recorded game; the answer is the number of work items. A module knows one plan at a time.
    ReviewPlan { record: String },
    /// Does one work item of the review with this many iterations for each search.
    ReviewWork { item: usize, tries: u32, seed: u64 },
    /// Joins the findings of all work items.
    Review {
        #[cfg_attr(feature = "types", ts(type = "ReviewFinding[]"))]
        findings: Vec<Finding>,
        tries: u32,
        seed: u64,
    },
    /// The signature of the rules.
    Signature { games: u64 },
    /// What a bot answers to its first decisions in a seeded game.
    Answers {
        #[cfg_attr(feature = "types", ts(type = "Level"))]
        level: Word<Level>,
        players: u8,
        variants: Vec<String>,
        seed: u64,
        decisions: usize,
        tries: u32,
    },
    /// The number of actions in random games.
    RandomActions { games: u64 },
}

/// A value that is written as a word.
pub(crate) struct Word<T>(pub(crate) T);

impl<'de, T: FromStr<Err: Display>> Deserialize<'de> for Word<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Word<T>, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map(Word).map_err(serde::de::Error::custom)
    }
}

/// The text of `web/types/engine.d.ts`.
#[cfg(feature = "types")]
pub fn declarations() -> String {
    let config = ts_rs::Config::new().with_large_int("number");
    let call = <Call as ts_rs::TS>::decl(&config).replace(" } | { \"call\"", " }\n  | { \"call\"");
    let review: String = review::declarations(&config).into_iter().map(|text| text + "\n\n").collect();
    format!(
        "// Generated by `cargo xtask types` from the Rust sources; do not edit.\n\n\
         import type {{ King, Level, Player, Presets, Site }} from './wire.js';\n\n{review}\
         /** A request to the module. */\nexport {call}\n"
    )
}
