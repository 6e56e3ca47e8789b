//! Bit sets as bytes: bit `n` becomes the byte `n`, 0 or 1.

/// Eight bits as eight bytes.
#[inline]
pub(crate) const fn eight(bits: u8) -> [u8; 8] {
    const EACH: u64 = 0x0101_0101_0101_0101;
    const ONE_BIT_EACH: u64 = 0x8040_2010_0804_0201;
    // The byte `n` keeps bit `n` only. Adding 0x7f then sets its highest bit unless it is 0, without a carry.
    let kept = (bits as u64 * EACH) & ONE_BIT_EACH;
    (((kept + 0x7f * EACH) >> 7) & EACH).to_le_bytes()
}

/// The lowest `N` bits as bytes, at most sixteen.
#[inline]
pub(crate) fn flags<const N: usize>(bits: u16) -> [u8; N] {
    const { assert!(N <= 16) };
    let mut all = [0; 16];
    all[..8].copy_from_slice(&eight(bits as u8));
    all[8..].copy_from_slice(&eight((bits >> 8) as u8));
    *all.first_chunk().expect("at most sixteen are asked for")
}

/// The array at this place.
#[inline]
pub(crate) fn array_at<const N: usize, const LEN: usize>(out: &mut [u8; LEN], at: usize) -> &mut [u8; N] {
    out[at..].first_chunk_mut().expect("planes and groups are inside their array")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bit_becomes_its_byte() {
        for bits in 0..=u16::MAX {
            let bytes: [u8; 16] = flags(bits);
            for (place, byte) in bytes.into_iter().enumerate() {
                assert_eq!(u16::from(byte), bits >> place & 1, "{bits:b}");
            }
        }
        assert_eq!(flags::<3>(0b1110), [0, 1, 1]);
    }
}
