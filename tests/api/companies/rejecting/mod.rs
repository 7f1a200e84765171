//! Several inquiries rejected at once, one whose address nobody verified, and notes for admins.

use serde_json::{Value, json};

use crate::site::command_line::CommandLine;
use crate::support::{Answer, Persona, TestApp, inquiry_form, request};

const REJECT: &str = "/api/admin/inquiries/reject";
const PREVIEW: &str = "/api/admin/inquiries/reject/preview";

struct Desk {
    app: TestApp,
    admin: Persona,
    people: Vec<Persona>,
    ids: Vec<String>,
}

impl Desk {
    /// Inquiries of these people that wait for the admin.
    async fn open(names: &[&str]) -> Self {
        let (app, admin) = (TestApp::start(), Persona::new("admin"));
        app.register_candidate(&admin).await;
        let (mut people, mut ids) = (Vec::new(), Vec::new());
        for name in names {
            let who = Persona::new(name);
            app.register_company(&who).await;
            ids.push(app.inquire(&who, &format!("{name} Ltd")).await);
            people.push(who);
        }
        Self { app, admin, people, ids }
    }

    fn item(&self, at: usize) -> Value {
        json!({ "id": self.ids[at], "version": self.app.version_of(&self.ids[at]) })
    }

    async fn send(&self, path: &str, items: Value, reason: &str) -> Answer {
        let body = json!({ "items": items, "reason": reason });
        self.app.by(&self.admin).post(path, body).await
    }

    async fn detail(&self, at: usize) -> Value {
        let path = format!("/api/admin/inquiries/{}", self.ids[at]);
        self.app.by(&self.admin).get(&path).await.ok()
    }

    async fn state(&self, at: usize) -> Value {
        self.detail(at).await["inquiry"]["state"].clone()
    }

    fn mails(&self, at: usize) -> Vec<String> {
        self.app.mails_to(&self.people[at].email)
    }
}

fn codes(answer: &Answer) -> Vec<Value> {
    answer.body["items"].as_array().unwrap().iter().map(|row| row["code"].clone()).collect()
}

#[actix_web::test]
async fn several_inquiries_are_rejected_each_with_its_mail_and_what_has_changed_is_left_as_it_is() {
    let desk = Desk::open(&["ruth", "otto", "mona", "vera"]).await;
    let stale = desk.item(1);
    let asked = json!({ "text": "In which city?" });
    assert_eq!(desk.app.decide(&desk.ids[1], "request-info", asked).await.status, 200);
    let yes = json!({ "flags": [], "note": null });
    assert_eq!(desk.app.decide(&desk.ids[2], "approve", yes).await.status, 200);
    let nowhere = json!({ "id": uuid::Uuid::now_v7().to_string(), "version": 1 });
    let items = json!([desk.item(3), stale, desk.item(2), nowhere, desk.item(0)]);

    let done = desk.send(REJECT, items, "We hire in Europe only.").await;
    assert_eq!(done.status, 200, "{}", done.text);
    let want =
        [Value::Null, json!("stale_version"), json!("not_now"), json!("not_found"), Value::Null];
    assert_eq!(codes(&done), want, "{}", done.text);
    let first = &done.body["items"][0];
    assert_eq!(
        (&first["id"], &first["inquiry"]["state"]),
        (&json!(desk.ids[3]), &json!("rejected"))
    );
    assert_eq!(done.body["items"][1]["inquiry"], Value::Null);
    let mut states = Vec::new();
    for at in 0..4 {
        states.push(desk.state(at).await);
    }
    assert_eq!(states, ["rejected", "info_requested", "activation_sent", "rejected"]);
    for at in [0, 3] {
        assert!(desk.mails(at)[0].contains("We hire in Europe only."), "{:?}", desk.mails(at));
        let detail = desk.detail(at).await;
        let last = detail["history"].as_array().unwrap().last().unwrap().clone();
        assert_eq!((&last["action"], &last["to"]), (&json!("reject"), &json!("rejected")));
        assert_eq!(last["reason"], "We hire in Europe only.");
        assert_eq!(last["actor"], "admin@example.com");
        assert_eq!(detail["notice"]["mail"], "queued", "{detail}");
    }
    for at in [1, 2] {
        assert!(!desk.mails(at)[0].contains("We hire in Europe only."), "{:?}", desk.mails(at));
    }
}

#[actix_web::test]
async fn a_preview_shows_the_mail_that_is_sent_then_and_changes_nothing() {
    let desk = Desk::open(&["ruth", "otto"]).await;
    let mut stale = desk.item(1);
    stale["version"] = json!(1);
    let items = json!([desk.item(0), stale]);
    let shown = desk.send(PREVIEW, items.clone(), "We hire in Europe only.").await;
    assert_eq!(codes(&shown), [Value::Null, json!("stale_version")], "{}", shown.text);
    let mail = shown.body["items"][0]["mail"].clone();
    assert_eq!(mail["to"], "ruth@example.com");
    assert!(mail["subject"].as_str().unwrap().contains("ruth Ltd"), "{mail}");
    assert_eq!(shown.body["items"][1]["mail"], Value::Null);
    assert_eq!((desk.state(0).await, desk.mails(0).len()), (json!("in_review"), 1));

    desk.send(REJECT, items, "We hire in Europe only.").await.ok();
    let text = mail["text"].as_str().unwrap();
    assert!(text.contains("We hire in Europe only."), "{text}");
    assert!(desk.mails(0)[0].contains(text), "{:?}", desk.mails(0));
}

#[actix_web::test]
async fn a_repeated_call_gets_the_first_answer_and_nobody_is_mailed_twice() {
    let desk = Desk::open(&["ruth", "otto"]).await;
    let (items, token) = (json!([desk.item(0), desk.item(1), desk.item(0)]), desk.admin.token());
    let body = json!({ "items": items, "reason": "No." });
    let call = async || {
        let sent = request("POST", REJECT, Some(&token), Some(body.clone()));
        desk.app.send(sent.insert_header(("idempotency-key", "one"))).await
    };
    let (first, again) = (call().await, call().await);
    assert_eq!(codes(&first), [Value::Null, Value::Null], "one that is named twice is one");
    assert_eq!((first.status, &first.body), (again.status, &again.body));
    let late = desk.app.by(&desk.admin).post(REJECT, body.clone()).await;
    assert_eq!(codes(&late), [json!("stale_version"), json!("stale_version")]);
    assert_eq!((desk.mails(0).len(), desk.mails(1).len()), (2, 2), "the code's, and one other");
}

#[actix_web::test]
async fn one_to_a_hundred_inquiries_are_rejected_at_once_and_for_a_reason() {
    let desk = Desk::open(&["ruth"]).await;
    let many: Vec<Value> = (0..101).map(|_| desk.item(0)).collect();
    for path in [REJECT, PREVIEW] {
        for (items, reason) in
            [(json!([]), "No."), (json!(many), "No."), (json!([desk.item(0)]), " ")]
        {
            let refused = desk.send(path, items, reason).await;
            assert_eq!(refused.cell(), "400 validation_failed", "{path}: {}", refused.text);
        }
    }
    assert_eq!(desk.state(0).await, "in_review");
}

#[actix_web::test]
async fn an_inquiry_whose_address_nobody_verified_is_rejected_and_greets_nobody_by_name() {
    let (app, ruth) = (TestApp::start(), Persona::new("ruth"));
    app.register_company(&ruth).await;
    app.register_candidate(&Persona::new("admin")).await;
    let sent = app.by(&ruth).post("/api/auth/inquiry", inquiry_form("Pellworth")).await;
    let id = sent.body["inquiry"]["id"].as_str().unwrap().to_owned();
    let desk = Desk { app, admin: Persona::new("admin"), people: vec![ruth], ids: vec![id] };
    assert_eq!(desk.detail(0).await["inquiry"]["actions"], json!(["reject"]));

    let done = desk.send(REJECT, json!([desk.item(0)]), "We found no such company.").await;
    assert_eq!(codes(&done), [Value::Null], "{}", done.text);
    let mail = &desk.mails(0)[0];
    assert!(mail.contains("We found no such company.") && mail.contains("Hello,"), "{mail}");
    let ruth = desk.app.by(&desk.people[0]);
    let own = ruth.get("/api/auth/inquiry").await;
    assert_eq!(own.body["inquiry"]["state"], "rejected");
    let again = ruth.post("/api/auth/inquiry", inquiry_form("Pellworth")).await;
    assert_eq!(again.cell(), "409 already_verified");
}

#[actix_web::test]
async fn a_note_is_in_the_history_and_the_company_reads_nothing_of_it() {
    let desk = Desk::open(&["ruth"]).await;
    let path = format!("/api/admin/inquiries/{}/notes", desk.ids[0]);
    let before = desk.item(0);
    let token = desk.admin.token();
    let call = async |text: &str| {
        let sent = request("POST", &path, Some(&token), Some(json!({ "text": text })));
        desk.app.send(sent.insert_header(("idempotency-key", "one"))).await
    };
    for _ in 0..2 {
        let noted = call("Called back on Monday.").await;
        assert_eq!(noted.status, 201, "{}", noted.text);
    }
    let detail = desk.detail(0).await;
    let notes: Vec<&Value> = detail["history"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|step| step["action"] == "note")
        .collect();
    assert_eq!(notes.len(), 1, "{detail}");
    assert_eq!(notes[0]["reason"], "Called back on Monday.");
    assert_eq!(desk.item(0), before, "a decision on the version that was read is still taken");
    let own = desk.app.by(&desk.people[0]).get("/api/auth/inquiry").await;
    assert!(!own.text.contains("Monday"), "{}", own.text);
    assert_eq!(desk.mails(0).len(), 1, "the code's, and no other");
    for bad in [" ".to_owned(), "x".repeat(2001)] {
        let refused = desk.app.by(&desk.admin).post(&path, json!({ "text": bad })).await;
        assert_eq!(refused.cell(), "400 validation_failed");
    }
}

#[actix_web::test]
async fn the_command_line_rejects_several_shows_what_it_would_do_and_notes() {
    let desk = Desk::open(&["ruth", "otto", "mona"]).await;
    let yes = json!({ "flags": [], "note": null });
    assert_eq!(desk.app.decide(&desk.ids[1], "approve", yes).await.status, 200);
    let command = CommandLine { app: &desk.app, command: &["admin"] };
    let mut words = vec!["reject", "--reason", "We hire in Europe only."];
    words.extend(desk.people.iter().map(|who| who.email.as_str()));
    let mut dry = words.clone();
    dry.push("--preview");
    let shown = command.prints(&dry);
    assert!(
        shown.contains("To ruth@example.com: ") && shown.contains("otto Ltd was left out."),
        "{shown}"
    );
    assert_eq!(desk.state(0).await, "in_review");
    let done = command.prints(&words);
    assert!(done.starts_with("ruth Ltd is rejected.\notto Ltd was left out. "), "{done}");
    assert!(done.ends_with("mona Ltd is rejected.\n"), "{done}");
    command.refuses(&words, "mona Ltd was left out.");
    command.prints(&["note", &desk.people[0].email, "Called back."]);
    let detail = desk.detail(0).await;
    assert_eq!(detail["history"].as_array().unwrap().last().unwrap()["reason"], "Called back.");
}
