//! The number of members and the n-th member of a small set of bits: sets are asked for both at every step of a playout.

/// How many of the lowest fourteen bits are set. The other bits must not be.
///
/// A portable build for x86-64 cannot use the instruction that counts bits; two multiplications are the fastest way without.
#[inline(always)]
pub(crate) const fn count(bits: u16) -> usize {
    if cfg!(any(target_feature = "popcnt", target_arch = "aarch64", target_arch = "wasm32")) {
        bits.count_ones() as usize
    } else {
        count_by_multiplying(bits)
    }
}

/// Four copies, each moved by a bit more, so that every fourth bit is a bit of the set; then their sum in the highest four.
const fn count_by_multiplying(bits: u16) -> usize {
    const COPIES: u64 = 1 | 1 << 15 | 1 << 30 | 1 << 45;
    const EVERY_FOURTH: u64 = 0x0111_1111_1111_1111;
    let spread = (bits as u64).wrapping_mul(COPIES) & EVERY_FOURTH;
    (spread.wrapping_mul(EVERY_FOURTH) >> 56 & 0xf) as usize
}

/// How many bits one look-up covers.
const WIDTH: u32 = 10;
/// `NTH[bits][n]`: the place of the n-th set bit; `u8::MAX` if there is none.
static NTH: [[u8; WIDTH as usize]; 1 << WIDTH] = {
    let mut table = [[u8::MAX; WIDTH as usize]; 1 << WIDTH];
    let mut bits = 0;
    while bits < table.len() {
        let (mut place, mut n) = (0, 0);
        while place < WIDTH as usize {
            if bits >> place & 1 != 0 {
                table[bits][n] = place as u8;
                n += 1;
            }
            place += 1;
        }
        bits += 1;
    }
    table
};

/// The place of the set bit with `n` set bits below it.
#[inline(always)]
pub(crate) fn nth(bits: u64, n: usize) -> Option<usize> {
    let (mut rest, mut n, mut first) = (bits, n, 0);
    while rest != 0 {
        let low = (rest & ((1 << WIDTH) - 1)) as usize;
        let here = count(low as u16);
        if n < here {
            return Some(first + NTH[low][n] as usize);
        }
        (rest, n, first) = (rest >> WIDTH, n - here, first + WIDTH as usize);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ways_count_the_same() {
        for bits in 0..1 << 14 {
            assert_eq!(count_by_multiplying(bits), bits.count_ones() as usize, "{bits:b}");
            assert_eq!(count(bits), count_by_multiplying(bits));
        }
    }

    #[test]
    fn the_nth_bit_has_n_bits_below_it() {
        for bits in [0, 1, 0b1010_0000_0001, 0x3ffe, 0x0fff_ffff_ffff_ffff, 1 << 53 | 1 << 9 | 1 << 10] {
            let places: Vec<usize> = (0..64).filter(|place| bits >> place & 1 == 1).collect();
            for n in 0..64 {
                assert_eq!(nth(bits, n), places.get(n).copied(), "{bits:b} {n}");
            }
        }
    }
}
