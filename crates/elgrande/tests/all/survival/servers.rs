//! Server processes on one database. They are killed without warning and restarted on a free port.

use std::fs::OpenOptions;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Mutex;

use tokio::sync::watch;

/// The server processes.
pub(crate) struct Servers {
    launch: Launch,
    servers: Mutex<Vec<Server>>,
    /// The address of each running server.
    addresses: watch::Sender<Vec<Option<String>>>,
}

/// How a server is started.
#[derive(Default)]
pub(crate) struct Launch {
    pub(crate) database: String,
    pub(crate) environment: Vec<(String, String)>,
    /// The file for the server's log; standard error if none.
    pub(crate) log: Option<PathBuf>,
}

struct Server {
    child: Child,
    _out: BufReader<ChildStdout>,
}

impl Servers {
    pub(crate) fn start(launch: Launch, count: usize) -> Servers {
        let (servers, addresses) = (0..count).map(|_| Server::start(&launch)).unzip();
        let addresses = watch::Sender::new(addresses);
        Servers { launch, servers: Mutex::new(servers), addresses }
    }

    pub(crate) fn len(&self) -> usize {
        self.addresses.borrow().len()
    }

    pub(crate) fn is_running(&self, index: usize) -> bool {
        self.addresses.borrow()[index].is_some()
    }

    /// Kills a server (SIGKILL).
    pub(crate) fn kill(&self, index: usize) {
        let mut servers = self.servers.lock().unwrap();
        servers[index].child.kill().unwrap();
        servers[index].child.wait().unwrap();
        self.addresses.send_modify(|addresses| addresses[index] = None);
    }

    pub(crate) fn restart(&self, index: usize) {
        let (server, address) = tokio::task::block_in_place(|| Server::start(&self.launch));
        self.servers.lock().unwrap()[index] = server;
        self.addresses.send_modify(|addresses| addresses[index] = address);
    }

    /// The address of that server, or of another one if it is down.
    pub(crate) async fn address(&self, index: usize) -> String {
        let mut addresses = self.addresses.subscribe();
        let living = addresses.wait_for(|all| all.iter().any(Option::is_some)).await.unwrap();
        living[index].as_ref().or_else(|| living.iter().flatten().next()).cloned().unwrap()
    }
}

impl Drop for Servers {
    fn drop(&mut self) {
        for server in self.servers.lock().unwrap_or_else(std::sync::PoisonError::into_inner).iter_mut() {
            let _ = server.child.kill();
            let _ = server.child.wait();
        }
    }
}

impl Server {
    /// A running server and its address.
    fn start(launch: &Launch) -> (Server, Option<String>) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_elgrande"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--database", &launch.database, "--log", "warn"]);
        command.args(["--requests-per-second", "0", "--limits", "none", "--bot-millis", "2"]);
        command.envs(launch.environment.iter().cloned());
        if let Some(log) = &launch.log {
            command.stderr(OpenOptions::new().create(true).append(true).open(log).unwrap());
        }
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        let address = line.trim().to_owned();
        assert!(address.starts_with("http://"), "the server does not start: {line}");
        (Server { child, _out: out }, Some(address))
    }
}
