//! The lore: statistics of many games. It says how often a number of caballeros ends up first, second or third, and
//! how many points caballeros at court, in the castillo and similar features brought.

mod bytes;
mod naive;

use std::sync::LazyLock;

/// Higher counts are treated as this one.
const MOST: usize = 9;
const WIDTH: usize = MOST + 1;
const CELLS: usize = WIDTH * WIDTH * WIDTH;

/// Stages are the nine rounds, each before and after the player took an action card.
pub(crate) const STAGES: usize = 18;

/// The number of features other than the caballeros on the board (`Evaluation::features`).
pub(crate) const FEATURES: usize = 7;

/// The expected number of sole first places, second values and third values still to come.
pub(crate) type Places = [f32; 3];

/// Points still to come per unit of each feature.
pub(crate) type Weights = [f32; FEATURES];

/// The lore for one number of players.
#[derive(Clone, PartialEq, Debug)]
pub struct Lore {
    places: Box<[Places]>,
    weights: [Weights; STAGES],
}

/// A region or the castillo, which have separate statistics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SiteKind {
    Region,
    Castillo,
}

/// A situation at one site: the stage, the player's count and the counts of the two strongest others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Situation {
    pub(crate) ground: SiteKind,
    pub(crate) stage: usize,
    pub(crate) own: u8,
    pub(crate) first: u8,
    pub(crate) second: u8,
}

impl Situation {
    /// The number of situations.
    pub(crate) const KINDS: usize = 2 * STAGES * CELLS;

    #[inline(always)]
    pub(crate) fn index(self) -> usize {
        let clip = |count: u8| (count as usize).min(MOST);
        let when = self.ground as usize * STAGES + self.stage;
        ((when * WIDTH + clip(self.own)) * WIDTH + clip(self.first)) * WIDTH + clip(self.second)
    }
}

impl Lore {
    pub(crate) fn new(places: Vec<Places>, weights: [Weights; STAGES]) -> Lore {
        assert_eq!(places.len(), Situation::KINDS, "a value for every situation");
        Lore { places: places.into(), weights }
    }

    /// The expected places of a situation.
    #[inline(always)]
    pub(crate) fn places(&self, situation: Situation) -> &Places {
        &self.places[situation.index()]
    }

    pub(crate) fn all_places(&self) -> &[Places] {
        &self.places
    }

    /// The weights of the features at a stage.
    #[inline(always)]
    pub(crate) fn weights(&self, stage: usize) -> &Weights {
        &self.weights[stage]
    }

    /// The lore for this number of players.
    pub fn of(players: u8) -> &'static Lore {
        static LEARNED: [LazyLock<Lore>; 4] = [
            LazyLock::new(|| learned(include_bytes!("2.bin"))),
            LazyLock::new(|| learned(include_bytes!("3.bin"))),
            LazyLock::new(|| learned(include_bytes!("4.bin"))),
            LazyLock::new(|| learned(include_bytes!("5.bin"))),
        ];
        &LEARNED[players.clamp(2, 5) as usize - 2]
    }

    /// A beginner's lore: the current ranking stays.
    pub fn naive() -> &'static Lore {
        static NAIVE: LazyLock<Lore> = LazyLock::new(naive::lore);
        &NAIVE
    }
}

fn learned(bytes: &[u8]) -> Lore {
    Lore::from_bytes(bytes).expect("the lore that comes with the bots is whole")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(players: u8, own: u8, first: u8) -> f32 {
        let ground = SiteKind::Region;
        Lore::of(players).places(Situation { ground, stage: 17, own, first, second: 1 })[0]
    }

    #[test]
    fn a_higher_count_is_first_more_often() {
        for players in 2..=5 {
            assert!(first(players, 5, 3) > first(players, 4, 3), "{players} players");
            assert!(first(players, 4, 3) > first(players, 3, 3), "{players} players");
            assert!(first(players, 3, 5) < 0.3, "{players} players");
        }
    }

    #[test]
    fn a_caballero_at_court_is_worth_something_until_the_end_is_near() {
        for players in 2..=5 {
            assert!(Lore::of(players).weights(4)[1] > 0.3, "{players} players");
        }
    }
}
