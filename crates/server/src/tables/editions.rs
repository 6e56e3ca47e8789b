//! Editions by the hash of their text: the built-in one and uploaded ones. Each that is read stays in memory, so those in use are
//! limited: in all, and for each person and each address, so that nobody can use up what others need.

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use engine::Edition;

use crate::limits::{Limits, at_most};
use crate::reason::TableReason;
use crate::refusal::{Code, Refusal};
use crate::secret;
use crate::store::{EditionUse, Store};
use crate::time::now;

/// An edition that no table has used for this long makes room for another one when there are many: ten minutes.
const UNUSED_MILLIS: i64 = 600_000;

const BUILT_IN: &str = include_str!("../../../../editions/2023.toml");

/// The editions in use.
#[derive(Debug)]
pub struct Editions {
    store: Store,
    /// The most uploaded editions that open and running tables may use.
    max: usize,
    /// The hash of the edition that tables use by default.
    default: String,
    loaded: Mutex<HashMap<String, &'static Edition>>,
    /// Where the editions that were uploaded to this process come from.
    uploaded: Mutex<HashMap<String, IpAddr>>,
}

/// Who uploads an edition, and what the limits are.
#[derive(Clone, Copy, Debug)]
pub struct Uploader<'a> {
    /// The user.
    pub user: &'a str,
    /// Their address.
    pub address: IpAddr,
    /// The most uploaded editions that the open and running tables of a person may use.
    pub most: usize,
    /// The same of an address.
    pub most_at_address: usize,
}

impl<'a> Uploader<'a> {
    /// A user at an address, with these limits.
    pub fn new(user: &'a str, address: IpAddr, limits: &Limits) -> Uploader<'a> {
        let most_at_address = limits.of_address(limits.editions).unwrap_or_default();
        Uploader { user, address, most: at_most(limits.editions), most_at_address: at_most(most_at_address) }
    }
}

impl Editions {
    /// Opens the editions of this store. Stores the built-in and the default edition too: games keep theirs when a later
    /// server has others.
    pub async fn open(store: Store, default: Option<&str>, max: usize) -> Result<Editions, sqlx::Error> {
        let text = default.unwrap_or(BUILT_IN);
        let default = secret::hash(text);
        let at = now();
        store.add_edition(&secret::hash(BUILT_IN), BUILT_IN, at).await?;
        store.add_edition(&default, text, at).await?;
        let (loaded, uploaded) = (Mutex::default(), Mutex::default());
        Ok(Editions { store, max, default, loaded, uploaded })
    }

    /// The edition with that hash.
    pub async fn get(&self, id: &str) -> Result<&'static Edition, Refusal> {
        if let Some(edition) = self.loaded().get(id) {
            return Ok(edition);
        }
        let text = self.store.edition(id).await?.ok_or_else(|| Refusal::not_found("edition"))?;
        self.read(id, &text)
    }

    /// The hash of the default edition.
    pub fn default_id(&self) -> &str {
        &self.default
    }

    /// Adds an edition and returns its hash.
    pub async fn add(&self, text: &str, uploader: &Uploader<'_>) -> Result<String, Refusal> {
        let id = secret::hash(text);
        if !self.store.touch_edition(&id, now()).await? {
            self.require_room(uploader).await?;
            self.read(&id, text)?;
            self.store.add_edition(&id, text, now()).await?;
        }
        if !self.permanent().contains(&id) {
            self.uploaded().insert(id.clone(), uploader.address);
        }
        Ok(id)
    }

    /// Refused if open and running tables use too many uploaded editions: of this person, of this address, or of all. Editions
    /// that no table uses make room.
    async fn require_room(&self, uploader: &Uploader<'_>) -> Result<(), Refusal> {
        let uses = self.store.editions_in_use().await?;
        let permanent = self.permanent();
        let of = |is_counted: &dyn Fn(&EditionUse) -> bool| {
            let counted = uses.iter().filter(|used| !permanent.contains(&used.edition) && is_counted(used));
            counted.map(|used| &used.edition).collect::<HashSet<_>>().len()
        };
        let at_address = {
            let uploaded = self.uploaded();
            of(&|used| uploaded.get(&used.edition) == Some(&uploader.address))
        };
        if of(&|used| used.owner == uploader.user) >= uploader.most {
            let reason =
                format!("your open and running tables may use at most {} uploaded editions", uploader.most);
            return Err(Refusal::new(Code::Forbidden, reason));
        }
        if at_address >= uploader.most_at_address {
            let reason =
                "tables of your internet connection use too many uploaded editions; finish one first";
            return Err(Refusal::new(Code::Forbidden, reason));
        }
        if of(&|_| true) >= self.max {
            return Err(Refusal::because(Code::BadEdition, &TableReason::EditionsFull));
        }
        if self.store.count_editions().await? >= i64::try_from(self.max).unwrap_or(i64::MAX) {
            self.prune(now() - UNUSED_MILLIS).await?;
        }
        Ok(())
    }

    /// Deletes editions that no table uses and that were not used since that time. Returns how many.
    pub async fn prune(&self, before: i64) -> Result<u64, sqlx::Error> {
        let pruned = self.store.prune_editions(before, &self.permanent()).await?;
        if pruned > 0 {
            let known: HashSet<String> = self.store.editions().await?.into_iter().collect();
            self.uploaded().retain(|id, _| known.contains(id));
        }
        Ok(pruned)
    }

    /// The hashes of the editions that are never pruned: the built-in and the default one.
    fn permanent(&self) -> [String; 2] {
        [secret::hash(BUILT_IN), self.default.clone()]
    }

    fn read(&self, id: &str, text: &str) -> Result<&'static Edition, Refusal> {
        let edition = Edition::load(text).map_err(|error| Refusal::because(Code::BadEdition, &error))?;
        self.loaded().insert(id.to_owned(), edition);
        Ok(edition)
    }

    fn uploaded(&self) -> MutexGuard<'_, HashMap<String, IpAddr>> {
        self.uploaded.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn loaded(&self) -> MutexGuard<'_, HashMap<String, &'static Edition>> {
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
