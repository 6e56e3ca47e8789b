//! The lines between the arena and a program: what a seat may know, and an action. docs/protocol.md describes them.

use bots::Budget;
use engine::action::BadAction;
use engine::{Action, Decision, Edition, Event, Player, Standing, Variants, View};
use serde::Serialize;
use serde_json::Value;

use crate::failure::{Failure, Outcome};

/// What a program is told. Only `act` is answered.
#[derive(Serialize)]
#[serde(tag = "command", rename_all = "lowercase")]
#[expect(missing_docs, reason = "docs/protocol.md says what the fields are")]
pub enum Line<'a> {
    /// A game begins.
    New { seat: Player, players: u8, variants: Vec<&'static str>, edition: &'static str },
    /// It must decide.
    Act {
        seat: Player,
        ply: usize,
        events: &'a [Event],
        view: &'a View,
        decision: Decision,
        options: Vec<Action>,
        #[serde(skip_serializing_if = "Option::is_none")]
        millis: Option<u64>,
        #[serde(skip_serializing_if = "Option::is_none")]
        iterations: Option<u32>,
    },
    /// The game has ended.
    Over { seat: Player, events: &'a [Event], standing: Standing },
}

impl<'a> Line<'a> {
    /// That a game begins.
    pub fn new_game(seat: Player, edition: &'static Edition, variants: Variants) -> Line<'a> {
        let (players, words) = (variants.player_count(), variants.words().collect());
        Line::New { seat, players, variants: words, edition: edition.name() }
    }

    /// That the seat must decide; nothing if it need not.
    pub fn act(
        seat: Player,
        ply: usize,
        events: &'a [Event],
        view: &'a View,
        budget: &Budget,
    ) -> Option<Line<'a>> {
        let decision = view.decision()?;
        let millis = budget.time.map(|time| time.as_millis() as u64);
        let (options, iterations) = (decision.options().collect(), budget.iterations);
        Some(Line::Act { seat, ply, events, view, decision, options, millis, iterations })
    }

    /// The line itself.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("every key is a string") + "\n"
    }
}

/// The action in what a program answered, or why there is none; fields besides `action` are passed over.
pub fn read_action(line: &[u8]) -> Outcome<Action> {
    let said = String::from_utf8_lossy(line);
    let answer: Value = serde_json::from_slice(line).unwrap_or_default();
    let action = answer.get("action").and_then(Value::as_str);
    let other = || {
        let values = [("answer", excerpt(&said).into()), ("wanted", r#"{"action": "…"}"#.into())];
        Failure::told("command-error-bot-answer", values)
    };
    let action = action.ok_or_else(other)?;
    action.parse().map_err(|bad: BadAction| {
        let values = [("action", excerpt(action).into())];
        Failure::within("command-error-bot-unread", values, Failure::refused(bad))
    })
}

/// As much as fits a message.
fn excerpt(text: &str) -> String {
    const LONGEST: usize = 80;
    let cut: String = text.trim().chars().take(LONGEST).collect();
    if cut.len() < text.trim().len() { cut + "…" } else { cut }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Words;

    #[test]
    fn an_answer_is_an_object_with_an_action() {
        assert_eq!(read_action(br#"{"action": "done", "why": 1}"#).ok(), Some(Action::Done));
        let refused = |line: &[u8]| read_action(line).unwrap_err().text(&Words::of("en"));
        assert_eq!(refused(b"rubbish\n"), "answered rubbish, not {\"action\": \"…\"}");
        assert_eq!(refused(b"[\"done\"]"), "answered [\"done\"], not {\"action\": \"…\"}");
        assert!(refused(br#"{"action": "fly"}"#).starts_with("answered \"fly\": unknown action \"fly\""));
        assert!(refused(&[b'x'; 9999]).len() < 200);
        assert!(refused(&[0xff, 0]).starts_with("answered \u{fffd}"));
    }
}
