//! Errors of reports on GitHub, as the caller sees them.

use kernel::Refused;

use crate::error::ApiError;

impl From<contributions::Error> for ApiError {
    fn from(e: contributions::Error) -> Self {
        use contributions::Error as E;
        let text = e.to_string();
        match e {
            E::NoReport => Self::not_found(),
            E::Field { field, code, detail } => Self::invalid_field(field, code, detail),
            E::StaleVersion => Self::conflict("stale_version", text),
            E::TooManyOpen => Self::conflict("too_many_requests", text),
            E::AskedAlready => Self::conflict("asked_already", text),
            E::NoConsentBegun => Self::conflict("no_consent_begun", text),
            E::RefreshedToday => Self::conflict("refreshed_today", text),
            E::NothingToShare => Self::conflict("nothing_to_share", text),
            E::Refused(Refused::NotNow { .. }) => Self::conflict("not_now", text),
            E::Refused(Refused::NotYours { .. }) => Self::forbidden("role", text),
            E::Db(e) => e.into(),
        }
    }
}
