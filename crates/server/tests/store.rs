//! What is kept, on both databases alike.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::time::Duration;

use bots::Level;
use common::File;
use common::postgres::Cluster;
use engine::{Edition, Player, Setup, Variants};
use futures_util::future::join_all;
use rand_pcg::Pcg32;
use server::host::webhook_message::Turn;
use server::store::{
    Append, Appended, Key, Line, List, MOST_LISTED, News, Pass, PassKind, Room, Store, StoreError, User,
    Waking, Webhook,
};
use server::tables::game_log::Course;
use server::tables::log_entry::Entry;
use server::tables::seat::{Holder, Person, Seat};
use server::tables::settings::{Access, Pace, Terms, Undo};
use server::tables::table::{Phase, Table};
use sqlx::Connection;
use tokio::time::timeout;

const ANNA: &str = "anna-id";

async fn check_all(store: Store) {
    people_are_known_by_their_passes(&store).await;
    of_two_appends_for_one_ply_one_is_stored(&store).await;
    appends_that_come_together_are_each_decided(&store).await;
    chat_lines_are_numbered_in_their_room(&store).await;
    lists_and_due_tables(&store).await;
    a_name_is_somebodys_though_two_claim_it_at_once(&store).await;
    a_new_name_touches_no_game_that_is_over(&store).await;
    a_pass_that_is_made_up_ends_nobodys(&store).await;
    who_is_deleted_is_stood_in_for_and_the_table_looked_after(&store).await;
    an_alert_is_not_dropped_for_an_earlier_one(&store).await;
    what_waits_is_stored_before_the_store_closes(&store).await;
}

#[tokio::test]
async fn sqlite_keeps_everything() {
    let file = File::new();
    check_all(Store::open(&file.url()).await.unwrap()).await;
    assert!(Store::open(&file.url()).await.unwrap().user_named("anna").await.unwrap().is_some());
}

#[tokio::test]
async fn postgresql_keeps_everything() {
    let cluster = Cluster::start("store");
    check_all(Store::open(&cluster.url()).await.unwrap()).await;
    assert!(Store::open(&cluster.url()).await.unwrap().user_named("anna").await.unwrap().is_some());
}

/// Both want to go on at the same tables, in commits of many: each is decided once, and nobody waits forever.
#[tokio::test(flavor = "multi_thread")]
async fn two_stores_on_one_postgresql_decide_every_table_once() {
    let cluster = Cluster::start("two-stores");
    let (first, second) =
        (Store::open(&cluster.url()).await.unwrap(), Store::open(&cluster.url()).await.unwrap());
    let mut tables: Vec<Table> = (0..200).map(|number| begun(&format!("both-{number}"))).collect();
    for table in &tables {
        first.add_table(table, 1, 1, &[]).await.unwrap();
    }
    for _ in 0..5 {
        let want = |store: &Store, table: &Table| {
            let (store, (append, _)) = (store.clone(), append(table, None));
            tokio::spawn(async move { store.append(append).await.unwrap() == Appended::Stored })
        };
        let ones: Vec<_> = tables.iter().map(|table| want(&first, table)).collect();
        let others: Vec<_> = tables.iter().rev().map(|table| want(&second, table)).collect();
        for (one, other) in ones.into_iter().zip(others.into_iter().rev()) {
            assert!(one.await.unwrap() != other.await.unwrap(), "one of them was first");
        }
        tables = tables.iter().map(|table| append(table, None).1).collect();
    }
    assert_eq!(first.log("both-7", 0).await.unwrap().len(), 5);
}

/// Somebody else holds a table for as long as they like; so would a database that has died without a word.
#[tokio::test(flavor = "multi_thread")]
async fn a_commit_that_takes_too_long_is_given_up_and_the_next_is_stored() {
    let cluster = Cluster::start("slow");
    let store = Store::open(&cluster.url()).await.unwrap();
    let (held, free) = (begun("held"), begun("free"));
    for table in [&held, &free] {
        store.add_table(table, 1, 1, &[]).await.unwrap();
    }
    let mut holder = sqlx::AnyConnection::connect(&cluster.url()).await.unwrap();
    let mut tx = holder.begin().await.unwrap();
    sqlx::query("SELECT id FROM tables WHERE id = 'held' FOR UPDATE").execute(&mut *tx).await.unwrap();
    let stuck = timeout(Duration::from_secs(30), store.append(append(&held, None).0)).await;
    assert!(stuck.expect("it waits for ever").is_err());
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
    let (pace, undo, access) = (Pace::Turns { hours: 1 }, Undo::Consent, Access::Public);
    Table {
        id: id.to_owned(),
        owner: ANNA.into(),
        terms: Terms { players: 2, variants: Vec::new(), pace, undo, access, hints: true },
        phase: Phase::Open,
        invitation: "secret".into(),
        origin: None,
        next: None,
        created: 1,
        ended: None,
        edition: "x".into(),
        seed: None,
        version: 1,
        quiet: 0,
        proposal: None,
        seats: (0..2).map(seat).collect(),
        course: None,
    }
}

fn begun(id: &str) -> Table {
    let variants = Variants::players(2).unwrap();
    let setup = Setup::deal(Edition::embedded(), variants, &mut Pcg32::new(1, 1));
    let mut table = table(id);
    table.begin(Course::new(setup, 1), 1);
    table
}

fn append(before: &Table, key: Option<&str>) -> (Append, Table) {
    let mut after = before.clone();
    let (player, decision) = before.course.as_ref().unwrap().game().question().unwrap();
    let entries = after.play(player, &[decision.nth(0).unwrap()], 2).unwrap();
    after.version += 1;
    let key = key.map(|key| Key { user: ANNA.into(), key: key.into(), bit: 1 });
    (Append::new(before, &after, &entries, 2, key), after)
}

async fn people_are_known_by_their_passes(store: &Store) {
    let anna = User { id: ANNA.into(), name: "Anna".into(), password: None, created: 1 };
    store.add_user(&anna).await.unwrap();
    let pass = Pass { id: "p".into(), label: "script".into(), created: 1 };
    store.add_pass(ANNA, PassKind::Token, "hash", &pass).await.unwrap();
    assert_eq!(store.user_with("hash", PassKind::Token).await.unwrap(), Some(anna.clone()));
    assert_eq!(store.user_with("hash", PassKind::Cookie).await.unwrap(), None);
    assert_eq!(store.rename(ANNA, "Anne", "anne").await.unwrap(), Some(Vec::new()));
    let cookie = Pass { id: "c".into(), label: String::new(), created: 2 };
    assert!(store.set_password(ANNA, "argon", &cookie, "crumb").await.unwrap());
    assert_eq!(store.user_with("hash", PassKind::Token).await.unwrap(), None, "the old pass has ended");
    let known = store.user_with("crumb", PassKind::Cookie).await.unwrap().unwrap();
    assert_eq!((known.name.as_str(), known.password.as_deref()), ("Anne", Some("argon")));
    assert_eq!(store.user_named("anne").await.unwrap(), Some(known));
    assert_eq!(store.rename(ANNA, "Anna", "anna").await.unwrap(), Some(Vec::new()));
    store.add_pass(ANNA, PassKind::Token, "hash", &pass).await.unwrap();
    let bert = User { id: "bert-id".into(), name: "Bert".into(), password: None, created: 1 };
    store.add_user(&bert).await.unwrap();
    assert_eq!(store.rename("bert-id", "ANNA", "anna").await.unwrap(), None);
    assert!(store.user("bert-id").await.unwrap().is_some_and(|bert| bert.name == "Bert"));
    assert!(store.revoke_token(ANNA, "p").await.unwrap() && !store.revoke_token(ANNA, "p").await.unwrap());
    assert_eq!(store.user_with("hash", PassKind::Token).await.unwrap(), None);
    store.delete_user("bert-id", Level::Squire).await.unwrap();
}

async fn of_two_appends_for_one_ply_one_is_stored(store: &Store) {
    let table = begun("race");
    store.add_table(&table, 1, 1, &[]).await.unwrap();
    let (first, after) = append(&table, Some("k"));
    let (second, _) = append(&table, None);
    let (first, second) = tokio::join!(store.append(first), store.append(second));
    let mut outcomes = [first.unwrap(), second.unwrap()];
    outcomes.sort_by_key(|outcome| *outcome == Appended::Lost);
    assert_eq!(outcomes, [Appended::Stored, Appended::Lost]);
    assert_eq!(store.log("race", 0).await.unwrap().len(), 1);
    assert_eq!(store.version("race").await.unwrap(), Some(after.version));
    let row = store.log("race", 0).await.unwrap().remove(0);
    assert!(matches!(row.entry.parse(), Ok(Entry::Act(..))));
}

/// Some know an older table, and behind them waits somebody who knows it; some use a key again.
async fn appends_that_come_together_are_each_decided(store: &Store) {
    let mut wanted = Vec::new();
    for number in 0..100 {
        let mut table = begun(&format!("group-{number}"));
        store.add_table(&table, 1, 1, &[]).await.unwrap();
        let outcome = match number % 10 {
            0 => {
                wanted.push((append(&Table { version: 7, ..table.clone() }, None).0, Appended::Lost));
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
        wanted.push((append(&table, Some("k")).0, outcome));
    }
    let decided = join_all(wanted.into_iter().map(|(append, outcome)| async move {
        assert_eq!(store.append(append).await.unwrap(), outcome);
    }));
    decided.await;
    for number in 0..100 {
        assert_eq!(store.log(&format!("group-{number}"), 0).await.unwrap().len(), 1);
    }
}

async fn chat_lines_are_numbered_in_their_room(store: &Store) {
    let line = |room: Room, text: &str| {
        let (room, text) = (room.word().to_owned(), text.to_owned());
        Line { line: 0, room, user_id: ANNA.into(), name: "Anna".into(), text, at: 1 }
    };
    let said = ["<b>hello</b>", "well"].map(|text| store.say("race", line(Room::Players, text)));
    for (number, said) in (1..).zip(said) {
        assert_eq!(said.await.unwrap().line.line, number);
    }
    let whispered = store.say("race", line(Room::Watchers, "pst")).await.unwrap();
    assert_eq!((whispered.line.line, whispered.lines), (1, 3), "a room does not tell of the other");
    let heard = async |room, after| store.said("race", room, after).await.unwrap().len();
    assert_eq!([heard(Room::Players, 0).await, heard(Room::Players, 1).await], [2, 1]);
    assert_eq!(heard(Room::Watchers, 0).await, 1);
}

async fn lists_and_due_tables(store: &Store) {
    let mut waiting = table("waiting");
    waiting.seats[1].holder = Holder::Nobody;
    store.add_table(&waiting, 1, 1, &[]).await.unwrap();
    store.add_table(&table("full"), 1, 1, &[]).await.unwrap();
    let listed = async |list: List| {
        store.list(&list, 0).await.unwrap().into_iter().map(|listed| listed.id).collect::<Vec<_>>()
    };
    assert_eq!(listed(List::Open).await, ["waiting"]);
    let mine = List::Mine(ANNA.into());
    assert_eq!(listed(mine.clone()).await.len(), MOST_LISTED);
    let (first, later) = (listed(mine.clone()).await, store.list(&mine, MOST_LISTED as u32).await.unwrap());
    assert!(!later.is_empty() && later.iter().all(|listed| !first.contains(&listed.id)), "{later:?}");
    assert!(listed(List::Awaited("nobody".into())).await.is_empty());
    let due = store.due(24 * 3_600_000).await.unwrap();
    assert!(due.contains(&"race".to_owned()) && !due.contains(&"waiting".to_owned()));
    assert!(store.due(0).await.unwrap().is_empty());
    let mut changed = table("waiting");
    changed.version = 2;
    let news = News::of(None, &changed);
    assert!(store.save_table(&changed, 1, 1, &[], &news).await.unwrap());
    assert!(!store.save_table(&changed, 1, 1, &[], &news).await.unwrap());
}

async fn who_is_deleted_is_stood_in_for_and_the_table_looked_after(store: &Store) {
    let mut table = begun("deserted");
    let dora = Person { id: "dora-id".into(), name: "Dora".into() };
    table.seats.iter_mut().for_each(|seat| seat.holder = Holder::Person(dora.clone()));
    store.add_table(&table, 1, 1, &[]).await.unwrap();
    let awaited = async || store.list(&List::Awaited("dora-id".into()), 0).await.unwrap().len();
    assert_eq!((awaited().await, store.due(0).await.unwrap().len()), (1, 0));
    assert!(store.is_due("deserted", 1, i64::MAX).await.unwrap());
    store.delete_user("dora-id", Level::Squire).await.unwrap();
    assert_eq!((awaited().await, store.due(0).await.unwrap()), (0, vec!["deserted".to_owned()]));
    assert!(!store.is_due("deserted", 1, i64::MAX).await.unwrap(), "it has changed since");
    store.put_aside("deserted", 1).await.unwrap();
}

async fn a_name_is_somebodys_though_two_claim_it_at_once(store: &Store) {
    let claim = async |id: String| {
        let pass = Pass { id: format!("pass-{id}"), label: String::new(), created: 1 };
        store.set_password(&id, "argon", &pass, &format!("hash-{id}")).await.unwrap()
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

async fn a_new_name_touches_no_game_that_is_over(store: &Store) {
    let over = Table { phase: Phase::Over, ..begun("over") };
    store.add_table(&over, 1, 1, &[]).await.unwrap();
    let news = store.rename(ANNA, "Annette", "annette").await.unwrap().unwrap();
    let is_told = |id: &str| news.iter().any(|news| news.table == id);
    assert!(is_told("race") && is_told("waiting") && !is_told("over"));
    assert_eq!(store.version("over").await.unwrap(), Some(over.version));
    assert!(store.rename(ANNA, "Anna", "anna").await.unwrap().is_some());
}

async fn a_pass_that_is_made_up_ends_nobodys(store: &Store) {
    let pass = Pass { id: "real".into(), label: String::new(), created: 1 };
    store.add_pass(ANNA, PassKind::Cookie, "real", &pass).await.unwrap();
    let before = store.revoked();
    store.revoke("made up").await.unwrap();
    assert_eq!(store.revoked(), before);
    store.revoke("real").await.unwrap();
    assert!(store.revoked() > before);
    assert_eq!(store.user_with("real", PassKind::Cookie).await.unwrap(), None);
}

/// Who goes and comes back begins a turn anew at the same ply, while the first alert is on its way.
async fn an_alert_is_not_dropped_for_an_earlier_one(store: &Store) {
    let webhook = Webhook { url: "https://example.org".into(), secret: "s".into(), created: 1 };
    store.set_webhook(ANNA, &webhook).await.unwrap();
    let waking = |at| Waking { turn: Turn { user: ANNA.into(), table: "awake".into(), ply: 0, at }, due: at };
    let mut table = begun("awake");
    store.add_table(&table, 1, 1, &[waking(1)]).await.unwrap();
    let first = store.alerts_due(9).await.unwrap().remove(0);
    table.version += 1;
    assert!(store.save_table(&table, 1, 2, &[waking(2)], &News::of(None, &table)).await.unwrap());
    assert!(!store.take_alert(&first, 5).await.unwrap());
    store.put_off_alert(&first, 99).await.unwrap();
    store.drop_alert(&first).await.unwrap();
    let second = store.alerts_due(9).await.unwrap().remove(0);
    assert_eq!((second.at, second.tries), (2, 0));
    assert!(store.take_alert(&second, 5).await.unwrap());
    store.drop_alert(&second).await.unwrap();
    assert!(store.alerts_due(9).await.unwrap().is_empty());
    assert!(store.delete_webhook(ANNA).await.unwrap() && !store.delete_webhook(ANNA).await.unwrap());
}

/// More than share one commit.
async fn what_waits_is_stored_before_the_store_closes(store: &Store) {
    let tables: Vec<Table> = (0..300).map(|number| begun(&format!("last-{number}"))).collect();
    store.add_tables(&tables, 1, 1).await.unwrap();
    let waiting = join_all(tables.iter().map(|table| store.append(append(table, None).0)));
    let (appended, ()) = tokio::join!(waiting, store.close());
    assert!(appended.into_iter().all(|appended| matches!(appended, Ok(Appended::Stored))));
    assert!(matches!(store.append(append(&tables[0], None).0).await, Err(StoreError::PoolClosed)));
}
