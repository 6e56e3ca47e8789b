//! `replay`: a record, step by step, as somebody at the table sees it.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use engine::event::Viewer;
use engine::{Edition, Event, Game, Player, Record, View};
use serde::Serialize;

use crate::cli::print_json;
use crate::failure::{Failure, Outcome};
use crate::input::Text;
use crate::showing::Shown;
use crate::telling::Told;

const EXAMPLES: &str = "\
Without --seat you watch as a spectator: hands, discs not yet turned and the like are not shown.
Every line of the record is checked first; docs/notation.md describes records.

Examples:
  elgrande replay game.txt                    the whole game
  elgrande replay game.txt --to 40 --seat red what red knew after 40 actions";

/// Step through a record as a player or a spectator sees it
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Replay {
    /// The record; - for standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Stop after so many actions
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// See it as this player: red, blue, green, orange or purple
    #[arg(long, value_name = "S")]
    seat: Option<Player>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// What the viewer was told of one action; nobody acts in ply 0, the set-up.
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
    /// Reads the record, tells it and shows where it stands.
    pub fn run(&self, edition: &'static Edition, out: &mut impl Write) -> Outcome {
        let text = Text::read(Some(&self.file))?;
        let record =
            Record::read(&text.text, &[edition, Edition::embedded()]).map_err(|bad| text.bad(bad))?;
        let viewer = self.viewer(&record)?;
        let (plies, game) = self.follow(&record, viewer)?;
        let view = game.view(viewer);
        if self.json {
            return print_json(out, &Report { plies: &plies, view });
        }
        plies.iter().try_for_each(|ply| print(ply, out))?;
        Ok(write!(out, "\n{}", Shown(&view))?)
    }

    fn viewer(&self, record: &Record) -> Outcome<Viewer> {
        let seats = record.game().board().seats();
        match self.seat {
            None => Ok(Viewer::Spectator),
            Some(player) if seats.has(player) => Ok(Viewer::Seat(player)),
            Some(player) => {
                Err(Failure::new(format!("{player} has no seat in this game, the seats are: {seats}")))
            }
        }
    }

    fn follow(&self, record: &Record, viewer: Viewer) -> Outcome<(Vec<Ply>, Game)> {
        let (mut game, opening) = record.opening();
        let told = |events: Vec<Event>| events.into_iter().map(|event| event.told(viewer)).collect();
        let mut plies = vec![Ply { ply: 0, player: None, events: told(opening) }];
        for moment in record.replay().take(self.last(record)?) {
            plies.push(Ply { ply: plies.len(), player: Some(moment.player), events: told(moment.events) });
            game = moment.game;
        }
        Ok((plies, game))
    }

    fn last(&self, record: &Record) -> Outcome<usize> {
        let all = record.actions().len();
        match self.to {
            Some(to) if to > all => Err(Failure::new(format!("--to {to}: the record has {all} actions"))),
            Some(to) => Ok(to),
            None => Ok(all),
        }
    }
}

fn print(ply: &Ply, out: &mut impl Write) -> Outcome {
    let mut number = ply.ply.to_string();
    for event in &ply.events {
        writeln!(out, "{number:>4} {}", Told(*event))?;
        number.clear();
    }
    Ok(())
}
