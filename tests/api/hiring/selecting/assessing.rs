//! Inviting candidates to an assessment from the board, over HTTP.

use diesel::connection::SimpleConnection;
use flows::assessments::grade::settle;
use flows::post::Sender;
use kernel::chrono::Utc;
use serde_json::{Value, json};

use crate::hiring::selecting::{prepare_selection, shortlist};
use crate::support::{Answer, Persona};
use crate::world::{World, new_assessment};

const ROUTE: &str = "POST /api/applications/{id}/assess";

/// Ada on the shortlist of a role of ruth's, and an assessment of ruth's that she was not invited to.
async fn shortlisted() -> (World, String) {
    let mut world = World::make().await;
    prepare_selection("/api/applications/{id}/step", &mut world).await;
    shortlist(&world);
    let second = json!({ "title": "Second", "duration_minutes": 60, "languages": ["python"],
                         "tasks": [{ "problem_id": world.problem, "weight": 100 }] });
    let made = world.app.by(&world.ruth).post("/api/assessments", second).await;
    let id = made.body["id"].as_str().unwrap().to_owned();
    world.try_out(&id);
    (world, id)
}

async fn candidate(world: &World) -> Value {
    let path = format!("/api/applications/{}", world.sent);
    world.app.by(&world.ruth).get(&path).await.ok()
}

async fn assess(world: &World, who: &Persona, assessment: &str, version: &Value) -> Answer {
    let path = ROUTE.replace("POST ", "").replace("{id}", &world.sent);
    let body = json!({ "assessment_id": assessment, "version": version });
    world.app.by(who).post(&path, body).await
}

/// The code in the last mail to ada.
fn code(world: &World) -> String {
    let mail = world.app.mails_to(&world.ada.email).remove(0);
    mail.split("/codebrainv2/").nth(1).unwrap().chars().take(10).collect()
}

#[actix_web::test]
async fn an_invitation_from_the_board_moves_the_candidate_and_its_result_moves_them_back() {
    let (world, second) = shortlisted().await;
    let before = candidate(&world).await;
    assert_eq!((&before["column"], &before["assessment"]), (&json!("shortlisted"), &Value::Null));
    let mails = world.app.mails_to(&world.ada.email).len();
    let sent = assess(&world, &world.ruth, &second, &before["version"]).await;
    assert_eq!((sent.status, &sent.body["column"]), (201, &json!("assessment")), "{}", sent.text);
    let assessment = &sent.body["assessment"];
    assert_eq!((&assessment["title"], &assessment["state"]), (&json!("Second"), &json!("created")));
    assert_eq!((&assessment["fineness"], &assessment["report_id"]), (&Value::Null, &Value::Null));
    assert_eq!(sent.body["facts"]["progress"], "waiting");
    assert_eq!(world.app.mails_to(&world.ada.email).len(), mails + 1, "the invitation says it all");
    let late = assess(&world, &world.ruth, &second, &before["version"]).await;
    assert_eq!(late.cell(), "409 stale_version");
    let now = candidate(&world).await;
    let again = assess(&world, &world.ruth, &second, &now["version"]).await;
    assert_eq!(again.cell(), "409 not_now", "only from the shortlist");

    let start = format!("/api/codebrain/{}/start", code(&world));
    let started = world.app.by(&world.ada).post(&start, json!({ "consent": true })).await;
    let attempt = started.body["attempt_id"].as_str().unwrap_or_default().to_owned();
    assert_eq!(candidate(&world).await["assessment"]["state"], "started", "{}", started.text);
    assert_eq!(candidate(&world).await["facts"]["progress"], "running");
    let finish = format!("/api/attempts/{attempt}/finish");
    world.app.by(&world.ada).send("POST", &finish, None).await.ok();
    assert_eq!(candidate(&world).await["facts"]["progress"], "grading");
    let public_url = "https://assay.example".to_owned();
    let sender = Sender { public_url, support: None, now: Utc::now() };
    settle(&world.app.state().db, &sender, attempt.parse().unwrap()).unwrap();

    let back = candidate(&world).await;
    assert_eq!(back["column"], "shortlisted", "a result moves nobody on, and declines nobody");
    assert_eq!(
        (&back["assessment"]["fineness"], &back["facts"]["progress"]),
        (&json!(0), &json!("graded"))
    );
    assert_eq!(back["assessment"]["report_id"], json!(attempt));
    let trail = back["history"].as_array().unwrap();
    let last = trail.last().unwrap();
    assert_eq!((&last["action"], &last["by"]), (&json!("take_result"), &json!("assay")));
    let csv = format!("/api/roles/{}/applications/export", world.role);
    let csv = world.app.by(&world.ruth).get(&csv).await;
    assert!(csv.text.contains(",Second,0,not yet estimated\n"), "{}", csv.text);

    // As where it is taken again for another application: no invitation of this one follows.
    let voided = format!(
        "update attempts set state = 'voided', voided_at = now(), void_reason = 'The power failed.' \
         where id = '{attempt}'"
    );
    world.app.conn().batch_execute(&voided).unwrap();
    assert_eq!(candidate(&world).await["facts"]["progress"], "missed");
}

#[actix_web::test]
async fn a_refused_invitation_leaves_the_candidate_where_they_are() {
    let (world, second) = shortlisted().await;
    let before = candidate(&world).await;
    let invited = &world.assessment;
    let twice = assess(&world, &world.ruth, invited, &before["version"]).await;
    assert_eq!(twice.cell(), "409 already_invited", "ada has been invited to it by e-mail");
    let otto = Persona::new("otto");
    world.app.register_company(&otto).await;
    crate::hiring::roles::open_roles(&world.app, &otto);
    world.app.unlock(&otto);
    let others = assess(&world, &otto, &second, &before["version"]).await;
    assert_eq!(others.cell(), "404 not_found");
    let theirs = new_assessment(&world.problem);
    let theirs = world.app.by(&otto).post("/api/assessments", theirs).await;
    let foreign = theirs.body["id"].as_str().unwrap();
    let unknown = assess(&world, &world.ruth, foreign, &before["version"]).await;
    assert_eq!(unknown.cell(), "404 not_found");
    let now = candidate(&world).await;
    assert_eq!((&now["version"], &now["assessment"]), (&before["version"], &Value::Null));
}

#[actix_web::test]
async fn a_board_is_searched_in_what_the_company_reads() {
    let mut world = World::make().await;
    prepare_selection("/api/applications/{id}/step", &mut world).await;
    let found = async |q: &str| {
        let path = format!("/api/roles/{}/applications?q={q}", world.role);
        world.app.by(&world.ruth).get(&path).await
    };
    let card = candidate(&world).await;
    assert_eq!(card["name"], Value::Null);
    let code = card["code"].as_str().unwrap().to_lowercase();
    assert_eq!(found(&code).await.ok()["items"].as_array().unwrap().len(), 1);
    let count = async |q: &str| found(q).await.ok()["items"].as_array().unwrap().len();
    let name = "name";
    assert_eq!(count(name).await, 0, "a hidden name cannot be guessed");
    assert_eq!(count("%20").await, 1, "nothing is looked for");
    shortlist(&world);
    let shown = candidate(&world).await["name"].as_str().unwrap().to_lowercase();
    assert_eq!(count(&shown.replace(' ', "%20")).await, 1);
    assert_eq!(found(&"x".repeat(101)).await.cell(), "400 validation_failed");
}
