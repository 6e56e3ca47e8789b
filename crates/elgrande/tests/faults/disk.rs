//! A small file system of its own for a database, where this process may mount one.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A folder, and whether it is a file system that can be filled.
pub(crate) struct Disk {
    pub(crate) folder: PathBuf,
    pub(crate) is_mounted: bool,
}

impl Disk {
    /// A tmpfs of that size; a plain folder where mounting is not permitted.
    pub(crate) fn mount(folder: PathBuf, megabytes: usize) -> Disk {
        fs::create_dir_all(&folder).unwrap();
        let size = format!("size={megabytes}m");
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &size, "elgrande-faults"]).arg(&folder).stderr(Stdio::null());
        let is_mounted = mount.status().is_ok_and(|status| status.success());
        if !is_mounted {
            println!("no permission to mount a small file system: no disk is really full in this run");
        }
        Disk { folder, is_mounted }
    }

    /// Leaves no byte free, or so many megabytes.
    pub(crate) fn fill(&self, megabytes: u64) {
        tokio::task::block_in_place(|| self.write_filler(megabytes));
    }

    fn write_filler(&self, megabytes: u64) {
        let mut file = File::create(self.filler()).unwrap();
        for size in [1 << 20, 4096] {
            let bytes = vec![1; size];
            while file.write_all(&bytes).is_ok() {}
        }
        let length = file.metadata().unwrap().len();
        file.set_len(length.saturating_sub(megabytes << 20)).unwrap();
    }

    pub(crate) fn free(&self) {
        let _ = fs::remove_file(self.filler());
    }

    fn filler(&self) -> PathBuf {
        self.folder.join("filler")
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        if self.is_mounted {
            let _ = Command::new("umount").arg("--lazy").arg(Path::new(&self.folder)).status();
        }
    }
}
