//! A table: its settings, seats and game. It changes only itself; storing and publishing are done by the host.

use bots::Level;
use engine::{Action, Game, Player, PlayerSet, Viewer};
use serde::{Deserialize, Serialize};

use super::clock;
use super::game_log::GameLog;
use super::log_entry::LogEntry;
use super::result::Unrated;
use super::seat::{Holder, Person, Seat, bit};
use super::settings::TableSettings;
use crate::refusal::{Code, Refusal};
use crate::store::GameAddress;
use play::Draft;

/// A table. Cheap to clone: the plies are shared.
#[derive(Clone, Debug)]
pub struct Table {
    /// Its id; anyone who knows it may follow the table.
    pub id: String,
    /// The user who may change seats and start the game.
    pub owner: String,
    /// The settings, fixed before the game begins.
    pub settings: TableSettings,
    /// Open, playing, over or closed.
    pub phase: Phase,
    /// The secret for joining a table that is not public.
    pub invitation: String,
    /// The table or record it continues, if its game was not dealt here.
    pub origin: Option<String>,
    /// The id of the rematch.
    pub next: Option<String>,
    /// When it was created.
    pub created: i64,
    /// When the game ended.
    pub ended: Option<i64>,
    /// The hash of its edition's text.
    pub edition: String,
    /// The seed of the deal; secret until the game is over.
    pub seed: Option<String>,
    /// Increases with every change.
    pub version: i64,
    /// How many of those changes are private to one seat (preset answers).
    pub private_changes: i64,
    /// A proposed undo that others have not answered yet.
    pub proposal: Option<Proposal>,
    /// Why its result does not change ratings.
    pub unrated: Option<Unrated>,
    /// Its seats, in order.
    pub seats: Vec<Seat>,
    /// Its game, once it has started.
    pub log: Option<GameLog>,
    /// The addresses of actions that are known to be stored.
    pub addresses: Vec<GameAddress>,
}

/// The phase of a table.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Waiting for players.
    Open,
    /// The game is being played.
    Playing,
    /// The game is over.
    Over,
    /// Closed before a game started.
    Closed,
}

impl Phase {
    const ALL: [Phase; 4] = [Phase::Open, Phase::Playing, Phase::Over, Phase::Closed];

    /// Its name in the store and on the wire.
    pub fn word(self) -> &'static str {
        match self {
            Phase::Open => "open",
            Phase::Playing => "playing",
            Phase::Over => "over",
            Phase::Closed => "closed",
        }
    }

    /// The phase of that name.
    pub fn of(word: &str) -> Option<Phase> {
        Phase::ALL.into_iter().find(|phase| phase.word() == word)
    }
}

/// A proposal to undo past the last checkpoint.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proposal {
    /// The ply at which it was made; it expires at any other ply.
    pub ply: usize,
    /// The ply to return to.
    pub to: usize,
    /// The users who agree.
    pub agreed: Vec<String>,
}

impl Table {
    /// The game log; refused if the game has not started.
    pub fn require_log(&self) -> Result<&GameLog, Refusal> {
        self.log.as_ref().ok_or_else(|| Refusal::new(Code::WrongPhase, "the game has not started"))
    }

    /// The version without private changes.
    pub fn public_version(&self) -> i64 {
        self.version - self.private_changes
    }

    /// The number of log entries.
    pub fn ply(&self) -> usize {
        self.log.as_ref().map_or(0, GameLog::ply)
    }

    /// Who must decide now.
    pub fn asked(&self) -> PlayerSet {
        self.log.as_ref().map_or(PlayerSet::EMPTY, |log| log.game().to_act())
    }

    /// The same as the bits of a stored set of seats.
    pub fn asked_bits(&self) -> i64 {
        self.asked().iter().map(bit).sum()
    }

    /// The seat of that colour.
    pub fn seat(&self, player: Player) -> Option<&Seat> {
        self.seats.iter().find(|seat| seat.player == player)
    }

    /// The same for a change; refused if there is none.
    pub fn seat_mut(&mut self, player: Player) -> Result<&mut Seat, Refusal> {
        self.seats.iter_mut().find(|seat| seat.player == player).ok_or_else(no_seat)
    }

    /// The seat of a user: the named one, else the one that is asked, else the first.
    pub fn own_seat(&self, user: &str, named: Option<Player>) -> Result<&Seat, Refusal> {
        self.own_seat_at(user, named, self.ply())
    }

    /// The same at that ply, so that a repeated request resolves to the same seat.
    pub fn own_seat_at(&self, user: &str, named: Option<Player>, ply: usize) -> Result<&Seat, Refusal> {
        let seat = self.own_seats(user, named, ply).next();
        seat.ok_or_else(|| Refusal::new(Code::Forbidden, "that seat is not yours"))
    }

    /// The first seat of a user that satisfies the predicate, asked seats first; `None` if none of theirs does.
    pub fn own_seat_where(
        &self,
        user: &str,
        named: Option<Player>,
        predicate: impl Fn(&Seat) -> bool,
    ) -> Result<Option<Player>, Refusal> {
        self.own_seat(user, named)?;
        let seat = self.own_seats(user, named, self.ply()).find(|seat| predicate(seat));
        Ok(seat.map(|seat| seat.player))
    }

    /// The seats of a user, or only the named one; seats that were asked at that ply come first.
    fn own_seats(&self, user: &str, named: Option<Player>, ply: usize) -> impl Iterator<Item = &Seat> {
        let asked = self.log.as_ref().map_or(PlayerSet::EMPTY, |log| log.asked_at(ply));
        let is_own =
            move |seat: &&Seat| seat.belongs_to(user) && named.is_none_or(|player| player == seat.player);
        let own = move || self.seats.iter().filter(is_own);
        let first = own().filter(move |seat| asked.has(seat.player));
        first.chain(own().filter(move |seat| !asked.has(seat.player)))
    }

    /// The viewer a user may be: an own seat or a spectator; any seat once the game is over.
    pub fn viewer(&self, user: Option<&str>, named: Option<Player>) -> Result<Viewer, Refusal> {
        let Some(player) = named else { return Ok(self.default_viewer(user)) };
        let seat = self.seat(player).ok_or_else(no_seat)?;
        let is_own = user.is_some_and(|user| seat.belongs_to(user));
        if is_own || self.phase == Phase::Over {
            return Ok(Viewer::Seat(player));
        }
        Err(Refusal::new(
            Code::Forbidden,
            "that seat is not yours; all seats are visible once the game is over",
        ))
    }

    fn default_viewer(&self, user: Option<&str>) -> Viewer {
        let own = user.and_then(|user| self.own_seat(user, None).ok());
        own.map_or(Viewer::Spectator, |seat| Viewer::Seat(seat.player))
    }

    /// Everyone who plays in person, without duplicates.
    pub fn people(&self) -> Vec<&Person> {
        let mut people: Vec<&Person> = Vec::new();
        for person in self.seats.iter().filter_map(Seat::active_person) {
            if !people.contains(&person) {
                people.push(person);
            }
        }
        people
    }

    /// The people the game is waiting for.
    pub fn awaited(&self) -> impl Iterator<Item = &Person> {
        let asked = self.asked();
        self.seats.iter().filter(move |seat| asked.has(seat.player)).filter_map(Seat::active_person)
    }

    /// The first bot that must decide.
    pub fn bot_to_act(&self) -> Option<(Player, Level)> {
        let asked = self.asked();
        let mut asked_seats = self.seats.iter().filter(|seat| asked.has(seat.player));
        asked_seats.find_map(|seat| seat.bot().map(|level| (seat.player, level)))
    }

    /// Whether no person plays any more and no result counts. Stand-ins finish a game of several people.
    pub fn is_abandoned(&self) -> bool {
        let mut people = self.seats.iter().filter_map(Seat::person).map(|person| &person.id);
        let first = people.next();
        self.people().is_empty() && people.all(|other| Some(other) == first)
    }

    /// Plays all of the actions or none. Returns the entries to store.
    pub fn play(&mut self, player: Player, actions: &[Action], now: i64) -> Result<Vec<LogEntry>, Refusal> {
        let log = self.playing_log_mut()?;
        let entries = log.play(player, actions, now).map_err(Refusal::of_batch)?;
        let is_over = log.game().board().is_over();
        self.proposal = None;
        if is_over {
            self.phase = Phase::Over;
            self.ended = Some(now);
        }
        Ok(entries)
    }

    /// Previews the actions; refused as they would be when played.
    pub fn draft(&self, player: Player, actions: &[Action]) -> Result<Draft, Refusal> {
        let log = self.log.as_ref().filter(|_| self.phase == Phase::Playing).ok_or_else(not_playing)?;
        log.draft(player, actions).map_err(Refusal::of_batch)
    }

    /// The game log while the game is being played.
    pub(crate) fn playing_log_mut(&mut self) -> Result<&mut GameLog, Refusal> {
        let is_playing = self.phase == Phase::Playing;
        self.log.as_mut().filter(|_| is_playing).ok_or_else(not_playing)
    }

    /// Gives a person the named seat, or the first free one. A person who holds it already keeps it, so the request can be
    /// repeated.
    pub fn join(&mut self, person: Person, named: Option<Player>, now: i64) -> Result<Player, Refusal> {
        self.require_phase(Phase::Open)?;
        let is_wanted = |seat: &Seat| named.is_none_or(|player| player == seat.player);
        if let Some(own) = self.seats.iter().find(|seat| seat.belongs_to(&person.id) && is_wanted(seat)) {
            return Ok(own.player);
        }
        let free = |seat: &&mut Seat| seat.holder == Holder::Empty && is_wanted(seat);
        let taken = || Refusal::new(Code::SeatTaken, "no such seat is free");
        let seat = self.seats.iter_mut().find(free).ok_or_else(taken)?;
        *seat = Seat::new(seat.player, Holder::Person(person), now);
        Ok(seat.player)
    }

    /// A person leaves before the game starts; the owner may leave without a seat. The next person becomes the owner, and a
    /// table without people is closed.
    pub fn leave(&mut self, user: &str, now: i64) -> Result<(), Refusal> {
        self.require_phase(Phase::Open)?;
        if self.owner != user {
            self.own_seat(user, None)?;
        }
        for seat in self.seats.iter_mut().filter(|seat| seat.belongs_to(user)) {
            *seat = Seat::new(seat.player, Holder::Empty, now);
        }
        match self.people().first().map(|person| person.id.clone()) {
            Some(next) if self.owner == user => self.owner = next,
            Some(_) => {}
            None => self.phase = Phase::Closed,
        }
        Ok(())
    }

    /// Refused unless the table is in this phase.
    pub fn require_phase(&self, phase: Phase) -> Result<(), Refusal> {
        let reason = || format!("the table is {}, not {}", self.phase.word(), phase.word());
        if self.phase == phase { Ok(()) } else { Err(Refusal::new(Code::WrongPhase, reason())) }
    }

    /// Refused unless this user owns the table.
    pub fn require_owner(&self, user: &str) -> Result<(), Refusal> {
        let refused = || Refusal::new(Code::Forbidden, "only the owner of the table may do that");
        if self.owner == user { Ok(()) } else { Err(refused()) }
    }

    /// Refused unless every seat is taken and everyone but the owner is ready.
    pub fn require_ready(&self) -> Result<(), Refusal> {
        let refused = |reason| Err(Refusal::new(Code::NotReady, reason));
        let is_not_ready =
            |seat: &Seat| !seat.is_ready && !seat.belongs_to(&self.owner) && seat.active_person().is_some();
        if self.seats.iter().any(|seat| seat.holder == Holder::Empty) {
            return refused("a seat is still free");
        }
        if self.people().is_empty() {
            return refused("at least one person must play");
        }
        if self.seats.iter().any(is_not_ready) { refused("a player is not ready yet") } else { Ok(()) }
    }

    /// Starts the game.
    pub fn start(&mut self, log: GameLog, now: i64) {
        self.phase = if log.game().board().is_over() { Phase::Over } else { Phase::Playing };
        self.ended = (self.phase == Phase::Over).then_some(now);
        self.log = Some(log);
        self.seats.iter_mut().for_each(|seat| seat.since = now);
    }

    /// A bot stands in for a person (D-20), whose clock is stopped.
    pub fn hand_to_bot(&mut self, player: Player, level: Level, now: i64) -> Result<(), Refusal> {
        self.require_phase(Phase::Playing)?;
        let left = self.seat(player).and_then(|seat| self.time_left(seat, now));
        let seat = self.seat_mut(player)?;
        if let Holder::Person(person) = seat.holder.clone() {
            let holder = Holder::StandIn(person, level);
            *seat = Seat { holder, since: now, clock: left.map(|left| left.max(0)), ..seat.clone() };
        }
        self.proposal = None;
        Ok(())
    }

    /// A person takes the seat back from the bot, with the time they had; if the bot has answered, with a minimum.
    pub fn take_back_seat(&mut self, player: Player, now: i64) -> Result<(), Refusal> {
        self.require_phase(Phase::Playing)?;
        let (pace, log) = (self.settings.pace, self.require_log()?);
        let clock = self.seat(player).and_then(|seat| clock::clock_on_return(pace, log, seat, now));
        let seat = self.seat_mut(player)?;
        if let Holder::StandIn(person, _) = seat.holder.clone() {
            *seat = Seat { holder: Holder::Person(person), since: now, clock, ..seat.clone() };
        }
        self.proposal = None;
        Ok(())
    }

    /// The preset answer of a seat that is asked, if it has one.
    pub fn preset_answer(&self) -> Option<(Player, Action)> {
        let game: &Game = self.log.as_ref()?.game();
        let asked =
            self.seats.iter().filter(|seat| game.to_act().has(seat.player) && seat.active_person().is_some());
        let mut answers = asked.filter_map(|seat| {
            let view = game.view(Viewer::Seat(seat.player));
            seat.presets.answer(seat.player, &view).map(|action| (seat.player, action))
        });
        answers.next()
    }
}

fn no_seat() -> Refusal {
    Refusal::new(Code::BadSeat, "this table has no such seat")
}

fn not_playing() -> Refusal {
    Refusal::new(Code::WrongPhase, "no game is being played at this table")
}
