//! Errors of submissions and puzzles, as the caller sees them.

use actix_web::http::StatusCode;

use crate::error::ApiError;

impl From<challenges::Error> for ApiError {
    fn from(e: challenges::Error) -> Self {
        use challenges::Error as E;
        let text = e.to_string();
        match e {
            E::NoProblem | E::NoSubmission => Self::not_found(),
            E::LanguageNotOffered => Self::invalid_field("language", "not_offered", text),
            E::SourceEmpty => Self::invalid_field("source", "required", text),
            E::SourceTooLarge { .. } => {
                Self::new(StatusCode::PAYLOAD_TOO_LARGE, "source_too_large", text)
            }
            E::InputTooLarge => Self::new(StatusCode::PAYLOAD_TOO_LARGE, "input_too_large", text),
            E::SourceHasNul => Self::bad_request("invalid_character", text),
            E::StaleRevision { .. } => Self::conflict("stale_revision", text),
            E::TaskLocked => Self::conflict("task_locked", text),
            E::LastTask => Self::conflict("last_task", text),
            E::InFlight => Self::conflict("in_flight", text),
            E::RateLimited { retry_after_seconds } => {
                Self::too_many(text, u32::try_from(retry_after_seconds).unwrap_or(60))
            }
            E::Crowded { seconds } => {
                Self::new(StatusCode::SERVICE_UNAVAILABLE, "judge_busy", text)
                    .after(u32::try_from(seconds).unwrap_or(60))
            }
            E::BadProblem(_) | E::Incomplete { .. } | E::Refused(_) => Self::internal(text),
            E::Queue(e) => e.into(),
            E::Db(e) => e.into(),
        }
    }
}

impl From<puzzles::Error> for ApiError {
    fn from(e: puzzles::Error) -> Self {
        use puzzles::Error as E;
        let text = e.to_string();
        match e {
            E::NoPuzzle | E::NoTry => Self::not_found(),
            E::NoInput => Self::invalid_field("input", "not_offered", text),
            E::BadGrid(_) => Self::invalid_field("grid", "invalid", text),
            E::TooManyEvents => Self::invalid_field("events", "length", text),
            E::BadEvent => Self::invalid_field("events", "invalid", text),
            E::Solved => Self::conflict("already_solved", text),
            E::NoTriesLeft => Self::conflict("no_tries_left", text),
            E::BadFile { .. } | E::Tried(_) | E::Unreadable(_) => Self::internal(text),
            E::Db(e) => e.into(),
        }
    }
}
