//! Introductions over HTTP: a company asks, the candidate answers.

use serde_json::{Value, json};

use super::pool::{join, request_body};
use super::roles::open_roles;
use super::talent::{MINE, Market};
use crate::support::Persona;

#[actix_web::test]
async fn who_accepts_is_known_to_the_company_and_nobody_before() {
    let t = Market::open().await;
    let (who, one) = t.asked().await;
    assert_eq!(one["company_name"], "uid-ruth");
    assert_eq!((&one["state"], &one["person"]), (&json!("requested"), &Value::Null));
    assert_eq!(t.cards("").await.len(), 0, "four are left, and whom it has asked is not shown");
    let sent = t.sent().await;
    let hidden = json!(sent).to_string();
    assert!(!hidden.contains(&who.email) && !hidden.contains("uid-"), "{hidden}");
    let mails = t.app.mails_to(&who.email);
    assert!(mails.iter().any(|mail| mail.contains("They don't know who you are.")), "{mails:?}");
    assert_eq!(one["is_named"], false);
    let stranger = Persona::new("zoe");
    t.app.register_candidate(&stranger).await;
    assert_eq!(t.answer(&stranger, &one, "accept").await.cell(), "404 not_found");
    let yes = t.answer(&who, &one, "accept").await;
    assert_eq!(yes.status, 200, "{}", yes.text);
    assert_eq!(yes.body["person"]["email"], t.ruth.email);
    assert_eq!(t.answer(&who, &one, "decline").await.cell(), "409 stale_version");
    assert_eq!(t.answer(&who, &yes.body, "decline").await.cell(), "409 not_now");
    let sent = t.sent().await;
    assert_eq!((sent.len(), &sent[0]["state"]), (1, &json!("accepted")));
    assert_eq!(sent[0]["person"]["email"], who.email);
    let mails = t.app.mails_to(&t.ruth.email);
    assert!(mails.iter().any(|mail| mail.contains("has accepted")), "{mails:?}");
    let own = t.app.by(&who).get("/api/users/applications").await.ok();
    assert_eq!(own["items"].as_array().unwrap().len(), 1);
    assert_eq!(
        (&own["items"][0]["role_id"], &own["items"][0]["stage"]),
        (&json!(t.role), &json!("in_review"))
    );
}

#[actix_web::test]
async fn an_introduction_to_a_role_that_takes_no_applications_waits() {
    let t = Market::open().await;
    let (who, one) = t.asked().await;
    t.put_role("paused");
    assert_eq!(t.answer(&who, &one, "accept").await.cell(), "409 role_closed");
    let own = t.app.by(&who).get("/api/users/applications").await.ok();
    assert_eq!(own["items"], json!([]));
    assert_eq!(t.sent().await[0]["state"], "requested", "nothing was lost by the refusal");
    t.put_role("published");
    assert_eq!(t.answer(&who, &one, "accept").await.status, 200);
}

#[actix_web::test]
async fn who_has_left_the_company_is_not_notified_for_it_and_an_owner_is() {
    let t = Market::open().await;
    let (who, one) = t.asked().await;
    let owner = Persona::new("olga");
    t.app.register_candidate(&owner).await;
    let joined = format!(
        "insert into company_members (company_id, user_id, role)
           select company_id, (select id from users where email = '{}'), 'owner' from company_members
           where user_id = (select id from users where email = '{}');
         delete from company_members where user_id = (select id from users where email = '{1}')",
        owner.email, t.ruth.email
    );
    t.run(&joined);
    assert_eq!(t.answer(&who, &one, "accept").await.status, 200);
    let notified =
        |of: &Persona| t.app.mails_to(&of.email).iter().any(|mail| mail.contains("has accepted"));
    assert!(notified(&owner) && !notified(&t.ruth));
}

#[actix_web::test]
async fn who_declines_stays_unknown_and_their_reason_is_their_own() {
    let t = Market::open().await;
    let (who, one) = t.asked().await;
    let path = format!("{MINE}/introductions/{}/decline", one["id"].as_str().unwrap());
    let body = json!({ "version": one["version"], "reason": "Too far away" });
    assert_eq!(t.app.by(&who).post(&path, body).await.body["state"], "declined");
    let sent = t.sent().await;
    assert_eq!((&sent[0]["state"], &sent[0]["person"]), (&json!("declined"), &Value::Null));
    let mails = t.app.mails_to(&t.ruth.email).join(" ");
    for secret in ["Too far", &who.email, &who.uid] {
        assert!(!json!(sent).to_string().contains(secret) && !mails.contains(secret), "{secret}");
    }
    assert!(mails.contains("has declined"), "{mails}");
}

#[actix_web::test]
async fn a_company_takes_its_own_request_back_while_it_waits() {
    let t = Market::open().await;
    let (who, one) = t.asked().await;
    let sent = t.sent().await.remove(0);
    let path = format!("/api/introductions/{}/cancel", sent["id"].as_str().unwrap());
    let body = json!({ "version": sent["version"] });
    let otto = Persona::new("otto");
    t.app.register_company(&otto).await;
    open_roles(&t.app, &otto);
    assert_eq!(t.app.by(&otto).post(&path, body.clone()).await.cell(), "404 not_found");
    assert_eq!(t.app.by(&t.ruth).post(&path, body.clone()).await.body["state"], "cancelled");
    assert_eq!(t.app.by(&t.ruth).post(&path, body).await.cell(), "409 stale_version");
    assert_eq!(t.answer(&who, &one, "accept").await.cell(), "409 stale_version");
}

#[actix_web::test]
async fn who_leaves_declines_what_companies_have_asked() {
    let t = Market::open().await;
    let (who, one) = t.asked().await;
    assert_eq!(t.app.by(&who).delete(MINE).await.status, 200);
    assert_eq!(t.received(&who).await.unwrap()["state"], "declined");
    assert_eq!(t.answer(&who, &one, "accept").await.cell(), "409 stale_version");
}

#[actix_web::test]
async fn who_blocks_the_company_declines_what_it_has_asked_and_it_is_notified() {
    let t = Market::open().await;
    let (who, one) = t.asked().await;
    t.block(&who, json!([])).await;
    assert_eq!(t.received(&who).await.unwrap()["state"], "requested", "nobody is blocked");
    let found = t.app.by(&who).get(&format!("{MINE}/companies?name=UID-ru")).await.ok();
    t.block(&who, json!([found["items"][0]["id"]])).await;
    assert_eq!(t.received(&who).await.unwrap()["state"], "declined");
    assert_eq!(t.answer(&who, &one, "accept").await.cell(), "409 stale_version");
    let mails = t.app.mails_to(&t.ruth.email).join(" ");
    assert!(mails.contains("has declined") && !mails.contains("block"), "{mails}");
}

#[actix_web::test]
async fn a_request_names_a_live_role_of_ones_own_and_a_card_that_one_sees() {
    let t = Market::open().await;
    join(&t.app, 5);
    let card = t.cards("").await.remove(0);
    t.put_role("paused");
    let paused = t.ask(&card).await;
    assert_eq!(paused.body["errors"][0]["field"], "role_id", "{}", paused.text);
    t.put_role("published");
    let handle = card["handle"].as_str().unwrap();
    let foreign = request_body(handle, &kernel::RoleId::new().to_string());
    let foreign = t.app.by(&t.ruth).post("/api/introductions", foreign).await;
    assert_eq!(foreign.body["errors"][0]["field"], "role_id", "{}", foreign.text);
    let mut short = request_body(handle, &t.role);
    short["message"] = json!("Hello");
    let short = t.app.by(&t.ruth).post("/api/introductions", short).await;
    assert_eq!(short.body["errors"][0]["field"], "message", "{}", short.text);
    let otto = Persona::new("otto");
    t.app.register_company(&otto).await;
    open_roles(&t.app, &otto);
    let form = super::roles::role_form("Fitter");
    let role = t.app.by(&otto).post("/api/roles", json!({ "form": form })).await.body;
    t.put_role("published");
    let body = request_body(handle, role["id"].as_str().unwrap());
    let theirs = t.app.by(&otto).post("/api/introductions", body).await;
    assert_eq!(theirs.cell(), "409 card_gone", "a handle means nothing to another company");
    assert_eq!(t.ask(&card).await.status, 201);
}

#[actix_web::test]
async fn people_who_show_their_names_are_asked_by_companies_that_pay() {
    let t = Market::open().await;
    t.save(json!({ "visibility": "named" })).await;
    let card = t.cards("").await.remove(0);
    assert_eq!(t.ask(&card).await.cell(), "403 feature_locked");
    t.app.unlock(&t.ruth);
    assert_eq!(t.ask(&card).await.status, 201);
}

#[actix_web::test]
async fn a_request_says_what_the_company_was_shown() {
    let t = Market::open().await;
    t.save(json!({ "visibility": "named" })).await.ok();
    t.app.unlock(&t.ruth);
    let card = t.cards("").await.remove(0);
    assert_eq!(t.ask(&card).await.status, 201);
    assert_eq!(t.received(&t.ada).await.unwrap()["is_named"], true);
    let mail = t.app.mails_to(&t.ada.email).remove(0);
    assert!(
        mail.contains("They see your name and headline, but not your e-mail address."),
        "{mail}"
    );
    t.save(json!({ "version": 1, "visibility": "anonymous" })).await.ok();
    let kept = t.received(&t.ada).await.unwrap();
    assert_eq!(kept["is_named"], true, "what was read stays read");
}

#[actix_web::test]
async fn who_does_not_answer_is_reminded_and_then_the_request_expires() {
    let t = Market::open().await;
    let (who, one) = t.asked().await;
    let mails = |to: &Persona, about: &str| {
        t.app.mails_to(&to.email).iter().filter(|mail| mail.contains(about)).count()
    };
    t.later(47);
    assert_eq!(mails(&who, "After that the request expires"), 0);
    t.later(48);
    t.later(49);
    assert_eq!(mails(&who, "After that the request expires"), 1);
    t.later(7 * 24);
    assert_eq!(t.sent().await[0]["state"], "expired");
    assert_eq!(mails(&t.ruth, "has not answered"), 1);
    assert_eq!(t.answer(&who, &one, "accept").await.cell(), "409 stale_version");
}
