//! Reads a table's event stream until the game is over, parsing as little of each event as possible.

use std::sync::{Arc, LazyLock};

use memchr::memmem::Finder;

use crate::Result;
use crate::table::{Question, Table, find_decision};
use crate::workload::Workload;

/// The end of an event.
static EVENT_END: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new(b"\n\n"));
/// Precedes the table's phase.
static PHASE: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new(br#""phase":""#));

pub(crate) async fn read_stream(workload: Arc<Workload>, table: Arc<Table>, seat: usize) -> Result {
    let path = format!("/api/tables/{}/stream", table.id);
    let mut stream = table.clients[seat].open_stream(&path).await?;
    workload.metrics.requests.add(1);
    workload.metrics.streams.add(1);
    let mut incomplete = Vec::new();
    while let Some(mut text) = stream.next().await? {
        if !incomplete.is_empty() {
            incomplete.extend_from_slice(text);
            text = &incomplete;
        }
        while let Some(end) = EVENT_END.find(text) {
            let event = &text[..end];
            handle_event(&workload, &table, seat, event);
            if is_over(event) {
                return Ok(());
            }
            text = &text[end + EVENT_END.needle().len()..];
        }
        incomplete = text.to_vec();
    }
    Ok(())
}

fn handle_event(workload: &Workload, table: &Arc<Table>, seat: usize, event: &[u8]) {
    let ply = event_ply(event);
    workload.metrics.record_event(event.len(), ply.and_then(|ply| table.stream_lag(ply)));
    let question = ply.zip(find_decision(event)).map(|(ply, decision)| Question { seat, ply, decision });
    workload.offer(table, question);
}

/// The last line of an event is its id: the ply, a dash, and the number of chat messages.
fn event_ply(event: &[u8]) -> Option<usize> {
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
    fn ply_and_phase_are_found_in_an_event() {
        let event = b"event: table\ndata: {\"table\":{\"phase\":\"over\"}}\nid: 17-3";
        assert_eq!((event_ply(event), is_over(event)), (Some(17), true));
        assert_eq!((event_ply(b": still here"), is_over(b": still here")), (None, false));
        assert_eq!((event_ply(b"event: a\nid: x-1"), is_over(br#"{"phase":"playing"}"#)), (None, false));
    }
}
