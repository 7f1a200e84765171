//! What can go wrong in this crate.

use kernel::Refused;

/// Why an act was refused.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// There is no such internship, or it is not to be seen by the one who asks.
    #[error("There is no such internship.")]
    NoInternship,
    /// The same of an item of a checklist.
    #[error("There is no such item.")]
    NoItem,
    /// The same of a proposal to extend an internship.
    #[error("There is no such proposal.")]
    NoExtension,
    /// A field that is not as it must be.
    #[error("{detail}")]
    Field {
        /// Which.
        field: String,
        /// `required`, `length`, `range`, `format`, `count` or `not_offered`.
        code: &'static str,
        /// A sentence.
        detail: &'static str,
    },
    /// It was changed in the meantime.
    #[error("This was changed in the meantime. Look at it again.")]
    StaleVersion,
    /// The state does not allow the step, or it is somebody else's.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// A required item of the checklist is not approved.
    #[error("Approve every required item first.")]
    ChecklistOpen,
    /// The first day has not come.
    #[error("This internship has not started.")]
    NotStarted,
    /// The last day has not come.
    #[error("An internship can be completed from its last day on. End it early otherwise.")]
    NotOver,
    /// The internship has no such week, or it cannot be written about on this day.
    #[error("You can check in from a week's first day until three days after it ends.")]
    WeekClosed,
    /// This side has checked in for the week.
    #[error("You have already checked in for this week.")]
    CheckedIn,
    /// The internship is too short for this rating, or it cannot be given on this day.
    #[error(
        "A rating can be given from three days before it is due, once the internship has started."
    )]
    RatingClosed,
    /// The rating is given.
    #[error("This rating has been given.")]
    Rated,
    /// One proposal at a time.
    #[error("A proposal to extend this internship is open. Answer or withdraw it first.")]
    ExtensionOpen,
    /// The database failed.
    #[error(transparent)]
    Db(#[from] db::Error),
}

impl Error {
    /// A field that is not as it must be.
    pub(crate) fn field(
        field: impl Into<String>,
        code: &'static str,
        detail: &'static str,
    ) -> Self {
        Self::Field { field: field.into(), code, detail }
    }
}

impl From<diesel::result::Error> for Error {
    fn from(e: diesel::result::Error) -> Self {
        Self::Db(e.into())
    }
}
