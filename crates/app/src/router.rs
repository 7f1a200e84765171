//! Every route and who may call it.
//!
//! A line mounts its handler behind the door of its own access (`table`). The same lines are compared
//! with the OpenAPI document and walked by the access matrix.

use std::collections::HashSet;
use std::sync::LazyLock;

use actix_web::web;

use crate::config::Environment;
use crate::routes::*;
use crate::table::{self, Table};

pub use crate::table::RouteInfo;

#[rustfmt::skip]
fn lines(t: &mut Table) {
    use crate::access::Access::{Account, Admin, Assessments, Company, Development, Metrics, Public, Token};
    t.get ("/healthz",                                        Public,      health::alive);
    t.get ("/readyz",                                         Public,      health::ready);
    t.get ("/metrics",                                        Metrics,     health::metrics);
    t.get ("/api/openapi.json",                               Public,      docs::openapi);
    t.get ("/api/docs",                                       Public,      docs::page);
    t.get ("/api/docs/{file}",                                Public,      docs::file);
    t.get ("/api/config",                                     Public,      config::show);
    t.post("/api/csp-report",                                 Public,      csp_report::receive);
    t.post("/api/events/pageview",                            Public,      events::pageview);
    t.post("/api/events/client-error",                        Public,      events::client_error);
    t.get ("/api/languages",                                  Public,      languages::list);
    t.get ("/api/live",                                       Public,      live::open);
    t.get ("/api/dev/mail",                                   Development, dev::mail);

    t.get ("/api/auth/user",                                  Token,       auth::show_user);
    t.post("/api/auth/register",                              Token,       auth::register);
    t.post("/api/auth/update-username",                       Account,     usernames::update);
    t.get ("/api/auth/username-availability",                 Account,     usernames::availability);
    t.post("/api/auth/set-referral-code",                     Account,     referrals::set);
    t.post("/api/auth/inquiry",                               Company,     inquiries::submit);
    t.get ("/api/auth/inquiry",                               Company,     inquiries::show);
    t.post("/api/auth/send-otp",                              Company,     inquiries::send_otp);
    t.post("/api/auth/verify-otp",                            Company,     inquiries::verify_otp);
    t.post("/api/auth/sign-out-everywhere",                   Account,     sessions::end_all);

    t.post("/api/users/send-email-verification",              Account,     verification::send);
    t.get ("/api/users/profile",                              Account,     profiles::show);
    t.put ("/api/users/profile",                              Account,     profiles::save);
    t.get ("/api/users/referrals",                            Account,     referrals::show);
    t.get ("/api/users/notification-settings",                Account,     notifications::show);
    t.put ("/api/users/notification-settings",                Account,     notifications::save);
    t.get ("/api/users/notifications",                        Account,     news::list);
    t.post("/api/users/notifications/read",                   Account,     news::mark);
    t.get ("/api/users/export",                               Account,     privacy::export);
    t.get ("/api/users/erasure",                              Account,     privacy::show_erasure);
    t.post("/api/users/erasure",                              Account,     privacy::schedule_erasure);
    t.post("/api/users/erasure/cancel",                       Account,     privacy::cancel_erasure);

    t.get ("/api/admin/inquiries",                            Admin,       review::list);
    t.get ("/api/admin/inquiries/counts",                     Admin,       review::counts);
    t.get ("/api/admin/inquiries/{id}",                       Admin,       review::show);
    t.post("/api/admin/inquiries/{id}/approve",               Admin,       decisions::approve);
    t.post("/api/admin/inquiries/{id}/reject",                Admin,       decisions::reject);
    t.post("/api/admin/inquiries/{id}/request-info",          Admin,       decisions::request_info);
    t.post("/api/admin/inquiries/{id}/suspend",               Admin,       decisions::suspend);
    t.post("/api/admin/inquiries/{id}/restore",               Admin,       decisions::restore);
    t.post("/api/admin/inquiries/{id}/resend-activation",     Admin,       decisions::resend_activation);
    t.post("/api/admin/inquiries/{id}/revoke-activation",     Admin,       decisions::revoke_activation);
    t.post("/api/admin/companies",                            Admin,       made_accounts::create);

    t.post("/api/companies/set-password",                     Public,      made_accounts::set_password);
    t.post("/api/companies/activate",                         Public,      activation::activate);
    t.get ("/api/companies/me/overview",                      Company,     companies::overview);
    t.get ("/api/problems",                                   Assessments, problems::list);
    t.get ("/api/problems/{id}",                              Account,     problems::show);
    t.get ("/api/assessments",                                Assessments, assessments::list);
    t.post("/api/assessments",                                Assessments, assessments::create);
    t.get ("/api/assessments/{id}",                           Assessments, assessments::show);
    t.get ("/api/assessments/{id}/invitations",               Assessments, assessments::list_invitations);
    t.post("/api/assessments/{id}/invitations",               Assessments, assessments::invite);
    t.post("/api/invitations/{id}/cancel",                    Assessments, invitations::cancel);
    t.post("/api/invitations/{id}/resend",                    Assessments, invitations::resend);

    t.get ("/api/invitations",                                Account,     invitations::mine);
    t.get ("/api/codebrain/resolve/{first}",                  Public,      codebrain::resolve);
    t.get ("/api/codebrain/resolve/{first}/{second}",         Public,      codebrain::resolve_two);
    t.get ("/api/codebrain/{id}",                             Public,      codebrain::card);
    t.post("/api/codebrain/{id}/start",                       Account,     codebrain::start);
    t.get ("/api/attempts/{id}",                              Account,     attempts::show);
    t.put ("/api/attempts/{id}/tasks/{task}/draft",           Account,     attempts::save_draft);
    t.post("/api/attempts/{id}/tasks/{task}/runs",            Account,     attempts::run);
    t.post("/api/attempts/{id}/tasks/{task}/submissions",     Account,     attempts::submit);
    t.post("/api/attempts/{id}/finish",                       Account,     attempts::finish);
    t.get ("/api/submissions/{id}",                           Account,     submissions::show);
    t.get ("/api/reports",                                    Account,     reports::list);
    t.get ("/api/reports/{id}",                               Account,     reports::show);
    t.get ("/api/reports/{id}/grade",                         Account,     grades::show);
    t.get ("/api/reports/{id}/bundle",                        Account,     grades::bundle);
    t.get ("/api/grade-keys",                                 Public,      grades::keys);

    stories(t);
}

/// The lines about interview experiences.
#[rustfmt::skip]
fn stories(t: &mut Table) {
    use crate::access::Access::{Account, Admin, Company, Public};
    t.get ("/api/interviews",                                 Public,      stories::list);
    t.get ("/api/interviews/summary",                         Public,      stories::summary);
    t.get ("/api/interviews/companies",                       Public,      stories::companies);
    t.get ("/api/interviews/companies/{id}",                  Public,      stories::company);
    t.post("/api/interviews/batch/like-status",               Account,     likes::batch);
    t.get ("/api/interviews/{id}",                            Public,      stories::show);
    t.put ("/api/interviews/{id}/like",                       Account,     likes::like);
    t.delete("/api/interviews/{id}/like",                     Account,     likes::unlike);
    t.post("/api/interviews/{id}/reports",                    Account,     story_answers::report);
    t.post("/api/interviews/{id}/reply",                      Company,     story_answers::reply);
    t.post("/api/interviews/{id}/dispute",                    Company,     story_answers::dispute);
    t.get ("/api/companies/{id}/interviews",                  Company,     story_answers::of_company);
    t.post("/api/users/interviews",                           Account,     own_stories::create);
    t.get ("/api/users/interviews",                           Account,     own_stories::list);
    t.get ("/api/users/interviews/{id}",                      Account,     own_stories::show);
    t.put ("/api/users/interviews/{id}",                      Account,     own_stories::save);
    t.post("/api/users/interviews/{id}/submit",               Account,     own_stories::submit);
    t.post("/api/users/interviews/{id}/check",                Account,     own_stories::check);
    t.post("/api/users/interviews/{id}/withdraw",             Account,     own_stories::withdraw);
    t.get ("/api/users/interviews/{id}/conversation",         Account,     guided::conversation);
    t.post("/api/users/interviews/{id}/answers",              Account,     guided::answer);
    t.get ("/api/admin/interviews",                           Admin,       moderation::list);
    t.get ("/api/admin/interviews/counts",                    Admin,       moderation::counts);
    t.get ("/api/admin/interviews/{id}",                      Admin,       moderation::show);
    t.post("/api/admin/interviews/{id}/publish",              Admin,       verdicts::publish);
    t.post("/api/admin/interviews/{id}/request-changes",      Admin,       verdicts::request_changes);
    t.post("/api/admin/interviews/{id}/reject",               Admin,       verdicts::reject);
    t.post("/api/admin/interviews/{id}/remove",               Admin,       verdicts::remove);
    t.post("/api/admin/interviews/{id}/keep",                 Admin,       verdicts::keep);
    t.post("/api/admin/interviews/{id}/verify",               Admin,       verdicts::verify);
    t.post("/api/admin/interviews/{id}/reply/publish",        Admin,       verdicts::publish_reply);
    t.post("/api/admin/interviews/{id}/reply/reject",         Admin,       verdicts::reject_reply);
}

/// The table as data.
pub static ROUTES: LazyLock<Vec<RouteInfo>> = LazyLock::new(|| table::list(lines));

/// Mounts the table as a server of this environment has it.
pub(crate) fn mount(environment: Environment, cfg: &mut web::ServiceConfig) {
    table::mount(lines, environment, cfg);
}

/// Whether a path begins as one of the table does, however loosely it is read: in another case, or
/// with something behind its first word. The browser application has no page there.
pub(crate) fn is_kept_for_routes(path: &str) -> bool {
    static FIRST: LazyLock<HashSet<&str>> =
        LazyLock::new(|| ROUTES.iter().map(|route| first_word(route.path)).collect());
    FIRST.contains(first_word(path).to_ascii_lowercase().as_str())
}

fn first_word(path: &str) -> &str {
    let path = path.trim_start_matches('/');
    path.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default()
}
