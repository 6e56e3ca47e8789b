//! A temporary PostgreSQL, created by `initdb` on a free port and deleted when the test ends.

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
    server: Child,
}

impl Cluster {
    /// Panics with an installation hint if PostgreSQL is missing.
    pub(crate) fn start(name: &str) -> Cluster {
        let programs = programs().expect("PostgreSQL is needed for this test: apt-get install postgresql");
        let folder = std::env::temp_dir().join(format!("elgrande-postgres-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        if let Some((user, group)) = other_user() {
            std::os::unix::fs::chown(&folder, Some(user), Some(group)).unwrap();
        }
        let data = folder.join("data");
        let mut initdb = command(&programs.join("initdb"));
        initdb.args(["--auth=trust", "--username=elgrande", "--encoding=UTF8", "--no-sync", "-D"]).arg(&data);
        assert!(initdb.stdout(Stdio::null()).status().unwrap().success());
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let mut postgres = command(&programs.join("postgres"));
        postgres.arg("-D").arg(&data).args(["-c", "listen_addresses=127.0.0.1", "-p"]).arg(port.to_string());
        postgres.arg("-k").arg(&folder).stdout(Stdio::null()).stderr(Stdio::null());
        let cluster = Cluster { folder, port, server: postgres.spawn().unwrap() };
        cluster.wait();
        cluster
    }

    pub(crate) fn url(&self) -> String {
        format!("postgres://elgrande@127.0.0.1:{}/postgres", self.port)
    }

    fn wait(&self) {
        let ready = |programs: PathBuf| {
            let mut command = Command::new(programs.join("pg_isready"));
            command.args(["-q", "-h", "127.0.0.1", "-p", &self.port.to_string()]);
            command.status().is_ok_and(|status| status.success())
        };
        for _ in 0..300 {
            if programs().is_some_and(ready) {
                return;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        panic!("PostgreSQL does not start");
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
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
