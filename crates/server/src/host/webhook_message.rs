//! The body of a webhook request and its signature.

use engine::Player;
use hmac::{Hmac, KeyInit, Mac};
use serde::Serialize;
use sha2::Sha256;

use crate::secret::hex;
use crate::store::Alert;
use crate::tables::Table;

/// The body of a webhook request.
#[derive(Clone, Debug, Serialize)]
pub struct WebhookMessage {
    event: &'static str,
    /// The same for every delivery attempt.
    id: String,
    user: String,
    #[serde(flatten)]
    turn: Option<TurnFields>,
    sent: i64,
}

#[derive(Clone, Debug, Serialize)]
struct TurnFields {
    table: String,
    ply: i64,
    seats: Vec<Player>,
    at: i64,
}

impl WebhookMessage {
    /// The alert that a user's turn has begun.
    pub fn of_turn(alert: &Alert, table: &Table, now: i64) -> WebhookMessage {
        let asked = table.asked();
        let is_own =
            |player: &Player| table.seat(*player).is_some_and(|seat| seat.belongs_to(&alert.user_id));
        let seats = asked.iter().filter(is_own).collect();
        let id = format!("{}-{}", alert.table_id, alert.ply);
        let turn = TurnFields { table: alert.table_id.clone(), ply: alert.ply, seats, at: alert.at };
        WebhookMessage { event: "turn", id, user: alert.user_id.clone(), turn: Some(turn), sent: now }
    }

    /// A test message.
    pub fn of_test(user: &str, now: i64) -> WebhookMessage {
        let (id, user) = (format!("test-{now}"), user.to_owned());
        WebhookMessage { event: "test", id, user, turn: None, sent: now }
    }
}

/// The signature of a body: `sha256=` and its HMAC in hexadecimal digits.
pub fn signature(secret: &str, body: &[u8]) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("a key may have any length");
    mac.update(body);
    format!("sha256={}", hex(&mac.finalize().into_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signature_is_the_hmac_of_rfc_4231() {
        assert_eq!(
            signature("Jefe", b"what do ya want for nothing?"),
            "sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        );
    }
}
