//! Publish/subscribe within this process. A topic is a table or a user. It says that something changed, never what.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use tokio::sync::watch;

use super::presence::RemotePresence;
use crate::store::{Notification, Presence};

/// The prefix of per-user topics; no table id contains a space.
const USER_TOPIC: &str = "user ";

/// The state of a topic. A slow subscriber sees only the latest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TopicState {
    /// The version of the table.
    pub version: i64,
    /// The number of chat messages.
    pub chat: i64,
    /// Increases whenever texts of chat messages are deleted.
    pub chat_deletions: u64,
    /// Increases whenever a player comes or goes. Spectators are only counted: notifying everyone would cost too much.
    pub presence: u64,
    /// Increases whenever notifications may have been lost.
    pub resync: u64,
}

/// All topics. A topic without subscribers takes no memory.
#[derive(Debug, Default)]
pub struct Hub {
    state: Mutex<HubState>,
}

#[derive(Debug, Default)]
struct HubState {
    topics: HashMap<String, Topic>,
    remote: RemotePresence,
    /// Tables whose users changed since the last announcement; `None` without other processes.
    changed: Option<BTreeSet<String>>,
    /// Nothing is published any more.
    is_closed: bool,
}

#[derive(Debug, Default)]
struct Topic {
    state: watch::Sender<TopicState>,
    /// By user; anonymous spectators are one user.
    present: HashMap<String, Present>,
}

/// A user who follows a topic.
#[derive(Clone, Copy, Debug)]
struct Present {
    streams: usize,
    role: Role,
}

/// Whether others are notified when a user connects or disconnects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Has a seat: others are notified.
    Player,
    /// A spectator: only counted, others are not notified.
    Spectator,
}

/// A subscriber of one topic. Dropping it unsubscribes.
#[derive(Debug)]
pub struct Subscription {
    hub: Arc<Hub>,
    topic: String,
    user: String,
    role: Role,
    state: watch::Receiver<TopicState>,
}

impl Hub {
    /// Publishes a notification to the subscribers it concerns.
    pub fn publish(&self, notification: &Notification) {
        self.advance(&notification.table, |state| {
            state.version = state.version.max(notification.version);
            state.chat = state.chat.max(notification.chat);
            state.chat_deletions += u64::from(notification.has_deleted_chat);
        });
        for user in &notification.awaited {
            self.advance(&user_topic(user), |state| state.version += 1);
        }
    }

    /// Notifications may have been lost: every subscriber checks the store.
    pub fn resync(&self) {
        self.state().topics.values().for_each(|topic| topic.state.send_modify(|state| state.resync += 1));
    }

    /// Ends all subscriptions; later ones end at once.
    pub fn close(&self) {
        let mut state = self.state();
        state.is_closed = true;
        state.topics.clear();
    }

    /// Subscribes to a table.
    pub fn subscribe_table(self: &Arc<Hub>, table: &str, user: Option<&str>, role: Role) -> Subscription {
        self.subscribe(table.to_owned(), user.unwrap_or_default().to_owned(), role)
    }

    /// Subscribes to the tables that wait for a user.
    pub fn subscribe_user(self: &Arc<Hub>, user: &str) -> Subscription {
        self.subscribe(user_topic(user), user.to_owned(), Role::Player)
    }

    /// Whether a table has subscribers in this process.
    pub fn has_subscribers(&self, table: &str) -> bool {
        self.state().topics.contains_key(table)
    }

    /// Whether a table has subscribers in any process.
    pub fn has_subscribers_anywhere(&self, table: &str) -> bool {
        let state = self.state();
        state.topics.contains_key(table) || state.remote.users(table).next().is_some()
    }

    /// Calls `query` with a predicate that says whether a user follows the table in any process. The empty id stands for
    /// anonymous spectators here.
    pub fn with_present<T>(&self, table: &str, query: impl FnOnce(&dyn Fn(&str) -> bool) -> T) -> T {
        let state = self.state();
        let local = state.topics.get(table);
        query(&|user| {
            local.is_some_and(|topic| topic.present.contains_key(user))
                || state.remote.users(table).any(|other| other == user)
        })
    }

    /// The number of streams of spectators of a table in this process.
    pub fn spectators(&self, table: &str) -> usize {
        let state = self.state();
        let present = state.topics.get(table).into_iter().flat_map(|topic| topic.present.values());
        present.filter(|user| user.role == Role::Spectator).map(|user| user.streams).sum()
    }

    /// The number of open streams in this process.
    pub fn streams(&self) -> u64 {
        let state = self.state();
        let present = state.topics.values().flat_map(|topic| topic.present.values());
        present.map(|user| user.streams as u64).sum()
    }

    /// The number of topics with subscribers.
    pub fn len(&self) -> usize {
        self.state().topics.len()
    }

    /// Whether there are no subscribers.
    pub fn is_empty(&self) -> bool {
        self.state().topics.is_empty()
    }

    /// Sets the users that another process has announced for a table.
    pub fn set_remote(&self, process: String, presence: Presence, at: Instant) {
        let table = presence.table.clone();
        self.state().change_remote(&table, |remote| remote.set(process, presence, at));
    }

    /// Removes the users of a process that has stopped.
    pub fn remove_process(&self, process: &str) {
        let mut state = self.state();
        let tables = state.remote.of(process);
        state.remove_remote(&tables);
    }

    /// Removes expired users of other processes.
    pub fn remove_expired(&self, at: Instant) {
        let mut state = self.state();
        let tables = state.remote.expired(at);
        state.remove_remote(&tables);
    }

    /// The users in this process of every table that changed since the last call.
    pub fn take_changed(&self) -> Vec<Presence> {
        let mut state = self.state();
        let changed = state.changed.as_mut().map(std::mem::take).unwrap_or_default();
        changed.into_iter().map(|table| Presence { users: state.announced(&table), table }).collect()
    }

    /// Marks every table with users here as changed, and records changes from now on.
    pub fn mark_all_changed(&self) {
        let mut state = self.state();
        let mut tables: Vec<String> = state.topics.keys().cloned().collect();
        tables.retain(|table| !is_user_topic(table) && !state.announced(table).is_empty());
        state.changed.get_or_insert_default().extend(tables);
    }

    fn subscribe(self: &Arc<Hub>, topic: String, user: String, role: Role) -> Subscription {
        let mut state = self.state();
        if state.is_closed {
            let (_, receiver) = watch::channel(TopicState::default());
            return Subscription { hub: Arc::clone(self), topic, user, role, state: receiver };
        }
        let entry = state.topics.entry(topic.clone()).or_default();
        let receiver = entry.state.subscribe();
        let present = entry.present.entry(user.clone()).or_insert(Present { streams: 0, role });
        *present = Present { streams: present.streams + 1, role };
        let is_new = present.streams == 1;
        if role == Role::Player {
            entry.state.send_modify(|state| state.presence += 1);
        }
        if is_new && role == Role::Player {
            state.mark_changed(&topic, &user);
        }
        Subscription { hub: Arc::clone(self), topic, user, role, state: receiver }
    }

    fn advance(&self, topic: &str, change: impl FnOnce(&mut TopicState)) {
        self.state().advance(topic, change);
    }

    fn unsubscribe(&self, name: &str, user: &str, role: Role) {
        let mut state = self.state();
        let Some(topic) = state.topics.get_mut(name) else { return };
        let Some(present) = topic.present.get_mut(user) else { return };
        present.streams -= 1;
        let is_gone = present.streams == 0;
        if is_gone {
            topic.present.remove(user);
        }
        if role == Role::Player {
            topic.state.send_modify(|state| state.presence += 1);
        }
        if topic.present.is_empty() {
            state.topics.remove(name);
        }
        if is_gone && role == Role::Player {
            state.mark_changed(name, user);
        }
    }

    fn set_role(&self, name: &str, user: &str, role: Role) {
        let mut state = self.state();
        let present = state.topics.get_mut(name).and_then(|topic| topic.present.get_mut(user));
        if let Some(present) = present {
            present.role = role;
            state.mark_changed(name, user);
        }
    }

    fn state(&self) -> MutexGuard<'_, HubState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl HubState {
    fn advance(&self, topic: &str, change: impl FnOnce(&mut TopicState)) {
        if let Some(topic) = self.topics.get(topic) {
            topic.state.send_modify(change);
        }
    }

    fn present(&self, table: &str) -> BTreeSet<String> {
        let local = self.topics.get(table).into_iter().flat_map(|topic| topic.present.keys());
        local.chain(self.remote.users(table)).cloned().collect()
    }

    /// The users of a table whom other processes must know: all players who are here, sorted, and one named spectator.
    fn announced(&self, table: &str) -> Vec<String> {
        let local = self.topics.get(table).into_iter().flat_map(|topic| &topic.present);
        let named: BTreeMap<&String, Role> =
            local.filter(|(user, _)| !user.is_empty()).map(|(user, present)| (user, present.role)).collect();
        let of_role =
            |role| named.iter().filter(move |(_, of)| **of == role).map(|(user, _)| (*user).clone());
        of_role(Role::Player).chain(of_role(Role::Spectator).take(1)).collect()
    }

    /// Records that a user came or went, for the next announcement.
    fn mark_changed(&mut self, topic: &str, user: &str) {
        let Some(changed) = &mut self.changed else { return };
        if !user.is_empty() && !is_user_topic(topic) {
            changed.insert(topic.to_owned());
        }
    }

    /// Changes the remote users; subscribers are notified if a user appears or disappears.
    fn change_remote(&mut self, table: &str, change: impl FnOnce(&mut RemotePresence)) {
        let before = self.present(table);
        change(&mut self.remote);
        if self.present(table) != before {
            self.advance(table, |state| state.presence += 1);
        }
    }

    fn remove_remote(&mut self, tables: &[(String, String)]) {
        for (table, process) in tables {
            self.change_remote(table, |remote| remote.remove(table, process));
        }
    }
}

impl Subscription {
    /// Waits for a change; `None` once the hub is closed.
    pub async fn next(&mut self) -> Option<TopicState> {
        self.state.changed().await.ok()?;
        Some(self.current())
    }

    /// The user has taken or left a seat. The table update notifies the others.
    pub fn set_role(&mut self, role: Role) {
        if std::mem::replace(&mut self.role, role) != role {
            self.hub.set_role(&self.topic, &self.user, role);
        }
    }

    /// The current state of the topic.
    pub fn current(&mut self) -> TopicState {
        *self.state.borrow_and_update()
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        self.hub.unsubscribe(&self.topic, &self.user, self.role);
    }
}

fn user_topic(user: &str) -> String {
    format!("{USER_TOPIC}{user}")
}

fn is_user_topic(topic: &str) -> bool {
    topic.starts_with(USER_TOPIC)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    /// The users who follow table `t` in any process.
    fn present(hub: &Hub) -> Vec<String> {
        hub.state().present("t").into_iter().collect()
    }

    #[test]
    fn a_topic_without_subscribers_takes_no_memory() {
        let hub = Arc::new(Hub::default());
        hub.publish(&Notification { table: "t".into(), version: 1, ..Notification::default() });
        assert!(hub.is_empty());
        let (first, second) = (
            hub.subscribe_table("t", Some("anna"), Role::Player),
            hub.subscribe_table("t", Some("anna"), Role::Player),
        );
        assert_eq!(present(&hub), ["anna"]);
        drop(first);
        assert_eq!(present(&hub), ["anna"]);
        drop(second);
        assert!(hub.is_empty());
    }

    #[tokio::test]
    async fn a_subscriber_sees_the_latest_state() {
        let hub = Arc::new(Hub::default());
        let mut subscription = hub.subscribe_table("t", None, Role::Spectator);
        subscription.current();
        for version in [2, 5, 4] {
            hub.publish(&Notification { table: "t".into(), version, ..Notification::default() });
        }
        assert_eq!(subscription.next().await.map(|state| state.version), Some(5));
    }

    #[tokio::test]
    async fn closing_the_hub_ends_every_subscription() {
        let hub = Arc::new(Hub::default());
        let mut early = hub.subscribe_table("t", Some("anna"), Role::Player);
        early.current();
        hub.close();
        let mut late = hub.subscribe_user("anna");
        assert_eq!((early.next().await, late.next().await), (None, None));
        drop((early, late));
        assert!(hub.is_empty());
    }

    fn presence(table: &str, users: &[&str]) -> Presence {
        Presence { table: table.into(), users: users.iter().map(|user| (*user).to_owned()).collect() }
    }

    fn announce(hub: &Hub, process: &str, users: &[&str]) {
        hub.set_remote(process.into(), presence("t", users), Instant::now());
    }

    #[test]
    fn users_at_any_process_are_present() {
        let hub = Arc::new(Hub::default());
        let mut subscription = hub.subscribe_table("t", Some("anna"), Role::Player);
        let mut changes = |process: &str, users: &[&str]| {
            let before = subscription.current().presence;
            announce(&hub, process, users);
            before < subscription.current().presence
        };
        assert!(changes("one", &["bert", "anna"]));
        assert_eq!(present(&hub), ["anna", "bert"]);
        assert!(!changes("one", &["bert", "anna"]), "nothing new");
        assert!(!changes("two", &["bert"]), "bert is present already");
        assert!(!changes("one", &[]), "bert is still present");
        assert!(changes("two", &["cleo"]));
        assert_eq!(present(&hub), ["anna", "cleo"]);
        assert_eq!((hub.len(), hub.streams()), (1, 1), "only local subscribers are counted");
    }

    #[test]
    fn users_of_a_stopped_or_silent_process_are_removed() {
        let hub = Arc::new(Hub::default());
        let mut subscription = hub.subscribe_table("t", Some("anna"), Role::Player);
        announce(&hub, "one", &["bert"]);
        announce(&hub, "two", &["cleo"]);
        hub.remove_process("one");
        assert_eq!(present(&hub), ["anna", "cleo"]);
        let (before, now) = (subscription.current().presence, Instant::now());
        hub.remove_expired(now + Duration::from_secs(29));
        assert_eq!((present(&hub).len(), subscription.current().presence), (2, before));
        hub.remove_expired(now + Duration::from_secs(31));
        assert_eq!((present(&hub).len(), subscription.current().presence), (1, before + 1));
        assert!(hub.state().remote.is_empty());
    }

    #[test]
    fn a_table_without_remote_users_takes_no_memory() {
        let hub = Hub::default();
        announce(&hub, "one", &["bert"]);
        assert_eq!((hub.has_subscribers_anywhere("t"), hub.has_subscribers("t")), (true, false));
        announce(&hub, "one", &[]);
        assert!(hub.state().remote.is_empty() && hub.is_empty());
    }

    #[test]
    fn spectators_are_counted_without_notifying_others() {
        let hub = Arc::new(Hub::default());
        hub.mark_all_changed();
        let mut anna = hub.subscribe_table("t", Some("anna"), Role::Player);
        let before = anna.current();
        let spectators: Vec<_> = ["bert", "cleo"]
            .map(|user| hub.subscribe_table("t", Some(user), Role::Spectator))
            .into_iter()
            .chain([hub.subscribe_table("t", None, Role::Spectator)])
            .collect();
        assert_eq!((hub.spectators("t"), anna.current()), (3, before));
        assert_eq!(hub.take_changed(), [presence("t", &["anna", "bert"])], "one spectator stands for all");
        drop(spectators);
        assert_eq!((hub.spectators("t"), anna.current()), (0, before));
        assert!(hub.take_changed().is_empty());
        anna.set_role(Role::Spectator);
        assert_eq!(hub.spectators("t"), 1);
    }

    #[test]
    fn other_processes_are_notified_when_a_player_comes_or_goes() {
        let hub = Arc::new(Hub::default());
        let early = hub.subscribe_table("t", Some("bert"), Role::Player);
        assert!(hub.take_changed().is_empty(), "changes are not recorded yet");
        hub.mark_all_changed();
        assert_eq!(hub.take_changed(), [presence("t", &["bert"])]);
        let first = hub.subscribe_table("t", Some("anna"), Role::Player);
        assert_eq!(hub.take_changed(), [presence("t", &["anna", "bert"])]);
        let others = (
            hub.subscribe_table("t", Some("anna"), Role::Player),
            hub.subscribe_table("t", None, Role::Spectator),
            hub.subscribe_user("anna"),
        );
        drop(first);
        assert!(hub.take_changed().is_empty());
        drop((early, others));
        assert_eq!(hub.take_changed(), [presence("t", &[])]);
        hub.mark_all_changed();
        assert!(hub.take_changed().is_empty());
    }
}
