//! What can be typed: the commands and what they share. What each does is in its own file.

use std::ffi::OsString;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::commands::{
    arena, bench, cards, demo, engine, perft, position, replay, rules, serve, signature, simulate,
};
use crate::failure::{Failure, Outcome};
use crate::misuse::misuse;
use crate::words::{Words, asked};
use crate::{help, input};

const MORE: &str = "\
.examples
  elgrande  .bare
  elgrande serve --database postgres://…  .postgres
  elgrande demo  .demo
  elgrande cards  .cards
  elgrande rules PLC-2  .rules
  elgrande simulate --players 3 --games 1000  .simulate
  elgrande arena --bots grande,squire  .arena
  elgrande position bug.txt  .position
  elgrande engine  .engine

.more";

/// What everything that can be typed has in common.
#[derive(Parser, Debug)]
#[command(version, after_help = MORE)]
pub struct Cli {
    #[arg(long, value_name = "FILE", global = true, display_order = 900)]
    edition: Option<PathBuf>,
    // `asked` has found it before: help and refusals need it.
    #[arg(long, value_name = "LANG", global = true, display_order = 901)]
    lang: Option<String>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    Serve(serve::Serve),
    Demo(demo::Demo),
    Cards(cards::Cards),
    Rules(rules::Rules),
    Simulate(simulate::Simulate),
    Arena(arena::Arena),
    Replay(replay::Replay),
    Position(position::Position),
    Perft(perft::Perft),
    Bench(bench::Bench),
    Signature(signature::Sign),
    Engine(engine::Engine),
}

/// Does what was typed.
pub fn run() -> ExitCode {
    let words = match Words::wanted(asked(std::env::args_os()).as_deref()) {
        Ok(words) => words,
        Err(failure) => return failure.report(&Words::terminal()),
    };
    let cli = match parse(&words) {
        Ok(cli) => cli,
        Err(error) if !error.use_stderr() => error.exit(),
        Err(error) => return misuse(&error, &words).report(&words),
    };
    let mut out = BufWriter::new(std::io::stdout().lock());
    let outcome = perform(cli, &words, &mut out).and_then(|()| Ok(out.flush()?));
    outcome.map_or_else(|failure| failure.report(&words), |()| ExitCode::SUCCESS)
}

/// What was typed; without a command it is `serve`.
fn parse(words: &Words) -> Result<Cli, clap::Error> {
    let commands = help::in_words(Cli::command(), words);
    let read = |typed: Vec<OsString>| Cli::from_arg_matches(&commands.clone().try_get_matches_from(typed)?);
    let typed: Vec<OsString> = std::env::args_os().collect();
    let cli = read(typed.clone())?;
    if cli.command.is_some() { Ok(cli) } else { read([typed, vec!["serve".into()]].concat()) }
}

fn perform(cli: Cli, words: &Words, out: &mut impl Write) -> Outcome {
    let Some(command) = cli.command else { return Err(Failure::new("no command was typed")) };
    let edition = input::edition(cli.edition.as_ref())?;
    match command {
        Command::Serve(serve) => serve.run(out),
        Command::Demo(demo) => demo.run(edition, words, out),
        Command::Cards(cards) => cards.run(edition, words, out),
        Command::Rules(rules) => rules.run(edition, words, out),
        Command::Simulate(simulate) => simulate.run(edition, words, out),
        Command::Arena(arena) => arena.run(edition, words, out),
        Command::Replay(replay) => replay.run(edition, words, out),
        Command::Position(position) => position.run(edition, words, out),
        Command::Perft(perft) => perft.run(edition, words, out),
        Command::Bench(bench) => bench.run(edition, words, out),
        Command::Signature(sign) => sign.run(edition, words, out),
        Command::Engine(engine) => engine.run(edition, out),
    }
}

/// A line of JSON.
pub fn print_json(out: &mut impl Write, value: &impl serde::Serialize) -> Outcome {
    serde_json::to_writer(&mut *out, value).map_err(|error| Failure::from(std::io::Error::from(error)))?;
    Ok(writeln!(out)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commands_fit_together() {
        Cli::command().debug_assert();
    }
}
