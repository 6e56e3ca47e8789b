//! Somebody who reads the stream of a table to its end, as little of each event as is needed.

use std::sync::{Arc, LazyLock};

use memchr::memmem::Finder;

use super::crowd::Crowd;
use super::game::{Game, Question, decision};
use crate::failure::Outcome;

/// How an event ends.
static END: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new(b"\n\n"));
/// What stands before how far a table has come.
static PHASE: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new(br#""phase":""#));

/// Follows until the game is over or the crowd goes.
pub async fn follow(crowd: Arc<Crowd>, game: Arc<Game>, seat: usize) -> Outcome {
    let path = format!("/api/tables/{}/stream", game.id);
    let mut stream = game.people[seat].stream(&path).await?;
    crowd.gauge.requests.add(1);
    crowd.gauge.streams.add(1);
    let mut begun = Vec::new();
    while let Some(mut text) = stream.next().await? {
        if !begun.is_empty() {
            begun.extend_from_slice(text);
            text = &begun;
        }
        while let Some(end) = END.find(text) {
            let event = &text[..end];
            hear(&crowd, &game, seat, event);
            if is_over(event) {
                return Ok(());
            }
            text = &text[end + END.needle().len()..];
        }
        begun = text.to_vec();
    }
    Ok(())
}

fn hear(crowd: &Arc<Crowd>, game: &Arc<Game>, seat: usize, event: &[u8]) {
    let ply = ply(event);
    crowd.gauge.heard(event.len(), ply.and_then(|ply| game.lag(ply)));
    let question = ply.zip(decision(event)).map(|(ply, decision)| Question { seat, ply, decision });
    if question.is_some_and(|question| game.ask(question)) {
        crowd.queue(game);
    }
}

/// The id of an event is its last line: the ply and the lines of the chat.
fn ply(event: &[u8]) -> Option<usize> {
    let last = &event[memchr::memrchr(b'\n', event)? + 1..];
    let ply = last.strip_prefix(b"id:")?.split(|byte| *byte == b'-').next()?;
    std::str::from_utf8(ply).ok()?.trim().parse().ok()
}

fn is_over(event: &[u8]) -> bool {
    let phase = PHASE.find(event).map(|at| &event[at + PHASE.needle().len()..]);
    phase.is_some_and(|phase| phase.starts_with(b"over\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_is_read_from_both_ends() {
        let event = b"event: table\ndata: {\"table\":{\"phase\":\"over\"}}\nid: 17-3";
        assert_eq!((ply(event), is_over(event)), (Some(17), true));
        assert_eq!((ply(b": still here"), is_over(b": still here")), (None, false));
        assert_eq!((ply(b"event: a\nid: x-1"), is_over(br#"{"phase":"playing"}"#)), (None, false));
    }
}
