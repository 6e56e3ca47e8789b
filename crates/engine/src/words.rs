//! Enums whose values have a word: one list gives the type, the word, its parser and its JSON.

/// Why a word was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownWord {
    /// What was looked for: "region", "player" …
    pub kind: &'static str,
    /// What stood there.
    pub found: String,
    /// The words that would have been right.
    pub known: &'static [&'static str],
}

impl std::fmt::Display for UnknownWord {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "\"{}\" is no {}; known are: {}", self.found, self.kind, self.known.join(", "))
    }
}

impl std::error::Error for UnknownWord {}

/// Defines an enum of which every value has a word. Whoever uses it needs serde.
#[macro_export]
macro_rules! words {
    ($(#[$meta:meta])* $vis:vis enum $name:ident, $kind:literal { $($(#[$doc:meta])* $value:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        $vis enum $name { $($(#[$doc])* $value),+ }

        impl $name {
            /// All values, in order.
            pub const ALL: [$name; [$($word),+].len()] = [$($name::$value),+];
            /// Their words, in the same order.
            pub const WORDS: &'static [&'static str] = &[$($word),+];

            /// The word for it, as it stands in every text form.
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
                    _ => Err($crate::words::UnknownWord { kind: $kind, found: text.to_owned(), known: Self::WORDS }),
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
            /// Is it a member?
            #[inline]
            pub const fn has(self, item: $item) -> bool {
                self.0 >> item as u8 & 1 != 0
            }
            /// How many members.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }
            /// Is there no member?
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
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
            /// With this one too.
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
