//! Usernames and referral codes over HTTP.

use serde_json::json;

use crate::support::{Persona, TestApp};

async fn name(app: &TestApp, who: &Persona, username: &str) -> String {
    let body = json!({ "username": username });
    app.by(who).post("/api/auth/update-username", body).await.cell()
}

async fn refer(app: &TestApp, who: &Persona, code: &str) -> String {
    let body = json!({ "referral_code": code });
    app.by(who).post("/api/auth/set-referral-code", body).await.cell()
}

async fn people<const N: usize>(app: &TestApp, names: [&str; N]) -> [Persona; N] {
    let people = names.map(Persona::new);
    for who in &people {
        app.register_candidate(who).await;
    }
    people
}

#[actix_web::test]
async fn a_username_is_chosen_changed_once_and_is_one_persons() {
    let app = TestApp::start();
    let [ada, ben] = people(&app, ["ada", "ben"]).await;
    assert_eq!(name(&app, &ada, "Ada").await, "200");
    let shown = app.by(&ada).get("/api/auth/user").await;
    assert_eq!(shown.body["user"]["username"], "ada");
    assert_eq!(name(&app, &ben, "ADA").await, "409 username_taken");
    assert_eq!(name(&app, &ben, "b").await, "400 validation_failed");
    assert_eq!(name(&app, &ben, "admin").await, "400 validation_failed");
    assert_eq!(name(&app, &ada, "ada_l").await, "200");
    assert_eq!(name(&app, &ada, "ada_m").await, "409 username_change_too_soon");
}

#[actix_web::test]
async fn a_name_that_is_taken_comes_with_names_that_are_free() {
    let app = TestApp::start();
    let [ada, ben] = people(&app, ["ada", "ben"]).await;
    name(&app, &ada, "ada").await;
    let path = "/api/auth/username-availability?username=ada";
    let taken = app.by(&ben).get(path).await;
    assert_eq!((taken.status, &taken.body["available"]), (200, &json!(false)));
    let offered = taken.body["suggestions"].as_array().unwrap().clone();
    assert_eq!(offered.len(), 3);
    assert_eq!(name(&app, &ben, offered[0].as_str().unwrap()).await, "200");
    for query in ["", "?username=a&username=b", "?name=a"] {
        let path = format!("/api/auth/username-availability{query}");
        let answer = app.by(&ben).get(&path).await;
        assert_eq!(answer.cell(), "400 bad_query", "{query}");
    }
}

#[actix_web::test]
async fn a_referral_code_is_set_once_and_is_somebody_elses() {
    let app = TestApp::start();
    let [ada, ben, cas] = people(&app, ["ada", "ben", "cas"]).await;
    name(&app, &ada, "ada_lovelace").await;
    name(&app, &cas, "cas").await;
    for bad in ["", "ab", "a b c", "no-such-code"] {
        assert_eq!(refer(&app, &ben, bad).await, "400 referral_code_invalid", "{bad}");
    }
    assert_eq!(refer(&app, &ada, "ada-lovelace").await, "400 referral_code_invalid");
    assert_eq!(refer(&app, &ben, "Ada-Lovelace").await, "200");
    assert_eq!(refer(&app, &ben, "ada-lovelace").await, "409 referral_code_set");
    assert_eq!(refer(&app, &ben, "cas").await, "409 referral_code_set");
}

#[actix_web::test]
async fn a_person_sees_their_own_code_and_how_many_signed_up_with_it() {
    let app = TestApp::start();
    let [ada, ben, cas] = people(&app, ["ada", "ben", "cas"]).await;
    let seen = async |who: &Persona| app.by(who).get("/api/users/referrals").await;
    let nobody = json!({ "code": null, "people": 0, "companies": 0, "last_30_days": 0 });
    assert_eq!(seen(&ada).await.body, nobody);
    name(&app, &ada, "ada_lovelace").await;
    assert_eq!(refer(&app, &ben, "ada-lovelace").await, "200");
    let company = Persona::new("ruth");
    app.register_company(&company).await;
    assert_eq!(refer(&app, &company, "ada-lovelace").await, "200");
    let two = json!({ "code": "ada-lovelace", "people": 1, "companies": 1, "last_30_days": 2 });
    assert_eq!(seen(&ada).await.body, two);
    assert_eq!(seen(&ben).await.body, nobody);
    assert_eq!(seen(&cas).await.body, nobody);
}

#[actix_web::test]
async fn a_code_that_comes_with_the_registration_counts_and_a_wrong_one_does_no_harm() {
    let app = TestApp::start();
    let [ada] = people(&app, ["ada"]).await;
    name(&app, &ada, "ada").await;
    for (new, code, then) in [
        ("ben", "ada", "409 referral_code_set"),
        ("cas", "nobody", "200"),
        ("dan", "not a code", "200"),
    ] {
        let who = Persona::new(new);
        let body = json!({ "firebase_uid": who.uid, "email": who.email, "display_name": new,
                           "is_company": false, "phone": null, "referral_code": code });
        let made = app.by(&who).post("/api/auth/register", body).await;
        assert_eq!(made.status, 201, "{}", made.text);
        assert_eq!(refer(&app, &who, "ada").await, then, "{new}");
    }
}

#[actix_web::test]
async fn who_referred_somebody_is_notified_once_a_day_of_nobody_by_name() {
    let app = TestApp::start();
    let [ada, ben, cas] = people(&app, ["ada", "ben", "cas"]).await;
    name(&app, &ada, "ada").await;
    assert_eq!(refer(&app, &ben, "ada").await, "200");
    assert_eq!(refer(&app, &cas, "ada").await, "200");
    let dan = Persona::new("dan");
    let body = json!({ "firebase_uid": dan.uid, "email": dan.email, "display_name": "Dan",
                       "is_company": false, "phone": null, "referral_code": "ada" });
    assert_eq!(app.by(&dan).post("/api/auth/register", body).await.status, 201);
    let joined = |mail: &String| mail.contains("has created an account with your referral code");
    let mails: Vec<String> = app.mails_to(&ada.email).into_iter().filter(joined).collect();
    assert_eq!(mails.len(), 1, "{mails:?}");
    assert!(!mails[0].contains("ben@") && mails[0].contains("/dashboard"), "{}", mails[0]);
    let list = app.by(&ada).get("/api/users/notifications").await.ok();
    assert_eq!(list["items"].as_array().unwrap().len(), 1, "{list}");
    assert!(app.mails_to(&ben.email).iter().all(|mail| !joined(mail)));
}
