//! The files that the build embedded.

use std::borrow::Cow;

use super::{File, NeededFile};

/// Everything that `build.rs` writes.
struct Embedded {
    hash: &'static str,
    document: &'static str,
    routes: &'static [Route],
    /// Sorted by path.
    files: &'static [EmbeddedFile],
}

struct EmbeddedFile {
    path: &'static str,
    /// Identifies the content, if the page needs the file.
    digest: Option<&'static str>,
    plain: &'static [u8],
    brotli: Option<&'static [u8]>,
    gzip: Option<&'static [u8]>,
}

/// The addresses of a page, and the bundles that it needs.
struct Route {
    prefix: &'static str,
    is_exact: bool,
    bundles: &'static [&'static str],
}

const EMBEDDED: Embedded = include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// Identifies the content of all files.
pub(super) const HASH: &str = EMBEDDED.hash;

pub(super) fn find(path: &str) -> Option<File> {
    let files = EMBEDDED.files;
    let EmbeddedFile { plain, brotli, gzip, .. } =
        &files[files.binary_search_by(|file| file.path.cmp(path)).ok()?];
    Some(File { etag: HASH.to_owned(), plain: Cow::Borrowed(plain), brotli: *brotli, gzip: *gzip })
}

/// The address of a file of the page.
pub(super) fn address(file: &str) -> String {
    format!("/assets/{HASH}/page/{file}")
}

pub(super) fn document() -> Cow<'static, str> {
    Cow::Borrowed(EMBEDDED.document)
}

/// The files that the page needs: their paths below the version's folder, digests and contents.
pub(super) fn needed() -> Vec<NeededFile> {
    let needed = |file: &'static EmbeddedFile| {
        Some(NeededFile { path: file.path.to_owned(), digest: file.digest?, data: file.plain.into() })
    };
    EMBEDDED.files.iter().filter_map(needed).collect()
}

/// The modules that the document at this address loads, so that the browser requests them at once.
pub(super) fn preloads(path: &str, language: &str) -> Vec<String> {
    let matches =
        |route: &&Route| if route.is_exact { path == route.prefix } else { path.starts_with(route.prefix) };
    let bundles = EMBEDDED.routes.iter().find(matches).map_or(&[][..], |route| route.bundles);
    let bundles = bundles.iter().map(|file| address(file));
    bundles.chain([format!("/assets/{HASH}/words/{language}.js")]).collect()
}
