//! Why notices or their settings were not read or changed.

/// What can go wrong.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A kind is missing, unknown or named twice, or a required one is switched off.
    #[error("Name each kind once, and leave what is required on.")]
    BadSettings,
    /// No time zone has this name.
    #[error("This time zone is not known.")]
    BadTimeZone,
    /// The link that stops mail is nobody's.
    #[error("This link is not valid. You can do the same in your notification settings.")]
    UnknownLink,
    /// Of the database.
    #[error(transparent)]
    Db(#[from] db::Error),
}

impl From<diesel::result::Error> for Error {
    fn from(e: diesel::result::Error) -> Self {
        Self::Db(e.into())
    }
}
