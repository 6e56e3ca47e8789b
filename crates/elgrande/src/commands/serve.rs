//! `serve`: runs the server. This file reads its settings; the server is a crate of its own.

use std::io::{ErrorKind, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use bots::Level;
use clap::Args;
use engine::Edition;
use engine::edition::misread;
use serde::Deserialize;
use server::limits::Limits;
use server::mail_settings::{BadMailSettings, MailSettings};
use server::origin::{Origin, OriginPattern};
use server::push_key::PushKey;
use server::settings::{Retention, TlsFiles};
use server::store::{OpenErrorKind, StoreError};
use server::{Server, Settings, StartError};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

use crate::failure::{Failure, Outcome};
use crate::input::Text;

const MORE: &str = "\
.more

.examples
  elgrande serve  .plain
  elgrande serve --listen 0.0.0.0:80 --secure true  .proxy
  elgrande serve --database postgres://me@localhost/games";

/// Options of `serve`.
#[derive(Args, Debug)]
#[command(after_help = MORE)]
pub struct Serve {
    #[arg(long, value_name = "FILE", env = "ELGRANDE_CONFIG")]
    config: Option<PathBuf>,
    #[command(flatten)]
    given: GivenSettings,
}

/// Settings from the command line, the environment or a file.
#[derive(Args, Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct GivenSettings {
    /// The older name of `bot_threads`.
    #[arg(long, hide = true, env = "ELGRANDE_THINKERS")]
    thinkers: Option<usize>,
    /// The older name of `cached_tables`.
    #[arg(long, hide = true, env = "ELGRANDE_TABLES_AT_HAND")]
    tables_at_hand: Option<usize>,
    #[arg(long, value_name = "ADDRESS", env = "ELGRANDE_LISTEN")]
    listen: Option<SocketAddr>,
    #[arg(long, value_name = "URL", env = "ELGRANDE_DATABASE", hide_env_values = true)]
    database: Option<String>,
    #[arg(long, value_name = "FILE", env = "ELGRANDE_TLS_CERT")]
    tls_cert: Option<PathBuf>,
    #[arg(long, value_name = "FILE", env = "ELGRANDE_TLS_KEY")]
    tls_key: Option<PathBuf>,
    #[arg(long, value_name = "BOOL", env = "ELGRANDE_SECURE")]
    secure: Option<bool>,
    #[arg(long, value_name = "BOOL", env = "ELGRANDE_BEHIND_PROXY")]
    behind_proxy: Option<bool>,
    #[arg(long, value_name = "DAYS", env = "ELGRANDE_SESSION_DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    session_days: Option<u32>,
    #[arg(long, value_name = "N", env = "ELGRANDE_BOT_THREADS")]
    bot_threads: Option<usize>,
    #[arg(long, value_name = "MILLIS", env = "ELGRANDE_BOT_MILLIS")]
    bot_millis: Option<u64>,
    #[arg(long, value_name = "LEVEL", env = "ELGRANDE_STAND_IN")]
    stand_in: Option<String>,
    #[arg(long, value_name = "N", env = "ELGRANDE_CONNECTIONS")]
    connections: Option<usize>,
    #[arg(long, value_name = "N", env = "ELGRANDE_REQUESTS_PER_SECOND")]
    requests_per_second: Option<u32>,
    #[arg(long, value_name = "N", env = "ELGRANDE_STREAMS")]
    streams: Option<usize>,
    #[arg(long, value_name = "LIMITS", env = "ELGRANDE_LIMITS", value_delimiter = ',')]
    limits: Option<Vec<String>>,
    #[arg(long, value_name = "N", env = "ELGRANDE_MIN_FREE_SPACE")]
    min_free_space: Option<u32>,
    #[arg(long, value_name = "N", env = "ELGRANDE_CACHED_TABLES")]
    cached_tables: Option<usize>,
    #[arg(long, value_name = "N", env = "ELGRANDE_EDITIONS")]
    editions: Option<usize>,
    #[arg(long, value_name = "ORIGINS", env = "ELGRANDE_ALERT_ORIGINS", value_delimiter = ',')]
    alert_origins: Option<Vec<String>>,
    #[arg(long, value_name = "SECONDS", env = "ELGRANDE_ALERT_AFTER")]
    alert_after: Option<u32>,
    #[arg(long, value_name = "SECONDS", env = "ELGRANDE_ALERT_RETRY")]
    alert_retry: Option<u32>,
    #[arg(long, value_name = "SECONDS", env = "ELGRANDE_MAIL_ALERT_AFTER")]
    mail_alert_after: Option<u32>,
    #[arg(long, value_name = "ORIGINS", env = "ELGRANDE_PUSH_ORIGINS", value_delimiter = ',')]
    push_origins: Option<Vec<String>>,
    #[arg(long, value_name = "FILE", env = "ELGRANDE_PUSH_KEY")]
    push_key: Option<PathBuf>,
    #[arg(long, value_name = "URL", env = "ELGRANDE_PUSH_SUBJECT")]
    push_subject: Option<String>,
    #[arg(long, value_name = "URL", env = "ELGRANDE_PUBLIC_URL")]
    public_url: Option<String>,
    #[arg(long, value_name = "URL", env = "ELGRANDE_SMTP", hide_env_values = true)]
    smtp: Option<String>,
    #[arg(long, value_name = "ADDRESS", env = "ELGRANDE_MAIL_FROM")]
    mail_from: Option<String>,
    #[arg(long, value_name = "DAYS", env = "ELGRANDE_KEEP_CLOSED_TABLES")]
    keep_closed_tables: Option<u32>,
    #[arg(long, value_name = "DAYS", env = "ELGRANDE_KEEP_GUESTS")]
    keep_guests: Option<u32>,
    #[arg(long, value_name = "DAYS", env = "ELGRANDE_KEEP_EDITIONS")]
    keep_editions: Option<u32>,
    #[arg(long, value_name = "TOKEN", env = "ELGRANDE_ADMIN_TOKEN", hide_env_values = true)]
    admin_token: Option<String>,
    #[arg(long, value_name = "TOKEN", env = "ELGRANDE_METRICS_TOKEN", hide_env_values = true)]
    metrics_token: Option<String>,
    // A global option of all commands; here it is also a setting.
    #[arg(long, value_name = "FILE", env = "ELGRANDE_EDITION", display_order = 900)]
    edition: Option<PathBuf>,
    #[arg(long, value_name = "FILTER", env = "ELGRANDE_LOG")]
    log: Option<String>,
    #[arg(long, value_name = "BOOL", env = "ELGRANDE_LOG_JSON")]
    log_json: Option<bool>,
}

impl Serve {
    /// Runs the server until it gets a signal to stop.
    pub fn run(self, out: &mut impl Write) -> Outcome {
        let file = self.config.as_deref().map(read_file).transpose()?.unwrap_or_default();
        let given = self.given.or(file);
        init_logging(&given)?;
        let settings = given.settings()?;
        let runtime = tokio::runtime::Runtime::new().map_err(Failure::new)?;
        runtime.block_on(serve(settings, out))
    }
}

async fn serve(settings: Settings, out: &mut impl Write) -> Outcome {
    let listen = settings.listen;
    let server = Server::open(settings).await.map_err(|failed| start_failure(listen, &failed))?;
    let stop = stop_signal().map_err(Failure::new)?;
    writeln!(out, "{}", server.url().map_err(Failure::new)?)?;
    out.flush()?;
    server.run(stop).await.map_err(Failure::new)
}

/// Why the server does not start.
fn start_failure(listen: SocketAddr, failed: &StartError) -> Failure {
    let address = ("address", listen.to_string().into());
    match failed {
        StartError::Store(error) => database_failure(error),
        StartError::Webhooks(error) => {
            Failure::localized("command-error-alerts", [("reason", error.to_string().into())])
        }
        StartError::Tls(error) => {
            Failure::localized("command-error-tls", [("reason", error.to_string().into())])
        }
        StartError::Listen(error) if error.kind() == ErrorKind::AddrInUse => {
            Failure::localized("command-error-address-taken", [address])
        }
        StartError::Listen(error) if ADDRESS_REFUSED.contains(&error.kind()) => {
            Failure::localized("command-error-address-closed", [address])
        }
        StartError::Listen(error) => {
            Failure::localized("command-error-listen", [address, ("reason", error.to_string().into())])
        }
    }
}

/// Why the database does not open.
pub(super) fn database_failure(error: &StoreError) -> Failure {
    let reason = ("reason", error.to_string().into());
    let key = match OpenErrorKind::of(error) {
        OpenErrorKind::File => "command-error-database-file",
        OpenErrorKind::NotADatabase => "command-error-database-other",
        OpenErrorKind::AccessDenied => "command-error-database-closed",
        OpenErrorKind::NotFound => "command-error-database-unknown",
        OpenErrorKind::BadAddress => "command-error-database-address",
        OpenErrorKind::Unreachable => "command-error-database-away",
        OpenErrorKind::Tls => return Failure::localized("command-error-database-tls", [reason]),
        OpenErrorKind::InUse | OpenErrorKind::Other => {
            return Failure::localized("command-error-database", [reason]);
        }
    };
    Failure::localized(key, [])
}

const ADDRESS_REFUSED: [ErrorKind; 2] = [ErrorKind::PermissionDenied, ErrorKind::AddrNotAvailable];

/// Completes on SIGINT or SIGTERM.
/// The handlers are installed at once, because a signal may arrive as soon as the address is printed.
#[cfg(unix)]
fn stop_signal() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupted, mut terminated) =
        (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    })
}

#[cfg(not(unix))]
fn stop_signal() -> std::io::Result<impl Future<Output = ()>> {
    Ok(async { drop(tokio::signal::ctrl_c().await) })
}

pub(super) fn read_file(path: &Path) -> Outcome<GivenSettings> {
    let text = Text::read(Some(path))?;
    toml::from_str(&text.text).map_err(|error| text.bad(misread(&text.text, &error)))
}

fn init_logging(given: &GivenSettings) -> Outcome {
    let filter = given.log.as_deref().unwrap_or("info");
    let invalid = |_| Failure::localized("command-error-log", [("filter", filter.to_owned().into())]);
    let filter: Targets = filter.parse().map_err(invalid)?;
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let lines = if given.log_json == Some(true) { lines.json().boxed() } else { lines.boxed() };
    tracing_subscriber::registry().with(lines.with_filter(filter)).try_init().map_err(Failure::new)
}

impl GivenSettings {
    /// What `elgrande admin` is given.
    pub(super) fn of_admin(database: Option<String>, admin_token: Option<String>) -> GivenSettings {
        GivenSettings { database, admin_token, ..GivenSettings::default() }
    }

    /// These settings; the other ones where a value is missing.
    pub(super) fn or(self, other: GivenSettings) -> GivenSettings {
        GivenSettings {
            listen: self.listen.or(other.listen),
            database: self.database.or(other.database),
            tls_cert: self.tls_cert.or(other.tls_cert),
            tls_key: self.tls_key.or(other.tls_key),
            secure: self.secure.or(other.secure),
            behind_proxy: self.behind_proxy.or(other.behind_proxy),
            session_days: self.session_days.or(other.session_days),
            bot_threads: self.bot_threads.or(self.thinkers).or(other.bot_threads).or(other.thinkers),
            thinkers: None,
            bot_millis: self.bot_millis.or(other.bot_millis),
            stand_in: self.stand_in.or(other.stand_in),
            connections: self.connections.or(other.connections),
            requests_per_second: self.requests_per_second.or(other.requests_per_second),
            streams: self.streams.or(other.streams),
            limits: Some([other.limits, self.limits].into_iter().flatten().flatten().collect()),
            min_free_space: self.min_free_space.or(other.min_free_space),
            cached_tables: self
                .cached_tables
                .or(self.tables_at_hand)
                .or(other.cached_tables)
                .or(other.tables_at_hand),
            tables_at_hand: None,
            editions: self.editions.or(other.editions),
            alert_origins: self.alert_origins.or(other.alert_origins),
            alert_after: self.alert_after.or(other.alert_after),
            alert_retry: self.alert_retry.or(other.alert_retry),
            mail_alert_after: self.mail_alert_after.or(other.mail_alert_after),
            push_origins: self.push_origins.or(other.push_origins),
            push_key: self.push_key.or(other.push_key),
            push_subject: self.push_subject.or(other.push_subject),
            public_url: self.public_url.or(other.public_url),
            smtp: self.smtp.or(other.smtp),
            mail_from: self.mail_from.or(other.mail_from),
            keep_closed_tables: self.keep_closed_tables.or(other.keep_closed_tables),
            keep_guests: self.keep_guests.or(other.keep_guests),
            keep_editions: self.keep_editions.or(other.keep_editions),
            admin_token: self.admin_token.or(other.admin_token),
            metrics_token: self.metrics_token.or(other.metrics_token),
            edition: self.edition.or(other.edition),
            log: self.log.or(other.log),
            log_json: self.log_json.or(other.log_json),
        }
    }

    pub(super) fn settings(self) -> Outcome<Settings> {
        let defaults = Settings::default();
        let stand_in: Option<Level> = self.stand_in.as_deref().map(str::parse).transpose()?;
        let tls = tls_files(self.tls_cert, self.tls_key)?;
        let mail = mail(self.smtp.as_deref(), self.mail_from.as_deref())?;
        Ok(Settings {
            listen: self.listen.unwrap_or(defaults.listen),
            database: self.database.unwrap_or(defaults.database),
            edition: self.edition.as_deref().map(edition_text).transpose()?,
            is_secure: self.secure.unwrap_or(tls.is_some()),
            tls,
            session_millis: self.session_days.map_or(defaults.session_millis, days),
            is_behind_proxy: self.behind_proxy.unwrap_or(defaults.is_behind_proxy),
            bot_threads: self.bot_threads.unwrap_or(defaults.bot_threads),
            bot_millis: self.bot_millis.unwrap_or(defaults.bot_millis),
            stand_in: stand_in.unwrap_or(defaults.stand_in),
            connections: self.connections.unwrap_or(defaults.connections),
            requests_per_second: self.requests_per_second.unwrap_or(defaults.requests_per_second),
            streams: self.streams.unwrap_or(defaults.streams),
            min_free_space: self.min_free_space.map_or(defaults.min_free_space, megabytes),
            cached_tables: self.cached_tables.unwrap_or(defaults.cached_tables),
            editions: self.editions.unwrap_or(defaults.editions),
            alert_origins: origins(self.alert_origins.as_deref().unwrap_or_default())?,
            alert_after_millis: self.alert_after.map_or(defaults.alert_after_millis, millis),
            alert_retry_millis: self.alert_retry.map_or(defaults.alert_retry_millis, millis),
            mail_alert_after_millis: self.mail_alert_after.map_or(defaults.mail_alert_after_millis, millis),
            push_origins: self
                .push_origins
                .map_or(Ok(defaults.push_origins), |texts| push_origins(&texts))?,
            push_key: self.push_key.as_deref().map(push_key).transpose()?,
            push_subject: push_subject(self.push_subject, mail.as_ref())?,
            public_url: self.public_url.as_deref().map(public_url).transpose()?,
            mail,
            retention: Retention {
                closed_tables: self.keep_closed_tables.unwrap_or(defaults.retention.closed_tables),
                guests: self.keep_guests.unwrap_or(defaults.retention.guests),
                editions: self.keep_editions.unwrap_or(defaults.retention.editions),
            },
            admin_token: self.admin_token.or(defaults.admin_token),
            metrics_token: self.metrics_token.or(defaults.metrics_token),
            limits: limits(defaults.limits, self.limits.as_deref().unwrap_or_default())?,
        })
    }
}

/// Both files, or none.
fn tls_files(certificate: Option<PathBuf>, key: Option<PathBuf>) -> Outcome<Option<TlsFiles>> {
    match (certificate, key) {
        (None, None) => Ok(None),
        (Some(certificate), Some(key)) => Ok(Some(TlsFiles { certificate, key })),
        (Some(_), None) | (None, Some(_)) => Err(Failure::localized("command-error-tls-pair", [])),
    }
}

/// The text of an edition file, checked.
fn edition_text(path: &Path) -> Outcome<String> {
    let text = Text::read(Some(path))?;
    Edition::load(&text.text).map_err(|error| text.bad(error))?;
    Ok(text.text)
}

fn origins(texts: &[String]) -> Outcome<Vec<Origin>> {
    let invalid =
        |text: &String| Failure::localized("command-error-origin", [("origin", text.clone().into())]);
    texts.iter().map(|text| text.parse().map_err(|_| invalid(text))).collect()
}

/// The push services; `none` for no Web Push.
fn push_origins(texts: &[String]) -> Outcome<Vec<OriginPattern>> {
    let invalid =
        |text: &String| Failure::localized("command-error-push-origin", [("origin", text.clone().into())]);
    let texts = texts.iter().filter(|text| text.trim() != "none");
    texts.map(|text| text.parse().map_err(|_| invalid(text))).collect()
}

fn push_key(path: &Path) -> Outcome<PushKey> {
    let text = Text::read(Some(path))?;
    let file = path.display().to_string();
    let invalid = |_| Failure::localized("command-error-push-key", [("file", file.into())]);
    PushKey::of_pem(&text.text).map_err(invalid)
}

/// The sender of email unless one is given.
fn push_subject(given: Option<String>, mail: Option<&MailSettings>) -> Outcome<Option<String>> {
    let Some(subject) = given else { return Ok(mail.map(|mail| format!("mailto:{}", mail.sender()))) };
    let is_contact = ["mailto:", "https://"].iter().any(|scheme| subject.starts_with(scheme));
    let invalid = || Failure::localized("command-error-push-subject", [("subject", subject.clone().into())]);
    if is_contact { Ok(Some(subject)) } else { Err(invalid()) }
}

fn public_url(text: &str) -> Outcome<Origin> {
    let invalid = |_| Failure::localized("command-error-public-url", [("url", text.to_owned().into())]);
    text.parse().map_err(invalid)
}

/// The settings of email; both are needed or none.
fn mail(server: Option<&str>, from: Option<&str>) -> Outcome<Option<MailSettings>> {
    let (server, from) = match (server, from) {
        (None, None) => return Ok(None),
        (server, from) => (server.unwrap_or_default(), from.unwrap_or_default()),
    };
    // The address of the server is not repeated, because it may contain a password.
    let failure = |error| match error {
        BadMailSettings::Server => Failure::localized("command-error-smtp", []),
        BadMailSettings::Sender => {
            Failure::localized("command-error-mail-from", [("address", from.to_owned().into())])
        }
    };
    MailSettings::new(server, from).map(Some).map_err(failure)
}

fn days(count: u32) -> i64 {
    i64::from(count.max(1)) * 24 * 3_600_000
}

/// The limits with these changes, such as `streams=10`; `none` removes all. A later one overrides an earlier one.
fn limits(mut limits: Limits, changes: &[String]) -> Outcome<Limits> {
    for change in changes {
        if change.trim() == "none" {
            limits = Limits::none();
            continue;
        }
        let (name, number) = change.split_once('=').unwrap_or_default();
        let number = number.trim().parse().ok();
        number.and_then(|number| limits.set(&name.trim().replace('-', "_"), number)).ok_or_else(|| {
            let known = Limits::NAMES.join(", ");
            Failure::localized(
                "command-error-limit",
                [("limit", change.clone().into()), ("known", known.into())],
            )
        })?;
    }
    Ok(limits)
}

fn megabytes(count: u32) -> u64 {
    u64::from(count) << 20
}

fn millis(seconds: u32) -> i64 {
    i64::from(seconds) * 1000
}
