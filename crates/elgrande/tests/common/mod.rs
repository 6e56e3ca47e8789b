//! Running the binary as people and programs do.
#![allow(dead_code, reason = "each file of tests uses a part")]

pub(crate) mod schema;
pub(crate) mod serving;

use std::io::Write;
use std::process::{Command, Stdio};

/// Every command.
pub(crate) const COMMANDS: [&str; 12] = [
    "serve",
    "demo",
    "cards",
    "rules",
    "simulate",
    "arena",
    "replay",
    "position",
    "perft",
    "bench",
    "signature",
    "engine",
];

/// What a run of the binary gave.
pub(crate) struct Run {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) is_success: bool,
}

/// Runs the binary with these words, and this on its standard input.
pub(crate) fn elgrande(words: &str, input: &str) -> Run {
    run(&words.split_whitespace().collect::<Vec<_>>(), input)
}

pub(crate) fn run(words: &[&str], input: &str) -> Run {
    run_in(words, ["C", "", ""], input)
}

/// The same at a terminal whose LC_ALL, LC_MESSAGES and LANG are these.
pub(crate) fn speaking(words: &str, terminal: [&str; 3]) -> Run {
    run_in(&words.split_whitespace().collect::<Vec<_>>(), terminal, "")
}

fn run_in(words: &[&str], terminal: [&str; 3], input: &str) -> Run {
    let mut command = Command::new(env!("CARGO_BIN_EXE_elgrande"));
    command.envs(["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().zip(terminal));
    command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    let writing = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().unwrap();
    let _ = writing.join().unwrap();
    Run {
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
        is_success: output.status.success(),
    }
}

impl Run {
    /// What it printed; it must have succeeded without a word on standard error.
    #[track_caller]
    pub(crate) fn printed(self) -> String {
        assert!(self.is_success, "{}", self.err);
        assert_eq!(self.err, "");
        self.out
    }

    /// The one line on standard error of a run that failed.
    #[track_caller]
    pub(crate) fn refused(self) -> String {
        assert!(!self.is_success, "{}", self.out);
        assert_eq!(self.err.lines().count(), 1, "{}", self.err);
        self.err.trim_end().to_owned()
    }
}

/// A file with this text, gone when the test ends.
pub(crate) struct TempFile(pub(crate) String);

impl TempFile {
    pub(crate) fn new(name: &str, text: &str) -> TempFile {
        let path = std::env::temp_dir().join(format!("elgrande-{}-{name}", std::process::id()));
        std::fs::write(&path, text).unwrap();
        TempFile(path.to_str().unwrap().to_owned())
    }
}

impl Drop for TempFile {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// A folder, gone with all its files when the test ends.
pub(crate) struct TempFolder(pub(crate) String);

impl TempFolder {
    pub(crate) fn new(name: &str) -> TempFolder {
        let path = std::env::temp_dir().join(format!("elgrande-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        TempFolder(path.to_str().unwrap().to_owned())
    }
}

impl Drop for TempFolder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
