//! Measures reviews: `cargo run --release -p elgrande-review --example measure_review -- LEVELS TABLE GAMES ITERATIONS SEED TIMES`.
//!
//! Bots of these levels, such as `squire,caballero,grande,master`, play games and change seats from game to game. The table is
//! `4` or `4,regency,short`. Every game is reviewed, and every mistake or blunder is judged again with TIMES as many
//! iterations and another seed, unless TIMES is 0. If TIMES is `luck`, only reveals are priced. Printed are the accuracy of each level, the mean luck, the share of confirmed
//! mistakes and the elapsed time of a review on one thread. Errors of luck are those of the means of whole deals: the games of a
//! deal reveal the same cards, so GAMES should be a multiple of the number of players, and at least twice as large.

use std::error::Error;
use std::time::Instant;

use bots::{Bot, Budget, Level};
use engine::{Edition, Event, Player, Record, Setup, Sink, Variants, Viewer};
use play::seeded::seeded_rng;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use review::{Finding, Luck, Part, Plan, Review, SeatLuck, Verdict};

/// Iterations of the bots for each decision.
const PLAYED_WITH: u32 = 400;

type Outcome<T> = Result<T, Box<dyn Error>>;

/// One reviewed game.
struct Reviewed {
    levels: Vec<Level>,
    review: Review,
    /// For each mistake or blunder: the verdict of the longer search, and the loss in both.
    again: Vec<Again>,
    seconds: f64,
}

/// A mistake that was judged again.
struct Again {
    verdict: Verdict,
    later: Verdict,
    loss: f64,
    later_loss: f64,
}

fn main() -> Outcome<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [levels, table, games, iterations, seed, times] = arguments.as_slice() else {
        return Err("usage: LEVELS TABLE GAMES ITERATIONS SEED TIMES".into());
    };
    let levels = levels.split(',').map(str::parse).collect::<Result<Vec<Level>, _>>()?;
    let (variants, iterations, seed) = (read_table(table)?, iterations.parse()?, seed.parse()?);
    let budget = review::Budget { iterations, seed };
    let games: u64 = games.parse()?;
    if times == "luck" {
        let priced = (0..games).into_par_iter().map(|game| price(&levels, variants, game, budget));
        print_luck(&priced.collect::<Vec<_>>(), variants);
        return Ok(());
    }
    let times: u32 = times.parse()?;
    let all: Vec<Reviewed> =
        (0..games).into_par_iter().map(|game| examine(&levels, variants, game, budget, times)).collect();
    print(&levels, &all);
    print_luck(&all.iter().map(|game| game.review.luck.clone()).collect::<Vec<_>>(), variants);
    Ok(())
}

fn read_table(text: &str) -> Outcome<Variants> {
    let mut words = text.split(',');
    let plain = Variants::players(words.next().unwrap_or("").parse()?)?;
    words.try_fold(plain, |variants, word| Ok(variants.with_word(word)?))
}

/// The levels of the seats. Game `i` of `n` players is a rotation of deal `i / n`.
fn seated(levels: &[Level], variants: Variants, game: u64) -> Vec<Level> {
    let seats = 0..u64::from(variants.player_count());
    seats.map(|seat| levels[((seat + game) % levels.len() as u64) as usize]).collect()
}

/// Plays a game and prices its reveals.
fn price(levels: &[Level], variants: Variants, game: u64, budget: review::Budget) -> Vec<Luck> {
    let record = play(&seated(levels, variants, game), variants, budget.seed, game);
    let plan = Plan::new(&record);
    let reveals = (0..plan.len()).filter(|item| plan.is_reveal(*item));
    let luck = |item| match plan.work(item, budget) {
        Some(Finding::Reveal(luck)) => luck,
        _ => unreachable!("the item is a reveal"),
    };
    reveals.map(luck).collect()
}

/// Plays and reviews a game.
fn examine(levels: &[Level], variants: Variants, game: u64, budget: review::Budget, times: u32) -> Reviewed {
    let levels = seated(levels, variants, game);
    let record = play(&levels, variants, budget.seed, game);
    let begun = Instant::now();
    let plan = Plan::new(&record);
    let findings: Vec<Finding> = (0..plan.len()).filter_map(|item| plan.work(item, budget)).collect();
    let review = plan.review(&findings, budget).expect("every item was done");
    let seconds = begun.elapsed().as_secs_f64();
    Reviewed { levels, review, again: again(&plan, &findings, budget, times), seconds }
}

fn play(levels: &[Level], variants: Variants, seed: u64, game: u64) -> Record {
    let players = u64::from(variants.player_count());
    let setup = Setup::deal(Edition::embedded(), variants, &mut seeded_rng(seed, game / players));
    let bot = |(seat, level): (usize, &Level)| {
        Bot::new(*level, variants, Player::ALL[seat], seed << 40 | game << 8 | seat as u64)
    };
    let mut bots = Bots(levels.iter().enumerate().map(bot).collect());
    let mut record = Record::new(setup);
    record.opening().1.iter().for_each(|event| bots.emit(*event));
    while let Some((player, _)) = record.game().question() {
        let view = record.game().view(Viewer::Seat(player));
        let answer = bots.0[player.index()].answer(&view, &Budget::iterations(PLAYED_WITH));
        let action = answer.expect("the player is asked").action;
        record.play(player, action, &mut bots).expect("bots answer what is allowed");
    }
    record
}

/// Every bot observes all events.
struct Bots(Vec<Bot>);

impl Sink for Bots {
    fn emit(&mut self, event: Event) {
        self.0.iter_mut().for_each(|bot| bot.observe(&event));
    }
}

fn again(plan: &Plan, findings: &[Finding], budget: review::Budget, times: u32) -> Vec<Again> {
    let longer = review::Budget { iterations: times * budget.iterations, seed: budget.seed + 1_000_003 };
    let judge = |(item, finding): (usize, &Finding)| {
        let Finding::Decision(judgement) = finding else { return None };
        let verdict = Verdict::of(judgement.loss, judgement.error);
        if verdict < Verdict::Mistake || times == 0 {
            return None;
        }
        let Some(Finding::Decision(later)) = plan.work(item, longer) else { return None };
        Some(Again {
            verdict,
            later: Verdict::of(later.loss, later.error),
            loss: judgement.loss,
            later_loss: later.loss,
        })
    };
    findings.iter().enumerate().filter_map(judge).collect()
}

/// A mean with its standard error; of one value the error is unknown.
fn mean(values: impl Iterator<Item = f64>) -> String {
    let values: Vec<f64> = values.collect();
    if let [value] = values[..] {
        return format!("{value:.2} ± ?");
    }
    let count = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    format!("{mean:.2} ± {:.2}", (variance / count).sqrt())
}

/// The luck of each game's reveals. Each deal counts as one sample, because its games reveal the same cards. Errors by reveal
/// would be too small.
fn print_luck(games: &[Vec<Luck>], variants: Variants) {
    let deals = || games.chunks(usize::from(variants.player_count()));
    for (name, has_cards) in [("cards", true), ("discs", false)] {
        let is_kind = |luck: &&Luck| if has_cards { luck.cards } else { luck.discs };
        let of = |seat: &SeatLuck| if has_cards { seat.cards } else { seat.discs };
        let of_deal = |deal: &[Vec<Luck>]| {
            let seats = deal.iter().flatten().filter(is_kind).flat_map(|luck| &luck.seats);
            average(seats.map(of))
        };
        let reveals = games.iter().flatten().filter(is_kind);
        let by_reveal = reveals.map(|luck| average(luck.seats.iter().map(of)));
        println!(
            "luck of one reveal, {name}: {} by deal, {} by reveal",
            mean(deals().map(of_deal)),
            mean(by_reveal)
        );
    }
    let in_game = |luck: &Luck| average(luck.seats.iter().map(|seat| seat.cards + seat.discs));
    let total = |game: &Vec<Luck>| game.iter().map(in_game).sum::<f64>();
    println!(
        "luck of a player in a game: {} by deal",
        mean(deals().map(|deal| average(deal.iter().map(total))))
    );
}

/// 0 if there are none.
fn average(values: impl Iterator<Item = f64>) -> f64 {
    let (count, sum) = values.fold((0, 0.0), |(count, sum), value| (count + 1, sum + value));
    sum / f64::from(count.max(1))
}

fn print(levels: &[Level], all: &[Reviewed]) {
    let mut levels = levels.to_vec();
    levels.sort_unstable();
    levels.dedup();
    println!(
        "level       accuracy        lost            luck            own decisions   margin          verdicts"
    );
    for level in levels {
        let own = || {
            let seats = all.iter().flat_map(|game| game.levels.iter().zip(&game.review.summaries));
            seats.filter(|(other, _)| **other == level).map(|(_, summary)| summary)
        };
        let columns = [
            mean(own().map(|summary| summary.accuracy.percent)),
            mean(own().map(|summary| summary.lost)),
            mean(own().map(|summary| summary.luck.points)),
            mean(own().map(|summary| summary.decisions.points)),
            mean(own().map(|summary| summary.end)),
        ];
        let total = |of: &dyn Fn(&review::VerdictCounts) -> usize| -> usize {
            own().map(|summary| of(&summary.verdicts)).sum()
        };
        let verdicts = [
            total(&|counts| counts.best),
            total(&|counts| counts.good),
            total(&|counts| counts.inaccuracy),
            total(&|counts| counts.mistake),
            total(&|counts| counts.blunder),
        ];
        println!("{level:<11} {} {verdicts:?}", columns.map(|column| format!("{column:<15}")).join(" "));
        let parts = Part::ALL.map(|part| {
            let of = own().flat_map(|summary| &summary.parts).filter(|other| other.part == part);
            format!("{part:?} {}", mean(of.map(|part| part.accuracy.percent)))
        });
        println!("            {}", parts.join(", "));
    }
    let summaries = all.iter().flat_map(|game| &game.review.summaries);
    println!("stated error of luck: {}", mean(summaries.map(|summary| summary.luck.error)));
    let again: Vec<_> = all.iter().flat_map(|game| &game.again).collect();
    let found = again.iter().filter(|again| Verdict::of(again.later_loss, 0.0) >= Verdict::Mistake).count();
    println!("the longer search finds the loss of a mistake in {found} of {}", again.len());
    let share = |least: Verdict| {
        again.iter().filter(|again| again.later >= least).count() as f64 / again.len().max(1) as f64
    };
    println!(
        "{} mistakes or blunders; judged again, {:.1} % are mistakes or blunders, {:.1} % at least inaccuracies; \
         loss {} before, {} after",
        again.len(),
        100.0 * share(Verdict::Mistake),
        100.0 * share(Verdict::Inaccuracy),
        mean(again.iter().map(|again| again.loss)),
        mean(again.iter().map(|again| again.later_loss)),
    );
    let blunders = again.iter().filter(|again| again.verdict == Verdict::Blunder);
    println!(
        "blunders: {}",
        mean(blunders.map(|again| f64::from(u8::from(again.later >= Verdict::Mistake))))
    );
    println!("elapsed seconds for a review on one thread: {}", mean(all.iter().map(|game| game.seconds)));
    let decisions = all.iter().map(|game| game.review.decisions.len() as f64);
    println!("decisions in a game: {}", mean(decisions));
}
