//! Candidates as the admin finds and looks after them.

pub(crate) mod candidates;
pub(crate) mod erasure;
pub(crate) mod export;
pub(crate) mod extra_time;
pub(crate) mod merger;
mod rows;
pub(crate) mod verification;

use utoipa::OpenApi;

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(paths(
    candidates::list_candidates,
    candidates::export_candidate_list,
    candidates::show_candidate,
    candidates::lock_candidate,
    candidates::unlock_candidate,
    erasure::erase_candidate,
    erasure::keep_candidate,
    export::export_candidate_data,
    extra_time::propose_extra_time,
    merger::list_duplicates,
    merger::preview_account_merger,
    merger::merge_candidate,
    verification::resend_verification,
))]
pub(crate) struct Document;
