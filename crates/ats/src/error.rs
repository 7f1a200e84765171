//! What can go wrong in this crate.

use kernel::Refused;

use crate::connections::MAX_CONNECTIONS;

/// Why an act on a connection was refused.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// There is no such connection, or it is another company's.
    #[error("There is no such connection.")]
    NoConnection,
    /// The connection has started nothing of this name.
    #[error("This connection has started no such assessment.")]
    NoStart,
    /// The company has as many as it may.
    #[error("A company can have {} connections.", MAX_CONNECTIONS)]
    TooMany,
    /// What is to be the key of Ashby is none, or there is one where none is needed.
    #[error("An API key of Ashby is one line of 8 to 200 plain characters.")]
    BadRemoteKey,
    /// A name of theirs is too long.
    #[error("The name of this application is too long.")]
    BadReference,
    /// Updates for Greenhouse would go somewhere else.
    #[error("The address for updates must be at https://app.greenhouse.io.")]
    BadCallback,
    /// It was changed in the meantime.
    #[error("This was changed in the meantime. Look at it again.")]
    StaleVersion,
    /// The connection is paused.
    #[error(
        "This connection is paused in Assay. An owner of your company can resume it on the company's profile."
    )]
    Paused,
    /// The state does not allow the step.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The queue failed.
    #[error(transparent)]
    Queue(#[from] queue::Error),
    /// The database failed.
    #[error(transparent)]
    Db(#[from] db::Error),
}

impl From<diesel::result::Error> for Error {
    fn from(e: diesel::result::Error) -> Self {
        Self::Db(e.into())
    }
}
