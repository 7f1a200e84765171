//! One's own account: profile, notifications, sign-ins.

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use serde_json::{Value, json};
use testkit::{Token, forge_time};

use crate::support::{Answer, Persona, TestApp, request};
use crate::world::World;

fn profile(version: i32) -> Value {
    json!({ "display_name": "Ada", "phone": null, "headline": "Engineer", "education": null,
            "skills": ["rust"], "available_from": "2027-01-04", "version": version })
}

async fn put(app: &TestApp, who: &Persona, path: &str, body: Value) -> Answer {
    app.by(who).put(path, body).await
}

#[actix_web::test]
async fn a_profile_is_saved_over_the_version_that_was_read() {
    let (app, ada) = (TestApp::start(), Persona::new("ada"));
    app.register_candidate(&ada).await;
    let path = "/api/users/profile";
    let empty = app.by(&ada).get(path).await;
    assert_eq!(
        (&empty.body["version"], &empty.body["profile_completed"]),
        (&json!(0), &json!(false))
    );
    let saved = put(&app, &ada, path, profile(0)).await;
    assert_eq!((saved.status, &saved.body["profile_completed"]), (200, &json!(true)));
    assert_eq!(put(&app, &ada, path, profile(0)).await.cell(), "409 stale_version");
    let shown = app.by(&ada).get(path).await;
    assert_eq!(
        (&shown.body["available_from"], &shown.body["version"]),
        (&json!("2027-01-04"), &json!(1))
    );
    let user = app.by(&ada).get("/api/auth/user").await;
    assert_eq!(user.body["user"]["profile_completed"], true);
    for (field, value) in [
        ("display_name", json!("  ")),
        ("headline", json!("x".repeat(161))),
        ("skills", json!(vec!["a"; 21])),
        ("skills", json!([""])),
    ] {
        let mut body = profile(1);
        body[field] = value;
        assert_eq!(put(&app, &ada, path, body).await.cell(), "400 validation_failed", "{field}");
    }
    for extra in ["email", "kind", "profile_completed", "user_id"] {
        let mut body = profile(1);
        body[extra] = json!("x");
        assert_eq!(put(&app, &ada, path, body).await.cell(), "400 unknown_field", "{extra}");
    }
}

#[actix_web::test]
async fn notifications_are_switched_off_but_for_those_that_are_required() {
    let (app, ada) = (TestApp::start(), Persona::new("ada"));
    app.register_candidate(&ada).await;
    let path = "/api/users/notification-settings";
    let mut settings = app.by(&ada).get(path).await.body;
    assert_eq!(settings["items"].as_array().unwrap().len(), flows::notify::KINDS.len());
    let notified = |kind: &&Value| kind["sent"] == true;
    assert_eq!(settings["items"].as_array().unwrap().iter().filter(notified).count(), 32);
    settings["digest"] = json!(true);
    settings["items"][1]["email"] = json!(false);
    let saved = put(&app, &ada, path, settings.clone()).await;
    assert_eq!((saved.status, &saved.body), (200, &settings));
    assert_eq!(app.by(&ada).get(path).await.body, settings);
    settings["items"][0]["email"] = json!(false);
    assert_eq!(put(&app, &ada, path, settings).await.cell(), "400 validation_failed");
}

async fn with_sign_in(app: &TestApp, method: &str, path: &str, ago: i64) -> Answer {
    let token = Token::honest("uid-ada", "ada@example.com", true);
    let token = token.claim("auth_time", forge_time(-ago)).sign();
    app.send(request(method, path, Some(&token), None)).await
}

#[actix_web::test]
async fn signing_out_everywhere_needs_a_fresh_sign_in_and_ends_them_all() {
    let (app, ada) = (TestApp::start(), Persona::new("ada"));
    app.register_candidate(&ada).await;
    let path = "/api/auth/sign-out-everywhere";
    let old = with_sign_in(&app, "POST", path, 302).await;
    assert_eq!(old.cell(), "403 recent_sign_in_required");
    assert_eq!(with_sign_in(&app, "GET", "/api/auth/user", 3600).await.cell(), "200");
    assert_eq!(with_sign_in(&app, "POST", path, 60).await.cell(), "200");
    for ago in [3600, 60, 2] {
        let refused = with_sign_in(&app, "GET", "/api/auth/user", ago).await;
        assert_eq!(refused.cell(), "401 signed_out", "{ago}");
    }
    use db::schema::users::dsl as u;
    let ended: bool =
        diesel::select(diesel::dsl::exists(u::users.filter(u::tokens_valid_after.is_not_null())))
            .get_result(&mut app.conn())
            .unwrap();
    assert!(ended);
    // A sign-in after it; five seconds ahead is what the verifier tolerates.
    assert_eq!(with_sign_in(&app, "GET", "/api/auth/user", -4).await.cell(), "200");
}

#[actix_web::test]
async fn showing_that_an_address_is_theirs_ends_the_sign_ins_before() {
    let (app, squatter) = (TestApp::start(), Persona::unverified("ada"));
    app.register_candidate(&squatter).await;
    assert_eq!(with_sign_in(&app, "GET", "/api/auth/user", 10).await.cell(), "200");
    let before = app.by(&squatter).get("/api/auth/user").await;
    assert_eq!(before.cell(), "401 signed_out");
    assert_eq!(with_sign_in(&app, "GET", "/api/auth/user", 60).await.cell(), "401 signed_out");
    assert_eq!(with_sign_in(&app, "GET", "/api/auth/user", 10).await.cell(), "200");
}

#[actix_web::test]
async fn a_username_is_chosen_at_any_time_and_changed_after_a_fresh_sign_in() {
    let (app, ada) = (TestApp::start(), Persona::new("ada"));
    app.register_candidate(&ada).await;
    let name = async |username: &str, ago: i64| {
        let token = Token::honest("uid-ada", "ada@example.com", true);
        let token = token.claim("auth_time", forge_time(-ago)).sign();
        let body = json!({ "username": username });
        app.send(request("POST", "/api/auth/update-username", Some(&token), Some(body)))
            .await
            .cell()
    };
    assert_eq!(name("ada", 3600).await, "200", "a first choice is no change");
    assert_eq!(name("Ada", 3600).await, "200", "nor is the name one has");
    assert_eq!(name("ada_l", 302).await, "403 recent_sign_in_required");
    assert_eq!(name("ada_l", 200).await, "200");
}

#[actix_web::test]
async fn an_address_nobody_has_shown_to_be_theirs_takes_up_no_invitation() {
    let world = World::make().await;
    let invite = format!("/api/assessments/{}/invitations", world.assessment);
    let uli = Persona::unverified("uli");
    let body = json!({ "email": uli.email });
    let code = world.app.by(&world.ruth).post(&invite, body).await.ok()["code"].clone();
    world.app.register_candidate(&uli).await;
    let start = format!("/api/codebrain/{}/start", code.as_str().unwrap());
    let consent = json!({ "consent": true });
    let refused = world.app.by(&uli).post(&start, consent.clone()).await;
    assert_eq!(refused.cell(), "403 email_unverified");
    world.app.by(&Persona::new("uli")).post(&start, consent).await.ok();
}

#[actix_web::test]
async fn what_an_earlier_sign_in_filled_in_is_asked_again_once_the_address_is_shown() {
    let (app, squatter) = (TestApp::start(), Persona::unverified("ada"));
    app.register_candidate(&squatter).await;
    let saved = put(&app, &squatter, "/api/users/profile", profile(0)).await;
    assert_eq!(saved.body["profile_completed"], true);
    let earlier = "update users set created_at = created_at - interval '1 hour'";
    app.conn().batch_execute(earlier).unwrap();
    let shown = with_sign_in(&app, "GET", "/api/auth/user", 10).await;
    assert_eq!((shown.status, &shown.body["user"]["profile_completed"]), (200, &json!(false)));
}
