//! The routes of conversations with support: the person's own, and those of the admin's inbox.

use crate::web::Access;
use crate::web::table::Table;

#[rustfmt::skip]
pub(super) fn support(t: &mut Table) {
    use Access::{Account, Admin};
    use crate::routes::support::{acts, canned, files, inbox, mails, own, times};

    t.get ("/api/support",                                    Account,     own::show_support);
    t.post("/api/support/messages",                           Account,     own::write_support_message);
    t.get ("/api/support/conversations/{id}/messages",        Account,     own::list_support_messages);
    t.get ("/api/support/conversations/{id}/messages/{number}/mail", Account, mails::show_support_mail);
    t.put ("/api/support/conversations/{id}/marks",           Account,     own::mark_support_messages);
    t.put ("/api/support/conversations/{id}/rating",          Account,     own::rate_support);
    t.post("/api/support/attachments",                        Account,     files::upload_support_file);
    t.get ("/api/support/attachments/{id}",                   Account,     files::download_support_file);
    t.get ("/api/admin/support/conversations",                Admin,       inbox::list_conversations);
    t.get ("/api/admin/support/conversations/export",         Admin,       inbox::export_conversations);
    t.get ("/api/admin/support/counts",                       Admin,       inbox::count_conversations);
    t.get ("/api/admin/support/times",                        Admin,       times::count_support_times);
    t.get ("/api/admin/support/conversations/{id}",           Admin,       inbox::show_conversation);
    t.get ("/api/admin/support/conversations/{id}/messages",  Admin,       inbox::list_conversation_messages);
    t.post("/api/admin/support/conversations/{id}/messages",  Admin,       acts::answer_conversation);
    t.post("/api/admin/support/conversations/{id}/notes",     Admin,       acts::note_conversation);
    t.put ("/api/admin/support/conversations/{id}/marks",     Admin,       acts::mark_conversation);
    t.put ("/api/admin/support/conversations/{id}/triage",    Admin,       acts::triage_conversation);
    t.post("/api/admin/support/conversations/{id}/snooze",    Admin,       acts::snooze_conversation);
    t.post("/api/admin/support/conversations/{id}/resolve",   Admin,       acts::resolve_conversation);
    t.post("/api/admin/support/conversations/{id}/block",     Admin,       acts::block_support_contact);
    t.post("/api/admin/support/conversations/{id}/unblock",   Admin,       acts::unblock_support_contact);
    t.get ("/api/admin/support/canned-replies",               Admin,       canned::list_canned_replies);
    t.put ("/api/admin/support/canned-replies/{id}",          Admin,       canned::save_canned_reply);
    t.delete("/api/admin/support/canned-replies/{id}",        Admin,       canned::delete_canned_reply);
}
