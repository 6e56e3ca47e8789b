//! The page: content types, revalidation, compression, and no other files.

use crate::common::{File, Running, serve};
use reqwest::{Client, Method, Response};

async fn ask(server: &Running, path: &str, headers: &[(&str, &str)]) -> Response {
    let request = Client::new().get(format!("{}{path}", server.base));
    let request = headers.iter().fold(request, |request, (name, value)| request.header(*name, *value));
    request.send().await.unwrap()
}

fn header<'a>(response: &'a Response, name: &str) -> &'a str {
    response.headers().get(name).map_or("", |value| value.to_str().unwrap())
}

#[tokio::test]
async fn files_have_content_types_and_are_revalidated() {
    let file = File::new();
    let server = serve(&file.url()).await;
    for (path, kind) in [
        ("/", "text/html; charset=utf-8"),
        ("/page/index.html", "text/html; charset=utf-8"),
        ("/page/main.js", "text/javascript; charset=utf-8"),
        ("/words/en.js", "text/javascript; charset=utf-8"),
        ("/words/en/book.js", "text/javascript; charset=utf-8"),
    ] {
        let first = ask(&server, path, &[]).await;
        assert_eq!((first.status().as_u16(), header(&first, "content-type")), (200, kind), "{path}");
        assert_eq!(header(&first, "cache-control"), "no-cache");
        assert!(header(&first, "content-security-policy").starts_with("default-src 'self';"), "{path}");
        let mark = header(&first, "etag").to_owned();
        assert!(!first.bytes().await.unwrap().is_empty());
        let again = ask(&server, path, &[("if-none-match", &format!("\"x\", {mark}"))]).await;
        assert_eq!((again.status().as_u16(), header(&again, "etag")), (304, &*mark), "{path}");
        assert!(again.bytes().await.unwrap().is_empty());
        assert_eq!(ask(&server, path, &[("if-none-match", "W/\"0\"")]).await.status(), 200);
    }
    server.stop().await;
}

#[tokio::test]
async fn every_page_address_serves_the_page_to_a_browser() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let browser = [("accept", "text/html,application/xhtml+xml,*/*;q=0.8")];
    let page = ask(&server, "/", &[]).await.text().await.unwrap();
    for path in [
        "/table/abc",
        "/new",
        "/join/abc/def",
        "/watch",
        "/mine",
        "/replay/x",
        "/player/x",
        "/settings",
        "/rules/PLC-2",
    ] {
        let shown = ask(&server, path, &browser).await;
        assert_eq!(shown.status(), 200, "{path}");
        assert_eq!(shown.text().await.unwrap(), page, "{path}");
        assert_eq!(server.stranger().get(path).await.0, 404, "a program is told that {path} is not there");
        assert_eq!(server.stranger().call(Method::POST, path, None).await.0, 404, "{path}");
    }
    for path in ["/api/nothing", "/api/tables/x/y/z", "/page/nothing.js", "/words/xx.js", "/words/en/x.js"] {
        let refused = ask(&server, path, &browser).await;
        assert_eq!(
            (refused.status().as_u16(), header(&refused, "content-type")),
            (404, "application/json"),
            "{path}"
        );
        assert!(refused.text().await.unwrap().contains("not-found"), "{path}");
    }
    let unknown = ask(&server, "/index.php", &browser).await;
    assert_eq!(
        (unknown.status().as_u16(), header(&unknown, "content-type")),
        (404, "text/html; charset=utf-8")
    );
    assert_eq!(unknown.text().await.unwrap(), page, "it says that the page is not there");
    assert_eq!(server.stranger().get("/index.php").await.0, 404);
    server.stop().await;
}

#[tokio::test]
async fn a_module_of_another_version_reloads_the_page() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let outdated = ask(&server, "/assets/0123456789abcdef/page/main.bundle.js", &[]).await;
    assert_eq!(header(&outdated, "content-type"), "text/javascript; charset=utf-8");
    assert_eq!(header(&outdated, "cache-control"), "no-store");
    assert!(outdated.text().await.unwrap().contains("location.reload()"));
    for path in
        ["/assets/0123456789abcdef/page/css/bundle.css", "/assets/x", "/assets/x/", "/assets/x/..%2fa"]
    {
        assert_eq!(ask(&server, path, &[]).await.status(), 404, "{path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn the_manifest_is_in_the_language_of_the_reader() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let german = ask(&server, "/manifest.webmanifest", &[("accept-language", "de")]).await;
    assert_eq!(header(&german, "content-type"), "application/manifest+json");
    let manifest: serde_json::Value = german.json().await.unwrap();
    assert_eq!((&manifest["lang"], &manifest["display"]), (&"de".into(), &"standalone".into()));
    for icon in manifest["icons"].as_array().unwrap() {
        let icon = icon["src"].as_str().unwrap();
        assert_eq!(ask(&server, icon, &[]).await.status(), 200, "{icon}");
    }
    server.stop().await;
}

/// What is the same for everyone has no secret that its size could tell.
#[tokio::test]
async fn only_editions_among_api_responses_are_compressed() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let able = [("accept-encoding", "gzip")];
    let plain = ask(&server, "/api/editions/default", &[]).await;
    let compressed = ask(&server, "/api/editions/default", &able).await;
    assert_eq!((header(&plain, "content-encoding"), header(&compressed, "content-encoding")), ("", "gzip"));
    assert_eq!(header(&compressed, "vary"), "accept-encoding");
    assert_eq!(header(&compressed, "etag"), header(&plain, "etag"));
    let sizes = [compressed.bytes().await.unwrap().len(), plain.bytes().await.unwrap().len()];
    assert!(sizes[0] * 3 < sizes[1], "{sizes:?}");
    for path in ["/api/openapi.json", "/api/docs", "/api/tables", "/metrics"] {
        assert_eq!(header(&ask(&server, path, &able).await, "content-encoding"), "", "{path}");
    }
    server.stop().await;
}

#[test]
fn every_name_of_the_game_has_a_translation() {
    let words = locales::page_module("en", "page").unwrap();
    let cards = engine::Card::all().flat_map(|card| [format!("card-{card}"), format!("card-{card}-text")]);
    let regions = engine::Region::WORDS.iter().map(|region| format!("region-{region}"));
    let players = engine::Player::WORDS.iter().map(|player| format!("player-{player}"));
    let levels = bots::Level::WORDS.iter().map(|level| format!("level-{level}"));
    let rest = ["castillo", "france", "portugal"].map(str::to_owned);
    for key in cards.chain(regions).chain(players).chain(levels).chain(rest) {
        assert!(words.contains(&format!("\n\"{key}\": ")), "{key}");
    }
}

#[tokio::test]
async fn the_page_reports_its_errors_and_no_report_is_large() {
    let file = File::new();
    let server = serve(&file.url()).await;
    for (body, status) in [
        (r#"{"message":"a broken listener","stack":"at main.js:1","page":"/settings"}"#.to_owned(), 204),
        (r#"{"message":"a broken listener","user":"anna"}"#.to_owned(), 400),
        (format!(r#"{{"message":"{}"}}"#, "x".repeat(20 * 1024)), 413),
    ] {
        let request = Client::new().post(format!("{}/api/client-errors", server.base));
        let request = request.header("content-type", "application/json").body(body);
        assert_eq!(request.send().await.unwrap().status().as_u16(), status);
    }
    server.stop().await;
}
