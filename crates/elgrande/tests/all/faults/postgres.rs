//! Faults of PostgreSQL: failing calls, killed and stopped processes, held locks, a full disk.

use std::path::Path;
use std::process::Command;

use rand_pcg::Pcg32;
use sqlx::{AnyConnection, Connection, Executor};

use super::disk::Disk;
use super::fault::{Fault, Target, any_of};
use super::injector::{Injected, Injector};
use crate::survival::postgres::Cluster;

const MEGABYTES: usize = 512;
/// All client connections except the current one.
const CLIENTS: &str =
    "FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()";

pub(crate) struct Postgres {
    cluster: Cluster,
    disk: Disk,
    injector: Injector,
    lock: Option<AnyConnection>,
    stopped: Vec<u32>,
}

impl Postgres {
    pub(crate) fn new(folder: &Path) -> Postgres {
        let disk = Disk::mount(folder.join("disk"), MEGABYTES);
        let cluster = disk.folder.join("postgres");
        let injector = Injector::new(folder, &cluster.join("data"));
        // With small segments the write-ahead log soon needs disk space.
        let cluster = Cluster::start_in(cluster, injector.environment(), &["--wal-segsize=1"]);
        Postgres { cluster, disk, injector, lock: None, stopped: Vec::new() }
    }

    async fn connect(&self) -> AnyConnection {
        AnyConnection::connect(&self.cluster.url()).await.unwrap()
    }

    /// Locks the table that every action updates, or all its rows. Reads are still possible.
    async fn lock(&mut self, rng: &mut Pcg32) {
        let mut connection = self.connect().await;
        let lock = any_of(&["LOCK TABLE tables IN EXCLUSIVE MODE", "SELECT id FROM tables FOR UPDATE"], rng);
        connection.execute("BEGIN").await.unwrap();
        connection.execute(lock).await.unwrap();
        self.lock = Some(connection);
    }

    async fn kill_backend(&self) {
        let mut connection = self.connect().await;
        let query = format!("SELECT pid {CLIENTS} ORDER BY random() LIMIT 1");
        let pid = sqlx::query_scalar::<_, i32>(sqlx::AssertSqlSafe(query)).fetch_optional(&mut connection);
        if let Some(pid) = pid.await.unwrap() {
            signal("-KILL", &[pid.unsigned_abs()]);
        }
    }

    async fn terminate(&self) {
        let query = sqlx::AssertSqlSafe(format!("SELECT COUNT(pg_terminate_backend(pid)) {CLIENTS}"));
        self.connect().await.execute(query).await.unwrap();
    }

    /// Stops the postmaster first, so that it starts no process.
    fn stop(&mut self) {
        let postmaster = self.cluster.postmaster();
        signal("-STOP", &[postmaster]);
        let children = format!("/proc/{postmaster}/task/{postmaster}/children");
        let children = std::fs::read_to_string(children).unwrap_or_default();
        self.stopped = children.split_whitespace().map(|pid| pid.parse().unwrap()).collect();
        signal("-STOP", &self.stopped);
        self.stopped.push(postmaster);
    }
}

impl Target for Postgres {
    const NAME: &'static str = "PostgreSQL";

    fn url(&self) -> String {
        self.cluster.url()
    }

    fn url_to_read(&self) -> String {
        self.cluster.url()
    }

    fn environment(&self) -> Vec<(String, String)> {
        Vec::new()
    }

    fn faults(&self) -> Vec<Fault> {
        let processes =
            [Fault::BackendKilled, Fault::PostmasterKilled, Fault::Paused, Fault::Terminated, Fault::Locked];
        let mut faults = [&Injected::ALL.map(Fault::Injected)[..], &processes[..]].concat();
        if self.disk.is_mounted {
            faults.push(Fault::DiskFull);
        }
        faults
    }

    /// PostgreSQL closes all connections after many disk errors.
    fn permits_reads(&self, fault: Fault) -> bool {
        fault == Fault::Locked
    }

    fn permits_writes(&self, fault: Fault) -> bool {
        fault != Fault::Paused
    }

    async fn begin(&mut self, fault: Fault, rng: &mut Pcg32) -> bool {
        match fault {
            Fault::Injected(injected) => return self.injector.inject(injected, rng).await,
            Fault::DiskFull => self.disk.fill(0),
            Fault::Locked => self.lock(rng).await,
            Fault::BackendKilled => self.kill_backend().await,
            Fault::PostmasterKilled => signal("-KILL", &[self.cluster.postmaster()]),
            Fault::Paused => self.stop(),
            Fault::Terminated => self.terminate().await,
            Fault::Moved | Fault::Deleted | Fault::WalMoved | Fault::Replaced | Fault::LowSpace => {
                unreachable!("not a fault of PostgreSQL")
            }
        }
        true
    }

    async fn end(&mut self) {
        self.injector.clear();
        self.disk.free();
        if !self.stopped.is_empty() {
            signal("-CONT", &std::mem::take(&mut self.stopped));
        }
        if let Some(connection) = self.lock.take() {
            connection.close().await.unwrap();
        }
        tokio::task::block_in_place(|| self.cluster.wait());
    }
}

fn signal(name: &str, processes: &[u32]) {
    let processes = processes.iter().map(ToString::to_string);
    let _ = Command::new("kill").arg(name).args(processes).status().unwrap();
}
