//! The n-th member of a small set of bits, by table: sets are asked for it at every step of a playout.

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
        let here = low.count_ones() as usize;
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
    fn the_nth_bit_has_n_bits_below_it() {
        for bits in [0, 1, 0b1010_0000_0001, 0x3ffe, 0x0fff_ffff_ffff_ffff, 1 << 53 | 1 << 9 | 1 << 10] {
            let places: Vec<usize> = (0..64).filter(|place| bits >> place & 1 == 1).collect();
            for n in 0..64 {
                assert_eq!(nth(bits, n), places.get(n).copied(), "{bits:b} {n}");
            }
        }
    }
}
