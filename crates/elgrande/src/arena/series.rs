//! Plays all games on all threads. The result does not depend on the number of threads.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::game::{self, BotFault, GameEnd, GameResult};
use super::live_table::LiveTable;
use super::program::ProgramPool;
use super::schedule::{Schedule, ScheduledGame};
use super::seat::{AnswerTimeout, ArenaContext, BotError};
use crate::failure::{Failure, Outcome};
use crate::parallel::on_threads;

/// A series of games.
#[derive(Clone, Debug)]
pub struct Series {
    /// The schedule.
    pub schedule: Schedule,
    /// The number of the first game.
    pub first: u64,
    /// The number of games.
    pub games: u64,
    /// The number of threads; 0 means one per core.
    pub threads: usize,
    /// How long a program may take to answer.
    pub timeout: AnswerTimeout,
    /// The folder for records.
    pub save: Option<PathBuf>,
}

/// The result of a series.
pub struct SeriesResult {
    /// The results of all games before the one that stopped the series, in order.
    pub games: Vec<GameResult>,
    /// Why the series stopped early.
    pub stop: Option<Stop>,
}

/// Why a series stopped.
pub struct Stop {
    /// The number of the game.
    pub game: u64,
    /// The index of the bot that gave an illegal answer.
    pub illegal_bot: Option<usize>,
    /// The error.
    pub failure: Failure,
}

impl Series {
    /// Plays all games, or up to the first that fails.
    pub fn play(&self, live: &LiveTable) -> SeriesResult {
        let arena = ArenaContext {
            schedule: &self.schedule,
            programs: ProgramPool::default(),
            timeout: self.timeout,
        };
        let (next, stopped) = (AtomicU64::new(self.first), AtomicBool::new(false));
        let parts = on_threads(self.threads, || self.work(&arena, &next, &stopped, live));
        let mut results: Vec<_> = parts.into_iter().flatten().collect();
        results.sort_by_key(number);
        SeriesResult::up_to_first_stop(results)
    }

    /// Plays games until none is left.
    fn work(
        &self,
        arena: &ArenaContext,
        next: &AtomicU64,
        stopped: &AtomicBool,
        live: &LiveTable,
    ) -> Vec<Result<GameResult, Stop>> {
        let mut results = Vec::new();
        let last = self.first.saturating_add(self.games);
        while !stopped.load(Ordering::Relaxed) {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= last {
                break;
            }
            let result = self.play_game(arena, game);
            match &result {
                Ok(game) => live.count(&self.schedule, game),
                Err(_) => stopped.store(true, Ordering::Relaxed),
            }
            results.push(result);
        }
        results
    }

    fn play_game(&self, arena: &ArenaContext, game: u64) -> Result<GameResult, Stop> {
        let scheduled = self.schedule.game(game);
        let stop = |failure| Stop { game, illegal_bot: None, failure };
        let end = game::play(arena, &scheduled).map_err(stop)?;
        self.save.as_ref().map_or(Ok(()), |folder| self.save(folder, &scheduled, &end)).map_err(stop)?;
        end.result.map_err(|fault| self.stop_for(&scheduled, fault))
    }

    /// Writes one file per game: the seating as a comment, then the record.
    fn save(&self, folder: &Path, scheduled: &ScheduledGame, end: &GameEnd) -> Outcome {
        let path = folder.join(format!("game-{:06}.txt", scheduled.game));
        let seats = scheduled.seats().map(|(player, bot)| format!(" {player} {}", self.name(bot)));
        let seats = seats.collect::<Vec<_>>().join(",").replace(char::is_control, " ");
        let text =
            format!("# game {} of seed {}:{seats}\n{}", scheduled.game, self.schedule.seed, end.record);
        std::fs::write(&path, text).map_err(|error| Failure::file(&path.display().to_string(), &error))
    }

    fn stop_for(&self, scheduled: &ScheduledGame, BotFault { bot, player, error }: BotFault) -> Stop {
        let (illegal_bot, reason) = match error {
            BotError::IllegalAnswer(reason) => (Some(bot), reason),
            BotError::NoAnswer(reason) => (None, reason),
        };
        let values = [
            ("game", scheduled.game.to_string().into()),
            ("seed", self.schedule.seed.to_string().into()),
            ("player", player.to_string().into()),
            ("name", self.name(bot).to_owned().into()),
        ];
        Stop {
            game: scheduled.game,
            illegal_bot,
            failure: Failure::with_cause("command-error-bot", values, reason),
        }
    }

    fn name(&self, bot: usize) -> &str {
        &self.schedule.bots[bot].name
    }
}

impl SeriesResult {
    fn up_to_first_stop(results: Vec<Result<GameResult, Stop>>) -> SeriesResult {
        let mut played = SeriesResult { games: Vec::with_capacity(results.len()), stop: None };
        for result in results {
            match result {
                Ok(game) => played.games.push(game),
                Err(stop) => return SeriesResult { stop: Some(stop), ..played },
            }
        }
        played
    }
}

fn number(result: &Result<GameResult, Stop>) -> u64 {
    result.as_ref().map_or_else(|stop| stop.game, |game| game.game)
}
