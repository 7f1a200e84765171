//! Whom a partner sees: a name only where its person agreed, and codes that were replaced still count.

use serde_json::{Value, json};

use crate::site::command_line::CommandLine;
use crate::support::{Persona, TestApp};

const MINE: &str = "/api/partners/me";
const VISIBILITY: &str = "/api/users/partner-visibility";

/// Pia, a partner with the code `pia`.
async fn partner() -> (TestApp, Persona) {
    let (app, pia) = (TestApp::start(), Persona::new("pia"));
    app.register_candidate(&pia).await;
    let name = json!({ "username": "pia" });
    app.by(&pia).post("/api/auth/update-username", name).await.ok();
    let command = CommandLine { app: &app, command: &["admin", "make-partner"] };
    command.prints(&[&pia.email, "--reason", "Agreed at the fair"]);
    (app, pia)
}

async fn name_code(app: &TestApp, who: &Persona, code: &str) {
    app.register_candidate(who).await;
    let body = json!({ "referral_code": code });
    app.by(who).post("/api/auth/set-referral-code", body).await.ok();
}

async fn students(app: &TestApp, pia: &Persona) -> Vec<Value> {
    let found = app.by(pia).get(&format!("{MINE}/students")).await.ok();
    found["items"].as_array().unwrap().iter().map(|one| one["name"].clone()).collect()
}

#[actix_web::test]
async fn a_student_is_a_number_until_they_let_the_partner_see_their_name() {
    let (app, pia) = partner().await;
    let (ada, ben) = (Persona::new("ada"), Persona::new("ben"));
    name_code(&app, &ada, "pia").await;
    app.register_candidate(&ben).await;
    assert_eq!(students(&app, &pia).await, [Value::Null]);
    let asked = app.by(&ada).get(VISIBILITY).await.ok();
    assert_eq!(asked["shows_name"], false);
    let body = json!({ "version": asked["version"], "shows_name": true });
    assert_eq!(app.by(&ada).put(VISIBILITY, body.clone()).await.ok()["shows_name"], true);
    assert_eq!(app.by(&ada).put(VISIBILITY, body.clone()).await.cell(), "409 stale_version");
    assert_eq!(students(&app, &pia).await, [json!("uid-ada")]);
    assert_eq!(app.by(&ben).get(VISIBILITY).await.ok()["partner"], Value::Null);
    assert_eq!(app.by(&ben).put(VISIBILITY, body).await.cell(), "404 not_found");
    assert_eq!(app.by(&ada).get(MINE).await.cell(), "404 not_found", "no partner");
}

#[actix_web::test]
async fn a_partner_searches_their_students_and_takes_them_along_as_a_table() {
    let (app, pia) = partner().await;
    let (ada, ben) = (Persona::new("ada"), Persona::new("ben"));
    for who in [&ada, &ben] {
        name_code(&app, who, "pia").await;
    }
    let body = json!({ "version": 1, "shows_name": true });
    app.by(&ben).put(VISIBILITY, body).await.ok();
    let found = async |typed: &str| -> Vec<Value> {
        let found = app.by(&pia).get(&format!("{MINE}/students?search={typed}")).await.ok();
        found["items"].as_array().unwrap().iter().map(|one| one["number"].clone()).collect()
    };
    assert_eq!(found("UID-BEN").await, [json!(2)]);
    assert_eq!(found("uid-ada").await, [] as [Value; 0], "her name is not shown");
    assert_eq!(found("student%201").await, [json!(1)]);
    let long = format!("{MINE}/students?search={}", "a".repeat(101));
    assert_eq!(app.by(&pia).get(&long).await.cell(), "400 bad_query");
    let table = app.by(&pia).get(&format!("{MINE}/students/export")).await;
    let lines: Vec<&str> =
        table.text.lines().map(|line| line.trim_start_matches('\u{feff}')).collect();
    assert_eq!(lines.len(), 3, "{}", table.text);
    assert!(lines[0].contains("Last active") && !table.text.contains("uid-ada"), "{}", table.text);
    assert!(lines[1].starts_with("uid-ben,signed_up,"), "{}", table.text);
    assert!(lines[2].starts_with("Student 1,signed_up,"), "{}", table.text);
    let other = app.by(&ada).get(&format!("{MINE}/students/export")).await;
    assert_eq!(other.cell(), "404 not_found", "no partner");
}

#[actix_web::test]
async fn the_command_line_agrees_on_terms_adjusts_suspends_and_replaces_a_code() {
    let (app, pia) = partner().await;
    let command = CommandLine { app: &app, command: &["admin", "partners"] };
    let email = pia.email.as_str();
    command.prints(&["share", email, "1500", "--cap", "20000"]);
    let own = app.by(&pia).get(MINE).await.ok();
    assert_eq!((&own["terms"]["rate_bp"], &own["terms"]["cap"]), (&json!(1500), &json!(20_000)));
    command.prints(&["per-placement", email, "25000", "--days", "30"]);
    let own = app.by(&pia).get(MINE).await.ok();
    assert_eq!(own["terms"]["amount"], 25_000);
    command.refuses(&["adjust", email, "-500", "--reason", "Too short"], "20 characters");
    let why = "Agreed at the fair in Leeds";
    let said = command.prints(&["adjust", email, "-500", "--reason", why]);
    assert_eq!(said, "-5.00 EUR is due.\n");
    let said = command.prints(&["suspend", email, "--reason", "Spam"]);
    assert_eq!(said, format!("{email} is suspended.\n"));
    command.refuses(&["suspend", email, "--reason", "Spam"], "suspended");
    command.prints(&["restore", email, "--reason", "A mistake"]);
    let said = command.prints(&["replace-code", email, "--reason", "It leaked"]);
    assert!(said.starts_with("The new code is "), "{said}");
    command.refuses(&["share", "nobody@example.com", "1"], "no such account");
}

#[actix_web::test]
async fn clicks_are_counted_for_the_codes_that_are_somebodys() {
    let (app, pia) = partner().await;
    for code in ["pia", "PIA", "nobody", "no_code"] {
        let body = json!({ "code": code });
        let sent = crate::support::request("POST", "/api/events/referral-click", None, Some(body));
        assert_eq!(app.send(sent).await.status, 204, "{code}");
    }
    let own = app.by(&pia).get(MINE).await.ok();
    let clicks: Vec<_> =
        own["funnels"].as_array().unwrap().iter().map(|one| &one["clicks"]).collect();
    assert_eq!(clicks, [2, 2, 2]);
}

#[actix_web::test]
async fn a_code_that_was_replaced_still_counts_and_an_address_at_the_same_domain_is_flagged() {
    let (app, pia) = partner().await;
    let admin = Persona::new("admin");
    app.register_candidate(&admin).await;
    let listed = app.by(&admin).get("/api/admin/partners").await.ok();
    let path = format!("/api/admin/partners/{}", listed["items"][0]["id"].as_str().unwrap());
    let body = json!({ "version": 1, "reason": "It leaked." });
    let fresh = app.by(&admin).post(&format!("{path}/code"), body.clone()).await.ok();
    assert_ne!(fresh["partner"]["code"], "pia");
    assert_eq!(fresh["history"][1]["action"], "replace_code");
    let twice = app.by(&admin).post(&format!("{path}/code"), body).await;
    assert_eq!(twice.cell(), "409 stale_version");
    name_code(&app, &Persona::new("ada"), "pia").await;
    let own = app.by(&pia).get(MINE).await.ok();
    assert_eq!(own["funnels"][0]["signed_up"], 1);
    let referrals = app.by(&admin).get(&format!("{path}/referrals")).await.ok();
    let one = &referrals["items"][0];
    // Both are at example.com, which is no provider of free mail.
    assert_eq!((&one["flag"], &one["code"]), (&json!("same_domain"), &json!("pia")));
    let clear = format!("/api/admin/partner-referrals/{}/clear", one["id"].as_str().unwrap());
    let body = json!({ "version": one["version"], "reason": "They study there." });
    app.by(&admin).post(&clear, body.clone()).await.ok();
    assert_eq!(app.by(&admin).post(&clear, body).await.cell(), "409 stale_version");
    let found = app.by(&admin).get("/api/admin/partners?search=pia%40&state=active").await.ok();
    assert_eq!(found["items"][0]["signed_up"], 1);
    let table = app.by(&admin).get("/api/admin/partners/export").await;
    assert!(table.text.contains("pia@example.com"), "{}", table.text);
    let bad = app.by(&admin).get("/api/admin/partners?state=gone").await;
    assert_eq!(bad.cell(), "400 bad_query");
}
