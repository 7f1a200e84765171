//! What is read of it afterwards: in reports, by links, in the export, and after its time.

use assessments::definitions::AiPolicy;
use assessments::recordings::Link;
use challenges::submissions::Verdict;
use flows::retention::purge;
use kernel::SubmissionId;
use kernel::chrono::TimeDelta;
use serde_json::{Value, json};
use testkit::Reply;

use super::{Assisted, SAID};
use crate::attempts::grades::judge_alone;
use crate::integrity::work;
use crate::support::{Answer, request};

async fn transcript(t: &Assisted, who: &crate::support::Persona) -> Answer {
    let path = format!("/api/reports/{}/assistant", t.world.attempt);
    t.world.app.by(who).get(&path).await
}

#[actix_web::test]
async fn candidate_and_company_read_the_same_conversation_and_nobody_else_does() {
    let t = Assisted::allowed().await;
    t.asked_and_heard("How do I read a number?").await;
    assert_eq!(transcript(&t, &t.world.ada).await.cell(), "404 not_found", "not before the end");
    t.finish().await;
    let own = transcript(&t, &t.world.ada).await.ok();
    assert_eq!(own, transcript(&t, &t.world.ruth).await.ok());
    assert_eq!(own["assistant"], json!("used"));
    let only = &own["questions"][0];
    assert_eq!((&only["answer"], &only["position"]), (&json!(SAID), &json!(1)));
    assert_eq!((&only["code"], &only["model"]), (&json!("print('own code')"), &json!("small")));
    let ben = crate::support::Persona::new("ben");
    t.world.app.register_candidate(&ben).await;
    assert_eq!(transcript(&t, &ben).await.cell(), "404 not_found");
    let path = format!("/api/reports/{}", t.world.attempt);
    let report = t.world.app.by(&t.world.ruth).get(&path).await.ok();
    assert_eq!((&report["ai_policy"], &report["assistant"]), (&json!("allowed"), &json!("used")));
    let export = t.world.app.by(&t.world.ada).get("/api/users/export").await;
    assert!(export.text.contains("How do I read a number?"), "the export has it");
}

#[actix_web::test]
async fn required_and_not_used_is_said_and_nothing_follows() {
    let t = Assisted::new(AiPolicy::Required, |_| Reply::Says(SAID.to_owned())).await;
    t.finish().await;
    let path = format!("/api/reports/{}", t.world.attempt);
    let report = t.world.app.by(&t.world.ruth).get(&path).await.ok();
    assert_eq!(
        (&report["ai_policy"], &report["assistant"]),
        (&json!("required"), &json!("unused"))
    );
    assert_eq!(transcript(&t, &t.world.ruth).await.ok()["questions"], json!([]));
}

async fn by_link(t: &Assisted, sections: &[&str]) -> (Value, Answer) {
    let path = format!("/api/reports/{}/links", t.world.attempt);
    let body = json!({ "sections": sections, "days": 30, "passcode": null, "max_views": null });
    let link = t.world.app.by(&t.world.ada).post(&path, body).await.ok();
    let path = format!("/api/shared-reports/{}", link["id"].as_str().unwrap());
    let body = json!({ "secret": link["secret"], "passcode": null });
    let opened = t.world.app.send(request("POST", &path, None, Some(body))).await.ok();
    let ask = json!({ "opening": opened["opening"], "secret": link["secret"] });
    let shown = t.world.app.send(request("POST", "/api/shared-assistant", None, Some(ask))).await;
    (opened["report"].clone(), shown)
}

#[actix_web::test]
async fn a_link_shows_the_conversation_only_where_that_was_chosen() {
    let t = Assisted::allowed().await;
    t.asked_and_heard("How do I read a number?").await;
    t.finish().await;
    let (report, without) = by_link(&t, &["code", "tests", "playback"]).await;
    assert_eq!((without.cell().as_str(), &report["assistant"]), ("404 not_found", &Value::Null));
    assert_eq!(report["ai_policy"], json!("allowed"), "under which conditions it came about");
    let (report, with) = by_link(&t, &["assistant"]).await;
    assert_eq!(report["assistant"], json!("used"));
    let shown = with.ok();
    assert_eq!(shown["questions"][0]["answer"], json!(SAID));
    assert_eq!(shown["questions"][0]["id"], Value::Null);
}

#[actix_web::test]
async fn the_conversation_goes_with_the_recording_and_that_it_was_used_stays() {
    let t = Assisted::allowed().await;
    t.asked_and_heard("How do I read a number?").await;
    t.finish().await;
    let (db, now) = (t.world.app.state().db, t.world.app.state().clock.now());
    purge(&db, now + TimeDelta::days(29), 30).unwrap();
    assert_eq!(transcript(&t, &t.world.ada).await.ok()["questions"][0]["answer"], json!(SAID));
    purge(&db, now + TimeDelta::days(31), 30).unwrap();
    let after = transcript(&t, &t.world.ada).await.ok();
    assert_eq!(after, json!({ "assistant": "used", "questions": [] }));
}

/// Sends a recording in which this code is pasted, submits it and ends the attempt; it is judged.
async fn paste(t: &Assisted, code: &str) -> SubmissionId {
    let world = &t.world;
    let first = Link::first(world.attempt.parse().unwrap(), world.task.parse().unwrap());
    let payload = json!({ "file": "python", "seq": 0, "items": [
        { "k": "mark", "t": 0, "m": "opened" }, { "k": "text", "t": 0, "x": "" },
        { "k": "mark", "t": 70_000, "m": "answer_copied", "n": code.len() },
        { "k": "mark", "t": 80_000, "m": "paste", "n": code.len() },
        { "k": "edit", "t": 80_000, "p": 0, "d": 0, "i": code },
        { "k": "mark", "t": 90_000, "m": "submit" }] });
    let batch =
        json!({ "number": 1, "previous": first.to_string(), "payload": payload.to_string() });
    let path = format!("/api/attempts/{}/tasks/{}", world.attempt, world.task);
    world.app.by(&world.ada).post(&format!("{path}/recording"), batch).await.ok();
    let program = json!({ "language": "python", "source": code });
    let sent = world.app.by(&world.ada).post(&format!("{path}/submissions"), program).await.ok();
    t.finish().await;
    SubmissionId(sent["id"].as_str().unwrap().parse().unwrap())
}

#[actix_web::test]
async fn code_of_an_answer_that_is_pasted_is_no_paste_from_outside_and_other_code_is() {
    let own = "number = int(input())\nprint(number * 2)";
    let foreign = "value = int(input())\nprint(value + value)  # elsewhere";
    for (code, found) in [(own, false), (foreign, true)] {
        let t = Assisted::allowed().await;
        t.asked_and_heard("How?").await;
        let sent = paste(&t, code).await;
        judge_alone(&t.world, (sent, 1), Verdict::Ac);
        work(&t.world.app, &t.world.attempt);
        let path = format!("/api/reports/{}/integrity", t.world.attempt);
        let seen = t.world.app.by(&t.world.ruth).get(&path).await.ok();
        assert_eq!(seen["standing"], json!("examined"));
        let findings = seen["examination"]["findings"].as_array().unwrap();
        let pasted = findings.iter().any(|finding| finding["signal"] == "external_paste");
        assert_eq!(pasted, found, "{seen}");
        let path = format!("/api/reports/{}/tasks/{}/playback", t.world.attempt, t.world.task);
        let played = t.world.app.by(&t.world.ruth).get(&path).await.ok();
        assert!(played.to_string().contains("answer_copied"), "the playback says it");
    }
}
