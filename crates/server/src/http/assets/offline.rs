//! The page without the server: the service worker that saves it, and the page as files for any web host.

use std::borrow::Cow;

use locales::LANGUAGES;
use serde_json::json;

use super::NeededFile;
use super::files;
use super::manifest::{Place, manifest};

/// The service worker without its release.
const SCRIPT: &str = "page/service-worker.js";
/// Its part for push messages.
const PUSH_SCRIPT: &str = "page/push-worker.js";
/// The document among the files of a version.
const DOCUMENT: &str = "document.html";

/// One file of the site, with its path below the folder.
#[derive(Debug)]
pub struct SiteFile {
    /// Below the folder.
    pub path: String,
    /// The content.
    pub data: Cow<'static, [u8]>,
}

/// The service worker that this server sends. It receives push messages; without bundles it does nothing else.
pub(super) fn server_script() -> String {
    let offline = script(&path_of(DOCUMENT), needed_files()).unwrap_or_default();
    let push = files::find(PUSH_SCRIPT).map(|file| String::from_utf8_lossy(&file.plain).into_owned());
    offline + &push.unwrap_or_default()
}

/// The whole page for games without a server. Empty in a build without bundles. Texts outside of the page are in this language.
pub fn site(language: &str) -> Vec<SiteFile> {
    // Some hosts redirect `index.html`, and browsers refuse a saved redirect. So the folder itself is saved.
    let files = || needed_files().filter(|(_, file)| file.path != DOCUMENT);
    let index = index(language);
    let folder = ("".to_owned(), NeededFile { path: String::new(), digest: "", data: Cow::Borrowed(&[]) });
    let Some(script) = script("", files().chain([folder])) else { return Vec::new() };
    let texts = [
        ("index.html", index),
        ("sw.js", script),
        ("manifest.webmanifest", manifest(language, &Place::Folder)),
    ];
    let texts = texts
        .into_iter()
        .map(|(path, text)| SiteFile { path: path.to_owned(), data: text.into_bytes().into() });
    files().map(|(path, file)| SiteFile { path, data: file.data }).chain(texts).collect()
}

/// The files that the page needs, with their paths below the root of the site.
fn needed_files() -> impl Iterator<Item = (String, NeededFile)> {
    files::needed().into_iter().map(|file| (path_of(&file.path), file))
}

fn path_of(file: &str) -> String {
    format!("assets/{}/{file}", files::HASH)
}

/// The service worker that saves these files and answers with this document.
fn script(document: &str, files: impl Iterator<Item = (String, NeededFile)>) -> Option<String> {
    let list: Vec<_> = files.map(|(path, file)| json!([path, file.digest])).collect();
    let source = files::find(SCRIPT).filter(|_| list.len() > 1)?;
    let release = json!({ "version": files::HASH, "document": document, "files": list });
    Some(format!("self.RELEASE = {release};\n{}", String::from_utf8_lossy(&source.plain)))
}

/// The document for any folder of any host: its addresses are relative, and it says that there is no server. A host sends no
/// security headers for it, so it has its own policy.
fn index(language: &str) -> String {
    const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; form-action 'self'";
    let languages = LANGUAGES.join(" ");
    let head = format!(
        "<meta name=\"languages\" content=\"{languages}\">\n\
         <meta name=\"server\" content=\"none\">\n\
         <meta http-equiv=\"content-security-policy\" content=\"{POLICY}\">"
    );
    files::document()
        .replacen("<html lang=\"en\">", &format!("<html lang=\"{language}\">"), 1)
        .replacen("<meta name=\"languages\" content=\"en\">", &head, 1)
        .replace("href=\"/assets/", "href=\"assets/")
        .replace("src=\"/assets/", "src=\"assets/")
        .replace("href=\"/manifest.webmanifest\"", "href=\"manifest.webmanifest\"")
        .replace("href=\"/\"", "href=\"#/\"")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, digest: &'static str) -> (String, NeededFile) {
        let file = NeededFile { path: path.to_owned(), digest, data: Cow::Borrowed(b"") };
        (format!("assets/0/{path}"), file)
    }

    #[test]
    fn the_service_worker_begins_with_the_files_that_it_saves() {
        let files = [file("document.html", "1a"), file("page/main.bundle.js", "2b")];
        let script = script("assets/0/document.html", files.into_iter()).unwrap();
        let (release, source) = script.split_once(";\n").unwrap();
        let release = release.strip_prefix("self.RELEASE = ").unwrap();
        let release: serde_json::Value = serde_json::from_str(release).unwrap();
        assert_eq!(release["document"], "assets/0/document.html");
        assert_eq!(release["files"][1], json!(["assets/0/page/main.bundle.js", "2b"]));
        assert!(source.contains("addEventListener('fetch'"));
    }

    #[test]
    fn without_bundles_nothing_is_saved() {
        assert_eq!(script("", std::iter::empty()), None);
        assert_eq!(site("en").is_empty(), !server_script().starts_with("self.RELEASE"));
    }

    #[test]
    fn the_document_of_a_site_names_its_files_relative_to_itself() {
        let index = index("de");
        assert!(
            index.contains("<html lang=\"de\">") && index.contains("<meta name=\"server\" content=\"none\">")
        );
        assert!(index.contains("href=\"manifest.webmanifest\"") && !index.contains("\"/assets/"), "{index}");
    }
}
