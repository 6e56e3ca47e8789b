//! Localized help for every command, from `locales/<language>/commands.ftl`. The structure comes from clap.

use std::env;

use clap::builder::StyledStr;
use clap::{Arg, Command};
use fluent_bundle::FluentArgs;
use locales::LANGUAGES;

use crate::messages::Messages;

/// Replaces all help texts and headings of a command tree.
pub fn localized_help(mut command: Command, messages: &Messages) -> Command {
    command.build();
    localize(command, messages)
}

fn localize(command: Command, messages: &Messages) -> Command {
    let help = Help { name: command.get_name().to_owned(), messages };
    let after_help = command.get_after_help().map(|layout| help.layout_text(&layout.to_string()));
    let command = command
        .about(messages.get(&format!("command-{}", help.name)))
        .mut_args(|argument| help.argument(argument))
        .subcommand_help_heading(messages.get("command-heading-commands"))
        .subcommand_value_name(messages.get("command-value-command"))
        .mut_subcommands(|command| localize(command, messages));
    let command = after_help.into_iter().fold(command, Command::after_help);
    help.usage(command)
}

/// The help of one command.
struct Help<'a> {
    name: String,
    messages: &'a Messages,
}

impl Help<'_> {
    /// A text of this command, or the one shared by all commands.
    fn part(&self, name: &str) -> String {
        let values = FluentArgs::from_iter([("languages", LANGUAGES.join(", "))]);
        let own = self.messages.find(&format!("command-{}.{name}", self.name), &values);
        own.unwrap_or_else(|| self.messages.format_args(&format!("commands.{name}"), &values))
    }

    fn argument(&self, argument: Arg) -> Arg {
        if argument.is_hide_set() {
            return argument;
        }
        let heading = match argument.get_help_heading() {
            Some(heading) => format!("command-heading-{heading}"),
            None if argument.is_positional() => "command-heading-arguments".to_owned(),
            None => "command-heading-options".to_owned(),
        };
        let text = [vec![self.part(name(&argument))], self.notes(&argument)].concat().join(" ");
        let argument = argument.help_heading(self.messages.get(&heading)).help(text);
        let argument = argument.hide_default_value(true).hide_env(true).hide_possible_values(true);
        match argument.get_value_names() {
            Some([value]) if value.len() > 1 => {
                let value = format!("command-value-{}", value.to_lowercase());
                argument.value_name(self.messages.get(&value))
            }
            Some(_) | None => argument,
        }
    }

    /// Environment variable, default and possible values.
    fn notes(&self, argument: &Arg) -> Vec<String> {
        let note = |key: &str, name, text: String| self.messages.format(key, [(name, text.into())]);
        let mut notes = Vec::new();
        if !argument.get_action().takes_values() {
            return notes;
        }
        if let Some(variable) = environment(argument) {
            notes.push(note("command-environment", "name", variable));
        }
        let defaults: Vec<_> =
            argument.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
        if !defaults.is_empty() && !argument.is_hide_default_value_set() {
            notes.push(note("command-default", "value", defaults.join(",")));
        }
        let values: Vec<_> =
            argument.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
        if !values.is_empty() {
            notes.push(note("command-values", "values", values.join(", ")));
        }
        notes
    }

    /// The text below the options. A line `.name` is replaced by that message. A line that ends in `  .name` is an example with
    /// its explanation. Any other line stays as it is.
    fn layout_text(&self, layout: &str) -> String {
        let width =
            layout.lines().filter_map(example).map(|(input, _)| input.chars().count()).max().unwrap_or(0);
        let line = |line: &str| match (line.strip_prefix('.'), example(line)) {
            (Some(name), _) => self.part(name),
            (None, Some((input, name))) => format!("{input:width$}  {}", self.part(name)),
            (None, None) => line.to_owned(),
        };
        layout.lines().map(line).collect::<Vec<_>>().join("\n")
    }

    /// clap's usage line with its two English words translated.
    fn usage(&self, mut command: Command) -> Command {
        let usage = command.render_usage().ansi().to_string();
        let usage = usage
            .split_once("Usage:")
            .and_then(|(_, usage)| usage.split_once(' '))
            .map_or("", |(_, usage)| usage);
        let usage = usage.replace("[OPTIONS]", &format!("[{}]", self.messages.get("command-value-options")));
        let (style, heading) =
            (*command.get_styles().get_usage(), self.messages.get("command-heading-usage"));
        let template = format!(
            "{{before-help}}{{about-with-newline}}\n{style}{heading}:{style:#} {{usage}}\n\n{{all-args}}{{after-help}}"
        );
        command.override_usage(StyledStr::from(usage)).help_template(template)
    }
}

/// The option's long name, or the argument's id.
fn name(argument: &Arg) -> &str {
    argument.get_long().unwrap_or(argument.get_id().as_str())
}

/// The two parts of an example: what to type, and the name of its explanation.
fn example(line: &str) -> Option<(&str, &str)> {
    let (input, name) = line.rsplit_once("  .")?;
    Some((input.trim_end(), name))
}

/// The environment variable, with its value if it is set and not secret.
fn environment(argument: &Arg) -> Option<String> {
    let name = argument.get_env()?.to_string_lossy().into_owned();
    let value = env::var(&name).ok().filter(|_| !argument.is_hide_env_values_set());
    Some(value.map_or(name.clone(), |value| format!("{name}={value}")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::Cli;
    use clap::CommandFactory;
    use fluent_bundle::FluentResource;
    use std::collections::{BTreeMap, BTreeSet};
    use std::path::Path;

    const ENGLISH: &str = include_str!("../../../locales/en/commands.ftl");

    /// All message keys with their attribute names.
    fn messages(text: &str) -> BTreeMap<&str, BTreeSet<&str>> {
        let mut messages: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        let mut last = "";
        for line in text.lines() {
            let Some((name, _)) = line.split_once(" =") else { continue };
            if let Some(attribute) = name.strip_prefix("    .") {
                messages.entry(last).or_default().insert(attribute);
            } else if name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-') {
                messages.entry(name).or_default();
                last = name;
            }
        }
        messages
    }

    /// All texts that a command needs: its arguments and the names in its layout.
    fn parts(command: &Command) -> BTreeSet<String> {
        let layout = command.get_after_help().map(ToString::to_string).unwrap_or_default();
        let sentence =
            |line: &str| line.strip_prefix('.').or(example(line).map(|(_, name)| name)).map(str::to_owned);
        let shown = command.get_arguments().filter(|argument| !argument.is_hide_set());
        let arguments = shown.map(|argument| name(argument).to_owned());
        arguments.chain(layout.lines().filter_map(sentence)).collect()
    }

    fn commands() -> Vec<Command> {
        let mut root = Cli::command();
        root.build();
        let under: Vec<_> = root.get_subcommands().cloned().collect();
        [vec![root], under].concat()
    }

    #[test]
    fn every_command_and_argument_has_a_message_and_no_message_is_unused() {
        let messages = messages(ENGLISH);
        let common = &messages["commands"];
        let mut shared = BTreeSet::new();
        for command in commands() {
            let key = format!("command-{}", command.get_name());
            let own = messages.get(key.as_str()).unwrap_or_else(|| panic!("{key} is missing"));
            let parts = parts(&command);
            for part in &parts {
                assert!(
                    own.contains(part.as_str()) || common.contains(part.as_str()),
                    "{key}.{part} is missing"
                );
            }
            for part in own {
                assert!(parts.contains(*part), "{key}.{part} is not used");
            }
            shared.extend(parts.into_iter().filter(|part| !own.contains(part.as_str())));
        }
        for part in common {
            assert!(shared.contains(*part), "commands.{part} is not used");
        }
    }

    #[test]
    fn every_other_message_is_used_and_every_used_message_exists() {
        let (messages, used) = (messages(ENGLISH), used());
        let names: BTreeSet<String> =
            commands().iter().map(|command| format!("command-{}", command.get_name())).collect();
        for key in messages.keys().filter(|key| **key != "commands" && !names.contains(**key)) {
            let is_made = ["command-value-", "command-heading-", "command-column-"]
                .iter()
                .any(|made| key.starts_with(made));
            assert!(is_made || used.contains(*key), "{key} is not used");
        }
        for key in used {
            assert!(messages.contains_key(key.as_str()), "{key} is missing");
        }
    }

    /// All message keys in string literals of the source code.
    fn used() -> BTreeSet<String> {
        let mut texts = Vec::new();
        read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut texts);
        let quoted = texts.iter().flat_map(|text| text.split('"'));
        let is_key = |word: &&str| {
            word.starts_with("command-") && !word.ends_with('-') && !word.contains(['{', ' ', '.'])
        };
        quoted.filter(is_key).map(str::to_owned).collect()
    }

    fn read(folder: &Path, texts: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                read(&path, texts);
            } else {
                texts.push(std::fs::read_to_string(path).unwrap());
            }
        }
    }

    #[test]
    fn every_language_has_the_same_keys() {
        let english = messages(ENGLISH);
        for language in LANGUAGES {
            let file = Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("../../locales")
                .join(language)
                .join("commands.ftl");
            let text = std::fs::read_to_string(&file).unwrap();
            assert_eq!(messages(&text), english, "{language}");
            FluentResource::try_new(text).unwrap();
        }
    }

    #[test]
    fn help_has_no_missing_message_in_any_language() {
        for language in LANGUAGES {
            let mut command = localized_help(Cli::command(), &Messages::new(language));
            let names: Vec<_> =
                command.get_subcommands().map(|command| command.get_name().to_owned()).collect();
            let mut help = command.render_long_help().to_string();
            for name in names {
                help += &command.find_subcommand_mut(name).unwrap().render_long_help().to_string();
            }
            assert!(!help.contains('⟦'), "{help}");
        }
    }

    #[test]
    fn examples_are_aligned_with_their_explanations() {
        let messages = Messages::new("en");
        let help = Help { name: "rules".to_owned(), messages: &messages };
        assert_eq!(
            help.layout_text(
                ".examples\n  elgrande rules  .whole\n  elgrande rules PLC-2  .rule\n  elgrande rules | less"
            ),
            "Examples:\n  elgrande rules        the whole rulebook\n  elgrande rules PLC-2  where caballeros can be placed\n  elgrande rules | less"
        );
    }
}
