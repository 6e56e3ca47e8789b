//! The log of one game: what was played, and how far it can be undone.

use engine::batch::Ply;
use engine::event::Viewer;
use engine::record::Start;
use engine::{Action, Event, Game, Player, Record};

use super::response::{Code, PlyEvents, Refusal};

/// A game with its plies.
#[derive(Clone, Debug)]
pub(super) struct ProtocolGame {
    start: Start,
    opening: Vec<Event>,
    plies: Vec<Ply>,
    game: Game,
    /// The game at the last checkpoint, and its number of plies.
    saved: (usize, Game),
}

impl ProtocolGame {
    pub(super) fn of_position(game: Game) -> ProtocolGame {
        ProtocolGame {
            start: Start::Position(game),
            opening: Vec::new(),
            plies: Vec::new(),
            game,
            saved: (0, game),
        }
    }

    pub(super) fn of_record(record: &Record) -> ProtocolGame {
        let (game, opening) = record.opening();
        let mut log = ProtocolGame { start: *record.start(), opening, ..ProtocolGame::of_position(game) };
        for (player, action) in record.actions() {
            let played = log.play(*player, &[*action]);
            played.expect("a record replays");
        }
        log
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

    /// The seat with that name, if the game has it.
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

    /// Plays all actions or none; returns the events that the seat sees.
    pub(super) fn play(&mut self, seat: Player, actions: &[Action]) -> Result<Vec<Event>, Refusal> {
        let plies = self.game.play_batch(seat, actions).map_err(Refusal::of_batch)?;
        let events = plies.iter().flat_map(|ply| ply.visible_to(Viewer::Seat(seat))).collect();
        self.plies.extend(plies);
        if self.plies.last().is_some_and(|ply| ply.is_checkpoint) {
            self.saved = (self.plies.len(), self.game);
        }
        Ok(events)
    }

    /// Returns to the last checkpoint. Since then no other player has acted and nothing hidden was revealed.
    pub(super) fn undo(&mut self) -> Result<(), Refusal> {
        let (kept, game) = self.saved;
        if kept == self.plies.len() {
            return Err(Refusal::new(Code::NothingToUndo, "the game stands at a checkpoint"));
        }
        self.plies.truncate(kept);
        self.game = game;
        Ok(())
    }

    /// The events that a viewer sees, from that ply on. Ply 0 is the setup.
    pub(super) fn events_for(&self, viewer: Viewer, from: usize) -> Vec<PlyEvents> {
        let opening = self.opening.iter().map(|event| event.visible_to(viewer)).collect();
        let opening = PlyEvents { ply: 0, player: None, events: opening };
        let plies = self.plies.iter().enumerate().map(|(index, ply)| PlyEvents {
            ply: index + 1,
            player: Some(ply.player),
            events: ply.visible_to(viewer).collect(),
        });
        std::iter::once(opening).chain(plies).filter(|ply| ply.ply >= from).collect()
    }

    /// The record up to now.
    pub(super) fn record(&self) -> Record {
        let mut record = Record::new(self.start);
        for ply in &self.plies {
            record.play(ply.player, ply.action, &mut ()).expect("it was played from the same start");
        }
        record
    }
}
