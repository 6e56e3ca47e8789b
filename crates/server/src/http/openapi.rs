//! The OpenAPI document of the API, and a page made from it. The document is written by hand; a test compares it with
//! the routes.

use std::fmt::Write;
use std::sync::LazyLock;

use axum::http::header;
use axum::response::{Html, IntoResponse};
use serde_json::{Map, Value};

const DOCUMENT: &str = include_str!("../../../../docs/openapi.json");

static PAGE: LazyLock<String> = LazyLock::new(|| {
    let document = serde_json::from_str(DOCUMENT).expect("a test reads the document");
    page(&document)
});

pub(super) async fn document() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], DOCUMENT)
}

pub(super) async fn docs() -> Html<&'static str> {
    Html(&PAGE)
}

/// Plain HTML without scripts and styles, so the content security policy needs no exception.
fn page(document: &Value) -> String {
    let mut page = String::from(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" \
         content=\"width=device-width\">\n<title>elgrande: the HTTP API</title>\n<h1>The HTTP API</h1>\n\
         <p>The same for programs: <a href=\"/api/openapi.json\">openapi.json</a>.</p>\n",
    );
    for tag in document["tags"].as_array().into_iter().flatten() {
        let _ = writeln!(page, "<h2>{}</h2>", escaped(text(&tag["name"])));
        operations(document)
            .filter(|(_, _, operation)| operation["tags"][0] == tag["name"])
            .for_each(|(method, path, operation)| write_operation(&mut page, method, path, operation));
    }
    page.push_str("<h2>Kinds of things</h2>\n");
    for (name, schema) in fields(&document["components"]["schemas"]) {
        let schema = escaped(&format!("{schema:#}"));
        let _ =
            writeln!(page, "<details id=\"{name}\"><summary>{name}</summary><pre>{schema}</pre></details>");
    }
    page
}

fn write_operation(page: &mut String, method: &str, path: &str, operation: &Value) {
    let (method, path) = (method.to_uppercase(), escaped(path));
    let summary = escaped(text(&operation["summary"]));
    let _ = writeln!(page, "<details><summary><code>{method} {path}</code> {summary}</summary>");
    let pretty = escaped(&format!("{operation:#}"));
    let _ = writeln!(page, "<pre>{pretty}</pre></details>");
}

fn operations(document: &Value) -> impl Iterator<Item = (&str, &str, &Value)> {
    fields(&document["paths"]).flat_map(|(path, methods)| {
        fields(methods).map(move |(method, operation)| (method.as_str(), path.as_str(), operation))
    })
}

fn fields(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flat_map(Map::iter)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The source of the routes, because a router cannot list them.
    const ROUTER: &str = include_str!("mod.rs");
    const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

    fn document() -> Value {
        serde_json::from_str(DOCUMENT).unwrap()
    }

    /// The routes in the source, from each `.route(` to what follows it.
    fn routed() -> BTreeSet<String> {
        let source = ROUTER.replace(".merge(records)", ".post(lobby::create)");
        let before = |text: &'static str| move |rest: &str| rest.split(text).next().unwrap().to_owned();
        let routes = source.split(".route(").skip(1).map(before(".layer("));
        let routes = routes.map(|rest| before("\n}")(&before(".nest(")(&rest)));
        let operations = routes.flat_map(|route| {
            let path = route.split('"').nth(1).unwrap().to_owned();
            let is_of_root = route.contains("assets::")
                || ["/livez", "/readyz", "/healthz", "/metrics"].contains(&path.as_str());
            let path = if is_of_root { path } else { format!("/api{path}") };
            let path = if path == "/api/" { "/api".to_owned() } else { path };
            let has =
                |method: &&str| [' ', '.'].iter().any(|before| route.contains(&format!("{before}{method}(")));
            METHODS.into_iter().filter(has).map(move |method| format!("{method} {path}")).collect::<Vec<_>>()
        });
        operations.collect()
    }

    #[test]
    fn the_document_describes_exactly_the_routes() {
        let document = document();
        let described: BTreeSet<String> =
            operations(&document).map(|(method, path, _)| format!("{method} {path}")).collect();
        let routed = routed();
        assert_eq!(routed.difference(&described).collect::<Vec<_>>(), Vec::<&String>::new(), "not described");
        assert_eq!(described.difference(&routed).collect::<Vec<_>>(), Vec::<&String>::new(), "not there");
        assert!(described.len() > 40);
    }

    #[test]
    fn every_reference_resolves() {
        let document = document();
        let references = DOCUMENT.split("\"$ref\": \"#").skip(1).map(|rest| rest.split('"').next().unwrap());
        for reference in references {
            assert!(document.pointer(reference).is_some(), "{reference}");
        }
        assert_eq!(document["info"]["version"], env!("CARGO_PKG_VERSION"));
    }

    #[test]
    fn the_page_lists_every_operation_and_has_no_script_or_style() {
        let document = document();
        for (method, path, _) in operations(&document) {
            assert!(
                PAGE.contains(&format!("<code>{} {path}</code>", method.to_uppercase())),
                "{method} {path}"
            );
        }
        assert!(!PAGE.contains("<script") && !PAGE.contains("<style"));
    }
}
