//! What is found in a recording, and that the grade does not know of it.

use assessments::recordings::Link;
use challenges::submissions::Verdict;
use diesel::connection::SimpleConnection;
use flows::assessments::grade::settle;
use flows::integrity::examine_due;
use flows::post::Sender;
use flows::retention::purge;
use kernel::chrono::TimeDelta;
use kernel::{AttemptId, SubmissionId};
use serde_json::{Value, json};

use crate::attempts::grades::{get, judge};
use crate::support::{Answer, Persona, TestApp, request};
use crate::world::{World, agreeing};

pub(super) const SOURCE: &str =
    "number = int(input())\nprint(number * 2)  # pasted from elsewhere\n";

/// On a thread of its own, as the worker does it.
pub(crate) fn work(app: &TestApp, attempt: &str) {
    let attempt: AttemptId = attempt.parse().unwrap();
    let state = app.state();
    let public_url = "https://assay.example".to_owned();
    let sender = Sender { public_url, support: None, now: state.clock.now() };
    std::thread::scope(|scope| {
        let done = scope.spawn(|| {
            settle(&state.db, &sender, attempt).unwrap();
            examine_due(&state.db, &sender).unwrap();
        });
        done.join().unwrap();
    });
}

/// Sends a recording in which the whole answer is pasted, submits it and ends the attempt; it is judged, and not
/// graded yet.
pub(super) async fn paste(world: &World) -> SubmissionId {
    paste_by(world, Value::Null).await
}

/// The same by the tab that has this lease.
pub(super) async fn paste_by(world: &World, lease: Value) -> SubmissionId {
    let first = Link::first(world.attempt.parse().unwrap(), world.task.parse().unwrap());
    let payload = json!({ "file": "python", "seq": 0, "items": [
        { "k": "mark", "t": 0, "m": "opened" }, { "k": "text", "t": 0, "x": "" },
        { "k": "mark", "t": 10_000, "m": "copied", "n": 400 },
        { "k": "mark", "t": 11_000, "m": "left" }, { "k": "mark", "t": 71_000, "m": "returned" },
        { "k": "mark", "t": 80_000, "m": "paste", "n": SOURCE.len() },
        { "k": "edit", "t": 80_000, "p": 0, "d": 0, "i": SOURCE },
        { "k": "mark", "t": 90_000, "m": "submit" }] });
    let batch = json!({ "lease": lease, "number": 1, "previous": first.to_string(),
        "payload": payload.to_string() });
    let path = format!("/api/attempts/{}/tasks/{}", world.attempt, world.task);
    world.app.by(&world.ada).post(&format!("{path}/recording"), batch).await.ok();
    let program = json!({ "language": "python", "source": SOURCE, "lease": lease });
    let sent = world.app.by(&world.ada).post(&format!("{path}/submissions"), program).await.ok();
    let finish = format!("/api/attempts/{}/finish", world.attempt);
    world.app.by(&world.ada).send("POST", &finish, None).await.ok();
    SubmissionId(sent["id"].as_str().unwrap().parse().unwrap())
}

async fn shown(world: &World, who: &Persona) -> Answer {
    get(world, "integrity", who).await
}

#[actix_web::test]
async fn the_grade_is_the_same_to_the_byte_with_and_without_what_was_found() {
    let world = World::make().await;
    let id = paste(&world).await;
    judge(&world, (id, 1), Verdict::Wa);
    let documents = |who: Persona| {
        let world = &world;
        async move {
            let grade = get(world, "grade", &who).await;
            assert_eq!(grade.status, 200, "{}", grade.text);
            grade.text
        }
    };
    let before = documents(world.ada.clone()).await;
    assert_eq!(shown(&world, &world.ada).await.ok()["standing"], "removed");
    let attempt: AttemptId = world.attempt.parse().unwrap();
    flows::integrity::schedule(&mut world.app.conn(), attempt).unwrap();
    work(&world.app, &world.attempt);
    let found = shown(&world, &world.ada).await.ok();
    assert_eq!(found["examination"]["level"], "review", "{found}");
    assert_eq!(documents(world.ada.clone()).await, before);
    let breach = "update integrity_cases set state = 'no_answer'; \
                  update integrity_cases set state = 'breach', outcome = 'breach', reason = 'r', \
                  decided_as = 'admin', decided_at = now(); \
                  update attempts set not_verified_at = now()";
    world.app.conn().batch_execute(breach).unwrap();
    assert_eq!(documents(world.ruth.clone()).await, before);
    for word in ["integrity", "signal", "paste", "verified"] {
        assert!(!before.contains(word), "{word}");
    }
}

#[actix_web::test]
async fn the_report_says_what_was_seen_what_else_it_can_be_and_which_rules_applied() {
    let world = World::make().await;
    let id = paste(&world).await;
    assert_eq!(shown(&world, &world.ada).await.ok()["standing"], "waiting");
    judge_only(&world, id);
    work(&world.app, &world.attempt);
    let mine = shown(&world, &world.ada).await.ok();
    assert_eq!(shown(&world, &world.ruth).await.ok(), mine);
    assert_eq!(mine["standing"], "examined");
    let findings = mine["examination"]["findings"].as_array().unwrap();
    let signals: Vec<&str> =
        findings.iter().map(|finding| finding["signal"].as_str().unwrap()).collect();
    assert_eq!(signals, ["external_paste", "statement_copied", "focus_lost"]);
    for finding in findings {
        assert!(!finding["sentence"].as_str().unwrap().contains("number"), "no code");
        assert!(!finding["benign"].as_str().unwrap().is_empty());
    }
    let applied = mine["examination"]["rules"].as_array().unwrap();
    assert!(applied.contains(&json!("mostly_pasted")), "{applied:?}");
    let table = world.app.send(request("GET", "/api/integrity-rules", None, None)).await.ok();
    assert_eq!(table, mine["rules"], "the table that is printed");
    let printed: Vec<&Value> =
        table["rules"].as_array().unwrap().iter().map(|rule| &rule["name"]).collect();
    assert!(applied.iter().all(|name| printed.contains(&name)));
    assert_eq!(mine["case"]["state"], "candidate_notified");
}

/// Changes what the database otherwise guards.
pub(super) fn put(world: &World, sql: &str) {
    let sql =
        format!("set session_replication_role = replica; {sql}; reset session_replication_role");
    world.app.conn().batch_execute(&sql).unwrap();
}

/// Judges a submit, without a grade.
pub(super) fn judge_only(world: &World, id: SubmissionId) {
    judge(world, (id, 1), Verdict::Wa);
    put(world, "delete from grades; update attempts set state = 'submitted', graded_at = null");
}

#[actix_web::test]
async fn nobody_is_examined_who_agreed_to_the_recording_only() {
    let world = World::make().await;
    put(&world, "update attempts set consent_text_version = '2026-11.3'");
    let workspace = format!("/api/attempts/{}", world.attempt);
    let before = world.app.by(&world.ada).get(&workspace).await.ok();
    assert_eq!(
        (&before["records_typing"], &before["records_copying"]),
        (&json!(true), &json!(false))
    );
    let id = paste(&world).await;
    judge_only(&world, id);
    work(&world.app, &world.attempt);
    let found = shown(&world, &world.ada).await.ok();
    assert_eq!((&found["standing"], &found["case"]), (&json!("not_agreed"), &Value::Null));
    let report = format!("/api/reports/{}", world.attempt);
    let report = world.app.by(&world.ada).get(&report).await.ok();
    assert_eq!(report["verification"], Value::Null, "nothing was looked for");
    assert_eq!(agreeing()["edition"], "2026-11.8");
}

#[actix_web::test]
async fn what_was_found_waits_for_the_last_batches_and_goes_after_its_time() {
    let world = World::make().await;
    let id = paste(&world).await;
    // The text that was sent is not in the recording: a batch may be on its way.
    world.app.conn().batch_execute("delete from recording_batches").unwrap();
    judge_only(&world, id);
    work(&world.app, &world.attempt);
    assert_eq!(shown(&world, &world.ada).await.ok()["standing"], "waiting");
    let later = "update integrity_examinations set due_at = now(); update attempts set \
                 started_at = started_at - interval '20 minutes', \
                 submitted_at = submitted_at - interval '11 minutes'";
    put(&world, later);
    work(&world.app, &world.attempt);
    let found = shown(&world, &world.ada).await.ok();
    assert_eq!(
        (&found["standing"], &found["examination"]["level"]),
        (&json!("examined"), &json!("none"))
    );
    let report = format!("/api/reports/{}", world.attempt);
    let report = world.app.by(&world.ruth).get(&report).await.ok();
    assert_eq!(report["verification"], "verified");
    let (db, now) = (world.app.state().db, world.app.state().clock.now());
    purge(&db, now + TimeDelta::days(181), 180).unwrap();
    assert_eq!(shown(&world, &world.ada).await.ok()["standing"], "removed");
}

#[actix_web::test]
async fn a_link_shows_it_only_where_that_was_chosen() {
    let world = World::make().await;
    let id = paste(&world).await;
    judge_only(&world, id);
    work(&world.app, &world.attempt);
    world.app.conn().batch_execute("update attempts set not_verified_at = now()").unwrap();
    let links = format!("/api/reports/{}/links", world.attempt);
    for (sections, want) in [(vec!["code", "integrity"], "200"), (vec!["code"], "404 not_found")] {
        let body = json!({ "sections": sections, "days": 1, "passcode": null, "max_views": null });
        let link = world.app.by(&world.ada).post(&links, body).await.ok();
        let path = format!("/api/shared-reports/{}", link["id"].as_str().unwrap());
        let open = json!({ "secret": link["secret"], "passcode": null });
        let opened = world.app.send(request("POST", &path, None, Some(open))).await.ok();
        assert_eq!(opened["report"]["not_verified"], json!(want == "200"), "others never see it");
        let verification = &opened["report"]["verification"];
        assert_eq!(*verification != Value::Null, want == "200", "{verification}");
        let ask = json!({ "opening": opened["opening"], "secret": link["secret"] });
        let answer =
            world.app.send(request("POST", "/api/shared-integrity", None, Some(ask))).await;
        assert_eq!(answer.cell(), want);
        if answer.status == 200 {
            assert_eq!(answer.body["case_id"], Value::Null);
            assert_eq!(answer.body["examination"]["level"], "review");
        }
    }
}
