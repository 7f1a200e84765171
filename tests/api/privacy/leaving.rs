//! Taking one's data along and leaving, as the person meets it.

use diesel::prelude::*;
use serde_json::{Value, json};
use testkit::{Account, AccountServer, Token, forge_time};

use super::{app, pass_the_week, work_off};
use crate::site::command_line::CommandLine;
use crate::support::{Answer, Persona, TestApp, request};
use crate::world::World;

const ERASURE: &str = "/api/users/erasure";

fn account(who: &Persona) -> Account {
    Account { uid: who.uid.clone(), email: who.email.clone(), email_verified: true, password: None }
}

/// A call of ada's, who signed in so many seconds ago.
async fn signed_in(app: &TestApp, ago: i64, method: &str, path: &str, body: Value) -> Answer {
    let token = Token::honest("uid-ada", "ada@example.com", true);
    let token = token.claim("auth_time", forge_time(-ago)).sign();
    let body = (method != "GET").then_some(body);
    app.send(request(method, path, Some(&token), body)).await
}

async fn ask(app: &TestApp, ago: i64, confirm: &str) -> String {
    signed_in(app, ago, "POST", ERASURE, json!({ "confirm": confirm })).await.cell()
}

async fn state(app: &TestApp, who: &Persona) -> Value {
    app.by(who).get(ERASURE).await.body["state"].clone()
}

#[actix_web::test]
async fn the_file_of_ones_data_needs_a_fresh_sign_in_and_comes_three_times_a_day() {
    let (app, ada) = (TestApp::start(), Persona::new("ada"));
    app.register_candidate(&ada).await;
    let path = "/api/users/export";
    let old = signed_in(&app, 302, "GET", path, Value::Null).await;
    assert_eq!(old.cell(), "403 recent_sign_in_required");
    let file = signed_in(&app, 60, "GET", path, Value::Null).await;
    assert_eq!((file.status, &file.body["format"]), (200, &json!("assay-export/1")));
    assert_eq!(file.body["data"]["users"]["rows"][0]["email"], "ada@example.com");
    assert!(file.header("content-disposition").starts_with("attachment; filename="));
    assert_eq!(file.header("cache-control"), "private, no-store");
    assert_eq!(file.header("content-type"), "application/json; charset=utf-8");
    for want in ["200", "200", "409 daily_limit"] {
        assert_eq!(signed_in(&app, 60, "GET", path, Value::Null).await.cell(), want);
    }
}

#[actix_web::test]
async fn leaving_is_confirmed_by_mail_and_can_be_taken_back() {
    let (app, ada) = (TestApp::start(), Persona::new("ada"));
    app.register_candidate(&ada).await;
    assert_eq!(state(&app, &ada).await, "none");
    assert_eq!(ask(&app, 302, "ada@example.com").await, "403 recent_sign_in_required");
    assert_eq!(ask(&app, 60, "ben@example.com").await, "400 validation_failed");
    assert_eq!(ask(&app, 60, " Ada@Example.com").await, "201");
    assert_eq!(ask(&app, 60, "ada@example.com").await, "409 erasure_scheduled");
    assert_eq!(state(&app, &ada).await, "scheduled");
    let mails = app.mails_to(&ada.email);
    assert!(mails.len() == 1 && mails[0].contains("/account/privacy"), "{mails:?}");
    let cancel = format!("{ERASURE}/cancel");
    for _ in 0..2 {
        let answer = signed_in(&app, 3600, "POST", &cancel, Value::Null).await;
        assert_eq!((answer.status, &answer.body["state"]), (200, &json!("none")));
    }
    pass_the_week(&app);
    assert_eq!(work_off(&app), (1, 0), "the job finds nothing to do");
    assert_eq!(app.by(&ada).get("/api/auth/user").await.cell(), "200");
}

#[actix_web::test]
async fn an_erased_person_is_signed_out_and_may_come_back_as_somebody_new() {
    let accounts = AccountServer::start();
    let (app, ada) = (app(&accounts), Persona::new("ada"));
    accounts.add(account(&ada));
    let before = app.register_candidate(&ada).await["id"].clone();
    assert_eq!(ask(&app, 60, "ada@example.com").await, "201");
    pass_the_week(&app);
    assert_eq!(work_off(&app), (2, 0));
    assert!(accounts.accounts().is_empty());
    let form = json!({ "firebase_uid": ada.uid, "email": ada.email, "display_name": "Ada",
                       "is_company": false, "phone": null });
    let old = app.by(&ada).get("/api/auth/user").await;
    assert_eq!(old.cell(), "401 signed_out");
    let again = app.by(&ada).post("/api/auth/register", form.clone()).await;
    assert_eq!(again.cell(), "401 signed_out", "an open window must not make the account again");
    // Five seconds ahead is what the verifier tolerates: a sign-in after the erasing.
    let path = "/api/auth/register";
    let fresh = signed_in(&app, -4, "POST", path, form).await;
    assert_eq!(fresh.status, 201, "{}", fresh.text);
    assert_ne!(fresh.body["user"]["id"], before);
}

#[actix_web::test]
async fn the_provider_is_asked_again_until_it_has_deleted_the_sign_in() {
    let accounts = AccountServer::start();
    let (app, ada) = (app(&accounts), Persona::new("ada"));
    accounts.add(account(&ada));
    app.register_company(&ada).await;
    assert_eq!(ask(&app, 60, "ada@example.com").await, "201");
    pass_the_week(&app);
    accounts.answer_with(Some(503));
    assert_eq!(work_off(&app), (1, 1), "the rows are erased, the provider is away");
    use db::schema::{companies, erasures};
    let waits = |app: &TestApp| -> Option<String> {
        erasures::table.select(erasures::provider_uid).first(&mut app.conn()).unwrap()
    };
    assert_eq!(waits(&app).as_deref(), Some("uid-ada"));
    let company: (String, String) = companies::table
        .select((companies::name, companies::state))
        .first(&mut app.conn())
        .unwrap();
    assert_eq!(company, ("Former company".to_owned(), "suspended".to_owned()));
    accounts.answer_with(None);
    pass_the_week(&app);
    assert_eq!(work_off(&app), (1, 0));
    assert_eq!((waits(&app), accounts.accounts().len()), (None, 0));
}

#[actix_web::test]
async fn a_company_still_sees_that_it_invited_somebody_and_no_longer_whom() {
    let world = World::make().await;
    assert_eq!(ask(&world.app, 60, "ada@example.com").await, "201");
    pass_the_week(&world.app);
    assert_eq!(work_off(&world.app), (2, 0), "our rows, then the sign-in");
    let invitations = format!("/api/assessments/{}/invitations", world.assessment);
    let activity = "/api/companies/me/activity";
    for path in [invitations.as_str(), "/api/companies/me/overview", activity, "/api/reports"] {
        let seen = world.app.by(&world.ruth).get(path).await;
        assert_eq!(seen.status, 200, "{path}: {}", seen.text);
        assert!(!seen.text.contains("ada@"), "{path}: {}", seen.text);
    }
    let listed = world.app.by(&world.ruth).get(&invitations).await.ok();
    assert_eq!(listed["items"].as_array().map(Vec::len), Some(2));
    let report = format!("/api/reports/{}", world.attempt);
    let gone = world.app.by(&world.ruth).get(&report).await;
    assert_eq!(gone.cell(), "404 not_found");
}

#[actix_web::test]
async fn the_admin_has_an_account_erased_for_somebody_who_asked_and_its_person_can_keep_it() {
    let accounts = AccountServer::start();
    let (app, ada, admin) = (app(&accounts), Persona::new("ada"), Persona::new("admin"));
    accounts.add(account(&ada));
    let id = app.register_candidate(&ada).await["id"].as_str().unwrap().to_owned();
    let own = app.register_candidate(&admin).await["id"].as_str().unwrap().to_owned();
    let path = |id: &str, act: &str| format!("/api/admin/candidates/{id}/erasure{act}");
    let why = || json!({ "reason": "She wrote from her address." });
    let desk = app.by(&admin);
    let silent = desk.post(&path(&id, ""), json!({ "reason": " " })).await;
    assert_eq!(silent.cell(), "400 validation_failed");
    assert_eq!(desk.post(&path(&own, ""), why()).await.cell(), "409 own_account");
    let made = desk.post(&path(&id, ""), why()).await.ok();
    assert!(made["erasure_at"].is_string(), "{made}");
    assert_eq!(desk.post(&path(&id, ""), why()).await.cell(), "409 erasure_scheduled");
    let mail = app.mails_to(&ada.email).remove(0);
    assert!(mail.contains("Support was asked") && mail.contains("/account/privacy"), "{mail}");
    assert!(!mail.contains("She wrote"), "why is for the audit log: {mail}");
    assert_eq!(state(&app, &ada).await, "scheduled");
    let cancel = format!("{ERASURE}/cancel");
    app.by(&ada).post(&cancel, Value::Null).await.ok();
    assert_eq!(state(&app, &ada).await, "none", "she keeps it");

    desk.post(&path(&id, ""), why()).await.ok();
    let kept = desk.post(&path(&id, "/cancel"), why()).await.ok();
    assert_eq!(kept["erasure_at"], Value::Null);
    let last = kept["history"].as_array().unwrap().last().unwrap().clone();
    assert_eq!((&last["action"], &last["reason"]), (&json!("cancel_erasure"), &why()["reason"]));
    let line = CommandLine { app: &app, command: &["admin", "people"] };
    let said = line.prints(&["erase", &ada.email, "--reason", "She called."]);
    assert!(said.contains("is erased on"), "{said}");
    assert_eq!(state(&app, &ada).await, "scheduled");
    let said = line.prints(&["keep", &ada.email, "--reason", "She called again."]);
    assert!(said.contains("is kept"), "{said}");

    desk.post(&path(&id, ""), why()).await.ok();
    pass_the_week(&app);
    assert_eq!(work_off(&app), (5, 0), "three jobs find nothing to do");
    assert!(accounts.accounts().is_empty());
    assert_eq!(app.by(&ada).get("/api/auth/user").await.cell(), "401 signed_out");
}

#[actix_web::test]
async fn the_admin_exports_the_data_of_somebody_who_asked_and_they_are_mailed() {
    let (app, ada, admin) = (TestApp::start(), Persona::new("ada"), Persona::new("admin"));
    let id = app.register_candidate(&ada).await["id"].as_str().unwrap().to_owned();
    app.register_candidate(&admin).await;
    let said = "/api/users/self-identification";
    app.by(&ada).put(said, super::selfid::said_of_oneself(0)).await.ok();
    let path = format!("/api/admin/candidates/{id}/export");
    let why = || json!({ "reason": "She wrote from her address." });
    let ask = async |ago: i64, path: &str, body: Value| {
        let token = Token::honest(&admin.uid, &admin.email, true);
        let token = token.claim("auth_time", forge_time(-ago)).sign();
        app.send(request("POST", path, Some(&token), Some(body))).await
    };
    assert_eq!(ask(302, &path, why()).await.cell(), "403 recent_sign_in_required");
    assert_eq!(ask(60, &path, json!({ "reason": " " })).await.cell(), "400 validation_failed");
    let nobody = path.replace(&id, &uuid::Uuid::now_v7().to_string());
    assert_eq!(ask(60, &nobody, why()).await.cell(), "404 not_found");
    assert_eq!(app.by(&ada).post(&path, why()).await.cell(), "404 not_found");
    assert_eq!(app.mails_to(&ada.email).len(), 0, "nothing was exported so far");

    let own = signed_in(&app, 60, "GET", "/api/users/export", Value::Null).await;
    let file = ask(60, &path, why()).await;
    let tables = |file: &Answer| -> Vec<String> {
        file.body["data"].as_object().unwrap().keys().cloned().collect()
    };
    let mut expected = tables(&own);
    expected.retain(|table| table != "self_identification");
    assert!(expected.len() < tables(&own).len(), "she says something of herself");
    let held = tables(&file);
    assert!(expected.iter().all(|table| held.contains(table)), "{expected:?} {held:?}");
    assert!(!file.text.contains("two_or_more"), "no administrator reads what she says of herself");
    assert_eq!((&file.body["account"], &file.body["format"]), (&json!(id), &own.body["format"]));
    assert_eq!(file.body["data"]["users"], own.body["data"]["users"]);
    for header in ["content-disposition", "cache-control", "content-type"] {
        assert_eq!(file.header(header), own.header(header));
    }
    let mail = app.mails_to(&ada.email).remove(0);
    assert!(mail.contains("an administrator has created it"), "{mail}");
    assert!(!mail.contains("She wrote"), "why is for the audit log: {mail}");
    let seen = app.by(&admin).get(&format!("/api/admin/candidates/{id}")).await.ok();
    let steps = seen["history"].as_array().unwrap();
    let step = steps.iter().find(|step| step["action"] == "export_on_request").unwrap();
    assert_eq!(step["reason"], why()["reason"]);
}
