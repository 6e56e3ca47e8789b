//! Every message a player reads, for the page and for commands, from `locales/<language>/*.ftl`. Knows no rules.

#[cfg(test)]
mod compiler;
#[cfg(test)]
mod fluent;
#[cfg(test)]
mod samples;

/// All languages, by their folders.
pub const LANGUAGES: &[&str] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// TypeScript declarations: each message key with the values it takes.
pub const DECLARATIONS: &str = include_str!(concat!(env!("OUT_DIR"), "/words.d.ts"));

const MODULES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/modules.rs"));

/// Part of the messages of a language as an ES module: `export default {key: text, key: (v, f) => text}`. The page
/// loads `page` at once, `book` with the rulebook and the lessons, and `reasons` when a text is refused.
pub fn page_module(language: &str, part: &str) -> Option<&'static str> {
    let is_it = |(tag, name, _): &&(&str, &str, &str)| *tag == language && *name == part;
    MODULES.iter().find(is_it).map(|(_, _, module)| *module)
}

/// Every module with its path below `/words/`: `en.js` is the part `page`, `en/book.js` the part `book`.
pub fn page_modules() -> impl Iterator<Item = (String, &'static str)> {
    MODULES.iter().map(|&(language, part, module)| match part {
        "page" => (format!("{language}.js"), module),
        part => (format!("{language}/{part}.js"), module),
    })
}

const SOURCES: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/sources.rs"));

/// The contents of the Fluent files of a language.
pub fn sources(language: &str) -> Option<&'static [&'static str]> {
    SOURCES.iter().find(|(tag, _)| *tag == language).map(|(_, files)| *files)
}

#[cfg(test)]
mod terms;
#[cfg(test)]
mod tests;
