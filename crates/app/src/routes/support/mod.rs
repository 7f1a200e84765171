//! Conversations with support: the person's side, the admin's inbox, and the files of both.

pub(crate) mod acts;
pub(crate) mod canned;
pub(crate) mod files;
pub(crate) mod inbox;
pub(crate) mod mails;
pub(crate) mod own;
pub(crate) mod times;
mod views;

use utoipa::OpenApi;

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(paths(
    own::show_support,
    own::write_support_message,
    own::list_support_messages,
    own::mark_support_messages,
    own::rate_support,
    files::upload_support_file,
    files::download_support_file,
    mails::show_support_mail,
    inbox::list_conversations,
    inbox::export_conversations,
    inbox::count_conversations,
    inbox::show_conversation,
    inbox::list_conversation_messages,
    times::count_support_times,
    acts::answer_conversation,
    acts::note_conversation,
    acts::mark_conversation,
    acts::triage_conversation,
    acts::snooze_conversation,
    acts::resolve_conversation,
    acts::block_support_contact,
    acts::unblock_support_contact,
    canned::list_canned_replies,
    canned::save_canned_reply,
    canned::delete_canned_reply,
))]
pub(crate) struct Document;
