//! `position`: a position tried out. This is how people report bugs.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use engine::notation::{read_position, write_position};
use engine::record::{BadRecord, RecordReason};
use engine::refusal::{PlayReason, Rule};
use engine::{Action, Edition, Event, Game, Player};

use crate::failure::Outcome;
use crate::input::Text;
use crate::telling::Teller;
use crate::words::Words;

const MORE: &str = "\
.more

.examples
  elgrande position bug.txt
  elgrande position <<END
  king toledo | court red 4 | red to place 2
  > place castilla
  > blue place aragon
  END";

/// What `position` takes.
#[derive(Args, Debug)]
#[command(after_help = MORE)]
pub struct Position {
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
}

/// An action to be tried, and on which line it stands.
struct Try<'a> {
    line: usize,
    said: &'a str,
}

impl Position {
    /// Reads, tries and prints.
    pub fn run(&self, edition: &'static Edition, words: &Words, out: &mut impl Write) -> Outcome {
        let text = Text::read(self.file.as_deref())?;
        let (position, tries) = split(&text.text);
        let mut game = read_position(&position, edition).map_err(|error| text.bad(error))?;
        print(&game, words, out)?;
        for Try { line, said } in tries {
            let bad = |reason: RecordReason| text.bad(BadRecord::on(line, reason));
            let (player, action) = understand(&game, said).map_err(bad)?;
            writeln!(out, "\n> {player} {action}")?;
            attempt(&mut game, (player, action), words, out)?;
        }
        Ok(())
    }
}

/// The position, its other lines left blank so that all keep their numbers, and the actions.
fn split(text: &str) -> (String, Vec<Try<'_>>) {
    let (mut position, mut tries, mut below) = (String::new(), Vec::new(), false);
    for (index, line) in text.lines().enumerate() {
        let said = line.split('#').next().unwrap_or("").trim();
        let action = if below { Some(said) } else { said.strip_prefix('>').map(str::trim) };
        match action {
            Some(said) if !said.is_empty() => tries.push(Try { line: index + 1, said }),
            Some(_) => {}
            None if said == "actions" => below = true,
            None => position.push_str(line),
        }
        position.push('\n');
    }
    (position, tries)
}

fn understand(game: &Game, said: &str) -> Result<(Player, Action), RecordReason> {
    let said = said.trim_start_matches('>').trim();
    let (first, rest) = said.split_once(char::is_whitespace).unwrap_or((said, ""));
    let (player, action) = match first.parse() {
        Ok(player) => (player, rest),
        Err(_) => {
            let over = PlayReason::Over { rule: Rule::Id("FIN-1") };
            (game.to_act().first().ok_or(over)?, said)
        }
    };
    Ok((player, action.parse::<Action>()?))
}

fn attempt(
    game: &mut Game,
    (player, action): (Player, Action),
    words: &Words,
    out: &mut impl Write,
) -> Outcome {
    let mut events: Vec<Event> = Vec::new();
    match game.apply_telling(player, action, &mut events) {
        Err(illegal) => {
            let reason = words.reason(&PlayReason::from(illegal));
            Ok(writeln!(out, "{}", words.fill("command-shown-refused", [("reason", reason.into())]))?)
        }
        Ok(()) => {
            let mut told = events.iter().filter_map(|event| Teller(words).tell(event));
            told.try_for_each(|told| writeln!(out, "{told}"))?;
            writeln!(out)?;
            print(game, words, out)
        }
    }
}

fn print(game: &Game, words: &Words, out: &mut impl Write) -> Outcome {
    write!(out, "{}", write_position(game))?;
    if game.to_act().is_empty() {
        writeln!(out, "{}", words.say("command-shown-nobody"))?;
    }
    for player in game.to_act().iter() {
        if let Some(decision) = game.decision(player) {
            let values = [("player", player.to_string().into()), ("decision", decision.to_string().into())];
            writeln!(out, "{}", words.fill("command-shown-decides", values))?;
            let options: Vec<_> = decision.options().map(|option| option.to_string()).collect();
            let values = [("count", options.len().into()), ("options", options.join(", ").into())];
            writeln!(out, "{}", words.fill("command-shown-options", values))?;
        }
    }
    Ok(())
}
