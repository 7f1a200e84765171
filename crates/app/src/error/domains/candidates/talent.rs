//! Errors of the talent pool, as the caller sees them.

use kernel::Refused;

use crate::error::ApiError;

impl From<talent::Error> for ApiError {
    fn from(e: talent::Error) -> Self {
        use talent::Error as E;
        let text = e.to_string();
        match e {
            E::NoProfile
            | E::NoSearch
            | E::NoIntroduction
            | E::NoPick
            | E::NoProspect
            | E::NoCompany => Self::not_found(),
            E::Field { field, code, detail } => Self::invalid_field(field, code, detail),
            E::NoConsent => Self::invalid_field("consent", "required", text),
            E::StaleVersion => Self::conflict("stale_version", text),
            E::NoCard => Self::conflict("card_gone", text),
            E::BadCursor => Self::bad_request("bad_cursor", text),
            E::TooManySearches => Self::conflict("too_many_searches", text),
            E::TooManyOpen(_) => Self::conflict("too_many_introductions", text),
            E::NotAccepted => Self::conflict("not_accepted", text),
            E::CandidateClosed | E::CompanyClosed => Self::conflict("party_closed", text),
            E::CompanyBlocked => Self::conflict("company_blocked", text),
            E::TooManyMessages => Self::conflict("too_many_messages", text),
            E::TooManyProspects => Self::conflict("too_many_prospects", text),
            E::RoleOver => Self::conflict("role_over", text),
            E::NotCurated => Self::conflict("not_curated", text),
            E::PickedAlready => Self::conflict("picked_already", text),
            E::AskedAlready => Self::conflict("asked_already", text),
            E::RoleNotLive => Self::invalid_field("role_id", "not_offered", text),
            E::Refused(Refused::NotNow { .. }) => Self::conflict("not_now", text),
            E::Refused(Refused::NotYours { .. }) => Self::forbidden("role", text),
            E::Sealing => Self::internal(e),
            E::Db(e) => e.into(),
        }
    }
}
