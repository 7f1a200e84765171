//! Practice: problems that everybody may read and try on the samples, and that anyone signed in may solve.

pub(crate) mod catalogue;
pub(crate) mod codes;
pub(crate) mod guests;
pub(crate) mod own;
pub(crate) mod problems;
pub(crate) mod scenarios;
pub(crate) mod work;

use utoipa::OpenApi;

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(paths(
    catalogue::list_practice_problems,
    catalogue::list_practice_tags,
    own::show_own_practice,
    problems::show_practice_problem,
    problems::list_practice_submissions,
    scenarios::show_scenario,
    scenarios::run_scenario_program,
    scenarios::submit_scenario_program,
    scenarios::skip_scenario_task,
    scenarios::list_scenario_submissions,
    scenarios::list_regressions,
    guests::run_guest_program,
    guests::show_guest_run,
    work::save_practice_draft,
    work::run_practice_program,
    work::submit_practice_program,
    codes::check_invitation_code,
))]
pub(crate) struct Document;
