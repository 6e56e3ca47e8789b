//! One connection to a server that stays open: answers with an end and one without. The client shares its cores with the
//! server it measures, so an answer is read by whoever asked for it, and of its head only what matters here.

use std::io::ErrorKind;

use httparse::{EMPTY_HEADER, Response, Status, parse_chunk_size};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::wire::{Address, Answer, Ask, End, Head};
use crate::failure::{Failure, Outcome};

/// How much is read at once: nearly every answer and event is shorter.
const AT_ONCE: usize = 8 * 1024;
/// More headers than this no answer has.
const HEADERS: usize = 32;
/// What follows the data of a chunk.
const LINE_END: usize = 2;
/// Done, and there is no body.
const NO_CONTENT: u16 = 204;
/// What has a lower code is not yet the answer.
const FIRST_FINAL: u16 = 200;

/// One connection.
#[derive(Debug)]
pub struct Line {
    socket: TcpStream,
    /// What was read.
    text: Vec<u8>,
    /// How much of it is done with.
    done: usize,
    /// The server hangs up, or nobody knows what comes next.
    closes: bool,
}

/// An answer that has no end, as it comes.
#[derive(Debug)]
pub struct Stream(Line);

impl Line {
    /// Connects; what is written is sent at once.
    pub async fn open(address: &Address) -> Outcome<Line> {
        let socket =
            TcpStream::connect(address.host()).await.map_err(|error| unreachable(address, &error))?;
        socket.set_nodelay(true).map_err(Failure::new)?;
        Ok(Line { socket, text: Vec::new(), done: 0, closes: false })
    }

    /// Can it still be asked? A server that hangs up leaves something to be read: the end.
    pub fn is_open(&self) -> bool {
        let is_quiet = || {
            let read = self.socket.try_read(&mut [0]);
            read.is_err_and(|error| error.kind() == ErrorKind::WouldBlock)
        };
        !self.closes && self.text.len() == self.done && is_quiet()
    }

    /// Asks and waits for the whole answer.
    pub async fn ask(&mut self, address: &Address, cookie: Option<&str>, ask: Ask) -> Outcome<Answer> {
        let head = self.begin(address, cookie, &ask).await?;
        self.closes = head.closes || !matches!(head.body, End::Length(_));
        let body = match head.body {
            End::Length(length) => self.take(length).await?,
            End::Chunks => self.chunks().await?,
            End::Close => self.rest().await?,
        };
        Ok(Answer { head, body })
    }

    /// Asks for what has no end.
    pub async fn stream(mut self, address: &Address, cookie: &str, path: &str) -> Outcome<Stream> {
        let head = self.begin(address, Some(cookie), &Ask::get(path)).await?;
        let refused = || Failure::told("command-error-no-stream", [("status", head.code.into())]);
        if head.code == 200 { Ok(Stream(self)) } else { Err(refused()) }
    }

    /// Asks and waits for the head of the answer.
    async fn begin(&mut self, address: &Address, cookie: Option<&str>, ask: &Ask) -> Outcome<Head> {
        let request = written(address, cookie, ask);
        self.socket.write_all(request.as_bytes()).await.map_err(|_| broken_off())?;
        loop {
            match head_of(&self.text[self.done..])? {
                Some((length, head)) => {
                    self.done += length;
                    if head.code >= FIRST_FINAL {
                        return Ok(head);
                    }
                }
                None => self.read().await?,
            }
        }
    }

    /// A body of that length. What it was read into goes with it, so that whoever waits holds only a connection.
    async fn take(&mut self, length: usize) -> Outcome<Vec<u8>> {
        while self.text.len() - self.done < length {
            self.read().await?;
        }
        let mut body = std::mem::take(&mut self.text);
        body.drain(..self.done);
        self.done = 0;
        self.text = body.split_off(length);
        Ok(body)
    }

    /// A body in chunks.
    async fn chunks(&mut self) -> Outcome<Vec<u8>> {
        let mut body = Vec::new();
        loop {
            let chunk = self.chunk().await?;
            if chunk.is_empty() {
                return Ok(body);
            }
            body.extend_from_slice(chunk);
        }
    }

    /// All there is until the server hangs up.
    async fn rest(&mut self) -> Outcome<Vec<u8>> {
        let mut body = self.text.split_off(self.done);
        self.socket.read_to_end(&mut body).await.map_err(|_| broken_off())?;
        Ok(body)
    }

    /// The data of the next chunk; the last has none.
    async fn chunk(&mut self) -> Outcome<&[u8]> {
        loop {
            if let Some((begin, length)) = chunk_of(&self.text[self.done..])? {
                let begin = self.done + begin;
                self.done = begin + length + LINE_END;
                return Ok(&self.text[begin..begin + length]);
            }
            self.read().await?;
        }
    }

    /// Reads on.
    async fn read(&mut self) -> Outcome {
        self.text.drain(..self.done);
        self.done = 0;
        self.text.reserve(AT_ONCE);
        match self.socket.read_buf(&mut self.text).await {
            Ok(0) | Err(_) => Err(broken_off()),
            Ok(_) => Ok(()),
        }
    }
}

impl Stream {
    /// The data of the next chunk; nothing at the end.
    pub async fn next(&mut self) -> Outcome<Option<&[u8]>> {
        let ended = |_| Failure::told("command-error-stream-ended", []);
        let data = self.0.chunk().await.map_err(ended)?;
        Ok((!data.is_empty()).then_some(data))
    }
}

/// A request as it is sent.
fn written(address: &Address, cookie: Option<&str>, Ask { method, path, body }: &Ask) -> String {
    let mut text = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\n", address.host());
    let mut header = |name: &str, value: &str| [name, ": ", value, "\r\n"].map(|part| text.push_str(part));
    if let Some(cookie) = cookie {
        header("cookie", cookie);
    }
    if !body.is_empty() {
        header("content-type", "application/json");
        header("content-length", &body.len().to_string());
    }
    text + "\r\n" + body
}

/// How long the head of an answer is, and what it says, once all of it is there.
fn head_of(text: &[u8]) -> Outcome<Option<(usize, Head)>> {
    let mut headers = [EMPTY_HEADER; HEADERS];
    let mut read = Response::new(&mut headers);
    let Status::Complete(length) = read.parse(text).map_err(Failure::new)? else { return Ok(None) };
    let said = |name: &str| {
        let header = read.headers.iter().find(|header| header.name.eq_ignore_ascii_case(name))?;
        std::str::from_utf8(header.value).ok()
    };
    let code = read.code.unwrap_or_default();
    let body = match said("content-length").and_then(|length| length.parse().ok()) {
        _ if code < FIRST_FINAL || code == NO_CONTENT => End::Length(0),
        Some(length) => End::Length(length),
        None if said("transfer-encoding").is_some() => End::Chunks,
        None => End::Close,
    };
    let head = Head {
        code,
        reason: read.reason.unwrap_or_default().to_owned(),
        body,
        closes: said("connection").is_some_and(|said| said.eq_ignore_ascii_case("close")),
        cookie: said("set-cookie").and_then(|set| Some(set.split(';').next()?.to_owned())),
    };
    Ok(Some((length, head)))
}

/// Where the data of a chunk begin and how long they are, once all of it is there.
fn chunk_of(text: &[u8]) -> Outcome<Option<(usize, usize)>> {
    let size = parse_chunk_size(text).map_err(|_| broken_off())?;
    let Status::Complete((begin, length)) = size else { return Ok(None) };
    let length = usize::try_from(length).map_err(Failure::new)?;
    let end = begin.saturating_add(length).saturating_add(LINE_END);
    Ok((end <= text.len()).then_some((begin, length)))
}

/// It ended before its time.
fn broken_off() -> Failure {
    Failure::told("command-error-broken-off", [])
}

fn unreachable(address: &Address, error: &std::io::Error) -> Failure {
    let host = address.host();
    match error.raw_os_error() {
        Some(24) => Failure::told("command-error-connections", []),
        Some(_) | None => {
            Failure::told("command-error-no-server", [("address", format!("http://{host}").into())])
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::net::TcpListener;

    use super::*;

    /// A server that answers every connection with that and hangs up.
    async fn answering(text: &'static str) -> Address {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = Address::read(&format!("http://{}", listener.local_addr().unwrap())).unwrap();
        tokio::spawn(async move {
            while let Ok((mut socket, _)) = listener.accept().await {
                let asked = socket.read(&mut [0; 4096]).await.unwrap();
                assert!(asked > 0);
                for part in text.split_inclusive(' ') {
                    socket.write_all(part.as_bytes()).await.unwrap();
                    tokio::task::yield_now().await;
                }
            }
        });
        address
    }

    #[tokio::test]
    async fn a_body_is_whole_however_it_comes() {
        for (text, body) in [
            ("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nall of it", "all of it"),
            (
                "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nall \r\n5\r\nof it\r\n0\r\n\r\n",
                "all of it",
            ),
            ("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n", ""),
            ("HTTP/1.1 200 OK\r\n\r\nall of it", "all of it"),
        ] {
            let answer = answering(text).await.once(Ask::post("/", "{}")).await.unwrap();
            assert_eq!(
                (answer.head.is_success(), String::from_utf8(answer.body).unwrap()),
                (true, body.into())
            );
        }
        let cut = answering("HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nall of it").await;
        assert!(cut.once(Ask::get("/")).await.is_err(), "a byte is missing");
    }

    #[tokio::test]
    async fn a_line_that_was_hung_up_is_not_used_again() {
        let address = answering("HTTP/1.1 204 No Content\r\n\r\n").await;
        let mut line = Line::open(&address).await.unwrap();
        assert!(line.is_open());
        line.ask(&address, None, Ask::get("/")).await.unwrap();
        line.socket.readable().await.unwrap();
        assert!(!line.is_open());
        let address = answering("HTTP/1.1 200 OK\r\ncontent-length: 0\r\nConnection: Close\r\n\r\n").await;
        let mut line = Line::open(&address).await.unwrap();
        line.ask(&address, None, Ask::get("/")).await.unwrap();
        assert!(!line.is_open(), "it was announced");
    }

    #[test]
    fn a_head_and_a_chunk_are_taken_once_they_are_whole() {
        let text = b"HTTP/1.1 429 Too Many Requests\r\nContent-Length: 3\r\nset-cookie: a=b; Path=/\r\n\r\n";
        let (length, head) = head_of(text).unwrap().unwrap();
        assert_eq!((length, head.body, head.cookie.as_deref()), (text.len(), End::Length(3), Some("a=b")));
        assert_eq!((head.is_success(), head.status()), (false, "429 Too Many Requests".to_owned()));
        assert_eq!(head_of(&text[..text.len() - 1]).ok(), Some(None));
        let chunk = b"A\r\nten bytes.\r\n";
        assert_eq!(chunk_of(chunk).ok(), Some(Some((3, 10))));
        assert!((0..chunk.len()).all(|length| chunk_of(&chunk[..length]).ok() == Some(None)));
        assert_eq!(chunk_of(b"0\r\n\r\n").ok(), Some(Some((3, 0))), "so a stream ends");
        assert!(head_of(b"hello, who are you?\r\n").is_err() && chunk_of(b"ten\r\n").is_err());
    }

    #[test]
    fn a_request_says_who_asks_and_how_long_it_is() {
        let address = Address::read("http://localhost:1").unwrap();
        let text = written(&address, Some("a=b"), &Ask::post("/api", "{}"));
        let expected = "POST /api HTTP/1.1\r\nhost: localhost:1\r\ncookie: a=b\r\ncontent-type: application/json\r\n\
                        content-length: 2\r\n\r\n{}";
        assert_eq!(text, expected);
        assert_eq!(written(&address, None, &Ask::get("/")), "GET / HTTP/1.1\r\nhost: localhost:1\r\n\r\n");
    }
}
