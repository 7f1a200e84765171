//! What can go wrong in this crate.

/// Why the queue refused.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// There is a job of this kind, subject and generation already.
    #[error("This job has been queued before.")]
    AlreadyQueued,
    /// The message cannot be mailed as it is.
    #[error("This message cannot be mailed: {0}.")]
    BadMail(&'static str),
    /// A worker's own report in the database could not be read back.
    #[error("the report of a worker is unreadable")]
    BadReport(#[from] serde_json::Error),
    /// The database failed.
    #[error(transparent)]
    Db(#[from] db::Error),
}

impl From<diesel::result::Error> for Error {
    fn from(e: diesel::result::Error) -> Self {
        Self::Db(e.into())
    }
}
