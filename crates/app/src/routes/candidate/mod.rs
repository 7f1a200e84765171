//! What a candidate works with.

pub(crate) mod attempts;
pub(crate) mod codebrain;
pub(crate) mod invitations;
pub(crate) mod submissions;

use utoipa::OpenApi;

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(paths(
    invitations::list_my_invitations,
    codebrain::resolve_address,
    codebrain::resolve_long_address,
    codebrain::show_invitation,
    codebrain::start_attempt,
    attempts::show_attempt,
    attempts::save_draft,
    attempts::run_program,
    attempts::submit_program,
    attempts::finish_attempt,
    submissions::show_submission,
))]
pub(crate) struct Document;
