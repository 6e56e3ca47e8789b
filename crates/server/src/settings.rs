//! The settings of a server. Every default suits a single machine.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;

use bots::Level;

use crate::limits::Limits;
use crate::mail_settings::MailSettings;
use crate::origin::{Origin, OriginPattern};
use crate::push_key::PushKey;

/// The milliseconds after which an unused session expires: 180 days.
pub const DEFAULT_SESSION_MILLIS: i64 = 180 * 24 * 3_600_000;

/// The settings of a server.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The address to listen on; port 0 is any free port.
    pub listen: SocketAddr,
    /// The database: `sqlite://FILE` or `postgres://…`.
    pub database: String,
    /// The text of the default edition; the built-in one if none is set.
    pub edition: Option<String>,
    /// The certificate for HTTPS; plain HTTP if none is set.
    pub tls: Option<TlsFiles>,
    /// Whether clients connect by https; cookies are then marked `Secure` and browsers refuse http.
    pub is_secure: bool,
    /// The milliseconds after which a session expires if it is not used.
    pub session_millis: i64,
    /// Whether a trusted proxy writes the client's address to `X-Forwarded-For`.
    pub is_behind_proxy: bool,
    /// The number of bots that think at the same time.
    pub bot_threads: usize,
    /// The thinking time of a bot for one decision, in milliseconds.
    pub bot_millis: u64,
    /// The level of bots that stand in for people who left or ran out of time (D-20).
    pub stand_in: Level,
    /// The number of open connections; as many as file descriptors allow if 0.
    pub connections: usize,
    /// The average number of requests a client may make per second; unlimited if 0.
    pub requests_per_second: u32,
    /// The number of streams that may be open at once; unlimited if 0.
    pub streams: usize,
    /// With less free space on the disk of an SQLite database, in bytes, new tables, accounts, chat messages and
    /// reports are refused.
    pub min_free_space: u64,
    /// The capacity of the table cache.
    pub cached_tables: usize,
    /// The number of uploaded editions that open and running tables may use.
    pub editions: usize,
    /// The origins that webhooks may be sent to; no webhooks if empty.
    pub alert_origins: Vec<Origin>,
    /// The delay before an alert is sent, in milliseconds.
    pub alert_after_millis: i64,
    /// The delay before a failed alert is retried, in milliseconds; it doubles with each attempt.
    pub alert_retry_millis: i64,
    /// The delay before an alert is sent by email, in milliseconds.
    pub mail_alert_after_millis: i64,
    /// The push services of browsers; no Web Push if empty.
    pub push_origins: Vec<OriginPattern>,
    /// The key that push services know this server by; one in the database if none is set.
    pub push_key: Option<PushKey>,
    /// Whom the operator of a push service may contact: `mailto:…` or `https://…`.
    pub push_subject: Option<String>,
    /// The URL of this server, for links in alerts that leave the browser.
    pub public_url: Option<Origin>,
    /// Where email is sent to and from; none is sent without it.
    pub mail: Option<MailSettings>,
    /// How long unused data is kept.
    pub retention: Retention,
    /// The token of the admin API for operators; only users with the admin role may use it if none is set.
    pub admin_token: Option<String>,
    /// The token required for the metrics; they are public if none is set.
    pub metrics_token: Option<String>,
    /// What one person and one address may use.
    pub limits: Limits,
}

/// The push services of Chrome, Firefox, Safari and Edge.
pub fn push_services() -> Vec<OriginPattern> {
    const KNOWN: [&str; 4] = [
        "https://fcm.googleapis.com",
        "https://updates.push.services.mozilla.com",
        "https://*.push.apple.com",
        "https://*.notify.windows.com",
    ];
    KNOWN.map(|origin| origin.parse().expect("the known origins are valid")).to_vec()
}

/// The PEM files of a certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TlsFiles {
    /// The certificate, followed by those of its issuers.
    pub certificate: PathBuf,
    /// The private key.
    pub key: PathBuf,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            listen: SocketAddr::from(([127, 0, 0, 1], 8765)),
            database: "sqlite://elgrande.db".to_owned(),
            edition: None,
            tls: None,
            is_secure: false,
            session_millis: DEFAULT_SESSION_MILLIS,
            is_behind_proxy: false,
            bot_threads: 2,
            bot_millis: 300,
            stand_in: Level::Caballero,
            connections: 0,
            requests_per_second: 50,
            streams: 10_000,
            min_free_space: 256 << 20,
            cached_tables: 2000,
            editions: 64,
            alert_origins: Vec::new(),
            alert_after_millis: 10_000,
            alert_retry_millis: 30_000,
            mail_alert_after_millis: 600_000,
            push_origins: push_services(),
            push_key: None,
            push_subject: None,
            public_url: None,
            mail: None,
            retention: Retention::default(),
            admin_token: None,
            metrics_token: None,
            limits: Limits::default(),
        }
    }
}

/// After how many days unused data is deleted; never if 0.
#[derive(Clone, Copy, Debug)]
pub struct Retention {
    /// Tables that closed before a game started, by when they were created.
    pub closed_tables: u32,
    /// Guests who never took part in anything, by creation and last sign-in; and orphaned games, by their last action.
    pub guests: u32,
    /// Uploaded editions that no table uses, by their last use.
    pub editions: u32,
}

impl Default for Retention {
    fn default() -> Retention {
        Retention { closed_tables: 90, guests: 90, editions: 90 }
    }
}

/// The addresses that count as one client: an IPv6 client usually has a whole /64.
pub fn address_group(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        address @ IpAddr::V4(_) => address,
    }
}
