//! What proves that the module behaves like the server: the signature of many random games, and games of seeded bots.

use bots::{Budget, Level, TimeSource};
use engine::chance::pick;
use engine::signature::Signature;
use engine::{Edition, Record, Setup, Variants};
use play::rng::seeded_rng;
use play::{GameLog, bot_turn};

/// The same as `elgrande signature`.
pub(crate) fn signature(games: u64) -> String {
    let mut signature = Signature::default();
    let tables: Vec<_> = Variants::all().collect();
    for (number, variants) in (0..games).zip(tables.into_iter().cycle()) {
        let rng = &mut seeded_rng(0, number);
        let mut record = Record::new(Setup::deal(Edition::embedded(), variants, rng));
        while let Some((player, decision)) = record.game().question() {
            record.play(player, pick(decision, rng), &mut ()).expect("options are accepted");
        }
        signature.sign(&record);
    }
    signature.to_string()
}

/// What bots of one level play from the start, up to this many plies. A budget of tries makes it repeatable.
pub(crate) fn bot_game(
    level: Level,
    variants: Variants,
    seed: u64,
    budget: &Budget,
    plies: usize,
) -> Vec<String> {
    let mut log = GameLog::new(Setup::deal(Edition::embedded(), variants, &mut seeded_rng(seed, 0)), 0);
    let mut played = Vec::new();
    while let Some(player) = log.game().to_act().first().filter(|_| played.len() < plies) {
        let source = TimeSource::default();
        let actions = bot_turn::choose(&log, player, level, seed, budget, source).expect("the seat is asked");
        let entries = log.play(player, &actions, 0).expect("bots play legal actions");
        played.extend(entries.iter().map(ToString::to_string));
    }
    played
}
