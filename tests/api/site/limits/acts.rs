//! What each row of the table of limits counts, as a request.

use actix_web::test::TestRequest;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use flows::limits::Row;
use serde_json::{Value, json};

use super::registration;
use crate::companies::details::tiny_png;
use crate::hiring::pool::request_body;
use crate::hiring::team::offer_body;
use crate::puzzles::try_body;
use crate::support::{Persona, inquiry_form, request};
use crate::world::new_assessment;

/// An answer to a question of the guided way.
fn said() -> serde_json::Value {
    json!({ "step": "tips", "answer": "Nothing" })
}

/// A note about an application.
fn note_body() -> serde_json::Value {
    json!({ "text": "A note.", "mentions": [] })
}

/// A later last day of an internship.
fn later(n: usize) -> serde_json::Value {
    json!({ "version": n, "ends_on": "2030-01-01" })
}

/// The `n`th act of a row's kind: by `name`, from the network address where that is counted. An
/// assessment needs a problem.
pub(super) fn act((row, problem): (Row, &str), name: &str, address: &str, n: usize) -> TestRequest {
    let who = match row.action {
        "send_verification" => Persona::unverified(name),
        _ => Persona::new(name),
    };
    let post = |path: &str, body| request("POST", path, Some(&who.token()), Some(body));
    let put = |path: &str, body| request("PUT", path, Some(&who.token()), Some(body));
    let fresh = |path: &str| path.replace("{id}", &uuid::Uuid::now_v7().to_string());
    let sent = match row.action {
        "register" => registration(&format!("{name}-{n}")),
        "choose_username" => {
            post("/api/auth/update-username", json!({ "username": format!("{name}_{n}") }))
        }
        "ask_username" => {
            let path = format!("/api/auth/username-availability?username=free_{n}");
            request("GET", &path, Some(&who.token()), None)
        }
        "name_referral_code" => {
            post("/api/auth/set-referral-code", json!({ "referral_code": format!("guess-{n}") }))
        }
        "inquire" => post("/api/auth/inquiry", inquiry_form(&format!("Name {n}"))),
        "send_code" => post("/api/auth/send-otp", json!({ "purpose": "client_inquiry" })),
        "verify_otp" => {
            post("/api/auth/verify-otp", json!({ "code": "123456", "purpose": "client_inquiry" }))
        }
        "send_verification" => {
            post("/api/users/send-email-verification", json!({ "email": who.email }))
        }
        "count_page" => {
            request("POST", "/api/events/pageview", None, Some(json!({ "route": "/" })))
        }
        "count_click" => click(),
        "report_error" => {
            let body = json!({ "message": format!("error {n}"), "stack": "", "route": "/",
                               "release": "1" });
            request("POST", "/api/events/client-error", None, Some(body))
        }
        "try_link" => {
            let body = json!({ "token": format!("{n:0>43}") });
            request("POST", "/api/companies/activate", None, Some(body))
        }
        "make_assessment" => post("/api/assessments", assessment_body(problem, n)),
        "apply" => {
            post(&fresh("/api/open-roles/{id}/application"), json!({ "answers": [], "note": "" }))
        }
        "invite_colleague" => {
            let body = json!({ "email": format!("p{n}@example.com"), "role": "reviewer" });
            post("/api/companies/me/team/invitations", body)
        }
        "send_resume" => {
            let path = fresh("/api/open-roles/{id}/application/resume");
            put(&path, json!({ "name": "cv.pdf", "content": "" }))
        }
        "make_key" => post("/api/companies/me/api-keys", key_body()),
        "call_api" => request("GET", "/api/v1/roles", Some(&key_of(name)), None),
        "send_logo" => put("/api/companies/me/logo", json!({ "image": tiny_png() })),
        "begin_role" => post("/api/roles", json!({ "form": {} })),
        "request_introduction" => post("/api/introductions", request_body("AAAA", &fresh("{id}"))),
        "make_offer" => post(&fresh("/api/applications/{id}/offers"), offer_body(1)),
        "write_note" => post(&fresh("/api/applications/{id}/notes"), note_body()),
        "propose_extension" => post(&fresh("/api/users/internships/{id}/extensions"), later(n)),
        "begin_story" => {
            let form = json!({ "company_name": format!("Company {n}") });
            post("/api/users/interviews", json!({ "form": form, "way": "manual" }))
        }
        "report_story" => post(&fresh("/api/interviews/{id}/reports"), json!({ "reason": "spam" })),
        "answer_question" => post(&fresh("/api/users/interviews/{id}/answers"), said()),
        "export" => request("GET", "/api/users/export", Some(&who.token()), None),
        "erase" => post("/api/users/erasure", json!({ "confirm": who.email })),
        _ => newer_act(row, &who, n),
    };
    match row.per {
        "address" => sent.peer_addr(format!("{address}:1000").parse().unwrap()),
        _ => sent,
    }
}

/// The acts of the areas that came later.
fn newer_act(row: Row, who: &Persona, n: usize) -> TestRequest {
    let post = |path: &str, body| request("POST", path, Some(&who.token()), Some(body));
    let fresh = |path: &str| path.replace("{id}", &uuid::Uuid::now_v7().to_string());
    match row.action {
        "apply_as_partner" => {
            let body = json!({ "kind": "ambassador", "organisation": "Friends", "website": null,
                               "why": "Why not." });
            post("/api/users/partner-application", body)
        }
        "write_introduction_message" => {
            let path = fresh("/api/talent-profile/introductions/{id}/messages");
            post(&path, json!({ "text": "A message." }))
        }
        "make_cohort" => {
            let body = json!({ "title": "Week 3", "duration_minutes": 60,
                               "tasks": [{ "problem_id": "doubling", "weight": 100 }],
                               "closes_at": "2030-01-01T00:00:00Z" });
            post("/api/partners/me/cohorts", body)
        }
        "mail_cohort" => post(&fresh("/api/partners/me/cohorts/{id}/mails"), students()),
        "invite_students" => {
            post("/api/partners/me/invitations", json!({ "rows": [{ "email": "a@example.com" }] }))
        }
        "ask_about_role" => post(&fresh("/api/reports/{id}/roles"), about_role()),
        "take_trial" => post(&fresh("/api/assessments/{id}/trial"), json!({})),
        "check_recipients" => post(&fresh("/api/assessments/{id}/check"), recipients()),
        "send_test_mail" => post(&fresh("/api/assessments/{id}/mail/test"), json!({})),
        "stop_invitations" => stop_invitations(),
        "report_invitation" => report_invitation(),
        "try_code" => {
            request("POST", "/api/invitation-codes/check", None, Some(json!({ "code": "x" })))
        }
        "run_as_guest" => {
            let body = json!({ "language": "python", "source": "print(2)" });
            request("POST", "/api/practice/problems/doubling/guest-runs", None, Some(body))
        }
        "ask_extra_time" => {
            let body = json!({ "version": 0, "percent": 50 });
            post("/api/codebrain/ABCDE23456/accommodation", body)
        }
        "share_report" => {
            let body = json!({ "sections": [], "days": 1, "passcode": null, "max_views": null });
            post(&fresh("/api/reports/{id}/links"), body)
        }
        "mail_report" => {
            let body = json!({ "email": "lee@example.com", "sections": [] });
            post(&fresh("/api/reports/{id}/mails"), body)
        }
        "try_passcode" => {
            let body = json!({ "secret": "", "passcode": "open sesame" });
            request("POST", &fresh("/api/shared-reports/{id}"), None, Some(body))
        }
        "add_webhook" => {
            let body =
                json!({ "url": format!("https://example.com/{n}"), "events": ["role.closed"] });
            post("/api/companies/me/webhooks", body)
        }
        "send_recording" => {
            let path =
                fresh("/api/attempts/{id}/tasks/00000000-0000-7000-8000-000000000000/recording");
            post(&path, json!({ "number": 1, "previous": "0".repeat(64), "payload": "{}" }))
        }
        "ask_assistant" => {
            let path =
                fresh("/api/attempts/{id}/tasks/00000000-0000-7000-8000-000000000000/questions");
            post(&path, json!({ "question": "Why?" }))
        }
        "try_puzzle" => post(&fresh("/api/puzzles/{id}/tries"), try_body(0, json!([[1]]))),
        "begin_problem" | "verify_problem" | "send_tests" => authoring_act(row, who, n),
        "write_support" => post("/api/support/messages", json!({ "text": n.to_string() })),
        "attach_file" => {
            post("/api/support/attachments", json!({ "name": "a.txt", "content": "eA==" }))
        }
        "read_calendar" => request("GET", &calendar_of(&who.email), None, None),
        "send_webhook" => post(&fresh("/api/companies/me/webhooks/{id}/test"), json!({})),
        other => panic!("the limit {other:?} has no act here"),
    }
}

/// The acts of the problem builder.
fn authoring_act(row: Row, who: &Persona, n: usize) -> TestRequest {
    let draft = format!("/api/problem-drafts/{}", uuid::Uuid::now_v7());
    let (path, body) = match row.action {
        "begin_problem" => (
            "/api/problem-drafts".to_owned(),
            json!({ "name": format!("sums-{n}"), "title": "Sums" }),
        ),
        "verify_problem" => (format!("{draft}/verify"), json!({ "version": 1 })),
        _ => (format!("{draft}/tests"), json!({ "version": 1, "archive": "" })),
    };
    request("POST", &path, Some(&who.token()), Some(body))
}

fn recipients() -> Value {
    json!({ "recipients": [{ "email": "a@example.com" }] })
}

fn students() -> Value {
    json!({ "emails": ["a@example.com"] })
}

fn about_role() -> Value {
    json!({ "role_id": uuid::Uuid::now_v7(), "note": "Your queue was the clearest that we read." })
}

fn stop_invitations() -> TestRequest {
    let body = json!({ "stopped": true });
    request("POST", "/api/codebrain/ABCDE23456/stop", None, Some(body))
}

fn report_invitation() -> TestRequest {
    let body = json!({ "reason": "other" });
    request("POST", "/api/codebrain/ABCDE23456/report", None, Some(body))
}

fn assessment_body(problem: &str, n: usize) -> Value {
    let mut body = new_assessment(problem);
    body["title"] = json!(format!("Assessment {n}"));
    body
}

fn key_body() -> Value {
    json!({ "name": "limit", "scopes": ["roles:read"], "days": 1 })
}

/// What the key of each company is made of.
pub(super) fn byte_of(name: &str) -> u8 {
    if name == "ruth" { 7 } else { 8 }
}

/// The key that [`give_key`] makes.
pub(super) fn key_of(name: &str) -> String {
    format!("assay_k_{}", URL_SAFE_NO_PAD.encode([byte_of(name); 32]))
}

/// The address of the calendar that [`give_calendar`] makes for each.
fn calendar_of(email: &str) -> String {
    let name = email.split('@').next().unwrap_or_default();
    format!("/api/calendar/{}/assay.ics", URL_SAFE_NO_PAD.encode([byte_of(name); 32]))
}

fn click() -> TestRequest {
    request("POST", "/api/events/referral-click", None, Some(json!({ "code": "nobody" })))
}
