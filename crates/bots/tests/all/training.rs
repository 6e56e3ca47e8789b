//! Training data in miniature: play, store, replay, record.

use bots::network::{DENSE, HIDDEN, SEAT_ACTIVE, SEAT_FEATURES, SEATS, TABLE_ACTIVE, TABLE_FEATURES};
use bots::training::{GameSpec, RECORD_SIZE, StoredGame};
use bots::{Level, Network};

fn recipe(instinct: usize) -> GameSpec {
    GameSpec { kind: Level::Master.into(), network: Network::embedded(), iterations: 4, instinct }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    assert_eq!(recipe(20).play(3), recipe(20).play(3));
    assert_ne!(recipe(20).play(3), recipe(100).play(3));
}

#[test]
fn stored_games_are_read_as_they_were_written_and_can_be_replayed() {
    let games: Vec<StoredGame> = (0..30).map(|seed| recipe(90).play(seed)).collect();
    let bytes: Vec<u8> = games.iter().flat_map(StoredGame::to_bytes).collect();
    let mut rest = bytes.as_slice();
    for game in &games {
        let (read, more) = StoredGame::read(rest).unwrap();
        assert_eq!(read, *game);
        let (all, some) = (read.positions(1).unwrap(), read.positions(4).unwrap());
        assert!(
            all.len().is_multiple_of(RECORD_SIZE) && all.len() > 20 * RECORD_SIZE && some.len() < all.len()
        );
        rest = more;
    }
    assert!(rest.is_empty());
    assert_eq!(StoredGame::read(&bytes[..bytes.len() / 60]), None, "cut off");
}

#[test]
fn the_training_script_has_the_same_sizes() {
    let script = include_str!("../../../../train/train.py");
    let sizes = [SEATS, SEAT_ACTIVE, TABLE_ACTIVE, DENSE].map(|size| size.to_string()).join(", ");
    for line in [
        format!("SEATS, SEAT_ACTIVE, TABLE_ACTIVE, DENSE = {sizes}"),
        format!("SEAT_FEATURES, TABLE_FEATURES = {SEAT_FEATURES}, {TABLE_FEATURES}"),
        format!("HIDDEN, WIDTH, OUTPUTS = {HIDDEN}, 32, 2"),
    ] {
        assert!(script.lines().any(|text| text == line), "{line}");
    }
}
