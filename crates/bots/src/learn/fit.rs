//! Least squares with a ridge penalty: the weights of the features.

use crate::lore::{FEATURES, Weights};

/// The ridge penalty, for rare features.
const RIDGE: f64 = 50.0;

/// The normal equations of one stage.
#[derive(Clone, Default)]
pub(super) struct Equations {
    left: [[f64; FEATURES]; FEATURES],
    right: [f64; FEATURES],
}

impl Equations {
    /// Adds one observation: the features and the target.
    pub(super) fn add(&mut self, features: &[f32; FEATURES], rest: f32) {
        for (row, one) in features.iter().enumerate() {
            self.right[row] += f64::from(one * rest);
            let sums = self.left[row].iter_mut().zip(features);
            sums.for_each(|(sum, other)| *sum += f64::from(one * other));
        }
    }

    pub(super) fn join(&mut self, other: &Equations) {
        self.right.iter_mut().zip(&other.right).for_each(|(sum, more)| *sum += more);
        let sums = self.left.iter_mut().flatten().zip(other.left.iter().flatten());
        sums.for_each(|(sum, more)| *sum += more);
    }

    /// Solves by elimination. The penalty keeps every pivot away from 0.
    pub(super) fn solve(&self) -> Weights {
        let (mut left, mut right) = (self.left, self.right);
        (0..FEATURES).for_each(|place| left[place][place] += RIDGE);
        for pivot in 0..FEATURES {
            for row in (0..FEATURES).filter(|row| *row != pivot) {
                let factor = left[row][pivot] / left[pivot][pivot];
                let from = left[pivot];
                left[row].iter_mut().zip(from).for_each(|(value, other)| *value -= factor * other);
                right[row] -= factor * right[pivot];
            }
        }
        std::array::from_fn(|place| (right[place] / left[place][place]) as f32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_that_explain_everything_are_found() {
        let mut equations = Equations::default();
        for step in 0..100_000u32 {
            let features = std::array::from_fn(|place| (step * (place as u32 + 3) % 17) as f32);
            equations.add(&features, 2.0 * features[1] - features[4]);
        }
        let weights = equations.solve();
        assert!((weights[1] - 2.0).abs() < 0.01 && (weights[4] + 1.0).abs() < 0.01, "{weights:?}");
        assert!(weights[0].abs() < 0.01, "{weights:?}");
    }
}
