//! The hours of the local day in which a person gets no notifications.

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60;

/// Hours of every day, from a minute of the local day to another one; over midnight if they end earlier than they begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuietHours {
    from: i64,
    to: i64,
    utc_offset: i64,
}

impl QuietHours {
    /// From and to as minutes of the local day, and the minutes by which local time is ahead of UTC; `None` if one is out of
    /// range, or if they would last no time.
    pub fn new(from: i64, to: i64, utc_offset: i64) -> Option<QuietHours> {
        let is_minute = |minute| (0..DAY).contains(&minute);
        let is_valid = is_minute(from) && is_minute(to) && from != to && (-DAY..=DAY).contains(&utc_offset);
        is_valid.then_some(QuietHours { from, to, utc_offset })
    }

    /// When the quiet hours of that time end; `None` outside of them. Times are milliseconds since 1970.
    pub fn end(self, at: i64) -> Option<i64> {
        let minutes = at.div_euclid(MINUTE);
        let local = minutes.saturating_add(self.utc_offset);
        let is_quiet = (local - self.from).rem_euclid(DAY) < (self.to - self.from).rem_euclid(DAY);
        is_quiet.then(|| (minutes + (self.to - local).rem_euclid(DAY)) * MINUTE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 1 January 1970 in UTC, at that hour and minute.
    fn at(hour: i64, minute: i64) -> i64 {
        (hour * 60 + minute) * MINUTE
    }

    #[test]
    fn quiet_hours_go_over_midnight() {
        let quiet = QuietHours::new(22 * 60, 7 * 60 + 30, 0).unwrap();
        assert_eq!(quiet.end(at(21, 59)), None);
        assert_eq!(quiet.end(at(22, 0)), Some(at(31, 30)));
        assert_eq!(quiet.end(at(24, 0)), Some(at(31, 30)));
        assert_eq!(quiet.end(at(7, 29) + 59_999), Some(at(7, 30)));
        assert_eq!(quiet.end(at(7, 30)), None);
    }

    #[test]
    fn quiet_hours_are_local_time() {
        let quiet = QuietHours::new(13 * 60, 14 * 60, 120).unwrap();
        assert_eq!(quiet.end(at(10, 59)), None);
        assert_eq!(quiet.end(at(11, 30)), Some(at(12, 0)));
        assert_eq!(quiet.end(at(13, 30)), None);
        let quiet = QuietHours::new(0, 60, -150).unwrap();
        assert_eq!(quiet.end(at(3, 0)), Some(at(3, 30)));
    }

    #[test]
    fn times_out_of_range_are_refused() {
        assert!(QuietHours::new(0, 1439, 840).is_some());
        for (from, to, offset) in [(0, 0, 0), (-1, 0, 0), (0, 1440, 0), (0, 1, 1441), (0, 1, i64::MIN)] {
            assert_eq!(QuietHours::new(from, to, offset), None);
        }
    }
}
