//! Sends requests to the admin API of a running server, for `elgrande admin`.

use std::time::Duration;

use reqwest::Client;
use serde_json::Value;

use crate::host::admin::AdminRequest;

/// The time limit of a request: pruning may take long.
const TIMEOUT: Duration = Duration::from_secs(60);

/// Why there is no response.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClientError {
    /// The server does not respond, or it is another kind of server.
    Unreachable(String),
    /// The server refuses, with its message.
    Refused(String),
}

/// Sends a request to the server with that URL, such as `http://127.0.0.1:8765`.
pub async fn send(server: &str, token: &str, request: &AdminRequest) -> Result<Value, ClientError> {
    let _ = rustls::crypto::ring::default_provider().install_default();
    let unreachable = |error: reqwest::Error| ClientError::Unreachable(error.without_url().to_string());
    let client = Client::builder().timeout(TIMEOUT).build().map_err(unreachable)?;
    let url = format!("{}/api/admin", server.trim_end_matches('/'));
    let response = client.post(url).bearer_auth(token).json(request).send().await.map_err(unreachable)?;
    let is_done = response.status().is_success();
    let answer: Value = response.json().await.map_err(unreachable)?;
    if is_done {
        return Ok(answer);
    }
    let message = answer["error"]["message"].as_str().unwrap_or("the server refused without a reason");
    Err(ClientError::Refused(message.to_owned()))
}
