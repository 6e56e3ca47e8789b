//! The effects of an action card as JSON, for a page that does not know the cards.

use serde::{Serialize, Serializer};

use crate::effect::{ALL, Discs, Effect, KingTo, MoveOrigin, Returned, Scored};

impl Serialize for Effect {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        EffectJson::of(*self).serialize(serializer)
    }
}

/// An effect with a name for every part.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "Effect"))]
#[derive(Serialize)]
#[serde(tag = "effect", rename_all = "kebab-case")]
pub(crate) enum EffectJson {
    Move {
        own: Count,
        opposing: Count,
        any: Count,
        from: MovesFromJson,
    },
    PlaceFromCourt {
        count: Count,
    },
    Score(ScoreJson),
    Return(ReturnJson),
    Discs(DiscsJson),
    MoveKing {
        to: KingToJson,
        along: Count,
    },
    MoveTile,
    MoveGrande,
    RecallPower,
    Recruit {
        count: Count,
    },
    LockUpGrandes,
    SwapKingWithGrande,
    Infiltrate,
    Veto,
    OneOf {
        #[cfg_attr(feature = "types", schema(no_recursion))]
        effects: Vec<Effect>,
    },
}

/// How many: a number, or `"all"`.
pub(crate) struct Count(pub(crate) u8);

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "MoveOrigin"), schema(as = MoveOrigin))]
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum MovesFromJson {
    Anywhere,
    OneRegion,
}

/// Both values of a range belong to it.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "Scored"), schema(as = Scored))]
#[derive(Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub(crate) enum ScoreJson {
    Chosen,
    FirstValue { least: u8, most: u8 },
    Castillo,
    SoleFirst,
    Most,
    Fewest,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "Returned"), schema(as = Returned))]
#[derive(Serialize)]
#[serde(tag = "how", rename_all = "kebab-case")]
pub(crate) enum ReturnJson {
    OwnChoice { count: Count },
    FromCourt { count: Count },
    OneOfEach,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "AfterDiscs"), schema(as = AfterDiscs))]
#[derive(Serialize)]
#[serde(tag = "then", rename_all = "kebab-case")]
pub(crate) enum DiscsJson {
    Return { count: Count },
    Scatter,
    ScoreOnce,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "KingTo"), schema(as = KingTo))]
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum KingToJson {
    AnyRegion,
    Adjacent,
    Fewest,
    Abroad,
    Castillo,
}

impl EffectJson {
    fn of(effect: Effect) -> EffectJson {
        match effect {
            Effect::Move { own, opposing, any, from } => {
                let from = match from {
                    MoveOrigin::Anywhere => MovesFromJson::Anywhere,
                    MoveOrigin::OneRegion => MovesFromJson::OneRegion,
                };
                EffectJson::Move { own: Count(own), opposing: Count(opposing), any: Count(any), from }
            }
            Effect::PlaceFromCourt(count) => EffectJson::PlaceFromCourt { count: Count(count) },
            Effect::Score(scored) => EffectJson::Score(ScoreJson::of(scored)),
            Effect::Return(returned) => EffectJson::Return(ReturnJson::of(returned)),
            Effect::Discs(discs) => EffectJson::Discs(DiscsJson::of(discs)),
            Effect::MoveKing { to, along } => {
                EffectJson::MoveKing { to: KingToJson::of(to), along: Count(along) }
            }
            Effect::MoveTile => EffectJson::MoveTile,
            Effect::MoveGrande => EffectJson::MoveGrande,
            Effect::RecallPower => EffectJson::RecallPower,
            Effect::Recruit(count) => EffectJson::Recruit { count: Count(count) },
            Effect::LockUpGrandes => EffectJson::LockUpGrandes,
            Effect::SwapKingWithGrande => EffectJson::SwapKingWithGrande,
            Effect::Infiltrate => EffectJson::Infiltrate,
            Effect::Veto => EffectJson::Veto,
            Effect::OneOf(effects) => EffectJson::OneOf { effects: effects.to_vec() },
        }
    }
}

impl ScoreJson {
    fn of(scored: Scored) -> ScoreJson {
        match scored {
            Scored::Chosen => ScoreJson::Chosen,
            Scored::FirstValue(least, most) => ScoreJson::FirstValue { least, most },
            Scored::Castillo => ScoreJson::Castillo,
            Scored::SoleFirst => ScoreJson::SoleFirst,
            Scored::Most => ScoreJson::Most,
            Scored::Fewest => ScoreJson::Fewest,
        }
    }
}

impl ReturnJson {
    fn of(returned: Returned) -> ReturnJson {
        match returned {
            Returned::OwnChoice(count) => ReturnJson::OwnChoice { count: Count(count) },
            Returned::FromCourt(count) => ReturnJson::FromCourt { count: Count(count) },
            Returned::OneOfEach => ReturnJson::OneOfEach,
        }
    }
}

impl DiscsJson {
    fn of(discs: Discs) -> DiscsJson {
        match discs {
            Discs::Return(count) => DiscsJson::Return { count: Count(count) },
            Discs::Scatter => DiscsJson::Scatter,
            Discs::ScoreOnce => DiscsJson::ScoreOnce,
        }
    }
}

impl KingToJson {
    fn of(to: KingTo) -> KingToJson {
        match to {
            KingTo::AnyRegion => KingToJson::AnyRegion,
            KingTo::Adjacent => KingToJson::Adjacent,
            KingTo::Fewest => KingToJson::Fewest,
            KingTo::Abroad => KingToJson::Abroad,
            KingTo::Castillo => KingToJson::Castillo,
        }
    }
}

impl Serialize for Count {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0 == ALL { serializer.serialize_str("all") } else { serializer.serialize_u8(self.0) }
    }
}

#[cfg(test)]
mod tests {
    use crate::card::Card;
    use crate::edition::Edition;
    use expect_test::{Expect, expect};

    fn check(card: &str, expected: Expect) {
        let card: Card = card.parse().unwrap();
        expected.assert_eq(&serde_json::to_string(Edition::embedded().card(card).effects).unwrap());
    }

    #[test]
    fn an_effect_names_its_parts() {
        check("intrigue", expect![[r#"[{"effect":"move","own":2,"opposing":2,"any":0,"from":"anywhere"}]"#]]);
        check("strongholds", expect![[r#"[{"effect":"score","what":"first-value","least":6,"most":7}]"#]]);
        check("civil-war", expect![[r#"[{"effect":"discs","then":"return","count":"all"}]"#]]);
        check("assassin", expect![[r#"[{"effect":"return","how":"one-of-each"}]"#]]);
    }

    #[test]
    fn effects_may_follow_each_other_or_be_chosen_from() {
        check(
            "competition",
            expect![[r#"[{"effect":"move-king","to":"any-region","along":0},{"effect":"lock-up-grandes"}]"#]],
        );
        check(
            "representation",
            expect![[
                r#"[{"effect":"one-of","effects":[{"effect":"move","own":"all","opposing":0,"any":0,"from":"one-region"},{"effect":"place-from-court","count":2}]}]"#
            ]],
        );
    }
}
