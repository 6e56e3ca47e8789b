//! Command-line options for players and variants.

use clap::error::Error;
use clap::{Arg, ArgAction, ArgGroup, ArgMatches, Args, Command, FromArgMatches};
use engine::Variants;
use engine::variants::{Alternatives, Variant};

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

/// The options of [`VariantArgs`], for those that exclude them.
pub const VARIANTS: &str = "variants";
const ALTERNATIVES: &str = "alternatives";

/// The variants: a flag for each, and the alternative cards.
#[derive(Clone, Debug)]
pub struct VariantArgs {
    chosen: Vec<Variant>,
    alternatives: Option<String>,
}

impl Args for VariantArgs {
    fn augment_args(command: Command) -> Command {
        let flag = |word: &'static str| Arg::new(word).long(word).action(ArgAction::SetTrue);
        let alternatives = Arg::new(ALTERNATIVES)
            .long(ALTERNATIVES)
            .value_name("LIST")
            .num_args(0..=1)
            .require_equals(true)
            .default_missing_value("all");
        let options = Variant::WORDS.iter().map(|word| flag(word)).chain([alternatives]);
        let options: Vec<Arg> = options.map(|option| option.help_heading("game")).collect();
        let names: Vec<_> = options.iter().map(|option| option.get_id().clone()).collect();
        command.args(options).group(ArgGroup::new(VARIANTS).args(names).multiple(true))
    }

    fn augment_args_for_update(command: Command) -> Command {
        VariantArgs::augment_args(command)
    }
}

impl FromArgMatches for VariantArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<VariantArgs, Error> {
        let chosen = Variant::ALL.into_iter().filter(|variant| matches.get_flag(variant.word())).collect();
        Ok(VariantArgs { chosen, alternatives: matches.get_one(ALTERNATIVES).cloned() })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = VariantArgs::from_arg_matches(matches)?;
        Ok(())
    }
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
        let chosen = self.chosen.iter().try_fold(plain, |variants, variant| variants.with(*variant))?;
        let variants =
            self.listed_alternatives().try_fold(chosen, |variants, word| variants.with_word(word))?;
        if self.alternatives.as_deref() == Some("all") {
            return Ok(variants.with_alternatives(Alternatives::ALL)?);
        }
        Ok(variants)
    }

    /// The options as command-line text, each with a leading space.
    fn to_args(&self) -> String {
        let words = self.chosen.iter().map(|word| format!(" --{word}"));
        let alternatives = self.alternatives.iter().map(|list| format!(" --alternatives={list}"));
        words.chain(alternatives).collect()
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
