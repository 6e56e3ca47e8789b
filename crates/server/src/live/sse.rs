//! Server-sent events as they go over the wire: those that come together are one piece, written once, and every stream says
//! now and then that it is still there.

use std::convert::Infallible;
use std::fmt::Display;
use std::io::Write;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{Stream, StreamExt};
use serde::Serialize;
use tokio::time::{Instant, Interval, MissedTickBehavior, interval_at};

use crate::json;

/// How long nothing may be said: who looks after connections takes one that is silent for lost.
const SILENCE: Duration = Duration::from_secs(15);

/// Events that are sent together.
#[derive(Debug, Default)]
pub(super) struct Events(Vec<u8>);

impl Events {
    /// Nothing but that the stream is still there.
    pub(super) fn still_here() -> Events {
        Events(b":\n\n".to_vec())
    }

    /// One more, which nobody has to know again.
    pub(super) fn push(&mut self, name: &str, data: &impl Serialize) {
        self.write(name, |text| splice::write(text, data));
        self.0.push(b'\n');
    }

    /// One more, and what to say to go on after it.
    pub(super) fn push_place(&mut self, name: &str, data: &impl Serialize, place: impl Display) {
        self.push_written(name, |text| splice::write(text, data), place);
    }

    /// The same where that writes the data: JSON without line ends.
    pub(super) fn push_written(&mut self, name: &str, data: impl FnOnce(&mut Vec<u8>), place: impl Display) {
        self.write(name, data);
        writeln!(self.0, "id: {place}\n").expect("memory takes it");
    }

    fn write(&mut self, name: &str, data: impl FnOnce(&mut Vec<u8>)) {
        self.0.reserve(splice::USUAL);
        write!(self.0, "event: {name}\ndata: ").expect("memory takes it");
        data(&mut self.0);
        self.0.push(b'\n');
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// When a stream says that it is still there, whatever else is said on it: to wait anew after each event costs more.
pub(super) fn pulse() -> Interval {
    let mut pulse = interval_at(Instant::now() + SILENCE, SILENCE);
    pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
    pulse
}

/// Tells all of them as they come.
pub(super) fn stream(pieces: impl Stream<Item = Events> + Send + 'static) -> Response {
    let body = Body::from_stream(pieces.map(|events| Ok::<_, Infallible>(Bytes::from(events.0))));
    ([(CONTENT_TYPE, "text/event-stream"), (CACHE_CONTROL, "no-cache")], body).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_event_is_a_block_and_its_data_one_line() {
        let mut events = Events::default();
        assert!(events.is_empty());
        events.push("chat", &"one\nother\r\n\nid: 9");
        events.push_place("table", &[1, 2], "17-3-0");
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
