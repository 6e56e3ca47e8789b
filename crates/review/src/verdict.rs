//! The verdict on a loss, and the accuracy of a decision.

use serde::{Deserialize, Serialize};

/// How good a decision was.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ReviewVerdict"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// As good as the best line found.
    Best,
    /// Hardly worse.
    Good,
    /// A little worse.
    Inaccuracy,
    /// Clearly worse.
    Mistake,
    /// Far worse.
    Blunder,
}

/// The least loss, in points, of a good decision, an inaccuracy, a mistake and a blunder.
const LIMITS: [f64; 4] = [0.3, 1.0, 2.5, 5.0];
/// A loss of this many points is half accurate.
const HALF: f64 = 4.0;

impl Verdict {
    /// All verdicts, best first.
    pub const ALL: [Verdict; 5] =
        [Verdict::Best, Verdict::Good, Verdict::Inaccuracy, Verdict::Mistake, Verdict::Blunder];

    /// The verdict on a loss with this standard error.
    pub fn of(loss: f64, error: f64) -> Verdict {
        let sure = certain(loss, error);
        Verdict::ALL[LIMITS.iter().filter(|limit| sure >= **limit).count()]
    }

    /// Its word in JSON.
    pub fn word(self) -> &'static str {
        ["best", "good", "inaccuracy", "mistake", "blunder"][self as usize]
    }
}

/// The part of a loss that is not likely to be noise: the loss less twice its standard error.
pub(crate) fn certain(loss: f64, error: f64) -> f64 {
    (loss - 2.0 * error).max(0.0)
}

/// 100 for no loss, 50 for a loss of four points, falling towards 0.
pub(crate) fn accuracy(loss: f64) -> f64 {
    100.0 * HALF / (HALF + loss)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_verdict_follows_from_the_loss() {
        let verdicts =
            [0.0, 0.29, 0.3, 0.99, 1.0, 2.49, 2.5, 4.99, 5.0, 40.0].map(|loss| Verdict::of(loss, 0.0));
        let expected = Verdict::ALL.map(|verdict| [verdict; 2]).concat();
        assert_eq!(verdicts.to_vec(), expected);
    }

    #[test]
    fn noise_is_no_mistake() {
        assert_eq!(Verdict::of(2.9, 0.5), Verdict::Inaccuracy);
        assert_eq!(Verdict::of(0.5, 0.6), Verdict::Best);
    }

    #[test]
    fn accuracy_falls_with_the_loss() {
        assert_eq!([0.0, 4.0, 12.0].map(accuracy), [100.0, 50.0, 25.0]);
    }
}
