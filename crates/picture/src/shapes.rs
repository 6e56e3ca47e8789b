//! How the page draws the board: shapes, colours and places. `web/tests/browser/shapes.spec.js` generates the file from
//! the page and compares it, so that the picture looks like the page.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;
use tiny_skia::{Path, PathBuilder};

/// The shapes of the page.
pub(crate) static SHAPES: LazyLock<Shapes> = LazyLock::new(|| {
    serde_json::from_str(include_str!("shapes.json")).expect("a test of the page writes this file")
});

/// Red, green, blue and opacity.
pub(crate) type Colour = [u8; 4];
/// Where something stands, and how large it is drawn.
pub(crate) type Spot = (f32, f32, f32);
/// By the word of a player, region or site.
pub(crate) type ByWord<T> = BTreeMap<String, T>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub(crate) struct Shapes {
    /// Width and height of the board.
    pub(crate) size: (f32, f32),
    paths: Vec<Outline>,
    /// The paths of the regions, and of France and Portugal.
    outlines: ByWord<usize>,
    /// Everything that never changes.
    pub(crate) ground: Vec<Shape>,
    /// Shuts the castillo.
    pub(crate) gate: Vec<Shape>,
    /// Marks the king's region.
    pub(crate) taboo: ByWord<Vec<Shape>>,
    pub(crate) king: Vec<Shape>,
    pub(crate) grandes: ByWord<Vec<Shape>>,
    /// By the number of caballeros from which it is used.
    pub(crate) caballeros: ByWord<BTreeMap<u8, Sprite>>,
    /// Stars over the colours with the most caballeros: `alone` or `tied`.
    pub(crate) leads: ByWord<Vec<Shape>>,
    pub(crate) crests: ByWord<Vec<Shape>>,
    /// Score bars and tiles: `bar` or `tile`.
    pub(crate) bars: ByWord<Bars>,
    pub(crate) places: Places,
    colours: ByWord<Colour>,
}

/// Something that is filled, outlined, or both.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Shape {
    path: usize,
    pub(crate) fill: Option<Colour>,
    pub(crate) stroke: Option<Colour>,
    #[serde(default)]
    pub(crate) width: f32,
    /// Whether corners are round.
    #[serde(default)]
    pub(crate) join: bool,
    /// Whether ends are round.
    #[serde(default)]
    pub(crate) cap: bool,
    pub(crate) dash: Option<Vec<f32>>,
    /// The region outside of which nothing of it is visible.
    pub(crate) clip: Option<String>,
}

/// Shapes with numbers on them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sprite {
    pub(crate) shapes: Vec<Shape>,
    pub(crate) texts: Vec<TextSlot>,
}

/// Where a number is written.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TextSlot {
    /// The middle of the base line.
    pub(crate) at: (f32, f32),
    pub(crate) size: f32,
    pub(crate) fill: Colour,
}

/// A bar with two or three values.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Bars {
    #[serde(rename = "2")]
    pub(crate) two: Sprite,
    #[serde(rename = "3")]
    pub(crate) three: Sprite,
    /// The colour of a value that is zero.
    pub(crate) nothing: Colour,
}

/// Where things are, by their number. Lists begin with one thing, or with none where the king may stand alone.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub(crate) struct Places {
    /// Caballeros of one, two … colours.
    pub(crate) crowd: ByWord<Vec<Vec<Spot>>>,
    /// The same beside grandes or the king.
    pub(crate) tight: ByWord<Vec<Vec<Spot>>>,
    /// No, one, two … grandes.
    pub(crate) grandes: ByWord<Vec<Vec<Spot>>>,
    /// The same with the king, who is last.
    pub(crate) grandes_with_king: ByWord<Vec<Vec<Spot>>>,
    /// The king outside the regions.
    pub(crate) king: ByWord<Spot>,
    pub(crate) bars: ByWord<(f32, f32)>,
    /// Scoring tiles beside the board.
    pub(crate) tiles: ByWord<(f32, f32)>,
}

/// A path that was read.
#[derive(Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct Outline(Path);

impl Shapes {
    pub(crate) fn path(&self, shape: &Shape) -> &Path {
        &self.paths[shape.path].0
    }

    pub(crate) fn outline(&self, region: &str) -> &Path {
        &self.paths[self.outlines[region]].0
    }

    pub(crate) fn colour(&self, name: &str) -> Colour {
        self.colours[name]
    }
}

impl TryFrom<String> for Outline {
    type Error = String;

    fn try_from(text: String) -> Result<Outline, String> {
        read_path(&text).map(Outline).ok_or_else(|| format!("not a path: {text}"))
    }
}

/// Reads a path of M, L, C and Z with absolute numbers.
pub(crate) fn read_path(text: &str) -> Option<Path> {
    let mut path = PathBuilder::new();
    let commands = text.char_indices().filter(|(_, letter)| letter.is_ascii_uppercase());
    for (start, letter) in commands {
        let rest = &text[start + 1..];
        let numbers = &rest[..rest.find(|next: char| next.is_ascii_uppercase()).unwrap_or(rest.len())];
        let numbers: Result<Vec<f32>, _> = numbers.split_ascii_whitespace().map(str::parse).collect();
        match (letter, &numbers.ok()?[..]) {
            ('M', &[x, y]) => path.move_to(x, y),
            ('L', &[x, y]) => path.line_to(x, y),
            ('C', &[x1, y1, x2, y2, x, y]) => path.cubic_to(x1, y1, x2, y2, x, y),
            ('Z', []) => path.close(),
            _ => return None,
        }
    }
    path.finish()
}

#[cfg(test)]
mod tests {
    use engine::{King, Player, Region, Site};

    use super::*;

    #[test]
    fn every_place_and_colour_has_its_shapes() {
        for region in Region::WORDS {
            assert!(SHAPES.outlines.contains_key(*region) && SHAPES.taboo.contains_key(*region), "{region}");
        }
        for site in Site::WORDS {
            assert_eq!(
                (SHAPES.places.crowd[*site].len(), SHAPES.places.grandes[*site].len()),
                (6, 6),
                "{site}"
            );
            assert!(SHAPES.places.bars.contains_key(*site), "{site}");
        }
        for king in King::ALL.iter().filter(|king| king.region().is_none()) {
            assert!(SHAPES.places.king.contains_key(king.word()), "{king}");
        }
        for player in Player::WORDS {
            assert!(SHAPES.crests.contains_key(*player) && SHAPES.grandes.contains_key(*player), "{player}");
            assert_eq!(SHAPES.caballeros[*player].keys().collect::<Vec<_>>(), [&1, &2, &3, &10]);
        }
    }

    #[test]
    fn a_wrong_path_is_refused() {
        assert!(read_path("M1 2L3 4C5 6 7 8 9 10Z").is_some());
        for text in ["", "M1", "M1 2Q1 2 3 4", "M1 xL2 3"] {
            assert!(read_path(text).is_none(), "{text}");
        }
    }
}
