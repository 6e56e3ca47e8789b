//! Confidence intervals, percentiles and means.

/// 95 % of a normal distribution lie within this many standard deviations.
pub(super) const Z: f64 = 1.959_963_984_540_054;

/// The 95 % confidence interval of a win rate (Wilson score).
pub fn interval(wins: f64, games: f64) -> (f64, f64) {
    if games == 0.0 {
        return (0.0, 1.0);
    }
    let (rate, square) = (wins / games, Z * Z);
    let centre = rate + square / (2.0 * games);
    let width = Z * (rate * (1.0 - rate) / games + square / (4.0 * games * games)).sqrt();
    let divisor = 1.0 + square / games;
    (((centre - width) / divisor).max(0.0), ((centre + width) / divisor).min(1.0))
}

/// The smallest value that is not exceeded by this many percent of the sorted values; 0 if there are none.
pub fn percentile(sorted: &[u32], percent: usize) -> u32 {
    let rank = (sorted.len() * percent).div_ceil(100).max(1);
    sorted.get(rank - 1).copied().unwrap_or(0)
}

/// The mean, or 0 if there are no values.
pub fn mean(sum: f64, count: u64) -> f64 {
    if count == 0 { 0.0 } else { sum / count as f64 }
}

/// Rounds to this many decimal places.
pub fn rounded(value: f64, places: i32) -> f64 {
    let unit = 10_f64.powi(places);
    (value * unit).round() / unit
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        let check = |wins, games, low, high| {
            let (found_low, found_high) = interval(wins, games);
            assert_eq!((rounded(found_low, 4), rounded(found_high, 4)), (low, high));
        };
        check(50.0, 100.0, 0.4038, 0.5962);
        check(8.0, 10.0, 0.4902, 0.9433);
        check(0.0, 10.0, 0.0, 0.2775);
        check(10.0, 10.0, 0.7225, 1.0);
        check(0.0, 0.0, 0.0, 1.0);
    }

    #[test]
    fn a_percentile_is_one_of_the_values() {
        let values: Vec<u32> = (1..=100).collect();
        assert_eq!([0, 50, 95, 100].map(|percent| percentile(&values, percent)), [1, 50, 95, 100]);
        assert_eq!([percentile(&[7], 50), percentile(&[1, 9], 50), percentile(&[], 95)], [7, 1, 0]);
    }
}
