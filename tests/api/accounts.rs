//! Who one is, and how one becomes somebody. Source: specification §7.

use serde_json::{Value, json};

use crate::support::{Persona, TestApp};

fn form(who: &Persona) -> Value {
    json!({ "firebase_uid": who.uid, "email": who.email, "display_name": "Ada",
            "is_company": false, "phone": null })
}

async fn register(app: &TestApp, who: &Persona, body: Value) -> String {
    app.call("POST", "/api/auth/register", Some(who), Some(body)).await.cell()
}

#[actix_web::test]
async fn a_person_who_has_not_registered_is_404_and_then_known() {
    let (app, ada) = (TestApp::start(), Persona::new("ada"));
    let before = app.call("GET", "/api/auth/user", Some(&ada), None).await;
    assert_eq!(before.cell(), "404 not_found");
    assert_eq!(register(&app, &ada, form(&ada)).await, "201");
    assert_eq!(register(&app, &ada, form(&ada)).await, "200");
    let after = app.call("GET", "/api/auth/user", Some(&ada), None).await;
    assert_eq!((after.status, &after.body["user"]["email"]), (200, &json!("ada@example.com")));
    assert_eq!(after.body["user"]["flags"]["payment"], false);
}

#[actix_web::test]
async fn uid_and_address_are_the_tokens_own() {
    let (app, ada) = (TestApp::start(), Persona::new("ada"));
    for (field, value) in [("firebase_uid", "uid-eve"), ("email", "eve@example.com")] {
        let mut body = form(&ada);
        body[field] = json!(value);
        assert_eq!(register(&app, &ada, body).await, "403 identity_mismatch", "{field}");
    }
    assert_eq!(app.call("GET", "/api/auth/user", Some(&ada), None).await.status, 404);
}

#[actix_web::test]
async fn nothing_but_the_named_fields_can_be_registered() {
    let (app, ada) = (TestApp::start(), Persona::new("ada"));
    for extra in ["is_admin", "is_partner", "role", "id", "email_verified", "flags", "kind"] {
        let mut body = form(&ada);
        body[extra] = json!(true);
        assert_eq!(register(&app, &ada, body).await, "400 unknown_field", "{extra}");
    }
    assert_eq!(app.call("GET", "/api/auth/user", Some(&ada), None).await.status, 404);
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
async fn fifty_registrations_at_once_make_one_account() {
    let (app, ada) = (TestApp::start(), Persona::new("ada"));
    // Fetches the provider's keys, so that fifty signatures in a row do not outlast the fetch.
    app.call("GET", "/api/auth/user", Some(&ada), None).await;
    let calls = (0..50).map(|_| register(&app, &ada, form(&ada)));
    let answers = futures_util::future::join_all(calls).await;
    assert_eq!(answers.iter().filter(|answer| *answer == "201").count(), 1, "{answers:?}");
    assert!(answers.iter().all(|answer| answer == "201" || answer == "200"), "{answers:?}");
}

#[actix_web::test]
async fn only_the_verified_configured_address_is_the_admin_and_staff_are_verified_too() {
    let app = TestApp::start();
    for (who, admin, staff) in [
        (Persona::new("admin"), true, false),
        (Persona::unverified("admin"), false, false),
        (Persona::new("staff"), false, true),
        (Persona::unverified("staff"), false, false),
        (Persona::new("ada"), false, false),
    ] {
        let _registered = register(&app, &who, form(&who)).await;
        let user = app.call("GET", "/api/auth/user", Some(&who), None).await.body["user"].clone();
        assert_eq!(user["is_admin"], admin, "{} {}", who.email, who.verified);
        assert_eq!(user["is_billing_staff"], staff, "{} {}", who.email, who.verified);
    }
}

#[actix_web::test]
async fn a_company_comes_with_the_account_of_somebody_who_hires() {
    let (app, ruth) = (TestApp::start(), Persona::new("ruth"));
    let user = app.register(&ruth, true).await;
    assert_eq!((&user["is_company"], &user["company"]["name"]), (&json!(true), &json!("uid-ruth")));
}
