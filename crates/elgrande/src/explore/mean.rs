//! A mean that can be merged, with its standard error.

use serde::{Serialize, Serializer, ser::SerializeStruct};

/// The mean of some values.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Mean {
    count: u64,
    sum: f64,
    squares: f64,
}

impl Mean {
    /// Adds a value.
    pub fn add(&mut self, value: f64) {
        self.merge(&Mean { count: 1, sum: value, squares: value * value });
    }

    /// Adds the values of another mean.
    pub fn merge(&mut self, other: &Mean) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// How many values.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The mean, or 0 without values.
    pub fn value(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum / self.count as f64 }
    }

    /// The standard error of the mean, or 0 with fewer than two values.
    pub fn error(&self) -> f64 {
        let count = self.count as f64;
        if self.count < 2 {
            return 0.0;
        }
        let variance = (self.squares - self.sum * self.sum / count).max(0.0) / (count - 1.0);
        (variance / count).sqrt()
    }
}

/// `{ count, mean, error }`, rounded to three places.
impl Serialize for Mean {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let rounded = |value: f64| (value * 1000.0).round() / 1000.0;
        let mut fields = serializer.serialize_struct("Mean", 3)?;
        fields.serialize_field("count", &self.count)?;
        fields.serialize_field("mean", &rounded(self.value()))?;
        fields.serialize_field("error", &rounded(self.error()))?;
        fields.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_standard_error_are_those_of_the_values() {
        let mut mean = Mean::default();
        assert_eq!((mean.value(), mean.error()), (0.0, 0.0));
        [2.0, 4.0, 4.0, 6.0].into_iter().for_each(|value| mean.add(value));
        assert_eq!((mean.count(), mean.value()), (4, 4.0));
        assert!((mean.error() - (8.0_f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12);
    }
}
