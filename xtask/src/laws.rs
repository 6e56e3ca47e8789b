//! Checks the engine's laws at every position of random games, using the release binary.

use crate::command::{at_low_priority, elgrande, run};

#[derive(Clone, Copy)]
pub(crate) enum Laws {
    All,
    Cheap,
}

/// All player counts and variants; always the same games.
pub(crate) fn check(laws: Laws, games: u64) -> Result<(), String> {
    let laws = match laws {
        Laws::All => "all",
        Laws::Cheap => "cheap",
    };
    let simulate = elgrande(&format!("simulate --all --games {games} --laws {laws} --seed 1"));
    run(&mut at_low_priority(simulate))
}
