//! A list that grows at its end and is copied whenever it does: copies share all but its last few.

use std::ops::Index;
use std::sync::Arc;

/// How many are not shared at most.
const MOST: usize = 32;

/// The list. To copy it costs as much as to copy its last few.
#[derive(Clone, Debug)]
pub(crate) struct Grown<T> {
    shared: Arc<Vec<T>>,
    last: Vec<T>,
}

impl<T: Clone> Grown<T> {
    pub(crate) fn new() -> Grown<T> {
        Grown { shared: Arc::default(), last: Vec::new() }
    }

    pub(crate) fn push(&mut self, item: T) {
        if self.last.len() == MOST {
            Arc::make_mut(&mut self.shared).append(&mut self.last);
        }
        self.last.push(item);
    }

    pub(crate) fn len(&self) -> usize {
        self.shared.len() + self.last.len()
    }

    pub(crate) fn get(&self, index: usize) -> Option<&T> {
        self.shared.get(index).or_else(|| self.last.get(index - self.shared.len()))
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &T> {
        self.shared.iter().chain(&self.last)
    }

    /// Those from that one on.
    pub(crate) fn since(&self, first: usize) -> impl Iterator<Item = &T> {
        let late = self.shared.get(first..).unwrap_or_default();
        late.iter().chain(self.last.iter().skip(first.saturating_sub(self.shared.len())))
    }

    /// The first so many.
    pub(crate) fn until(&self, count: usize) -> Grown<T> {
        let last = count.checked_sub(self.shared.len());
        match last {
            Some(last) => Grown { shared: Arc::clone(&self.shared), last: self.last[..last].to_vec() },
            None => Grown { shared: Arc::new(self.shared[..count].to_vec()), last: Vec::new() },
        }
    }
}

impl<T: Clone> Index<usize> for Grown<T> {
    type Output = T;
    fn index(&self, index: usize) -> &T {
        self.get(index).expect("it is in the list")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_a_list_at_every_length_and_a_copy_stays_as_it_was() {
        let (mut grown, mut list) = (Grown::new(), Vec::new());
        for item in 0..3 * MOST + 2 {
            let (copy, length) = (grown.clone(), list.len());
            grown.push(item);
            list.push(item);
            assert_eq!((copy.len(), copy.get(length), grown.get(item)), (length, None, Some(&item)));
            assert_eq!(grown.iter().collect::<Vec<_>>(), list.iter().collect::<Vec<_>>());
            for first in 0..=list.len() {
                assert!(grown.since(first).eq(&list[first..]));
                assert!(grown.until(first).iter().eq(&list[..first]));
            }
        }
        assert_eq!(grown.since(list.len() + 1).count(), 0);
        assert_eq!(grown[MOST], MOST);
    }
}
