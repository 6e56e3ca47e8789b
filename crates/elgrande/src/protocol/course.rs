//! The course of one game: what was played, and how far it can be taken back.

use engine::batch::Ply;
use engine::event::Viewer;
use engine::{Action, Event, Game, Player, Record, Setup};

use super::answer::{Code, Refusal, Told};

/// A game with everything played in it.
#[derive(Clone, Debug)]
pub(super) struct Course {
    setup: Option<Setup>,
    opening: Vec<Event>,
    plies: Vec<Ply>,
    game: Game,
    /// The game at the last checkpoint, and how many plies it had.
    saved: (usize, Game),
}

impl Course {
    pub(super) fn of_position(game: Game) -> Course {
        Course { setup: None, opening: Vec::new(), plies: Vec::new(), game, saved: (0, game) }
    }

    pub(super) fn of_record(record: &Record) -> Course {
        let (game, opening) = record.opening();
        let mut course = Course { setup: Some(*record.setup()), opening, ..Course::of_position(game) };
        for (player, action) in record.actions() {
            let played = course.play(*player, &[*action]);
            played.expect("a record replays");
        }
        course
    }

    pub(super) fn game(&self) -> &Game {
        &self.game
    }

    pub(super) fn ply(&self) -> usize {
        self.plies.len()
    }

    pub(super) fn checkpoint(&self) -> usize {
        self.saved.0
    }

    /// The seat of that name, if somebody sits there.
    pub(super) fn seat(&self, word: &str) -> Result<Player, Refusal> {
        let seats = self.game.board().seats();
        let seat = word.parse().ok().filter(|player| seats.has(*player));
        seat.ok_or_else(|| {
            Refusal::new(Code::BadSeat, format!("\"{word}\" is no seat; the seats are: {seats}"))
        })
    }

    pub(super) fn viewer(&self, seat: Option<&str>) -> Result<Viewer, Refusal> {
        seat.map_or(Ok(Viewer::Spectator), |seat| self.seat(seat).map(Viewer::Seat))
    }

    /// Plays all of these or none; what the seat was told.
    pub(super) fn play(&mut self, seat: Player, actions: &[Action]) -> Result<Vec<Event>, Refusal> {
        let plies = self.game.play_batch(seat, actions).map_err(Refusal::of_batch)?;
        let told = plies.iter().flat_map(|ply| ply.told(Viewer::Seat(seat))).collect();
        self.plies.extend(plies);
        if self.plies.last().is_some_and(|ply| ply.is_checkpoint) {
            self.saved = (self.plies.len(), self.game);
        }
        Ok(told)
    }

    /// Back to the last checkpoint: nobody else has acted since, and nothing hidden was shown.
    pub(super) fn undo(&mut self) -> Result<(), Refusal> {
        let (kept, game) = self.saved;
        if kept == self.plies.len() {
            return Err(Refusal::new(Code::NothingToUndo, "the game stands at a checkpoint"));
        }
        self.plies.truncate(kept);
        self.game = game;
        Ok(())
    }

    /// What a viewer was told, from that ply on; the set-up is ply 0.
    pub(super) fn told(&self, viewer: Viewer, from: usize) -> Vec<Told> {
        let opening = self.opening.iter().map(|event| event.told(viewer)).collect();
        let opening = Told { ply: 0, player: None, events: opening };
        let plies = self.plies.iter().enumerate().map(|(index, ply)| Told {
            ply: index + 1,
            player: Some(ply.player),
            events: ply.told(viewer).collect(),
        });
        std::iter::once(opening).chain(plies).filter(|told| told.ply >= from).collect()
    }

    /// The whole game, if it was begun by a set-up.
    pub(super) fn record(&self) -> Result<Record, Refusal> {
        let missing = || Refusal::new(Code::NoRecord, "a game that began with a position has no record");
        let mut record = Record::new(self.setup.ok_or_else(missing)?);
        for ply in &self.plies {
            record.play(ply.player, ply.action, &mut ()).expect("it was played from the same set-up");
        }
        Ok(record)
    }
}
