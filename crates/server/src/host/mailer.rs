//! Sends email by SMTP. It knows addresses and texts, and neither accounts nor tables.

use std::sync::Arc;

use fluent_bundle::FluentArgs;
use lettre::message::Mailbox;
use lettre::message::header::ContentType;
use lettre::{AsyncTransport, Message};

use super::Host;
use super::alert_text::AlertText;
use crate::mail_settings::MailSettings;
use crate::messages::messages;
use crate::refusal::{Code, Refusal};
use crate::store::MailPurpose;

/// The sender of email.
#[derive(Clone, Debug)]
pub struct Mailer(MailSettings);

/// What an email says.
#[derive(Clone, Debug)]
pub struct MailText {
    /// What its code is for.
    pub purpose: MailPurpose,
    /// The name of the account.
    pub name: String,
    /// The code.
    pub code: String,
}

impl Mailer {
    /// A sender with these settings. It connects when it sends.
    pub fn new(settings: &MailSettings) -> Mailer {
        Mailer(settings.clone())
    }

    /// The address in its usual form; refused if it is not one.
    pub fn validated(&self, email: &str) -> Result<String, Refusal> {
        let address = email.trim().parse::<lettre::Address>().ok().filter(|_| email.len() <= 254);
        address.map(|address| address.to_string()).ok_or_else(|| {
            Refusal::new(Code::BadEmail, "this is not an email address; it must look like name@example.org")
        })
    }

    async fn send(&self, to: &str, language: &str, text: &MailText) -> Result<(), String> {
        let (subject, body) = text.localized(language).ok_or("a message is missing")?;
        self.deliver(to, subject, body).await
    }

    /// Sends the alert to a confirmed address.
    pub async fn send_alert(&self, to: &str, language: &str, mail: &AlertMail<'_>) -> Result<(), String> {
        let (subject, body) = mail.localized(language).ok_or("a message is missing")?;
        self.deliver(to, subject, body).await
    }

    async fn deliver(&self, to: &str, subject: String, body: String) -> Result<(), String> {
        let to: Mailbox = to.parse().map_err(|_| "the address cannot be read")?;
        let message = Message::builder().from(self.0.from.clone()).to(to).subject(subject);
        let message =
            message.header(ContentType::TEXT_PLAIN).body(body).map_err(|error| error.to_string())?;
        self.0.server.send(message).await.map(|_| ()).map_err(|error| error.to_string())
    }
}

/// An alert as an email.
#[derive(Clone, Copy, Debug)]
pub struct AlertMail<'a> {
    /// The name of the account.
    pub name: &'a str,
    /// What it says.
    pub text: &'a AlertText,
    /// The URL of its page, if the URL of this server is known.
    pub link: Option<&'a str>,
}

impl AlertMail<'_> {
    fn localized(&self, language: &str) -> Option<(String, String)> {
        let values = [
            ("name", self.name),
            ("title", &self.text.title),
            ("text", &self.text.body),
            ("link", self.link.unwrap_or_default()),
        ];
        let key = if self.link.is_some() { "mail-alert-link" } else { "mail-alert" };
        localized(language, key, &values)
    }
}

impl MailText {
    /// Subject and body in that language, or else in English.
    fn localized(&self, language: &str) -> Option<(String, String)> {
        let key = match self.purpose {
            MailPurpose::Confirm => "mail-confirm",
            MailPurpose::Recover => "mail-recover",
        };
        localized(language, key, &[("name", &self.name), ("code", &self.code)])
    }
}

/// Subject and body of a message.
fn localized(language: &str, key: &str, values: &[(&str, &str)]) -> Option<(String, String)> {
    let messages = messages(language);
    let message = messages.get_message(key)?;
    let args = FluentArgs::from_iter(values.iter().copied());
    let text = |pattern| messages.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned();
    Some((text(message.get_attribute("subject")?.value()), text(message.value()?)))
}

impl Host {
    /// The sender of email; refused if SMTP is not configured.
    pub fn require_mailer(&self) -> Result<&Mailer, Refusal> {
        let refused = || Refusal::new(Code::NoMail, "this server sends no email; use your recovery code");
        self.mailer.as_ref().ok_or_else(refused)
    }

    /// Sends an email in the background; a failure is only logged, because the response must not depend on it.
    pub fn send_mail(self: &Arc<Host>, to: String, language: String, text: MailText) {
        let host = Arc::clone(self);
        tokio::spawn(async move {
            let Some(mailer) = &host.mailer else { return };
            match mailer.send(&to, &language, &text).await {
                Ok(()) => tracing::info!(purpose = ?text.purpose, "an email was sent"),
                Err(error) => tracing::error!(error, "an email could not be sent"),
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_alert_says_what_and_where_in_every_language() {
        let text = AlertText { title: "Title".into(), body: "Anna · Bert".into(), path: "/table/x".into() };
        for language in locales::LANGUAGES {
            for link in [None, Some("https://play.example.org/table/x")] {
                let mail = AlertMail { name: "Anna", text: &text, link };
                let (subject, body) = mail.localized(language).unwrap();
                assert_eq!(subject, "Title");
                for part in ["Title", "Anna · Bert", link.unwrap_or_default()] {
                    assert!(body.contains(part), "{language}: {body}");
                }
            }
        }
    }

    #[test]
    fn every_language_has_the_texts_with_name_and_code() {
        for purpose in [MailPurpose::Confirm, MailPurpose::Recover] {
            let text = MailText { purpose, name: "Anna".into(), code: "abcde-fghij".into() };
            let english = text.localized("??").unwrap();
            for language in locales::LANGUAGES {
                let (subject, body) = text.localized(language).unwrap();
                assert!(
                    !subject.is_empty() && body.contains("Anna") && body.contains("abcde-fghij"),
                    "{language}"
                );
                assert_eq!(body == english.1, *language == "en", "{language}");
            }
        }
    }
}
