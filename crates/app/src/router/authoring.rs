//! The lines of the table about writing problems.

use crate::web::Access;
use crate::web::table::Table;

#[rustfmt::skip]
pub(super) fn lines(t: &mut Table) {
    use Access::{Account, Admin};
    use crate::routes::problem_drafts::{acts, archives, list, review, show};

    t.get ("/api/problem-drafts",                             Account,     list::list_problem_drafts);
    t.post("/api/problem-drafts",                             Account,     list::begin_problem);
    t.post("/api/problem-drafts/import",                      Account,     archives::import_problem);
    t.get ("/api/problem-drafts/{id}",                        Account,     show::show_problem_draft);
    t.get ("/api/problem-drafts/{id}/check",                  Account,     show::show_problem_check);
    t.get ("/api/problem-drafts/{id}/archive",                Account,     show::export_problem);
    t.put ("/api/problem-drafts/{id}/files",                  Account,     acts::save_problem_files);
    t.post("/api/problem-drafts/{id}/tests",                  Account,     archives::send_problem_tests);
    t.post("/api/problem-drafts/{id}/verify",                 Account,     acts::verify_problem);
    t.post("/api/problem-drafts/{id}/answers",                Account,     acts::fill_problem_answers);
    t.post("/api/problem-drafts/{id}/publish",                Account,     acts::publish_own_problem);
    t.post("/api/problem-drafts/{id}/submit",                 Account,     acts::submit_problem);
    t.post("/api/problem-drafts/{id}/withdraw",               Account,     acts::withdraw_problem);
    t.post("/api/problem-drafts/{id}/next",                   Account,     acts::begin_next_version);
    t.post("/api/problem-drafts/{id}/delete",                 Account,     acts::delete_problem_draft);
    t.get ("/api/admin/problem-drafts",                       Admin,       review::list_waiting_problems);
    t.post("/api/admin/problem-drafts/{id}/publish",          Admin,       review::publish_problem);
    t.post("/api/admin/problem-drafts/{id}/return",           Admin,       review::return_problem);
    t.post("/api/admin/problem-drafts/{id}/withhold",         Admin,       review::withhold_problem);
}
