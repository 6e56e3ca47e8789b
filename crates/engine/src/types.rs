//! Declarations for TypeScript and OpenAPI of types with their own serialization; other types derive theirs. For
//! `cargo xtask types` only.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::path::PathBuf;

use ts_rs::{Config, TS, TypeVisitor};
use utoipa::openapi::{ObjectBuilder, OneOfBuilder, RefOr, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

use crate::action::Action;
use crate::board::Tile;
use crate::card::{Card, Set};
use crate::decision::{Cards, Plays};
use crate::edition::Ability;
use crate::effect::Effect;
use crate::effect_json::{Count, EffectJson};
use crate::event::Tally;
use crate::king::{King, KingSet};
use crate::player::{Player, PlayerSet};
use crate::power::{Modifier, ModifierSet, Modifiers, Played, Power, PowerSet};
use crate::region::{Region, RegionSet, Site, SiteSet};
use crate::sources::Sources;
use crate::standing::{Place, Standing};
use crate::view::View;
use crate::view_json::{Each, Page, RegionView, Regions};

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
                <Self as TS>::name(config)
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
                <$other as TS>::name(config)
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

/// The OpenAPI schema of a type is that of another type, which need not exist.
macro_rules! schema {
    ($type:ty, $name:literal, $($shape:tt)+) => {
        const _: () = {
            #[derive(ToSchema)]
            #[expect(dead_code, reason = "only its schema is used")]
            struct Shape($($shape)+);
            impl PartialSchema for $type {
                fn schema() -> RefOr<Schema> {
                    Shape::schema()
                }
            }
            impl ToSchema for $type {
                fn name() -> Cow<'static, str> {
                    $name.into()
                }
                fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
                    Shape::schemas(schemas);
                }
            }
        };
    };
}

/// A type whose values are words.
macro_rules! words {
    ($type:ty, $name:literal, $words:expr) => {
        named!($type, $name, union($words));
        impl PartialSchema for $type {
            fn schema() -> RefOr<Schema> {
                ObjectBuilder::new().schema_type(Type::String).enum_values(Some($words)).into()
            }
        }
        impl ToSchema for $type {
            fn name() -> Cow<'static, str> {
                $name.into()
            }
        }
    };
}

fn union(words: impl IntoIterator<Item = &'static str>) -> String {
    words.into_iter().map(|word| format!("{word:?}")).collect::<Vec<_>>().join(" | ")
}

words!(Player, "Player", Player::WORDS.iter().copied());
words!(Region, "Region", Region::WORDS.iter().copied());
words!(Site, "Site", Site::WORDS.iter().copied());
words!(King, "King", King::WORDS.iter().copied());
words!(Tile, "Tile", Tile::WORDS.iter().copied());
words!(Modifier, "Modifier", Modifier::WORDS.iter().copied());
words!(Set, "CardSet", Set::WORDS.iter().copied());
words!(Ability, "Ability", Ability::WORDS.iter().copied());
words!(Card, "Card", Card::all().map(Card::id));

named!(Standing, "Standing", "{ final: boolean, places: Place[] }".to_owned(), Place);
named!(Plays, "Plays", "{ plain: number[] } & { [modifier in Modifier]?: number[] }".to_owned(), Modifier);

said!(PlayerSet, "Player[]", Player);
said!(RegionSet, "Region[]", Region);
said!(SiteSet, "Site[]", Site);
said!(KingSet, "King[]", King);
said!(ModifierSet, "Modifier[]", Modifier);
said!(Modifiers, "Modifier[]", Modifier);
said!(Cards, "Card[]", Card);
said!(Action, "string");
said!(Power, "number");
said!(PowerSet, "number[]");
said!(Count, "number | \"all\"");
said!(Tally, "Partial<Record<Player, number>>", Player);
said!(Sources, "Partial<Record<Player, (Region | \"court\")[]>>", Player, Region);
said!(Regions<'_>, "Record<Region, RegionView>", Region, RegionView);

schema!(PlayerSet, "PlayerSet", Vec<Player>);
schema!(RegionSet, "RegionSet", Vec<Region>);
schema!(SiteSet, "SiteSet", Vec<Site>);
schema!(KingSet, "KingSet", Vec<King>);
schema!(ModifierSet, "ModifierSet", Vec<Modifier>);
schema!(Modifiers, "Modifiers", Vec<Modifier>);
schema!(Cards, "Cards", Vec<Card>);
schema!(Action, "Action", String);
schema!(Power, "Power", u8);
schema!(PowerSet, "PowerSet", Vec<Power>);
schema!(Tally, "Tally", BTreeMap<Player, u8>);
schema!(Sources, "Sources", BTreeMap<Player, Vec<String>>);
schema!(Regions<'_>, "Regions", BTreeMap<Region, RegionView>);
schema!(Plays, "Plays", BTreeMap<String, PowerSet>);
schema!(
    Standing,
    "Standing",
    #[schema(inline)]
    StandingShape
);
schema!(View, "View", #[schema(inline)] Page<'static>);
schema!(
    Effect,
    "Effect",
    #[schema(inline)]
    EffectJson
);

/// What a player has played, or null.
#[derive(ToSchema)]
#[expect(dead_code, reason = "only its schema is used")]
pub(crate) struct MaybePlayed(Option<Played>);

/// All players by score, highest first; ties in seat order.
#[derive(ToSchema)]
#[expect(dead_code, reason = "only its schema is used")]
struct StandingShape {
    r#final: bool,
    places: Vec<Place>,
}

impl PartialSchema for Count {
    fn schema() -> RefOr<Schema> {
        let all = ObjectBuilder::new().schema_type(Type::String).enum_values(Some(["all"]));
        OneOfBuilder::new().item(u8::schema()).item(all).into()
    }
}

impl ToSchema for Count {}

written_as!(View, Page<'static>);
written_as!(Effect, EffectJson);

impl<T: TS + 'static> TS for Each<T> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;
    fn name(config: &Config) -> String {
        format!("Record<Player, {}>", <T as TS>::name(config))
    }
    fn inline(config: &Config) -> String {
        <Self as TS>::name(config)
    }
    fn visit_generics(visitor: &mut impl TypeVisitor) {
        visitor.visit::<Player>();
        visitor.visit::<T>();
        T::visit_generics(visitor);
    }
}
