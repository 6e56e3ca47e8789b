//! A temporary PostgreSQL, created by `initdb` on a free port and deleted when the test ends.
#![allow(dead_code, reason = "each test file uses a part")]

use std::net::TcpListener;
use std::os::unix::fs::MetadataExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A cluster for one test.
pub(crate) struct Cluster {
    folder: PathBuf,
    port: u16,
    environment: Vec<(String, String)>,
    server: Child,
}

impl Cluster {
    /// Panics with an installation hint if PostgreSQL is missing.
    pub(crate) fn start(name: &str) -> Cluster {
        let folder = std::env::temp_dir().join(format!("elgrande-postgres-{}-{name}", std::process::id()));
        Cluster::start_in(folder, Vec::new(), &[])
    }

    /// Starts a cluster in that folder with an environment and options of `initdb`.
    pub(crate) fn start_in(folder: PathBuf, environment: Vec<(String, String)>, options: &[&str]) -> Cluster {
        let programs = programs().expect("PostgreSQL is needed for this test: apt-get install postgresql");
        std::fs::create_dir_all(&folder).unwrap();
        if let Some((user, group)) = other_user() {
            std::os::unix::fs::chown(&folder, Some(user), Some(group)).unwrap();
        }
        let mut initdb = command(&programs.join("initdb"));
        initdb.args(["--auth=trust", "--username=elgrande", "--encoding=UTF8", "--no-sync", "-D"]);
        initdb.arg(folder.join("data")).args(options);
        assert!(initdb.stdout(Stdio::null()).status().unwrap().success());
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let server = postgres(&folder, port, &environment);
        let mut cluster = Cluster { folder, port, environment, server };
        cluster.wait();
        cluster
    }

    /// The process id of the postmaster.
    pub(crate) fn postmaster(&self) -> u32 {
        self.server.id()
    }

    /// Waits until PostgreSQL answers; restarts it if it has ended.
    pub(crate) fn wait(&mut self) {
        for _ in 0..600 {
            if self.server.try_wait().unwrap().is_some() {
                self.server = postgres(&self.folder, self.port, &self.environment);
            }
            if programs().is_some_and(|programs| self.is_ready(&programs)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        panic!("PostgreSQL does not start");
    }

    pub(crate) fn url(&self) -> String {
        format!("postgres://elgrande@127.0.0.1:{}/postgres", self.port)
    }

    fn is_ready(&self, programs: &Path) -> bool {
        let mut command = Command::new(programs.join("pg_isready"));
        command.args(["-q", "-h", "127.0.0.1", "-p", &self.port.to_string()]);
        command.status().is_ok_and(|status| status.success())
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn postgres(folder: &Path, port: u16, environment: &[(String, String)]) -> Child {
    let programs = programs().expect("it was there before");
    let mut postgres = command(&programs.join("postgres"));
    postgres.envs(environment.iter().cloned()).arg("-D").arg(folder.join("data")).arg("-k").arg(folder);
    postgres.args(["-c", "listen_addresses=127.0.0.1", "-p"]).arg(port.to_string());
    postgres.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
}

fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?.flatten();
    versions.map(|version| version.path().join("bin")).filter(|bin| bin.join("initdb").exists()).max()
}

/// PostgreSQL does not run as root.
fn command(program: &Path) -> Command {
    let mut command = Command::new(program);
    if let Some((user, group)) = other_user() {
        command.uid(user).gid(group);
    }
    command.current_dir(std::env::temp_dir());
    command
}

fn other_user() -> Option<(u32, u32)> {
    if std::fs::metadata("/proc/self").unwrap().uid() != 0 {
        return None;
    }
    let users = std::fs::read_to_string("/etc/passwd").unwrap();
    let line = users.lines().find(|line| line.starts_with("postgres:"))?;
    let mut fields = line.split(':').skip(2).map(|field| field.parse().unwrap());
    Some((fields.next()?, fields.next()?))
}
