//! Whole reviews: the same on every way to them, sums that fit, and decisions with one right answer.
#![allow(clippy::unwrap_used, reason = "a failed test may panic")]

use engine::notation::read_position;
use engine::record::Start;
use engine::{Edition, Player, Record, Setup, Variants};
use play::seeded::{play_recorded, seeded_rng};
use review::{BadFindings, Budget, Finding, Judgement, Plan, Reason, Review, Verdict};

const FEW: Budget = Budget { iterations: 8, seed: 3 };

fn record(players: u8, words: &str, seed: u64) -> Record {
    let plain = Variants::players(players).unwrap();
    let variants = words.split_whitespace().fold(plain, |variants, word| variants.with_word(word).unwrap());
    let rng = &mut seeded_rng(seed, 0);
    play_recorded(Setup::deal(Edition::embedded(), variants, rng), rng, &mut ())
}

fn findings(plan: &Plan, budget: Budget) -> Vec<Finding> {
    (0..plan.len()).map(|item| plan.work(item, budget).unwrap()).collect()
}

fn reviewed(record: &Record, budget: Budget) -> Review {
    let plan = Plan::new(record);
    plan.review(&findings(&plan, budget), budget).unwrap()
}

fn written(review: &Review) -> String {
    serde_json::to_string(review).unwrap()
}

#[test]
fn a_review_that_was_stopped_stored_and_resumed_is_the_same() {
    let record = record(4, "short", 1);
    let whole = written(&reviewed(&record, FEW));
    let again = Record::read(&record.to_string(), &[Edition::embedded()]).unwrap();
    let plan = Plan::new(&again);
    let mut stored = vec![String::new(); plan.len()];
    for item in (0..plan.len()).rev() {
        stored[item] = serde_json::to_string(&plan.work(item, FEW).unwrap()).unwrap();
    }
    let resumed: Vec<Finding> = stored.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
    assert_eq!(written(&plan.review(&resumed, FEW).unwrap()), whole);
}

#[test]
fn another_seed_gives_other_numbers_for_the_same_decisions() {
    let record = record(2, "short", 1);
    let [one, other] = [3, 4].map(|seed| reviewed(&record, Budget { seed, ..FEW }));
    assert_ne!(one.moments, other.moments);
    let plies =
        |review: &Review| review.decisions.iter().map(|decision| decision.judgement.to).collect::<Vec<_>>();
    assert_eq!(plies(&one), plies(&other));
}

#[test]
fn findings_that_are_missing_or_of_another_game_are_refused() {
    let plan = Plan::new(&record(2, "short", 1));
    let mut all = findings(&plan, Budget { iterations: 1, seed: 0 });
    let expected = plan.len();
    assert_eq!(plan.review(&all[..3], FEW), Err(BadFindings { expected, fitting: 3 }));
    all.swap(0, 1);
    assert_eq!(plan.review(&all, FEW), Err(BadFindings { expected, fitting: 0 }));
    all.swap(0, 1);
    all.push(all[0].clone());
    assert_eq!(plan.review(&all, FEW), Err(BadFindings { expected, fitting: expected }));
    assert_eq!(plan.work(expected, FEW), None);
}

#[test]
fn luck_and_decisions_add_up_to_the_final_margin() {
    for (seed, (players, words)) in
        [(2, "short"), (3, "short power-shift"), (4, "short regency"), (5, "short veto")]
            .into_iter()
            .enumerate()
    {
        let record = record(players, words, seed as u64);
        let review = reviewed(&record, FEW);
        let board = record.game().board();
        for summary in &review.summaries {
            let score = |player| f64::from(board.score(player));
            let others = board.seats().without(summary.player);
            let best = others.iter().map(score).fold(0.0, f64::max);
            assert!((summary.end - (score(summary.player) - best)).abs() < 1e-3, "{summary:?}");
            let parts = summary.luck.points + summary.decisions.points + summary.others.points;
            assert!((summary.start + parts - summary.end).abs() < 0.01, "{summary:?}");
            assert!(summary.luck.error > 0.0 && summary.decisions.error > 0.0, "{summary:?}");
        }
    }
}

#[test]
fn every_decision_with_a_choice_is_judged_once_and_nothing_is_better_than_the_best() {
    let record = record(3, "regency", 2);
    let review = reviewed(&record, FEW);
    let mut plies = vec![0; record.actions().len() + 1];
    for decision in &review.decisions {
        let Judgement { from, to, played, best, loss, parts, .. } = &decision.judgement;
        let actions: Vec<_> =
            record.actions()[*from..*to].iter().map(|(_, action)| action.to_string()).collect();
        assert_eq!(played.actions, actions);
        assert!(record.actions()[*from..*to].iter().all(|(seat, _)| *seat == decision.judgement.seat));
        (*from + 1..=*to).for_each(|ply| plies[ply] += 1);
        assert!(best.value.margin >= played.value.margin, "{decision:?}");
        let sum: f64 = parts.iter().map(|part| part.loss).sum();
        assert!((sum - loss).abs() < 0.01, "{decision:?}");
        assert_eq!(*loss == 0.0, best == played, "{decision:?}");
    }
    let mut game = record.opening().0;
    for (at, moment) in record.replay().enumerate() {
        let choices = game.decision(moment.player).unwrap().len();
        assert!(plies[at + 1] == 1 || choices == 1 && plies[at + 1] == 0, "ply {}", at + 1);
        game = moment.game;
    }
}

/// The judgement of these actions of red in a position.
fn judged(position: &str, actions: &[&str], iterations: u32) -> Judgement {
    let game = read_position(position, Edition::embedded()).unwrap();
    let mut record = Record::new(Start::Position(game));
    for action in actions {
        record.play(Player::Red, action.parse().unwrap(), &mut ()).unwrap();
    }
    let plan = Plan::new(&record);
    let budget = Budget { iterations, seed: 1 };
    let mut decisions = (0..plan.len()).filter_map(|item| match plan.work(item, budget) {
        Some(Finding::Decision(judgement)) => Some(judgement),
        _ => None,
    });
    decisions.next_back().unwrap()
}

fn verdict(judgement: &Judgement) -> Verdict {
    Verdict::of(judgement.loss, judgement.error)
}

const SCORING: &str = "round 9 | king galicia | toledo red 4 blue 1 | castilla blue 5 red 1 | navarra green 2 | \
                       chosen justice | red to name score";

#[test]
fn scoring_a_region_for_an_opponent_is_a_blunder() {
    let judgement = judged(SCORING, &["name castilla"], 200);
    assert_eq!(verdict(&judgement), Verdict::Blunder, "{judgement:?}");
    assert_eq!(judgement.best.actions[0], "name toledo");
    let scored =
        judgement.reasons.iter().any(|reason| matches!(reason, Reason::Scored { points } if *points > 2.0));
    assert!(scored, "{judgement:?}");
}

#[test]
fn scoring_the_own_region_is_best() {
    let judgement = judged(SCORING, &["name toledo"], 200);
    assert_eq!((verdict(&judgement), judgement.reasons.len()), (Verdict::Best, 0), "{judgement:?}");
}

#[test]
fn the_order_of_equal_steps_does_not_matter() {
    let position = "round 2 | king toledo | court red 2 | red to place 2";
    let [one, other] = [["place aragon", "place granada"], ["place granada", "place aragon"]]
        .map(|actions| judged(position, &actions, 100));
    assert_eq!(one.played.value, other.played.value);
    assert_eq!(one.loss, other.loss);
}

/// Everything but navarra and valencia is decided: a disc elsewhere wins nothing.
#[test]
fn a_disc_where_nothing_can_be_won_is_a_mistake() {
    let position = "players 2 | round 9 | king galicia | castillo red 2 blue 1 | navarra red 2 blue 3 | \
                    valencia red 2 blue 3 | aragon dummy 5 red 1 | cataluna dummy 5 red 1 | castilla dummy 5 red 1 | \
                    toledo dummy 5 red 1 | sevilla dummy 5 red 1 | granada dummy 5 red 1 | \
                    todo discs red blue for scoring";
    let wrong = judged(position, &["disc granada"], 400);
    assert!(verdict(&wrong) >= Verdict::Mistake, "{wrong:?}");
    let right = judged(position, &[&wrong.best.actions[0]], 400);
    assert!(verdict(&right) <= Verdict::Good, "{right:?}");
}
