//! Reports and grades.

pub(crate) mod assistant;
pub(crate) mod decisions;
pub(crate) mod grades;
pub(crate) mod link_consent;
pub(crate) mod links;
pub(crate) mod performance;
pub(crate) mod playback;
pub(crate) mod readable;
pub(crate) mod reports;
pub(crate) mod reviews;
pub(crate) mod similarity;
pub(crate) mod skills;

use utoipa::OpenApi;

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(paths(
    reports::list_reports,
    reports::show_report,
    skills::show_skill_trends,
    grades::list_grade_keys,
    grades::show_grade,
    grades::show_bundle,
    performance::show_performance,
    performance::export_performance,
    playback::show_playback,
    playback::show_shared_playback,
    assistant::show_report_assistant,
    assistant::show_shared_assistant,
    similarity::show_similarity,
    similarity::show_match,
    link_consent::show_link_consent,
    link_consent::set_link_consent,
    links::list_report_links,
    links::share_report,
    links::mail_report,
    links::revoke_report_link,
    links::list_report_openings,
    decisions::show_result_decision,
    decisions::decide_on_result,
    reviews::list_report_reviews,
    reviews::save_report_review,
    reports::shared::open_shared_report,
    reports::shared::redeem_magic_link,
    reports::shared::renew_magic_link,
    reports::shared::read_mailed_report,
))]
pub(crate) struct Document;
