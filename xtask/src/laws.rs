//! The engine's laws, checked at every position of random games. Knows how to ask; the engine knows the laws.

use crate::command::{elgrande, run};

#[derive(Clone, Copy)]
pub(crate) enum Laws {
    All,
    Cheap,
}

/// Every table the game can be played at, always the same games.
pub(crate) fn check(laws: Laws, games: u64) -> Result<(), String> {
    let laws = match laws {
        Laws::All => "all",
        Laws::Cheap => "cheap",
    };
    run(&mut elgrande(&format!("simulate --all --games {games} --laws {laws} --seed 1")))
}
