//! The same question about many keys, asked once.
//!
//! Requests that are read from their sockets in one turn of a thread ask for their accounts in one
//! turn too. One statement for all of them costs PostgreSQL, and this process, a fraction of one
//! each. Nobody waits for company: a question goes out as soon as the thread has run what was ready.

use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::Hash;
use std::mem;
use std::thread::LocalKey;

use diesel::result::QueryResult;
use tokio::sync::oneshot;

use super::{Lane, LaneConn};
use crate::Error;

/// The most keys of one statement.
const MAX_KEYS: usize = 100;

/// What was found of a key; no answer at all where the lane cannot say.
type Told<V> = Result<Option<Option<V>>, Overlong>;
type Waiting<K, V> = Vec<(K, oneshot::Sender<Told<V>>)>;

/// The statement for all of them took too long.
#[derive(Clone, Copy)]
struct Overlong;

/// Keys of one kind that wait on this thread, for each lane. A store has one as a thread-local.
pub struct Gather<K, V>(RefCell<HashMap<u64, Waiting<K, V>>>);

impl<K, V> Default for Gather<K, V> {
    fn default() -> Self {
        Self(RefCell::default())
    }
}

impl<K, V> Gather<K, V> {
    /// Adds a waiter; true for the one who has to see to the statement: one in so many as a
    /// statement takes.
    fn join(&self, lane: u64, key: K, told: oneshot::Sender<Told<V>>) -> bool {
        let mut lanes = self.0.borrow_mut();
        let waiting = lanes.entry(lane).or_default();
        waiting.push((key, told));
        waiting.len() % MAX_KEYS == 1
    }

    /// Those who have waited longest, as many as one statement takes.
    fn take(&self, lane: u64) -> Waiting<K, V> {
        let mut lanes = self.0.borrow_mut();
        let Some(waiting) = lanes.get_mut(&lane) else { return Vec::new() };
        let rest = waiting.split_off(waiting.len().min(MAX_KEYS));
        mem::replace(waiting, rest)
    }
}

impl Lane {
    /// What `query` finds for `key`, asked together with the other keys of this turn; `None` when
    /// the lane cannot say, and the pool should be asked. Must run where local tasks can, as every
    /// handler does.
    ///
    /// # Errors
    /// [`Error::Overlong`].
    pub async fn gather<K, V>(
        &self,
        gather: &'static LocalKey<Gather<K, V>>,
        key: K,
        query: impl AsyncFnOnce(&LaneConn, &[K]) -> QueryResult<Vec<(K, V)>> + 'static,
    ) -> Result<Option<Option<V>>, Error>
    where
        K: Eq + Hash + 'static,
        V: Clone + 'static,
    {
        let (tell, told) = oneshot::channel();
        if gather.with(|gather| gather.join(self.id, key, tell)) {
            let lane = self.clone();
            tokio::task::spawn_local(async move { lane.ask(gather, query).await });
        }
        // Whoever was to ask ended with its thread.
        let Ok(told) = told.await else { return Ok(None) };
        told.map_err(|Overlong| Error::Overlong)
    }

    async fn ask<K, V>(
        &self,
        gather: &'static LocalKey<Gather<K, V>>,
        query: impl AsyncFnOnce(&LaneConn, &[K]) -> QueryResult<Vec<(K, V)>>,
    ) where
        K: Eq + Hash + 'static,
        V: Clone + 'static,
    {
        let waiting = gather.with(|gather| gather.take(self.id));
        let (keys, tellers): (Vec<K>, Vec<_>) = waiting.into_iter().unzip();
        let found = self.read(async |conn| query(conn, &keys).await).await;
        let found = found.map(|rows| rows.map(HashMap::<K, V>::from_iter));
        for (key, tell) in keys.iter().zip(tellers) {
            let told = match &found {
                Ok(Some(rows)) => Ok(Some(rows.get(key).cloned())),
                Ok(None) => Ok(None),
                Err(_) => Err(Overlong),
            };
            // Whoever asked may have gone.
            let _gone = tell.send(told);
        }
    }
}
