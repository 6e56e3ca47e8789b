//! The document of every page address: in the reader's language, with a preview of the page for messages that link to
//! it, and with everything preloaded that the page needs first.

use std::fmt::Write;

use axum::http::{HeaderMap, HeaderValue, Uri, header};
use axum::response::Response;
use locales::LANGUAGES;

use super::super::cached::{CachedResponse, REVALIDATE};
use super::super::previews::Preview;
use super::files;
use crate::host::Host;
use crate::identity::credential::{outdated_cookie, token};
use crate::secret;
use crate::settings::Settings;
use crate::tables::Table;

/// The placeholders in index.html that are replaced.
const LANGUAGE: &str = "<html lang=\"en\">";
const HEAD: &str = "<meta name=\"languages\" content=\"en\">";
const TITLE: &str = "<title>El Grande</title>";

pub(super) async fn respond(host: &Host, uri: &Uri, headers: &HeaderMap) -> Response {
    let language = language(headers);
    let preview = Preview::of(host, uri, headers, language).await;
    let edition = host.cache.editions.default_id();
    let session = Session::of(&host.settings, headers);
    let document = document(uri.path(), &Reader { language, session, edition }, &preview);
    let (etag, body) = (secret::hash(&document), document.into());
    let content_type = "text/html; charset=utf-8";
    let mut response =
        CachedResponse { etag, cache_control: REVALIDATE, content_type, body }.respond_compressed(headers);
    let vary = HeaderValue::from_static("accept-encoding, accept-language, cookie");
    response.headers_mut().insert(header::VARY, vary);
    response
}

/// What the document depends on besides its address.
struct Reader<'a> {
    language: &'a str,
    session: Session,
    /// The default edition of this server.
    edition: &'a str,
}

/// Whether the reader may be signed in. The server has not checked it yet.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Session {
    None,
    Possible,
}

impl Session {
    fn of(settings: &Settings, headers: &HeaderMap) -> Session {
        let is_possible = token(settings, headers).is_some() || outdated_cookie(settings, headers).is_some();
        if is_possible { Session::Possible } else { Session::None }
    }
}

fn document(path: &str, reader: &Reader, preview: &Preview) -> String {
    let language = reader.language;
    let mut head = format!("<meta name=\"languages\" content=\"{}\">", LANGUAGES.join(" "));
    write(&mut head, format_args!("\n<meta name=\"edition\" content=\"{}\">", reader.edition));
    if reader.session == Session::None {
        head.push_str("\n<meta name=\"user\" content=\"none\">");
    }
    write_preview(&mut head, preview);
    for module in files::preloads(path, language) {
        write(&mut head, format_args!("\n<link rel=\"modulepreload\" href=\"{module}\">"));
    }
    if let Some(letters) = letters(language) {
        let font = files::address(&format!("fonts/alegreya-{letters}.woff2"));
        let link = format_args!(
            "\n<link rel=\"preload\" as=\"font\" type=\"font/woff2\" crossorigin href=\"{font}\">"
        );
        write(&mut head, link);
    }
    for request in requests(path, reader.session, preview.table.as_deref()) {
        let link = format_args!(
            "\n<link rel=\"preload\" as=\"fetch\" crossorigin=\"anonymous\" href=\"{request}\">"
        );
        write(&mut head, link);
    }
    let document = files::document();
    let document = document.replacen(LANGUAGE, &format!("<html lang=\"{language}\">"), 1);
    let title = format!("<title>{}</title>", escaped(&preview.title));
    document.replacen(TITLE, &title, 1).replacen(HEAD, &head, 1)
}

/// The description of the page, and Open Graph tags.
fn write_preview(head: &mut String, preview: &Preview) {
    let (title, description) = (escaped(&preview.title), escaped(&preview.description));
    let mut tag = |key: &str, name: &str, content: &str| {
        write(head, format_args!("\n<meta {key}=\"{name}\" content=\"{content}\">"));
    };
    tag("name", "description", &description);
    tag("property", "og:type", "website");
    tag("property", "og:site_name", "El Grande");
    tag("property", "og:title", &title);
    tag("property", "og:description", &description);
    if let Some(image) = &preview.image {
        tag("property", "og:image", &escaped(image));
        tag("property", "og:image:width", &picture::WIDTH.to_string());
        tag("property", "og:image:height", &picture::HEIGHT.to_string());
        tag("name", "twitter:card", "summary_large_image");
    }
}

/// A text as the value of an attribute or as the content of an element.
fn escaped(text: &str) -> String {
    let escape = |letter: char| match letter {
        '&' => "&amp;".to_owned(),
        '<' => "&lt;".to_owned(),
        '>' => "&gt;".to_owned(),
        '"' => "&quot;".to_owned(),
        '\'' => "&#39;".to_owned(),
        letter => letter.to_string(),
    };
    text.chars().map(escape).collect()
}

/// The letters beyond those of western Europe that titles in this language need.
fn letters(language: &str) -> Option<&'static str> {
    match language {
        "uk" => Some("cyrillic"),
        "cs" | "hu" | "pl" => Some("latin-ext"),
        _ => None,
    }
}

/// The requests that the page at this address sends first.
fn requests(path: &str, session: Session, table: Option<&Table>) -> Vec<String> {
    let user = (session == Session::Possible).then(|| "/api/me".to_owned());
    let id = path.strip_prefix("/table/").filter(|id| secret::is_id(id));
    let edition = table.filter(|_| id.is_some()).map(|table| {
        let (edition, players) = (&table.edition, table.settings.players);
        format!("/api/editions/{edition}?players={players}")
    });
    let table = id.map(|id| format!("/api/tables/{id}?from=0"));
    user.into_iter().chain(table).chain(edition).collect()
}

/// The language that the page will choose: the one of the settings, then the browser's.
pub(super) fn language(headers: &HeaderMap) -> &'static str {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let cookies =
        text(header::COOKIE).split(';').filter_map(|cookie| cookie.trim().strip_prefix("language="));
    let accepted = text(header::ACCEPT_LANGUAGE).split(',').filter_map(|name| name.trim().get(..2));
    let known = |name: &str| LANGUAGES.iter().find(|language| **language == name);
    cookies.chain(accepted).find_map(known).copied().unwrap_or("en")
}

fn write(text: &mut String, more: std::fmt::Arguments) {
    text.write_fmt(more).expect("writing to a string cannot fail");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_language(headers: &[(&'static str, &'static str)], expected: &str) {
        let pairs =
            headers.iter().map(|&(name, value)| (name.parse().unwrap(), HeaderValue::from_static(value)));
        assert_eq!(language(&pairs.collect()), expected, "{headers:?}");
    }

    #[test]
    fn the_language_of_the_settings_comes_before_the_browsers() {
        check_language(&[], "en");
        check_language(&[("accept-language", "de-AT,de;q=0.9,en;q=0.8")], "de");
        check_language(&[("accept-language", "fr, pl")], "pl");
        check_language(&[("accept-language", "de"), ("cookie", "a=b; language=hu")], "hu");
        check_language(&[("accept-language", "de"), ("cookie", "language=xx")], "de");
        check_language(&[("accept-language", "x-unknown,*")], "en");
    }

    fn reader(language: &str) -> Reader<'_> {
        Reader { language, session: Session::Possible, edition: "1a2b" }
    }

    #[test]
    fn the_document_names_its_language_and_its_first_requests() {
        let image = Some("https://example.org/picture".to_owned());
        let (title, description) = ("A & <b>".to_owned(), "\"quoted\"".to_owned());
        let preview = Preview { title, description, image, table: None };
        let document = document("/table/abcdefghijkmnopq", &reader("cs"), &preview);
        assert!(document.contains("<html lang=\"cs\">"));
        assert!(document.contains("<title>A &amp; &lt;b&gt;</title>"));
        assert!(document.contains("property=\"og:title\" content=\"A &amp; &lt;b&gt;\">"));
        assert!(document.contains("property=\"og:description\" content=\"&quot;quoted&quot;\">"));
        assert!(document.contains("property=\"og:image\" content=\"https://example.org/picture\">"));
        assert!(document.contains("<meta name=\"languages\" content=\"cs de en es hu pl uk\">"));
        assert!(document.contains("<meta name=\"edition\" content=\"1a2b\">"));
        assert!(document.contains("href=\"/api/tables/abcdefghijkmnopq?from=0\">"));
    }

    #[test]
    fn a_reader_without_a_session_need_not_ask_who_they_are() {
        let none = "<meta name=\"user\" content=\"none\">";
        let known = document("/", &reader("en"), &plain());
        assert!(!known.contains(none) && known.contains("href=\"/api/me\""));
        let unknown = document("/", &Reader { session: Session::None, ..reader("en") }, &plain());
        assert!(unknown.contains(none) && !unknown.contains("/api/me"));
    }

    fn plain() -> Preview {
        Preview { title: String::new(), description: String::new(), image: None, table: None }
    }

    #[test]
    fn the_letters_of_the_language_are_loaded_at_once() {
        for (language, fonts) in [("en", 1), ("de", 1), ("es", 1), ("cs", 2), ("hu", 2), ("pl", 2), ("uk", 2)]
        {
            let document = document("/", &reader(language), &plain());
            assert_eq!(document.matches("as=\"font\"").count(), fonts, "{language}");
        }
        assert!(
            document("/", &reader("uk"), &plain()).contains(&files::address("fonts/alegreya-cyrillic.woff2"))
        );
    }

    #[test]
    fn only_valid_ids_are_preloaded() {
        for path in ["/", "/table/", "/table/abc", "/table/a/b", "/table/\"><b>", "/table/%22"] {
            assert_eq!(requests(path, Session::Possible, None), ["/api/me"], "{path}");
        }
    }
}
