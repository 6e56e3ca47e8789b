//! A game log and its replay. The only caller of the rules for stored games; it knows neither table nor store.

use std::sync::{Arc, OnceLock};

use engine::batch::{Ply, Refused};
use engine::event::PowerCardKind;
use engine::{Action, Event, Game, Player, PlayerSet, Record, Setup, Viewer};
use serde::Serialize;

use crate::draft::Draft;
use crate::json::SerializedMembers;
use crate::log_entry::LogEntry;
use crate::shared_vec::SharedVec;

/// A log with this many entries gets no more undos: each entry is stored and replayed, and nothing else limits their number. A
/// game without undos has a few hundred.
pub const MAX_ENTRIES: usize = 5000;

/// A game with everything that happened in it. Cheap to clone: plies are shared.
#[derive(Clone, Debug)]
pub struct GameLog {
    setup: Setup,
    started: i64,
    opening: Arc<[Event]>,
    asked_first: PlayerSet,
    plies: SharedVec<Arc<LoggedPly>>,
    /// The indices of the plies in effect, without undone ones.
    effective: Vec<usize>,
    reveals: Reveals,
    current: CurrentGame,
}

/// What the plies in effect have revealed.
#[derive(Clone, Copy, Debug, Default)]
struct Reveals {
    /// The last ply that revealed something hidden.
    ply: usize,
    /// The players who may hold a power card that others do not know of.
    recalled: PlayerSet,
}

/// The current position, and the JSON of its public part once that was requested.
#[derive(Clone, Debug)]
struct CurrentGame {
    game: Game,
    public_json: OnceLock<Arc<SerializedMembers>>,
}

/// One entry of the log with its consequences.
#[derive(Clone, Debug)]
pub struct LoggedPly {
    /// When it was logged.
    pub at: i64,
    /// Who must decide after it.
    pub asked: PlayerSet,
    /// The players whose turn began or ended with it, and the one who began a round.
    turn_changes: PlayerSet,
    kind: LoggedKind,
}

/// A change of who must decide, for the clocks.
#[derive(Clone, Copy, Debug)]
pub struct Tick {
    /// When it happened.
    pub at: i64,
    /// Who must decide from then on.
    pub asked: PlayerSet,
    /// The players whose turn or round began or ended and was not undone. Their time restarts even if they were asked
    /// before.
    pub turn_changes: PlayerSet,
}

#[derive(Clone, Debug)]
enum LoggedKind {
    Played(Ply),
    Undo(usize),
}

/// One ply as a viewer is notified of it.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Debug, Serialize)]
pub struct Notice {
    pub(crate) ply: usize,
    at: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) player: Option<Player>,
    /// The ply whose position the game returned to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) undo: Option<usize>,
    pub(crate) events: Vec<Event>,
}

impl Notice {
    /// The notice of a ply in a game without clocks.
    pub fn of(number: usize, ply: &Ply, viewer: Viewer) -> Notice {
        Notice {
            ply: number,
            at: 0,
            player: Some(ply.player),
            undo: None,
            events: ply.visible_to(viewer).collect(),
        }
    }
}

/// A log that cannot be replayed.
#[derive(Clone, Debug)]
pub struct BadLog(pub String);

impl GameLog {
    /// The log of a new game.
    pub fn new(setup: Setup, started: i64) -> GameLog {
        let mut events = Vec::new();
        let game = Game::begin(&setup, &mut events);
        let (plies, effective) = (SharedVec::new(), Vec::new());
        let (opening, asked_first, current) = (events.into(), game.to_act(), CurrentGame::of(game));
        let reveals = Reveals::default();
        GameLog { setup, started, opening, asked_first, plies, effective, reveals, current }
    }

    /// The number of entries.
    pub fn ply(&self) -> usize {
        self.plies.len()
    }

    /// The current position.
    pub fn game(&self) -> &Game {
        &self.current.game
    }

    /// When the game started.
    pub fn started(&self) -> i64 {
        self.started
    }

    /// The JSON of what every viewer sees of the current position; serialized on first use.
    pub fn public_json(&self) -> Arc<SerializedMembers> {
        let serialize =
            || Arc::new(SerializedMembers::of(&self.game().view(Viewer::Spectator).public_part()));
        Arc::clone(self.current.public_json.get_or_init(serialize))
    }

    /// The setup; secret until the game is over.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The start of the game, then every entry.
    pub fn ticks(&self) -> impl Iterator<Item = Tick> {
        let first = Tick { at: self.started, asked: self.asked_first, turn_changes: PlayerSet::EMPTY };
        let is_effective = |index: usize| self.effective.binary_search(&index).is_ok();
        let tick = move |(index, logged): (usize, &Arc<LoggedPly>)| {
            let turn_changes = if is_effective(index) { logged.turn_changes } else { PlayerSet::EMPTY };
            Tick { at: logged.at, asked: logged.asked, turn_changes }
        };
        std::iter::once(first).chain(self.plies.iter().enumerate().map(tick))
    }

    /// Who had to decide after this many plies; empty if the log is shorter.
    pub fn asked_at(&self, ply: usize) -> PlayerSet {
        let asked = |index: usize| self.plies.get(index).map_or(PlayerSet::EMPTY, |logged| logged.asked);
        ply.checked_sub(1).map_or(self.asked_first, asked)
    }

    /// The ply of the last checkpoint: another player acted, or something hidden was revealed.
    pub fn checkpoint(&self) -> usize {
        let is_checkpoint = |index: &&usize| self.played(**index).is_some_and(|ply| ply.is_checkpoint);
        self.effective.iter().rev().find(is_checkpoint).map_or(0, |index| index + 1)
    }

    /// Plays all of the actions or none. Returns the entries to store.
    pub fn play(&mut self, player: Player, actions: &[Action], at: i64) -> Result<Vec<LogEntry>, Refused> {
        let plies = self.current.game_mut().play_batch(player, actions)?;
        plies.into_iter().for_each(|ply| self.push(ply, at));
        Ok(actions.iter().map(|action| LogEntry::Act(player, *action)).collect())
    }

    /// Previews all of the actions or none; nothing is played.
    pub fn draft(&self, player: Player, actions: &[Action]) -> Result<Draft, Refused> {
        let mut game = *self.game();
        let plies = game.play_batch(player, actions)?;
        Ok(Draft::of(self.ply(), player, &plies, &game))
    }

    /// Returns to the position after that ply: one in effect, or the one that [`Self::redo`] names.
    pub fn undo(&mut self, to: usize, at: i64) -> LogEntry {
        self.effective = self.effective_at(to);
        self.recompute();
        let (asked, turn_changes) = (self.game().to_act(), PlayerSet::EMPTY);
        self.plies.push(Arc::new(LoggedPly { at, asked, turn_changes, kind: LoggedKind::Undo(to) }));
        LogEntry::Undo(to)
    }

    /// The ply whose position the last undo left, if nothing was played since. A redo returns to it.
    pub fn redo(&self) -> Option<usize> {
        let is_played = |index: &usize| self.played(*index).is_some();
        let first = (0..self.plies.len()).rev().find(is_played).map_or(0, |last| last + 1);
        let mut undone = Vec::new();
        for (index, logged) in (first..).zip(self.plies.since(first)) {
            match logged.kind {
                LoggedKind::Undo(to) if undone.last() == Some(&to) => {
                    undone.pop();
                }
                LoggedKind::Undo(_) | LoggedKind::Played(_) => undone.push(index),
            }
        }
        undone.pop()
    }

    /// Whether an undo may return to that ply, as long as nothing hidden was revealed since.
    pub fn can_undo(&self, to: usize) -> bool {
        to < self.ply() && self.is_in_effect(to) && !self.actors_since(to).is_empty()
    }

    /// Applies an entry of a stored log.
    pub fn replay(&mut self, entry: LogEntry, at: i64) -> Result<(), BadLog> {
        match entry {
            LogEntry::Act(player, action) => {
                let ply = Ply::play(self.current.game_mut(), player, action);
                self.push(ply.map_err(|illegal| BadLog(format!("{action}: {illegal}")))?, at);
            }
            LogEntry::Undo(to) if self.is_in_effect(to) || self.redo() == Some(to) => {
                self.undo(to, at);
            }
            LogEntry::Undo(to) => return Err(BadLog(format!("undo {to}: that ply was undone"))),
        }
        Ok(())
    }

    /// Whether the current position developed from the position after that ply.
    pub fn is_in_effect(&self, ply: usize) -> bool {
        ply <= self.ply() && self.effective.starts_with(&self.effective_at(ply))
    }

    /// The last ply that revealed something hidden. No undo goes back past it.
    pub fn revealed(&self) -> usize {
        self.reveals.ply
    }

    /// Whether that ply is not in effect: it was undone, or it is an undo.
    pub fn is_undone(&self, ply: usize) -> bool {
        ply > 0 && self.effective.binary_search(&(ply - 1)).is_err()
    }

    /// Every entry with its time, undone ones included.
    pub fn entries(&self) -> impl Iterator<Item = (i64, LogEntry)> {
        self.plies.iter().map(|logged| (logged.at, logged.entry()))
    }

    /// Who acted after that ply, undone plies excluded.
    pub fn actors_since(&self, ply: usize) -> PlayerSet {
        self.effective_plies().filter(|(index, _)| *index >= ply).map(|(_, played)| played.player).collect()
    }

    /// The log as it was after this many plies.
    pub fn truncated(&self, ply: usize) -> GameLog {
        let plies = self.plies.truncated(ply.min(self.ply()));
        let mut log = GameLog { effective: self.effective_at(plies.len()), plies, ..self.clone() };
        log.recompute();
        log
    }

    /// The notices for a viewer from that ply on; ply 0 is the setup.
    pub fn notices(&self, viewer: Viewer, from: usize) -> Vec<Notice> {
        let opening = || {
            let events = self.opening.iter().map(|event| event.visible_to(viewer)).collect();
            Notice { ply: 0, at: self.started, player: None, undo: None, events }
        };
        let first = from.max(1);
        let plies = (first..).zip(self.plies.since(first - 1));
        let plies = plies.map(|(ply, logged)| logged.notice(ply, viewer));
        (from == 0).then(opening).into_iter().chain(plies).collect()
    }

    /// All events in effect, with hidden parts. A bot filters them by its own seat.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.opening.iter().chain(self.effective_plies().flat_map(|(_, ply)| &ply.events))
    }

    /// How many rounds had begun at that time.
    pub fn rounds_begun(&self, at: i64) -> usize {
        let earlier = self
            .effective_plies()
            .filter(|(index, _)| self.plies.get(*index).is_some_and(|logged| logged.at <= at));
        let events = self.opening.iter().chain(earlier.flat_map(|(_, ply)| &ply.events));
        events.filter(|event| matches!(event, Event::RoundBegan { .. })).count()
    }

    /// The events of the last ply in effect.
    pub fn last_events(&self) -> &[Event] {
        let last = self.effective.last().and_then(|index| self.played(*index));
        last.map(|ply| ply.events.as_slice()).unwrap_or_default()
    }

    /// The whole game, including everything hidden.
    pub fn record(&self) -> Record {
        let mut record = Record::new(self.setup);
        for (_, ply) in self.effective_plies() {
            record.play(ply.player, ply.action, &mut ()).expect("it was played from the same setup");
        }
        record
    }

    fn push(&mut self, ply: Ply, at: i64) {
        self.effective.push(self.plies.len());
        self.reveals.add(self.plies.len() + 1, &ply);
        self.plies.push(Arc::new(LoggedPly::of(ply, at)));
    }

    /// Computes the position and what was revealed from the plies in effect.
    fn recompute(&mut self) {
        let mut reveals = Reveals::default();
        self.effective_plies().for_each(|(index, ply)| reveals.add(index + 1, ply));
        (self.reveals, self.current) = (reveals, CurrentGame::of(self.replayed_game()));
    }

    fn played(&self, index: usize) -> Option<&Ply> {
        match &self.plies[index].kind {
            LoggedKind::Played(ply) => Some(ply),
            LoggedKind::Undo(_) => None,
        }
    }

    fn effective_plies(&self) -> impl Iterator<Item = (usize, &Ply)> {
        self.effective.iter().filter_map(|index| self.played(*index).map(|ply| (*index, ply)))
    }

    /// The indices in effect after this many plies.
    fn effective_at(&self, ply: usize) -> Vec<usize> {
        let (mut effective, mut at) = (Vec::new(), ply);
        while let Some(index) = at.checked_sub(1) {
            at = match self.plies.get(index).map(|logged| &logged.kind) {
                Some(LoggedKind::Undo(to)) => *to,
                Some(LoggedKind::Played(_)) => {
                    effective.push(index);
                    index
                }
                None => index,
            };
        }
        effective.reverse();
        effective
    }

    fn replayed_game(&self) -> Game {
        let mut game = Game::new(&self.setup);
        for (_, ply) in self.effective_plies() {
            game.apply(ply.player, ply.action).expect("it was played, so it can be replayed");
        }
        game
    }
}

impl CurrentGame {
    fn of(game: Game) -> CurrentGame {
        CurrentGame { game, public_json: OnceLock::new() }
    }

    /// The game for a change; drops its serialized form.
    fn game_mut(&mut self) -> &mut Game {
        self.public_json.take();
        &mut self.game
    }
}

impl LoggedPly {
    fn of(ply: Ply, at: i64) -> LoggedPly {
        let turn_change = |event: &Event| {
            if let Event::TurnBegan { player } | Event::TurnEnded { player } = event {
                return Some(*player);
            }
            matches!(event, Event::RoundBegan { .. } | Event::Received { .. }).then_some(ply.player)
        };
        let turn_changes = ply.events.iter().filter_map(turn_change).collect();
        LoggedPly { at, asked: ply.asked, turn_changes, kind: LoggedKind::Played(ply) }
    }

    fn entry(&self) -> LogEntry {
        match &self.kind {
            LoggedKind::Played(ply) => LogEntry::Act(ply.player, ply.action),
            LoggedKind::Undo(to) => LogEntry::Undo(*to),
        }
    }

    fn notice(&self, ply: usize, viewer: Viewer) -> Notice {
        let (player, undo, events) = match &self.kind {
            LoggedKind::Played(played) => (Some(played.player), None, played.visible_to(viewer).collect()),
            LoggedKind::Undo(to) => (None, Some(*to), Vec::new()),
        };
        Notice { ply, at: self.at, player, undo, events }
    }
}

impl Reveals {
    fn add(&mut self, number: usize, ply: &Ply) {
        for event in &ply.events {
            if event.reveals() || self.is_card_unknown(event) {
                self.ply = number;
            }
            if let Event::Recalled { player, kind: PowerCardKind::Power, .. } = event {
                self.recalled = self.recalled.with(*player);
            }
        }
    }

    /// Whether a card was played that others did not know of: a modifier, or one that may have been recalled in secret.
    fn is_card_unknown(&self, event: &Event) -> bool {
        let Event::Played { player, played } = event else { return false };
        played.modifier.is_some() || self.recalled.has(*player)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::chance::pick;
    use engine::{Edition, Variants};
    use rand_pcg::Pcg32;

    fn new_log(seed: u64) -> (GameLog, Pcg32) {
        let mut rng = Pcg32::new(seed, 1);
        let variants = Variants::players(3).unwrap();
        (GameLog::new(Setup::deal(Edition::embedded(), variants, &mut rng), 0), rng)
    }

    fn step(log: &mut GameLog, rng: &mut Pcg32) -> Option<LogEntry> {
        let (player, decision) = log.game().question()?;
        let action = pick(decision, rng);
        log.play(player, &[action], 1).unwrap().pop()
    }

    #[test]
    fn a_log_with_undos_replays_to_the_same_game_at_every_ply() {
        let (mut log, mut rng) = new_log(1);
        let mut games = vec![*log.game()];
        let mut entries = Vec::new();
        for number in 1..200 {
            let entry =
                if number % 7 == 0 { Some(log.undo(log.checkpoint(), 1)) } else { step(&mut log, &mut rng) };
            entries.extend(entry);
            games.push(*log.game());
        }
        let mut replayed = GameLog::new(*log.setup(), 0);
        for (index, entry) in entries.iter().enumerate() {
            replayed.replay(entry.to_string().parse().unwrap(), 1).unwrap();
            assert_eq!(*replayed.game(), games[index + 1]);
        }
        for (ply, game) in games.iter().enumerate() {
            let truncated = log.truncated(ply);
            assert_eq!((truncated.game(), truncated.ply()), (game, ply));
        }
        assert_eq!(log.record().game(), log.game());
        assert_eq!(log.notices(Viewer::Spectator, 0).len(), 200);
    }

    #[test]
    fn a_redo_restores_what_the_last_undo_left_until_something_is_played() {
        let (mut log, mut rng) = new_log(3);
        let mut games = vec![*log.game()];
        for _ in 0..4 {
            step(&mut log, &mut rng);
            games.push(*log.game());
        }
        assert_eq!(log.redo(), None);
        log.undo(3, 1);
        log.undo(1, 1);
        assert_eq!((log.game(), log.redo()), (&games[1], Some(5)));
        log.undo(5, 1);
        assert_eq!((log.game(), log.redo()), (&games[3], Some(4)));
        log.undo(4, 1);
        assert_eq!((log.game(), log.redo()), (&games[4], None));
        assert!(log.is_in_effect(4) && !log.is_undone(4));
        let mut replayed = GameLog::new(*log.setup(), 0);
        for (at, entry) in log.entries() {
            replayed.replay(entry, at).unwrap();
        }
        assert_eq!(replayed.game(), log.game());
        log.undo(2, 1);
        step(&mut log, &mut rng);
        assert_eq!(log.redo(), None);
    }

    #[test]
    fn an_undo_after_a_redo_returns_to_what_was_redone() {
        let (mut log, mut rng) = new_log(2);
        (0..3).for_each(|_| assert!(step(&mut log, &mut rng).is_some()));
        let game = *log.game();
        log.undo(1, 1);
        log.undo(3, 1);
        assert!(step(&mut log, &mut rng).is_some());
        assert!(log.is_in_effect(5) && log.is_in_effect(3));
        log.undo(5, 1);
        assert_eq!(log.game(), &game);
    }

    #[test]
    fn an_undone_ply_is_no_longer_in_effect() {
        let (mut log, mut rng) = new_log(2);
        (0..3).for_each(|_| assert!(step(&mut log, &mut rng).is_some()));
        log.undo(1, 1);
        assert!(log.is_in_effect(0) && log.is_in_effect(1) && log.is_in_effect(4));
        assert!(!log.is_in_effect(2) && !log.is_in_effect(3) && !log.is_in_effect(5));
        assert!(log.replay(LogEntry::Undo(2), 1).is_err());
    }
}
