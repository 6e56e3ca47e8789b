//! The web app manifest: name, icons and shortcuts, so that browsers offer to install the page.

use serde_json::{Value, json};

use super::files;
use crate::messages;

/// Where the page is served.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// By this server, at the root.
    Server,
    /// As files in any folder of another host. The path of the page is in the fragment.
    Folder,
}

/// The pages that the icon of the app offers directly, with the messages that name them.
const SHORTCUTS: [(&str, &str); 3] =
    [("start-device", "/device"), ("learn-title", "/learn"), ("nav-rules", "/rules")];

pub(super) fn manifest(language: &str, place: &Place) -> String {
    let word = |key: &str| messages::text(language, key, [] as [(&str, &str); 0]);
    let start = match place {
        Place::Server => "/",
        Place::Folder => "./",
    };
    let address = |path: &str| match place {
        Place::Server => path.to_owned(),
        Place::Folder => format!("./#{path}"),
    };
    let shortcut = |(key, path): &(&str, &str)| json!({ "name": word(key), "url": address(path) });
    let manifest = json!({
        "id": start,
        "start_url": start,
        "scope": start,
        "name": word("brand"),
        "short_name": word("brand"),
        "description": word("start-lead"),
        "lang": language,
        "display": "standalone",
        "background_color": "#f6efe2",
        "theme_color": "#f3ead9",
        "categories": ["games"],
        "icons": icons(*place),
        "shortcuts": SHORTCUTS.iter().map(shortcut).collect::<Vec<_>>(),
    });
    manifest.to_string()
}

fn icons(place: Place) -> Vec<Value> {
    let icon = |file: &str, sizes: &str, kind: &str, purpose: &str| {
        let address = files::address(file);
        let src = match place {
            Place::Server => address.as_str(),
            Place::Folder => address.trim_start_matches('/'),
        };
        json!({ "src": src, "sizes": sizes, "type": kind, "purpose": purpose })
    };
    vec![
        icon("icon-192.png", "192x192", "image/png", "any"),
        icon("icon-512.png", "512x512", "image/png", "any"),
        icon("icon-maskable-512.png", "512x512", "image/png", "maskable"),
        icon("icon.svg", "any", "image/svg+xml", "any"),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_manifest_is_in_the_readers_language_and_its_icons_exist() {
        let read = |language, place| -> Value { serde_json::from_str(&manifest(language, place)).unwrap() };
        let (english, german) = (read("en", &Place::Server), read("de", &Place::Server));
        assert_eq!((&english["start_url"], &english["name"]), (&json!("/"), &json!("El Grande")));
        assert_ne!(english["shortcuts"][0]["name"], german["shortcuts"][0]["name"]);
        for icon in english["icons"].as_array().unwrap() {
            let file = icon["src"].as_str().unwrap().rsplit('/').next().unwrap();
            assert!(files::find(&format!("page/{file}")).is_some(), "{file}");
        }
        let folder = read("en", &Place::Folder);
        assert_eq!(
            (&folder["start_url"], &folder["shortcuts"][1]["url"]),
            (&json!("./"), &json!("./#/learn"))
        );
        assert!(!folder["icons"][0]["src"].as_str().unwrap().starts_with('/'));
    }
}
