//! The OpenAPI document of the API, and a page made from it. `cargo xtask types` writes the document.

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
    page.push_str("<h2>Schemas</h2>\n");
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
    use super::*;

    fn document() -> Value {
        serde_json::from_str(DOCUMENT).unwrap()
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
