//! Errors of conversations with support, as the caller sees them.

use kernel::Refused;

use crate::error::ApiError;

impl From<support::Error> for ApiError {
    fn from(e: support::Error) -> Self {
        use support::Error as E;
        let text = e.to_string();
        match e {
            E::NoConversation | E::NoAttachment | E::NoMail | E::NoReply => Self::not_found(),
            E::Empty => Self::invalid_field("text", "required", text),
            E::BadText => Self::invalid_field("text", "length", text),
            E::TooManyFiles => Self::invalid_field("files", "count", text),
            E::FilesOfToday => Self::too_many(text, 3600),
            E::FileTooLarge => Self::invalid_field("content", "length", text),
            E::BadFile(_) => Self::invalid_field("content", "format", text),
            E::BadSnooze => Self::invalid_field("until", "range", text),
            E::BadLabels => Self::invalid_field("labels", "format", text),
            E::BadKey => Self::invalid_field("key", "format", text),
            E::BadRating => Self::invalid_field("rating", "range", text),
            E::TooManyReplies => Self::conflict("too_many_replies", text),
            E::NotResolved => Self::conflict("not_now", text),
            E::Refused(Refused::NotNow { .. }) => Self::conflict("not_now", text),
            E::Refused(Refused::NotYours { .. }) => Self::forbidden("role", text),
            E::StaleVersion => Self::conflict("stale_version", text),
            E::Db(e) => e.into(),
        }
    }
}
