//! Webhooks of a company: added, changed, tried out, sent what happens and nothing else.

use std::collections::BTreeSet;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener};
use std::sync::{Arc, Mutex};
use std::thread;

use config::Environment;
use diesel::prelude::*;
use diesel::sql_types::Text;
use flows::post::Sender;
use flows::webhooks::deliver;
use hiring::applications::{Acting, Event, Step};
use hiring::roles::Member;
use kernel::chrono::Utc;
use kernel::{AttemptId, Seen};
use queue::jobs::{self, Kind};
use serde_json::{Value, json};
use webhooks::EventKind;
use webhooks::sending::{Outcome, SystemNames};

use crate::attempts::grades::graded;
use crate::hiring::selecting::Selecting;
use crate::hiring::team::{proposal, sender, user};
use crate::support::{Persona, TestApp, request};

const HOOKS: &str = "/api/companies/me/webhooks";

fn wanted(url: &str) -> Value {
    json!({ "url": url, "events": ["role.closed", "role.paused"] })
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

async fn add(app: &TestApp, who: &Persona, url: &str) -> Value {
    let made = app.by(who).post(HOOKS, wanted(url)).await;
    assert_eq!(made.status, 201, "{}", made.text);
    made.body
}

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    body: String,
}

/// What was written down to be sent, in order.
fn bodies(app: &TestApp) -> Vec<Value> {
    let sql = "select body from webhook_deliveries order by id";
    let lines: Vec<Line> = diesel::sql_query(sql).load(&mut app.conn()).unwrap();
    lines.iter().map(|line| serde_json::from_str(&line.body).unwrap()).collect()
}

/// A webhook of every company that is sent everything.
fn listen_to_all(app: &TestApp) {
    let all: Vec<&str> = EventKind::ALL.iter().map(|kind| kind.as_str()).collect();
    let sql = format!(
        "insert into webhooks (id, company_id, url, events, secret, created_at, changed_at) \
         select gen_random_uuid(), id, 'https://hooks.example.com/', '{{{}}}', \
           decode(repeat('07', 32), 'hex'), now(), now() from companies",
        all.join(",")
    );
    diesel::sql_query(sql).execute(&mut app.conn()).unwrap();
}

/// Events say ids, states and links: a field more is a decision, not an accident.
fn check_thin(bodies: &[Value]) {
    let allowed: BTreeSet<&str> = [
        "application_id",
        "assessment_id",
        "attempt_id",
        "internship_id",
        "invitation_id",
        "invoice_id",
        "link",
        "offer_id",
        "role_id",
        "state",
    ]
    .into();
    for body in bodies {
        let fields: Vec<&String> = body.as_object().unwrap().keys().collect();
        assert_eq!(fields, ["data", "timestamp", "type"]);
        for (field, value) in body["data"].as_object().unwrap() {
            assert!(allowed.contains(field.as_str()), "{field}: {body}");
            let value = value.as_str().unwrap();
            let is_id = value.parse::<uuid::Uuid>().is_ok();
            let is_link = value.starts_with("http");
            let is_state = value.chars().all(|c| c.is_ascii_lowercase() || c == '_');
            assert!(
                is_id || (is_link && field == "link") || (is_state && field == "state"),
                "{body}"
            );
        }
        let text = body.to_string().to_lowercase();
        for word in ["ada", "adele", "ruth", "@", "print(", "fineness", "canary"] {
            assert!(!text.contains(word), "{word}: {body}");
        }
    }
}

fn kinds(bodies: &[Value]) -> Vec<String> {
    bodies.iter().map(|body| text(&body["type"])).collect()
}

#[actix_web::test]
async fn a_secret_is_shown_once_and_only_owners_add_see_and_change_webhooks() {
    let s = Selecting::new().await;
    let (app, ruth) = (&s.t.app, &s.t.hirer);
    let repeat = async || {
        let body = Some(wanted("https://hooks.example.com/in"));
        let sent = request("POST", HOOKS, Some(&ruth.token()), body);
        app.send(sent.insert_header(("idempotency-key", "one"))).await
    };
    let made = repeat().await;
    let secret = text(&made.body["secret"]);
    assert!(made.status == 201 && secret.starts_with("whsec_"), "{}", made.text);
    assert_eq!(repeat().await.body["secret"], Value::Null);
    let list = app.by(ruth).get(HOOKS).await;
    assert!(!list.text.contains("whsec_") && !list.text.contains("\"secret\""), "{}", list.text);
    let path = format!("{HOOKS}/{}", text(&made.body["id"]));
    let rotated = app.by(ruth).post(&format!("{path}/rotate"), json!({})).await.ok();
    assert_ne!(text(&rotated["secret"]), secret);
    assert!(rotated["old_secret_until"].is_string());
    for url in ["http://example.com/", "https://127.0.0.1/", "https://[::ffff:10.0.0.1]/", "x"] {
        let refused = app.by(ruth).post(HOOKS, wanted(url)).await;
        assert_eq!(refused.cell(), "400 validation_failed", "{url}: {}", refused.text);
    }
    for role in ["recruiter", "reviewer", "billing"] {
        let who = s.colleague(&format!("a-{role}"), role).await;
        let by = app.by(&who);
        assert_eq!(by.get(HOOKS).await.cell(), "403 role");
        assert_eq!(by.post(HOOKS, wanted("https://example.com/")).await.cell(), "403 role");
        for act in ["rotate", "delete", "test"] {
            assert_eq!(by.post(&format!("{path}/{act}"), json!({})).await.cell(), "403 role");
        }
    }
    let pause = json!({ "version": rotated["version"] });
    app.by(ruth).post(&format!("{path}/pause"), pause.clone()).await.ok();
    let stale = app.by(ruth).post(&format!("{path}/resume"), pause).await;
    assert_eq!(stale.cell(), "409 stale_version");
    assert_eq!(app.by(ruth).post(&format!("{path}/test"), json!({})).await.cell(), "409 not_now");
    app.by(ruth).post(&format!("{path}/delete"), json!({})).await.ok();
    assert_eq!(app.by(ruth).get(HOOKS).await.ok()["items"], json!([]));
}

#[actix_web::test]
async fn an_application_is_told_of_once_it_is_released_and_an_offer_when_it_is_made() {
    let s = Selecting::new().await;
    let app = &s.t.app;
    listen_to_all(app);
    let sent = s.apply("Adele", "Adele here.");
    assert_eq!(bodies(app), [] as [Value; 0], "the company does not see it yet");
    s.release();
    let conn = &mut app.conn();
    let ruth = user(conn, &s.t.hirer.email);
    let by = Member { company: s.t.company.parse().unwrap(), user: ruth };
    let step = |conn: &mut _, event| {
        let (acting, step) = (Acting::Company(by), Step::plain(event));
        flows::applications::step(conn, &sender(), acting, Seen::any(sent.id), &step).unwrap();
    };
    for event in [Event::Shortlist, Event::Interview, Event::Select] {
        step(conn, event);
    }
    let seen = Seen::any(sent.id);
    let offer = flows::offers::make(conn, &sender(), by, seen, &proposal()).unwrap();
    let yes = flows::offers::Answer::Accept;
    let (candidate, seen) = (sent.candidate.unwrap(), Seen::any(offer.id));
    flows::offers::answer(conn, &sender(), candidate, seen, yes).unwrap();
    let got = bodies(app);
    let moved = "application.moved";
    let want = [
        "application.released",
        moved,
        moved,
        moved,
        moved,
        "offer.sent",
        moved,
        "offer.accepted",
        moved,
    ];
    assert_eq!(kinds(&got), want);
    assert_eq!(got[0]["data"]["application_id"], json!(sent.id));
    check_thin(&got);
    let gone = s.apply("Adelheid", "");
    let acting = Acting::Candidate(gone.candidate.unwrap());
    let (seen, step) = (Seen::any(gone.id), Step::plain(Event::Withdraw));
    flows::applications::step(conn, &sender(), acting, seen, &step).unwrap();
    assert_eq!(bodies(app).len(), got.len(), "nobody hears of what was never shown");
}

#[actix_web::test]
async fn a_role_that_is_paused_resumed_and_closed_is_told_of() {
    let s = Selecting::new().await;
    listen_to_all(&s.t.app);
    let by = s.t.app.by(&s.t.hirer);
    for act in ["pause", "resume", "close"] {
        let version = by.get(&s.path("")).await.ok()["version"].clone();
        by.post(&s.path(&format!("/{act}")), json!({ "version": version })).await.ok();
    }
    let got = bodies(&s.t.app);
    assert_eq!(kinds(&got), ["role.paused", "role.published", "role.closed"]);
    check_thin(&got);
}

#[actix_web::test]
async fn an_assessment_is_told_of_from_the_invitation_to_the_score() {
    let (world, _) = graded().await;
    listen_to_all(&world.app);
    let path = format!("/api/assessments/{}/invitations", world.assessment);
    let to = json!({ "email": "eve@example.com" });
    let invited = world.app.by(&world.ruth).post(&path, to).await;
    let code = text(&invited.ok()["code"]);
    let eve = Persona::new("eve");
    world.app.register_candidate(&eve).await;
    let start = format!("/api/codebrain/{code}/start");
    let begun = world.app.by(&eve).post(&start, json!({ "consent": true })).await.body;
    world.app.by(&eve).post(&start, json!({ "consent": true })).await;
    let finish = format!("/api/attempts/{}/finish", text(&begun["attempt_id"]));
    for _ in 0..2 {
        world.app.by(&eve).send("POST", &finish, None).await.ok();
    }
    let db = world.app.state().db.clone();
    let attempt: AttemptId = text(&begun["attempt_id"]).parse().unwrap();
    thread::spawn(move || flows::assessments::grade::settle(&db, &sender(), attempt).unwrap())
        .join()
        .unwrap();
    let got = bodies(&world.app);
    let want =
        ["invited", "started", "finished", "graded"].map(|what| format!("assessment.{what}"));
    assert_eq!(kinds(&got), want, "each once");
    check_thin(&got);
    let admin = Persona::new("admin");
    world.app.register_candidate(&admin).await;
    let void = format!("/api/admin/attempts/{attempt}/void");
    world.app.by(&admin).post(&void, json!({ "reason": "The power failed." })).await.ok();
    let got = bodies(&world.app);
    assert_eq!(kinds(&got)[4..], ["assessment.voided", "assessment.invited"]);
    let said = &got[4]["data"];
    assert_eq!((&said["state"], &said["attempt_id"]), (&json!("voided"), &begun["attempt_id"]));
    check_thin(&got);
}

/// A receiver on this machine: answers so, and keeps what it was sent.
fn receiver(answer: &'static str) -> (SocketAddr, Arc<Mutex<Vec<String>>>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let (address, got) = (listener.local_addr().unwrap(), Arc::new(Mutex::new(Vec::new())));
    let kept = Arc::clone(&got);
    thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let mut bytes = [0; 4096];
            let mut said = String::new();
            while !said.ends_with('}') {
                let read = stream.read(&mut bytes).unwrap();
                said.push_str(&String::from_utf8_lossy(&bytes[..read]));
            }
            kept.lock().unwrap().push(said);
            stream.write_all(answer.as_bytes()).unwrap();
        }
    });
    (address, got)
}

/// Does the jobs that are due, as a worker does.
async fn work_off(app: &TestApp) -> Vec<Option<Outcome>> {
    let mut done = Vec::new();
    let worker = testkit::worker(&mut app.conn());
    while let Some(job) = jobs::claim(&mut app.conn(), worker, &[Kind::Webhook]).unwrap() {
        let names = Arc::new(SystemNames);
        let sender = Sender { now: Utc::now(), ..sender() };
        done.push(deliver(&app.state().db, sender, job, names, true).await.unwrap());
    }
    done
}

#[actix_web::test]
async fn a_test_event_arrives_signed_and_is_sent_again_under_its_id() {
    let s = Selecting::new().await;
    let app = s.t.app.configured(|config| config.environment = Environment::Development);
    let (address, got) = receiver("HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nfine");
    let ruth = &s.t.hirer;
    let made = add(&app, ruth, &format!("http://{address}/in")).await;
    let path = format!("{HOOKS}/{}", text(&made["id"]));
    app.by(ruth).post(&format!("{path}/test"), json!({})).await.ok();
    assert!(work_off(&app).await[0].as_ref().unwrap().is_success());
    let log = app.by(ruth).get(&format!("{path}/deliveries")).await.ok();
    let first = &log["items"][0];
    assert_eq!((&first["state"], &first["status"]), (&json!("delivered"), &json!(200)));
    assert_eq!((&first["response"], &first["tries"]), (&json!("fine"), &json!(1)));
    let replay = format!("/api/companies/me/webhook-deliveries/{}/replay", text(&first["id"]));
    let again = app.by(ruth).post(&replay, json!({})).await.ok();
    assert_eq!((&again["event_id"], &again["replay_of"]), (&first["event_id"], &first["id"]));
    work_off(&app).await;
    let got = got.lock().unwrap().clone();
    assert_eq!(got.len(), 2);
    let id = format!("webhook-id: {}", text(&first["event_id"]));
    assert!(got.iter().all(|sent| sent.contains(&id) && sent.contains("webhook-signature: v1,")));
    let otto = Persona::new("otto");
    app.register_company(&otto).await;
    assert_eq!(app.by(&otto).post(&replay, json!({})).await.cell(), "404 not_found");
    let theirs = app.by(&otto).get(&format!("{path}/deliveries")).await;
    assert_eq!(theirs.cell(), "404 not_found");
}

#[actix_web::test]
async fn a_receiver_that_is_gone_disables_the_webhook_and_owners_hear_of_it() {
    let s = Selecting::new().await;
    let app = s.t.app.configured(|config| config.environment = Environment::Development);
    let (address, got) = receiver("HTTP/1.1 410 Gone\r\ncontent-length: 0\r\n\r\n");
    let ruth = &s.t.hirer;
    let made = add(&app, ruth, &format!("http://{address}/in")).await;
    let path = format!("{HOOKS}/{}", text(&made["id"]));
    app.by(ruth).post(&format!("{path}/test"), json!({})).await.ok();
    work_off(&app).await;
    let hook = app.by(ruth).get(HOOKS).await.ok()["items"][0].clone();
    assert_eq!(hook["state"], "disabled");
    assert!(app.mails_to(&ruth.email)[0].contains("no longer sent"), "owners are notified");
    assert_eq!((work_off(&app).await.len(), got.lock().unwrap().len()), (0, 1), "no other try");
}

#[actix_web::test]
async fn a_worker_that_dies_has_its_try_made_again_and_a_lost_lease_changes_nothing() {
    let s = Selecting::new().await;
    let app = s.t.app.configured(|config| config.environment = Environment::Development);
    let (address, got) = receiver("HTTP/1.1 500 No\r\ncontent-length: 0\r\n\r\n");
    let made = add(&app, &s.t.hirer, &format!("http://{address}/in")).await;
    let path = format!("{HOOKS}/{}", text(&made["id"]));
    app.by(&s.t.hirer).post(&format!("{path}/test"), json!({})).await.ok();
    let worker = testkit::worker(&mut app.conn());
    let lost = jobs::claim(&mut app.conn(), worker, &[Kind::Webhook]).unwrap().unwrap();
    // The worker is killed: its lease runs out and the job goes back.
    let over = "update jobs set lease_until = now() - interval '1 hour' where kind = 'webhook'";
    diesel::sql_query(over).execute(&mut app.conn()).unwrap();
    jobs::sweep(&mut app.conn(), std::time::Duration::ZERO).unwrap();
    assert_eq!(work_off(&app).await.len(), 1);
    let names = Arc::new(SystemNames);
    let late = deliver(&app.state().db, sender(), lost, names, true).await;
    assert!(matches!(late, Err(flows::Error::LeaseLost)), "{late:?}");
    let log = app.by(&s.t.hirer).get(&format!("{path}/deliveries")).await.ok();
    let only = &log["items"][0];
    assert_eq!((&only["state"], &only["tries"]), (&json!("retrying"), &json!(1)));
    let got = got.lock().unwrap().clone();
    let id = format!("webhook-id: {}", text(&only["event_id"]));
    assert!(got.len() == 2 && got.iter().all(|sent| sent.contains(&id)), "a double is known by it");
}
