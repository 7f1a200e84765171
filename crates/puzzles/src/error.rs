//! What can go wrong in this crate.

use crate::tries::MAX_EVENTS;

/// Why a puzzle or a try was refused.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The file breaks a rule; the sentence says which, and where.
    #[error("{file}: {why}")]
    BadFile {
        /// Its name.
        file: String,
        /// Such as `train[1].output row 3 has 4 cells, expected 5`.
        why: String,
    },
    /// A puzzle that somebody has tried stays as it is.
    #[error("{0}: this puzzle has been tried. Rename the changed puzzle.")]
    Tried(String),
    /// There is no such puzzle.
    #[error("There is no such puzzle.")]
    NoPuzzle,
    /// There is no such try, or it is somebody else's.
    #[error("There is no such try.")]
    NoTry,
    /// The puzzle has fewer test inputs.
    #[error("The puzzle has no such test input.")]
    NoInput,
    /// What was sent is no grid.
    #[error("This is not a grid: {0}.")]
    BadGrid(String),
    /// More steps than are kept.
    #[error("A try records {} steps at most.", MAX_EVENTS)]
    TooManyEvents,
    /// A step that no editor takes.
    #[error("A step is outside the largest grid, or before the one before it.")]
    BadEvent,
    /// The test input is solved already.
    #[error("This test input is already solved.")]
    Solved,
    /// Both tries are used.
    #[error("Both tries for this test input are used.")]
    NoTriesLeft,
    /// What the database holds is not what this program wrote.
    #[error("a stored puzzle cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// The database failed.
    #[error(transparent)]
    Db(#[from] db::Error),
}

impl From<diesel::result::Error> for Error {
    fn from(e: diesel::result::Error) -> Self {
        Self::Db(db::Error::from(e))
    }
}
