//! What can go wrong in this crate.

/// Why something about a story was refused.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// There is no such story, or it is not shown.
    #[error("There is no such story.")]
    NoStory,
    /// There is no such company.
    #[error("Nobody has told of this company yet.")]
    NoCompany,
    /// The place in a list is not one of ours, or of another order.
    #[error("This cursor is not one of ours.")]
    BadCursor,
    /// What the database holds is not what this program wrote.
    #[error("a stored story cannot be read: {0}")]
    Unreadable(String),
    /// The database failed.
    #[error(transparent)]
    Db(#[from] db::Error),
}

impl From<diesel::result::Error> for Error {
    fn from(e: diesel::result::Error) -> Self {
        match db::Error::from(e) {
            e if e.constraint() == Some("interview_likes_interview") => Self::NoStory,
            e => Self::Db(e),
        }
    }
}
