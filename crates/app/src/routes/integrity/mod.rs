//! What was found in attempts, and the cases about it.

pub(crate) mod acts;
pub(crate) mod admin;
pub(crate) mod cases;
pub(crate) mod report;
pub(crate) mod views;

use utoipa::OpenApi;

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(paths(
    report::show_integrity_rules,
    report::show_report_integrity,
    report::show_shared_integrity,
    cases::list_own_integrity_cases,
    cases::show_own_integrity_case,
    cases::list_integrity_cases,
    cases::count_integrity_cases,
    cases::show_integrity_case,
    acts::keep_integrity_draft,
    acts::answer_integrity_case,
    acts::appeal_integrity_case,
    acts::decide_integrity_case,
    admin::list_admin_integrity_cases,
    admin::count_admin_integrity_cases,
    admin::show_admin_integrity_case,
    admin::decide_admin_integrity_case,
))]
pub(crate) struct Document;
