//! A small file system for a database, if the process may mount one.

use std::fs::{self, File};
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// A folder that is a small file system, or a plain folder.
pub(crate) struct Disk {
    pub(crate) folder: PathBuf,
    pub(crate) is_mounted: bool,
}

impl Disk {
    /// Mounts a tmpfs of that size; without permission the folder stays a plain one.
    pub(crate) fn mount(folder: PathBuf, megabytes: usize) -> Disk {
        fs::create_dir_all(&folder).unwrap();
        let size = format!("size={megabytes}m");
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &size, "elgrande-faults"]).arg(&folder).stderr(Stdio::null());
        let is_mounted = mount.status().is_ok_and(|status| status.success());
        if !is_mounted {
            println!("no permission to mount a tmpfs: this run has no full file system");
        }
        Disk { folder, is_mounted }
    }

    /// Fills the file system except for this many megabytes.
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
            let _ = Command::new("umount").arg("--lazy").arg(&self.folder).status();
        }
    }
}
