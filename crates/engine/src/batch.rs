//! Several actions at once: all of them or none, and never past a checkpoint.

use std::fmt;

use crate::action::Action;
use crate::event::{Event, Viewer};
use crate::game::Game;
use crate::player::{Player, PlayerSet};
use crate::refusal::{Illegal, Rule};

/// One action that was played, and its outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// Who acted.
    pub player: Player,
    /// What they did.
    pub action: Action,
    /// What happened, with nothing hidden.
    pub events: Vec<Event>,
    /// Who must decide after it.
    pub asked: PlayerSet,
    /// Must another player act now, or was something hidden revealed?
    pub is_checkpoint: bool,
}

/// Why a batch was refused. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// This action of it breaks a rule.
    Illegal(Action, Illegal),
    /// The batch continues past a checkpoint. It is refused as a whole, because a later refusal could reveal hidden information.
    PastCheckpoint {
        /// How many of its actions come before the checkpoint.
        played: usize,
        /// How many it has.
        sent: usize,
    },
}

impl Refused {
    /// The error code of a response.
    pub fn code(&self) -> &'static str {
        match self {
            Refused::Illegal(_, illegal) if illegal.asked.is_some() => "illegal",
            Refused::Illegal(..) => "out-of-turn",
            Refused::PastCheckpoint { .. } => "past-checkpoint",
        }
    }

    /// The rule that forbids it.
    pub fn rule(&self) -> Option<Rule> {
        match self {
            Refused::Illegal(_, illegal) => Some(illegal.rule),
            Refused::PastCheckpoint { .. } => None,
        }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Illegal(action, illegal) => write!(f, "{action}: {illegal}"),
            Refused::PastCheckpoint { played, sent } => write!(
                f,
                "after {played} of {sent} actions another player must act or hidden information is revealed; \
                 send at most {played} actions"
            ),
        }
    }
}

impl std::error::Error for Refused {}

impl Ply {
    /// Plays one action; a refused one changes nothing.
    pub fn play(game: &mut Game, player: Player, action: Action) -> Result<Ply, Illegal> {
        let mut events = Vec::new();
        game.apply_with_events(player, action, &mut events)?;
        let asked = game.to_act();
        let goes_on = asked.iter().eq([player]);
        let is_checkpoint = !goes_on || events.iter().any(Event::reveals);
        Ok(Ply { player, action, events, asked, is_checkpoint })
    }

    /// The events as a viewer may see them.
    pub fn visible_to(&self, viewer: Viewer) -> impl Iterator<Item = Event> {
        self.events.iter().map(move |event| event.visible_to(viewer))
    }
}

impl Game {
    /// Plays all of these or none.
    pub fn play_batch(&mut self, player: Player, actions: &[Action]) -> Result<Vec<Ply>, Refused> {
        let mut game = *self;
        let mut plies: Vec<Ply> = Vec::new();
        for &action in actions {
            if plies.last().is_some_and(|ply| ply.is_checkpoint) {
                return Err(Refused::PastCheckpoint { played: plies.len(), sent: actions.len() });
            }
            let ply = Ply::play(&mut game, player, action);
            plies.push(ply.map_err(|illegal| Refused::Illegal(action, illegal))?);
        }
        *self = game;
        Ok(plies)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::Edition;
    use crate::notation::read_position;

    fn batch(position: &str, actions: &[&str]) -> (Game, Game, Result<Vec<Ply>, Refused>) {
        let before = read_position(position, Edition::embedded()).unwrap();
        let actions: Vec<_> = actions.iter().map(|action| action.parse().unwrap()).collect();
        let mut game = before;
        let played = game.play_batch(Player::Red, &actions);
        (before, game, played)
    }

    const POSITION: &str = "king toledo | court red 4 | red to place 2";

    #[test]
    fn a_batch_with_a_refused_action_changes_nothing() {
        let (before, after, played) = batch(POSITION, &["place aragon", "place toledo"]);
        assert!(matches!(played, Err(Refused::Illegal(..))) && before == after, "PLC-2");
    }

    #[test]
    fn a_batch_ends_at_the_checkpoint() {
        let (before, after, played) = batch(POSITION, &["place aragon", "done", "done"]);
        assert_eq!(played, Err(Refused::PastCheckpoint { played: 2, sent: 3 }));
        assert!(before == after);
        let (_, _, played) = batch(POSITION, &["place aragon", "done"]);
        assert_eq!(played.unwrap().iter().map(|ply| ply.is_checkpoint).collect::<Vec<_>>(), [false, true]);
    }
}
