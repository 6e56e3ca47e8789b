//! Why something is refused, as data: a message key with named arguments, and the same in English. Knows no other language.

use std::fmt::{Debug, Display, Formatter, Result};

use crate::card::Card;
use crate::player::{Player, PlayerSet};
use crate::power::Modifier;
use crate::refusal::Rule;
use crate::region::Region;

/// A reason with a message in every language. Its `Display` is the English message, after the rule and the line.
pub trait Reason: Display + Debug + Send + Sync {
    /// The key of the message in `locales/<language>/`.
    fn key(&self) -> &'static str;

    /// The named arguments of the message.
    fn args(&self) -> Vec<(&'static str, Arg)>;

    /// The rule behind the refusal, if there is one.
    fn rule(&self) -> Option<Rule>;

    /// The line of the text that is at fault, counted from 1.
    fn line(&self) -> Option<usize> {
        None
    }
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// Shown as it is.
    Text(String),
    /// Shown as it is; languages may choose a plural form by it.
    Number(u64),
}

/// A reason and the line it is about; no line where the text as a whole is at fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Located<R> {
    /// The line, counted from 1.
    pub line: Option<usize>,
    /// What is wrong, and what would be right.
    pub reason: R,
}

impl<R> Located<R> {
    /// A reason on a line.
    pub fn on(line: usize, reason: impl Into<R>) -> Located<R> {
        Located { line: Some(line), reason: reason.into() }
    }

    /// A reason about the whole text.
    pub fn whole(reason: impl Into<R>) -> Located<R> {
        Located { line: None, reason: reason.into() }
    }
}

impl<R: Reason> Reason for Located<R> {
    fn key(&self) -> &'static str {
        self.reason.key()
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        self.reason.args()
    }

    fn rule(&self) -> Option<Rule> {
        self.reason.rule()
    }

    fn line(&self) -> Option<usize> {
        self.line
    }
}

impl<R: Display> Display for Located<R> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        self.line.map_or(Ok(()), |line| write!(f, "line {line}: "))?;
        Display::fmt(&self.reason, f)
    }
}

impl<R: Debug + Display> std::error::Error for Located<R> {}

/// What a reason can hold.
pub trait Field: Display {
    /// The argument of the message; `None` for a rule, which precedes the message.
    fn arg(&self) -> Option<Arg>;

    /// Some value, for tests that go through every reason.
    fn sample() -> Self;
}

/// Words that would have been accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known(pub &'static [&'static str]);

impl Display for Known {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(&self.0.join(", "))
    }
}

impl Field for Rule {
    fn arg(&self) -> Option<Arg> {
        None
    }

    fn sample() -> Rule {
        Rule::Id("SET-1")
    }
}

macro_rules! fields {
    ($($type:ty: $sample:expr => $arg:expr;)+) => { $(
        impl Field for $type {
            fn arg(&self) -> Option<Arg> {
                Some($arg(self))
            }

            fn sample() -> $type {
                $sample
            }
        }
    )+ };
}

fn text(value: &impl Display) -> Arg {
    Arg::Text(value.to_string())
}

fn number<N: Copy + TryInto<u64>>(value: &N) -> Arg {
    Arg::Number((*value).try_into().unwrap_or(u64::MAX))
}

fields! {
    String: "some words".to_owned() => text;
    &'static str: "words" => text;
    Known: Known(&["one", "two"]) => text;
    Card: Card(0) => text;
    Modifier: Modifier::Plus1 => text;
    Player: Player::Red => text;
    PlayerSet: PlayerSet::seats(3) => text;
    Region: Region::Toledo => text;
    u8: 12 => number;
    u16: 12 => number;
    u32: 12 => number;
    usize: 12 => number;
}

/// Defines an enum of reasons: each has its fields, the rule behind it in brackets, its message key, and the English message,
/// which names every field. `..Other;` includes all reasons of another enum.
#[macro_export]
macro_rules! reasons {
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $($reason:ident $({ $($field:ident: $type:ty),+ })? $([$rule:expr])? = $key:literal, $text:literal;)+
        $(..$inner:ident;)*
    }) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[allow(missing_docs, reason = "the messages describe the reasons")]
        $vis enum $name {
            $($reason $({ $($field: $type),+ })?,)+
            $($inner($inner),)*
        }

        impl $name {
            /// Every reason once, for tests.
            pub fn samples() -> Vec<$name> {
                #[allow(unused_mut, reason = "there may be no other enum")]
                let mut all = vec![$($name::$reason $({ $($field: $crate::reason::Field::sample()),+ })?),+];
                $(all.extend($inner::samples().into_iter().map($name::$inner));)*
                all
            }
        }

        #[allow(unused_variables, reason = "not every function needs every field")]
        impl $crate::reason::Reason for $name {
            fn key(&self) -> &'static str {
                match self {
                    $($name::$reason { .. } => $key,)+
                    $($name::$inner(reason) => reason.key(),)*
                }
            }

            fn args(&self) -> Vec<(&'static str, $crate::reason::Arg)> {
                let args: Vec<(&'static str, Option<$crate::reason::Arg>)> = match self {
                    $($name::$reason $({ $($field),+ })? => {
                        vec![$($((stringify!($field), $crate::reason::Field::arg($field))),+)?]
                    })+
                    $($name::$inner(reason) => return reason.args(),)*
                };
                args.into_iter().filter_map(|(name, arg)| Some((name, arg?))).collect()
            }

            fn rule(&self) -> Option<$crate::refusal::Rule> {
                match self {
                    $($name::$reason $({ $($field),+ })? => {
                        let rule: Option<$crate::refusal::Rule> = None;
                        $(let rule = Some($crate::refusal::Rule::from($rule));)?
                        rule
                    })+
                    $($name::$inner(reason) => reason.rule(),)*
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $(if let $name::$inner(reason) = self {
                    return reason.fmt(f);
                })*
                if let Some(rule) = $crate::reason::Reason::rule(self) {
                    write!(f, "{rule}: ")?;
                }
                match self {
                    $($name::$reason $({ $($field),+ })? => {
                        $(let _ = &$rule;)?
                        write!(f, $text)
                    })+
                    $($name::$inner(_) => Ok(()),)*
                }
            }
        }

        impl std::error::Error for $name {}

        $(impl From<$inner> for $name {
            fn from(reason: $inner) -> $name {
                $name::$inner(reason)
            }
        })*
    };
}

pub(crate) use reasons;
