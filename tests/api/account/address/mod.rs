//! The address of an account is changed: a code from each mailbox, then the identity provider, then everything here.

use auth::provider::NewAccount;
use diesel::connection::SimpleConnection;
use flows::accounts::address;
use flows::post::Sender;
use kernel::{Clock, SystemClock};
use queue::jobs::{self, Kind};
use serde_json::{Value, json};
use testkit::{AccountServer, Token, forge_time};

use crate::support::{Answer, Persona, TestApp, code_in, request};
use crate::world::World;

const ASK: &str = "/api/users/address-change";
const CONFIRM: &str = "/api/users/address-change/confirm";
const NEW: &str = "countess@example.com";
/// What the cast asks for.
const MOVED: &str = "moved@example.com";

/// Makes the account at the identity provider, where a password logs in to it.
async fn know(app: &TestApp, who: &Persona) {
    let (provider, now) = (app.state().provider, SystemClock.now());
    let email = who.email.parse().unwrap();
    let new = NewAccount { uid: who.uid.clone(), email, display_name: String::new() };
    provider.create(&new, now).await.unwrap();
    provider.set_password(&who.uid, "long enough", now).await.unwrap();
}

/// The same person with the new address, who signs in after the change and whose token verifies it or does not.
async fn signed_in_anew(app: &TestApp, who: &Persona, verified: bool, path: &str) -> Answer {
    // Ahead of the database's clock, which the verifier tolerates for five seconds.
    let token = Token::honest(&who.uid, NEW, verified).claim("auth_time", forge_time(4)).sign();
    app.send(request("GET", path, Some(&token), None)).await
}

async fn ask(app: &TestApp, who: &Persona, new: &str) -> Answer {
    app.by(who).post(ASK, json!({ "email": new })).await
}

/// Types the codes of the newest mails; one that is no code where a mail has none.
async fn confirm(app: &TestApp, who: &Persona, new: &str) -> Answer {
    app.by(who).post(CONFIRM, codes(app, &who.email, new)).await
}

/// The codes of the newest mails to both addresses.
fn codes(app: &TestApp, present: &str, new: &str) -> Value {
    let code = |email: &str| {
        let mails = app.mails_to(email);
        let mail = mails.first().filter(|mail| mail.contains("Your code is"));
        mail.map_or("000000".to_owned(), |mail| code_in(mail))
    };
    json!({ "present_code": code(present), "new_code": code(new) })
}

/// What everybody sends who changes an address: the codes are ada's.
pub(crate) fn address_body(route: &str, world: &World) -> Value {
    if route.ends_with("/confirm") {
        return codes(&world.app, &world.ada.email, MOVED);
    }
    json!({ "email": MOVED })
}

/// Has codes mailed to ada where a route is about them.
pub(crate) async fn prepare_address(path: &str, world: &World) {
    know(&world.app, &world.ada).await;
    if path.ends_with("/confirm") {
        assert_eq!(ask(&world.app, &world.ada, MOVED).await.status, 202);
    }
}

/// Does the jobs that ask the provider again, on a thread of its own as a worker does; answers how many were done and how
/// many failed.
fn work_off(app: &TestApp) -> (usize, usize) {
    app.conn().batch_execute("update jobs set run_after = now()").unwrap();
    std::thread::scope(|scope| scope.spawn(|| work(app)).join().unwrap())
}

fn work(app: &TestApp) -> (usize, usize) {
    let mut conn = app.conn();
    let worker = testkit::worker(&mut conn);
    let (mut done, mut failed) = (0, 0);
    while let Some(job) = jobs::claim(&mut conn, worker, &[Kind::ChangeSignIn]).unwrap() {
        let state = app.state();
        let public_url = "https://assay.example".to_owned();
        let sender = Sender { public_url, support: None, now: SystemClock.now() };
        match address::work(&state.db, &state.provider, &sender, job) {
            Ok(()) => done += 1,
            Err(_) => failed += 1,
        }
    }
    (done, failed)
}

/// A candidate who logs in with a password.
async fn ada() -> (TestApp, AccountServer, Persona) {
    let ((app, accounts), ada) = (TestApp::with_accounts(), Persona::new("ada"));
    app.register_candidate(&ada).await;
    know(&app, &ada).await;
    (app, accounts, ada)
}

#[actix_web::test]
async fn an_address_is_changed_with_a_code_from_each_mailbox_and_invitations_move_along() {
    let world = World::make().await;
    let (app, ada) = (&world.app, &world.ada);
    know(app, ada).await;
    assert_eq!(ask(app, ada, " Countess@Example.com ").await.cell(), "202");
    let (present, new) = (app.mails_to(&ada.email).remove(0), app.mails_to(NEW).remove(0));
    assert!(present.contains("c•••@example.com") && present.contains("change your password"));
    assert!(!new.contains("uid-ada"), "no name goes to a stranger: {new}");

    let right = codes(app, &ada.email, NEW);
    for wrong in ["present_code", "new_code"] {
        let mut typed = right.clone();
        typed[wrong] = json!(if right[wrong] == "000000" { "000001" } else { "000000" });
        assert_eq!(app.by(ada).post(CONFIRM, typed).await.cell(), "400 otp_invalid", "{wrong}");
    }
    assert_eq!(app.by(ada).get("/api/auth/user").await.ok()["user"]["email"], ada.email);
    let done = app.by(ada).post(CONFIRM, right.clone()).await.ok();
    assert_eq!(done, json!({ "state": "done" }));

    assert_eq!(app.by(ada).get("/api/auth/user").await.cell(), "401 signed_out");
    let mailed = app.mails_to(&ada.email).remove(0);
    assert!(mailed.contains("c•••@example.com") && mailed.contains("signed out"), "{mailed}");
    for verified in [true, false] {
        let user = signed_in_anew(app, ada, verified, "/api/auth/user").await.ok()["user"].clone();
        assert_eq!((&user["email"], &user["email_verified"]), (&json!(NEW), &json!(true)));
    }
    let (provider, now) = (app.state().provider, SystemClock.now());
    assert_eq!(provider.knows(&NEW.parse().unwrap(), now).await, Ok(true));
    assert_eq!(provider.knows(&ada.email.parse().unwrap(), now).await, Ok(false));

    let invitations = format!("/api/assessments/{}/invitations", world.assessment);
    let listed = app.by(&world.ruth).get(&invitations).await;
    assert!(listed.text.contains(NEW) && !listed.text.contains("ada@"), "{}", listed.text);
    let attempt = format!("/api/attempts/{}", world.attempt);
    assert_eq!(signed_in_anew(app, ada, true, &attempt).await.status, 200, "her attempt goes on");
    let file = signed_in_anew(app, ada, true, "/api/users/export").await.ok();
    let mails = file["data"]["mail_messages"]["rows"].as_array().unwrap();
    assert!(
        mails.iter().any(|mail| mail["to_email"] == ada.email.as_str()),
        "also those from before"
    );
    assert_eq!(work_off(app), (1, 0), "the job finds nothing to do");
    assert_eq!(app.mails_to(&ada.email).remove(0), mailed);
}

#[actix_web::test]
async fn a_change_of_the_address_needs_a_fresh_sign_in() {
    let (app, _accounts, ada) = ada().await;
    let old = Token::honest(&ada.uid, &ada.email, true).claim("auth_time", forge_time(-302)).sign();
    let typed = json!({ "present_code": "000000", "new_code": "000000" });
    for (path, body) in [(ASK, json!({ "email": NEW })), (CONFIRM, typed)] {
        let answer = app.send(request("POST", path, Some(&old), Some(body))).await;
        assert_eq!(answer.cell(), "403 recent_sign_in_required");
    }
    assert_eq!(app.mails_to(NEW).len() + app.mails_to(&ada.email).len(), 0);
}

#[actix_web::test]
async fn nobody_learns_from_an_address_whether_it_has_an_account() {
    let (app, _accounts, ada) = ada().await;
    let (ben, stranger) = (Persona::new("ben"), Persona::new("stranger"));
    app.register_candidate(&ben).await;
    know(&app, &stranger).await;
    let free = ask(&app, &ada, NEW).await;
    for taken in [&ben, &stranger] {
        app.turn_clock(61);
        let answer = ask(&app, &ada, &taken.email).await;
        assert_eq!(answer.status, free.status);
        let keys =
            |answer: &Answer| answer.body.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
        assert_eq!(keys(&answer), keys(&free));
        let mail = app.mails_to(&taken.email).remove(0);
        assert!(mail.contains("already has an account") && !mail.contains("code"), "{mail}");
        assert_eq!(confirm(&app, &ada, &taken.email).await.cell(), "400 otp_invalid");
    }
    assert_eq!(app.by(&ada).get("/api/auth/user").await.ok()["user"]["email"], ada.email);
}

#[actix_web::test]
async fn addresses_of_the_admin_and_staff_and_accounts_without_a_password_are_not_changed() {
    let (app, _accounts, ada) = ada().await;
    for office in ["admin@example.com", "staff@example.com"] {
        assert_eq!(ask(&app, &ada, office).await.cell(), "409 office_address");
    }
    let (admin, gus) = (Persona::new("admin"), Persona::new("gus"));
    app.register_candidate(&admin).await;
    assert_eq!(ask(&app, &admin, NEW).await.cell(), "409 office_address");
    assert_eq!(ask(&app, &ada, &ada.email).await.cell(), "400 validation_failed");
    assert_eq!(ask(&app, &ada, "countess").await.cell(), "400 validation_failed");
    app.register_candidate(&gus).await;
    let google = ask(&app, &gus, NEW).await;
    assert_eq!(google.cell(), "409 no_password");
    assert!(google.text.contains("You log in with Google"), "{}", google.text);
    let mails = [NEW, "admin@example.com", "staff@example.com", "ada@example.com"];
    assert!(mails.iter().all(|email| app.mails_to(email).is_empty()));
}

#[actix_web::test]
async fn asking_is_limited_as_other_mail_is() {
    let (app, _accounts, ada) = ada().await;
    assert_eq!(ask(&app, &ada, NEW).await.status, 202);
    let soon = ask(&app, &ada, NEW).await;
    assert_eq!(soon.status, 429, "{}", soon.text);
    assert_eq!(app.mails_to(NEW).len(), 1);
}

#[actix_web::test]
async fn an_invitation_to_a_team_gives_nothing_to_who_takes_its_address() {
    let (app, _accounts, ada) = ada().await;
    let ruth = Persona::new("ruth");
    app.register_company(&ruth).await;
    app.conn().batch_execute("update companies set state = 'approved'").unwrap();
    for email in [NEW, ada.email.as_str()] {
        let colleague = json!({ "email": email, "role": "recruiter" });
        app.by(&ruth).post("/api/companies/me/team/invitations", colleague).await.ok();
    }
    ask(&app, &ada, NEW).await;
    confirm(&app, &ada, NEW).await.ok();
    let user = signed_in_anew(&app, &ada, true, "/api/auth/user").await.ok()["user"].clone();
    assert_eq!((&user["email"], &user["company"]), (&json!(NEW), &Value::Null));
    let team = app.by(&ruth).get("/api/companies/me/team").await;
    assert!(team.text.contains(&ada.email), "it stays with the address: {}", team.text);
}

#[actix_web::test]
async fn while_the_provider_is_away_everything_is_as_it_was_and_then_the_address_follows() {
    let (app, accounts, ada) = ada().await;
    ask(&app, &ada, NEW).await;
    accounts.answer_with(Some(503));
    assert_eq!(confirm(&app, &ada, NEW).await.ok(), json!({ "state": "waiting" }));
    assert_eq!(app.by(&ada).get("/api/auth/user").await.ok()["user"]["email"], ada.email);
    assert_eq!(work_off(&app), (0, 1));
    assert_eq!(app.by(&ada).get("/api/auth/user").await.status, 200, "her sign-in goes on");
    accounts.answer_with(None);
    assert_eq!(work_off(&app), (1, 0));
    assert_eq!(accounts.accounts()[0].email, NEW);
    let user = signed_in_anew(&app, &ada, true, "/api/auth/user").await.ok();
    assert_eq!(user["user"]["email"], NEW);
    assert_eq!(app.by(&ada).get("/api/auth/user").await.cell(), "401 signed_out");
}

#[actix_web::test]
async fn a_change_that_the_provider_refuses_or_never_answers_changes_nothing_and_is_mailed() {
    for is_refused in [true, false] {
        let (app, accounts, ada) = ada().await;
        ask(&app, &ada, NEW).await;
        if is_refused {
            know(&app, &Persona::new("countess")).await;
            assert_eq!(confirm(&app, &ada, NEW).await.cell(), "409 email_taken");
        } else {
            accounts.answer_with(Some(503));
            confirm(&app, &ada, NEW).await.ok();
            let sql = "update address_changes set confirmed_at = now() - interval '61 minutes'";
            app.conn().batch_execute(sql).unwrap();
            assert_eq!(work_off(&app), (1, 0), "it was asked long enough");
        }
        let mailed = app.mails_to(&ada.email).remove(0);
        assert!(mailed.contains("could not be changed"), "{mailed}");
        assert_eq!(app.by(&ada).get("/api/auth/user").await.ok()["user"]["email"], ada.email);
        assert!(accounts.accounts().iter().any(|known| known.email == ada.email));
    }
}

#[actix_web::test]
async fn a_sign_in_with_the_new_address_before_the_account_has_it_keeps_nobody_out() {
    let (app, _accounts, ada) = ada().await;
    ask(&app, &ada, NEW).await;
    // The provider has the new address, and this server went away before it wrote so.
    let sql = "create function fail() returns trigger language plpgsql as \
               $$ begin raise exception 'away'; end $$; \
               create trigger fail before update of email on invitations for each statement \
               execute function fail()";
    app.conn().batch_execute(sql).unwrap();
    assert_eq!(confirm(&app, &ada, NEW).await.status, 500);
    let early = signed_in_anew(&app, &ada, true, "/api/auth/user").await.ok();
    assert_eq!(early["user"]["email"], NEW);
    app.conn().batch_execute("drop trigger fail on invitations").unwrap();
    assert_eq!(work_off(&app), (1, 0));
    let later = signed_in_anew(&app, &ada, false, "/api/auth/user").await.ok();
    assert_eq!(
        (&later["user"]["email"], &later["user"]["email_verified"]),
        (&json!(NEW), &json!(true))
    );
}
