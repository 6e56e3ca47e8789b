//! The effects of an action card as JSON, for a page that does not know the cards.

use serde::{Serialize, Serializer};

use crate::effect::{ALL, Discs, Effect, KingTo, Origin, Returned, Scored};

impl Serialize for Effect {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Said::of(*self).serialize(serializer)
    }
}

/// An effect with a name for every part.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "Effect"))]
#[derive(Serialize)]
#[serde(tag = "effect", rename_all = "kebab-case")]
pub(crate) enum Said {
    Move {
        own: Count,
        opposing: Count,
        any: Count,
        from: From,
    },
    PlaceFromCourt {
        count: Count,
    },
    Score(What),
    Return(Who),
    Discs(Then),
    MoveKing {
        to: To,
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
pub(crate) struct Count(u8);

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "Origin"), schema(as = Origin))]
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum From {
    Anywhere,
    OneRegion,
}

/// Both values of a range belong to it.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "Scored"), schema(as = Scored))]
#[derive(Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub(crate) enum What {
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
pub(crate) enum Who {
    OwnChoice { count: Count },
    FromCourt { count: Count },
    OneOfEach,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "AfterDiscs"), schema(as = AfterDiscs))]
#[derive(Serialize)]
#[serde(tag = "then", rename_all = "kebab-case")]
pub(crate) enum Then {
    Return { count: Count },
    Scatter,
    ScoreOnce,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "KingTo"), schema(as = KingTo))]
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum To {
    AnyRegion,
    Adjacent,
    Fewest,
    Abroad,
    Castillo,
}

impl Said {
    fn of(effect: Effect) -> Said {
        match effect {
            Effect::Move { own, opposing, any, from } => {
                let from = match from {
                    Origin::Anywhere => From::Anywhere,
                    Origin::OneRegion => From::OneRegion,
                };
                Said::Move { own: Count(own), opposing: Count(opposing), any: Count(any), from }
            }
            Effect::PlaceFromCourt(count) => Said::PlaceFromCourt { count: Count(count) },
            Effect::Score(scored) => Said::Score(What::of(scored)),
            Effect::Return(returned) => Said::Return(Who::of(returned)),
            Effect::Discs(discs) => Said::Discs(Then::of(discs)),
            Effect::MoveKing { to, along } => Said::MoveKing { to: To::of(to), along: Count(along) },
            Effect::MoveTile => Said::MoveTile,
            Effect::MoveGrande => Said::MoveGrande,
            Effect::RecallPower => Said::RecallPower,
            Effect::Recruit(count) => Said::Recruit { count: Count(count) },
            Effect::LockUpGrandes => Said::LockUpGrandes,
            Effect::SwapKingWithGrande => Said::SwapKingWithGrande,
            Effect::Infiltrate => Said::Infiltrate,
            Effect::Veto => Said::Veto,
            Effect::OneOf(effects) => Said::OneOf { effects: effects.to_vec() },
        }
    }
}

impl What {
    fn of(scored: Scored) -> What {
        match scored {
            Scored::Chosen => What::Chosen,
            Scored::FirstValue(least, most) => What::FirstValue { least, most },
            Scored::Castillo => What::Castillo,
            Scored::SoleFirst => What::SoleFirst,
            Scored::Most => What::Most,
            Scored::Fewest => What::Fewest,
        }
    }
}

impl Who {
    fn of(returned: Returned) -> Who {
        match returned {
            Returned::OwnChoice(count) => Who::OwnChoice { count: Count(count) },
            Returned::FromCourt(count) => Who::FromCourt { count: Count(count) },
            Returned::OneOfEach => Who::OneOfEach,
        }
    }
}

impl Then {
    fn of(discs: Discs) -> Then {
        match discs {
            Discs::Return(count) => Then::Return { count: Count(count) },
            Discs::Scatter => Then::Scatter,
            Discs::ScoreOnce => Then::ScoreOnce,
        }
    }
}

impl To {
    fn of(to: KingTo) -> To {
        match to {
            KingTo::AnyRegion => To::AnyRegion,
            KingTo::Adjacent => To::Adjacent,
            KingTo::Fewest => To::Fewest,
            KingTo::Abroad => To::Abroad,
            KingTo::Castillo => To::Castillo,
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
