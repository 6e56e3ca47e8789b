//! Accepts connections: limits for each address, timeouts, and the shutdown. Knows no routes.

mod io; // a connection that closes without losing its last response
mod registry; // the open connections, and which of them are evicted
mod tls; // the certificate

use std::convert::Infallible;
use std::io::{Error, ErrorKind};
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::ConnectInfo;
use axum::response::IntoResponse;
use hyper::Request;
use hyper::body::{Frame, Incoming, SizeHint};
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioExecutor, TokioIo};
use hyper_util::server::conn::auto;
use hyper_util::service::TowerToHyperService;
use socket2::{SockRef, TcpKeepalive};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::server::TlsStream;

use self::io::{ClosingIo, Timeouts};
pub use self::registry::ConnectionLimits;
use self::registry::{ActiveRequest, OpenConnection, Registry};
pub use self::tls::{Certificate, TlsError};
use crate::refusal::{Code, Refusal};

/// The idle time before a TCP keep-alive probe, and between probes.
const KEEP_ALIVE: Duration = Duration::from_secs(60);
/// The delay after a connection could not be accepted, for instance because there are no file descriptors.
const RETRY_AFTER: Duration = Duration::from_millis(50);

/// Serves HTTP/1.1 and HTTP/2 until `stop` completes, then until the last request ends. With a certificate, it serves
/// HTTPS.
pub async fn serve(
    socket: TcpListener,
    certificate: Option<Arc<Certificate>>,
    router: Router,
    limits: ConnectionLimits,
    stop: impl Future<Output = ()>,
) {
    let timeouts = Timeouts::new(limits.response);
    let registry = Arc::new(Registry::new(limits));
    let tls = certificate.map(Certificate::acceptor);
    let closing = watch::Sender::new(false);
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = socket.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                if let Some(connection) = registry.open(peer.ip()) {
                    configure(&stream);
                    let accepted = Accepted {
                        peer,
                        router: router.clone(),
                        connection,
                        closing: closing.subscribe(),
                        timeouts,
                    };
                    tokio::spawn(accepted.serve(stream, tls.clone()));
                }
            }
            Err(error) if is_client_error(error.kind()) => {}
            Err(error) => {
                tracing::warn!(%error, "cannot accept a connection");
                registry.close_an_idle_connection();
                tokio::time::sleep(RETRY_AFTER).await;
            }
        }
    }
    drop(socket);
    closing.send_replace(true);
    closing.closed().await;
}

/// An accepted connection.
struct Accepted {
    peer: SocketAddr,
    router: Router,
    connection: Arc<OpenConnection>,
    closing: watch::Receiver<bool>,
    timeouts: Timeouts,
}

impl Accepted {
    async fn serve(self, stream: TcpStream, tls: Option<TlsAcceptor>) {
        match tls {
            None => serve_connection(stream, self).await,
            Some(tls) => match tls_handshake(stream, tls, &self.connection).await {
                Some(Ok(stream)) => serve_connection(stream, self).await,
                Some(Err(error)) => tracing::debug!(%error, "a TLS handshake failed"),
                None => tracing::debug!(
                    "a TLS handshake took too long, or its connection was closed to make room"
                ),
            },
        }
    }
}

/// `None` if the time for the first request is over or the connection is evicted.
async fn tls_handshake(
    stream: TcpStream,
    tls: TlsAcceptor,
    connection: &OpenConnection,
) -> Option<Result<TlsStream<TcpStream>, Error>> {
    tokio::select! {
        shaken = tls.accept(stream) => Some(shaken),
        () = connection.expired() => None,
    }
}

/// Serves one connection until it ends, it is idle for too long, or it is evicted.
async fn serve_connection(io: impl AsyncRead + AsyncWrite + Unpin + 'static, accepted: Accepted) {
    let Accepted { peer, router, connection, mut closing, timeouts } = accepted;
    let requests = Arc::clone(&connection);
    let router = TowerToHyperService::new(router);
    let service = service_fn(move |request: Request<Incoming>| {
        let active = requests.begin_request();
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        let response = active.is_some().then(|| router.call(request));
        async move {
            let response = match response {
                Some(response) => response.await?,
                None => Refusal::new(Code::TooMany, "too many requests at the same time").into_response(),
            };
            Ok::<_, Infallible>(response.map(|body| ActiveBody { body, _active: active }))
        }
    });
    let builder = auto::Builder::new(TokioExecutor::new());
    let mut served = pin!(builder.serve_connection(TokioIo::new(ClosingIo::new(io, timeouts)), service));
    let mut expired = pin!(connection.expired());
    let mut is_closing = false;
    loop {
        tokio::select! {
            ended = served.as_mut() => {
                if let Err(error) = ended {
                    tracing::debug!(%error, "a connection failed");
                }
                return;
            }
            () = &mut expired => return,
            _ = closing.changed(), if !is_closing => {
                is_closing = true;
                served.as_mut().graceful_shutdown();
            }
        }
    }
}

/// Disables Nagle's algorithm, which would delay an event up to 40 ms after another, and enables TCP keep-alive.
fn configure(stream: &TcpStream) {
    let keep_alive = TcpKeepalive::new().with_time(KEEP_ALIVE).with_interval(KEEP_ALIVE);
    let set = stream.set_nodelay(true);
    if let Err(error) = set.and_then(|()| SockRef::from(stream).set_tcp_keepalive(&keep_alive)) {
        tracing::debug!(%error, "cannot configure a connection");
    }
}

/// Whether the client has caused an error: it closed the connection before it was accepted.
fn is_client_error(error: ErrorKind) -> bool {
    matches!(error, ErrorKind::ConnectionRefused | ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset)
}

/// The body of a response; its request is active until it is dropped.
struct ActiveBody {
    body: Body,
    _active: Option<ActiveRequest>,
}

impl hyper::body::Body for ActiveBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::AsyncReadExt;
    use tokio::time::timeout;

    use super::*;
    use crate::settings::TlsFiles;

    #[tokio::test]
    async fn a_connection_that_gives_way_during_its_handshake_is_closed_at_once() {
        let files = TlsFiles {
            certificate: "tests/certificates/first.pem".into(),
            key: "tests/certificates/first.key".into(),
        };
        let certificate = Certificate::load(files).unwrap();
        let hour = Duration::from_secs(3600);
        let limits = ConnectionLimits {
            total: 1,
            per_address: 1,
            requests_per_address: 1,
            first_request: hour,
            idle: hour,
            response: hour,
        };
        let socket = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let address = socket.local_addr().unwrap();
        let served =
            tokio::spawn(serve(socket, Some(certificate), Router::new(), limits, std::future::pending()));
        let mut first = TcpStream::connect(address).await.unwrap();
        let _second = TcpStream::connect(address).await.unwrap();
        let closed = timeout(Duration::from_secs(60), first.read(&mut [0])).await;
        assert!(!matches!(closed.expect("it is closed"), Ok(1..)));
        served.abort();
    }

    #[tokio::test]
    async fn nagles_algorithm_is_disabled() {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        configure(&client);
        assert!(client.nodelay().unwrap());
    }
}
