//! API keys of a company: made, shown once, used, revoked.

use serde_json::{Value, json};
use testkit::{Token, forge_time};

use crate::hiring::selecting::Selecting;
use crate::support::{Answer, Persona, request};

const KEYS: &str = "/api/companies/me/api-keys";
const SCOPES: [&str; 3] = ["roles:read", "applications:read", "results:read"];

fn wanted(scopes: &[&str]) -> Value {
    json!({ "name": "Board", "scopes": scopes, "days": 30 })
}

async fn make(s: &Selecting, who: &Persona, scopes: &[&str]) -> Answer {
    s.t.app.by(who).post(KEYS, wanted(scopes)).await
}

/// What a program with this key is answered.
async fn call(s: &Selecting, secret: &str, path: &str) -> Answer {
    s.t.app.send(request("GET", path, Some(secret), None)).await
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

#[actix_web::test]
async fn an_owner_makes_a_key_that_is_shown_once_and_owners_are_notified() {
    let s = Selecting::new().await;
    let ruth = &s.t.hirer;
    let olga = s.colleague("olga", "owner").await;
    let repeat = async || {
        let sent = request("POST", KEYS, Some(&ruth.token()), Some(wanted(&SCOPES)));
        s.t.app.send(sent.insert_header(("idempotency-key", "one"))).await
    };
    let made = repeat().await;
    assert_eq!(made.status, 201, "{}", made.text);
    let (secret, id) = (text(&made.body["secret"]), text(&made.body["id"]));
    assert!(secret.starts_with("assay_k_") && secret.len() == 51);
    assert_eq!(made.body["prefix"], secret[..14]);
    let again = repeat().await;
    assert_eq!((again.status, &again.body["id"]), (201, &json!(id)));
    assert_eq!(again.body["secret"], Value::Null, "a repeat does not know it");
    let list = s.t.app.by(ruth).get(KEYS).await;
    assert!(!list.text.contains(&secret) && !list.text.contains("secret"), "{}", list.text);
    assert_eq!(list.body["items"].as_array().unwrap().len(), 1);
    assert_eq!(list.body["items"][0]["last_used_on"], Value::Null);
    for who in [ruth, &olga] {
        let mails = s.t.app.mails_to(&who.email);
        let count = mails.iter().filter(|mail| mail.contains("created an API key")).count();
        assert_eq!(count, 1, "{}", who.email);
        assert!(mails.iter().all(|mail| !mail.contains(&secret)), "no mail has the key");
    }
    let kept = s.stored();
    assert!(!kept.contains(&secret[14..]), "the key is nowhere in the database");
    let used = call(&s, &secret, "/api/v1/roles").await;
    assert_eq!(used.status, 200, "{}", used.text);
    let list = s.t.app.by(ruth).get(KEYS).await.ok();
    assert!(list["items"][0]["last_used_on"].is_string());
}

#[actix_web::test]
async fn only_owners_of_a_company_that_may_act_make_see_and_revoke_keys() {
    let s = Selecting::new().await;
    let made = make(&s, &s.t.hirer, &SCOPES).await.body;
    let revoke = format!("{KEYS}/{}/revoke", text(&made["id"]));
    for role in ["recruiter", "reviewer", "billing"] {
        let who = s.colleague(&format!("a-{role}"), role).await;
        assert_eq!(make(&s, &who, &SCOPES).await.cell(), "403 role");
        assert_eq!(s.t.app.by(&who).get(KEYS).await.cell(), "403 role");
        assert_eq!(s.t.app.by(&who).post(&revoke, json!({})).await.cell(), "403 role");
    }
    for wrong in [
        json!({ "name": "", "scopes": ["roles:read"], "days": 30 }),
        json!({ "name": "Board", "scopes": [], "days": 30 }),
        json!({ "name": "Board", "scopes": ["roles:write"], "days": 30 }),
        json!({ "name": "Board", "scopes": ["roles:read"], "days": 366 }),
        json!({ "name": "Board", "scopes": ["roles:read"], "days": 30, "secret": "mine" }),
    ] {
        let refused = s.t.app.by(&s.t.hirer).post(KEYS, wrong.clone()).await;
        assert_eq!(refused.status, 400, "{wrong}: {}", refused.text);
    }
    s.t.suspend();
    assert_eq!(make(&s, &s.t.hirer, &SCOPES).await.cell(), "403 feature_locked");
    let revoked = s.t.app.by(&s.t.hirer).post(&revoke, json!({})).await;
    assert_eq!(revoked.status, 200, "a key can be revoked at any time: {}", revoked.text);
}

#[actix_web::test]
async fn a_key_reads_what_the_board_shows_and_only_within_its_scopes() {
    let s = Selecting::new().await;
    let sent = s.apply("Adele", "Adele here: she ran https://adele.example.");
    let secret = text(&make(&s, &s.t.hirer, &SCOPES).await.body["secret"]);
    let path = format!("/api/v1/roles/{}/applications", s.t.role);
    assert_eq!(call(&s, &secret, &path).await.cell(), "404 not_found", "nobody is released");
    s.release();
    let veiled = call(&s, &secret, &path).await;
    assert!(!veiled.text.contains("Adele") && veiled.text.contains(&sent.code), "{}", veiled.text);
    let id = sent.id.to_string();
    let body = json!({ "act": "shortlist", "version": s.now(&id).version });
    s.step(&s.t.hirer, &id, body).await.ok();
    assert_eq!(call(&s, &secret, &path).await.body["items"][0]["name"], "Adele");
    let roles = call(&s, &secret, "/api/v1/roles?limit=1").await.ok();
    assert_eq!(roles["items"][0]["id"], s.t.role.as_str());
    assert_eq!(call(&s, &secret, "/api/v1/results").await.ok()["items"], json!([]));
    assert_eq!(call(&s, &secret, "/api/v1/roles?limit=0").await.cell(), "400 bad_limit");
    let narrow = text(&make(&s, &s.t.hirer, &["results:read"]).await.body["secret"]);
    for refused in ["/api/v1/roles", path.as_str()] {
        assert_eq!(call(&s, &narrow, refused).await.cell(), "403 scope", "{refused}");
    }
    let otto = Persona::new("otto");
    s.t.app.register_company(&otto).await;
    crate::hiring::roles::open_roles(&s.t.app, &otto);
    let foreign = text(&make(&s, &otto, &SCOPES).await.body["secret"]);
    assert_eq!(call(&s, &foreign, &path).await.cell(), "404 not_found");
    assert_eq!(call(&s, &foreign, "/api/v1/roles").await.ok()["items"], json!([]));
}

#[actix_web::test]
async fn a_key_ends_when_it_is_revoked_or_over_and_rests_while_its_company_is_stopped() {
    let s = Selecting::new().await;
    let made = make(&s, &s.t.hirer, &SCOPES).await.body;
    let secret = text(&made["secret"]);
    let roles = "/api/v1/roles";
    assert_eq!(call(&s, &secret, roles).await.status, 200);
    s.t.suspend();
    assert_eq!(call(&s, &secret, roles).await.cell(), "401 invalid_token");
    s.t.run("update companies set state = 'approved'");
    assert_eq!(call(&s, &secret, roles).await.status, 200);
    s.t.run(
        "update api_keys set created_at = created_at - interval '31 days',
             expires_at = expires_at - interval '31 days'",
    );
    assert_eq!(call(&s, &secret, roles).await.cell(), "401 invalid_token");
    assert_eq!(s.t.app.by(&s.t.hirer).get(KEYS).await.ok()["items"][0]["over"], true);
    s.t.run("update api_keys set expires_at = expires_at + interval '31 days'");
    assert_eq!(call(&s, &secret, roles).await.status, 200);
    let revoke = format!("{KEYS}/{}/revoke", text(&made["id"]));
    s.t.app.by(&s.t.hirer).post(&revoke, json!({})).await.ok();
    assert_eq!(call(&s, &secret, roles).await.cell(), "401 invalid_token");
    assert_eq!(s.t.app.by(&s.t.hirer).post(&revoke, json!({})).await.cell(), "404 not_found");
    for person in ["/api/auth/user", "/api/roles", KEYS] {
        assert_eq!(call(&s, &secret, person).await.cell(), "401 invalid_token", "{person}");
    }
}

#[actix_web::test]
async fn making_a_key_needs_a_fresh_sign_in() {
    let s = Selecting::new().await;
    let ruth = &s.t.hirer;
    let body = wanted(&["roles:read"]);
    let token = Token::honest(&ruth.uid, &ruth.email, true);
    let old = token.claim("auth_time", forge_time(-302)).sign();
    let made = request("POST", KEYS, Some(&old), Some(body));
    assert_eq!(s.t.app.send(made).await.cell(), "403 recent_sign_in_required");
    let made = make(&s, ruth, &["roles:read"]).await;
    assert_eq!(made.status, 201, "{}", made.text);
}

#[actix_web::test]
async fn what_a_stolen_token_could_keep_open_needs_a_fresh_sign_in() {
    let s = Selecting::new().await;
    let (app, ruth) = (&s.t.app, &s.t.hirer);
    let old = Token::honest(&ruth.uid, &ruth.email, true);
    let old = old.claim("auth_time", forge_time(-302)).sign();
    let key = make(&s, ruth, &["roles:read"]).await.ok();
    let team = "/api/companies/me/team";
    let owner = json!({ "email": "eve@example.com", "role": "owner" });
    let eve = s.colleague("eve-reviewer", "reviewer").await;
    let eves = app.by(&eve).get("/api/auth/user").await.body["user"]["id"].clone();
    let hook = json!({ "url": "https://example.com/hook", "events": ["role.closed"] });
    for (method, path, body) in [
        ("POST", format!("{team}/invitations"), owner),
        ("PUT", format!("{team}/{}", text(&eves)), json!({ "role": "owner" })),
        ("POST", "/api/companies/me/webhooks".to_owned(), hook),
        ("POST", format!("{KEYS}/{}/revoke", text(&key["id"])), json!({})),
        ("POST", "/api/users/calendar".to_owned(), json!({})),
    ] {
        let stale = request(method, &path, Some(&old), Some(body.clone()));
        assert_eq!(app.send(stale).await.cell(), "403 recent_sign_in_required", "{path}");
        let fresh = app.by(ruth).send(method, &path, Some(body)).await;
        assert!(fresh.status < 300, "{path}: {}", fresh.text);
    }
    let reviewer = json!({ "email": "max@example.com", "role": "reviewer" });
    let invited = request("POST", &format!("{team}/invitations"), Some(&old), Some(reviewer));
    assert_eq!(app.send(invited).await.status, 201, "a reviewer takes nothing from anybody");
}
