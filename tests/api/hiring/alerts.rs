//! Candidates' alerts for open roles: one mail a day, of what is new.

use db::Conn;
use diesel::connection::SimpleConnection;
use flows::post::Sender;
use flows::roles::alerts::send_due;
use kernel::chrono::TimeDelta;
use kernel::{Clock, SystemClock};
use serde_json::{Value, json};

use super::applications::Applying;
use crate::support::{Answer, Persona, TestApp, token_in};
use crate::world::World;

const MINE: &str = "/api/users/role-alerts";

/// The alert of a world, of ada's.
pub(crate) const ROLE_ALERT: &str = "00000000-0000-7000-8000-0000000000a7";

/// Whether a route is about alerts for roles.
pub(crate) fn is_about_role_alerts(path: &str) -> bool {
    path.starts_with(MINE)
}

/// An alert of ada's.
pub(crate) fn prepare_role_alert(world: &World) {
    let sql = format!(
        "insert into role_alerts (id, user_id, words, says_pay, looked_at)
           select '{ROLE_ALERT}', id, 'canary', false, now() from users where email = '{}'
           on conflict do nothing",
        world.ada.email
    );
    world.app.conn().batch_execute(&sql).unwrap();
}

/// What is sent to a route about alerts.
pub(crate) fn role_alert_body(route: &str) -> Option<Value> {
    (route == "POST /api/users/role-alerts").then(|| alert("Canary"))
}

fn alert(words: &str) -> Value {
    json!({ "search": words, "kind": null, "level": null, "workplace": null, "country": null,
            "pay": false, "starts_by": null })
}

/// Ada sets an alert for these words.
async fn set(t: &Applying, words: &str) -> Answer {
    t.app.by(&t.ada).post(MINE, alert(words)).await
}

/// What time brings about, so many hours from now.
fn later(app: &TestApp, hours: i64) {
    let now = SystemClock.now() + TimeDelta::hours(hours);
    let public_url = "https://assay.example".to_owned();
    send_due(&app.state().db, &Sender { public_url, support: None, now }).unwrap();
}

/// Publishes every role so many hours from now.
fn publish_in(conn: &mut Conn, hours: i64) {
    let sql = format!("update roles set published_at = now() + interval '{hours} hours'");
    conn.batch_execute(&sql).unwrap();
}

#[actix_web::test]
async fn a_candidate_is_mailed_once_a_day_of_new_roles_and_stops_it_from_the_mail() {
    let t = Applying::new().await;
    let first = set(&t, "fitter").await;
    assert_eq!(first.status, 201, "{}", first.text);
    assert_eq!(set(&t, " fitter ").await.body["id"], first.body["id"], "one that says the same");
    assert_eq!(set(&t, "pilot").await.status, 201);
    let mails = || {
        let mails = t.app.mails_to(&t.ada.email);
        mails
            .into_iter()
            .filter(|mail| mail.contains("New for your role alerts"))
            .collect::<Vec<_>>()
    };
    later(&t.app, 24);
    assert_eq!(mails(), Vec::<String>::new(), "the role was there before the alert");
    publish_in(&mut t.app.conn(), 30);
    later(&t.app, 40);
    assert_eq!(mails().len(), 0, "a day after the last look at the earliest");
    later(&t.app, 49);
    let mail = mails().remove(0);
    assert!(mail.contains("Fitter at ") && mail.contains("https://assay.example/roles"), "{mail}");
    later(&t.app, 74);
    assert_eq!(mails().len(), 1, "nothing is new since");

    let token = token_in(&mail).replace("&kind=role_alert", "");
    let path = format!("/api/unsubscribe/{token}?kind=role_alert");
    assert_eq!(t.app.anon().send("POST", &path, None).await.status, 204);
    publish_in(&mut t.app.conn(), 80);
    later(&t.app, 99);
    assert_eq!(mails().len(), 1, "the mail is stopped");
    let listed = t.app.by(&t.ada).get("/api/users/notifications").await.text;
    assert!(listed.contains("New role: Fitter at "), "the application still says it: {listed}");
}

#[actix_web::test]
async fn an_alert_is_its_owners_and_a_locked_account_is_mailed_nothing() {
    let t = Applying::new().await;
    let made = set(&t, "").await;
    assert_eq!(made.status, 201, "{}", made.text);
    let path = format!("{MINE}/{}", made.body["id"].as_str().unwrap());
    let stranger = Persona::new("zoe");
    t.app.register_candidate(&stranger).await;
    assert_eq!(t.app.by(&stranger).delete(&path).await.cell(), "404 not_found");
    assert_eq!(t.app.by(&t.hirer).post(MINE, alert("")).await.cell(), "409 account_kind_fixed");
    let before = t.app.mails_to(&t.ada.email).len();
    publish_in(&mut t.app.conn(), 10);
    t.run("update users set disabled_at = now() where email = 'ada@example.com'");
    later(&t.app, 25);
    assert_eq!(t.app.mails_to(&t.ada.email).len(), before, "nobody reads it");
    t.run("update users set disabled_at = null where email = 'ada@example.com'");
    let listed = t.app.by(&t.ada).get(MINE).await.ok();
    assert_eq!(listed["items"], json!([made.body]));
    assert_eq!(t.app.by(&t.ada).delete(&path).await.status, 200);
    publish_in(&mut t.app.conn(), 40);
    later(&t.app, 60);
    assert_eq!(t.app.mails_to(&t.ada.email).len(), before, "it is deleted");
}

#[actix_web::test]
async fn an_alert_takes_what_the_list_of_open_roles_takes() {
    let t = Applying::new().await;
    for (field, value) in [
        ("search", json!("a".repeat(101))),
        ("search", json!("a\u{202e}b")),
        ("country", json!("pt")),
        ("starts_by", json!("1999-12-31")),
    ] {
        let mut bad = alert("");
        bad[field] = value;
        let refused = t.app.by(&t.ada).post(MINE, bad).await;
        assert_eq!(refused.cell(), "400 validation_failed", "{field}");
        assert_eq!(refused.body["errors"][0]["field"], field, "{}", refused.text);
    }
    let full = json!({ "search": "Rust", "kind": "intern", "level": "student",
        "workplace": "remote", "country": "PT", "pay": true, "starts_by": "2027-03-01" });
    let made = t.app.by(&t.ada).post(MINE, full.clone()).await;
    for (name, value) in full.as_object().unwrap() {
        assert_eq!(&made.body[name], value, "{}", made.text);
    }
    for n in 1..10 {
        assert_eq!(set(&t, &format!("word {n}")).await.status, 201);
    }
    let more = set(&t, "one more").await;
    assert_eq!(more.cell(), "409 too_many_alerts", "{}", more.text);
}
