//! What can go wrong in this crate.

use kernel::Refused;

use crate::reports::{AGAIN_AFTER_DAYS, MAX_OPEN};

/// Why an act was refused.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A field that is not as it must be.
    #[error("{detail}")]
    Field {
        /// Which.
        field: &'static str,
        /// `length`, `format` or `unknown`.
        code: &'static str,
        /// A sentence.
        detail: &'static str,
    },
    /// There is no such report.
    #[error("There is no such report.")]
    NoReport,
    /// It was changed in the meantime.
    #[error("This was changed in the meantime. Look at it again.")]
    StaleVersion,
    /// As many candidates as may have been asked have not answered yet.
    #[error("You have {MAX_OPEN} open requests. Wait for an answer.")]
    TooManyOpen,
    /// The company has a request or a report of this candidate, or had one not long ago.
    #[error("You have asked this candidate within the last {AGAIN_AFTER_DAYS} days.")]
    AskedAlready,
    /// The way to GitHub and back was begun by somebody else, too long ago, or is over.
    #[error("This way from GitHub has been used or is too old. Start again from your dashboard.")]
    NoConsentBegun,
    /// A report is renewed once a day.
    #[error("A report can be refreshed once a day.")]
    RefreshedToday,
    /// There is no report of one's own that is ready.
    #[error("You have no report of your own that is ready.")]
    NothingToShare,
    /// The state does not allow the step, or it is somebody else's.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The database failed.
    #[error(transparent)]
    Db(#[from] db::Error),
}

impl From<diesel::result::Error> for Error {
    fn from(e: diesel::result::Error) -> Self {
        Self::Db(e.into())
    }
}
