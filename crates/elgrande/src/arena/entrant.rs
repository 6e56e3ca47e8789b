//! Who takes part: a level of ours or a program, with a name and a budget, as it is typed.

use std::num::NonZeroU32;
use std::str::FromStr;
use std::time::Duration;

use bots::Budget;

use crate::failure::{Failure, Outcome};

/// One who takes part.
#[derive(Clone, Debug, PartialEq)]
pub struct Entrant {
    /// What it is called.
    pub name: String,
    /// What it is.
    pub kind: Kind,
    /// How long it may think.
    pub budget: Budget,
    /// Which line of the results it belongs to: all of one name share one.
    pub line: usize,
}

/// What plays.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// One of ours.
    Ours(bots::Kind),
    /// A program, started by this command.
    Program(String),
}

/// Everybody who takes part.
#[derive(Clone, Debug)]
pub struct Field {
    /// In the order they were typed.
    pub entrants: Vec<Entrant>,
    /// Each name once, in the order of the lines.
    pub names: Vec<String>,
}

impl Field {
    /// Reads what was typed; who has no budget of its own gets the common one.
    pub fn read<'a>(specs: impl Iterator<Item = &'a str>, common: Budget) -> Outcome<Field> {
        let mut field = Field { entrants: Vec::new(), names: Vec::new() };
        for spec in specs {
            field.enter(Entrant::read(spec, common)?)?;
        }
        Ok(field)
    }

    fn enter(&mut self, mut entrant: Entrant) -> Outcome {
        entrant.line = self.names.iter().position(|name| *name == entrant.name).unwrap_or(self.names.len());
        match self.entrants.iter().find(|other| other.name == entrant.name) {
            Some(same) if *same != entrant => {
                return Err(Failure::told("command-error-bot-names", [("name", entrant.name.into())]));
            }
            Some(_) => {}
            None => self.names.push(entrant.name.clone()),
        }
        self.entrants.push(entrant);
        Ok(())
    }
}

impl Entrant {
    fn read(spec: &str, common: Budget) -> Outcome<Entrant> {
        let spec = spec.trim();
        let (name, bot) = split_name(spec);
        let (head, command) = split_command(bot);
        let mut parts = head.split('@').map(str::trim);
        let word = parts.next().unwrap_or("");
        let kind = match command {
            Some("") => {
                return Err(Failure::told("command-error-no-program", [("bot", spec.to_owned().into())]));
            }
            Some(command) => Kind::Program(command.to_owned()),
            None => Kind::Ours(word.parse()?),
        };
        let name = name.or(command).unwrap_or(bot).to_owned();
        Ok(Entrant { name, kind, budget: budget(parts, common)?, line: 0 })
    }
}

/// `NAME=` before a bot, if there is one; a sign of a command is no name.
fn split_name(spec: &str) -> (Option<&str>, &str) {
    let is_name = |name: &str| !name.is_empty() && !name.contains([':', ' ', '@']);
    match spec.split_once('=') {
        Some((name, bot)) if is_name(name) => (Some(name), bot.trim()),
        Some(_) | None => (None, spec),
    }
}

/// `cmd` with its budgets, and the command after the colon.
fn split_command(bot: &str) -> (&str, Option<&str>) {
    match bot.split_once(':') {
        Some((head, command)) if head.split('@').next().map(str::trim) == Some("cmd") => {
            (head, Some(command.trim()))
        }
        Some(_) | None => (bot, None),
    }
}

/// A bot with a budget of its own has nothing of the common one but the threads.
fn budget<'a>(parts: impl Iterator<Item = &'a str>, common: Budget) -> Outcome<Budget> {
    let mut own = Budget { time: None, iterations: None, threads: common.threads };
    for part in parts {
        if let Some(millis) = number(part, "ms") {
            own.time = Some(Duration::from_millis(u64::from(millis)));
        } else if let Some(iterations) = number(part, "it") {
            own.iterations = Some(iterations);
        } else {
            return Err(Failure::told("command-error-budget", [("budget", part.to_owned().into())]));
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
    use crate::words::Words;
    use expect_test::{Expect, expect};

    fn check(specs: &[&str], expected: Expect) {
        let common = Budget { threads: 2, ..Budget::iterations(9) };
        let said = match Field::read(specs.iter().copied(), common) {
            Ok(field) => field.entrants.iter().map(told).collect::<Vec<_>>().join("\n"),
            Err(failure) => failure.text(&Words::of("en")),
        };
        expected.assert_eq(&said);
    }

    fn told(entrant: &Entrant) -> String {
        let Budget { time, iterations, threads } = entrant.budget;
        let kind = match &entrant.kind {
            Kind::Ours(kind) => format!("ours({kind})"),
            Kind::Program(command) => format!("program({command})"),
        };
        format!("{} {} {kind} {time:?} {iterations:?} {threads}", entrant.line, entrant.name)
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
    fn what_is_no_bot_is_refused() {
        check(
            &["duke"],
            expect![[r#""duke" is no level; known are: random, squire, caballero, grande, master"#]],
        );
        check(&[""], expect![[r#""" is no level; known are: random, squire, caballero, grande, master"#]]);
        check(&["cmd:"], expect![[r#""cmd:" has no command after cmd:"#]]);
        check(
            &["grande@fast"],
            expect![[r#""fast" is no budget; write 200ms (milliseconds) or 300it (iterations)"#]],
        );
        check(
            &["grande@0ms"],
            expect![[r#""0ms" is no budget; write 200ms (milliseconds) or 300it (iterations)"#]],
        );
        check(&["a=grande", "a=squire"], expect![[r#"two different bots are called "a"; write NAME=BOT"#]]);
    }
}
