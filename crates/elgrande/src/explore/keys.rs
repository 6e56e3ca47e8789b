//! Reads maps whose keys are words of the game.

use std::collections::BTreeMap;

use engine::{Card, Site};
use serde::de::{Deserialize, Deserializer, Error};

/// By action card.
pub(super) fn cards<'de, D, T>(deserializer: D) -> Result<BTreeMap<&'static str, T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    known(deserializer, |word| Card::all().map(Card::id).find(|id| *id == word))
}

/// By site.
pub(super) fn sites<'de, D, T>(deserializer: D) -> Result<BTreeMap<&'static str, T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    known(deserializer, |word| Site::ALL.into_iter().map(Site::word).find(|site| *site == word))
}

fn known<'de, D, T>(
    deserializer: D,
    find: impl Fn(&str) -> Option<&'static str>,
) -> Result<BTreeMap<&'static str, T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    let read = BTreeMap::<String, T>::deserialize(deserializer)?;
    let entry = |(word, value): (String, T)| {
        let known = find(&word).ok_or_else(|| D::Error::custom(format!("unknown: {word}")))?;
        Ok((known, value))
    };
    read.into_iter().map(entry).collect()
}
