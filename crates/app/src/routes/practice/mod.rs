//! Practice: problems that everybody may read, and that anyone signed in may solve.

pub(crate) mod catalogue;
pub(crate) mod codes;
pub(crate) mod problems;
pub(crate) mod work;

use utoipa::OpenApi;

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(paths(
    catalogue::list_practice_problems,
    catalogue::list_practice_tags,
    problems::show_practice_problem,
    problems::list_practice_submissions,
    work::save_practice_draft,
    work::run_practice_program,
    work::submit_practice_program,
    codes::check_invitation_code,
))]
pub(crate) struct Document;
