//! A game as it is stored: a set-up and a log, with undos in it.

use engine::chance::{below, pick};
use engine::view::Own;
use engine::{Action, Decision, Edition, Event, Player, Setup, Variants, Viewer};
use rand_pcg::Pcg32;
use server::tables::game_log::Course;
use server::tables::log_entry::Entry;

/// When every game begins; a second goes by from entry to entry.
pub(crate) const BEGAN: i64 = 1_800_000_000_000;

/// When that entry of a log was made.
pub(crate) fn time(index: usize) -> i64 {
    BEGAN + 1_000 * (index as i64 + 1)
}

#[derive(Clone)]
pub(crate) struct Stored {
    pub(crate) setup: Setup,
    pub(crate) log: Vec<Entry>,
}

impl Stored {
    /// A whole game played by chance, now and then taken back.
    pub(crate) fn played(variants: Variants, rng: &mut Pcg32) -> Stored {
        let setup = Setup::deal(Edition::embedded(), variants, rng);
        let mut course = Course::new(setup, BEGAN);
        let mut log = Vec::new();
        while !course.game().board().is_over() {
            log.push(undone(&mut course, rng).unwrap_or_else(|| acted(&mut course, rng)));
        }
        Stored { setup, log }
    }

    /// Its first plies.
    pub(crate) fn until(&self, plies: usize) -> Stored {
        Stored { setup: self.setup, log: self.log[..plies].to_vec() }
    }

    pub(crate) fn course(&self) -> Course {
        let mut course = Course::new(self.setup, BEGAN);
        for (index, entry) in self.log.iter().enumerate() {
            course.follow(*entry, time(index)).unwrap();
        }
        course
    }

    /// What a viewer holds after each ply.
    pub(crate) fn holdings(&self, viewer: Viewer) -> Vec<Option<Own>> {
        let mut course = Course::new(self.setup, BEGAN);
        let held = |(index, entry): (usize, &Entry)| {
            course.follow(*entry, time(index)).unwrap();
            own(&course, viewer)
        };
        self.log.iter().enumerate().map(held).collect()
    }

    /// The plies in which discs were turned.
    pub(crate) fn discs_turned(&self) -> Vec<usize> {
        let mut course = Course::new(self.setup, BEGAN);
        let mut turned = Vec::new();
        for (index, entry) in self.log.iter().enumerate() {
            course.follow(*entry, time(index)).unwrap();
            let is_turned =
                course.last_events().iter().any(|event| matches!(event, Event::DiscTurned { .. }));
            turned.extend((matches!(entry, Entry::Act(..)) && is_turned).then_some(index));
        }
        turned
    }
}

pub(crate) fn own(course: &Course, viewer: Viewer) -> Option<Own> {
    course.game().view(viewer).own()
}

fn acted(course: &mut Course, rng: &mut Pcg32) -> Entry {
    let asked = course.game().to_act();
    let player: Player = asked.nth(below(asked.len(), rng)).unwrap();
    let decision = course.game().decision(player).unwrap();
    let action = eager(&decision, rng);
    course.play(player, &[action], time(course.ply())).unwrap().remove(0)
}

/// By chance, but fond of what is done in secret.
fn eager(decision: &Decision, rng: &mut Pcg32) -> Action {
    let fond = ["recall", "choose empowerment", "choose country-seat", "special"];
    let is_fond = |action: &Action| fond.iter().any(|word| action.to_string().starts_with(word));
    let drawn = [pick(decision, rng), pick(decision, rng), pick(decision, rng)];
    drawn.into_iter().find(is_fond).unwrap_or(drawn[0])
}

fn undone(course: &mut Course, rng: &mut Pcg32) -> Option<Entry> {
    let to = course.ply().checked_sub(1 + below(4, rng)).filter(|_| below(12, rng) == 0)?;
    let may =
        course.has_stood_at(to) && !course.has_revealed_since(to) && !course.actors_since(to).is_empty();
    may.then(|| course.undo(to, time(course.ply())))
}
