//! The routes of GitHub reports.

use crate::web::Access;
use crate::web::table::Table;

#[rustfmt::skip]
pub(super) fn lines(t: &mut Table) {
    use Access::{Account, Paying};
    use crate::routes::github_reports::{asking, consent, own};

    t.get ("/api/github-reports",                             Paying,      asking::list_github_reports);
    t.post("/api/github-reports",                             Paying,      asking::request_github_report);
    t.get ("/api/github-reports/{id}",                        Paying,      asking::show_github_report);
    t.get ("/api/users/github-reports",                       Account,     own::list_my_github_reports);
    t.post("/api/users/github-reports",                       Account,     own::begin_my_github_report);
    t.post("/api/users/github-reports/callback",              Account,     consent::complete_github_consent);
    t.get ("/api/users/github-reports/{id}",                  Account,     own::show_my_github_report);
    t.post("/api/users/github-reports/{id}/consent",          Account,     consent::begin_github_consent);
    t.post("/api/users/github-reports/{id}/share",            Account,     own::share_github_report);
    t.post("/api/users/github-reports/{id}/decline",          Account,     own::decline_github_report);
    t.post("/api/users/github-reports/{id}/withdraw",         Account,     own::withdraw_github_report);
}
