//! Work that is the same on every machine, to compare the module with native code in answers and speed.

use bots::{Bot, Budget, Level};
use engine::chance::pick;
use engine::{Edition, Game, Setup, Variants, Viewer};
use play::GameLog;
use play::seeded::seeded_rng;
use serde::Serialize;

/// Answers of a bot.
#[derive(Debug, Serialize)]
pub(crate) struct Answers {
    /// The actions, in order.
    actions: Vec<String>,
    /// The number of iterations of all of them.
    tries: u64,
}

/// A bot answers its first decisions in a game against random players.
pub(crate) fn answers(level: Level, variants: Variants, seed: u64, decisions: usize, tries: u32) -> Answers {
    let rng = &mut seeded_rng(seed, 1);
    let mut log = GameLog::new(Setup::deal(Edition::embedded(), variants, rng), 0);
    let seat = log.game().board().start();
    let mut bot = Bot::new(level, variants, seat, seed);
    log.events().for_each(|event| bot.observe(event));
    let mut answers = Answers { actions: Vec::new(), tries: 0 };
    while let Some((player, decision)) = log.game().question().map(|(player, asked)| (player, *asked)) {
        let mut action = pick(&decision, rng);
        if player == seat {
            let view = log.game().view(Viewer::Seat(seat));
            let answer = bot.answer(&view, &Budget::iterations(tries)).expect("the seat is asked");
            action = answer.action;
            answers.actions.push(action.to_string());
            answers.tries += u64::from(answer.iterations);
            if answers.actions.len() == decisions {
                break;
            }
        }
        log.play(player, &[action], 0).expect("options are accepted");
        log.last_events().iter().for_each(|event| bot.observe(event));
    }
    answers
}

/// Plays random games for four; returns the number of actions.
pub(crate) fn random_actions(games: u64) -> u64 {
    let variants = Variants::players(4).expect("four can play");
    let mut actions = 0;
    for number in 0..games {
        let rng = &mut seeded_rng(0, number);
        let mut game = Game::new(&Setup::deal(Edition::embedded(), variants, rng));
        while let Some((player, decision)) = game.question() {
            game.apply(player, pick(decision, rng)).expect("options are accepted");
            actions += 1;
        }
    }
    actions
}
