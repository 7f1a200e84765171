#![doc = include_str!("../README.md")]

mod clock;
mod email;
mod ids;
mod page;
pub mod text;

pub use chrono;
pub use uuid;

pub use clock::{Clock, SystemClock};
pub use email::{BadEmail, Email};
pub use ids::{
    AssessmentId, AttemptId, BadId, CompanyId, InvitationId, JobId, MailId, ProblemId,
    SubmissionId, TaskId, UserId, WorkerId,
};
pub use page::{BadCursor, Cursor, Limit, Page};

/// An instant in UTC, to the microsecond PostgreSQL keeps.
pub type Instant = chrono::DateTime<chrono::Utc>;
