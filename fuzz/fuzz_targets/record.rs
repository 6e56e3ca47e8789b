//! Any text is either refused or is a record that replays and reads back unchanged.

#![no_main]

use engine::{Edition, Record};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let editions = [Edition::embedded()];
    if let Ok(record) = Record::read(text, &editions) {
        let again = Record::read(&record.to_string(), &editions).expect("a written record can be read");
        assert_eq!(again.to_string(), record.to_string());
        assert_eq!(again.game(), record.game());
    }
});
