//! A view as JSON for the browser, which knows no rules and shows what it finds here.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::agenda::DiscPurpose;
use crate::board::{LaidVeto, Offer, Tile};
use crate::card::Card;
use crate::decision::Decision;
use crate::effect::Discs;
use crate::effect_json::Count;
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
    pub fn public_part(&self) -> impl Serialize {
        PublicView::of(self)
    }

    /// What only this viewer sees; together with the public part it is the whole view.
    pub fn private_part(&self) -> impl Serialize {
        OwnView::of(self)
    }
}

/// The whole view. Maps by colour have a key for every colour they are about.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "View"))]
#[derive(Serialize)]
pub(crate) struct Page<'a> {
    #[serde(flatten)]
    public: PublicView<'a>,
    #[serde(flatten)]
    own: OwnView,
}

impl Page<'_> {
    fn of(view: &View) -> Page<'_> {
        Page { public: PublicView::of(view), own: OwnView::of(view) }
    }
}

/// What the viewer holds and is asked.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
struct OwnView {
    own: Option<Hand>,
    decision: Option<Question>,
}

impl OwnView {
    fn of(view: &View) -> OwnView {
        let question = |decision: Decision| Question { decision, options: decision.len() };
        OwnView { own: Hand::of(view), decision: view.decision().map(question) }
    }
}

/// The public state of the table.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
struct PublicView<'a> {
    edition: &'static str,
    /// The words of the variants, each alternative card as often as it is in the stacks.
    #[cfg_attr(feature = "types", ts(type = "VariantWord[]"))]
    variants: Vec<&'static str>,
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
    discs: Option<DiscsInfo>,
    secrecy: Secrecy,
    standing: Standing,
}

impl PublicView<'_> {
    fn of(view: &View) -> PublicView<'_> {
        let board = view.board();
        let (seats, colours) = (board.seats(), board.colours());
        PublicView {
            edition: view.edition().name(),
            variants: board.variants().words().collect(),
            players: seats,
            round: board.round(),
            rounds: Rounds::of(board.variants()),
            king: board.king(),
            regions: Regions(view),
            castillo: Castillo::of(view),
            tiles: Tiles { low: TileView::of(view, Tile::Low), high: TileView::of(view, Tile::High) },
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
            discs: view.disc_purpose().map(DiscsInfo::of),
            secrecy: Secrecy { answer: view.asks_for_secret(), hands: view.secret_hands() },
            standing: view.standing(),
        }
    }
}

/// What discs are being set for.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "Discs"), schema(as = Discs))]
#[derive(Serialize)]
#[serde(tag = "purpose", rename_all = "kebab-case")]
enum DiscsInfo {
    /// A general scoring (SCO-1).
    General,
    /// Up to `most` caballeros return from the region on the disc.
    Return { most: Count },
    /// All caballeros of the asked players leave `from` for the region on the disc (COU-1).
    Scatter { from: Option<Region> },
    /// Each region on exactly one disc is scored (RIV-1).
    ScoreOnce,
}

impl DiscsInfo {
    fn of(purpose: DiscPurpose) -> DiscsInfo {
        match purpose {
            DiscPurpose::General => DiscsInfo::General,
            DiscPurpose::Card(Discs::Return(most), _) => DiscsInfo::Return { most: Count(most) },
            DiscPurpose::Card(Discs::Scatter, from) => DiscsInfo::Scatter { from },
            DiscPurpose::Card(Discs::ScoreOnce, _) => DiscsInfo::ScoreOnce,
        }
    }
}

/// What players at one screen must not see of each other.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
struct Secrecy {
    /// Is the pending answer secret?
    answer: bool,
    /// The players whose hand others cannot know.
    hands: PlayerSet,
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
            map.serialize_entry(&region, &RegionView::of(self.0, region))?;
        }
        map.end()
    }
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
pub(crate) struct RegionView {
    caballeros: Tally,
    /// What each colour would get were it scored now.
    points: Tally,
    #[serde(flatten)]
    site: SiteView,
}

impl RegionView {
    fn of(view: &View, region: Region) -> RegionView {
        let (caballeros, site) = (view.board.caballeros[region.index()], region.into());
        RegionView {
            caballeros: Tally(caballeros),
            points: points(view, site, &caballeros),
            site: SiteView::of(view, site),
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
    site: SiteView,
}

impl Castillo {
    fn of(view: &View) -> Castillo {
        let tally = view.castillo();
        Castillo {
            tally: tally.map(Tally),
            points: tally.map(|tally| points(view, Site::Castillo, &tally)),
            site: SiteView::of(view, Site::Castillo),
        }
    }
}

fn points(view: &View, site: Site, counts: &ByPlayer<u8>) -> Tally {
    Tally(view.board.award(view.edition(), site, counts, Reach::Places).points)
}

/// What a region and the castillo have in common.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
struct SiteView {
    grandes: PlayerSet,
    tile: Option<Tile>,
    bar: [u8; 3],
}

impl SiteView {
    fn of(view: &View, site: Site) -> SiteView {
        let board = view.board();
        SiteView {
            grandes: board.seats().iter().filter(|player| board.grande(*player) == Some(site)).collect(),
            tile: Tile::ALL.into_iter().find(|tile| board.tile(*tile) == Some(site)),
            bar: view.bar(site),
        }
    }
}

#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
struct Tiles {
    low: TileView,
    high: TileView,
}

/// Where a tile is; null beside the board.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
struct TileView {
    values: [u8; 3],
    at: Option<Site>,
}

impl TileView {
    fn of(view: &View, tile: Tile) -> TileView {
        TileView { values: view.edition().tiles()[tile.index()], at: view.board().tile(tile) }
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
            fn emit(&mut self, event: Event) {
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
                    let shown = match site.region() {
                        Some(region) => &view["regions"][region.word()]["points"],
                        None => &view["castillo"]["points"],
                    };
                    assert_eq!(*shown, serde_json::to_value(given.1).unwrap(), "SCO-5");
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
    fn every_viewer_sees_what_discs_are_set_for() {
        let discs = |step: &str| {
            let position = format!("players 3 | king toledo | aragon red 2 blue 1 green 1 | {step}");
            json(&position, Viewer::Seat(Player::Blue))["discs"].clone()
        };
        let turn = "chosen civil-war | red to discs blue green for";
        check(&discs(&format!("{turn} return 2")), expect![[r#"{"most":2,"purpose":"return"}"#]]);
        check(&discs(&format!("{turn} return 99")), expect![[r#"{"most":"all","purpose":"return"}"#]]);
        check(
            &discs(&format!("{turn} scatter aragon")),
            expect![[r#"{"from":"aragon","purpose":"scatter"}"#]],
        );
        check(
            &discs("round 3 | todo discs red blue green for scoring"),
            expect![[r#"{"purpose":"general"}"#]],
        );
        check(&discs("red to choose"), expect!["null"]);
    }

    #[test]
    fn an_answer_is_secret_if_others_must_not_see_it_or_the_hand() {
        let secrecy = |position: &str| json(position, Viewer::Spectator)["secrecy"].clone();
        check(&secrecy(POSITION), expect![[r#"{"answer":false,"hands":[]}"#]]);
        let scoring = secrecy("players 3 | round 3 | todo discs red blue green for scoring");
        check(&scoring["answer"], expect!["true"]);
        check(
            &secrecy("players 3 | variants power-shift | todo play red"),
            expect![[r#"{"answer":true,"hands":["red","blue","green"]}"#]],
        );
        check(&secrecy("players 3 | todo play red"), expect![[r#"{"answer":false,"hands":[]}"#]]);
        let recalled = "players 3 | round 2 | hand red 1 2 3 4 5 6 7 8 9 10 11 12 13 \
             | hand blue 1 2 3 4 5 6 7 8 9 10 11 12 | hand green 1 2 3 4 5 6 7 8 9 10 11 12 | todo play red";
        check(&secrecy(recalled), expect![[r#"{"answer":true,"hands":["red"]}"#]]);
    }

    #[test]
    fn a_view_has_these_parts() {
        let view = json(POSITION, Viewer::Spectator);
        let parts: Vec<_> = view.as_object().unwrap().keys().cloned().collect();
        expect!["asked castillo chosen courts decision discard discs edition hands infiltrating king modifiers offers own played players provinces region_cards regions round rounds scores secrecy stacks standing start tiles turn variants vetoes waiting"].assert_eq(&parts.join(" "));
    }
}
