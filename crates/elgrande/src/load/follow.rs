//! Somebody who reads the stream of a table to its end, as little of each event as is needed.

use std::sync::Arc;

use http_body_util::BodyExt;
use memchr::memmem;

use super::crowd::Crowd;
use super::game::{Game, Told};
use crate::failure::{Failure, Outcome};

/// Follows until the game is over or the crowd goes.
pub async fn follow(crowd: Arc<Crowd>, game: Arc<Game>, seat: usize) -> Outcome {
    let path = format!("/api/tables/{}/stream", game.id);
    let (_line, response) = game.people[seat].stream(&path).await?;
    crowd.gauge.requests.add(1);
    crowd.gauge.streams.add(1);
    let (mut body, mut text) = (response.into_body(), Vec::new());
    while let Some(frame) = body.frame().await {
        let frame = frame.map_err(|_| Failure::told("command-error-stream-ended", []))?;
        text.extend_from_slice(frame.data_ref().map(|data| data.as_ref()).unwrap_or_default());
        let mut begun = 0;
        while let Some(end) = memmem::find(&text[begun..], b"\n\n") {
            let event = &text[begun..begun + end];
            hear(&crowd, &game, seat, event);
            if memmem::find(event, br#""phase":"over""#).is_some() {
                return Ok(());
            }
            begun += end + 2;
        }
        text.drain(..begun);
    }
    Ok(())
}

fn hear(crowd: &Arc<Crowd>, game: &Arc<Game>, seat: usize, event: &[u8]) {
    let lag = ply(event).and_then(|ply| game.lag(ply));
    crowd.gauge.heard(event.len(), lag);
    if memmem::find(event, br#""decision":{"#).is_none() {
        return;
    }
    let question = data(event).and_then(|data| serde_json::from_slice::<Told>(data).ok()?.question(seat));
    if question.is_some_and(|question| game.ask(question)) {
        crowd.queue(game);
    }
}

/// The id of an event is the ply and the line of the chat.
fn ply(event: &[u8]) -> Option<usize> {
    let id = &event[memmem::rfind(event, b"\nid:")? + 4..];
    let ply = id.split(|byte| *byte == b'-').next()?;
    std::str::from_utf8(ply).ok()?.trim().parse().ok()
}

fn data(event: &[u8]) -> Option<&[u8]> {
    let data = &event[memmem::find(event, b"\ndata:")? + 6..];
    Some(&data[..memchr::memchr(b'\n', data).unwrap_or(data.len())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_is_read_from_both_ends() {
        let event = b"event: table\ndata: {\"game\":null}\nid: 17-3";
        assert_eq!((ply(event), data(event)), (Some(17), Some(&b" {\"game\":null}"[..])));
        assert_eq!((ply(b": still here"), data(b": still here")), (None, None));
    }
}
