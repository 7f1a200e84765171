//! Limits on how often something may be done, as seen from outside.

use actix_web::test::TestRequest;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use challenges::problems::publish;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use flows::limits::{Row, rows};
use serde_json::{Value, json};

use crate::companies::details::tiny_png;
use crate::hiring::pool::request_body;
use crate::hiring::roles::open_roles;
use crate::hiring::team::offer_body;
use crate::prepared::{give_calendar, make_key};
use crate::puzzles::try_body;
use crate::support::{Answer, Persona, TestApp, inquiry_form, request};
use crate::world::{new_assessment, tiny_problem};

fn registration(name: &str) -> TestRequest {
    let who = Persona::new(name);
    let body = json!({ "firebase_uid": who.uid, "email": who.email, "display_name": name,
                       "is_company": false, "phone": null });
    request("POST", "/api/auth/register", Some(&who.token()), Some(body))
}

async fn register(app: &TestApp, name: &str, socket: &str, forwarded: Option<&str>) -> Answer {
    let request = registration(name).peer_addr(format!("{socket}:1000").parse().unwrap());
    app.send(match forwarded {
        Some(line) => request.insert_header(("x-forwarded-for", line)),
        None => request,
    })
    .await
}

#[actix_web::test]
async fn ten_accounts_an_hour_from_one_address_and_a_header_does_not_help() {
    let app = TestApp::start();
    for at in 0..10 {
        let made = register(&app, &format!("p{at}"), "203.0.113.9", None).await;
        assert_eq!(made.cell(), "201");
    }
    let over = register(&app, "p10", "203.0.113.9", None).await;
    assert_eq!(over.cell(), "429 rate_limited");
    let wait: u32 = over.header("retry-after").parse().unwrap();
    assert!((3500..=3600).contains(&wait), "{wait}");
    let spoofed = register(&app, "p10", "203.0.113.9", Some("198.51.100.1")).await;
    assert_eq!(spoofed.cell(), "429 rate_limited");
    let ghost = app.by(&Persona::new("p10")).get("/api/auth/user").await;
    assert_eq!(ghost.cell(), "404 not_found", "a refused registration leaves nothing behind");
    assert_eq!(register(&app, "p0", "203.0.113.9", None).await.cell(), "200");
    assert_eq!(register(&app, "p10", "198.51.100.1", None).await.cell(), "201");
}

#[actix_web::test]
async fn behind_a_proxy_we_trust_each_visitor_is_counted_alone() {
    let app = TestApp::with(&[("ASSAY_TRUSTED_PROXIES", "10.0.0.0/8")]);
    for at in 0..10 {
        let made = register(&app, &format!("p{at}"), "10.0.0.1", Some("198.51.100.1")).await;
        assert_eq!(made.cell(), "201");
    }
    let over = register(&app, "p10", "10.0.0.2", Some("9.9.9.9, 198.51.100.1")).await;
    assert_eq!(over.cell(), "429 rate_limited");
    assert_eq!(register(&app, "p10", "10.0.0.1", Some("198.51.100.2")).await.cell(), "201");
}

#[actix_web::test]
async fn referral_codes_cannot_be_tried_out() {
    let (app, ada) = (TestApp::start(), Persona::new("ada"));
    app.register_candidate(&ada).await;
    let mut answers = Vec::new();
    for at in 0..12 {
        let body = json!({ "referral_code": format!("guess-{at}") });
        let path = "/api/auth/set-referral-code";
        answers.push(app.by(&ada).post(path, body).await.cell());
    }
    assert!(answers[..10].iter().all(|a| a == "400 referral_code_invalid"), "{answers:?}");
    assert!(answers[10..].iter().all(|a| a == "429 rate_limited"), "{answers:?}");
}

const ADDRESS: &str = "203.0.113.9";

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
fn act((row, problem): (Row, &str), name: &str, address: &str, n: usize) -> TestRequest {
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
        "apply_as_partner" => {
            let body = json!({ "kind": "ambassador", "organisation": "Friends", "website": null,
                               "why": "Why not." });
            post("/api/users/partner-application", body)
        }
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
        "take_trial" => post(&fresh("/api/assessments/{id}/trial"), json!({})),
        "check_recipients" => post(&fresh("/api/assessments/{id}/check"), recipients()),
        "stop_invitations" => stop_invitations(),
        "try_code" => {
            request("POST", "/api/invitation-codes/check", None, Some(json!({ "code": "x" })))
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
        "begin_problem" => {
            post("/api/problem-drafts", json!({ "name": format!("sums-{n}"), "title": "Sums" }))
        }
        "verify_problem" => {
            post(&fresh("/api/problem-drafts/{id}/verify"), json!({ "version": 1 }))
        }
        "write_support" => post("/api/support/messages", json!({ "text": n.to_string() })),
        "attach_file" => {
            post("/api/support/attachments", json!({ "name": "a.txt", "content": "eA==" }))
        }
        "read_calendar" => request("GET", &calendar_of(&who.email), None, None),
        "send_webhook" => post(&fresh("/api/companies/me/webhooks/{id}/test"), json!({})),
        other => panic!("the limit {other:?} has no act here"),
    }
}

fn recipients() -> Value {
    json!({ "recipients": [{ "email": "a@example.com" }] })
}

fn stop_invitations() -> TestRequest {
    let body = json!({ "stopped": true });
    request("POST", "/api/codebrain/ABCDE23456/stop", None, Some(body))
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
fn byte_of(name: &str) -> u8 {
    if name == "ruth" { 7 } else { 8 }
}

/// The key that [`give_key`] makes.
fn key_of(name: &str) -> String {
    format!("assay_k_{}", URL_SAFE_NO_PAD.encode([byte_of(name); 32]))
}

/// The address of the calendar that [`give_calendar`] makes for each.
fn calendar_of(email: &str) -> String {
    let name = email.split('@').next().unwrap_or_default();
    format!("/api/calendar/{}/assay.ics", URL_SAFE_NO_PAD.encode([byte_of(name); 32]))
}

/// Leaves no counter but the row's own, so that no other limit comes first.
fn keep_only(app: &TestApp, row: Row) {
    let subject = match row.per {
        "address" => "ip:%",
        "company" => "company:%",
        "key" => "key:%",
        _ => "user:%",
    };
    let sql = format!(
        "delete from api_keys where name = 'limit'; delete from webhooks; delete from rate_counters where not \
         (action = '{}' and window_s = {} and subject like '{subject}')",
        row.action, row.window_s
    );
    app.conn().batch_execute(&sql).unwrap();
}

/// A key of the company that `name` owns.
fn give_key(app: &TestApp, name: &str) {
    use db::schema::{company_members as m, users as u};
    let company: uuid::Uuid = m::table
        .inner_join(u::table)
        .filter(u::email.eq(Persona::new(name).email))
        .select(m::company_id)
        .first(&mut app.conn())
        .unwrap();
    let byte = byte_of(name);
    let id = uuid::Uuid::from_bytes([byte; 16]).to_string();
    make_key(app, &company.to_string(), &id, byte);
}

async fn hold(row: Row) {
    let app = TestApp::start();
    let twin = app.twin();
    let servers = [&twin, &app];
    let companies = [
        "inquire",
        "send_code",
        "verify_otp",
        "make_assessment",
        "send_logo",
        "make_key",
        "add_webhook",
        "send_webhook",
        "call_api",
        "invite_colleague",
        "begin_role",
        "request_introduction",
        "make_offer",
        "write_note",
        "take_trial",
        "check_recipients",
        "begin_problem",
        "verify_problem",
    ];
    let members =
        ["write_note", "take_trial", "check_recipients", "begin_problem", "verify_problem"]
            .contains(&row.action);
    let companies = companies.contains(&row.action);
    for name in ["ruth", "otto"] {
        if row.action != "register" {
            match companies {
                true => app.register_company(&Persona::new(name)).await,
                false => app.register_candidate(&Persona::new(name)).await,
            };
        }
        if row.per == "company" || row.per == "key" || members {
            app.unlock(&Persona::new(name));
            open_roles(&app, &Persona::new(name));
        }
        if row.per == "key" {
            give_key(&app, name);
        }
        if row.action == "read_calendar" {
            give_calendar(&app, &Persona::new(name).email, byte_of(name));
        }
    }
    let problem = publish(&mut app.conn(), &tiny_problem("doubling")).unwrap().id.to_string();
    let of = (row, problem.as_str());
    keep_only(&app, row);
    let hits = usize::try_from(row.hits).unwrap();
    let daily = ["export", "erase"].contains(&row.action);
    let refusal = if daily { "409 daily_limit" } else { "429 rate_limited" };
    for n in 0..hits {
        let answer = servers[n % 2].send(act(of, "ruth", ADDRESS, n)).await;
        assert_ne!(answer.cell(), refusal, "{row:?}: act {n} was refused");
        keep_only(&app, row);
    }
    for server in servers {
        let over = server.send(act(of, "ruth", ADDRESS, hits)).await;
        assert_eq!(over.cell(), refusal, "{row:?}");
        // Who may do nothing more today needs no moment to wait.
        if over.status == 409 {
            continue;
        }
        let wait: i32 = over.header("retry-after").parse().unwrap();
        assert!((1..=row.window_s).contains(&wait), "{row:?}: {wait}");
    }
    let other = app.send(act(of, "otto", "198.51.100.1", 0)).await;
    assert_ne!(other.cell(), refusal, "{row:?} stops a stranger");
    app.turn_clock(row.window_s);
    let again = app.send(act(of, "ruth", ADDRESS, hits + 1)).await;
    assert_ne!(again.cell(), refusal, "{row:?} never ends");
}

#[actix_web::test]
async fn every_row_of_the_table_holds_with_two_processes_and_ends_with_its_window() {
    // The budget of the language model refuses nobody: tests/api/wording holds it.
    for row in rows().into_iter().filter(|row| row.action != "ask_model") {
        hold(row).await;
    }
}

#[test]
fn the_page_on_security_shows_every_row_of_the_table() {
    let page = include_str!("../../../docs/SECURITY.md");
    for Row { action, per, hits, window_s } in rows() {
        let window = match window_s {
            60 => "minute",
            600 => "10 minutes",
            3600 => "hour",
            86_400 => "day",
            other => panic!("{other} s has no name"),
        };
        let row = format!("| {} | {per} | {hits} per {window} |", action.replace('_', " "));
        assert!(page.contains(&row), "docs/SECURITY.md lacks: {row}");
    }
}

fn click() -> TestRequest {
    request("POST", "/api/events/referral-click", None, Some(json!({ "code": "nobody" })))
}
