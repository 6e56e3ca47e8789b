//! The limit of open streams, because each uses memory while it lasts.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::refusal::{Code, Refusal};

/// The limit for one user, and for all anonymous watchers of one address.
const MAX_PER_CLIENT: usize = 64;

/// The open streams of each client.
#[derive(Debug)]
pub struct StreamLimit {
    max: usize,
    open: Mutex<HashMap<String, usize>>,
}

/// Permission for one stream; it ends when dropped.
#[derive(Debug)]
pub struct StreamPermit {
    limit: Arc<StreamLimit>,
    client: String,
}

impl StreamLimit {
    /// A limit for all clients together; unlimited if 0.
    pub fn new(max: usize) -> StreamLimit {
        StreamLimit { max: if max == 0 { usize::MAX } else { max }, open: Mutex::default() }
    }

    /// Opens one more stream; refused at the limit.
    pub fn open(self: &Arc<StreamLimit>, client: String) -> Result<StreamPermit, Refusal> {
        let mut open = self.counts();
        let is_full = open.values().sum::<usize>() >= self.max;
        if is_full || open.get(&client).is_some_and(|own| *own >= MAX_PER_CLIENT) {
            return Err(Refusal::new(Code::TooMany, "too many streams are open; close one first"));
        }
        *open.entry(client.clone()).or_default() += 1;
        Ok(StreamPermit { limit: Arc::clone(self), client })
    }

    fn counts(&self) -> MutexGuard<'_, HashMap<String, usize>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for StreamPermit {
    fn drop(&mut self) {
        let mut open = self.limit.counts();
        if let Some(own) = open.get_mut(&self.client) {
            *own -= 1;
            if *own == 0 {
                open.remove(&self.client);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_has_a_limit_of_its_own_and_a_closed_stream_is_free_again() {
        let limit = Arc::new(StreamLimit::new(100));
        let open = |client: &str| limit.open(client.to_owned());
        let annas: Vec<StreamPermit> = (0..MAX_PER_CLIENT).map(|_| open("anna").unwrap()).collect();
        assert!(open("anna").is_err());
        let berts: Vec<StreamPermit> = (MAX_PER_CLIENT..100).map(|_| open("bert").unwrap()).collect();
        assert!(open("cleo").is_err());
        drop(annas);
        assert!(open("anna").is_ok() && open("cleo").is_ok());
        drop(berts);
        assert!(limit.counts().is_empty(), "{limit:?}");
    }
}
