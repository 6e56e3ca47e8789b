//! When a worker must check a table: a clock runs out, a bot or a preset is late, an open table expires.

use engine::Player;

use super::clock;
use super::seat::{Holder, Seat};
use super::table::{Phase, Table};

/// After this many milliseconds without an answer of a bot or a preset, a worker checks the table.
pub const BOT_GRACE: i64 = 5_000;

impl Table {
    /// A person who must decide and has run out of time.
    pub fn out_of_time(&self, now: i64) -> Option<Player> {
        let asked = self.asked();
        let is_asked = |seat: &&Seat| asked.has(seat.player) && seat.active_person().is_some();
        let is_late = |seat: &&Seat| self.time_left(seat, now).is_some_and(|left| left <= 0);
        self.seats.iter().filter(is_asked).find(is_late).map(|seat| seat.player)
    }

    /// The milliseconds a seat has left; `None` without a clock.
    pub fn time_left(&self, seat: &Seat, now: i64) -> Option<i64> {
        let (pace, log) = (self.settings.pace, self.log.as_ref()?);
        match seat.holder {
            Holder::StandIn(..) => clock::stopped_clock(pace, log, seat, now),
            Holder::Empty | Holder::Person(_) | Holder::Bot(_) => clock::time_left(pace, log, seat, now),
        }
    }

    /// Stops, for the time in which no server ran, the clocks of the people who must decide, because they could not
    /// play. Events of the table after `from` prove that a server ran, so time is taken from the last of them. If the
    /// clock was set back, `to` is earlier. Returns whether any clock was stopped.
    pub fn pause_clocks(&mut self, from: i64, to: i64) -> bool {
        let (asked, is_set_back) = (self.asked(), to < from);
        let newest =
            self.log.as_ref().and_then(|log| log.ticks().last()).map_or(from, |tick| tick.at.max(from));
        let left = |seat: &Seat| {
            let from = newest.max(seat.since);
            let is_paused =
                asked.has(seat.player) && seat.active_person().is_some() && (is_set_back || from < to);
            if is_paused { self.time_left(seat, from) } else { None }
        };
        let paused: Vec<_> = self.seats.iter().map(left).collect();
        for (seat, left) in self.seats.iter_mut().zip(&paused).filter(|(_, left)| left.is_some()) {
            (seat.clock, seat.since) = (*left, to);
        }
        paused.iter().any(Option::is_some)
    }

    /// When a worker must check the table next. An open table is closed after `open_table_lifetime` milliseconds without changes.
    pub fn due(&self, now: i64, open_table_lifetime: i64) -> Option<i64> {
        match self.phase {
            Phase::Open => Some(now.saturating_add(open_table_lifetime)),
            Phase::Playing => self.due_in_play(now),
            Phase::Over | Phase::Closed => None,
        }
    }

    fn due_in_play(&self, now: i64) -> Option<i64> {
        let asked = self.asked();
        let asked = self.seats.iter().filter(|seat| asked.has(seat.player));
        let due = |seat: &Seat| match seat.bot() {
            // Its bots pause until someone follows.
            Some(_) if self.is_abandoned() => None,
            Some(_) => Some(now + BOT_GRACE),
            None => self.time_left(seat, now).map(|left| now + left),
        };
        let preset = self.preset_answer().map(|_| now + BOT_GRACE);
        asked.filter_map(due).chain(preset).min()
    }
}
