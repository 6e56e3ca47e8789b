//! An answer that has no end, read as it comes. Where a thousand tables are followed most of what a client does is to read
//! events, so they are read by whoever follows and not handed over by another task.

use httparse::{EMPTY_HEADER, Response, Status, parse_chunk_size};
use hyper::header::HeaderValue;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::wire::{Address, broken_off, connect};
use crate::failure::{Failure, Outcome};

/// How much is read at once: nearly every event is shorter.
const AT_ONCE: usize = 8 * 1024;
/// More headers than this no answer has.
const HEADERS: usize = 32;
/// What follows the data of a chunk.
const LINE_END: usize = 2;

/// An open stream.
#[derive(Debug)]
pub struct Stream {
    socket: TcpStream,
    /// What was read.
    text: Vec<u8>,
    /// How much of it is done with.
    done: usize,
}

impl Stream {
    /// Asks for it, over a connection of its own.
    pub async fn open(address: &Address, cookie: &HeaderValue, path: &str) -> Outcome<Stream> {
        let mut stream = Stream { socket: connect(address).await?, text: Vec::new(), done: 0 };
        let head = format!("GET {path} HTTP/1.1\r\nhost: {}\r\ncookie: ", address.host());
        let request = [head.as_bytes(), cookie.as_bytes(), b"\r\n\r\n"].concat();
        stream.socket.write_all(&request).await.map_err(|_| broken_off())?;
        loop {
            if let Some((length, status)) = head_of(&stream.text)? {
                stream.done = length;
                let refused = || Failure::told("command-error-no-stream", [("status", status.into())]);
                return if status == 200 { Ok(stream) } else { Err(refused()) };
            }
            if !stream.read().await? {
                return Err(broken_off());
            }
        }
    }

    /// The data of the next chunk; nothing at the end.
    pub async fn next(&mut self) -> Outcome<Option<&[u8]>> {
        let data = loop {
            if let Some((begin, length)) = chunk_of(&self.text[self.done..])? {
                let begin = self.done + begin;
                self.done = begin + length + LINE_END;
                break begin..begin + length;
            }
            if !self.read().await? {
                return Err(ended());
            }
        };
        Ok((!data.is_empty()).then(|| &self.text[data]))
    }

    /// Reads on; false at the end.
    async fn read(&mut self) -> Outcome<bool> {
        self.text.drain(..self.done);
        self.done = 0;
        self.text.reserve(AT_ONCE);
        let read = self.socket.read_buf(&mut self.text).await;
        read.map(|count| count > 0).map_err(|_| ended())
    }
}

/// It broke off.
fn ended() -> Failure {
    Failure::told("command-error-stream-ended", [])
}

/// How long the head of an answer is, and its status, once all of it is there.
fn head_of(text: &[u8]) -> Outcome<Option<(usize, u16)>> {
    let mut headers = [EMPTY_HEADER; HEADERS];
    let mut head = Response::new(&mut headers);
    match head.parse(text).map_err(Failure::new)? {
        Status::Complete(length) => Ok(Some((length, head.code.unwrap_or_default()))),
        Status::Partial => Ok(None),
    }
}

/// Where the data of a chunk begin and how long they are, once all of it is there.
fn chunk_of(text: &[u8]) -> Outcome<Option<(usize, usize)>> {
    let size = parse_chunk_size(text).map_err(|_| broken_off())?;
    let Status::Complete((begin, length)) = size else { return Ok(None) };
    let length = usize::try_from(length).map_err(Failure::new)?;
    let end = begin.saturating_add(length).saturating_add(LINE_END);
    Ok((end <= text.len()).then_some((begin, length)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_and_a_chunk_are_taken_once_they_are_whole() {
        let head = b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n";
        assert_eq!(head_of(head).ok(), Some(Some((head.len(), 200))));
        assert_eq!(head_of(&head[..head.len() - 1]).ok(), Some(None));
        let chunk = b"A\r\nten bytes.\r\n";
        assert_eq!(chunk_of(chunk).ok(), Some(Some((3, 10))));
        assert!((0..chunk.len()).all(|length| chunk_of(&chunk[..length]).ok() == Some(None)));
        assert_eq!(chunk_of(b"0\r\n\r\n").ok(), Some(Some((3, 0))), "so a stream ends");
        assert!(head_of(b"hello, who are you?\r\n").is_err() && chunk_of(b"ten\r\n").is_err());
    }
}
