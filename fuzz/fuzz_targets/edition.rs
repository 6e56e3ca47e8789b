//! Any text is either refused with a valid line number or is an edition that plays a whole game.

#![no_main]

use engine::{Edition, Game, Setup, Variants, chance};
use libfuzzer_sys::fuzz_target;
use rand_pcg::Pcg32;

fuzz_target!(|text: &str| {
    let edition = match Edition::load(text) {
        Ok(edition) => edition,
        Err(error) => {
            let is_in_text = |line| line <= text.lines().count() + 1;
            return assert!(error.line.is_some_and(is_in_text), "{error}");
        }
    };
    let mut rng = Pcg32::new(text.len() as u64, 1);
    let variants = Variants::all().nth(text.len() % 80).expect("there are 80 of them");
    let mut game = Game::new(&Setup::deal(edition, variants, &mut rng));
    while let Some((player, decision)) = game.question() {
        let action = chance::pick(decision, &mut rng);
        game.apply(player, action).expect("an option is accepted");
    }
});
