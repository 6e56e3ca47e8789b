//! Whatever is wrong with a text that somebody wrote can be said in any language: pieces are cut out of sound texts and put in
//! twice, and each refusal is one of our sentences.

use elgrande::dice::dice;
use elgrande::play::record;
use engine::notation::{read_position, write_position};
use engine::{Edition, Event, Record, Setup, Variants};
use locales::Because;

const EDITION: &str = include_str!("../../../editions/2023.toml");

/// The text without so many letters after each place, and with them twice.
fn spoilt(text: &str, step: usize, letters: usize) -> impl Iterator<Item = String> + '_ {
    text.char_indices().step_by(step).flat_map(move |(start, _)| {
        let (head, tail) = text.split_at(start);
        let end = tail.char_indices().nth(letters).map_or(tail.len(), |(index, _)| index);
        [format!("{head}{}", &tail[end..]), format!("{head}{}{tail}", &tail[..end])]
    })
}

/// How often it was refused, each time with a sentence.
fn refusals(texts: impl Iterator<Item = String>, read: impl Fn(&str) -> Option<String>) -> usize {
    let reasons = texts.filter_map(|text| read(&text));
    reasons.inspect(|reason| assert!(Because::of(reason).is_some(), "no sentence: {reason}")).count()
}

#[test]
fn whatever_is_wrong_with_an_edition_has_a_sentence() {
    let read = |text: &str| Edition::load(text).err().map(|error| error.to_string());
    let refused: usize = [1, 4, 11].map(|letters| refusals(spoilt(EDITION, 5, letters), read)).iter().sum();
    assert!(refused > 3000, "{refused}");
}

#[test]
fn whatever_is_wrong_with_a_record_has_a_sentence() {
    let edition = Edition::embedded();
    let read = |text: &str| Record::read(text, &[edition]).err().map(|error| error.to_string());
    let mut refused = 0;
    for (number, variants) in (0..).zip(Variants::all().step_by(23)) {
        let mut dice = dice(7, number);
        let setup = Setup::deal(edition, variants, &mut dice);
        let text = record(setup, &mut dice, &mut Vec::<Event>::new()).to_string();
        refused += refusals(spoilt(&text, 23, 6), read);
    }
    assert!(refused > 1000, "{refused}");
}

#[test]
fn whatever_is_wrong_with_a_position_has_a_sentence() {
    let edition = Edition::embedded();
    let read = |text: &str| read_position(text, edition).err().map(|error| error.to_string());
    let mut refused = 0;
    for (number, variants) in (0..).zip(Variants::all().step_by(23)) {
        let mut dice = dice(8, number);
        let setup = Setup::deal(edition, variants, &mut dice);
        let whole = record(setup, &mut dice, &mut Vec::<Event>::new());
        for moment in whole.replay().step_by(41) {
            refused += refusals(spoilt(&write_position(&moment.game), 11, 6), read);
        }
    }
    assert!(refused > 1000, "{refused}");
}
