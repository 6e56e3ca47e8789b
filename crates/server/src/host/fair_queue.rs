//! A queue that shares a few slots fairly: the addresses that wait take turns, then the people at an address. Nobody uses more
//! than half of the slots.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// Who waits for a slot.
#[derive(Clone, Debug)]
pub struct QueueIdentity {
    /// The address, or the user if the address is unknown.
    group: String,
    user: String,
}

impl QueueIdentity {
    /// A user at an address, if it is known.
    pub fn new(user: &str, address: Option<IpAddr>) -> QueueIdentity {
        let group = address.map_or_else(|| user.to_owned(), |address| address.to_string());
        QueueIdentity { group, user: user.to_owned() }
    }
}

/// Slots, and the identities that wait for one.
#[derive(Debug)]
pub struct FairQueue {
    size: usize,
    state: Mutex<State>,
}

/// Permission to use one slot; it ends when dropped.
#[derive(Debug)]
pub struct Slot {
    queue: Arc<FairQueue>,
    group: String,
}

type Waiter = oneshot::Sender<Slot>;

#[derive(Debug, Default)]
struct State {
    /// The number of slots in use, by group. Groups without any are removed.
    used: HashMap<String, usize>,
    /// The groups that wait, in the order of their turns.
    groups: Rotation<Rotation<VecDeque<Waiter>>>,
}

/// Values by name that take turns.
type Rotation<T> = VecDeque<(String, T)>;

impl FairQueue {
    /// A queue for this many slots, at least one.
    pub fn new(size: usize) -> Arc<FairQueue> {
        Arc::new(FairQueue { size: size.max(1), state: Mutex::default() })
    }

    /// The number of slots in use.
    pub fn busy(&self) -> usize {
        self.state().used.values().sum()
    }

    /// Waits for a slot.
    pub async fn slot(self: &Arc<FairQueue>, client: QueueIdentity) -> Slot {
        let (waiter, slot) = oneshot::channel();
        entry(entry(&mut self.state().groups, &client.group), &client.user).push_back(waiter);
        self.dispatch();
        slot.await.expect("a waiter is kept until it gets a slot")
    }

    /// Hands free slots to those who wait.
    fn dispatch(self: &Arc<FairQueue>) {
        while let Some((waiter, group)) = self.next() {
            // If the waiter is gone, the slot is dropped and free again.
            let _ = waiter.send(Slot { queue: Arc::clone(self), group });
        }
    }

    /// Takes the next waiter out of the queue, if a slot is free for it.
    fn next(&self) -> Option<(Waiter, String)> {
        let mut state = self.state();
        let share = (self.size / 2).max(1);
        if state.used.values().sum::<usize>() >= self.size {
            return None;
        }
        let State { used, groups } = &mut *state;
        let is_allowed = |group: &String| used.get(group).is_none_or(|used| *used < share);
        let index = groups.iter().position(|(group, _)| is_allowed(group))?;
        let (group, mut users) = groups.remove(index)?;
        let (user, mut waiters) = users.pop_front()?;
        let waiter = waiters.pop_front();
        if !waiters.is_empty() {
            users.push_back((user, waiters));
        }
        if !users.is_empty() {
            groups.push_back((group.clone(), users));
        }
        *used.entry(group.clone()).or_default() += 1;
        waiter.map(|waiter| (waiter, group))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut state = self.queue.state();
        if let Some(used) = state.used.get_mut(&self.group) {
            *used -= 1;
            if *used == 0 {
                state.used.remove(&self.group);
            }
        }
        drop(state);
        self.queue.dispatch();
    }
}

/// The value of that name; a new one is the last to take its turn.
fn entry<'a, T: Default>(rotation: &'a mut Rotation<T>, name: &str) -> &'a mut T {
    let index = rotation.iter().position(|(known, _)| known == name).unwrap_or_else(|| {
        rotation.push_back((name.to_owned(), T::default()));
        rotation.len() - 1
    });
    &mut rotation[index].1
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn client(user: &str, address: u8) -> QueueIdentity {
        QueueIdentity::new(user, Some(IpAddr::from([192, 0, 2, address])))
    }

    /// Lets these clients wait while one slot is taken, then returns the order in which they are served.
    async fn served(size: usize, clients: &[(&'static str, u8)]) -> Vec<&'static str> {
        let queue = FairQueue::new(size);
        let first = queue.slot(client("first", 0)).await;
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut waiting = Vec::new();
        for (user, address) in clients.iter().copied() {
            let (queue, order) = (Arc::clone(&queue), Arc::clone(&order));
            waiting.push(tokio::spawn(async move {
                let _slot = queue.slot(client(user, address)).await;
                order.lock().unwrap().push(user);
            }));
            tokio::task::yield_now().await;
        }
        drop(first);
        for task in waiting {
            task.await.unwrap();
        }
        assert_eq!(queue.busy(), 0);
        Arc::try_unwrap(order).unwrap().into_inner().unwrap()
    }

    #[tokio::test]
    async fn addresses_take_turns() {
        let order = served(1, &[("anna", 1), ("anna", 1), ("anna", 1), ("bert", 2)]).await;
        assert_eq!(order, ["anna", "bert", "anna", "anna"]);
    }

    #[tokio::test]
    async fn people_at_one_address_take_turns_and_share_those_of_the_address() {
        let order = served(1, &[("anna", 1), ("anna", 1), ("cleo", 1), ("bert", 2), ("bert", 2)]).await;
        assert_eq!(order, ["anna", "bert", "cleo", "bert", "anna"]);
    }

    #[tokio::test]
    async fn one_address_uses_at_most_half_of_the_slots() {
        let queue = FairQueue::new(4);
        let _slots = [queue.slot(client("anna", 1)).await, queue.slot(client("cleo", 1)).await];
        let third = tokio::time::timeout(Duration::from_millis(5), queue.slot(client("anna", 1))).await;
        assert!(third.is_err());
        drop(queue.slot(client("bert", 2)).await);
        assert_eq!(queue.busy(), 2);
    }

    #[tokio::test]
    async fn a_waiter_that_gave_up_uses_no_slot() {
        let queue = FairQueue::new(1);
        let slot = queue.slot(client("anna", 1)).await;
        let gave_up = tokio::time::timeout(Duration::from_millis(5), queue.slot(client("bert", 2))).await;
        assert!(gave_up.is_err());
        drop(slot);
        drop(queue.slot(client("cleo", 3)).await);
        assert_eq!(queue.busy(), 0);
    }
}
