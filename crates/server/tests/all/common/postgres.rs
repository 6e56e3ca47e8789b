//! A temporary PostgreSQL, created by `initdb` on a free port and deleted when the test ends.
#![allow(dead_code, reason = "each test file uses a part")]

use std::net::TcpListener;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
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

    /// A cluster that accepts TLS connections only, with a certificate for 127.0.0.1 that `ca.pem` in its folder has signed.
    pub(crate) fn start_with_tls(name: &str) -> Cluster {
        let mut cluster = Cluster::start(name);
        let data = cluster.folder.join("data");
        certify(&cluster.folder);
        for (from, to) in [("server.pem", "server.crt"), ("server.key", "server.key")] {
            std::fs::copy(cluster.folder.join(from), data.join(to)).unwrap();
            std::fs::set_permissions(data.join(to), std::fs::Permissions::from_mode(0o600)).unwrap();
            if let Some((user, group)) = other_user() {
                std::os::unix::fs::chown(data.join(to), Some(user), Some(group)).unwrap();
            }
        }
        std::fs::write(data.join("postgresql.auto.conf"), "ssl = on\n").unwrap();
        std::fs::write(data.join("pg_hba.conf"), "hostssl all all 127.0.0.1/32 trust\n").unwrap();
        let _ = cluster.server.kill();
        let _ = cluster.server.wait();
        cluster.wait();
        cluster
    }

    /// A file of the cluster's folder.
    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.folder.join(name)
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

/// Writes two certificate authorities, `ca.pem` and `other.pem`, and `server.pem` for 127.0.0.1 signed by the first.
fn certify(folder: &Path) {
    std::fs::write(folder.join("server.ext"), "subjectAltName = IP:127.0.0.1\n").unwrap();
    let new_key = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes";
    let authority = "-addext basicConstraints=critical,CA:TRUE -addext keyUsage=critical,keyCertSign";
    for name in ["ca", "other"] {
        let output = format!("-keyout {name}.key -out {name}.pem");
        openssl(folder, &format!("req -x509 {new_key} -days 2 -subj /CN={name} {output}"), authority);
    }
    openssl(folder, &format!("req {new_key} -subj /CN=server -keyout server.key -out server.csr"), "");
    let sign = "x509 -req -in server.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 2";
    openssl(folder, sign, "-extfile server.ext -out server.pem");
}

fn openssl(folder: &Path, words: &str, more: &str) {
    let mut openssl = Command::new("openssl");
    openssl.args(words.split_whitespace()).args(more.split_whitespace()).current_dir(folder);
    let output = openssl.output().expect("openssl is needed for this test; PostgreSQL's package installs it");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
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
