//! The pool, and closures run on it.

mod prepared;
mod room;
mod slot;
pub mod together;

use std::sync::Arc;
use std::time::Duration;

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::r2d2::{ConnectionManager, CustomizeConnection, Error as R2d2Error, Pool};

use crate::{Conn, Error, link};
pub use prepared::Prepared;
use room::Guard;
use slot::Slot;

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
        let slot = Slot::new();
        self.clone().blocking(Self::lend, Box::new(slot.filled_by(f))).await?;
        slot.take()
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
        let slot = Slot::new();
        self.clone().blocking(Self::transact, Box::new(slot.filled_by(f))).await?;
        slot.take()
    }

    /// [`Db::read`] on this thread, for processes that have no runtime.
    ///
    /// # Errors
    /// As [`Db::read`].
    pub fn read_now<T, E: From<Error>>(
        &self,
        f: impl FnOnce(&mut Conn) -> Result<T, E>,
    ) -> Result<T, E> {
        let slot = Slot::new();
        self.lend(&mut slot.filled_by(f))?;
        slot.take()
    }

    /// [`Db::write`] on this thread, for processes that have no runtime.
    ///
    /// # Errors
    /// As [`Db::write`].
    pub fn write_now<T, E: From<Error>>(
        &self,
        f: impl FnOnce(&mut Conn) -> Result<T, E>,
    ) -> Result<T, E> {
        let slot = Slot::new();
        self.transact(&mut slot.filled_by(f))?;
        slot.take()
    }

    /// Runs an act on the blocking pool.
    async fn blocking(self, run: Run, mut act: Box<SentAct>) -> Result<(), Error> {
        tokio::task::spawn_blocking(move || run(&self, &mut *act)).await?
    }

    /// Runs an act on a connection.
    fn lend(&self, act: &mut Act<'_>) -> Result<(), Error> {
        act(&mut *self.pool.get()?);
        Ok(())
    }

    /// Runs an act in a transaction, which it rolls back by answering false.
    fn transact(&self, act: &mut Act<'_>) -> Result<(), Error> {
        if !self.has_room() {
            return Err(Error::NoRoom);
        }
        let conn = &mut *self.pool.get()?;
        let done = conn.transaction(|conn| if act(conn) { Ok(()) } else { Err(Undone::Asked) });
        match done {
            Ok(()) | Err(Undone::Asked) => Ok(()),
            Err(Undone::Failed(e)) => Err(Error::Query(e)),
        }
    }

    /// Connections open now, and those of them that nobody uses.
    pub fn connections(&self) -> (u32, u32) {
        let state = self.pool.state();
        (state.connections, state.idle_connections)
    }
}

/// A closure that keeps its result to itself and answers whether it went well, so that what runs it is compiled once
/// and not for each of hundreds of closures. ADR 106.
type Act<'a> = dyn FnMut(&mut Conn) -> bool + 'a;
type SentAct = dyn FnMut(&mut Conn) -> bool + Send;
type Run = fn(&Db, &mut Act<'_>) -> Result<(), Error>;

/// Why a transaction was rolled back.
enum Undone {
    /// The act asked for it.
    Asked,
    /// The database failed.
    Failed(diesel::result::Error),
}

impl From<diesel::result::Error> for Undone {
    fn from(e: diesel::result::Error) -> Self {
        Self::Failed(e)
    }
}
