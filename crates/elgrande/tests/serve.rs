//! The server as people start it: it prints its address, keeps what was said, and stops when told to.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStdout, Command, Stdio};

use common::{TempFolder, elgrande};

struct Serving {
    child: Child,
    _out: BufReader<ChildStdout>,
    address: String,
}

fn serve(folder: &TempFolder, words: &[&str]) -> Serving {
    let mut command = Command::new(env!("CARGO_BIN_EXE_elgrande"));
    command.args(words).current_dir(&folder.0).env("ELGRANDE_LISTEN", "127.0.0.1:0");
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    out.read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("http://").unwrap().to_owned();
    Serving { child, _out: out, address }
}

impl Serving {
    fn ask(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(stream, "{request}\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// What a service manager does.
    fn stop(mut self) {
        let told = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap();
        assert!(told.success() && self.child.wait().unwrap().success());
    }
}

#[test]
fn the_bare_command_serves_a_page_until_it_is_told_to_stop() {
    let folder = TempFolder::new("bare");
    let server = serve(&folder, &[]);
    assert!(server.ask("GET / HTTP/1.1").contains("<h1>elgrande</h1>"));
    assert!(server.ask("GET /healthz HTTP/1.1").ends_with(r#"{"ok":true}"#));
    server.stop();
    assert!(std::path::Path::new(&folder.0).join("elgrande.db").exists());
}

#[test]
fn settings_come_from_options_the_environment_and_a_file() {
    let folder = TempFolder::new("settings");
    std::fs::write(format!("{}/my.toml", folder.0), "database = \"sqlite://mine.db\"\nlog = \"off\"\n")
        .unwrap();
    serve(&folder, &["serve", "--config", "my.toml", "--log", "warn"]).stop();
    assert!(std::path::Path::new(&folder.0).join("mine.db").exists());
    let wrong = common::TempFile::new("wrong.toml", "colour = 1\n");
    let refused = elgrande(&format!("serve --config {}", wrong.0), "").refused();
    assert!(refused.contains("unknown field `colour`"), "{refused}");
    let refused =
        elgrande("serve --listen 127.0.0.1:0 --database sqlite:///nowhere/at/all.db --log off", "").refused();
    assert!(refused.starts_with("error: the database does not open"), "{refused}");
}
