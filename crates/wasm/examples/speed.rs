//! The speed of the module beside native code: `cargo run --release -p elgrande-wasm --example speed`. Needs Linux and Node.js.

#[path = "../tests/all/node.rs"]
#[allow(clippy::unwrap_used, reason = "part of the tests too, where a failed unwrap fails the test")]
mod node;

use std::fs;

use node::Both;
use serde_json::{Value, json};

fn main() {
    let mut both = Both::start();
    let actions = |value: &Value| value["ok"].as_u64().expect("the response is a number");
    measure("random actions", &mut both, &json!({ "call": "random-actions", "games": 20_000 }), actions);
    for level in ["grande", "master"] {
        let tries =
            |value: &Value| value["ok"]["tries"].as_u64().expect("the response has the number of tries");
        let request = json!({
            "call": "answers", "level": level, "players": 4, "variants": [], "seed": 1, "decisions": 40, "tries": 5000,
        });
        measure(level, &mut both, &request, tries);
    }
}

/// Prints what is done per second, after both have given the same response; the best of five runs each, in turn.
fn measure(name: &str, both: &mut Both, request: &Value, count: impl Fn(&Value) -> u64) {
    both.ok(request);
    let (ours, node) = (std::process::id(), both.node.child.id());
    let (mut native, mut module) = (0.0f64, 0.0f64);
    for _ in 0..5 {
        native = native.max(speed(ours, || count(&both.native(request))));
        module = module.max(speed(node, || count(&both.module(request))));
    }
    println!("{name}: native {native:.0}/s, module {module:.0}/s, {:.2} ×", module / native);
}

/// How much a process does in a second of processor time.
fn speed(process: u32, work: impl FnOnce() -> u64) -> f64 {
    let before = processor_seconds(process);
    let done = work();
    done as f64 / (processor_seconds(process) - before)
}

/// The processor time of the main thread, so that other work on the machine does not count.
fn processor_seconds(process: u32) -> f64 {
    let text = fs::read_to_string(format!("/proc/{process}/schedstat")).expect("Linux counts processor time");
    let nanoseconds: f64 =
        text.split(' ').next().and_then(|number| number.parse().ok()).expect("it begins with nanoseconds");
    nanoseconds / 1e9
}
