//! `position`: reads a position and tries actions on it. Used for bug reports.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use engine::notation::{read_position, write_position};
use engine::record::{BadRecord, RecordReason};
use engine::refusal::{PlayReason, Rule};
use engine::{Action, Edition, Event, Game, Player};

use crate::failure::Outcome;
use crate::game_text::GameText;
use crate::input::Text;
use crate::messages::Messages;

const MORE: &str = "\
.more

.examples
  elgrande position bug.txt
  elgrande position <<END
  king toledo | court red 4 | red to place 2
  > place castilla
  > blue place aragon
  END";

/// Options of `position`.
#[derive(Args, Debug)]
#[command(after_help = MORE)]
pub struct Position {
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
}

/// An action to try, and its line number.
struct Try<'a> {
    line: usize,
    text: &'a str,
}

impl Position {
    /// Reads the position, tries the actions and prints the results.
    pub fn run(&self, edition: &'static Edition, messages: &Messages, out: &mut impl Write) -> Outcome {
        let input = Text::read(self.file.as_deref())?;
        let (position, tries) = split(&input.text);
        let mut game = read_position(&position, edition).map_err(|error| input.bad(error))?;
        print(&game, messages, out)?;
        for Try { line, text } in tries {
            let bad = |reason: RecordReason| input.bad(BadRecord::on(line, reason));
            let (player, action) = parse_action(&game, text).map_err(bad)?;
            writeln!(out, "\n> {player} {action}")?;
            attempt(&mut game, (player, action), messages, out)?;
        }
        Ok(())
    }
}

/// Splits the text into position and actions. Lines with actions become blank, so that line numbers stay correct.
fn split(text: &str) -> (String, Vec<Try<'_>>) {
    let (mut position, mut tries, mut in_actions) = (String::new(), Vec::new(), false);
    for (index, line) in text.lines().enumerate() {
        let text = line.split('#').next().unwrap_or("").trim();
        let action = if in_actions { Some(text) } else { text.strip_prefix('>').map(str::trim) };
        match action {
            Some(text) if !text.is_empty() => tries.push(Try { line: index + 1, text }),
            Some(_) => {}
            None if text == "actions" => in_actions = true,
            None => position.push_str(line),
        }
        position.push('\n');
    }
    (position, tries)
}

fn parse_action(game: &Game, text: &str) -> Result<(Player, Action), RecordReason> {
    let text = text.trim_start_matches('>').trim();
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let (player, action) = match first.parse() {
        Ok(player) => (player, rest),
        Err(_) => {
            let over = PlayReason::Over { rule: Rule::Id("FIN-1") };
            (game.to_act().first().ok_or(over)?, text)
        }
    };
    Ok((player, action.parse::<Action>()?))
}

fn attempt(
    game: &mut Game,
    (player, action): (Player, Action),
    messages: &Messages,
    out: &mut impl Write,
) -> Outcome {
    let mut events: Vec<Event> = Vec::new();
    match game.apply_with_events(player, action, &mut events) {
        Err(illegal) => {
            let reason = messages.reason(&PlayReason::from(illegal));
            Ok(writeln!(out, "{}", messages.format("command-shown-refused", [("reason", reason.into())]))?)
        }
        Ok(()) => {
            let mut sentences = events.iter().filter_map(|event| GameText(messages).sentence(event));
            sentences.try_for_each(|sentence| writeln!(out, "{sentence}"))?;
            writeln!(out)?;
            print(game, messages, out)
        }
    }
}

fn print(game: &Game, messages: &Messages, out: &mut impl Write) -> Outcome {
    write!(out, "{}", write_position(game))?;
    if game.to_act().is_empty() {
        writeln!(out, "{}", messages.get("command-shown-nobody"))?;
    }
    for player in game.to_act().iter() {
        if let Some(decision) = game.decision(player) {
            let values = [("player", player.to_string().into()), ("decision", decision.to_string().into())];
            writeln!(out, "{}", messages.format("command-shown-decides", values))?;
            let options: Vec<_> = decision.options().map(|option| option.to_string()).collect();
            let values = [("count", options.len().into()), ("options", options.join(", ").into())];
            writeln!(out, "{}", messages.format("command-shown-options", values))?;
        }
    }
    Ok(())
}
