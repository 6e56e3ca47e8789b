//! A first game that teaches: prepared positions with tasks, played on the real rules. It keeps nothing: where a learner
//! stands follows from what they have played.

mod judge;
mod list;

use bots::{Bot, Budget, Level};
use engine::batch::{Ply, Refused};
use engine::notation::read_position;
use engine::{Action, Edition, Game, Player, Viewer};

use crate::tables::game_log::Notice;
use crate::tables::draft::Draft;
use crate::refusal::{Code, Refusal};
use crate::tables::game_view::Sight;

use judge::{Judge, Step, Verdict};
pub use list::LESSONS;

/// The learner is red.
pub const LEARNER: Player = Player::Red;
/// The others do what they are told, or else what a weak bot would do.
const OTHERS: Level = Level::Squire;
/// No lesson is longer; more than that nobody has played.
const MOST: usize = 60;

/// A position, and what is to be done in it.
#[derive(Debug)]
pub struct Lesson {
    /// What it is called.
    pub name: &'static str,
    /// The rules it teaches.
    pub rules: &'static [&'static str],
    /// As in docs/notation.md.
    position: &'static str,
    /// What the others do, each with its player, `;` between them; whoever is not named does as they like.
    others: &'static str,
    /// What is to be done, one after the other.
    pub tasks: &'static [Task],
}

/// Something to do.
#[derive(Debug)]
pub struct Task {
    judge: Judge,
    /// One way to do it, `;` between actions.
    pub path: &'static str,
}

/// A lesson, as far as somebody has come.
#[derive(Clone, Debug)]
pub struct Lecture {
    lesson: &'static Lesson,
    game: Game,
    plies: Vec<Ply>,
    /// How many tasks are done.
    pub task: usize,
    script: Vec<(Player, Action)>,
}

/// Why actions of a learner were refused.
#[derive(Debug)]
enum Objection {
    Refused(Refused),
    /// The rules allow it, but it is not what is asked.
    NotYet(&'static str),
}

impl Lesson {
    /// The lesson of that name.
    pub fn named(name: &str) -> Option<&'static Lesson> {
        LESSONS.iter().find(|lesson| lesson.name == name)
    }

    /// Where somebody stands who has played this.
    pub fn after(&'static self, played: &[Action]) -> Result<Lecture, Refusal> {
        if played.len() > MOST {
            return Err(Refusal::new(Code::BadRequest, format!("no lesson has more than {MOST} actions")));
        }
        let mut lecture = Lecture::begun(self);
        for action in played {
            lecture.play(&[*action])?;
        }
        Ok(lecture)
    }
}

impl Lecture {
    fn begun(lesson: &'static Lesson) -> Lecture {
        let game = read_position(lesson.position, Edition::embedded()).expect("a test reads every lesson");
        let script = lesson.others.split(';').filter(|said| !said.trim().is_empty()).map(said).collect();
        let mut lecture = Lecture { lesson, game, plies: Vec::new(), task: 0, script };
        lecture.let_others_act();
        lecture
    }

    /// Is everything done?
    pub fn is_done(&self) -> bool {
        self.task == self.lesson.tasks.len()
    }

    /// How many plies were played, by anybody.
    pub fn ply(&self) -> usize {
        self.plies.len()
    }

    /// Plays all of these or none, then the others.
    pub fn play(&mut self, actions: &[Action]) -> Result<(), Refusal> {
        let mut later = self.after(actions)?;
        later.let_others_act();
        *self = later;
        Ok(())
    }

    /// The same with these played, before anybody else acts; never past the end of a task.
    fn after(&self, actions: &[Action]) -> Result<Lecture, Refusal> {
        let mut later = self.clone();
        for (index, action) in actions.iter().enumerate() {
            if index > 0 && (later.task > self.task || later.is_at_checkpoint()) {
                let refused = Refused::PastCheckpoint { played: index, sent: actions.len() };
                return Err(Refusal::of_batch(refused));
            }
            later.step(*action)?;
        }
        Ok(later)
    }

    /// What would come of these; the end of a task is the end of a draft.
    pub fn tried(&self, actions: &[Action]) -> Result<Draft, Refusal> {
        let later = self.after(actions)?;
        let draft = Draft::of(self.ply(), LEARNER, &later.plies[self.ply()..], &later.game);
        Ok(if later.task > self.task { draft.ended() } else { draft })
    }

    /// What the learner sees, with what happened from that ply on.
    pub fn sight(&self, from: usize) -> Sight {
        let viewer = Viewer::Seat(LEARNER);
        let told = self.plies.iter().enumerate().skip(from);
        let notices = told.map(|(index, ply)| Notice::of(index + 1, ply, viewer)).collect();
        Sight::of_game(&self.game, viewer, self.ply(), notices)
    }

    fn step(&mut self, action: Action) -> Result<(), Objection> {
        let before = self.game;
        let ply = Ply::play(&mut self.game, LEARNER, action);
        let ply = ply.map_err(|illegal| Objection::Refused(Refused::Illegal(action, illegal)))?;
        let task = self.lesson.tasks.get(self.task).ok_or(Objection::NotYet("over"))?;
        let verdict = (task.judge)(&Step { before: &before, action, after: &self.game });
        self.plies.push(ply);
        match verdict {
            Verdict::Met => self.task += 1,
            Verdict::GoOn => {}
            Verdict::Not(why) => return Err(Objection::NotYet(why)),
        }
        Ok(())
    }

    fn is_at_checkpoint(&self) -> bool {
        self.plies.last().is_some_and(|ply| ply.is_checkpoint)
    }

    /// Until the learner is asked, and alone; when the lesson is over nobody goes on.
    fn let_others_act(&mut self) {
        while let Some(player) = self.game.to_act().iter().find(|player| *player != LEARNER) {
            if self.is_done() {
                return;
            }
            let action = self.scripted(player).unwrap_or_else(|| self.liked(player));
            let ply = Ply::play(&mut self.game, player, action).expect("what others do is allowed");
            self.plies.push(ply);
        }
    }

    /// What that player is told to do next, if it may be done.
    fn scripted(&mut self, player: Player) -> Option<Action> {
        let index = self.script.iter().position(|(named, _)| *named == player)?;
        let decision = self.game.decision(player)?;
        decision.allows(self.script[index].1).then(|| self.script.remove(index).1)
    }

    fn liked(&self, player: Player) -> Action {
        let mut bot = Bot::new(OTHERS, self.game.board().variants(), player, self.ply() as u64);
        let answer = bot.answer(&self.game.view(Viewer::Seat(player)), &Budget::default());
        answer.expect("whoever is asked answers").action
    }
}

impl From<Objection> for Refusal {
    fn from(objection: Objection) -> Refusal {
        match objection {
            Objection::Refused(refused) => Refusal::of_batch(refused),
            Objection::NotYet(why) => {
                Refusal::new(Code::NotYet, "the rules allow it, but the task asks for something else")
                    .with("why", why)
            }
        }
    }
}

fn said(text: &str) -> (Player, Action) {
    let (player, action) = text.trim().split_once(' ').expect("every action names its player");
    let read = "a test reads every lesson";
    (player.parse().expect(read), action.parse().expect(read))
}

#[cfg(test)]
mod tests;
