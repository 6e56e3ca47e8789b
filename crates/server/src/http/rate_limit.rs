//! Rate limits: token buckets for each person and for each address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::assets;
use super::caller::{Authenticated, address};
use crate::host::Host;
use crate::identity::Credential;
use crate::identity::network::recorded;
use crate::limits::Limits;
use crate::refusal::{Code, Refusal};
use crate::settings::Settings;
use crate::store::MailPurpose;

/// The number of buckets before full ones are removed. If many remain, the next removal is at twice as many, so that requests
/// from many addresses do not go through all buckets each time.
const SWEEP_AT: usize = 10_000;
/// The capacity of a bucket of requests in seconds' worth; it always suffices for a guess.
const BURST_SECONDS: f64 = 4.0;

/// The cost of a file of the page: there are many, and they are cheap.
const FILE_COST: f64 = 0.05;
/// How many log entries a request may read for its own cost, and for that of each further request.
const ENTRIES_PER_REQUEST: usize = 100;
/// Health checks have no limit: a load balancer may share an address with others.
const HEALTH_CHECKS: [&str; 3] = ["/livez", "/readyz", "/healthz"];

const MINUTE: f64 = 60.0;
const HOUR: f64 = 3600.0;

/// What has a limit of its own besides that of all requests.
#[derive(Clone, Copy, Debug)]
pub(super) enum Kind {
    Hint,
    Table,
    Import,
    Edition,
    GuestOrRename,
    Chat,
    Picture,
    ClientError,
}

/// The buckets of all clients.
#[derive(Debug)]
pub(super) struct RateLimits {
    requests: Rate,
    limits: Limits,
    buckets: Mutex<Buckets>,
}

#[derive(Debug)]
struct Buckets {
    by_key: HashMap<String, Bucket>,
    /// The number at which full ones are removed.
    sweep_at: usize,
}

/// How fast a bucket fills and how much it holds. Unlimited if it is 0.
#[derive(Clone, Copy, Debug)]
struct Rate {
    per_second: f64,
    capacity: f64,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    tokens: f64,
    at: Instant,
    /// The time until an empty one is full.
    refill_time: Duration,
}

impl RateLimits {
    pub(super) fn new(settings: &Settings) -> RateLimits {
        let per_second = f64::from(settings.requests_per_second);
        let requests = Rate {
            per_second,
            capacity: (per_second * BURST_SECONDS).max(f64::from(settings.limits.guess_cost)),
        };
        RateLimits { requests, limits: settings.limits.clone(), buckets: Mutex::default() }
    }

    /// Charges a guess at a password or an invitation, by IP address, because an attacker can make up any number of
    /// names and tokens.
    pub(super) fn charge_guess(&self, address: IpAddr) -> Result<(), Refusal> {
        self.take(&format!("guess {address}"), self.requests, self.limits.guess_cost.into())
    }

    /// Charges something that costs as much as a guess, by person and by IP address.
    pub(super) fn charge_as_guess(&self, user: &str, address: IpAddr) -> Result<(), Refusal> {
        self.take(&format!("guess of {user}"), self.requests, self.limits.guess_cost.into())?;
        self.charge_guess(address)
    }

    /// Charges an email: anyone may name any email address, so each gets at most one of a kind per minute.
    pub(super) fn charge_mail(&self, purpose: MailPurpose, email: &str) -> Result<(), Refusal> {
        self.take(&format!("{purpose:?} {}", email.to_lowercase()), Rate::new(1, MINUTE), 1.0)
    }

    /// Charges an expensive request as if it were this many more. One that costs more than a full bucket empties it.
    pub(super) fn charge_more(
        &self,
        user: Option<&str>,
        address: IpAddr,
        more: usize,
    ) -> Result<(), Refusal> {
        let cost = (more as f64).min(self.requests.capacity);
        match user {
            _ if more == 0 => Ok(()),
            None => self.charge_anonymous(address, cost),
            Some(user) => self.charge_person(user, address, cost),
        }
    }

    /// Charges a request by the number of log entries that it reads.
    pub(super) fn charge_entries(
        &self,
        user: Option<&str>,
        address: IpAddr,
        entries: usize,
    ) -> Result<(), Refusal> {
        self.charge_more(user, address, entries / ENTRIES_PER_REQUEST)
    }

    /// Charges requests of one person.
    fn charge_user(&self, user: &str, cost: f64) -> Result<(), Refusal> {
        self.take(&format!("user {user}"), self.requests, cost)
    }

    /// Charges something with a limit of its own, by person and by IP address.
    pub(super) fn charge(&self, kind: Kind, user: &str, address: IpAddr) -> Result<(), Refusal> {
        let (limit, seconds) = self.limit(kind);
        self.take(&format!("{kind:?} of {user}"), Rate::new(limit, seconds), 1.0)?;
        self.charge_group(kind, &address.to_string())
    }

    /// Charges something that several people share, such as an IP address or a chat room.
    pub(super) fn charge_group(&self, kind: Kind, group: &str) -> Result<(), Refusal> {
        let (limit, seconds) = self.limit(kind);
        let limit = self.limits.of_address(limit).unwrap_or_default();
        self.take(&format!("{kind:?} at {group}"), Rate::new(limit, seconds), 1.0)
    }

    /// The limit for one person, and the seconds in which it applies.
    fn limit(&self, kind: Kind) -> (u32, f64) {
        match kind {
            Kind::Hint => (self.limits.hints_per_minute, MINUTE),
            Kind::Table => (self.limits.tables_per_hour, HOUR),
            Kind::Import => (self.limits.imports_per_hour, HOUR),
            Kind::Edition => (self.limits.editions_per_hour, HOUR),
            Kind::GuestOrRename => (self.limits.guests_per_hour, HOUR),
            Kind::Chat => (self.limits.chat_per_minute, MINUTE),
            Kind::Picture => (self.limits.pictures_per_minute, MINUTE),
            Kind::ClientError => (self.limits.client_errors_per_minute, MINUTE),
        }
    }

    /// Charges a request without a known credential in full to its address.
    fn charge_anonymous(&self, address: IpAddr, cost: f64) -> Result<(), Refusal> {
        self.take(&format!("anonymous {address}"), self.requests, cost)
    }

    /// Charges requests of a person. All people at an address share a larger bucket.
    fn charge_person(&self, user: &str, address: IpAddr, cost: f64) -> Result<(), Refusal> {
        self.charge_user(user, cost)?;
        let people = f64::from(self.limits.people_per_address);
        let rate =
            Rate { per_second: self.requests.per_second * people, capacity: self.requests.capacity * people };
        self.take(&format!("people {address}"), rate, cost)
    }

    /// Takes the cost from a bucket; refused if it does not suffice.
    fn take(&self, key: &str, rate: Rate, cost: f64) -> Result<(), Refusal> {
        if rate.per_second == 0.0 {
            return Ok(());
        }
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        buckets.sweep();
        let refill_time = Duration::from_secs_f64(rate.capacity / rate.per_second);
        let new = Bucket { tokens: rate.capacity, at: Instant::now(), refill_time };
        let bucket = buckets.by_key.entry(key.to_owned()).or_insert(new);
        bucket.tokens =
            (bucket.tokens + bucket.at.elapsed().as_secs_f64() * rate.per_second).min(rate.capacity);
        bucket.at = Instant::now();
        if bucket.tokens < cost {
            let wait = ((cost - bucket.tokens) / rate.per_second).ceil() as u64;
            return Err(Refusal::new(Code::TooMany, "too many requests; try again later").after(wait));
        }
        bucket.tokens -= cost;
        Ok(())
    }
}

impl Default for Buckets {
    fn default() -> Buckets {
        Buckets { by_key: HashMap::new(), sweep_at: SWEEP_AT }
    }
}

impl Buckets {
    /// Removes full buckets once there are many.
    fn sweep(&mut self) {
        if self.by_key.len() >= self.sweep_at {
            self.by_key.retain(|_, bucket| bucket.at.elapsed() < bucket.refill_time);
            self.sweep_at = (2 * self.by_key.len()).max(SWEEP_AT);
        }
    }
}

impl Rate {
    /// This many within that time. A bucket holds a quarter of an hourly limit, or a full minute's limit.
    fn new(limit: u32, seconds: f64) -> Rate {
        let capacity = if seconds > MINUTE { limit.div_ceil(4) } else { limit };
        Rate { per_second: f64::from(limit) / seconds, capacity: capacity.into() }
    }
}

/// Charges a request, by person and by IP address.
pub(super) async fn count(
    State((host, limits)): State<(Arc<Host>, Arc<RateLimits>)>,
    mut request: Request,
    next: Next,
) -> Response {
    match charge_request(&host, &limits, &mut request).await {
        Ok(()) => next.run(request).await,
        Err(refusal) => refusal.into_response(),
    }
}

/// A credential that is not in memory is charged before it is looked up, because it may be made up.
async fn charge_request(host: &Host, limits: &RateLimits, request: &mut Request) -> Result<(), Refusal> {
    if HEALTH_CHECKS.contains(&request.uri().path()) {
        return Ok(());
    }
    let address = address(&host.settings, request.headers(), request.extensions());
    if assets::is_file(request.uri().path()) {
        return limits.charge_anonymous(address, FILE_COST);
    }
    let Some(credential) = Credential::of(&host.settings, request.headers()) else {
        return limits.charge_anonymous(address, 1.0);
    };
    let recorded = recorded(address);
    let cached = host.store.cached_user(&credential.hash, credential.kind, &recorded);
    let user = match cached {
        Some(user) => user,
        None => {
            limits.charge_anonymous(address, 1.0)?;
            // If the database fails, the extractor of the caller says so.
            match host.store.authenticate(&credential.hash, credential.kind, &recorded).await {
                Ok(Some(user)) => user,
                Ok(None) | Err(_) => return Ok(()),
            }
        }
    };
    limits.charge_person(&user.id, address, 1.0)?;
    host.addresses.set(&user.id, address);
    request.extensions_mut().insert(Authenticated(user));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADDRESS: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 1));
    const OTHER: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 2));

    fn limits(requests_per_second: u32, limits: Limits) -> RateLimits {
        RateLimits::new(&Settings { requests_per_second, limits, ..Settings::default() })
    }

    #[test]
    fn each_client_has_a_bucket_of_its_own() {
        let limits = limits(10, Limits::none());
        assert!((0..40).all(|_| limits.charge_user("anna", 1.0).is_ok()));
        assert!(limits.charge_user("anna", 1.0).is_err());
        assert!(limits.charge_user("bert", 1.0).is_ok());
        let unlimited = self::limits(0, Limits::none());
        assert!((0..99).all(|_| unlimited.charge_user("anna", 1.0).is_ok()));
    }

    #[test]
    fn the_lowest_limit_still_allows_a_guess() {
        let limits = limits(1, Limits::default());
        assert!(limits.charge_guess(ADDRESS).is_ok() && limits.charge_guess(OTHER).is_ok());
        assert!(limits.charge_guess(ADDRESS).is_err());
    }

    #[test]
    fn an_email_address_gets_one_email_of_a_kind_per_minute() {
        let limits = limits(0, Limits::none());
        let mail = |purpose, email| limits.charge_mail(purpose, email).is_ok();
        assert!(mail(MailPurpose::Confirm, "anna@example.org"));
        assert!(!mail(MailPurpose::Confirm, "Anna@example.org"));
        assert!(mail(MailPurpose::Recover, "anna@example.org"));
        assert!(mail(MailPurpose::Confirm, "bert@example.org"));
    }

    #[test]
    fn many_people_at_one_address_share_a_larger_limit() {
        let limits = limits(0, Limits { people_per_address: 2, hints_per_minute: 3, ..Limits::default() });
        let hint = |user: &str, address| limits.charge(Kind::Hint, user, address).is_ok();
        assert_eq!([0; 4].map(|_| hint("anna", ADDRESS)), [true, true, true, false]);
        assert!((0..3).all(|guest| hint(&format!("guest {guest}"), ADDRESS)));
        assert!(!hint("one more", ADDRESS));
        assert!(hint("bert", OTHER));
    }

    #[test]
    fn an_expensive_request_is_charged_as_many_and_is_possible_with_a_full_bucket() {
        let limits = limits(10, Limits::default());
        let read = |user, entries| limits.charge_entries(user, ADDRESS, entries).is_ok();
        assert!(
            (0..99).all(|_| read(Some("anna"), ENTRIES_PER_REQUEST - 1)),
            "a short one is not charged again"
        );
        assert_eq!([0; 3].map(|_| read(Some("anna"), 20 * ENTRIES_PER_REQUEST)), [true, true, false]);
        assert_eq!([0; 2].map(|_| read(None, 1_000_000)), [true, false]);
        assert!(read(Some("bert"), 1_000_000));
    }

    #[test]
    fn full_buckets_are_removed_now_and_then_even_if_most_are_in_use() {
        let (limits, buckets) = (limits(1, Limits::none()), |limits: &RateLimits| {
            let buckets = limits.buckets.lock().unwrap();
            (buckets.by_key.len(), buckets.sweep_at)
        });
        (0..=SWEEP_AT).for_each(|user| limits.charge_user(&user.to_string(), 1.0).unwrap());
        assert_eq!(buckets(&limits), (SWEEP_AT + 1, 2 * SWEEP_AT), "all are in use");
        let past = Instant::now().checked_sub(Duration::from_secs(3600)).unwrap();
        limits.buckets.lock().unwrap().by_key.values_mut().for_each(|bucket| bucket.at = past);
        (0..SWEEP_AT).for_each(|user| limits.charge_user(&format!("late {user}"), 1.0).unwrap());
        assert_eq!(buckets(&limits), (SWEEP_AT, 2 * SWEEP_AT - 2), "the full ones are gone");
    }

    #[test]
    fn requests_of_all_people_at_an_address_are_limited() {
        let limits = limits(10, Limits { people_per_address: 2, ..Limits::default() });
        let charged =
            (0..100).filter(|user| limits.charge_person(&user.to_string(), ADDRESS, 1.0).is_ok()).count();
        assert_eq!(charged, 80);
        assert!(limits.charge_person("anna", OTHER, 1.0).is_ok());
    }
}
