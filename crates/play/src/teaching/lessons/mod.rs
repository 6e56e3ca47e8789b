//! Lessons: prepared positions with tasks, played by the real rules. Nothing is stored: the state of a lesson follows from
//! the actions that the learner has played.

mod judge;
mod list;
mod view;

use std::fmt;

use bots::{Bot, Budget, Candidate, Level};
use engine::batch::{Ply, Refused};
use engine::notation::read_position;
use engine::{Action, Edition, Game, Player, Viewer};
use serde::Serialize;

use crate::{Draft, GameView, Notice};

use judge::{Judge, Step, Verdict};
pub use list::LESSONS;
pub use view::{LessonSummary, LessonView};

/// The learner is red.
pub const LEARNER: Player = Player::Red;
/// The level of the others where the script does not say what they play.
const OTHERS: Level = Level::Squire;
/// The search of a hint, a few milliseconds.
const HINT_ITERATIONS: u32 = 1000;
/// The most suggestions in a hint.
const MAX_IDEAS: usize = 3;
/// The most actions of a lesson.
const MAX_ACTIONS: usize = 60;

/// A position with tasks.
#[derive(Debug)]
pub struct Lesson {
    /// Its name.
    pub name: &'static str,
    /// The rules it teaches.
    pub rules: &'static [&'static str],
    /// The position, as in docs/notation.md.
    position: &'static str,
    /// The actions of the others, each with its player, separated by `;`. A bot decides the rest.
    others: &'static str,
    /// The tasks, in order.
    pub tasks: &'static [Task],
}

/// A task.
#[derive(Debug)]
pub struct Task {
    judge: Judge,
    /// One solution; actions are separated by `;`.
    pub path: &'static str,
    /// The tool that it teaches.
    tool: Option<Tool>,
}

/// A tool of the page that helps a player. Using it is not an action: the page checks that the learner has used it.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "LessonTool"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tool {
    /// Hints: what the strongest bot would play.
    Hint,
    /// Undo of actions that are not sent yet.
    Undo,
    /// The log.
    Log,
}

impl Task {
    const fn new(judge: Judge, path: &'static str) -> Task {
        Task { judge, path, tool: None }
    }

    const fn teaching(tool: Tool, judge: Judge, path: &'static str) -> Task {
        Task { judge, path, tool: Some(tool) }
    }
}

/// The state of a lesson.
#[derive(Clone, Debug)]
pub struct LessonState {
    lesson: &'static Lesson,
    game: Game,
    plies: Vec<Ply>,
    /// The number of tasks done.
    pub task: usize,
    script: Vec<(Player, Action)>,
}

/// Why actions of a learner were refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonRefusal {
    /// No lesson has that many actions.
    TooLong,
    /// The rules refuse them.
    Batch(Refused),
    /// The rules allow them, but the task asks for something else: the reason's key.
    NotYet(&'static str),
}

impl LessonRefusal {
    /// The error code of a response.
    pub fn code(&self) -> &'static str {
        match self {
            LessonRefusal::TooLong => "bad-request",
            LessonRefusal::Batch(refused) => refused.code(),
            LessonRefusal::NotYet(_) => "not-yet",
        }
    }
}

impl fmt::Display for LessonRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LessonRefusal::TooLong => write!(f, "no lesson has more than {MAX_ACTIONS} actions"),
            LessonRefusal::Batch(refused) => refused.fmt(f),
            LessonRefusal::NotYet(_) => {
                f.write_str("the rules allow it, but the task asks for something else")
            }
        }
    }
}

impl std::error::Error for LessonRefusal {}

impl Lesson {
    /// The lesson of that name.
    pub fn named(name: &str) -> Option<&'static Lesson> {
        LESSONS.iter().find(|lesson| lesson.name == name)
    }

    /// The state after these actions.
    pub fn after(&'static self, played: &[Action]) -> Result<LessonState, LessonRefusal> {
        if played.len() > MAX_ACTIONS {
            return Err(LessonRefusal::TooLong);
        }
        let mut state = LessonState::new(self);
        for action in played {
            state.play(&[*action])?;
        }
        Ok(state)
    }
}

impl LessonState {
    fn new(lesson: &'static Lesson) -> LessonState {
        let game = read_position(lesson.position, Edition::embedded()).expect("a test reads every lesson");
        let script =
            lesson.others.split(';').filter(|text| !text.trim().is_empty()).map(read_action).collect();
        let mut state = LessonState { lesson, game, plies: Vec::new(), task: 0, script };
        state.play_others();
        state
    }

    /// Whether all tasks are done.
    pub fn is_done(&self) -> bool {
        self.task == self.lesson.tasks.len()
    }

    /// The tool that the current task teaches.
    fn tool(&self) -> Option<Tool> {
        self.lesson.tasks.get(self.task)?.tool
    }

    /// What the strongest bot would do now, as far as the current task needs it. Equal states get equal hints.
    fn hint(&self) -> Vec<Candidate> {
        if self.tool() != Some(Tool::Hint) {
            return Vec::new();
        }
        let mut bot = Bot::new(Level::Master, self.game.board().variants(), LEARNER, self.ply() as u64);
        self.plies.iter().flat_map(|ply| &ply.events).for_each(|event| bot.observe(event));
        let answer = bot.answer(&self.game.view(Viewer::Seat(LEARNER)), &Budget::iterations(HINT_ITERATIONS));
        answer.map_or_else(Vec::new, |answer| answer.candidates.into_iter().take(MAX_IDEAS).collect())
    }

    /// The number of plies, of all players.
    pub fn ply(&self) -> usize {
        self.plies.len()
    }

    /// Plays all of the actions or none, then the others.
    pub fn play(&mut self, actions: &[Action]) -> Result<(), LessonRefusal> {
        let mut later = self.after(actions)?;
        later.play_others();
        *self = later;
        Ok(())
    }

    /// The state after these actions, before the others act; refused past the end of a task.
    fn after(&self, actions: &[Action]) -> Result<LessonState, LessonRefusal> {
        let mut later = self.clone();
        for (index, action) in actions.iter().enumerate() {
            if index > 0 && (later.task > self.task || later.is_at_checkpoint()) {
                let refused = Refused::PastCheckpoint { played: index, sent: actions.len() };
                return Err(LessonRefusal::Batch(refused));
            }
            later.step(*action)?;
        }
        Ok(later)
    }

    /// Previews the actions; the end of a task ends a draft.
    pub fn draft(&self, actions: &[Action]) -> Result<Draft, LessonRefusal> {
        let later = self.after(actions)?;
        let draft = Draft::of(self.ply(), LEARNER, &later.plies[self.ply()..], &later.game);
        Ok(if later.task > self.task { draft.ended() } else { draft })
    }

    /// The learner's view, with the notices from that ply on.
    pub fn view(&self, from: usize) -> GameView {
        let viewer = Viewer::Seat(LEARNER);
        let plies = self.plies.iter().enumerate().skip(from);
        let notices = plies.map(|(index, ply)| Notice::of(index + 1, ply, viewer)).collect();
        GameView::of_game(&self.game, viewer, self.ply(), notices)
    }

    fn step(&mut self, action: Action) -> Result<(), LessonRefusal> {
        let before = self.game;
        let ply = Ply::play(&mut self.game, LEARNER, action);
        let ply = ply.map_err(|illegal| LessonRefusal::Batch(Refused::Illegal(action, illegal)))?;
        let task = self.lesson.tasks.get(self.task).ok_or(LessonRefusal::NotYet("over"))?;
        let verdict = (task.judge)(&Step { before: &before, action, after: &self.game });
        self.plies.push(ply);
        match verdict {
            Verdict::Met => self.task += 1,
            Verdict::Continue => {}
            Verdict::Not(why) => return Err(LessonRefusal::NotYet(why)),
        }
        Ok(())
    }

    fn is_at_checkpoint(&self) -> bool {
        self.plies.last().is_some_and(|ply| ply.is_checkpoint)
    }

    /// Lets the others act until only the learner is asked or the lesson is over.
    fn play_others(&mut self) {
        while let Some(player) = self.game.to_act().iter().find(|player| *player != LEARNER) {
            if self.is_done() {
                return;
            }
            let action = self.scripted(player).unwrap_or_else(|| self.bot_action(player));
            let ply = Ply::play(&mut self.game, player, action).expect("scripts and bots play legal actions");
            self.plies.push(ply);
        }
    }

    /// The next scripted action of a player, if it is legal.
    fn scripted(&mut self, player: Player) -> Option<Action> {
        let index = self.script.iter().position(|(named, _)| *named == player)?;
        let decision = self.game.decision(player)?;
        decision.allows(self.script[index].1).then(|| self.script.remove(index).1)
    }

    fn bot_action(&self, player: Player) -> Action {
        let mut bot = Bot::new(OTHERS, self.game.board().variants(), player, self.ply() as u64);
        let answer = bot.answer(&self.game.view(Viewer::Seat(player)), &Budget::default());
        answer.expect("a player who is asked has an answer").action
    }
}

fn read_action(text: &str) -> (Player, Action) {
    let (player, action) = text.trim().split_once(' ').expect("every action names its player");
    let valid = "a test reads every lesson";
    (player.parse().expect(valid), action.parse().expect(valid))
}

#[cfg(test)]
mod tests;
