//! Players and variants, as they are typed.

use clap::Args;
use engine::Variants;
use engine::variants::Alternatives;

use crate::failure::{Failure, Outcome};

/// Who plays, and with which variants.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "The game")]
pub struct Table {
    /// How many play
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=5))]
    pub players: u8,
    /// With which variants.
    #[command(flatten)]
    pub flags: Flags,
}

/// Which variants, whoever plays.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "The game")]
pub struct Flags {
    /// The short game: six rounds
    #[arg(long)]
    pub short: bool,
    /// New Regency: stack 5 is ten cards that move the king in new ways
    #[arg(long)]
    pub regency: bool,
    /// Power Shift: modifiers on power cards
    #[arg(long)]
    pub power_shift: bool,
    /// Alternative cards, all four or those listed, such as veto,veto,rivalry
    #[arg(long, value_name = "LIST", num_args = 0..=1, require_equals = true, default_missing_value = "all")]
    pub alternatives: Option<String>,
    /// Stacks 2 and 3 as one, a choice for three players
    #[arg(long)]
    pub merged: bool,
    /// The count of the castillo is shown
    #[arg(long)]
    pub memory_aid: bool,
}

impl Table {
    /// What was typed, if the rules allow it.
    pub fn variants(&self) -> Outcome<Variants> {
        self.flags.variants(self.players)
    }

    /// The same as it is typed.
    pub fn typed(&self) -> String {
        format!("--players {}{}", self.players, self.flags.typed())
    }
}

impl Flags {
    /// What was typed, for so many players, if the rules allow it.
    pub fn variants(&self, players: u8) -> Outcome<Variants> {
        let plain = Variants::players(players).map_err(Failure::new)?;
        let mut words = self.words().chain(self.listed());
        let variants =
            words.try_fold(plain, |variants, word| variants.with_word(word)).map_err(Failure::new)?;
        if self.alternatives.as_deref() == Some("all") {
            return variants.with_alternatives(Alternatives::ALL).map_err(Failure::new);
        }
        Ok(variants)
    }

    /// The same as it is typed, each with a space before it.
    fn typed(&self) -> String {
        let words = self.words().map(|word| format!(" --{word}"));
        let alternatives = self.alternatives.iter().map(|list| format!(" --alternatives={list}"));
        words.chain(alternatives).collect()
    }

    fn words(&self) -> impl Iterator<Item = &str> {
        let flags = [
            ("short", self.short),
            ("regency", self.regency),
            ("power-shift", self.power_shift),
            ("merged", self.merged),
            ("memory-aid", self.memory_aid),
        ];
        flags.into_iter().filter(|(_, on)| *on).map(|(word, _)| word)
    }

    fn listed(&self) -> impl Iterator<Item = &str> {
        let list = self.alternatives.iter().filter(|list| *list != "all");
        list.flat_map(|list| list.split(',')).map(str::trim).filter(|word| !word.is_empty())
    }
}

/// The variants in words.
pub fn words(variants: Variants) -> String {
    let words: Vec<_> = variants.words().collect();
    if words.is_empty() { "plain".to_owned() } else { words.join(" ") }
}
