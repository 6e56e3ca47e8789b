//! What an alert says, in the language of its receiver.

use super::table_text::{SEPARATOR, names, plain, progress};
use crate::messages::text;
use crate::store::AlertReason;
use crate::tables::Table;

/// The texts of an alert.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AlertText {
    /// One line.
    pub title: String,
    /// Whom and which game it concerns.
    pub body: String,
    /// The address of the page, without the host.
    pub path: String,
}

impl AlertText {
    /// The alert of a table for a user.
    pub fn of(reason: AlertReason, table: &Table, language: &str) -> AlertText {
        let title = match reason {
            AlertReason::Turn => plain(language, "alert-turn"),
            AlertReason::Invitation => text(language, "alert-invitation", [("name", owner(table))]),
            AlertReason::Result => plain(language, "alert-result"),
        };
        let mut parts = names(table, language);
        parts.extend(table.log.as_ref().map(|log| progress(table, log.game(), language)));
        AlertText { title, body: parts.join(SEPARATOR), path: format!("/table/{}", table.id) }
    }

    /// A message that was asked for.
    pub fn of_test(language: &str) -> AlertText {
        let (title, body) = (plain(language, "brand"), plain(language, "alert-test"));
        AlertText { title, body, path: "/mine".to_owned() }
    }
}

fn owner(table: &Table) -> String {
    let owner = table.people().into_iter().find(|person| person.id == table.owner);
    owner.map(|owner| owner.name.clone()).unwrap_or_default()
}
