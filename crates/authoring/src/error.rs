//! What can go wrong in this crate.

use kernel::Refused;

use crate::drafts::{Changed, MAX_DRAFT_MIB, MAX_FILES};

/// Why an act on a draft was refused.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// There is no such draft, or it is not to be seen by the one who asks.
    #[error("There is no such problem.")]
    NoDraft,
    /// There is no such check.
    #[error("There is no such check.")]
    NoCheck,
    /// Somebody changed it in the meantime.
    #[error("This problem was changed in the meantime.")]
    Stale(Vec<Changed>),
    /// The state does not allow the step.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// A path that cannot be in a package.
    #[error("{path}: {why}")]
    BadPath {
        /// As it was sent.
        path: String,
        /// A sentence.
        why: &'static str,
    },
    /// More than a draft may hold.
    #[error("A problem has at most {} files and {} MiB here.", MAX_FILES, MAX_DRAFT_MIB)]
    TooLarge,
    /// The name cannot be an address.
    #[error("Use 3–52 lower-case letters, digits, - or _, starting with a letter.")]
    BadName,
    /// The name is another problem's.
    #[error("You have another problem with this name.")]
    NameTaken,
    /// A comment is missing or too long.
    #[error("Explain what needs to change in 1 to 2000 characters.")]
    BadComment,
    /// Another version of this problem is being written.
    #[error("Another version of this problem is already being written.")]
    AnotherVersion,
    /// It was published once.
    #[error("A version that was published is never removed.")]
    WasPublished,
    /// Only a program can answer.
    #[error("A grid puzzle has no program to answer its inputs.")]
    NoProgram,
    /// Nobody reviews what one company writes for itself.
    #[error("Your company’s own problems need no review. Publish it yourself.")]
    NoReview,
    /// What the bank offers is published by its reviewer.
    #[error("A problem for everyone is published by a reviewer. Submit it for review.")]
    NeedsReview,
    /// The checklist stands in the way; the sentence names the first items.
    #[error("This problem is not ready to be published: {0}")]
    NotReady(String),
    /// The database failed.
    #[error(transparent)]
    Db(#[from] db::Error),
    /// The queue failed.
    #[error(transparent)]
    Queue(#[from] queue::Error),
    /// What the database holds is not what this program wrote.
    #[error("a stored check cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
}

impl From<diesel::result::Error> for Error {
    fn from(e: diesel::result::Error) -> Self {
        let e = db::Error::from(e);
        match e.constraint() {
            Some("problem_drafts_name") => Self::NameTaken,
            Some("problem_drafts_open") => Self::AnotherVersion,
            _ => Self::Db(e),
        }
    }
}
