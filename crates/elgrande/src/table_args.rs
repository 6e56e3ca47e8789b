//! Command-line options for players and variants.

use clap::Args;
use engine::Variants;
use engine::variants::Alternatives;

use crate::failure::Outcome;
use crate::messages::Messages;

/// Number of players and variants.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "game")]
pub struct TableArgs {
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=5))]
    players: u8,
    #[command(flatten)]
    flags: VariantArgs,
}

/// The variants.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "game")]
pub struct VariantArgs {
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

impl TableArgs {
    /// The variants, if the rules allow them.
    pub fn variants(&self) -> Outcome<Variants> {
        self.flags.variants(self.players)
    }

    /// The options as command-line text.
    pub fn to_args(&self) -> String {
        format!("--players {}{}", self.players, self.flags.to_args())
    }
}

impl VariantArgs {
    /// The variants for that number of players, if the rules allow them.
    pub fn variants(&self, players: u8) -> Outcome<Variants> {
        let plain = Variants::players(players)?;
        let mut words = self.enabled().chain(self.listed_alternatives());
        let variants = words.try_fold(plain, |variants, word| variants.with_word(word))?;
        if self.alternatives.as_deref() == Some("all") {
            return Ok(variants.with_alternatives(Alternatives::ALL)?);
        }
        Ok(variants)
    }

    /// The options as command-line text, each with a leading space.
    fn to_args(&self) -> String {
        let words = self.enabled().map(|word| format!(" --{word}"));
        let alternatives = self.alternatives.iter().map(|list| format!(" --alternatives={list}"));
        words.chain(alternatives).collect()
    }

    fn enabled(&self) -> impl Iterator<Item = &str> {
        let flags = [
            ("short", self.short),
            ("regency", self.regency),
            ("power-shift", self.power_shift),
            ("merged", self.merged),
            ("memory-aid", self.memory_aid),
        ];
        flags.into_iter().filter(|(_, on)| *on).map(|(word, _)| word)
    }

    fn listed_alternatives(&self) -> impl Iterator<Item = &str> {
        let list = self.alternatives.iter().filter(|list| *list != "all");
        list.flat_map(|list| list.split(',')).map(str::trim).filter(|word| !word.is_empty())
    }
}

/// The variants as words, for JSON.
pub fn variant_names(variants: Variants) -> String {
    let words: Vec<_> = variants.words().collect();
    if words.is_empty() { "plain".to_owned() } else { words.join(" ") }
}

/// The variants as localized text; option names stay as they are.
pub fn describe_variants(variants: Variants, messages: &Messages) -> String {
    let words: Vec<_> = variants.words().collect();
    if words.is_empty() { messages.get("command-report-plain") } else { words.join(" ") }
}

/// The tables as localized text.
pub fn describe_tables(tables: &[Variants], messages: &Messages) -> String {
    match tables {
        [one] => {
            let values = [
                ("players", one.player_count().into()),
                ("variants", describe_variants(*one, messages).into()),
            ];
            messages.format("command-report-one-table", values)
        }
        _ => messages.format("command-report-tables", [("count", tables.len().into())]),
    }
}
