//! The legal actions as an array of flags.

use engine::power::Modifier;
use engine::region::SiteSet;
use engine::sources::Sources;
use engine::{Action, Decision, Player};

use crate::action_groups::{self as groups, ACTIONS, POWERS, REGIONS, SITES};
use crate::action_index::index_of;
use crate::observation::relative;

/// Writes 1 at the number of every legal answer, 0 elsewhere.
pub fn write_mask(decision: &Decision, me: Player, players: usize, out: &mut [u8; ACTIONS]) {
    out.fill(0);
    match *decision {
        Decision::Play(plays) => {
            let rows = std::iter::once(None).chain(Modifier::ALL.map(Some)).enumerate();
            for (row, modifier) in rows {
                for power in plays.with(modifier).iter() {
                    out[groups::PLAY + row * POWERS + usize::from(power.value()) - 1] = 1;
                }
            }
        }
        Decision::Move { sources, targets, must, .. } => {
            out[groups::DONE] = u8::from(!must);
            write_moves(sources, targets, |owner| relative(owner, me, players), out);
        }
        Decision::Place { sites, .. } => {
            out[groups::DONE] = 1;
            write_places(sites, out);
        }
        Decision::Use { special, sites, .. } => {
            out[groups::DONE] = 1;
            out[groups::SPECIAL] = u8::from(special);
            write_places(sites, out);
        }
        Decision::Take { most, .. } => out[groups::TAKE..][..=usize::from(most)].fill(1),
        Decision::Choose { cards } => {
            cards.iter().for_each(|card| out[groups::CHOOSE + card.index()] = 1);
        }
        Decision::Pass { .. }
        | Decision::Fetch { .. }
        | Decision::Veto { .. }
        | Decision::Branch { .. }
        | Decision::Name { .. }
        | Decision::King { .. }
        | Decision::Tile { .. }
        | Decision::Grande { .. }
        | Decision::Recall { .. }
        | Decision::Disc { .. }
        | Decision::Return { .. }
        | Decision::Swap { .. } => {
            let set = |action: Action| out[index_of(action, me, players)] = 1;
            decision.options().for_each(set);
        }
    }
}

fn write_places(sites: SiteSet, out: &mut [u8; ACTIONS]) {
    sites.iter().for_each(|site| out[groups::PLACE + site.index()] = 1);
}

fn write_moves(sources: Sources, targets: SiteSet, place: impl Fn(Player) -> usize, out: &mut [u8; ACTIONS]) {
    let mut row = [0; SITES];
    targets.iter().for_each(|site| row[site.index()] = 1);
    for owner in Player::ALL {
        for from in sources.regions(owner).iter() {
            let at = groups::MOVE + (place(owner) * REGIONS + from.index()) * SITES;
            out[at..][..SITES].copy_from_slice(&row);
            out[at + from.index()] = 0;
        }
    }
}
