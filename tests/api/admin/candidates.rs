//! The admin's list of candidates, and locking an account.

use diesel::connection::SimpleConnection;
use serde_json::{Value, json};

use crate::attempts::grades::graded;
use crate::hiring::pool::profile_body;
use crate::partners::{BROUGHT, PARTNER, prepare_partners};
use crate::site::command_line::CommandLine;
use crate::support::{Persona, TestApp};
use crate::world::World;

const LIST: &str = "/api/admin/candidates";
const POOL: &str = "/api/talent-profile";

async fn desk() -> (TestApp, Persona, Persona) {
    let (app, ada, admin) = (TestApp::start(), Persona::new("ada"), Persona::new("admin"));
    app.register_candidate(&ada).await;
    app.register_candidate(&admin).await;
    app.register_company(&Persona::new("ruth")).await;
    (app, ada, admin)
}

async fn found(app: &TestApp, query: &str) -> Vec<Value> {
    let admin = Persona::new("admin");
    let page = app.by(&admin).get(&format!("{LIST}?{query}")).await.ok();
    page["items"].as_array().unwrap().clone()
}

#[actix_web::test]
async fn the_admin_finds_candidates_by_the_words_of_name_and_address() {
    let (app, ada, _) = desk().await;
    let all = found(&app, "").await;
    let emails: Vec<&str> = all.iter().map(|row| row["email"].as_str().unwrap()).collect();
    assert!(emails.contains(&&*ada.email), "{emails:?}");
    assert!(!emails.contains(&"ruth@example.com"), "a company is no candidate: {emails:?}");
    assert_eq!(found(&app, "search=ADA").await.len(), 1);
    assert_eq!(found(&app, "search=nobody").await.len(), 0);
    assert_eq!(found(&app, "search=%27%3A*%20%7C").await.len(), all.len());
    assert_eq!(found(&app, "standing=locked").await.len(), 0);
    let admin = Persona::new("admin");
    for wrong in ["standing=lost", "search=a&search=b", "limit=0", "cursor=x", "kind=company"] {
        let answer = app.by(&admin).get(&format!("{LIST}?{wrong}")).await;
        assert_eq!(answer.status, 400, "{wrong}");
    }
    let long = format!("{LIST}?search={}", "a".repeat(101));
    assert_eq!(app.by(&admin).get(&long).await.status, 400);
}

#[actix_web::test]
async fn a_locked_account_is_refused_until_it_is_opened_and_both_have_a_reason() {
    let (app, ada, admin) = desk().await;
    let row = found(&app, "search=ada").await.remove(0);
    let path = |act: &str| format!("{LIST}/{}{act}", row["id"].as_str().unwrap());
    let reason = json!({ "reason": "  Two accounts of one person.  " });
    for bad in [json!({}), json!({ "reason": " " }), json!({ "reason": "x".repeat(2001) })] {
        assert_eq!(app.by(&admin).post(&path("/lock"), bad).await.status, 400);
    }
    assert!(app.by(&ada).get("/api/users/applications").await.status == 200);
    for _ in 0..2 {
        let locked = app.by(&admin).post(&path("/lock"), reason.clone()).await.ok();
        assert_eq!(locked["locked"], true);
        assert_eq!(locked["history"].as_array().unwrap().len(), 1, "locked once: {locked}");
        assert_eq!(locked["history"][0]["reason"], "Two accounts of one person.");
    }
    let refused = app.by(&ada).get("/api/users/applications").await;
    assert_eq!((refused.status, &refused.body["code"]), (403, &json!("account_disabled")));
    assert_eq!(found(&app, "standing=locked").await.len(), 1);
    let mails = || app.mails_to(&ada.email);
    let locked = mails().iter().filter(|mail| mail.contains("account is locked")).count();
    assert_eq!(locked, 1, "{:?}", mails());
    assert!(!mails()[0].contains("Two accounts"), "why is for those who ask: {:?}", mails());
    let opened = app.by(&admin).post(&path("/unlock"), reason).await.ok();
    assert_eq!(
        (&opened["locked"], opened["history"].as_array().unwrap().len()),
        (&json!(false), 2)
    );
    assert_eq!(app.by(&ada).get("/api/users/applications").await.status, 200);
    assert!(mails()[0].contains("is unlocked"), "{:?}", mails());
}

#[actix_web::test]
async fn what_the_operator_locks_at_the_command_line_the_admin_sees() {
    let (app, ada, admin) = desk().await;
    let line = CommandLine { app: &app, command: &["admin", "lock"] };
    line.prints(&[&ada.email, "--reason", "asked for it"]);
    let row = found(&app, "standing=locked").await.remove(0);
    assert_eq!(row["email"], ada.email);
    let path = format!("{LIST}/{}", row["id"].as_str().unwrap());
    let detail = app.by(&admin).get(&path).await.ok();
    assert_eq!(detail["history"][0]["reason"], "asked for it");
    for list in ["running", "results", "applications", "internships"] {
        assert_eq!(detail[list], json!([]), "{list}");
    }
    assert_eq!(detail["pool"], Value::Null);
}

#[actix_web::test]
async fn a_row_has_the_places_of_those_who_do_not_hide_and_the_best_verified_result() {
    let (World { app, ada, .. }, _) = graded().await;
    app.register_candidate(&Persona::new("admin")).await;
    let row = async || found(&app, "search=ada").await.remove(0);
    let before = row().await;
    assert_eq!((&before["places"], &before["best"]), (&json!([]), &Value::Null));
    let says = |version: i32, visibility: &str| {
        let mut body = profile_body();
        body["version"] = json!(version);
        body["visibility"] = json!(visibility);
        body
    };
    app.by(&ada).put(POOL, says(0, "anonymous")).await.ok();
    let verify = "update attempts set verification = 'verified' where state = 'graded'";
    app.conn().batch_execute(verify).unwrap();
    let shown = row().await;
    assert_eq!(shown["places"], json!(["remote"]), "{shown}");
    let fineness = shown["best"]["fineness"].as_i64().unwrap();
    assert!((0..=1000).contains(&fineness) && shown["best"]["submitted_at"].is_string(), "{shown}");
    app.by(&ada).put(POOL, says(1, "hidden")).await.ok();
    let hidden = row().await;
    assert_eq!((&hidden["places"], &hidden["best"]), (&json!([]), &shown["best"]));
}

#[actix_web::test]
async fn the_table_for_a_spreadsheet_holds_those_who_were_searched() {
    let (app, _, admin) = desk().await;
    let table = app.by(&admin).get("/api/admin/candidate-list?search=ada").await;
    assert_eq!(table.status, 200);
    let lines: Vec<&str> = table.text.lines().collect();
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert!(lines[0].starts_with("Name,E-mail,Verified,"), "{lines:?}");
    assert!(lines[1].contains("ada@example.com"), "{lines:?}");
}

#[actix_web::test]
async fn of_a_candidate_the_admin_reads_which_partner_brought_them() {
    let (world, admin) = (World::make().await, Persona::new("admin"));
    world.app.register_candidate(&admin).await;
    prepare_partners("", &world);
    let detail = world.app.by(&admin).get(&format!("{LIST}/{BROUGHT}")).await.ok();
    let by = &detail["brought_by"];
    assert_eq!((&by["id"], &by["organisation"]), (&json!(PARTNER), &json!("Leeds")), "{detail}");
    let own = found(&world.app, "search=admin").await.remove(0);
    let own = format!("{LIST}/{}", own["id"].as_str().unwrap());
    assert_eq!(world.app.by(&admin).get(&own).await.ok()["brought_by"], Value::Null);
}

#[actix_web::test]
async fn the_admin_has_the_verifying_link_mailed_as_often_as_the_candidate_could_ask() {
    let (app, accounts) = TestApp::with_accounts();
    let (uli, ada, admin) =
        (Persona::unverified("uli"), Persona::new("ada"), Persona::new("admin"));
    for who in [&uli, &ada, &admin] {
        app.register_candidate(who).await;
    }
    let id = found(&app, "search=uli").await[0]["id"].as_str().unwrap().to_owned();
    let path = format!("{LIST}/{id}/verification-mail");
    accounts.answer_with(Some(503));
    let down = app.by(&admin).send("POST", &path, None).await;
    assert_eq!(down.cell(), "503 identity_unavailable");
    accounts.answer_with(None);
    let early = app.by(&admin).send("POST", &path, None).await;
    assert_eq!(early.status, 429, "what was counted stays counted: {}", early.text);
    assert!(!app.mails_to(&uli.email).join("").contains("verifyEmail"));
    app.turn_clock(61);
    let sent = app.by(&admin).send("POST", &path, None).await;
    assert_eq!(sent.status, 202, "{}", sent.text);
    let mails = app.mails_to(&uli.email).join("");
    assert!(mails.contains("mode=verifyEmail"), "{mails}");
    let read = app.by(&admin).get(&format!("{LIST}/{id}")).await.ok();
    let last = read["history"].as_array().unwrap().last().unwrap();
    assert_eq!(last["action"], "resend_verification");
    let known = found(&app, "search=ada").await[0]["id"].as_str().unwrap().to_owned();
    let path = format!("{LIST}/{known}/verification-mail");
    let verified = app.by(&admin).send("POST", &path, None).await;
    assert_eq!(verified.cell(), "409 already_verified");
}
