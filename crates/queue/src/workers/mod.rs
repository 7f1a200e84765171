//! The processes that claim jobs, and which of them live.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use kernel::{Instant, WorkerId};

pub use rules::{Figures, NewWorker, Toolchain, Worker, lock_key};

use crate::Error;

/// Takes the worker's advisory lock, then enters it in the register. `conn` must be a connection of
/// the worker's own, outside any pool and any transaction: the worker counts as alive for as long
/// as that session lasts, or any other that shares the lock.
///
/// # Errors
/// [`Error::Db`]; [`Error::BadReport`] never for a worker that can be written as JSON.
pub fn register(conn: &mut Conn, worker: &NewWorker) -> Result<(), Error> {
    hold_lock(conn, worker.id)?;
    let toolchains = serde_json::to_value(&worker.toolchains)?;
    Ok(store::insert(conn, worker, lock_key(worker.id), &toolchains)?)
}

/// Takes the lock again, on a new connection after the old one was lost. Jobs that were swept in
/// between are lost; their heartbeats say so.
///
/// # Errors
/// [`Error::Db`].
pub fn hold_lock(conn: &mut Conn, worker: WorkerId) -> Result<(), Error> {
    Ok(store::lock(conn, lock_key(worker))?)
}

/// Records that the worker is well, and what it has counted.
///
/// # Errors
/// [`Error::Db`]; [`Error::BadReport`] for a figure that is no number.
pub fn seen(conn: &mut Conn, worker: WorkerId, figures: &Figures) -> Result<(), Error> {
    Ok(store::touch(conn, worker, &serde_json::to_value(figures)?)?)
}

/// Records that the worker ended in good order.
///
/// # Errors
/// [`Error::Db`].
pub fn stop(conn: &mut Conn, worker: WorkerId) -> Result<(), Error> {
    Ok(store::stop(conn, worker)?)
}

/// Whether a worker came after an instant and is of another build or configuration than all that were there
/// then.
///
/// # Errors
/// [`Error::Db`].
pub fn is_other_since(conn: &mut Conn, worker: WorkerId, at: Instant) -> Result<bool, Error> {
    Ok(store::is_other_since(conn, worker, at)?)
}

/// The workers that live, that is, hold their locks and have not stopped; oldest first.
///
/// # Errors
/// [`Error::BadReport`], [`Error::Db`].
pub fn live(conn: &mut Conn) -> Result<Vec<Worker>, Error> {
    let rows = store::live(conn)?;
    rows.into_iter()
        .map(|(row, toolchains, figures)| {
            let toolchains = serde_json::from_value(toolchains)?;
            Ok(Worker { toolchains, figures: serde_json::from_value(figures)?, ..row })
        })
        .collect()
}

/// Every language that a living worker reports, once, by name; available when one of them has it.
/// Empty while no worker lives.
///
/// # Errors
/// [`Error::BadReport`], [`Error::Db`].
pub fn languages(conn: &mut Conn) -> Result<Vec<Toolchain>, Error> {
    Ok(rules::merge(live(conn)?.into_iter().flat_map(|worker| worker.toolchains)))
}
