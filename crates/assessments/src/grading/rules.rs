//! What grading an attempt can come to. Pure.

use crate::scores::Grade;

/// What became of grading an attempt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Graded {
    /// It had no grade before.
    First(Grade),
    /// Something of it was judged again, and its score is another now.
    Again {
        /// The grade until now.
        before: Grade,
        /// The one from now on.
        grade: Grade,
    },
    /// It has the grade it had.
    Still(Grade),
}

impl Graded {
    /// The grade that counts now.
    pub fn grade(&self) -> &Grade {
        match self {
            Self::First(grade) | Self::Again { grade, .. } | Self::Still(grade) => grade,
        }
    }
}
