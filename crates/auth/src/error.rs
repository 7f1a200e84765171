//! What can go wrong with an account.

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
    /// The database failed.
    #[error(transparent)]
    Db(#[from] db::Error),
}

impl From<diesel::result::Error> for Error {
    fn from(e: diesel::result::Error) -> Self {
        let e = db::Error::from(e);
        match e.constraint() {
            Some("users_email_key") => Self::EmailTaken,
            _ => Self::Db(e),
        }
    }
}
