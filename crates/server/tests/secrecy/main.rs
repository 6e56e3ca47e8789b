//! No response leaks hidden information: it is the same, byte by byte, in a game with other secrets.
//!
//! A random game is played. For a ply and a viewer a twin is made: the same game, with everything replaced that this viewer
//! cannot know by then. Each is stored on a server of its own; people, ids and clock are the same. A player acts while the viewer
//! follows the stream, then the viewer sends every possible request.
//!
//! A binary of its own, because it freezes the clock of its process. `cargo xtask secrecy` runs all variants and every
//! ply. It sets `SECRECY_GAMES`, `SECRECY_EVERY` and, for parallel processes, `SECRECY_PART` (1/40 to 40/40: every
//! fortieth game from that one on).

#![allow(clippy::unwrap_used, reason = "a failed unwrap fails the test")]

#[path = "../all/common/mod.rs"]
mod common;
mod game;
mod requests;
mod servers;
mod twin;

use crate::common::Person;
use engine::{Decision, Player, Variants, Viewer};
use game::{Stored, time};
use rand_pcg::Pcg32;
use requests::{Ask, EventStream, Standpoint, asks, head, may_change};
use server::tables::LogEntry;
use servers::{Position, Stage};
use twin::{SECRETS, differences, twin};

/// A viewer at one ply of one game.
struct Look<'a> {
    table: &'a str,
    invitation: &'a str,
    truth: &'a Stored,
    twin: &'a Stored,
    /// The number of plies of both games.
    plies: usize,
    viewer: Viewer,
    person: &'a Person,
}

#[derive(Default)]
struct Count {
    looks: usize,
    answers: usize,
    differences: [usize; SECRETS.len()],
}

fn number(name: &str) -> Option<usize> {
    std::env::var(name).ok().map(|text| text.parse().expect("a number"))
}

/// The index of this process, from 0, and the number of processes.
fn part() -> (usize, usize) {
    let text = std::env::var("SECRECY_PART").unwrap_or("1/1".to_owned());
    let (part, parts) = text.split_once('/').expect("a part is 1/2");
    (part.parse::<usize>().expect("a number") - 1, parts.parse().expect("a number"))
}

/// On one thread: servers and viewer take turns anyway, and waking another thread costs as much as a response.
#[tokio::test]
async fn no_response_depends_on_hidden_information() {
    let mut stage = Stage::build().await;
    let mut count = Count::default();
    let all: Vec<Variants> = Variants::all().collect();
    let games = number("SECRECY_GAMES").unwrap_or(8).clamp(1, all.len());
    let (part, parts) = part();
    for index in (part..games).step_by(parts) {
        let variants = all[(index * all.len() + all.len() / 2) / games];
        let variants = if index % 3 == 2 { variants.with_memory_aid() } else { variants };
        watch_game(&mut stage, variants, index as u64, &mut count).await;
    }
    stage.close().await;
    let replaced =
        SECRETS.iter().zip(count.differences).map(|(secret, replaced)| format!(", {secret} {replaced}"));
    println!("counted: looks {}, answers {}{}", count.looks, count.answers, replaced.collect::<String>());
    for (secret, replaced) in SECRETS.iter().zip(count.differences).filter(|_| parts == 1) {
        assert!(replaced > 0, "no {secret} was ever replaced: nothing is shown of it");
    }
}

async fn watch_game(stage: &mut Stage, variants: Variants, seed: u64, count: &mut Count) {
    let mut rng = Pcg32::new(seed, 11);
    let game = Stored::played(variants, &mut rng);
    let every = number("SECRECY_EVERY").unwrap_or(game.log.len() / 6).max(1);
    for plies in (1..game.log.len()).rev().step_by(every) {
        watch_ply(stage, &game.until(plies), &mut rng, count).await;
    }
}

async fn watch_ply(stage: &mut Stage, truth: &Stored, rng: &mut Pcg32, count: &mut Count) {
    let players = usize::from(truth.setup.variants().player_count());
    let seats = Player::ALL.into_iter().take(players).map(Viewer::Seat);
    for (index, viewer) in seats.chain([Viewer::Spectator, Viewer::Spectator]).enumerate() {
        let twin = twin(truth, viewer, rng);
        let person = match viewer {
            Viewer::Seat(player) => stage.people.players[player.index()].clone(),
            Viewer::Spectator if index == players => stage.people.guest.clone(),
            Viewer::Spectator => stage.people.nobody.clone(),
        };
        let (table, invitation) = stage.table(players);
        let (table, invitation) = (table.to_owned(), invitation.to_owned());
        let plies = truth.log.len();
        let (table, invitation, person) = (table.as_str(), invitation.as_str(), &person);
        let look = Look { table, invitation, truth, twin: &twin, plies, viewer, person };
        let differ = differences(truth, &twin);
        count.differences.iter_mut().zip(differ).for_each(|(count, differs)| *count += usize::from(differs));
        count.looks += 1;
        count.answers += look.see(stage, rng).await;
    }
}

impl Look<'_> {
    /// The number of compared responses.
    async fn see(&self, stage: &mut Stage, rng: &mut Pcg32) -> usize {
        server::time::freeze_at(time(self.plies - 1));
        let acted = match self.truth.log[self.plies - 1] {
            LogEntry::Act(..) => self.follow_act(stage).await,
            LogEntry::Undo(_) => self.set(stage, self.plies).await,
        };
        server::time::freeze_at(time(self.plies - 1) + 500);
        let options = self.options();
        let (table, invitation, players) = (self.table, self.invitation, self.players());
        let (ply, first_events) = (self.plies, self.first_events());
        let at = Standpoint { table, invitation, players, ply, options: &options, first_events };
        let asks = asks(&at, rng);
        for ask in &asks {
            self.compare(stage, ask).await;
        }
        acted + asks.len()
    }

    fn players(&self) -> usize {
        self.truth.setup.variants().player_count().into()
    }

    /// The number of events at the start of a stream: the table, a chat message and, for spectators, presence.
    fn first_events(&self) -> usize {
        match self.viewer {
            Viewer::Seat(_) => 2,
            Viewer::Spectator => 3,
        }
    }

    /// The options of the viewer.
    fn options(&self) -> Vec<String> {
        let Viewer::Seat(player) = self.viewer else { return Vec::new() };
        let decision = self.truth.game_log().game().decision(player);
        decision.iter().flat_map(Decision::options).map(|action| action.to_string()).collect()
    }

    async fn set(&self, stage: &mut Stage, plies: usize) -> usize {
        let asked = |plies| self.truth.until(plies).game_log().game().to_act();
        let (before, after) = (asked(plies), asked(self.plies));
        let idle = |player: &Player| {
            let is_asked = before.has(*player) || after.has(*player);
            !is_asked && !may_change(self.plies) && self.viewer != Viewer::Seat(*player)
        };
        let idle: Vec<Player> = Player::ALL.into_iter().take(self.players()).filter(idle).collect();
        let (table, idle) = (self.table, idle.as_slice());
        stage.truth.set(&Position { table, game: self.truth, plies, idle }).await;
        stage.other.set(&Position { table, game: self.twin, plies, idle }).await;
        let (heard, unheard) = match self.viewer {
            Viewer::Seat(_) => ("players", "watchers"),
            Viewer::Spectator => ("watchers", "players"),
        };
        for world in [&mut stage.truth, &mut stage.other] {
            world.say(self.table, 1, unheard, "I have HIDDEN").await;
            world.say(self.table, 1, heard, "hello").await;
        }
        stage.other.say(self.table, 2, unheard, "one line more").await;
        0
    }

    /// A player acts while the viewer follows the stream.
    async fn follow_act(&self, stage: &mut Stage) -> usize {
        self.set(stage, self.plies - 1).await;
        let path = format!("/api/tables/{}/stream?last=0-0-0", self.table);
        let (here, there) = (self.person.at(&stage.truth.server), self.person.at(&stage.other.server));
        let first = here.send(reqwest::Method::GET, &path, None).await;
        let second = there.send(reqwest::Method::GET, &path, None).await;
        self.same(&path, &head(&first), &head(&second));
        let (mut first, mut second) = (EventStream::new(first), EventStream::new(second));
        let count = self.first_events();
        self.same(&path, &first.read(count).await, &second.read(count).await);
        self.act(stage).await;
        self.same("the stream", &first.read(1).await, &second.read(1).await);
        drop((first, second));
        stage.truth.be_still().await;
        stage.other.be_still().await;
        3
    }

    async fn act(&self, stage: &Stage) {
        let (index, table) = (self.plies - 1, self.table);
        let LogEntry::Act(player, _) = self.truth.log[index] else { return };
        let actor = &stage.people.players[player.index()];
        let first = stage.truth.play(actor, table, index, self.truth.log[index]).await;
        let second = stage.other.play(actor, table, index, self.twin.log[index]).await;
        assert_eq!((first.status().as_u16(), second.status().as_u16()), (200, 200));
        if self.viewer == Viewer::Seat(player) {
            self.same("the answer", &head(&first), &head(&second));
            self.same("the answer", &first.text().await.unwrap(), &second.text().await.unwrap());
        }
    }

    async fn compare(&self, stage: &Stage, ask: &Ask) {
        let (here, there) = (self.person.at(&stage.truth.server), self.person.at(&stage.other.server));
        let (first, second) = tokio::join!(ask.answer(&here), ask.answer(&there));
        self.same(&format!("{ask:?}"), &first, &second);
        assert!(!first.starts_with('5'), "{ask:?}: {first}");
        if ask.events > 0 {
            stage.truth.be_still().await;
            stage.other.be_still().await;
        }
    }

    #[track_caller]
    fn same(&self, what: &str, first: &str, second: &str) {
        let (viewer, plies, variants) = (self.viewer, self.plies, self.truth.setup.variants());
        assert!(
            first == second,
            "{variants:?}, ply {plies}: {viewer:?} can tell by {what}\n{first}\n{second}"
        );
        assert!(!first.contains("ebony"), "{viewer:?} is told something hidden by {what}: {first}");
    }
}
