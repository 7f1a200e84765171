//! Every route and who may call it.
//!
//! The table mounts the handlers, drives the door (`access`), is compared with the OpenAPI document
//! and is walked by the access matrix.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::LazyLock;

use actix_web::http::Method;
use actix_web::http::header::ALLOW;
use actix_web::{FromRequest, Handler, HttpRequest, HttpResponse, Resource, Responder, web};

use crate::access::Access;
use crate::error::ApiError;
use crate::routes::*;

/// One line of the route table.
#[derive(Debug, Clone, Copy)]
pub struct RouteInfo {
    /// `GET`, `POST`, …
    pub method: &'static str,
    /// The path pattern.
    pub path: &'static str,
    /// Who may call it.
    pub access: Access,
}

#[rustfmt::skip]
fn table(t: &mut Table) {
    use Access::{Account, Admin, Assessments, Company, Development, Metrics, Public, Token};
    t.get ("/healthz",                                        Public,      health::alive);
    t.get ("/readyz",                                         Public,      health::ready);
    t.get ("/metrics",                                        Metrics,     health::metrics);
    t.get ("/api/openapi.json",                               Public,      docs::openapi);
    t.get ("/api/docs",                                       Public,      docs::page);
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
    t.get ("/api/problems/{id}",                              Assessments, problems::show);
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
    use Access::{Account, Admin, Company, Public};
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

/// Mounts every route of the table; a path asked with another method answers 405.
pub fn mount(cfg: &mut web::ServiceConfig) {
    let mut t = Table { mounting: Some(BTreeMap::new()), routes: Vec::new() };
    table(&mut t);
    let mut resources: Vec<_> = t.mounting.unwrap_or_default().into_iter().collect();
    // The first that fits is taken: a path of its own goes before every pattern, and costs no more
    // than a comparison.
    resources.sort_by_key(|(path, _)| !is_plain(path));
    for (path, (resource, methods)) in resources {
        let allow = methods.join(", ");
        debug_assert!(path.starts_with('/'));
        cfg.service(resource.default_service(web::to(move || {
            let allow = allow.clone();
            async move { refuse_method(&allow) }
        })));
    }
}

fn refuse_method(allow: &str) -> HttpResponse {
    let text = format!("This address answers {allow}.");
    let code = "method_not_allowed";
    let error = ApiError::new(actix_web::http::StatusCode::METHOD_NOT_ALLOWED, code, text);
    let mut response = HttpResponse::from_error(error);
    if let Ok(value) = allow.parse() {
        response.headers_mut().insert(ALLOW, value);
    }
    response
}

/// The table as data.
pub static ROUTES: LazyLock<Vec<RouteInfo>> = LazyLock::new(|| {
    let mut t = Table { mounting: None, routes: Vec::new() };
    table(&mut t);
    t.routes
});

/// Whether a path stands for itself alone.
fn is_plain(path: &str) -> bool {
    !path.contains('{')
}

/// The path in the table that a request is for. One that stands for itself need not be looked for.
pub(crate) fn pattern(req: &HttpRequest) -> Option<Cow<'static, str>> {
    static PLAIN: LazyLock<HashSet<&str>> =
        LazyLock::new(|| ROUTES.iter().map(|r| r.path).filter(|path| is_plain(path)).collect());
    let plain = PLAIN.get(req.path()).map(|path| Cow::Borrowed(*path));
    plain.or_else(|| req.match_pattern().map(Cow::Owned))
}

/// Who may call the route; `None` when the table has no such line.
pub(crate) fn access(method: &Method, pattern: &str) -> Option<Access> {
    static BY_ROUTE: LazyLock<HashMap<(&str, &str), Access>> =
        LazyLock::new(|| ROUTES.iter().map(|r| ((r.method, r.path), r.access)).collect());
    BY_ROUTE.get(&(method.as_str(), pattern)).copied()
}

struct Table {
    mounting: Option<BTreeMap<&'static str, (Resource, Vec<&'static str>)>>,
    routes: Vec<RouteInfo>,
}

macro_rules! method {
    ($name:ident, $method:ident) => {
        fn $name<F, Args>(&mut self, path: &'static str, access: Access, handler: F)
        where
            F: Handler<Args>,
            Args: FromRequest + 'static,
            F::Output: Responder + 'static,
        {
            let method = stringify!($method);
            self.routes.push(RouteInfo { method, path, access });
            let Some(mounting) = &mut self.mounting else { return };
            let (resource, mut methods) =
                mounting.remove(path).unwrap_or_else(|| (web::resource(path), Vec::new()));
            methods.push(method);
            let resource = resource.route(web::method(Method::$method).to(handler));
            mounting.insert(path, (resource, methods));
        }
    };
}

impl Table {
    method!(get, GET);
    method!(post, POST);
    method!(put, PUT);
    method!(delete, DELETE);
}
