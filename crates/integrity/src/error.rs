//! What can go wrong in this crate.

use kernel::Refused;

use crate::cases::{ANSWER_HOURS, APPEAL_DAYS, MAX_TEXT};

/// Why an act was refused.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// There is no such case, or it is not to be seen by the one who asks.
    #[error("There is no such case.")]
    NoCase,
    /// A text that is empty, too long or not prose.
    #[error("A text has 1 to {MAX_TEXT} characters.")]
    BadText,
    /// It was changed in the meantime.
    #[error("This case was changed in the meantime. Look at it again.")]
    StaleVersion,
    /// The state does not allow the step, or it is somebody else's.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// Who invited somebody does not decide about them.
    #[error("You sent this invitation, so another reviewer or Assay decides.")]
    OwnInvitation,
    /// The time to answer is over.
    #[error("The {ANSWER_HOURS} hours for an answer are over.")]
    AnswerOver,
    /// The time to appeal is over.
    #[error("The {APPEAL_DAYS} days for an appeal are over.")]
    AppealOver,
    /// The database failed.
    #[error(transparent)]
    Db(#[from] db::Error),
}

impl From<diesel::result::Error> for Error {
    fn from(e: diesel::result::Error) -> Self {
        Self::Db(e.into())
    }
}
