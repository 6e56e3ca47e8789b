//! While one address attacks the server, players at another address can play. Each attack runs alone against a new server process.
//!
//! `ELGRANDE_ATTACK_SECONDS` sets the length of each attack; `cargo xtask attacks` runs the full test, prints the times and
//! requires short ones. The short test requires only that bystanders are served: it runs on busy machines.

pub(crate) mod attack;
pub(crate) mod attacker;
mod bystander;
mod report;

use std::time::Duration;

use crate::common::TempFolder;
use crate::common::test_server::serve;
use attack::Attack;
use attacker::Attacker;
use bystander::Bystander;
use report::Row;

/// The default length of an attack.
const SHORT: Duration = Duration::from_millis(800);
/// How many times an attack goes on for as long again if it has met no limit yet, or if a bystander was not served yet.
const MAX_EXTENSIONS: usize = 20;
/// The settings of the short test: its limits are reached soon.
const SMALL_LIMITS: [&str; 2] = [
    "--limits",
    "people_per_address=4,hints_per_minute=1,tables_per_hour=8,imports_per_hour=1,editions_per_hour=1,guests_per_hour=10",
];

#[tokio::test(flavor = "multi_thread")]
async fn bystanders_are_served_during_every_attack() {
    let _ = rustls::crypto::ring::default_provider().install_default();
    let seconds = std::env::var("ELGRANDE_ATTACK_SECONDS").ok().map(|text| text.parse().unwrap());
    let mut rows = Vec::new();
    for attack in Attack::ALL {
        let row = match seconds {
            None => short(attack).await,
            Some(seconds) => full(attack, Duration::from_secs(seconds)).await,
        };
        row.check(attack);
        rows.push(row);
    }
    if seconds.is_some() {
        report::print(&rows);
        let slow: Vec<String> = rows.iter().filter_map(Row::too_slow).collect();
        assert!(slow.is_empty(), "bystanders wait too long:\n{}", slow.join("\n"));
    }
}

/// Measures only during the attack.
async fn short(attack: Attack) -> Row {
    measure(attack, &SMALL_LIMITS, [Duration::ZERO, SHORT, Duration::ZERO]).await
}

/// Measures before, during and after the attack, with the default settings.
async fn full(attack: Attack, length: Duration) -> Row {
    measure(attack, &[], [length / 2, length, length / 2]).await
}

async fn measure(attack: Attack, settings: &[&str], [before, during, after]: [Duration; 3]) -> Row {
    let folder = TempFolder::new(&format!("attack-{attack:?}"));
    let server = serve(&folder, &[&["serve", "--log", "error"], settings].concat());
    let base = format!("http://{}", server.address);
    let bystander = Bystander::new(&base, [127, 0, 0, 3]).await;
    let attacker = Attacker::new(&base);
    let before = bystander.measure(before).await;
    let running = attack.start(&attacker, &bystander.table());
    let mut times = bystander.measure(during).await;
    for _ in 0..MAX_EXTENSIONS {
        let has_met_limit = !attack.has_limit() || attacker.counts()[1] > 0;
        if has_met_limit && times.are_complete() {
            break;
        }
        times.extend(bystander.measure(during).await);
    }
    drop(running);
    let after = bystander.measure(after).await;
    server.stop();
    let [sent, refused] = attacker.counts();
    Row { name: attack.name(), sent, refused, phases: [before, times, after] }
}
