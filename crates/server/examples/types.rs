//! Writes what TypeScript knows of the server into a folder: `wire.d.ts` and `words.d.ts`.

use std::path::PathBuf;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args().nth(1).expect("a folder to write to"));
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("wire.d.ts"), server::http::types::declarations())?;
    fs::write(folder.join("words.d.ts"), locales::DECLARATIONS)
}
