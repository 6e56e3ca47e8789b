//! TypeScript declarations of words and sets; other types derive theirs. For `cargo xtask types` only.

use std::path::PathBuf;

use ts_rs::{Config, TS, TypeVisitor};

use crate::board::Tile;
use crate::card::{Card, Set};
use crate::decision::{Cards, Plays};
use crate::edition::Ability;
use crate::effect::Effect;
use crate::effect_json::{Count, Said};
use crate::event::Tally;
use crate::king::{King, KingSet};
use crate::player::{Player, PlayerSet};
use crate::power::{Modifier, ModifierSet, Modifiers, Power, PowerSet};
use crate::region::{Region, RegionSet, Site, SiteSet};
use crate::sources::Sources;
use crate::standing::{Place, Standing};
use crate::view::View;
use crate::view_json::{Each, Page, Regions};

/// A type with a name of its own.
macro_rules! named {
    ($type:ty, $name:literal, $means:expr $(, $part:ty)*) => {
        impl TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;
            fn name(_: &Config) -> String {
                $name.to_owned()
            }
            fn inline(_: &Config) -> String {
                $means
            }
            fn decl(config: &Config) -> String {
                format!("type {} = {};", $name, Self::inline(config))
            }
            fn visit_dependencies(_visitor: &mut impl TypeVisitor) {
                $(_visitor.visit::<$part>();)*
            }
            fn output_path() -> Option<PathBuf> {
                Some(PathBuf::new())
            }
        }
    };
}

/// A type written in terms of others.
macro_rules! said {
    ($type:ty, $means:literal $(, $part:ty)*) => {
        impl TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;
            fn name(_: &Config) -> String {
                $means.to_owned()
            }
            fn inline(config: &Config) -> String {
                Self::name(config)
            }
            fn visit_generics(_visitor: &mut impl TypeVisitor) {
                $(_visitor.visit::<$part>();)*
            }
        }
    };
}

/// A type that is written as another.
macro_rules! written_as {
    ($type:ty, $other:ty) => {
        impl TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;
            fn name(config: &Config) -> String {
                <$other>::name(config)
            }
            fn inline(config: &Config) -> String {
                <$other>::inline(config)
            }
            fn decl(config: &Config) -> String {
                <$other>::decl(config)
            }
            fn docs() -> Option<String> {
                <$other>::docs()
            }
            fn visit_dependencies(visitor: &mut impl TypeVisitor) {
                <$other>::visit_dependencies(visitor);
            }
            fn output_path() -> Option<PathBuf> {
                Some(PathBuf::new())
            }
        }
    };
}

fn union(words: impl IntoIterator<Item = &'static str>) -> String {
    words.into_iter().map(|word| format!("{word:?}")).collect::<Vec<_>>().join(" | ")
}

named!(Player, "Player", union(Player::WORDS.iter().copied()));
named!(Region, "Region", union(Region::WORDS.iter().copied()));
named!(Site, "Site", union(Site::WORDS.iter().copied()));
named!(King, "King", union(King::WORDS.iter().copied()));
named!(Tile, "Tile", union(Tile::WORDS.iter().copied()));
named!(Modifier, "Modifier", union(Modifier::WORDS.iter().copied()));
named!(Set, "CardSet", union(Set::WORDS.iter().copied()));
named!(Ability, "Ability", union(Ability::WORDS.iter().copied()));
named!(Card, "Card", union(Card::all().map(Card::id)));
named!(Standing, "Standing", "{ final: boolean, places: Place[] }".to_owned(), Place);
named!(Plays, "Plays", "{ plain: number[] } & { [modifier in Modifier]?: number[] }".to_owned(), Modifier);

said!(PlayerSet, "Player[]", Player);
said!(RegionSet, "Region[]", Region);
said!(SiteSet, "Site[]", Site);
said!(KingSet, "King[]", King);
said!(ModifierSet, "Modifier[]", Modifier);
said!(Modifiers, "Modifier[]", Modifier);
said!(Cards, "Card[]", Card);
said!(Power, "number");
said!(PowerSet, "number[]");
said!(Count, "number | \"all\"");
said!(Tally, "Partial<Record<Player, number>>", Player);
said!(Sources, "Partial<Record<Player, (Region | \"court\")[]>>", Player, Region);
said!(Regions<'_>, "Record<Region, Crowd>", Region, crate::view_json::Crowd);

written_as!(View, Page<'static>);
written_as!(Effect, Said);

impl<T: TS + 'static> TS for Each<T> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;
    fn name(config: &Config) -> String {
        format!("Record<Player, {}>", T::name(config))
    }
    fn inline(config: &Config) -> String {
        Self::name(config)
    }
    fn visit_generics(visitor: &mut impl TypeVisitor) {
        visitor.visit::<Player>();
        visitor.visit::<T>();
        T::visit_generics(visitor);
    }
}
