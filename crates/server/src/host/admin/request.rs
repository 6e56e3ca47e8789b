//! Requests to the admin API: an action and its arguments.

use serde::{Deserialize, Serialize};

use crate::refusal::{Code, Refusal};

/// The longest reason or notice, in characters.
const MAX_TEXT: usize = 500;

macro_rules! actions {
    ($($name:ident = $word:literal, $takes:expr;)*) => {
        /// What an admin can do.
        #[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[expect(missing_docs, reason = "docs/operating.md describes each")]
        pub enum AdminAction {
            $(#[serde(rename = $word)] $name,)*
        }

        impl AdminAction {
            /// All actions, as they are written.
            pub const WORDS: &'static [&'static str] = &[$($word),*];

            /// How it is written.
            pub fn word(self) -> &'static str {
                match self { $(AdminAction::$name => $word,)* }
            }

            /// The action with that word.
            pub fn of(word: &str) -> Option<AdminAction> {
                match word { $($word => Some(AdminAction::$name),)* _ => None }
            }

            /// The arguments it takes. One with `?` is optional; every change takes a reason.
            fn takes(self) -> &'static [&'static str] {
                match self { $(AdminAction::$name => &$takes,)* }
            }
        }
    };
}

actions! {
    Status = "status", [];
    Users = "users", ["target?", "skip?"];
    User = "user", ["target"];
    Tables = "tables", ["target?", "skip?"];
    Table = "table", ["target"];
    Bans = "bans", [];
    Reports = "reports", ["skip?"];
    Audit = "audit", ["skip?"];
    BanUser = "ban-user", ["target", "hours?", "reason"];
    UnbanUser = "unban-user", ["target", "reason"];
    BanNetwork = "ban-network", ["target", "hours?", "reason"];
    UnbanNetwork = "unban-network", ["target", "reason"];
    MuteUser = "mute-user", ["target", "hours?", "reason"];
    UnmuteUser = "unmute-user", ["target", "reason"];
    DeleteChat = "delete-chat", ["target", "reason"];
    DeleteTable = "delete-table", ["target", "reason"];
    ResetPassword = "reset-password", ["target", "reason"];
    SetQuota = "set-quota", ["target", "quota", "value?", "reason"];
    CloseReport = "close-report", ["target", "reason"];
    Maintenance = "maintenance", ["notice?", "reason"];
    Prune = "prune", ["reason"];
    GrantAdmin = "grant-admin", ["target", "reason"];
    RevokeAdmin = "revoke-admin", ["target", "reason"];
}

impl AdminAction {
    /// Whether it shows what only its owner or the people at a table may read otherwise.
    pub(super) fn is_private(self) -> bool {
        matches!(self, AdminAction::User | AdminAction::Table | AdminAction::Reports)
    }

    /// Whether only the operator may do it, who holds the admin token or the database.
    pub(super) fn is_for_operator(self) -> bool {
        matches!(self, AdminAction::GrantAdmin | AdminAction::RevokeAdmin)
    }
}

/// A request of an admin.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "docs/operating.md describes each")]
pub struct AdminRequest {
    pub action: AdminAction,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hours: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quota: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notice: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skip: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl AdminRequest {
    /// Refused unless it has exactly the arguments that its action takes.
    pub(super) fn require_arguments(&self) -> Result<(), Refusal> {
        let given = [
            ("target", self.target.is_some()),
            ("hours", self.hours.is_some()),
            ("quota", self.quota.is_some()),
            ("value", self.value.is_some()),
            ("notice", self.notice.is_some()),
            ("skip", self.skip.is_some()),
            ("reason", self.reason.is_some()),
        ];
        let (action, takes) = (self.action.word(), self.action.takes());
        for (name, is_given) in given {
            let is_optional = takes.iter().any(|taken| taken.strip_suffix('?') == Some(name));
            let is_required = takes.contains(&name);
            if is_given && !is_required && !is_optional {
                return Err(refused(format!("{action} does not take \"{name}\"")));
            }
            if is_required && !is_given {
                return Err(refused(format!("{action} needs \"{name}\"")));
            }
        }
        let texts = [("reason", &self.reason), ("notice", &self.notice), ("target", &self.target)];
        texts.into_iter().try_for_each(|(name, text)| require_length(name, text.as_deref()))
    }

    /// The target; empty if there is none.
    pub(super) fn target(&self) -> &str {
        self.target.as_deref().unwrap_or_default().trim()
    }
}

fn require_length(name: &str, text: Option<&str>) -> Result<(), Refusal> {
    match text.map(|text| text.trim().chars().count()) {
        None | Some(1..=MAX_TEXT) => Ok(()),
        Some(_) => Err(refused(format!("\"{name}\" must have 1 to {MAX_TEXT} characters"))),
    }
}

pub(super) fn refused(reason: String) -> Refusal {
    Refusal::new(Code::BadRequest, reason)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(json: &str, expected: Option<&str>) {
        let request: AdminRequest = serde_json::from_str(json).unwrap();
        let refusal = request.require_arguments().err().map(|refusal| refusal.to_string());
        assert_eq!(refusal.as_deref(), expected, "{json}");
    }

    #[test]
    fn a_request_has_exactly_the_arguments_of_its_action() {
        check(r#"{"action":"ban-user","target":"Anna","reason":"spam"}"#, None);
        check(r#"{"action":"ban-user","target":"Anna","hours":3,"reason":"spam"}"#, None);
        check(r#"{"action":"ban-user","reason":"spam"}"#, Some("ban-user needs \"target\""));
        check(r#"{"action":"ban-user","target":"Anna"}"#, Some("ban-user needs \"reason\""));
        check(r#"{"action":"status","target":"Anna"}"#, Some("status does not take \"target\""));
        let empty = r#"{"action":"ban-user","target":"Anna","reason":" "}"#;
        check(empty, Some("\"reason\" must have 1 to 500 characters"));
    }

    #[test]
    fn every_action_is_found_by_its_word() {
        for word in AdminAction::WORDS {
            assert_eq!(AdminAction::of(word).map(AdminAction::word), Some(*word));
        }
        assert_eq!(AdminAction::of("destroy"), None);
    }
}
