//! What can go wrong in this crate.

use kernel::Refused;

use crate::attachments::{MAX_A_DAY, MAX_BYTES, MAX_OF_MESSAGE};
use crate::canned::MAX_REPLIES;
use crate::conversations::MAX_SNOOZE_DAYS;

/// Why an act was refused.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// There is no such conversation, or it is somebody else's.
    #[error("There is no such conversation.")]
    NoConversation,
    /// There is no such file, or it is somebody else's.
    #[error("There is no such file.")]
    NoAttachment,
    /// The message came by no mail, or its mail is kept no longer.
    #[error("There is no mail to this message.")]
    NoMail,
    /// There is no canned reply with this key.
    #[error("There is no such reply.")]
    NoReply,
    /// Neither a text nor a file.
    #[error("Write something or attach a file.")]
    Empty,
    /// A text is too long or holds what nobody can read.
    #[error("A message has at most 4000 characters, none of which is invisible.")]
    BadText,
    /// A message has too many files.
    #[error("A message has at most {MAX_OF_MESSAGE} files.")]
    TooManyFiles,
    /// A file is too large.
    #[error("A file has at most {} MB.", MAX_BYTES / 1024 / 1024)]
    FileTooLarge,
    /// Somebody has sent as much as they may within a day.
    #[error(
        "You can send {} MB of files a day. Send the rest tomorrow, or a link to it.",
        MAX_A_DAY / 1024 / 1024
    )]
    FilesOfToday,
    /// A file is of no kind that is taken, or broken.
    #[error("{0}")]
    BadFile(&'static str),
    /// A snooze ends in the past or too late.
    #[error("Choose a time from now to in {MAX_SNOOZE_DAYS} days.")]
    BadSnooze,
    /// Labels are short and few.
    #[error("At most ten labels of 1 to 30 characters, each once.")]
    BadLabels,
    /// A key of a canned reply.
    #[error("A key has 1 to 30 lower-case letters, digits and hyphens.")]
    BadKey,
    /// There are as many canned replies as there may be.
    #[error("There are {MAX_REPLIES} canned replies already. Delete one first.")]
    TooManyReplies,
    /// Only what is over is rated.
    #[error("A conversation is rated once it is resolved.")]
    NotResolved,
    /// A rating.
    #[error("A rating is a number from 1 to 5.")]
    BadRating,
    /// The state does not allow the step.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// It was changed in the meantime.
    #[error("This conversation has changed in the meantime. Look at it again first.")]
    StaleVersion,
    /// The database failed.
    #[error(transparent)]
    Db(#[from] db::Error),
}

impl From<diesel::result::Error> for Error {
    fn from(e: diesel::result::Error) -> Self {
        Self::Db(e.into())
    }
}
