//! The files on disk: a change is visible after a reload.

use std::borrow::Cow;
use std::fs;

use super::{File, NeededFile, is_plain};
use crate::secret;

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/page");

/// No request has an empty hash.
pub(super) const HASH: &str = "";

pub(super) fn find(path: &str) -> Option<File> {
    let data = match path.split_once('/')? {
        ("page", file) if is_plain(file) => fs::read(format!("{PAGE}/{file}")).ok()?,
        ("words", file) => locales::page_modules().find(|(path, _)| path == file)?.1.into(),
        _ => return None,
    };
    Some(File { etag: secret::hash(&data), plain: Cow::Owned(data), brotli: None, gzip: None })
}

/// The address of a file of the page.
pub(super) fn address(file: &str) -> String {
    format!("/page/{file}")
}

pub(super) fn document() -> Cow<'static, str> {
    Cow::Owned(fs::read_to_string(format!("{PAGE}/index.html")).unwrap_or_default())
}

/// A build without bundles has no versions, so it cannot save one.
pub(super) fn needed() -> Vec<NeededFile> {
    Vec::new()
}

/// The plain modules load each other.
pub(super) fn preloads(_path: &str, _language: &str) -> Vec<String> {
    Vec::new()
}
