//! `replay`: prints a record step by step, as one viewer saw it.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use engine::event::Viewer;
use engine::{Edition, Event, Game, Player, Record, View};
use serde::Serialize;

use crate::cli::print_json;
use crate::failure::{Failure, Outcome};
use crate::game_text::GameText;
use crate::input::Text;
use crate::messages::Messages;
use crate::view_text::ViewText;

const MORE: &str = "\
.more

.examples
  elgrande replay game.txt  .whole
  elgrande replay game.txt --to 40 --seat red  .known";

/// Options of `replay`.
#[derive(Args, Debug)]
#[command(after_help = MORE)]
pub struct Replay {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    #[arg(long, value_name = "S")]
    seat: Option<Player>,
    #[arg(long)]
    json: bool,
}

/// The events of one ply as the viewer saw them. Ply 0 is the setup and has no player.
#[derive(Serialize)]
struct Ply {
    ply: usize,
    player: Option<Player>,
    events: Vec<Event>,
}

#[derive(Serialize)]
struct Report<'a> {
    plies: &'a [Ply],
    view: View,
}

impl Replay {
    /// Prints the plies of the record and the view at the end.
    pub fn run(&self, edition: &'static Edition, messages: &Messages, out: &mut impl Write) -> Outcome {
        let text = Text::read(Some(&self.file))?;
        let record =
            Record::read(&text.text, &[edition, Edition::embedded()]).map_err(|bad| text.bad(bad))?;
        let viewer = self.viewer(&record)?;
        let (plies, game) = self.plies(&record, viewer)?;
        let view = game.view(viewer);
        if self.json {
            return print_json(out, &Report { plies: &plies, view });
        }
        plies.iter().try_for_each(|ply| print(ply, GameText(messages), out))?;
        Ok(write!(out, "\n{}", ViewText::new(&view, GameText(messages)).text())?)
    }

    fn viewer(&self, record: &Record) -> Outcome<Viewer> {
        let seats = record.game().board().seats();
        match self.seat {
            None => Ok(Viewer::Spectator),
            Some(player) if seats.has(player) => Ok(Viewer::Seat(player)),
            Some(player) => {
                let values = [("player", player.word().into()), ("seats", seats.to_string().into())];
                Err(Failure::localized("command-error-no-seat", values))
            }
        }
    }

    fn plies(&self, record: &Record, viewer: Viewer) -> Outcome<(Vec<Ply>, Game)> {
        let (mut game, opening) = record.opening();
        let visible = |events: Vec<Event>| events.into_iter().map(|event| event.visible_to(viewer)).collect();
        let mut plies = vec![Ply { ply: 0, player: None, events: visible(opening) }];
        for moment in record.replay().take(self.last_ply(record)?) {
            plies.push(Ply { ply: plies.len(), player: Some(moment.player), events: visible(moment.events) });
            game = moment.game;
        }
        Ok((plies, game))
    }

    fn last_ply(&self, record: &Record) -> Outcome<usize> {
        let all = record.actions().len();
        match self.to {
            Some(to) if to > all => {
                let values = [("to", to.to_string().into()), ("count", all.into())];
                Err(Failure::localized("command-error-short-record", values))
            }
            Some(to) => Ok(to),
            None => Ok(all),
        }
    }
}

fn print(ply: &Ply, text: GameText<'_>, out: &mut impl Write) -> Outcome {
    let mut number = ply.ply.to_string();
    for sentence in ply.events.iter().filter_map(|event| text.sentence(event)) {
        writeln!(out, "{number:>4} {sentence}")?;
        number.clear();
    }
    Ok(())
}
