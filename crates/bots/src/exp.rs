//! The exponential function by additions and multiplications only: the same bits on every machine.

use std::f32::consts::LOG2_E;

/// The natural logarithm of 2 in two parts; the first has few digits, so that its multiples are exact.
const LN2_HIGH: f32 = 0.693_359_4;
const LN2_LOW: f32 = -2.121_944_4e-4;

/// `e` to the power of `x`, within 2 units of the last place; 0 far below and the largest power far above.
#[inline]
pub(crate) fn exp(x: f32) -> f32 {
    if x < -87.0 {
        return 0.0;
    }
    let power = (x.min(88.0) * LOG2_E).round();
    let rest = x.min(88.0) - power * LN2_HIGH - power * LN2_LOW;
    let scale = f32::from_bits(((power as i32 + 127) as u32) << 23);
    scale * series(rest)
}

/// The first terms of the Taylor series, enough for `x` within half of ln 2.
#[inline]
fn series(x: f32) -> f32 {
    let terms = [1.0 / 5040.0, 1.0 / 720.0, 1.0 / 120.0, 1.0 / 24.0, 1.0 / 6.0, 0.5, 1.0, 1.0];
    terms.iter().fold(0.0, |sum, term| sum * x + term)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_agrees_with_the_exact_value() {
        for step in -8_700..8_700 {
            let x = step as f32 / 100.0;
            let exact = f64::from(x).exp();
            assert!((f64::from(exp(x)) / exact - 1.0).abs() < 3e-7, "{x}");
        }
        assert_eq!((exp(-200.0), exp(0.0)), (0.0, 1.0));
        assert!(exp(1e9).is_finite());
    }
}
