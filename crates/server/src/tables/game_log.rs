//! The course of one game: its log, replayed. The only caller of the rules; it knows no table and no store.

use std::sync::{Arc, OnceLock};

use engine::batch::{Ply, Refused};
use engine::event::PowerCardKind;
use engine::{Action, Event, Game, Player, PlayerSet, Record, Setup, Viewer};
use serde::Serialize;

use crate::tables::draft::Draft;
use crate::tables::log_entry::Entry;
use crate::tables::shared_vec::Grown;
use crate::json::Members;

/// A game with everything that happened in it. Taking part of it costs little: plies are shared.
#[derive(Clone, Debug)]
pub struct Course {
    setup: Setup,
    began: i64,
    opening: Arc<[Event]>,
    asked_first: PlayerSet,
    plies: Grown<Arc<Logged>>,
    /// The plies that count, undone ones left out.
    path: Vec<usize>,
    now: Now,
}

/// The game as it stands, and what everybody sees of it, once somebody has looked.
#[derive(Clone, Debug)]
struct Now {
    game: Game,
    open: OnceLock<Arc<Members>>,
}

/// One entry of the log, and what came of it.
#[derive(Clone, Debug)]
pub struct Logged {
    /// When.
    pub at: i64,
    /// Who must decide after it.
    pub asked: PlayerSet,
    /// Whose turn began or ended by it, and who began a round.
    turned: PlayerSet,
    deed: Deed,
}

/// A moment at which somebody is asked.
#[derive(Clone, Copy, Debug)]
pub struct Tick {
    /// When.
    pub at: i64,
    /// Who must decide from then on.
    pub asked: PlayerSet,
    /// Whose turn or round began or ended then, and was not taken back: their time begins anew though they were asked
    /// before.
    pub turned: PlayerSet,
}

#[derive(Clone, Debug)]
enum Deed {
    Played(Ply),
    Undone(usize),
}

/// What a viewer is told of one ply.
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize)]
pub struct Notice {
    pub(crate) ply: usize,
    at: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) player: Option<Player>,
    /// The ply whose position the game went back to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) undo: Option<usize>,
    pub(crate) events: Vec<Event>,
}

impl Notice {
    /// What a viewer is told of that ply, where nobody looks at a clock.
    pub fn of(number: usize, ply: &Ply, viewer: Viewer) -> Notice {
        Notice {
            ply: number,
            at: 0,
            player: Some(ply.player),
            undo: None,
            events: ply.told(viewer).collect(),
        }
    }
}

/// A log that does not replay.
#[derive(Clone, Debug)]
pub struct BadLog(pub String);

impl Course {
    /// A game that has just begun.
    pub fn new(setup: Setup, began: i64) -> Course {
        let mut events = Vec::new();
        let game = Game::begin(&setup, &mut events);
        let (plies, path) = (Grown::new(), Vec::new());
        let (opening, asked_first, now) = (events.into(), game.to_act(), Now::of(game));
        Course { setup, began, opening, asked_first, plies, path, now }
    }

    /// How many entries the log has.
    pub fn ply(&self) -> usize {
        self.plies.len()
    }

    /// The game now.
    pub fn game(&self) -> &Game {
        &self.now.game
    }

    /// What every viewer sees alike of the game now; written when it is first asked for.
    pub(crate) fn open(&self) -> Arc<Members> {
        let write = || Arc::new(Members::of(&self.game().view(Viewer::Spectator).open()));
        Arc::clone(self.now.open.get_or_init(write))
    }

    /// How it was set up; nobody is told before the end.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// When it began, and who was asked first; then each entry.
    pub fn times(&self) -> impl Iterator<Item = Tick> {
        let first = Tick { at: self.began, asked: self.asked_first, turned: PlayerSet::EMPTY };
        let counts = |index: usize| self.path.binary_search(&index).is_ok();
        let tick = move |(index, logged): (usize, &Arc<Logged>)| {
            let turned = if counts(index) { logged.turned } else { PlayerSet::EMPTY };
            Tick { at: logged.at, asked: logged.asked, turned }
        };
        std::iter::once(first).chain(self.plies.iter().enumerate().map(tick))
    }

    /// Who was asked after so many plies; nobody where it has not come so far.
    pub fn asked_at(&self, ply: usize) -> PlayerSet {
        let asked = |index: usize| self.plies.get(index).map_or(PlayerSet::EMPTY, |logged| logged.asked);
        ply.checked_sub(1).map_or(self.asked_first, asked)
    }

    /// The ply of the last checkpoint: somebody else acted, or something hidden was shown.
    pub fn checkpoint(&self) -> usize {
        let is_checkpoint = |index: &&usize| self.played(**index).is_some_and(|ply| ply.is_checkpoint);
        self.path.iter().rev().find(is_checkpoint).map_or(0, |index| index + 1)
    }

    /// Plays all of these or none; what is to be stored.
    pub fn play(&mut self, player: Player, actions: &[Action], at: i64) -> Result<Vec<Entry>, Refused> {
        let mut game = *self.game();
        let plies = self.now.change().play_batch(player, actions)?;
        for ply in plies {
            game.apply(player, ply.action).expect("it was just played");
            self.keep(Logged::of(ply, at, game.to_act()));
        }
        Ok(actions.iter().map(|action| Entry::Act(player, *action)).collect())
    }

    /// What would come of these, all of them or none; nothing is played.
    pub fn tried(&self, player: Player, actions: &[Action]) -> Result<Draft, Refused> {
        let mut game = *self.game();
        let plies = game.play_batch(player, actions)?;
        Ok(Draft::of(self.ply(), player, &plies, &game))
    }

    /// Goes back to how it stood after that ply, which must be one of those that count.
    pub fn undo(&mut self, to: usize, at: i64) -> Entry {
        self.path.retain(|index| *index < to);
        self.now = Now::of(self.replayed());
        let asked = self.game().to_act();
        self.plies.push(Arc::new(Logged { at, asked, turned: PlayerSet::EMPTY, deed: Deed::Undone(to) }));
        Entry::Undo(to)
    }

    /// Takes in an entry of a stored log.
    pub fn follow(&mut self, entry: Entry, at: i64) -> Result<(), BadLog> {
        match entry {
            Entry::Act(player, action) => {
                let ply = Ply::play(self.now.change(), player, action);
                let ply = ply.map_err(|illegal| BadLog(format!("{action}: {illegal}")))?;
                self.keep(Logged::of(ply, at, self.game().to_act()));
            }
            Entry::Undo(to) if self.has_stood_at(to) => {
                self.undo(to, at);
            }
            Entry::Undo(to) => return Err(BadLog(format!("undo {to}: that ply was undone"))),
        }
        Ok(())
    }

    /// Is the position after that ply one that the present one came from?
    pub fn has_stood_at(&self, ply: usize) -> bool {
        ply == 0 || self.path.contains(&(ply - 1)) || ply <= self.ply() && self.path_at(ply) == self.path
    }

    /// Was something hidden shown after that ply? Then nobody may take it back.
    pub fn has_revealed_since(&self, ply: usize) -> bool {
        let mut recalled = PlayerSet::EMPTY;
        for (index, played) in self.counting() {
            for event in &played.events {
                if index >= ply && (event.reveals() || shows_hand(event, recalled)) {
                    return true;
                }
                if let Event::Recalled { player, kind: PowerCardKind::Power, .. } = event {
                    recalled = recalled.with(*player);
                }
            }
        }
        false
    }

    /// Who acted after that ply, as far as it counts.
    pub fn actors_since(&self, ply: usize) -> PlayerSet {
        self.counting().filter(|(index, _)| *index >= ply).map(|(_, played)| played.player).collect()
    }

    /// The course as it was after so many plies.
    pub fn until(&self, ply: usize) -> Course {
        let plies = self.plies.until(ply.min(self.ply()));
        let mut course = Course { path: self.path_at(plies.len()), plies, ..self.clone() };
        course.now = Now::of(course.replayed());
        course
    }

    /// What a viewer was told from that ply on, ply 0 being the set-up.
    pub fn told(&self, viewer: Viewer, from: usize) -> Vec<Notice> {
        let opening = || {
            let events = self.opening.iter().map(|event| event.told(viewer)).collect();
            Notice { ply: 0, at: self.began, player: None, undo: None, events }
        };
        let first = from.max(1);
        let plies = (first..).zip(self.plies.since(first - 1));
        let plies = plies.map(|(ply, logged)| logged.told(ply, viewer));
        (from == 0).then(opening).into_iter().chain(plies).collect()
    }

    /// Everything that happened and counts, for one who hears only what their seat is told.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.opening.iter().chain(self.counting().flat_map(|(_, ply)| &ply.events))
    }

    /// What happened in the last ply that counts.
    pub fn last_events(&self) -> &[Event] {
        let last = self.path.last().and_then(|index| self.played(*index));
        last.map(|ply| ply.events.as_slice()).unwrap_or_default()
    }

    /// The whole game, everything hidden included.
    pub fn record(&self) -> Record {
        let mut record = Record::new(self.setup);
        for (_, ply) in self.counting() {
            record.play(ply.player, ply.action, &mut ()).expect("it was played from the same set-up");
        }
        record
    }

    fn keep(&mut self, logged: Logged) {
        self.path.push(self.plies.len());
        self.plies.push(Arc::new(logged));
    }

    fn played(&self, index: usize) -> Option<&Ply> {
        match &self.plies[index].deed {
            Deed::Played(ply) => Some(ply),
            Deed::Undone(_) => None,
        }
    }

    fn counting(&self) -> impl Iterator<Item = (usize, &Ply)> {
        self.path.iter().filter_map(|index| self.played(*index).map(|ply| (*index, ply)))
    }

    fn path_at(&self, ply: usize) -> Vec<usize> {
        let mut path = Vec::new();
        for (index, logged) in self.plies.iter().take(ply).enumerate() {
            match &logged.deed {
                Deed::Played(_) => path.push(index),
                Deed::Undone(to) => path.retain(|kept| kept < to),
            }
        }
        path
    }

    fn replayed(&self) -> Game {
        let mut game = Game::new(&self.setup);
        for (_, ply) in self.counting() {
            game.apply(ply.player, ply.action).expect("it was played, so it can be replayed");
        }
        game
    }
}

impl Now {
    fn of(game: Game) -> Now {
        Now { game, open: OnceLock::new() }
    }

    /// The game, to be changed: what was seen of it counts no more.
    fn change(&mut self) -> &mut Game {
        self.open.take();
        &mut self.game
    }
}

impl Logged {
    fn of(ply: Ply, at: i64, asked: PlayerSet) -> Logged {
        let turned = |event: &Event| {
            if let Event::TurnBegan { player } | Event::TurnEnded { player } = event {
                return Some(*player);
            }
            matches!(event, Event::RoundBegan { .. } | Event::Received { .. }).then_some(ply.player)
        };
        let turned = ply.events.iter().filter_map(turned).collect();
        Logged { at, asked, turned, deed: Deed::Played(ply) }
    }

    fn told(&self, ply: usize, viewer: Viewer) -> Notice {
        let (player, undo, events) = match &self.deed {
            Deed::Played(played) => (Some(played.player), None, played.told(viewer).collect()),
            Deed::Undone(to) => (None, Some(*to), Vec::new()),
        };
        Notice { ply, at: self.at, player, undo, events }
    }
}

/// Was a card played that nobody knew to be there: a modifier, or maybe one that was taken back in secret?
fn shows_hand(event: &Event, recalled: PlayerSet) -> bool {
    let Event::Played { player, played } = event else { return false };
    played.modifier.is_some() || recalled.has(*player)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::chance::pick;
    use engine::{Edition, Variants};
    use rand_pcg::Pcg32;

    fn begun(seed: u64) -> (Course, Pcg32) {
        let mut rng = Pcg32::new(seed, 1);
        let variants = Variants::players(3).unwrap();
        (Course::new(Setup::deal(Edition::embedded(), variants, &mut rng), 0), rng)
    }

    fn step(course: &mut Course, rng: &mut Pcg32) -> Option<Entry> {
        let (player, decision) = course.game().question()?;
        let action = pick(decision, rng);
        course.play(player, &[action], 1).unwrap().pop()
    }

    #[test]
    fn a_log_with_undos_replays_to_the_same_game_at_every_ply() {
        let (mut course, mut rng) = begun(1);
        let mut games = vec![*course.game()];
        let mut log = Vec::new();
        for number in 1..200 {
            let entry = if number % 7 == 0 {
                Some(course.undo(course.checkpoint(), 1))
            } else {
                step(&mut course, &mut rng)
            };
            log.extend(entry);
            games.push(*course.game());
        }
        let mut again = Course::new(*course.setup(), 0);
        for (index, entry) in log.iter().enumerate() {
            again.follow(entry.to_string().parse().unwrap(), 1).unwrap();
            assert_eq!(*again.game(), games[index + 1]);
        }
        for (ply, game) in games.iter().enumerate() {
            let until = course.until(ply);
            assert_eq!((until.game(), until.ply()), (game, ply));
        }
        assert_eq!(course.record().game(), course.game());
        assert_eq!(course.told(Viewer::Spectator, 0).len(), 200);
    }

    #[test]
    fn nobody_goes_back_to_a_ply_that_was_undone() {
        let (mut course, mut rng) = begun(2);
        (0..3).for_each(|_| assert!(step(&mut course, &mut rng).is_some()));
        course.undo(1, 1);
        assert!(course.has_stood_at(0) && course.has_stood_at(1) && course.has_stood_at(4));
        assert!(!course.has_stood_at(2) && !course.has_stood_at(3) && !course.has_stood_at(5));
        assert!(course.follow(Entry::Undo(3), 1).is_err());
    }
}
