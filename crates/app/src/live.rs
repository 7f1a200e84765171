//! Passing changes on to the people who watch.
//!
//! Every server hears the same notifications. They carry names only; a watcher reads the
//! present state. When the listener is deaf, watchers look by themselves for a while.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use db::Listener;
use db::Notice;
use kernel::UserId;
use tokio::sync::broadcast;

/// Sockets that one account may have open. Source: docs/SECURITY.md, "Limits".
const MAX_OF_ACCOUNT: u32 = 16;
/// Sockets of one address that have not signed in. Source: docs/SECURITY.md, "Limits".
const MAX_NAMELESS: u32 = 64;

/// What a watcher receives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Change {
    /// Look at this topic, such as `submission:<id>`.
    Topic(String),
    /// Changes are heard from now on; what happened before must be looked up.
    Hearing,
    /// Nothing is heard for a while: look every now and then.
    Deaf,
}

/// Where watchers hear of changes. Cheap to clone.
#[derive(Clone)]
pub struct Hub {
    tell: broadcast::Sender<Change>,
    of_accounts: Places<UserId>,
    nameless: Places<IpAddr>,
}

impl Hub {
    /// A hub nobody speaks to yet.
    #[expect(clippy::new_without_default, reason = "a hub is made once, on purpose")]
    pub fn new() -> Self {
        // A watcher that falls further behind than this has to look at everything.
        let (of_accounts, nameless) = (Places::of(MAX_OF_ACCOUNT), Places::of(MAX_NAMELESS));
        Self { tell: broadcast::channel(1024).0, of_accounts, nameless }
    }

    /// Passes on what the database says, for as long as the process lives.
    pub async fn listen(self, url: String) {
        let mut listener = Listener::start(&url, &[queue::live::CHANNEL]);
        while let Some(notice) = listener.next().await {
            let change = match notice {
                Notice::Said { payload, .. } => Change::Topic(payload),
                Notice::Connected => Change::Hearing,
                Notice::Lost => Change::Deaf,
            };
            // Nobody watching is no error.
            let _watchers = self.tell.send(change);
        }
    }

    pub(crate) fn watch(&self) -> broadcast::Receiver<Change> {
        self.tell.subscribe()
    }

    /// A place for a socket of the account; `None` when it has as many as it may.
    pub(crate) fn seat(&self, account: UserId) -> Option<Place<UserId>> {
        self.of_accounts.take(account)
    }

    /// A place for a socket that has yet to sign in; `None` when the address has too many of them.
    pub(crate) fn wait(&self, address: IpAddr) -> Option<Place<IpAddr>> {
        self.nameless.take(address)
    }
}

/// Counts what each key holds, in this process.
struct Places<K> {
    max: u32,
    taken: Arc<Mutex<HashMap<K, u32>>>,
}

impl<K> Clone for Places<K> {
    fn clone(&self) -> Self {
        Self { max: self.max, taken: Arc::clone(&self.taken) }
    }
}

impl<K: Eq + Hash + Copy> Places<K> {
    fn of(max: u32) -> Self {
        Self { max, taken: Arc::default() }
    }

    fn take(&self, key: K) -> Option<Place<K>> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let count = taken.entry(key).or_default();
        if *count >= self.max {
            return None;
        }
        *count += 1;
        Some(Place { places: self.clone(), key })
    }
}

/// Held until it is dropped.
pub(crate) struct Place<K: Eq + Hash> {
    places: Places<K>,
    key: K,
}

impl<K: Eq + Hash> Drop for Place<K> {
    fn drop(&mut self) {
        let mut taken = self.places.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = taken.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_free_again_once_it_is_dropped_and_nothing_is_left_behind() {
        let places = Places::of(2);
        let (first, second) = (places.take("ada"), places.take("ada"));
        assert!(first.is_some() && second.is_some() && places.take("ada").is_none());
        assert!(places.take("ben").is_some(), "another is not concerned");
        drop(first);
        assert!(places.take("ada").is_some());
        drop(second);
        assert!(places.taken.lock().unwrap().is_empty());
    }
}
