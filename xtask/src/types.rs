//! What TypeScript knows of the wire and of the sentences, kept in web/types. Knows who writes it, not what it says.

use std::{env, fs};

use crate::command::{cargo, run};

const FOLDER: &str = "web/types";
const FILES: [&str; 2] = ["wire.d.ts", "words.d.ts"];

pub(crate) fn write() -> Result<(), String> {
    write_to(FOLDER)
}

/// Written elsewhere, it is the same.
pub(crate) fn check() -> Result<(), String> {
    let fresh = env::temp_dir().join(format!("elgrande-types-{}", std::process::id()));
    let fresh = fresh.to_str().ok_or("the folder for temporary files has no plain name")?;
    let same = write_to(fresh).and_then(|()| FILES.iter().try_for_each(|file| compare(file, fresh)));
    let _ = fs::remove_dir_all(fresh);
    same
}

fn write_to(folder: &str) -> Result<(), String> {
    let example = "run --quiet --package elgrande-server --features types --example types --";
    run(cargo(example).arg(folder))
}

fn compare(file: &str, fresh: &str) -> Result<(), String> {
    let read = |path: String| fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"));
    if read(format!("{FOLDER}/{file}"))? == read(format!("{fresh}/{file}"))? {
        return Ok(());
    }
    Err(format!("{FOLDER}/{file} is not what the sources say; `cargo xtask types` writes it"))
}
