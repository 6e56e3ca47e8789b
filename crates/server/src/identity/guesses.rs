//! Wrong passwords for each account. After a few, every further guess must wait, each time twice as long.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::limits::{Limits, seconds};
use crate::refusal::{Code, Refusal};

/// The most accounts in memory.
const MAX_ACCOUNTS: usize = 20_000;

/// The guesses at all accounts.
#[derive(Debug)]
pub struct Guesses {
    /// The number of wrong guesses without a delay; unlimited if 0.
    free: u32,
    longest_delay: Duration,
    /// Wrong guesses are forgotten after this time without another.
    forget_after: Duration,
    accounts: Mutex<HashMap<String, Failures>>,
}

#[derive(Clone, Copy, Debug)]
struct Failures {
    count: u32,
    last: Instant,
}

impl Guesses {
    /// No guesses yet.
    pub fn new(limits: &Limits) -> Guesses {
        Guesses {
            free: limits.password_guesses,
            longest_delay: seconds(limits.guess_delay_seconds),
            forget_after: seconds(limits.guess_memory_seconds),
            accounts: Mutex::default(),
        }
    }

    /// Counts a guess as wrong before it is verified, so that many guesses at once do not help. Refused during a delay.
    pub fn begin(&self, account: &str, now: Instant) -> Result<(), Refusal> {
        if self.free == 0 {
            return Ok(());
        }
        let mut accounts = self.accounts.lock().unwrap_or_else(PoisonError::into_inner);
        if accounts.len() >= MAX_ACCOUNTS && !accounts.contains_key(account) {
            self.make_room(&mut accounts, now);
        }
        let failures = accounts.entry(account.to_owned()).or_insert(Failures { count: 0, last: now });
        if now.duration_since(failures.last) >= self.forget_after {
            failures.count = 0;
        }
        let wait = self.delay(failures.count).saturating_sub(now.duration_since(failures.last));
        if !wait.is_zero() {
            let refusal = Refusal::new(Code::TooMany, "too many wrong passwords; try again later");
            return Err(refusal.after(wait.as_secs_f64().ceil() as u64));
        }
        *failures = Failures { count: failures.count + 1, last: now };
        Ok(())
    }

    /// The guess was right.
    pub fn succeed(&self, account: &str) {
        self.accounts.lock().unwrap_or_else(PoisonError::into_inner).remove(account);
    }

    /// Removes forgotten accounts. If many remain, those with the fewest wrong guesses are removed too, down to half: whoever
    /// makes up names must not end the delays of an account that is under attack.
    fn make_room(&self, accounts: &mut HashMap<String, Failures>, now: Instant) {
        accounts.retain(|_, failures| now.duration_since(failures.last) < self.forget_after);
        let Some(surplus) = accounts.len().checked_sub(MAX_ACCOUNTS / 2) else { return };
        let mut oldest: Vec<_> = accounts
            .iter()
            .map(|(account, failures)| (failures.count, failures.last, account.clone()))
            .collect();
        oldest.sort_unstable();
        for (_, _, account) in oldest.iter().take(surplus) {
            accounts.remove(account);
        }
    }

    /// The delay after this many wrong guesses.
    fn delay(&self, count: u32) -> Duration {
        match count.checked_sub(self.free) {
            None => Duration::ZERO,
            Some(further) => Duration::from_secs(1 << further.min(16)).min(self.longest_delay),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allowing(password_guesses: u32) -> Guesses {
        Guesses::new(&Limits { password_guesses, ..Limits::default() })
    }

    #[test]
    fn after_a_few_wrong_guesses_each_delay_is_twice_the_last() {
        let (guesses, start) = (allowing(3), Instant::now());
        let is_allowed = |second| guesses.begin("anna", start + Duration::from_secs(second)).is_ok();
        assert_eq!([0; 4].map(is_allowed), [true, true, true, false]);
        assert_eq!([1, 2, 3, 6, 7].map(is_allowed), [true, false, true, false, true]);
        assert!(guesses.begin("bert", start).is_ok());
        assert!(is_allowed(7 + 3600), "wrong guesses are forgotten");
    }

    #[test]
    fn a_right_guess_ends_the_delays() {
        let (guesses, start) = (allowing(1), Instant::now());
        assert!(guesses.begin("anna", start).is_ok());
        guesses.succeed("anna");
        assert!(guesses.begin("anna", start).is_ok() && guesses.begin("anna", start).is_err());
        let unlimited = allowing(0);
        assert!((0..99).all(|_| unlimited.begin("anna", start).is_ok()));
    }

    #[test]
    fn made_up_names_neither_fill_the_memory_nor_end_a_delay() {
        let (guesses, start) = (allowing(1), Instant::now());
        let later = start + Duration::from_secs(1);
        assert!(guesses.begin("anna", start).is_ok() && guesses.begin("anna", later).is_ok());
        for name in 0..2 * MAX_ACCOUNTS {
            assert!(guesses.begin(&format!("name {name}"), later).is_ok());
        }
        assert!(guesses.accounts.lock().unwrap().len() <= MAX_ACCOUNTS);
        assert!(guesses.begin("anna", later).is_err(), "the delay goes on");
    }
}
