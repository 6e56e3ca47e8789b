//! JSON messages between the arena and a program. docs/protocol.md describes them.

use bots::Budget;
use engine::action::BadAction;
use engine::{Action, Decision, Edition, Event, Player, Standing, Variants, View};
use serde::Serialize;
use serde_json::Value;

use crate::failure::{Failure, Outcome};

/// A message to a program. Only `act` expects a response.
#[derive(Serialize)]
#[serde(tag = "command", rename_all = "lowercase")]
#[expect(missing_docs, reason = "docs/protocol.md says what the fields are")]
pub enum Message<'a> {
    /// A game begins.
    New { seat: Player, players: u8, variants: Vec<&'static str>, edition: &'static str },
    /// The program must decide.
    Act {
        seat: Player,
        ply: usize,
        events: &'a [Event],
        view: &'a View,
        decision: Decision,
        options: Vec<Action>,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        branches: Vec<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        millis: Option<u64>,
        #[serde(skip_serializing_if = "Option::is_none")]
        iterations: Option<u32>,
    },
    /// The game is over.
    Over { seat: Player, events: &'a [Event], standing: Standing },
}

impl<'a> Message<'a> {
    /// The message for a new game.
    pub fn new_game(seat: Player, edition: &'static Edition, variants: Variants) -> Message<'a> {
        let (players, words) = (variants.player_count(), variants.words().collect());
        Message::New { seat, players, variants: words, edition: edition.name() }
    }

    /// The message for a decision; none if the seat has nothing to decide.
    pub fn act(
        seat: Player,
        ply: usize,
        events: &'a [Event],
        view: &'a View,
        budget: &Budget,
    ) -> Option<Message<'a>> {
        let decision = view.decision()?;
        let millis = budget.time.map(|time| time.as_millis() as u64);
        let (options, iterations) = (decision.options().collect(), budget.iterations);
        let branches = view.branches().iter().map(ToString::to_string).collect();
        Some(Message::Act { seat, ply, events, view, decision, options, branches, millis, iterations })
    }

    /// The message as one line of JSON.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("every key is a string") + "\n"
    }
}

/// The action in a program's answer. Fields other than `action` are ignored.
pub fn read_action(line: &[u8]) -> Outcome<Action> {
    let text = String::from_utf8_lossy(line);
    let answer: Value = serde_json::from_slice(line).unwrap_or_default();
    let action = answer.get("action").and_then(Value::as_str);
    let not_an_action = || {
        let values = [("answer", excerpt(&text).into()), ("wanted", r#"{"action": "…"}"#.into())];
        Failure::localized("command-error-bot-answer", values)
    };
    let action = action.ok_or_else(not_an_action)?;
    action.parse().map_err(|bad: BadAction| {
        let values = [("action", excerpt(action).into())];
        Failure::with_cause("command-error-bot-unread", values, Failure::refused(bad))
    })
}

/// The beginning of a text, for error messages.
fn excerpt(text: &str) -> String {
    const MAX_CHARS: usize = 80;
    let cut: String = text.trim().chars().take(MAX_CHARS).collect();
    if cut.len() < text.trim().len() { cut + "…" } else { cut }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Messages;

    #[test]
    fn an_answer_is_an_object_with_an_action() {
        assert_eq!(read_action(br#"{"action": "done", "why": 1}"#).ok(), Some(Action::Done));
        let refused = |line: &[u8]| read_action(line).unwrap_err().text(&Messages::new("en"));
        assert_eq!(refused(b"rubbish\n"), "answered rubbish, not {\"action\": \"…\"}");
        assert_eq!(refused(b"[\"done\"]"), "answered [\"done\"], not {\"action\": \"…\"}");
        assert!(refused(br#"{"action": "fly"}"#).starts_with("answered \"fly\": unknown action \"fly\""));
        assert!(refused(&[b'x'; 9999]).len() < 200);
        assert!(refused(&[0xff, 0]).starts_with("answered \u{fffd}"));
    }
}
