//! Any text is a position or is refused; a position can be written, read back and played to its end.

#![no_main]

use engine::notation::{read_position, write_position};
use engine::{Edition, chance};
use libfuzzer_sys::fuzz_target;
use rand_pcg::Pcg32;

/// More than any game has: a position that goes on longer goes on forever.
const LONGEST: usize = 2_000;

fuzz_target!(|text: &str| {
    let edition = Edition::embedded();
    let Ok(mut game) = read_position(text, edition) else { return };
    assert_eq!(read_position(&write_position(&game), edition), Ok(game), "what is written reads back the same");
    let mut rng = Pcg32::new(text.len() as u64, 1);
    for _ in 0..LONGEST {
        let Some((player, decision)) = game.question() else { break };
        let action = chance::pick(decision, &mut rng);
        game.apply(player, action).expect("an option is accepted");
    }
    assert!(game.board().is_over(), "the game comes to its end");
});
