//! What a link to a page looks like in a message: title, description and picture (Open Graph). Only what a spectator may see; a
//! link to a table that does not exist looks like any other link.

use std::sync::Arc;
use std::time::Duration;

use axum::http::uri::Authority;
use axum::http::{HeaderMap, Uri, header};
use engine::standing::Place;
use tokio::time::timeout;

use crate::host::Host;
use crate::host::table_text::{SEPARATOR, name, names, plain, progress};
use crate::messages::text;
use crate::secret;
use crate::tables::{Holder, Phase, Table};

/// The preview must not keep the page waiting for long if the database does not answer.
const TIMEOUT: Duration = Duration::from_secs(1);

/// A preview in one language.
pub(super) struct Preview {
    pub(super) title: String,
    pub(super) description: String,
    /// The URL of the picture, if the host of this server is known.
    pub(super) image: Option<String>,
    /// The table that the link leads to.
    pub(super) table: Option<Arc<Table>>,
}

/// What a link leads to.
struct Link<'a> {
    kind: Kind,
    table: &'a str,
    ply: Option<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Table,
    Replay,
    Invitation,
}

impl Preview {
    /// The preview of a page address.
    pub(super) async fn of(host: &Host, uri: &Uri, headers: &HeaderMap, language: &str) -> Preview {
        let base = base(host, uri, headers);
        let link = Link::of(uri);
        let table = match &link {
            Some(link) => timeout(TIMEOUT, host.cache.latest(link.table)).await.ok().and_then(Result::ok),
            None => None,
        };
        let described =
            link.zip(table.as_ref()).and_then(|(link, table)| Described::of(&link, table, language));
        let Described { title, description, picture } =
            described.unwrap_or_else(|| Described::of_site(language));
        Preview { title, description, image: base.map(|base| format!("{base}{picture}")), table }
    }
}

impl Link<'_> {
    fn of(uri: &Uri) -> Option<Link<'_>> {
        let mut parts = uri.path().split('/').skip(1);
        let kind = match parts.next()? {
            "table" | "result" => Kind::Table,
            "replay" => Kind::Replay,
            "join" => Kind::Invitation,
            _ => return None,
        };
        let table = parts.next().filter(|table| secret::is_id(table))?;
        let ply = uri.query().into_iter().flat_map(|query| query.split('&'));
        let ply = ply.filter_map(|part| part.strip_prefix("ply=")).find_map(|ply| ply.parse().ok());
        Some(Link { kind, table, ply: ply.filter(|_| kind == Kind::Replay) })
    }
}

struct Described {
    title: String,
    description: String,
    /// The path of the picture.
    picture: String,
}

impl Described {
    fn of_site(language: &str) -> Described {
        let title = plain(language, "brand");
        Described { title, description: plain(language, "preview-site"), picture: "/api/picture".to_owned() }
    }

    /// A table that people can still visit.
    fn of(link: &Link, table: &Table, language: &str) -> Option<Described> {
        match table.phase {
            Phase::Open => Some(Described::of_open(link, table, language)),
            Phase::Playing | Phase::Over => Described::of_game(link, table, language),
            Phase::Closed => None,
        }
    }

    fn of_open(link: &Link, table: &Table, language: &str) -> Described {
        let free = table.seats.iter().filter(|seat| seat.holder == Holder::Empty).count();
        let people = table.people();
        let owner = people.iter().find(|person| person.id == table.owner);
        let owner = owner.map_or_else(|| plain(language, "wait-somebody"), |owner| owner.name.clone());
        let key = if link.kind == Kind::Invitation { "join-from" } else { "wait-title" };
        Described {
            title: text(language, key, [("name", owner)]),
            description: joined([
                text(language, "glance-free", [("free", free)]),
                plain(language, "preview-site"),
            ]),
            ..Described::of_site(language)
        }
    }

    fn of_game(link: &Link, table: &Table, language: &str) -> Option<Described> {
        let log = table.log.as_ref()?;
        let ply = link.ply.filter(|ply| *ply <= log.ply());
        let log = ply.map_or_else(|| log.clone(), |ply| log.truncated(ply));
        let standing = log.game().standing();
        let title = names(table, language).join(SEPARATOR);
        let title = if link.kind == Kind::Replay {
            text(language, "preview-replay", [("names", title)])
        } else {
            title
        };
        let points = |place: Place| format!("{} {}", name(table, place.player, language), place.score);
        let points = standing.iter().map(points).collect::<Vec<_>>().join(", ");
        let progress = progress(table, log.game(), language);
        let query = ply.map(|ply| format!("?ply={ply}")).unwrap_or_default();
        Some(Described {
            title: joined([title, plain(language, "brand")]),
            description: joined([progress, points]),
            picture: format!("/api/tables/{}/picture{query}", table.id),
        })
    }
}

fn joined(parts: [String; 2]) -> String {
    parts.join(SEPARATOR)
}

/// Scheme and host of this server as the client knows them.
fn base(host: &Host, uri: &Uri, headers: &HeaderMap) -> Option<String> {
    let named = uri.authority().map(Authority::as_str);
    let named = named.or_else(|| headers.get(header::HOST)?.to_str().ok())?;
    let authority: Authority = named.parse().ok()?;
    let scheme = if host.settings.is_secure { "https" } else { "http" };
    Some(format!("{scheme}://{}", authority.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn link(address: &'static str) -> Option<(String, Option<usize>)> {
        let uri = Uri::from_static(address);
        Link::of(&uri).map(|link| (link.table.to_owned(), link.ply))
    }

    #[test]
    fn links_to_tables_are_recognized() {
        let known = |ply| Some(("abcdefghijkmnopq".to_owned(), ply));
        assert_eq!(link("/table/abcdefghijkmnopq"), known(None));
        assert_eq!(link("/replay/abcdefghijkmnopq?seat=red&ply=7"), known(Some(7)));
        assert_eq!(link("/table/abcdefghijkmnopq?ply=7"), known(None));
        assert_eq!(link("/join/abcdefghijkmnopq/x"), known(None));
        for other in ["/", "/table", "/table/x", "/player/abcdefghijkmnopq"] {
            assert_eq!(link(other), None, "{other}");
        }
    }
}
