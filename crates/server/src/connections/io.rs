//! A connection that closes without losing its last response, and that fails if the client stops reading.

use std::io::{Error, ErrorKind, Result};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// The most bytes that are discarded.
const MAX_DISCARDED: usize = 8 << 20;

/// How long the rest of a request is read and discarded.
const DISCARD: Duration = Duration::from_secs(2);

/// How long a connection waits for its client.
#[derive(Clone, Copy, Debug)]
pub(super) struct Timeouts {
    /// How long a client may pause while reading a response.
    write: Duration,
    /// How long the rest of a request is read and discarded at the end. Closing with unread data would make the system reset
    /// the connection, and the client would lose a refusal sent before its body was read.
    discard: Duration,
}

impl Timeouts {
    pub(super) fn new(write: Duration) -> Timeouts {
        Timeouts { write, discard: DISCARD }
    }
}

/// A connection to a client.
pub(super) struct ClosingIo<T> {
    io: T,
    timeouts: Timeouts,
    /// Runs while the client does not read.
    blocked: Option<Pin<Box<Sleep>>>,
    /// Runs after the last response.
    closing: Option<Pin<Box<Sleep>>>,
    discarded: usize,
}

impl<T: AsyncRead + AsyncWrite + Unpin> ClosingIo<T> {
    pub(super) fn new(io: T, timeouts: Timeouts) -> ClosingIo<T> {
        ClosingIo { io, timeouts, blocked: None, closing: None, discarded: 0 }
    }

    /// Fails if the writing is pending for too long.
    fn with_timeout<R>(&mut self, context: &mut Context<'_>, written: Poll<Result<R>>) -> Poll<Result<R>> {
        if written.is_ready() {
            self.blocked = None;
            return written;
        }
        let blocked = self.blocked.get_or_insert_with(|| Box::pin(sleep(self.timeouts.write)));
        ready!(blocked.as_mut().poll(context));
        Poll::Ready(Err(Error::new(ErrorKind::TimedOut, "the client does not read")))
    }

    /// Reads and discards until the client closes or a limit is reached.
    fn poll_discard(&mut self, context: &mut Context<'_>) -> Poll<()> {
        let mut bytes = [0; 4096];
        while self.discarded < MAX_DISCARDED {
            let mut buffer = ReadBuf::new(&mut bytes);
            match Pin::new(&mut self.io).poll_read(context, &mut buffer) {
                Poll::Ready(Ok(())) if !buffer.filled().is_empty() => self.discarded += buffer.filled().len(),
                Poll::Ready(Ok(()) | Err(_)) => return Poll::Ready(()),
                Poll::Pending => {
                    let closing = self.closing.get_or_insert_with(|| Box::pin(sleep(self.timeouts.discard)));
                    return closing.as_mut().poll(context);
                }
            }
        }
        Poll::Ready(())
    }
}

impl<T: AsyncRead + AsyncWrite + Unpin> AsyncRead for ClosingIo<T> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<Result<()>> {
        Pin::new(&mut self.io).poll_read(context, buffer)
    }
}

impl<T: AsyncRead + AsyncWrite + Unpin> AsyncWrite for ClosingIo<T> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<Result<usize>> {
        let written = Pin::new(&mut self.io).poll_write(context, bytes);
        self.with_timeout(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[std::io::IoSlice<'_>],
    ) -> Poll<Result<usize>> {
        let written = Pin::new(&mut self.io).poll_write_vectored(context, bytes);
        self.with_timeout(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.io.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.io).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<()>> {
        ready!(Pin::new(&mut self.io).poll_shutdown(context))?;
        self.poll_discard(context).map(Ok)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    use super::*;

    fn impatient<T: AsyncRead + AsyncWrite + Unpin>(io: T) -> ClosingIo<T> {
        let short = Duration::from_millis(10);
        ClosingIo::new(io, Timeouts { write: short, discard: short })
    }

    #[tokio::test]
    async fn closing_discards_what_the_client_still_sends() {
        let (mut client, server) = duplex(16);
        let closed = tokio::spawn(async move {
            let mut io = ClosingIo::new(server, Timeouts::new(Duration::from_secs(60)));
            io.write_all(b"refused").await.unwrap();
            io.shutdown().await.unwrap();
        });
        client.write_all(&[0; 1000]).await.unwrap();
        let mut response = String::new();
        client.read_to_string(&mut response).await.unwrap();
        assert_eq!(response, "refused");
        drop(client);
        closed.await.unwrap();
    }

    #[tokio::test]
    async fn a_client_that_neither_sends_nor_closes_is_not_waited_for() {
        let (_client, server) = duplex(16);
        impatient(server).shutdown().await.unwrap();
    }

    #[tokio::test]
    async fn a_client_that_does_not_read_is_disconnected() {
        let (_client, server) = duplex(16);
        let failed = impatient(server).write_all(&[0; 100]).await.unwrap_err();
        assert_eq!(failed.kind(), ErrorKind::TimedOut);
    }
}
