//! Reports and grades.

pub(crate) mod grades;
pub(crate) mod readable;
pub(crate) mod reports;

use utoipa::OpenApi;

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(paths(
    reports::list_reports,
    reports::show_report,
    grades::list_grade_keys,
    grades::show_grade,
    grades::show_bundle,
))]
pub(crate) struct Document;
