//! Stories of interviews, for readers and authors.

pub(crate) mod answers;
pub(crate) mod guided;
pub(crate) mod likes;
pub(crate) mod manuscripts;
pub(crate) mod read;
pub(crate) mod to_read;

use utoipa::OpenApi;

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(paths(
    read::list_stories,
    read::show_summary,
    read::list_companies,
    read::show_company,
    read::show_story,
    to_read::list_stories_to_read,
    likes::list_like_statuses,
    likes::like_story,
    likes::unlike_story,
    answers::report_story,
    answers::reply_to_story,
    answers::dispute_story,
    answers::list_company_stories,
    manuscripts::create_manuscript,
    manuscripts::list_manuscripts,
    manuscripts::show_manuscript,
    manuscripts::save_manuscript,
    manuscripts::submit_manuscript,
    manuscripts::check_manuscript,
    manuscripts::withdraw_manuscript,
    guided::show_conversation,
    guided::answer_question,
))]
pub(crate) struct Document;
