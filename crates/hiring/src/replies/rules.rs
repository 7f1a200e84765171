//! What counts as an answer in time. Pure.
//!
//! Counted is every application that a company was shown in the last 365 days and whose time for a
//! first answer is over: seven days after the company was shown it, or 48 hours where the candidate
//! accepted an introduction, which shows it in the moment in which it is made. One that the candidate
//! withdrew unanswered within that time is not counted. The answer is the first step that a person of
//! the company takes: a move or a decline, but no decline that is taken back. So is the first message
//! that a person of the company writes in the introduction (ADR 80). A role that closes answers
//! nobody. `store::count` is the same in SQL.

/// In how many days an applicant is answered.
pub const DAYS: i64 = 7;
/// In how many hours somebody is answered who accepted an introduction. Source: states.md §15.
pub const INTRODUCED_HOURS: i64 = 48;
/// Fewer candidates than this say nothing together, and might say something of one person.
pub const ENOUGH: i64 = 5;
/// How far back is counted, in days.
pub(super) const COUNTED_DAYS: i64 = 365;

/// How many were answered in time, of how many.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rate {
    /// No more than `counted`.
    pub in_time: i64,
    /// Whose time is over.
    pub counted: i64,
}

impl Rate {
    /// The rate where enough are counted.
    pub(super) fn shown(self) -> Option<Self> {
        (self.counted >= ENOUGH).then_some(self)
    }
}
