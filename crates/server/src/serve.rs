//! A server from its first request to its last.

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;

use tokio::net::TcpListener;

use crate::courier::{self, Courier};
use crate::host::Host;
use crate::settings::Settings;
use crate::{http, keeper};

/// A server that is ready: it listens, and answers once it runs.
#[derive(Debug)]
pub struct Server {
    host: Arc<Host>,
    listener: TcpListener,
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
        let listener = TcpListener::bind(settings.listen).await.map_err(Failed::Listen)?;
        let courier = Courier::new(&settings).map_err(Failed::Alerts)?;
        let host = Host::open(settings, courier).await.map_err(Failed::Store)?;
        keeper::listen(Arc::clone(&host)).await.map_err(Failed::Store)?;
        Ok(Server { host, listener })
    }

    /// Where it listens, the port as it is.
    pub fn address(&self) -> Result<SocketAddr, Failed> {
        self.listener.local_addr().map_err(Failed::Listen)
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
        let closing = Arc::clone(&host);
        let stopped = async move {
            stop.await;
            tracing::info!("closing");
            closing.closing.send_replace(true);
        };
        let service = http::router(Arc::clone(&host)).into_make_service_with_connect_info::<SocketAddr>();
        let served = axum::serve(self.listener, service).with_graceful_shutdown(stopped).await;
        let _ = tokio::join!(keeper, courier);
        host.store.close().await;
        served.map_err(Failed::Listen)
    }
}
