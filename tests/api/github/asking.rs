//! Who may ask whom, who answers, and who reads.

use companies::grants::{Flag, revoke};
use db::audit::Actor;
use serde_json::{Value, json};

use super::{ASKING, MESSAGE, MINE, Meeting};
use crate::support::{Persona, TestApp};

#[actix_web::test]
async fn a_company_asks_only_those_it_knows_and_is_told_the_same_of_all_others() {
    let t = Meeting::make().await;
    let zoe = Persona::new("zoe");
    t.app.register_candidate(&zoe).await;
    let mut answers = Vec::new();
    for email in [zoe.email.as_str(), "nobody@example.com", "ruth@example.com"] {
        let body = json!({ "email": email, "message": MESSAGE });
        let mut refused = t.app.by(&t.ruth).post(ASKING, body).await;
        assert_eq!(refused.cell(), "400 validation_failed", "{email}");
        answers.push(refused.body["errors"].take());
    }
    assert!(answers.iter().all(|one| *one == answers[0]), "{answers:?}");
    let short = json!({ "email": t.ada.email, "message": "Hi" });
    let short = t.app.by(&t.ruth).post(ASKING, short).await;
    assert_eq!(short.body["errors"][0]["field"], "message");
    let asked = t.ask().await;
    assert_eq!((asked.status, &asked.body["state"]), (201, &json!("requested")));
    assert_eq!(asked.body["person"]["email"], t.ada.email);
    assert_eq!((&asked.body["login"], &asked.body["figures"]), (&Value::Null, &Value::Null));
    assert_eq!(t.ask().await.cell(), "409 asked_already");
    let mails = t.app.mails_to(&t.ada.email);
    assert!(
        mails.iter().any(
            |mail| mail.contains("asks for a report on what you have done in public on GitHub")
        ),
        "{mails:?}"
    );
    t.introduce(&zoe);
    let body = json!({ "email": zoe.email, "message": MESSAGE });
    assert_eq!(t.app.by(&t.ruth).post(ASKING, body).await.status, 201);
    let first = t.app.by(&t.ruth).get(&format!("{ASKING}?limit=1")).await.ok();
    assert_eq!(first["items"][0]["person"]["email"], zoe.email);
    let cursor = first["next_cursor"].as_str().unwrap();
    let second = t.app.by(&t.ruth).get(&format!("{ASKING}?limit=1&cursor={cursor}")).await.ok();
    assert_eq!(second["items"][0]["id"], asked.body["id"]);
}

#[actix_web::test]
async fn nothing_is_read_before_the_candidate_consents_and_the_state_is_theirs_and_good_once() {
    let t = Meeting::make().await;
    let asked = t.ask().await.ok();
    let id = &asked["id"];
    assert_eq!(t.collect().await, 0);
    assert!(t.github.asked().is_empty(), "GitHub was asked nothing");
    let callback = format!("{MINE}/callback");
    let eve = Persona::new("eve");
    t.app.register_candidate(&eve).await;
    let returned = t.agree(id).await;
    let stolen = t.app.by(&eve).post(&callback, returned.clone()).await;
    assert_eq!(stolen.cell(), "409 no_consent_begun");
    let other = json!({ "state": returned["state"], "code": "code-of-somebody-else" });
    assert_eq!(t.app.by(&t.ada).post(&callback, other).await.cell(), "409 github_refused");
    let again = t.app.by(&t.ada).post(&callback, returned).await;
    assert_eq!(again.cell(), "409 no_consent_begun", "a state is good once");
    let late = t.agree(id).await;
    t.run("update github_reports set consent_until = now() - interval '1 second'");
    assert_eq!(t.app.by(&t.ada).post(&callback, late).await.cell(), "409 no_consent_begun");
    assert_eq!(t.mine().await[0]["state"], "requested");
    assert_eq!(t.consent(id).await["state"], "consented");
    assert_eq!(t.act(id, "consent").await.cell(), "409 not_now", "it is under way");
}

#[actix_web::test]
async fn another_company_and_another_candidate_find_nothing() {
    let t = Meeting::make().await;
    let id = t.ready().await;
    let (otto, zoe) = (Persona::new("otto"), Persona::new("zoe"));
    t.app.register_company(&otto).await;
    t.app.unlock(&otto);
    t.app.register_candidate(&zoe).await;
    let path = id.as_str().unwrap();
    assert_eq!(t.app.by(&otto).get(&format!("{ASKING}/{path}")).await.cell(), "404 not_found");
    assert_eq!(t.app.by(&otto).get(ASKING).await.body["items"], json!([]));
    assert_eq!(t.app.by(&zoe).get(&format!("{MINE}/{path}")).await.cell(), "404 not_found");
    for what in ["consent", "share", "decline", "withdraw"] {
        let body = json!({ "version": 1 });
        let foreign = t.app.by(&zoe).post(&format!("{MINE}/{path}/{what}"), body).await;
        assert_eq!(foreign.cell(), "404 not_found", "{what}");
    }
    let own = t.app.by(&t.ada).get(&format!("{ASKING}/{path}")).await;
    assert_eq!(own.cell(), "403 role");
    let conn = &mut t.app.conn();
    let owner = t.ruth.email.parse().unwrap();
    let company = companies::profiles::of_owner(conn, &owner).unwrap().unwrap().id;
    revoke(conn, Actor::Operator, company, Flag::Payment, "test").unwrap();
    assert_eq!(t.read(&t.ruth, &id).await.cell(), "403 feature_locked");
}

#[actix_web::test]
async fn who_declines_is_not_read_and_not_asked_again() {
    let t = Meeting::make().await;
    let asked = t.ask().await.ok();
    let path = format!("{MINE}/{}/decline", asked["id"].as_str().unwrap());
    let stale = t.app.by(&t.ada).post(&path, json!({ "version": 7 })).await;
    assert_eq!(stale.cell(), "409 stale_version");
    assert_eq!(t.act(&asked["id"], "decline").await.body["state"], "declined");
    assert_eq!(t.act(&asked["id"], "consent").await.cell(), "409 not_now");
    assert_eq!(t.ask().await.cell(), "409 asked_already");
    let mails = t.app.mails_to(&t.ruth.email);
    assert!(
        mails.iter().any(|mail| mail.contains("has declined your request for a GitHub report")),
        "{mails:?}"
    );
    assert!(t.github.asked().is_empty());
}

#[actix_web::test]
async fn a_report_of_ones_own_is_given_as_a_copy_and_each_is_taken_back_alone() {
    let t = Meeting::make().await;
    let own = t.app.by(&t.ada).post(MINE, json!({})).await.ok();
    assert_eq!(own["company_name"], Value::Null);
    let same = t.app.by(&t.ada).post(MINE, json!({})).await.ok();
    assert_eq!(same["id"], own["id"], "there is one");
    let asked = t.ask().await.ok();
    assert_eq!(t.act(&asked["id"], "share").await.cell(), "409 nothing_to_share");
    t.consent(&own["id"]).await;
    assert_eq!(t.collect().await, 1);
    let before = t.github.asked().len();
    assert_eq!(t.act(&asked["id"], "share").await.body["state"], "ready");
    assert_eq!(t.github.asked().len(), before, "a copy asks nobody");
    let copy = t.read(&t.ruth, &asked["id"]).await.ok();
    assert_eq!(copy["figures"]["login"], "ada-codes");
    let mails = t.app.mails_to(&t.ruth.email);
    assert!(mails.iter().any(|mail| mail.contains("is ready")), "{mails:?}");
    assert_eq!(t.act(&own["id"], "withdraw").await.body["state"], "withdrawn");
    assert_eq!(t.read(&t.ruth, &asked["id"]).await.ok()["state"], "ready");
    assert_eq!(t.act(&asked["id"], "withdraw").await.body["state"], "withdrawn");
    assert_eq!(t.read(&t.ruth, &asked["id"]).await.ok()["figures"], Value::Null);
    assert_eq!(t.tables_with("ada-codes"), Vec::<String>::new());
}

#[actix_web::test]
async fn where_the_operator_has_no_application_nothing_is_offered() {
    let app = TestApp::with(&[("ASSAY_GITHUB_CLIENT_ID", ""), ("ASSAY_GITHUB_CLIENT_SECRET", "")]);
    let (ruth, ada) = (Persona::new("ruth"), Persona::new("ada"));
    app.register_company(&ruth).await;
    app.register_candidate(&ada).await;
    app.unlock(&ruth);
    let config = app.by(&ada).get("/api/config").await.ok();
    assert_eq!(config["github_reports"], false);
    let body = json!({ "email": ada.email, "message": MESSAGE });
    assert_eq!(app.by(&ruth).post(ASKING, body).await.cell(), "409 not_configured");
    assert_eq!(app.by(&ada).post(MINE, json!({})).await.cell(), "409 not_configured");
}
