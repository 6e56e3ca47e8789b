//! How often somebody may ask: a bucket for each caller, filled at a steady rate.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::assets;
use super::caller::{address, pass};
use crate::host::Host;
use crate::refusal::{Code, Refusal};
use crate::secret;

/// How many callers are remembered before those with full buckets are forgotten.
const MOST: usize = 10_000;
/// How many seconds' worth of requests may come at once, but always enough for the dearest.
const BURST: f64 = 4.0;

/// What a request with a token costs its address: many may share one, but nobody gets by with made-up tokens.
const SHARED: f64 = 0.05;

/// What a file of the page costs: it has many, and all are at hand.
const FILE: f64 = 0.05;

/// What a guess at something secret costs, in requests.
const GUESS: f64 = 20.0;

/// What making something that stays costs, in requests.
const MADE: f64 = 5.0;

/// What a bot's thought costs, in requests.
const THOUGHT: f64 = 20.0;

/// What it costs an address besides: several people may share one, but guests cost nothing.
const THOUGHT_SHARED: f64 = 5.0;

/// The buckets of all callers.
#[derive(Debug)]
pub(super) struct Limits {
    per_second: f64,
    buckets: Mutex<HashMap<String, Bucket>>,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at: Instant,
}

impl Limits {
    pub(super) fn new(per_second: u32) -> Limits {
        Limits { per_second: per_second.into(), buckets: Mutex::default() }
    }

    /// Counts a guess at a password or an invitation, by address: names and tokens cost nothing.
    pub(super) fn guess(&self, address: IpAddr) -> Result<(), Refusal> {
        self.take(&format!("guess {address}"), GUESS)
    }

    /// Counts a guest or a table that is made, by address: guests cost nothing.
    pub(super) fn made(&self, address: IpAddr) -> Result<(), Refusal> {
        self.take(&format!("made {address}"), MADE)
    }

    /// Counts a hint, by user and by address: a bot thinks about each.
    pub(super) fn thought(&self, user: &str, address: IpAddr) -> Result<(), Refusal> {
        self.take(&format!("thought {user}"), THOUGHT)?;
        self.take(&format!("thought at {address}"), THOUGHT_SHARED)
    }

    /// Takes so much from a caller's bucket; refused where it is empty.
    pub(super) fn take(&self, caller: &str, cost: f64) -> Result<(), Refusal> {
        if self.per_second == 0.0 {
            return Ok(());
        }
        let full = (self.per_second * BURST).max(GUESS);
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST {
            buckets.retain(|_, bucket| bucket.at.elapsed().as_secs_f64() < full / self.per_second);
        }
        let bucket = buckets.entry(caller.to_owned()).or_insert(Bucket { left: full, at: Instant::now() });
        bucket.left = (bucket.left + bucket.at.elapsed().as_secs_f64() * self.per_second).min(full);
        bucket.at = Instant::now();
        if bucket.left < cost {
            let wait = ((cost - bucket.left) / self.per_second).ceil() as u64;
            return Err(Refusal::new(Code::TooMany, "too many requests; wait a moment").after(wait));
        }
        bucket.left -= cost;
        Ok(())
    }
}

/// Counts a request, by token and by address.
pub(super) async fn count(
    State((host, limits)): State<(Arc<Host>, Arc<Limits>)>,
    request: Request,
    next: Next,
) -> Response {
    let address = address(&host.settings, request.headers(), request.extensions()).to_string();
    let cost = if assets::is_file(request.uri().path()) { FILE } else { 1.0 };
    let counted = match pass(request.headers()) {
        Some((_, token)) => {
            limits.take(&secret::hash(token), cost).and_then(|()| limits.take(&address, SHARED))
        }
        None => limits.take(&address, cost),
    };
    match counted {
        Ok(()) => next.run(request).await,
        Err(refusal) => refusal.into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_runs_empty_for_one_caller_only() {
        let limits = Limits::new(10);
        assert!((0..40).all(|_| limits.take("anna", 1.0).is_ok()));
        assert!(limits.take("anna", 1.0).is_err());
        assert!(limits.take("bert", 1.0).is_ok());
        assert!((0..99).all(|_| Limits::new(0).take("anna", 1.0).is_ok()));
    }

    #[test]
    fn a_slow_server_still_lets_people_in_now_and_then() {
        let limits = Limits::new(1);
        let address = IpAddr::from([192, 0, 2, 1]);
        assert!(limits.guess(address).is_ok() && limits.made(address).is_ok());
        assert!(limits.guess(address).is_err());
    }
}
