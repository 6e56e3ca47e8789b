//! Pictures of positions, pixel by pixel.

use std::io::Read;

use engine::chance::pick;
use engine::{Game, Setup, Variants};
use flate2::read::ZlibDecoder;
use rand_pcg::Pcg32;

use super::*;
use crate::shapes::Colour;

/// A PNG file that was read.
struct Picture(Vec<[u8; 3]>);

impl Picture {
    fn of(position: &str) -> Picture {
        let game = read_position(position, Edition::embedded()).unwrap();
        Picture::read(&png(&game.view(Viewer::Spectator)))
    }

    fn read(file: &[u8]) -> Picture {
        assert_eq!(&file[..8], b"\x89PNG\r\n\x1a\n");
        assert_eq!(&file[12..29], b"IHDR\x00\x00\x04\xb0\x00\x00\x02\x76\x08\x02\x00\x00\x00");
        let length = u32::from_be_bytes(file[33..37].try_into().unwrap()) as usize;
        assert_eq!(&file[37..41], b"IDAT");
        let mut rows = Vec::new();
        ZlibDecoder::new(&file[41..41 + length]).read_to_end(&mut rows).unwrap();
        let width = 3 * WIDTH as usize;
        for row in 0..HEIGHT as usize {
            assert_eq!(rows[row * (width + 1)], 2, "the filter of row {row}");
            for byte in 1..=width {
                let above = if row == 0 { 0 } else { rows[(row - 1) * (width + 1) + byte] };
                let here = &mut rows[row * (width + 1) + byte];
                *here = here.wrapping_add(above);
            }
        }
        let pixels = rows.chunks(width + 1).flat_map(|row| row[1..].chunks(3));
        Picture(pixels.map(|pixel| pixel.try_into().unwrap()).collect())
    }

    /// The colour at a place of the board.
    fn at(&self, x: f32, y: f32) -> [u8; 3] {
        let scale = HEIGHT as f32 / SHAPES.size.1;
        self.0[(y * scale) as usize * WIDTH as usize + (x * scale) as usize]
    }

    /// How many pixels have this colour.
    fn count(&self, [red, green, blue, _]: Colour) -> usize {
        self.0.iter().filter(|pixel| **pixel == [red, green, blue]).count()
    }

    /// How many pixels differ.
    fn difference(&self, other: &Picture) -> usize {
        self.0.iter().zip(&other.0).filter(|(one, other)| one != other).count()
    }
}

const EMPTY: &str = "players 4 | king galicia | todo play red";

fn colour(name: &str) -> [u8; 3] {
    let [red, green, blue, _] = SHAPES.colour(name);
    [red, green, blue]
}

#[test]
fn caballeros_stand_where_the_page_puts_them() {
    let picture = Picture::of(&format!("toledo red 5\n{EMPTY}"));
    let (x, y, scale) = SHAPES.places.crowd["toledo"][0][0];
    // The field of the shield beside its emblem.
    assert_eq!(picture.at(x - 36.0 * scale, y + 6.0 * scale), colour("red"));
    assert_ne!(Picture::of(EMPTY).at(x - 36.0 * scale, y + 6.0 * scale), colour("red"));
    let with_blue = Picture::of(&format!("toledo red 5 blue 1\n{EMPTY}"));
    let (x, y, scale) = SHAPES.places.crowd["toledo"][1][1];
    assert_eq!(with_blue.at(x - 36.0 * scale, y + 6.0 * scale), colour("blue"));
}

#[test]
fn grandes_and_the_king_stand_in_their_regions() {
    let abroad = Picture::of("players 4 | variants regency | king france | todo play red");
    let robe = [227, 181, 45];
    let (x, y, scale) = SHAPES.places.king["france"];
    assert_eq!(abroad.at(x - 20.0 * scale, y - 20.0 * scale), robe);
    let here = Picture::of("players 4 | king granada | grandes blue granada green granada | todo play red");
    let spots = &SHAPES.places.grandes_with_king["granada"][2];
    let body = |index: usize| {
        here.at(spots[index].0 - 12.0 * spots[index].2, spots[index].1 - 10.0 * spots[index].2)
    };
    assert_eq!((body(0), body(1)), (colour("blue"), colour("green")));
    let (x, y, scale) = spots[2];
    assert_eq!(here.at(x - 20.0 * scale, y - 20.0 * scale), robe);
}

#[test]
fn every_number_on_the_board_is_visible() {
    let counts: Vec<Picture> =
        (1..=12).map(|count| Picture::of(&format!("toledo red {count}\n{EMPTY}"))).collect();
    for pair in counts.windows(2) {
        assert!(pair[0].difference(&pair[1]) > 20);
    }
}

#[test]
fn a_longer_bar_has_more_points() {
    let length =
        |points: &str| Picture::of(&format!("scores {points}\n{EMPTY}")).count(SHAPES.colour("green"));
    assert!(length("red 20 green 20") > length("red 20 green 10") + 1000);
    assert!(length("red 20 green 10") > length("red 20 green 1") + 1000);
}

#[test]
fn what_a_spectator_cannot_see_is_not_in_the_picture() {
    let full = format!("castillo red 3 blue 2\n{EMPTY}");
    assert_eq!(Picture::of(&full).difference(&Picture::of(&format!("castillo red 1 blue 4\n{EMPTY}"))), 0);
    let open = Picture::of(&format!("variants memory-aid | {full}"));
    let (x, y, scale) = SHAPES.places.crowd["castillo"][1][0];
    assert_eq!(
        open.at(x - 36.0 * scale, y + 6.0 * scale),
        colour("red"),
        "with the memory aid everyone sees it"
    );
}

#[test]
fn equal_views_give_equal_bytes() {
    assert_eq!(sample(), sample());
    assert!(sample().len() < 300_000, "{}", sample().len());
}

#[test]
fn a_whole_game_of_every_number_of_players_can_be_drawn() {
    for players in 2..=5 {
        let mut rng = Pcg32::new(7, players.into());
        let setup = Setup::deal(Edition::embedded(), Variants::players(players).unwrap(), &mut rng);
        let mut game = Game::new(&setup);
        let mut ply = 0;
        while let Some((player, decision)) = game.question() {
            let action = pick(decision, &mut rng);
            game.apply(player, action).unwrap();
            ply += 1;
            if ply % 60 == 0 {
                Picture::read(&png(&game.view(Viewer::Spectator)));
            }
        }
        Picture::read(&png(&game.view(Viewer::Spectator)));
    }
}
