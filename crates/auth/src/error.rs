//! What can go wrong with an account.

use crate::usernames::CHANGE_EVERY_DAYS;

/// Every message is a sentence for the person who asked.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The request names another uid or e-mail than the token.
    #[error("The request is about another account than the one signed in.")]
    IdentityMismatch,
    /// The account exists as the other kind.
    #[error("This account is already registered as another kind of account.")]
    AccountKindFixed,
    /// Another account has the e-mail address.
    #[error("Another account already uses this e-mail address.")]
    EmailTaken,
    /// The text has not the form of a username.
    #[error("A username has 3 to 30 letters, digits and underscores.")]
    BadUsername,
    /// The name would look like a part of Assay.
    #[error("This username is reserved.")]
    UsernameReserved,
    /// Somebody has the name.
    #[error("This username is taken.")]
    UsernameTaken,
    /// The name was changed less than 30 days ago.
    #[error(
        "A username can be changed once in {} days; yours again on {}.",
        CHANGE_EVERY_DAYS,
        next.format("%-d %B %Y")
    )]
    UsernameChangeTooSoon {
        /// When it may be changed again.
        next: kernel::Instant,
    },
    /// The code is wrong, used, expired or was never sent: one answer for all of them.
    #[error("This code is wrong or no longer valid. Check it, or ask for a new one.")]
    OtpInvalid,
    /// The code was tried too often.
    #[error("This code was tried too often. Ask for a new one.")]
    OtpExhausted,
    /// A code could not be hashed on this machine.
    #[error("a code could not be hashed: {0}")]
    Hashing(String),
    /// The profile was saved since it was read.
    #[error("This was changed elsewhere since you opened it. Load it again.")]
    StaleVersion,
    /// A newer edition of the texts is in force than the one that the person was shown.
    #[error("The terms or the privacy policy have a newer edition. Load this page again.")]
    AgreementsOutdated,
    /// The account is to be erased already.
    #[error("This account is already scheduled for erasure.")]
    ErasureScheduled,
    /// The address needs no mail that verifies it.
    #[error("This e-mail address is already confirmed.")]
    AlreadyVerified,
    /// The account's address is to be changed to itself.
    #[error("This is already the address of your account.")]
    SameAddress,
    /// The address opens the rights of those who run Assay, which no change gives or takes.
    #[error(
        "The address of the admin or of billing staff is set by the operator and cannot be changed here."
    )]
    OfficeAddress,
    /// Only Google knows the account, and keeps its address.
    #[error("You log in with Google, so this account uses your Google address.")]
    NoPassword,
    /// The proposed extra time is out of its bounds.
    #[error("Extra time is 10 to 300 percent.")]
    BadExtraTime,
    /// Looking as another account needs a reason that says something.
    #[error("A reason is 10 to 2000 characters.")]
    BadReason,
    /// Merging two accounts needs a reason that says why they are one person's.
    #[error("A reason is 20 to 2000 characters.")]
    BadMergerReason,
    /// The account was merged into another one.
    #[error("This account was merged into another one.")]
    Merged,
    /// The admin is that account.
    #[error("This is your own account.")]
    ViewAsOneself,
    /// Nobody sees anything with that account.
    #[error("This account is locked, so there is nothing to see.")]
    ViewAsLocked,
    /// There is no such permission to look as another account.
    #[error("There is no such permission.")]
    NoViewAs,
    /// There is no such account.
    #[error("There is no such account.")]
    NoUser,
    /// The database failed.
    #[error(transparent)]
    Db(#[from] db::Error),
}

impl From<diesel::result::Error> for Error {
    fn from(e: diesel::result::Error) -> Self {
        let e = db::Error::from(e);
        match e.constraint() {
            // Two at once made the account of one person: whichever index finds it, the other one was faster.
            Some("users_email_key" | "users_firebase_uid_key") => Self::EmailTaken,
            Some("users_username_key") => Self::UsernameTaken,
            Some("erasures_scheduled") => Self::ErasureScheduled,
            // It was erased while the request was on its way.
            Some("users_immutable") => Self::NoUser,
            _ => Self::Db(e),
        }
    }
}
