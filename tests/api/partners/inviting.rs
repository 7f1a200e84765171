//! Students whom a partner invites by mail: what becomes of each row, what strangers get, and what the partner learns.

use diesel::connection::SimpleConnection;
use serde_json::{Value, json};

use crate::account::letters::header_of;
use crate::site::command_line::CommandLine;
use crate::support::{Persona, TestApp, request};

const INVITATIONS: &str = "/api/partners/me/invitations";
const REMINDERS: &str = "/api/partners/me/invitations/reminders";
const VISIBILITY: &str = "/api/users/partner-visibility";

/// Somebody who is a partner, with a code of this name.
async fn partner(app: &TestApp, name: &str) -> Persona {
    let who = Persona::new(name);
    app.register_candidate(&who).await;
    app.by(&who).post("/api/auth/update-username", json!({ "username": name })).await.ok();
    let command = CommandLine { app, command: &["admin", "make-partner"] };
    command.prints(&[&who.email, "--reason", "Agreed at the fair"]);
    who
}

async fn student(app: &TestApp, name: &str) -> Persona {
    let who = Persona::new(name);
    app.register_candidate(&who).await;
    let body = json!({ "referral_code": "pia" });
    app.by(&who).post("/api/auth/set-referral-code", body).await.ok();
    who
}

async fn show_name(app: &TestApp, who: &Persona) {
    let body = json!({ "version": 1, "shows_name": true });
    app.by(who).put(VISIBILITY, body).await.ok();
}

/// What becomes of each of these addresses.
async fn invite(app: &TestApp, by: &Persona, emails: &[&str]) -> Vec<Value> {
    let rows: Vec<Value> = emails.iter().map(|email| json!({ "email": email })).collect();
    let answered = app.by(by).post(INVITATIONS, json!({ "rows": rows })).await;
    assert_eq!(answered.status, 201, "{}", answered.text);
    answered.body["outcomes"].as_array().unwrap().clone()
}

/// How each of those stands whom a partner invited, by address.
async fn standings(app: &TestApp, by: &Persona) -> Vec<(String, String)> {
    let listed = app.by(by).get(INVITATIONS).await.ok();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let mut all: Vec<(String, String)> = listed["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| (text(&one["email"]), text(&one["standing"])))
        .collect();
    all.sort();
    all
}

/// The path of the link in a mail that stops mail like it.
fn stop_link(mail: &str) -> String {
    let token = mail.split("/stop-partner-invitations/").nth(1).unwrap();
    format!("/api/partner-invitations/{}/stop", &token[..36])
}

fn a_week_passes(app: &TestApp) {
    let sql = "set session_replication_role = replica;
        update partner_invitations set invited_at = invited_at - interval '7 days',
          reminded_at = reminded_at - interval '7 days';
        set session_replication_role = origin";
    app.conn().batch_execute(sql).unwrap();
}

#[actix_web::test]
async fn each_row_is_answered_and_a_stranger_gets_one_mail_of_ours_from_a_partner() {
    let app = TestApp::start();
    let pia = partner(&app, "pia").await;
    let ada = student(&app, "ada").await;
    let ben = student(&app, "ben").await;
    show_name(&app, &ben).await;
    let list = [
        "new@example.net",
        "NEW@example.net",
        "no address",
        ada.email.as_str(),
        ben.email.as_str(),
        "x@y.example",
    ];
    let want = ["invited", "repeated", "bad_address", "invited", "already_student", "invited"];
    assert_eq!(invite(&app, &pia, &list).await, want);
    assert_eq!(invite(&app, &pia, &["new@example.net"]).await, ["already_invited"]);

    let mails = app.mails_to("new@example.net");
    assert_eq!(mails.len(), 1, "{mails:?}");
    let mail = &mails[0];
    assert!(mail.contains("uid-pia invites you to create an account on Assay."), "{mail}");
    assert!(mail.contains("/role-selection?tab=signup&ref=pia"), "{mail}");
    let of_ada = app.mails_to(&ada.email);
    assert!(of_ada.iter().all(|mail| !mail.contains("uid-pia invites")), "she has an account");
    let header = header_of(&app, "new@example.net", None);
    assert_eq!(header.sender.as_deref(), Some("uid-pia"));
    let unsubscribe = format!("https://assay.example{}", stop_link(mail));
    assert_eq!(header.unsubscribe, Some(unsubscribe));

    let named = |name: &str| json!({ "rows": [{ "email": "cas@example.net", "name": name }] });
    let greeted = app.by(&pia).post(INVITATIONS, named("Visit evil.example now")).await.ok();
    assert_eq!(greeted["outcomes"], json!(["bad_name"]));
    app.by(&pia).post(INVITATIONS, named("Cas Miller")).await.ok();
    assert!(app.mails_to("cas@example.net")[0].starts_with("Hello Cas Miller,"));
    for rows in [json!([]), json!(vec![json!({ "email": "a@b.example" }); 501])] {
        let refused = app.by(&pia).post(INVITATIONS, json!({ "rows": rows })).await;
        assert_eq!(refused.cell(), "400 validation_failed");
    }
}

#[actix_web::test]
async fn a_list_that_is_sent_twice_under_one_key_invites_once_and_answers_the_same() {
    let app = TestApp::start();
    let pia = partner(&app, "pia").await;
    let body = json!({ "rows": [{ "email": "new@example.net" }] });
    let mut answers = Vec::new();
    for _ in 0..2 {
        let call = request("POST", INVITATIONS, Some(&pia.token()), Some(body.clone()));
        let sent = app.send(call.insert_header(("idempotency-key", "one"))).await;
        answers.push((sent.status, sent.text));
    }
    assert_eq!(answers[0], answers[1]);
    assert!(answers[0].1.contains("\"invited\""), "{answers:?}");
    assert_eq!(app.mails_to("new@example.net").len(), 1);
}

#[actix_web::test]
async fn who_has_signed_up_is_not_said_before_they_show_their_name() {
    let app = TestApp::start();
    let pia = partner(&app, "pia").await;
    invite(&app, &pia, &["ada@example.com", "new@example.net"]).await;
    let before = standings(&app, &pia).await;
    let ada = student(&app, "ada").await;
    assert_eq!(standings(&app, &pia).await, before, "signing up changes nothing");
    a_week_passes(&app);
    let reminded = app.by(&pia).post(REMINDERS, json!({})).await.ok();
    assert_eq!(reminded, json!({ "reminded": 2, "more": false }), "nor does a reminder");
    let to_ada =
        app.mails_to(&ada.email).into_iter().filter(|mail| mail.contains("uid-pia invites"));
    assert_eq!(to_ada.count(), 1, "from before she had an account");
    show_name(&app, &ada).await;
    let of = |email: &str, standing: &str| (email.to_owned(), standing.to_owned());
    assert_eq!(
        standings(&app, &pia).await,
        [of("ada@example.com", "joined"), of("new@example.net", "invited")]
    );
}

#[actix_web::test]
async fn a_reminder_goes_once_in_seven_days() {
    let app = TestApp::start();
    let pia = partner(&app, "pia").await;
    invite(&app, &pia, &["new@example.net"]).await;
    let remind = async || app.by(&pia).post(REMINDERS, json!({})).await.ok()["reminded"].clone();
    assert_eq!(remind().await, 0, "it is too early");
    for n in 1..=3 {
        a_week_passes(&app);
        assert_eq!((remind().await, remind().await), (json!(1), json!(0)), "{n}");
        assert_eq!(app.mails_to("new@example.net").len(), n + 1);
    }
    a_week_passes(&app);
    assert_eq!(remind().await, 0, "three reminders are all");
}

#[actix_web::test]
async fn a_stranger_stops_the_mail_of_every_partner_without_a_sign_in_and_can_take_it_back() {
    let app = TestApp::start();
    let (pia, leo) = (partner(&app, "pia").await, partner(&app, "leo").await);
    for by in [&pia, &leo] {
        assert_eq!(invite(&app, by, &["new@example.net"]).await, ["invited"]);
    }
    let stop = stop_link(&app.mails_to("new@example.net")[0]);
    let stranger = app.anon();
    let asked = stranger.get(&stop).await.ok();
    assert_eq!(
        (&asked["stopped"], &asked["email_masked"]),
        (&json!(false), &json!("n•••@example.net"))
    );
    assert_eq!(stranger.send("POST", &stop, None).await.ok()["stopped"], true);
    a_week_passes(&app);
    for by in [&pia, &leo] {
        let mailed = app.by(by).post(REMINDERS, json!({})).await.ok();
        assert_eq!(mailed["reminded"], 0);
        let of = ("new@example.net".to_owned(), "stopped".to_owned());
        assert_eq!(standings(&app, by).await, [of]);
    }
    let kim = partner(&app, "kim").await;
    assert_eq!(invite(&app, &kim, &["new@example.net"]).await, ["stopped"]);
    assert_eq!(stranger.send("DELETE", &stop, None).await.ok()["stopped"], false);
    assert_eq!(invite(&app, &kim, &["new@example.net"]).await, ["invited"]);
    let unknown = "/api/partner-invitations/00000000-0000-4000-8000-000000000000/stop";
    assert_eq!(stranger.send("POST", unknown, None).await.cell(), "404 not_found");
}

#[actix_web::test]
async fn only_an_active_partner_with_a_code_invites() {
    let app = TestApp::start();
    let pia = partner(&app, "pia").await;
    let ada = student(&app, "ada").await;
    let body = json!({ "rows": [{ "email": "new@example.net" }] });
    for path in [INVITATIONS, REMINDERS] {
        assert_eq!(app.by(&ada).post(path, body.clone()).await.cell(), "404 not_found", "{path}");
    }
    let suspend = CommandLine { app: &app, command: &["admin", "partners"] };
    suspend.prints(&["suspend", &pia.email, "--reason", "Under review"]);
    assert_eq!(app.by(&pia).post(INVITATIONS, body.clone()).await.cell(), "409 not_now");
    assert_eq!(app.by(&pia).post(REMINDERS, json!({})).await.cell(), "409 not_now");
    let cas = Persona::new("cas");
    app.register_candidate(&cas).await;
    let make = CommandLine { app: &app, command: &["admin", "make-partner"] };
    make.prints(&[&cas.email, "--reason", "Agreed at the fair"]);
    assert_eq!(app.by(&cas).post(INVITATIONS, body).await.cell(), "409 no_code");
    assert!(app.mails_to("new@example.net").is_empty());
}

#[actix_web::test]
async fn the_day_on_which_somebody_was_active_is_seen_with_their_name_only() {
    let app = TestApp::start();
    let pia = partner(&app, "pia").await;
    let ada = student(&app, "ada").await;
    let sql = "set session_replication_role = replica;
        insert into submissions (id, user_id, problem_version_id, kind, language, source, tests_total,
            created_at)
          select gen_random_uuid(), id, gen_random_uuid(), 'run', 'python', 'x', 1, now() from users
          where email = 'ada@example.com';
        set session_replication_role = origin";
    app.conn().batch_execute(sql).unwrap();
    let day = async || {
        let listed = app.by(&pia).get("/api/partners/me/students").await.ok();
        listed["items"][0]["last_active_on"].clone()
    };
    assert_eq!(day().await, Value::Null, "she hides");
    show_name(&app, &ada).await;
    assert!(day().await.is_string());
}
