//! What can go wrong in this crate.

/// Why an act was refused.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// It was changed in the meantime.
    #[error("Your answers were changed in the meantime. Look at them again.")]
    StaleVersion,
    /// The database failed.
    #[error(transparent)]
    Db(#[from] db::Error),
}

impl From<diesel::result::Error> for Error {
    fn from(e: diesel::result::Error) -> Self {
        Self::Db(e.into())
    }
}
