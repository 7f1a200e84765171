//! One effect for one key, and limits that hold however requests arrive.

use diesel::prelude::*;
use serde_json::json;

use crate::support::{Persona, request};
use crate::world::{World, new_assessment};

fn count(world: &World) -> i64 {
    db::schema::assessments::table.count().get_result(&mut world.app.conn()).unwrap()
}

async fn create(world: &World, key: &str, title: &str) -> (String, String) {
    let mut body = new_assessment(&world.problem);
    body["title"] = json!(title);
    let request = request("POST", "/api/assessments", Some(&world.ruth.token()), Some(body));
    let answer = world.app.send(request.insert_header(("idempotency-key", key))).await;
    (answer.cell(), answer.body["id"].as_str().unwrap_or_default().to_owned())
}

#[actix_web::test]
async fn fifty_requests_with_one_key_make_one_assessment_and_hear_the_same() {
    let world = World::make().await;
    let before = count(&world);
    let calls = (0..50).map(|_| create(&world, "one-key", "Twice?"));
    let answers = futures_util::future::join_all(calls).await;
    assert_eq!(count(&world), before + 1);
    let first = answers[0].clone();
    assert_eq!(first.0, "201");
    assert!(answers.iter().all(|answer| *answer == first), "{answers:?}");
}

#[actix_web::test]
async fn a_key_used_for_something_else_is_a_conflict() {
    let world = World::make().await;
    assert_eq!(create(&world, "key", "One").await.0, "201");
    assert_eq!(create(&world, "key", "Another").await.0, "409 idempotency_key_reused");
}

#[actix_web::test]
async fn keys_of_two_people_never_meet() {
    let world = World::make().await;
    let otto = Persona::new("otto");
    world.app.register_company(&otto).await;
    world.app.unlock(&otto);
    let (_, first) = create(&world, "key", "One").await;
    let theirs = World { ruth: otto, ..world };
    let (status, second) = create(&theirs, "key", "One").await;
    assert_eq!(status, "201");
    assert_ne!(first, second);
}

#[actix_web::test]
async fn a_refused_request_does_not_use_up_its_key() {
    let world = World::make().await;
    assert_eq!(create(&world, "key", "").await.0, "400 validation_failed");
    assert_eq!(create(&world, "key", "Now with a title").await.0, "201");
}

#[actix_web::test]
async fn a_key_has_the_form_of_one() {
    let world = World::make().await;
    assert_eq!(create(&world, "two words", "T").await.0, "400 bad_idempotency_key");
    assert_eq!(create(&world, &"k".repeat(129), "T").await.0, "400 bad_idempotency_key");
}

#[actix_web::test]
async fn a_second_start_answers_the_attempt_that_runs() {
    let world = World::make().await;
    let path = format!("/api/codebrain/{}/start", world.code);
    let again = world.app.by(&world.ada).post(&path, json!({ "consent": true })).await.ok();
    assert_eq!(again["attempt_id"], world.attempt.as_str());
    let without = world.app.by(&world.ada).post(&path, json!({ "consent": false })).await;
    assert_eq!(without.cell(), "400 validation_failed");
}

#[actix_web::test]
async fn the_twenty_first_run_of_a_minute_and_the_second_submit_in_flight_are_refused() {
    let world = World::make().await;
    let at = |what: &str| format!("/api/attempts/{}/tasks/{}/{what}", world.attempt, world.task);
    let program = json!({ "language": "python", "source": "print(1)" });
    for _ in 0..19 {
        world.app.by(&world.ada).post(&at("runs"), program.clone()).await.ok();
    }
    let over = world.app.by(&world.ada).post(&at("runs"), program.clone()).await;
    assert_eq!(over.cell(), "429 rate_limited");
    assert!(over.header("retry-after").parse::<u32>().unwrap() >= 1);
    world.app.by(&world.ada).post(&at("submissions"), program.clone()).await.ok();
    let second = world.app.by(&world.ada).post(&at("submissions"), program).await;
    assert_eq!(second.cell(), "409 in_flight");
}

#[actix_web::test]
async fn nothing_is_accepted_once_the_attempt_is_finished() {
    let world = World::make().await;
    let finish = format!("/api/attempts/{}/finish", world.attempt);
    let first = world.app.by(&world.ada).send("POST", &finish, None).await.ok();
    let again = world.app.by(&world.ada).send("POST", &finish, None).await.ok();
    assert_eq!(first["receipt_id"], again["receipt_id"]);
    let path = format!("/api/attempts/{}/tasks/{}/submissions", world.attempt, world.task);
    let program = json!({ "language": "python", "source": "print(1)" });
    let late = world.app.by(&world.ada).post(&path, program).await;
    assert_eq!(late.cell(), "409 attempt_closed");
}
