//! A bot in one seat of one game, built-in or a program: passes events on, asks for actions, measures the time.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use bots::{Bot, Budget};
use engine::{Action, Event, Player, Standing, View, Viewer};

use super::message::{Message, read_action};
use super::program::{Program, ProgramPool};
use super::roster::{BotKind, BotSpec};
use super::schedule::{Schedule, ScheduledGame};
use crate::failure::{Failure, Outcome};

/// What all games of a series share.
pub struct ArenaContext<'a> {
    /// The schedule.
    pub schedule: &'a Schedule,
    /// Programs that wait for the next game.
    pub programs: ProgramPool,
    /// How long a program may take to answer.
    pub timeout: AnswerTimeout,
}

/// How long a program may take to answer, in addition to its time budget. None means the default.
#[derive(Clone, Copy, Debug)]
pub struct AnswerTimeout(pub Option<Duration>);

impl AnswerTimeout {
    /// The timeout for a bot with this budget.
    fn for_budget(self, budget: &Budget) -> Duration {
        let default = if budget.time.is_some() { 10 } else { 60 };
        budget.time.unwrap_or_default() + self.0.unwrap_or(Duration::from_secs(default))
    }
}

/// A bot in one seat.
pub struct BotSeat<'a> {
    /// The index of the bot.
    pub bot: usize,
    /// The seat.
    pub player: Player,
    /// Thinking time and iterations so far.
    pub thinking: ThinkingStats,
    budget: &'a Budget,
    backend: Backend,
}

/// A bot's thinking in one game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ThinkingStats {
    /// The time of each decision in microseconds.
    pub micros: Vec<u32>,
    /// The total time.
    pub time: Duration,
    /// The total number of search iterations.
    pub iterations: u64,
}

impl ThinkingStats {
    /// Adds one decision.
    fn record(&mut self, time: Duration, iterations: u32) {
        self.micros.push(u32::try_from(time.as_micros()).unwrap_or(u32::MAX));
        self.time += time;
        self.iterations += u64::from(iterations);
    }
}

enum Backend {
    BuiltIn(Box<Bot>),
    Program(Box<ProgramSeat>),
}

/// A program and the events it has not received yet.
struct ProgramSeat {
    program: Program,
    pending_events: Vec<Event>,
    timeout: Duration,
}

/// What a bot did wrong.
#[derive(Debug)]
pub enum BotError {
    /// The answer is not an action, or not a legal one.
    IllegalAnswer(Failure),
    /// There was no answer.
    NoAnswer(Failure),
}

impl<'a> BotSeat<'a> {
    /// All seats of a game. Starts programs and sends them the new game.
    pub fn all(arena: &ArenaContext<'a>, scheduled: &ScheduledGame) -> Outcome<Vec<BotSeat<'a>>> {
        scheduled.seats().map(|(player, bot)| BotSeat::new(arena, scheduled, player, bot)).collect()
    }

    fn new(
        arena: &ArenaContext<'a>,
        scheduled: &ScheduledGame,
        player: Player,
        number: usize,
    ) -> Outcome<BotSeat<'a>> {
        let bot = &arena.schedule.bots[number];
        let backend = match &bot.kind {
            BotKind::BuiltIn(kind) => {
                let seed = arena.schedule.bot_seed(scheduled.game, player);
                Backend::BuiltIn(Box::new(Bot::new(*kind, scheduled.variants, player, seed)))
            }
            BotKind::Program(command) => {
                let program = arena.programs.acquire(number, command);
                let mut program = program.map_err(|error| cannot_start(bot, &error))?;
                program.notify(Message::new_game(player, arena.schedule.edition, scheduled.variants).text());
                let timeout = arena.timeout.for_budget(&bot.budget);
                Backend::Program(Box::new(ProgramSeat { program, pending_events: Vec::new(), timeout }))
            }
        };
        Ok(BotSeat { bot: number, player, thinking: ThinkingStats::default(), budget: &bot.budget, backend })
    }

    /// Passes on events, as far as this seat may see them.
    pub fn observe(&mut self, events: &[Event]) {
        match &mut self.backend {
            Backend::BuiltIn(bot) => events.iter().for_each(|event| bot.observe(event)),
            Backend::Program(program) => {
                let viewer = Viewer::Seat(self.player);
                program.pending_events.extend(events.iter().map(|event| event.visible_to(viewer)));
            }
        }
    }

    /// Asks for an action.
    pub fn answer(&mut self, view: &View, ply: usize) -> Result<Action, BotError> {
        let started = Instant::now();
        let (action, iterations) = match &mut self.backend {
            Backend::BuiltIn(bot) => ask_built_in(bot, view, self.budget)?,
            Backend::Program(program) => (program.answer(self.player, view, ply, self.budget)?, 0),
        };
        self.thinking.record(started.elapsed(), iterations);
        Ok(action)
    }

    /// Ends the game and returns the thinking stats. A program waits for the next game.
    pub fn finish(self, standing: Standing, programs: &ProgramPool) -> ThinkingStats {
        if let Backend::Program(mut program) = self.backend {
            let events = &program.pending_events;
            program.program.notify(Message::Over { seat: self.player, events, standing }.text());
            programs.release(self.bot, program.program);
        }
        self.thinking
    }
}

impl ProgramSeat {
    fn answer(
        &mut self,
        player: Player,
        view: &View,
        ply: usize,
        budget: &Budget,
    ) -> Result<Action, BotError> {
        let message =
            Message::act(player, ply, &self.pending_events, view, budget).map(|message| message.text());
        let message = message.expect("the seat has a decision");
        self.pending_events.clear();
        let answer = self.program.request(message, self.timeout).map_err(BotError::NoAnswer)?;
        read_action(&answer).map_err(BotError::IllegalAnswer)
    }
}

/// A panic is reported with the game, so that it can be reproduced.
fn ask_built_in(bot: &mut Bot, view: &View, budget: &Budget) -> Result<(Action, u32), BotError> {
    let result = catch_unwind(AssertUnwindSafe(|| bot.answer(view, budget)));
    let answer = result.map_err(|_| BotError::NoAnswer(Failure::new("panicked")))?;
    let answer = answer.ok_or_else(|| BotError::NoAnswer(Failure::new("had no answer")))?;
    Ok((answer.action, answer.iterations))
}

fn cannot_start(bot: &BotSpec, error: &std::io::Error) -> Failure {
    let values = [("name", bot.name.clone().into()), ("reason", error.to_string().into())];
    Failure::localized("command-error-no-start", values)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_default_timeout_is_the_time_budget_plus_ten_seconds_or_one_minute() {
        let seconds =
            |timeout: Option<Duration>, budget| AnswerTimeout(timeout).for_budget(&budget).as_secs_f64();
        assert_eq!(seconds(None, Budget::millis(500)), 10.5);
        assert_eq!(seconds(None, Budget::iterations(500)), 60.0);
        assert_eq!(seconds(Some(Duration::from_secs(2)), Budget::millis(500)), 2.5);
        assert_eq!(seconds(Some(Duration::from_secs(2)), Budget::default()), 2.0);
    }
}
