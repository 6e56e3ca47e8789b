//! What a strong bot would do in somebody's place. It hears and sees what that seat does, and nothing else.

use std::time::Duration;

use bots::{Answer, Bot, Budget, Level, Reason};
use engine::{Action, Player, Viewer};
use serde::Serialize;

use crate::course::Course;
use crate::refusal::{Code, Refusal};
use crate::table::Table;

/// How many ideas are told at most.
const MOST: usize = 3;
/// How many tries a strong bot makes in a millisecond, or nearly so. Counted instead of timed, the same question gets
/// the same answer.
const TRIES_PER_MILLI: u64 = 100;
/// It never thinks longer.
const LONGEST: Duration = Duration::from_secs(5);

/// What to do next, after the actions of a draft.
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize)]
pub struct Hint {
    ply: usize,
    /// How many actions the draft has.
    actions: usize,
    /// At most three, the best first; none where nothing is asked then.
    ideas: Vec<Idea>,
}

/// Something one could do.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "HintedIdea"))]
#[derive(Clone, Debug, Serialize)]
pub struct Idea {
    action: String,
    /// How many points one may expect to end before the best opponent, and how likely one is to win; not known where
    /// there is nothing to choose.
    margin: Option<f32>,
    win: Option<f32>,
    /// How much of the thought went there, 0 to 1.
    share: f32,
}

/// How long about a hint is thought where bots think so many milliseconds.
pub fn budget(bot_millis: u64) -> Budget {
    let tries = u32::try_from(bot_millis.saturating_mul(TRIES_PER_MILLI)).unwrap_or(u32::MAX);
    Budget { time: Some(LONGEST), ..Budget::iterations(tries) }
}

/// May this user ask at this table? Where other people play it would be unfair.
pub fn allowed(table: &Table, user: &str) -> Result<(), Refusal> {
    let refused = |reason: &str| Err(Refusal::new(Code::NoHints, reason));
    if !table.terms.hints {
        return refused("this table plays without hints");
    }
    let alone = table.seats.iter().filter_map(|seat| seat.person()).all(|person| person.id == user);
    if alone { Ok(()) } else { refused("hints are for games against bots: other people play here") }
}

impl Hint {
    /// What a strong bot would do after these actions, which may be played and show nothing hidden.
    pub fn thought(course: &Course, player: Player, actions: &[Action], budget: &Budget) -> Hint {
        let mut later = course.clone();
        let is_played = actions.is_empty() || later.play(player, actions, 0).is_ok();
        let ideas = if is_played { ideas(&later, player, budget) } else { Vec::new() };
        Hint { ply: course.ply(), actions: actions.len(), ideas }
    }

    /// Nothing: what comes of these actions is still hidden.
    pub fn none(ply: usize, actions: usize) -> Hint {
        Hint { ply, actions, ideas: Vec::new() }
    }
}

fn ideas(course: &Course, player: Player, budget: &Budget) -> Vec<Idea> {
    let variants = course.game().board().variants();
    let mut bot = Bot::new(Level::Master, variants, player, course.ply() as u64);
    course.events().for_each(|event| bot.hear(event));
    let answer = bot.answer(&course.game().view(Viewer::Seat(player)), budget);
    answer.map_or_else(Vec::new, told)
}

fn told(answer: Answer) -> Vec<Idea> {
    if answer.reasons.is_empty() {
        return vec![Idea { action: answer.action.to_string(), margin: None, win: None, share: 1.0 }];
    }
    let idea = |reason: &Reason| Idea {
        action: reason.action.to_string(),
        margin: Some(reason.margin),
        win: Some(reason.win),
        share: reason.share,
    };
    answer.reasons.iter().take(MOST).map(idea).collect()
}
