//! A private PostgreSQL under a data directory: made once, started with the server, stopped with
//! it, and started again when it dies.
//!
//! Only its Unix socket is open; a directory that no one else may enter guards it.

mod binaries;
mod error;
mod process;
#[cfg(test)]
mod tests;

use std::ffi::OsString;
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use tokio::process::Child;
use tokio::sync::watch;

pub use binaries::NODE_PACKAGE;
pub use error::Error;
use process::{Layout, PORT};

use crate::Conn;

/// Below this much free space a start is refused: PostgreSQL itself dies when its log cannot grow.
const MIN_FREE_BYTES: u64 = 256 << 20;
/// A start after a crash replays the log first.
const START_LIMIT: Duration = Duration::from_secs(120);
/// An orphan of a killed server shuts itself down within this time. It also waits for everyone who
/// tries to connect meanwhile, so workers that try again and again hold it up on a busy machine.
const ORPHAN_LIMIT: Duration = Duration::from_secs(90);
/// After this long it is asked to stop at once: nobody else holds the lock of the data directory, and what
/// was committed is in PostgreSQL's log.
const ORPHAN_PATIENCE: Duration = Duration::from_secs(20);
/// The same where there is nothing to lose.
const THROW_AWAY_PATIENCE: Duration = Duration::from_secs(1);
const RESTART_DELAYS_S: [u64; 5] = [0, 1, 2, 5, 10];

/// Where the cluster lives and which PostgreSQL runs it.
#[derive(Debug, Clone, Default)]
pub struct Settings {
    /// The directory that holds the cluster; made when missing.
    pub data: PathBuf,
    /// `ASSAY_PG_BIN`: used and nothing else, when set.
    pub binaries: Option<PathBuf>,
    /// `PATH`.
    pub search_path: Option<OsString>,
    /// Directories above which [`NODE_PACKAGE`] may lie.
    pub node_roots: Vec<PathBuf>,
    /// Tests only: gives up durability for speed.
    pub throw_away: bool,
}

/// A running cluster. Dropped without [`Cluster::stop`], it ends with the process.
pub struct Cluster {
    layout: Layout,
    child: Child,
    // Held for the life of the cluster: a second server on the same directory is refused.
    _lock: File,
}

impl Cluster {
    /// Starts the cluster, making it first where there is none, and waits until it answers.
    ///
    /// # Errors
    /// Every [`Error`] says what to do about it.
    pub async fn start(settings: &Settings) -> Result<Self, Error> {
        let io = |at: &Path, e| Error::Directory { at: at.to_owned(), source: e };
        fs::create_dir_all(&settings.data).map_err(|e| io(&settings.data, e))?;
        let data = fs::canonicalize(&settings.data).map_err(|e| io(&settings.data, e))?;
        let lock = take_lock(&data)?;
        refuse_full_disk(&data)?;
        let cluster = data.join("pg");
        let major = binaries::data_major(&cluster)?;
        let binaries = binaries::find(settings, major)?;
        let layout = Layout::new(data, binaries, settings.throw_away)?;
        if major.is_none() {
            process::init(&layout).await?;
        }
        let child = launch(&layout).await?;
        create_database(&layout)?;
        Ok(Self { layout, child, _lock: lock })
    }

    /// How a client of this machine reaches the database.
    pub fn url(&self) -> String {
        self.layout.url("assay")
    }

    /// Starts PostgreSQL again whenever it dies, until `stop` becomes true; then stops it and
    /// waits until it has.
    ///
    /// # Errors
    /// [`Error`] when it cannot be started again.
    pub async fn supervise(mut self, mut stop: watch::Receiver<bool>) -> Result<(), Error> {
        let mut failures = 0;
        loop {
            let status = tokio::select! {
                _ = async { stop.wait_for(|stop| *stop).await.is_ok() } => None,
                status = self.child.wait() => Some(status.ok()),
            };
            let Some(status) = status else {
                return self.stop().await;
            };
            tracing::error!(?status, "postgres.died");
            loop {
                let delay = RESTART_DELAYS_S.get(failures).copied().unwrap_or(10);
                tokio::time::sleep(Duration::from_secs(delay)).await;
                failures += 1;
                match launch(&self.layout).await {
                    Ok(child) => {
                        self.child = child;
                        failures = 0;
                        break;
                    }
                    Err(e) if failures >= 10 => return Err(e),
                    Err(e) => tracing::error!(error = %e, "postgres.restart_failed"),
                }
            }
        }
    }

    /// Asks PostgreSQL to stop and waits until it has: open transactions are rolled back.
    ///
    /// # Errors
    /// [`Error::Process`] when it cannot be waited for.
    pub async fn stop(mut self) -> Result<(), Error> {
        process::interrupt(&self.child);
        self.child.wait().await.map_err(|e| Error::Process("postgres", e))?;
        Ok(())
    }
}

/// Starts `postgres`, waiting for an orphan of a killed server to leave first. The pid file is
/// never touched: removing it beside living backends ruins a cluster.
async fn launch(layout: &Layout) -> Result<Child, Error> {
    let began = Instant::now();
    let patience = if layout.throw_away() { THROW_AWAY_PATIENCE } else { ORPHAN_PATIENCE };
    let mut is_told = false;
    loop {
        if began.elapsed() > patience && !is_told {
            is_told = true;
            process::quit_orphan(layout);
        }
        let mut child = process::spawn(layout)?;
        match process::ready(layout, &mut child, START_LIMIT).await {
            Ok(()) => return Ok(child),
            Err(Error::InUse) if began.elapsed() < ORPHAN_LIMIT => {
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
            Err(e) => return Err(e),
        }
    }
}

fn create_database(layout: &Layout) -> Result<(), Error> {
    let mut conn = Conn::establish(&layout.url("postgres")).map_err(Error::Connect)?;
    match conn.batch_execute("create database assay") {
        Err(e) if !e.to_string().contains("already exists") => Err(Error::Database(e)),
        _ => Ok(()),
    }
}

fn take_lock(data: &Path) -> Result<File, Error> {
    let at = data.join("lock");
    let io = |e| Error::Directory { at: at.clone(), source: e };
    let file = File::options().create(true).truncate(false).write(true).open(&at).map_err(io)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(Error::Locked(data.to_owned())),
        Err(TryLockError::Error(e)) => Err(io(e)),
    }
}

fn refuse_full_disk(data: &Path) -> Result<(), Error> {
    let space = rustix::fs::statvfs(data)
        .map_err(|e| Error::Directory { at: data.to_owned(), source: e.into() })?;
    let free = space.f_bavail.saturating_mul(space.f_frsize);
    if free < MIN_FREE_BYTES {
        return Err(Error::DiskFull { at: data.to_owned(), free_mib: free >> 20 });
    }
    Ok(())
}

/// How to reach the cluster under `data` that another process runs; `None` when nobody does.
pub fn running(data: &Path) -> Option<String> {
    let data = fs::canonicalize(data).ok()?;
    let lock = File::open(data.join("lock")).ok()?;
    let held = matches!(lock.try_lock(), Err(TryLockError::WouldBlock));
    held.then(|| process::socket_dir(&data).ok()).flatten().map(|dir| url_for(&dir, "assay"))
}

/// Which PostgreSQL a new cluster of these settings is made with: where it is, and the line that it says
/// of itself.
///
/// # Errors
/// [`Error::NoBinaries`] and [`Error::TooOld`].
pub fn version(settings: &Settings) -> Result<String, Error> {
    let dir = binaries::find(settings, None)?;
    let said = binaries::said(&dir).ok_or(Error::NoBinaries)?;
    Ok(format!("{}: {}", dir.display(), said.trim()))
}

fn url_for(socket: &Path, database: &str) -> String {
    format!("postgres://assay@/{database}?host={}&port={PORT}", socket.display())
}
