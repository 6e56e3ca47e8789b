//! Editions by the hash of their text: the built-in one and those people bring. Each stays in memory, so they are few.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use engine::Edition;

use crate::refusal::{Code, Refusal};
use crate::secret;
use crate::store::Store;

const BUILT_IN: &str = include_str!("../../../editions/2023.toml");

/// The editions in use.
#[derive(Debug)]
pub struct Editions {
    store: Store,
    most: usize,
    /// The hash of the one that tables use unless they bring another.
    usual: String,
    known: Mutex<HashMap<String, &'static Edition>>,
}

impl Editions {
    /// Those of this store, the built-in one and the usual one, which are kept there too: one day they will be others.
    pub async fn open(store: Store, usual: Option<&str>, most: usize) -> Result<Editions, sqlx::Error> {
        let text = usual.unwrap_or(BUILT_IN);
        let usual = secret::hash(text);
        store.add_edition(&secret::hash(BUILT_IN), BUILT_IN).await?;
        store.add_edition(&usual, text).await?;
        Ok(Editions { store, most, usual, known: Mutex::default() })
    }

    /// The edition with that hash.
    pub async fn get(&self, id: &str) -> Result<&'static Edition, Refusal> {
        if let Some(edition) = self.known().get(id) {
            return Ok(edition);
        }
        let text = self.store.edition(id).await?.ok_or_else(|| Refusal::not_found("edition"))?;
        self.read(id, &text)
    }

    /// The hash of this text, which is kept if it is an edition; of the usual one where there is no text.
    pub async fn bring(&self, text: Option<&str>) -> Result<String, Refusal> {
        let Some(text) = text else { return Ok(self.usual.clone()) };
        let id = secret::hash(text);
        if self.store.edition(&id).await?.is_none() {
            let kept = self.store.count_editions().await?;
            if usize::try_from(kept).unwrap_or(usize::MAX) > self.most {
                return Err(Refusal::new(Code::BadEdition, "this server takes no more editions"));
            }
            self.read(&id, text)?;
            self.store.add_edition(&id, text).await?;
        }
        Ok(id)
    }

    fn read(&self, id: &str, text: &str) -> Result<&'static Edition, Refusal> {
        let edition = Edition::load(text).map_err(|error| Refusal::new(Code::BadEdition, error))?;
        self.known().insert(id.to_owned(), edition);
        Ok(edition)
    }

    fn known(&self) -> std::sync::MutexGuard<'_, HashMap<String, &'static Edition>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
