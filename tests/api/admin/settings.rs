//! Settings: what they are, what a change would do, that it counts, and going back; what the server was started with, and
//! a test of mail.

use diesel::connection::SimpleConnection;
use flows::retention::purge;
use kernel::{Clock, SystemClock};
use queue::outbox;
use serde_json::{Value, json};

use crate::site::command_line::CommandLine;
use crate::support::{Answer, Persona, TestApp};

const BASE: &str = "/api/admin/settings";
const NAMES: &str = "limits.choose_username.account.per_hour";
const DEAD: &str = "retention.jobs_that_died";

async fn desk() -> (TestApp, Persona) {
    desk_with(&[]).await
}

async fn desk_with(settings: &[(&str, &str)]) -> (TestApp, Persona) {
    let (app, admin) = (TestApp::with(settings), Persona::new("admin"));
    app.register_candidate(&admin).await;
    (app, admin)
}

async fn shown(app: &TestApp, key: &str) -> Value {
    let all = app.by(&Persona::new("admin")).get(BASE).await.ok();
    let all = all["settings"].as_array().unwrap().clone();
    all.into_iter().find(|one| one["key"] == key).unwrap()
}

/// Puts a change of the admin's.
async fn put(app: &TestApp, key: &str, body: Value) -> Answer {
    let admin = Persona::new("admin");
    app.by(&admin).send("PUT", &format!("{BASE}/{key}"), Some(body)).await
}

/// What a change would do.
async fn previewed(app: &TestApp, key: &str, value: Value) -> Value {
    let admin = Persona::new("admin");
    let path = format!("{BASE}/{key}/preview");
    app.by(&admin).post(&path, json!({ "value": value })).await.ok()
}

fn number(number: i64) -> Value {
    json!({ "number": number, "words": null })
}

fn change(version: i32, value: Value) -> Value {
    json!({ "version": version, "value": value, "reason": "A fair." })
}

#[actix_web::test]
async fn a_limit_that_is_set_counts_at_once_on_every_server_and_can_be_taken_back() {
    let (app, admin) = desk().await;
    let (ada, twin) = (Persona::new("ada"), app.twin());
    app.register_candidate(&ada).await;
    let rename = |name: &str| json!({ "username": name });
    let path = "/api/auth/update-username";
    assert_eq!(app.by(&ada).post(path, rename("ada_one")).await.status, 200);
    let setting = shown(&app, NAMES).await;
    assert_eq!((&setting["value"], &setting["version"]), (&number(10), &json!(0)));
    let seen = previewed(&app, NAMES, number(1)).await;
    assert_eq!((&seen["refuses"], &seen["removes"]), (&json!(1), &Value::Null), "{seen}");
    let set = put(&app, NAMES, change(0, number(1))).await.ok();
    assert_eq!((&set["value"], &set["version"]), (&number(1), &json!(1)));
    let refused = twin.by(&ada).post(path, rename("ada_two")).await;
    assert_eq!((refused.status, &refused.body["code"]), (429, &json!("rate_limited")));
    let back = json!({ "version": 1, "to": 0, "reason": "The fair is over." });
    let set = app.by(&admin).post(&format!("{BASE}/{NAMES}/roll-back"), back).await.ok();
    assert_eq!((&set["value"], &set["version"]), (&number(10), &json!(2)));
    let again = twin.by(&ada).post(path, rename("ada_two")).await;
    assert_ne!(again.status, 429, "{}", again.text);
    let page = app.by(&admin).get(&format!("{BASE}/{NAMES}/versions?limit=1")).await.ok();
    assert_eq!(page["items"][0]["reason"], "The fair is over.");
    let next = page["next_cursor"].as_str().unwrap();
    let path = format!("{BASE}/{NAMES}/versions?cursor={next}");
    let page = app.by(&admin).get(&path).await.ok();
    assert_eq!(page["items"][0]["value"], number(1));
}

#[actix_web::test]
async fn a_shorter_period_removes_what_the_preview_counted() {
    let (app, _) = desk().await;
    app.conn()
        .batch_execute(
            "insert into jobs (id, kind, subject, state, finished_at)
             select gen_random_uuid(), 'judge', gen_random_uuid(), 'dead',
               now() - n * interval '20 days' - interval '1 hour' from generate_series(1, 5) n",
        )
        .unwrap();
    // 60 and 80 days old; what is 100 days old goes as it is.
    for _ in 0..2 {
        let seen = previewed(&app, DEAD, number(50)).await;
        assert_eq!(seen["removes"], 2, "a preview removes nothing");
    }
    put(&app, DEAD, change(0, number(50))).await.ok();
    purge(&app.state().db, SystemClock.now(), 180).unwrap();
    use db::schema::jobs;
    use diesel::prelude::*;
    let dead = jobs::table.filter(jobs::state.eq("dead"));
    let left: i64 = dead.count().get_result(&mut app.conn()).unwrap();
    assert_eq!(left, 2);
}

#[actix_web::test]
async fn a_change_is_refused_where_it_is_wrong_or_somebody_was_faster() {
    let (app, admin) = desk().await;
    assert_eq!(put(&app, "limits.nothing", change(0, number(1))).await.cell(), "404 not_found");
    for value in [number(0), number(101), json!({ "number": null, "words": ["a"] }), json!({})] {
        assert_eq!(put(&app, NAMES, change(0, value)).await.cell(), "400 validation_failed");
    }
    let both = json!({ "number": 1, "words": ["a"] });
    assert_eq!(put(&app, NAMES, change(0, both)).await.cell(), "400 validation_failed");
    assert_eq!(
        put(&app, NAMES, change(0, number(10))).await.cell(),
        "400 validation_failed",
        "unchanged"
    );
    let reason = json!({ "version": 0, "value": number(5), "reason": " " });
    assert_eq!(put(&app, NAMES, reason).await.cell(), "400 validation_failed");
    assert_eq!(put(&app, NAMES, change(0, number(5))).await.cell(), "200");
    assert_eq!(put(&app, NAMES, change(0, number(6))).await.cell(), "409 stale_version");
    let back = json!({ "version": 1, "to": 7, "reason": "x" });
    let back = app.by(&admin).post(&format!("{BASE}/{NAMES}/roll-back"), back).await;
    assert_eq!(back.status, 404);
}

#[actix_web::test]
async fn the_operator_sets_and_takes_back_at_the_command_line() {
    let (app, _) = desk().await;
    let line = CommandLine { app: &app, command: &["admin", "settings"] };
    assert!(line.prints(&["list"]).contains(&format!("{NAMES} 10 per hour")));
    assert!(line.prints(&["set", NAMES, "5", "--reason", "x"]).contains("is 5."));
    assert!(line.prints(&["list"]).contains(&format!("{NAMES} 5 [10] per hour")));
    line.refuses(&["set", NAMES, "many", "--reason", "x"], "many is no number");
    line.refuses(&["set", NAMES, "0", "--reason", "x"], "Enter a whole number from 1 to 100.");
    line.refuses(&["set", "limits.nothing", "1", "--reason", "x"], "There is no such setting.");
    assert!(line.prints(&["rollback", NAMES, "0", "--reason", "x"]).contains("is 10."));
    let words = "moderation.role_words";
    assert!(line.prints(&["set", words, "Ninja, guru", "--reason", "x"]).contains("guru, ninja"));
    let setting = shown(&app, words).await;
    assert_eq!(setting["value"]["words"], json!(["guru", "ninja"]));
    assert_eq!(setting["last"]["made_by"], Value::Null, "the operator has no account");
}

/// Values that must not leave the server.
const SECRETS: [(&str, &str); 4] = [
    ("ASSAY_METRICS_TOKEN", "canary-secret-token-of-metrics"),
    ("SMTP_URL", "smtp://canary-secret-user:canary-secret-password@mail.example"),
    ("ASSAY_STRIPE_KEY", "canary-secret-key"),
    ("ASSAY_STRIPE_WEBHOOK_SECRET", "canary-secret-of-the-webhook"),
];

fn find<'a>(list: &'a Value, key: &str, value: &str) -> &'a Value {
    list.as_array().unwrap().iter().find(|one| one[key] == value).unwrap()
}

#[actix_web::test]
async fn the_admin_reads_what_the_server_was_started_with_and_no_secret() {
    let path = ("ASSAY_HIDDEN_DEV_COMMUNITY", "/k7m2x9qd");
    let settings: Vec<(&str, &str)> = SECRETS.into_iter().chain([path]).collect();
    let (app, admin) = desk_with(&settings).await;
    let answer = app.by(&admin).get("/api/admin/server").await;
    assert!(!answer.text.contains("canary-secret"), "{}", answer.text);
    let shown = answer.ok();

    for (name, _) in SECRETS {
        let variable = find(&shown["variables"], "name", name);
        assert_eq!(variable["is_set"], true, "{variable}");
        assert_eq!(variable["value"], Value::Null, "{variable}");
    }
    let hidden = find(&shown["variables"], "name", path.0);
    assert_eq!((&hidden["section"], &hidden["value"]), (&"hidden_paths".into(), &path.1.into()));
    let unset = find(&shown["variables"], "name", "ASSAY_LLM_URL");
    assert_eq!((&unset["is_set"], &unset["default"]), (&false.into(), &"none".into()));

    for (flag, on) in [("dev_community", true), ("debug_simulator", false), ("assistant", false)] {
        assert_eq!(find(&shown["flags"], "feature", flag)["on"], on, "{flag}");
    }
    for (name, configured) in [("identity", true), ("github", true), ("model", false)] {
        let provider = find(&shown["providers"], "provider", name);
        assert_eq!(provider["configured"], configured, "{provider}");
    }
    assert_eq!(shown["mail"]["transport"], "smtp");
    assert_eq!(shown["ats_connections"], 0);
}

#[actix_web::test]
async fn the_staff_are_those_whom_the_environment_names_with_how_far_their_accounts_are() {
    let (app, admin) = desk().await;
    let desk = app.by(&admin);
    let shown = desk.get("/api/admin/server").await.ok();
    let staff = &shown["staff"];
    assert_eq!(staff.as_array().unwrap().len(), 2);
    let own = find(staff, "role", "admin");
    assert_eq!((&own["email"], &own["account"]), (&"admin@example.com".into(), &"active".into()));
    assert!(own["since"].is_string(), "{own}");
    let other = find(staff, "role", "billing");
    assert_eq!((&other["account"], &other["since"]), (&"none".into(), &Value::Null));

    app.register_candidate(&Persona::unverified("staff")).await;
    let shown = desk.get("/api/admin/server").await.ok();
    assert_eq!(find(&shown["staff"], "role", "billing")["account"], "unconfirmed");
}

#[actix_web::test]
async fn a_test_of_mail_goes_to_the_admin_and_says_what_became_of_it() {
    let (app, admin) = desk().await;
    let desk = app.by(&admin);
    let sent = desk.post("/api/admin/test-mails", json!({})).await;
    assert_eq!(sent.status, 202, "{}", sent.text);
    let mail = sent.ok();
    assert_eq!((&mail["to"], &mail["state"]), (&admin.email.clone().into(), &"queued".into()));
    assert!(app.mails_to(&admin.email)[0].contains("This is a test."));

    let id = mail["id"].as_str().unwrap();
    let path = format!("/api/admin/test-mails/{id}");
    let words = "550 5.7.1 no relaying";
    outbox::mark_failed(&mut app.conn(), id.parse().unwrap(), words).unwrap();
    let refused = desk.get(&path).await.ok();
    assert_eq!((&refused["state"], &refused["error"]), (&"failed".into(), &words.into()));
    outbox::mark_sent(&mut app.conn(), id.parse().unwrap()).unwrap();
    let taken = desk.get(&path).await.ok();
    assert_eq!((&taken["state"], &taken["error"]), (&"sent".into(), &Value::Null));
    assert!(taken["sent_at"].is_string(), "{taken}");
}

#[actix_web::test]
async fn no_other_mail_is_read_as_a_test() {
    let (app, admin) = desk().await;
    let ruth = Persona::new("ruth");
    app.register_company(&ruth).await;
    app.inquire(&ruth, "Ruth Ltd").await;
    let code = outbox::recent(&mut app.conn(), 1).unwrap().remove(0);
    let path = format!("/api/admin/test-mails/{}", code.id);
    assert_eq!(app.by(&admin).get(&path).await.cell(), "404 not_found");
}
