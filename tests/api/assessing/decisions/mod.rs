//! What a company decides about a result, over HTTP.

use diesel::connection::SimpleConnection;
use kernel::chrono::{TimeDelta, Utc};
use serde_json::{Value, json};

use crate::attempts::grades::graded;
use crate::support::{Answer, Persona};
use crate::world::World;

fn path(world: &World) -> String {
    format!("/api/reports/{}/decision", world.attempt)
}

async fn act(world: &World, act: &str, version: i32) -> Answer {
    let body = json!({ "act": act, "version": version });
    world.app.by(&world.ruth).post(&path(world), body).await
}

/// What the worker does, so long from now.
fn tell_due(world: &World, later: TimeDelta) {
    let public_url = "https://assay.example".to_owned();
    let sender = flows::post::Sender { public_url, support: None, now: Utc::now() + later };
    flows::assessments::decide::tell_due(&world.app.state().db, &sender).unwrap();
}

async fn listed(world: &World, decision: &str) -> usize {
    let path = format!("/api/assessments/{}/results?decision={decision}", world.assessment);
    let page = world.app.by(&world.ruth).get(&path).await.ok();
    let rows = page["items"].as_array().unwrap();
    assert!(rows.iter().all(|row| row["attempt"]["decision"] == decision), "{page}");
    rows.len()
}

async fn needed(world: &World) -> Vec<Value> {
    let needs = world.app.by(&world.ruth).get("/api/companies/me/needs").await.ok();
    let items = needs["items"].as_array().unwrap().iter();
    items.filter(|need| need["kind"] == "result").map(|need| need["place_id"].clone()).collect()
}

#[actix_web::test]
async fn a_result_waits_until_somebody_decides_and_the_candidate_hears_when_it_is_final() {
    let (world, _) = graded().await;
    let open = world.app.by(&world.ruth).get(&path(&world)).await.ok();
    assert_eq!((&open["state"], &open["version"]), (&json!("undecided"), &json!(0)));
    assert_eq!((&open["can_decide"], &open["waiting"]), (&json!(true), &json!(1)));
    assert_eq!(needed(&world).await, [json!(world.attempt)]);
    assert_eq!((listed(&world, "undecided").await, listed(&world, "held").await), (1, 0));

    let held = act(&world, "hold", 0).await.ok();
    assert_eq!((&held["state"], &held["news_at"]), (&json!("held"), &Value::Null));
    assert_eq!(held["decided_by"], json!(world.ruth.uid));
    assert_eq!(needed(&world).await, Vec::<Value>::new());
    assert_eq!(act(&world, "advance", 0).await.cell(), "409 stale_version");

    let bare = act(&world, "decline", 1).await;
    assert_eq!(bare.body["errors"][0]["field"], "code", "{}", bare.text);
    let decline =
        json!({ "act": "decline", "version": 1, "code": "other", "text": "You were close." });
    let declined = world.app.by(&world.ruth).post(&path(&world), decline).await.ok();
    assert!(declined["news_at"].is_string(), "{declined}");
    let heard = world.app.mails_to(&world.ada.email).len();
    tell_due(&world, TimeDelta::minutes(59));
    assert_eq!(world.app.mails_to(&world.ada.email).len(), heard, "it can be taken back");
    assert_eq!(act(&world, "reopen", 2).await.ok()["state"], "undecided");
    tell_due(&world, TimeDelta::minutes(61));
    assert_eq!(world.app.mails_to(&world.ada.email).len(), heard, "it was taken back");

    let again =
        json!({ "act": "decline", "version": 3, "code": "other", "text": "You were close." });
    world.app.by(&world.ruth).post(&path(&world), again).await.ok();
    tell_due(&world, TimeDelta::minutes(61));
    tell_due(&world, TimeDelta::minutes(62));
    let mails = world.app.mails_to(&world.ada.email);
    assert_eq!(mails.len(), heard + 1);
    assert!(mails.iter().any(|mail| mail.contains("You were close.")), "{mails:?}");
    assert_eq!(act(&world, "reopen", 4).await.cell(), "409 candidate_notified");
    assert_eq!(listed(&world, "declined").await, 1);
}

#[actix_web::test]
async fn reviewers_read_a_decision_and_make_none() {
    let (world, _) = graded().await;
    let rae = Persona::new("rae");
    world.app.register_company(&rae).await;
    let into = format!(
        "update company_members set company_id = '{}', role = 'reviewer'
           where user_id = (select id from users where email = '{}')",
        world.company, rae.email
    );
    world.app.conn().batch_execute(&into).unwrap();
    let read = world.app.by(&rae).get(&path(&world)).await.ok();
    assert_eq!(read["can_decide"], false);
    let body = json!({ "act": "hold", "version": 0 });
    assert_eq!(world.app.by(&rae).post(&path(&world), body).await.status, 403);
    assert_eq!(needed(&world).await.len(), 1);
}
