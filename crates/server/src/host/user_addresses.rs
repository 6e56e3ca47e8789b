//! The IP address at which each user was last seen, so that work for their tables counts for it.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The most users that are remembered.
const CAPACITY: usize = 100_000;

/// Addresses by the ids of users.
#[derive(Debug, Default)]
pub struct UserAddresses(Mutex<HashMap<String, IpAddr>>);

impl UserAddresses {
    /// Remembers where a user is.
    pub fn set(&self, user: &str, address: IpAddr) {
        let mut addresses = self.addresses();
        if addresses.get(user) == Some(&address) {
            return;
        }
        if addresses.len() >= CAPACITY {
            addresses.clear();
        }
        addresses.insert(user.to_owned(), address);
    }

    /// Where a user was last seen, if it is known.
    pub fn get(&self, user: &str) -> Option<IpAddr> {
        self.addresses().get(user).copied()
    }

    fn addresses(&self) -> MutexGuard<'_, HashMap<String, IpAddr>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
