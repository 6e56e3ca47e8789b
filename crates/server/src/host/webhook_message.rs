//! Turn alerts: whose turn has begun, what they are told, and where it may be sent. It sends nothing itself.

use std::fmt;
use std::str::FromStr;

use engine::Player;
use hmac::{Hmac, KeyInit, Mac};
use reqwest::Url;
use serde::Serialize;
use sha2::Sha256;

use crate::secret::hex;
use crate::tables::table::Table;

/// A place alerts may be sent to: `https://hooks.example.org`, with a port where it is not the usual one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin(String);

/// Something else than http or https, a host and a port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnOrigin;

impl FromStr for Origin {
    type Err = NotAnOrigin;
    fn from_str(text: &str) -> Result<Origin, NotAnOrigin> {
        let url = Url::parse(text.trim()).map_err(|_| NotAnOrigin)?;
        let is_bare = url.path() == "/" && url.query().is_none() && url.fragment().is_none();
        let is_web = matches!(url.scheme(), "http" | "https") && url.username().is_empty();
        if is_bare && is_web { Ok(Origin(url.origin().ascii_serialization())) } else { Err(NotAnOrigin) }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Origin {
    /// Does this address lie there?
    pub fn has(&self, url: &str) -> bool {
        let is_plain = |url: &Url| url.username().is_empty() && url.password().is_none();
        let is_clean = !url.contains(char::is_control);
        is_clean
            && Url::parse(url).is_ok_and(|url| is_plain(&url) && url.origin().ascii_serialization() == self.0)
    }
}

/// A turn that has begun: somebody is awaited who was not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Who.
    pub user: String,
    /// Where.
    pub table: String,
    /// Since which ply.
    pub ply: i64,
    /// Since when.
    pub at: i64,
}

impl Turn {
    /// The turns that begin as the one table becomes the other.
    pub fn begun(before: Option<&Table>, after: &Table, at: i64) -> Vec<Turn> {
        let was_awaited = |user: &str| before.is_some_and(|before| is_awaited(before, user));
        let mut turns: Vec<Turn> = Vec::new();
        for person in after.awaited() {
            let is_known = turns.iter().any(|turn| turn.user == person.id);
            if !is_known && !was_awaited(&person.id) {
                let ply = i64::try_from(after.ply()).unwrap_or(i64::MAX);
                turns.push(Turn { user: person.id.clone(), table: after.id.clone(), ply, at });
            }
        }
        turns
    }
}

/// Is this user awaited at the table?
pub fn is_awaited(table: &Table, user: &str) -> bool {
    table.awaited().any(|person| person.id == user)
}

/// What is sent.
#[derive(Clone, Debug, Serialize)]
pub struct Message {
    event: &'static str,
    /// The same however often it is sent.
    id: String,
    user: String,
    #[serde(flatten)]
    turn: Option<Asked>,
    sent: i64,
}

#[derive(Clone, Debug, Serialize)]
struct Asked {
    table: String,
    ply: i64,
    seats: Vec<Player>,
    at: i64,
}

impl Message {
    /// It is your turn.
    pub fn of_turn(turn: &Turn, table: &Table, now: i64) -> Message {
        let asked = table.asked();
        let is_own = |player: &Player| table.seat(*player).is_some_and(|seat| seat.is_of(&turn.user));
        let seats = asked.iter().filter(is_own).collect();
        let id = format!("{}-{}", turn.table, turn.ply);
        let asked = Asked { table: turn.table.clone(), ply: turn.ply, seats, at: turn.at };
        Message { event: "turn", id, user: turn.user.clone(), turn: Some(asked), sent: now }
    }

    /// A try.
    pub fn of_test(user: &str, now: i64) -> Message {
        Message { event: "test", id: format!("test-{now}"), user: user.to_owned(), turn: None, sent: now }
    }
}

/// The signature of a body: `sha256=` and the HMAC with the secret, in hexadecimal digits.
pub fn signature(secret: &str, body: &[u8]) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("a key may have any length");
    mac.update(body);
    format!("sha256={}", hex(&mac.finalize().into_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_scheme_host_and_port_and_nothing_else() {
        let origin: Origin = "https://Hooks.example.org".parse().unwrap();
        assert!(origin.has("https://hooks.example.org/a?b") && origin.has("https://hooks.example.org:443/"));
        for url in [
            "http://hooks.example.org/",
            "https://hooks.example.org:8443/",
            "https://hooks.example.org.evil.example/",
            "https://hooks.example.org@evil.example/",
            "https://me:pass@hooks.example.org/",
            "https://evil.example/https://hooks.example.org",
            "nonsense",
        ] {
            assert!(!origin.has(url), "{url}");
        }
        for text in
            ["hooks.example.org", "https://a.example/path", "ftp://a.example", "https://me@a.example", ""]
        {
            assert!(text.parse::<Origin>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_signature_is_the_hmac_of_rfc_4231() {
        assert_eq!(
            signature("Jefe", b"what do ya want for nothing?"),
            "sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        );
    }
}
