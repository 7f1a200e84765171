//! Writes that arrive together share a transaction, so that what a transaction costs PostgreSQL and this
//! process is spent once for all of them. ADR 0055.
//!
//! Nobody waits for company: the first is written at once, and those that arrive meanwhile are the next.

use std::collections::HashSet;
use std::hash::Hash;
use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use super::Db;
use crate::{Conn, Error};

/// How rows are met that another transaction has locked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Locked {
    /// They are left out, so that one does not keep the others waiting.
    Skip,
    /// They are waited for.
    Wait,
}

/// The result of each, in their order; `None` for one whose row is left out because it is locked. What
/// is refused is a result, so that it undoes nothing of the others.
pub type Each<T, E> = Vec<Option<Result<T, E>>>;

/// Writes some at once, in one transaction.
pub type Act<I, T, E> = fn(&mut Conn, &[Arc<I>], Locked) -> Result<Each<T, E>, E>;

/// Writes of one kind. Cheap to clone; one per process.
pub struct Together<I, K, T, E> {
    act: Act<I, T, E>,
    /// What no two of a transaction may share.
    key: fn(&I) -> K,
    most: usize,
    queue: Arc<Mutex<Queue<I, T, E>>>,
}

impl<I, K, T, E> Clone for Together<I, K, T, E> {
    fn clone(&self) -> Self {
        Self { queue: Arc::clone(&self.queue), ..*self }
    }
}

type Waiting<I, T, E> = (Arc<I>, oneshot::Sender<Option<Result<T, E>>>);

struct Queue<I, T, E> {
    waiting: Vec<Waiting<I, T, E>>,
    /// Whether somebody writes, who looks here again before they stop.
    is_served: bool,
}

impl<I, K, T, E> Together<I, K, T, E>
where
    I: Send + Sync + 'static,
    K: Eq + Hash + 'static,
    T: Send + 'static,
    E: From<Error> + std::fmt::Debug + Send + 'static,
{
    /// At most so many to a transaction, no two of which have the same key.
    pub fn of(most: usize, key: fn(&I) -> K, act: Act<I, T, E>) -> Self {
        let queue = Queue { waiting: Vec::new(), is_served: false };
        Self { act, key, most: most.max(1), queue: Arc::new(Mutex::new(queue)) }
    }

    /// Writes one, with those that wait already. Where its row is locked, or the transaction failed, it is
    /// written by itself.
    ///
    /// # Errors
    /// The act's own, or [`Error`].
    pub async fn write(&self, db: &Db, item: I) -> Result<T, E> {
        let item = Arc::new(item);
        let (sender, receiver) = oneshot::channel();
        if self.join((Arc::clone(&item), sender)) {
            let (own, db) = (self.clone(), db.clone());
            // It has no end of its own to report: each waiter learns of theirs.
            drop(tokio::task::spawn_blocking(move || own.serve(&db)));
        }
        if let Ok(Some(result)) = receiver.await {
            return result;
        }
        let act = self.act;
        let alone = db.write(move |conn| act(conn, &[item], Locked::Wait)).await?;
        // An act that waits leaves nothing out.
        alone.into_iter().next().flatten().unwrap_or_else(|| Err(Error::NoRoom.into()))
    }

    fn queue(&self) -> MutexGuard<'_, Queue<I, T, E>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a waiter; true for the one who has to see to it that they are served.
    fn join(&self, waiter: Waiting<I, T, E>) -> bool {
        let mut queue = self.queue();
        queue.waiting.push(waiter);
        !mem::replace(&mut queue.is_served, true)
    }

    /// Those who have waited longest, as many as one transaction takes; `None` ends the service.
    fn take(&self) -> Option<Vec<Waiting<I, T, E>>> {
        let mut queue = self.queue();
        let mut keys = HashSet::new();
        let (mut taken, mut left) = (Vec::new(), Vec::new());
        for waiter in queue.waiting.drain(..) {
            if taken.len() < self.most && keys.insert((self.key)(&waiter.0)) {
                taken.push(waiter);
            } else {
                left.push(waiter);
            }
        }
        queue.waiting = left;
        queue.is_served = !taken.is_empty();
        (!taken.is_empty()).then_some(taken)
    }

    /// Writes until nobody waits.
    fn serve(&self, db: &Db) {
        let _ended = Ended(&self.queue);
        while let Some(taken) = self.take() {
            let (items, senders): (Vec<_>, Vec<_>) = taken.into_iter().unzip();
            let written = db.write_now(|conn| (self.act)(conn, &items, Locked::Skip));
            let mut results = written
                .inspect_err(
                    |e| tracing::warn!(error = ?e, together = items.len(), "together.failed"),
                )
                .unwrap_or_default()
                .into_iter();
            for sender in senders {
                // One that is not answered writes alone; one that has gone does not care.
                let _gone = sender.send(results.next().flatten());
            }
        }
    }
}

/// Lets the next waiter serve where an act has panicked; those who waited then write alone.
struct Ended<'a, I, T, E>(&'a Mutex<Queue<I, T, E>>);

impl<I, T, E> Drop for Ended<'_, I, T, E> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let mut queue = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            queue.is_served = false;
            queue.waiting.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use diesel::prelude::*;
    use testkit::TestDb;

    use super::*;
    use crate::Options;

    static TRANSACTIONS: AtomicUsize = AtomicUsize::new(0);

    /// Echoes each number; 13 is refused, and 7 is locked by somebody.
    fn echo(conn: &mut Conn, all: &[Arc<u32>], locked: Locked) -> Result<Each<u32, Error>, Error> {
        TRANSACTIONS.fetch_add(1, Ordering::SeqCst);
        diesel::select(crate::clock::NOW).execute(conn)?;
        Ok(all
            .iter()
            .map(|one| match (**one, locked) {
                (13, _) => Some(Err(Error::Overlong)),
                (7, Locked::Skip) => None,
                (one, _) => Some(Ok(one)),
            })
            .collect())
    }

    #[tokio::test]
    async fn those_who_wait_share_a_transaction_and_each_has_its_own_result() {
        let database = TestDb::create();
        let db = Db::new(database.url(), Options::default());
        let together = Together::of(100, |one: &u32| *one % 1000, echo);
        let before = TRANSACTIONS.load(Ordering::SeqCst);
        let all = (0..400_u32).map(|one| {
            let (together, db) = (together.clone(), db.clone());
            tokio::spawn(async move { (one, together.write(&db, one).await) })
        });
        for written in futures_util::future::join_all(all).await {
            match written.unwrap() {
                (13, result) => assert!(matches!(result, Err(Error::Overlong)), "{result:?}"),
                (one, result) => assert_eq!(result.unwrap(), one),
            }
        }
        let took = TRANSACTIONS.load(Ordering::SeqCst) - before;
        assert!((5..100).contains(&took), "{took} transactions for 400, one of which was alone");
    }

    #[tokio::test]
    async fn two_with_the_same_key_are_never_in_one_transaction() {
        fn distinct(
            conn: &mut Conn,
            all: &[Arc<u32>],
            _: Locked,
        ) -> Result<Each<usize, Error>, Error> {
            diesel::select(crate::clock::NOW).execute(conn)?;
            let keys: HashSet<u32> = all.iter().map(|one| **one % 3).collect();
            assert_eq!(keys.len(), all.len());
            Ok(all.iter().map(|_| Some(Ok(all.len()))).collect())
        }
        let database = TestDb::create();
        let db = Db::new(database.url(), Options::default());
        let together = Together::of(100, |one: &u32| *one % 3, distinct);
        let all = (0..30_u32).map(|one| {
            let (together, db) = (together.clone(), db.clone());
            tokio::spawn(async move { together.write(&db, one).await.unwrap() })
        });
        let sizes = futures_util::future::join_all(all).await;
        assert!(sizes.iter().all(|size| *size.as_ref().unwrap() <= 3), "{sizes:?}");
    }

    #[tokio::test]
    async fn where_the_shared_transaction_fails_each_is_written_alone() {
        fn failing(
            conn: &mut Conn,
            all: &[Arc<u32>],
            locked: Locked,
        ) -> Result<Each<u32, Error>, Error> {
            assert!(**all.first().unwrap() != 5 || locked == Locked::Wait, "planted");
            diesel::select(crate::clock::NOW).execute(conn)?;
            match locked {
                Locked::Skip => Err(Error::Overlong),
                Locked::Wait => Ok(all.iter().map(|one| Some(Ok(**one))).collect()),
            }
        }
        let database = TestDb::create();
        let db = Db::new(database.url(), Options::default());
        let together = Together::of(1, |one: &u32| *one, failing);
        for one in [1, 5, 9] {
            assert_eq!(together.write(&db, one).await.unwrap(), one, "5 has the act panic first");
        }
    }
}
