//! What can go wrong in this crate.

use kernel::Refused;

/// Why an act on a company was refused.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The name is empty, too long or not one line.
    #[error("A company's name is one line of 1 to 120 characters.")]
    BadName,
    /// The account belongs to a company already.
    #[error("This account belongs to a company already.")]
    AlreadyMember,
    /// There is no such company.
    #[error("There is no such company.")]
    NoCompany,
    /// The state does not allow the step, or it is somebody else's.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// A grant needs a reason, so that somebody can understand it later.
    #[error("A reason is 1 to 2000 characters.")]
    BadReason,
    /// Who gives or takes must be named.
    #[error("Name who grants this, in 1 to 320 characters.")]
    BadGranter,
    /// The end of the grant has passed.
    #[error("The grant would have ended before it began.")]
    EndsInThePast,
    /// There is no such grant to take back.
    #[error("The company does not have this flag.")]
    NotGranted,
    /// The inquiry's address is verified, so its form stays as it is.
    #[error("This inquiry is verified already and cannot be changed any more.")]
    AlreadyVerified,
    /// Somebody changed it in the meantime.
    #[error("This was changed in the meantime. Look at it again before you decide.")]
    StaleVersion,
    /// The link is unknown, used, replaced, taken back or over: one answer for all of them.
    #[error("This link is no longer valid. Ask for a new one.")]
    LinkInvalid,
    /// Another request is using the link right now.
    #[error("This link is being used at this moment. Try again in a minute.")]
    LinkInUse,
    /// There is no such inquiry.
    #[error("There is no such inquiry.")]
    NoInquiry,
    /// The database failed.
    #[error(transparent)]
    Db(#[from] db::Error),
}

impl From<diesel::result::Error> for Error {
    fn from(e: diesel::result::Error) -> Self {
        match db::Error::from(e) {
            e if e.constraint() == Some("company_members_user_key") => Self::AlreadyMember,
            e => Self::Db(e),
        }
    }
}
