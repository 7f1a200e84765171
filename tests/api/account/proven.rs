//! Mails of ours that prove an address: the code of an inquiry, the link that opens a company's account, a colleague's
//! invitation. Accounts with a password come with tokens that verify nothing.

use diesel::connection::SimpleConnection;
use serde_json::json;

use crate::support::{Persona, TestApp, code_in, inquiry_form, token_in};

const TEAM: &str = "/api/companies/me/team";

async fn is_verified(app: &TestApp, who: &Persona) -> bool {
    let user = app.by(who).get("/api/auth/user").await;
    user.body["user"]["email_verified"].as_bool().unwrap()
}

/// The same account, with another address that its provider has not verified.
fn moved(who: &Persona) -> Persona {
    Persona { uid: who.uid.clone(), ..Persona::unverified("ruth.moved") }
}

/// Approves an inquiry and returns the token of the link that is mailed.
async fn approved(app: &TestApp, inquiry: &str, to: &Persona) -> String {
    let answer = app.decide(inquiry, "approve", json!({ "flags": [], "note": null })).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    token_in(&app.mails_to(&to.email)[0])
}

#[actix_web::test]
async fn the_code_of_an_inquiry_confirms_the_address_whatever_the_token_says() {
    let (app, ruth, admin) = (TestApp::start(), Persona::unverified("ruth"), Persona::new("admin"));
    app.register_company(&ruth).await;
    app.register_candidate(&admin).await;
    assert!(!is_verified(&app, &ruth).await);
    let inquiry = app.inquire(&ruth, "Pellworth").await;
    assert!(is_verified(&app, &ruth).await);
    let shown = app.by(&admin).get(&format!("/api/admin/inquiries/{inquiry}")).await;
    assert_eq!(shown.body["inquiry"]["email_verified"], true, "{}", shown.text);
    approved(&app, &inquiry, &ruth).await;
    let colleague = json!({ "email": "otto@example.com", "role": "recruiter" });
    let invited = app.by(&ruth).post(&format!("{TEAM}/invitations"), colleague).await;
    assert_eq!(invited.status, 201, "{}", invited.text);
    assert!(!is_verified(&app, &moved(&ruth)).await, "another address is not confirmed");
    assert!(!is_verified(&app, &ruth).await, "the proof ended with the address");
}

#[actix_web::test]
async fn a_code_mailed_to_an_earlier_address_is_wrong() {
    let (app, ruth) = (TestApp::start(), Persona::unverified("ruth"));
    app.register_company(&ruth).await;
    app.by(&ruth).post("/api/auth/inquiry", inquiry_form("Pellworth")).await.ok();
    let code = code_in(&app.mails_to(&ruth.email)[0]);
    let moved = moved(&ruth);
    assert!(!is_verified(&app, &moved).await);
    let body = json!({ "code": code, "purpose": "client_inquiry" });
    let answer = app.by(&moved).post("/api/auth/verify-otp", body).await;
    assert_eq!(answer.cell(), "400 otp_invalid");
    assert!(!is_verified(&app, &moved).await);
}

#[actix_web::test]
async fn the_activation_link_confirms_the_address_of_its_signed_in_owner_only() {
    for signed_in in [true, false] {
        let (app, ruth) = (TestApp::start(), Persona::unverified("ruth"));
        app.register_company(&ruth).await;
        app.register_candidate(&Persona::new("admin")).await;
        let inquiry = app.inquire(&ruth, "Pellworth").await;
        let moved = moved(&ruth);
        assert!(!is_verified(&app, &moved).await);
        let link = approved(&app, &inquiry, &moved).await;
        let who = signed_in.then_some(&moved);
        let body = Some(json!({ "token": link }));
        app.by(who).send("POST", "/api/companies/activate", body).await.ok();
        assert_eq!(is_verified(&app, &moved).await, signed_in, "a forwarded link proves nothing");
    }
}

#[actix_web::test]
async fn a_colleague_with_a_password_is_confirmed_by_joining() {
    let (app, ruth, otto) = (TestApp::start(), Persona::new("ruth"), Persona::unverified("otto"));
    app.register_company(&ruth).await;
    app.register_company(&otto).await;
    let sql = "update companies set state = 'approved' where name = 'uid-ruth'";
    app.conn().batch_execute(sql).unwrap();
    let colleague = json!({ "email": otto.email, "role": "recruiter" });
    app.by(&ruth).post(&format!("{TEAM}/invitations"), colleague).await.ok();
    let token = json!({ "token": token_in(&app.mails_to(&otto.email)[0]) });
    assert!(!is_verified(&app, &otto).await);
    app.by(&otto).post("/api/team-invitations/join", token).await.ok();
    assert!(is_verified(&app, &otto).await);
}
