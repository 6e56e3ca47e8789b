//! A network as bytes, little-endian: a header, the scales, the integer tables, then the layers.

use super::{DENSE, HIDDEN, Layer, Network, OUTPUTS, SEAT_FEATURES, TABLE_FEATURES, WIDTH};

/// The first bytes of every file; the digit is the version of the format and of the features.
pub(super) const MAGIC: &[u8; 8] = b"ELGNET-1";

/// Integer weights are at most this large: then no sum over all active features leaves the range of `i16`.
const LARGEST: i8 = 120;

/// Takes what it needs from the front.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (front, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(front)
    }

    fn floats<const N: usize>(&mut self) -> Option<[f32; N]> {
        let (chunks, _) = self.take(4 * N)?.as_chunks::<4>();
        let floats: [f32; N] = std::array::from_fn(|at| f32::from_le_bytes(chunks[at]));
        floats.iter().all(|float| float.is_finite()).then_some(floats)
    }

    fn integers<const N: usize>(&mut self, rows: usize) -> Option<Box<[[i16; N]]>> {
        let bytes = self.take(N * rows)?;
        let is_small = |byte: &u8| (byte.cast_signed()).unsigned_abs() <= LARGEST.unsigned_abs();
        if !bytes.iter().all(is_small) {
            return None;
        }
        let row = |row: &[u8; N]| row.map(|byte| i16::from(byte.cast_signed()));
        Some(bytes.as_chunks::<N>().0.iter().map(row).collect())
    }

    fn layer<const IN: usize, const OUT: usize>(&mut self) -> Option<Layer<IN, OUT>> {
        let bias = self.floats()?;
        let mut weights = Box::new([[0.0; OUT]; IN]);
        for row in weights.iter_mut() {
            *row = self.floats()?;
        }
        Some(Layer { weights, bias })
    }
}

impl Network {
    /// How long a file is.
    pub const SIZE: usize = MAGIC.len()
        + SEAT_FEATURES * 2 * HIDDEN
        + TABLE_FEATURES * HIDDEN
        + 4 * (HIDDEN
            + (DENSE + 1) * HIDDEN
            + (HIDDEN + 1) * WIDTH
            + (WIDTH + 1) * WIDTH
            + (WIDTH + 1) * OUTPUTS
            + (DENSE + 1) * OUTPUTS);

    /// Reads a file; nothing if it is of another version, damaged or not of the right length.
    pub fn from_bytes(bytes: &[u8]) -> Option<Network> {
        let mut reader = Reader(bytes);
        if reader.take(MAGIC.len())? != MAGIC {
            return None;
        }
        let scale = reader.floats()?;
        let network = Network {
            scale,
            seat: reader.integers(SEAT_FEATURES)?,
            table: reader.integers(TABLE_FEATURES)?,
            first: reader.layer()?,
            second: reader.layer()?,
            third: reader.layer()?,
            output: reader.layer()?,
            skip: reader.layer()?,
        };
        reader.0.is_empty().then_some(network)
    }
}

#[cfg(test)]
mod tests {
    use super::super::EMBEDDED;
    use super::*;

    #[test]
    fn the_embedded_network_is_read_and_its_size_is_as_stated() {
        assert!(Network::from_bytes(EMBEDDED).is_some());
        assert_eq!(EMBEDDED.len(), Network::SIZE);
    }

    #[test]
    fn damaged_files_are_refused() {
        assert_eq!(Network::from_bytes(&EMBEDDED[1..]), None, "no header");
        assert_eq!(Network::from_bytes(&EMBEDDED[..EMBEDDED.len() - 1]), None, "cut off");
        assert_eq!(Network::from_bytes(&[EMBEDDED, &[0]].concat()), None, "too long");
        let mut large = EMBEDDED.to_vec();
        large[MAGIC.len() + 4 * HIDDEN] = 127;
        assert_eq!(Network::from_bytes(&large), None, "a weight that could overflow");
    }
}
