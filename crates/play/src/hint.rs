//! Hints: what the strongest bot would play. It knows what the asking seat knows and nothing else.

use std::time::Duration;

use bots::{Answer, Bot, Budget, Candidate, Level};
use engine::{Action, Player, Viewer};
use serde::Serialize;

use crate::game_log::GameLog;

/// The most suggestions in a hint.
const MAX_IDEAS: usize = 3;
/// About as many iterations as the bot runs in a millisecond. The budget is counted instead of timed, so the same
/// question gets the same hint.
const ITERATIONS_PER_MILLI: u64 = 100;
/// The time limit of a hint.
const MAX_TIME: Duration = Duration::from_secs(5);

/// Suggestions for the next action after a draft.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Debug, Serialize)]
pub struct Hint {
    ply: usize,
    /// The number of actions in the draft.
    actions: usize,
    /// At most three, best first; empty if nothing is asked.
    ideas: Vec<Suggestion>,
}

/// A suggested action.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Debug, Serialize)]
pub struct Suggestion {
    action: String,
    /// The expected margin (points ahead of the best opponent at the end) and the chance to win; unknown if there is no
    /// choice.
    margin: Option<f32>,
    win: Option<f32>,
    /// The share of the search spent on it, 0 to 1.
    share: f32,
}

/// The budget of a hint on a server whose bots think this many milliseconds.
pub fn budget(bot_millis: u64) -> Budget {
    let iterations = u32::try_from(bot_millis.saturating_mul(ITERATIONS_PER_MILLI)).unwrap_or(u32::MAX);
    Budget { time: Some(MAX_TIME), ..Budget::iterations(iterations) }
}

impl Hint {
    /// Searches for the next action after these, which must be legal and reveal nothing hidden.
    pub fn search(log: &GameLog, player: Player, actions: &[Action], budget: &Budget) -> Hint {
        let mut drafted = log.clone();
        let is_played = actions.is_empty() || drafted.play(player, actions, 0).is_ok();
        let ideas = if is_played { ideas(&drafted, player, budget) } else { Vec::new() };
        Hint { ply: log.ply(), actions: actions.len(), ideas }
    }

    /// A hint without suggestions, for a draft whose outcome is hidden.
    pub fn empty(ply: usize, actions: usize) -> Hint {
        Hint { ply, actions, ideas: Vec::new() }
    }
}

fn ideas(log: &GameLog, player: Player, budget: &Budget) -> Vec<Suggestion> {
    let variants = log.game().board().variants();
    let mut bot = Bot::new(Level::Master, variants, player, log.ply() as u64);
    log.events().for_each(|event| bot.observe(event));
    let answer = bot.answer(&log.game().view(Viewer::Seat(player)), budget);
    answer.map_or_else(Vec::new, ideas_of)
}

fn ideas_of(answer: Answer) -> Vec<Suggestion> {
    if answer.candidates.is_empty() {
        return vec![Suggestion { action: answer.action.to_string(), margin: None, win: None, share: 1.0 }];
    }
    let idea = |reason: &Candidate| Suggestion {
        action: reason.action.to_string(),
        margin: Some(reason.margin),
        win: Some(reason.win),
        share: reason.share,
    };
    answer.candidates.iter().take(MAX_IDEAS).map(idea).collect()
}
