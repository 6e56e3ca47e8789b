//! Naive statistics: every site scores in each general scoring as it would score now.

use super::{FEATURES, Lore, Places, STAGES, SiteKind, Situation, WIDTH};

/// The assumed value of a caballero at court or in the castillo.
const IN_HAND: f32 = 0.5;

pub(super) fn lore() -> Lore {
    let mut places = vec![[0.0; 3]; Situation::KINDS];
    for stage in 0..STAGES {
        for situation in situations(stage) {
            places[situation.index()] = if_scored_now(&situation).map(|place| place * scorings_left(stage));
        }
    }
    Lore::new(places, [weights(); STAGES])
}

fn situations(stage: usize) -> impl Iterator<Item = Situation> {
    let counts = 0..WIDTH as u8;
    let three = counts.clone().flat_map(move |own| {
        let counts = counts.clone();
        counts.clone().flat_map(move |first| counts.clone().map(move |second| (own, first, second)))
    });
    three.flat_map(move |(own, first, second)| {
        [SiteKind::Region, SiteKind::Castillo].map(|ground| Situation { ground, stage, own, first, second })
    })
}

fn scorings_left(stage: usize) -> f32 {
    3.0 - (stage / 6) as f32
}

/// The place in a scoring now (SCO-3, SCO-4).
fn if_scored_now(situation: &Situation) -> Places {
    let Situation { own, first, second, .. } = *situation;
    if own == 0 {
        [0.0, 0.0, 0.0]
    } else if own > first {
        [1.0, 0.0, 0.0]
    } else if own == first || own > second {
        [0.0, 1.0, 0.0]
    } else {
        [0.0, 0.0, 1.0]
    }
}

fn weights() -> [f32; FEATURES] {
    let mut weights = [0.0; FEATURES];
    weights[1] = IN_HAND;
    weights[2] = IN_HAND;
    weights
}
