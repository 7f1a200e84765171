//! An earlier result in place of another attempt over HTTP, and what the route matrix needs of it.

use kernel::AttemptId;
use serde_json::{Value, json};

use crate::attempts::grades::graded;
use crate::support::{Answer, Persona};
use crate::world::{World, new_assessment};

const EDITION: &str = "2026-11.r1";

/// Whether a route is about an earlier result.
pub(crate) fn is_about_earlier(path: &str) -> bool {
    path.contains("/earlier-result")
}

/// Whether a route is about cut-offs, earlier results, reviews of reports or decisions about them.
pub(crate) fn is_about_results(path: &str) -> bool {
    let ends = ["/cut-off", "/review", "/reports/{id}/decision", "/reports/{id}/roles"];
    is_about_earlier(path) || ends.iter().any(|end| path.ends_with(end))
}

/// What such a route is called with.
pub(crate) fn results_body(route: &str, world: &World) -> Option<Value> {
    Some(match route {
        "PUT /api/assessments/{id}/cut-off" => {
            json!({ "version": 0, "cut_off": 600, "takes_earlier_results": true })
        }
        "PUT /api/reports/{id}/review" => {
            json!({ "sheet": "code", "version": 0, "submit": false, "ratings": [], "text": "Canary" })
        }
        "POST /api/reports/{id}/decision" => {
            json!({ "act": "decline", "version": 0, "code": "other", "text": "Canary" })
        }
        "POST /api/reports/{id}/roles" => {
            json!({ "role_id": world.role, "note": "Canary words of the company." })
        }
        "POST /api/codebrain/{id}/earlier-result" => sharing(&world.attempt),
        _ => return None,
    })
}

fn sharing(report: &str) -> Value {
    json!({ "consent": true, "edition": EDITION, "report_id": report })
}

async fn share(world: &World, who: &Persona) -> Answer {
    let path = format!("/api/codebrain/{}/earlier-result", world.code);
    world.app.by(who).post(&path, sharing(&world.attempt)).await
}

/// Ada has a grade and is invited again; where the route takes it back, she has shared it.
pub(crate) async fn prepare_earlier(path: &str, world: &mut World) {
    let finish = format!("/api/attempts/{}/finish", world.attempt);
    world.app.by(&world.ada).send("POST", &finish, None).await.ok();
    let attempt = AttemptId(world.attempt.parse().unwrap());
    assessments::grading::grade(&mut world.app.conn(), attempt).unwrap();
    invite_again(world, "ruth", &world.assessment.clone()).await;
    if path.ends_with("/withdraw") {
        share(world, &world.ada).await.ok();
    }
}

async fn invite_again(world: &mut World, by: &str, assessment: &str) {
    let path = format!("/api/assessments/{assessment}/invitations");
    let body = json!({ "email": world.ada.email });
    let made = world.app.by(&Persona::new(by)).post(&path, body).await.ok();
    world.code = made["code"].as_str().unwrap().to_owned();
}

/// A world in which another company with the same set has invited ada, and its owner.
async fn invited_elsewhere() -> (World, Persona, String) {
    let (mut world, _) = graded().await;
    let fay = Persona::new("fay");
    world.app.register_company(&fay).await;
    world.app.unlock(&fay);
    let body = new_assessment(&world.problem);
    let made = world.app.by(&fay).post("/api/assessments", body).await.ok();
    let theirs = made["id"].as_str().unwrap().to_owned();
    world.try_out(&theirs);
    invite_again(&mut world, "fay", &theirs).await;
    (world, fay, theirs)
}

#[actix_web::test]
async fn a_result_is_shared_with_consent_and_read_without_what_was_recorded_until_it_is_taken_back()
{
    let (world, fay, theirs) = invited_elsewhere().await;
    let card = format!("/api/codebrain/{}", world.code);
    assert_eq!(world.app.by(&fay).get(&card).await.ok()["earlier"], Value::Null);
    let ways = world.app.by(&world.ada).get(&card).await.ok()["earlier"].clone();
    assert_eq!(ways["offer"]["report_id"], json!(world.attempt));
    assert_eq!(
        (&ways["offer"]["state"], &ways["offer"]["fineness"]),
        (&json!("ready"), &json!(750))
    );
    assert_eq!(ways["cools_until"], Value::Null);
    let report = format!("/api/reports/{}", world.attempt);
    assert_eq!(world.app.by(&fay).get(&report).await.cell(), "404 not_found");

    let path = format!("{card}/earlier-result");
    let mut without = sharing(&world.attempt);
    without["consent"] = json!(false);
    assert_eq!(world.app.by(&world.ada).post(&path, without).await.cell(), "400 validation_failed");
    assert_eq!(share(&world, &fay).await.cell(), "404 not_found");
    assert_eq!(share(&world, &world.ada).await.status, 201);
    assert_eq!(share(&world, &world.ada).await.status, 200, "once is enough");

    let read = world.app.by(&fay).get(&report).await;
    assert_eq!(
        (&read.body["mode"], &read.body["earlier"]["elsewhere"]),
        (&json!("company"), &json!(true))
    );
    assert_eq!(read.body["sections"], json!(["name", "tests", "code"]));
    assert_eq!(read.body["assistant"], Value::Null);
    let own = world.app.by(&world.ruth).get(&report).await.ok();
    assert_eq!(own["earlier"], Value::Null, "nothing is said where it was taken");
    assert_ne!(own["company_name"], read.body["company_name"]);
    assert!(!read.text.contains(own["company_name"].as_str().unwrap()), "{}", read.text);
    let task = &world.task;
    let playback = format!("tasks/{task}/playback");
    for beside in ["grade", "bundle", "integrity", "similarity", "assistant", &playback] {
        let hidden = world.app.by(&fay).get(&format!("{report}/{beside}")).await;
        assert_eq!(hidden.cell(), "404 not_found", "{beside}");
    }
    let rows = world.app.by(&fay).get(&format!("/api/assessments/{theirs}/invitations")).await.ok();
    let row = &rows["items"][0];
    assert_eq!(row["state"], "satisfied_by_share");
    assert_eq!(row["attempt"]["fineness"], 750);
    assert!(row["attempt"]["earlier_taken_at"].is_string());
    let mails = world.app.mails_to(&fay.email);
    assert!(mails.iter().any(|mail| mail.contains("earlier attempt")), "{mails:?}");

    world.app.by(&world.ada).post(&format!("{path}/withdraw"), json!({})).await.ok();
    assert_eq!(world.app.by(&fay).get(&report).await.cell(), "404 not_found");
    let rows = world.app.by(&fay).get(&format!("/api/assessments/{theirs}/invitations")).await.ok();
    assert_eq!(rows["items"][0]["attempt"], Value::Null);
}

/// The reports that wait for a decision of somebody's company, and how many that says beside one.
async fn waiting(world: &World, who: &Persona) -> (Vec<Value>, Value) {
    let by = world.app.by(who);
    let needs = by.get("/api/companies/me/needs").await.ok();
    let results = needs["items"].as_array().unwrap().iter().filter(|one| one["kind"] == "result");
    let places = results.map(|one| one["place_id"].clone()).collect();
    let beside = by.get(&format!("/api/reports/{}/decision", world.attempt)).await;
    (places, beside.body["waiting"].clone())
}

#[actix_web::test]
async fn a_shared_result_waits_for_a_person_of_each_company_that_has_it() {
    let (world, fay, _) = invited_elsewhere().await;
    assert_eq!(waiting(&world, &fay).await, (vec![], Value::Null));
    share(&world, &world.ada).await.ok();
    for who in [&fay, &world.ruth] {
        assert_eq!(waiting(&world, who).await, (vec![json!(world.attempt)], json!(1)));
    }
    let decide = format!("/api/reports/{}/decision", world.attempt);
    world.app.by(&fay).post(&decide, json!({ "act": "hold", "version": 0 })).await.ok();
    assert_eq!(waiting(&world, &fay).await, (vec![], json!(0)));
    assert_eq!(waiting(&world, &world.ruth).await.1, json!(1), "ruth decides for herself");
    let path = format!("/api/codebrain/{}/earlier-result/withdraw", world.code);
    world.app.by(&fay).post(&decide, json!({ "act": "reopen", "version": 1 })).await.ok();
    assert_eq!(waiting(&world, &fay).await.1, json!(1));
    world.app.by(&world.ada).post(&path, json!({})).await.ok();
    assert_eq!(waiting(&world, &fay).await, (vec![], Value::Null), "it is taken back");
}

#[actix_web::test]
async fn a_result_that_is_shared_with_the_company_that_has_it_waits_once() {
    let (mut world, _) = graded().await;
    let again = world.assessment.clone();
    invite_again(&mut world, "ruth", &again).await;
    share(&world, &world.ada).await.ok();
    assert_eq!(waiting(&world, &world.ruth).await, (vec![json!(world.attempt)], json!(1)));
}

#[actix_web::test]
async fn a_result_with_an_open_question_is_not_shared_before_that_is_settled() {
    let (world, _, _) = invited_elsewhere().await;
    let attempt = AttemptId(world.attempt.parse().unwrap());
    let now = kernel::chrono::Utc::now();
    integrity::cases::open(&mut world.app.conn(), attempt, now).unwrap().unwrap();
    let card = format!("/api/codebrain/{}", world.code);
    let ways = world.app.by(&world.ada).get(&card).await.ok()["earlier"].clone();
    assert_eq!(ways["offer"]["state"], "asked");
    assert_eq!(share(&world, &world.ada).await.cell(), "409 unsettled");
    let ways = world.app.by(&world.ada).get(&card).await.ok()["earlier"].clone();
    assert_eq!(ways["shared"], Value::Null, "nothing came of it");
}

#[actix_web::test]
async fn reviewers_say_what_they_have_seen_of_a_report_before_they_read_the_others() {
    let (world, _) = graded().await;
    let fay = Persona::new("fay");
    world.app.register_company(&fay).await;
    world.app.unlock(&fay);
    let list = format!("/api/reports/{}/reviews", world.attempt);
    for stranger in [&world.ada, &fay] {
        let answer = world.app.by(stranger).get(&list).await;
        assert!([403, 404].contains(&answer.status), "{}", answer.cell());
    }
    let shown = world.app.by(&world.ruth).get(&list).await.ok();
    let sheets: Vec<&Value> = shown["sheets"].as_array().unwrap().iter().collect();
    let names: Vec<&Value> = sheets.iter().map(|sheet| &sheet["sheet"]).collect();
    assert_eq!(names, ["code", "walk_through", "changed_requirement"]);
    assert_eq!(sheets[0]["questions"], json!([]));
    assert!(sheets[1]["questions"][0]["asks"].as_str().unwrap().contains("task 1"));
    let rated = sheets[1]["items"].as_array().unwrap().iter();
    let rated: Vec<Value> =
        rated.map(|item| json!({ "item": item["name"], "rating": 3 })).collect();
    let body = json!({ "sheet": "walk_through", "version": 0, "submit": true, "ratings": rated,
                       "text": "Clear." });
    let put = format!("/api/reports/{}/review", world.attempt);
    let saved = world.app.by(&world.ruth).put(&put, body.clone()).await.ok();
    assert_eq!(saved["sheets"][1]["own"]["state"], "submitted");
    assert_eq!(saved["sheets"][0]["own"], Value::Null);
    assert_eq!(world.app.by(&world.ruth).put(&put, body).await.cell(), "409 stale_version");
}

#[actix_web::test]
async fn a_cut_off_is_previewed_and_chosen_and_declines_nobody() {
    let (world, _) = graded().await;
    let path = format!("/api/assessments/{}/cut-off", world.assessment);
    let none = world.app.by(&world.ruth).get(&path).await.ok();
    assert_eq!(
        (&none["cut_off"], &none["version"], &none["preview"]),
        (&Value::Null, &json!(0), &Value::Null)
    );
    for (at, passing) in [(750, 1), (751, 0)] {
        let shown = world.app.by(&world.ruth).get(&format!("{path}?at={at}")).await.ok();
        let preview = &shown["preview"];
        assert_eq!((&preview["results"], &preview["passing"]), (&json!(1), &json!(passing)));
        assert_eq!(preview["rate"], json!({ "over": passing, "under": 1 }));
        assert_eq!((&preview["near"], &preview["groups"]), (&Value::Null, &Value::Null));
    }
    assert_eq!(
        world.app.by(&world.ruth).get(&format!("{path}?at=1001")).await.cell(),
        "400 validation_failed"
    );
    assert_eq!(
        world.app.by(&world.ruth).get(&format!("{path}?at=x")).await.cell(),
        "400 bad_query"
    );
    let invitations = format!("/api/assessments/{}/invitations", world.assessment);
    let before = world.app.by(&world.ruth).get(&invitations).await.ok();
    let body = json!({ "version": 0, "cut_off": 1000, "takes_earlier_results": true });
    let saved = world.app.by(&world.ruth).put(&path, body.clone()).await.ok();
    assert_eq!((&saved["cut_off"], &saved["version"]), (&json!(1000), &json!(1)));
    assert_eq!(world.app.by(&world.ruth).put(&path, body).await.cell(), "409 stale_version");
    assert_eq!(world.app.by(&world.ruth).get(&invitations).await.ok(), before);
}
