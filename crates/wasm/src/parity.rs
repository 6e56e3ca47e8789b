//! What proves that the module plays by the same rules as the server: the signature of many random games.

use engine::chance::pick;
use engine::signature::Signature;
use engine::{Edition, Record, Setup, Variants};
use play::rng::seeded_rng;

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
