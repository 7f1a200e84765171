//! Why notices or their settings were not read or changed.

/// What can go wrong.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A kind is missing, unknown or named twice, or a required one is switched off.
    #[error("Name each kind once, and leave what is required on.")]
    BadSettings,
    /// Of the database.
    #[error(transparent)]
    Db(#[from] db::Error),
}

impl From<diesel::result::Error> for Error {
    fn from(e: diesel::result::Error) -> Self {
        Self::Db(e.into())
    }
}
