//! Load, faults, attackers and restarts at once: memory, file descriptors and disk of the server must level off.
//!
//! `ELGRANDE_SOAK_SECONDS` sets the length; `cargo xtask soak` runs it in full. A short run only shows that everything works
//! together.

mod process;
mod usage;

use std::path::Path;
use std::time::{Duration, Instant};

use rand_pcg::Pcg32;
use reqwest::Method;
use serde_json::json;
use tokio::task::JoinSet;

use crate::attacks::attack::Attack;
use crate::attacks::attacker::Attacker;
use crate::common::TempFolder;
use crate::faults::fault::{Length, Target, any_of};
use crate::faults::sqlite::Sqlite;
use process::Process;
use usage::UsageLog;

/// The default length.
const SHORT: Duration = Duration::from_secs(6);
/// A run of at least this length must level off.
const LONG: Duration = Duration::from_secs(300);
/// The time between two faults.
const BETWEEN_FAULTS: Duration = Duration::from_secs(2);
/// After so many faults the server is killed and started again.
const FAULTS_PER_RESTART: usize = 5;
/// The addresses of people who play normally.
const PLAYERS: std::ops::Range<u8> = 10..18;
/// The pause of a player between two moves.
const PAUSE: Duration = Duration::from_millis(100);
/// How long the server has to recover at the end.
const RECOVERY: Duration = Duration::from_secs(30);

#[tokio::test(flavor = "multi_thread")]
async fn memory_files_and_disk_level_off() {
    let _ = rustls::crypto::ring::default_provider().install_default();
    sqlx::any::install_default_drivers();
    let seconds = std::env::var("ELGRANDE_SOAK_SECONDS").ok().map(|text| text.parse().unwrap());
    let length = seconds.map_or(SHORT, Duration::from_secs);
    let folder = TempFolder::new("soak");
    let mut target = Sqlite::new(Path::new(&folder.0));
    let mut process = Process::start(&target);
    let (attacker, load) = (Attacker::new(&process.base), start_load(&process.base));
    let victim = Attacker::at(&process.base, [127, 0, 0, 3]);
    let victim = victim.table_of_guest().await.1;
    let attacks: Vec<JoinSet<()>> =
        Attack::ALL.map(|attack| attack.start(&attacker, victim.trim_start_matches("/api/tables"))).into();
    let log = run(&mut target, &mut process, length).await;
    drop((attacks, load));
    process.wait_until_ready(RECOVERY).await;
    println!("{log}");
    assert!(length < LONG || log.levels_off(), "the server uses more and more");
}

/// Causes faults and restarts until the time is over, and records what the server uses.
async fn run(target: &mut Sqlite, process: &mut Process, length: Duration) -> UsageLog {
    let (start, mut rng) = (Instant::now(), Pcg32::new(7, 1));
    let mut log = UsageLog::default();
    while start.elapsed() < length {
        let fault = any_of(&target.faults(), &mut rng);
        log.faults += usize::from(target.begin(fault, &mut rng).await);
        tokio::time::sleep(fault.hold_time(Length::Short, &mut rng)).await;
        target.end().await;
        if log.faults % FAULTS_PER_RESTART == 0 {
            process.restart(target);
            log.restarts += 1;
        }
        tokio::time::sleep(BETWEEN_FAULTS).await;
        log.add(start.elapsed(), process.id(), target);
    }
    log
}

/// People at different addresses play against bots.
fn start_load(base: &str) -> JoinSet<()> {
    let players = PLAYERS.map(|number| Attacker::at(base, [127, 0, 0, number]));
    players.map(play).collect()
}

async fn play(player: Attacker) {
    loop {
        let (cookie, table) = player.table_of_guest().await;
        loop {
            let asked = player.ask(Method::GET, &format!("{table}/decision"), &cookie, None).await;
            let option = asked.as_ref().map(|asked| asked["options"][0].clone()).unwrap_or_default();
            let body = json!({ "ply": asked.unwrap_or_default()["ply"], "actions": [option] });
            if option.is_string() {
                player.send(Method::POST, &format!("{table}/actions"), &cookie, Some(&body)).await;
            } else if player.is_over(&table).await {
                break;
            }
            tokio::time::sleep(PAUSE).await;
        }
    }
}
