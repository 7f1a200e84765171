//! The routes about what was found in attempts.

use crate::web::Access;
use crate::web::table::Table;

#[rustfmt::skip]
pub(super) fn integrity(t: &mut Table) {
    use Access::{Account, Admin, Assessments, Public};
    use crate::routes::integrity::{acts, admin, cases, report};

    t.get ("/api/integrity-rules",                            Public,      report::show_integrity_rules);
    t.get ("/api/reports/{id}/integrity",                     Account,     report::show_report_integrity);
    t.post("/api/shared-integrity",                           Public,      report::show_shared_integrity);
    t.get ("/api/users/integrity-cases",                      Account,     cases::list_own_integrity_cases);
    t.get ("/api/users/integrity-cases/{id}",                 Account,     cases::show_own_integrity_case);
    t.put ("/api/users/integrity-cases/{id}/draft",           Account,     acts::keep_integrity_draft);
    t.post("/api/users/integrity-cases/{id}/answer",          Account,     acts::answer_integrity_case);
    t.post("/api/users/integrity-cases/{id}/appeal",          Account,     acts::appeal_integrity_case);
    t.get ("/api/integrity-cases",                            Assessments, cases::list_integrity_cases);
    t.get ("/api/integrity-cases/counts",                     Assessments, cases::count_integrity_cases);
    t.get ("/api/integrity-cases/{id}",                       Assessments, cases::show_integrity_case);
    t.post("/api/integrity-cases/{id}/decision",              Assessments, acts::decide_integrity_case);
    t.get ("/api/admin/integrity-cases",                      Admin,       admin::list_admin_integrity_cases);
    t.get ("/api/admin/integrity-cases/counts",               Admin,       admin::count_admin_integrity_cases);
    t.get ("/api/admin/integrity-cases/{id}",                 Admin,       admin::show_admin_integrity_case);
    t.post("/api/admin/integrity-cases/{id}/decision",        Admin,       admin::decide_admin_integrity_case);
}
