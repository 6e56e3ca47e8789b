//! A request to play actions: who may send it, and a preview of it.

use engine::{Action, Player, Viewer};

use super::game_view::GameView;
use super::seat::{Seat, bit};
use super::table::Table;
use crate::refusal::{Code, Refusal};
use crate::store::RequestKey;
use play::Draft;

/// Who acts, and in which seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Actor {
    /// A person, in the named seat, or in the person's own seat that was asked.
    Person {
        /// The user.
        user: String,
        /// The named seat.
        seat: Option<Player>,
    },
    /// The bot that plays the seat.
    Bot(Player),
    /// A person, by a preset answer.
    Preset(Player),
}

/// A request to play actions.
#[derive(Clone, Debug)]
pub struct PlayRequest {
    /// Who acts.
    pub actor: Actor,
    /// The ply at which the actor saw the game.
    pub ply: usize,
    /// The actions, in order.
    pub actions: Vec<Action>,
    /// The idempotency key that a person sent.
    pub key: Option<String>,
}

impl PlayRequest {
    /// The seat it is for; refused if a person does not own it.
    pub(crate) fn seat<'a>(&self, table: &'a Table) -> Result<&'a Seat, Refusal> {
        match &self.actor {
            Actor::Person { user, seat } => table.own_seat_at(user, *seat, self.ply),
            Actor::Bot(player) | Actor::Preset(player) => {
                table.seat(*player).ok_or_else(|| Refusal::not_found("seat"))
            }
        }
    }

    /// The same; refused unless the actor may act in it now.
    pub(crate) fn acting_seat<'a>(&self, table: &'a Table) -> Result<&'a Seat, Refusal> {
        let seat = self.seat(table)?;
        table.require_log()?;
        let (may_act, reason) = match &self.actor {
            Actor::Person { .. } => {
                (seat.bot().is_none(), "a bot plays this seat for you; take it back first")
            }
            Actor::Preset(_) => {
                (self.is_preset_answer(table), "this is not the seat's preset answer any more")
            }
            Actor::Bot(_) => (seat.bot().is_some(), "no bot plays that seat"),
        };
        if may_act { Ok(seat) } else { Err(Refusal::new(Code::Forbidden, reason)) }
    }

    /// Whether it can be played at this table, as far as that can be checked without the rules.
    pub(crate) fn fits(&self, table: &Table) -> bool {
        table.ply() == self.ply && self.acting_seat(table).is_ok()
    }

    /// Whether it is the present preset answer of its seat.
    fn is_preset_answer(&self, table: &Table) -> bool {
        let preset = table.preset_answer();
        preset.is_some_and(|(player, action)| self.actor == Actor::Preset(player) && self.actions == [action])
    }

    /// Previews it; refused as it would be when played.
    pub(crate) fn draft(&self, table: &Table) -> Result<Draft, Refusal> {
        let player = self.acting_seat(table)?.player;
        if table.ply() != self.ply {
            return Err(stale().with("game", current_view(table, player)));
        }
        let draft = table.draft(player, &self.actions);
        draft.map_err(|refusal| refusal.with("game", current_view(table, player)))
    }

    /// The idempotency key, for the seat of that player.
    pub(crate) fn request_key(&self, player: Player) -> Option<RequestKey> {
        let Actor::Person { user, .. } = &self.actor else { return None };
        Some(RequestKey { user: user.clone(), key: self.key.clone()?, bit: bit(player) })
    }
}

/// The current game as a player sees it.
pub(crate) fn current_view(table: &Table, player: Player) -> Option<GameView> {
    let log = table.log.as_ref()?;
    Some(GameView::of(log, Viewer::Seat(player), log.ply() + 1))
}

/// The request was made for another ply.
pub(crate) fn stale() -> Refusal {
    Refusal::new(Code::Stale, "the game has moved on since; reload it")
}
