//! What each domain's failures are to whoever asked. A variant that is not here does not compile.

use actix_web::http::StatusCode;
use kernel::uuid;

use super::{ApiError, FieldError};

impl From<db::Error> for ApiError {
    fn from(e: db::Error) -> Self {
        if e.is_passing() {
            return Self::unavailable("busy").because(e);
        }
        match &e {
            db::Error::NoRoom => Self::no_room(),
            db::Error::Query(_)
            | db::Error::Overlong
            | db::Error::Pool(_)
            | db::Error::Task(_)
            | db::Error::Connect(_)
            | db::Error::Migration(_) => Self::internal(e),
        }
    }
}

impl From<auth::tokens::Refused> for ApiError {
    fn from(e: auth::tokens::Refused) -> Self {
        use auth::tokens::Refused as E;
        match e {
            E::Invalid(_) => Self::unauthorized("invalid_token"),
            E::KeysUnavailable => Self::unavailable("identity_unavailable"),
        }
    }
}

impl From<auth::verification::Failure> for ApiError {
    fn from(e: auth::verification::Failure) -> Self {
        use auth::verification::Failure as E;
        match e {
            E::TokenRefused => Self::unauthorized("invalid_token"),
            E::TooMany => Self::too_many("Please wait a while before the next mail.", 60),
            E::Unavailable => Self::unavailable("identity_unavailable"),
        }
    }
}

impl From<auth::provider::Failure> for ApiError {
    fn from(e: auth::provider::Failure) -> Self {
        use auth::provider::Failure as E;
        let text = e.to_string();
        match e {
            E::NotConfigured => Self::conflict("service_account_missing", text),
            E::PasswordRefused(words) => Self::bad_request("password_refused", words),
            E::EmailExists => Self::conflict("email_taken", text),
            E::TooMany => Self::too_many(text, 60),
            E::NoAccount | E::Refused(_) | E::Unavailable => {
                Self::unavailable("identity_unavailable").because(e)
            }
        }
    }
}

impl From<auth::Error> for ApiError {
    fn from(e: auth::Error) -> Self {
        use auth::Error as E;
        let text = e.to_string();
        match e {
            E::IdentityMismatch => Self::forbidden("identity_mismatch", text),
            E::AccountKindFixed => Self::conflict("account_kind_fixed", text),
            E::EmailTaken => Self::conflict("email_taken", text),
            E::BadUsername => Self::invalid_field("username", "format", text),
            E::UsernameReserved => Self::invalid_field("username", "reserved", text),
            E::UsernameTaken => Self::conflict("username_taken", text),
            E::UsernameChangeTooSoon { .. } => Self::conflict("username_change_too_soon", text),
            E::OtpInvalid => Self::bad_request("otp_invalid", text),
            E::OtpExhausted => Self::too_many(text, 60),
            E::Hashing(cause) => Self::internal(cause),
            E::StaleVersion => Self::conflict("stale_version", text),
            E::BadNotifications => Self::invalid_field("items", "not_allowed", text),
            E::ErasureScheduled => Self::conflict("erasure_scheduled", text),
            E::NoUser => Self::not_found(),
            E::Db(e) => e.into(),
        }
    }
}

impl From<referral::Error> for ApiError {
    fn from(e: referral::Error) -> Self {
        use referral::Error as E;
        let text = e.to_string();
        match e {
            E::CodeInvalid => Self::bad_request("referral_code_invalid", text),
            E::CodeSet => Self::conflict("referral_code_set", text),
            E::Db(e) => e.into(),
        }
    }
}

impl From<companies::Error> for ApiError {
    fn from(e: companies::Error) -> Self {
        use companies::Error as E;
        let text = e.to_string();
        match e {
            E::BadName => Self::invalid_field("name", "length", text),
            E::AlreadyMember => Self::conflict("already_member", text),
            E::NoCompany => Self::not_found(),
            E::NotNow { .. } => Self::conflict("not_now", text),
            E::BadReason => Self::invalid_field("reason", "length", text),
            E::BadGranter => Self::invalid_field("granted_by", "length", text),
            E::EndsInThePast => Self::invalid_field("expires_at", "in_the_past", text),
            E::AlreadyVerified => Self::conflict("already_verified", text),
            E::NoInquiry => Self::not_found(),
            E::NotYours { .. } => Self::forbidden("role", text),
            E::StaleVersion => Self::conflict("stale_version", text),
            E::LinkInvalid => Self::new(StatusCode::NOT_FOUND, "link_invalid", text),
            E::LinkInUse => Self::conflict("in_progress", text),
            E::NotGranted => Self::conflict("not_granted", text),
            E::Db(e) => e.into(),
        }
    }
}

impl From<queue::Error> for ApiError {
    fn from(e: queue::Error) -> Self {
        use queue::Error as E;
        match e {
            E::AlreadyQueued | E::BadMail(_) | E::BadReport(_) => Self::internal(e),
            E::Db(e) => e.into(),
        }
    }
}

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
            E::InFlight => Self::conflict("in_flight", text),
            E::RateLimited { retry_after_seconds } => {
                Self::too_many(text, u32::try_from(retry_after_seconds).unwrap_or(60))
            }
            E::Crowded { seconds } => {
                Self::new(StatusCode::SERVICE_UNAVAILABLE, "judge_busy", text)
                    .after(u32::try_from(seconds).unwrap_or(60))
            }
            E::BadProblem(_) | E::Incomplete { .. } | E::NotNow { .. } => Self::internal(text),
            E::Queue(e) => e.into(),
            E::Db(e) => e.into(),
        }
    }
}

fn field_error(problem: interviews::drafts::Problem) -> FieldError {
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
                    let detail = "This was filled in for you. Please look at it.".to_owned();
                    FieldError { field, code: "unconfirmed".to_owned(), detail }
                };
                Self::bad_request("unconfirmed_fields", text)
                    .naming(fields.into_iter().map(field).collect())
            }
            E::Duplicate { story } => {
                let field = |story: uuid::Uuid| FieldError {
                    field: "interview_id".to_owned(),
                    code: "duplicate".to_owned(),
                    detail: story.to_string(),
                };
                Self::conflict("duplicate_interview", text)
                    .naming(story.map(field).into_iter().collect())
            }
            E::DailyLimit => Self::conflict("daily_limit", text),
            E::CompanyLimit => Self::conflict("company_year_limit", text),
            E::StaleVersion => Self::conflict("stale_version", text),
            E::NotNow { .. } => Self::conflict("not_now", text),
            E::NotYours { .. } => Self::forbidden("role", text),
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

impl From<assessments::Error> for ApiError {
    fn from(e: assessments::Error) -> Self {
        use assessments::Error as E;
        let text = e.to_string();
        let seconds = |s: i64| u32::try_from(s).unwrap_or(3600);
        match e {
            E::BadTitle => Self::invalid_field("title", "length", text),
            E::BadDuration => Self::invalid_field("duration_minutes", "range", text),
            E::BadTasks => Self::invalid_field("tasks", "count", text),
            E::BadWeights => Self::invalid_field("tasks", "weights", text),
            E::BadLanguages | E::UselessLanguage { .. } => {
                Self::invalid_field("languages", "not_offered", text)
            }
            E::UnknownProblem { position } | E::UnsolvableTask { position } => {
                let field = format!("tasks[{}].problem_id", position - 1);
                Self::invalid_field(&field, "not_offered", text)
            }
            E::BadName => Self::invalid_field("name", "length", text),
            E::BadCredit => Self::invalid_field("seconds", "range", text),
            E::NoAssessment | E::NoInvitation | E::NoAttempt | E::NoTask => Self::not_found(),
            E::AlreadyInvited => Self::conflict("already_invited", text),
            E::DailyLimit => Self::too_many(text, 3600),
            E::AlreadyStarted => Self::conflict("already_started", text),
            E::InvitationClosed => Self::conflict("invitation_closed", text),
            E::ResendLimit => Self::conflict("resend_limit", text),
            E::ResendTooSoon { retry_after_seconds } => {
                Self::conflict("resend_too_soon", text).after(seconds(retry_after_seconds))
            }
            E::EmailUnverified => Self::forbidden("email_unverified", text),
            E::AnotherRunning => Self::conflict("another_running", text),
            E::AttemptClosed => Self::conflict("attempt_closed", text),
            E::LanguageNotOffered => Self::invalid_field("language", "not_offered", text),
            E::SourceTooLarge => Self::new(StatusCode::PAYLOAD_TOO_LARGE, "source_too_large", text),
            E::SourceHasNul => Self::bad_request("invalid_character", text),
            E::StaleRevision { .. } => Self::conflict("stale_revision", text),
            E::NotJudged | E::NotNow { .. } => Self::conflict("not_now", text),
            E::Db(e) => e.into(),
        }
    }
}
