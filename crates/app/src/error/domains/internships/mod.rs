//! Errors of internships, as the caller sees them.

use kernel::Refused;

use crate::error::{ApiError, FieldError};

impl From<internships::Error> for ApiError {
    fn from(e: internships::Error) -> Self {
        use internships::Error as E;
        let text = e.to_string();
        match e {
            E::NoInternship | E::NoItem | E::NoExtension => Self::not_found(),
            E::Field { field, code, detail } => {
                let (code, detail) = (code.to_owned(), detail.to_owned());
                Self::invalid(vec![FieldError { field, code, detail }])
            }
            E::StaleVersion => Self::conflict("stale_version", text),
            E::Refused(Refused::NotNow { .. }) => Self::conflict("not_now", text),
            E::Refused(Refused::NotYours { .. }) => Self::forbidden("role", text),
            E::ChecklistOpen => Self::conflict("checklist_open", text),
            E::NotStarted => Self::conflict("not_started", text),
            E::NotOver => Self::conflict("not_over", text),
            E::WeekClosed => Self::conflict("week_closed", text),
            E::CheckedIn => Self::conflict("checked_in", text),
            E::RatingClosed => Self::conflict("rating_closed", text),
            E::Rated => Self::conflict("rated", text),
            E::ExtensionOpen => Self::conflict("extension_open", text),
            E::Db(e) => e.into(),
        }
    }
}
