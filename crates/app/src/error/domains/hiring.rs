//! Errors of roles, as the caller sees them.

use hiring::roles::form::Problem;
use kernel::Refused;

use crate::error::{ApiError, FieldError};

fn field_error(problem: Problem) -> FieldError {
    let (code, detail) = (problem.code.to_owned(), problem.detail.to_owned());
    FieldError { field: problem.field, code, detail }
}

impl From<hiring::Error> for ApiError {
    fn from(e: hiring::Error) -> Self {
        use hiring::Error as E;
        let text = e.to_string();
        match e {
            E::NoRole => Self::not_found(),
            E::Fields(problems) => Self::invalid(problems.into_iter().map(field_error).collect()),
            E::StaleVersion => Self::conflict("stale_version", text),
            E::Refused(Refused::NotNow { .. }) => Self::conflict("not_now", text),
            E::Refused(Refused::NotYours { .. }) => Self::forbidden("role", text),
            E::BadNote => Self::invalid_field("note", "length", text),
            E::TooManyRoles => Self::conflict("too_many_roles", text),
            E::ClosedTooLong => Self::conflict("closed_too_long", text),
            E::DeadlinePassed => Self::conflict("deadline_passed", text),
            E::Db(e) => e.into(),
        }
    }
}
