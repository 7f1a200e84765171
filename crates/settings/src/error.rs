//! What can go wrong with a setting.

/// Every message is a sentence for the person who asked.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// There is no such version of this setting.
    #[error("There is no such version of this setting.")]
    NoVersion,
    /// Somebody else set it in the meantime.
    #[error("This was changed in the meantime. Look at it again before you decide.")]
    StaleVersion,
    /// A change needs a reason.
    #[error("A reason is 1 to 2000 characters.")]
    BadReason,
    /// It has that value already.
    #[error("The setting has this value already.")]
    Unchanged,
    /// The database failed.
    #[error(transparent)]
    Db(#[from] db::Error),
}

impl From<diesel::result::Error> for Error {
    fn from(e: diesel::result::Error) -> Self {
        Self::Db(e.into())
    }
}
