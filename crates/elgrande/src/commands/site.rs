//! `site`: writes the page for games without a server as static files.

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use server::http::{SiteFile, site};

use crate::failure::{Failure, Outcome};
use crate::messages::Messages;

const MORE: &str = "\
.examples
  elgrande site public  .public
  elgrande site public --lang de  .german

.more";

/// Options of `site`.
#[derive(Args, Debug)]
#[command(after_help = MORE)]
pub struct Site {
    #[arg(value_name = "DIR")]
    dir: PathBuf,
}

impl Site {
    /// Writes all files into a new or empty folder.
    pub fn run(&self, messages: &Messages, out: &mut impl Write) -> Outcome {
        let folder = self.dir.display().to_string();
        require_empty(&self.dir, &folder)?;
        let files = site(messages.language());
        if files.is_empty() {
            return Err(Failure::localized("command-error-no-bundles", []));
        }
        for file in &files {
            write_file(&self.dir, file).map_err(|error| Failure::file(&folder, &error))?;
        }
        let size = files.iter().map(|file| file.data.len()).sum::<usize>() / 1000;
        let values = [("files", files.len().into()), ("size", size.into()), ("folder", folder.into())];
        Ok(writeln!(out, "{}", messages.format("command-shown-site", values))?)
    }
}

/// Nothing is overwritten, and no old file stays among the new ones.
fn require_empty(dir: &Path, folder: &str) -> Outcome {
    let refused = |key| Err(Failure::localized(key, [("folder", folder.to_owned().into())]));
    match fs::read_dir(dir) {
        Ok(mut entries) => entries.next().map_or(Ok(()), |_| refused("command-error-folder-full")),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        Err(error) if error.kind() == ErrorKind::NotADirectory => refused("command-error-no-folder"),
        Err(error) => Err(Failure::file(folder, &error)),
    }
}

fn write_file(dir: &Path, file: &SiteFile) -> std::io::Result<()> {
    let path = dir.join(&file.path);
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, &file.data)
}
