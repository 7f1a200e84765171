//! Roles over HTTP, as the admin decides about them.

use flows::post::Sender;
use kernel::chrono::{TimeDelta, Utc};
use serde_json::{Value, json};

use crate::hiring::roles::{Hirer, role_form};
use crate::support::{Answer, Persona};

/// A company that hires, and the admin.
struct Desk {
    t: Hirer,
    admin: Persona,
}

impl Desk {
    async fn open() -> Self {
        let (t, admin) = (Hirer::new().await, Persona::new("admin"));
        t.app.register_candidate(&admin).await;
        Self { t, admin }
    }

    async fn list(&self, queue: &str) -> Vec<Value> {
        let path = format!("/api/admin/roles?queue={queue}");
        let page = self.t.app.by(&self.admin).get(&path).await.ok();
        page["items"].as_array().unwrap().clone()
    }

    async fn read(&self, role: &Value) -> Value {
        let path = format!("/api/admin/roles/{}", role["id"].as_str().unwrap());
        self.t.app.by(&self.admin).get(&path).await.ok()
    }

    /// A decision with what else it needs, on the version that this is.
    async fn decide(&self, role: &Value, decision: &str, more: Value) -> Answer {
        let mut body = json!({ "version": role["version"], "decision": decision });
        body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let path = format!("/api/admin/roles/{}/decision", role["id"].as_str().unwrap());
        self.t.app.by(&self.admin).post(&path, body).await
    }

    async fn save(&self, role: &Value, title: &str) -> Value {
        let path = format!("/api/roles/{}", role["id"].as_str().unwrap());
        let body = json!({ "version": role["version"], "form": role_form(title) });
        self.t.app.by(&self.t.ruth).put(&path, body).await.ok()
    }
}

fn failed(detail: &Value) -> Vec<&str> {
    let checks = detail["checks"].as_array().unwrap().iter();
    checks.filter(|one| one["passed"] == false).map(|one| one["check"].as_str().unwrap()).collect()
}

#[actix_web::test]
async fn the_admin_reads_what_waits_with_its_checks_and_sends_it_back_with_comments() {
    let desk = Desk::open().await;
    let first = desk.t.sent("Fitter").await;
    let second = desk.t.sent("Fitter!").await;
    let listed = desk.list("waiting").await;
    assert_eq!((&listed[0]["id"], &listed[1]["id"]), (&first["id"], &second["id"]));
    let detail = desk.read(&second).await;
    assert_eq!(detail["form"], second["form"]);
    assert_eq!(failed(&detail), ["duplicate", "length"]);
    let duplicate = detail["checks"].as_array().unwrap().iter().find(|c| c["check"] == "duplicate");
    assert_eq!(duplicate.unwrap()["found"], json!(["Fitter"]));
    let decisions = json!(["approve", "publish", "schedule", "request_changes", "reject"]);
    assert_eq!(detail["decisions"], decisions);

    let comments = json!([{ "field": "title", "text": "You have one like it." }]);
    let silent = desk.decide(&detail, "request_changes", json!({ "comments": comments })).await;
    assert_eq!(silent.cell(), "400 validation_failed");
    let unknown = json!({ "note": "No.", "comments": [{ "field": "colour", "text": "Which?" }] });
    let unknown = desk.decide(&detail, "request_changes", unknown).await;
    assert_eq!(unknown.body["errors"][0]["field"], "comments");
    let said = json!({ "note": "Say what differs.", "comments": comments });
    desk.decide(&detail, "request_changes", said.clone()).await.ok();
    let stale = desk.decide(&detail, "request_changes", said).await;
    assert_eq!(stale.cell(), "409 stale_version");
    let own = desk.t.read(second["id"].as_str().unwrap()).await;
    assert_eq!((&own["note"], &own["comments"]), (&json!("Say what differs."), &comments));
    assert!(desk.t.app.mails_to(&desk.t.ruth.email)[0].contains("Say what differs."));
    let counts = desk.t.app.by(&desk.admin).get("/api/admin/roles/counts").await.ok();
    let expected = json!({ "waiting": 1, "changes_requested": 1, "approved": 0, "live": 0 });
    assert_eq!(counts["counts"], expected);
}

#[actix_web::test]
async fn changes_to_a_published_role_are_decided_beside_its_text() {
    let desk = Desk::open().await;
    let sent = desk.t.sent("Fitter").await;
    let shown = desk.decide(&sent, "publish", json!({})).await.ok();
    let own = desk.t.read(sent["id"].as_str().unwrap()).await;
    assert_eq!(own["actions"], json!(["edit", "pause", "close"]));
    let begun = desk.save(&own, "Fitter, days").await;
    assert_eq!((&begun["state"], &begun["revision"]), (&json!("published"), &json!("draft")));
    assert_eq!(begun["form"]["title"], "Fitter, days");
    assert_eq!(begun["published"], shown["form"]);
    assert_eq!(desk.list("waiting").await, Vec::<Value>::new());
    let sent = desk.t.act(&begun, "submit").await.ok();
    assert_eq!(sent["actions"], json!(["withdraw", "discard", "pause", "close"]));
    let detail = desk.read(&sent).await;
    assert_eq!(
        detail["decisions"],
        json!(["publish", "request_changes", "reject", "pause", "close"])
    );
    assert_eq!(detail["published"]["title"], "Fitter");
    let done = desk.decide(&detail, "publish", json!({})).await.ok();
    assert_eq!(
        (&done["form"]["title"], &done["published"]),
        (&json!("Fitter, days"), &Value::Null)
    );
    let mail = &desk.t.app.mails_to(&desk.t.ruth.email)[0];
    assert!(mail.contains("We have published your changes to the role Fitter, days."), "{mail}");

    let again = desk.save(&desk.t.read(sent["id"].as_str().unwrap()).await, "Fitter, nights").await;
    let dropped = desk.t.act(&again, "discard").await.ok();
    assert_eq!(
        (&dropped["revision"], &dropped["form"]["title"]),
        (&Value::Null, &json!("Fitter, days"))
    );
}

#[actix_web::test]
async fn a_role_is_published_at_its_time_and_closed_after_its_deadline_with_a_mail_each() {
    let desk = Desk::open().await;
    let sent = desk.t.sent("Fitter").await;
    let now = Utc::now();
    let late =
        desk.decide(&sent, "schedule", json!({ "publish_at": now + TimeDelta::days(60) })).await;
    assert_eq!((late.status, &late.body["errors"][0]["field"]), (400, &json!("publish_at")));
    let soon = now + TimeDelta::hours(2);
    let set = desk.decide(&sent, "schedule", json!({ "publish_at": soon })).await.ok();
    assert_eq!(set["state"], "approved");
    assert!(desk.t.app.mails_to(&desk.t.ruth.email)[0].contains("It will be published on"));

    let advance = |now| {
        let sender = Sender { public_url: "http://127.0.0.1".to_owned(), support: None, now };
        flows::roles::advance(&desk.t.app.state().db, &sender).unwrap()
    };
    assert_eq!(advance(now), 0);
    assert_eq!(advance(soon), 1);
    assert_eq!(advance(soon), 0);
    let id = sent["id"].as_str().unwrap();
    assert_eq!(desk.t.read(id).await["state"], "published");
    assert_eq!(advance(now + TimeDelta::days(31)), 1);
    assert_eq!(desk.t.read(id).await["state"], "closed");
    let mail = &desk.t.app.mails_to(&desk.t.ruth.email)[0];
    assert!(mail.contains("The deadline of the role Fitter has passed"), "{mail}");
}
