//! Honesty: a review does not change when everything is exchanged that a seat could not know.
#![allow(clippy::unwrap_used, reason = "a failed test may panic")]

use engine::chance::below;
use engine::record::Moment;
use engine::{Edition, Setup, Variants, scramble};
use play::seeded::play_recorded;

use super::*;

const FEW: Budget = Budget { iterations: 6, seed: 1 };

fn game(variants: Variants, seed: u64) -> Record {
    let rng = &mut seeded_rng(seed, 0);
    play_recorded(Setup::deal(Edition::embedded(), variants, rng), rng, &mut ())
}

/// The plan of a game in which everything is exchanged that the acting seat cannot see, before each of its actions.
fn scrambled_plan(record: &Record, rng: &mut Pcg64Mcg) -> Plan {
    let mut builder = Builder::new(record);
    let (mut before, mut exchanged) = (record.opening().0, 0);
    for Moment { player, action, events, game } in record.replay() {
        let other = scramble(&before, Viewer::Seat(player), rng);
        exchanged += usize::from(other != before);
        let after = scramble(&game, Viewer::Spectator, rng);
        builder.step(&other, &Moment { player, action, events, game: after });
        before = game;
    }
    builder.close(&scramble(&before, Viewer::Spectator, rng));
    assert!(2 * exchanged > record.actions().len(), "{exchanged} positions had other secrets");
    builder.plan
}

fn written(finding: &Finding) -> String {
    serde_json::to_string(finding).unwrap()
}

#[test]
fn a_finding_is_the_same_whatever_its_seat_could_not_know() {
    let mut compared = 0;
    for (number, variants) in Variants::all().enumerate() {
        let rng = &mut seeded_rng(number as u64, 9);
        let record = game(variants, number as u64);
        let (plan, other) = (Plan::new(&record), scrambled_plan(&record, rng));
        assert_eq!(plan.len(), other.len(), "{variants:?}");
        for item in 0..plan.len() {
            if below(20, rng) == 0 {
                let [one, two] = [&plan, &other].map(|plan| written(&plan.work(item, FEW).unwrap()));
                assert_eq!(one, two, "{variants:?}");
                compared += 1;
            }
        }
    }
    assert!(compared > 400, "{compared}");
}

/// The whole review as JSON.
fn whole(plan: &Plan, budget: Budget) -> String {
    let findings: Vec<Finding> = (0..plan.len()).filter_map(|item| plan.work(item, budget)).collect();
    serde_json::to_string(&plan.review(&findings, budget).unwrap()).unwrap()
}

/// `HONESTY_EVERY=1` checks all combinations of variants, otherwise every twentieth is.
#[test]
fn a_whole_review_is_the_same_whatever_each_seat_could_not_know() {
    let every = std::env::var("HONESTY_EVERY").map_or(20, |text| text.parse().unwrap());
    for (number, variants) in Variants::all().enumerate().step_by(every) {
        let record = game(variants, number as u64 + 100);
        let other = scrambled_plan(&record, &mut seeded_rng(number as u64, 10));
        let budget = Budget { iterations: 1 + number as u32 / every as u32 % 2, seed: 3 };
        assert_eq!(whole(&Plan::new(&record), budget), whole(&other, budget), "{variants:?}");
    }
}

/// The record with the cards of the first stack after these rounds in reverse order.
fn with_other_cards_to_come(record: &Record, rounds: usize) -> String {
    let text = record.to_string();
    let line = text.lines().find(|line| line.starts_with("stack 1 ")).unwrap();
    let mut cards: Vec<&str> = line.split(' ').skip(2).collect();
    cards[rounds..].reverse();
    text.replace(line, &format!("stack 1 {}", cards.join(" ")))
}

#[test]
fn cards_that_come_later_do_not_change_what_was_found_before() {
    let variants = Variants::players(3).unwrap();
    let record = game(variants, 5);
    let plan = Plan::new(&record);
    let fourth = plan.marks.iter().find(|mark| mark.kind == MarkKind::Round && mark.round == 4).unwrap();
    // The actions of the first three rounds; then the other cards come.
    let text = with_other_cards_to_come(&record, 3);
    let kept = text.lines().count() - record.actions().len() + fourth.ply - 1;
    let text = text.lines().take(kept).map(|line| format!("{line}\n")).collect::<String>();
    let other = Record::read(&text, &[Edition::embedded()]).unwrap();
    assert_ne!(other.setup(), record.setup());
    let other = Plan::new(&other);
    let mut compared = 0;
    for item in 0..other.len() {
        let (Some(ply), Some(same)) = (other.ply(item), plan.ply(item)) else { break };
        if same != ply || ply + 1 >= fourth.ply || item % 2 > 0 {
            continue;
        }
        let [one, two] = [&plan, &other].map(|plan| written(&plan.work(item, FEW).unwrap()));
        assert_eq!(one, two);
        compared += 1;
    }
    assert!(compared > 10, "{compared}");
}
