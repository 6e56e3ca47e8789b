//! Changes of accounts that concern tables: renaming, passwords, deletion.

use std::sync::Arc;
use std::time::Duration;

use super::{Host, run_detached};
use crate::refusal::{Code, Refusal};
use crate::secret;
use crate::store::{NewPassword, User};
use crate::tables::{Phase, Table};
use crate::time::now;

/// How many times the deletion of an account tries to leave all tables.
const LEAVE_ATTEMPTS: usize = 10;
/// The delay after a failed attempt.
const RETRY_AFTER: Duration = Duration::from_secs(1);

impl Host {
    /// Renames a user and publishes it; false if the name is taken.
    pub async fn rename(self: &Arc<Host>, user: &User) -> Result<bool, Refusal> {
        let (host, user) = (Arc::clone(self), user.clone());
        run_detached(async move {
            let notifications = host.store.rename(&user.id, &user.name).await?;
            host.cache.drop_finished(&user.id);
            notifications.iter().flatten().for_each(|notification| host.hub.publish(notification));
            Ok(notifications.is_some())
        })
        .await
    }

    /// Sets the password and replaces all credentials by one new session; false if the name is taken.
    pub async fn set_password(self: &Arc<Host>, user: String, new: NewPassword) -> Result<bool, Refusal> {
        let host = Arc::clone(self);
        run_detached(async move { Ok(host.store.set_password(&user, &new).await?) }).await
    }

    /// Sets a new password with a recovery code, which is used up; false if it is wrong.
    pub async fn recover(
        self: &Arc<Host>,
        user: String,
        code: String,
        new: NewPassword,
    ) -> Result<bool, Refusal> {
        let host = Arc::clone(self);
        run_detached(async move { Ok(host.store.recover(&user, &secret::code_hash(&code), &new).await?) })
            .await
    }

    /// Deletes an account; bots take over its seats. Goes on if the client disconnects: nobody could sign in to repeat it.
    pub async fn delete_account(self: &Arc<Host>, user: String) -> Result<(), Refusal> {
        run_detached(delete_account(Arc::clone(self), user)).await
    }

    async fn delete_user(self: &Arc<Host>, id: &str) -> Result<(), Refusal> {
        let notifications = self.store.delete_user(id, self.settings.stand_in.word()).await?;
        notifications.iter().for_each(|notification| self.hub.publish(notification));
        Ok(())
    }

    /// Leaves every table of a user; false if there was none. A table that cannot be left does not keep the user at others.
    pub(super) async fn leave_all_tables(self: &Arc<Host>, user: &str) -> Result<bool, Refusal> {
        let (mut has_left, mut failed) = (false, None);
        for table in self.store.active_tables_of(user).await? {
            match self.leave_table(&table, user).await {
                Ok(left) => has_left |= left,
                // Nobody can play at an unreadable table.
                Err(refusal) if refusal.code == Code::Broken => {}
                Err(refusal) if refusal.code == Code::Unavailable => return Err(refusal),
                Err(refusal) => failed = Some(refusal),
            }
        }
        failed.map_or(Ok(has_left), Err)
    }

    /// Leaves a table; false if the user is not there.
    async fn leave_table(self: &Arc<Host>, table: &str, user: &str) -> Result<bool, Refusal> {
        if !is_at_table(&*self.cache.latest(table).await?, user) {
            return Ok(false);
        }
        let level = self.settings.stand_in;
        let hand_seats_to_bots = |table: &mut Table| {
            let own: Vec<_> =
                table.seats.iter().filter(|seat| seat.belongs_to(user)).map(|seat| seat.player).collect();
            own.into_iter().try_for_each(|player| table.hand_to_bot(player, level, now()))
        };
        let leave = |table: &mut Table| match table.phase {
            Phase::Open if table.owner == user || table.own_seat(user, None).is_ok() => {
                table.leave(user, now())
            }
            Phase::Playing => hand_seats_to_bots(table),
            Phase::Open | Phase::Over | Phase::Closed => Ok(()),
        };
        self.change(table, leave).await.map(|_| true)
    }
}

/// Revokes all credentials first. Requests that were authenticated before may still join tables, so leaving is repeated until
/// there is nothing to leave.
async fn delete_account(host: Arc<Host>, user: String) -> Result<(), Refusal> {
    host.store.revoke_all(&user).await?;
    for _ in 0..LEAVE_ATTEMPTS {
        match host.leave_all_tables(&user).await {
            Ok(true) => {}
            Ok(false) => break,
            Err(refusal) => {
                tracing::warn!(user, code = ?refusal.code, "cannot remove a deleted user from a table");
                tokio::time::sleep(RETRY_AFTER).await;
            }
        }
    }
    host.delete_user(&user).await?;
    tracing::info!(user, "a user was deleted");
    Ok(())
}

/// Whether the table may wait for this user.
fn is_at_table(table: &Table, user: &str) -> bool {
    let is_active = |person: &crate::tables::Person| person.id == user;
    let has_seat = table.seats.iter().any(|seat| seat.active_person().is_some_and(is_active));
    match table.phase {
        Phase::Open => has_seat || table.owner == user,
        Phase::Playing => has_seat,
        Phase::Over | Phase::Closed => false,
    }
}
