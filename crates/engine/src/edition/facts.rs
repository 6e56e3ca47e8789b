//! The values of an edition as JSON, for the page.

use serde::Serialize;

use super::{Ability, Edition, Map};
use crate::board::Tile;
use crate::card::{Card, Set};
use crate::effect::Effect;
use crate::power::{Modifier, Power};
use crate::region::{Region, RegionSet, Site};

/// An edition as used by a table of a given number of players.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "Edition"), schema(as = Edition))]
#[derive(Serialize)]
pub struct Facts<'a> {
    name: &'a str,
    /// In the order of a general scoring.
    regions: Vec<RegionFacts>,
    castillo: CastilloFacts,
    tiles: Vec<TileFacts>,
    powers: Vec<PowerFacts>,
    modifiers: Vec<ModifierFacts>,
    cards: Vec<CardFacts>,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
pub(crate) struct RegionFacts {
    id: Region,
    bar: [u8; 3],
    neighbours: RegionSet,
    borders: Vec<Abroad>,
}

/// A country at the border.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Abroad {
    France,
    Portugal,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
pub(crate) struct CastilloFacts {
    bar: [u8; 3],
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
pub(crate) struct TileFacts {
    id: Tile,
    bar: [u8; 3],
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
pub(crate) struct PowerFacts {
    value: Power,
    /// How many it brings to court.
    caballeros: u8,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
pub(crate) struct ModifierFacts {
    id: Modifier,
    value: i8,
    copies: u8,
    ability: Ability,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
pub(crate) struct CardFacts {
    id: Card,
    set: Set,
    stack: u8,
    /// How many may be placed: the lower half.
    number: u8,
    copies: u8,
    #[cfg_attr(feature = "types", ts(as = "Vec<Effect>"))]
    effects: &'static [Effect],
}

impl Edition {
    /// What is printed, with the side of the board for that many players.
    pub fn facts(&self, players: u8) -> Facts<'_> {
        let map = self.map(players);
        Facts {
            name: &self.name,
            regions: map.order.into_iter().map(|region| RegionFacts::of(map, region)).collect(),
            castillo: CastilloFacts { bar: map.bar(Site::Castillo) },
            tiles: Tile::ALL.map(|tile| TileFacts { id: tile, bar: self.tiles[tile.index()] }).into(),
            powers: (1..=13).filter_map(Power::new).map(|power| self.power_facts(power)).collect(),
            modifiers: Modifier::ALL.map(|modifier| self.modifier_facts(modifier)).into(),
            cards: Card::all().map(|card| self.card_facts(card)).collect(),
        }
    }

    fn power_facts(&self, power: Power) -> PowerFacts {
        PowerFacts { value: power, caballeros: self.to_court(power) }
    }

    fn modifier_facts(&self, modifier: Modifier) -> ModifierFacts {
        let print = self.modifier(modifier);
        let (copies, ability) = (print.copies, print.ability);
        ModifierFacts { id: modifier, value: modifier.value(), copies, ability }
    }

    fn card_facts(&self, card: Card) -> CardFacts {
        let (face, print) = (card.face(), self.card(card));
        let (stack, number) = (face.stack, face.stack);
        CardFacts { id: card, set: face.set, stack, number, copies: print.copies, effects: print.effects }
    }
}

impl RegionFacts {
    fn of(map: &Map, region: Region) -> RegionFacts {
        let borders = [(map.france, Abroad::France), (map.portugal, Abroad::Portugal)];
        let borders = borders.into_iter().filter(|(regions, _)| regions.has(region));
        RegionFacts {
            id: region,
            bar: map.bar(region.into()),
            neighbours: map.neighbours[region.index()],
            borders: borders.map(|(_, country)| country).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;

    #[test]
    fn every_figure_is_in_the_json() {
        let facts = serde_json::to_value(Edition::embedded().facts(4)).unwrap();
        let count = |part: &str| facts[part].as_array().unwrap().len();
        assert_eq!(["regions", "tiles", "powers", "modifiers", "cards"].map(count), [9, 2, 13, 4, 39]);
        expect![[r#"{"bar":[7,4,2],"borders":["portugal"],"id":"toledo","neighbours":["aragon","castilla","valencia","sevilla","granada"]}"#]].assert_eq(&facts["regions"][5].to_string());
        expect![[r#"{"ability":"move-opposing","copies":4,"id":"-1","value":-1}"#]]
            .assert_eq(&facts["modifiers"][1].to_string());
        expect![[r#"{"caballeros":6,"value":1}"#]].assert_eq(&facts["powers"][0].to_string());
        expect![[r#"{"copies":1,"effects":[{"along":0,"effect":"move-king","to":"any-region"}],"id":"your-majesty","number":5,"set":"base","stack":5}"#]].assert_eq(&facts["cards"][28].to_string());
        let small = serde_json::to_value(Edition::embedded().facts(3)).unwrap();
        assert_eq!(small["castillo"]["bar"], serde_json::json!([5, 3, 0]), "SCO-7");
    }
}
