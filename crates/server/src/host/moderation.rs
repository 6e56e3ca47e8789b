//! Bans, mutes and the maintenance notice in memory, so that no request queries them. The store has them; a worker reads them
//! again every few seconds, because another process may have changed them.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, PoisonError, RwLock};

use crate::identity::address_bans::{AddressBans, AddressWatch};
use crate::refusal::{Code, Refusal};
use crate::store::{Restriction, Store};
use crate::time::now;

/// What is in force.
#[derive(Debug, Default)]
pub struct Moderation {
    rules: RwLock<Arc<Restrictions>>,
    addresses: AddressBans,
}

#[derive(Debug, Default)]
struct Restrictions {
    /// When each ends, if it does.
    banned: HashMap<String, Option<i64>>,
    muted: HashMap<String, Option<i64>>,
    notice: Option<String>,
}

impl Moderation {
    /// Reads what is in force from the store.
    pub async fn refresh(&self, store: &Store) -> Result<(), sqlx::Error> {
        let at = now();
        let mut rules = Restrictions { notice: store.maintenance().await?, ..Restrictions::default() };
        for row in store.restrictions(at).await? {
            let is_ban = row.kind == Restriction::Ban.word();
            let users = if is_ban { &mut rules.banned } else { &mut rules.muted };
            users.insert(row.user_id, row.until);
        }
        let bans = store.network_bans(at).await?.into_iter();
        self.addresses.set(bans.filter_map(|row| Some((row.network.parse().ok()?, row.until))).collect());
        *self.rules.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(rules);
        Ok(())
    }

    /// Refused if the user is banned.
    pub fn require_not_banned(&self, user: &str) -> Result<(), Refusal> {
        match self.rules().banned.get(user) {
            Some(until) if is_in_force(*until) => Err(banned("this account is banned", *until)),
            Some(_) | None => Ok(()),
        }
    }

    /// Refused if the address is in a banned range.
    pub fn require_address_not_banned(&self, address: IpAddr) -> Result<(), Refusal> {
        match self.addresses.find(address) {
            Some((_, until)) => Err(banned("this address is banned", until)),
            None => Ok(()),
        }
    }

    /// Reports when an address may have been banned.
    pub fn watch_address(&self, address: IpAddr) -> AddressWatch {
        self.addresses.watch(address)
    }

    /// Refused if the user may not chat.
    pub fn require_not_muted(&self, user: &str) -> Result<(), Refusal> {
        match self.rules().muted.get(user) {
            Some(until) if is_in_force(*until) => {
                Err(Refusal::new(Code::Muted, "an admin has muted you; you cannot chat").with("until", until))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Refused in maintenance mode.
    pub fn require_no_maintenance(&self) -> Result<(), Refusal> {
        match &self.rules().notice {
            Some(notice) => Err(Refusal::new(Code::Maintenance, notice).after(60)),
            None => Ok(()),
        }
    }

    /// The notice of maintenance mode, while it lasts.
    pub fn notice(&self) -> Option<String> {
        self.rules().notice.clone()
    }

    fn rules(&self) -> Arc<Restrictions> {
        Arc::clone(&self.rules.read().unwrap_or_else(PoisonError::into_inner))
    }
}

fn is_in_force(until: Option<i64>) -> bool {
    until.is_none_or(|until| now() < until)
}

fn banned(what: &str, until: Option<i64>) -> Refusal {
    Refusal::new(Code::Banned, what).with("until", until)
}
