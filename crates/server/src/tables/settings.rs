//! Settings of a table, fixed before the game begins, and the request for a new table.

use engine::Variants;
use serde::{Deserialize, Serialize};

use crate::reason::TableReason;
use crate::refusal::{Code, Refusal};

/// The settings of a table, as they are stored and sent.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableSettings {
    /// The number of players.
    pub players: u8,
    /// The names of the variants, memory aid included.
    #[cfg_attr(feature = "types", ts(type = "VariantWord[]"))]
    pub variants: Vec<String>,
    /// The time control.
    pub pace: Pace,
    /// How far players may undo.
    pub undo: UndoPolicy,
    /// Who may join.
    pub access: Access,
    /// Whether a person who plays against bots only may ask for hints.
    #[serde(default = "default_true")]
    pub hints: bool,
}

/// The default of a setting that is on unless it is switched off.
fn default_true() -> bool {
    true
}

/// A request for a new table.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewTable {
    /// For each seat `me`, `open` or the level of a bot.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) seats: Vec<String>,
    /// Not allowed with a record.
    pub(crate) variants: Option<Vec<String>>,
    /// Must be free if there is a record.
    pub(crate) pace: Option<Pace>,
    undo: Option<UndoPolicy>,
    /// Default: public, or invitation with a record.
    access: Option<Access>,
    /// Whether hints are allowed; default: true.
    #[serde(default = "default_true")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    hints: bool,
    /// The text of an edition. Default: the edition of the record, if this server has it.
    pub(crate) edition: Option<String>,
    /// A game to view or continue, instead of a new deal.
    pub(crate) record: Option<String>,
    /// Start at once.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub(crate) start: bool,
}

impl NewTable {
    /// The settings of a new game: those of the request, and defaults.
    pub(crate) fn settings(&self) -> TableSettings {
        self.over(TableSettings::new(u8::try_from(self.seats.len()).unwrap_or(u8::MAX)))
    }

    /// These settings, changed as the request says.
    pub(crate) fn over(&self, settings: TableSettings) -> TableSettings {
        TableSettings {
            players: settings.players,
            variants: self.variants.clone().unwrap_or(settings.variants),
            pace: self.pace.unwrap_or(settings.pace),
            undo: self.undo.unwrap_or(settings.undo),
            access: self.access.unwrap_or(settings.access),
            hints: self.hints,
        }
    }
}

/// The time control.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum Pace {
    /// No clock.
    #[default]
    Free,
    /// A time bank in seconds, with an increment for each turn.
    Live {
        /// The initial bank.
        bank: u32,
        /// Added for each turn.
        increment: u32,
    },
    /// A number of hours for each turn.
    Turns {
        /// The number of hours.
        hours: u32,
    },
}

/// How far players may undo.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum UndoPolicy {
    /// Freely to the last checkpoint; further back if the affected people agree. Against bots only, freely to the last
    /// reveal.
    #[default]
    Consent,
    /// To the last checkpoint only. Against bots only, freely to the last reveal.
    Checkpoint,
    /// Not at all.
    Never,
}

/// Who may join.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Access {
    /// Anyone: the table is listed.
    #[default]
    Public,
    /// Anyone who has the invitation.
    Invitation,
}

impl TableSettings {
    /// The defaults for that many players.
    pub fn new(players: u8) -> TableSettings {
        TableSettings {
            players,
            variants: Vec::new(),
            pace: Pace::default(),
            undo: UndoPolicy::default(),
            access: Access::default(),
            hints: true,
        }
    }

    /// The variants as the engine's type.
    pub fn engine_variants(&self) -> Result<Variants, Refusal> {
        let plain = Variants::players(self.players);
        let mut words = self.variants.iter();
        plain
            .and_then(|plain| words.try_fold(plain, |variants, word| variants.with_word(word)))
            .map_err(|reason| Refusal::because(Code::BadTable, &reason))
    }

    /// Normalizes the order of the variants; refuses values out of bounds.
    pub fn validated(mut self) -> Result<TableSettings, Refusal> {
        self.variants = self.engine_variants()?.words().map(str::to_owned).collect();
        let is_valid = match self.pace {
            Pace::Free => true,
            Pace::Live { bank, increment } => (10..=86_400).contains(&bank) && increment <= 3_600,
            Pace::Turns { hours } => (1..=720).contains(&hours),
        };
        if is_valid { Ok(self) } else { Err(Refusal::because(Code::BadTable, &TableReason::Pace)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(players: u8, variants: &[&str], pace: Pace) -> TableSettings {
        let variants = variants.iter().map(|word| (*word).to_owned()).collect();
        TableSettings { variants, pace, ..TableSettings::new(players) }
    }

    #[test]
    fn settings_must_be_allowed_by_the_rules() {
        assert!(settings(6, &[], Pace::Free).validated().is_err(), "SET-1");
        assert!(settings(4, &["merged"], Pace::Free).validated().is_err(), "THR-1");
        assert!(settings(3, &[], Pace::Turns { hours: 0 }).validated().is_err());
        let validated = settings(3, &["veto", "short"], Pace::Live { bank: 600, increment: 5 }).validated();
        assert_eq!(validated.unwrap().variants, ["short", "veto"]);
    }
}
