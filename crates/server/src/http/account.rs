//! Who you are: a guest with a name, or somebody whose password keeps it.

use std::sync::Arc;
use std::time::Duration;

use argon2::Argon2;
use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse};
use axum::{Extension, Json};
use serde::{Deserialize, Serialize};
use tokio::sync::Semaphore;

use super::body::{Body, is_unseen, password, password_if_any};
use super::caller::{Address, Member, cookie, pass};
use super::limit::Limits;
use crate::host::{Host, to_the_end};
use crate::moment::now;
use crate::refusal::{Code, Refusal};
use crate::secret;
use crate::store::{Pass, PassKind, User, name_key};
use crate::table::{Phase, Table};

/// How often it is tried to leave all tables when somebody is deleted.
const FAREWELLS: usize = 10;
/// How long it is waited where that fails.
const PAUSE: Duration = Duration::from_secs(1);

#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Named {
    name: String,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SignIn {
    name: String,
    #[serde(deserialize_with = "password")]
    password: String,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewPassword {
    #[serde(default, deserialize_with = "password_if_any")]
    #[cfg_attr(feature = "types", ts(optional))]
    old: Option<String>,
    #[serde(deserialize_with = "password")]
    new: String,
}

#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Farewell {
    #[serde(default, deserialize_with = "password_if_any")]
    #[cfg_attr(feature = "types", ts(optional))]
    password: Option<String>,
}

/// What somebody is told of themselves.
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[derive(Serialize)]
pub(super) struct Me {
    id: String,
    name: String,
    guest: bool,
    created: i64,
}

impl From<User> for Me {
    fn from(user: User) -> Me {
        Me { id: user.id, name: user.name, guest: user.password.is_none(), created: user.created }
    }
}

/// A guest comes with a name.
pub(super) async fn arrive(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<Limits>>,
    Address(address): Address,
    Body(Named { name }): Body<Named>,
) -> Result<impl IntoResponse, Refusal> {
    limits.made(address)?;
    host.must_have_space()?;
    let name = checked_name(&name)?;
    if host.store.user_named(&name_key(&name)).await?.is_some() {
        return Err(name_taken());
    }
    let user = User { id: secret::id(), name, password: None, created: now() };
    host.store.add_user(&user).await?;
    let set = give_cookie(&host, &user).await?;
    Ok((StatusCode::CREATED, set, Json(Me::from(user))))
}

/// Everybody at their tables is told, so it costs as much as making something.
pub(super) async fn rename(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<Limits>>,
    Address(address): Address,
    Member(mut user): Member,
    Body(Named { name }): Body<Named>,
) -> Result<Json<Me>, Refusal> {
    let name = checked_name(&name)?;
    if name == user.name {
        return Ok(Json(user.into()));
    }
    limits.made(address)?;
    user.name = name;
    if host.rename(&user, name_key(&user.name)).await? { Ok(Json(user.into())) } else { Err(name_taken()) }
}

/// Sets the password, or another one: from then on the name is theirs. Whoever else is signed in as them is not any more.
pub(super) async fn set_password(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<Limits>>,
    Address(address): Address,
    Member(mut user): Member,
    Body(body): Body<NewPassword>,
) -> Result<impl IntoResponse, Refusal> {
    limits.guess(address)?;
    must_know(&user, body.old).await?;
    if !(8..=200).contains(&body.new.chars().count()) {
        return Err(Refusal::new(Code::BadPassword, "a password has 8 to 200 letters"));
    }
    let password = hashed(body.new).await?;
    let (token, pass) = new_pass();
    if !host.set_password(user.id.clone(), password.clone(), pass, secret::hash(&token)).await? {
        return Err(name_taken());
    }
    user.password = Some(password);
    Ok((set_cookie(&host, &token), Json(Me::from(user))))
}

pub(super) async fn sign_in(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<Limits>>,
    Address(address): Address,
    Body(body): Body<SignIn>,
) -> Result<impl IntoResponse, Refusal> {
    limits.guess(address)?;
    let user = match checked_name(&body.name) {
        Ok(name) => host.store.user_named(&name_key(&name)).await?,
        Err(_) => None,
    };
    let kept = user.as_ref().and_then(|user| user.password.clone());
    let is_right = verified(body.password, kept).await?;
    let user = user.filter(|_| is_right).ok_or_else(wrong_password)?;
    Ok((give_cookie(&host, &user).await?, Json(Me::from(user))))
}

pub(super) async fn sign_out(
    State(host): State<Arc<Host>>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Refusal> {
    if let Some((_, token)) = pass(&headers) {
        host.store.revoke(&secret::hash(token)).await?;
    }
    Ok((StatusCode::NO_CONTENT, set_cookie(&host, "")))
}

/// Signs out everywhere: every cookie and every token ends.
pub(super) async fn sign_out_everywhere(
    State(host): State<Arc<Host>>,
    Member(user): Member,
) -> Result<impl IntoResponse, Refusal> {
    host.store.revoke_all(&user.id).await?;
    Ok((StatusCode::NO_CONTENT, set_cookie(&host, "")))
}

/// Forgets somebody. Bots play on in their seats.
pub(super) async fn delete(
    State(host): State<Arc<Host>>,
    Extension(limits): Extension<Arc<Limits>>,
    Address(address): Address,
    Member(user): Member,
    Body(body): Body<Farewell>,
) -> Result<impl IntoResponse, Refusal> {
    limits.guess(address)?;
    must_know(&user, body.password).await?;
    // It goes on though its caller hangs up: half of it would be an account that nobody can come back to.
    to_the_end(forget(Arc::clone(&host), user.id)).await?;
    Ok((StatusCode::NO_CONTENT, set_cookie(&host, "")))
}

/// At first nobody is known as them any more. What was asked before may still let them join somewhere, so they leave until
/// there is nothing to leave; and where that fails it is tried again, for they cannot ask again.
async fn forget(host: Arc<Host>, user: String) -> Result<(), Refusal> {
    host.store.revoke_all(&user).await?;
    for _ in 0..FAREWELLS {
        match leave_all(&host, &user).await {
            Ok(true) => {}
            Ok(false) => break,
            Err(refusal) => {
                tracing::warn!(user, code = ?refusal.code, "somebody who is deleted cannot leave a table");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
    host.delete_user(user.clone()).await?;
    tracing::info!(user, "a user was deleted");
    Ok(())
}

/// Was there any table to leave? One that cannot be left keeps nobody at the others.
async fn leave_all(host: &Arc<Host>, user: &str) -> Result<bool, Refusal> {
    let (mut has_left, mut failed) = (false, None);
    for table in host.store.tables_of(user).await? {
        match leave(host, &table, user).await {
            Ok(left) => has_left |= left,
            // Nobody can play there any more.
            Err(refusal) if refusal.code == Code::Broken => {}
            Err(refusal) if refusal.code == Code::Unavailable => return Err(refusal),
            Err(refusal) => failed = Some(refusal),
        }
    }
    failed.map_or(Ok(has_left), Err)
}

/// Is this somebody a table waits for?
fn is_there(table: &Table, user: &str) -> bool {
    let has_seat = table.seats.iter().any(|seat| seat.playing().is_some_and(|person| person.id == user));
    match table.phase {
        Phase::Open => has_seat || table.owner == user,
        Phase::Playing => has_seat,
        Phase::Over | Phase::Closed => false,
    }
}

/// False where they are not there.
async fn leave(host: &Arc<Host>, table: &str, user: &str) -> Result<bool, Refusal> {
    if !is_there(&*host.shelf.fresh(table).await?, user) {
        return Ok(false);
    }
    let level = host.settings.stand_in;
    let stand_in = |table: &mut Table| {
        let own: Vec<_> =
            table.seats.iter().filter(|seat| seat.is_of(user)).map(|seat| seat.player).collect();
        own.into_iter().try_for_each(|player| table.stand_in(player, level, now()))
    };
    let leave = |table: &mut Table| match table.phase {
        Phase::Open if table.owner == user || table.own_seat(user, None).is_ok() => table.leave(user, now()),
        Phase::Playing => stand_in(table),
        Phase::Open | Phase::Over | Phase::Closed => Ok(()),
    };
    host.change(table, leave).await.map(|_| true)
}

type SetCookie = AppendHeaders<[(header::HeaderName, String); 1]>;

async fn give_cookie(host: &Host, user: &User) -> Result<SetCookie, Refusal> {
    let (token, pass) = new_pass();
    host.store.add_pass(&user.id, PassKind::Cookie, &secret::hash(&token), &pass).await?;
    Ok(set_cookie(host, &token))
}

/// A token for a cookie, and what is kept of it.
fn new_pass() -> (String, Pass) {
    (secret::token(), Pass { id: secret::id(), label: String::new(), created: now() })
}

fn set_cookie(host: &Host, token: &str) -> SetCookie {
    AppendHeaders([(header::SET_COOKIE, cookie(&host.settings, token))])
}

/// A name as it will be shown: no control letters, one blank between words.
fn checked_name(name: &str) -> Result<String, Refusal> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_sound = (1..=24).contains(&name.chars().count()) && !name.contains(is_unseen);
    if is_sound {
        Ok(name)
    } else {
        Err(Refusal::new(Code::BadName, "a name has 1 to 24 letters that can be seen"))
    }
}

async fn must_know(user: &User, password: Option<String>) -> Result<(), Refusal> {
    let Some(kept) = &user.password else { return Ok(()) };
    let is_right = verified(password.unwrap_or_default(), Some(kept.clone())).await?;
    if is_right { Ok(()) } else { Err(wrong_password()) }
}

fn name_taken() -> Refusal {
    Refusal::new(Code::NameTaken, "somebody else keeps this name with a password")
}

fn wrong_password() -> Refusal {
    Refusal::new(Code::WrongPassword, "name and password do not fit")
}

/// Takes a while and much memory, so that guessing does: two at a time, though their callers have hung up, and never where
/// requests are answered.
static HASHING: Semaphore = Semaphore::const_new(2);

async fn hashed(password: String) -> Result<String, Refusal> {
    let turn = HASHING.acquire().await;
    let hash = move || {
        let _turn = turn;
        let salt = SaltString::encode_b64(&secret::seed()[..16]).expect("16 bytes are a salt");
        Argon2::default().hash_password(password.as_bytes(), &salt).map(|hash| hash.to_string())
    };
    let hash = tokio::task::spawn_blocking(hash).await.ok().and_then(Result::ok);
    hash.ok_or_else(|| Refusal::new(Code::BadPassword, "this password cannot be used"))
}

/// Takes as long for a name that nobody keeps.
async fn verified(password: String, kept: Option<String>) -> Result<bool, Refusal> {
    let Some(kept) = kept else {
        hashed(password).await?;
        return Ok(false);
    };
    let turn = HASHING.acquire().await;
    let verify = move || {
        let _turn = turn;
        let hash = PasswordHash::new(&kept).ok();
        hash.is_some_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
    };
    Ok(tokio::task::spawn_blocking(verify).await.unwrap_or(false))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_what_can_be_seen() {
        assert_eq!(checked_name("  Anna \t Maria ").unwrap(), "Anna Maria");
        for name in ["", "   ", "a\u{202e}b", "a\u{0}b", &"x".repeat(25)] {
            assert!(checked_name(name).is_err(), "{name:?}");
        }
        assert_eq!(name_key(" ÁNNA  x"), "ánna x");
    }

    #[tokio::test]
    async fn a_password_is_known_by_its_hash_only() {
        let kept = hashed("correct horse".to_owned()).await.unwrap();
        assert!(kept.starts_with("$argon2id$"));
        assert!(verified("correct horse".to_owned(), Some(kept.clone())).await.unwrap());
        assert!(!verified("wrong horse".to_owned(), Some(kept)).await.unwrap());
        assert!(!verified("correct horse".to_owned(), None).await.unwrap());
    }
}
