//! The server under test: this binary in a child process. Its memory and CPU time are read from Linux's `/proc`.

use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use server::limits::Limits;
use server::{Server, Settings};

use crate::Result;
use crate::http::{Address, Request};

/// A server that runs until this value is dropped.
#[derive(Debug)]
pub(crate) struct ServerProcess {
    child: Child,
    /// Kept open, so that the server can write to it.
    _stdout: BufReader<ChildStdout>,
    started: Instant,
    pub(crate) address: Address,
}

/// A folder that is deleted when this value is dropped.
#[derive(Debug)]
pub(crate) struct TempFolder(PathBuf);

impl TempFolder {
    pub(crate) fn new() -> Result<TempFolder> {
        let path = std::env::temp_dir().join(format!("elgrande-load-{}", std::process::id()));
        std::fs::create_dir_all(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(TempFolder(path))
    }

    /// The URL of a SQLite database in this folder.
    pub(crate) fn database(&self, name: &str) -> String {
        format!("sqlite://{}", self.0.join(name).display())
    }
}

impl Drop for TempFolder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Runs a server on a free port, without a rate limit, until the process is killed. Prints its URL.
pub(crate) async fn serve(database: String, tables: usize) -> Result {
    let settings = Settings {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        database,
        requests_per_second: 0,
        limits: Limits::none(),
        cached_tables: tables,
        ..Settings::default()
    };
    let server = Server::open(settings).await?;
    println!("http://{}", server.address()?);
    Ok(server.run(std::future::pending()).await?)
}

impl ServerProcess {
    /// Starts a server that caches this many tables.
    pub(crate) fn start(database: &str, tables: usize) -> Result<ServerProcess> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["serve", database, &tables.to_string()]);
        let started = Instant::now();
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
        ServerProcess::read_address(child, started)
    }

    /// The first line of output is the URL.
    fn read_address(mut child: Child, started: Instant) -> Result<ServerProcess> {
        let mut stdout = BufReader::new(child.stdout.take().expect("stdout is piped"));
        let mut url = String::new();
        stdout.read_line(&mut url)?;
        if url.is_empty() {
            return Err(start_error(&mut child).into());
        }
        Ok(ServerProcess { child, _stdout: stdout, started, address: Address::parse(url.trim())? })
    }

    /// Time from process start to the first successful health check.
    pub(crate) async fn time_to_healthy(&self) -> Result<Duration> {
        self.address.send(Request::get("/readyz")).await?.error_for_status()?;
        Ok(self.started.elapsed())
    }

    /// Resident memory in bytes, if known.
    pub(crate) fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        resident.split_whitespace().next()?.parse().ok().map(|kilobytes: u64| 1024 * kilobytes)
    }

    /// CPU seconds used so far, if known.
    pub(crate) fn cpu_seconds(&self) -> Option<f64> {
        cpu_seconds_of(&self.child.id().to_string())
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// CPU seconds used by this process.
pub(crate) fn own_cpu_seconds() -> Option<f64> {
    cpu_seconds_of("self")
}

/// Size of a SQLite database in bytes.
pub(crate) fn file_size(database: &str) -> Option<u64> {
    let path = database.strip_prefix("sqlite://")?;
    Path::new(path).metadata().ok().map(|file| file.len())
}

/// User and system time; one tick is 10 ms on Linux.
fn cpu_seconds_of(process: &str) -> Option<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let after_name = &stat[stat.rfind(')')? + 2..];
    let ticks: Vec<u64> =
        after_name.split(' ').skip(11).take(2).filter_map(|word| word.parse().ok()).collect();
    Some(ticks.iter().sum::<u64>() as f64 / 100.0)
}

fn start_error(child: &mut Child) -> String {
    let mut text = String::new();
    if let Some(stderr) = &mut child.stderr {
        let _ = stderr.take(4096).read_to_string(&mut text);
    }
    format!("the server does not start: {}", text.trim().trim_start_matches("error: "))
}
