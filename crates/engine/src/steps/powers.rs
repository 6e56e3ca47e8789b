//! Phase 2: power cards from the start marker clockwise, no value twice.

use crate::agenda::Step;
use crate::decision::Plays;
use crate::event::{Event, Sink};
use crate::game::Position;
use crate::player::{Player, PlayerSet};
use crate::power::{Played, PowerSet};

/// Sums reach from −1 to 15; bit `sum + 2` represents a sum.
const OFFSET: i8 = 2;

impl Position {
    /// Every card of the hand, plain or with a modifier of the hand, whose sum has not been played yet (POW-2).
    #[inline]
    pub(super) fn plays(&self, player: Player) -> Plays {
        let laid = self.board.played.0.into_iter().flatten();
        let taken = laid.fold(0u32, |taken, played| taken | 1 << (played.sum() + OFFSET));
        let hand = self.secrets.hands[player];
        let free = |modifier: i8| PowerSet(hand.0 & !((taken >> (OFFSET + modifier)) as u16));
        let mut plays = Plays([free(0), PowerSet::EMPTY, PowerSet::EMPTY, PowerSet::EMPTY, PowerSet::EMPTY]);
        if self.board.variants.has_power_shift() {
            for kind in self.secrets.modifiers[player].kinds().iter() {
                plays.0[kind as usize + 1] = free(kind.value());
            }
        }
        plays
    }

    pub(super) fn play(&mut self, player: Player, played: Played, sink: &mut impl Sink) {
        let hand = &mut self.secrets.hands[player];
        *hand = hand.without(played.power);
        if let Some(modifier) = played.modifier {
            self.secrets.modifiers[player].remove(modifier);
            self.secrets.spent[player].add(modifier);
        }
        self.board.played[player] = Some(played);
        sink.emit(Event::Played { player, played });
        match self.yet_to_play().first_from(self.board.start) {
            Some(next) => self.agenda.replace(Step::Play(next)),
            None => self.order_turns(),
        }
    }

    fn yet_to_play(&self) -> PlayerSet {
        self.board.seats().iter().filter(|player| self.board.played[*player].is_none()).collect()
    }

    fn order_turns(&mut self) {
        self.board.waiting = self.board.colours();
        self.agenda.pop();
    }

    /// The player among these with the highest sum (POW-3).
    pub(super) fn highest(&self, players: PlayerSet) -> Option<Player> {
        players.iter().max_by_key(|player| self.board.played[*player].map(Played::sum))
    }

    /// The seat with the lowest sum (END-2); the dummy never counts (DUM-4).
    pub(super) fn lowest(&self) -> Option<Player> {
        let laid = self.board.seats().iter().filter(|player| self.board.played[*player].is_some());
        laid.min_by_key(|player| self.board.played[*player].map(Played::sum))
    }
}
