//! Enums whose values have a word: one list gives the type, the word, its parser and its JSON.

use crate::reason::{Known, reasons};

reasons! {
    /// A word that is not one of those expected.
    pub enum UnknownWord {
        Player { found: String, known: Known }
            = "reason-no-player", "unknown player \"{found}\"; expected one of: {known}";
        Region { found: String, known: Known }
            = "reason-no-region", "unknown region \"{found}\"; expected one of: {known}";
        Site { found: String, known: Known }
            = "reason-no-site", "\"{found}\" is neither a region nor the castillo; expected one of: {known}";
        King { found: String, known: Known }
            = "reason-no-place", "unknown place for the king \"{found}\"; expected one of: {known}";
        Power { found: String } = "reason-no-power", "unknown power card \"{found}\"; expected 1 to 13";
        Modifier { found: String, known: Known }
            = "reason-no-modifier", "unknown modifier \"{found}\"; expected one of: {known}";
        Tile { found: String, known: Known }
            = "reason-no-tile", "unknown scoring tile \"{found}\"; expected one of: {known}";
        Card { found: String }
            = "reason-no-card", "unknown action card \"{found}\"; `elgrande cards` lists them all";
        CardSet { found: String, known: Known }
            = "reason-no-set", "unknown set of cards \"{found}\"; expected one of: {known}";
        Certainty { found: String, known: Known }
            = "reason-no-certainty", "unknown certainty \"{found}\"; expected one of: {known}";
        Ability { found: String, known: Known }
            = "reason-no-ability", "unknown ability \"{found}\"; expected one of: {known}";
        Variant { found: String, known: Known }
            = "reason-no-variant", "unknown variant \"{found}\"; expected one of: {known}";
        Level { found: String, known: Known }
            = "reason-no-level", "unknown level \"{found}\"; expected one of: {known}";
        Technique { found: String, known: Known }
            = "reason-no-idea", "unknown technique \"{found}\"; expected one of: {known}";
    }
}

/// Defines an enum of which every value has a word; another word is refused as this variant of [`UnknownWord`]. A crate that
/// uses it needs serde.
#[macro_export]
macro_rules! words {
    ($(#[$meta:meta])* $vis:vis enum $name:ident or $unknown:ident { $($(#[$doc:meta])* $value:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        $vis enum $name { $($(#[$doc])* $value),+ }

        impl $name {
            /// All values, in order.
            pub const ALL: [$name; [$($word),+].len()] = [$($name::$value),+];
            /// Their words, in the same order.
            pub const WORDS: &'static [&'static str] = &[$($word),+];

            /// The word for it in every text form.
            pub const fn word(self) -> &'static str {
                Self::WORDS[self as usize]
            }

            /// Its place in [`Self::ALL`].
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.word())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::words::UnknownWord;
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                match text {
                    $($word => Ok($name::$value),)+
                    _ => Err($crate::words::UnknownWord::$unknown {
                        found: text.to_owned(),
                        known: $crate::reason::Known(Self::WORDS),
                    }),
                }
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }
    };
}

/// Defines a set of such values as bits, with the operators of sets.
macro_rules! set_of {
    ($(#[$meta:meta])* $vis:vis struct $name:ident($bits:ty) of $item:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        $vis struct $name(pub(crate) $bits);

        impl $name {
            /// No member.
            pub const EMPTY: $name = $name(0);
            /// Every member there is.
            pub const ALL: $name = $name(((1u32 << $item::ALL.len()) - 1) as $bits);

            /// Just this one.
            #[inline]
            pub const fn only(item: $item) -> $name {
                $name(1 << item as u8)
            }
            /// The members as bits, the first value being the lowest bit.
            #[inline]
            pub const fn bits(self) -> $bits {
                self.0
            }
            /// Is it a member?
            #[inline]
            pub const fn has(self, item: $item) -> bool {
                self.0 >> item as u8 & 1 != 0
            }
            /// How many members.
            #[inline]
            pub const fn len(self) -> usize {
                const { assert!($item::ALL.len() <= 14, "so many bits are counted") };
                crate::bits::count(self.0 as u16)
            }
            /// Is there no member?
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }
            /// Is there exactly one member?
            #[inline]
            pub const fn is_single(self) -> bool {
                self.0 != 0 && self.0 & (self.0 - 1) == 0
            }
            /// The first member, in the order of the values.
            #[inline]
            pub fn first(self) -> Option<$item> {
                $item::ALL.get(self.0.trailing_zeros() as usize).copied()
            }
            /// The member with `index` members before it.
            #[inline]
            pub fn nth(self, index: usize) -> Option<$item> {
                crate::bits::nth(self.0.into(), index).map(|place| $item::ALL[place])
            }
            /// The set with this member added.
            #[inline]
            pub const fn with(self, item: $item) -> $name {
                $name(self.0 | 1 << item as u8)
            }
            /// Without this one.
            #[inline]
            pub const fn without(self, item: $item) -> $name {
                $name(self.0 & !(1 << item as u8))
            }
            /// The members, in order.
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut left = self;
                std::iter::from_fn(move || {
                    let item = left.first()?;
                    left.0 &= left.0 - 1;
                    Some(item)
                })
            }
        }

        impl std::ops::BitOr for $name {
            type Output = $name;
            #[inline]
            fn bitor(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }
        }
        impl std::ops::BitAnd for $name {
            type Output = $name;
            #[inline]
            fn bitand(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }
        }
        impl std::ops::Sub for $name {
            type Output = $name;
            #[inline]
            fn sub(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }
        }
        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $name {
                items.into_iter().fold($name::EMPTY, $name::with)
            }
        }
        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                for (index, item) in self.iter().enumerate() {
                    write!(f, "{}{item}", if index == 0 { "" } else { " " })?;
                }
                Ok(())
            }
        }
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }
    };
}

pub(crate) use {set_of, words};
