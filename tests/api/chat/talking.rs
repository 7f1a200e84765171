//! What both sides write, and what becomes of it.

use flows::post::Sender;
use kernel::chrono::{TimeDelta, Utc};
use serde_json::{Value, json};

use super::{Desk, each};
use crate::site::command_line::CommandLine;
use crate::support::{Answer, request};

impl Desk {
    /// Lets so many minutes pass for what time does.
    pub(super) fn wait(&self, minutes: i64) {
        let now = Utc::now() + TimeDelta::minutes(minutes);
        let public_url = "https://assay.example".to_owned();
        let sender = Sender { public_url, support: None, now };
        let state = self.app.state();
        let inbox = state.config.inbound.as_ref().map(|inbound| &inbound.address);
        flows::support::keep_time(&state.db, &sender, inbox).unwrap();
    }

    pub(super) async fn standing(&self) -> Value {
        self.app.by(&self.ada).get("/api/support").await.ok()["conversation"].clone()
    }

    async fn send(&self, key: &str, text: &str) -> Answer {
        let body = Some(json!({ "text": text }));
        let sent = request("POST", "/api/support/messages", Some(&self.ada.token()), body);
        self.app.send(sent.insert_header(("idempotency-key", key))).await
    }
}

#[actix_web::test]
async fn a_question_is_answered_read_resolved_and_rated() {
    let desk = Desk::open().await;
    assert_eq!(desk.standing().await, Value::Null);
    let id = desk.ask("Where is my result?").await;
    let path = "/api/admin/support/conversations?state=open";
    let listed = desk.app.by(&desk.admin).get(path).await.ok();
    let line = &listed["items"][0];
    assert_eq!((&line["id"], &line["excerpt"]), (&json!(id), &json!("Where is my result?")));
    assert!(line["waiting_since"].is_string());
    desk.act(&id, "messages", json!({ "text": "It comes in a minute." })).await;
    let standing = desk.standing().await;
    assert_eq!((&standing["state"], &standing["admin_read"]), (&json!("pending"), &json!(2)));
    let marks = format!("/api/support/conversations/{id}/marks");
    desk.app.by(&desk.ada).put(&marks, json!({ "delivered": 2, "read": 2 })).await.ok();
    let detail = desk.detail(&id).await;
    let conversation = &detail["conversation"];
    assert_eq!(conversation["user_read"], 2);
    assert_eq!(detail["person"]["email"], "ada@example.com");
    let rating = format!("/api/support/conversations/{id}/rating");
    let rate = || desk.app.by(&desk.ada);
    let early = rate().put(&rating, json!({ "rating": 5 })).await;
    assert_eq!(early.cell(), "409 not_now");
    let stale = json!({ "version": 1 });
    let resolve = format!("/api/admin/support/conversations/{id}/resolve");
    let refused = desk.app.by(&desk.admin).post(&resolve, stale).await;
    assert_eq!(refused.cell(), "409 stale_version");
    desk.act(&id, "resolve", json!({ "version": conversation["version"] })).await;
    assert_eq!(rate().put(&rating, json!({ "rating": 6 })).await.status, 400);
    rate().put(&rating, json!({ "rating": 4 })).await.ok();
    let after = desk.detail(&id).await;
    assert_eq!(after["conversation"]["rating"], 4);
    let steps = after["history"].as_array().unwrap();
    let actions: Vec<_> = steps.iter().map(|step| step["action"].as_str().unwrap()).collect();
    assert_eq!(actions, ["write", "answer", "resolve", "rate"]);
    assert_eq!(desk.ask("One more thing").await, id, "it goes on");
    assert_eq!(desk.standing().await["state"], "open");
}

#[actix_web::test]
async fn a_message_that_is_sent_again_is_written_once() {
    let desk = Desk::open().await;
    let first = desk.send("k1", "Hello").await.ok();
    let again = desk.send("k1", "Hello").await.ok();
    assert_eq!(first, again);
    assert_eq!(desk.send("k1", "Other").await.cell(), "409 idempotency_key_reused");
    desk.send("k2", "Hello").await.ok();
    let id = first["conversation"]["id"].as_str().unwrap();
    assert_eq!(each(&desk.read(id, "").await, "number"), [1, 2]);
}

#[actix_web::test]
async fn first_messages_at_once_begin_one_conversation() {
    let desk = Desk::open().await;
    let twin = desk.app.twin();
    let token = desk.ada.token();
    let ask = |n: i32| {
        let body = Some(json!({ "text": n.to_string() }));
        request("POST", "/api/support/messages", Some(&token), body)
    };
    let answers = desk.app.storm(&twin, (0..10).map(ask).collect()).await;
    let ids: std::collections::BTreeSet<String> = answers
        .into_iter()
        .map(|answer| answer.ok()["conversation"]["id"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(ids.len(), 1);
    let read = desk.read(ids.first().unwrap(), "").await;
    assert_eq!(each(&read, "number"), (1..=10).collect::<Vec<i32>>());
}

#[actix_web::test]
async fn a_private_note_reaches_the_admin_and_nothing_that_the_person_gets() {
    let desk = Desk::open().await;
    let id = desk.ask("Hello").await;
    desk.act(&id, "notes", json!({ "text": "canary" })).await;
    desk.act(&id, "messages", json!({ "text": "Hi" })).await;
    desk.wait(6);
    assert_eq!(desk.detail(&id).await["notes"][0]["text"], "canary");
    let own = format!("/api/support/conversations/{id}/messages");
    for path in ["/api/support", &own, "/api/users/notifications"] {
        let answer = desk.app.by(&desk.ada).get(path).await;
        assert!(answer.status == 200 && !answer.text.contains("canary"), "{path}: {}", answer.text);
    }
    let mails = desk.app.mails_to(&desk.ada.email);
    assert!(!mails.is_empty() && mails.iter().all(|mail| !mail.contains("canary")));
    assert_eq!(each(&desk.read(&id, "").await, "text"), ["Hello", "Hi"]);
}

#[actix_web::test]
async fn an_answer_that_nobody_reads_for_five_minutes_is_mailed_once() {
    let desk = Desk::open().await;
    let id = desk.ask("Hello").await;
    desk.act(&id, "messages", json!({ "text": "Hi" })).await;
    desk.wait(4);
    assert_eq!(desk.app.mails_to(&desk.ada.email).len(), 0);
    desk.wait(6);
    desk.wait(7);
    let mails = desk.app.mails_to(&desk.ada.email);
    assert_eq!(mails.len(), 1);
    assert!(mails[0].contains("/dashboard?chat=open"), "{}", mails[0]);
    let notices = desk.app.by(&desk.ada).get("/api/users/notifications").await.ok();
    assert_eq!(notices["items"].as_array().unwrap().len(), 1);
    desk.act(&id, "messages", json!({ "text": "Are you there?" })).await;
    let marks = format!("/api/support/conversations/{id}/marks");
    desk.app.by(&desk.ada).put(&marks, json!({ "delivered": 3, "read": 3 })).await.ok();
    desk.wait(20);
    assert_eq!(desk.app.mails_to(&desk.ada.email).len(), 1, "she has read it");
}

#[actix_web::test]
async fn hours_and_how_soon_support_answers_are_said_only_where_they_are_set() {
    let desk = Desk::open().await;
    let silent = desk.app.by(&desk.ada).get("/api/support").await.ok();
    assert_eq!((&silent["hours"], &silent["answers_within_hours"]), (&Value::Null, &Value::Null));
    let settings =
        [("ASSAY_SUPPORT_HOURS", "Mon-Sun 00:00-23:59 UTC"), ("ASSAY_SUPPORT_ANSWER_HOURS", "4")];
    let desk = Desk::with(&settings).await;
    let said = desk.app.by(&desk.ada).get("/api/support").await.ok();
    assert_eq!(said["hours"]["text"], "Mon-Sun 00:00-23:59 UTC");
    assert_eq!(said["answers_within_hours"], 4);
}

#[actix_web::test]
async fn the_inbox_sorts_snoozes_and_counts() {
    let desk = Desk::open().await;
    let id = desk.ask("Hello").await;
    let version = || async { desk.detail(&id).await["conversation"]["version"].clone() };
    let body = json!({ "version": version().await, "priority": "urgent", "labels": ["billing"] });
    let path = format!("/api/admin/support/conversations/{id}/triage");
    let done = desk.app.by(&desk.admin).put(&path, body).await.ok();
    assert_eq!(done["conversation"]["labels"], json!(["billing"]));
    let until = (Utc::now() + TimeDelta::minutes(30)).to_rfc3339();
    desk.act(&id, "snooze", json!({ "version": version().await, "until": until })).await;
    let counts = || async { desk.app.by(&desk.admin).get("/api/admin/support/counts").await.ok() };
    let want =
        |open, snoozed| json!({ "open": open, "pending": 0, "snoozed": snoozed, "resolved": 0 });
    assert_eq!(counts().await, want(0, 1));
    desk.wait(31);
    assert_eq!(counts().await, want(1, 0));
}

#[actix_web::test]
async fn the_operator_lists_reads_answers_and_resolves() {
    let desk = Desk::open().await;
    let line = CommandLine { app: &desk.app, command: &["admin", "support"] };
    line.refuses(&["show", "ada@example.com"], "no such conversation");
    desk.ask("Where is my result?").await;
    let listed = line.prints(&["list"]);
    assert!(listed.contains("ada@example.com — Where is my result?"), "{listed}");
    let said = line.prints(&["reply", "ada@example.com", "--text", "In a minute."]);
    assert!(said.contains("Message 2 is sent"), "{said}");
    let shown = line.prints(&["show", "ada@example.com"]);
    assert!(shown.contains("user  Where is my result?") && shown.contains("In a minute."));
    line.prints(&["resolve", "ada@example.com"]);
    assert_eq!(desk.standing().await["state"], "resolved");
    line.refuses(&["resolve", "ada@example.com"], "resolved");
}
