//! What a company's home page shows of its assessments. Pure.

use kernel::{AssessmentId, Instant};

use crate::reports::Row;

/// How many graded reports are shown.
pub(crate) const NEWEST: i64 = 5;
/// How many assessments about to close are shown.
pub(crate) const CLOSING: i64 = 5;

/// The whole of it. Every number counts rows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Overview {
    /// Assessments made.
    pub assessments: i64,
    /// Invitations made, whatever became of them.
    pub invitations_sent: i64,
    /// Attempts begun.
    pub attempts_started: i64,
    /// Attempts graded.
    pub reports_ready: i64,
    /// The last graded.
    pub newest: Vec<Row>,
    /// Assessments with open invitations, the next to expire first.
    pub closing: Vec<Closing>,
}

/// How much a company has made, as [`Overview`] counts it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Made {
    /// Assessments made.
    pub assessments: i64,
    /// Invitations made, whatever became of them.
    pub invitations: i64,
}

/// How many days the use of assessments is counted for.
pub const USAGE_DAYS: i64 = 30;

/// What a company used its assessments for, lately. Each number counts what happened in that time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Usage {
    /// Invitations that were mailed for the first time.
    pub sent: i64,
    /// Attempts begun.
    pub started: i64,
    /// Attempts that ended.
    pub finished: i64,
}

/// An assessment with open invitations.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Closing {
    /// The assessment.
    pub assessment: AssessmentId,
    /// Its title.
    pub title: String,
    /// Invitations made.
    pub invited: i64,
    /// Open invitations of which nobody has begun.
    pub not_started: i64,
    /// When the first of those expires.
    pub expires_at: Instant,
}

/// How far an attempt has come at least.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reached {
    /// It was begun.
    Started,
    /// It has a grade.
    Graded,
}
