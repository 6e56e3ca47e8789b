//! Who is to be told: those who follow a table or wait to be asked. It says that something changed, never what.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use crate::store::News;

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
    topics: Mutex<HashMap<String, Topic>>,
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
        self.topics().values().for_each(|topic| topic.mark.send_modify(|mark| mark.doubt += 1));
    }

    /// Follows a table.
    pub fn follow_table(self: &Arc<Hub>, table: &str, user: Option<&str>) -> Following {
        self.follow(table.to_owned(), user.unwrap_or_default().to_owned())
    }

    /// Waits to be asked anywhere.
    pub fn follow_user(self: &Arc<Hub>, user: &str) -> Following {
        self.follow(personal(user), user.to_owned())
    }

    /// Does anybody follow a table?
    pub fn is_followed(&self, table: &str) -> bool {
        self.topics().contains_key(table)
    }

    /// Who follows a table: user ids, the empty one for watchers without a name.
    pub fn present(&self, table: &str) -> Vec<String> {
        self.topics().get(table).map(|topic| topic.present.keys().cloned().collect()).unwrap_or_default()
    }

    /// How many streams are open.
    pub fn streams(&self) -> u64 {
        self.topics().values().flat_map(|topic| topic.present.values()).sum::<usize>() as u64
    }

    /// How many things are followed.
    pub fn len(&self) -> usize {
        self.topics().len()
    }

    /// Is nothing followed?
    pub fn is_empty(&self) -> bool {
        self.topics().is_empty()
    }

    fn follow(self: &Arc<Hub>, topic: String, user: String) -> Following {
        let mut topics = self.topics();
        let room = topics.entry(topic.clone()).or_default();
        let mark = room.mark.subscribe();
        *room.present.entry(user.clone()).or_default() += 1;
        room.mark.send_modify(|mark| mark.presence += 1);
        Following { hub: Arc::clone(self), topic, user, mark }
    }

    fn advance(&self, topic: &str, change: impl FnOnce(&mut Mark)) {
        if let Some(topic) = self.topics().get(topic) {
            topic.mark.send_modify(change);
        }
    }

    fn leave(&self, name: &str, user: &str) {
        let mut topics = self.topics();
        let Some(topic) = topics.get_mut(name) else { return };
        let open = topic.present.get_mut(user);
        if open.is_some_and(|open| std::mem::replace(open, *open - 1) == 1) {
            topic.present.remove(user);
        }
        topic.mark.send_modify(|mark| mark.presence += 1);
        if topic.present.is_empty() {
            topics.remove(name);
        }
    }

    fn topics(&self) -> MutexGuard<'_, HashMap<String, Topic>> {
        self.topics.lock().unwrap_or_else(PoisonError::into_inner)
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
    format!("user {user}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_follows_takes_no_room() {
        let hub = Arc::new(Hub::default());
        hub.tell(&News { table: "t".into(), version: 1, ..News::default() });
        assert!(hub.is_empty());
        let (first, second) = (hub.follow_table("t", Some("anna")), hub.follow_table("t", Some("anna")));
        assert_eq!(hub.present("t"), ["anna"]);
        drop(first);
        assert_eq!(hub.present("t"), ["anna"]);
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
}
