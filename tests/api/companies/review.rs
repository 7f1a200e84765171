//! The admin's queue over HTTP: what it shows, what each act changes, tells and writes down.

use diesel::prelude::*;
use serde_json::{Value, json};

use crate::billing::plan_body;
use crate::support::{Answer, Persona, TestApp, inquiry_form};

struct Desk {
    app: TestApp,
    ruth: Persona,
    id: String,
}

impl Desk {
    /// An inquiry of ruth's that waits for the admin.
    async fn open() -> Self {
        let (app, ruth) = (TestApp::start(), Persona::new("ruth"));
        app.register_company(&ruth).await;
        app.register_candidate(&Persona::new("admin")).await;
        let id = app.inquire(&ruth, "Pellworth").await;
        Self { app, ruth, id }
    }

    async fn act(&self, act: &str, body: Value) -> Answer {
        self.app.decide(&self.id, act, body).await
    }

    async fn approve(&self) -> Answer {
        self.act("approve", json!({ "flags": [], "note": null })).await
    }

    async fn get(&self, path: &str) -> Value {
        let answer = self.app.by(&Persona::new("admin")).get(path).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        answer.body
    }

    async fn detail(&self) -> Value {
        self.get(&format!("/api/admin/inquiries/{}", self.id)).await
    }

    async fn state(&self) -> Value {
        self.detail().await["inquiry"]["state"].clone()
    }

    fn mails(&self) -> Vec<String> {
        self.app.mails_to(&self.ruth.email)
    }
}

#[actix_web::test]
async fn the_queue_shows_what_a_company_said_and_what_to_look_at() {
    let desk = Desk::open().await;
    let page = desk.get("/api/admin/inquiries?column=in_review").await;
    let item = &page["items"][0];
    assert_eq!((&item["id"], &item["company_name"]), (&json!(desk.id), &json!("Pellworth")));
    assert_eq!(
        (&item["email"], &item["phone"]),
        (&json!("ruth@example.com"), &json!("+44 20 7946 0000"))
    );
    assert_eq!(item["actions"], json!(["request_info", "approve", "reject"]));
    assert_eq!((&item["age_days"], &item["stale"]), (&json!(0), &json!(false)));
    assert!(item["due_at"].is_string(), "{item}");
    assert_eq!(item["signals"][0]["code"], "domain_unlike_name", "{item}");
    assert_eq!(page["next_cursor"], Value::Null);
    let none = desk.get("/api/admin/inquiries?column=closed").await;
    assert_eq!(none["items"], json!([]));
    let counts = desk.get("/api/admin/inquiries/counts").await;
    let want = json!({ "new": 0, "otp_pending": 0, "verified": 0, "in_review": 1,
                       "activation_sent": 0, "activated": 0, "stale": 0, "closed": 0 });
    assert_eq!(counts["counts"], want);
    for bad in ["column=x", "state=x", "cursor=x", "limit=0", "limit=101", "other=1"] {
        let path = format!("/api/admin/inquiries?{bad}");
        let answer = desk.app.by(&Persona::new("admin")).get(&path).await;
        assert_eq!(answer.status, 400, "{bad}: {}", answer.text);
    }
}

#[actix_web::test]
async fn the_queue_is_read_page_by_page() {
    let desk = Desk::open().await;
    for at in 0..4 {
        let who = Persona::new(&format!("company{at}"));
        desk.app.register_company(&who).await;
        desk.app.inquire(&who, &format!("Company {at}")).await;
    }
    let (mut names, mut path) = (Vec::new(), "/api/admin/inquiries?limit=2".to_owned());
    loop {
        let page = desk.get(&path).await;
        let items = page["items"].as_array().unwrap();
        assert!((1..=2).contains(&items.len()));
        names.extend(items.iter().map(|item| item["company_name"].as_str().unwrap().to_owned()));
        let Some(cursor) = page["next_cursor"].as_str() else { break };
        path = format!("/api/admin/inquiries?limit=2&cursor={cursor}");
    }
    assert_eq!(names, ["Company 3", "Company 2", "Company 1", "Company 0", "Pellworth"]);
}

#[actix_web::test]
async fn a_yes_approves_the_company_grants_flags_and_mails_a_link() {
    let desk = Desk::open().await;
    let body = json!({ "flags": ["payment", "assessment_access"], "note": "Known from the fair." });
    let yes = desk.act("approve", body).await;
    assert_eq!((yes.status, &yes.body["inquiry"]["state"]), (200, &json!("activation_sent")));
    let detail = desk.detail().await;
    assert_eq!(detail["flags"], json!(["payment", "assessment_access"]));
    assert_eq!(detail["activation"]["sent_to"], "ruth@example.com");
    assert_eq!(detail["activation"]["mail"], "queued");
    assert_eq!(detail["activation"]["used_at"], Value::Null);
    let mail = &desk.mails()[0];
    assert!(mail.contains("/company-activation?token="), "{mail}");
    assert!(!yes.text.contains("token"), "the token goes by mail only");
    let open = desk.app.by(&desk.ruth).get("/api/problems").await;
    assert_eq!(open.status, 200, "the flags count at once: {}", open.text);
    let history: Vec<(&str, &str)> = detail["history"]
        .as_array()
        .unwrap()
        .iter()
        .map(|step| (step["action"].as_str().unwrap(), step["actor"].as_str().unwrap()))
        .collect();
    let ruth = "ruth@example.com";
    let want = [
        ("register", ruth),
        ("submit", ruth),
        ("verify", ruth),
        ("queue", "system"),
        ("approve", "admin@example.com"),
        ("send_activation", "admin@example.com"),
    ];
    assert_eq!(history, want);
    assert_eq!(detail["history"][4]["reason"], "Known from the fair.");
    use db::schema::companies::dsl as c;
    let company: (String, String) =
        c::companies.select((c::name, c::state)).first(&mut desk.app.conn()).unwrap();
    assert_eq!(company, ("Pellworth".to_owned(), "approved".to_owned()));
}

#[actix_web::test]
async fn a_flag_that_is_none_or_an_empty_reason_changes_nothing() {
    let desk = Desk::open().await;
    let bad = desk.act("approve", json!({ "flags": ["everything"], "note": null })).await;
    assert_eq!(bad.cell(), "400 validation_failed");
    for (act, body) in [
        ("reject", json!({ "reason": "" })),
        ("reject", json!({ "reason": " " })),
        ("reject", json!({ "reason": "x".repeat(2001) })),
        ("request-info", json!({ "text": "" })),
        ("approve", json!({ "flags": [], "note": "x".repeat(2001) })),
    ] {
        let answer = desk.act(act, body).await;
        assert_eq!(answer.cell(), "400 validation_failed", "{act}: {}", answer.text);
    }
    assert_eq!(desk.state().await, "in_review");
    assert_eq!(desk.mails().len(), 1, "the code's, and no other");
}

#[actix_web::test]
async fn a_no_is_mailed_with_its_reason_and_final() {
    let desk = Desk::open().await;
    let no = desk.act("reject", json!({ "reason": "We hire in Europe only." })).await;
    assert_eq!((no.status, &no.body["inquiry"]["state"]), (200, &json!("rejected")));
    assert!(desk.mails()[0].contains("We hire in Europe only."));
    assert_eq!(desk.approve().await.cell(), "409 not_now");
    let own = desk.app.by(&desk.ruth).get("/api/auth/inquiry").await;
    assert_eq!(own.body["inquiry"]["reason"], "We hire in Europe only.");
    let again = Some(inquiry_form("Pellworth"));
    let again = desk.app.by(&desk.ruth).send("POST", "/api/auth/inquiry", again).await;
    assert_eq!(again.cell(), "409 already_verified");
}

#[actix_web::test]
async fn a_question_goes_out_by_mail_and_comes_back_as_a_form() {
    let desk = Desk::open().await;
    let asked = desk.act("request-info", json!({ "text": "In which city?" })).await;
    assert_eq!(asked.body["inquiry"]["state"], "info_requested");
    assert!(desk.mails()[0].contains("In which city?"));
    let form = Some(inquiry_form("Pellworth of Leeds"));
    let answered = desk.app.by(&desk.ruth).send("POST", "/api/auth/inquiry", form).await;
    assert_eq!((answered.status, &answered.body["inquiry"]["state"]), (201, &json!("in_review")));
    assert_eq!(desk.mails().len(), 2, "no second code");
    let second = desk.act("request-info", json!({ "text": "In which city?" })).await;
    assert_eq!(second.status, 200);
    assert_eq!(desk.mails().len(), 3, "the same question is mailed again");
}

#[actix_web::test]
async fn a_stopped_company_works_no_more_until_it_is_restored() {
    let desk = Desk::open().await;
    desk.act("approve", json!({ "flags": ["payment", "assessment_access"], "note": null })).await;
    let stopped = desk.act("suspend", json!({ "reason": "A complaint." })).await;
    assert_eq!((stopped.status, &stopped.body["inquiry"]["state"]), (200, &json!("suspended")));
    assert_eq!(stopped.body["inquiry"]["actions"], json!(["restore"]));
    assert!(desk.mails()[0].contains("A complaint."));
    let closed = desk.app.by(&desk.ruth).get("/api/problems").await;
    assert_eq!(closed.cell(), "403 feature_locked");
    let back = desk.act("restore", json!({})).await;
    assert_eq!(back.body["inquiry"]["state"], "activation_sent");
    let open = desk.app.by(&desk.ruth).get("/api/problems").await;
    assert_eq!(open.status, 200);
}

#[actix_web::test]
async fn a_decision_on_what_has_changed_since_is_refused() {
    let desk = Desk::open().await;
    let seen = desk.app.version_of(&desk.id);
    desk.act("request-info", json!({ "text": "Which city?" })).await;
    let admin = Persona::new("admin");
    let path = format!("/api/admin/inquiries/{}/reject", desk.id);
    let body = json!({ "version": seen, "reason": "No." });
    let late = desk.app.by(&admin).post(&path, body).await;
    assert_eq!(late.cell(), "409 stale_version");
    assert_eq!(desk.state().await, "info_requested");
    let nowhere = format!("/api/admin/inquiries/{}/reject", uuid::Uuid::now_v7());
    let body = json!({ "version": 1, "reason": "No." });
    let absent = desk.app.by(&admin).post(&nowhere, body).await;
    assert_eq!(absent.cell(), "404 not_found");
}

#[actix_web::test]
async fn of_fifty_decisions_at_once_one_is_taken() {
    let desk = Desk::open().await;
    let version = desk.app.version_of(&desk.id);
    let admin = Persona::new("admin");
    let calls = (0..50).map(|at| {
        let (act, body) = match at % 2 {
            0 => ("approve", json!({ "version": version, "flags": [], "note": null })),
            _ => ("reject", json!({ "version": version, "reason": "No." })),
        };
        let path = format!("/api/admin/inquiries/{}/{act}", desk.id);
        let (desk, admin) = (&desk, &admin);
        async move {
            // A full pool answers "busy"; a client asks again then.
            loop {
                let answer = desk.app.by(admin).post(&path, body.clone()).await;
                if answer.status != 503 {
                    return answer.cell();
                }
            }
        }
    });
    let cells = futures_util::future::join_all(calls).await;
    assert_eq!(cells.iter().filter(|cell| *cell == "200").count(), 1, "{cells:?}");
    assert_eq!(cells.iter().filter(|cell| *cell == "409 stale_version").count(), 49, "{cells:?}");
    assert_eq!(desk.mails().len(), 2, "the code's and one other");
}

#[actix_web::test]
async fn an_approval_subscribes_to_a_plan_and_ends_the_flags_on_a_day() {
    let desk = Desk::open().await;
    let admin = Persona::new("admin");
    desk.app.by(&admin).put("/api/admin/plans", plan_body("growth", 49_900, 250)).await.ok();
    let body = |plan: &str, until: &str| json!({ "flags": ["assessment_access"], "until": until, "plan": plan, "note": null });
    let unknown = desk.act("approve", body("none-such", "2100-01-01")).await;
    assert!([400, 404, 409].contains(&unknown.status), "{}", unknown.text);
    assert_eq!(desk.state().await, "in_review", "nothing of it happened");
    let past = desk.act("approve", body("growth", "2020-01-01")).await;
    assert!((400..500).contains(&past.status), "{}", past.text);

    desk.act("approve", body("growth", "2100-01-01")).await.ok();
    let company = desk.detail().await["inquiry"]["company_id"].as_str().unwrap().to_owned();
    let shown = desk.get(&format!("/api/admin/companies/{company}/subscription")).await;
    assert_eq!(shown["subscription"]["plan"], "growth");
    let granted: Vec<(String, Option<String>)> = {
        use db::schema::company_grants::dsl as g;
        let until = diesel::dsl::sql::<diesel::sql_types::Nullable<diesel::sql_types::Text>>(
            "to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS')",
        );
        g::company_grants.select((g::flag, until)).load(&mut desk.app.conn()).unwrap()
    };
    assert_eq!(granted, [("assessment_access".to_owned(), Some("2100-01-01 23:59:59".to_owned()))]);
    let has_invoice = |mail: &String| mail.to_lowercase().contains("invoice");
    assert!(desk.mails().iter().any(has_invoice), "{:?}", desk.mails());
}
