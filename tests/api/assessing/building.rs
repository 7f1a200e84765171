//! Settings, versions, trials, copies and the archive.

use serde_json::{Value, json};

use crate::support::request;
use crate::world::{World, new_assessment};

async fn shown(world: &World, id: &str) -> Value {
    world.app.by(&world.ruth).get(&format!("/api/assessments/{id}")).await.ok()
}

#[actix_web::test]
async fn a_member_takes_an_assessment_before_the_first_invitation_and_it_counts_nowhere() {
    let world = World::make().await;
    let ruth = world.app.by(&world.ruth);
    let before = ruth.get("/api/companies/me/overview").await.ok();
    let made = ruth.post("/api/assessments", new_assessment(&world.problem)).await.ok();
    let id = made["id"].as_str().unwrap();
    assert_eq!((&made["tried"], &made["number"]), (&json!(false), &json!(1)));
    let invite = format!("/api/assessments/{id}/invitations");
    let gus = json!({ "email": "gus@example.com" });
    assert_eq!(ruth.post(&invite, gus.clone()).await.cell(), "409 not_tried");

    let begin = |key| {
        let path = format!("/api/assessments/{id}/trial");
        let sent = request("POST", &path, Some(&world.ruth.token()), Some(json!({})));
        world.app.send(sent.insert_header(("idempotency-key", key)))
    };
    let trial = begin("first").await.ok();
    assert_eq!(begin("first").await.ok(), trial);
    assert_eq!(begin("second").await.ok(), trial, "one at a time");
    let code = trial["code"].as_str().unwrap();
    let card = ruth.get(&format!("/api/codebrain/{code}")).await.ok();
    assert_eq!((&card["trial_of"], &card["viewer"]), (&json!(id), &json!("invited")));
    let start = format!("/api/codebrain/{code}/start");
    let started = ruth.post(&start, json!({ "consent": true })).await.ok();
    let attempt = started["attempt_id"].as_str().unwrap();
    let work = ruth.get(&format!("/api/attempts/{attempt}")).await.ok();
    assert_eq!(work["trial_of"], json!(id));
    let task = work["tasks"][0]["id"].as_str().unwrap();
    let program = json!({ "language": "python", "source": "print(2)" });
    ruth.post(&format!("/api/attempts/{attempt}/tasks/{task}/runs"), program).await.ok();
    ruth.send("POST", &format!("/api/attempts/{attempt}/finish"), None).await.ok();
    assert_eq!(shown(&world, id).await["tried"], true);
    assert_eq!(ruth.get(&format!("/api/reports/{attempt}")).await.cell(), "404 not_found");
    ruth.post(&invite, gus).await.ok();

    let after = ruth.get("/api/companies/me/overview").await.ok();
    assert_eq!(after["attempts_started"], before["attempts_started"]);
    let reports = ruth.get("/api/reports").await.ok();
    assert!(!reports.to_string().contains(attempt));

    let later = kernel::chrono::Utc::now() + kernel::chrono::TimeDelta::hours(25);
    flows::retention::purge(&world.app.state().db, later, 180).unwrap();
    assert_eq!(ruth.get(&format!("/api/attempts/{attempt}")).await.cell(), "404 not_found");
    assert_eq!(shown(&world, id).await["tried"], true);
}

#[actix_web::test]
async fn a_member_tries_a_problem_alone_and_nothing_of_it_stays_for_more_than_a_day() {
    let world = World::make().await;
    let ruth = world.app.by(&world.ruth);
    let listed = ruth.get("/api/assessments").await.ok();
    let begin = "/api/problems/doubling/trial";
    let trial = ruth.post(begin, json!({})).await;
    assert_eq!(trial.status, 201, "{}", trial.text);
    assert_eq!(ruth.post(begin, json!({})).await.ok(), trial.body, "one at a time");
    let code = trial.body["code"].as_str().unwrap();
    let card = ruth.get(&format!("/api/codebrain/{code}")).await.ok();
    assert_eq!((&card["trial_problem"], &card["viewer"]), (&json!("doubling"), &json!("invited")));
    let start = format!("/api/codebrain/{code}/start");
    let started = ruth.post(&start, json!({ "consent": true })).await;
    let attempt = started.ok()["attempt_id"].as_str().unwrap().to_owned();
    let path = format!("/api/attempts/{attempt}");
    let work = ruth.get(&path).await.ok();
    assert_eq!(work["trial_problem"], "doubling");
    assert_eq!(work["tasks"].as_array().unwrap().len(), 1);
    ruth.send("POST", &format!("{path}/finish"), None).await.ok();
    assert_eq!(ruth.get("/api/assessments").await.ok(), listed);
    assert_eq!(ruth.get(&format!("/api/reports/{attempt}")).await.cell(), "404 not_found");
    let report = ruth.get("/api/problems/doubling/report").await.ok();
    assert_eq!(report["given"], 1, "ada alone was given it");

    assert_eq!(ruth.post("/api/problems/nowhere/trial", json!({})).await.cell(), "404 not_found");
    assert_eq!(world.app.by(&world.ada).post(begin, json!({})).await.cell(), "403 role");
    let later = kernel::chrono::Utc::now() + kernel::chrono::TimeDelta::hours(25);
    flows::retention::purge(&world.app.state().db, later, 180).unwrap();
    assert_eq!(ruth.get(&path).await.cell(), "404 not_found");
}

#[actix_web::test]
async fn an_assessment_changes_in_place_until_somebody_is_invited_and_in_versions_from_then_on() {
    let world = World::make().await;
    let ruth = world.app.by(&world.ruth);
    let made = ruth.post("/api/assessments", new_assessment(&world.problem)).await.ok();
    let id = made["id"].as_str().unwrap();
    let path = format!("/api/assessments/{id}");
    let mut form = new_assessment(&world.problem);
    form["title"] = json!("Renamed");
    form["settings"] = json!({ "window_days": 7, "retake_attempts": 1, "retake_days": 30,
                               "accommodation_percent": 25 });
    let edit = |revision: i32, form: &Value| json!({ "revision": revision, "form": form });
    let renamed = ruth.put(&path, edit(1, &form)).await.ok();
    assert_eq!((&renamed["id"], &renamed["title"]), (&json!(id), &json!("Renamed")));
    assert_eq!(renamed["settings"]["window_days"], 7);
    assert_eq!(ruth.put(&path, edit(1, &form)).await.cell(), "409 stale_version");

    let second = ruth.put(&format!("/api/assessments/{}", world.assessment), edit(1, &form)).await;
    let second = second.ok();
    assert_ne!(second["id"], json!(world.assessment), "somebody was invited to the first");
    assert_eq!((&second["number"], &second["tried"]), (&json!(2), &json!(false)));
    let numbers: Vec<_> =
        second["versions"].as_array().unwrap().iter().map(|v| &v["number"]).collect();
    assert_eq!(numbers, [&json!(2), &json!(1)]);
    let old = shown(&world, &world.assessment).await;
    assert_eq!(old["superseded"], true);
    let again = ruth.put(&format!("/api/assessments/{}", world.assessment), edit(2, &form)).await;
    assert_eq!(again.cell(), "409 superseded");
    let gus = json!({ "email": "gus@example.com" });
    let invite = format!("/api/assessments/{}/invitations", world.assessment);
    assert_eq!(ruth.post(&invite, gus).await.cell(), "409 superseded");
    let listed = ruth.get("/api/assessments").await.ok();
    let ids: Vec<_> = listed["items"].as_array().unwrap().iter().map(|a| &a["id"]).collect();
    assert_eq!(ids.len(), 2);
    assert!(!ids.contains(&&json!(world.assessment)));
}

#[actix_web::test]
async fn an_assessment_is_copied_and_archived() {
    let world = World::make().await;
    let ruth = world.app.by(&world.ruth);
    let path = format!("/api/assessments/{}", world.assessment);
    let copy = ruth.post(&format!("{path}/duplicate"), json!({})).await.ok();
    assert!(copy["title"].as_str().unwrap().starts_with("Copy of "));
    assert_eq!((&copy["counts"]["invited"], &copy["tried"]), (&json!(0), &json!(false)));
    let revision = shown(&world, &world.assessment).await["revision"].clone();
    let archive =
        |archived: bool, revision: &Value| json!({ "revision": revision, "archived": archived });
    let put_away = ruth.post(&format!("{path}/archive"), archive(true, &revision)).await.ok();
    assert_eq!(put_away["archived"], true);
    let gus = json!({ "email": "gus@example.com" });
    assert_eq!(ruth.post(&format!("{path}/invitations"), gus).await.cell(), "409 archived");
    let open = ruth.get("/api/assessments").await.ok();
    let away = ruth.get("/api/assessments?archived=true").await.ok();
    assert!(!open.to_string().contains(&world.assessment));
    assert!(away.to_string().contains(&world.assessment));
    let back =
        ruth.post(&format!("{path}/archive"), archive(false, &put_away["revision"])).await.ok();
    assert_eq!(back["archived"], false);
}
