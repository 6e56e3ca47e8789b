//! Draws a position as a PNG file: `cargo run -p elgrande-picture --example picture -- FILE.png 'toledo red 3 | todo play red'`.

use std::error::Error;
use std::{env, fs};

use engine::notation::read_position;
use engine::{Edition, Viewer};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let file = arguments.next().ok_or("name a file")?;
    let picture = match arguments.next() {
        Some(position) => {
            let game = read_position(&position, Edition::embedded()).map_err(|error| error.to_string())?;
            picture::png(&game.view(Viewer::Spectator))
        }
        None => picture::sample(),
    };
    Ok(fs::write(file, picture)?)
}
