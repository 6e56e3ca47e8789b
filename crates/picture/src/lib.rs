//! A position as a picture for previews of links: the board, and who has how many points. It contains no words, so it
//! is the same in every language.

mod board; // what is on the board
mod canvas; // shapes and numbers on pixels
mod digits; // outlines of numbers
mod png; // the file format
mod scores; // rounds and points beside the board
mod shapes; // how the page draws the board

use canvas::Canvas;
use engine::notation::read_position;
use engine::{Edition, View, Viewer};
use shapes::SHAPES;

/// The width of a picture in pixels, as link previews expect it.
pub const WIDTH: u32 = 1200;
/// Its height.
pub const HEIGHT: u32 = 630;

/// The picture of what this viewer sees, as a PNG file. Equal views give equal bytes.
pub fn png(view: &View) -> Vec<u8> {
    let mut canvas = Canvas::new(WIDTH, HEIGHT, SHAPES.colour("paper"));
    board::draw(&mut canvas, view);
    scores::draw(&mut canvas, view);
    png::encode(&canvas.into_pixels())
}

/// A made-up position, for links to anything but a game.
const SAMPLE: &str = "players 4 | round 7 | king castilla
    galicia red 3 green 1 | navarra blue 3 orange 2 | aragon green 2 orange 4 red 1 | cataluna orange 3
    castilla red 2 blue 2 green 3 | toledo red 5 blue 4 orange 1 | valencia green 4 blue 1
    sevilla red 1 orange 2 blue 2 | granada blue 4 green 2
    grandes red toledo blue navarra green valencia orange cataluna
    scores red 62 blue 57 green 49 orange 51 | todo play red";

/// The picture of a made-up position.
pub fn sample() -> Vec<u8> {
    let game = read_position(SAMPLE, Edition::embedded()).expect("a test draws it");
    png(&game.view(Viewer::Spectator))
}

#[cfg(test)]
mod tests;
