//! What can go wrong in this crate.

use kernel::Refused;

use crate::roles::form::Problem;

/// Why something about a role was refused.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// There is no such role, or it is another company's.
    #[error("There is no such role.")]
    NoRole,
    /// Some fields are missing or wrong.
    #[error("Some fields need another look.")]
    Fields(Vec<Problem>),
    /// Somebody changed it in the meantime.
    #[error("This was changed in the meantime. Look at it again.")]
    StaleVersion,
    /// The state does not allow the step, or it is somebody else's.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// A decision against a role needs words, and one for it takes none.
    #[error("Say why in 1 to 2000 characters; an approval takes no words.")]
    BadNote,
    /// Twenty roles of the company are on their way or live.
    #[error("A company can have 20 roles in review or live. Close one of them first.")]
    TooManyRoles,
    /// A closed role can be reopened for thirty days.
    #[error("A role can be reopened for 30 days. Duplicate it to advertise it again.")]
    ClosedTooLong,
    /// Nobody could apply to it.
    #[error("The deadline of this role has passed. Duplicate it to advertise it again.")]
    DeadlinePassed,
    /// The database failed.
    #[error(transparent)]
    Db(#[from] db::Error),
}

impl From<diesel::result::Error> for Error {
    fn from(e: diesel::result::Error) -> Self {
        Self::Db(e.into())
    }
}
