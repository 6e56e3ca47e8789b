//! The file format of the lore: one byte for each place of each situation, then the weights.

use super::{FEATURES, Lore, STAGES, Situation};

/// The resolution of a stored byte.
const STEP: f32 = 0.02;

const PLACES: usize = 3 * Situation::KINDS;
const WEIGHTS: usize = 4 * FEATURES * STAGES;

impl Lore {
    /// Writes the file format.
    pub fn to_bytes(&self) -> Vec<u8> {
        let byte = |value: &f32| (value / STEP).round().clamp(0.0, 255.0) as u8;
        let places = self.places.iter().flatten().map(byte);
        let weights = self.weights.iter().flatten().flat_map(|weight| weight.to_le_bytes());
        places.chain(weights).collect()
    }

    /// Reads the file format; `None` if the length is wrong.
    pub fn from_bytes(bytes: &[u8]) -> Option<Lore> {
        let (places, weights) = bytes.split_at_checked(PLACES).filter(|(_, rest)| rest.len() == WEIGHTS)?;
        let value = |byte: u8| f32::from(byte) * STEP;
        let places = places.as_chunks().0.iter().map(|three: &[u8; 3]| three.map(value)).collect();
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
