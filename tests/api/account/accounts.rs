//! Who one is, and how one becomes somebody. Source: specification §7.

use auth::agreements::{Editions, IN_FORCE};
use serde_json::{Value, json};
use testkit::{Token, forge_time};

use crate::support::{Answer, Persona, TestApp, request};

fn form(who: &Persona) -> Value {
    json!({ "firebase_uid": who.uid, "email": who.email, "display_name": "Ada",
            "is_company": false, "phone": null })
}

async fn register(app: &TestApp, who: &Persona, body: Value) -> String {
    app.by(who).post("/api/auth/register", body).await.cell()
}

#[actix_web::test]
async fn a_person_who_has_not_registered_is_404_and_then_known() {
    let (app, ada) = (TestApp::start(), Persona::new("ada"));
    let before = app.by(&ada).get("/api/auth/user").await;
    assert_eq!(before.cell(), "404 not_found");
    assert_eq!(register(&app, &ada, form(&ada)).await, "201");
    assert_eq!(register(&app, &ada, form(&ada)).await, "200");
    let after = app.by(&ada).get("/api/auth/user").await;
    assert_eq!((after.status, &after.body["user"]["email"]), (200, &json!("ada@example.com")));
}

#[actix_web::test]
async fn a_user_is_a_name_a_kind_a_verified_address_and_a_complete_profile() {
    let app = TestApp::start();
    let facts = async |who: &Persona| {
        let user = app.by(who).get("/api/auth/user").await.body["user"].clone();
        let names = ["username", "is_company", "is_partner", "email_verified", "profile_completed"];
        json!(names.map(|name| user.get(name).cloned()))
    };
    let (ada, uli, ruth) = (Persona::new("ada"), Persona::unverified("uli"), Persona::new("ruth"));
    app.register_candidate(&ada).await;
    app.register_candidate(&uli).await;
    app.register_company(&ruth).await;
    assert_eq!(facts(&ada).await, json!([null, false, false, true, false]));
    assert_eq!(facts(&uli).await, json!([null, false, false, false, false]));
    let mut of_ruth = facts(&ruth).await;
    let name = of_ruth[0].take();
    assert!(name.as_str().unwrap().starts_with("uidruth_"), "a company is given one: {name}");
    assert_eq!(of_ruth, json!([null, true, false, true, false]));

    let name = json!({ "username": "ada_1" });
    app.by(&ada).post("/api/auth/update-username", name).await.ok();
    let profile = json!({ "display_name": "Ada", "phone": null, "headline": "Engineer",
                          "education": null, "skills": ["rust"], "available_from": null,
                          "version": 0 });
    app.by(&ada).put("/api/users/profile", profile).await.ok();
    assert_eq!(facts(&ada).await, json!(["ada_1", false, false, true, true]));
}

#[actix_web::test]
async fn uid_and_address_are_the_tokens_own() {
    let (app, ada) = (TestApp::start(), Persona::new("ada"));
    for (field, value) in [("firebase_uid", "uid-eve"), ("email", "eve@example.com")] {
        let mut body = form(&ada);
        body[field] = json!(value);
        assert_eq!(register(&app, &ada, body).await, "403 identity_mismatch", "{field}");
    }
    assert_eq!(app.by(&ada).get("/api/auth/user").await.status, 404);
}

#[actix_web::test]
async fn nothing_but_the_named_fields_can_be_registered() {
    let (app, ada) = (TestApp::start(), Persona::new("ada"));
    for extra in ["is_admin", "is_partner", "role", "id", "email_verified", "flags", "kind"] {
        let mut body = form(&ada);
        body[extra] = json!(true);
        assert_eq!(register(&app, &ada, body).await, "400 unknown_field", "{extra}");
    }
    assert_eq!(app.by(&ada).get("/api/auth/user").await.status, 404);
}

#[actix_web::test]
async fn the_kind_of_an_account_and_its_address_stay() {
    let (app, ada) = (TestApp::start(), Persona::new("ada"));
    assert_eq!(register(&app, &ada, form(&ada)).await, "201");
    let mut body = form(&ada);
    body["is_company"] = json!(true);
    assert_eq!(register(&app, &ada, body).await, "409 account_kind_fixed");
    let twin = Persona { uid: "uid-twin".to_owned(), ..ada.clone() };
    assert_eq!(register(&app, &twin, form(&twin)).await, "409 email_taken");
}

#[actix_web::test]
async fn who_has_a_domain_in_other_letters_signs_in_however_it_is_spelled() {
    let app = TestApp::start();
    let spelled = |email: &str| Persona { email: email.to_owned(), ..Persona::new("anna") };
    let anna = spelled("anna@müller.example");
    assert_eq!(register(&app, &anna, form(&anna)).await, "201");
    for email in [
        "anna@müller.example",
        "Anna@MÜLLER.example",
        "anna@mu\u{308}ller.example",
        "anna@xn--mller-kva.example",
    ] {
        let user = app.by(&spelled(email)).get("/api/auth/user").await.ok()["user"].clone();
        assert_eq!(user["email"], "anna@müller.example", "{email}");
        assert_eq!(user["email_verified"], true, "{email}");
    }
    let twin = Persona { uid: "uid-twin".to_owned(), ..spelled("anna@xn--mller-kva.example") };
    assert_eq!(register(&app, &twin, form(&twin)).await, "409 email_taken");
}

#[actix_web::test]
async fn fifty_registrations_at_once_make_one_account() {
    let (app, ada) = (TestApp::start(), Persona::new("ada"));
    // Fetches the provider's keys, so that fifty signatures in a row do not outlast the fetch.
    app.by(&ada).get("/api/auth/user").await;
    let calls = (0..50).map(|_| register(&app, &ada, form(&ada)));
    let answers = futures_util::future::join_all(calls).await;
    assert_eq!(answers.iter().filter(|answer| *answer == "201").count(), 1, "{answers:?}");
    assert!(answers.iter().all(|answer| answer == "201" || answer == "200"), "{answers:?}");
}

#[actix_web::test]
async fn only_the_verified_configured_address_is_the_admin_and_staff_are_verified_too() {
    let named = "staff@example.com, otto@example.com,vera@example.com";
    let authors = ("ASSAY_AUTHOR_EMAILS", "otto@example.com");
    let app = TestApp::with(&[("ASSAY_STAFF_EMAILS", named), authors]);
    for (who, admin, staff) in [
        (Persona::new("admin"), true, false),
        (Persona::unverified("admin"), false, false),
        (Persona::new("staff"), false, true),
        (Persona::unverified("staff"), false, false),
        (Persona::new("otto"), false, true),
        (Persona::new("vera"), false, true),
        (Persona::new("ada"), false, false),
    ] {
        let _registered = register(&app, &who, form(&who)).await;
        let user = app.by(&who).get("/api/auth/user").await.body["user"].clone();
        assert_eq!(user["is_admin"], admin, "{} {}", who.email, who.verified);
        assert_eq!(user["is_billing_staff"], staff, "{} {}", who.email, who.verified);
        assert_eq!(user["is_author"], who.email == "otto@example.com", "{}", who.email);
    }
}

#[actix_web::test]
async fn a_company_comes_with_the_account_of_somebody_who_hires() {
    let (app, ruth) = (TestApp::start(), Persona::new("ruth"));
    let user = app.register_company(&ruth).await;
    assert_eq!((&user["is_company"], &user["company"]["name"]), (&json!(true), &json!("uid-ruth")));
}

/// An account of somebody else's that names ada's address and was never shown to read there.
async fn squat(app: &TestApp, email: &str) -> Persona {
    let squatter =
        Persona { uid: "uid-squatter".to_owned(), email: email.to_owned(), verified: false };
    let mut body = form(&squatter);
    body["display_name"] = json!("squatter-canary");
    assert_eq!(register(app, &squatter, body).await, "201");
    squatter
}

/// What the account hears when it signs in now.
async fn sign_in_now(app: &TestApp, who: &Persona) -> Answer {
    let token = Token::honest(&who.uid, &who.email, who.verified);
    let token = token.claim("auth_time", forge_time(1)).sign();
    app.send(request("GET", "/api/auth/user", Some(&token), None)).await
}

#[actix_web::test]
async fn who_shows_an_address_to_be_theirs_gets_it_from_who_only_named_it() {
    let (app, ada) = (TestApp::start(), Persona::new("ada"));
    let squatter = squat(&app, &ada.email).await;
    let unproven = Persona { verified: false, ..ada.clone() };
    assert_eq!(register(&app, &unproven, form(&ada)).await, "409 email_taken");
    assert_eq!(register(&app, &ada, form(&ada)).await, "201");
    let shown = app.by(&ada).get("/api/auth/user").await;
    assert_eq!(shown.body["user"]["email"], "ada@example.com");
    assert_eq!(shown.body["user"]["display_name"], "Ada");
    let token = Token::honest(&ada.uid, &ada.email, true).claim("auth_time", forge_time(0)).sign();
    let export = app.send(request("GET", "/api/users/export", Some(&token), None)).await;
    assert_eq!(export.status, 200, "{}", export.text);
    assert!(!export.text.contains("squatter"), "{}", export.text);

    // Who only named it is signed out, and comes back with an address that is free.
    let old = app.by(&squatter).get("/api/auth/user").await;
    assert_eq!(old.cell(), "401 signed_out");
    assert_eq!(sign_in_now(&app, &squatter).await.cell(), "409 email_taken");
    let moved = Persona { email: "eve@example.com".to_owned(), ..squatter };
    let moved = sign_in_now(&app, &moved).await;
    assert_eq!(moved.body["user"]["display_name"], "squatter-canary", "{}", moved.text);
    assert_eq!(moved.body["user"]["email"], "eve@example.com");
    assert_eq!(app.by(&ada).get("/api/auth/user").await.status, 200);
}

#[actix_web::test]
async fn nobody_keeps_the_admin_out_by_naming_the_address_first() {
    let (app, admin) = (TestApp::start(), Persona::new("admin"));
    let squatter = squat(&app, &admin.email).await;
    assert_eq!(register(&app, &admin, form(&admin)).await, "201");
    let user = app.by(&admin).get("/api/auth/user").await;
    assert_eq!(user.body["user"]["is_admin"], true, "{}", user.text);
    let shown = Persona { verified: true, ..squatter };
    assert_eq!(sign_in_now(&app, &shown).await.cell(), "409 email_taken");
}

#[actix_web::test]
async fn an_account_whose_address_becomes_another_shows_it_too() {
    let (app, ben) = (TestApp::start(), Persona::new("ben"));
    assert_eq!(register(&app, &ben, form(&ben)).await, "201");
    squat(&app, "new@example.com").await;
    let moved = Persona { email: "new@example.com".to_owned(), ..ben };
    let answer = app.by(&moved).get("/api/auth/user").await;
    assert_eq!((answer.status, &answer.body["user"]["email"]), (200, &json!("new@example.com")));
}

#[actix_web::test]
async fn an_address_that_was_shown_once_stays_with_its_account() {
    let (app, ada) = (TestApp::start(), Persona::new("ada"));
    assert_eq!(register(&app, &ada, form(&ada)).await, "201");
    let unproven = Persona { verified: false, ..ada.clone() };
    let answer = app.by(&unproven).get("/api/auth/user").await;
    assert_eq!(answer.body["user"]["email_verified"], false);
    let twin = Persona { uid: "uid-twin".to_owned(), ..ada.clone() };
    assert_eq!(register(&app, &twin, form(&twin)).await, "409 email_taken");
    assert_eq!(app.by(&ada).get("/api/auth/user").await.status, 200);
}

#[actix_web::test]
async fn a_person_agrees_to_the_texts_in_force_and_to_no_other_edition() {
    let (app, ada) = (TestApp::start(), Persona::new("ada"));
    app.register_candidate(&ada).await;
    let due =
        async || app.by(&ada).get("/api/auth/user").await.body["user"]["agreements_due"].clone();
    let agree = async |terms: &str, privacy: &str| {
        let body = json!({ "terms": terms, "privacy": privacy });
        app.by(&ada).put("/api/users/agreements", body).await.cell()
    };
    let Editions { terms, privacy } = IN_FORCE;
    assert_eq!(due().await, true);
    assert_eq!(agree("0.9", privacy).await, "409 agreements_outdated");
    assert_eq!(agree(terms, "99").await, "409 agreements_outdated");
    assert_eq!(due().await, true);
    assert_eq!(agree(terms, privacy).await, "204");
    assert_eq!(agree(terms, privacy).await, "204");
    assert_eq!(due().await, false);
    let export = app.by(&ada).get("/api/users/export").await;
    let kept = export.body.to_string();
    assert!(kept.contains("agreements") && kept.contains(privacy), "{kept}");
}
