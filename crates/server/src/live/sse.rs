//! Server-sent events as they go over the wire. Events that occur together are sent as one chunk.

use std::fmt::Display;
use std::io::Write;
use std::time::Duration;

use axum::body::Bytes;
use play::json;
use serde::Serialize;
use tokio::time::{Instant, Interval, MissedTickBehavior, interval_at};

/// Proxies drop a connection that is silent for longer.
const KEEP_ALIVE_EVERY: Duration = Duration::from_secs(15);

/// Events that are sent together.
#[derive(Debug, Default)]
pub struct Events(Vec<u8>);

impl Events {
    /// A comment that keeps the connection open.
    pub fn keep_alive() -> Events {
        Events(b":\n\n".to_vec())
    }

    /// Adds an event without an id.
    pub fn push(&mut self, name: &str, data: &impl Serialize) {
        self.write(name, |text| json::write(text, data));
        self.0.push(b'\n');
    }

    /// Adds an event with an id, from which a client can resume.
    pub fn push_with_id(&mut self, name: &str, data: &impl Serialize, id: impl Display) {
        self.push_written(name, |text| json::write(text, data), id);
    }

    /// The same with data that the closure writes: JSON without line breaks.
    pub fn push_written(&mut self, name: &str, data: impl FnOnce(&mut Vec<u8>), id: impl Display) {
        self.write(name, data);
        writeln!(self.0, "id: {id}\n").expect("writing to memory does not fail");
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The bytes to send.
    pub fn into_bytes(self) -> Bytes {
        self.0.into()
    }

    fn write(&mut self, name: &str, data: impl FnOnce(&mut Vec<u8>)) {
        self.0.reserve(json::TYPICAL_VIEW_BYTES);
        write!(self.0, "event: {name}\ndata: ").expect("writing to memory does not fail");
        data(&mut self.0);
        self.0.push(b'\n');
    }
}

/// The ticks for keep-alive comments. They do not restart after each event: that would cost more.
pub fn keep_alive_interval() -> Interval {
    let mut interval = interval_at(Instant::now() + KEEP_ALIVE_EVERY, KEEP_ALIVE_EVERY);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    interval
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_event_is_a_block_with_its_data_on_one_line() {
        let mut events = Events::default();
        assert!(events.is_empty());
        events.push("chat", &"one\nother\r\n\nid: 9");
        events.push_with_id("table", &[1, 2], "17-3-0");
        let text = String::from_utf8(events.0).unwrap();
        let blocks = [
            r#"event: chat
data: "one\nother\r\n\nid: 9""#,
            "event: table\ndata: [1,2]\nid: 17-3-0",
            "",
        ];
        assert_eq!(text, blocks.join("\n\n"));
    }
}
