//! Server processes on one database. They are killed without warning and restarted on a free port.

use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Mutex;

use tokio::sync::watch;

/// The server processes.
pub(crate) struct Servers {
    database: String,
    servers: Mutex<Vec<Server>>,
    /// The address of each running server.
    addresses: watch::Sender<Vec<Option<String>>>,
}

struct Server {
    child: Child,
    _out: BufReader<ChildStdout>,
}

impl Servers {
    pub(crate) fn start(database: &str, count: usize) -> Servers {
        let (servers, addresses) = (0..count).map(|_| Server::start(database)).unzip();
        let addresses = watch::Sender::new(addresses);
        Servers { database: database.to_owned(), servers: Mutex::new(servers), addresses }
    }

    pub(crate) fn len(&self) -> usize {
        self.addresses.borrow().len()
    }

    /// Kills a server (SIGKILL).
    pub(crate) fn kill(&self, index: usize) {
        let mut servers = self.servers.lock().unwrap();
        servers[index].child.kill().unwrap();
        servers[index].child.wait().unwrap();
        self.addresses.send_modify(|addresses| addresses[index] = None);
    }

    pub(crate) fn restart(&self, index: usize) {
        let (server, address) = tokio::task::block_in_place(|| Server::start(&self.database));
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
    fn start(database: &str) -> (Server, Option<String>) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_elgrande"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--database", database, "--log", "warn"]);
        command.args(["--requests-per-second", "0", "--bot-millis", "2"]);
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        let address = line.trim().to_owned();
        assert!(address.starts_with("http://"), "the server does not start: {line}");
        (Server { child, _out: out }, Some(address))
    }
}
