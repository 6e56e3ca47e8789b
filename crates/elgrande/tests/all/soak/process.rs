//! A server process that keeps its port when it is restarted.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::faults::fault::Target;

pub(crate) struct Process {
    child: Child,
    listen: String,
    pub(crate) base: String,
}

impl Process {
    pub(crate) fn start(target: &impl Target) -> Process {
        let port = TcpListener::bind(("127.0.0.1", 0)).unwrap().local_addr().unwrap().port();
        let listen = format!("127.0.0.1:{port}");
        Process { child: spawn(&listen, target), base: format!("http://{listen}"), listen }
    }

    /// Kills the server and starts it again.
    pub(crate) fn restart(&mut self, target: &impl Target) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        self.child = spawn(&self.listen, target);
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// The server must be ready within this time.
    pub(crate) async fn wait_until_ready(&self, limit: Duration) {
        let start = Instant::now();
        loop {
            let ready = reqwest::get(format!("{}/readyz", self.base)).await;
            if ready.is_ok_and(|ready| ready.status() == 200) {
                return;
            }
            assert!(start.elapsed() < limit, "the server does not recover");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Starts the binary with default limits and waits until it listens.
fn spawn(listen: &str, target: &impl Target) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_elgrande"));
    command.args(["serve", "--listen", listen, "--database", &target.url(), "--log", "off"]);
    command.envs(target.environment()).stdin(Stdio::null()).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(line.starts_with("http://"), "the server does not start: {line}");
    child
}
