//! Ashby lists, starts, cancels and takes updates.

use diesel::connection::SimpleConnection;
use serde_json::{Value, json};
use testkit::{Reported, Trouble};

use super::{CONNECTIONS, Connected, check_reported, invitations, text};
use crate::support::{Answer, Persona};

async fn start(of: &Connected, application: &str, email: &str) -> Answer {
    let body = json!({
        "assessment_type_id": of.world.assessment,
        "candidate": {
            "ashby_id": "c-1", "first_name": "Eve", "last_name": "Adams", "email": email,
            "ashby_profile_url": "https://app.ashbyhq.com/candidates/c-1",
        },
        "application": { "ashby_id": application, "status": "Active" },
        "job": { "ashby_id": "j-1", "name": "Fitter", "ashby_job_url": "https://app.ashbyhq.com" },
    });
    of.call("POST", "assessment.start", Some(body)).await
}

async fn started(of: &Connected, application: &str, email: &str) -> String {
    text(&start(of, application, email).await.ok()["results"]["assessment_id"])
}

async fn cancel(of: &Connected, id: &str) -> Answer {
    of.call("POST", "assessment.cancel", Some(json!({ "assessment_id": id }))).await
}

fn statuses(reported: &[Reported]) -> Vec<String> {
    reported.iter().map(|one| text(&one.body["assessment_status"]["value"])).collect()
}

#[actix_web::test]
async fn ashby_starts_an_assessment_once_and_is_told_of_every_step() {
    let of = Connected::new("ashby").await;
    let listed = of.call("POST", "assessment.list", Some(json!({}))).await.ok();
    let want = json!([{ "assessment_type_id": of.world.assessment, "name": "First" }]);
    assert_eq!(listed, json!({ "success": true, "results": want }));
    let (eve, id) = (Persona::new("eve"), started(&of, "app-1", "eve@example.com").await);
    assert_eq!(started(&of, "app-1", "eve@example.com").await, id, "a retry starts nothing");
    assert_eq!(invitations(of.app(), &eve.email), 1);
    of.begin(&eve).await;
    let mut reported = of.work().await;
    of.finish(&eve).await;
    reported.extend(of.work().await);
    assert_eq!(statuses(&reported), ["Started", "Scored"]);
    assert!(reported.iter().all(|one| one.status == 200 && one.name == "a-key-of-ashby"));
    let scored = &reported[1].body;
    assert_eq!(
        (&scored["assessment_id"], &scored["assessment_result"]["value"]),
        (&json!(id), &json!(0))
    );
    assert_eq!(scored["metadata"][0]["value"], "not yet estimated");
    assert!(text(&scored["assessment_profile_url"]["value"]).contains("/report/"));
    assert!(scored["timestamp"].as_i64() > reported[0].body["timestamp"].as_i64());
    check_reported(&scored.to_string());
    let refused = cancel(&of, &id).await;
    assert_eq!(
        (refused.status, &refused.body["message"]),
        (422, &json!("The candidate has already started."))
    );
}

#[actix_web::test]
async fn an_assessment_that_was_cancelled_can_be_started_anew() {
    let of = Connected::new("ashby").await;
    let first = started(&of, "app-1", "eve@example.com").await;
    for _ in 0..2 {
        cancel(&of, &first).await.ok();
    }
    assert_eq!(of.work().await, [], "Ashby knows what it has asked for");
    let second = started(&of, "app-1", "eve@example.com").await;
    assert_ne!(first, second);
    assert_eq!(invitations(of.app(), "eve@example.com"), 2);
    let other = start(&of, "app-2", "eve@example.com").await;
    assert_eq!((other.status, &other.body["success"]), (409, &json!(false)), "{}", other.text);
}

#[actix_web::test]
async fn ashby_is_told_why_an_assessment_ended_without_an_attempt() {
    let of = Connected::new("ashby").await;
    started(&of, "app-1", "eve@example.com").await;
    let sql = "update invitations set state = 'expired' where email = 'eve@example.com'";
    of.app().conn().batch_execute(sql).unwrap();
    let reported = of.work().await;
    assert_eq!(statuses(&reported), ["Expired"]);
    let why = text(&reported[0].body["cancelled_reason"]["value"]);
    assert_eq!(why, "The invitation expired before the candidate started.");
}

#[actix_web::test]
async fn an_update_that_ashby_refuses_is_sent_again_as_things_stand_then() {
    let of = Connected::new("ashby").await;
    started(&of, "app-1", "eve@example.com").await;
    let eve = Persona::new("eve");
    of.begin(&eve).await;
    of.server.fail(&[Trouble::Status(200)]);
    assert_eq!(statuses(&of.work().await), ["Started"], "it answered 200 and did not take it");
    of.finish(&eve).await;
    assert_eq!(of.work().await, [], "one update is under way");
    of.wait_for_retries();
    assert_eq!(statuses(&of.work().await), ["Scored"]);
    let log = of.log().await;
    let updates: Vec<&Value> = log.iter().filter(|one| one["operation"] == "update").collect();
    assert_eq!((updates.len(), &updates[0]["tries"]), (1, &json!(2)));
}

#[actix_web::test]
async fn a_connection_that_is_paused_refuses_and_tells_nothing_until_it_is_resumed() {
    let of = Connected::new("ashby").await;
    started(&of, "app-1", "eve@example.com").await;
    let ruth = of.app().by(&of.world.ruth);
    let path = format!("{CONNECTIONS}/{}", of.id);
    let paused = ruth.post(&format!("{path}/pause"), json!({ "version": 1 })).await.ok();
    of.begin(&Persona::new("eve")).await;
    assert_eq!(of.work().await, []);
    let refused = start(&of, "app-2", "max@example.com").await;
    assert_eq!(refused.status, 422);
    assert!(text(&refused.body["message"]).contains("paused"), "{}", refused.text);
    let resume = json!({ "version": paused["version"] });
    ruth.post(&format!("{path}/resume"), resume).await.ok();
    assert_eq!(statuses(&of.work().await), ["Started"]);
}

#[actix_web::test]
async fn retries_that_come_at_once_start_one_assessment() {
    let of = Connected::new("ashby").await;
    let starts = (0..6).map(|_| start(&of, "app-1", "eve@example.com"));
    let answers = futures_util::future::join_all(starts).await;
    let ids: std::collections::BTreeSet<String> =
        answers.into_iter().map(|one| text(&one.ok()["results"]["assessment_id"])).collect();
    assert_eq!((ids.len(), invitations(of.app(), "eve@example.com")), (1, 1));
}
