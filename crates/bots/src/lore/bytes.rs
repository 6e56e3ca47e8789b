//! The file format of the lore: one byte for each place of each situation, then the weights.
//!
//! Places follow each other so that neighbours are similar, which compresses well: the first places of all situations, then the
//! second, then the third; the stages of one situation stand together. Of the two strongest others, the first is never the weaker
//! one, so half of the situations do not occur and are left out.

use super::{FEATURES, Lore, Places, STAGES, SiteKind, Situation, WIDTH};

/// The resolution of a stored byte.
const STEP: f32 = 0.02;

/// The situations that occur.
const OCCURRING: usize = 2 * STAGES * WIDTH * (WIDTH * (WIDTH + 1) / 2);
const PLACES: usize = 3 * OCCURRING;
const WEIGHTS: usize = 4 * FEATURES * STAGES;

/// The indices of the situations that occur, in the order of the file.
fn occurring() -> impl Iterator<Item = usize> {
    let counts = || 0..WIDTH as u8;
    let others = move || counts().flat_map(|first| (0..=first).map(move |second| (first, second)));
    let sites = [SiteKind::Region, SiteKind::Castillo].into_iter();
    let all = sites.flat_map(move |ground| counts().map(move |own| (ground, own)));
    let all = all.flat_map(move |(ground, own)| others().map(move |others| (ground, own, others)));
    all.flat_map(|(ground, own, (first, second))| {
        (0..STAGES).map(move |stage| Situation { ground, stage, own, first, second }.index())
    })
}

impl Lore {
    /// Writes the file format.
    pub fn to_bytes(&self) -> Vec<u8> {
        let byte = |value: f32| (value / STEP).round().clamp(0.0, 255.0) as u8;
        let plane = |place: usize| occurring().map(move |index| byte(self.places[index][place]));
        let weights = self.weights.iter().flatten().flat_map(|weight| weight.to_le_bytes());
        (0..3).flat_map(plane).chain(weights).collect()
    }

    /// Reads the file format; `None` if the length is wrong.
    pub fn from_bytes(bytes: &[u8]) -> Option<Lore> {
        let (planes, weights) = bytes.split_at_checked(PLACES).filter(|(_, rest)| rest.len() == WEIGHTS)?;
        let mut places: Vec<Places> = vec![[0.0; 3]; Situation::KINDS];
        for (place, plane) in planes.chunks_exact(OCCURRING).enumerate() {
            for (index, byte) in occurring().zip(plane) {
                places[index][place] = f32::from(*byte) * STEP;
            }
        }
        let weight = |place: usize| f32::from_le_bytes(weights.as_chunks().0[place]);
        let weights = std::array::from_fn(|stage| std::array::from_fn(|at| weight(stage * FEATURES + at)));
        Some(Lore::new(places, weights))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lore_is_read_as_it_is_written() {
        let bytes = Lore::of(4).to_bytes();
        assert_eq!(Lore::from_bytes(&bytes).as_ref(), Some(Lore::of(4)));
    }

    #[test]
    fn files_of_a_wrong_length_are_refused() {
        let bytes = Lore::of(4).to_bytes();
        assert_eq!(Lore::from_bytes(&bytes[1..]), None);
        assert_eq!(Lore::from_bytes(&[bytes, vec![0]].concat()), None);
        assert_eq!(Lore::from_bytes(&[]), None);
    }
}
