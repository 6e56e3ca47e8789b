//! Which game is played: how many players, and which variants (VAR-1: all combine).

use crate::card::{Card, Set};
use crate::reason::reasons;
use crate::words::words;

/// The last field of the round marker.
pub(crate) const LAST_ROUND: u8 = 9;

words! {
    /// A variant that is chosen or not. Commands, the API, views and records take its word from here. The alternative
    /// cards are counted beside them.
    pub enum Variant or Variant {
        /// The short game (SHT-1).
        Short = "short",
        /// New Regency (REG-1).
        Regency = "regency",
        /// Power Shift (PSH-1).
        PowerShift = "power-shift",
        /// Stacks 2 and 3 as one: always so for two players, a choice for three (THR-1).
        Merged = "merged",
        /// The castillo's running count is shown (D-18).
        MemoryAid = "memory-aid",
    }
}

/// How many of each alternative card are shuffled in (ALT-1), in the order of the registry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Alternatives(pub(crate) [u8; 3]);

impl Alternatives {
    /// All four cards.
    pub const ALL: Alternatives = Alternatives([1, 2, 1]);

    /// The kinds there are, each with its number in use.
    pub fn iter(self) -> impl Iterator<Item = (Card, u8)> {
        Card::all().filter(|card| card.face().set == Set::Alternative).zip(self.0)
    }

    /// Is none in use?
    pub fn is_empty(self) -> bool {
        self.0 == [0; 3]
    }

    /// With one more of this card; `None` if it is not an alternative.
    pub fn with(mut self, card: Card) -> Option<Alternatives> {
        let index = self.iter().position(|(kind, _)| kind == card)?;
        self.0[index] += 1;
        Some(self)
    }
}

/// Players and variants of one game. Made by [`Variants::players`] and the `with_` functions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variants {
    pub(crate) players: u8,
    /// One bit for each variant.
    chosen: u8,
    pub(crate) alternatives: Alternatives,
}

reasons! {
    /// A choice of players and variants that is not possible.
    pub enum BadVariants {
        Players ["SET-1"] = "reason-players", "a game has 2 to 5 players";
        Merged ["THR-1"] = "reason-merged", "stacks 2 and 3 are merged only with 2 or 3 players";
        Alternatives ["ALT-1"]
            = "reason-alternatives", "at most one representation, two vetoes and one rivalry can be used";
        Unknown { found: String, known: String }
            = "reason-no-variant", "unknown variant \"{found}\"; expected one of: {known}";
    }
}

impl Variants {
    /// The plain game for that many players.
    pub fn players(players: u8) -> Result<Variants, BadVariants> {
        if !(2..=5).contains(&players) {
            return Err(BadVariants::Players);
        }
        let chosen = if players == 2 { 1 << Variant::Merged as u8 } else { 0 };
        Ok(Variants { players, chosen, alternatives: Alternatives::default() })
    }

    /// With this variant too.
    pub fn with(self, variant: Variant) -> Result<Variants, BadVariants> {
        if variant == Variant::Merged && self.players > 3 {
            return Err(BadVariants::Merged);
        }
        Ok(self.choose(variant))
    }

    fn choose(self, variant: Variant) -> Variants {
        Variants { chosen: self.chosen | 1 << variant as u8, ..self }
    }

    /// Is it played with this variant?
    #[inline]
    pub fn has(&self, variant: Variant) -> bool {
        self.chosen >> variant as u8 & 1 != 0
    }

    /// With the short game (SHT-1).
    pub fn with_short(self) -> Variants {
        self.choose(Variant::Short)
    }

    /// With New Regency (REG-1).
    pub fn with_regency(self) -> Variants {
        self.choose(Variant::Regency)
    }

    /// With Power Shift (PSH-1).
    pub fn with_power_shift(self) -> Variants {
        self.choose(Variant::PowerShift)
    }

    /// With the castillo's running count shown (D-18).
    pub fn with_memory_aid(self) -> Variants {
        self.choose(Variant::MemoryAid)
    }

    /// With stacks 2 and 3 as one: always so for two players, a choice for three (THR-1).
    pub fn with_merged(self) -> Result<Variants, BadVariants> {
        self.with(Variant::Merged)
    }

    /// With these alternative cards (ALT-1).
    pub fn with_alternatives(self, alternatives: Alternatives) -> Result<Variants, BadVariants> {
        if alternatives.0.iter().zip(Alternatives::ALL.0).any(|(used, most)| *used > most) {
            return Err(BadVariants::Alternatives);
        }
        Ok(Variants { alternatives, ..self })
    }

    /// How many play, the dummy not counted.
    pub fn player_count(&self) -> u8 {
        self.players
    }
    /// Is it the short game (SHT-1)?
    #[inline]
    pub fn is_short(&self) -> bool {
        self.has(Variant::Short)
    }
    /// Is it played with New Regency (REG-1)?
    #[inline]
    pub fn has_regency(&self) -> bool {
        self.has(Variant::Regency)
    }
    /// Is it played with Power Shift (PSH-1)?
    #[inline]
    pub fn has_power_shift(&self) -> bool {
        self.has(Variant::PowerShift)
    }
    /// Are stacks 2 and 3 one stack (DUM-2, THR-1)?
    #[inline]
    pub fn is_merged(&self) -> bool {
        self.has(Variant::Merged)
    }
    /// Is the castillo's running count shown (D-18)?
    #[inline]
    pub fn has_memory_aid(&self) -> bool {
        self.has(Variant::MemoryAid)
    }
    /// Which alternative cards are in (ALT-1)?
    pub fn alternatives(&self) -> Alternatives {
        self.alternatives
    }
    /// Is there a dummy (DUM-1)?
    #[inline]
    pub fn has_dummy(&self) -> bool {
        self.players == 2
    }

    /// Every combination of player count and variants, the alternatives all or none.
    pub fn all() -> impl Iterator<Item = Variants> {
        (2..=5).flat_map(|players| (0..32).filter_map(move |bits| Variants::from_bits(players, bits)))
    }

    fn from_bits(players: u8, bits: u8) -> Option<Variants> {
        let on = |bit: u8| bits >> bit & 1 != 0;
        let choice = players == 3;
        if on(4) && !choice {
            return None;
        }
        let plain = Variants::players(players).ok()?;
        let variants =
            [(0, Variant::Short), (1, Variant::Regency), (2, Variant::PowerShift), (4, Variant::Merged)];
        let chosen = variants.into_iter().filter(|(bit, _)| on(*bit));
        let variants = chosen.fold(plain, |variants, (_, variant)| variants.choose(variant));
        Some(if on(3) { Variants { alternatives: Alternatives::ALL, ..variants } } else { variants })
    }

    /// The rounds that are played, in order (SHT-1).
    pub fn rounds(self) -> impl Iterator<Item = u8> {
        let next = move |round: &u8| Some(self.round_after(*round));
        std::iter::successors(Some(self.first_round()), next).take_while(|round| *round <= LAST_ROUND)
    }

    /// Is a general scoring held after this round (SHT-2)?
    pub fn is_scored(round: u8) -> bool {
        round.is_multiple_of(3)
    }

    /// How many cards are face up in a round: five, or four if stacks are merged.
    #[inline]
    pub(crate) fn slots(&self) -> usize {
        if self.is_merged() { 4 } else { 5 }
    }

    /// Where the stack of a slot begins in the deck, and how many cards it holds.
    #[inline]
    pub(crate) fn stack(&self, slot: usize) -> (usize, usize) {
        match (self.is_merged(), slot) {
            (true, 1) => (10, 20),
            (true, 2..) => (10 + 10 * slot, 10),
            _ => (10 * slot, 10),
        }
    }

    /// What the stack of a slot is called.
    pub(crate) fn stack_name(&self, slot: usize) -> &'static str {
        let names = if self.is_merged() { ["1", "2+3", "4", "5", ""] } else { ["1", "2", "3", "4", "5"] };
        names[slot]
    }

    /// The round the marker starts on (SHT-1).
    pub(crate) fn first_round(&self) -> u8 {
        if self.is_short() { 2 } else { 1 }
    }

    /// The round after this one (SHT-1: the short game skips 4 and 7).
    pub(crate) fn round_after(&self, round: u8) -> u8 {
        if self.is_short() && round.is_multiple_of(3) { round + 2 } else { round + 1 }
    }

    /// How many rounds were begun before this one.
    #[inline]
    pub(crate) fn rounds_before(&self, round: u8) -> usize {
        if self.is_short() { [0, 0, 0, 1, 1, 2, 3, 3, 4, 5][round as usize] } else { round as usize - 1 }
    }

    /// How many rounds are still to be begun after this one.
    pub(crate) fn rounds_after(&self, round: u8) -> usize {
        let rounds = if self.is_short() { 6 } else { 9 };
        rounds - 1 - self.rounds_before(round)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_to_five_can_play() {
        assert!(Variants::players(1).is_err() && Variants::players(6).is_err(), "SET-1");
        assert!((2..=5).all(|players| Variants::players(players).is_ok()));
    }

    #[test]
    fn stacks_are_merged_for_two_always_for_three_by_choice() {
        assert!(Variants::players(2).unwrap().is_merged(), "DUM-2");
        assert!(!Variants::players(3).unwrap().is_merged());
        assert!(Variants::players(3).unwrap().with_merged().is_ok(), "THR-1");
        assert!(Variants::players(4).unwrap().with_merged().is_err(), "THR-1");
    }

    #[test]
    fn the_short_game_skips_rounds_one_four_and_seven() {
        let short = Variants::players(4).unwrap().with_short();
        let rounds: Vec<u8> = short.rounds().collect();
        assert_eq!(rounds, [2, 3, 5, 6, 8, 9], "SHT-1");
        let before: Vec<usize> = rounds.iter().map(|round| short.rounds_before(*round)).collect();
        assert_eq!(before, [0, 1, 2, 3, 4, 5]);
    }

    #[test]
    fn all_variants_combine() {
        // 16 for 2, 4 and 5 players, twice as many for 3, where merging is a choice.
        assert_eq!(Variants::all().count(), 16 * 3 + 32, "VAR-1");
    }
}
