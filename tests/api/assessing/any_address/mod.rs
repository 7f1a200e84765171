//! Invitations that their company lets any verified address take, over HTTP.

use serde_json::{Value, json};

use crate::support::Persona;
use crate::world::{World, agreeing, new_assessment};

/// An assessment that ruth lets any verified address take, once in thirty days.
pub(crate) async fn open_to_any(world: &World) -> String {
    let mut form = new_assessment(&world.problem);
    form["settings"] = json!({ "window_days": 7, "retake_attempts": 1, "retake_days": 30,
                               "accommodation_percent": 0, "any_address": true });
    let made = world.app.by(&world.ruth).post("/api/assessments", form).await.ok();
    assert_eq!(made["settings"]["any_address"], json!(true));
    let id = made["id"].as_str().unwrap().to_owned();
    world.try_out(&id);
    id
}

/// The code with which this person is invited.
pub(crate) async fn invite(world: &World, assessment: &str, who: &Persona) -> String {
    let path = format!("/api/assessments/{assessment}/invitations");
    let made = world.app.by(&world.ruth).post(&path, json!({ "email": who.email })).await.ok();
    made["code"].as_str().unwrap().to_owned()
}

async fn viewer(world: &World, who: &Persona, code: &str) -> Value {
    world.app.by(who).get(&format!("/api/codebrain/{code}")).await.ok()["viewer"].clone()
}

#[actix_web::test]
async fn another_verified_address_takes_it_where_the_company_allows_that_and_it_is_theirs_then() {
    let (world, gus, hal) = (World::make().await, Persona::new("gus"), Persona::new("hal"));
    let uli = Persona::unverified("uli");
    for who in [&gus, &hal, &uli] {
        world.app.register_candidate(who).await;
    }
    let assessment = open_to_any(&world).await;
    let code = invite(&world, &assessment, &gus).await;
    let mail = world.app.mails_to(&gus.email).join(" ");
    let mail = mail.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(mail.contains("another that you have confirmed"), "{mail}");
    let start = format!("/api/codebrain/{code}/start");

    assert_eq!(viewer(&world, &uli, &code).await, "unverified");
    assert_eq!(world.app.by(&uli).post(&start, agreeing()).await.cell(), "403 email_unverified");
    assert_eq!(viewer(&world, &world.ruth, &code).await, "other_account");
    assert_eq!(world.app.by(&world.ruth).post(&start, agreeing()).await.cell(), "404 not_found");
    assert_eq!(viewer(&world, &gus, &code).await, "invited");
    assert_eq!(viewer(&world, &hal, &code).await, "any_address");

    let begun = world.app.by(&hal).post(&start, agreeing()).await;
    assert_eq!(begun.status, 201, "{}", begun.text);
    let again = world.app.by(&hal).post(&start, agreeing()).await;
    assert_eq!((again.status, &again.body), (200, &begun.body));
    let card = world.app.by(&hal).get(&format!("/api/codebrain/{code}")).await.ok();
    assert_eq!((&card["viewer"], &card["state"]), (&json!("invited"), &json!("started")));
    assert_eq!(card["attempt_id"], begun.body["attempt_id"]);

    assert_eq!(world.app.by(&gus).post(&start, agreeing()).await.cell(), "409 taken_by_other");
    let card = world.app.by(&gus).get(&format!("/api/codebrain/{code}")).await.ok();
    assert_eq!((&card["viewer"], &card["attempt_id"]), (&json!("taken"), &Value::Null));
    assert_eq!(card["earlier"], Value::Null);
    // To people who hire nothing says that it is taken.
    assert_eq!(viewer(&world, &world.ruth, &code).await, "other_account");
    assert_eq!(world.app.by(&world.ruth).post(&start, agreeing()).await.cell(), "404 not_found");
    let mine =
        async |who: &Persona| world.app.by(who).get("/api/invitations").await.ok()["items"].clone();
    assert_eq!(mine(&gus).await, json!([]));
    assert_eq!(mine(&hal).await[0]["code"], json!(code));

    let path = format!("/api/assessments/{assessment}/invitations");
    let row = world.app.by(&world.ruth).get(&path).await.ok()["items"][0].clone();
    assert_eq!(row["email"], json!(gus.email));
    assert_eq!(row["taken_as"], json!("h•••@example.com"));
    let invited = world.app.by(&world.ruth).post(&path, json!({ "email": hal.email })).await;
    assert_eq!(invited.cell(), "409 cooling_down", "the attempt counts for the account");
}

#[actix_web::test]
async fn without_the_companys_leave_only_the_invited_address_takes_it_and_that_leaves_no_mark() {
    let (world, gus, hal) = (World::make().await, Persona::new("gus"), Persona::new("hal"));
    for who in [&gus, &hal] {
        world.app.register_candidate(who).await;
    }
    let code = invite(&world, &world.assessment, &gus).await;
    let start = format!("/api/codebrain/{code}/start");
    assert_eq!(viewer(&world, &hal, &code).await, "other_account");
    assert_eq!(world.app.by(&hal).post(&start, agreeing()).await.cell(), "404 not_found");

    let assessment = open_to_any(&world).await;
    let open = invite(&world, &assessment, &gus).await;
    let start = format!("/api/codebrain/{open}/start");
    world.app.by(&gus).post(&start, agreeing()).await.ok();
    assert_eq!(world.app.by(&hal).post(&start, agreeing()).await.cell(), "409 taken_by_other");
    let path = format!("/api/assessments/{assessment}/invitations");
    let row = world.app.by(&world.ruth).get(&path).await.ok()["items"][0].clone();
    assert_eq!((&row["taken_as"], &row["state"]), (&Value::Null, &json!("started")));
}
