//! The limit of open streams, because each uses memory while it lasts.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::refusal::{Code, Refusal};
use crate::settings::Settings;

/// The open streams of each person and each address.
#[derive(Debug)]
pub struct StreamLimit {
    max: usize,
    per_user: usize,
    per_address: usize,
    open: Mutex<Counts>,
}

#[derive(Debug, Default)]
struct Counts {
    total: usize,
    users: HashMap<String, usize>,
    addresses: HashMap<IpAddr, usize>,
}

/// Permission for one stream; it ends when dropped.
#[derive(Debug)]
pub struct StreamPermit {
    limit: Arc<StreamLimit>,
    user: Option<String>,
    address: IpAddr,
}

impl StreamLimit {
    /// The limits of these settings. One address gets at most half of all streams.
    pub fn new(settings: &Settings) -> StreamLimit {
        let or_unlimited = |limit: usize| if limit == 0 { usize::MAX } else { limit };
        let (max, per_user) = (or_unlimited(settings.streams), settings.limits.streams);
        let per_address = settings.limits.of_address(per_user);
        let per_address = per_address.map_or(max, |limit| (limit as usize).min(max / 2).max(1));
        StreamLimit { max, per_user: or_unlimited(per_user as usize), per_address, open: Mutex::default() }
    }

    /// Opens one more stream; refused at a limit. Anonymous streams count for their address only.
    pub fn open(
        self: &Arc<StreamLimit>,
        user: Option<String>,
        address: IpAddr,
    ) -> Result<StreamPermit, Refusal> {
        let mut open = self.counts();
        let of_user = user.as_ref().and_then(|user| open.users.get(user)).copied().unwrap_or_default();
        let of_address = open.addresses.get(&address).copied().unwrap_or_default();
        if open.total >= self.max || of_user >= self.per_user || of_address >= self.per_address {
            return Err(Refusal::new(Code::TooMany, "too many streams are open; close one first"));
        }
        open.total += 1;
        user.iter().for_each(|user| *open.users.entry(user.clone()).or_default() += 1);
        *open.addresses.entry(address).or_default() += 1;
        Ok(StreamPermit { limit: Arc::clone(self), user, address })
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for StreamPermit {
    fn drop(&mut self) {
        let mut open = self.limit.counts();
        open.total -= 1;
        remove_one(&mut open.addresses, &self.address);
        if let Some(user) = &self.user {
            remove_one(&mut open.users, user);
        }
    }
}

/// Counts one less; a count of 0 takes no memory.
fn remove_one<K: Eq + std::hash::Hash>(counts: &mut HashMap<K, usize>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::Limits;

    #[test]
    fn a_person_and_an_address_have_limits_and_a_closed_stream_is_free_again() {
        let limits = Limits { people_per_address: 2, streams: 10, ..Limits::default() };
        let limit = Arc::new(StreamLimit::new(&Settings { streams: 50, limits, ..Settings::default() }));
        let open = |user: &str, address: u8| limit.open(Some(user.to_owned()), [192, 0, 2, address].into());
        let annas: Vec<StreamPermit> = (0..10).map(|_| open("anna", 1).unwrap()).collect();
        assert!(open("anna", 1).is_err() && open("anna", 2).is_err(), "ten for one person");
        let guests: Vec<StreamPermit> =
            (0..10).map(|_| limit.open(None, [192, 0, 2, 1].into()).unwrap()).collect();
        assert!(open("bert", 1).is_err(), "twenty for one address");
        assert!(open("bert", 2).is_ok());
        drop((annas, guests));
        assert!(open("anna", 1).is_ok());
        let counts = limit.counts();
        assert!(counts.total == 0 && counts.users.is_empty() && counts.addresses.is_empty(), "{counts:?}");
    }

    #[test]
    fn one_address_gets_at_most_half_of_all_streams() {
        let limit = Arc::new(StreamLimit::new(&Settings { streams: 10, ..Settings::default() }));
        let opened: Vec<_> = (0..10).map_while(|_| limit.open(None, [192, 0, 2, 1].into()).ok()).collect();
        assert_eq!(opened.len(), 5);
    }
}
