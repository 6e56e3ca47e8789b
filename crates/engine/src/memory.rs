//! What one viewer remembers of past events. It does not know the game; a view shows the rest.

use crate::event::{Event, PowerCard, PowerCardKind, Private, Viewer};
use crate::player::{ByPlayer, Player, PlayerSet};
use crate::power::{Modifier, Played, PowerSet};
use crate::variants::Variants;

/// One viewer's memory, fed with the events that viewer saw. It remains usable if it misses some or all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Memory {
    viewer: Viewer,
    seats: PlayerSet,
    pub(crate) powers: ByPlayer<PlayedCards>,
    pub(crate) modifiers: ByPlayer<PlayedModifiers>,
    passed: Option<(Player, Modifier)>,
    received: Option<Modifier>,
}

impl Memory {
    /// A memory of no events.
    pub fn new(variants: Variants, viewer: Viewer) -> Memory {
        Memory {
            viewer,
            seats: PlayerSet::seats(variants.players),
            powers: ByPlayer::default(),
            modifiers: ByPlayer::default(),
            passed: None,
            received: None,
        }
    }

    /// Takes in an event, as far as this viewer may see it.
    pub fn note(&mut self, event: &Event) {
        let event = event.visible_to(self.viewer);
        if let Event::Played { player, played } = event {
            self.note_played(player, played);
        } else if let Event::Recalled { player, kind, card: Private(card) } = event {
            self.note_recall(player, kind, card);
        } else if let Event::Passed { player, modifier: Private(Some(modifier)) } = event {
            self.passed = self.seats.clockwise_after(player).next().map(|left| (left, modifier));
        } else if let Event::Received { modifier: Private(Some(modifier)), .. } = event {
            self.received = Some(modifier);
        }
    }

    /// The power cards that player surely has not in hand.
    pub fn gone(&self, player: Player) -> PowerSet {
        PowerSet(self.powers[player].gone())
    }

    /// The power cards that player has played and may have taken back since (EMP-1).
    pub fn doubtful(&self, player: Player) -> PowerSet {
        PowerSet(self.powers[player].doubtful())
    }

    /// Who got which modifier from the viewer (PSH-1).
    pub fn passed(&self) -> Option<(Player, Modifier)> {
        self.passed
    }

    /// Which modifier the viewer got (PSH-1).
    pub fn received(&self) -> Option<Modifier> {
        self.received
    }

    fn note_played(&mut self, player: Player, played: Played) {
        self.powers[player].note_played(1 << played.power.value());
        if let Some(kind) = played.modifier {
            self.modifiers[player].note_played(kind);
        }
    }

    fn note_recall(&mut self, player: Player, kind: PowerCardKind, card: Option<PowerCard>) {
        match (kind, card) {
            (_, Some(PowerCard::Power(power))) => self.powers[player].take_back(1 << power.value()),
            (_, Some(PowerCard::Modifier(kind))) => self.modifiers[player].take_back(kind),
            (PowerCardKind::Power, None) => self.powers[player].take_back_unseen(),
            (PowerCardKind::Modifier, None) => self.modifiers[player].trail.take_back_unseen(),
        }
    }
}

/// At most nine cards are played in a game, so at most nine can return.
const RECALLS: usize = 9;

/// Cards that one player was seen to play, some of which returned to the hand unseen. A card is a bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct PlayedCards {
    /// Played, and not known to have returned.
    pub(crate) laid: u16,
    /// For each that came back unseen, oldest first: what it can have been.
    recalls: [u16; RECALLS],
    len: u8,
}

impl PlayedCards {
    /// For each card that came back unseen and was not seen since: what it can be. Each holds the one before it.
    pub(crate) fn recalls(&self) -> &[u16] {
        &self.recalls[..self.len as usize]
    }

    fn doubtful(&self) -> u16 {
        self.recalls().iter().fold(0, |all, cards| all | cards)
    }

    fn gone(&self) -> u16 {
        self.laid & !self.doubtful()
    }

    /// A card seen for the second time was one that came back: the oldest recall it fits is explained.
    fn note_played(&mut self, card: u16) {
        if let Some(index) = self.recalls().iter().position(|cards| cards & card != 0) {
            self.recalls.copy_within(index + 1.., index);
            self.len -= 1;
        }
        self.recalls.iter_mut().for_each(|cards| *cards &= !card);
        self.laid |= card;
    }

    fn take_back(&mut self, card: u16) {
        self.laid &= !card;
    }

    fn take_back_unseen(&mut self) {
        if let Some(free) = self.recalls.get_mut(self.len as usize) {
            *free = self.laid;
            self.len += 1;
        }
    }
}

/// The same for modifiers: the three of a player are distinguished by the order in which they were first seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct PlayedModifiers {
    pub(crate) kinds: [Option<Modifier>; 3],
    pub(crate) trail: PlayedCards,
}

impl PlayedModifiers {
    /// One that may have come back is taken to be the same again; else it is one more.
    fn note_played(&mut self, kind: Modifier) {
        let back = self.trail.doubtful() | !self.trail.laid;
        let known = |index: &usize| self.kinds[*index] == Some(kind) && back >> index & 1 != 0;
        let free = || self.kinds.iter().position(Option::is_none);
        if let Some(index) = (0..3).find(known).or_else(free) {
            self.kinds[index] = Some(kind);
            self.trail.note_played(1 << index);
        }
    }

    fn take_back(&mut self, kind: Modifier) {
        let known = |index: &usize| self.kinds[*index] == Some(kind) && self.trail.laid >> index & 1 != 0;
        if let Some(index) = (0..3).find(known) {
            self.trail.take_back(1 << index);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::power::Power;

    const BLUE: Player = Player::Blue;

    fn memory() -> Memory {
        Memory::new(Variants::players(4).unwrap(), Viewer::Seat(Player::Red))
    }

    /// Blue plays `8` and `8+1`; `back` and `back-modifier` return to blue's hand unseen.
    fn remembered(text: &str) -> Memory {
        let mut memory = memory();
        for word in text.split(' ') {
            let unseen = |kind| Event::Recalled { player: BLUE, kind, card: Private(None) };
            memory.note(&match word {
                "back" => unseen(PowerCardKind::Power),
                "back-modifier" => unseen(PowerCardKind::Modifier),
                played => Event::Played { player: BLUE, played: played.parse().unwrap() },
            });
        }
        memory
    }

    fn check(text: &str, gone: &str, doubtful: &str) {
        let values = |set: PowerSet| set.iter().map(|power| power.to_string()).collect::<Vec<_>>().join(" ");
        let memory = remembered(text);
        assert_eq!(
            (values(memory.gone(BLUE)), values(memory.doubtful(BLUE))),
            (gone.into(), doubtful.into())
        );
    }

    #[test]
    fn a_card_seen_played_is_gone() {
        check("8 3", "3 8", "");
    }

    #[test]
    fn after_an_unseen_recall_everything_played_before_it_is_doubtful_emp_1() {
        check("8 3 back 5", "5", "3 8");
    }

    #[test]
    fn a_card_played_again_explains_the_recall_emp_1() {
        check("8 3 back 5 3", "3 5 8", "");
        check("8 back 3 back 8", "8", "3");
        check("8 back 3 5 back 5", "3 5", "8");
    }

    #[test]
    fn a_modifier_played_again_after_a_recall_counts_once() {
        let trail = remembered("8+1 3-1 back-modifier 5+1").modifiers[BLUE];
        assert_eq!(trail.kinds, [Some(Modifier::Plus1), Some(Modifier::Minus1), None]);
        assert!(trail.trail.recalls().is_empty());
        let trail = remembered("8+1 3+1").modifiers[BLUE];
        assert_eq!(trail.kinds, [Some(Modifier::Plus1), Some(Modifier::Plus1), None]);
    }

    #[test]
    fn unseen_events_are_not_remembered() {
        let power = PowerCard::Power(Power::new(8).unwrap());
        let card = Private(Some(power));
        let mut memory = remembered("8 3");
        memory.note(&Event::Recalled { player: BLUE, kind: PowerCardKind::Power, card });
        assert_eq!(memory, remembered("8 3 back"), "INF-1");
        memory.note(&Event::Passed { player: BLUE, modifier: Private(Some(Modifier::Plus1)) });
        assert_eq!(memory.passed(), None, "INF-1");
    }

    #[test]
    fn the_left_neighbour_has_the_passed_modifier() {
        let mut memory = memory();
        memory.note(&Event::Passed { player: Player::Red, modifier: Private(Some(Modifier::Minus2)) });
        assert_eq!(memory.passed(), Some((BLUE, Modifier::Minus2)), "PSH-1");
    }
}
