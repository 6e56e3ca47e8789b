//! Where email is sent to and from.

use std::fmt;

use lettre::message::Mailbox;
use lettre::{AsyncSmtpTransport, Tokio1Executor};

/// The settings of email, valid once they exist.
#[derive(Clone)]
pub struct MailSettings {
    pub(crate) server: AsyncSmtpTransport<Tokio1Executor>,
    pub(crate) from: Mailbox,
}

/// Why email cannot be configured like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadMailSettings {
    /// The address of the server is not `smtps://USER:PASSWORD@HOST` or the like.
    Server,
    /// The sender is not an email address.
    Sender,
}

impl MailSettings {
    /// Reads the address of the server (`smtps://…`, or `smtp://…` with `?tls=required`) and the sender. The password in the
    /// address is percent-encoded.
    pub fn new(server: &str, from: &str) -> Result<MailSettings, BadMailSettings> {
        let server =
            AsyncSmtpTransport::<Tokio1Executor>::from_url(server).map_err(|_| BadMailSettings::Server)?;
        let server = server.timeout(Some(TIMEOUT)).build();
        Ok(MailSettings { server, from: from.parse().map_err(|_| BadMailSettings::Sender)? })
    }

    /// The address of the sender.
    pub fn sender(&self) -> String {
        self.from.email.to_string()
    }
}

/// The longest time for one step of sending.
const TIMEOUT: std::time::Duration = std::time::Duration::from_secs(20);

/// Without the server, whose address may contain a password.
impl fmt::Debug for MailSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MailSettings").field("from", &self.from).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrong_settings_are_refused_and_passwords_are_not_shown() {
        let settings =
            MailSettings::new("smtps://me:secret@mail.example.org", "El Grande <games@example.org>");
        assert!(!format!("{:?}", settings.unwrap()).contains("secret"));
        let refused = |server, from| MailSettings::new(server, from).map(|_| ()).unwrap_err();
        assert_eq!(refused("mail.example.org", "games@example.org"), BadMailSettings::Server);
        assert_eq!(refused("smtp://127.0.0.1:25", "nobody"), BadMailSettings::Sender);
    }
}
