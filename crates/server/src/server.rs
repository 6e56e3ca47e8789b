//! Startup and shutdown of a server.

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::time::timeout;

use crate::connections::{self, Certificate, ConnectionLimits, TlsError};
use crate::host::push::PushClient;
use crate::host::webhook_client::WebhookClient;
use crate::host::{BotTurns, Host};
use crate::http;
use crate::live::{listener, presence};
use crate::settings::Settings;
use crate::workers::{alerts, bots, deadlines, heartbeat, moderation, pruning};

/// The time for pending requests on shutdown, and then for pending writes.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(10);

/// A server that listens; it answers once it runs.
#[derive(Debug)]
pub struct Server {
    host: Arc<Host>,
    bot_turns: BotTurns,
    socket: TcpListener,
    certificate: Option<Arc<Certificate>>,
}

/// Why a server cannot start or run.
#[derive(Debug)]
pub enum StartError {
    /// The database cannot be opened.
    Store(sqlx::Error),
    /// The client for alerts cannot be created.
    Webhooks(reqwest::Error),
    /// The certificate cannot be used.
    Tls(TlsError),
    /// Listening on the address failed.
    Listen(std::io::Error),
}

impl std::fmt::Display for StartError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            StartError::Store(error) => write!(f, "cannot open the database: {error}"),
            StartError::Webhooks(error) => write!(f, "cannot send webhooks: {error:?}"),
            StartError::Tls(error) => write!(f, "cannot use the certificate: {error}"),
            StartError::Listen(error) => write!(f, "cannot listen on the address: {error}"),
        }
    }
}

impl std::error::Error for StartError {}

impl Server {
    /// Opens the database and listens.
    pub async fn open(settings: Settings) -> Result<Server, StartError> {
        let socket = TcpListener::bind(settings.listen).await.map_err(StartError::Listen)?;
        let certificate = settings.tls.clone().map(Certificate::load).transpose().map_err(StartError::Tls)?;
        let webhooks = WebhookClient::new(&settings).map_err(StartError::Webhooks)?;
        let push = PushClient::new(&settings).map_err(StartError::Webhooks)?;
        let (host, bot_turns) = Host::open(settings, webhooks, push).await.map_err(StartError::Store)?;
        let (cache, hub) = (Arc::clone(&host.cache), Arc::clone(&host.hub));
        let listening = listener::listen(&host.store, cache, hub, host.closing.subscribe());
        listening.await.map_err(StartError::Store)?;
        // Before the first request: an action would end a turn that has been running since the previous server stopped.
        host.start_run().await.map_err(StartError::Store)?;
        Ok(Server { host, bot_turns, socket, certificate })
    }

    /// Its URL, with the actual port.
    pub fn url(&self) -> Result<String, StartError> {
        let scheme = if self.certificate.is_some() { "https" } else { "http" };
        Ok(format!("{scheme}://{}", self.address()?))
    }

    /// The address it listens on, with the actual port.
    pub fn address(&self) -> Result<SocketAddr, StartError> {
        self.socket.local_addr().map_err(StartError::Listen)
    }

    /// The shared state.
    pub fn host(&self) -> Arc<Host> {
        Arc::clone(&self.host)
    }

    /// Serves until `stop` completes; then finishes requests, closes streams and completes pending writes.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), StartError> {
        let host = self.host;
        let workers = [
            tokio::spawn(bots::run(Arc::clone(&host), self.bot_turns)),
            tokio::spawn(heartbeat::run(Arc::clone(&host))),
            tokio::spawn(deadlines::run(Arc::clone(&host))),
            tokio::spawn(alerts::run(Arc::clone(&host))),
            tokio::spawn(moderation::run(Arc::clone(&host))),
            tokio::spawn(pruning::run(Arc::clone(&host))),
            tokio::spawn(presence::announce(
                host.store.clone(),
                Arc::clone(&host.hub),
                host.closing.subscribe(),
            )),
        ];
        let closing = Arc::clone(&host);
        let stopped = async move {
            stop.await;
            tracing::info!("closing");
            closing.close();
        };
        let limits = ConnectionLimits::new(&host.settings);
        let router = http::router(Arc::clone(&host));
        let served = connections::serve(self.socket, self.certificate.clone(), router, limits, stopped);
        tokio::select! {
            () = reload_certificate(self.certificate) => {}
            () = served => {}
            () = shutdown_timeout(&host) => {}
        }
        // A database that does not respond must not block the shutdown.
        let _ = timeout(SHUTDOWN_TIMEOUT, futures_util::future::join_all(workers)).await;
        if timeout(SHUTDOWN_TIMEOUT, host.store.close()).await.is_err() {
            tracing::warn!("the database does not respond; shutting down without closing it");
        }
        Ok(())
    }
}

/// Never completes.
async fn reload_certificate(certificate: Option<Arc<Certificate>>) {
    match certificate {
        Some(certificate) => certificate.keep_current().await,
        None => std::future::pending().await,
    }
}

/// Completes when the server closes and the time for pending requests is over.
async fn shutdown_timeout(host: &Host) {
    let _ = host.closing.subscribe().wait_for(|is_closing| *is_closing).await;
    tokio::time::sleep(SHUTDOWN_TIMEOUT).await;
    tracing::warn!("some requests did not finish; shutting down anyway");
}
