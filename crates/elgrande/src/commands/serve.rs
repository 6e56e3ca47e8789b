//! `serve`: the table server. Here is what can be set and from where; what it does is in its own crate.

use std::io::{ErrorKind, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use bots::Level;
use clap::Args;
use engine::Edition;
use engine::edition::misread;
use serde::Deserialize;
use server::alert::Origin;
use server::store::{StoreError, Trouble};
use server::{Failed, Server, Settings};
use tracing_subscriber::EnvFilter;

use crate::failure::{Failure, Outcome};
use crate::input::Text;

const MORE: &str = "\
.more

.examples
  elgrande serve  .plain
  elgrande serve --listen 0.0.0.0:80 --secure true  .proxy
  elgrande serve --database postgres://me@localhost/games";

/// What `serve` takes.
#[derive(Args, Debug)]
#[command(after_help = MORE)]
pub struct Serve {
    #[arg(long, value_name = "FILE", env = "ELGRANDE_CONFIG")]
    config: Option<PathBuf>,
    #[command(flatten)]
    given: Given,
}

/// What was set, here or in a file.
#[derive(Args, Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Given {
    #[arg(long, value_name = "ADDRESS", env = "ELGRANDE_LISTEN")]
    listen: Option<SocketAddr>,
    #[arg(long, value_name = "URL", env = "ELGRANDE_DATABASE", hide_env_values = true)]
    database: Option<String>,
    #[arg(long, value_name = "BOOL", env = "ELGRANDE_SECURE")]
    secure: Option<bool>,
    #[arg(long, value_name = "BOOL", env = "ELGRANDE_BEHIND_PROXY")]
    behind_proxy: Option<bool>,
    #[arg(long, value_name = "N", env = "ELGRANDE_THINKERS")]
    thinkers: Option<usize>,
    #[arg(long, value_name = "MILLIS", env = "ELGRANDE_BOT_MILLIS")]
    bot_millis: Option<u64>,
    #[arg(long, value_name = "LEVEL", env = "ELGRANDE_STAND_IN")]
    stand_in: Option<String>,
    #[arg(long, value_name = "N", env = "ELGRANDE_REQUESTS_PER_SECOND")]
    requests_per_second: Option<u32>,
    #[arg(long, value_name = "N", env = "ELGRANDE_STREAMS")]
    streams: Option<usize>,
    #[arg(long, value_name = "MB", env = "ELGRANDE_MIN_FREE_SPACE")]
    min_free_space: Option<u32>,
    #[arg(long, value_name = "N", env = "ELGRANDE_TABLES_AT_HAND")]
    tables_at_hand: Option<usize>,
    #[arg(long, value_name = "N", env = "ELGRANDE_EDITIONS")]
    editions: Option<usize>,
    #[arg(long, value_name = "ORIGINS", env = "ELGRANDE_ALERT_ORIGINS", value_delimiter = ',')]
    alert_origins: Option<Vec<String>>,
    #[arg(long, value_name = "SECONDS", env = "ELGRANDE_ALERT_AFTER")]
    alert_after: Option<u32>,
    #[arg(long, value_name = "SECONDS", env = "ELGRANDE_ALERT_RETRY")]
    alert_retry: Option<u32>,
    #[arg(long, value_name = "TOKEN", env = "ELGRANDE_METRICS_TOKEN", hide_env_values = true)]
    metrics_token: Option<String>,
    // Every command has it; here it is a setting too.
    #[arg(long, value_name = "FILE", env = "ELGRANDE_EDITION", display_order = 900)]
    edition: Option<PathBuf>,
    #[arg(long, value_name = "FILTER", env = "ELGRANDE_LOG")]
    log: Option<String>,
    #[arg(long, value_name = "BOOL", env = "ELGRANDE_LOG_JSON")]
    log_json: Option<bool>,
}

impl Serve {
    /// Serves until it is told to stop.
    pub fn run(self, out: &mut impl Write) -> Outcome {
        let file = self.config.as_deref().map(read_file).transpose()?.unwrap_or_default();
        let given = self.given.or(file);
        log(&given)?;
        let settings = given.settings()?;
        let runtime = tokio::runtime::Runtime::new().map_err(Failure::new)?;
        runtime.block_on(serve(settings, out))
    }
}

async fn serve(settings: Settings, out: &mut impl Write) -> Outcome {
    let listen = settings.listen;
    let server = Server::open(settings).await.map_err(|failed| unopened(listen, &failed))?;
    let stop = told_to_stop().map_err(Failure::new)?;
    writeln!(out, "http://{}", server.address().map_err(Failure::new)?)?;
    out.flush()?;
    server.run(stop).await.map_err(Failure::new)
}

/// Why it does not start.
fn unopened(listen: SocketAddr, failed: &Failed) -> Failure {
    let address = ("address", listen.to_string().into());
    match failed {
        Failed::Store(error) => no_database(error),
        Failed::Alerts(error) => {
            Failure::told("command-error-alerts", [("reason", error.to_string().into())])
        }
        Failed::Listen(error) if error.kind() == ErrorKind::AddrInUse => {
            Failure::told("command-error-address-taken", [address])
        }
        Failed::Listen(error) if NOT_OURS.contains(&error.kind()) => {
            Failure::told("command-error-address-closed", [address])
        }
        Failed::Listen(error) => {
            Failure::told("command-error-listen", [address, ("reason", error.to_string().into())])
        }
    }
}

/// Why the database does not open.
fn no_database(error: &StoreError) -> Failure {
    let key = match Trouble::of(error) {
        Trouble::File => "command-error-database-file",
        Trouble::NoDatabase => "command-error-database-other",
        Trouble::Refused => "command-error-database-closed",
        Trouble::Unknown => "command-error-database-unknown",
        Trouble::BadAddress => "command-error-database-address",
        Trouble::Away => "command-error-database-away",
        Trouble::Other => {
            return Failure::told("command-error-database", [("reason", error.to_string().into())]);
        }
    };
    Failure::told(key, [])
}

const NOT_OURS: [ErrorKind; 2] = [ErrorKind::PermissionDenied, ErrorKind::AddrNotAvailable];

/// Ctrl-C, or what a service manager sends.
/// Listens from now on, not only once it is waited for: whoever knows the address may tell us to stop.
#[cfg(unix)]
fn told_to_stop() -> std::io::Result<impl Future<Output = ()>> {
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
fn told_to_stop() -> std::io::Result<impl Future<Output = ()>> {
    Ok(async { drop(tokio::signal::ctrl_c().await) })
}

fn read_file(path: &Path) -> Outcome<Given> {
    let text = Text::read(Some(path))?;
    toml::from_str(&text.text).map_err(|error| text.bad(misread(&text.text, &error)))
}

fn log(given: &Given) -> Outcome {
    let filter = given.log.as_deref().unwrap_or("info");
    let unclear = |_| Failure::told("command-error-log", [("filter", filter.to_owned().into())]);
    let filter = EnvFilter::try_new(filter).map_err(unclear)?;
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let begun = if given.log_json == Some(true) { lines.json().try_init() } else { lines.try_init() };
    begun.map_err(Failure::new)
}

impl Given {
    /// This, and where nothing was set the other.
    fn or(self, other: Given) -> Given {
        Given {
            listen: self.listen.or(other.listen),
            database: self.database.or(other.database),
            secure: self.secure.or(other.secure),
            behind_proxy: self.behind_proxy.or(other.behind_proxy),
            thinkers: self.thinkers.or(other.thinkers),
            bot_millis: self.bot_millis.or(other.bot_millis),
            stand_in: self.stand_in.or(other.stand_in),
            requests_per_second: self.requests_per_second.or(other.requests_per_second),
            streams: self.streams.or(other.streams),
            min_free_space: self.min_free_space.or(other.min_free_space),
            tables_at_hand: self.tables_at_hand.or(other.tables_at_hand),
            editions: self.editions.or(other.editions),
            alert_origins: self.alert_origins.or(other.alert_origins),
            alert_after: self.alert_after.or(other.alert_after),
            alert_retry: self.alert_retry.or(other.alert_retry),
            metrics_token: self.metrics_token.or(other.metrics_token),
            edition: self.edition.or(other.edition),
            log: self.log.or(other.log),
            log_json: self.log_json.or(other.log_json),
        }
    }

    fn settings(self) -> Outcome<Settings> {
        let usual = Settings::default();
        let stand_in: Option<Level> = self.stand_in.as_deref().map(str::parse).transpose()?;
        Ok(Settings {
            listen: self.listen.unwrap_or(usual.listen),
            database: self.database.unwrap_or(usual.database),
            edition: self.edition.as_deref().map(figures).transpose()?,
            is_secure: self.secure.unwrap_or(usual.is_secure),
            is_behind_proxy: self.behind_proxy.unwrap_or(usual.is_behind_proxy),
            thinkers: self.thinkers.unwrap_or(usual.thinkers),
            bot_millis: self.bot_millis.unwrap_or(usual.bot_millis),
            stand_in: stand_in.unwrap_or(usual.stand_in),
            requests_per_second: self.requests_per_second.unwrap_or(usual.requests_per_second),
            streams: self.streams.unwrap_or(usual.streams),
            min_free_space: self.min_free_space.map_or(usual.min_free_space, megabytes),
            tables_at_hand: self.tables_at_hand.unwrap_or(usual.tables_at_hand),
            editions: self.editions.unwrap_or(usual.editions),
            alert_origins: origins(self.alert_origins.as_deref().unwrap_or_default())?,
            alert_after_millis: self.alert_after.map_or(usual.alert_after_millis, millis),
            alert_retry_millis: self.alert_retry.map_or(usual.alert_retry_millis, millis),
            metrics_token: self.metrics_token.or(usual.metrics_token),
        })
    }
}

/// The text of a file that is an edition.
fn figures(path: &Path) -> Outcome<String> {
    let text = Text::read(Some(path))?;
    Edition::load(&text.text).map_err(|error| text.bad(error))?;
    Ok(text.text)
}

fn origins(texts: &[String]) -> Outcome<Vec<Origin>> {
    let unclear = |text: &String| Failure::told("command-error-origin", [("origin", text.clone().into())]);
    texts.iter().map(|text| text.parse().map_err(|_| unclear(text))).collect()
}

fn megabytes(count: u32) -> u64 {
    u64::from(count) << 20
}

fn millis(seconds: u32) -> i64 {
    i64::from(seconds) * 1000
}
