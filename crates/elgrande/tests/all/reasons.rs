//! Every error in an edition, a record or a position has a localized message. The tests cut pieces out of valid texts or
//! duplicate them and check each error.

use elgrande::random_play::play_recorded;
use elgrande::rng::seeded_rng;
use engine::notation::{read_position, write_position};
use engine::{Edition, Event, Record, Setup, Variants};
use locales::Because;

const EDITION: &str = include_str!("../../../../editions/2023.toml");

/// Variants of the text with some characters removed or duplicated at each step.
fn damaged(text: &str, step: usize, letters: usize) -> impl Iterator<Item = String> + '_ {
    text.char_indices().step_by(step).flat_map(move |(start, _)| {
        let (head, tail) = text.split_at(start);
        let end = tail.char_indices().nth(letters).map_or(tail.len(), |(index, _)| index);
        [format!("{head}{}", &tail[end..]), format!("{head}{}{tail}", &tail[..end])]
    })
}

/// Counts the errors; each must have a message.
fn refusals(texts: impl Iterator<Item = String>, read: impl Fn(&str) -> Option<String>) -> usize {
    let reasons = texts.filter_map(|text| read(&text));
    reasons.inspect(|reason| assert!(Because::of(reason).is_some(), "no message: {reason}")).count()
}

#[test]
fn every_edition_error_has_a_message() {
    let read = |text: &str| Edition::load(text).err().map(|error| error.to_string());
    let refused: usize = [1, 4, 11].map(|letters| refusals(damaged(EDITION, 5, letters), read)).iter().sum();
    assert!(refused > 3000, "{refused}");
}

#[test]
fn every_record_error_has_a_message() {
    let edition = Edition::embedded();
    let read = |text: &str| Record::read(text, &[edition]).err().map(|error| error.to_string());
    let mut refused = 0;
    for (number, variants) in (0..).zip(Variants::all().step_by(23)) {
        let mut rng = seeded_rng(7, number);
        let setup = Setup::deal(edition, variants, &mut rng);
        let text = play_recorded(setup, &mut rng, &mut Vec::<Event>::new()).to_string();
        refused += refusals(damaged(&text, 23, 6), read);
    }
    assert!(refused > 1000, "{refused}");
}

#[test]
fn every_position_error_has_a_message() {
    let edition = Edition::embedded();
    let read = |text: &str| read_position(text, edition).err().map(|error| error.to_string());
    let mut refused = 0;
    for (number, variants) in (0..).zip(Variants::all().step_by(23)) {
        let mut rng = seeded_rng(8, number);
        let setup = Setup::deal(edition, variants, &mut rng);
        let whole = play_recorded(setup, &mut rng, &mut Vec::<Event>::new());
        for moment in whole.replay().step_by(41) {
            refused += refusals(damaged(&write_position(&moment.game), 11, 6), read);
        }
    }
    assert!(refused > 1000, "{refused}");
}
