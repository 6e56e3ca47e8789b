//! Requests of admins that change nothing.

use serde_json::{Value, json};

use super::{AdminAction, AdminRequest};
use crate::host::Host;
use crate::refusal::{Code, Refusal};
use crate::store::{RestrictionRow, Room};
use crate::time::now;

/// The number of rows in a list.
const PAGE: u32 = 100;

const PHASES: [&str; 5] = ["", "open", "playing", "over", "closed"];

impl Host {
    /// The answer to a lookup; `None` if the request is a change.
    pub(super) async fn look_up(&self, request: &AdminRequest) -> Result<Option<Value>, Refusal> {
        use AdminAction::*;
        let (target, skip) = (request.target(), request.skip.unwrap_or_default());
        Ok(Some(match request.action {
            Status => self.status(),
            Users => json!({ "users": self.store.find_users(target, skip, PAGE).await? }),
            User => self.inspect_user(target).await?,
            Tables => json!({ "tables": self.store.find_tables(phase(target)?, skip, PAGE).await? }),
            Table => self.inspect_table(target).await?,
            Bans => self.bans().await?,
            Reports => json!({ "reports": self.store.open_reports(skip, PAGE).await? }),
            Audit => json!({ "entries": self.store.audit(skip, PAGE).await? }),
            BanUser | UnbanUser | BanNetwork | UnbanNetwork | MuteUser | UnmuteUser | DeleteChat
            | DeleteTable | ResetPassword | SetQuota | CloseReport | Maintenance | Prune | GrantAdmin
            | RevokeAdmin => {
                return Ok(None);
            }
        }))
    }

    fn status(&self) -> Value {
        json!({
            "version": env!("CARGO_PKG_VERSION"),
            "maintenance": self.moderation.notice(),
            "streams": self.hub.streams(),
            "cached_tables": self.cache.len(),
            "bots_thinking": self.bot_pool.busy(),
        })
    }

    async fn inspect_user(&self, text: &str) -> Result<Value, Refusal> {
        let user = self.user_named(text).await?;
        let summary = self.store.user_summary(&user.id).await?;
        let restrictions = self.store.restrictions(now()).await?;
        let own: Vec<Value> =
            restrictions.iter().filter(|row| row.user_id == user.id).map(restriction).collect();
        Ok(json!({
            "user": summary,
            "admin": self.store.is_admin(&user.id).await?,
            "restrictions": own,
            "quotas": self.store.quotas(&user.id).await?,
            "tables": self.store.tables_of(&user.id, PAGE).await?,
        }))
    }

    /// A table with its seats and chat, but without the game: an admin may be a player of it.
    async fn inspect_table(&self, id: &str) -> Result<Value, Refusal> {
        let row = self.store.table(id).await?.ok_or_else(|| Refusal::not_found("table"))?;
        let seats = self.store.seats(id).await?;
        let seat = |seat: crate::store::SeatRow| json!({ "user": seat.user_id, "name": seat.name, "bot": seat.level });
        let mut chat = Vec::new();
        for room in [Room::Players, Room::Spectators] {
            chat.extend(self.store.last_chat(id, room).await?);
        }
        Ok(json!({
            "id": row.id, "owner": row.owner, "phase": row.phase, "created": row.created, "started": row.started,
            "ended": row.ended, "ply": row.ply, "listed": row.listed == 1,
            "seats": seats.into_iter().map(seat).collect::<Vec<_>>(),
            "chat": chat,
        }))
    }

    async fn bans(&self) -> Result<Value, Refusal> {
        let networks = self.store.network_bans(now()).await?;
        let networks = networks
            .into_iter()
            .map(|row| json!({ "network": row.network, "until": row.until, "since": row.since }));
        let users = self.store.restrictions(now()).await?;
        Ok(json!({
            "users": users.iter().map(restriction).collect::<Vec<_>>(),
            "networks": networks.collect::<Vec<_>>(),
        }))
    }
}

fn restriction(row: &RestrictionRow) -> Value {
    json!({ "user": row.user_id, "kind": row.kind, "until": row.until, "since": row.since })
}

fn phase(text: &str) -> Result<&str, Refusal> {
    let unknown = || format!("unknown phase \"{text}\"; expected open, playing, over or closed");
    let known = PHASES.contains(&text).then_some(text);
    known.ok_or_else(|| Refusal::new(Code::BadRequest, unknown()))
}
