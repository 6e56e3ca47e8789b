//! Going back: who may, how far, and who must agree.

use engine::PlayerSet;

use crate::tables::log_entry::Entry;
use crate::refusal::{Code, Refusal};
use crate::tables::seat::{Person, Seat};
use crate::tables::table::{Proposal, Table};
use crate::tables::settings::Undo;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Allowed {
    Freely,
    ByConsent,
}

impl Table {
    /// Goes back to that ply, or wishes to: what is to be stored, if everybody agrees.
    pub fn undo(&mut self, user: &str, to: usize, now: i64) -> Result<Option<Entry>, Refusal> {
        let allowed = self.may_undo(user, to)?;
        if allowed == Allowed::ByConsent {
            let ply = self.ply();
            let same = self.proposal.take().filter(|wish| wish.ply == ply && wish.to == to);
            let mut wish = same.unwrap_or(Proposal { ply, to, agreed: Vec::new() });
            if !wish.agreed.iter().any(|agreed| agreed == user) {
                wish.agreed.push(user.to_owned());
            }
            if !self.affected(to).all(|person| wish.agreed.contains(&person.id)) {
                self.proposal = Some(wish);
                return Ok(None);
            }
        }
        self.proposal = None;
        Ok(Some(self.playing_mut()?.undo(to, now)))
    }

    /// Who must agree to go back to that ply: everybody who plays, and whose stand-in has acted since.
    fn affected(&self, to: usize) -> impl Iterator<Item = &Person> {
        let actors = self.course.as_ref().map_or(PlayerSet::EMPTY, |course| course.actors_since(to));
        let is_affected = move |seat: &&Seat| seat.playing().is_some() || actors.has(seat.player);
        self.seats.iter().filter(is_affected).filter_map(Seat::person).filter(|person| !person.is_deleted())
    }

    fn may_undo(&self, user: &str, to: usize) -> Result<Allowed, Refusal> {
        let course = self.begun()?;
        self.own_seat(user, None)?;
        if to >= course.ply() || !course.has_stood_at(to) || course.actors_since(to).is_empty() {
            return Err(Refusal::new(Code::NothingToUndo, "the game cannot go back to that ply"));
        }
        let refused = |reason| Err(Refusal::new(Code::UndoRefused, reason));
        let is_own = course
            .actors_since(to)
            .iter()
            .all(|player| self.seat(player).is_some_and(|seat| seat.is_of(user)));
        let beyond = to < course.checkpoint();
        match self.terms.undo {
            _ if course.has_revealed_since(to) => refused("something hidden was shown since then"),
            Undo::Never => refused("this table plays without undo"),
            Undo::Checkpoint if beyond || !is_own => {
                refused("this table goes back to the last checkpoint only")
            }
            Undo::Consent if beyond || !is_own => Ok(Allowed::ByConsent),
            Undo::Checkpoint | Undo::Consent => Ok(Allowed::Freely),
        }
    }
}
