//! A server started to be measured: this very binary, in a process of its own. Its memory and time are read from Linux.

use std::ffi::OsString;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use super::wire::{Address, Ask};
use crate::failure::{Failure, Outcome};
use crate::words::Words;

/// A server that runs until this is dropped.
#[derive(Debug)]
pub struct Process {
    child: Child,
    /// Kept, or the server would write to nobody.
    _out: BufReader<ChildStdout>,
    begun: Instant,
    /// Where it answers.
    pub address: Address,
}

/// A folder that goes with everything in it.
#[derive(Debug)]
pub struct Folder(PathBuf);

impl Folder {
    /// A new one among those for a while.
    pub fn new() -> Outcome<Folder> {
        let path = std::env::temp_dir().join(format!("elgrande-load-{}", std::process::id()));
        std::fs::create_dir_all(&path).map_err(|error| Failure::file(&path.display().to_string(), &error))?;
        Ok(Folder(path))
    }

    /// The address of a database in it.
    pub fn database(&self, name: &str) -> String {
        format!("sqlite://{}", self.0.join(name).display())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

impl Process {
    /// Starts one on a free port that counts nobody's requests and keeps so many tables at hand.
    pub fn start(database: &str, tables: usize, words: &Words) -> Outcome<Process> {
        let mut command = Command::new(std::env::current_exe().map_err(Failure::new)?);
        for name in settings() {
            command.env_remove(name);
        }
        command.args([
            "serve",
            "--lang",
            words.language(),
            "--listen",
            "127.0.0.1:0",
            "--requests-per-second",
            "0",
            "--log",
            "error",
        ]);
        command.args(["--tables-at-hand", &tables.to_string()]).env("ELGRANDE_DATABASE", database);
        let begun = Instant::now();
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().map_err(Failure::new)?;
        Process::greet(child, begun, words)
    }

    /// The first line it prints is its address.
    fn greet(mut child: Child, begun: Instant, words: &Words) -> Outcome<Process> {
        let silent = || Failure::told("command-error-no-answer", []);
        let mut out = BufReader::new(child.stdout.take().ok_or_else(silent)?);
        let mut line = String::new();
        out.read_line(&mut line)?;
        if line.is_empty() {
            return Err(last_words(&mut child, words));
        }
        Ok(Process { child, _out: out, begun, address: Address::read(line.trim())? })
    }

    /// How long it took from its start until it was well.
    pub async fn well(&self) -> Outcome<Duration> {
        self.address.once(Ask::get("/healthz")).await?.done()?;
        Ok(self.begun.elapsed())
    }

    /// How many bytes of memory it holds, where that can be known.
    pub fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.split_whitespace().next()?.parse().ok().map(|kilobytes: u64| 1024 * kilobytes)
    }

    /// How many seconds of a processor it has used, where that can be known.
    pub fn time(&self) -> Option<f64> {
        processor_time(&self.child.id().to_string())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// How many seconds of a processor this process has used.
pub fn own_time() -> Option<f64> {
    processor_time("self")
}

/// How large a database is, if it is a file.
pub fn file_size(database: &str) -> Option<u64> {
    let path = database.strip_prefix("sqlite://")?;
    Path::new(path).metadata().ok().map(|file| file.len())
}

/// In user and in kernel mode, in hundredths of a second: so much is one tick on every Linux.
fn processor_time(process: &str) -> Option<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let after_name = &stat[stat.rfind(')')? + 2..];
    let ticks: Vec<u64> =
        after_name.split(' ').skip(11).take(2).filter_map(|word| word.parse().ok()).collect();
    Some(ticks.iter().sum::<u64>() as f64 / 100.0)
}

/// Nothing that was set for another server holds for this one.
fn settings() -> impl Iterator<Item = OsString> {
    let names = std::env::vars_os().map(|(name, _)| name);
    names.filter(|name| name.to_string_lossy().starts_with("ELGRANDE_"))
}

/// What it said is said in our language already.
fn last_words(child: &mut Child, words: &Words) -> Failure {
    let mut said = String::new();
    if let Some(error) = &mut child.stderr {
        let _ = error.take(4096).read_to_string(&mut said);
    }
    let nothing = words.fill("command-error", [("reason", "".into())]);
    let reason = said.trim().trim_start_matches(nothing.trim_end()).trim().to_owned();
    Failure::told("command-error-unstarted", [("reason", reason.into())])
}
