//! Errors of companies, as the caller sees them.

use actix_web::http::StatusCode;

use kernel::Refused;

use crate::error::ApiError;

impl From<companies::Error> for ApiError {
    fn from(e: companies::Error) -> Self {
        use companies::Error as E;
        let text = e.to_string();
        match e {
            E::BadName => Self::invalid_field("name", "length", text),
            E::AlreadyMember => Self::conflict("already_member", text),
            E::NoCompany => Self::not_found(),
            E::Refused(Refused::NotNow { .. }) => Self::conflict("not_now", text),
            E::BadReason => Self::invalid_field("reason", "length", text),
            E::BadGranter => Self::invalid_field("granted_by", "length", text),
            E::EndsInThePast => Self::invalid_field("expires_at", "in_the_past", text),
            E::AlreadyVerified => Self::conflict("already_verified", text),
            E::NoInquiry => Self::not_found(),
            E::Refused(Refused::NotYours { .. }) => Self::forbidden("role", text),
            E::StaleVersion => Self::conflict("stale_version", text),
            E::LinkInvalid => Self::new(StatusCode::NOT_FOUND, "link_invalid", text),
            E::LinkInUse => Self::conflict("in_progress", text),
            E::NotGranted => Self::conflict("not_granted", text),
            E::Db(e) => e.into(),
        }
    }
}
