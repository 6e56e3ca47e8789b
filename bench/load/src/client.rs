//! A guest account with one connection for requests. Streams use connections of their own.

use std::sync::Arc;

use serde_json::{Value, json};
use tokio::sync::Mutex;

use crate::Result;
use crate::connection::{Connection, EventStream};
use crate::http::{Address, Request, Response};

#[derive(Debug)]
pub(crate) struct Client {
    address: Address,
    cookie: String,
    connection: Mutex<Option<Connection>>,
}

impl Client {
    /// Signs in as a new guest.
    pub(crate) async fn sign_in(address: &Address, name: &str) -> Result<Arc<Client>> {
        let mut connection = Connection::open(address).await?;
        let request = Request::post("/api/me", json!({ "name": name }).to_string());
        let response = connection.send(address, None, request).await?.error_for_status()?;
        let cookie = response.head.cookie.ok_or("the server set no cookie")?;
        Ok(Arc::new(Client { address: address.clone(), cookie, connection: Mutex::new(Some(connection)) }))
    }

    /// Sends a request, over the open connection or a new one.
    pub(crate) async fn send(&self, request: Request) -> Result<Response> {
        let mut kept = self.connection.lock().await;
        let mut connection = match kept.take().filter(Connection::is_open) {
            Some(connection) => connection,
            None => Connection::open(&self.address).await?,
        };
        let response = connection.send(&self.address, Some(&self.cookie), request).await?;
        *kept = Some(connection);
        Ok(response)
    }

    /// Sends JSON and reads JSON; fails unless the status is 2xx.
    pub(crate) async fn post(&self, path: &str, body: Value) -> Result<Value> {
        self.send(Request::post(path, body.to_string())).await?.json()
    }

    /// Opens an event stream over a new connection.
    pub(crate) async fn open_stream(&self, path: &str) -> Result<EventStream> {
        Connection::open(&self.address).await?.open_stream(&self.address, &self.cookie, path).await
    }

    pub(crate) async fn close_connection(&self) {
        self.connection.lock().await.take();
    }
}
