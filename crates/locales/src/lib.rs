//! Every sentence a player reads, compiled for the page from `locales/<language>/*.ftl`. Knows no rules.

#[cfg(test)]
mod compiler;

/// The languages there are, by their folders.
pub const LANGUAGES: &[&str] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// What TypeScript knows of the sentences: each key with the values it takes.
pub const DECLARATIONS: &str = include_str!(concat!(env!("OUT_DIR"), "/words.d.ts"));

const MODULES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/modules.rs"));

/// The sentences of a language as an ES module: `export default {key: text, key: (v, f) => text}`.
pub fn page_module(language: &str) -> Option<&'static str> {
    MODULES.iter().find(|(tag, _)| *tag == language).map(|(_, module)| *module)
}

#[cfg(test)]
mod tests;
