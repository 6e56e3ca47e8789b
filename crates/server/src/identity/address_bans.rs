//! Banned address ranges in memory. Streams are woken when they change.

use std::net::IpAddr;
use std::sync::Arc;

use tokio::sync::watch;

use super::network::Network;
use crate::time::now;

/// A banned range, and when the ban ends, if it does.
pub type AddressBan = (Network, Option<i64>);

/// All banned ranges.
#[derive(Debug, Default)]
pub struct AddressBans(watch::Sender<Arc<[AddressBan]>>);

/// Reports when an address may have been banned.
#[derive(Clone, Debug)]
pub struct AddressWatch {
    address: IpAddr,
    bans: watch::Receiver<Arc<[AddressBan]>>,
}

impl AddressBans {
    /// Replaces all ranges.
    pub fn set(&self, bans: Vec<AddressBan>) {
        self.0.send_if_modified(|current| {
            let is_new = **current != *bans;
            if is_new {
                *current = bans.into();
            }
            is_new
        });
    }

    /// The ban of an address.
    pub fn find(&self, address: IpAddr) -> Option<AddressBan> {
        find(&self.0.borrow(), address)
    }

    /// Watches the bans of an address.
    pub fn watch(&self, address: IpAddr) -> AddressWatch {
        AddressWatch { address, bans: self.0.subscribe() }
    }
}

impl AddressWatch {
    /// Completes when the ranges have changed.
    pub async fn changed(&mut self) {
        if self.bans.changed().await.is_err() {
            std::future::pending::<()>().await;
        }
    }

    /// Whether the address is banned now.
    pub fn is_banned(&self) -> bool {
        find(&self.bans.borrow(), self.address).is_some()
    }
}

fn find(bans: &[AddressBan], address: IpAddr) -> Option<AddressBan> {
    let is_in_force = |until: Option<i64>| until.is_none_or(|until| now() < until);
    bans.iter().copied().find(|(network, until)| network.contains(address) && is_in_force(*until))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_watch_is_woken_by_changes_only() {
        let bans = AddressBans::default();
        let address: IpAddr = [192, 0, 2, 1].into();
        let mut watch = bans.watch(address);
        let range: Vec<AddressBan> = vec![("192.0.2.0/24".parse().unwrap(), None)];
        bans.set(range.clone());
        watch.changed().await;
        assert!(watch.is_banned() && bans.find([192, 0, 3, 1].into()).is_none());
        bans.set(range);
        assert!(!watch.bans.has_changed().unwrap());
        bans.set(vec![("192.0.2.0/24".parse().unwrap(), Some(1))]);
        assert!(!watch.is_banned(), "that ban has ended");
    }
}
