//! What a company works with.

pub(crate) mod assessments;
pub(crate) mod invitations;
pub(crate) mod more_time;
pub(crate) mod overview;
pub(crate) mod problems;

use utoipa::OpenApi;

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(paths(
    overview::show_overview,
    problems::list_problems,
    problems::show_problem,
    assessments::list_assessments,
    assessments::create_assessment,
    assessments::show_assessment,
    assessments::list_invitations,
    assessments::invite_candidate,
    invitations::cancel_invitation,
    invitations::resend_invitation,
    more_time::give_time,
    more_time::give_time_as_admin,
))]
pub(crate) struct Document;
