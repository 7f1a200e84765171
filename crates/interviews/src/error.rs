//! What can go wrong in this crate.

use kernel::text::many;
use kernel::{Refused, StoryId};

use crate::form::Problem;
use crate::manuscripts::PER_COMPANY;

/// Why something about a story was refused.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// There is no such story, or it is not shown.
    #[error("There is no such story.")]
    NoStory,
    /// There is no such company.
    #[error("Nobody has shared an interview with this company yet.")]
    NoCompany,
    /// The cursor is malformed, or belongs to another order.
    #[error("This cursor is not valid.")]
    BadCursor,
    /// Some fields are missing or wrong.
    #[error("Some fields need attention.")]
    Fields(Vec<Problem>),
    /// The author has already shared this interview.
    #[error("You have already shared this interview.")]
    Duplicate {
        /// The other story, where it was seen in time.
        story: Option<StoryId>,
    },
    /// Fields that a machine filled in have not been looked at.
    #[error("Please check every field that was filled in for you.")]
    Unconfirmed(Vec<String>),
    /// The author has sent so many within a day, and no more are allowed.
    #[error("You can send {} a day. Your draft is kept; please come back tomorrow.", stories(.0))]
    DailyLimit(i64),
    /// Five of one company in a year.
    #[error("You can share {} interviews with one company in a year.", PER_COMPANY)]
    CompanyLimit,
    /// Somebody changed it in the meantime.
    #[error("This was changed in the meantime. Look at it again.")]
    StaleVersion,
    /// The state does not allow the step, or it is somebody else's.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// A decision against a story needs a reason.
    #[error("Say why: one of the reasons, and at most 2000 characters.")]
    BadReason,
    /// None of our records shows that the interview took place.
    #[error("Our records do not confirm this interview.")]
    NoRecord,
    /// One's own story.
    #[error("This is your own story: you can edit or withdraw it.")]
    OwnStory,
    /// The company has answered.
    #[error("Your company has already replied to this story.")]
    Replied,
    /// An answer has 1 to 2000 characters.
    #[error("Write 1 to 2000 characters.")]
    BadReply,
    /// An answer of the guided way has 1 to 4000 characters.
    #[error("Answer in 1 to 4000 characters.")]
    BadAnswer,
    /// There is no answer to decide on.
    #[error("There is no reply to this story.")]
    NoReply,
    /// What the database holds is not what this program wrote.
    #[error("a stored story cannot be read: {0}")]
    Unreadable(String),
    /// The database failed.
    #[error(transparent)]
    Db(#[from] db::Error),
}

fn stories(count: &i64) -> String {
    many(*count, "story", "stories")
}

impl From<diesel::result::Error> for Error {
    fn from(e: diesel::result::Error) -> Self {
        let e = db::Error::from(e);
        match e.constraint() {
            Some(
                "interview_likes_interview"
                | "interview_reports_interview"
                | "interview_replies_interview",
            ) => Self::NoStory,
            Some("interview_drafts_once") => Self::Duplicate { story: None },
            Some("interview_replies_once") => Self::Replied,
            _ => Self::Db(e),
        }
    }
}
