//! Rate limits: a token bucket for each client.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::assets;
use super::caller::address;
use crate::host::Host;
use crate::identity::Credential;
use crate::refusal::{Code, Refusal};

/// The number of buckets before full ones are removed.
const MAX_BUCKETS: usize = 10_000;
/// The capacity of a bucket in seconds' worth of requests; it always suffices for the most expensive request.
const BURST_SECONDS: f64 = 4.0;

/// What a request with a credential costs its address: many users may share one, but made-up tokens are limited.
const ADDRESS_COST: f64 = 0.05;

/// The cost of a file of the page: there are many, and they are cheap.
const FILE_COST: f64 = 0.05;

/// The cost of a guess at a secret, in requests.
const GUESS_COST: f64 = 20.0;

/// The cost of creating something permanent, in requests.
const CREATE_COST: f64 = 5.0;

/// The cost of a hint, in requests.
const HINT_COST: f64 = 20.0;

/// What a hint costs its address besides: several people may share one, but guests are free.
const HINT_ADDRESS_COST: f64 = 5.0;

/// The buckets of all clients.
#[derive(Debug)]
pub(super) struct RateLimits {
    per_second: f64,
    buckets: Mutex<HashMap<String, Bucket>>,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at: Instant,
}

impl RateLimits {
    pub(super) fn new(per_second: u32) -> RateLimits {
        RateLimits { per_second: per_second.into(), buckets: Mutex::default() }
    }

    /// Charges a guess at a password or an invitation, by address: names and tokens are free.
    pub(super) fn charge_guess(&self, address: IpAddr) -> Result<(), Refusal> {
        self.take(&format!("guess {address}"), GUESS_COST)
    }

    /// Charges a new guest or table, by address: guests are free.
    pub(super) fn charge_create(&self, address: IpAddr) -> Result<(), Refusal> {
        self.take(&format!("create {address}"), CREATE_COST)
    }

    /// Charges a hint, by user and by address, because a bot thinks about it.
    pub(super) fn charge_hint(&self, user: &str, address: IpAddr) -> Result<(), Refusal> {
        self.take(&format!("hint {user}"), HINT_COST)?;
        self.take(&format!("hint at {address}"), HINT_ADDRESS_COST)
    }

    /// Takes the cost from a client's bucket; refused if it does not suffice.
    pub(super) fn take(&self, client: &str, cost: f64) -> Result<(), Refusal> {
        if self.per_second == 0.0 {
            return Ok(());
        }
        let full = (self.per_second * BURST_SECONDS).max(GUESS_COST);
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MAX_BUCKETS {
            buckets.retain(|_, bucket| bucket.at.elapsed().as_secs_f64() < full / self.per_second);
        }
        let bucket = buckets.entry(client.to_owned()).or_insert(Bucket { left: full, at: Instant::now() });
        bucket.left = (bucket.left + bucket.at.elapsed().as_secs_f64() * self.per_second).min(full);
        bucket.at = Instant::now();
        if bucket.left < cost {
            let wait = ((cost - bucket.left) / self.per_second).ceil() as u64;
            return Err(Refusal::new(Code::TooMany, "too many requests; try again later").after(wait));
        }
        bucket.left -= cost;
        Ok(())
    }
}

/// Charges a request, by credential and by address.
pub(super) async fn count(
    State((host, limits)): State<(Arc<Host>, Arc<RateLimits>)>,
    request: Request,
    next: Next,
) -> Response {
    let address = address(&host.settings, request.headers(), request.extensions()).to_string();
    let cost = if assets::is_file(request.uri().path()) { FILE_COST } else { 1.0 };
    let charged = match Credential::of(&host.settings, request.headers()) {
        Some(credential) => {
            limits.take(&credential.hash, cost).and_then(|()| limits.take(&address, ADDRESS_COST))
        }
        None => limits.take(&address, cost),
    };
    match charged {
        Ok(()) => next.run(request).await,
        Err(refusal) => refusal.into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_client_has_a_bucket_of_its_own() {
        let limits = RateLimits::new(10);
        assert!((0..40).all(|_| limits.take("anna", 1.0).is_ok()));
        assert!(limits.take("anna", 1.0).is_err());
        assert!(limits.take("bert", 1.0).is_ok());
        assert!((0..99).all(|_| RateLimits::new(0).take("anna", 1.0).is_ok()));
    }

    #[test]
    fn the_lowest_limit_still_allows_a_guess() {
        let limits = RateLimits::new(1);
        let address = IpAddr::from([192, 0, 2, 1]);
        assert!(limits.charge_guess(address).is_ok() && limits.charge_create(address).is_ok());
        assert!(limits.charge_guess(address).is_err());
    }
}
