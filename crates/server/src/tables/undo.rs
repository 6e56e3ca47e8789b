//! Undo and redo: who may take back how much, and who must agree.

use engine::PlayerSet;
use play::game_log::MAX_ENTRIES;

use super::log_entry::LogEntry;
use super::seat::{Person, Seat};
use super::settings::UndoPolicy;
use super::table::{Proposal, Table};
use crate::refusal::{Code, Refusal};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Allowed {
    Freely,
    ByConsent,
}

impl Table {
    /// Returns to that ply, or proposes it. Returns the entry to store once everyone agrees.
    pub fn undo(&mut self, user: &str, to: usize, now: i64) -> Result<Option<LogEntry>, Refusal> {
        let allowed = self.may_undo(user, to)?;
        if allowed == Allowed::ByConsent {
            let ply = self.ply();
            let same = self.proposal.take().filter(|proposal| proposal.ply == ply && proposal.to == to);
            let mut proposal = same.unwrap_or(Proposal { ply, to, agreed: Vec::new() });
            if !proposal.agreed.iter().any(|agreed| agreed == user) {
                proposal.agreed.push(user.to_owned());
            }
            if !self.affected(to).all(|person| proposal.agreed.contains(&person.id)) {
                self.proposal = Some(proposal);
                return Ok(None);
            }
        }
        self.proposal = None;
        Ok(Some(self.playing_log_mut()?.undo(to, now)))
    }

    /// Who must agree to return to that ply: everyone who plays, and everyone whose stand-in has acted since.
    fn affected(&self, to: usize) -> impl Iterator<Item = &Person> {
        let actors = self.log.as_ref().map_or(PlayerSet::EMPTY, |log| log.actors_since(to));
        let is_affected = move |seat: &&Seat| seat.active_person().is_some() || actors.has(seat.player);
        self.seats.iter().filter(is_affected).filter_map(Seat::person).filter(|person| !person.is_deleted())
    }

    fn may_undo(&self, user: &str, to: usize) -> Result<Allowed, Refusal> {
        let log = self.require_log()?;
        self.own_seat(user, None)?;
        let is_alone = self.is_alone(user);
        let is_redo = is_alone && log.redo() == Some(to);
        let is_undo = log.can_undo(to);
        if !is_redo && !is_undo {
            return Err(Refusal::new(Code::NothingToUndo, "the game cannot return to that ply"));
        }
        let refused = |reason| Err(Refusal::new(Code::UndoRefused, reason));
        let is_own = log
            .actors_since(to)
            .iter()
            .all(|player| self.seat(player).is_some_and(|seat| seat.belongs_to(user)));
        let is_past_checkpoint = to < log.checkpoint();
        match self.settings.undo {
            _ if to < log.revealed() => refused("something hidden was revealed since then"),
            UndoPolicy::Never => refused("undo is disabled at this table"),
            _ if log.ply() >= MAX_ENTRIES => {
                refused("this game's log is full, so nothing more can be undone")
            }
            _ if is_alone => Ok(Allowed::Freely),
            UndoPolicy::Checkpoint if is_past_checkpoint || !is_own => {
                refused("this table allows undo only to the last checkpoint")
            }
            UndoPolicy::Consent if is_past_checkpoint || !is_own => Ok(Allowed::ByConsent),
            UndoPolicy::Checkpoint | UndoPolicy::Consent => Ok(Allowed::Freely),
        }
    }

    /// Whether all opponents are bots that replace no one.
    fn is_alone(&self, user: &str) -> bool {
        let mut people = self.seats.iter().filter_map(Seat::person);
        people.all(|person| person.id == user)
    }
}

#[cfg(test)]
mod tests {
    use engine::{Action, Edition, Player, Setup, Variants};
    use rand_pcg::Pcg32;

    use super::*;
    use crate::tables::{GameLog, Holder, Phase, TableSettings};

    /// Anna plays red alone, and red begins.
    fn alone() -> Table {
        let variants = Variants::players(2).unwrap();
        let setup = Setup::deal(Edition::embedded(), variants, &mut Pcg32::new(1, 1));
        let anna = Person { id: "anna".into(), name: "Anna".into() };
        let seat = |player| Seat::new(player, Holder::Person(anna.clone()), 0);
        let mut table = Table {
            id: String::new(),
            owner: anna.id.clone(),
            settings: TableSettings::new(2),
            phase: Phase::Open,
            invitation: String::new(),
            origin: None,
            next: None,
            created: 0,
            ended: None,
            edition: String::new(),
            seed: None,
            version: 1,
            private_changes: 0,
            proposal: None,
            unrated: None,
            seats: vec![seat(Player::Red), seat(Player::Blue)],
            log: None,
            addresses: Vec::new(),
        };
        table.start(GameLog::new(setup.with_start(Player::Red).unwrap(), 0), 0);
        table
    }

    #[test]
    fn undoing_and_playing_again_does_not_lengthen_a_log_without_end() {
        let mut table = alone();
        let card: [Action; 1] = ["play 3".parse().unwrap()];
        table.play(Player::Red, &card, 1).unwrap();
        while table.undo("anna", 0, 1).is_ok() {
            table.play(Player::Red, &card, 1).unwrap();
        }
        assert_eq!(table.undo("anna", 0, 1).unwrap_err().code, Code::UndoRefused);
        assert_eq!(table.ply(), MAX_ENTRIES + 1);
        assert!(table.play(Player::Blue, &["play 2".parse().unwrap()], 1).is_ok(), "the game goes on");
    }
}
