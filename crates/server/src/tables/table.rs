//! A table at one moment: its terms, its seats, its game. It changes by itself only; who stores it is not its business.

use engine::{Action, Game, Player, PlayerSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::tables::clock;
use crate::tables::game_log::Course;
use crate::tables::draft::Draft;
use crate::tables::log_entry::Entry;
use crate::refusal::{Code, Refusal};
use crate::tables::seat::{Holder, Person, Seat, bit};
use crate::tables::settings::Terms;

/// How long after a bot was asked, or somebody who has answered ahead, somebody looks whether it is answered.
pub const BOT_GRACE: i64 = 5_000;

/// How long an open table stays that nobody touches.
pub const ABANDONED: i64 = 30 * 24 * 3_600_000;

/// A table. Cheap to copy: what was played is shared.
#[derive(Clone, Debug)]
pub struct Table {
    /// Its id; whoever has it may watch.
    pub id: String,
    /// The user who may change seats and start.
    pub owner: String,
    /// What was agreed on.
    pub terms: Terms,
    /// How far it has come.
    pub phase: Phase,
    /// What one must know to join a table that is not public.
    pub invitation: String,
    /// The table or record it was made from, if it was not dealt.
    pub origin: Option<String>,
    /// The rematch.
    pub next: Option<String>,
    /// When it was made.
    pub created: i64,
    /// When the game ended.
    pub ended: Option<i64>,
    /// The hash of its edition's text.
    pub edition: String,
    /// What the deal came from; nobody is told before the end.
    pub seed: Option<String>,
    /// Grows with every change.
    pub version: i64,
    /// How many of those changes only one seat may know of.
    pub quiet: i64,
    /// A wish to go back that others have not answered yet.
    pub proposal: Option<Proposal>,
    /// Its seats, in order.
    pub seats: Vec<Seat>,
    /// Its game, once it has begun.
    pub course: Option<Course>,
}

/// How far a table has come.
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// People take seats.
    Open,
    /// The game goes on.
    Playing,
    /// The game is over.
    Over,
    /// Nobody came.
    Closed,
}

impl Phase {
    const ALL: [Phase; 4] = [Phase::Open, Phase::Playing, Phase::Over, Phase::Closed];

    /// Its word.
    pub fn word(self) -> &'static str {
        match self {
            Phase::Open => "open",
            Phase::Playing => "playing",
            Phase::Over => "over",
            Phase::Closed => "closed",
        }
    }

    /// The phase of that word.
    pub fn of(word: &str) -> Option<Phase> {
        Phase::ALL.into_iter().find(|phase| phase.word() == word)
    }
}

/// A wish to go back beyond the last checkpoint.
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proposal {
    /// The ply at which it was made; any other ply ends it.
    pub ply: usize,
    /// The ply to go back to.
    pub to: usize,
    /// The users who agree.
    pub agreed: Vec<String>,
}

impl Table {
    /// The game, if it has begun.
    pub fn begun(&self) -> Result<&Course, Refusal> {
        self.course.as_ref().ok_or_else(|| Refusal::new(Code::WrongPhase, "the game has not begun"))
    }

    /// Grows with every change that everybody may know of.
    pub fn shown(&self) -> i64 {
        self.version - self.quiet
    }

    /// How many entries its log has.
    pub fn ply(&self) -> usize {
        self.course.as_ref().map_or(0, Course::ply)
    }

    /// Who must decide now.
    pub fn asked(&self) -> PlayerSet {
        self.course.as_ref().map_or(PlayerSet::EMPTY, |course| course.game().to_act())
    }

    /// The same as bits.
    pub fn asked_bits(&self) -> i64 {
        self.asked().iter().map(bit).sum()
    }

    /// The seat of that colour.
    pub fn seat(&self, player: Player) -> Option<&Seat> {
        self.seats.iter().find(|seat| seat.player == player)
    }

    /// The seat of that colour, to be changed.
    pub fn seat_mut(&mut self, player: Player) -> Result<&mut Seat, Refusal> {
        self.seats.iter_mut().find(|seat| seat.player == player).ok_or_else(no_seat)
    }

    /// The seat of a user: the named one, or else the one that is asked, or the first.
    pub fn own_seat(&self, user: &str, named: Option<Player>) -> Result<&Seat, Refusal> {
        self.own_seat_at(user, named, self.ply())
    }

    /// The same as it was at that ply: whoever sends a request again means the same seat.
    pub fn own_seat_at(&self, user: &str, named: Option<Player>, ply: usize) -> Result<&Seat, Refusal> {
        let seat = self.own_seats(user, named, ply).next();
        seat.ok_or_else(|| Refusal::new(Code::Forbidden, "that seat is not yours"))
    }

    /// The seat of a user that fits, the one that is asked first; nothing where none of theirs does.
    pub fn own_seat_that(
        &self,
        user: &str,
        named: Option<Player>,
        fits: impl Fn(&Seat) -> bool,
    ) -> Result<Option<Player>, Refusal> {
        self.own_seat(user, named)?;
        let seat = self.own_seats(user, named, self.ply()).find(|seat| fits(seat));
        Ok(seat.map(|seat| seat.player))
    }

    /// The seats of a user, or of these the named one: first those that were asked at that ply.
    fn own_seats(&self, user: &str, named: Option<Player>, ply: usize) -> impl Iterator<Item = &Seat> {
        let asked = self.course.as_ref().map_or(PlayerSet::EMPTY, |course| course.asked_at(ply));
        let is_own = move |seat: &&Seat| seat.is_of(user) && named.is_none_or(|player| player == seat.player);
        let own = move || self.seats.iter().filter(is_own);
        let first = own().filter(move |seat| asked.has(seat.player));
        first.chain(own().filter(move |seat| !asked.has(seat.player)))
    }

    /// As whom a user may look: at an own seat, or as a spectator; as anybody once the game is over.
    pub fn viewer(&self, user: Option<&str>, named: Option<Player>) -> Result<Viewer, Refusal> {
        let Some(player) = named else { return Ok(self.usual_viewer(user)) };
        let seat = self.seat(player).ok_or_else(no_seat)?;
        let is_own = user.is_some_and(|user| seat.is_of(user));
        if is_own || self.phase == Phase::Over {
            return Ok(Viewer::Seat(player));
        }
        Err(Refusal::new(Code::Forbidden, "that seat is not yours; everybody may look once the game is over"))
    }

    fn usual_viewer(&self, user: Option<&str>) -> Viewer {
        let own = user.and_then(|user| self.own_seat(user, None).ok());
        own.map_or(Viewer::Spectator, |seat| Viewer::Seat(seat.player))
    }

    /// Everybody who plays in person, each once.
    pub fn people(&self) -> Vec<&Person> {
        let mut people: Vec<&Person> = Vec::new();
        for person in self.seats.iter().filter_map(Seat::playing) {
            if !people.contains(&person) {
                people.push(person);
            }
        }
        people
    }

    /// Whom the game waits for.
    pub fn awaited(&self) -> impl Iterator<Item = &Person> {
        let asked = self.asked();
        self.seats.iter().filter(move |seat| asked.has(seat.player)).filter_map(Seat::playing)
    }

    /// How many milliseconds a seat has left, where time is set.
    pub fn time_left(&self, seat: &Seat, now: i64) -> Option<i64> {
        let (pace, course) = (self.terms.pace, self.course.as_ref()?);
        match seat.holder {
            Holder::StandIn(..) => clock::kept(pace, course, seat, now),
            Holder::Nobody | Holder::Person(_) | Holder::Bot(_) => clock::left(pace, course, seat, now),
        }
    }

    /// When somebody must look after the table.
    pub fn due(&self, now: i64) -> Option<i64> {
        match self.phase {
            Phase::Open => Some(now + ABANDONED),
            Phase::Playing => self.due_in_play(now),
            Phase::Over | Phase::Closed => None,
        }
    }

    fn due_in_play(&self, now: i64) -> Option<i64> {
        let asked = self.asked();
        let asked = self.seats.iter().filter(|seat| asked.has(seat.player));
        let due = |seat: &Seat| match seat.bot() {
            Some(_) => Some(now + BOT_GRACE),
            None => self.time_left(seat, now).map(|left| now + left),
        };
        let ahead = self.answered_ahead().map(|_| now + BOT_GRACE);
        asked.filter_map(due).chain(ahead).min()
    }

    /// Plays all of these or none; what is to be stored.
    pub fn play(&mut self, player: Player, actions: &[Action], now: i64) -> Result<Vec<Entry>, Refusal> {
        let course = self.playing_mut()?;
        let entries = course.play(player, actions, now).map_err(Refusal::of_batch)?;
        let is_over = course.game().board().is_over();
        self.proposal = None;
        if is_over {
            self.phase = Phase::Over;
            self.ended = Some(now);
        }
        Ok(entries)
    }

    /// What would come of these actions; refused as they would be.
    pub fn tried(&self, player: Player, actions: &[Action]) -> Result<Draft, Refusal> {
        let course = self.course.as_ref().filter(|_| self.phase == Phase::Playing).ok_or_else(not_playing)?;
        course.tried(player, actions).map_err(Refusal::of_batch)
    }

    /// The game, as long as it goes on.
    pub(crate) fn playing_mut(&mut self) -> Result<&mut Course, Refusal> {
        let is_playing = self.phase == Phase::Playing;
        self.course.as_mut().filter(|_| is_playing).ok_or_else(not_playing)
    }

    /// Somebody takes a seat: the named one, or the first that is free. Who has it, or any where none is named, keeps it: a
    /// request may come again because its answer was lost.
    pub fn join(&mut self, person: Person, named: Option<Player>, now: i64) -> Result<Player, Refusal> {
        self.must_be(Phase::Open)?;
        let is_meant = |seat: &Seat| named.is_none_or(|player| player == seat.player);
        if let Some(own) = self.seats.iter().find(|seat| seat.is_of(&person.id) && is_meant(seat)) {
            return Ok(own.player);
        }
        let free = |seat: &&mut Seat| seat.holder == Holder::Nobody && is_meant(seat);
        let taken = || Refusal::new(Code::SeatTaken, "there is no such free seat");
        let seat = self.seats.iter_mut().find(free).ok_or_else(taken)?;
        *seat = Seat::new(seat.player, Holder::Person(person), now);
        Ok(seat.player)
    }

    /// Somebody leaves before the game begins, the owner without a seat too. A table without people is closed; the next
    /// person owns it.
    pub fn leave(&mut self, user: &str, now: i64) -> Result<(), Refusal> {
        self.must_be(Phase::Open)?;
        if self.owner != user {
            self.own_seat(user, None)?;
        }
        for seat in self.seats.iter_mut().filter(|seat| seat.is_of(user)) {
            *seat = Seat::new(seat.player, Holder::Nobody, now);
        }
        match self.people().first().map(|person| person.id.clone()) {
            Some(next) if self.owner == user => self.owner = next,
            Some(_) => {}
            None => self.phase = Phase::Closed,
        }
        Ok(())
    }

    /// Refused unless the table has come this far and no further.
    pub fn must_be(&self, phase: Phase) -> Result<(), Refusal> {
        let reason = || format!("the table is {}, not {}", self.phase.word(), phase.word());
        if self.phase == phase { Ok(()) } else { Err(Refusal::new(Code::WrongPhase, reason())) }
    }

    /// Refused unless this user owns the table.
    pub fn must_own(&self, user: &str) -> Result<(), Refusal> {
        let refused = || Refusal::new(Code::Forbidden, "only the owner of the table may do that");
        if self.owner == user { Ok(()) } else { Err(refused()) }
    }

    /// Refused unless every seat is taken and everybody but the owner is ready.
    pub fn must_be_ready(&self) -> Result<(), Refusal> {
        let refused = |reason| Err(Refusal::new(Code::NotReady, reason));
        let is_waiting = |seat: &Seat| !seat.is_ready && !seat.is_of(&self.owner) && seat.playing().is_some();
        if self.seats.iter().any(|seat| seat.holder == Holder::Nobody) {
            return refused("a seat is still free");
        }
        if self.people().is_empty() {
            return refused("somebody must play");
        }
        if self.seats.iter().any(is_waiting) { refused("somebody is not ready yet") } else { Ok(()) }
    }

    /// The game begins.
    pub fn begin(&mut self, course: Course, now: i64) {
        self.phase = if course.game().board().is_over() { Phase::Over } else { Phase::Playing };
        self.ended = (self.phase == Phase::Over).then_some(now);
        self.course = Some(course);
        self.seats.iter_mut().for_each(|seat| seat.since = now);
    }

    /// A bot plays on for a person (D-20), whose clock stands still meanwhile.
    pub fn stand_in(&mut self, player: Player, level: bots::Level, now: i64) -> Result<(), Refusal> {
        self.must_be(Phase::Playing)?;
        let left = self.seat(player).and_then(|seat| self.time_left(seat, now));
        let seat = self.seat_mut(player)?;
        if let Holder::Person(person) = seat.holder.clone() {
            let holder = Holder::StandIn(person, level);
            *seat = Seat { holder, since: now, clock: left.map(|left| left.max(0)), ..seat.clone() };
        }
        self.proposal = None;
        Ok(())
    }

    /// A person who left plays on, with the time they had; where the bot has answered meanwhile, with a little at least.
    pub fn come_back(&mut self, player: Player, now: i64) -> Result<(), Refusal> {
        self.must_be(Phase::Playing)?;
        let (pace, course) = (self.terms.pace, self.begun()?);
        let clock = self.seat(player).and_then(|seat| clock::handed_back(pace, course, seat, now));
        let seat = self.seat_mut(player)?;
        if let Holder::StandIn(person, _) = seat.holder.clone() {
            *seat = Seat { holder: Holder::Person(person), since: now, clock, ..seat.clone() };
        }
        self.proposal = None;
        Ok(())
    }

    /// The answer that a seat out of turn has given ahead, if one is asked that has.
    pub fn answered_ahead(&self) -> Option<(Player, Action)> {
        let game: &Game = self.course.as_ref()?.game();
        let asked =
            self.seats.iter().filter(|seat| game.to_act().has(seat.player) && seat.playing().is_some());
        let mut answers = asked.filter_map(|seat| {
            let view = game.view(Viewer::Seat(seat.player));
            seat.ahead.answer(seat.player, &view).map(|action| (seat.player, action))
        });
        answers.next()
    }
}

fn no_seat() -> Refusal {
    Refusal::new(Code::BadSeat, "there is no such seat at this table")
}

fn not_playing() -> Refusal {
    Refusal::new(Code::WrongPhase, "no game is being played at this table")
}
