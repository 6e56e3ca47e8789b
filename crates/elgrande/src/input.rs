//! Reads files and standard input as text; every error names the file.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use engine::Edition;
use engine::reason::Reason;
use engine::record::LONGEST;

use crate::failure::{Failure, Outcome};

/// The English name in errors; the message `command-error-stdin` translates it.
pub const STDIN: &str = "standard input";

/// A text and its source.
#[derive(Clone, Debug)]
pub struct Text {
    /// The file name, or `STDIN`.
    pub name: String,
    /// The content.
    pub text: String,
}

impl Text {
    /// Reads a file, or standard input if the path is missing or `-`.
    pub fn read(path: Option<&Path>) -> Outcome<Text> {
        match path {
            Some(path) if path != Path::new("-") => Text::read_file(path),
            Some(_) | None => Text::read_from(STDIN.to_owned(), std::io::stdin().lock()),
        }
    }

    fn read_file(path: &Path) -> Outcome<Text> {
        let name = path.display().to_string();
        let file = File::open(path).map_err(|error| Failure::file(&name, &error))?;
        Text::read_from(name, file)
    }

    /// Reads one byte more than the maximum, so that the parser can report that the text is too long.
    fn read_from(name: String, source: impl Read) -> Outcome<Text> {
        let mut text = String::new();
        let read = source.take(LONGEST as u64 + 1).read_to_string(&mut text);
        read.map_err(|error| Failure::file(&name, &error))?;
        Ok(Text { name, text })
    }

    /// A failure in this text.
    pub fn bad(&self, reason: impl Reason + 'static) -> Failure {
        Failure::InFile(self.name.clone(), Box::new(reason))
    }
}

/// The edition in a file, or the embedded one.
pub fn edition(file: Option<&PathBuf>) -> Outcome<&'static Edition> {
    match file {
        None => Ok(Edition::embedded()),
        Some(file) => {
            let text = Text::read(Some(file))?;
            Edition::load(&text.text).map_err(|error| text.bad(error))
        }
    }
}
