//! An append-only list that is cheap to clone: clones share all but the last few items.

use std::ops::Index;
use std::sync::Arc;

/// The most items that are not shared.
const MAX_TAIL: usize = 32;

/// The list. A clone copies only the tail.
#[derive(Clone, Debug)]
pub(crate) struct SharedVec<T> {
    shared: Arc<Vec<T>>,
    tail: Vec<T>,
}

impl<T: Clone> SharedVec<T> {
    pub(crate) fn new() -> SharedVec<T> {
        SharedVec { shared: Arc::default(), tail: Vec::new() }
    }

    pub(crate) fn push(&mut self, item: T) {
        if self.tail.len() == MAX_TAIL {
            Arc::make_mut(&mut self.shared).append(&mut self.tail);
        }
        self.tail.push(item);
    }

    pub(crate) fn len(&self) -> usize {
        self.shared.len() + self.tail.len()
    }

    pub(crate) fn get(&self, index: usize) -> Option<&T> {
        self.shared.get(index).or_else(|| self.tail.get(index - self.shared.len()))
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &T> {
        self.shared.iter().chain(&self.tail)
    }

    /// The items from this index on.
    pub(crate) fn since(&self, first: usize) -> impl Iterator<Item = &T> {
        let shared = self.shared.get(first..).unwrap_or_default();
        shared.iter().chain(self.tail.iter().skip(first.saturating_sub(self.shared.len())))
    }

    /// A list of the first `count` items.
    pub(crate) fn truncated(&self, count: usize) -> SharedVec<T> {
        let tail = count.checked_sub(self.shared.len());
        match tail {
            Some(tail) => SharedVec { shared: Arc::clone(&self.shared), tail: self.tail[..tail].to_vec() },
            None => SharedVec { shared: Arc::new(self.shared[..count].to_vec()), tail: Vec::new() },
        }
    }
}

impl<T: Clone> Index<usize> for SharedVec<T> {
    type Output = T;
    fn index(&self, index: usize) -> &T {
        self.get(index).expect("the index is within the list")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_behaves_like_a_vec_and_clones_are_independent() {
        let (mut shared_vec, mut list) = (SharedVec::new(), Vec::new());
        for item in 0..3 * MAX_TAIL + 2 {
            let (copy, length) = (shared_vec.clone(), list.len());
            shared_vec.push(item);
            list.push(item);
            assert_eq!((copy.len(), copy.get(length), shared_vec.get(item)), (length, None, Some(&item)));
            assert_eq!(shared_vec.iter().collect::<Vec<_>>(), list.iter().collect::<Vec<_>>());
            for first in 0..=list.len() {
                assert!(shared_vec.since(first).eq(&list[first..]));
                assert!(shared_vec.truncated(first).iter().eq(&list[..first]));
            }
        }
        assert_eq!(shared_vec.since(list.len() + 1).count(), 0);
        assert_eq!(shared_vec[MAX_TAIL], MAX_TAIL);
    }
}
