//! Any text is either refused or is a position that can be written, read back and played to its end.

#![no_main]

use engine::notation::{read_position, write_position};
use engine::{Edition, chance};
use libfuzzer_sys::fuzz_target;
use rand_pcg::Pcg32;

/// More actions than any game has; a longer game would be endless.
const MAX_ACTIONS: usize = 2_000;

fuzz_target!(|text: &str| {
    let edition = Edition::embedded();
    let Ok(mut game) = read_position(text, edition) else { return };
    assert_eq!(read_position(&write_position(&game), edition), Ok(game), "a written position reads back unchanged");
    let mut rng = Pcg32::new(text.len() as u64, 1);
    for _ in 0..MAX_ACTIONS {
        let Some((player, decision)) = game.question() else { break };
        let action = chance::pick(decision, &mut rng);
        game.apply(player, action).expect("an option is accepted");
    }
    assert!(game.board().is_over(), "the game ends");
});
