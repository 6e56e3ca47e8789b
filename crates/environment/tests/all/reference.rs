//! What tables write, compared with observations built plane by plane from the view, as docs/observation.md says it.

use bots::{Budget, Kind, Level};
use engine::agenda::{Cause, Naming, Supply};
use engine::board::Tile;
use engine::power::{Modifier, Power};
use engine::{Card, Decision, Edition, King, Player, Region, Site, Variants, View, Viewer};
use environment::planes::PLANES;
use environment::table::Rules;
use environment::vector::{Rows, Vector};
use environment::{ACTIONS, OBSERVATION, Reward, index_of, observe};

/// The colours as a seat counts them; `None` where there is none.
fn colours(me: Player, players: usize) -> [Option<Player>; 6] {
    let seat = |place: usize| Player::seat((me.index() + place) % players).filter(|_| place < players);
    let dummy = Some(Player::Dummy).filter(|_| players == 2);
    [seat(0), seat(1), seat(2), seat(3), seat(4), dummy]
}

fn one_hot(len: usize, at: impl IntoIterator<Item = usize>) -> Vec<u8> {
    let mut bytes = vec![0; len];
    at.into_iter().for_each(|at| bytes[at] = 1);
    bytes
}

fn plane(name: &str, view: &View, me: Player) -> Vec<u8> {
    let (board, own) = (view.board(), view.own().unwrap());
    let (variants, edition) = (board.variants(), view.edition());
    let all = colours(me, variants.player_count().into());
    let each = |count: &dyn Fn(Player) -> u8| all.map(|colour| colour.map_or(0, count)).to_vec();
    let seats = |count: &dyn Fn(Player) -> u8| each(count)[..5].to_vec();
    let flags = |is: &dyn Fn(Player) -> bool| each(&|colour| u8::from(is(colour)));
    let sites = |site: Option<Site>| one_hot(10, site.map(Site::index));
    let clip = |points: u16| points.min(255) as u8;
    let others =
        || board.seats().iter().filter(|seat| *seat != me).map(|seat| board.score(seat)).max().unwrap();
    let ahead = i32::from(board.score(me)) - i32::from(others());
    let played = |colour: Player| board.played(colour);
    let in_region = |colour: Player| Region::ALL.map(|region| board.caballeros(region, colour));
    match name {
        "caballeros" => all.iter().flat_map(|colour| colour.map_or([0; 9], in_region)).collect(),
        "castillo" => each(&|colour| {
            30 - in_region(colour).iter().sum::<u8>() - board.court(colour) - board.province(colour)
        }),
        "court" => seats(&|seat| board.court(seat)),
        "province" => each(&|colour| board.province(colour)),
        "grande" => {
            all[..5].iter().flat_map(|seat| sites(seat.and_then(|seat| board.grande(seat)))).collect()
        }
        "king" => one_hot(12, [board.king().index()]),
        "tile" => Tile::ALL.into_iter().flat_map(|tile| sites(board.tile(tile))).collect(),
        "values" => (0..3).flat_map(|place| Site::ALL.map(|site| board.bar(edition, site)[place])).collect(),
        "score" => seats(&|seat| clip(board.score(seat))),
        "lead" => vec![ahead.clamp(0, 255) as u8, (-ahead).clamp(0, 255) as u8],
        "hand" => one_hot(13, own.hand.iter().map(|power| usize::from(power.value()) - 1)),
        "modifiers" => Modifier::ALL.map(|kind| own.modifiers.count(kind)).to_vec(),
        "hand_size" => seats(&|seat| view.powers_in_hand(seat)),
        "modifier_count" => seats(&|seat| view.modifiers_in_hand(seat)),
        "played" => each(&|colour| played(colour).map_or(0, |played| played.power.value())),
        "sum" => each(&|colour| played(colour).map_or(0, |played| (played.sum() + 3) as u8)),
        "start" => flags(&|seat| board.start() == seat)[..5].to_vec(),
        "turn" => flags(&|colour| board.turn() == Some(colour)),
        "waiting" => flags(&|colour| board.waiting().has(colour)),
        "offer" => {
            let free = board.offers().filter(|offer| offer.by.is_none());
            one_hot(Card::KINDS, free.map(|offer| offer.card.index()))
        }
        "chosen" => one_hot(Card::KINDS, board.chosen().map(Card::index)),
        "turned_up" => {
            let times = |card| view.turned_up().filter(|shown| *shown == card).count() as u8;
            Card::all().map(times).collect()
        }
        "veto" => {
            let count = |seat, rounds| {
                board.vetoes().filter(|veto| veto.holder == seat && veto.rounds == rounds).count() as u8
            };
            let of = |seat: Option<Player>| seat.map_or([0, 0], |seat| [count(seat, 1), count(seat, 2)]);
            all[..5].iter().flat_map(|seat| of(*seat)).collect()
        }
        "infiltrating" => vec![u8::from(board.is_infiltrating())],
        "region_cards" => one_hot(9, view.region_cards().map(Region::index)),
        "round" => one_hot(9, [usize::from(board.round()) - 1]),
        "players" => one_hot(4, [usize::from(variants.player_count()) - 2]),
        "variants" => [
            variants.is_short(),
            variants.has_regency(),
            variants.has_power_shift(),
            variants.is_merged(),
            variants.has_memory_aid(),
        ]
        .map(u8::from)
        .to_vec(),
        "alternatives" => variants.alternatives().iter().map(|(_, copies)| copies).collect(),
        "disc" => one_hot(9, own.disc.map(Region::index)),
        "passing" => one_hot(4, own.passing.map(Modifier::index)),
        question => view.decision().map_or(Vec::new(), |decision| asked(question, &decision)),
    }
}

/// The planes of the question.
fn asked(name: &str, decision: &Decision) -> Vec<u8> {
    let [any_cause, ability, card] = [Cause::Power, Cause::Ability, Cause::Card];
    let purposes = |cause: Cause| [(ability, 4), (card, 5)].into_iter().filter(move |(is, _)| *is == cause);
    let purposes = |cause: Cause| purposes(cause).map(|(_, at)| at).collect::<Vec<usize>>();
    assert!(purposes(any_cause).is_empty());
    let (kind, limit, purpose) = match *decision {
        Decision::Pass { .. } => (0, [1, 0, 0, 0], vec![]),
        Decision::Play(_) => (1, [1, 0, 0, 0], vec![]),
        Decision::Take { most, cause } => (2, [most, 0, 0, 0], purposes(cause)),
        Decision::Fetch { left, cause, .. } => (3, [left, 0, 0, 0], purposes(cause)),
        Decision::Choose { .. } => (4, [1, 0, 0, 0], vec![]),
        Decision::Use { left, special, .. } => (5, [left, 0, 0, 0], if special { vec![6] } else { vec![] }),
        Decision::Place { left, from: Supply::Court, .. } => (6, [left, 0, 0, 0], vec![]),
        Decision::Place { left, from: Supply::Province, .. } => (6, [left, 0, 0, 0], vec![3]),
        Decision::Veto { .. } => (7, [1, 0, 0, 0], vec![]),
        Decision::Branch { .. } => (8, [1, 0, 0, 0], vec![]),
        Decision::Move { own, opposing, any, .. } => {
            let sum = [own, opposing, any].map(u32::from).iter().sum::<u32>();
            (9, [sum.min(255) as u8, own, opposing, any], vec![])
        }
        Decision::Name { purpose: Naming::Score, .. } => (10, [1, 0, 0, 0], vec![0]),
        Decision::Name { purpose: Naming::Leave { own, opposing, any }, .. } => {
            (10, [1, own, opposing, any], vec![1])
        }
        Decision::Name { purpose: Naming::Scatter, .. } => (10, [1, 0, 0, 0], vec![2]),
        Decision::King { .. } => (11, [1, 0, 0, 0], vec![]),
        Decision::Tile { .. } => (12, [1, 0, 0, 0], vec![]),
        Decision::Grande { .. } => (13, [1, 0, 0, 0], vec![]),
        Decision::Recall { .. } => (14, [1, 0, 0, 0], vec![]),
        Decision::Disc { .. } => (15, [1, 0, 0, 0], vec![]),
        Decision::Return { left, .. } => (16, [left, 0, 0, 0], vec![]),
        Decision::Swap { .. } => (17, [1, 0, 0, 0], vec![]),
    };
    match name {
        "kind" => one_hot(18, [kind]),
        "limit" => limit.to_vec(),
        "purpose" => one_hot(7, purpose),
        "must" => vec![u8::from(matches!(decision, Decision::Move { must: true, .. }))],
        other => panic!("{other} is not described here"),
    }
}

fn expected(view: &View, me: Player) -> Vec<u8> {
    let mut all = Vec::new();
    for each in PLANES {
        let mut bytes = plane(each.name, view, me);
        let is_question = bytes.is_empty();
        bytes.resize(if is_question { each.size() } else { bytes.len() }, 0);
        assert_eq!(bytes.len(), each.size(), "{}", each.name);
        all.extend(bytes);
    }
    all
}

/// The plane that differs.
fn difference(found: &[u8], expected: &[u8]) -> Option<&'static str> {
    let differs = |range: std::ops::Range<usize>| found[range.clone()] != expected[range];
    PLANES.iter().find(|plane| differs(plane.start..plane.start + plane.size())).map(|plane| plane.name)
}

struct Written {
    observations: Vec<u8>,
    masks: Vec<u8>,
    rewards: Vec<f32>,
    wins: Vec<f32>,
    players: Vec<u8>,
    dones: Vec<u8>,
}

impl Written {
    /// Nothing may be left of what the arrays hold.
    fn new(tables: usize) -> Written {
        Written {
            observations: vec![77; tables * OBSERVATION],
            masks: vec![77; tables * ACTIONS],
            rewards: vec![7.0; tables * 5],
            wins: vec![7.0; tables * 5],
            players: vec![77; tables],
            dones: vec![77; tables],
        }
    }

    fn rows(&mut self) -> Rows<'_> {
        Rows {
            observations: &mut self.observations,
            masks: &mut self.masks,
            rewards: &mut self.rewards,
            wins: &mut self.wins,
            players: &mut self.players,
            dones: &mut self.dones,
        }
    }

    fn check(&self, vector: &Vector, seen: &mut [u32; 18]) {
        for (number, table) in vector.tables().iter().enumerate() {
            let (me, decision) = table.question();
            let players = table.game().board().seats().len();
            let view = table.game().view(Viewer::Seat(me));
            let observation = &self.observations[number * OBSERVATION..][..OBSERVATION];
            assert_eq!(difference(observation, &expected(&view, me)), None, "{decision}");
            let mut by_view = [77; OBSERVATION];
            observe(&view, me, &mut by_view);
            assert_eq!(difference(&by_view, observation), None, "{decision}");
            let legal = one_hot(ACTIONS, decision.options().map(|action| index_of(action, me, players)));
            assert!(self.masks[number * ACTIONS..][..ACTIONS] == legal, "{decision}");
            assert_eq!(usize::from(self.players[number]), me.index());
            let kinds = PLANES.iter().find(|plane| plane.name == "kind").unwrap();
            let kind = (0..18).find(|kind| observation[kinds.start + kind] == 1).unwrap();
            seen[kind] += 1;
        }
    }
}

fn rules(variants: Variants, opponents: usize, skip_forced: bool) -> Rules {
    Rules {
        edition: Edition::embedded(),
        variants,
        opponents: vec![Kind::from(Level::Random); opponents],
        budget: Budget::iterations(1),
        reward: Reward::Score,
        seed: 9,
        skip_forced,
    }
}

#[test]
fn tables_write_what_the_documentation_says_in_all_variants() {
    let (mut seen, mut ended) = ([0; 18], 0);
    for (at, variants) in Variants::all().enumerate() {
        let variants = if at % 2 == 0 { variants } else { variants.with_memory_aid() };
        let opponents = at % usize::from(variants.player_count());
        let mut vector = Vector::new(rules(variants, opponents, at % 3 != 0), 6, 1).unwrap();
        let (mut written, mut numbers) = (Written::new(6), vec![0; 6]);
        vector.reset(at as u64, written.rows());
        written.check(&vector, &mut seen);
        for step in 0..220 {
            vector.sample(step, &mut numbers);
            vector.step(&numbers, written.rows()).unwrap();
            written.check(&vector, &mut seen);
            ended += written.dones.iter().filter(|done| **done == 1).count();
        }
    }
    assert!(seen.iter().all(|count| *count > 0), "questions of every kind: {seen:?}");
    assert!(ended > 100, "{ended} games ended");
}

#[test]
fn a_seat_that_is_asked_nothing_sees_no_question() {
    let vector = Vector::new(rules(Variants::players(5).unwrap(), 0, true), 1, 1).unwrap();
    let game = vector.tables()[0].game();
    let idle = game.board().seats().iter().find(|seat| !game.to_act().has(*seat)).unwrap();
    let view = game.view(Viewer::Seat(idle));
    let mut found = [77; OBSERVATION];
    observe(&view, idle, &mut found);
    assert_eq!(difference(&found, &expected(&view, idle)), None);
    assert_eq!((King::ALL.len(), Power::new(13).map(Power::value)), (12, Some(13)));
}
