//! Outlines of numbers, drawn as lines: the pictures need no font.

use std::sync::LazyLock;

use tiny_skia::Path;

use crate::shapes::read_path;

/// The width of a digit.
pub(crate) const WIDTH: f32 = 6.0;
/// The height of a digit: its lower edge is the base line.
pub(crate) const HEIGHT: f32 = 10.0;
/// The width of its lines.
pub(crate) const LINE: f32 = 1.9;
/// The distance from one digit to the next.
pub(crate) const STEP: f32 = 9.0;

/// The digits, then the dash that is drawn where there is no number.
const OUTLINES: [&str; 11] = [
    "M3 0C5 0 6 2 6 5C6 8 5 10 3 10C1 10 0 8 0 5C0 2 1 0 3 0Z",
    "M1 2L3.6 0L3.6 10",
    "M0.2 2.6C0.2 1 1.4 0 3 0C4.7 0 5.8 1.1 5.8 2.7C5.8 4.4 4.4 5.6 2.6 7.2C1.4 8.2 0.4 9.2 0 10L6 10",
    "M0.3 1.9C0.7 0.7 1.7 0 3 0C4.6 0 5.6 1 5.6 2.4C5.6 3.8 4.5 4.7 2.6 4.7C4.7 4.7 6 5.7 6 7.3C6 9 4.7 10 3 10C1.5 10 0.4 9.2 0 7.9",
    "M4.4 10L4.4 0L0 7.2L6 7.2",
    "M5.5 0L1.1 0L0.6 4.7C1.2 4.1 2 3.8 2.9 3.8C4.7 3.8 6 5 6 6.8C6 8.7 4.7 10 2.9 10C1.5 10 0.5 9.3 0 8.1",
    "M5.5 1.5C5 0.5 4.2 0 3.2 0C1.2 0 0 2 0 5.4C0 8.4 1.1 10 3 10C4.8 10 6 8.7 6 6.9C6 5.1 4.8 3.9 3.1 3.9C1.5 3.9 0.3 4.9 0 6.3",
    "M0 0L6 0C4 2.8 2.6 6 2.2 10",
    "M3 4.6C1.4 4.6 0.5 3.7 0.5 2.3C0.5 0.9 1.5 0 3 0C4.5 0 5.5 0.9 5.5 2.3C5.5 3.7 4.6 4.6 3 4.6C1.2 4.6 0 5.6 0 7.3C0 9 1.2 10 3 10C4.8 10 6 9 6 7.3C6 5.6 4.8 4.6 3 4.6Z",
    "M0.5 8.5C1 9.5 1.8 10 2.8 10C4.8 10 6 8 6 4.6C6 1.6 4.9 0 3 0C1.2 0 0 1.3 0 3.1C0 4.9 1.2 6.1 2.9 6.1C4.5 6.1 5.7 5.1 6 3.7",
    "M0.6 5.4L5.4 5.4",
];

static PATHS: LazyLock<Vec<Path>> = LazyLock::new(|| {
    OUTLINES.iter().map(|outline| read_path(outline).expect("the outlines above are paths")).collect()
});

/// The outlines of a number from left to right; of a dash if it is nothing.
pub(crate) fn of(number: Option<u16>) -> Vec<&'static Path> {
    let Some(number) = number else { return vec![&PATHS[10]] };
    number.to_string().bytes().map(|digit| &PATHS[usize::from(digit - b'0')]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_digit_stays_in_its_box() {
        for (digit, path) in PATHS.iter().enumerate() {
            let bounds = path.bounds();
            assert!(bounds.left() >= 0.0 && bounds.right() <= WIDTH, "{digit}: {bounds:?}");
            assert!(bounds.top() >= 0.0 && bounds.bottom() <= HEIGHT, "{digit}: {bounds:?}");
        }
        assert_eq!((of(Some(207)).len(), of(None).len()), (3, 1));
    }
}
