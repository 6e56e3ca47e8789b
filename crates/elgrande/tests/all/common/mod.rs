//! Runs the binary.

pub(crate) mod schema;
pub(crate) mod test_server;

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

/// All commands.
pub(crate) const COMMANDS: [&str; 16] = [
    "serve",
    "admin",
    "demo",
    "cards",
    "rules",
    "simulate",
    "arena",
    "explore",
    "replay",
    "review",
    "position",
    "perft",
    "bench",
    "signature",
    "site",
    "engine",
];

/// The result of a run.
pub(crate) struct Run {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) is_success: bool,
}

/// Runs the binary with these arguments and this standard input.
pub(crate) fn elgrande(words: &str, input: &str) -> Run {
    run(&words.split_whitespace().collect::<Vec<_>>(), input)
}

pub(crate) fn run(words: &[&str], input: &str) -> Run {
    run_in(words, ["C", "", ""], input)
}

/// Runs the binary with these values of LC_ALL, LC_MESSAGES and LANG.
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
    /// Standard output of a run that must succeed without output on standard error.
    #[track_caller]
    pub(crate) fn printed(self) -> String {
        assert!(self.is_success, "{}", self.err);
        assert_eq!(self.err, "");
        self.out
    }

    /// The single line on standard error of a run that must fail.
    #[track_caller]
    pub(crate) fn refused(self) -> String {
        assert!(!self.is_success, "{}", self.out);
        assert_eq!(self.err.lines().count(), 1, "{}", self.err);
        self.err.trim_end().to_owned()
    }
}

/// A file that is deleted at the end of the test.
pub(crate) struct TempFile(pub(crate) String);

impl TempFile {
    pub(crate) fn new(name: &str, text: &str) -> TempFile {
        let path = unique_path(name);
        std::fs::write(&path, text).unwrap();
        TempFile(path.to_str().unwrap().to_owned())
    }
}

impl Drop for TempFile {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// A folder that is deleted at the end of the test.
pub(crate) struct TempFolder(pub(crate) String);

impl TempFolder {
    pub(crate) fn new(name: &str) -> TempFolder {
        let path = unique_path(name);
        std::fs::create_dir_all(&path).unwrap();
        TempFolder(path.to_str().unwrap().to_owned())
    }
}

impl Drop for TempFolder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A path in the temporary folder that no other test uses.
fn unique_path(name: &str) -> PathBuf {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    std::env::temp_dir().join(format!("elgrande-{}-{number}-{name}", std::process::id()))
}
