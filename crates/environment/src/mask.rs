//! The legal actions as an array of flags.

use engine::power::Modifier;
use engine::region::SiteSet;
use engine::sources::Sources;
use engine::{Decision, Player};

use crate::action_groups::{self as groups, ACTIONS, MODIFIERS, POWERS, REGIONS, SITES};
use crate::colours::relative;
use crate::flags::{array_at, flags};

/// Writes 1 at the number of every legal answer, 0 elsewhere.
#[inline]
pub fn write_mask(decision: &Decision, me: Player, players: usize, out: &mut [u8; ACTIONS]) {
    out.fill(0);
    let place = |colour: Player| relative(colour, me, players);
    match *decision {
        Decision::Pass { modifiers } => put::<MODIFIERS>(groups::PASS, modifiers.bits().into(), out),
        Decision::Play(plays) => {
            let rows = std::iter::once(None).chain(Modifier::ALL.map(Some)).enumerate();
            for (row, modifier) in rows {
                put::<POWERS>(groups::PLAY + row * POWERS, plays.with(modifier).bits() >> 1, out);
            }
        }
        Decision::Take { most, .. } => out[groups::TAKE..][..=usize::from(most)].fill(1),
        Decision::Fetch { regions, .. } => {
            out[groups::DONE] = 1;
            put::<REGIONS>(groups::FETCH, regions.bits(), out);
        }
        Decision::Choose { cards } => {
            cards.iter().for_each(|card| out[groups::CHOOSE + card.index()] = 1);
        }
        Decision::Use { special, sites, .. } => {
            out[groups::DONE] = 1;
            out[groups::SPECIAL] = u8::from(special);
            put::<SITES>(groups::PLACE, sites.bits(), out);
        }
        Decision::Place { sites, .. } => {
            out[groups::DONE] = 1;
            put::<SITES>(groups::PLACE, sites.bits(), out);
        }
        Decision::Veto { .. } => {
            out[groups::VETO] = 1;
            out[groups::ALLOW] = 1;
        }
        Decision::Branch { branches } => out[groups::BRANCH..][..usize::from(branches)].fill(1),
        Decision::Move { sources, targets, must, .. } => {
            out[groups::DONE] = u8::from(!must);
            write_moves(sources, targets, place, out);
        }
        Decision::Name { regions, .. } => put::<REGIONS>(groups::NAME, regions.bits(), out),
        Decision::King { places } => put::<12>(groups::KING, places.bits(), out),
        Decision::Tile { low, high } => {
            put::<SITES>(groups::TILE, low.bits(), out);
            put::<SITES>(groups::TILE + SITES, high.bits(), out);
        }
        Decision::Grande { regions } => put::<REGIONS>(groups::GRANDE, regions.bits(), out),
        Decision::Recall { powers, modifiers } => {
            put::<POWERS>(groups::RECALL, powers.bits() >> 1, out);
            put::<MODIFIERS>(groups::RECALL_MODIFIER, modifiers.bits().into(), out);
        }
        Decision::Disc { regions } => put::<REGIONS>(groups::DISC, regions.bits(), out),
        Decision::Return { sources, .. } => write_returns(sources, place, out),
        Decision::Swap { players: owners } => {
            owners.iter().for_each(|owner| out[groups::SWAP + place(owner)] = 1)
        }
    }
}

#[inline]
fn put<const N: usize>(at: usize, bits: u16, out: &mut [u8; ACTIONS]) {
    *array_at(out, at) = flags::<N>(bits);
}

#[inline]
fn write_moves(sources: Sources, targets: SiteSet, place: impl Fn(Player) -> usize, out: &mut [u8; ACTIONS]) {
    let row = flags::<SITES>(targets.bits());
    for owner in Player::ALL {
        let first = groups::MOVE + place(owner) * REGIONS * SITES;
        for from in sources.regions(owner).iter() {
            let moves = array_at::<SITES, _>(out, first + from.index() * SITES);
            *moves = row;
            moves[from.index()] = 0;
        }
    }
}

/// A court comes after the regions.
fn write_returns(sources: Sources, place: impl Fn(Player) -> usize, out: &mut [u8; ACTIONS]) {
    for owner in Player::ALL {
        let court = u16::from(sources.has_court(owner)) << REGIONS;
        let regions = sources.regions(owner).bits();
        if regions | court != 0 {
            put::<SITES>(groups::RETURN + place(owner) * SITES, regions | court, out);
        }
    }
}
