//! The body of a webhook request and its signature.

use engine::Player;
use hmac::{Hmac, KeyInit, Mac};
use serde::Serialize;
use sha2::Sha256;

use crate::secret::hex;
use crate::store::{Alert, AlertReason};
use crate::tables::{Seat, Table};

/// The body of a webhook request.
#[derive(Clone, Debug, Serialize)]
pub struct WebhookMessage {
    event: &'static str,
    /// The same for every delivery attempt.
    id: String,
    user: String,
    #[serde(flatten)]
    table: Option<TableFields>,
    sent: i64,
}

#[derive(Clone, Debug, Serialize)]
struct TableFields {
    table: String,
    ply: i64,
    seats: Vec<Player>,
    at: i64,
}

impl WebhookMessage {
    /// The alert of a user. For a turn, the seats are those that must decide.
    pub fn of_alert(alert: &Alert, reason: AlertReason, table: &Table, now: i64) -> WebhookMessage {
        let asked = table.asked();
        let is_concerned = |seat: &&Seat| {
            seat.belongs_to(&alert.user_id) && (reason != AlertReason::Turn || asked.has(seat.player))
        };
        let seats = table.seats.iter().filter(is_concerned).map(|seat| seat.player).collect();
        let id = match reason {
            AlertReason::Turn => format!("{}-{}", alert.table_id, alert.ply),
            AlertReason::Invitation | AlertReason::Result => format!("{}-{}", alert.table_id, reason.word()),
        };
        let fields = TableFields { table: alert.table_id.clone(), ply: alert.ply, seats, at: alert.at };
        WebhookMessage {
            event: reason.word(),
            id,
            user: alert.user_id.clone(),
            table: Some(fields),
            sent: now,
        }
    }

    /// The same for every delivery attempt, and for no other message.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// A test message.
    pub fn of_test(user: &str, now: i64) -> WebhookMessage {
        let (id, user) = (format!("test-{now}"), user.to_owned());
        WebhookMessage { event: "test", id, user, table: None, sent: now }
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
