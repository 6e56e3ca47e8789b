//! A server process for tests.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStdout, Command, Stdio};

use super::TempFolder;

/// A server that runs until the test stops it.
pub(crate) struct TestServer {
    child: Child,
    _out: BufReader<ChildStdout>,
    pub(crate) address: String,
}

/// Starts the binary in that folder on a free port.
pub(crate) fn serve(folder: &TempFolder, words: &[&str]) -> TestServer {
    serve_in(folder, words, &[])
}

/// Starts the binary with additional environment variables.
pub(crate) fn serve_in(folder: &TempFolder, words: &[&str], environment: &[(&str, &str)]) -> TestServer {
    let mut command = Command::new(env!("CARGO_BIN_EXE_elgrande"));
    command.envs(environment.iter().copied());
    command.args(words).current_dir(&folder.0).env("ELGRANDE_LISTEN", "127.0.0.1:0");
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    out.read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("http://").unwrap().to_owned();
    TestServer { child, _out: out, address }
}

impl TestServer {
    pub(crate) fn ask(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(stream, "{request}\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Stops the server with SIGTERM.
    pub(crate) fn stop(mut self) {
        let told = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap();
        assert!(told.success() && self.child.wait().unwrap().success());
    }
}

/// A failed test leaves no server behind.
impl Drop for TestServer {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
