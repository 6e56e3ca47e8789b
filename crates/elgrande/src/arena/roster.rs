//! The bots that take part, as given on the command line: a built-in level or a program, with a name and a budget.

use std::num::NonZeroU32;
use std::str::FromStr;
use std::time::Duration;

use bots::Budget;

use crate::failure::{Failure, Outcome};

/// A bot that takes part.
#[derive(Clone, Debug, PartialEq)]
pub struct BotSpec {
    /// The name.
    pub name: String,
    /// Built-in or program.
    pub kind: BotKind,
    /// How long it may think.
    pub budget: Budget,
    /// The row in the results; bots with the same name share one.
    pub row: usize,
}

/// The kind of a bot.
#[derive(Clone, Debug, PartialEq)]
pub enum BotKind {
    /// A built-in bot.
    BuiltIn(bots::Kind),
    /// A shell command that the arena starts.
    Program(String),
}

/// All bots that take part.
#[derive(Clone, Debug)]
pub struct Roster {
    /// In the order of the command line.
    pub bots: Vec<BotSpec>,
    /// Each name once, in the order of the rows.
    pub names: Vec<String>,
}

impl Roster {
    /// Parses the specifications. A bot without a budget gets the common one.
    pub fn read<'a>(specs: impl Iterator<Item = &'a str>, common: Budget) -> Outcome<Roster> {
        let mut roster = Roster { bots: Vec::new(), names: Vec::new() };
        for spec in specs {
            roster.add(BotSpec::read(spec, common)?)?;
        }
        Ok(roster)
    }

    fn add(&mut self, mut bot: BotSpec) -> Outcome {
        bot.row = self.names.iter().position(|name| *name == bot.name).unwrap_or(self.names.len());
        match self.bots.iter().find(|other| other.name == bot.name) {
            Some(same) if *same != bot => {
                return Err(Failure::localized("command-error-bot-names", [("name", bot.name.into())]));
            }
            Some(_) => {}
            None => self.names.push(bot.name.clone()),
        }
        self.bots.push(bot);
        Ok(())
    }
}

impl BotSpec {
    fn read(spec: &str, common: Budget) -> Outcome<BotSpec> {
        let spec = spec.trim();
        let (name, bot) = split_name(spec);
        let (head, command) = split_command(bot);
        let mut parts = head.split('@').map(str::trim);
        let word = parts.next().unwrap_or("");
        let kind = match command {
            Some("") => {
                return Err(Failure::localized(
                    "command-error-no-program",
                    [("bot", spec.to_owned().into())],
                ));
            }
            Some(command) => BotKind::Program(command.to_owned()),
            None => BotKind::BuiltIn(word.parse()?),
        };
        let name = name.or(command).unwrap_or(bot).to_owned();
        Ok(BotSpec { name, kind, budget: budget(parts, common)?, row: 0 })
    }
}

/// Splits `NAME=BOT`. A part with `:`, `@` or a space is not a name.
fn split_name(spec: &str) -> (Option<&str>, &str) {
    let is_name = |name: &str| !name.is_empty() && !name.contains([':', ' ', '@']);
    match spec.split_once('=') {
        Some((name, bot)) if is_name(name) => (Some(name), bot.trim()),
        Some(_) | None => (None, spec),
    }
}

/// Splits `cmd@BUDGET: COMMAND`.
fn split_command(bot: &str) -> (&str, Option<&str>) {
    match bot.split_once(':') {
        Some((head, command)) if head.split('@').next().map(str::trim) == Some("cmd") => {
            (head, Some(command.trim()))
        }
        Some(_) | None => (bot, None),
    }
}

/// A bot's own budget replaces the common one, except for the threads.
fn budget<'a>(parts: impl Iterator<Item = &'a str>, common: Budget) -> Outcome<Budget> {
    let mut own = Budget { time: None, iterations: None, threads: common.threads };
    for part in parts {
        if let Some(millis) = number(part, "ms") {
            own.time = Some(Duration::from_millis(u64::from(millis)));
        } else if let Some(iterations) = number(part, "it") {
            own.iterations = Some(iterations);
        } else {
            return Err(Failure::localized("command-error-budget", [("budget", part.to_owned().into())]));
        }
    }
    Ok(if own.time.is_none() && own.iterations.is_none() { common } else { own })
}

fn number(part: &str, unit: &str) -> Option<u32> {
    part.strip_suffix(unit).and_then(|number| NonZeroU32::from_str(number).ok()).map(NonZeroU32::get)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Messages;
    use expect_test::{Expect, expect};

    fn check(specs: &[&str], expected: Expect) {
        let common = Budget { threads: 2, ..Budget::iterations(9) };
        let text = match Roster::read(specs.iter().copied(), common) {
            Ok(roster) => roster.bots.iter().map(describe).collect::<Vec<_>>().join("\n"),
            Err(failure) => failure.text(&Messages::new("en")),
        };
        expected.assert_eq(&text);
    }

    fn describe(bot: &BotSpec) -> String {
        let Budget { time, iterations, threads } = bot.budget;
        let kind = match &bot.kind {
            BotKind::BuiltIn(kind) => format!("ours({kind})"),
            BotKind::Program(command) => format!("program({command})"),
        };
        format!("{} {} {kind} {time:?} {iterations:?} {threads}", bot.row, bot.name)
    }

    #[test]
    fn a_bot_may_have_a_name_and_a_budget_of_its_own() {
        check(
            &["grande", "grande@200ms", "slow=grande@2000ms@50it", "grande", "me=random", "grande-lore"],
            expect![[r#"
                0 grande ours(grande) None Some(9) 2
                1 grande@200ms ours(grande) Some(200ms) None 2
                2 slow ours(grande) Some(2s) Some(50) 2
                0 grande ours(grande) None Some(9) 2
                3 me ours(random) None Some(9) 2
                4 grande-lore ours(grande-lore) None Some(9) 2"#]],
        );
        check(
            &["grande", "slow=caballero@300it", "grande"],
            expect![[r#"
            0 grande ours(grande) None Some(9) 2
            1 slow ours(caballero) None Some(300) 2
            0 grande ours(grande) None Some(9) 2"#]],
        );
        check(
            &["cmd: A=1 ./bot --a:b", "me=cmd@20ms:./bot"],
            expect![[r#"
            0 A=1 ./bot --a:b program(A=1 ./bot --a:b) None Some(9) 2
            1 me program(./bot) Some(20ms) None 2"#]],
        );
    }

    #[test]
    fn an_invalid_bot_is_refused() {
        check(
            &["duke"],
            expect![[r#"unknown level "duke"; expected one of: random, squire, caballero, grande, master"#]],
        );
        check(
            &[""],
            expect![[r#"unknown level ""; expected one of: random, squire, caballero, grande, master"#]],
        );
        check(&["cmd:"], expect![[r#""cmd:" has no command after cmd:"#]]);
        check(
            &["grande@fast"],
            expect![[r#""fast" is not a budget; use 200ms (milliseconds) or 300it (iterations)"#]],
        );
        check(
            &["grande@0ms"],
            expect![[r#""0ms" is not a budget; use 200ms (milliseconds) or 300it (iterations)"#]],
        );
        check(&["a=grande", "a=squire"], expect![[r#"two different bots are called "a"; use NAME=BOT"#]]);
    }
}
