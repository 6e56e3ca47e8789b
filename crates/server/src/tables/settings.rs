//! What a table has agreed on before the game begins. It knows no game.

use engine::Variants;
use serde::{Deserialize, Serialize};

use crate::refusal::{Code, Refusal};

/// The terms of a table, as they are stored and sent.
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// How many play.
    pub players: u8,
    /// The words of the variants, memory aid included.
    pub variants: Vec<String>,
    /// How much time there is.
    pub pace: Pace,
    /// How far one may go back.
    pub undo: Undo,
    /// Who may come.
    pub access: Access,
    /// May one ask what a strong bot would do, where only bots play against one?
    #[serde(default = "usually")]
    pub hints: bool,
}

/// What a table has that says nothing of it.
pub(crate) fn usually() -> bool {
    true
}

/// How much time there is.
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum Pace {
    /// All the time in the world.
    #[default]
    Free,
    /// Live: a bank in seconds, and some more after each turn.
    Live {
        /// What everybody begins with.
        bank: u32,
        /// What is added whenever one has answered.
        increment: u32,
    },
    /// By turns: so many hours for each answer.
    Turns {
        /// How many.
        hours: u32,
    },
}

/// How far one may go back.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "UndoTerms"))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Undo {
    /// To the last checkpoint, and beyond it if every person at the table agrees.
    #[default]
    Consent,
    /// To the last checkpoint.
    Checkpoint,
    /// Not at all.
    Never,
}

/// Who may come.
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Access {
    /// Anybody: the table is on the list.
    #[default]
    Public,
    /// Whoever has the invitation.
    Invitation,
}

impl Terms {
    /// The game these words mean.
    pub fn game(&self) -> Result<Variants, Refusal> {
        let bad = |reason: String| Refusal::new(Code::BadTable, reason);
        let plain = Variants::players(self.players).map_err(|error| bad(error.to_string()))?;
        let mut words = self.variants.iter();
        words
            .try_fold(plain, |variants, word| variants.with_word(word))
            .map_err(|error| bad(error.to_string()))
    }

    /// The same with words in their usual order; refused where something is out of bounds.
    pub fn checked(mut self) -> Result<Terms, Refusal> {
        self.variants = self.game()?.words().map(str::to_owned).collect();
        let sound = match self.pace {
            Pace::Free => true,
            Pace::Live { bank, increment } => (10..=86_400).contains(&bank) && increment <= 3_600,
            Pace::Turns { hours } => (1..=720).contains(&hours),
        };
        let reason = "a bank has 10 to 86400 seconds, an increment at most 3600, a turn 1 to 720 hours";
        if sound { Ok(self) } else { Err(Refusal::new(Code::BadTable, reason)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn terms(players: u8, variants: &[&str], pace: Pace) -> Terms {
        let variants = variants.iter().map(|word| (*word).to_owned()).collect();
        Terms { players, variants, pace, undo: Undo::Consent, access: Access::Public, hints: true }
    }

    #[test]
    fn terms_are_those_the_rules_allow() {
        assert!(terms(6, &[], Pace::Free).checked().is_err(), "SET-1");
        assert!(terms(4, &["merged"], Pace::Free).checked().is_err(), "THR-1");
        assert!(terms(3, &[], Pace::Turns { hours: 0 }).checked().is_err());
        let checked = terms(3, &["veto", "short"], Pace::Live { bank: 600, increment: 5 }).checked();
        assert_eq!(checked.unwrap().variants, ["short", "veto"]);
    }
}
