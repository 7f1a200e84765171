//! The people who call every route, and what each of them sends.

mod address;
mod published;

use std::collections::BTreeMap;

use auth::agreements::{PRIVACY_EDITION as PRIVACY, TERMS_EDITION as TERMS};
use diesel::prelude::*;
use serde_json::{Value, json};

use crate::account::address::address_body;
use crate::admin::merging::account_merger_body;
use crate::admin::{is_about_oversight, oversight_body};
use crate::assessing::earlier::{is_about_results, results_body};
use crate::assessing::{is_about_sending, sending_body};
use crate::attempts::writing::first_batch;
use crate::billing::{billing_body, is_about_billing, owner_of, plan_body, subscription_body};
use crate::builder::{draft_body, is_about_drafts};
use crate::chat::{is_about_support, support_body};
use crate::companies::details::{details_form, tiny_png};
use crate::companies::merger::merger_body;
use crate::github::{github_body, is_about_github};
use crate::hiring::alerts::{is_about_role_alerts, role_alert_body};
use crate::hiring::applications::{resume_file, role_answers};
use crate::hiring::pool::{has_talent_body, talent_body};
use crate::hiring::selecting::{is_about_selection, selection_body};
use crate::hiring::team::{hiring_body, is_about_hiring};
use crate::integrity::{integrity_body, is_about_integrity};
use crate::internships::{internship_body, is_about_internships};
use crate::partners::{is_about_partners, partners_body};
use crate::practice::scenarios::scenario_body;
use crate::prepared::{COLLEAGUE, REPORT_VIEW};
use crate::privacy::selfid::said_of_oneself;
use crate::puzzles::{is_about_puzzles, puzzle_body};
use crate::support::{Persona, TestApp, code_in, inquiry_form, token_in};
use crate::world::{World, new_assessment};

pub(crate) use address::address;
use published::{role_body, story_body};

pub(crate) struct Cast(BTreeMap<&'static str, Persona>);

impl Cast {
    pub(crate) fn of_all() -> Self {
        let people = [
            ("unregistered", Persona::new("una")),
            ("disabled", Persona::new("dora")),
            ("unverified", Persona::unverified("uli")),
            ("other_candidate", Persona::new("ben")),
            ("other_company", Persona::new("otto")),
            ("locked_company", Persona::new("lena")),
            ("partner", Persona::new("pia")),
            ("admin", Persona::new("admin")),
            ("staff", Persona::new("staff")),
            ("company", Persona::new("ruth")),
            ("candidate", Persona::new("ada")),
        ];
        Self(people.into())
    }

    /// Makes the accounts that a world does not have.
    pub(crate) async fn join(&self, app: &TestApp) {
        for (name, who) in &self.0 {
            if !["unregistered", "company", "candidate"].contains(name) {
                let is_company = name.ends_with("company");
                if is_company {
                    app.register_company(who).await
                } else {
                    app.register_candidate(who).await
                };
            }
        }
        app.unlock(self.who("other_company"));
        use db::schema::users::dsl as u;
        let mut conn = app.conn();
        diesel::update(u::users.filter(u::email.eq("dora@example.com")))
            .set(u::disabled_at.eq(diesel::dsl::now))
            .execute(&mut conn)
            .unwrap();
        diesel::update(u::users.filter(u::email.eq("pia@example.com")))
            .set(u::kind.eq("partner"))
            .execute(&mut conn)
            .unwrap();
    }

    /// Somebody who has an account.
    pub(crate) fn who(&self, caller: &str) -> &Persona {
        &self.0[caller]
    }

    pub(crate) fn token(&self, caller: &str) -> Option<String> {
        match caller {
            "nobody" => None,
            "bad_token" => Some(format!("{}x", Persona::new("ada").token())),
            known => Some(self.who(known).token()),
        }
    }

    /// What the caller sends: the registration is their own, everything else the same for all.
    pub(crate) fn body(&self, route: &str, caller: &str, world: &World) -> Option<Value> {
        let path = route.split(' ').next_back().unwrap_or_default();
        let own = || self.0.get(caller).map(|who| who.email.clone()).unwrap_or_default();
        Some(match route {
            "POST /api/auth/register" => {
                let who = self.0.get(caller).cloned().unwrap_or_else(|| Persona::new("ada"));
                let is_company = caller.ends_with("company");
                json!({ "firebase_uid": who.uid, "email": who.email, "display_name": "Name",
                        "is_company": is_company, "phone": null })
            }
            "PUT /api/users/agreements" => json!({ "terms": TERMS, "privacy": PRIVACY }),
            "PUT /api/users/theme" => json!({ "theme": "dark" }),
            "POST /api/codebrain/{id}/report" => json!({ "reason": "other", "note": null }),
            "POST /api/auth/update-username" => json!({ "username": format!("{caller}_1") }),
            "POST /api/auth/set-referral-code" => json!({ "referral_code": "grace" }),
            "PUT /api/users/profile" => {
                json!({ "display_name": "Name", "phone": null, "headline": null,
                        "education": null, "skills": [], "available_from": null, "version": 0 })
            }
            "PUT /api/users/notification-settings" => every_switch(),
            "POST /api/users/notifications/read" => {
                json!({ "up_to": "ffffffff-ffff-7fff-bfff-ffffffffffff" })
            }
            "POST /api/users/erasure" => json!({ "confirm": own() }),
            "PUT /api/users/self-identification" => said_of_oneself(0),
            "POST /api/auth/inquiry" => inquiry_form("Canary Ltd"),
            "POST /api/auth/send-otp" => json!({ "purpose": "client_inquiry" }),
            "POST /api/auth/verify-otp" => {
                let mails = world.app.mails_to(&world.ruth.email);
                json!({ "code": code_in(&mails[0]), "purpose": "client_inquiry" })
            }
            route if route.starts_with("POST /api/admin/inquiries/") => inquiry_body(route, world),
            "POST /api/users/send-email-verification" => json!({ "email": own() }),
            route if route.contains("/address-change") => address_body(route, world),
            "POST /api/events/pageview" => json!({ "route": "/" }),
            "POST /api/events/client-error" => {
                json!({ "message": "boom", "stack": "", "route": "/", "release": "" })
            }
            _ if is_about_results(path) => return results_body(route, world),
            route if is_about_integrity(route) => return integrity_body(route),
            _ if is_about_selection(path) => return selection_body(route, world),
            route if is_about_oversight(route) => return oversight_body(route, world),
            _ if is_about_role_alerts(path) => return role_alert_body(route),
            _ if is_about_support(path) => return support_body(route),
            _ if is_about_github(path) => return github_body(route),
            route if is_about_partners(route) => return partners_body(route),
            "PUT /api/admin/plans" => plan_body("canary-plan", 0, 10),
            _ if is_about_billing(path) => return billing_body(route, world),
            route if is_about_internships(route) => return internship_body(route, world),
            route if route.contains("/companies") => return company_body(route, world),
            route if route.contains("/team-invitations/") => return joining_body(route),
            "POST /api/admin/candidates/{id}/lock" | "POST /api/admin/candidates/{id}/unlock" => {
                json!({ "reason": "Two accounts of one person." })
            }
            "POST /api/admin/candidates/{id}/export"
            | "POST /api/admin/candidates/{id}/erasure"
            | "POST /api/admin/candidates/{id}/erasure/cancel" => {
                json!({ "reason": "They wrote from this address." })
            }
            "PUT /api/admin/candidates/{id}/extra-time" => {
                json!({ "percent": 50, "reason": "They asked for it." })
            }
            "POST /api/admin/candidates/{id}/merger" => account_merger_body(world),
            route if route.contains("/partner-application") => return partner_body(route),
            _ if is_about_hiring(path) => return hiring_body(route, world),
            route if route.contains("/open-roles") || route.contains("/users/applications") => {
                return application_body(route);
            }
            _ if has_talent_body(path) => return talent_body(route, world),
            route if route.contains("/roles") => return role_body(route, world),
            route if route.contains("/interviews") => return story_body(route, world),
            route if is_about_drafts(route) => return draft_body(route),
            route if is_about_puzzles(route) => return puzzle_body(route),
            route if route.contains("/scenarios/") => return scenario_body(route),
            route if is_about_sending(route) => return sending_body(route, world),
            _ => return attempt_body(route, world),
        })
    }
}

/// What the admin says of an inquiry.
fn inquiry_body(route: &str, world: &World) -> Value {
    let version = world.app.version_of(&world.inquiry);
    if route.contains("/inquiries/reject") {
        let items = json!([{ "id": world.inquiry, "version": version }]);
        return json!({ "items": items, "reason": "No." });
    }
    match route.rsplit('/').next().unwrap_or_default() {
        "approve" => json!({ "version": version, "flags": ["payment"], "note": null }),
        "request-info" => json!({ "version": version, "text": "Which city?" }),
        "reject" | "suspend" => json!({ "version": version, "reason": "No." }),
        "notes" => json!({ "text": "Called back." }),
        _ => json!({ "version": version }),
    }
}

/// What is sent to a route about assessments and attempts.
fn attempt_body(route: &str, world: &World) -> Option<Value> {
    Some(match route {
        "POST /api/assessments" => new_assessment(&world.problem),
        "POST /api/assessments/{id}/invitations" => json!({ "email": "gus@example.com" }),
        "POST /api/attempts/{id}/tasks/{task}/recording" => first_batch(world),
        "POST /api/attempts/{id}/time" | "POST /api/admin/attempts/{id}/time" => {
            json!({ "minutes": 30, "reason": "A screen reader." })
        }
        "POST /api/admin/attempts/{id}/void" => json!({ "reason": "The judge lost a compiler." }),
        "POST /api/reports/{id}/links" => {
            json!({ "sections": ["name"], "days": 30, "passcode": null, "max_views": null })
        }
        "PUT /api/reports/{id}/link-consent" => json!({ "allowed": true }),
        "POST /api/reports/{id}/mails" => json!({ "email": "lee@example.com", "sections": [] }),
        "POST /api/shared-reports/{id}" => json!({ "secret": token_of(9), "passcode": null }),
        "POST /api/shared-playbacks" => {
            json!({ "opening": REPORT_VIEW, "secret": token_of(9), "position": 1 })
        }
        "POST /api/shared-integrity" | "POST /api/shared-assistant" => {
            json!({ "opening": REPORT_VIEW, "secret": token_of(9) })
        }
        "POST /api/attempts/{id}/tasks/{task}/questions" => json!({ "question": "Canary?" }),
        "POST /api/attempts/{id}/questions/{question}/answer" => json!({}),
        "POST /api/magic-links/redeem" | "POST /api/magic-links/renew" => {
            json!({ "token": token_of(7) })
        }
        "POST /api/magic-links/report" => json!({ "session": token_of(8) }),
        "POST /api/invitation-codes/check" => json!({ "code": "ABCDEFGH23" }),
        "PUT /api/practice/problems/{id}/draft" => {
            json!({ "language": "python", "source": "print(4)", "revision": 0 })
        }
        "POST /api/practice/problems/{id}/runs"
        | "POST /api/practice/problems/{id}/guest-runs"
        | "POST /api/practice/problems/{id}/submissions" => {
            json!({ "language": "python", "source": "print(3)" })
        }
        "POST /api/codebrain/{id}/start" => json!({ "consent": true }),
        "POST /api/codebrain/{id}/accommodation" => {
            json!({ "version": 0, "percent": 50, "text": "Canary" })
        }
        "POST /api/codebrain/{id}/accommodation/withdraw" => json!({ "version": 1 }),
        "POST /api/accommodations/{id}/answer" => {
            json!({ "version": 1, "answer": "decline", "reason": "No." })
        }
        "POST /api/attempts/{id}/lease" => json!({ "take_over": false }),
        "PUT /api/attempts/{id}/tasks/{task}/draft" => {
            json!({ "language": "python", "source": "print(4)", "revision": 0 })
        }
        "POST /api/attempts/{id}/tasks/{task}/runs"
        | "POST /api/attempts/{id}/tasks/{task}/submissions" => {
            json!({ "language": "python", "source": "print(3)" })
        }
        _ => return None,
    })
}

/// What is sent to a route about companies.
fn company_body(route: &str, world: &World) -> Option<Value> {
    if route.contains("/subscription") || route.ends_with("/invitation-credits") {
        return subscription_body(route);
    }
    Some(match route {
        "POST /api/admin/companies" => {
            json!({ "company_name": "Northwind", "email": "max@example.com",
                    "first_name": "Max", "last_name": "Lang" })
        }
        "POST /api/companies/set-password" => {
            let mails = world.app.mails_to("max@example.com");
            json!({ "token": token_in(&mails[0]), "password": "long enough" })
        }
        "POST /api/companies/activate" => {
            json!({ "token": token_in(&world.app.mails_to(&world.ruth.email)[0]) })
        }
        "POST /api/admin/companies/{id}/grants" => {
            json!({ "flag": "payment", "until": null, "reason": "canary-reason" })
        }
        "POST /api/admin/companies/{id}/grants/revoke" => {
            json!({ "flag": "payment", "reason": "canary-reason" })
        }
        "POST /api/admin/companies/{id}/grace" => {
            let today = kernel::Clock::now(&kernel::SystemClock).date_naive();
            json!({ "until": today + kernel::chrono::Days::new(5), "reason": "canary-reason" })
        }
        "POST /api/admin/companies/{id}/merger" => merger_body(world),
        "POST /api/admin/companies/{id}/details/decision" => {
            json!({ "version": 1, "ruling": "approved", "reason": null })
        }
        "POST /api/admin/companies/{id}/transfer" => {
            json!({ "from": owner_of(world), "to": COLLEAGUE, "reason": "canary-reason" })
        }
        "POST /api/admin/companies/{id}/suspend" | "POST /api/admin/companies/{id}/restore" => {
            json!({ "reason": "canary-reason" })
        }
        "PUT /api/companies/me/details" => {
            json!({ "version": 0, "form": details_form("Canary Ltd") })
        }
        "POST /api/companies/me/api-keys" => {
            json!({ "name": "canary", "scopes": ["roles:read"], "days": 30 })
        }
        "POST /api/companies/me/ats-connections" => {
            json!({ "system": "greenhouse", "remote_key": null })
        }
        "POST /api/companies/me/ats-connections/{id}/pause"
        | "POST /api/companies/me/ats-connections/{id}/resume" => json!({ "version": 1 }),
        "POST /api/companies/me/webhooks" => {
            json!({ "url": "https://hooks.example.com/canary", "events": ["role.closed"] })
        }
        "PUT /api/companies/me/webhooks/{id}" => {
            json!({ "version": 1, "url": "https://hooks.example.com/", "events": ["role.closed"] })
        }
        "POST /api/companies/me/webhooks/{id}/pause"
        | "POST /api/companies/me/webhooks/{id}/resume" => json!({ "version": 1 }),
        "PUT /api/companies/me/logo" => json!({ "image": tiny_png() }),
        "POST /api/companies/me/team/invitations" => {
            json!({ "email": "tess@example.com", "role": "reviewer" })
        }
        "PUT /api/companies/me/team/{id}" => json!({ "role": "reviewer" }),
        _ => return None,
    })
}

/// What is sent to a route about applications of partners.
fn partner_body(route: &str) -> Option<Value> {
    Some(match route {
        "POST /api/users/partner-application" => {
            json!({ "kind": "bootcamp", "organisation": "Northwind School", "website": null,
                    "why": "Our students look for work." })
        }
        "POST /api/admin/partner-applications/{id}/reject" => {
            json!({ "version": 1, "reason": "No." })
        }
        route if route.starts_with("POST ") => json!({ "version": 1 }),
        _ => return None,
    })
}

/// What is sent to a route about applications for roles.
fn application_body(route: &str) -> Option<Value> {
    Some(match route {
        "PUT /api/open-roles/{id}/application" => {
            json!({ "version": 1, "answers": [], "note": "Canary" })
        }
        "POST /api/open-roles/{id}/application" => role_answers(),
        "PUT /api/open-roles/{id}/application/resume" => {
            json!({ "name": "cv.pdf", "content": resume_file() })
        }
        "POST /api/users/applications/{id}/withdraw" => json!({ "version": 2 }),
        _ => return None,
    })
}

/// What is sent to a route about joining the team of a company.
fn joining_body(route: &str) -> Option<Value> {
    Some(match route {
        "POST /api/team-invitations/register" => {
            json!({ "token": token_of(7), "display_name": "Tess", "password": "long enough" })
        }
        route if route.starts_with("POST /api/team-invitations/") => {
            json!({ "token": token_of(7) })
        }
        _ => return None,
    })
}

/// The token of the link whose bytes are all the same.
fn token_of(byte: u8) -> String {
    use base64::Engine;
    base64::engine::general_purpose::URL_SAFE_NO_PAD.encode([byte; 32])
}

/// All notices wanted, by mail once a day.
fn every_switch() -> Value {
    let all = flows::notify::KINDS
        .iter()
        .map(|kind| json!({ "type": kind.name, "email": true, "in_app": true }));
    json!({ "digest": true, "items": all.collect::<Vec<_>>() })
}
