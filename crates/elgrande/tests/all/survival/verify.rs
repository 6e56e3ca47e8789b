//! Compares what clients received with what the server stores: every acknowledged action once, every ply in the stream once,
//! every view equal to the replayed game.

use engine::{Edition, Event, Game as Position, Record, Viewer};
use serde_json::{Value, json};

use super::player::{AcknowledgedRequest, Player};
use super::stream_reader::StreamEvent;
use super::table::Game;

/// After a kill: everything that was acknowledged or streamed before is still in the history, unchanged.
pub(crate) async fn verify_in_progress(game: &Game) {
    for player in &game.players {
        let (acknowledged, received) =
            (player.acknowledged.lock().unwrap().clone(), player.received.lock().unwrap().clone());
        let Some(seat) = only_seat(&acknowledged, &received) else { continue };
        let path = format!("/api/tables/{}/view?seat={seat}&from=1", game.id);
        let there = player.client.get(&path).await["notices"].as_array().unwrap().clone();
        for acknowledged in &acknowledged {
            let found = there.get(acknowledged.ply..acknowledged.ply + acknowledged.actions.len());
            assert_eq!(
                found,
                Some(acknowledged.notices.as_slice()),
                "lost at {} of {}",
                acknowledged.ply,
                game.id
            );
        }
        let told = received.into_iter().flat_map(|told| told.notices);
        let told: Vec<Value> = told.collect();
        assert_eq!(
            there.get(..told.len()),
            Some(told.as_slice()),
            "{seat} received other notices, {}",
            game.id
        );
        last_view(game, player, acknowledged.last()).await;
    }
}

/// The player's seat, if it is only one.
fn only_seat(acknowledged: &[AcknowledgedRequest], received: &[StreamEvent]) -> Option<String> {
    let seat = &acknowledged.first()?.seat;
    let is_one = acknowledged.iter().all(|acknowledged| acknowledged.seat == *seat)
        && received.iter().all(|told| told.seat == **seat);
    is_one.then(|| seat.clone())
}

/// The last view that was acknowledged can still be fetched.
async fn last_view(game: &Game, player: &Player, acknowledged: Option<&AcknowledgedRequest>) {
    let Some(acknowledged) = acknowledged else { return };
    let ply = acknowledged.ply + acknowledged.actions.len();
    let path = format!("/api/tables/{}/view?seat={}&ply={ply}", game.id, acknowledged.seat);
    assert_eq!(
        player.client.get(&path).await["view"].to_string(),
        acknowledged.view,
        "ply {ply} of {}",
        game.id
    );
}

/// At the end: the record contains no unknown action and no action twice.
pub(crate) async fn verify_finished(game: &Game) {
    let client = &game.players[0].client;
    let text = client.get(&format!("/api/tables/{}/record", game.id)).await;
    let record = Record::read(text.as_str().unwrap(), &[Edition::embedded()]).unwrap();
    assert!(record.game().board().is_over());
    let replayed = Replay::of(&record);
    for player in &game.players {
        player
            .acknowledged
            .lock()
            .unwrap()
            .iter()
            .for_each(|acknowledged| replayed.check_acknowledged(acknowledged));
        replayed.check_player(player);
        replayed.check_stream(&player.received.lock().unwrap());
    }
    game.spectators.iter().for_each(|received| replayed.check_stream(&received.lock().unwrap()));
    client.run.counters.games.add(1);
    client.run.counters.plies.add(replayed.plies.len());
}

/// A game replayed from its record, ply by ply.
struct Replay {
    plies: Vec<Ply>,
    /// The position before the first action.
    opening: Position,
}

struct Ply {
    /// Seat and action as text.
    seat: String,
    action: String,
    events: Vec<Event>,
    after: Position,
}

impl Replay {
    fn of(record: &Record) -> Replay {
        let ply = |moment: engine::record::Moment| Ply {
            seat: moment.player.to_string(),
            action: moment.action.to_string(),
            events: moment.events,
            after: moment.game,
        };
        Replay { plies: record.replay().map(ply).collect(), opening: record.opening().0 }
    }

    /// The acknowledged actions are in the record at their ply, and the response had the right notices and view.
    fn check_acknowledged(&self, acknowledged: &AcknowledgedRequest) {
        for (index, action) in acknowledged.actions.iter().enumerate() {
            let there = &self.plies[acknowledged.ply + index];
            assert_eq!(
                (&there.seat, &there.action),
                (&acknowledged.seat, action),
                "ply {}",
                acknowledged.ply + index + 1
            );
        }
        let viewer = viewer(&json!(acknowledged.seat));
        self.check_notices(&acknowledged.notices, acknowledged.ply, viewer);
        assert_eq!(self.view(acknowledged.ply + acknowledged.actions.len(), viewer), acknowledged.view);
    }

    /// A player's plies are those that were acknowledged, plus preset answers.
    fn check_player(&self, player: &Player) {
        let acknowledged = player.acknowledged.lock().unwrap();
        let plies = |acknowledged: &AcknowledgedRequest| {
            acknowledged.ply..acknowledged.ply + acknowledged.actions.len()
        };
        let mut known: Vec<usize> = acknowledged.iter().flat_map(plies).collect();
        let count = known.len();
        known.sort_unstable();
        known.dedup();
        assert_eq!(known.len(), count, "acknowledged twice");
        let is_own = |ply: &Ply| acknowledged.iter().any(|acknowledged| acknowledged.seat == ply.seat);
        let unknown = self.plies.iter().enumerate().filter(|(index, _)| known.binary_search(index).is_err());
        for (index, ply) in unknown.filter(|(_, ply)| is_own(ply)) {
            let may_be = player.may_be_preset(&ply.action)
                || player.may_be_unacknowledged(index, &format!("{} {}", ply.seat, ply.action));
            assert!(may_be, "ply {}, {} {}: never acknowledged", index + 1, ply.seat, ply.action);
        }
    }

    /// A stream has every ply once, in order, and the right view for each event.
    fn check_stream(&self, received: &[StreamEvent]) {
        let mut ply = 0;
        for told in received {
            let viewer = viewer(&told.seat);
            self.check_notices(&told.notices, ply, viewer);
            ply += told.notices.len();
            assert_eq!(told.ply, ply, "the stream has a gap or a duplicate");
            assert_eq!(told.view, self.view(ply, viewer), "the view of a stream at ply {ply}");
        }
        assert_eq!(ply, self.plies.len(), "the stream ended before the game");
    }

    /// The notices after that ply.
    fn check_notices(&self, notices: &[Value], after: usize, viewer: Viewer) {
        for (index, notice) in notices.iter().enumerate() {
            let there = &self.plies[after + index];
            let events: Vec<Event> = there.events.iter().map(|event| event.visible_to(viewer)).collect();
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
