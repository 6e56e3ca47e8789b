//! Who is to be told: those who follow a table or wait to be asked. It says that something changed, never what.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use tokio::sync::watch;

use crate::live::presence::{Elsewhere, Here};
use crate::store::News;

/// So begins what somebody follows who waits to be asked; no table's id has a space.
const PERSONAL: &str = "user ";

/// How far something has come; a follower who is slow sees the latest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mark {
    /// The version of the table.
    pub version: i64,
    /// How many lines were said.
    pub chat: i64,
    /// Grows whenever somebody comes or goes.
    pub presence: u64,
    /// Grows whenever news may have been lost.
    pub doubt: u64,
}

/// Everything that is followed. What nobody follows takes no room.
#[derive(Debug, Default)]
pub struct Hub {
    followed: Mutex<Followed>,
}

#[derive(Debug, Default)]
struct Followed {
    topics: HashMap<String, Topic>,
    elsewhere: Elsewhere,
    /// Tables where somebody came or went since other processes were told; none are noted where there are no others.
    changed: Option<BTreeSet<String>>,
    /// Nobody is told anything any more.
    is_closed: bool,
}

#[derive(Debug, Default)]
struct Topic {
    mark: watch::Sender<Mark>,
    /// How many streams each user has open; watchers without a name are one.
    present: HashMap<String, usize>,
}

/// Somebody who follows.
#[derive(Debug)]
pub struct Following {
    hub: Arc<Hub>,
    topic: String,
    user: String,
    mark: watch::Receiver<Mark>,
}

impl Hub {
    /// Tells everybody whom it concerns.
    pub fn tell(&self, news: &News) {
        self.advance(&news.table, |mark| {
            mark.version = mark.version.max(news.version);
            mark.chat = mark.chat.max(news.chat);
        });
        for user in &news.awaited {
            self.advance(&personal(user), |mark| mark.version += 1);
        }
    }

    /// News may have been lost: everybody looks for themselves.
    pub fn doubt(&self) {
        self.followed().topics.values().for_each(|topic| topic.mark.send_modify(|mark| mark.doubt += 1));
    }

    /// Nobody is told anything any more: whoever follows comes to the end.
    pub fn close(&self) {
        let mut followed = self.followed();
        followed.is_closed = true;
        followed.topics.clear();
    }

    /// Follows a table.
    pub fn follow_table(self: &Arc<Hub>, table: &str, user: Option<&str>) -> Following {
        self.follow(table.to_owned(), user.unwrap_or_default().to_owned())
    }

    /// Waits to be asked anywhere.
    pub fn follow_user(self: &Arc<Hub>, user: &str) -> Following {
        self.follow(personal(user), user.to_owned())
    }

    /// Does anybody follow a table here?
    pub fn is_followed(&self, table: &str) -> bool {
        self.followed().topics.contains_key(table)
    }

    /// Does anybody follow a table at any process?
    pub fn is_looked_at(&self, table: &str) -> bool {
        let followed = self.followed();
        followed.topics.contains_key(table) || followed.elsewhere.users(table).next().is_some()
    }

    /// Who follows a table at any process, for somebody who asks of each user; the empty one stands for watchers without a
    /// name here.
    pub fn with_present<T>(&self, table: &str, ask: impl FnOnce(&dyn Fn(&str) -> bool) -> T) -> T {
        let followed = self.followed();
        let here = followed.topics.get(table);
        ask(&|user| {
            here.is_some_and(|topic| topic.present.contains_key(user))
                || followed.elsewhere.users(table).any(|other| other == user)
        })
    }

    /// How many streams are open here.
    pub fn streams(&self) -> u64 {
        self.followed().topics.values().flat_map(|topic| topic.present.values()).sum::<usize>() as u64
    }

    /// How many things are followed here.
    pub fn len(&self) -> usize {
        self.followed().topics.len()
    }

    /// Is nothing followed here?
    pub fn is_empty(&self) -> bool {
        self.followed().topics.is_empty()
    }

    /// Another process has told who follows a table there.
    pub fn hear(&self, process: String, here: Here, at: Instant) {
        let table = here.table.clone();
        self.followed().change(&table, |elsewhere| elsewhere.hear(process, here, at));
    }

    /// Another process has ended.
    pub fn forget(&self, process: &str) {
        let mut followed = self.followed();
        let tables = followed.elsewhere.of(process);
        followed.forget(&tables);
    }

    /// Forgets what processes have told that said nothing for long.
    pub fn forget_silent(&self, at: Instant) {
        let mut followed = self.followed();
        let tables = followed.elsewhere.silent(at);
        followed.forget(&tables);
    }

    /// Who follows tables here where that changed since it was last asked for.
    pub fn changed(&self) -> Vec<Here> {
        let mut followed = self.followed();
        let changed = followed.changed.as_mut().map(std::mem::take).unwrap_or_default();
        changed.into_iter().map(|table| Here { users: followed.named(&table), table }).collect()
    }

    /// Every table that is followed here counts as changed; from now on it is noted which are.
    pub fn note_all(&self) {
        let mut followed = self.followed();
        let mut tables: Vec<String> = followed.topics.keys().cloned().collect();
        tables.retain(|table| !is_personal(table) && !followed.named(table).is_empty());
        followed.changed.get_or_insert_default().extend(tables);
    }

    fn follow(self: &Arc<Hub>, topic: String, user: String) -> Following {
        let mut followed = self.followed();
        if followed.is_closed {
            let (_, mark) = watch::channel(Mark::default());
            return Following { hub: Arc::clone(self), topic, user, mark };
        }
        let room = followed.topics.entry(topic.clone()).or_default();
        let mark = room.mark.subscribe();
        let open = room.present.entry(user.clone()).or_default();
        *open += 1;
        let is_new = *open == 1;
        room.mark.send_modify(|mark| mark.presence += 1);
        if is_new {
            followed.note(&topic, &user);
        }
        Following { hub: Arc::clone(self), topic, user, mark }
    }

    fn advance(&self, topic: &str, change: impl FnOnce(&mut Mark)) {
        self.followed().advance(topic, change);
    }

    fn leave(&self, name: &str, user: &str) {
        let mut followed = self.followed();
        let Some(topic) = followed.topics.get_mut(name) else { return };
        let open = topic.present.get_mut(user);
        let is_gone = open.is_some_and(|open| std::mem::replace(open, *open - 1) == 1);
        if is_gone {
            topic.present.remove(user);
        }
        topic.mark.send_modify(|mark| mark.presence += 1);
        if topic.present.is_empty() {
            followed.topics.remove(name);
        }
        if is_gone {
            followed.note(name, user);
        }
    }

    fn followed(&self) -> MutexGuard<'_, Followed> {
        self.followed.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Followed {
    fn advance(&self, topic: &str, change: impl FnOnce(&mut Mark)) {
        if let Some(topic) = self.topics.get(topic) {
            topic.mark.send_modify(change);
        }
    }

    fn present(&self, table: &str) -> BTreeSet<String> {
        let here = self.topics.get(table).into_iter().flat_map(|topic| topic.present.keys());
        here.chain(self.elsewhere.users(table)).cloned().collect()
    }

    /// Who follows a table here and has a name, always in the same order.
    fn named(&self, table: &str) -> Vec<String> {
        let here = self.topics.get(table).into_iter().flat_map(|topic| topic.present.keys());
        let named: BTreeSet<&String> = here.filter(|user| !user.is_empty()).collect();
        named.into_iter().cloned().collect()
    }

    /// Others are to be told that somebody came or went.
    fn note(&mut self, topic: &str, user: &str) {
        let Some(changed) = &mut self.changed else { return };
        if !user.is_empty() && !is_personal(topic) {
            changed.insert(topic.to_owned());
        }
    }

    /// Whoever follows a table here is told where by that somebody comes or goes.
    fn change(&mut self, table: &str, change: impl FnOnce(&mut Elsewhere)) {
        let before = self.present(table);
        change(&mut self.elsewhere);
        if self.present(table) != before {
            self.advance(table, |mark| mark.presence += 1);
        }
    }

    fn forget(&mut self, tables: &[(String, String)]) {
        for (table, process) in tables {
            self.change(table, |elsewhere| elsewhere.forget(table, process));
        }
    }
}

impl Following {
    /// Waits for something new; how far it has come.
    pub async fn next(&mut self) -> Option<Mark> {
        self.mark.changed().await.ok()?;
        Some(self.now())
    }

    /// How far it has come.
    pub fn now(&mut self) -> Mark {
        *self.mark.borrow_and_update()
    }
}

impl Drop for Following {
    fn drop(&mut self) {
        self.hub.leave(&self.topic, &self.user);
    }
}

fn personal(user: &str) -> String {
    format!("{PERSONAL}{user}")
}

fn is_personal(topic: &str) -> bool {
    topic.starts_with(PERSONAL)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    /// Who follows a table at any process.
    fn present(hub: &Hub) -> Vec<String> {
        hub.followed().present("t").into_iter().collect()
    }

    #[test]
    fn what_nobody_follows_takes_no_room() {
        let hub = Arc::new(Hub::default());
        hub.tell(&News { table: "t".into(), version: 1, ..News::default() });
        assert!(hub.is_empty());
        let (first, second) = (hub.follow_table("t", Some("anna")), hub.follow_table("t", Some("anna")));
        assert_eq!(present(&hub), ["anna"]);
        drop(first);
        assert_eq!(present(&hub), ["anna"]);
        drop(second);
        assert!(hub.is_empty());
    }

    #[tokio::test]
    async fn a_follower_sees_the_latest() {
        let hub = Arc::new(Hub::default());
        let mut following = hub.follow_table("t", None);
        following.now();
        for version in [2, 5, 4] {
            hub.tell(&News { table: "t".into(), version, ..News::default() });
        }
        assert_eq!(following.next().await.map(|mark| mark.version), Some(5));
    }

    #[tokio::test]
    async fn once_it_is_closed_everybody_who_follows_comes_to_the_end() {
        let hub = Arc::new(Hub::default());
        let mut early = hub.follow_table("t", Some("anna"));
        early.now();
        hub.close();
        let mut late = hub.follow_user("anna");
        assert_eq!((early.next().await, late.next().await), (None, None));
        drop((early, late));
        assert!(hub.is_empty());
    }

    fn here(table: &str, users: &[&str]) -> Here {
        Here { table: table.into(), users: users.iter().map(|user| (*user).to_owned()).collect() }
    }

    fn hear(hub: &Hub, process: &str, users: &[&str]) {
        hub.hear(process.into(), here("t", users), Instant::now());
    }

    #[test]
    fn present_is_who_follows_at_any_process() {
        let hub = Arc::new(Hub::default());
        let mut following = hub.follow_table("t", Some("anna"));
        let mut comes_or_goes = |process: &str, users: &[&str]| {
            let before = following.now().presence;
            hear(&hub, process, users);
            before < following.now().presence
        };
        assert!(comes_or_goes("one", &["bert", "anna"]));
        assert_eq!(present(&hub), ["anna", "bert"]);
        assert!(!comes_or_goes("one", &["bert", "anna"]), "that was known");
        assert!(!comes_or_goes("two", &["bert"]), "he was there already");
        assert!(!comes_or_goes("one", &[]), "he is still there");
        assert!(comes_or_goes("two", &["cleo"]));
        assert_eq!(present(&hub), ["anna", "cleo"]);
        assert_eq!((hub.len(), hub.streams()), (1, 1), "what is counted is here");
    }

    #[test]
    fn a_process_that_ends_or_falls_silent_is_forgotten() {
        let hub = Arc::new(Hub::default());
        let mut following = hub.follow_table("t", Some("anna"));
        hear(&hub, "one", &["bert"]);
        hear(&hub, "two", &["cleo"]);
        hub.forget("one");
        assert_eq!(present(&hub), ["anna", "cleo"]);
        let (before, now) = (following.now().presence, Instant::now());
        hub.forget_silent(now + Duration::from_secs(29));
        assert_eq!((present(&hub).len(), following.now().presence), (2, before));
        hub.forget_silent(now + Duration::from_secs(31));
        assert_eq!((present(&hub).len(), following.now().presence), (1, before + 1));
        assert!(hub.followed().elsewhere.is_empty());
    }

    #[test]
    fn where_nobody_is_any_more_takes_no_room() {
        let hub = Hub::default();
        hear(&hub, "one", &["bert"]);
        assert_eq!((hub.is_looked_at("t"), hub.is_followed("t")), (true, false));
        hear(&hub, "one", &[]);
        assert!(hub.followed().elsewhere.is_empty() && hub.is_empty());
    }

    #[test]
    fn others_are_told_of_whoever_has_a_name_comes_or_goes_at_a_table() {
        let hub = Arc::new(Hub::default());
        let early = hub.follow_table("t", Some("bert"));
        assert!(hub.changed().is_empty(), "nobody is to be told yet");
        hub.note_all();
        assert_eq!(hub.changed(), [here("t", &["bert"])]);
        let first = hub.follow_table("t", Some("anna"));
        assert_eq!(hub.changed(), [here("t", &["anna", "bert"])]);
        let others =
            (hub.follow_table("t", Some("anna")), hub.follow_table("t", None), hub.follow_user("anna"));
        drop(first);
        assert!(hub.changed().is_empty());
        drop((early, others));
        assert_eq!(hub.changed(), [here("t", &[])]);
        hub.note_all();
        assert!(hub.changed().is_empty());
    }
}
