//! The session answers any lines without a panic.

#![no_main]

use elgrande::protocol::Session;
use engine::Edition;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|lines: &[u8]| {
    let mut session = Session::new(Edition::embedded());
    for line in lines.split(|byte| *byte == b'\n').take(64) {
        let _ = session.respond(line);
    }
});
