//! The open connections. If there are too many, the longest idle one is evicted; if none is idle, a new one is refused.
//! With HTTP/2 a connection has many requests, each with a response that its client may never read, so they are limited
//! too.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tokio::sync::Notify;
use tokio::time::{Instant, sleep_until};

use crate::limits::seconds;
use crate::settings::{Settings, address_group};

/// File descriptors that connections leave to the database and to files, if there are many.
const RESERVED_FILES: u64 = 256;

/// How many connections may be open, and how long without a request.
#[derive(Clone, Copy, Debug)]
pub struct ConnectionLimits {
    /// In total.
    pub total: usize,
    /// From one address.
    pub per_address: usize,
    /// The requests of one address that are answered at the same time.
    pub requests_per_address: usize,
    /// The time for the headers of the first request.
    pub first_request: Duration,
    /// The time without a request after the last response.
    pub idle: Duration,
    /// How long a client may pause while reading a response.
    pub response: Duration,
}

impl ConnectionLimits {
    /// The limits of these settings. A quarter of the file descriptors, at most 256, is left to everything else. One IP
    /// address gets at most half of the connections, and as many requests. Behind a proxy all connections come from the
    /// proxy.
    pub fn new(settings: &Settings) -> ConnectionLimits {
        let files = max_open_files();
        let possible = usize::try_from(files - RESERVED_FILES.min(files / 4)).unwrap_or(usize::MAX);
        let total = if settings.connections == 0 { possible } else { possible.min(settings.connections) };
        let limit = settings.limits.of_address(settings.limits.connections);
        let per_address = limit.filter(|_| !settings.is_behind_proxy);
        let per_address = per_address.map(|limit| (limit as usize).min(total / 2).max(1));
        ConnectionLimits {
            total,
            per_address: per_address.unwrap_or(total),
            requests_per_address: per_address.unwrap_or(usize::MAX),
            first_request: seconds(settings.limits.first_request_seconds),
            idle: seconds(settings.limits.idle_seconds),
            response: seconds(settings.limits.response_seconds),
        }
    }
}

/// The limit of open files, after raising it as far as the system allows.
fn max_open_files() -> u64 {
    let limit = getrlimit(Resource::Nofile);
    let raised = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum });
    let reached = if raised.is_ok() { limit.maximum } else { limit.current };
    reached.unwrap_or(u64::MAX)
}

/// All open connections.
#[derive(Debug)]
pub(super) struct Registry {
    limits: ConnectionLimits,
    open: Mutex<HashMap<IpAddr, Vec<Arc<State>>>>,
}

/// An open connection; it is removed from the registry when dropped.
#[derive(Debug)]
pub(super) struct OpenConnection {
    registry: Arc<Registry>,
    address: IpAddr,
    state: Arc<State>,
}

/// A request that is being answered. The connection is idle once there is none.
#[derive(Debug)]
pub(super) struct ActiveRequest {
    connection: Arc<State>,
    idle_timeout: Duration,
}

#[derive(Debug)]
struct State {
    activity: Mutex<Activity>,
    /// Requests in progress of all connections from this IP address.
    address_requests: Arc<AtomicUsize>,
    /// Another connection needs its place.
    evicted: Notify,
}

#[derive(Clone, Copy, Debug)]
struct Activity {
    /// The number of requests being answered; with HTTP/2 there may be several.
    requests: usize,
    /// When it was opened, or its last response ended.
    idle_since: Instant,
    /// How long it may be idle.
    timeout: Duration,
    is_evicted: bool,
}

impl Registry {
    pub(super) fn new(limits: ConnectionLimits) -> Registry {
        Registry { limits, open: Mutex::default() }
    }

    /// Adds a connection. At the limit of its IP address, one from the same IP address is evicted; at the total
    /// limit, one from the IP address with the most connections. `None` if none of them is idle.
    pub(super) fn open(self: &Arc<Registry>, address: IpAddr) -> Option<Arc<OpenConnection>> {
        let address = address_group(address);
        let mut open = self.connections();
        let own = open.entry(address).or_default();
        if own.len() >= self.limits.per_address && !evict_one(own) {
            return None;
        }
        let is_full = open.values().map(Vec::len).sum::<usize>() >= self.limits.total;
        if is_full && !evict_from_largest(&mut open) {
            open.retain(|_, connections| !connections.is_empty());
            return None;
        }
        let own = open.entry(address).or_default();
        let address_requests =
            own.first().map(|other| Arc::clone(&other.address_requests)).unwrap_or_default();
        let state = Arc::new(State::new(self.limits.first_request, address_requests));
        own.push(Arc::clone(&state));
        Some(Arc::new(OpenConnection { registry: Arc::clone(self), address, state }))
    }

    /// Closes an idle connection of the address with the most connections, if there is one.
    pub(super) fn close_an_idle_connection(&self) {
        evict_from_largest(&mut self.connections());
    }

    fn connections(&self) -> MutexGuard<'_, HashMap<IpAddr, Vec<Arc<State>>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl OpenConnection {
    /// Marks the start of a request; `None` if its address has too many.
    pub(super) fn begin_request(&self) -> Option<ActiveRequest> {
        let limits = self.registry.limits;
        if self.state.address_requests.fetch_add(1, Ordering::Relaxed) >= limits.requests_per_address {
            self.state.address_requests.fetch_sub(1, Ordering::Relaxed);
            return None;
        }
        self.state.activity().requests += 1;
        Some(ActiveRequest { connection: Arc::clone(&self.state), idle_timeout: limits.idle })
    }

    /// Completes when the connection has been idle for too long or is evicted.
    pub(super) async fn expired(&self) {
        loop {
            let Activity { requests, idle_since, timeout, is_evicted } = *self.state.activity();
            let now = Instant::now();
            let is_expired = requests == 0 && idle_since + timeout <= now;
            if is_evicted || is_expired {
                return;
            }
            let next = if requests == 0 { idle_since } else { now };
            tokio::select! {
                () = sleep_until(next + timeout) => {}
                () = self.state.evicted.notified() => {}
            }
        }
    }
}

impl Drop for OpenConnection {
    fn drop(&mut self) {
        let mut open = self.registry.connections();
        let Some(own) = open.get_mut(&self.address) else { return };
        own.retain(|state| !Arc::ptr_eq(state, &self.state));
        if own.is_empty() {
            open.remove(&self.address);
        }
    }
}

impl Drop for ActiveRequest {
    fn drop(&mut self) {
        self.connection.address_requests.fetch_sub(1, Ordering::Relaxed);
        let mut activity = self.connection.activity();
        activity.requests -= 1;
        activity.idle_since = Instant::now();
        activity.timeout = self.idle_timeout;
    }
}

impl State {
    fn new(timeout: Duration, address_requests: Arc<AtomicUsize>) -> State {
        let activity = Activity { requests: 0, idle_since: Instant::now(), timeout, is_evicted: false };
        State { activity: Mutex::new(activity), address_requests, evicted: Notify::new() }
    }

    fn activity(&self) -> MutexGuard<'_, Activity> {
        self.activity.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Evicts the connection that has been idle for the longest time; false if none is idle.
fn evict_one(connections: &mut Vec<Arc<State>>) -> bool {
    let idle = connections.iter().enumerate().filter_map(|(index, state)| {
        let activity = state.activity();
        (activity.requests == 0).then_some((activity.idle_since, index))
    });
    let Some((_, index)) = idle.min() else { return false };
    let evicted = connections.swap_remove(index);
    evicted.activity().is_evicted = true;
    evicted.evicted.notify_one();
    true
}

fn evict_from_largest(open: &mut HashMap<IpAddr, Vec<Arc<State>>>) -> bool {
    let mut addresses: Vec<_> = open.values_mut().collect();
    addresses.sort_by_key(|connections| std::cmp::Reverse(connections.len()));
    addresses.into_iter().any(evict_one)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHORT: Duration = Duration::from_millis(5);
    const ANNA: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 1));
    const BERT: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 2));

    fn registry(total: usize, per_address: usize) -> Arc<Registry> {
        let (first_request, idle, response, requests_per_address) = (SHORT, SHORT, SHORT, per_address);
        let limits =
            ConnectionLimits { total, per_address, requests_per_address, first_request, idle, response };
        Arc::new(Registry::new(limits))
    }

    fn is_evicted(connection: &OpenConnection) -> bool {
        connection.state.activity().is_evicted
    }

    #[tokio::test]
    async fn an_address_at_its_limit_closes_its_longest_idle_connection() {
        let registry = registry(10, 2);
        let first = registry.open(ANNA).unwrap();
        let active = first.begin_request().unwrap();
        let second = registry.open(ANNA).unwrap();
        let third = registry.open(ANNA).unwrap();
        assert_eq!([&first, &second, &third].map(|it| is_evicted(it)), [false, true, false]);
        let request = third.begin_request().unwrap();
        assert!(registry.open(ANNA).is_none(), "both are in use");
        assert!(registry.open(BERT).is_some());
        drop((active, request));
        assert!(registry.open(ANNA).is_some());
    }

    #[tokio::test]
    async fn requests_of_one_address_are_limited_on_any_number_of_connections() {
        let registry = registry(10, 3);
        let (first, second) = (registry.open(ANNA).unwrap(), registry.open(ANNA).unwrap());
        let requests = [first.begin_request(), first.begin_request(), second.begin_request()];
        assert!(requests.iter().all(Option::is_some));
        assert!(first.begin_request().is_none() && second.begin_request().is_none());
        assert!(registry.open(BERT).unwrap().begin_request().is_some(), "another address");
        drop(requests);
        assert!(second.begin_request().is_some());
    }

    #[tokio::test]
    async fn a_full_server_closes_connections_of_the_address_with_the_most() {
        let registry = registry(4, 4);
        let bert = registry.open(BERT).unwrap();
        let annas: Vec<_> = (0..3).map(|_| registry.open(ANNA).unwrap()).collect();
        let other = registry.open(BERT).unwrap();
        assert!(is_evicted(&annas[0]) && !is_evicted(&bert) && !is_evicted(&other));
        drop((bert, annas, other));
        assert!(registry.connections().is_empty());
    }

    #[tokio::test]
    async fn a_connection_expires_without_a_first_request_and_when_idle() {
        let connection = registry(4, 4).open(ANNA).unwrap();
        connection.expired().await;
        let request = connection.begin_request().unwrap();
        let waits = tokio::time::timeout(10 * SHORT, connection.expired()).await;
        assert!(waits.is_err(), "a request is being answered");
        drop(request);
        connection.expired().await;
    }

    #[tokio::test]
    async fn an_evicted_connection_expires_at_once() {
        let hour = Duration::from_secs(3600);
        let limits = ConnectionLimits { first_request: hour, idle: hour, ..registry(1, 1).limits };
        let registry = Arc::new(Registry::new(limits));
        let first = registry.open(ANNA).unwrap();
        let expired = tokio::spawn({
            let first = Arc::clone(&first);
            async move { first.expired().await }
        });
        tokio::task::yield_now().await;
        let _second = registry.open(ANNA).unwrap();
        expired.await.unwrap();
    }

    #[test]
    fn one_address_gets_at_most_half_of_the_connections_unless_it_is_the_proxy() {
        let limits = |is_behind_proxy| {
            ConnectionLimits::new(&Settings { connections: 20, is_behind_proxy, ..Settings::default() })
        };
        assert_eq!((limits(false).total, limits(false).per_address), (20, 10));
        assert_eq!(limits(true).per_address, 20);
        assert_eq!([false, true].map(|proxy| limits(proxy).requests_per_address), [10, usize::MAX]);
    }
}
