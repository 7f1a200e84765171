//! Roles over HTTP, as the members of a company write them.

use db::audit::Actor;
use diesel::connection::SimpleConnection;
use kernel::chrono::{Days, Utc};
use serde_json::{Value, json};

use crate::support::{Answer, Persona, TestApp, request};

/// Lets a company hire: the admin knows it, and its profile is complete.
pub(crate) fn open_roles(app: &TestApp, owner: &Persona) {
    use companies::grants::{Flag, NewGrant, grant};
    use companies::profiles::{Event, decide, of_owner};
    let conn = &mut app.conn();
    let company = of_owner(conn, &owner.email.parse().unwrap()).unwrap().unwrap();
    if !company.may_act() {
        decide(conn, company.id, Event::Approve, Actor::Operator, "test").unwrap();
    }
    let company = company.id;
    let (reason, granted_by) = ("test".to_owned(), "test".to_owned());
    let (flag, expires_at) = (Flag::ProfileCompleted, None);
    let new = NewGrant { company, flag, expires_at, reason, granted_by };
    grant(conn, Actor::Operator, &new).unwrap();
}

/// A role that says everything.
pub(crate) fn role_form(title: &str) -> Value {
    let deadline = Utc::now().date_naive() + Days::new(30);
    json!({
        "title": title, "kind": "intern", "openings": 2, "level": "student",
        "description": "You build the tools that our fitters use.",
        "must_haves": ["You have written a program that somebody else used"],
        "nice_to_haves": [], "skills": ["Rust"], "assessment_id": null, "cut_off": null,
        "workplace": "hybrid", "location": "Lisbon", "countries": ["PT"], "starts_on": null,
        "duration_weeks": 12, "hours_per_week": 40, "pay_min": 1200, "pay_max": 1500,
        "currency": "EUR", "pay_period": "month", "deadline": deadline,
        "questions": [{ "prompt": "Why us?", "kind": "text", "options": [], "needs": null }],
    })
}

/// Ruth, whose company hires.
pub(crate) struct Hirer {
    pub(crate) app: TestApp,
    pub(crate) ruth: Persona,
}

impl Hirer {
    pub(crate) async fn new() -> Self {
        let (app, ruth) = (TestApp::start(), Persona::new("ruth"));
        app.register_company(&ruth).await;
        open_roles(&app, &ruth);
        Self { app, ruth }
    }

    async fn draft(&self, form: Value) -> Value {
        let made = self.app.by(&self.ruth).post("/api/roles", json!({ "form": form })).await;
        assert_eq!(made.status, 201, "{}", made.text);
        made.body
    }

    /// A role that was sent to the admin.
    pub(crate) async fn sent(&self, title: &str) -> Value {
        let draft = self.draft(role_form(title)).await;
        let sent = self.act(&draft, "submit").await;
        assert_eq!(sent.status, 200, "{}", sent.text);
        sent.body
    }

    pub(crate) async fn read(&self, id: &str) -> Value {
        self.app.by(&self.ruth).get(&format!("/api/roles/{id}")).await.body
    }

    pub(crate) async fn act(&self, role: &Value, act: &str) -> Answer {
        let path = format!("/api/roles/{}/{act}", role["id"].as_str().unwrap());
        self.app.by(&self.ruth).post(&path, json!({ "version": role["version"] })).await
    }
}

#[actix_web::test]
async fn a_role_is_written_over_days_and_sent() {
    let t = Hirer::new().await;
    let draft = t.draft(json!({})).await;
    assert_eq!(
        (&draft["state"], &draft["actions"]),
        (&json!("draft"), &json!(["edit", "submit", "delete"]))
    );
    let early = t.act(&draft, "submit").await;
    assert_eq!(early.cell(), "400 validation_failed");
    let errors = early.body["errors"].as_array().unwrap();
    assert!(errors.iter().any(|e| e["field"] == "pay_min") && errors.len() == 15, "{errors:?}");
    let path = format!("/api/roles/{}", draft["id"].as_str().unwrap());
    let body = json!({ "version": draft["version"], "form": role_form("Software intern") });
    let saved = t.app.by(&t.ruth).put(&path, body.clone()).await;
    assert_eq!(saved.status, 200, "{}", saved.text);
    assert_eq!(saved.body["form"], role_form("Software intern"));
    let stale = t.app.by(&t.ruth).put(&path, body).await;
    assert_eq!(stale.cell(), "409 stale_version");
    let read = t.app.by(&t.ruth).get(&path).await;
    assert_eq!(read.body, saved.body, "what was refused has changed nothing");
    let sent = t.act(&saved.body, "submit").await;
    assert_eq!(sent.body["state"], "submitted", "{}", sent.text);
    assert_eq!(sent.body["actions"], json!(["withdraw"]));
    let back = t.act(&sent.body, "withdraw").await;
    assert_eq!(back.body["state"], "draft");
    assert_eq!(t.act(&back.body, "pause").await.cell(), "409 not_now");
    let gone = t.act(&back.body, "delete").await;
    assert_eq!(gone.status, 200, "{}", gone.text);
    assert_eq!(t.app.by(&t.ruth).get(&path).await.cell(), "404 not_found");
}

#[actix_web::test]
async fn what_can_never_be_right_is_named_by_its_field_and_not_saved() {
    let t = Hirer::new().await;
    let draft = t.draft(json!({})).await;
    let path = format!("/api/roles/{}", draft["id"].as_str().unwrap());
    for (field, value, named) in [
        ("title", json!("a".repeat(81)), "title"),
        ("title", json!("Fit\u{202e}ter"), "title"),
        ("description", json!("Work.\u{2066}krow"), "description"),
        ("must_haves", json!(["a\nb"]), "must_haves[0]"),
        ("openings", json!(51), "openings"),
        ("skills", json!(["a".repeat(41)]), "skills[0]"),
        ("level", json!("wizard"), "form.level"),
        ("assessment_id", json!(kernel::AssessmentId::new()), "assessment_id"),
    ] {
        let mut form = role_form("Software intern");
        form[field] = value;
        let body = json!({ "version": draft["version"], "form": form });
        let refused = t.app.by(&t.ruth).put(&path, body).await;
        assert_eq!(refused.cell(), "400 validation_failed", "{field}: {}", refused.text);
        let at = refused.body["errors"][0]["field"].as_str().unwrap();
        assert!(named.ends_with(at), "{field} is named {at}");
    }
    let mut form = role_form("Software intern");
    form["title"] = json!("Fit\0ter");
    let nul = t.app.by(&t.ruth).put(&path, json!({ "version": 1, "form": form })).await;
    assert_eq!(nul.cell(), "400 invalid_character", "{}", nul.text);
    assert_eq!(t.app.by(&t.ruth).get(&path).await.body, draft);
}

#[actix_web::test]
async fn a_repeated_request_makes_one_role_and_one_copy() {
    let t = Hirer::new().await;
    let mut ids = Vec::new();
    for _ in 0..2 {
        let body = json!({ "form": role_form("Software intern") });
        let sent = request("POST", "/api/roles", Some(&t.ruth.token()), Some(body));
        let made = t.app.send(sent.insert_header(("idempotency-key", "one"))).await;
        ids.push(made.body["id"].clone());
    }
    assert_eq!(ids[0], ids[1]);
    let path = format!("/api/roles/{}/duplicate", ids[0].as_str().unwrap());
    let mut copies = Vec::new();
    for _ in 0..2 {
        let sent = request("POST", &path, Some(&t.ruth.token()), Some(json!({ "version": 1 })));
        let copy = t.app.send(sent.insert_header(("idempotency-key", "two"))).await;
        assert_eq!(copy.status, 201, "{}", copy.text);
        assert_eq!(
            (&copy.body["form"]["deadline"], &copy.body["state"]),
            (&json!(null), &json!("draft"))
        );
        copies.push(copy.body["id"].clone());
    }
    assert_eq!(copies[0], copies[1]);
    let list = t.app.by(&t.ruth).get("/api/roles?stage=drafts").await;
    assert_eq!(list.body["items"].as_array().unwrap().len(), 2);
}

#[actix_web::test]
async fn the_list_is_paged_and_cut_to_a_stage() {
    let t = Hirer::new().await;
    for n in 0..3 {
        t.draft(role_form(&format!("Role {n}"))).await;
    }
    let first = t.app.by(&t.ruth).get("/api/roles?limit=2").await;
    let titles = |page: &Value| -> Vec<String> {
        let items = page["items"].as_array().unwrap().iter();
        items.map(|role| role["form"]["title"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(titles(&first.body), ["Role 2", "Role 1"]);
    let next = format!("/api/roles?limit=2&cursor={}", first.body["next_cursor"].as_str().unwrap());
    let rest = t.app.by(&t.ruth).get(&next).await;
    assert_eq!(
        (titles(&rest.body), &rest.body["next_cursor"]),
        (vec!["Role 0".to_owned()], &json!(null))
    );
    let review = t.app.by(&t.ruth).get("/api/roles?stage=review").await;
    assert_eq!(review.body["items"], json!([]));
    let wrong = t.app.by(&t.ruth).get("/api/roles?stage=lost").await;
    assert_eq!(wrong.cell(), "400 validation_failed");
}

#[actix_web::test]
async fn roles_are_for_known_companies_with_a_profile_and_changed_by_their_recruiters() {
    let t = Hirer::new().await;
    let draft = t.draft(role_form("Software intern")).await;
    let change = |sql: &str| t.app.conn().batch_execute(sql).unwrap();
    for (sql, undo) in [
        ("update companies set state = 'suspended'", "update companies set state = 'approved'"),
        (
            "update company_grants set revoked_at = now()",
            "update company_grants set revoked_at = null",
        ),
    ] {
        change(sql);
        let locked = t.app.by(&t.ruth).get("/api/roles").await;
        assert_eq!(locked.cell(), "403 feature_locked", "{sql}");
        change(undo);
    }
    change("update company_members set role = 'reviewer'");
    assert_eq!(t.app.by(&t.ruth).get("/api/roles").await.status, 200);
    assert_eq!(t.act(&draft, "submit").await.cell(), "403 role");
    let body = json!({ "form": {} });
    assert_eq!(t.app.by(&t.ruth).post("/api/roles", body).await.cell(), "403 role");
}
