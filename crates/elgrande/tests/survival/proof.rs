//! What people were told, compared with what is there: every acknowledged action once, every ply told once, every view
//! as the game replayed shows it.

use engine::{Edition, Event, Game as Position, Record, Viewer};
use serde_json::{Value, json};

use crate::follower::Told;
use crate::player::{Acked, Player};
use crate::table::Game;

/// After a kill: whatever was acknowledged or told before is in the history, in its place and unchanged.
pub(crate) async fn so_far(game: &Game) {
    for player in &game.players {
        let (acked, heard) = (player.acked.lock().unwrap().clone(), player.heard.lock().unwrap().clone());
        let Some(seat) = only_seat(&acked, &heard) else { continue };
        let path = format!("/api/tables/{}/view?seat={seat}&from=1", game.id);
        let there = player.person.get(&path).await["notices"].as_array().unwrap().clone();
        for acked in &acked {
            let found = there.get(acked.ply..acked.ply + acked.actions.len());
            assert_eq!(found, Some(acked.notices.as_slice()), "lost at {} of {}", acked.ply, game.id);
        }
        let told = heard.into_iter().flat_map(|told| told.notices);
        let told: Vec<Value> = told.collect();
        assert_eq!(there.get(..told.len()), Some(told.as_slice()), "{seat} was told otherwise, {}", game.id);
        last_view(game, player, acked.last()).await;
    }
}

/// The seat of somebody who has one only.
fn only_seat(acked: &[Acked], heard: &[Told]) -> Option<String> {
    let seat = &acked.first()?.seat;
    let is_one =
        acked.iter().all(|acked| acked.seat == *seat) && heard.iter().all(|told| told.seat == **seat);
    is_one.then(|| seat.clone())
}

/// What somebody last saw is still to be seen.
async fn last_view(game: &Game, player: &Player, acked: Option<&Acked>) {
    let Some(acked) = acked else { return };
    let ply = acked.ply + acked.actions.len();
    let path = format!("/api/tables/{}/view?seat={}&ply={ply}", game.id, acked.seat);
    assert_eq!(player.person.get(&path).await["view"].to_string(), acked.view, "ply {ply} of {}", game.id);
}

/// At the end: the record is the log, so nothing is in it that nobody did, and nothing twice.
pub(crate) async fn whole(game: &Game) {
    let person = &game.players[0].person;
    let text = person.get(&format!("/api/tables/{}/record", game.id)).await;
    let record = Record::read(text.as_str().unwrap(), &[Edition::embedded()]).unwrap();
    assert!(record.game().board().is_over());
    let replayed = Replayed::of(&record);
    for player in &game.players {
        player.acked.lock().unwrap().iter().for_each(|acked| replayed.check_acked(acked));
        replayed.check_entries(player);
        replayed.check_stream(&player.heard.lock().unwrap());
    }
    game.watched.iter().for_each(|heard| replayed.check_stream(&heard.lock().unwrap()));
    person.world.tally.games.add(1);
    person.world.tally.plies.add(replayed.plies.len());
}

/// A game replayed from its record, ply by ply.
struct Replayed {
    plies: Vec<Ply>,
    /// Before the first action.
    opening: Position,
}

struct Ply {
    /// Who did what, as text.
    seat: String,
    action: String,
    events: Vec<Event>,
    after: Position,
}

impl Replayed {
    fn of(record: &Record) -> Replayed {
        let ply = |moment: engine::record::Moment| Ply {
            seat: moment.player.to_string(),
            action: moment.action.to_string(),
            events: moment.events,
            after: moment.game,
        };
        Replayed { plies: record.replay().map(ply).collect(), opening: record.opening().0 }
    }

    /// The acknowledged actions stand where they were said to, and the answer told what came of them.
    fn check_acked(&self, acked: &Acked) {
        for (index, action) in acked.actions.iter().enumerate() {
            let there = &self.plies[acked.ply + index];
            assert_eq!((&there.seat, &there.action), (&acked.seat, action), "ply {}", acked.ply + index + 1);
        }
        let viewer = viewer(&json!(acked.seat));
        self.check_notices(&acked.notices, acked.ply, viewer);
        assert_eq!(self.view(acked.ply + acked.actions.len(), viewer), acked.view);
    }

    /// What stands there for a seat is what was acknowledged, and what the server answered as told ahead.
    fn check_entries(&self, player: &Player) {
        let acked = player.acked.lock().unwrap();
        let plies = |acked: &Acked| acked.ply..acked.ply + acked.actions.len();
        let mut known: Vec<usize> = acked.iter().flat_map(plies).collect();
        let count = known.len();
        known.sort_unstable();
        known.dedup();
        assert_eq!(known.len(), count, "a ply was acknowledged twice");
        let is_own = |ply: &Ply| acked.iter().any(|acked| acked.seat == ply.seat);
        let unknown = self.plies.iter().enumerate().filter(|(index, _)| known.binary_search(index).is_err());
        for (index, ply) in unknown.filter(|(_, ply)| is_own(ply)) {
            let may_be = player.may_be_answered_ahead(&ply.action)
                || player.is_unsure(index, &format!("{} {}", ply.seat, ply.action));
            assert!(may_be, "ply {}, {} {}: nobody was told of it", index + 1, ply.seat, ply.action);
        }
    }

    /// Every ply was told once, in order, and every view is that of its ply.
    fn check_stream(&self, heard: &[Told]) {
        let mut ply = 0;
        for told in heard {
            let viewer = viewer(&told.seat);
            self.check_notices(&told.notices, ply, viewer);
            ply += told.notices.len();
            assert_eq!(told.ply, ply, "a stream has a gap or repeats itself");
            assert_eq!(told.view, self.view(ply, viewer), "the view of a stream at ply {ply}");
        }
        assert_eq!(ply, self.plies.len(), "a stream ends before the game");
    }

    /// Notices that follow that ply.
    fn check_notices(&self, notices: &[Value], after: usize, viewer: Viewer) {
        for (index, notice) in notices.iter().enumerate() {
            let there = &self.plies[after + index];
            let events: Vec<Event> = there.events.iter().map(|event| event.told(viewer)).collect();
            let expected = json!([after + index + 1, there.seat, events]);
            assert_eq!(json!([notice["ply"], notice["player"], notice["events"]]), expected);
        }
    }

    fn view(&self, ply: usize, viewer: Viewer) -> String {
        let game = ply.checked_sub(1).map_or(&self.opening, |index| &self.plies[index].after);
        serde_json::to_value(game.view(viewer)).unwrap().to_string()
    }
}

fn viewer(seat: &Value) -> Viewer {
    seat.as_str().map_or(Viewer::Spectator, |seat| Viewer::Seat(seat.parse().unwrap()))
}
