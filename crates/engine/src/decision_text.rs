//! A decision as one line of text: the possible answers.

use std::fmt;

use crate::decision::{Decision, Plays};
use crate::player::Player;
use crate::power::Modifier;
use crate::region::{Region, SiteSet};
use crate::sources::Sources;

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Decision::Pass { modifiers } => write!(f, "pass {modifiers}"),
            Decision::Play(plays) => write_plays(f, plays),
            Decision::Take { most, .. } => write!(f, "take 0 to {most}"),
            Decision::Fetch { regions, .. } => write!(f, "fetch {regions}, or done"),
            Decision::Choose { cards } => write!(f, "choose {}", Words(cards.iter())),
            Decision::Use { special, sites, .. } => write_use(f, *special, *sites),
            Decision::Place { sites, .. } => write!(f, "place {sites}, or done"),
            Decision::Veto { .. } => f.write_str("veto or allow"),
            Decision::Branch { branches } => write!(f, "branch 1 to {branches}"),
            Decision::Move { sources, targets, must, .. } => {
                let done = if *must { "" } else { ", or done" };
                write!(f, "move {} to {targets}{done}", Owned(*sources))
            }
            Decision::Name { regions, .. } => write!(f, "name {regions}"),
            Decision::King { places } => write!(f, "king {places}"),
            Decision::Tile { low, high } if low.is_empty() => write!(f, "tile high {high}"),
            Decision::Tile { low, high } if high.is_empty() => write!(f, "tile low {low}"),
            Decision::Tile { low, high } => write!(f, "tile low {low}, or tile high {high}"),
            Decision::Grande { regions } => write!(f, "grande {regions}"),
            Decision::Recall { powers, modifiers } if modifiers.is_empty() => {
                write!(f, "recall {}", Words(powers.iter()))
            }
            Decision::Recall { powers, modifiers } => {
                write!(f, "recall {} {modifiers}", Words(powers.iter()))
            }
            Decision::Disc { regions } => write!(f, "disc {regions}"),
            Decision::Return { sources, .. } => write!(f, "return {}", Owned(*sources)),
            Decision::Swap { players } => write!(f, "swap {players}"),
        }
    }
}

fn write_plays(f: &mut fmt::Formatter<'_>, plays: &Plays) -> fmt::Result {
    write!(f, "play {}", Words(plays.with(None).iter()))?;
    for kind in Modifier::ALL {
        let powers = plays.with(Some(kind));
        if !powers.is_empty() {
            write!(f, ", with {kind} {}", Words(powers.iter()))?;
        }
    }
    Ok(())
}

fn write_use(f: &mut fmt::Formatter<'_>, special: bool, sites: SiteSet) -> fmt::Result {
    if special {
        f.write_str("special, ")?;
    }
    if !sites.is_empty() {
        write!(f, "place {sites}, ")?;
    }
    f.write_str("or done")
}

/// Words with spaces between.
struct Words<I>(I);

impl<T: fmt::Display, I: Iterator<Item = T> + Clone> fmt::Display for Words<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.clone().enumerate().try_for_each(|(index, word)| {
            let space = if index == 0 { "" } else { " " };
            write!(f, "{space}{word}")
        })
    }
}

/// Each owner with the places.
struct Owned(Sources);

impl fmt::Display for Owned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut last: Option<Player> = None;
        for (player, region) in self.0.iter() {
            match last {
                Some(owner) if owner == player => {}
                Some(_) => write!(f, ", {player}")?,
                None => write!(f, "{player}")?,
            }
            last = Some(player);
            write!(f, " {}", region.map_or("court", Region::word))?;
        }
        Ok(())
    }
}
