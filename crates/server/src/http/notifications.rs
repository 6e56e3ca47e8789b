//! The caller's notifications: reasons, quiet hours, email, devices, muted tables.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use serde::{Deserialize, Serialize};

use super::caller::{Address, Member, SessionMember};
use super::extract::{Body, Id};
use super::rate_limit::RateLimits;
use crate::host::Host;
use crate::host::deliveries::{Channel, DeliveryError};
use crate::host::push::DeviceKeys;
use crate::host::quiet_hours::QuietHours;
use crate::refusal::{Code, Refusal};
use crate::secret;
use crate::store::{NotificationRow, PushSubscription, User};
use crate::time::now;

/// The longest address of a push service.
const MAX_ENDPOINT_LENGTH: usize = 1000;

/// The notification settings and devices of the caller.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "Notifications"))]
#[derive(Serialize)]
pub(super) struct NotificationsView {
    #[serde(flatten)]
    settings: NotificationSettings,
    devices: Vec<Device>,
    /// The key for subscriptions; none if this server sends no push messages.
    push_key: Option<String>,
    /// The confirmed email address, if this server sends email.
    address: Option<String>,
}

/// The settings of notifications.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NotificationSettings {
    /// Whether it is your turn.
    turn: bool,
    /// Whether you were seated at a rematch.
    invitation: bool,
    /// Whether a game of yours is over.
    result: bool,
    /// Whether email is sent, to the confirmed address.
    email: bool,
    /// When nothing is sent.
    quiet: Option<Quiet>,
    /// The language of email and webhooks.
    language: String,
}

/// Minutes of the local day.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "QuietHours"))]
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Quiet {
    from: u16,
    to: u16,
    /// The minutes by which local time is ahead of UTC.
    utc_offset: i16,
}

/// A device that receives push messages.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
pub(super) struct Device {
    id: String,
    /// The browser and the system.
    label: String,
    created: i64,
    /// The hash of its endpoint, by which a browser finds itself.
    endpoint: String,
}

/// A subscription as a browser gives it (`PushSubscription.toJSON()`), with the language of its notifications.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewDevice {
    endpoint: String,
    keys: NewDeviceKeys,
    language: String,
}

/// The keys of a subscription, in base64url.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewDeviceKeys {
    p256dh: String,
    auth: String,
}

/// The id of a new subscription.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
pub(super) struct NewDeviceId {
    id: String,
}

/// The outcome of a test.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
pub(super) struct NotificationTest {
    /// The number of devices and email addresses that accepted it.
    sent: usize,
    /// The number of those that did not.
    failed: usize,
}

/// Whether a table is muted.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Serialize)]
pub(super) struct Mute {
    muted: bool,
}

pub(super) async fn show(
    State(host): State<Arc<Host>>,
    SessionMember { user, .. }: SessionMember,
) -> Result<Json<NotificationsView>, Refusal> {
    view(&host, &user).await.map(Json)
}

pub(super) async fn set(
    State(host): State<Arc<Host>>,
    SessionMember { user, .. }: SessionMember,
    Body(settings): Body<NotificationSettings>,
) -> Result<Json<NotificationsView>, Refusal> {
    host.store.set_notification_settings(&user.id, &settings.into_row()?).await?;
    view(&host, &user).await.map(Json)
}

/// Adds this browser, or updates it. The subscription ends with the session.
pub(super) async fn subscribe(
    State(host): State<Arc<Host>>,
    SessionMember { user, credential }: SessionMember,
    Body(NewDevice { endpoint, keys, language }): Body<NewDevice>,
) -> Result<Json<NewDeviceId>, Refusal> {
    let is_allowed = endpoint.len() <= MAX_ENDPOINT_LENGTH && host.push.is_allowed(&endpoint);
    let refused = |why| Refusal::new(Code::BadRequest, why);
    if !is_allowed {
        return Err(refused("this server does not send messages to this push service"));
    }
    let device_keys = DeviceKeys::read(&keys.p256dh, &keys.auth);
    device_keys.filter(|keys| keys.encrypt(b"").is_ok()).ok_or_else(|| refused("the keys are not valid"))?;
    let session =
        host.store.credential_id(&credential.hash).await?.ok_or_else(super::caller::not_signed_in)?;
    let NewDeviceKeys { p256dh, auth } = keys;
    let (id, user_id, language) = (secret::id(), user.id, known_language(&language));
    let subscription =
        PushSubscription { id, user_id, session, endpoint, p256dh, auth, language, created: now() };
    let id = host.store.set_push_subscription(&subscription).await?;
    Ok(Json(NewDeviceId { id }))
}

pub(super) async fn unsubscribe(
    State(host): State<Arc<Host>>,
    SessionMember { user, .. }: SessionMember,
    Id(device): Id,
) -> Result<StatusCode, Refusal> {
    let is_deleted = host.store.delete_push_subscription(&user.id, &device).await?;
    if is_deleted { Ok(StatusCode::NO_CONTENT) } else { Err(Refusal::not_found("device")) }
}

/// Sends a test to all devices and, if that is on, by email.
pub(super) async fn test(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<RateLimits>>,
    Address(address): Address,
    SessionMember { user, .. }: SessionMember,
) -> Result<Json<NotificationTest>, Refusal> {
    limits.charge_as_guess(&user.id, address)?;
    let settings = host.store.notification_settings(&user.id).await?;
    let mut outcome = NotificationTest { sent: 0, failed: 0 };
    for channel in channels(&host, &user, &settings).await? {
        match host.deliver_test(&user, &channel, &settings).await {
            Ok(()) => outcome.sent += 1,
            Err(error) => {
                outcome.failed += 1;
                if let (DeliveryError::Gone, Channel::Push(device)) = (error, channel) {
                    host.store.delete_push_subscription(&user.id, &device.id).await?;
                }
            }
        }
    }
    Ok(Json(outcome))
}

pub(super) async fn show_mute(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Id(table): Id,
) -> Result<Json<Mute>, Refusal> {
    Ok(Json(Mute { muted: host.store.is_table_muted(&user.id, &table).await? }))
}

/// Mutes a table that exists.
pub(super) async fn mute(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Id(table): Id,
) -> Result<StatusCode, Refusal> {
    let table = host.cache.latest(&table).await?;
    host.store.mute_table(&user.id, &table.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn unmute(
    State(host): State<Arc<Host>>,
    Member(user): Member,
    Id(table): Id,
) -> Result<StatusCode, Refusal> {
    host.store.unmute_table(&user.id, &table).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// All devices, and email if it is on and can be sent.
async fn channels(host: &Host, user: &User, settings: &NotificationRow) -> Result<Vec<Channel>, Refusal> {
    let mut channels = Vec::new();
    for device in host.store.push_devices(&user.id).await? {
        channels.extend(host.store.push_subscription(&user.id, &device.id).await?.map(Channel::Push));
    }
    if settings.email != 0 {
        channels.extend(address(host, user).await?.map(Channel::Email));
    }
    Ok(channels)
}

async fn view(host: &Host, user: &User) -> Result<NotificationsView, Refusal> {
    let devices = host.store.push_devices(&user.id).await?.into_iter().map(|row| Device {
        id: row.id,
        label: row.label,
        created: row.created,
        endpoint: secret::hash(&row.endpoint),
    });
    Ok(NotificationsView {
        settings: NotificationSettings::of(host.store.notification_settings(&user.id).await?),
        devices: devices.collect(),
        push_key: host.push.public_key(),
        address: address(host, user).await?,
    })
}

/// The confirmed address, if this server sends email.
async fn address(host: &Host, user: &User) -> Result<Option<String>, Refusal> {
    let row = host.store.recovery(&user.id).await?;
    Ok(row.and_then(|row| row.email).filter(|_| host.mailer.is_some()))
}

/// The language, or English if there is no such language.
fn known_language(language: &str) -> String {
    let found = locales::LANGUAGES.iter().find(|known| **known == language);
    (*found.unwrap_or(&"en")).to_owned()
}

impl NotificationSettings {
    fn of(row: NotificationRow) -> NotificationSettings {
        let minute = |minute: i64| u16::try_from(minute).unwrap_or_default();
        let quiet = row.quiet_from.zip(row.quiet_to).map(|(from, to)| Quiet {
            from: minute(from),
            to: minute(to),
            utc_offset: i16::try_from(row.utc_offset).unwrap_or_default(),
        });
        NotificationSettings {
            turn: row.turn != 0,
            invitation: row.invitation != 0,
            result: row.result != 0,
            email: row.email != 0,
            quiet,
            language: row.language,
        }
    }

    /// Refused if the quiet hours are not times of a day.
    fn into_row(self) -> Result<NotificationRow, Refusal> {
        let is_valid = |quiet: Quiet| {
            QuietHours::new(quiet.from.into(), quiet.to.into(), quiet.utc_offset.into()).is_some()
        };
        if !self.quiet.is_none_or(is_valid) {
            let why = "quiet hours are minutes of a day, from 0 to 1439, and not the same";
            return Err(Refusal::new(Code::BadRequest, why));
        }
        Ok(NotificationRow {
            language: known_language(&self.language),
            turn: self.turn.into(),
            invitation: self.invitation.into(),
            result: self.result.into(),
            email: self.email.into(),
            quiet_from: self.quiet.map(|quiet| quiet.from.into()),
            quiet_to: self.quiet.map(|quiet| quiet.to.into()),
            utc_offset: self.quiet.map_or(0, |quiet| quiet.utc_offset.into()),
        })
    }
}
