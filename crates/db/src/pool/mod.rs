//! The pool, and closures run on it.

mod prepared;
mod room;
pub mod together;

use std::sync::Arc;
use std::time::Duration;

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::r2d2::{ConnectionManager, CustomizeConnection, Error as R2d2Error, Pool};

use crate::{Conn, Error, link};
pub use prepared::Prepared;
use room::Guard;

/// How the pool behaves.
#[derive(Debug, Clone, Copy)]
pub struct Options {
    /// The most connections. Blocking threads beyond it only queue.
    pub size: u32,
    /// How long a request waits for a connection before it is asked to come back.
    pub wait: Duration,
    /// How long one statement may run.
    pub statement: Duration,
    /// An advisory lock that every connection shares for as long as it lasts.
    pub shared_lock: Option<i64>,
}

impl Default for Options {
    fn default() -> Self {
        let (wait, statement) = (Duration::from_secs(2), Duration::from_secs(5));
        Self { size: 8, wait, statement, shared_lock: None }
    }
}

/// The database. Cheap to clone; one per process.
#[derive(Clone)]
pub struct Db {
    pool: Pool<ConnectionManager<Conn>>,
    guard: Option<Arc<Guard>>,
}

/// A connection of the caller's own, outside any pool: for a lock that must last.
///
/// # Errors
/// [`Error::Connect`].
pub fn connect(url: &str) -> Result<Conn, Error> {
    Ok(link::open(url)?)
}

#[derive(Debug)]
struct Limits(String);

impl CustomizeConnection<Conn, R2d2Error> for Limits {
    fn on_acquire(&self, conn: &mut Conn) -> Result<(), R2d2Error> {
        conn.batch_execute(&self.0).map_err(R2d2Error::QueryError)
    }
}

impl Db {
    /// Builds the pool without connecting.
    pub fn new(url: &str, options: Options) -> Self {
        let mut limits = format!(
            "set statement_timeout = {}; set lock_timeout = '2s'; \
             set idle_in_transaction_session_timeout = '10s'; set timezone = 'UTC'; {}",
            options.statement.as_millis(),
            link::settings(),
        );
        if let Some(key) = options.shared_lock {
            limits.push_str(&format!("; select pg_advisory_lock_shared({key})"));
        }
        let pool = Pool::builder()
            .max_size(options.size)
            .min_idle(Some(0))
            .connection_timeout(options.wait)
            // A query per checkout would cost a third of the throughput; r2d2 still drops a
            // connection that reports itself broken.
            .test_on_check_out(false)
            .connection_customizer(Box::new(Limits(limits)))
            .build_unchecked(ConnectionManager::new(link::address(url)));
        Self { pool, guard: None }
    }

    /// The same, which writes nothing while `has_room` says that there is none. It is asked once a
    /// second at most.
    #[must_use]
    pub fn guarded(self, has_room: impl Fn() -> bool + Send + Sync + 'static) -> Self {
        Self { guard: Some(Arc::new(Guard::new(has_room))), ..self }
    }

    /// Whether writes are taken on.
    pub fn has_room(&self) -> bool {
        self.guard.as_ref().is_none_or(|guard| guard.has_room())
    }

    /// Runs `f` on the blocking pool, outside any transaction.
    ///
    /// # Errors
    /// `f`'s own, or [`Error`] when there is no connection or the task is lost.
    pub async fn read<T, E, F>(&self, f: F) -> Result<T, E>
    where
        F: FnOnce(&mut Conn) -> Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: From<Error> + Send + 'static,
    {
        let db = self.clone();
        tokio::task::spawn_blocking(move || db.read_now(f)).await.map_err(Error::from)?
    }

    /// Like [`Db::read`], inside one transaction; `Err` rolls back.
    ///
    /// # Errors
    /// As [`Db::read`], and [`Error::NoRoom`].
    pub async fn write<T, E, F>(&self, f: F) -> Result<T, E>
    where
        F: FnOnce(&mut Conn) -> Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: From<Error> + Send + 'static,
    {
        let db = self.clone();
        tokio::task::spawn_blocking(move || db.write_now(f)).await.map_err(Error::from)?
    }

    /// [`Db::read`] on this thread, for processes that have no runtime.
    ///
    /// # Errors
    /// As [`Db::read`].
    pub fn read_now<T, E: From<Error>>(
        &self,
        f: impl FnOnce(&mut Conn) -> Result<T, E>,
    ) -> Result<T, E> {
        f(&mut *self.pool.get().map_err(Error::from)?)
    }

    /// [`Db::write`] on this thread, for processes that have no runtime.
    ///
    /// # Errors
    /// As [`Db::write`].
    pub fn write_now<T, E: From<Error>>(
        &self,
        f: impl FnOnce(&mut Conn) -> Result<T, E>,
    ) -> Result<T, E> {
        if !self.has_room() {
            return Err(Error::NoRoom.into());
        }
        self.read_now(|conn| transaction(conn, f))
    }

    /// Connections open now, and those of them that nobody uses.
    pub fn connections(&self) -> (u32, u32) {
        let state = self.pool.state();
        (state.connections, state.idle_connections)
    }
}

/// `Connection::transaction` for error types that know [`Error`] rather than Diesel's.
fn transaction<T, E: From<Error>>(
    conn: &mut Conn,
    f: impl FnOnce(&mut Conn) -> Result<T, E>,
) -> Result<T, E> {
    enum Abort<E> {
        Domain(E),
        Diesel(diesel::result::Error),
    }
    impl<E> From<diesel::result::Error> for Abort<E> {
        fn from(e: diesel::result::Error) -> Self {
            Self::Diesel(e)
        }
    }
    conn.transaction(|c| f(c).map_err(Abort::Domain)).map_err(|abort| match abort {
        Abort::Domain(e) => e,
        Abort::Diesel(e) => Error::Query(e).into(),
    })
}
