//! Errors of stories, as the caller sees them.

use kernel::{Refused, StoryId};

use crate::error::{ApiError, FieldError};

fn field_error(problem: interviews::form::Problem) -> FieldError {
    let (code, detail) = (problem.code.to_owned(), problem.detail.to_owned());
    FieldError { field: problem.field, code, detail }
}

impl From<interviews::Error> for ApiError {
    fn from(e: interviews::Error) -> Self {
        use interviews::Error as E;
        let text = e.to_string();
        match e {
            E::NoStory | E::NoCompany | E::NoReply => Self::not_found(),
            E::BadCursor => Self::bad_request("bad_cursor", text),
            E::Fields(problems) => Self::invalid(problems.into_iter().map(field_error).collect()),
            E::Unconfirmed(fields) => {
                let field = |field| {
                    let detail = "This was filled in for you. Please check it.".to_owned();
                    FieldError { field, code: "unconfirmed".to_owned(), detail }
                };
                Self::bad_request("unconfirmed_fields", text)
                    .naming(fields.into_iter().map(field).collect())
            }
            E::Duplicate { story } => {
                let field = |story: StoryId| FieldError {
                    field: "interview_id".to_owned(),
                    code: "duplicate".to_owned(),
                    detail: story.to_string(),
                };
                Self::conflict("duplicate_interview", text)
                    .naming(story.map(field).into_iter().collect())
            }
            E::DailyLimit(_) => Self::conflict("daily_limit", text),
            E::CompanyLimit => Self::conflict("company_year_limit", text),
            E::StaleVersion => Self::conflict("stale_version", text),
            E::Refused(Refused::NotNow { .. }) => Self::conflict("not_now", text),
            E::Refused(Refused::NotYours { .. }) => Self::forbidden("role", text),
            E::BadReason => Self::invalid_field("reason", "required", text),
            E::NoRecord => Self::conflict("no_record", text),
            E::OwnStory => Self::conflict("own_story", text),
            E::Replied => Self::conflict("replied", text),
            E::BadReply => Self::invalid_field("text", "length", text),
            E::BadAnswer => Self::invalid_field("answer", "length", text),
            E::Unreadable(_) => Self::internal(text),
            E::Db(e) => e.into(),
        }
    }
}
