//! What can be typed: the commands and what they share. What each does is in its own file.

use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::commands::{
    arena, bench, cards, demo, engine, load, perft, position, replay, rules, serve, signature, simulate,
};
use crate::failure::{Failure, Outcome};
use crate::input;

const EXAMPLES: &str = "\
Examples:
  elgrande                                   serve tables: open the address it prints
  elgrande serve --database postgres://…     the same, games kept in PostgreSQL
  elgrande demo                              watch four random players
  elgrande cards                             every action card and what it does
  elgrande rules PLC-2                       a rule, a card or the whole rulebook
  elgrande simulate --players 3 --games 1000 a thousand random games, counted
  elgrande arena --bots grande,squire        which bot is the better one
  elgrande position bug.txt                  try out a position
  elgrande engine                            play from a program, line by line

Every command takes --edition FILE: the figures that the rulebooks do not print (how many copies of
each card, what regions score), corrected by you. `elgrande help COMMAND` tells more.";

/// El Grande (2023 edition): tables to play at, the rules to try out, bots to measure
#[derive(Parser, Debug)]
#[command(version, after_help = EXAMPLES)]
pub struct Cli {
    /// Play with the figures of this file instead of the built-in edition
    #[arg(long, value_name = "FILE", global = true)]
    edition: Option<PathBuf>,
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
    Load(load::Load),
    Signature(signature::Sign),
    Engine(engine::Engine),
}

/// Does what was typed.
pub fn run() -> ExitCode {
    let cli = match parse() {
        Ok(cli) => cli,
        Err(error) if !error.use_stderr() => error.exit(),
        Err(error) => return misuse(&error).report(),
    };
    let mut out = BufWriter::new(std::io::stdout().lock());
    let outcome = perform(cli, &mut out).and_then(|()| Ok(out.flush()?));
    outcome.map_or_else(|failure| failure.report(), |()| ExitCode::SUCCESS)
}

/// What was typed; without a command it is `serve`.
fn parse() -> Result<Cli, clap::Error> {
    let cli = Cli::try_parse()?;
    if cli.command.is_some() {
        Ok(cli)
    } else {
        Cli::try_parse_from(std::env::args_os().chain(["serve".into()]))
    }
}

/// What was typed is no command: what is wrong, in a line, without the page of usage that follows it.
fn misuse(error: &clap::Error) -> Failure {
    let said = error.render().to_string();
    let wrong = said.split("\n\nUsage:").next().unwrap_or(&said);
    let wrong = wrong.split("\n\nFor more information").next().unwrap_or(wrong);
    let words: Vec<&str> = wrong.trim_start_matches("error: ").split_whitespace().collect();
    Failure::new(format!("{} (`elgrande --help` tells more)", words.join(" ")))
}

fn perform(cli: Cli, out: &mut impl Write) -> Outcome {
    let Some(command) = cli.command else { return Err(Failure::new("no command was typed")) };
    let edition = input::edition(cli.edition.as_ref())?;
    match command {
        Command::Serve(serve) => serve.run(cli.edition.as_deref(), out),
        Command::Demo(demo) => demo.run(edition, out),
        Command::Cards(cards) => cards.run(edition, out),
        Command::Rules(rules) => rules.run(edition, out),
        Command::Simulate(simulate) => simulate.run(edition, out),
        Command::Arena(arena) => arena.run(edition, out),
        Command::Replay(replay) => replay.run(edition, out),
        Command::Position(position) => position.run(edition, out),
        Command::Perft(perft) => perft.run(edition, out),
        Command::Bench(bench) => bench.run(edition, out),
        Command::Load(load) => load.run(out),
        Command::Signature(sign) => sign.run(edition, out),
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
    use clap::CommandFactory;

    #[test]
    fn the_commands_fit_together() {
        Cli::command().debug_assert();
    }
}
