//! Compiles and controls the library that makes file operations fail. It knows files, not databases.

use std::fs::{self, File, OpenOptions, Permissions};
use std::os::unix::fs::{FileExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use engine::chance::below;
use rand_pcg::Pcg32;

/// Which calls fail, and how. The numbers are those of `inject.c`, where 0 means none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Injected {
    Full = 1,
    WriteError,
    ShortWrite,
    SyncError,
    ReadOnly,
    ReadError,
}

impl Injected {
    pub(crate) const ALL: [Injected; 6] = [
        Injected::Full,
        Injected::WriteError,
        Injected::ShortWrite,
        Injected::SyncError,
        Injected::ReadOnly,
        Injected::ReadError,
    ];
}

/// The library and its control file.
pub(crate) struct Injector {
    library: PathBuf,
    watched: PathBuf,
    control: PathBuf,
    shared: File,
}

impl Injector {
    /// Compiles the library into a folder. It affects files below the watched folder.
    pub(crate) fn new(folder: &Path, watched: &Path) -> Injector {
        let (library, control) = (folder.join("inject.so"), folder.join("control"));
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/all/faults/inject.c");
        let mut compile = Command::new("cc");
        compile.args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).arg(source).arg("-ldl");
        assert!(
            compile.status().expect("this test needs a C compiler").success(),
            "inject.c does not compile"
        );
        let shared = OpenOptions::new().read(true).write(true).create_new(true).open(&control).unwrap();
        // PostgreSQL runs as another user.
        fs::set_permissions(&control, Permissions::from_mode(0o666)).unwrap();
        let injector = Injector { library, watched: watched.to_owned(), control, shared };
        injector.write([0; 4]);
        injector
    }

    /// The environment of processes that load the library.
    pub(crate) fn environment(&self) -> Vec<(String, String)> {
        let named = |name: &str, path: &Path| (name.to_owned(), path.to_str().unwrap().to_owned());
        vec![
            named("LD_PRELOAD", &self.library),
            named("FAULTS_CONTROL", &self.control),
            named("FAULTS_FOLDER", &self.watched),
        ]
    }

    /// After a few calls, makes some calls fail, or all until `clear`. Waits for the first failure; false if there is none.
    pub(crate) async fn inject(&self, injected: Injected, rng: &mut Pcg32) -> bool {
        let calls = if below(3, rng) > 0 { 1 + below(20, rng) as i32 } else { -1 };
        self.write([0, below(40, rng) as i32, calls, 0]);
        self.set_mode(injected as i32);
        for _ in 0..300 {
            if self.hits() > 0 {
                return true;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        false
    }

    pub(crate) fn clear(&self) {
        self.set_mode(0);
    }

    fn set_mode(&self, mode: i32) {
        self.shared.write_all_at(&mode.to_ne_bytes(), 0).unwrap();
    }

    /// The number of failed calls since the last injection.
    fn hits(&self) -> i32 {
        let mut bytes = [0; 4];
        self.shared.read_exact_at(&mut bytes, 12).unwrap();
        i32::from_ne_bytes(bytes)
    }

    /// Writes `struct control`: mode, calls before the first failure, number of failures, hits.
    fn write(&self, fields: [i32; 4]) {
        let bytes: Vec<u8> = fields.iter().flat_map(|field| field.to_ne_bytes()).collect();
        self.shared.write_all_at(&bytes, 0).unwrap();
    }
}
