//! When a search stops: at its time limit or its limit of iterations, whichever comes first.

use std::time::Duration;

use crate::budget::{Budget, TimeSource};

/// Counts the time and iterations of one search.
#[derive(Clone, Copy)]
pub(crate) struct SearchClock {
    /// The time limit with its start; without a limit the time is never read.
    time: Option<TimeLimit>,
    max: u32,
    done: u32,
}

#[derive(Clone, Copy)]
struct TimeLimit {
    source: TimeSource,
    begun: Duration,
    limit: Duration,
}

impl TimeLimit {
    fn elapsed(&self) -> Duration {
        self.source.now().saturating_sub(self.begun)
    }

    fn left(&self) -> Duration {
        self.limit.saturating_sub(self.elapsed())
    }
}

/// The rest of the time is reserved for assembling the answer.
const USED: f32 = 0.92;

impl SearchClock {
    /// Starts now. Without a budget it allows `default` iterations, and never more than `max`.
    pub(crate) fn start(budget: &Budget, source: TimeSource, default: u32, max: u32) -> SearchClock {
        let iterations = match (budget.iterations, budget.time) {
            (Some(iterations), _) => iterations,
            (None, Some(_)) => max,
            (None, None) => default,
        };
        let limit = |time: Duration| TimeLimit { source, begun: source.now(), limit: time.mul_f32(USED) };
        let time = budget.time.map(limit);
        SearchClock { time, max: iterations.clamp(1, max.max(1)), done: 0 }
    }

    /// The same clock with one part of the iterations.
    pub(crate) fn share(&self, parts: u32) -> SearchClock {
        SearchClock { max: self.max.div_ceil(parts), ..*self }
    }

    /// Counts one more iteration if the limits allow it. The first iteration is always allowed.
    #[inline]
    pub(crate) fn tick(&mut self) -> bool {
        let late = self.done > 0 && self.time.is_some_and(|time| time.left().is_zero());
        let goes_on = self.done < self.max && !late;
        self.done += u32::from(goes_on);
        goes_on
    }

    /// How many iterations were made.
    pub(crate) fn done(&self) -> u32 {
        self.done
    }

    /// About how many iterations are left.
    pub(crate) fn left(&self) -> u32 {
        let left = self.max - self.done;
        let Some(time) = self.time else { return left };
        let rate = f64::from(self.done) / time.elapsed().as_secs_f64().max(1e-9);
        left.min((rate * time.left().as_secs_f64()) as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ticks(budget: Budget, default: u32, max: u32) -> u32 {
        let mut clock = SearchClock::start(&budget, TimeSource::default(), default, max);
        while clock.tick() {}
        clock.done()
    }

    #[test]
    fn it_stops_after_the_tries_it_was_given_or_the_usual_number() {
        assert_eq!(ticks(Budget::iterations(7), 100, 1000), 7);
        assert_eq!(ticks(Budget::default(), 100, 1000), 100);
        assert_eq!(ticks(Budget::iterations(5000), 100, 1000), 1000);
        assert_eq!(ticks(Budget::iterations(0), 100, 1000), 1, "one try is always made");
    }

    #[test]
    fn with_time_and_tries_the_first_to_end_counts() {
        let both = Budget { iterations: Some(3), ..Budget::millis(100_000) };
        assert_eq!(ticks(both, 100, 1000), 3);
        let none = Budget { iterations: Some(u32::MAX), ..Budget::millis(0) };
        assert_eq!(ticks(none, 100, u32::MAX), 1);
    }

    #[test]
    fn a_share_of_the_tries_is_at_least_one() {
        let clock = SearchClock::start(&Budget::iterations(10), TimeSource::default(), 1, 1000);
        assert_eq!([clock.share(3).left(), clock.share(100).left()], [4, 1]);
    }
}
