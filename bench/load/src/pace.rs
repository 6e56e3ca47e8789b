//! When the next action request is sent: at a fixed rate, or whenever fewer than a given number are in flight.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::Semaphore;

use crate::workload::{ReadyQueue, Workload};

#[derive(Clone, Copy, Debug)]
pub(crate) enum Pace {
    /// Requests per second. Latency counts from the time a request was due, so a stalled server is not hidden
    /// (coordinated omission).
    Rate(f64),
    /// Requests in flight at any time.
    InFlight(usize),
}

impl Pace {
    /// Lets players act for this long.
    pub(crate) async fn drive(self, workload: &Arc<Workload>, ready: &mut ReadyQueue, duration: Duration) {
        let end = Instant::now() + duration;
        let driven = async {
            match self {
                Pace::Rate(rate) => at_rate(workload, ready, Duration::from_secs_f64(1.0 / rate)).await,
                Pace::InFlight(limit) => in_flight(workload, ready, Arc::new(Semaphore::new(limit))).await,
            }
        };
        let _ = tokio::time::timeout_at(end.into(), driven).await;
    }
}

async fn at_rate(workload: &Arc<Workload>, ready: &mut ReadyQueue, period: Duration) {
    let mut due = Instant::now();
    loop {
        tokio::time::sleep_until(due.into()).await;
        let Some(table) = ready.recv().await else { return };
        tokio::spawn(workload.act(table, due));
        due += period;
    }
}

async fn in_flight(workload: &Arc<Workload>, ready: &mut ReadyQueue, permits: Arc<Semaphore>) {
    while let Ok(permit) = Arc::clone(&permits).acquire_owned().await {
        let Some(table) = ready.recv().await else { return };
        let action = workload.act(table, Instant::now());
        tokio::spawn(async move {
            action.await;
            drop(permit);
        });
    }
}
