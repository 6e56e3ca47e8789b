//! A mean that can be merged, with its standard error.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// The mean of some values. Stored as sums, so that stored means can be merged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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

/// The JSON of statistics with `{ count, mean, error }`, rounded to three places, in place of the sums of every mean.
pub(super) fn rounded(statistics: Value) -> Value {
    if let Ok(mean) = serde_json::from_value::<Mean>(statistics.clone()) {
        let places = |value: f64| (value * 1000.0).round() / 1000.0;
        return json!({ "count": mean.count, "mean": places(mean.value()), "error": places(mean.error()) });
    }
    match statistics {
        Value::Object(fields) => {
            fields.into_iter().map(|(key, value)| (key, rounded(value))).collect::<Map<_, _>>().into()
        }
        Value::Array(items) => items.into_iter().map(rounded).collect(),
        plain @ (Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_)) => plain,
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
