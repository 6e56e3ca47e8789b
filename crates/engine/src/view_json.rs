//! A view as JSON for the browser, which knows no rules and shows what it finds here.

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
use crate::scoring::Reach;
use crate::standing::Standing;
use crate::variants::Variants;
use crate::view::View;

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Page::of(self).serialize(serializer)
    }
}

impl View {
    /// The public part: the same in every view of a game.
    pub fn open(&self) -> impl Serialize {
        Open::of(self)
    }

    /// What only this viewer sees; together with the public part it is the whole view.
    pub fn closed(&self) -> impl Serialize {
        Closed::of(self)
    }
}

/// The whole view. Maps by colour have a key for every colour they are about.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "View"))]
#[derive(Serialize)]
pub(crate) struct Page<'a> {
    #[serde(flatten)]
    open: Open<'a>,
    #[serde(flatten)]
    closed: Closed,
}

impl Page<'_> {
    fn of(view: &View) -> Page<'_> {
        Page { open: Open::of(view), closed: Closed::of(view) }
    }
}

/// What the viewer holds and is asked.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), schema(as = OwnView))]
#[derive(Serialize)]
struct Closed {
    own: Option<Hand>,
    decision: Option<Question>,
}

impl Closed {
    fn of(view: &View) -> Closed {
        let question = |decision: Decision| Question { decision, options: decision.len() };
        Closed { own: Hand::of(view), decision: view.decision().map(question) }
    }
}

/// The public state of the table.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), schema(as = PublicView))]
#[derive(Serialize)]
struct Open<'a> {
    edition: &'static str,
    variants: Table,
    players: PlayerSet,
    round: u8,
    rounds: Rounds,
    king: King,
    regions: Regions<'a>,
    castillo: Castillo,
    tiles: Tiles,
    #[cfg_attr(feature = "types", schema(value_type = std::collections::BTreeMap<Player, u8>))]
    courts: Each<u8>,
    #[cfg_attr(feature = "types", schema(value_type = std::collections::BTreeMap<Player, u8>))]
    provinces: Each<u8>,
    #[cfg_attr(feature = "types", schema(value_type = std::collections::BTreeMap<Player, u16>))]
    scores: Each<u16>,
    start: Player,
    #[cfg_attr(feature = "types", schema(value_type = std::collections::BTreeMap<Player, crate::types::MaybePlayed>))]
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
    #[cfg_attr(feature = "types", schema(value_type = std::collections::BTreeMap<Player, u8>))]
    hands: Each<u8>,
    #[cfg_attr(feature = "types", schema(value_type = std::collections::BTreeMap<Player, u8>))]
    modifiers: Each<u8>,
    asked: PlayerSet,
    standing: Standing,
}

impl Open<'_> {
    fn of(view: &View) -> Open<'_> {
        let board = view.board();
        let (seats, colours) = (board.seats(), board.colours());
        Open {
            edition: view.edition().name(),
            variants: Table::of(board.variants()),
            players: seats,
            round: board.round(),
            rounds: Rounds::of(board.variants()),
            king: board.king(),
            regions: Regions(view),
            castillo: Castillo::of(view),
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
            asked: view.to_act(),
            standing: view.standing(),
        }
    }
}

/// The variants in play.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "Variants"), schema(as = Variants))]
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

/// The fields of the round marker (SHT-1), and those after which a general scoring is held.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
struct Rounds {
    all: Vec<u8>,
    last: u8,
    scorings: Vec<u8>,
}

impl Rounds {
    fn of(variants: Variants) -> Rounds {
        let all: Vec<u8> = variants.rounds().collect();
        let scorings = all.iter().copied().filter(|round| Variants::is_scored(*round)).collect();
        Rounds { last: all.last().copied().unwrap_or_default(), scorings, all }
    }
}

/// By region: the caballeros there, and the points it would give now.
pub(crate) struct Regions<'a>(&'a View);

impl Serialize for Regions<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(Region::ALL.len()))?;
        for region in Region::ALL {
            map.serialize_entry(&region, &Crowd::of(self.0, region))?;
        }
        map.end()
    }
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
pub(crate) struct Crowd {
    caballeros: Tally,
    /// What each colour would get were it scored now.
    points: Tally,
    #[serde(flatten)]
    site: Ground,
}

impl Crowd {
    fn of(view: &View, region: Region) -> Crowd {
        let (caballeros, site) = (view.board.caballeros[region.index()], region.into());
        Crowd {
            caballeros: Tally(caballeros),
            points: points(view, site, &caballeros),
            site: Ground::of(view, site),
        }
    }
}

/// Tally and points are there where the tally is shown.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
struct Castillo {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    tally: Option<Tally>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    points: Option<Tally>,
    #[serde(flatten)]
    site: Ground,
}

impl Castillo {
    fn of(view: &View) -> Castillo {
        let tally = view.castillo();
        Castillo {
            tally: tally.map(Tally),
            points: tally.map(|tally| points(view, Site::Castillo, &tally)),
            site: Ground::of(view, Site::Castillo),
        }
    }
}

fn points(view: &View, site: Site, counts: &ByPlayer<u8>) -> Tally {
    Tally(view.board.award(view.edition(), site, counts, Reach::Places).points)
}

/// What a region and the castillo have in common.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
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

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
struct Tiles {
    low: Lying,
    high: Lying,
}

/// A tile: beside the board if nowhere.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
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
pub(crate) struct Each<T>(PlayerSet, ByPlayer<T>);

impl<T: Serialize + Copy> Serialize for Each<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|player| (player, self.1[player])))
    }
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
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
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
struct Question {
    #[serde(flatten)]
    decision: Decision,
    options: usize,
}

#[cfg(test)]
mod tests {
    use crate::chance::pick;
    use crate::edition::Edition;
    use crate::event::Viewer;
    use crate::game::Game;
    use crate::notation::read_position;
    use crate::player::Player;
    use crate::region::Site;
    use crate::scoring::Reach;
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
    fn a_region_shows_its_caballeros_and_its_points() {
        check(
            &json(POSITION, Viewer::Spectator)["regions"]["aragon"],
            expect![[
                r#"{"bar":[5,4,0],"caballeros":{"blue":1,"red":2},"grandes":[],"points":{"blue":4,"red":5},"tile":null}"#
            ]],
        );
    }

    #[test]
    fn a_site_says_what_each_would_get_were_it_scored_now() {
        let points = |position: &str, site: &str| {
            let view = json(position, Viewer::Spectator);
            if site == "castillo" {
                view[site]["points"].clone()
            } else {
                view["regions"][site]["points"].clone()
            }
        };
        let tied = "players 4 | king toledo | aragon red 2 blue 2 green 1 | red to choose";
        check(&points(tied, "aragon"), expect![[r#"{"blue":4,"green":1,"red":4}"#]]);
        let king = "players 4 | king toledo | toledo red 2 blue 1 | grandes red toledo | red to choose";
        check(&points(king, "toledo"), expect![[r#"{"blue":4,"red":11}"#]]);
        check(&points(king, "granada"), expect!["{}"]);
        check(&points(king, "castillo"), expect!["null"]);
    }

    #[test]
    fn the_points_shown_are_the_points_scored() {
        use crate::event::{Event, Sink};
        use crate::setup::Setup;
        use crate::variants::Variants;
        use rand_pcg::Pcg32;

        /// The points of one site as they are given, by colour.
        struct Given(Site, std::collections::BTreeMap<String, u8>);
        impl Sink for Given {
            fn tell(&mut self, event: Event) {
                if let Event::Scored { player, site, points, .. } = event {
                    assert_eq!(site, self.0);
                    self.1.insert(player.to_string(), points);
                }
            }
        }
        for (seed, variants) in Variants::all().enumerate() {
            let mut rng = Pcg32::new(seed as u64, 3);
            let setup = Setup::deal(Edition::embedded(), variants.with_memory_aid(), &mut rng);
            let mut game = Game::new(&setup);
            while let Some((player, decision)) = game.question() {
                let action = pick(decision, &mut rng);
                game.apply(player, action).unwrap();
                let view = serde_json::to_value(game.view(Viewer::Spectator)).unwrap();
                for site in Site::ALL {
                    let mut given = Given(site, Default::default());
                    Game::clone(&game).score(site, Reach::Places, &mut given);
                    let told = match site.region() {
                        Some(region) => &view["regions"][region.word()]["points"],
                        None => &view["castillo"]["points"],
                    };
                    assert_eq!(*told, serde_json::to_value(given.1).unwrap(), "SCO-5");
                }
            }
        }
    }

    #[test]
    fn the_rounds_and_scorings_are_listed() {
        check(
            &json(POSITION, Viewer::Spectator)["rounds"],
            expect![[r#"{"all":[1,2,3,4,5,6,7,8,9],"last":9,"scorings":[3,6,9]}"#]],
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
        expect!["asked castillo chosen courts decision discard edition hands infiltrating king modifiers offers own played players provinces region_cards regions round rounds scores stacks standing start tiles turn variants vetoes waiting"].assert_eq(&parts.join(" "));
    }
}
