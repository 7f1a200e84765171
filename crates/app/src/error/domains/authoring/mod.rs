//! Errors of problems that are being written, as the caller sees them.

use authoring::checklist::Fault;
use authoring::drafts::Changed;

use crate::error::{ApiError, FieldError};

/// Something wrong with a package: the field is the place in it.
pub(crate) fn fault(fault: Fault) -> FieldError {
    FieldError { field: fault.path, code: "package".to_owned(), detail: fault.text }
}

/// A file that has changed since: the field is its path, the sentence who changed it.
fn changed(file: Changed) -> FieldError {
    let code = if file.removed { "removed" } else { "changed" };
    let detail = file.by.unwrap_or_else(|| "Somebody".to_owned());
    FieldError { field: file.path, code: code.to_owned(), detail }
}

impl From<authoring::Error> for ApiError {
    fn from(e: authoring::Error) -> Self {
        use authoring::Error as E;
        let text = e.to_string();
        match e {
            E::NoDraft | E::NoCheck => Self::not_found(),
            E::Stale(files) => {
                let error = Self::conflict("stale_version", text);
                error.naming(files.into_iter().map(changed).collect())
            }
            E::Refused(_) => Self::conflict("not_now", text),
            E::BadPath { path, .. } => Self::invalid_field(&path, "package", text),
            E::TooLarge => Self::bad_request("package_too_large", text),
            E::BadName => Self::invalid_field("name", "format", text),
            E::NameTaken => Self::conflict("name_taken", text),
            E::BadComment => Self::invalid_field("comment", "length", text),
            E::AnotherVersion => Self::conflict("another_version", text),
            E::WasPublished => Self::conflict("was_published", text),
            E::NoProgram => Self::conflict("no_program", text),
            E::NoReview => Self::conflict("no_review", text),
            E::NeedsReview => Self::conflict("needs_review", text),
            E::NotReady(_) => Self::conflict("not_ready", text),
            E::Db(e) => e.into(),
            E::Queue(e) => e.into(),
            E::Unreadable(e) => Self::internal(e),
        }
    }
}
