//! The laws of the engine at every position of random games at every kind of table.

use engine::laws::{Laws, Outcome, play_checked};
use engine::variants::Alternatives;
use engine::{Card, Edition, Game, Setup, Variants, Viewer, chance, scramble};
use proptest::prelude::*;
use rand_pcg::Pcg32;

/// Every table, without and with the memory aid (D-18).
fn tables() -> impl Iterator<Item = Variants> {
    Variants::all().flat_map(|variants| [variants, variants.with_memory_aid()])
}

fn play(variants: Variants, laws: Laws, seed: u64) -> Outcome {
    let mut rng = Pcg32::new(seed, 1);
    let setup = Setup::deal(Edition::embedded(), variants, &mut rng);
    play_checked(&setup, laws, &mut rng)
        .unwrap_or_else(|violation| panic!("{variants:?}, seed {seed}: {violation}"))
}

/// All laws at every position of this many games, at each table for that many players.
fn check_tables(players: u8, games: u64) {
    for variants in tables().filter(|variants| variants.player_count() == players) {
        (0..games).for_each(|seed| assert!(play(variants, Laws::All, seed).actions > 50));
    }
}

#[test]
fn the_laws_hold_for_two_and_the_dummy() {
    check_tables(2, 4);
}

#[test]
fn the_laws_hold_for_three() {
    check_tables(3, 4);
}

#[test]
fn the_laws_hold_for_four() {
    check_tables(4, 4);
}

#[test]
fn the_laws_hold_for_five() {
    check_tables(5, 4);
}

#[test]
fn the_cheap_laws_hold_in_more_games() {
    for variants in tables() {
        (100..110).for_each(|seed| assert!(!play(variants, Laws::Cheap, seed).winners.is_empty(), "FIN-1"));
    }
}

/// Some of the alternative cards, each of the four on its own (ALT-1).
fn alternatives() -> impl Strategy<Value = Alternatives> {
    let add = |alternatives: Alternatives, (name, count): (&str, usize)| {
        let card: Card = name.parse().expect("a card");
        (0..count).fold(alternatives, |alternatives, _| alternatives.with(card).expect("an alternative"))
    };
    (0..=1usize, 0..=2usize, 0..=1usize).prop_map(move |(representation, veto, rivalry)| {
        let counts = [("representation", representation), ("veto", veto), ("rivalry", rivalry)];
        counts.into_iter().fold(Alternatives::default(), add)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn the_laws_hold_at_any_table(table in 0..160usize, some in alternatives(), seed: u64) {
        let variants = tables().nth(table).unwrap().with_alternatives(some).unwrap();
        prop_assert!(!play(variants, Laws::All, seed).winners.is_empty(), "FIN-1");
    }
}

/// Byte for byte, at some positions of a game at every table.
#[test]
fn what_is_sent_to_a_viewer_depends_on_nothing_hidden_from_that_viewer() {
    for variants in tables() {
        let mut rng = Pcg32::new(5, 1);
        let mut game = Game::new(&Setup::deal(Edition::embedded(), variants, &mut rng));
        while let Some(player) = game.to_act().first() {
            if chance::below(16, &mut rng) == 0 {
                viewers(&game).for_each(|viewer| check_bytes(&game, viewer, &mut rng));
            }
            let decision = game.decision(player).unwrap();
            game.apply(player, chance::pick(&decision, &mut rng)).unwrap();
        }
    }
}

fn viewers(game: &Game) -> impl Iterator<Item = Viewer> {
    game.board().seats().iter().map(Viewer::Seat).chain([Viewer::Spectator])
}

fn check_bytes(game: &Game, viewer: Viewer, rng: &mut Pcg32) {
    let bytes = |game: &Game| serde_json::to_string(&game.view(viewer)).expect("a view is JSON");
    let other = scramble(game, viewer, rng);
    assert_eq!(bytes(&other), bytes(game), "INF-1, CAS-3, DSC-2, D-18");
    assert_eq!(bytes(game).contains("\"tally\""), game.board().variants().has_memory_aid(), "D-18");
}
