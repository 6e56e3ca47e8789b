//! A bot in its seat for one game, ours or a program: it hears, it is asked, its time is taken.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use bots::{Bot, Budget};
use engine::{Action, Event, Player, Standing, View, Viewer};

use super::entrant::{Entrant, Kind};
use super::line::{Line, read_action};
use super::outside::{Bench, Program};
use super::schedule::{Fixture, Schedule};
use crate::failure::{Failure, Outcome};

/// Where games are played: what all of them share.
pub struct Hall<'a> {
    /// Who sits where.
    pub schedule: &'a Schedule,
    /// Programs between two games.
    pub bench: Bench,
    /// How long a program may keep silent.
    pub patience: Patience,
}

/// How long a program may keep silent, beyond its time if it has one; as usual if nothing is said.
#[derive(Clone, Copy, Debug)]
pub struct Patience(pub Option<Duration>);

impl Patience {
    /// With this budget.
    fn with(self, budget: &Budget) -> Duration {
        let usual = if budget.time.is_some() { 10 } else { 60 };
        budget.time.unwrap_or_default() + self.0.unwrap_or(Duration::from_secs(usual))
    }
}

/// A bot in its seat.
pub struct Seated<'a> {
    /// The number of the entrant.
    pub entrant: usize,
    /// Where it sits.
    pub player: Player,
    /// How it thought.
    pub thought: Thought,
    budget: &'a Budget,
    mind: Mind,
}

/// How a bot thought in one game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Thought {
    /// How long about each decision, in microseconds.
    pub micros: Vec<u32>,
    /// How long in all.
    pub time: Duration,
    /// How many tries it made.
    pub iterations: u64,
}

impl Thought {
    /// One decision more.
    fn note(&mut self, time: Duration, iterations: u32) {
        self.micros.push(u32::try_from(time.as_micros()).unwrap_or(u32::MAX));
        self.time += time;
        self.iterations += u64::from(iterations);
    }
}

enum Mind {
    Ours(Box<Bot>),
    Outside(Box<Correspondent>),
}

/// A program, and what it has not been told yet.
struct Correspondent {
    program: Program,
    unheard: Vec<Event>,
    patience: Duration,
}

/// What is wrong with a bot.
#[derive(Debug)]
pub enum Wrong {
    /// Its answer: no action, or none the rules allow.
    Answer(Failure),
    /// It gave none.
    Silence(Failure),
}

impl<'a> Seated<'a> {
    /// Everybody in their seats, programs started and told what is played.
    pub fn all(hall: &Hall<'a>, fixture: &Fixture) -> Outcome<Vec<Seated<'a>>> {
        fixture.seats().map(|(player, entrant)| Seated::sit(hall, fixture, player, entrant)).collect()
    }

    fn sit(hall: &Hall<'a>, fixture: &Fixture, player: Player, number: usize) -> Outcome<Seated<'a>> {
        let entrant = &hall.schedule.entrants[number];
        let mind = match &entrant.kind {
            Kind::Ours(kind) => {
                let seed = hall.schedule.bot_seed(fixture.game, player);
                Mind::Ours(Box::new(Bot::new(*kind, fixture.variants, player, seed)))
            }
            Kind::Program(command) => {
                let program = hall.bench.take(number, command);
                let mut program = program.map_err(|error| cannot_start(entrant, &error))?;
                program.tell(Line::new_game(player, hall.schedule.edition, fixture.variants).text());
                let patience = hall.patience.with(&entrant.budget);
                Mind::Outside(Box::new(Correspondent { program, unheard: Vec::new(), patience }))
            }
        };
        Ok(Seated { entrant: number, player, thought: Thought::default(), budget: &entrant.budget, mind })
    }

    /// Takes note of what happened, as far as its seat is told.
    pub fn hear(&mut self, events: &[Event]) {
        match &mut self.mind {
            Mind::Ours(bot) => events.iter().for_each(|event| bot.hear(event)),
            Mind::Outside(program) => {
                let viewer = Viewer::Seat(self.player);
                program.unheard.extend(events.iter().map(|event| event.told(viewer)));
            }
        }
    }

    /// Answers what its seat is asked.
    pub fn answer(&mut self, view: &View, ply: usize) -> Result<Action, Wrong> {
        let begun = Instant::now();
        let (action, iterations) = match &mut self.mind {
            Mind::Ours(bot) => ask_ours(bot, view, self.budget)?,
            Mind::Outside(program) => (program.answer(self.player, view, ply, self.budget)?, 0),
        };
        self.thought.note(begun.elapsed(), iterations);
        Ok(action)
    }

    /// The game is over: how it thought. A program is free for another one.
    pub fn rise(self, standing: Standing, bench: &Bench) -> Thought {
        if let Mind::Outside(mut program) = self.mind {
            let events = &program.unheard;
            program.program.tell(Line::Over { seat: self.player, events, standing }.text());
            bench.give_back(self.entrant, program.program);
        }
        self.thought
    }
}

impl Correspondent {
    fn answer(&mut self, player: Player, view: &View, ply: usize, budget: &Budget) -> Result<Action, Wrong> {
        let line = Line::act(player, ply, &self.unheard, view, budget).map(|line| line.text());
        let line = line.expect("who is asked has something to decide");
        self.unheard.clear();
        let answer = self.program.ask(line, self.patience).map_err(Wrong::Silence)?;
        read_action(&answer).map_err(Wrong::Answer)
    }
}

/// A panic of ours is a mistake of ours: whoever looks for it wants to know the game.
fn ask_ours(bot: &mut Bot, view: &View, budget: &Budget) -> Result<(Action, u32), Wrong> {
    let asked = catch_unwind(AssertUnwindSafe(|| bot.answer(view, budget)));
    let answer = asked.map_err(|_| Wrong::Silence(Failure::new("panicked")))?;
    let answer = answer.ok_or_else(|| Wrong::Silence(Failure::new("had no answer")))?;
    Ok((answer.action, answer.iterations))
}

fn cannot_start(entrant: &Entrant, error: &std::io::Error) -> Failure {
    let values = [("name", entrant.name.clone().into()), ("reason", error.to_string().into())];
    Failure::told("command-error-no-start", values)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_may_keep_silent_for_its_time_and_ten_seconds_or_for_a_minute() {
        let seconds = |patience: Option<Duration>, budget| Patience(patience).with(&budget).as_secs_f64();
        assert_eq!(seconds(None, Budget::millis(500)), 10.5);
        assert_eq!(seconds(None, Budget::iterations(500)), 60.0);
        assert_eq!(seconds(Some(Duration::from_secs(2)), Budget::millis(500)), 2.5);
        assert_eq!(seconds(Some(Duration::from_secs(2)), Budget::default()), 2.0);
    }
}
