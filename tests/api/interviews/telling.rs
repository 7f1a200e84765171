//! Telling of an interview over HTTP: from the first word to the readers, and past the moderator.

use diesel::connection::SimpleConnection;
use serde_json::{Value, json};

use crate::support::{Answer, Persona, TestApp};
use crate::world::story_form;

/// Ada, who writes about an interview, and the moderator.
pub(crate) struct Teller {
    pub(crate) app: TestApp,
    pub(crate) ada: Persona,
}

impl Teller {
    pub(crate) async fn new() -> Self {
        let (app, ada) = (TestApp::start(), Persona::new("ada"));
        app.register_candidate(&ada).await;
        app.register_candidate(&Persona::new("admin")).await;
        Self { app, ada }
    }

    /// A draft of ada's about this company.
    pub(crate) async fn draft(&self, company: &str) -> Value {
        let body = json!({ "form": story_form(company), "way": "manual" });
        let made = self.app.by(&self.ada).post("/api/users/interviews", body).await;
        assert_eq!(made.status, 201, "{}", made.text);
        made.body["interview"].clone()
    }

    pub(crate) async fn act(&self, story: &Value, act: &str) -> Answer {
        let path = format!("/api/users/interviews/{}/{act}", story["id"].as_str().unwrap());
        self.app.by(&self.ada).post(&path, json!({ "version": story["version"] })).await
    }

    pub(crate) async fn sent(&self, company: &str) -> Value {
        let draft = self.draft(company).await;
        let sent = self.act(&draft, "submit").await;
        assert_eq!(sent.status, 200, "{}", sent.text);
        sent.body["interview"].clone()
    }

    pub(crate) async fn decide(&self, story: &Value, act: &str, reason: Value) -> Answer {
        let path = format!("/api/admin/interviews/{}/{act}", story["id"].as_str().unwrap());
        let body = json!({ "version": story["version"], "reason": reason });
        self.app.by(&Persona::new("admin")).post(&path, body).await
    }

    pub(crate) async fn admin(&self, path: &str) -> Value {
        let answer = self.app.by(&Persona::new("admin")).get(path).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        answer.body
    }
}

#[actix_web::test]
async fn a_story_is_written_over_days_sent_published_and_announced_by_mail() {
    let t = Teller::new().await;
    let empty = json!({ "form": {}, "way": "manual" });
    let made = t.app.by(&t.ada).post("/api/users/interviews", empty).await;
    let draft = &made.body["interview"];
    assert_eq!((made.status, &draft["state"]), (201, &json!("draft")));
    let path = format!("/api/users/interviews/{}", draft["id"].as_str().unwrap());
    let early = t.act(draft, "submit").await;
    assert_eq!(early.cell(), "400 validation_failed");
    let fields: Vec<&Value> =
        early.body["errors"].as_array().unwrap().iter().map(|e| &e["field"]).collect();
    assert!(fields.contains(&&json!("rounds")) && fields.len() == 11, "{fields:?}");
    let body = json!({ "version": draft["version"], "form": story_form("Pellworth") });
    let saved = t.app.by(&t.ada).put(&path, body.clone()).await;
    let own = saved.body["interview"].clone();
    assert_eq!((saved.status, &own["form"]["pay"]), (200, &json!("30 an hour")));
    assert_eq!(own["preview"]["told_by"], "Software Engineer, intern, 2025");
    assert_eq!(own["preview"]["pay"], Value::Null);
    let stale = t.app.by(&t.ada).put(&path, body).await;
    assert_eq!(stale.cell(), "409 stale_version");
    let sent = t.act(&own, "submit").await.body["interview"].clone();
    assert_eq!(sent["state"], "pending_review", "{sent}");
    let public = format!("/api/interviews/{}", draft["id"].as_str().unwrap());
    assert_eq!(t.app.by(&t.ada).get(&public).await.cell(), "404 not_found");
    let done = t.decide(&sent, "publish", Value::Null).await;
    assert_eq!(done.body["interview"]["state"], "published", "{}", done.text);
    let story = t.app.anon().get(&public).await;
    assert_eq!(story.status, 200);
    let mail = &t.app.mails_to(&t.ada.email)[0];
    assert!(mail.contains(story.body["story"]["path"].as_str().unwrap()), "{mail}");
    let list = t.app.by(&t.ada).get("/api/users/interviews").await;
    assert_eq!(list.body["items"][0]["path"], story.body["story"]["path"]);
}

#[actix_web::test]
async fn nobody_but_the_author_reads_pay_identity_or_what_is_held() {
    let t = Teller::new().await;
    let mut form = story_form("Pellworth");
    form["summary"] = json!("Held-canary: write to canary-person@example.org about this one.");
    let body = json!({ "form": form, "way": "manual" });
    let made = t.app.by(&t.ada).post("/api/users/interviews", body).await;
    let held = t.act(&made.body["interview"], "submit").await.body["interview"].clone();
    assert_eq!(held["state"], "held");
    let live = t.sent("Quillhaven").await;
    t.decide(&live, "publish", Value::Null).await;
    let (held_id, id) = (held["id"].as_str().unwrap(), live["id"].as_str().unwrap());
    let ben = Persona::new("ben");
    t.app.register_candidate(&ben).await;
    let mut seen = String::new();
    for who in [None, Some(&ben), Some(&t.ada)] {
        for path in [
            "/api/interviews".to_owned(),
            "/api/interviews?q=canary".to_owned(),
            format!("/api/interviews/{id}"),
            format!("/api/interviews/{held_id}"),
            "/api/interviews/companies?q=pell".to_owned(),
            "/api/interviews/summary".to_owned(),
        ] {
            seen.push_str(&t.app.by(who).get(&path).await.text);
        }
    }
    let batch = json!({ "interview_ids": [held_id] });
    let likes = "/api/interviews/batch/like-status";
    let hidden = t.app.by(&ben).post(likes, batch).await;
    assert_eq!(hidden.body, json!({}));
    for act in ["like", "reports"] {
        let path = format!("/api/interviews/{held_id}/{act}");
        let method = if act == "like" { "PUT" } else { "POST" };
        let body = (act == "reports").then(|| json!({ "reason": "spam" }));
        assert_eq!(t.app.by(&ben).send(method, &path, body).await.cell(), "404 not_found");
    }
    for id in [id, held_id] {
        let own = format!("/api/users/interviews/{id}");
        let foreign = t.app.by(&ben).get(&own).await;
        assert_eq!(foreign.cell(), "404 not_found");
        seen.push_str(&foreign.text);
        let case = t.admin(&format!("/api/admin/interviews/{id}")).await;
        let text = case.to_string();
        for secret in ["ada@example.com", "uid-ada", "30 an hour", "\"pay\":\""] {
            assert!(!text.contains(secret), "the moderator reads {secret}: {text}");
        }
        assert_eq!(keys(&case["interview"]), MODERATED);
    }
    for secret in ["ada@", "uid-ada", "30 an hour", "anary", "author", "\"pay\":\""] {
        assert!(!seen.contains(secret), "{secret} is public");
    }
    let story = t.app.anon().get(&format!("/api/interviews/{id}")).await;
    assert_eq!(keys(&story.body["story"]), PUBLIC);
    let own = t.app.by(&t.ada).get(&format!("/api/users/interviews/{id}")).await;
    assert_eq!(keys(&own.body["interview"]), OWN);
}

#[actix_web::test]
async fn a_story_that_cannot_be_read_is_a_failure_and_never_one_that_is_not_shown() {
    let t = Teller::new().await;
    let sent = t.sent("Pellworth").await;
    let id = sent["id"].as_str().unwrap();
    t.decide(&sent, "publish", Value::Null).await;
    let own = format!("/api/users/interviews/{id}");
    let shown = t.app.by(&t.ada).get(&own).await.body["interview"].clone();
    let mut form = story_form("Pellworth");
    form["tips"] = json!("Bring questions about the team.");
    let edit = json!({ "version": shown["version"], "form": form });
    let saved = t.app.by(&t.ada).put(&own, edit).await;
    assert_eq!(saved.body["interview"]["pending_edit"], true, "{}", saved.text);
    let case = format!("/api/admin/interviews/{id}");
    let read = t.admin(&case).await;
    assert_eq!(read["interview"]["live"]["tips"], "Bring questions about the work.");
    t.app.conn().batch_execute("alter table interview_texts rename to elsewhere").unwrap();
    let admin = Persona::new("admin");
    for (path, who) in [(own.as_str(), &t.ada), ("/api/users/interviews", &t.ada), (&case, &admin)]
    {
        let answer = t.app.by(who).get(path).await;
        assert_eq!(answer.status, 500, "{path}: {}", answer.text);
    }
}

fn keys(value: &Value) -> Vec<String> {
    let mut keys: Vec<String> = value.as_object().unwrap().keys().cloned().collect();
    keys.sort();
    keys
}

/// Every field of a story that everybody reads.
const PUBLIC: [&str; 27] = [
    "checked_at",
    "company",
    "company_stats",
    "days_to_decision",
    "difficulty",
    "excerpt",
    "experience",
    "highlights",
    "id",
    "language",
    "level",
    "likes_count",
    "month",
    "outcome",
    "path",
    "position",
    "published_at",
    "related",
    "reply",
    "rounds",
    "rounds_count",
    "source",
    "summary",
    "tips",
    "told_by",
    "verified",
    "year",
];
/// Every field of one's own story.
const OWN: [&str; 18] = [
    "actions",
    "changed_at",
    "confirmed",
    "created_at",
    "edit_state",
    "form",
    "id",
    "likes_count",
    "machine_filled",
    "note",
    "path",
    "pending_edit",
    "preview",
    "published_at",
    "state",
    "submitted_at",
    "version",
    "warnings",
];
/// Every field that the moderator reads.
const MODERATED: [&str; 17] = [
    "actions",
    "author",
    "dispute",
    "edit_state",
    "form",
    "history",
    "id",
    "live",
    "note",
    "published_at",
    "reply",
    "reports",
    "state",
    "submitted_at",
    "verified",
    "version",
    "warnings",
];

#[actix_web::test]
async fn the_moderator_sees_what_waits_and_the_author_hears_why() {
    let t = Teller::new().await;
    let story = t.sent("Pellworth").await;
    let page = t.admin("/api/admin/interviews").await;
    assert_eq!(page["items"][0]["company_name"], "Pellworth");
    assert_eq!(
        (&page["items"][0]["kind"], &page["items"][0]["overdue"]),
        (&json!("story"), &json!(false))
    );
    assert_eq!(t.admin("/api/admin/interviews/counts").await["counts"]["pending"], 1);
    let bare = t.decide(&story, "request-changes", Value::Null).await;
    assert_eq!(bare.cell(), "400 validation_failed");
    let reason = json!({ "code": "unclear", "text": "What was the second round?" });
    let asked = t.decide(&story, "request-changes", reason.clone()).await;
    assert_eq!(asked.body["interview"]["state"], "changes_requested");
    let said = "Your story is hard to understand. What was the second round?";
    assert!(t.app.mails_to(&t.ada.email)[0].contains(said));
    let late = t.decide(&story, "publish", Value::Null).await;
    assert_eq!(late.cell(), "409 stale_version");
    let path = format!("/api/users/interviews/{}", story["id"].as_str().unwrap());
    let own = t.app.by(&t.ada).get(&path).await.body["interview"].clone();
    assert_eq!(own["note"], said);
    assert_eq!(own["actions"], json!(["edit", "withdraw"]));
    let body = json!({ "version": own["version"], "form": story_form("Pellworth") });
    let again = t.app.by(&t.ada).put(&path, body).await.body["interview"].clone();
    assert_eq!(t.act(&again, "submit").await.body["interview"]["state"], "pending_review");
}

#[actix_web::test]
async fn a_story_is_taken_back_and_a_second_of_the_same_interview_is_pointed_at() {
    let t = Teller::new().await;
    let draft = t.draft("Pellworth").await;
    let body = json!({ "form": story_form("pellworth"), "way": "manual" });
    let twin = t.app.by(&t.ada).post("/api/users/interviews", body).await;
    assert_eq!(twin.cell(), "409 duplicate_interview");
    assert_eq!(twin.body["errors"][0]["detail"], draft["id"]);
    let gone = t.act(&draft, "withdraw").await;
    assert_eq!((gone.status, &gone.body["interview"]), (200, &Value::Null));
    let sent = t.sent("Pellworth").await;
    t.decide(&sent, "publish", Value::Null).await;
    let path = format!("/api/users/interviews/{}", sent["id"].as_str().unwrap());
    let own = t.app.by(&t.ada).get(&path).await.body["interview"].clone();
    let back = t.act(&own, "withdraw").await;
    assert_eq!(back.body["interview"]["state"], "withdrawn");
    let public = format!("/api/interviews/{}", sent["id"].as_str().unwrap());
    assert_eq!(t.app.by(&t.ada).get(&public).await.cell(), "404 not_found");
}

#[actix_web::test]
async fn a_guided_story_fills_a_form_whose_fields_are_looked_at_before_it_is_sent() {
    let t = Teller::new().await;
    let body = json!({ "form": {}, "way": "guided" });
    let made = t.app.by(&t.ada).post("/api/users/interviews", body).await;
    let id = made.body["interview"]["id"].as_str().unwrap().to_owned();
    let path = format!("/api/users/interviews/{id}/answers");
    let answers = [
        ("company", "Pellworth"),
        ("position", "Software Engineer"),
        ("level", "Intern"),
        ("when", "March 2025"),
        ("source", "I applied"),
        (
            "rounds",
            "A phone call of 30 minutes about the role and about what I had built before.\n\
                    An onsite coding round of 60 minutes: how would you find a cycle in a list?",
        ),
        ("difficulty", "3"),
        ("experience", "Positive"),
        ("outcome", "Offer, accepted after 6 days"),
        ("summary", "Calm people and clear questions, and an answer within the week."),
        ("tips", "Nothing"),
    ];
    let mut last = Value::Null;
    for (step, said) in answers {
        let body = json!({ "step": step, "answer": said });
        let done = t.app.by(&t.ada).post(&path, body).await;
        assert_eq!((done.status, &done.body["mode"]), (200, &json!("guided")), "{}", done.text);
        last = done.body;
    }
    assert_eq!(last["next"], Value::Null);
    let conversation = format!("/api/users/interviews/{id}/conversation");
    let shown = t.app.by(&t.ada).get(&conversation).await;
    assert_eq!(shown.body["turns"].as_array().map(Vec::len), Some(11));
    let own = &last["interview"];
    let mut form = own["form"].clone();
    form["no_confidential"] = json!(true);
    let save = format!("/api/users/interviews/{id}");
    let body = json!({ "version": own["version"], "form": form, "confirmed": [] });
    let saved = t.app.by(&t.ada).put(&save, body).await.body["interview"].clone();
    let early = t.act(&saved, "submit").await;
    assert_eq!(early.cell(), "400 unconfirmed_fields", "{}", early.text);
    let all = saved["machine_filled"].clone();
    assert_eq!(early.body["errors"].as_array().map(Vec::len), all.as_array().map(Vec::len));
    let body = json!({ "version": saved["version"], "form": form, "confirmed": all });
    let saved = t.app.by(&t.ada).put(&save, body).await.body["interview"].clone();
    let sent = t.act(&saved, "submit").await;
    assert_eq!(sent.body["interview"]["state"], "pending_review", "{}", sent.text);
    t.decide(&sent.body["interview"], "publish", Value::Null).await;
    let after = t.app.by(&t.ada).get(&conversation).await;
    assert_eq!(after.body["turns"], json!([]), "what was said is forgotten with publishing");
}
