//! Why an edition is refused, and on which line.

use crate::card::Card;
use crate::effect_text::EffectReason;
use crate::power::Modifier;
use crate::reason::{Located, reasons};
use crate::region::Region;
use crate::words::UnknownWord;
use std::ops::Range;

/// Why a text is refused as an edition, and on which line.
pub type EditionError = Located<EditionReason>;

reasons! {
    /// Why a text is refused as an edition.
    pub enum EditionReason {
        TooLong { found: usize, most: usize }
            = "reason-too-long", "the text has {found} bytes; at most {most} are allowed";
        Name { found: String }
            = "reason-name",
            "invalid name {found}; expected 1 to 40 of a–z, A–Z, 0–9, \"-\", \".\" and \"_\"";
        CardMissing { name: Card }
            = "reason-card-missing", "the card {name} is missing; add a line for it here";
        RegionMissing { name: Region }
            = "reason-region-missing", "the region {name} is missing; add a line for it here";
        ModifierMissing { name: Modifier }
            = "reason-modifier-missing", "the modifier {name} is missing; add a line for it here";
        ModifierSum { found: u32 } ["PSH-1"]
            = "reason-modifier-sum",
            "modifiers: found {found}, expected 15 to 40, because five players get 3 each";
        ListLength { found: usize, wanted: usize }
            = "reason-list-length", "entries in this list: found {found}, expected {wanted}";
        ValuesRise { found: String }
            = "reason-values-rise",
            "the values {found} rise; the first must be the highest and the third the lowest";
        NoBorder ["EXI-1"] = "reason-no-border", "no region borders this country; at least one must";
        Twice { region: Region } = "reason-twice", "{region} appears twice; list it once";
        NoNeighbours { region: Region }
            = "reason-no-neighbours", "{region} has no neighbours; it needs at least one";
        OwnNeighbour { region: Region }
            = "reason-own-neighbour", "{region} is listed as its own neighbour; list only other regions";
        OneSided { other: Region, region: Region }
            = "reason-one-sided", "{other} must list {region} as a neighbour, because {region} lists {other}";
        OutOfReach { region: Region, start: Region }
            = "reason-out-of-reach", "{region} cannot be reached from {start}; the board must be connected";
        StackSum { stack: u8, found: u32, wanted: u32 } ["SET-2"]
            = "reason-stack-sum", "cards in stack {stack}: found {found}, expected {wanted}";
        RegencySum { found: u32, wanted: u32 } ["REG-1"]
            = "reason-regency-sum", "cards in New Regency: found {found}, expected {wanted}";
        Copies { card: Card, found: u8, most: u8 } ["ALT-1"]
            = "reason-copies", "copies of {card}: found {found}, expected 0 to {most}";
        VetoElsewhere { card: Card } ["VET-1"]
            = "reason-veto-elsewhere", "{card} has the effect \"veto\"; only the card veto may have it";
        ..UnknownWord;
        ..EffectReason;
        ..TomlReason;
    }
}

reasons! {
    /// Why a text is refused as TOML, or as what the TOML must hold.
    pub enum TomlReason {
        UnknownField { found: String, known: String }
            = "reason-unknown-field", "unknown field `{found}`; expected one of {known}";
        UnknownFieldHere { found: String, known: String }
            = "reason-unknown-field-here", "unknown field `{found}`; expected {known}";
        MissingField { name: String } = "reason-missing-field", "missing field `{name}`";
        DuplicateKey = "reason-duplicate-key", "duplicate key";
        Invalid { found: String } = "reason-toml", "invalid TOML: `{found}`";
        SignExpected { found: String, sign: String }
            = "reason-toml-sign", "invalid TOML: `{found}`; expected `{sign}`";
        ValueExpected { found: String }
            = "reason-toml-value", "invalid TOML: `{found}`; expected a value (words need quotes)";
        TooDeep = "reason-toml-deep", "lists and tables are nested too deeply";
        SmallNumber { found: String } = "reason-kind-figure", "`{found}` is not a whole number from 0 to 30";
        Number { found: String } = "reason-kind-number", "`{found}` is not a whole number";
        List { found: String } = "reason-kind-list", "`{found}` is not a list";
        Word { found: String } = "reason-kind-word", "`{found}` is not a word in quotes";
        Switch { found: String } = "reason-kind-switch", "`{found}` is neither true nor false";
        Table { found: String } = "reason-kind-table", "`{found}` is not a table like {{ key = value }}";
        Address { found: String }
            = "reason-kind-address", "`{found}` is not an address with a port, like \"127.0.0.1:8765\"";
        OtherKind { found: String } = "reason-kind-other", "`{found}` is not what is expected here";
        Other { found: String } = "reason-unclear", "cannot be read: {found}";
    }
}

/// A reason at a byte of the text, as long as its line is not known.
#[derive(Debug)]
pub(super) struct Fault {
    at: usize,
    reason: EditionReason,
}

impl Fault {
    pub(super) fn at(span: Range<usize>, reason: impl Into<EditionReason>) -> Fault {
        Fault { at: span.start, reason: reason.into() }
    }

    pub(super) fn on_line_of(self, text: &str) -> EditionError {
        Located::on(line_number(text, self.at), self.reason)
    }
}

/// The line of a byte, counted from 1.
pub(super) fn line_number(text: &str, at: usize) -> usize {
    1 + text.bytes().take(at).filter(|byte| *byte == b'\n').count()
}
