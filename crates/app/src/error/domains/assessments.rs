//! Errors of assessments, as the caller sees them.

use actix_web::http::StatusCode;

use crate::error::ApiError;

impl From<assessments::Error> for ApiError {
    fn from(e: assessments::Error) -> Self {
        use assessments::Error as E;
        let text = e.to_string();
        let seconds = |s: i64| u32::try_from(s).unwrap_or(3600);
        match e {
            E::BadTitle => Self::invalid_field("title", "length", text),
            E::BadDuration => Self::invalid_field("duration_minutes", "range", text),
            E::BadWindow => Self::invalid_field("settings.window_days", "range", text),
            E::BadRetakes => Self::invalid_field("settings.retake_days", "range", text),
            E::BadAccommodation => Self::invalid_field("accommodation_percent", "range", text),
            E::BadExtraTime => Self::invalid_field("percent", "range", text),
            E::BadWords => Self::invalid_field("text", "length", text),
            E::StaleRequest | E::StaleReview => Self::conflict("stale_version", text),
            E::BadOpening => Self::invalid_field("closes_at", "range", text),
            E::BadMessage => Self::invalid_field("message", "length", text),
            E::UnknownVariable { .. } => Self::invalid_field("message", "variable", text),
            E::BadRecipients => Self::invalid_field("recipients", "count", text),
            E::BadTasks => Self::invalid_field("tasks", "count", text),
            E::BadWeights => Self::invalid_field("tasks", "weights", text),
            E::BadLanguages | E::UselessLanguage { .. } => {
                Self::invalid_field("languages", "not_offered", text)
            }
            E::UnsolvableTask { .. } => Self::invalid_field("languages", "unsolvable", text),
            E::Unsendable { .. } => Self::conflict("unsolvable", text),
            E::UnknownProblem { position } => {
                Self::invalid_field(&problem(position), "not_offered", text)
            }
            E::BadVariants => Self::invalid_field("tasks", "variants", text),
            E::UnlistedVariant { position, number } => {
                Self::invalid_field(&variant(position, number), "not_offered", text)
            }
            E::UnlikeVariant { position, number, .. } => {
                Self::invalid_field(&variant(position, number), "unlike", text)
            }
            E::BadName => Self::invalid_field("name", "length", text),
            E::BadCredit => Self::invalid_field("seconds", "range", text),
            E::NoAssessment | E::NoInvitation | E::NoAttempt | E::NoTask | E::NoRequest => {
                Self::not_found()
            }
            E::StaleAssessment => Self::conflict("stale_version", text),
            E::Superseded => Self::conflict("superseded", text),
            E::Archived => Self::conflict("archived", text),
            E::NotTried => Self::conflict("not_tried", text),
            E::NoEarlierResult => Self::conflict("no_earlier_result", text),
            E::Unsettled => Self::conflict("unsettled", text),
            E::NotVerified => Self::conflict("not_verified", text),
            E::BadCutOff => Self::invalid_field("cut_off", "range", text),
            E::BadField { field, code, .. } => Self::invalid_field(field, code, text),
            E::ReviewSubmitted => Self::conflict("review_submitted", text),
            E::DailyLimit(_) => Self::too_many(text, 3600),
            E::AlreadyStarted => Self::conflict("already_started", text),
            E::TaskWithdrawn => Self::conflict("task_withdrawn", text),
            E::ResendLimit(_) => Self::conflict("resend_limit", text),
            E::ResendTooSoon { retry_after_seconds } => {
                Self::conflict("resend_too_soon", text).after(seconds(retry_after_seconds))
            }
            E::EmailUnverified => Self::forbidden("email_unverified", text),
            E::AnotherRunning => Self::conflict("another_running", text),
            E::AttemptClosed => Self::conflict("attempt_closed", text),
            E::LanguageNotOffered => Self::invalid_field("language", "not_offered", text),
            E::SourceTooLarge { .. } => {
                Self::new(StatusCode::PAYLOAD_TOO_LARGE, "source_too_large", text)
            }
            E::SourceHasNul => Self::bad_request("invalid_character", text),
            E::WritingElsewhere => Self::conflict("writing_elsewhere", text),
            E::NotRecorded => Self::conflict("not_recorded", text),
            E::BadBatch { .. } => Self::invalid_field("payload", "format", text),
            E::BatchTooLarge => Self::new(StatusCode::PAYLOAD_TOO_LARGE, "batch_too_large", text),
            E::OutOfChain { .. } => Self::conflict("out_of_chain", text),
            E::RecordingFull => Self::conflict("recording_full", text),
            E::StaleRevision { .. } => Self::conflict("stale_revision", text),
            E::BadLink { field, code, .. } => Self::invalid_field(field, code, text),
            E::TooManyLinks => Self::conflict("too_many_links", text),
            E::Hashing(cause) => Self::internal(cause),
            E::NotJudged | E::Refused(_) => Self::conflict("not_now", text),
            E::Db(e) => e.into(),
            other => of_results(&other, text),
        }
    }
}

/// The field of the problem of a task.
fn problem(position: i32) -> String {
    format!("tasks[{}].problem_id", position - 1)
}

/// The field of a task's variant.
fn variant(position: i32, number: i32) -> String {
    format!("tasks[{}].variants[{}]", position - 1, number - 1)
}

/// Those of invitations, of decisions, of the assistant and of links to reports.
fn of_results(e: &assessments::Error, text: String) -> ApiError {
    use assessments::Error as E;
    match e {
        E::OptedOut => ApiError::conflict("opted_out", text),
        E::Undeliverable => ApiError::conflict("undeliverable", text),
        E::CoolingDown => ApiError::conflict("cooling_down", text),
        E::NotYetOpen => ApiError::conflict("not_yet_open", text),
        E::InvitationClosed => ApiError::conflict("invitation_closed", text),
        E::AlreadyInvited => ApiError::conflict("already_invited", text),
        E::TakenByOther => ApiError::conflict("taken_by_other", text),
        E::NoAssistant => ApiError::invalid_field("settings.ai_policy", "not_offered", text),
        E::AssistantOff => ApiError::conflict("assistant_off", text),
        E::AssistantSpent => ApiError::conflict("assistant_spent", text),
        E::AssistantBusy => ApiError::conflict("assistant_busy", text),
        E::BadQuestion => ApiError::invalid_field("question", "length", text),
        E::BadCode => ApiError::invalid_field("code", "length", text),
        E::StaleDecision => ApiError::conflict("stale_version", text),
        E::DecidedOnBoard => ApiError::conflict("decided_on_board", text),
        E::CandidateNotified => ApiError::conflict("candidate_notified", text),
        E::NoLink => ApiError::not_found(),
        E::LinkInvalid => ApiError::new(StatusCode::NOT_FOUND, "link_invalid", text),
        E::LinkUsed => ApiError::conflict("link_used", text),
        E::PasscodeNeeded => ApiError::forbidden("passcode_needed", text),
        E::PasscodeWrong => ApiError::forbidden("passcode_wrong", text),
        E::RenewalLimit => ApiError::conflict("renewal_limit", text),
        other => ApiError::internal(format!("no answer is known for {other:?}")),
    }
}
