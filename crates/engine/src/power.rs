//! Power cards 1–13 and the grey modifiers of *Power Shift*.

use crate::words::{UnknownWord, set_of, words};

/// The value of a power card, 1 to 13 (SET-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Power(u8);

impl Power {
    /// All thirteen, lowest first; the first entry is for bit 0 and is not a card.
    pub(crate) const ALL: [Power; 14] = {
        let mut all = [Power(0); 14];
        let mut value = 0;
        while value < 14 {
            all[value as usize] = Power(value);
            value += 1;
        }
        all
    };

    /// The card of that value, if there is one.
    pub fn new(value: u8) -> Option<Power> {
        (1..=13).contains(&value).then_some(Power(value))
    }

    /// Its value.
    #[inline]
    pub const fn value(self) -> u8 {
        self.0
    }
}

impl std::fmt::Display for Power {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl std::str::FromStr for Power {
    type Err = UnknownWord;
    fn from_str(text: &str) -> Result<Power, UnknownWord> {
        let unknown = || UnknownWord::Power { found: text.to_owned() };
        text.parse().ok().and_then(Power::new).ok_or_else(unknown)
    }
}

impl serde::Serialize for Power {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

/// A set of power cards: bit `n` is the card of value `n`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PowerSet(pub(crate) u16);

impl PowerSet {
    /// No card.
    pub const EMPTY: PowerSet = PowerSet(0);
    /// The thirteen cards each player starts with.
    pub const ALL: PowerSet = PowerSet(0x3ffe);

    /// The members as bits: bit `n` is the card of value `n`.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }
    /// Is it a member?
    #[inline]
    pub const fn has(self, power: Power) -> bool {
        self.0 >> power.0 & 1 != 0
    }
    /// How many members.
    #[inline]
    pub const fn len(self) -> usize {
        crate::bits::count(self.0)
    }
    /// Is there no member?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// The set with this card added.
    #[inline]
    pub const fn with(self, power: Power) -> PowerSet {
        PowerSet(self.0 | 1 << power.0)
    }
    /// Without this one.
    #[inline]
    pub const fn without(self, power: Power) -> PowerSet {
        PowerSet(self.0 & !(1 << power.0))
    }
    /// The member with `index` members below it.
    #[inline]
    pub fn nth(self, index: usize) -> Option<Power> {
        crate::bits::nth(self.0.into(), index).map(|place| Power(place as u8))
    }
    /// The members, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Power> + Clone {
        (1..=13).map(Power).filter(move |power| self.has(*power))
    }
}

impl std::ops::Sub for PowerSet {
    type Output = PowerSet;
    fn sub(self, other: PowerSet) -> PowerSet {
        PowerSet(self.0 & !other.0)
    }
}

impl FromIterator<Power> for PowerSet {
    fn from_iter<I: IntoIterator<Item = Power>>(powers: I) -> PowerSet {
        powers.into_iter().fold(PowerSet::EMPTY, PowerSet::with)
    }
}

impl std::fmt::Debug for PowerSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl serde::Serialize for PowerSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

words! {
    /// A kind of modifier: what it adds to the power card (PSH-2).
    pub enum Modifier or Modifier {
        /// Adds one.
        Plus1 = "+1",
        /// Takes one away.
        Minus1 = "-1",
        /// Adds two.
        Plus2 = "+2",
        /// Takes two away.
        Minus2 = "-2",
    }
}

set_of! {
    /// A set of kinds of modifiers.
    pub struct ModifierSet(u8) of Modifier
}

impl Modifier {
    /// What it adds.
    #[inline]
    pub const fn value(self) -> i8 {
        [1, -1, 2, -2][self as usize]
    }
}

/// How many of each kind of modifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Modifiers(pub(crate) [u8; 4]);

impl Modifiers {
    /// How many of this kind.
    pub const fn count(self, kind: Modifier) -> u8 {
        self.0[kind as usize]
    }
    /// How many of each kind.
    #[inline]
    pub const fn counts(self) -> [u8; 4] {
        self.0
    }
    /// How many in all.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0[0] + self.0[1] + self.0[2] + self.0[3]
    }
    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }
    /// Which kinds there are.
    #[inline]
    pub fn kinds(self) -> ModifierSet {
        Modifier::ALL.into_iter().filter(|kind| self.count(*kind) > 0).collect()
    }
    /// Every modifier, kinds in order.
    pub fn iter(self) -> impl Iterator<Item = Modifier> {
        Modifier::ALL.into_iter().flat_map(move |kind| std::iter::repeat_n(kind, self.count(kind).into()))
    }
    pub(crate) fn add(&mut self, kind: Modifier) {
        self.0[kind as usize] += 1;
    }
    pub(crate) fn remove(&mut self, kind: Modifier) {
        self.0[kind as usize] -= 1;
    }
}

impl FromIterator<Modifier> for Modifiers {
    fn from_iter<I: IntoIterator<Item = Modifier>>(kinds: I) -> Modifiers {
        let mut all = Modifiers::default();
        kinds.into_iter().for_each(|kind| all.add(kind));
        all
    }
}

impl serde::Serialize for Modifiers {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// What a player played in phase 2: a power card, perhaps with a modifier.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Played {
    /// The power card.
    pub power: Power,
    /// The modifier played with it.
    pub modifier: Option<Modifier>,
}

impl Played {
    /// The value that counts for turn order and the start marker (PSH-2).
    #[inline]
    pub fn sum(self) -> i8 {
        self.power.0 as i8 + self.modifier.map_or(0, Modifier::value)
    }
}

impl std::fmt::Display for Played {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.power)?;
        self.modifier.map_or(Ok(()), |modifier| write!(f, "{modifier}"))
    }
}

impl std::str::FromStr for Played {
    type Err = UnknownWord;
    fn from_str(text: &str) -> Result<Played, UnknownWord> {
        let (power, modifier) = text.split_at(text.find(['+', '-']).unwrap_or(text.len()));
        let modifier = if modifier.is_empty() { None } else { Some(modifier.parse()?) };
        Ok(Played { power: power.parse()?, modifier })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_modifier_changes_the_sum_also_below_one_and_above_thirteen() {
        let sum = |text: &str| text.parse::<Played>().unwrap().sum();
        assert_eq!([sum("9+1"), sum("7"), sum("1-2"), sum("13+2")], [10, 7, -1, 15], "PSH-2");
    }

    #[test]
    fn each_player_has_the_cards_one_to_thirteen() {
        let values: Vec<_> = PowerSet::ALL.iter().map(Power::value).collect();
        assert_eq!(values, (1..=13).collect::<Vec<_>>(), "SET-4");
        assert_eq!(PowerSet::ALL.nth(12).map(Power::value), Some(13));
        assert_eq!(PowerSet::ALL.nth(13), None);
    }
}
