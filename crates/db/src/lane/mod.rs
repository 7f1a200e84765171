//! The lane: the few hot point reads, on a connection of this thread's own on which no statement
//! waits for another's answer to arrive. ADR 0015.
//!
//! Answers come in the order of the questions, so whatever is slow delays the rest: only single
//! statements that an index answers belong here, and each has a short time. The lane is a short cut
//! and no more: when it cannot say, the pool is asked.

mod gather;
#[cfg(test)]
mod tests;

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use diesel::result::{ConnectionError, QueryResult};
use diesel_async::AsyncPgConnection;
use tokio::task::JoinHandle;

use crate::{Error, link};

pub use gather::Gather;

/// A connection as handed to a store's function for the lane; any number of statements at once.
pub type LaneConn = AsyncPgConnection;

/// The most that one statement may delay the others.
const STATEMENT: Duration = Duration::from_millis(250);
/// After a failure the pool has the work for so long.
const PAUSE: Duration = Duration::from_secs(1);
/// A statement that PostgreSQL does not even cancel is given up after this many times its limit.
const PATIENCE: u32 = 4;

/// The way to the lane of whichever thread asks. Cheap to clone; one per process.
#[derive(Clone)]
pub struct Lane {
    id: u64,
    url: Arc<str>,
}

/// How the lane of one thread stands.
enum Standing {
    /// Somebody is connecting.
    Opening,
    Open(Rc<Open>),
    /// Not before this moment.
    Shut(Instant),
}

struct Open {
    conn: LaneConn,
    driver: JoinHandle<()>,
}

impl Drop for Open {
    fn drop(&mut self) {
        self.driver.abort();
    }
}

thread_local! {
    static LANES: RefCell<HashMap<u64, Standing>> = RefCell::default();
}

impl Lane {
    /// Connects to nothing yet.
    pub fn new(url: &str) -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        Self { id: NEXT.fetch_add(1, Ordering::Relaxed), url: url.into() }
    }

    /// What `query` finds; `None` when the lane cannot say, and the pool should be asked.
    ///
    /// # Errors
    /// [`Error::Overlong`].
    pub async fn read<T>(
        &self,
        query: impl AsyncFnOnce(&LaneConn) -> QueryResult<T>,
    ) -> Result<Option<T>, Error> {
        let Some(open) = self.open().await else { return Ok(None) };
        let found = tokio::time::timeout(STATEMENT * PATIENCE, query(&open.conn)).await;
        match found.map(|found| found.map_err(Error::Query)) {
            Ok(Ok(found)) => Ok(Some(found)),
            Ok(Err(e)) if e.is_overlong() => Err(Error::Overlong),
            Ok(Err(e)) => {
                tracing::warn!(error = ?e, "lane.lost");
                self.stand(Standing::Shut(Instant::now() + PAUSE));
                Ok(None)
            }
            Err(_) => {
                tracing::warn!("lane.silent");
                self.stand(Standing::Shut(Instant::now() + PAUSE));
                Ok(None)
            }
        }
    }

    /// This thread's connection, unless it is being made or was lost just now.
    async fn open(&self) -> Option<Rc<Open>> {
        let opened = LANES.with_borrow_mut(|lanes| {
            let standing = lanes.entry(self.id).or_insert_with(|| Standing::Shut(Instant::now()));
            match standing {
                Standing::Open(open) if !open.driver.is_finished() => Some(Some(Rc::clone(open))),
                Standing::Opening => Some(None),
                Standing::Shut(until) if Instant::now() < *until => Some(None),
                Standing::Open(_) | Standing::Shut(_) => {
                    *standing = Standing::Opening;
                    None
                }
            }
        });
        if let Some(opened) = opened {
            return opened;
        }
        let _attempt = Attempt(self);
        match tokio::time::timeout(STATEMENT * PATIENCE, self.connect()).await {
            Ok(Ok(open)) => {
                let open = Rc::new(open);
                self.stand(Standing::Open(Rc::clone(&open)));
                Some(open)
            }
            Ok(Err(e)) => {
                tracing::warn!(error = %e, "lane.not_open");
                None
            }
            Err(_) => {
                tracing::warn!(error = "no answer", "lane.not_open");
                None
            }
        }
    }

    async fn connect(&self) -> Result<Open, ConnectionError> {
        let bad = |e: tokio_postgres::Error| ConnectionError::BadConnection(e.to_string());
        let (client, connection) = link::open_async(&self.url).await.map_err(bad)?;
        let driver = tokio::spawn(async move {
            // The statement that was under way says how it ended.
            let _ended = connection.await;
        });
        // What is asked here is found by an index whatever is asked for: to plan it again would take
        // longer than the answer.
        let limits = format!(
            "set statement_timeout = {}; set timezone = 'UTC'; \
             set plan_cache_mode = force_generic_plan; \
             set default_transaction_read_only = on; {}",
            STATEMENT.as_millis(),
            link::settings(),
        );
        client.batch_execute(&limits).await.map_err(bad)?;
        Ok(Open { conn: LaneConn::try_from(client).await?, driver })
    }

    fn stand(&self, standing: Standing) {
        LANES.with_borrow_mut(|lanes| lanes.insert(self.id, standing));
    }
}

/// Somebody who connects and may give up in the middle: the next one then begins again.
struct Attempt<'a>(&'a Lane);

impl Drop for Attempt<'_> {
    fn drop(&mut self) {
        LANES.with_borrow_mut(|lanes| {
            if let Some(standing @ Standing::Opening) = lanes.get_mut(&self.0.id) {
                *standing = Standing::Shut(Instant::now() + PAUSE);
            }
        });
    }
}
