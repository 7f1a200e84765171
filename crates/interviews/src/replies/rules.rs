//! A company's answer, and how far it has come. Pure.

use kernel::{CompanyId, Instant, words};

use crate::Error;

words! {
    /// What a company says: an answer for everybody, or a complaint for the moderator.
    pub enum Kind as "ReplyKind" { Reply = "reply", Dispute = "dispute" }
}

words! {
    /// How far an answer has come.
    pub enum State as "ReplyState" {
        PendingReview = "pending_review", Published = "published", Rejected = "rejected",
    }
}

/// What a moderator decides on an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decision {
    /// Readers see it.
    Publish,
    /// Nobody does.
    Reject,
}

/// What a company has said of a story.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reply {
    /// Answer or complaint.
    pub kind: Kind,
    /// Which company.
    pub company: Option<CompanyId>,
    /// 1 to 2000 characters.
    pub text: String,
    /// How far it has come.
    pub state: State,
    /// What a decision names.
    pub version: i32,
    /// When it was written.
    pub created_at: Instant,
    /// When it was decided on.
    pub decided_at: Option<Instant>,
}

pub(super) fn checked(text: &str) -> Result<&str, Error> {
    let text = kernel::text::trimmed(text);
    let fits = (1..=2000).contains(&text.chars().count());
    if fits { Ok(text) } else { Err(Error::BadReply) }
}
