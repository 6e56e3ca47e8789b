//! Load, faults, attackers and restarts at once: memory, file descriptors and disk of the server must level off.
//!
//! `ELGRANDE_SOAK_SECONDS` sets the length; `cargo xtask soak` runs it in full. A short run only shows that everything works
//! together and that the server recovers from every fault.

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
const LONG: Duration = Duration::from_secs(1200);
/// How many times the server is killed and started again, all in the first half. In the second half one process runs on, so that its
/// memory has time to grow.
const RESTARTS: u32 = 6;
/// The number of attacks, one after the other: each kind several times.
const ATTACKS: u32 = 10 * Attack::ALL.len() as u32;
/// The time between two faults.
const BETWEEN_FAULTS: Duration = Duration::from_secs(2);
/// The address of the attacker, and the first address of people who play normally.
const ATTACKER: [u8; 4] = [127, 0, 0, 2];
const FIRST_PLAYER: u8 = 10;
const PLAYERS: u8 = 8;
/// The pause of a player between two moves, and of every client after a refusal.
const PAUSE: Duration = Duration::from_millis(100);
/// How long the server has to recover from a fault.
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
    let load = start_load(&process.base);
    let attacks = tokio::spawn(attack_in_turn(process.base.clone(), length / ATTACKS));
    let log = run(&mut target, &mut process, length).await;
    attacks.abort();
    drop(load);
    println!("{} faults, {} restarts", log.faults, log.restarts);
    let growing = log.growing();
    assert!(length < LONG || growing.is_empty(), "the server uses more and more: {}", growing.join(", "));
}

/// Causes faults and restarts until the time is over, and records what the server uses.
async fn run(target: &mut Sqlite, process: &mut Process, length: Duration) -> UsageLog {
    let (start, mut rng) = (Instant::now(), Pcg32::new(7, 1));
    let mut log = UsageLog::new(length);
    while start.elapsed() < length {
        let fault = any_of(&target.faults(), &mut rng);
        log.faults += usize::from(target.begin(fault, &mut rng).await);
        tokio::time::sleep(fault.hold_time(Length::Short, &mut rng)).await;
        target.end().await;
        if log.restarts < RESTARTS && start.elapsed() > length / 2 * (log.restarts + 1) / (RESTARTS + 1) {
            process.restart(target);
            log.restarts += 1;
        }
        process.wait_until_ready(RECOVERY).await;
        log.add(start.elapsed(), process.id(), target).await;
        tokio::time::sleep(BETWEEN_FAULTS).await;
    }
    log
}

/// People at different addresses play against bots.
fn start_load(base: &str) -> JoinSet<()> {
    let players = (FIRST_PLAYER..).take(PLAYERS.into());
    players.map(|number| play(Attacker::at(base, [127, 0, 0, number], PAUSE))).collect()
}

async fn play(player: Attacker) {
    loop {
        let (cookie, table) = player.table_of_guest().await;
        while !player.is_over(&table).await {
            let asked = player.ask(Method::GET, &format!("{table}/decision"), &cookie, None).await;
            if let Some(asked) = asked.filter(|asked| asked["options"][0].is_string()) {
                let body = json!({ "ply": asked["ply"], "actions": [asked["options"][0]] });
                player.send(Method::POST, &format!("{table}/actions"), &cookie, Some(&body)).await;
            }
            tokio::time::sleep(PAUSE).await;
        }
    }
}

/// One attack after the other, from one address, each for the given time.
async fn attack_in_turn(base: String, time: Duration) {
    let stranger = Attacker::at(&base, [127, 0, 0, 3], PAUSE);
    let (_, table) = stranger.table_of_guest().await;
    for attack in Attack::ALL.into_iter().cycle() {
        let attacker = Attacker::at(&base, ATTACKER, PAUSE);
        let running = attack.start(&attacker, table.trim_start_matches("/api/tables"));
        tokio::time::sleep(time).await;
        drop(running);
    }
}
