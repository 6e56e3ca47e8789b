//! The command line: all commands and their global options. Each command has its own file.

use std::ffi::OsString;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::commands::{
    admin, arena, bench, cards, demo, engine, explore, perft, position, replay, review, rules, serve,
    signature, simulate, site,
};
use crate::failure::{Failure, Outcome};
use crate::messages::{Messages, requested_language};
use crate::usage_error::usage_error;
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

/// The command line.
#[derive(Parser, Debug)]
#[command(version, after_help = MORE)]
pub struct Cli {
    #[arg(long, value_name = "FILE", global = true, display_order = 900)]
    edition: Option<PathBuf>,
    // `requested_language` has read it already: help and errors need it.
    #[arg(long, value_name = "LANG", global = true, display_order = 901)]
    lang: Option<String>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    Serve(Box<serve::Serve>),
    Admin(admin::Admin),
    Demo(demo::Demo),
    Cards(cards::Cards),
    Rules(rules::Rules),
    Simulate(simulate::Simulate),
    Arena(arena::Arena),
    Explore(explore::Explore),
    Replay(replay::Replay),
    Review(review::Review),
    Position(position::Position),
    Perft(perft::Perft),
    Bench(bench::Bench),
    Signature(signature::Sign),
    Site(site::Site),
    Engine(engine::Engine),
}

/// Runs the command line.
pub fn run() -> ExitCode {
    let messages = match Messages::select(requested_language(std::env::args_os()).as_deref()) {
        Ok(messages) => messages,
        Err(failure) => return failure.report(&Messages::from_environment()),
    };
    let cli = match parse(&messages) {
        Ok(cli) => cli,
        Err(error) if !error.use_stderr() => error.exit(),
        Err(error) => return usage_error(&error, &messages).report(&messages),
    };
    let mut out = BufWriter::new(std::io::stdout().lock());
    let outcome = execute(cli, &messages, &mut out).and_then(|()| Ok(out.flush()?));
    outcome.map_or_else(|failure| failure.report(&messages), |()| ExitCode::SUCCESS)
}

/// Parses the command line; the default command is `serve`.
fn parse(messages: &Messages) -> Result<Cli, clap::Error> {
    let commands = help::localized_help(Cli::command(), messages);
    let read =
        |arguments: Vec<OsString>| Cli::from_arg_matches(&commands.clone().try_get_matches_from(arguments)?);
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let cli = read(arguments.clone())?;
    if cli.command.is_some() { Ok(cli) } else { read([arguments, vec!["serve".into()]].concat()) }
}

fn execute(cli: Cli, messages: &Messages, out: &mut impl Write) -> Outcome {
    let Some(command) = cli.command else { return Err(Failure::new("no command was given")) };
    let edition = input::edition(cli.edition.as_ref())?;
    match command {
        Command::Serve(serve) => serve.run(out),
        Command::Admin(admin) => admin.run(out),
        Command::Demo(demo) => demo.run(edition, messages, out),
        Command::Cards(cards) => cards.run(edition, messages, out),
        Command::Rules(rules) => rules.run(edition, messages, out),
        Command::Simulate(simulate) => simulate.run(edition, messages, out),
        Command::Arena(arena) => arena.run(edition, messages, out),
        Command::Explore(explore) => explore.run(edition, messages, out),
        Command::Replay(replay) => replay.run(edition, messages, out),
        Command::Review(review) => review.run(edition, messages, out),
        Command::Position(position) => position.run(edition, messages, out),
        Command::Perft(perft) => perft.run(edition, messages, out),
        Command::Bench(bench) => bench.run(edition, messages, out),
        Command::Signature(sign) => sign.run(edition, messages, out),
        Command::Site(site) => site.run(messages, out),
        Command::Engine(engine) => engine.run(edition, out),
    }
}

/// Prints one line of JSON.
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
