//! The speed of the module beside native code. Prints figures and asserts none: `cargo test --release … -- --ignored --nocapture`.

use std::time::Instant;

use serde_json::{Value, json};

use crate::node::Both;

#[test]
#[ignore = "a measurement"]
fn speed() {
    let mut both = Both::start();
    let actions = |value: &Value| value["ok"].as_u64().unwrap();
    measure("random actions", &mut both, &json!({ "call": "random-actions", "games": 20_000 }), actions);
    for level in ["grande", "master"] {
        let tries = |value: &Value| value["ok"]["tries"].as_u64().unwrap();
        let request = json!({
            "call": "answers", "level": level, "players": 4, "variants": [], "seed": 1, "decisions": 40, "tries": 5000,
        });
        measure(level, &mut both, &request, tries);
    }
}

/// Prints what is done per second; the best of three runs.
fn measure(name: &str, both: &mut Both, request: &Value, count: impl Fn(&Value) -> u64) {
    let best = |respond: &mut dyn FnMut() -> Value| {
        let run = |_| {
            let started = Instant::now();
            let done = count(&respond());
            done as f64 / started.elapsed().as_secs_f64()
        };
        (0..3).map(run).fold(0.0, f64::max)
    };
    let native = best(&mut || both.native(request));
    let module = best(&mut || both.module(request));
    println!("{name}: native {native:.0}/s, module {module:.0}/s, {:.2} ×", module / native);
}
