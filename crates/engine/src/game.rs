//! A whole game in one small value: six queries and one way to change it.

use crate::action::Action;
use crate::agenda::{Agenda, Step};
use crate::board::Board;
use crate::decision::Decision;
use crate::edition::{Edition, Map};
use crate::event::Sink;
use crate::player::{Player, PlayerSet};
use crate::refusal::Illegal;
use crate::secrets::Secrets;
use crate::setup::Setup;

/// The version of the rules as coded here; a stored game is replayed by the version it names.
pub const RULES_VERSION: u16 = 1;

/// A game at one moment, secrets included; players get a `View` of it.
///
/// It cannot be serialised, so no secret can slip out by accident:
///
/// ```compile_fail
/// fn send<T: serde::Serialize>(_: T) {}
/// fn leak(game: engine::Game) {
///     send(game);
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Game {
    position: Position,
    /// The first player who is asked. It follows from the position; it is cached because every playout needs it.
    first: Option<Player>,
    /// What that player is asked.
    question: Option<Decision>,
}

/// The public and the hidden state. A `Game` is a position with the question it poses.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    pub(crate) edition: &'static Edition,
    pub(crate) board: Board,
    pub(crate) secrets: Secrets,
    pub(crate) agenda: Agenda,
}

impl std::ops::Deref for Game {
    type Target = Position;
    #[inline]
    fn deref(&self) -> &Position {
        &self.position
    }
}

/// Code that changes the position of a game must pose its question again.
impl std::ops::DerefMut for Game {
    #[inline]
    fn deref_mut(&mut self) -> &mut Position {
        &mut self.position
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        std::ptr::eq(self.edition, other.edition)
            && self.board == other.board
            && self.secrets == other.secrets
            && self.agenda == other.agenda
    }
}

impl Eq for Position {}

/// The question follows from the position.
impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.position == other.position
    }
}

impl Eq for Game {}

impl Game {
    /// The game as set up, at its first decision.
    pub fn new(setup: &Setup) -> Game {
        Game::begin(setup, &mut ())
    }

    /// The same, with the events before the first decision.
    pub fn begin(setup: &Setup, sink: &mut impl Sink) -> Game {
        let mut game = setup.lay_out();
        if game.board.variants.has_power_shift() {
            let seats = game.board.seats();
            game.agenda.push(Step::Pass(seats));
        } else {
            game.begin_round(sink);
        }
        game.settle(sink);
        game
    }

    /// The players who must decide now: several only while all decide in secret at the same time, none once the game is over.
    pub fn to_act(&self) -> PlayerSet {
        self.agenda.next().map_or(PlayerSet::EMPTY, |step| self.asked_by(step))
    }

    /// The next question and the player who is asked (the first of several). This is enough to play any game.
    #[inline]
    pub fn question(&self) -> Option<(Player, &Decision)> {
        self.first.zip(self.question.as_ref())
    }

    /// What that player is asked, if anything.
    pub fn decision(&self, player: Player) -> Option<Decision> {
        let mut question = None;
        if self.to_act().has(player) {
            self.ask(self.agenda.next()?, player, &mut question);
        }
        question
    }

    /// Plays an action: one of the decision's options, or nothing changes and the broken rule is named.
    #[inline]
    pub fn apply(&mut self, player: Player, action: Action) -> Result<(), Illegal> {
        self.apply_with_events(player, action, &mut ())
    }

    /// The same, with events.
    #[inline]
    pub fn apply_with_events(
        &mut self,
        player: Player,
        action: Action,
        sink: &mut impl Sink,
    ) -> Result<(), Illegal> {
        if self.allows(player, action) {
            self.perform(player, action, sink);
            self.settle(sink);
            Ok(())
        } else {
            Err(self.refuse(action, self.decision(player)))
        }
    }

    #[inline(always)]
    fn allows(&self, player: Player, action: Action) -> bool {
        match self.question() {
            Some((first, question)) if first == player => question.allows(action),
            Some(_) => self.decision(player).is_some_and(|decision| decision.allows(action)),
            None => false,
        }
    }

    /// Continues until a player has something to decide, or the game is over.
    #[inline(always)]
    fn settle(&mut self, sink: &mut impl Sink) {
        while !self.pose() && self.position.proceed(sink) {}
    }

    /// The public state.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The edition it is played with.
    pub fn edition(&self) -> &'static Edition {
        self.edition
    }

    /// A game of these parts, with the question they pose.
    pub(crate) fn assemble(
        edition: &'static Edition,
        board: Board,
        secrets: Secrets,
        agenda: Agenda,
    ) -> Game {
        let position = Position { edition, board, secrets, agenda };
        let mut game = Game { position, first: None, question: None };
        game.pose();
        game
    }

    /// Poses the question of the next step, if it has one.
    ///
    /// The question is written in place and read in place: a copy would be read in wider words than it was just
    /// written in, and the processor would wait for it at every step of a playout.
    #[inline(always)]
    pub(crate) fn pose(&mut self) -> bool {
        let step = self.position.agenda.next();
        self.first = step.and_then(|step| self.position.first_asked_by(step));
        match self.first.zip(step) {
            Some((player, step)) => self.position.ask(step, player, &mut self.question),
            None => self.question = None,
        }
        self.question.is_some()
    }
}

impl Position {
    #[inline]
    pub(crate) fn map(&self) -> &'static Map {
        self.edition.map(self.board.variants.players)
    }
}
