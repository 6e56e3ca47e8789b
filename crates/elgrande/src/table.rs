//! Players and variants, as they are typed.

use clap::Args;
use engine::Variants;
use engine::variants::Alternatives;

use crate::failure::Outcome;
use crate::words::Words;

/// Who plays, and with which variants.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "game")]
pub struct Table {
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=5))]
    players: u8,
    #[command(flatten)]
    flags: Flags,
}

/// Which variants, whoever plays.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "game")]
pub struct Flags {
    #[arg(long)]
    short: bool,
    #[arg(long)]
    regency: bool,
    #[arg(long)]
    power_shift: bool,
    #[arg(long, value_name = "LIST", num_args = 0..=1, require_equals = true, default_missing_value = "all")]
    alternatives: Option<String>,
    #[arg(long)]
    merged: bool,
    #[arg(long)]
    memory_aid: bool,
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
        let plain = Variants::players(players)?;
        let mut words = self.words().chain(self.listed());
        let variants = words.try_fold(plain, |variants, word| variants.with_word(word))?;
        if self.alternatives.as_deref() == Some("all") {
            return Ok(variants.with_alternatives(Alternatives::ALL)?);
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

/// The same for people; what is typed stays as it is typed.
pub fn told(variants: Variants, words: &Words) -> String {
    let typed: Vec<_> = variants.words().collect();
    if typed.is_empty() { words.say("command-report-plain") } else { typed.join(" ") }
}

/// What is played at these tables.
pub fn played(tables: &[Variants], words: &Words) -> String {
    match tables {
        [one] => {
            let values = [("players", one.player_count().into()), ("variants", told(*one, words).into())];
            words.fill("command-report-one-table", values)
        }
        _ => words.fill("command-report-tables", [("count", tables.len().into())]),
    }
}
