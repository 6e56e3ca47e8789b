//! Actions somebody wants to play: whether they may, and what would come of it.

use engine::{Action, Player, Viewer};

use crate::tables::draft::Draft;
use crate::refusal::{Code, Refusal};
use crate::tables::seat::Seat;
use crate::tables::game_view::Sight;
use crate::store::Key;
use crate::tables::table::Table;

/// Who acts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Actor {
    /// The person whose seat it is.
    Person(String),
    /// The bot that plays the seat.
    Bot,
    /// The person, by an answer given ahead.
    Ahead,
}

/// Actions somebody wants to play.
#[derive(Clone, Debug)]
pub struct Wish {
    /// Who.
    pub actor: Actor,
    /// In which seat.
    pub player: Player,
    /// At which ply they saw the game.
    pub ply: usize,
    /// What.
    pub actions: Vec<Action>,
    /// What they call this request.
    pub key: Option<String>,
}

impl Wish {
    /// Is it about a seat of theirs, whoever plays it now?
    pub(crate) fn may_ask<'a>(&self, table: &'a Table) -> Result<&'a Seat, Refusal> {
        table.begun()?;
        let seat = table.seat(self.player).ok_or_else(|| Refusal::not_found("seat"))?;
        match &self.actor {
            Actor::Person(user) if !seat.is_of(user) => {
                Err(Refusal::new(Code::Forbidden, "that seat is not yours"))
            }
            Actor::Person(_) | Actor::Ahead | Actor::Bot => Ok(seat),
        }
    }

    /// May they act in it now?
    pub(crate) fn may_act(&self, table: &Table) -> Result<(), Refusal> {
        let seat = self.may_ask(table)?;
        let (fits, reason) = match &self.actor {
            Actor::Person(_) => (seat.bot().is_none(), "a bot plays this seat for you; come back first"),
            Actor::Ahead => (self.is_given_ahead(table), "nobody plays that seat"),
            Actor::Bot => (seat.bot().is_some(), "no bot plays that seat"),
        };
        if fits { Ok(()) } else { Err(Refusal::new(Code::Forbidden, reason)) }
    }

    /// Is it what that seat has answered ahead, and not taken back since?
    fn is_given_ahead(&self, table: &Table) -> bool {
        table
            .answered_ahead()
            .is_some_and(|(player, action)| player == self.player && self.actions == [action])
    }

    /// What would come of it at that table.
    pub(crate) fn tried(&self, table: &Table) -> Result<Draft, Refusal> {
        self.may_act(table)?;
        if table.ply() != self.ply {
            return Err(stale().with("game", self.sight(table)));
        }
        let draft = table.tried(self.player, &self.actions);
        draft.map_err(|refusal| refusal.with("game", self.sight(table)))
    }

    /// The key a person sent with it.
    pub(crate) fn key(&self) -> Option<Key> {
        let Actor::Person(user) = &self.actor else { return None };
        let key = self.key.clone()?;
        Some(Key { user: user.clone(), key, bit: crate::tables::seat::bit(self.player) })
    }

    /// How its seat sees the game as it is.
    pub(crate) fn sight(&self, table: &Table) -> Option<Sight> {
        let course = table.course.as_ref()?;
        Some(Sight::of(course, Viewer::Seat(self.player), course.ply() + 1))
    }
}

/// It was meant for another ply.
pub(crate) fn stale() -> Refusal {
    Refusal::new(Code::Stale, "the game has gone on since; look again")
}
