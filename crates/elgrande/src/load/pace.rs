//! When the next answer is given: at a steady rate whatever the server does, or as soon as another was acknowledged.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::Semaphore;
use tokio::sync::mpsc::UnboundedReceiver;

use super::crowd::Crowd;
use super::game::Game;

/// How fast people answer.
#[derive(Clone, Copy, Debug)]
pub enum Pace {
    /// So many answers are due in a second. One that must wait is measured from the moment it was due, so a server
    /// that stops for a while is not spared.
    Rate(f64),
    /// So many are under way at any time: as fast as the server can.
    InFlight(usize),
}

/// Tables where somebody must answer, in the order in which they were asked.
pub type Ready = UnboundedReceiver<Arc<Game>>;

impl Pace {
    /// Lets people answer for so long.
    pub async fn drive(self, crowd: &Arc<Crowd>, ready: &mut Ready, time: Duration) {
        let end = Instant::now() + time;
        let driven = async {
            match self {
                Pace::Rate(rate) => steadily(crowd, ready, Duration::from_secs_f64(1.0 / rate)).await,
                Pace::InFlight(most) => bounded(crowd, ready, Arc::new(Semaphore::new(most))).await,
            }
        };
        let _ = tokio::time::timeout_at(end.into(), driven).await;
    }
}

async fn steadily(crowd: &Arc<Crowd>, ready: &mut Ready, period: Duration) {
    let mut due = Instant::now();
    loop {
        tokio::time::sleep_until(due.into()).await;
        let Some(game) = ready.recv().await else { return };
        tokio::spawn(crowd.act(game, due));
        due += period;
    }
}

async fn bounded(crowd: &Arc<Crowd>, ready: &mut Ready, places: Arc<Semaphore>) {
    while let Ok(place) = Arc::clone(&places).acquire_owned().await {
        let Some(game) = ready.recv().await else { return };
        let answer = crowd.act(game, Instant::now());
        tokio::spawn(async move {
            answer.await;
            drop(place);
        });
    }
}
