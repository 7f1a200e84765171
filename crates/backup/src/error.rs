//! Why a backup is not made, restored or verified. The texts are for the operator.

use std::path::PathBuf;

/// A backup or restore that failed; database and directory are unchanged.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The database could not be reached or refused a statement.
    #[error("the database refused: {0}")]
    Database(#[from] db::Error),
    /// The same, of one statement.
    #[error("the database refused: {0}")]
    Statement(#[from] diesel::result::Error),
    /// A file could not be read or written.
    #[error("{}: {source}", at.display())]
    File {
        /// Which.
        at: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// There are no client programs that are new enough.
    #[error(
        "no {program} of PostgreSQL {major} or later is here: install postgresql-client-{major} or set ASSAY_PG_BIN"
    )]
    NoTools {
        /// `pg_dump` or `pg_restore`.
        program: &'static str,
        /// The major version of the server.
        major: u32,
    },
    /// `pg_dump` or `pg_restore` failed.
    #[error("{program} failed, and nothing was kept: {said}")]
    Tool {
        /// Which.
        program: &'static str,
        /// The end of what it printed.
        said: String,
    },
    /// There is nothing of Assay in the database.
    #[error("this database holds no Assay: there is nothing to back up")]
    NothingThere,
    /// Another process makes a backup in the same directory, or verifies one on the same database.
    #[error("another backup or verification is running here: wait until it has ended")]
    Busy,
    /// The backup that would be made has the name of one that is there.
    #[error("a backup named {0} is there already")]
    NameTaken(String),
    /// The directory holds no backup, or only part of one.
    #[error("{} is no complete backup: {why}", at.display())]
    NoBackup {
        /// The directory.
        at: PathBuf,
        /// The missing part.
        why: String,
    },
    /// A file is not the one that was written.
    #[error("{} was truncated or altered since the backup: restore another backup", at.display())]
    Altered {
        /// Which.
        at: PathBuf,
    },
    /// The backup is of a later version of Assay.
    #[error(
        "the backup was made by a newer Assay (it has migration {0}): install that version or a later one"
    )]
    TooNew(String),
    /// The database to restore into holds something.
    #[error(
        "the database is not empty (it holds {0}): a backup is restored into an empty one only"
    )]
    NotEmpty(String),
    /// The data directory has signing keys that are others than those of the backup.
    #[error(
        "{} differs from the backup: the data directory has keys of its own, move it away first", at.display()
    )]
    OtherKeys {
        /// The file that differs.
        at: PathBuf,
    },
    /// The key does not open what is sealed.
    #[error("the key does not fit: the backup was sealed for another one")]
    WrongKey,
    /// The key cannot be used at all.
    #[error("{0}")]
    BadKey(String),
    /// The login may not do what is needed.
    #[error("{0}")]
    NotAllowed(String),
    /// The restored rows differ from those of the backup.
    #[error("what was restored differs from the backup in: {0}")]
    Differs(String),
    /// The caller's part failed.
    #[error("{0}")]
    Outside(Box<dyn std::error::Error + Send + Sync>),
}

impl Error {
    /// For `map_err`: which file it was about.
    pub(crate) fn file(at: &std::path::Path) -> impl FnOnce(std::io::Error) -> Self + '_ {
        move |source| Self::File { at: at.to_owned(), source }
    }
}
