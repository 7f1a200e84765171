//! Errors of people who want to be partners, as the caller sees them.

use kernel::Refused;

use crate::error::ApiError;

impl From<partners::Error> for ApiError {
    fn from(e: partners::Error) -> Self {
        use partners::Error as E;
        let text = e.to_string();
        match e {
            E::AlreadyApplied => Self::conflict("already_applied", text),
            E::NoApplication
            | E::NoPartner
            | E::NoReferral
            | E::NoInvitation
            | E::NoCommission
            | E::NoStatement => Self::not_found(),
            E::TooManyRows => Self::invalid_field("rows", "length", text),
            E::NoCode => Self::conflict("no_code", text),
            E::Field { field, .. } => Self::invalid_field(field, "range", text),
            E::ShortReason => Self::invalid_field("reason", "length", text),
            E::InReview => Self::conflict("in_review", text),
            E::Refused(Refused::NotNow { .. }) => Self::conflict("not_now", text),
            E::Refused(Refused::NotYours { .. }) => Self::forbidden("role", text),
            E::StaleVersion => Self::conflict("stale_version", text),
            E::BadReason => Self::invalid_field("reason", "length", text),
            E::Db(e) => e.into(),
        }
    }
}
