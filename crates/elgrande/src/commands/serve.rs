//! `serve`: the table server. Here is what can be set and from where; what it does is in its own crate.

use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use bots::Level;
use clap::Args;
use serde::Deserialize;
use server::alert::Origin;
use server::{Server, Settings};
use tracing_subscriber::EnvFilter;

use crate::failure::{Failure, Outcome};
use crate::input::Text;

const EXAMPLES: &str = "\
Every option can also be set by the environment, as ELGRANDE_ and its name, or in the file of --config
(TOML, bot_millis = 500). An option goes before the environment, the environment before the file.

Examples:
  elgrande serve                                         games are kept in elgrande.db
  elgrande serve --listen 0.0.0.0:80 --secure true       behind a proxy that speaks https
  elgrande serve --database postgres://me@localhost/games";

/// Serve tables: play live, by turns, alone or around one screen (also without a command)
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Serve {
    /// Settings in a file
    #[arg(long, value_name = "FILE", env = "ELGRANDE_CONFIG")]
    config: Option<PathBuf>,
    #[command(flatten)]
    given: Given,
}

/// What was set, here or in a file.
#[derive(Args, Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Given {
    /// Where to listen; port 0 is any free one [default: 127.0.0.1:8765]
    #[arg(long, value_name = "ADDRESS", env = "ELGRANDE_LISTEN")]
    listen: Option<SocketAddr>,
    /// Where games are kept: sqlite://FILE or postgres://… [default: sqlite://elgrande.db]
    #[arg(long, value_name = "URL", env = "ELGRANDE_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// It is reached by https: cookies say so [default: false]
    #[arg(long, value_name = "BOOL", env = "ELGRANDE_SECURE")]
    secure: Option<bool>,
    /// The caller's address is in X-Forwarded-For, written by a proxy of ours [default: false]
    #[arg(long, value_name = "BOOL", env = "ELGRANDE_BEHIND_PROXY")]
    behind_proxy: Option<bool>,
    /// How many bots think at the same time [default: 2]
    #[arg(long, value_name = "N", env = "ELGRANDE_THINKERS")]
    thinkers: Option<usize>,
    /// How long a bot thinks about one decision [default: 300]
    #[arg(long, value_name = "MILLIS", env = "ELGRANDE_BOT_MILLIS")]
    bot_millis: Option<u64>,
    /// Which bot plays for somebody who left [default: caballero]
    #[arg(long, value_name = "LEVEL", env = "ELGRANDE_STAND_IN")]
    stand_in: Option<String>,
    /// How many requests a caller may make in a second; 0 for any number [default: 50]
    #[arg(long, value_name = "N", env = "ELGRANDE_REQUESTS_PER_SECOND")]
    requests_per_second: Option<u32>,
    /// How many streams may be open at once; 0 for any number [default: 10000]
    #[arg(long, value_name = "N", env = "ELGRANDE_STREAMS")]
    streams: Option<usize>,
    /// How many games are kept in memory at most [default: 2000]
    #[arg(long, value_name = "N", env = "ELGRANDE_TABLES_AT_HAND")]
    tables_at_hand: Option<usize>,
    /// How many editions people may bring [default: 64]
    #[arg(long, value_name = "N", env = "ELGRANDE_EDITIONS")]
    editions: Option<usize>,
    /// Where turn alerts may be sent to, such as https://hooks.example.org, several with commas [default: nowhere]
    #[arg(long, value_name = "ORIGINS", env = "ELGRANDE_ALERT_ORIGINS", value_delimiter = ',')]
    alert_origins: Option<Vec<String>>,
    /// How long somebody has to answer before an alert is sent [default: 10]
    #[arg(long, value_name = "SECONDS", env = "ELGRANDE_ALERT_AFTER")]
    alert_after: Option<u32>,
    /// How long after a failed try an alert is tried again, twice as long after each [default: 30]
    #[arg(long, value_name = "SECONDS", env = "ELGRANDE_ALERT_RETRY")]
    alert_retry: Option<u32>,
    /// What a program must know to see /metrics [default: everybody sees them]
    #[arg(long, value_name = "TOKEN", env = "ELGRANDE_METRICS_TOKEN", hide_env_values = true)]
    metrics_token: Option<String>,
    /// What is logged on standard error, such as warn or server=debug [default: info]
    #[arg(long, value_name = "FILTER", env = "ELGRANDE_LOG")]
    log: Option<String>,
    /// Log lines of JSON [default: false]
    #[arg(long, value_name = "BOOL", env = "ELGRANDE_LOG_JSON")]
    log_json: Option<bool>,
}

impl Serve {
    /// Serves until it is told to stop.
    pub fn run(self, edition: Option<&Path>, out: &mut impl Write) -> Outcome {
        let file = self.config.as_deref().map(read_file).transpose()?.unwrap_or_default();
        let given = self.given.or(file);
        log(&given)?;
        let edition = edition.map(|path| Text::read(Some(path))).transpose()?;
        let settings = Settings { edition: edition.map(|text| text.text), ..given.settings()? };
        let runtime = tokio::runtime::Runtime::new().map_err(Failure::new)?;
        runtime.block_on(serve(settings, out))
    }
}

async fn serve(settings: Settings, out: &mut impl Write) -> Outcome {
    let server = Server::open(settings).await.map_err(Failure::new)?;
    let stop = told_to_stop().map_err(Failure::new)?;
    writeln!(out, "http://{}", server.address().map_err(Failure::new)?)?;
    out.flush()?;
    server.run(stop).await.map_err(Failure::new)
}

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
    toml::from_str(&text.text).map_err(|error| text.bad(error.message()))
}

fn log(given: &Given) -> Outcome {
    let filter = given.log.as_deref().unwrap_or("info");
    let filter =
        EnvFilter::try_new(filter).map_err(|error| Failure::new(format!("--log {filter}: {error}")))?;
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
            tables_at_hand: self.tables_at_hand.or(other.tables_at_hand),
            editions: self.editions.or(other.editions),
            alert_origins: self.alert_origins.or(other.alert_origins),
            alert_after: self.alert_after.or(other.alert_after),
            alert_retry: self.alert_retry.or(other.alert_retry),
            metrics_token: self.metrics_token.or(other.metrics_token),
            log: self.log.or(other.log),
            log_json: self.log_json.or(other.log_json),
        }
    }

    fn settings(self) -> Outcome<Settings> {
        let usual = Settings::default();
        let stand_in: Option<Level> =
            self.stand_in.as_deref().map(str::parse).transpose().map_err(Failure::new)?;
        Ok(Settings {
            listen: self.listen.unwrap_or(usual.listen),
            database: self.database.unwrap_or(usual.database),
            edition: None,
            is_secure: self.secure.unwrap_or(usual.is_secure),
            is_behind_proxy: self.behind_proxy.unwrap_or(usual.is_behind_proxy),
            thinkers: self.thinkers.unwrap_or(usual.thinkers),
            bot_millis: self.bot_millis.unwrap_or(usual.bot_millis),
            stand_in: stand_in.unwrap_or(usual.stand_in),
            requests_per_second: self.requests_per_second.unwrap_or(usual.requests_per_second),
            streams: self.streams.unwrap_or(usual.streams),
            tables_at_hand: self.tables_at_hand.unwrap_or(usual.tables_at_hand),
            editions: self.editions.unwrap_or(usual.editions),
            alert_origins: origins(self.alert_origins.as_deref().unwrap_or_default())?,
            alert_after_millis: self.alert_after.map_or(usual.alert_after_millis, millis),
            alert_retry_millis: self.alert_retry.map_or(usual.alert_retry_millis, millis),
            metrics_token: self.metrics_token.or(usual.metrics_token),
        })
    }
}

fn origins(texts: &[String]) -> Outcome<Vec<Origin>> {
    texts.iter().map(|text| text.parse().map_err(Failure::new)).collect()
}

fn millis(seconds: u32) -> i64 {
    i64::from(seconds) * 1000
}
