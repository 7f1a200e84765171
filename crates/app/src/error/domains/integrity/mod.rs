//! Errors of integrity cases, as the caller sees them.

use super::super::ApiError;

impl From<integrity::Error> for ApiError {
    fn from(e: integrity::Error) -> Self {
        use integrity::Error as E;
        let text = e.to_string();
        match e {
            E::NoCase => Self::not_found(),
            E::BadText => Self::invalid_field("text", "length", text),
            E::StaleVersion => Self::conflict("stale_version", text),
            E::Refused(kernel::Refused::NotNow { .. }) => Self::conflict("not_now", text),
            E::Refused(kernel::Refused::NotYours { .. }) => Self::forbidden("role", text),
            E::OwnInvitation => Self::forbidden("own_invitation", text),
            E::AnswerOver | E::AppealOver => Self::conflict("too_late", text),
            E::Db(e) => e.into(),
        }
    }
}
