//! All games, on all threads. They begin in order, so whatever is told of them does not depend on the threads.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::bout::{self, Bout, End, Fault};
use super::live::Live;
use super::outside::Bench;
use super::schedule::{Fixture, Schedule};
use super::seated::{Hall, Patience, Wrong};
use crate::failure::{Failure, Outcome};
use crate::threads::pool;

/// Which games are played, and how.
#[derive(Clone, Debug)]
pub struct Series {
    /// Who sits where.
    pub schedule: Schedule,
    /// The number of the first game.
    pub first: u64,
    /// How many.
    pub games: u64,
    /// How many at the same time; as many as there are cores for 0.
    pub threads: usize,
    /// How long a program may keep silent.
    pub patience: Patience,
    /// Where records go.
    pub save: Option<PathBuf>,
}

/// What was played.
pub struct Played {
    /// Every game before the one that stopped it, in order.
    pub bouts: Vec<Bout>,
    /// What stopped it, if anything did.
    pub stop: Option<Stop>,
}

/// Why no more is played.
pub struct Stop {
    /// In which game.
    pub game: u64,
    /// Whose answer was refused: the number of an entrant.
    pub culprit: Option<usize>,
    /// The reason, in a line.
    pub failure: Failure,
}

impl Series {
    /// Plays them all, or up to the first that cannot be played to its end.
    pub fn play(&self, live: &Live) -> Outcome<Played> {
        let hall = Hall { schedule: &self.schedule, bench: Bench::default(), patience: self.patience };
        let (next, stopped) = (AtomicU64::new(self.first), AtomicBool::new(false));
        let parts = pool(self.threads)?.broadcast(|_| self.work(&hall, &next, &stopped, live));
        let mut results: Vec<_> = parts.into_iter().flatten().collect();
        results.sort_by_key(number);
        Ok(Played::up_to_the_first_stop(results))
    }

    /// Plays one game after another until there are no more.
    fn work(
        &self,
        hall: &Hall,
        next: &AtomicU64,
        stopped: &AtomicBool,
        live: &Live,
    ) -> Vec<Result<Bout, Stop>> {
        let mut results = Vec::new();
        let last = self.first.saturating_add(self.games);
        while !stopped.load(Ordering::Relaxed) {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= last {
                break;
            }
            let result = self.play_game(hall, game);
            match &result {
                Ok(bout) => live.count(&self.schedule, bout),
                Err(_) => stopped.store(true, Ordering::Relaxed),
            }
            results.push(result);
        }
        results
    }

    fn play_game(&self, hall: &Hall, game: u64) -> Result<Bout, Stop> {
        let fixture = self.schedule.fixture(game);
        let stop = |failure| Stop { game, culprit: None, failure };
        let end = bout::play(hall, &fixture).map_err(stop)?;
        self.save.as_ref().map_or(Ok(()), |folder| self.save(folder, &fixture, &end)).map_err(stop)?;
        end.result.map_err(|fault| self.blame(&fixture, fault))
    }

    /// A file for each game: who sat where as a remark, then the record.
    fn save(&self, folder: &Path, fixture: &Fixture, end: &End) -> Outcome {
        let path = folder.join(format!("game-{:06}.txt", fixture.game));
        let seats = fixture.seats().map(|(player, entrant)| format!(" {player} {}", self.name(entrant)));
        let seats = seats.collect::<Vec<_>>().join(",").replace(char::is_control, " ");
        let text = format!("# game {} of seed {}:{seats}\n{}", fixture.game, self.schedule.seed, end.record);
        std::fs::write(&path, text).map_err(|error| Failure::file(&path.display().to_string(), &error))
    }

    fn blame(&self, fixture: &Fixture, Fault { entrant, player, wrong }: Fault) -> Stop {
        let (culprit, reason) = match wrong {
            Wrong::Answer(reason) => (Some(entrant), reason),
            Wrong::Silence(reason) => (None, reason),
        };
        let values = [
            ("game", fixture.game.to_string().into()),
            ("seed", self.schedule.seed.to_string().into()),
            ("player", player.to_string().into()),
            ("name", self.name(entrant).to_owned().into()),
        ];
        Stop { game: fixture.game, culprit, failure: Failure::within("command-error-bot", values, reason) }
    }

    fn name(&self, entrant: usize) -> &str {
        &self.schedule.entrants[entrant].name
    }
}

impl Played {
    fn up_to_the_first_stop(results: Vec<Result<Bout, Stop>>) -> Played {
        let mut played = Played { bouts: Vec::with_capacity(results.len()), stop: None };
        for result in results {
            match result {
                Ok(bout) => played.bouts.push(bout),
                Err(stop) => return Played { stop: Some(stop), ..played },
            }
        }
        played
    }
}

fn number(result: &Result<Bout, Stop>) -> u64 {
    result.as_ref().map_or_else(|stop| stop.game, |bout| bout.game)
}
