//! Errors of companies, as the caller sees them.

use actix_web::http::StatusCode;

use kernel::Refused;

use crate::error::{ApiError, FieldError};

fn field_error(problem: companies::Problem) -> FieldError {
    let companies::Problem { field, code, detail } = problem;
    FieldError { field: field.to_owned(), code: code.to_owned(), detail: detail.to_owned() }
}

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
            E::Fields(problems) => Self::invalid(problems.into_iter().map(field_error).collect()),
            E::DetailsIncomplete => Self::conflict("details_incomplete", text),
            E::BadGranter => Self::invalid_field("granted_by", "length", text),
            E::EndsInThePast => Self::invalid_field("expires_at", "in_the_past", text),
            E::AlreadyVerified => Self::conflict("already_verified", text),
            E::LogoTooLarge => Self::invalid_field("image", "length", text),
            E::LogoUnknown => Self::invalid_field("image", "format", text),
            E::LogoTooManyPixels => Self::invalid_field("image", "range", text),
            E::LogoBroken => Self::invalid_field("image", "unreadable", text),
            E::LastOwner => Self::conflict("last_owner", text),
            E::NotOwner => Self::conflict("not_owner", text),
            E::OwnsAlready => Self::conflict("owns_already", text),
            E::InTeam => Self::invalid_field("email", "in_team", text),
            E::Invited => Self::invalid_field("email", "invited", text),
            E::TeamFull => Self::conflict("team_full", text),
            E::TooManyResends => Self::conflict("too_many_resends", text),
            E::OtherAddress => Self::conflict("other_address", text),
            E::TooManyKeys => Self::conflict("too_many_keys", text),
            E::NoKey => Self::not_found(),
            E::NoMember | E::NoTeamInvitation | E::NoLogo | E::NoInquiry => Self::not_found(),
            E::Refused(Refused::NotYours { .. }) => Self::forbidden("role", text),
            E::StaleVersion => Self::conflict("stale_version", text),
            E::LinkInvalid => Self::new(StatusCode::NOT_FOUND, "link_invalid", text),
            E::LinkInUse => Self::conflict("in_progress", text),
            E::NotGranted => Self::conflict("not_granted", text),
            E::Db(e) => e.into(),
        }
    }
}
