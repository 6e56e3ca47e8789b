//! A server from its first request to its last.

use std::future::{Future, IntoFuture};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::{ListenerExt, TapIo};
use socket2::{SockRef, TcpKeepalive};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;

use crate::workers::webhooks::{self, Courier};
use crate::host::Host;
use crate::settings::Settings;
use crate::{http, keeper, listener, presence};

/// How long callers have to end their requests when the server closes; and then the store to write what is under way.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a connection is quiet before it is asked whether somebody is still there, and how long between asking again.
const QUIET: Duration = Duration::from_secs(60);

/// A server that is ready: it listens, and answers once it runs.
#[derive(Debug)]
pub struct Server {
    host: Arc<Host>,
    socket: TcpListener,
}

/// Why a server cannot run.
#[derive(Debug)]
pub enum Failed {
    /// The store does not open.
    Store(sqlx::Error),
    /// Alerts cannot be sent.
    Alerts(reqwest::Error),
    /// The address cannot be listened at.
    Listen(std::io::Error),
}

impl std::fmt::Display for Failed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Failed::Store(error) => write!(f, "the database does not open: {error}"),
            Failed::Alerts(error) => write!(f, "alerts cannot be sent: {error:?}"),
            Failed::Listen(error) => write!(f, "cannot listen there: {error}"),
        }
    }
}

impl std::error::Error for Failed {}

impl Server {
    /// Opens the store and listens.
    pub async fn open(settings: Settings) -> Result<Server, Failed> {
        let socket = TcpListener::bind(settings.listen).await.map_err(Failed::Listen)?;
        let courier = Courier::new(&settings).map_err(Failed::Alerts)?;
        let host = Host::open(settings, courier).await.map_err(Failed::Store)?;
        listener::listen(Arc::clone(&host)).await.map_err(Failed::Store)?;
        Ok(Server { host, socket })
    }

    /// Where it listens, the port as it is.
    pub fn address(&self) -> Result<SocketAddr, Failed> {
        self.socket.local_addr().map_err(Failed::Listen)
    }

    /// Everything behind it.
    pub fn host(&self) -> Arc<Host> {
        Arc::clone(&self.host)
    }

    /// Answers until told to stop; then it finishes requests, closes streams and stores what is under way.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), Failed> {
        let host = self.host;
        let keeper = tokio::spawn(keeper::keep(Arc::clone(&host)));
        let courier = tokio::spawn(courier::carry(Arc::clone(&host)));
        let presence = tokio::spawn(presence::share(Arc::clone(&host)));
        let closing = Arc::clone(&host);
        let stopped = async move {
            stop.await;
            tracing::info!("closing");
            closing.close();
        };
        let service = http::router(Arc::clone(&host)).into_make_service_with_connect_info::<SocketAddr>();
        let served = axum::serve(prompt(self.socket), service).with_graceful_shutdown(stopped);
        let served = tokio::select! {
            served = served.into_future() => served,
            () = given_up(&host) => Ok(()),
        };
        // Where the store does not answer, nobody waits for it for ever.
        let _ = timeout(PATIENCE, async { tokio::join!(keeper, courier, presence) }).await;
        if timeout(PATIENCE, host.store.close()).await.is_err() {
            tracing::warn!("the store does not answer; closing without it");
        }
        served.map_err(Failed::Listen)
    }
}

/// The server closes, and whoever is still asked has had their time.
async fn given_up(host: &Host) {
    let _ = host.closing.subscribe().wait_for(|is_closing| *is_closing).await;
    tokio::time::sleep(PATIENCE).await;
    tracing::warn!("some callers do not end their requests; closing without them");
}

/// What is written is sent at once. Otherwise an event that closely follows another waits until that one's arrival is
/// confirmed, which takes up to 40 ms. Who has vanished without a word is found out.
fn prompt(socket: TcpListener) -> TapIo<TcpListener, fn(&mut TcpStream)> {
    socket.tap_io(|stream| {
        let is_alive = TcpKeepalive::new().with_time(QUIET).with_interval(QUIET);
        let set = stream.set_nodelay(true);
        if let Err(error) = set.and_then(|()| SockRef::from(&*stream).set_tcp_keepalive(&is_alive)) {
            tracing::debug!(%error, "a connection stays as it is");
        }
    })
}

#[cfg(test)]
mod tests {
    use axum::serve::Listener;

    use super::*;

    #[tokio::test]
    async fn what_is_written_is_sent_at_once() {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let _client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (stream, _) = prompt(listener).accept().await;
        assert!(stream.nodelay().unwrap());
    }
}
