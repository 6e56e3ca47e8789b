//! `admin`: what operators can do, on a running server or directly in its database. The response is JSON.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use clap::builder::PossibleValuesParser;
use serde_json::Value;
use server::Settings;
use server::admin_client::{self, ClientError};
use server::host::Host;
use server::host::admin::{AdminAction, AdminRequest, Administrator};
use server::host::push::PushClient;
use server::host::webhook_client::WebhookClient;
use server::store::OpenErrorKind;

use super::serve::{GivenSettings, database_failure, read_file};
use crate::failure::{Failure, Outcome};

const MORE: &str = "\
.examples
  elgrande admin status  .status
  elgrande admin users [NAME]  .users
  elgrande admin user USER  .user
  elgrande admin tables [PHASE]  .tables
  elgrande admin table TABLE  .table
  elgrande admin bans  .bans
  elgrande admin reports  .reports
  elgrande admin audit  .audit
  elgrande admin ban-user | unban-user USER  .ban-user
  elgrande admin ban-network | unban-network RANGE  .ban-network
  elgrande admin mute-user | unmute-user USER  .mute-user
  elgrande admin delete-chat TABLE/ROOM/LINE  .delete-chat
  elgrande admin delete-table TABLE  .delete-table
  elgrande admin reset-password USER  .reset-password
  elgrande admin set-quota USER --quota NAME  .set-quota
  elgrande admin close-report REPORT  .close-report
  elgrande admin maintenance  .maintenance
  elgrande admin prune  .prune
  elgrande admin grant-admin | revoke-admin USER  .grant-admin

.more";

/// Options of `admin`.
#[derive(Args, Debug)]
#[command(after_help = MORE)]
pub struct Admin {
    #[arg(value_name = "ACTION", value_parser = PossibleValuesParser::new(AdminAction::WORDS))]
    action: String,
    #[arg(value_name = "TARGET")]
    target: Option<String>,
    #[arg(long, value_name = "TEXT")]
    reason: Option<String>,
    #[arg(long, value_name = "N")]
    hours: Option<u32>,
    #[arg(long, value_name = "NAME")]
    quota: Option<String>,
    #[arg(long, value_name = "N")]
    value: Option<u32>,
    #[arg(long, value_name = "TEXT")]
    notice: Option<String>,
    #[arg(long, value_name = "N")]
    skip: Option<u32>,
    #[arg(long, value_name = "URL", env = "ELGRANDE_SERVER")]
    server: Option<String>,
    #[arg(long, value_name = "TOKEN", env = "ELGRANDE_ADMIN_TOKEN", hide_env_values = true)]
    admin_token: Option<String>,
    #[arg(long, value_name = "URL", env = "ELGRANDE_DATABASE", hide_env_values = true)]
    database: Option<String>,
    #[arg(long, value_name = "FILE", env = "ELGRANDE_CONFIG")]
    config: Option<PathBuf>,
}

impl Admin {
    /// Sends the request to the server, or carries it out in the database.
    pub fn run(self, out: &mut impl Write) -> Outcome {
        let file = self.config.as_deref().map(read_file).transpose()?.unwrap_or_default();
        let given = GivenSettings::of_admin(self.database.clone(), self.admin_token.clone());
        let settings = given.or(file).settings()?;
        let request = self.request()?;
        let runtime = tokio::runtime::Runtime::new().map_err(Failure::new)?;
        let answer = runtime.block_on(async {
            match &self.server {
                Some(server) => at_server(server, settings.admin_token.as_deref(), &request).await,
                None => in_database(settings, &request).await,
            }
        })?;
        let text = serde_json::to_string_pretty(&answer).map_err(Failure::new)?;
        Ok(writeln!(out, "{text}")?)
    }

    fn request(&self) -> Outcome<AdminRequest> {
        let action = AdminAction::of(&self.action).ok_or_else(|| Failure::new("unknown action"))?;
        Ok(AdminRequest {
            action,
            target: self.target.clone(),
            hours: self.hours,
            quota: self.quota.clone(),
            value: self.value,
            notice: self.notice.clone(),
            skip: self.skip,
            reason: self.reason.clone(),
        })
    }
}

async fn at_server(server: &str, token: Option<&str>, request: &AdminRequest) -> Outcome<Value> {
    let token = token.ok_or_else(|| Failure::localized("command-error-admin-token", []))?;
    let url = ("url", server.to_owned().into());
    admin_client::send(server, token, request).await.map_err(|error| match error {
        ClientError::Unreachable(reason) => {
            Failure::localized("command-error-admin-server", [url, ("reason", reason.into())])
        }
        ClientError::Refused(message) => Failure::new(message),
    })
}

/// Opens the database without starting bots or other workers. PostgreSQL notifies running servers; SQLite has no other process.
async fn in_database(settings: Settings, request: &AdminRequest) -> Outcome<Value> {
    let settings = Settings { database: existing(settings.database), ..settings };
    let webhooks = WebhookClient::new(&settings).map_err(Failure::new)?;
    let push = PushClient::new(&settings).map_err(Failure::new)?;
    let (host, _bot_turns) = Host::open(settings, webhooks, push).await.map_err(|error| {
        let is_in_use = OpenErrorKind::of(&error) == OpenErrorKind::InUse;
        if is_in_use {
            Failure::localized("command-error-admin-in-use", [])
        } else {
            database_failure(&error)
        }
    })?;
    let answer = host.administer(&Administrator::Operator, request).await;
    host.store.close().await;
    answer.map_err(Failure::new)
}

/// The address of a database that is not created if it is missing: a wrong path is an error.
fn existing(database: String) -> String {
    let is_postgres = database.starts_with("postgres");
    if is_postgres || database.contains('?') { database } else { format!("{database}?mode=rw") }
}
