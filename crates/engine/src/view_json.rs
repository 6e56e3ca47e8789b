//! A view as JSON for a browser, which knows no rules and finds here whatever it shows.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::board::{LaidVeto, Offer, Tile};
use crate::card::Card;
use crate::decision::Decision;
use crate::event::Tally;
use crate::king::King;
use crate::player::{ByPlayer, Player, PlayerSet};
use crate::power::{Modifier, Modifiers, Played, PowerSet};
use crate::region::{Region, Site};
use crate::standing::Standing;
use crate::variants::Variants;
use crate::view::View;

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Page::of(self).serialize(serializer)
    }
}

/// The whole view. Maps by colour have a key for every colour they are about.
#[derive(Serialize)]
struct Page<'a> {
    edition: &'static str,
    variants: Table,
    players: PlayerSet,
    round: u8,
    king: King,
    regions: Regions<'a>,
    castillo: Castillo,
    tiles: Tiles,
    courts: Each<u8>,
    provinces: Each<u8>,
    scores: Each<u16>,
    start: Player,
    played: Each<Option<Played>>,
    turn: Option<Player>,
    waiting: Vec<Player>,
    offers: Vec<Offer>,
    chosen: Option<Card>,
    infiltrating: bool,
    vetoes: Vec<LaidVeto>,
    discard: Vec<Card>,
    stacks: Vec<u8>,
    region_cards: Vec<Region>,
    hands: Each<u8>,
    modifiers: Each<u8>,
    own: Option<Hand>,
    asked: PlayerSet,
    decision: Option<Question>,
    standing: Standing,
}

impl Page<'_> {
    fn of(view: &View) -> Page<'_> {
        let board = view.board();
        let (seats, colours) = (board.seats(), board.colours());
        Page {
            edition: view.edition().name(),
            variants: Table::of(board.variants()),
            players: seats,
            round: board.round(),
            king: board.king(),
            regions: Regions(view),
            castillo: Castillo { site: Ground::of(view, Site::Castillo), tally: view.castillo().map(Tally) },
            tiles: Tiles { low: Lying::of(view, Tile::Low), high: Lying::of(view, Tile::High) },
            courts: Each(seats, board.court),
            provinces: Each(colours, board.province),
            scores: Each(seats, board.scores),
            start: board.start(),
            played: Each(colours, board.played),
            turn: board.turn(),
            waiting: view.waiting().collect(),
            offers: board.offers().collect(),
            chosen: board.chosen(),
            infiltrating: board.is_infiltrating(),
            vetoes: board.vetoes().collect(),
            discard: view.discard().collect(),
            stacks: view.stacks().collect(),
            region_cards: view.region_cards().collect(),
            hands: Each(seats, view.powers_in_hand),
            modifiers: Each(seats, view.modifiers_in_hand),
            own: Hand::of(view),
            asked: view.to_act(),
            decision: view.decision().map(|decision| Question { decision, options: decision.len() }),
            standing: view.standing(),
        }
    }
}

/// The variants in play.
#[derive(Serialize)]
struct Table {
    short: bool,
    regency: bool,
    power_shift: bool,
    merged: bool,
    memory_aid: bool,
    alternatives: Vec<Card>,
}

impl Table {
    fn of(variants: Variants) -> Table {
        let alternatives = variants.alternatives().iter();
        Table {
            short: variants.is_short(),
            regency: variants.has_regency(),
            power_shift: variants.has_power_shift(),
            merged: variants.is_merged(),
            memory_aid: variants.has_memory_aid(),
            alternatives: alternatives.flat_map(|(card, count)| vec![card; count.into()]).collect(),
        }
    }
}

/// By region: who stands there, and what it is worth now.
struct Regions<'a>(&'a View);

impl Serialize for Regions<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(Region::ALL.len()))?;
        for region in Region::ALL {
            let caballeros = Tally(self.0.board.caballeros[region.index()]);
            map.serialize_entry(&region, &Crowd { caballeros, site: Ground::of(self.0, region.into()) })?;
        }
        map.end()
    }
}

#[derive(Serialize)]
struct Crowd {
    caballeros: Tally,
    #[serde(flatten)]
    site: Ground,
}

#[derive(Serialize)]
struct Castillo {
    #[serde(skip_serializing_if = "Option::is_none")]
    tally: Option<Tally>,
    #[serde(flatten)]
    site: Ground,
}

/// What a region and the castillo have in common.
#[derive(Serialize)]
struct Ground {
    grandes: PlayerSet,
    tile: Option<Tile>,
    bar: [u8; 3],
}

impl Ground {
    fn of(view: &View, site: Site) -> Ground {
        let board = view.board();
        Ground {
            grandes: board.seats().iter().filter(|player| board.grande(*player) == Some(site)).collect(),
            tile: Tile::ALL.into_iter().find(|tile| board.tile(*tile) == Some(site)),
            bar: view.bar(site),
        }
    }
}

#[derive(Serialize)]
struct Tiles {
    low: Lying,
    high: Lying,
}

/// A tile: beside the board if nowhere.
#[derive(Serialize)]
struct Lying {
    values: [u8; 3],
    at: Option<Site>,
}

impl Lying {
    fn of(view: &View, tile: Tile) -> Lying {
        Lying { values: view.edition().tiles()[tile.index()], at: view.board().tile(tile) }
    }
}

/// One thing for each of these colours.
struct Each<T>(PlayerSet, ByPlayer<T>);

impl<T: Serialize + Copy> Serialize for Each<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|player| (player, self.1[player])))
    }
}

#[derive(Serialize)]
struct Hand {
    player: Player,
    hand: PowerSet,
    discard: PowerSet,
    modifiers: Modifiers,
    spent: Modifiers,
    passing: Option<Modifier>,
    disc: Option<Region>,
}

impl Hand {
    fn of(view: &View) -> Option<Hand> {
        view.own().map(|own| Hand {
            player: own.player,
            hand: own.hand,
            discard: view.own_discard(),
            modifiers: own.modifiers,
            spent: own.spent,
            passing: own.passing,
            disc: own.disc,
        })
    }
}

/// The decision's own fields, and how many answers there are.
#[derive(Serialize)]
struct Question {
    #[serde(flatten)]
    decision: Decision,
    options: usize,
}

#[cfg(test)]
mod tests {
    use crate::edition::Edition;
    use crate::event::Viewer;
    use crate::notation::read_position;
    use crate::player::Player;
    use expect_test::{Expect, expect};
    use serde_json::Value;

    fn json(position: &str, viewer: Viewer) -> Value {
        let game = read_position(position, Edition::embedded()).unwrap();
        serde_json::to_value(game.view(viewer)).unwrap()
    }

    fn check(value: &Value, expected: Expect) {
        expected.assert_eq(&value.to_string());
    }

    const POSITION: &str = "players 3 | king toledo | court red 4 | aragon red 2 blue 1 | red to choose";

    #[test]
    fn a_region_says_who_stands_there_and_what_it_is_worth() {
        check(
            &json(POSITION, Viewer::Spectator)["regions"]["aragon"],
            expect![[r#"{"bar":[5,4,0],"caballeros":{"blue":1,"red":2},"grandes":[],"tile":null}"#]],
        );
    }

    #[test]
    fn a_question_has_its_fields_and_the_number_of_answers() {
        check(
            &json(POSITION, Viewer::Seat(Player::Red))["decision"],
            expect![[
                r#"{"cards":["intrigue","justice","outposts","decree","your-majesty"],"kind":"choose","options":5}"#
            ]],
        );
        check(&json(POSITION, Viewer::Seat(Player::Blue))["decision"], expect!["null"]);
    }

    #[test]
    fn a_view_has_these_parts() {
        let view = json(POSITION, Viewer::Spectator);
        let parts: Vec<_> = view.as_object().unwrap().keys().cloned().collect();
        expect!["asked castillo chosen courts decision discard edition hands infiltrating king modifiers offers own played players provinces region_cards regions round scores stacks standing start tiles turn variants vetoes waiting"].assert_eq(&parts.join(" "));
    }
}
