//! Plays games and collects their events, for rules about order and about who sees what.

use engine::chance::pick;
use engine::notation::read_position;
use engine::{Edition, Event, Game, Setup, Variants, Viewer};
use rand_pcg::Pcg32;

/// The embedded edition as text, to be changed.
const EDITION: &str = include_str!("../../../../editions/2023.toml");

/// The embedded edition with each text replaced by the other.
pub(super) fn edition_with(changes: &[(&str, &str)]) -> &'static Edition {
    let text = changes.iter().fold(EDITION.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "{from:?} is in the edition");
        text.replace(from, to)
    });
    Edition::load(&text).expect("the changes fit")
}

/// A position of the embedded edition.
pub(super) fn game(position: &str) -> Game {
    game_of(position, Edition::embedded())
}

/// A position of some edition.
pub(super) fn game_of(position: &str, edition: &'static Edition) -> Game {
    read_position(position, edition).expect("the position is sound")
}

/// Plays actions separated by `;`, each with its player first; returns the events.
pub(super) fn play(game: &mut Game, actions: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for said in actions.split(';') {
        let (player, action) = said.trim().split_once(' ').expect("the player comes first");
        let player = player.parse().expect("a player");
        game.apply_with_events(player, action.parse().expect("an action"), &mut events)
            .expect("it is allowed");
    }
    events
}

/// The events as a viewer sees them, one per line.
pub(super) fn seen_by(events: &[Event], viewer: Viewer) -> String {
    let line =
        |event: &Event| serde_json::to_string(&event.visible_to(viewer)).expect("events can be written");
    events.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// The kinds of the events, in order.
pub(super) fn kinds(events: &[Event]) -> String {
    let kind = |event: &Event| {
        let value = serde_json::to_value(event).expect("events can be written");
        value["event"].as_str().expect("events have a kind").to_owned()
    };
    events.iter().map(kind).collect::<Vec<_>>().join(" ")
}

/// Plays a random game to its end; `each` sees the game before an action and what the action led to.
pub(super) fn random_game(variants: Variants, seed: u64, mut each: impl FnMut(&Game, &[Event])) -> Game {
    let mut rng = Pcg32::new(seed, 1);
    let mut game = Game::new(&Setup::deal(Edition::embedded(), variants, &mut rng));
    while let Some(player) = game.to_act().first() {
        let before = game;
        let mut events = Vec::new();
        let decision = game.decision(player).expect("who must act is asked");
        game.apply_with_events(player, pick(&decision, &mut rng), &mut events).expect("options are allowed");
        each(&before, &events);
    }
    game
}
