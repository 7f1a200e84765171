//! Why a grade document could not be made.

/// What can go wrong.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The rows contradict each other; the text is for the log.
    #[error("{0}")]
    Inconsistent(&'static str),
    /// Of the submissions.
    #[error(transparent)]
    Challenges(#[from] challenges::Error),
    /// Of the database.
    #[error(transparent)]
    Db(#[from] db::Error),
}
