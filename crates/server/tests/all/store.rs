//! The store, tested on SQLite and PostgreSQL.

use std::time::Duration;

use crate::common::File;
use crate::common::postgres::Cluster;
use bots::Level;
use engine::{Edition, Player, Setup, Variants};
use futures_util::future::join_all;
use rand_pcg::Pcg32;
use server::store::{
    AlertChange, AlertEvent, AlertReason, Append, Appended, ChatMessage, CredentialKind, CredentialRow,
    NameKeys, NewPassword, PushSubscription, RequestKey, Room, Store, StoreError, TABLE_PAGE, TableList,
    User, Webhook,
};
use server::tables::{GameLog, Holder, LogEntry, Pace, Person, Phase, Seat, Table, TableSettings, rows};
use sqlx::Connection;
use tokio::time::timeout;

const ANNA: &str = "anna-id";

async fn check_all(store: Store) {
    users_are_found_by_their_credentials(&store).await;
    of_two_appends_at_one_ply_one_is_stored(&store).await;
    concurrent_appends_succeed_or_conflict_independently(&store).await;
    chat_messages_are_numbered_per_room(&store).await;
    tables_are_listed_and_found_when_due(&store).await;
    a_name_belongs_to_one_of_two_users_who_claim_it_at_once(&store).await;
    renaming_a_user_does_not_change_finished_games(&store).await;
    revoking_an_unknown_credential_counts_as_no_revocation(&store).await;
    bots_replace_a_deleted_user_and_the_table_is_due(&store).await;
    deleting_an_alert_keeps_a_later_one_for_the_same_turn(&store).await;
    an_alert_that_a_device_may_show_is_withdrawn_when_its_reason_ends(&store).await;
    pending_appends_are_stored_before_the_store_closes(&store).await;
}

#[tokio::test]
async fn sqlite_passes_all_store_checks() {
    let file = File::new();
    check_all(Store::open(&file.url()).await.unwrap()).await;
    let reopened = Store::open(&file.url()).await.unwrap();
    assert!(reopened.user_by_name(&NameKeys::of("anna")).await.unwrap().is_some());
}

#[tokio::test]
async fn postgresql_passes_all_store_checks() {
    let cluster = Cluster::start("store");
    check_all(Store::open(&cluster.url()).await.unwrap()).await;
    assert!(
        Store::open(&cluster.url())
            .await
            .unwrap()
            .user_by_name(&NameKeys::of("anna"))
            .await
            .unwrap()
            .is_some()
    );
}

/// Two stores append to the same tables in large commits: each ply is stored once, without a deadlock.
#[tokio::test(flavor = "multi_thread")]
async fn two_stores_on_one_postgresql_store_each_ply_once() {
    let cluster = Cluster::start("two-stores");
    let (first, second) =
        (Store::open(&cluster.url()).await.unwrap(), Store::open(&cluster.url()).await.unwrap());
    let mut tables: Vec<Table> = (0..200).map(|number| started_table(&format!("both-{number}"))).collect();
    for table in &tables {
        add_table(&first, table, &[]).await;
    }
    for _ in 0..5 {
        let spawn_append = |store: &Store, table: &Table| {
            let (store, (append, _)) = (store.clone(), append(table, None));
            tokio::spawn(async move { store.append(append).await.unwrap() == Appended::Stored })
        };
        let ones: Vec<_> = tables.iter().map(|table| spawn_append(&first, table)).collect();
        let others: Vec<_> = tables.iter().rev().map(|table| spawn_append(&second, table)).collect();
        for (one, other) in ones.into_iter().zip(others.into_iter().rev()) {
            assert!(one.await.unwrap() != other.await.unwrap(), "exactly one of two appends is stored");
        }
        tables = tables.iter().map(|table| append(table, None).1).collect();
    }
    assert_eq!(first.log("both-7", 0).await.unwrap().len(), 5);
}

/// Another connection locks a row indefinitely, as a dead database would.
#[tokio::test(flavor = "multi_thread")]
async fn a_commit_that_times_out_does_not_block_the_next() {
    let cluster = Cluster::start("slow");
    let store = Store::open(&cluster.url()).await.unwrap();
    let (held, free) = (started_table("held"), started_table("free"));
    for table in [&held, &free] {
        add_table(&store, table, &[]).await;
    }
    let mut holder = sqlx::AnyConnection::connect(&cluster.url()).await.unwrap();
    let mut tx = holder.begin().await.unwrap();
    sqlx::query("SELECT id FROM tables WHERE id = 'held' FOR UPDATE").execute(&mut *tx).await.unwrap();
    let stuck = timeout(Duration::from_secs(30), store.append(append(&held, None).0)).await;
    assert!(stuck.expect("the append waits forever").is_err());
    assert_eq!(store.append(append(&free, None).0).await.unwrap(), Appended::Stored);
    tx.rollback().await.unwrap();
    assert_eq!(store.append(append(&held, None).0).await.unwrap(), Appended::Stored, "nothing was stored");
    store.close().await;
}

fn table(id: &str) -> Table {
    let seat = |index| {
        let person = Person { id: ANNA.into(), name: "Anna".into() };
        Seat::new(Player::seat(index).unwrap(), Holder::Person(person), 0)
    };
    Table {
        id: id.to_owned(),
        owner: ANNA.into(),
        settings: TableSettings { pace: Pace::Turns { hours: 1 }, ..TableSettings::new(2) },
        phase: Phase::Open,
        invitation: "secret".into(),
        origin: None,
        next: None,
        created: 1,
        ended: None,
        edition: "x".into(),
        seed: None,
        version: 1,
        private_changes: 0,
        proposal: None,
        unrated: None,
        seats: (0..2).map(seat).collect(),
        log: None,
        addresses: Vec::new(),
    }
}

fn started_table(id: &str) -> Table {
    let variants = Variants::players(2).unwrap();
    let setup = Setup::deal(Edition::embedded(), variants, &mut Pcg32::new(1, 1));
    let mut table = table(id);
    table.start(GameLog::new(setup, 1), 1);
    table
}

async fn add_table(store: &Store, table: &Table, alerts: &[AlertChange]) {
    let notification = rows::notification(None, table);
    store.add_table(&rows::new_table(table, 1, 30 * 24 * 3_600_000), alerts, &notification).await.unwrap();
}

async fn save_table(store: &Store, table: &Table, version: i64, alerts: &[AlertChange]) -> bool {
    let (row, seats) = (rows::table_row(table, 1, 30 * 24 * 3_600_000), rows::seat_rows(table));
    let notification = rows::notification(None, table);
    store.save_table(&row, &seats, version, alerts, &notification).await.unwrap()
}

fn append(before: &Table, key: Option<&str>) -> (Append, Table) {
    let mut after = before.clone();
    let (player, decision) = before.log.as_ref().unwrap().game().question().unwrap();
    let entries = after.play(player, &[decision.nth(0).unwrap()], 2).unwrap();
    after.version += 1;
    let key = key.map(|key| RequestKey { user: ANNA.into(), key: key.into(), bit: 1 });
    (rows::append(before, &after, &entries, 2, key, None, Vec::new()), after)
}

fn new_password(session: CredentialRow, hash: &str) -> NewPassword {
    NewPassword { password: "argon".into(), recovery: None, session, hash: hash.into() }
}

async fn users_are_found_by_their_credentials(store: &Store) {
    let anna = User { id: ANNA.into(), name: "Anna".into(), password: None, created: 1 };
    store.add_user(&anna).await.unwrap();
    let token =
        CredentialRow { id: "p".into(), label: "script".into(), created: 1, ..CredentialRow::default() };
    store.add_credential(ANNA, CredentialKind::Token, "hash", &token).await.unwrap();
    assert_eq!(store.user_by_credential("hash", CredentialKind::Token).await.unwrap(), Some(anna.clone()));
    assert_eq!(store.user_by_credential("hash", CredentialKind::Cookie).await.unwrap(), None);
    assert_eq!(store.rename(ANNA, "Anne").await.unwrap(), Some(Vec::new()));
    let cookie = CredentialRow { id: "c".into(), created: 2, ..CredentialRow::default() };
    assert!(store.set_password(ANNA, &new_password(cookie, "crumb")).await.unwrap());
    assert_eq!(
        store.user_by_credential("hash", CredentialKind::Token).await.unwrap(),
        None,
        "the old credential is revoked"
    );
    let known = store.user_by_credential("crumb", CredentialKind::Cookie).await.unwrap().unwrap();
    assert_eq!((known.name.as_str(), known.password.as_deref()), ("Anne", Some("argon")));
    assert_eq!(store.user_by_name(&NameKeys::of("anne")).await.unwrap(), Some(known));
    assert_eq!(store.rename(ANNA, "Anna").await.unwrap(), Some(Vec::new()));
    store.add_credential(ANNA, CredentialKind::Token, "hash", &token).await.unwrap();
    let bert = User { id: "bert-id".into(), name: "Bert".into(), password: None, created: 1 };
    store.add_user(&bert).await.unwrap();
    assert_eq!(store.rename("bert-id", "ANNA").await.unwrap(), None);
    assert!(store.user("bert-id").await.unwrap().is_some_and(|bert| bert.name == "Bert"));
    assert!(store.revoke_by_id(ANNA, CredentialKind::Token, "p").await.unwrap());
    assert_eq!(store.user_by_credential("hash", CredentialKind::Token).await.unwrap(), None);
    store.delete_user("bert-id", Level::Squire.word()).await.unwrap();
}

async fn of_two_appends_at_one_ply_one_is_stored(store: &Store) {
    let table = started_table("race");
    add_table(store, &table, &[]).await;
    let (first, after) = append(&table, Some("k"));
    let (second, _) = append(&table, None);
    let (first, second) = tokio::join!(store.append(first), store.append(second));
    let mut outcomes = [first.unwrap(), second.unwrap()];
    outcomes.sort_by_key(|outcome| *outcome == Appended::Conflict);
    assert_eq!(outcomes, [Appended::Stored, Appended::Conflict]);
    assert_eq!(store.log("race", 0).await.unwrap().len(), 1);
    assert_eq!(store.version("race").await.unwrap(), Some(after.version));
    let row = store.log("race", 0).await.unwrap().remove(0);
    assert!(matches!(row.entry.parse(), Ok(LogEntry::Act(..))));
}

/// Some are made for another version and queue before one for the right version; some reuse a key.
async fn concurrent_appends_succeed_or_conflict_independently(store: &Store) {
    let mut requests = Vec::new();
    for number in 0..100 {
        let mut table = started_table(&format!("group-{number}"));
        add_table(store, &table, &[]).await;
        let outcome = match number % 10 {
            0 => {
                requests.push((append(&Table { version: 7, ..table.clone() }, None).0, Appended::Conflict));
                Appended::Stored
            }
            5 => {
                let (first, after) = append(&table, Some("k"));
                assert_eq!(store.append(first).await.unwrap(), Appended::Stored);
                table = after;
                Appended::KeyUsed
            }
            _ => Appended::Stored,
        };
        requests.push((append(&table, Some("k")).0, outcome));
    }
    let all = join_all(requests.into_iter().map(|(append, outcome)| async move {
        assert_eq!(store.append(append).await.unwrap(), outcome);
    }));
    all.await;
    for number in 0..100 {
        assert_eq!(store.log(&format!("group-{number}"), 0).await.unwrap().len(), 1);
    }
}

async fn chat_messages_are_numbered_per_room(store: &Store) {
    let message = |room: Room, text: &str| {
        let (room, text) = (room.word().to_owned(), text.to_owned());
        ChatMessage { number: 0, room, user_id: ANNA.into(), name: "Anna".into(), text, at: 1 }
    };
    let posted =
        ["<b>hello</b>", "well"].map(|text| store.post_chat("race", message(Room::Players, text), 0));
    for (number, posted) in (1..).zip(posted) {
        assert_eq!(posted.await.unwrap().message.number, number);
    }
    let posted = store.post_chat("race", message(Room::Spectators, "pst"), 0).await.unwrap();
    assert_eq!((posted.message.number, posted.total), (1, 3), "rooms have independent numbers");
    let count = async |room, after| store.chat_after("race", room, after).await.unwrap().len();
    assert_eq!([count(Room::Players, 0).await, count(Room::Players, 1).await], [2, 1]);
    assert_eq!(count(Room::Spectators, 0).await, 1);
}

async fn tables_are_listed_and_found_when_due(store: &Store) {
    let mut waiting = table("waiting");
    waiting.seats[1].holder = Holder::Empty;
    add_table(store, &waiting, &[]).await;
    add_table(store, &table("full"), &[]).await;
    let listed = async |list: TableList| {
        store.list(&list, 0).await.unwrap().into_iter().map(|listed| listed.id).collect::<Vec<_>>()
    };
    assert_eq!(listed(TableList::Open).await, ["waiting"]);
    let mine = TableList::Mine(ANNA.into());
    assert_eq!(listed(mine.clone()).await.len(), TABLE_PAGE);
    let (first, later) = (listed(mine.clone()).await, store.list(&mine, TABLE_PAGE as u32).await.unwrap());
    assert!(!later.is_empty() && later.iter().all(|listed| !first.contains(&listed.id)), "{later:?}");
    assert!(listed(TableList::Awaited("nobody".into())).await.is_empty());
    let due = store.due(24 * 3_600_000).await.unwrap();
    assert!(due.contains(&"race".to_owned()) && !due.contains(&"waiting".to_owned()));
    assert!(store.due(0).await.unwrap().is_empty());
    let mut changed = table("waiting");
    changed.version = 2;
    assert!(save_table(store, &changed, 1, &[]).await);
    assert!(!save_table(store, &changed, 1, &[]).await);
}

async fn bots_replace_a_deleted_user_and_the_table_is_due(store: &Store) {
    let mut table = started_table("deserted");
    let dora = Person { id: "dora-id".into(), name: "Dora".into() };
    table.seats.iter_mut().for_each(|seat| seat.holder = Holder::Person(dora.clone()));
    add_table(store, &table, &[]).await;
    let awaited = async || store.list(&TableList::Awaited("dora-id".into()), 0).await.unwrap().len();
    assert_eq!((awaited().await, store.due(0).await.unwrap().len()), (1, 0));
    assert!(store.is_due("deserted", 1, i64::MAX).await.unwrap());
    store.delete_user("dora-id", Level::Squire.word()).await.unwrap();
    assert_eq!((awaited().await, store.due(0).await.unwrap()), (0, vec!["deserted".to_owned()]));
    assert!(!store.is_due("deserted", 1, i64::MAX).await.unwrap(), "the table has changed");
    store.force_deadline("deserted", 1).await.unwrap();
}

async fn a_name_belongs_to_one_of_two_users_who_claim_it_at_once(store: &Store) {
    let claim = async |id: String| {
        let token = CredentialRow { id: format!("pass-{id}"), created: 1, ..CredentialRow::default() };
        store.set_password(&id, &new_password(token, &format!("hash-{id}"))).await.unwrap()
    };
    for number in 0..20 {
        let ids = ["one", "other"].map(|twin| format!("{twin}-{number}"));
        for id in &ids {
            let user = User { id: id.clone(), name: format!("Twin {number}"), password: None, created: 1 };
            store.add_user(&user).await.unwrap();
        }
        let [one, other] = ids;
        let (one, other) = tokio::join!(claim(one), claim(other));
        assert!(one != other, "{one} {other}");
    }
}

async fn renaming_a_user_does_not_change_finished_games(store: &Store) {
    let over = Table { phase: Phase::Over, ..started_table("over") };
    add_table(store, &over, &[]).await;
    let notifications = store.rename(ANNA, "Annette").await.unwrap().unwrap();
    let is_notified = |id: &str| notifications.iter().any(|notification| notification.table == id);
    assert!(is_notified("race") && is_notified("waiting") && !is_notified("over"));
    assert_eq!(store.version("over").await.unwrap(), Some(over.version));
    assert!(store.rename(ANNA, "Anna").await.unwrap().is_some());
}

async fn revoking_an_unknown_credential_counts_as_no_revocation(store: &Store) {
    let token = CredentialRow { id: "real".into(), created: 1, ..CredentialRow::default() };
    store.add_credential(ANNA, CredentialKind::Cookie, "real", &token).await.unwrap();
    let mut watch = store.watch_sessions(ANNA);
    store.revoke("unknown").await.unwrap();
    assert!(!watch.take_revoked());
    store.revoke("real").await.unwrap();
    assert!(watch.take_revoked());
    assert_eq!(store.user_by_credential("real", CredentialKind::Cookie).await.unwrap(), None);
}

/// A player who leaves and returns begins a new turn at the same ply while the first alert is being sent.
async fn deleting_an_alert_keeps_a_later_one_for_the_same_turn(store: &Store) {
    let webhook =
        Webhook { url: "https://example.org".into(), format: "json".into(), secret: "s".into(), created: 1 };
    store.set_webhook(ANNA, &webhook).await.unwrap();
    let alert = |at| turn("alerted", AlertEvent::Begins { ply: 0, at, due: at, mail_due: at });
    let mut table = started_table("alerted");
    add_table(store, &table, &[alert(1)]).await;
    let first = store.alerts_due(9).await.unwrap().remove(0);
    table.version += 1;
    assert!(save_table(store, &table, 1, &[alert(2)]).await);
    assert!(!store.claim_alert(&first, 5).await.unwrap());
    store.reschedule_alert(&first, 99).await.unwrap();
    store.delete_alert(&first).await.unwrap();
    let second = store.alerts_due(9).await.unwrap().remove(0);
    assert_eq!((second.at, second.tries), (2, 0));
    assert!(store.claim_alert(&second, 5).await.unwrap());
    store.delete_alert(&second).await.unwrap();
    assert!(store.alerts_due(9).await.unwrap().is_empty());
    assert!(store.delete_webhook(ANNA).await.unwrap() && !store.delete_webhook(ANNA).await.unwrap());
}

fn turn(table: &str, event: AlertEvent) -> AlertChange {
    AlertChange { user: ANNA.into(), table: table.into(), reason: AlertReason::Turn, event }
}

/// A device shows the alert; the turn ends while the next one is being sent.
async fn an_alert_that_a_device_may_show_is_withdrawn_when_its_reason_ends(store: &Store) {
    let session = CredentialRow { id: "push-session".into(), ..CredentialRow::default() };
    store.add_credential(ANNA, CredentialKind::Cookie, "push-hash", &session).await.unwrap();
    let subscription = PushSubscription {
        id: "device".into(),
        user_id: ANNA.into(),
        session: session.id,
        endpoint: "https://push.example.org/x".into(),
        p256dh: String::new(),
        auth: String::new(),
        language: "en".into(),
        created: 1,
    };
    store.set_push_subscription(&subscription).await.unwrap();
    let mut table = started_table("pushed");
    let begins = |at| turn("pushed", AlertEvent::Begins { ply: 0, at, due: at, mail_due: at });
    let ends = |at| turn("pushed", AlertEvent::Ends { at });
    let mut version = 0;
    let mut change = async |changes: &[AlertChange]| {
        version += 1;
        table.version = version;
        match version {
            1 => add_table(store, &table, changes).await,
            _ => assert!(save_table(store, &table, version - 1, changes).await),
        }
    };
    change(&[begins(1)]).await;
    change(&[ends(2)]).await;
    assert!(store.alerts_due(9).await.unwrap().is_empty(), "nothing was sent, so nothing is left");
    change(&[begins(3)]).await;
    let shown = store.alerts_due(9).await.unwrap().remove(0);
    assert!(store.claim_alert(&shown, 99).await.unwrap() && store.begin_sending(&shown).await.unwrap());
    change(&[ends(4)]).await;
    assert!(!store.keep_shown(&shown).await.unwrap(), "the turn ended while it was being sent");
    let withdrawn = store.alerts_due(9).await.unwrap().remove(0);
    assert!(withdrawn.is_withdrawn() && !shown.is_withdrawn());
    change(&[begins(5)]).await;
    let again = store.alerts_due(9).await.unwrap().remove(0);
    assert!(!again.is_withdrawn() && !store.begin_sending(&shown).await.unwrap());
    change(&[ends(6)]).await;
    let withdrawn = store.alerts_due(9).await.unwrap().remove(0);
    assert!(withdrawn.is_withdrawn(), "the device may still show the first one");
    assert!(store.delete_alert(&withdrawn).await.unwrap());
    change(&[begins(7)]).await;
    assert!(store.delete_push_subscription(ANNA, "device").await.unwrap());
    assert!(store.alerts_due(9).await.unwrap().is_empty());
}

/// More appends than fit in one commit.
async fn pending_appends_are_stored_before_the_store_closes(store: &Store) {
    let tables: Vec<Table> = (0..300).map(|number| started_table(&format!("last-{number}"))).collect();
    let new: Vec<_> = tables.iter().map(|table| rows::new_table(table, 1, 30 * 24 * 3_600_000)).collect();
    store.add_tables(&new).await.unwrap();
    let waiting = join_all(tables.iter().map(|table| store.append(append(table, None).0)));
    let (appended, ()) = tokio::join!(waiting, store.close());
    assert!(appended.into_iter().all(|appended| matches!(appended, Ok(Appended::Stored))));
    assert!(matches!(store.append(append(&tables[0], None).0).await, Err(StoreError::PoolClosed)));
}
