//! Why a record is refused.

use crate::action::BadAction;
use crate::notation::PositionReason;
use crate::player::PlayerSet;
use crate::reason::{Located, reasons};
use crate::refusal::PlayReason;
use crate::setup::SetupReason;
use crate::variants::BadVariants;
use crate::words::UnknownWord;

/// Why a text is refused as a record, and on which line.
pub type BadRecord = Located<RecordReason>;

reasons! {
    /// Why a text is refused as a record.
    pub enum RecordReason {
        TooLong { found: usize, most: usize }
            = "reason-too-long", "the text has {found} bytes; at most {most} are allowed";
        Version { found: String, known: u16 }
            = "reason-record-version", "unknown record version {found}; expected {known}";
        Rules { found: String, known: u16 }
            = "reason-rules-version", "unknown rules version {found}; expected {known}";
        EditionLine = "reason-edition-line", "expected a name and a fingerprint";
        EditionUnknown { name: String, found: String, known: String }
            = "reason-edition-unknown",
            "the game was played with edition {name}, fingerprint {found}; known: {known}; add the file of that edition";
        Homes { seats: PlayerSet } = "reason-homes", "expected a home for each of {seats}, in this order";
        Expected { start: String, found: String }
            = "reason-must-stand", "expected \"{start} …\", found \"{found}\"";
        ExpectedAtEnd { start: String }
            = "reason-must-stand-yet", "expected \"{start} …\", found the end of the text";
        AfterActions
            = "reason-actions-alone", "unexpected text after \"actions\"; each action needs its own line";
        NotOver { players: PlayerSet } ["FIN-1"]
            = "reason-not-over", "the game is not over; {players} must decide now";
        OtherResult { found: String }
            = "reason-other-result", "replaying the actions gives another result: {found}";
        AfterResult = "reason-after-result", "unexpected text after the result";
        ..UnknownWord;
        ..BadAction;
        ..BadVariants;
        ..PositionReason;
        ..SetupReason;
        ..PlayReason;
    }
}
