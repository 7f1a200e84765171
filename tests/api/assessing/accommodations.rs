//! Extra time that somebody asks for: who reads it, who answers, and where it never shows.

use diesel::prelude::*;
use serde_json::{Value, json};

use crate::support::Persona;
use crate::world::World;

/// What ben writes; nobody but those who answer may read it.
const WHY: &str = "canary-health";

/// Ben, who is invited, and his code.
async fn invited(world: &World) -> (Persona, String) {
    let ben = Persona::new("ben");
    world.app.register_candidate(&ben).await;
    let path = format!("/api/assessments/{}/invitations", world.assessment);
    let made = world.app.by(&world.ruth).post(&path, json!({ "email": ben.email })).await.ok();
    (ben, made["code"].as_str().unwrap().to_owned())
}

async fn ask(world: &World, ben: &Persona, code: &str) -> Value {
    let body = json!({ "version": 0, "percent": 137, "text": WHY });
    let path = format!("/api/codebrain/{code}/accommodation");
    world.app.by(ben).post(&path, body).await.ok()
}

async fn listed(world: &World) -> Value {
    let path = format!("/api/assessments/{}/accommodations", world.assessment);
    world.app.by(&world.ruth).get(&path).await.ok()["items"].clone()
}

fn become_role(world: &World, role: &str) {
    use db::schema::company_members::dsl as m;
    diesel::update(m::company_members)
        .set(m::role.eq(role))
        .execute(&mut world.app.conn())
        .unwrap();
}

async fn titles(world: &World, who: &Persona) -> Vec<String> {
    let list = world.app.by(who).get("/api/users/notifications").await.ok();
    let title = |notice: &Value| notice["title"].as_str().unwrap().to_owned();
    list["items"].as_array().unwrap().iter().map(title).collect()
}

#[actix_web::test]
async fn a_request_is_granted_and_the_card_and_the_attempt_are_longer() {
    let world = World::make().await;
    let (ben, code) = invited(&world).await;
    let asked = ask(&world, &ben, &code).await;
    assert_eq!((&asked["state"], &asked["version"]), (&json!("asked"), &json!(1)));
    assert!(titles(&world, &world.ruth).await.contains(&"A request for extra time: First".into()));
    let mail = world.app.mails_to(&world.ruth.email).join("\n");
    assert!(!mail.contains(WHY) && !mail.contains("ben@"), "{mail}");

    let items = listed(&world).await;
    assert_eq!((&items[0]["text"], &items[0]["email"]), (&json!(WHY), &json!(ben.email)));
    let answer = format!("/api/accommodations/{}/answer", items[0]["id"].as_str().unwrap());
    let ruth = world.app.by(&world.ruth);
    let stale = ruth.post(&answer, json!({ "version": 7, "answer": "grant", "percent": 50 })).await;
    assert_eq!(stale.cell(), "409 stale_version");
    let missing = ruth.post(&answer, json!({ "version": 1, "answer": "decline" })).await;
    assert_eq!(missing.cell(), "400 validation_failed");
    let grant = json!({ "version": 1, "answer": "grant", "percent": 50 });
    assert_eq!(ruth.post(&answer, grant).await.ok()["granted_percent"], 50);
    let notified = titles(&world, &ben).await;
    assert!(notified.contains(&"Your request for extra time: First".into()), "{notified:?}");

    let card = world.app.by(&ben).get(&format!("/api/codebrain/{code}")).await.ok();
    assert_eq!((&card["duration_minutes"], &card["base_minutes"]), (&json!(90), &json!(60)));
    let own = format!("/api/codebrain/{code}/accommodation");
    assert_eq!(world.app.by(&ben).get(&own).await.ok()["request"]["granted_percent"], 50);
    assert_eq!(world.app.by(&world.ada).get(&own).await.ok()["request"], Value::Null);
    let stranger = world.app.by(&world.ada).get(&format!("/api/codebrain/{code}")).await.ok();
    assert_eq!(stranger["duration_minutes"], 60, "nobody else sees the extra time");

    let start = format!("/api/codebrain/{code}/start");
    world.app.by(&ben).post(&start, json!({ "consent": true })).await.ok();
    let late = json!({ "version": 2, "answer": "grant", "percent": 300 });
    assert_eq!(ruth.post(&answer, late).await.cell(), "409 already_started");
}

#[actix_web::test]
async fn a_refusal_has_a_reason_that_only_the_candidate_reads_and_no_notice_repeats() {
    let world = World::make().await;
    let (ben, code) = invited(&world).await;
    ask(&world, &ben, &code).await;
    let items = listed(&world).await;
    let answer = format!("/api/accommodations/{}/answer", items[0]["id"].as_str().unwrap());
    let no = json!({ "version": 1, "answer": "decline", "reason": "canary-refusal" });
    world.app.by(&world.ruth).post(&answer, no).await.ok();
    let own = format!("/api/codebrain/{code}/accommodation");
    let shown = world.app.by(&ben).get(&own).await.ok();
    assert_eq!(shown["request"]["reason"], "canary-refusal");
    let mails = world.app.mails_to(&ben.email).join("\n");
    assert!(mails.contains("has not granted you extra time"), "{mails}");
    assert!(!mails.contains("canary"), "{mails}");
    let notices = world.app.by(&ben).get("/api/users/notifications").await;
    assert!(!notices.text.contains("canary"), "{}", notices.text);
    let withdraw = format!("{own}/withdraw");
    let gone = world.app.by(&ben).post(&withdraw, json!({ "version": 2 })).await.ok();
    assert_eq!((&gone["text"], &gone["reason"]), (&Value::Null, &Value::Null));
    assert_eq!(listed(&world).await, json!([]));
}

#[actix_web::test]
async fn reviewers_and_reports_never_hold_a_request_or_extra_time() {
    let world = World::make().await;
    let (ben, code) = invited(&world).await;
    ask(&world, &ben, &code).await;
    let items = listed(&world).await;
    let answer = format!("/api/accommodations/{}/answer", items[0]["id"].as_str().unwrap());
    let grant = json!({ "version": 1, "answer": "grant", "percent": 137 });
    world.app.by(&world.ruth).post(&answer, grant.clone()).await.ok();
    let start = format!("/api/codebrain/{code}/start");
    let begun = world.app.by(&ben).post(&start, json!({ "consent": true })).await.ok();
    let attempt = begun["attempt_id"].as_str().unwrap();
    world.app.by(&ben).send("POST", &format!("/api/attempts/{attempt}/finish"), None).await.ok();
    let id = kernel::AttemptId(attempt.parse().unwrap());
    assessments::grading::grade(&mut world.app.conn(), id).unwrap();

    let assessment = &world.assessment;
    let paths = [
        format!("/api/assessments/{assessment}"),
        format!("/api/assessments/{assessment}/invitations"),
        format!("/api/assessments/{assessment}/statistics"),
        "/api/assessments".to_owned(),
        "/api/companies/me/overview".to_owned(),
        "/api/reports".to_owned(),
        format!("/api/reports/{attempt}"),
        format!("/api/reports/{attempt}/grade"),
        format!("/api/reports/{attempt}/bundle"),
    ];
    for role in ["reviewer", "recruiter", "owner"] {
        become_role(&world, role);
        for path in &paths {
            let shown = world.app.by(&world.ruth).get(path).await;
            assert_eq!(shown.status, 200, "{path} to a {role}");
            let tells = shown.text.contains(WHY) || shown.text.contains("\":137");
            // The person who invited sees the extra time of the invitation, unless they only review.
            let may = path.ends_with("/invitations") && role != "reviewer";
            assert_eq!(tells, may, "{path} to a {role}: {}", shown.text);
        }
    }
    become_role(&world, "reviewer");
    let list = format!("/api/assessments/{assessment}/accommodations");
    assert_eq!(world.app.by(&world.ruth).get(&list).await.cell(), "403 role");
    assert_eq!(world.app.by(&world.ruth).post(&answer, grant).await.cell(), "403 role");
}

#[actix_web::test]
async fn what_the_admin_proposes_is_read_by_the_candidate_and_by_no_company_before_they_ask() {
    let world = World::make().await;
    let (ben, code) = invited(&world).await;
    let admin = Persona::new("admin");
    world.app.register_candidate(&admin).await;
    let id = auth::users::by_email(&mut world.app.conn(), &ben.email.parse().unwrap());
    let one = format!("/api/admin/candidates/{}", id.unwrap().unwrap().id);
    let path = format!("{one}/extra-time");
    let admin = world.app.by(&admin);
    for (percent, reason) in [(9, "They asked."), (301, "They asked."), (137, " ")] {
        let refused = admin.put(&path, json!({ "percent": percent, "reason": reason })).await;
        assert_eq!(refused.cell(), "400 validation_failed", "{percent}: {}", refused.text);
    }
    let own = format!("/api/codebrain/{code}/accommodation");
    let nothing = json!({ "request": null, "proposed_percent": null });
    assert_eq!(world.app.by(&ben).get(&own).await.ok(), nothing);
    let body = json!({ "percent": 137, "reason": "They asked." });
    let set = admin.put(&path, body.clone()).await.ok();
    assert_eq!(set["extra_time_percent"], 137);
    let last = set["history"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(
        (&last["action"], &last["reason"]),
        (&json!("propose_extra_time"), &json!("They asked."))
    );
    let again = admin.put(&path, body).await.ok();
    assert_eq!(again["history"], set["history"], "proposing the same changes nothing");

    assert_eq!(world.app.by(&ben).get(&own).await.ok()["proposed_percent"], 137);
    assert_eq!(world.app.by(&world.ada).get(&own).await.ok(), nothing, "it is his own");
    assert_eq!(listed(&world).await, json!([]));
    let invitations = format!("/api/assessments/{}/invitations", world.assessment);
    let read = world.app.by(&world.ruth).get(&invitations).await.ok();
    let mut items = read["items"].as_array().unwrap().iter();
    let invited = items.find(|one| one["email"] == ben.email).unwrap();
    assert_eq!(invited["accommodation_percent"], 0, "{invited}");
    ask(&world, &ben, &code).await;
    assert_eq!(listed(&world).await[0]["percent"], 137, "now he has asked");

    let none = json!({ "percent": null, "reason": "Not needed." });
    assert_eq!(admin.put(&path, none).await.ok()["extra_time_percent"], Value::Null);
    assert_eq!(world.app.by(&ben).get(&own).await.ok()["proposed_percent"], Value::Null);
}
