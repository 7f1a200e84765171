//! Applying to become a partner: what a person sends, and what the admin decides.

use serde_json::{Value, json};

use crate::site::command_line::CommandLine;
use crate::support::{Answer, Persona, TestApp};

const OWN: &str = "/api/users/partner-application";

struct Desk {
    app: TestApp,
    ada: Persona,
}

fn form() -> Value {
    json!({ "kind": "university", "organisation": "University of Leeds",
            "website": "https://leeds.example", "why": "Our students look for work." })
}

impl Desk {
    async fn open() -> Self {
        let (app, ada) = (TestApp::start(), Persona::new("ada"));
        app.register_candidate(&ada).await;
        app.register_candidate(&Persona::new("admin")).await;
        Self { app, ada }
    }

    async fn apply(&self) -> Answer {
        self.app.by(&self.ada).post(OWN, form()).await
    }

    async fn own(&self) -> Value {
        self.app.by(&self.ada).get(OWN).await.ok()["application"].clone()
    }

    /// The newest application in a state, as the admin's list has it.
    async fn listed(&self, state: &str) -> Value {
        let path = format!("/api/admin/partner-applications?state={state}");
        self.app.by(&Persona::new("admin")).get(&path).await.ok()["items"][0].clone()
    }

    /// Decides as the admin on the version that they read.
    async fn decide(&self, act: &str, seen: &Value, more: Value) -> Answer {
        let mut body = more;
        body["version"] = seen["version"].clone();
        let id = seen["id"].as_str().unwrap();
        let path = format!("/api/admin/partner-applications/{id}/{act}");
        self.app.by(&Persona::new("admin")).post(&path, body).await
    }

    async fn is_partner(&self) -> Value {
        self.app.by(&self.ada).get("/api/auth/user").await.body["user"]["is_partner"].clone()
    }
}

#[actix_web::test]
async fn a_candidate_applies_once_sees_it_and_takes_it_back() {
    let desk = Desk::open().await;
    assert_eq!(desk.own().await, Value::Null);
    let sent = desk.apply().await;
    assert_eq!((sent.status, &sent.body["application"]["state"]), (201, &json!("applied")));
    assert_eq!(desk.apply().await.cell(), "409 already_applied");
    let own = desk.own().await;
    for (field, value) in form().as_object().unwrap() {
        assert_eq!(&own[field], value, "{field}");
    }
    let withdraw = format!("{OWN}/withdraw");
    let stale = desk.app.by(&desk.ada).post(&withdraw, json!({ "version": 9 })).await;
    assert_eq!(stale.cell(), "409 stale_version");
    let body = json!({ "version": own["version"] });
    let taken = desk.app.by(&desk.ada).post(&withdraw, body).await;
    assert_eq!(taken.body["application"]["state"], "withdrawn");
    assert_eq!(desk.listed("applied").await, Value::Null);
    assert_eq!(desk.apply().await.status, 201, "again, once it is withdrawn");
    assert_eq!(desk.listed("applied").await["email"], "ada@example.com");
}

#[actix_web::test]
async fn an_application_is_whole_verified_and_of_a_candidate() {
    let desk = Desk::open().await;
    for (field, bad) in [
        ("organisation", json!("")),
        ("organisation", json!("x".repeat(121))),
        ("why", json!(" ")),
        ("why", json!("x".repeat(2001))),
        ("website", json!("leeds.example")),
        ("website", json!("javascript:alert(1)")),
        ("website", json!("https://a b.example")),
        ("website", json!(format!("https://{}.example", "x".repeat(200)))),
    ] {
        let mut body = form();
        body[field] = bad.clone();
        let answer = desk.app.by(&desk.ada).post(OWN, body).await;
        assert_eq!(answer.cell(), "400 validation_failed", "{field} {bad}: {}", answer.text);
    }
    let mut unknown = form();
    unknown["kind"] = json!("admin");
    assert_eq!(desk.app.by(&desk.ada).post(OWN, unknown).await.status, 400);
    let ruth = Persona::new("ruth");
    desk.app.register_company(&ruth).await;
    assert_eq!(desk.app.by(&ruth).post(OWN, form()).await.cell(), "409 account_kind_fixed");
    let uli = Persona::unverified("uli");
    desk.app.register_candidate(&uli).await;
    assert_eq!(desk.app.by(&uli).post(OWN, form()).await.cell(), "403 email_unverified");
    let mut bare = form();
    bare["website"] = Value::Null;
    assert_eq!(desk.app.by(&desk.ada).post(OWN, bare).await.status, 201, "no website is needed");
}

#[actix_web::test]
async fn an_approval_makes_the_account_a_partners_and_mails_its_person() {
    let desk = Desk::open().await;
    desk.apply().await;
    let seen = desk.listed("applied").await;
    let yes = desk.decide("approve", &seen, json!({ "note": "Known from the fair." })).await;
    assert_eq!((yes.status, &yes.body["application"]["state"]), (200, &json!("approved")));
    let history = yes.body["history"].as_array().unwrap();
    let steps: Vec<_> = history.iter().map(|step| (&step["action"], &step["actor"])).collect();
    let (ada, admin) = (json!("ada@example.com"), json!("admin@example.com"));
    assert_eq!(steps, [(&json!("apply"), &ada), (&json!("approve"), &admin)]);
    assert_eq!(desk.is_partner().await, true);
    let mails = desk.app.mails_to(&desk.ada.email);
    assert_eq!(mails.len(), 1);
    assert!(mails[0].contains("University of Leeds") && mails[0].contains("/partner-dashboard"));
    let again = desk.decide("approve", &seen, json!({ "note": null })).await;
    assert_eq!(again.cell(), "409 stale_version");
    let id: uuid::Uuid = {
        let user = desk.app.by(&desk.ada).get("/api/auth/user").await;
        user.body["user"]["id"].as_str().unwrap().parse().unwrap()
    };
    let of = db::audit::Object::of("user", id);
    let trail = db::audit::history(&mut desk.app.conn(), of, 10).unwrap();
    let made = trail.iter().find(|row| row.action == "activate_partner").unwrap();
    assert_eq!(made.actor_email.as_deref(), Some("admin@example.com"));
    let path = "/api/admin/partner-applications/counts";
    let counts = desk.app.by(&Persona::new("admin")).get(path).await.ok();
    let want = json!({ "applied": 0, "approved": 1, "rejected": 0, "withdrawn": 0 });
    assert_eq!(counts["counts"], want);
}

#[actix_web::test]
async fn a_rejection_is_mailed_with_its_reason_and_changes_no_account() {
    let desk = Desk::open().await;
    desk.apply().await;
    let seen = desk.listed("applied").await;
    let mute = desk.decide("reject", &seen, json!({ "reason": " " })).await;
    assert_eq!(mute.cell(), "400 validation_failed");
    let no = desk.decide("reject", &seen, json!({ "reason": "We know of no such school." })).await;
    assert_eq!((no.status, &no.body["application"]["state"]), (200, &json!("rejected")));
    assert!(desk.app.mails_to(&desk.ada.email)[0].contains("We know of no such school."));
    assert_eq!(desk.own().await["reason"], "We know of no such school.");
    assert_eq!(desk.is_partner().await, false);
    assert_eq!(desk.apply().await.cell(), "409 already_applied", "a rejection is final");
    let late = desk.decide("approve", &no.body["application"], json!({ "note": null })).await;
    assert_eq!(late.cell(), "409 not_now");
}

#[actix_web::test]
async fn the_command_line_lists_approves_and_rejects() {
    let desk = Desk::open().await;
    let ben = Persona::new("ben");
    desk.app.register_candidate(&ben).await;
    desk.apply().await;
    desk.app.by(&ben).post(OWN, form()).await;
    let command = CommandLine { app: &desk.app, command: &["admin", "partners"] };
    let listed = command.prints(&["list", "--state", "applied"]);
    assert_eq!(listed.lines().count(), 2, "{listed}");
    assert!(listed.contains("ada@example.com — University of Leeds [university]"), "{listed}");
    let yes = command.prints(&["approve", &desk.ada.email]);
    assert_eq!(yes, format!("The application of {} is approved.\n", desk.ada.email));
    assert_eq!(desk.is_partner().await, true);
    command.prints(&["reject", &ben.email, "--reason", "Not yet."]);
    assert!(desk.app.mails_to(&ben.email)[0].contains("Not yet."));
    command.refuses(&["approve", &ben.email], "rejected");
    command.refuses(&["approve", "admin@example.com"], "no such application");
}
