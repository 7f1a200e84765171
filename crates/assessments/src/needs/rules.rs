//! What can need somebody. Pure.

use kernel::uuid::Uuid;
use kernel::{Instant, words};

words! {
    /// For what somebody is needed.
    pub enum Kind as "AssessingNeed" {
        /// Nobody has decided on the result of somebody who was invited without a role.
        Result = "result",
        /// Somebody invited asks for extra time.
        ExtraTime = "extra_time",
        /// The member has begun to review a report, and has not submitted it.
        ReportReview = "report_review",
    }
}

/// What needs somebody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Need {
    /// For what.
    pub kind: Kind,
    /// What is opened: the assessment of a request, the report of a result or a review.
    pub place: Uuid,
    /// The assessment's title.
    pub title: String,
    /// Whom it is about: the name on the invitation or of the account, else the address invited.
    pub name: String,
    /// Since when.
    pub since: Instant,
    /// How much there is of this kind.
    pub total: i64,
}

/// Numbers of a company's home.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Figures {
    /// Invitations that can still lead to a result.
    pub out: i64,
    /// Attempts that have ended.
    pub finished: i64,
}
