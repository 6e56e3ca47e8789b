//! Editions by the hash of their text: the built-in one and uploaded ones. Each stays in memory, so their number is limited.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use engine::Edition;

use crate::reason::TableReason;
use crate::refusal::{Code, Refusal};
use crate::secret;
use crate::store::Store;
use crate::time::now;

const BUILT_IN: &str = include_str!("../../../../editions/2023.toml");

/// The editions in use.
#[derive(Debug)]
pub struct Editions {
    store: Store,
    max: usize,
    /// The hash of the edition that tables use by default.
    default: String,
    loaded: Mutex<HashMap<String, &'static Edition>>,
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
        Ok(Editions { store, max, default, loaded: Mutex::default() })
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

    /// Adds an edition and returns its hash; without a text, the hash of the default edition.
    pub async fn add_or_default(&self, text: Option<&str>) -> Result<String, Refusal> {
        let Some(text) = text else { return Ok(self.default.clone()) };
        let id = secret::hash(text);
        if !self.store.touch_edition(&id, now()).await? {
            let count = self.store.count_editions().await?;
            if usize::try_from(count).unwrap_or(usize::MAX) > self.max {
                return Err(Refusal::because(Code::BadEdition, &TableReason::EditionsFull));
            }
            self.read(&id, text)?;
            self.store.add_edition(&id, text, now()).await?;
        }
        Ok(id)
    }

    /// The hashes of the editions that are never pruned: the built-in and the default one.
    pub fn permanent(&self) -> [String; 2] {
        [secret::hash(BUILT_IN), self.default.clone()]
    }

    fn read(&self, id: &str, text: &str) -> Result<&'static Edition, Refusal> {
        let edition = Edition::load(text).map_err(|error| Refusal::because(Code::BadEdition, &error))?;
        self.loaded().insert(id.to_owned(), edition);
        Ok(edition)
    }

    fn loaded(&self) -> std::sync::MutexGuard<'_, HashMap<String, &'static Edition>> {
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
