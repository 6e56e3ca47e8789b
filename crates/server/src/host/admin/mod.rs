//! What admins can do. Every change is stored together with its entry in the audit log; lookups of private data are
//! logged before they are answered.
//!
//! The HTTP API and the command `elgrande admin` both call it. The callers decide who may.

mod lookups; // what changes nothing
mod request;

use std::sync::Arc;

use serde_json::{Value, json};

use super::Host;
use crate::identity::names::lookup_keys;
use crate::identity::network::Network;
use crate::identity::passwords;
use crate::refusal::{Code, Refusal};
use crate::secret;
use crate::store::{AdminChange, AuditEntry, Restriction, Room, User};
use crate::time::now;

use request::refused;
pub use request::{AdminAction, AdminRequest};

/// Who acts as an admin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Administrator {
    /// Someone with the admin token or with access to the database.
    Operator,
    /// A user with the admin role.
    User(String),
}

/// The limits that can be set for one user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quota {
    /// Open and running tables that a user owns.
    Tables,
    /// API tokens.
    Tokens,
}

impl Quota {
    const ALL: [Quota; 2] = [Quota::Tables, Quota::Tokens];

    /// Its name in requests and in the store.
    pub fn word(self) -> &'static str {
        match self {
            Quota::Tables => "tables",
            Quota::Tokens => "tokens",
        }
    }
}

impl Administrator {
    fn word(&self) -> &str {
        match self {
            Administrator::Operator => "operator",
            Administrator::User(id) => id,
        }
    }
}

impl Host {
    /// The limit of a user: the one an admin has set, or else the server's.
    pub async fn quota(&self, user: &str, quota: Quota, default: usize) -> Result<usize, Refusal> {
        let set = self.store.quota(user, quota.word()).await?;
        Ok(set.map_or(default, |value| usize::try_from(value).unwrap_or(usize::MAX)))
    }

    /// Refused if an admin has limited the tables of a user and the user owns that many open and running ones.
    pub(super) async fn require_table_quota(&self, user: &str) -> Result<(), Refusal> {
        let most = self.quota(user, Quota::Tables, usize::MAX).await?;
        if most < usize::MAX && self.store.count_own_tables(user).await? >= most as i64 {
            let reason = format!("you may own at most {most} open or running tables; finish one first");
            return Err(Refusal::new(Code::Forbidden, reason));
        }
        Ok(())
    }

    /// Answers a request of an admin.
    pub async fn administer(
        self: &Arc<Host>,
        who: &Administrator,
        request: &AdminRequest,
    ) -> Result<Value, Refusal> {
        request.require_arguments()?;
        if request.action.is_for_operator() && *who != Administrator::Operator {
            return Err(Refusal::new(Code::Forbidden, "only the operator may do that"));
        }
        match self.look_up(request).await? {
            Some(found) => {
                self.log_lookup(who, request).await?;
                Ok(found)
            }
            None => self.change_as_admin(who, request).await,
        }
    }

    /// Logs a lookup of what only its owner or the people at a table may read otherwise.
    async fn log_lookup(&self, who: &Administrator, request: &AdminRequest) -> Result<(), Refusal> {
        if !request.action.is_private() {
            return Ok(());
        }
        let is_user = request.action == AdminAction::User;
        let target =
            if is_user { self.user_named(request.target()).await?.id } else { request.target().to_owned() };
        Ok(self.store.log_lookup(&audit_entry(who, request, target)).await?)
    }

    async fn change_as_admin(
        self: &Arc<Host>,
        who: &Administrator,
        request: &AdminRequest,
    ) -> Result<Value, Refusal> {
        let (target, user) = self.target(request).await?;
        if let (Some(user), Administrator::User(_)) = (&user, who) {
            self.require_no_admin(&user.id).await?;
        }
        let password = secret::id();
        let change = change(request, &target, &password).await?;
        let entry = audit_entry(who, request, target.clone());
        if !self.store.administer(&change, &entry).await? {
            return Err(Refusal::new(Code::NotFound, format!("nothing to change for \"{target}\"")));
        }
        self.moderation.refresh(&self.store).await?;
        tracing::info!(action = request.action.word(), actor = who.word(), "admin action carried out");
        self.follow_up(&change).await?;
        let mut answer = json!({ "done": true });
        if matches!(change, AdminChange::SetPassword { .. }) {
            answer["password"] = password.into();
        }
        if request.action == AdminAction::Prune {
            answer["pruned"] = json!(self.prune().await?);
        }
        Ok(answer)
    }

    /// The target as it is logged, and the user if it is one.
    async fn target(&self, request: &AdminRequest) -> Result<(String, Option<User>), Refusal> {
        use AdminAction::*;
        match request.action {
            BanUser | UnbanUser | MuteUser | UnmuteUser | ResetPassword | SetQuota | GrantAdmin
            | RevokeAdmin => {
                let user = self.user_named(request.target()).await?;
                Ok((user.id.clone(), Some(user)))
            }
            BanNetwork | UnbanNetwork => {
                let network: Network = request.target().parse().map_err(|_| bad_network())?;
                Ok((network.to_string(), None))
            }
            Status | Users | User | Tables | Table | Bans | Reports | Audit | DeleteChat | DeleteTable
            | CloseReport | Maintenance | Prune => Ok((request.target().to_owned(), None)),
        }
    }

    /// The user with that id, or the registered user with that name.
    pub(super) async fn user_named(&self, text: &str) -> Result<User, Refusal> {
        let by_id = if secret::is_id(text) { self.store.user(text).await? } else { None };
        let user = match by_id {
            Some(user) => Some(user),
            None => match lookup_keys(text) {
                Some(keys) => self.store.user_by_name(&keys).await?,
                None => None,
            },
        };
        user.ok_or_else(|| {
            Refusal::new(Code::NotFound, format!("there is no user with the id or name \"{text}\""))
        })
    }

    /// Admins cannot act against each other; the operator can.
    async fn require_no_admin(&self, user: &str) -> Result<(), Refusal> {
        if self.store.is_admin(user).await? {
            return Err(Refusal::new(
                Code::Forbidden,
                "this user is an admin; only the operator may do that",
            ));
        }
        Ok(())
    }

    /// What a stored change means for open connections and tables.
    async fn follow_up(self: &Arc<Host>, change: &AdminChange) -> Result<(), Refusal> {
        if let AdminChange::Restrict { user, kind: Restriction::Ban, .. } = change {
            self.store.revoke_all(user).await?;
            self.leave_all_tables(user).await?;
        }
        change.notification().iter().for_each(|notification| self.hub.publish(notification));
        Ok(())
    }
}

/// The change that a request means.
async fn change(request: &AdminRequest, target: &str, password: &str) -> Result<AdminChange, Refusal> {
    use AdminAction::*;
    let until = request.hours.map(|hours| now() + i64::from(hours) * 3_600_000);
    let name = || target.to_owned();
    Ok(match request.action {
        BanUser => AdminChange::Restrict { user: name(), kind: Restriction::Ban, until },
        UnbanUser => AdminChange::Lift { user: name(), kind: Restriction::Ban },
        MuteUser => AdminChange::Restrict { user: name(), kind: Restriction::Mute, until },
        UnmuteUser => AdminChange::Lift { user: name(), kind: Restriction::Mute },
        BanNetwork => AdminChange::BanNetwork { network: name(), until },
        UnbanNetwork => AdminChange::LiftNetwork { network: name() },
        DeleteChat => chat_line(target)?,
        DeleteTable => AdminChange::DeleteTable { table: name() },
        ResetPassword => {
            AdminChange::SetPassword { user: name(), hash: passwords::hash(password.to_owned()).await? }
        }
        SetQuota => quota_change(name(), request)?,
        CloseReport => AdminChange::CloseReport { report: name() },
        Maintenance => match &request.notice {
            Some(notice) => AdminChange::StartMaintenance { notice: notice.trim().to_owned() },
            None => AdminChange::EndMaintenance,
        },
        GrantAdmin => AdminChange::GrantAdmin { user: name() },
        RevokeAdmin => AdminChange::RevokeAdmin { user: name() },
        Prune | Status | Users | User | Tables | Table | Bans | Reports | Audit => AdminChange::LogOnly,
    })
}

/// The chat message that `TABLE/ROOM/LINE` names.
fn chat_line(target: &str) -> Result<AdminChange, Refusal> {
    let parts: Vec<&str> = target.split('/').collect();
    let read = || {
        let [table, room, line] = parts.as_slice() else { return None };
        let room = [Room::Players, Room::Spectators].into_iter().find(|known| known.word() == *room)?;
        Some(AdminChange::DeleteChat {
            table: (*table).to_owned(),
            room: room.word(),
            line: line.parse().ok()?,
        })
    };
    let expected = "a chat message is named TABLE/players/LINE or TABLE/watchers/LINE";
    read().ok_or_else(|| refused(expected.to_owned()))
}

fn quota_change(user: String, request: &AdminRequest) -> Result<AdminChange, Refusal> {
    let word = request.quota.as_deref().unwrap_or_default();
    let known = Quota::ALL.map(Quota::word);
    let unknown = || refused(format!("unknown quota \"{word}\"; expected one of {}", known.join(", ")));
    let name = known.into_iter().find(|known| *known == word).ok_or_else(unknown)?;
    Ok(match request.value {
        Some(value) => AdminChange::SetQuota { user, name, value: value.into() },
        None => AdminChange::RemoveQuota { user, name },
    })
}

fn audit_entry(who: &Administrator, request: &AdminRequest, target: String) -> AuditEntry {
    let hours = request.hours.map(|hours| format!("hours {hours}"));
    let quota = request.quota.as_ref().map(|quota| format!("quota {quota}"));
    let value = request.value.map(|value| format!("value {value}"));
    let notice = request.notice.as_ref().map(|notice| format!("notice {notice}"));
    AuditEntry {
        id: secret::id(),
        at: now(),
        actor: who.word().to_owned(),
        action: request.action.word().to_owned(),
        target,
        details: [hours, quota, value, notice].into_iter().flatten().collect::<Vec<_>>().join(", "),
        reason: request.reason.as_deref().unwrap_or_default().trim().to_owned(),
    }
}

fn bad_network() -> Refusal {
    refused(
        "expected an address or a range such as 192.0.2.0/24 or 2001:db8::/32 (IPv6: at most /64)".to_owned(),
    )
}
