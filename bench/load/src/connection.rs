//! One keep-alive HTTP/1.1 connection: complete responses and endless streams. The client shares its cores with the server
//! it measures, so the caller's task reads the response itself and only the needed headers are parsed.

use std::io::ErrorKind;

use httparse::{EMPTY_HEADER, Status, parse_chunk_size};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::Result;
use crate::http::{Address, BodyEnd, Head, Request, Response};

/// Read buffer; nearly every response and event is shorter.
const READ_BYTES: usize = 8 * 1024;
const MAX_HEADERS: usize = 32;
/// Length of the CRLF after a chunk's data.
const CHUNK_END: usize = 2;
const NO_CONTENT: u16 = 204;
/// Lower status codes are interim responses.
const FIRST_FINAL_STATUS: u16 = 200;
/// `EMFILE` on Linux.
const TOO_MANY_OPEN_FILES: i32 = 24;

#[derive(Debug)]
pub(crate) struct Connection {
    socket: TcpStream,
    buffer: Vec<u8>,
    /// How many bytes of the buffer are already used.
    consumed: usize,
    /// No further request may be sent on this connection.
    is_finished: bool,
}

/// A response without an end, read chunk by chunk.
#[derive(Debug)]
pub(crate) struct EventStream(Connection);

impl Connection {
    /// Connects with Nagle's algorithm off.
    pub(crate) async fn open(address: &Address) -> Result<Connection> {
        let connected = TcpStream::connect(address.host()).await;
        let socket = connected.map_err(|error| connect_error(address, &error))?;
        socket.set_nodelay(true)?;
        Ok(Connection { socket, buffer: Vec::new(), consumed: 0, is_finished: false })
    }

    /// Can another request be sent? A closed connection has something to read: the end of the stream.
    pub(crate) fn is_open(&self) -> bool {
        let is_silent = || {
            let read = self.socket.try_read(&mut [0]);
            read.is_err_and(|error| error.kind() == ErrorKind::WouldBlock)
        };
        !self.is_finished && self.buffer.len() == self.consumed && is_silent()
    }

    /// Sends a request and reads the complete response.
    pub(crate) async fn send(
        &mut self,
        address: &Address,
        cookie: Option<&str>,
        request: Request,
    ) -> Result<Response> {
        let head = self.send_for_head(address, cookie, &request).await?;
        self.is_finished = head.closes || !matches!(head.body, BodyEnd::Length(_));
        let body = match head.body {
            BodyEnd::Length(length) => self.read_exact(length).await?,
            BodyEnd::Chunked => self.read_chunks().await?,
            BodyEnd::ConnectionClose => self.read_to_end().await?,
        };
        Ok(Response { head, body })
    }

    /// Requests an endless response.
    pub(crate) async fn open_stream(
        mut self,
        address: &Address,
        cookie: &str,
        path: &str,
    ) -> Result<EventStream> {
        let head = self.send_for_head(address, Some(cookie), &Request::get(path)).await?;
        if head.status == 200 {
            return Ok(EventStream(self));
        }
        Err(format!("the server refused a stream: {}", head.status_line()).into())
    }

    /// Sends a request and reads the final response head.
    async fn send_for_head(
        &mut self,
        address: &Address,
        cookie: Option<&str>,
        request: &Request,
    ) -> Result<Head> {
        let text = request_text(address, cookie, request);
        self.socket.write_all(text.as_bytes()).await.map_err(|_| CONNECTION_LOST)?;
        loop {
            match parse_head(&self.buffer[self.consumed..])? {
                Some((length, head)) => {
                    self.consumed += length;
                    if head.status >= FIRST_FINAL_STATUS {
                        return Ok(head);
                    }
                }
                None => self.fill_buffer().await?,
            }
        }
    }

    /// Reads a body of that length. The buffer's memory moves into the body, so an idle connection holds none.
    async fn read_exact(&mut self, length: usize) -> Result<Vec<u8>> {
        while self.buffer.len() - self.consumed < length {
            self.fill_buffer().await?;
        }
        let mut body = std::mem::take(&mut self.buffer);
        body.drain(..self.consumed);
        self.consumed = 0;
        self.buffer = body.split_off(length);
        Ok(body)
    }

    async fn read_chunks(&mut self) -> Result<Vec<u8>> {
        let mut body = Vec::new();
        loop {
            let chunk = self.next_chunk().await?;
            if chunk.is_empty() {
                return Ok(body);
            }
            body.extend_from_slice(chunk);
        }
    }

    async fn read_to_end(&mut self) -> Result<Vec<u8>> {
        let mut body = self.buffer.split_off(self.consumed);
        self.socket.read_to_end(&mut body).await.map_err(|_| CONNECTION_LOST)?;
        Ok(body)
    }

    /// The data of the next chunk; empty at the end.
    async fn next_chunk(&mut self) -> Result<&[u8]> {
        loop {
            if let Some((start, length)) = parse_chunk(&self.buffer[self.consumed..])? {
                let start = self.consumed + start;
                self.consumed = start + length + CHUNK_END;
                return Ok(&self.buffer[start..start + length]);
            }
            self.fill_buffer().await?;
        }
    }

    async fn fill_buffer(&mut self) -> Result {
        self.buffer.drain(..self.consumed);
        self.consumed = 0;
        self.buffer.reserve(READ_BYTES);
        match self.socket.read_buf(&mut self.buffer).await {
            Ok(0) | Err(_) => Err(CONNECTION_LOST.into()),
            Ok(_) => Ok(()),
        }
    }
}

impl EventStream {
    /// The data of the next chunk; none at the end.
    pub(crate) async fn next(&mut self) -> Result<Option<&[u8]>> {
        let data = self.0.next_chunk().await.map_err(|_| "an event stream was interrupted")?;
        Ok((!data.is_empty()).then_some(data))
    }
}

const CONNECTION_LOST: &str = "the server closed the connection";

/// The request as bytes on the wire.
fn request_text(address: &Address, cookie: Option<&str>, Request { method, path, body }: &Request) -> String {
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

/// The head and its length in bytes, once it is complete.
fn parse_head(text: &[u8]) -> Result<Option<(usize, Head)>> {
    let mut headers = [EMPTY_HEADER; MAX_HEADERS];
    let mut response = httparse::Response::new(&mut headers);
    let Status::Complete(length) = response.parse(text)? else { return Ok(None) };
    let header = |name: &str| {
        let header = response.headers.iter().find(|header| header.name.eq_ignore_ascii_case(name))?;
        std::str::from_utf8(header.value).ok()
    };
    let status = response.code.unwrap_or_default();
    let body = match header("content-length").and_then(|length| length.parse().ok()) {
        _ if status < FIRST_FINAL_STATUS || status == NO_CONTENT => BodyEnd::Length(0),
        Some(length) => BodyEnd::Length(length),
        None if header("transfer-encoding").is_some() => BodyEnd::Chunked,
        None => BodyEnd::ConnectionClose,
    };
    let head = Head {
        status,
        reason: response.reason.unwrap_or_default().to_owned(),
        body,
        closes: header("connection").is_some_and(|value| value.eq_ignore_ascii_case("close")),
        cookie: header("set-cookie").and_then(|cookie| Some(cookie.split(';').next()?.to_owned())),
    };
    Ok(Some((length, head)))
}

/// Start and length of a chunk's data, once the chunk is complete.
fn parse_chunk(text: &[u8]) -> Result<Option<(usize, usize)>> {
    let size = parse_chunk_size(text).map_err(|_| "the server sent an invalid chunk")?;
    let Status::Complete((start, length)) = size else { return Ok(None) };
    let length = usize::try_from(length)?;
    let end = start.saturating_add(length).saturating_add(CHUNK_END);
    Ok((end <= text.len()).then_some((start, length)))
}

fn connect_error(address: &Address, error: &std::io::Error) -> String {
    match error.raw_os_error() {
        Some(TOO_MANY_OPEN_FILES) => "too many open files; raise `ulimit -n`".to_owned(),
        Some(_) | None => format!("no server answers at http://{}: {error}", address.host()),
    }
}

#[cfg(test)]
mod tests {
    use tokio::net::TcpListener;

    use super::*;

    /// A server that sends this text to every connection, in pieces, and closes it.
    async fn server_sending(text: &'static str) -> Address {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = Address::parse(&format!("http://{}", listener.local_addr().unwrap())).unwrap();
        tokio::spawn(async move {
            while let Ok((mut socket, _)) = listener.accept().await {
                let received = socket.read(&mut [0; 4096]).await.unwrap();
                assert!(received > 0);
                for part in text.split_inclusive(' ') {
                    socket.write_all(part.as_bytes()).await.unwrap();
                    tokio::task::yield_now().await;
                }
            }
        });
        address
    }

    #[tokio::test]
    async fn bodies_are_read_completely_in_every_transfer_encoding() {
        for (text, body) in [
            ("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nall of it", "all of it"),
            (
                "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nall \r\n5\r\nof it\r\n0\r\n\r\n",
                "all of it",
            ),
            ("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n", ""),
            ("HTTP/1.1 200 OK\r\n\r\nall of it", "all of it"),
        ] {
            let response = server_sending(text).await.send(Request::post("/", "{}")).await.unwrap();
            assert_eq!(
                (response.head.is_success(), String::from_utf8(response.body).unwrap()),
                (true, body.into())
            );
        }
        let cut = server_sending("HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nall of it").await;
        assert!(cut.send(Request::get("/")).await.is_err(), "a byte is missing");
    }

    #[tokio::test]
    async fn a_closed_connection_is_not_reused() {
        let address = server_sending("HTTP/1.1 204 No Content\r\n\r\n").await;
        let mut connection = Connection::open(&address).await.unwrap();
        assert!(connection.is_open());
        connection.send(&address, None, Request::get("/")).await.unwrap();
        connection.socket.readable().await.unwrap();
        assert!(!connection.is_open());
        let address =
            server_sending("HTTP/1.1 200 OK\r\ncontent-length: 0\r\nConnection: Close\r\n\r\n").await;
        let mut connection = Connection::open(&address).await.unwrap();
        connection.send(&address, None, Request::get("/")).await.unwrap();
        assert!(!connection.is_open(), "the response announced the close");
    }

    #[test]
    fn heads_and_chunks_are_parsed_once_they_are_complete() {
        let text = b"HTTP/1.1 429 Too Many Requests\r\nContent-Length: 3\r\nset-cookie: a=b; Path=/\r\n\r\n";
        let (length, head) = parse_head(text).unwrap().unwrap();
        assert_eq!(
            (length, head.body, head.cookie.as_deref()),
            (text.len(), BodyEnd::Length(3), Some("a=b"))
        );
        assert_eq!((head.is_success(), head.status_line()), (false, "429 Too Many Requests".to_owned()));
        assert_eq!(parse_head(&text[..text.len() - 1]).ok(), Some(None));
        let chunk = b"A\r\nten bytes.\r\n";
        assert_eq!(parse_chunk(chunk).ok(), Some(Some((3, 10))));
        assert!((0..chunk.len()).all(|length| parse_chunk(&chunk[..length]).ok() == Some(None)));
        assert_eq!(parse_chunk(b"0\r\n\r\n").ok(), Some(Some((3, 0))), "the last chunk");
        assert!(parse_head(b"hello, who are you?\r\n").is_err() && parse_chunk(b"ten\r\n").is_err());
    }

    #[test]
    fn a_request_has_its_cookie_and_content_length() {
        let address = Address::parse("http://localhost:1").unwrap();
        let text = request_text(&address, Some("a=b"), &Request::post("/api", "{}"));
        let expected = "POST /api HTTP/1.1\r\nhost: localhost:1\r\ncookie: a=b\r\ncontent-type: application/json\r\n\
                        content-length: 2\r\n\r\n{}";
        assert_eq!(text, expected);
        let text = request_text(&address, None, &Request::get("/"));
        assert_eq!(text, "GET / HTTP/1.1\r\nhost: localhost:1\r\n\r\n");
    }
}
