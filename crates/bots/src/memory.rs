//! What a bot remembers of the events its seat has seen: all of them, or only some.

use engine::chance::below;
use engine::{ByPlayer, Event, Imagined, Memory, Player, Site, Variants, View, Viewer, imagine};
use rand_core::Rng;

/// The remembered power cards, modifiers and throws into the castillo.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SeatMemory {
    memory: Memory,
    castillo: ByPlayer<u8>,
    viewer: Viewer,
    /// One event in this many is forgotten; 0 forgets nothing.
    forgets: usize,
}

impl SeatMemory {
    pub(crate) fn new(variants: Variants, seat: Player, forgets: usize) -> SeatMemory {
        SeatMemory { forgets, ..SeatMemory::complete(variants, Viewer::Seat(seat)) }
    }

    /// The memory of a viewer who forgets nothing.
    pub(crate) fn complete(variants: Variants, viewer: Viewer) -> SeatMemory {
        let memory = Memory::new(variants, viewer);
        SeatMemory { memory, castillo: ByPlayer::default(), viewer, forgets: 0 }
    }

    /// Takes note of an event or forgets it at once. Own actions are never forgotten.
    pub(crate) fn observe(&mut self, event: &Event, rng: &mut impl Rng) {
        let event = event.visible_to(self.viewer);
        if !self.forgets_this(&event, rng) {
            self.note(&event);
        }
    }

    /// Takes note of an event and does not forget it.
    pub(crate) fn note(&mut self, event: &Event) {
        let event = event.visible_to(self.viewer);
        self.memory.note(&event);
        self.count(&event);
    }

    fn forgets_this(&self, event: &Event, rng: &mut impl Rng) -> bool {
        let laid = if let Event::Played { player, .. } = event { Some(*player) } else { None };
        let of_others = laid.or(thrown(event)).is_some_and(|player| self.viewer != Viewer::Seat(player));
        of_others && self.forgets > 0 && below(self.forgets, rng) == 0
    }

    fn count(&mut self, event: &Event) {
        if let Some(player) = thrown(event) {
            self.castillo[player] += 1;
        } else if let Event::LeftCastillo { player, .. } = *event {
            self.castillo[player] = 0;
        } else if let Event::CastilloOpened { tally } = event {
            self.castillo = tally.0;
        }
    }

    /// A complete game consistent with the view and this memory. A bot that forgets uses its own count of the castillo.
    #[inline]
    pub(crate) fn imagine(&self, view: &View, rng: &mut impl Rng) -> Imagined {
        let imagined = imagine(view, &self.memory, rng);
        if self.forgets == 0 || view.castillo().is_some() {
            imagined
        } else {
            imagined.with_castillo(self.castillo)
        }
    }
}

/// The owner of the caballero that went into the castillo, if the event is a throw.
fn thrown(event: &Event) -> Option<Player> {
    if let Event::Placed { player, to: Site::Castillo, .. }
    | Event::Moved { player, to: Site::Castillo, .. } = *event
    {
        return Some(player);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::agenda::Supply;
    use rand_pcg::Pcg64Mcg;

    /// The remembered counts after thirty throws by each of two players.
    fn remembered(forgets: usize) -> (u8, u8) {
        let variants = Variants::players(3).expect("three may play");
        let mut memory = SeatMemory::new(variants, Player::Red, forgets);
        let mut rng = Pcg64Mcg::new(1);
        for player in [Player::Red, Player::Blue].into_iter().cycle().take(60) {
            let to = Site::Castillo;
            memory.observe(&Event::Placed { player, from: Supply::Court, to }, &mut rng);
        }
        (memory.castillo[Player::Red], memory.castillo[Player::Blue])
    }

    #[test]
    fn a_forgetful_bot_miscounts_others_but_not_itself_cas_3() {
        assert_eq!(remembered(0), (30, 30), "CAS-3");
        let (own, other) = remembered(3);
        assert!(own == 30 && (10..30).contains(&other), "{own} {other}");
    }

    #[test]
    fn what_leaves_the_castillo_is_no_longer_counted() {
        let variants = Variants::players(3).expect("three may play");
        let mut memory = SeatMemory::new(variants, Player::Red, 0);
        let mut rng = Pcg64Mcg::new(1);
        let thrown = Event::Placed { player: Player::Blue, from: Supply::Court, to: Site::Castillo };
        memory.observe(&thrown, &mut rng);
        memory.observe(&Event::LeftCastillo { player: Player::Blue, count: 1, to: None }, &mut rng);
        assert_eq!(memory.castillo, ByPlayer::default());
    }
}
