//! Whole games: every level, every table, every budget.

use bots::{Budget, Level};
use engine::{Player, Variants};

use super::common::{Seats, table};

const LEVELS: [&str; 5] = ["random", "squire", "caballero", "grande", "master"];

#[test]
fn every_level_plays_every_table_to_its_end() {
    for (number, variants) in Variants::all().enumerate() {
        let kinds: Vec<&str> = (0..5).map(|seat| LEVELS[(seat + number) % 5]).collect();
        let mut seats = Seats::new(&kinds, variants, number as u64);
        seats.play(&Budget::iterations(5), |_, _, _| {});
        assert!(seats.game.board().is_over());
    }
}

#[test]
fn a_bot_may_do_without_any_idea() {
    for technique in bots::Technique::ALL {
        let kind = format!("master-{technique}");
        let mut seats = Seats::new(&[&kind], table(3, "regency veto"), 7);
        seats.play(&Budget::iterations(4), |_, _, _| {});
        assert!(seats.game.board().is_over(), "{kind}");
    }
}

/// The final scores, which show whether two games were the same.
fn scores(kinds: &[&str], budget: Budget) -> Vec<u16> {
    let mut seats = Seats::new(kinds, table(3, "power-shift"), 3);
    seats.play(&budget, |_, _, _| {});
    Player::ALL.into_iter().take(3).map(|player| seats.game.board().score(player)).collect()
}

#[test]
fn the_same_seed_and_tries_give_the_same_game() {
    for threads in [1, 2] {
        let budget = Budget { threads, ..Budget::iterations(20) };
        let game = || scores(&["grande", "caballero", "master"], budget);
        assert_eq!(game(), game(), "{threads} threads");
    }
}

#[test]
fn it_makes_no_more_tries_than_it_was_given_and_answers_even_without_time() {
    let budgets =
        [Budget::iterations(30), Budget { threads: 3, ..Budget::iterations(30) }, Budget::millis(0)];
    for budget in budgets {
        let mut seats = Seats::new(&["grande", "master"], table(2, "short"), 1);
        seats.play(&budget, |seats, player, view| {
            let answer = seats.bots[player.index()].clone().answer(view, &budget).unwrap();
            let most = budget.iterations.unwrap_or(1);
            assert!(answer.iterations <= most, "{} of {most}", answer.iterations);
            assert!(view.decision().unwrap().allows(answer.action));
        });
    }
}

#[test]
fn reasons_are_ranked_and_the_answer_is_among_them() {
    for level in [Level::Squire, Level::Caballero, Level::Grande, Level::Master] {
        let budget = Budget::iterations(40);
        let mut seats = Seats::new(&[level.word()], table(4, "regency"), 11);
        let mut reasoned = 0;
        seats.play(&budget, |seats, player, view| {
            let answer = seats.bots[player.index()].clone().answer(view, &budget).unwrap();
            let Some(first) = answer.candidates.first() else { return };
            reasoned += 1;
            assert!(answer.candidates.iter().any(|reason| reason.action == answer.action));
            assert!(answer.candidates.is_sorted_by(|one, other| one.share >= other.share));
            assert!(answer.candidates.iter().all(|reason| (0.0..=1.0).contains(&reason.win)));
            assert!(first.share > 0.0 && first.margin.is_finite(), "{first:?}");
        });
        assert!(reasoned > 50, "{level} gave {reasoned} candidates");
    }
}

/// The number of games that the first of these kinds wins, rotating through the seats.
fn wins(kinds: [&str; 4], games: u64, budget: &Budget) -> u64 {
    let won = |game: &u64| {
        let first = (*game % 4) as usize;
        let seated: Vec<&str> = (0..4).map(|seat| kinds[(seat + 4 - first) % 4]).collect();
        let mut seats = Seats::new(&seated, table(4, ""), *game);
        seats.play(budget, |_, _, _| {});
        seats.game.standing().leaders().has(Player::ALL[first])
    };
    (0..games).filter(won).count() as u64
}

#[test]
fn each_level_beats_the_one_below() {
    assert!(wins(["squire", "random", "random", "random"], 12, &Budget::default()) >= 11);
    assert!(wins(["caballero", "squire", "squire", "squire"], 12, &Budget::iterations(100)) >= 4);
    assert!(wins(["grande", "caballero", "caballero", "caballero"], 8, &Budget::iterations(100)) >= 4);
}
