//! Companies that registered and sent no inquiry: the admin's queue has them, and every right waits.

use serde_json::{Value, json};

use crate::site::command_line::CommandLine;
use crate::support::{Answer, Persona, TestApp, inquiry_form};

struct Desk {
    app: TestApp,
    ruth: Persona,
}

impl Desk {
    /// Ruth has registered, and has been granted everything that assessments need.
    async fn open() -> Self {
        let (app, ruth) = (TestApp::start(), Persona::new("ruth"));
        app.register_company(&ruth).await;
        app.register_candidate(&Persona::new("admin")).await;
        app.grant_assessments(&ruth);
        Self { app, ruth }
    }

    /// The one line of the queue.
    async fn line(&self) -> Value {
        let admin = Persona::new("admin");
        let answer = self.app.by(&admin).get("/api/admin/inquiries").await;
        let items = answer.body["items"].as_array().unwrap();
        assert_eq!(items.len(), 1, "{}", answer.text);
        items[0].clone()
    }

    async fn act(&self, act: &str, body: Value) -> Answer {
        let id = self.line().await["id"].as_str().unwrap().to_owned();
        self.app.decide(&id, act, body).await
    }

    /// What ruth is answered where she asks for the problem bank.
    async fn problems(&self) -> String {
        self.app.by(&self.ruth).get("/api/problems").await.cell()
    }

    /// What ruth knows of her company.
    async fn company(&self) -> Value {
        self.app.by(&self.ruth).get("/api/auth/user").await.body["user"]["company"].clone()
    }
}

#[actix_web::test]
async fn a_company_that_sent_no_inquiry_waits_in_the_queue_for_its_rights() {
    let desk = Desk::open().await;
    assert_eq!(desk.problems().await, "403 feature_locked", "granted, and not approved");
    assert_eq!(desk.company().await["state"], "unverified");
    let line = desk.line().await;
    let found = (&line["column"], &line["state"], &line["origin"]);
    assert_eq!(found, (&json!("in_review"), &json!("registered"), &json!("direct")));
    assert_eq!((&line["company_name"], &line["first_name"]), (&json!(desk.ruth.uid), &json!("")));
    assert_eq!(line["actions"], json!(["request_info", "approve", "reject"]));
    assert_eq!(line["signals"][0]["code"], "no_inquiry", "{line}");
    assert!(line["due_at"].is_string(), "{line}");

    let yes = desk.act("approve", json!({ "flags": [], "note": "Known from the fair." })).await;
    assert_eq!((yes.status, &yes.body["inquiry"]["state"]), (200, &json!("account_ready")));
    assert_eq!(desk.problems().await, "200");
    assert_eq!(desk.company().await["state"], "approved");
    let mails = desk.app.mails_to(&desk.ruth.email);
    assert_eq!(mails.len(), 1, "one about the approval, and no link: the account is open");
    assert!(mails[0].contains("is approved") && mails[0].contains("/client-dashboard"));

    let stopped = desk.act("suspend", json!({ "reason": "A complaint." })).await;
    assert_eq!(stopped.body["inquiry"]["state"], "suspended");
    assert_eq!(desk.problems().await, "403 feature_locked");
    let back = desk.act("restore", json!({})).await;
    assert_eq!(back.body["inquiry"]["state"], "account_ready");
    assert_eq!(desk.problems().await, "200");
}

#[actix_web::test]
async fn a_problem_is_hidden_from_a_company_that_is_not_approved() {
    let desk = Desk::open().await;
    let problem = crate::world::tiny_problem("doubling");
    challenges::problems::publish(&mut desk.app.conn(), &problem).unwrap();
    let show = async || desk.app.by(&desk.ruth).get("/api/problems/doubling").await.cell();
    assert_eq!(show().await, "404 not_found");
    desk.act("approve", json!({ "flags": [], "note": null })).await;
    assert_eq!(show().await, "200");
}

#[actix_web::test]
async fn one_that_is_rejected_reads_why_and_gets_no_right() {
    let desk = Desk::open().await;
    let no = desk.act("reject", json!({ "reason": "We found no such company." })).await;
    assert_eq!((no.status, &no.body["inquiry"]["state"]), (200, &json!("rejected")));
    assert!(desk.app.mails_to(&desk.ruth.email)[0].contains("We found no such company."));
    let own = desk.app.by(&desk.ruth).get("/api/auth/inquiry").await;
    assert_eq!(own.body["inquiry"]["reason"], "We found no such company.");
    assert_eq!(desk.problems().await, "403 feature_locked");
}

#[actix_web::test]
async fn an_inquiry_that_follows_takes_the_same_place() {
    let desk = Desk::open().await;
    let before = desk.line().await;
    let form = inquiry_form("Pellworth");
    let sent = desk.app.by(&desk.ruth).post("/api/auth/inquiry", form).await;
    assert_eq!((sent.status, &sent.body["inquiry"]["state"]), (201, &json!("inquiry_started")));
    let after = desk.line().await;
    assert_eq!((&after["id"], &after["origin"]), (&before["id"], &json!("form")));
    assert_eq!(after["company_name"], "Pellworth");
}

#[actix_web::test]
async fn the_command_line_approves_it_as_well() {
    let desk = Desk::open().await;
    let command = CommandLine { app: &desk.app, command: &["admin"] };
    let listed = command.prints(&["inquiries", "--column", "in_review"]);
    assert!(listed.contains("registered") && listed.contains("no_inquiry"), "{listed}");
    let done = command.prints(&["approve", &desk.ruth.email]);
    assert_eq!(done, format!("{} is account_ready.\n", desk.ruth.uid));
    assert_eq!(desk.problems().await, "200");
}
