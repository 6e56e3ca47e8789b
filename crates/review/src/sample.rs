//! Means of samples with their standard errors.

use bots::analysis::Outcome;
use engine::Player;

/// A mean with its standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Mean {
    pub(crate) value: f64,
    pub(crate) error: f64,
}

impl Mean {
    pub(crate) fn of(samples: impl Iterator<Item = f64>) -> Mean {
        let (mut count, mut sum, mut squares) = (0.0, 0.0, 0.0);
        for sample in samples {
            count += 1.0;
            sum += sample;
            squares += sample * sample;
        }
        let count: f64 = f64::max(count, 1.0);
        let value = sum / count;
        let variance = (squares / count - value * value).max(0.0);
        Mean { value, error: (variance / f64::max(count - 1.0, 1.0)).sqrt() }
    }

    /// The difference of two means that do not depend on each other.
    pub(crate) fn minus(self, other: Mean) -> Mean {
        Mean {
            value: self.value - other.value,
            error: (self.error * self.error + other.error * other.error).sqrt(),
        }
    }
}

/// A seat's mean margin.
pub(crate) fn margin(samples: &[Outcome], seat: Player) -> Mean {
    Mean::of(margins(samples, seat))
}

/// A seat's mean chance to win.
pub(crate) fn win(samples: &[Outcome], seat: Player) -> f64 {
    Mean::of(samples.iter().map(|outcome| f64::from(outcome.win[seat.index()]))).value
}

/// How much more margin one line has than another, if both were tried in equal games.
pub(crate) fn paired(one: &[Outcome], other: &[Outcome], seat: Player) -> Mean {
    Mean::of(margins(one, seat).zip(margins(other, seat)).map(|(one, other)| one - other))
}

fn margins(samples: &[Outcome], seat: Player) -> impl Iterator<Item = f64> {
    samples.iter().map(move |outcome| f64::from(outcome.margin[seat.index()]))
}

/// Rounds to four decimals: such numbers are read from JSON exactly as they were written.
pub(crate) fn rounded(number: f64) -> f64 {
    (number * 10_000.0).round() / 10_000.0 + 0.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_has_the_standard_error_of_its_samples() {
        let mean = Mean::of([1.0, 3.0, 1.0, 3.0].into_iter());
        assert_eq!(mean.value, 2.0);
        assert!((mean.error - (1.0_f64 / 3.0).sqrt()).abs() < 1e-12, "{mean:?}");
        assert_eq!(Mean::of([5.0].into_iter()), Mean { value: 5.0, error: 0.0 });
    }

    #[test]
    fn independent_errors_add_up_as_squares() {
        let mean = |value, error| Mean { value, error };
        assert_eq!(mean(5.0, 3.0).minus(mean(1.0, 4.0)), mean(4.0, 5.0));
    }

    #[test]
    fn rounding_gives_no_negative_zero() {
        assert_eq!(rounded(-0.000_01).to_string(), "0");
        assert_eq!(rounded(1.234_56), 1.2346);
    }
}
