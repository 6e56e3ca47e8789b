//! Servers as people start them, on one database; killed without warning and started again, each time on a free port.

use std::fs::OpenOptions;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Mutex;

use tokio::sync::watch;

/// Some servers.
pub(crate) struct Fleet {
    launch: Launch,
    servers: Mutex<Vec<Server>>,
    /// Where each listens, while it lives.
    addresses: watch::Sender<Vec<Option<String>>>,
}

/// How a server is started.
pub(crate) struct Launch {
    pub(crate) database: String,
    pub(crate) environment: Vec<(String, String)>,
    /// The file that receives the server's log, where it is not to be shown.
    pub(crate) log: Option<PathBuf>,
}

struct Server {
    child: Child,
    _out: BufReader<ChildStdout>,
}

impl Fleet {
    pub(crate) fn start(launch: Launch, count: usize) -> Fleet {
        let (servers, addresses) = (0..count).map(|_| Server::start(&launch)).unzip();
        let addresses = watch::Sender::new(addresses);
        Fleet { launch, servers: Mutex::new(servers), addresses }
    }

    pub(crate) fn len(&self) -> usize {
        self.addresses.borrow().len()
    }

    pub(crate) fn is_alive(&self, index: usize) -> bool {
        self.addresses.borrow()[index].is_some()
    }

    /// The server has no time to say goodbye.
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

    /// Where somebody asks who usually asks this server: there while it lives, or else wherever one does.
    pub(crate) async fn address(&self, index: usize) -> String {
        let mut addresses = self.addresses.subscribe();
        let living = addresses.wait_for(|all| all.iter().any(Option::is_some)).await.unwrap();
        living[index].as_ref().or_else(|| living.iter().flatten().next()).cloned().unwrap()
    }
}

impl Drop for Fleet {
    fn drop(&mut self) {
        for server in self.servers.lock().unwrap_or_else(std::sync::PoisonError::into_inner).iter_mut() {
            let _ = server.child.kill();
            let _ = server.child.wait();
        }
    }
}

impl Server {
    /// A server that answers, and where.
    fn start(launch: &Launch) -> (Server, Option<String>) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_elgrande"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--database", &launch.database, "--log", "warn"]);
        command.args(["--requests-per-second", "0", "--bot-millis", "2"]);
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
