//! Applying for a role over HTTP, and what a candidate hears of it.

mod resumes;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use db::audit::Actor;
use diesel::connection::SimpleConnection;
use flows::applications as acts;
use flows::post::Sender;
use hiring::applications::{Acting, DeclineCode, Event, Step};
use hiring::roles::Member;
use kernel::chrono::{TimeDelta, Utc};
use kernel::{ApplicationId, Seen};
use serde_json::{Value, json};

use crate::hiring::roles::Hirer;
use crate::support::{Answer, Persona, TestApp, request};

/// A small PDF document in Base64.
pub(crate) fn resume_file() -> String {
    let body = "%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n";
    let table = format!("xref\n0 1\ntrailer\n<< >>\nstartxref\n{}\n%%EOF\n", body.len());
    STANDARD.encode(format!("{body}{table}"))
}

/// What somebody says to the role of these tests.
pub(crate) fn role_answers() -> Value {
    let answer = json!({ "question": "Why us?", "answer": "Canary answer" });
    json!({ "answers": [answer], "note": "Canary note" })
}

/// A page of the site, as it is handed out.
pub(crate) async fn of_site(app: &TestApp, path: &str) -> Answer {
    let dir = tempfile::tempdir().unwrap();
    let page = "<html><head><title>Assay</title></head><body></body></html>";
    std::fs::write(dir.path().join("index.html"), page).unwrap();
    app.send_with(request("GET", path, None, None), dir.path()).await
}

/// A published role, and ada who may apply for it.
pub(crate) struct Applying {
    pub(crate) app: TestApp,
    pub(crate) company: String,
    pub(crate) role: String,
    pub(crate) hirer: Persona,
    pub(crate) ada: Persona,
}

impl Applying {
    pub(crate) async fn new() -> Self {
        let hirer = Hirer::new().await;
        let role = hirer.sent("Fitter").await["id"].as_str().unwrap().to_owned();
        let ada = Persona::new("ada");
        hirer.app.register_candidate(&ada).await;
        let (app, hirer) = (hirer.app, hirer.ruth);
        let company = companies::profiles::of_owner(&mut app.conn(), &hirer.email.parse().unwrap());
        let company = company.unwrap().unwrap().id.to_string();
        let t = Self { app, company, role, hirer, ada };
        t.show(&t.role);
        t
    }

    /// Another role of the company's.
    pub(crate) async fn publish(&self, title: &str) -> String {
        let form = json!({ "form": crate::hiring::roles::role_form(title) });
        let made = self.app.by(&self.hirer).post("/api/roles", form).await.body;
        let path = format!("/api/roles/{}/submit", made["id"].as_str().unwrap());
        let sent = self.app.by(&self.hirer).post(&path, json!({ "version": 1 })).await;
        let id = sent.body["id"].as_str().unwrap().to_owned();
        self.show(&id);
        id
    }

    fn show(&self, role: &str) {
        self.run(&format!(
            "update roles set state = 'approved' where id = '{role}';
             update roles set state = 'published', live_state = 'published', published_at = now()
               where id = '{role}'"
        ));
    }

    /// Puts the role into a state.
    pub(crate) fn put(&self, state: &str) {
        self.run(&format!("update roles set state = '{state}' where id = '{}'", self.role));
    }

    pub(crate) fn suspend(&self) {
        self.run("update companies set state = 'suspended'");
    }

    pub(crate) fn run(&self, sql: &str) {
        self.app.conn().batch_execute(sql).unwrap();
    }

    pub(crate) fn role_path(&self) -> String {
        format!("/api/open-roles/{}", self.role)
    }

    fn own_path(&self) -> String {
        format!("{}/application", self.role_path())
    }

    async fn attach(&self, name: &str, content: &[u8]) -> Answer {
        let path = format!("{}/resume", self.own_path());
        let body = json!({ "name": name, "content": STANDARD.encode(content) });
        self.app.by(&self.ada).put(&path, body).await
    }

    async fn apply(&self) -> Answer {
        self.app.by(&self.ada).post(&self.own_path(), role_answers()).await
    }

    /// A step of the company's or the admin's.
    pub(crate) fn step(&self, id: &str, acting: Acting, step: &Step<'_>) {
        let seen = Seen::any(id.parse::<ApplicationId>().unwrap());
        let sender = self.sender(TimeDelta::zero());
        acts::step(&mut self.app.conn(), &sender, acting, seen, step).unwrap();
    }

    /// Who writes, so long from now.
    pub(crate) fn sender(&self, later: TimeDelta) -> Sender {
        let public_url = "https://assay.example".to_owned();
        Sender { public_url, support: None, now: Utc::now() + later }
    }

    /// What the worker does, so long from now.
    pub(crate) fn tell_due(&self, later: TimeDelta) {
        acts::tell_due(&self.app.state().db, &self.sender(later)).unwrap();
    }

    pub(crate) fn member(&self) -> Member {
        use db::schema::users::dsl as u;
        use diesel::prelude::*;
        let own = u::users.filter(u::email.eq(&self.hirer.email)).select(u::id);
        let company = self.company.parse().unwrap();
        Member { company, user: own.first(&mut self.app.conn()).unwrap() }
    }
}

#[actix_web::test]
async fn the_list_of_a_company_says_how_many_have_applied_and_when_it_is_shown_them() {
    let t = Applying::new().await;
    let listed = async || {
        let list = t.app.by(&t.hirer).get("/api/roles").await.ok();
        (list["items"][0]["applicants"].clone(), list["items"][0]["slate_by"].clone())
    };
    assert_eq!(listed().await, (json!(0), Value::Null));
    let sent = t.apply().await;
    assert_eq!(sent.status, 201, "{}", sent.text);
    assert_eq!(listed().await, (json!(1), sent.body["news_by"].clone()));
    let release = Step::plain(Event::Release);
    t.step(sent.body["id"].as_str().unwrap(), Acting::Admin(Actor::Operator), &release);
    assert_eq!(listed().await, (json!(1), Value::Null), "nobody waits any more");
}

#[actix_web::test]
async fn a_candidate_fills_in_sends_sees_and_withdraws_an_application() {
    let t = Applying::new().await;
    let start = t.app.by(&t.ada).get(&t.own_path()).await.ok();
    assert_eq!((&start["draft"]["version"], &start["application_id"]), (&json!(0), &Value::Null));
    assert_eq!(start["profile"]["email"], "ada@example.com");
    let draft = json!({ "version": 0, "answers": [], "note": "Hello" });
    let saved = t.app.by(&t.ada).put(&t.own_path(), draft.clone()).await.ok();
    assert_eq!((&saved["version"], &saved["note"]), (&json!(1), &json!("Hello")));
    let stale = t.app.by(&t.ada).put(&t.own_path(), draft).await;
    assert_eq!(stale.cell(), "409 stale_version");
    let file = STANDARD.decode(resume_file()).unwrap();
    let kept = t.attach("Ada’s CV.pdf", &file).await.ok();
    assert_eq!(kept["resume"]["name"], "Ada’s CV.pdf");
    let silent = t.app.by(&t.ada).post(&t.own_path(), json!({ "answers": [], "note": "" })).await;
    assert_eq!(silent.body["errors"][0]["field"], "answers[0].answer", "{}", silent.text);

    let sent = t.apply().await;
    assert_eq!(sent.status, 201, "{}", sent.text);
    assert_eq!((&sent.body["stage"], &sent.body["open"]), (&json!("applied"), &json!(true)));
    assert_eq!(sent.body["answers"][0]["answer"], "Canary answer");
    assert_eq!(t.apply().await.cell(), "409 already_applied");
    let mail = t.app.mails_to("ada@example.com").remove(0);
    assert!(mail.contains("has arrived") && mail.contains("Expect an update by"), "{mail}");

    let id = sent.body["id"].as_str().unwrap();
    let list = t.app.by(&t.ada).get("/api/users/applications").await.ok();
    assert_eq!(
        (&list["items"][0]["id"], &list["items"][0]["title"]),
        (&json!(id), &json!("Fitter"))
    );
    let path = format!("/api/users/applications/{id}");
    let version = sent.body["version"].clone();
    let withdraw = format!("{path}/withdraw");
    let late = t.app.by(&t.ada).post(&withdraw, json!({ "version": 1 })).await;
    assert_eq!(late.cell(), "409 stale_version");
    let body = json!({ "version": version });
    let gone = t.app.by(&t.ada).post(&withdraw, body.clone()).await.ok();
    assert_eq!((&gone["stage"], &gone["news_by"]), (&json!("closed"), &Value::Null));
    assert_eq!(t.app.by(&t.ada).post(&withdraw, body).await.cell(), "409 stale_version");
    assert_eq!(t.apply().await.cell(), "409 already_applied");
    let ben = Persona::new("ben");
    t.app.register_candidate(&ben).await;
    assert_eq!(t.app.by(&ben).get(&path).await.cell(), "404 not_found");
}

#[actix_web::test]
async fn a_role_that_closes_while_somebody_applies_keeps_their_draft() {
    let t = Applying::new().await;
    t.attach("cv.pdf", &STANDARD.decode(resume_file()).unwrap()).await.ok();
    let draft = json!({ "version": 1, "answers": [], "note": "Almost done" });
    t.app.by(&t.ada).put(&t.own_path(), draft).await.ok();
    t.put("closed");
    assert_eq!(t.apply().await.cell(), "409 role_closed");
    let kept = t.app.by(&t.ada).get(&t.own_path()).await.ok();
    assert_eq!(kept["draft"]["note"], "Almost done");
    assert_eq!(kept["draft"]["resume"]["name"], "cv.pdf");
}

#[actix_web::test]
async fn one_application_is_made_for_one_key_and_companies_make_none() {
    let t = Applying::new().await;
    let send = |who: &Persona| {
        request("POST", &t.own_path(), Some(&who.token()), Some(role_answers()))
            .insert_header(("idempotency-key", "once"))
    };
    let (first, second) = (t.app.send(send(&t.ada)).await, t.app.send(send(&t.ada)).await);
    assert_eq!((first.status, second.status), (201, 201), "{}", second.text);
    assert_eq!(first.body, second.body);
    assert_eq!(t.app.send(send(&t.hirer)).await.cell(), "409 account_kind_fixed");
    let uli = Persona::unverified("uli");
    t.app.register_candidate(&uli).await;
    assert_eq!(t.app.send(send(&uli)).await.cell(), "403 email_unverified");
}

#[actix_web::test]
async fn a_candidate_hears_of_every_stage_and_of_a_decline_after_an_hour() {
    let t = Applying::new().await;
    let sent = t.apply().await.body;
    let id = sent["id"].as_str().unwrap();
    let company = Acting::Company(t.member());
    let heard = || t.app.mails_to("ada@example.com").len();
    t.step(id, Acting::Admin(Actor::Operator), &Step::plain(Event::Release));
    assert!(t.app.mails_to("ada@example.com")[0].contains("new stage: In review"));
    t.step(id, company, &Step::plain(Event::Shortlist));
    assert_eq!(heard(), 2, "the same stage is no news");
    let (reason, code) = (Some("Your SQL was fine."), Some(DeclineCode::Filled));
    t.step(id, company, &Step { event: Event::Decline, reason, code });
    let path = format!("/api/users/applications/{id}");
    let silent = t.app.by(&t.ada).get(&path).await.ok();
    assert_eq!((&silent["stage"], &silent["declined"]), (&json!("in_review"), &Value::Null));
    assert_eq!(heard(), 2);
    t.tell_due(TimeDelta::minutes(59));
    assert_eq!(heard(), 2, "it can still be reconsidered");
    t.tell_due(TimeDelta::minutes(61));
    t.tell_due(TimeDelta::minutes(62));
    assert_eq!(heard(), 3, "once");
    let mail = t.app.mails_to("ada@example.com").remove(0);
    for words in ["has ended", "The openings are filled.", "Your SQL was fine."] {
        assert!(mail.contains(words), "{words}: {mail}");
    }
    let seen = t.app.by(&t.ada).get(&path).await.ok();
    assert_eq!((&seen["stage"], &seen["declined"]["code"]), (&json!("closed"), &json!("filled")));
    let notices = t.app.by(&t.ada).get("/api/users/notifications").await.body;
    assert_eq!(notices["unread"], 3);
}

#[actix_web::test]
async fn a_move_is_told_after_a_minute_and_of_several_the_last_and_none_that_is_undone() {
    let t = Applying::new().await;
    let sent = t.apply().await.body;
    let id = sent["id"].as_str().unwrap();
    let company = Acting::Company(t.member());
    t.step(id, Acting::Admin(Actor::Operator), &Step::plain(Event::Release));
    let heard = || t.app.mails_to("ada@example.com").len();
    let notices =
        || async { t.app.by(&t.ada).get("/api/users/notifications").await.body["unread"].clone() };
    assert_eq!(heard(), 2);
    t.step(id, company, &Step::plain(Event::Shortlist));
    t.step(id, company, &Step::plain(Event::Interview));
    t.tell_due(TimeDelta::seconds(50));
    assert_eq!((heard(), notices().await), (2, json!(2)), "it can still be undone");
    let back = Step { event: Event::MoveBack, reason: Some("Too early."), code: None };
    t.step(id, company, &back);
    t.tell_due(TimeDelta::seconds(70));
    assert_eq!((heard(), notices().await), (2, json!(2)), "nothing has changed");
    t.step(id, company, &Step::plain(Event::Interview));
    t.step(id, company, &Step::plain(Event::Select));
    t.tell_due(TimeDelta::seconds(70));
    t.tell_due(TimeDelta::seconds(140));
    assert_eq!((heard(), notices().await), (3, json!(3)), "one mail of the last stage");
}

#[actix_web::test]
async fn who_withdraws_before_a_move_is_told_does_not_hear_of_it() {
    let t = Applying::new().await;
    let sent = t.apply().await.body;
    let id = sent["id"].as_str().unwrap();
    t.step(id, Acting::Admin(Actor::Operator), &Step::plain(Event::Release));
    for event in [Event::Shortlist, Event::Interview] {
        t.step(id, Acting::Company(t.member()), &Step::plain(event));
    }
    let own = t.app.by(&t.ada).get(&format!("/api/users/applications/{id}")).await.ok();
    let body = json!({ "version": own["version"] });
    let path = format!("/api/users/applications/{id}/withdraw");
    assert_eq!(t.app.by(&t.ada).post(&path, body).await.status, 200);
    t.tell_due(TimeDelta::seconds(70));
    assert_eq!(t.app.mails_to("ada@example.com").len(), 2);
}

#[actix_web::test]
async fn who_was_promised_to_hear_hears_that_nothing_has_changed_and_that_a_role_has_ended() {
    let t = Applying::new().await;
    t.apply().await.ok();
    t.tell_due(TimeDelta::days(13));
    assert_eq!(t.app.mails_to("ada@example.com").len(), 1);
    t.tell_due(TimeDelta::days(15));
    let mails = t.app.mails_to("ada@example.com");
    assert!(mails.len() == 2 && mails[0].contains("still at this stage: Applied"), "{mails:?}");
    t.put("closed");
    let archive = format!("/api/roles/{}/archive", t.role);
    let own = t.app.by(&t.hirer).get(&format!("/api/roles/{}", t.role)).await.ok();
    let body = json!({ "version": own["version"] });
    t.app.by(&t.hirer).post(&archive, body).await.ok();
    assert!(t.app.mails_to("ada@example.com")[0].contains("The role has ended."));
}
