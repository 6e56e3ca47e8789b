//! Training data in miniature: play, store, replay, record, train.
#![allow(clippy::unwrap_used, reason = "a failed test may panic")]

use std::path::Path;
use std::process::Command;

use bots::training::{RECORD_SIZE, Recipe, StoredGame};
use bots::{Level, Network};

fn recipe(instinct: usize) -> Recipe {
    Recipe { kind: Level::Master.into(), network: Network::embedded(), tries: 4, instinct }
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
#[ignore = "needs Python with PyTorch; run by train/miniature.sh"]
fn the_script_trains_a_network_from_the_records() {
    let folder = std::env::temp_dir().join(format!("elgrande-training-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (records, trained) = (folder.join("records"), folder.join("network"));
    let games = (0..40).map(|seed| recipe(100).play(seed));
    std::fs::write(&records, games.flat_map(|game| game.positions(1).unwrap()).collect::<Vec<u8>>()).unwrap();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../train/train.py");
    let python = std::env::var("PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let status =
        Command::new(python).arg(script).arg(&trained).arg(&records).args(["--batch", "256"]).status();
    assert!(status.unwrap().success());
    assert!(Network::from_bytes(&std::fs::read(&trained).unwrap()).is_some());
    std::fs::remove_dir_all(folder).unwrap();
}
