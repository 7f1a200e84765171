//! What can go wrong in this crate.

use kernel::Refused;

/// Why an act on an application was refused.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The person has an application that was not withdrawn.
    #[error("You have already applied. An application can be sent once.")]
    AlreadyApplied,
    /// There is no such application.
    #[error("There is no such application.")]
    NoApplication,
    /// There is no such partner.
    #[error("There is no such partner.")]
    NoPartner,
    /// The partner brought nobody of that name.
    #[error("There is no such referral.")]
    NoReferral,
    /// There is no such invitation.
    #[error("There is no such invitation.")]
    NoInvitation,
    /// A list is empty or too long.
    #[error("Invite 1 to 500 people at once.")]
    TooManyRows,
    /// A partner without a username has no link.
    #[error("Choose a username first: your link is made from it.")]
    NoCode,
    /// There is no such commission.
    #[error("There is no such commission.")]
    NoCommission,
    /// There is no such statement.
    #[error("There is no such statement.")]
    NoStatement,
    /// A field of the terms or of a payment is wrong.
    #[error("{detail}")]
    Field {
        /// Which.
        field: &'static str,
        /// A sentence.
        detail: &'static str,
    },
    /// The partner reads the reason of an adjustment.
    #[error("Write at least 20 characters: the partner reads this.")]
    ShortReason,
    /// The partner may still object.
    #[error("A statement is paid after its review, from the 9th of the month.")]
    InReview,
    /// The state does not allow the step, or it is somebody else's.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// It was changed in the meantime.
    #[error("This was changed in the meantime. Look at it again before you decide.")]
    StaleVersion,
    /// A decision needs a reason, so that the person understands it.
    #[error("A reason is 1 to 2000 characters.")]
    BadReason,
    /// The database failed.
    #[error(transparent)]
    Db(#[from] db::Error),
}

impl From<diesel::result::Error> for Error {
    fn from(e: diesel::result::Error) -> Self {
        Self::Db(e.into())
    }
}
