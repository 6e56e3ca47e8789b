//! From inputs to predictions. Every sum has a fixed order, so the result does not depend on the machine.

use super::{Features, HIDDEN, Layer, Network, OUTPUTS, POINTS, Prediction, SEATS};
use crate::exp::exp;

/// The output of a unit of the first layer is kept within 0 and this.
const CEILING: f32 = 4.0;

impl Network {
    /// What it expects for each seat.
    pub fn predict(&self, features: &Features) -> Prediction {
        let rows = self.sum_seats(features);
        let mut shared = self.sum_table(features);
        for row in &rows[..features.players] {
            (0..HIDDEN).for_each(|unit| shared[unit] += row[HIDDEN + unit]);
        }
        let mut prediction = Prediction::default();
        for (seat, row) in rows.iter().enumerate().take(features.players) {
            let sums = std::array::from_fn(|unit| shared[unit] - row[HIDDEN + unit] + row[unit]);
            let [points, win] = self.predict_seat(&sums, &features.dense[seat]);
            prediction.points[seat] = points * POINTS;
            prediction.win[seat] = win;
        }
        softmax(&mut prediction.win[..features.players]);
        prediction
    }

    /// For each seat, the sum of the rows of its features.
    #[inline]
    fn sum_seats(&self, features: &Features) -> [[i16; 2 * HIDDEN]; SEATS] {
        let mut sums = [[0; 2 * HIDDEN]; SEATS];
        for (sum, active) in sums.iter_mut().zip(&features.seats).take(features.players) {
            for index in active.indices() {
                let row = &self.seat[usize::from(*index)];
                sum.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
            }
        }
        sums
    }

    #[inline]
    fn sum_table(&self, features: &Features) -> [i16; HIDDEN] {
        let mut sums = [0; HIDDEN];
        for index in features.table.indices() {
            let row = &self.table[usize::from(*index)];
            sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
        }
        sums
    }

    #[inline]
    fn predict_seat(&self, sums: &[i16; HIDDEN], dense: &[f32; super::DENSE]) -> [f32; OUTPUTS] {
        let mut hidden = self.first.apply(dense);
        for (unit, hidden) in hidden.iter_mut().enumerate() {
            *hidden = (*hidden + f32::from(sums[unit]) * self.scale[unit]).clamp(0.0, CEILING);
        }
        let second = rectify(self.second.apply(&hidden));
        let third = rectify(self.third.apply(&second));
        let (output, skip) = (self.output.apply(&third), self.skip.apply(dense));
        std::array::from_fn(|at| output[at] + skip[at])
    }
}

impl<const IN: usize, const OUT: usize> Layer<IN, OUT> {
    /// Bias first, then the inputs in order.
    #[inline(always)]
    fn apply(&self, inputs: &[f32; IN]) -> [f32; OUT] {
        let mut sums = self.bias;
        for (input, weights) in inputs.iter().zip(self.weights.iter()) {
            sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += input * weight);
        }
        sums
    }
}

#[inline(always)]
fn rectify<const N: usize>(sums: [f32; N]) -> [f32; N] {
    sums.map(|sum| if sum > 0.0 { sum } else { 0.0 })
}

/// Scores become shares that add up to 1.
fn softmax(scores: &mut [f32]) {
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    scores.iter_mut().for_each(|score| *score = exp(*score - most));
    let sum: f32 = scores.iter().sum();
    scores.iter_mut().for_each(|score| *score /= sum);
}
