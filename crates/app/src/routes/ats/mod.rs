//! What applicant tracking systems call, each as it has documented. Their bodies may have more fields than
//! are read: they add some without asking.

pub(crate) mod ashby;
pub(crate) mod greenhouse;

use flows::ats::Wish;
use kernel::{AssessmentId, AtsStartId, Email};
use serde::Deserialize;
use utoipa::{OpenApi, ToSchema};

use crate::error::ApiError;

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(paths(
    greenhouse::list_greenhouse_tests,
    greenhouse::send_greenhouse_test,
    greenhouse::show_greenhouse_status,
    greenhouse::receive_greenhouse_error,
    ashby::list_ashby_assessments,
    ashby::start_ashby_assessment,
    ashby::cancel_ashby_assessment,
))]
pub(crate) struct Document;

/// Whom a system wants assessed.
#[derive(Deserialize, ToSchema)]
pub(crate) struct AtsCandidate {
    first_name: String,
    last_name: String,
    /// Where the invitation is sent.
    email: String,
}

/// What a system wants started.
fn wish(
    assessment: &str,
    candidate: AtsCandidate,
    (reference, callback_url): (String, Option<String>),
) -> Result<Wish, ApiError> {
    let AtsCandidate { first_name, last_name, email } = candidate;
    let assessment: AssessmentId = assessment.parse().map_err(|_| ApiError::not_found())?;
    let email: Email = email.trim().parse().map_err(|_| {
        let text = "The candidate's e-mail address is not one.";
        ApiError::invalid_field("candidate.email", "email", text)
    })?;
    let name = format!("{} {}", first_name.trim(), last_name.trim());
    Ok(Wish { assessment, email, name, reference, callback_url })
}

/// An id that a system got from us. One that cannot be one names nothing.
fn start_id(text: &str) -> Result<AtsStartId, ApiError> {
    text.parse().map_err(|_| ApiError::not_found())
}
