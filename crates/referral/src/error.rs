//! What can go wrong with a referral.

/// Every message is a sentence for the person who asked.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Ill-formed, nobody's, one's own, or that of somebody one has brought: a caller cannot tell
    /// which, so that codes cannot be guessed from the answers.
    #[error("This referral code cannot be used.")]
    CodeInvalid,
    /// The account has named a code before.
    #[error("A referral code is already set for this account.")]
    CodeSet,
    /// There is no code to be replaced.
    #[error("This account has no referral code yet.")]
    NoCode,
    /// The database failed.
    #[error(transparent)]
    Db(#[from] db::Error),
}

impl From<diesel::result::Error> for Error {
    fn from(e: diesel::result::Error) -> Self {
        Self::Db(e.into())
    }
}
