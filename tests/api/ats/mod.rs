//! Applicant tracking systems that start assessments, and calendars that programs read.

mod ashby;
mod calendar;
mod connections;
mod greenhouse;

use std::sync::Arc;
use std::thread;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use config::Environment;
use diesel::connection::SimpleConnection;
use flows::ats::{Line, deliver, update_due};
use flows::post::Sender;
use kernel::chrono::Utc;
use queue::jobs::{self, Kind};
use serde_json::{Value, json};
use testkit::{AtsServer, Reported};
use webhooks::sending::SystemNames;

use crate::hiring::team::sender;
use crate::support::{Answer, Persona, TestApp, request};
use crate::world::World;

pub(crate) const CONNECTIONS: &str = "/api/companies/me/ats-connections";
/// The id of a connection of the company's.
pub(crate) const CONNECTION: &str = "00000000-0000-7000-8000-0000000000c1";
/// The id of what it has started.
const START: &str = "00000000-0000-7000-8000-0000000000c2";
/// What its key is made of.
const BYTE: u8 = 12;

/// Whether a route is about connections, or is called by a system.
pub(crate) fn is_about_ats(path: &str) -> bool {
    path.contains("/ats-connections") || path.starts_with("/api/ats/")
}

/// A connection of the company's under a key that is known, and something that it has started.
pub(crate) fn prepare_ats(path: &str, world: &World) {
    let state = if path.ends_with("/resume") { "paused" } else { "active" };
    let system = if path.contains("/ashby/") { "ashby" } else { "greenhouse" };
    let sql = format!(
        "insert into ats_connections (id, company_id, system, state, key_prefix, key_sha256,
           remote_key, created_by, created_at, changed_at)
         select '{CONNECTION}', '{}', '{system}', '{state}', '{}',
           sha256(decode(repeat('{BYTE:02x}', 32), 'hex')), 'canary-remote-key', id, now(), now()
           from users where email = '{}';
         insert into ats_starts (id, connection_id, invitation_id, reference, created_at)
           values ('{START}', '{CONNECTION}', '{}', 'canary-reference', now())",
        world.company,
        &key()[..14],
        world.ruth.email,
        world.invitation
    );
    world.app.conn().batch_execute(&sql).unwrap();
}

/// The key of [`prepare_ats`]'s connection.
fn key() -> String {
    use base64::prelude::BASE64_URL_SAFE_NO_PAD;
    format!("assay_a_{}", BASE64_URL_SAFE_NO_PAD.encode([BYTE; 32]))
}

/// What a system with that key is answered.
pub(crate) async fn called(route: (&str, &str), world: &World) -> Answer {
    let (method, path) = route;
    let candidate =
        json!({ "first_name": "Eve", "last_name": "Adams", "email": "eve@example.com" });
    let body = match path {
        "/api/ats/greenhouse/send_test" => {
            let url = "https://app.greenhouse.io/integrations/testing_partners/take_home_tests/1";
            Some(json!({ "partner_test_id": world.assessment, "candidate": candidate, "url": url }))
        }
        "/api/ats/greenhouse/response_error" => {
            Some(json!({ "api_call": "list_tests", "errors": ["canary"] }))
        }
        "/api/ats/ashby/assessment.start" => Some(json!({
            "assessment_type_id": world.assessment, "candidate": candidate,
            "application": { "ashby_id": "app-1", "status": "Active" } })),
        "/api/ats/ashby/assessment.cancel" => Some(json!({ "assessment_id": START })),
        _ => None,
    };
    let path = match path {
        "/api/ats/greenhouse/test_status" => format!("{path}?partner_interview_id={START}"),
        path => path.to_owned(),
    };
    by_key(&world.app, (method, &path), &key(), body).await
}

/// Calls as a system does.
pub(crate) async fn by_key(
    app: &TestApp,
    (method, path): (&str, &str),
    key: &str,
    body: Option<Value>,
) -> Answer {
    let basic = format!("Basic {}", BASE64_STANDARD.encode(format!("{key}:")));
    app.send(request(method, path, None, body).insert_header(("authorization", basic))).await
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text")).to_owned()
}

/// A system that is connected to ruth's company, with a server that takes updates.
struct Connected {
    world: World,
    server: AtsServer,
    system: &'static str,
    id: String,
    key: String,
}

impl Connected {
    async fn new(system: &'static str) -> Self {
        let mut world = World::make().await;
        world.app = world.app.configured(|config| config.environment = Environment::Development);
        let (id, key) = connect(&world.app, &world.ruth, system).await;
        Self { world, server: AtsServer::start(), system, id, key }
    }

    fn app(&self) -> &TestApp {
        &self.world.app
    }

    async fn call(&self, method: &str, name: &str, body: Option<Value>) -> Answer {
        let path = format!("/api/ats/{}/{name}", self.system);
        by_key(self.app(), (method, &path), &self.key, body).await
    }

    /// Notices what has changed and does the jobs that are due, as a worker does.
    async fn work(&self) -> Vec<Reported> {
        let db = self.app().state().db.clone();
        let now = || Sender { now: Utc::now(), ..sender() };
        let noticed = now();
        thread::spawn(move || update_due(&db, &noticed).unwrap()).join().unwrap();
        let before = self.server.reported().len();
        let worker = testkit::worker(&mut self.app().conn());
        while let Some(job) = jobs::claim(&mut self.app().conn(), worker, &[Kind::Ats]).unwrap() {
            let line =
                Line { names: Arc::new(SystemNames), local: true, ashby: self.server.updates() };
            deliver(&self.app().state().db, now(), job, line).await.unwrap();
        }
        self.server.reported().split_off(before)
    }

    /// Lets the time come at which what has failed is tried again.
    fn wait_for_retries(&self) {
        let sql = "update jobs set run_after = now() where kind = 'ats' and state = 'queued'";
        self.app().conn().batch_execute(sql).unwrap();
    }

    /// The log of the connection, the newest first.
    async fn log(&self) -> Vec<Value> {
        let path = format!("{CONNECTIONS}/{}/exchanges?limit=100", self.id);
        let page = self.app().by(&self.world.ruth).get(&path).await.ok();
        page["items"].as_array().unwrap().clone()
    }

    /// Somebody who has been invited begins, ends at once and is scored.
    async fn take(&self, who: &Persona) {
        self.begin(who).await;
        self.finish(who).await;
    }

    async fn begin(&self, who: &Persona) {
        self.app().register_candidate(who).await;
        let start = format!("/api/codebrain/{}/start", self.code(who));
        self.app().by(who).post(&start, crate::world::agreeing()).await.ok();
    }

    async fn finish(&self, who: &Persona) {
        use db::schema::{attempts as a, invitations as i};
        use diesel::prelude::*;
        let attempt: uuid::Uuid = a::table
            .inner_join(i::table)
            .filter(i::email.eq(&who.email))
            .select(a::id)
            .first(&mut self.app().conn())
            .unwrap();
        let finish = format!("/api/attempts/{attempt}/finish");
        self.app().by(who).send("POST", &finish, None).await.ok();
        let db = self.app().state().db.clone();
        let attempt = kernel::AttemptId(attempt);
        let settle = move || flows::assessments::grade::settle(&db, &sender(), attempt).unwrap();
        thread::spawn(settle).join().unwrap();
    }

    fn code(&self, who: &Persona) -> String {
        use db::schema::invitations::dsl as i;
        use diesel::prelude::*;
        let newest = i::invitations.filter(i::email.eq(&who.email)).order(i::created_at.desc());
        newest.select(i::code).first(&mut self.app().conn()).unwrap()
    }
}

/// Connects a system, and answers the connection's id and its key.
async fn connect(app: &TestApp, who: &Persona, system: &str) -> (String, String) {
    let remote = (system == "ashby").then_some("a-key-of-ashby");
    let made =
        app.by(who).post(CONNECTIONS, json!({ "system": system, "remote_key": remote })).await;
    assert_eq!(made.status, 201, "{}", made.text);
    (text(&made.body["id"]), text(&made.body["secret"]))
}

/// How many invitations this address has.
fn invitations(app: &TestApp, email: &str) -> i64 {
    use db::schema::invitations::dsl as i;
    use diesel::prelude::*;
    i::invitations.filter(i::email.eq(email)).count().get_result(&mut app.conn()).unwrap()
}

/// What a system reads of a result says nothing of how it was watched, and no verdict.
fn check_reported(text: &str) {
    let text = text.to_lowercase();
    for word in ["integrity", "paste", "cheat", "suspicio", "passed", "failed", "reject", "hire"] {
        assert!(!text.contains(word), "{word}: {text}");
    }
}
