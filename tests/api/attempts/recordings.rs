//! Drafts and runs go some time after an attempt has ended; what was handed in and what came of it stay.

use diesel::prelude::*;
use flows::retention::purge;
use kernel::chrono::TimeDelta;
use serde_json::json;

use crate::attempts::grades::{get, graded};
use crate::support::TestApp;
use crate::world::World;

/// How many drafts there are, and runs and submits with their source.
fn counts(world: &World) -> (i64, i64, i64) {
    use db::schema::{drafts, submissions};
    let conn = &mut world.app.conn();
    let mut of = |kind: &str| -> i64 {
        let with_source = submissions::source.ne("");
        let rows = submissions::table.filter(submissions::kind.eq(kind)).filter(with_source);
        rows.count().get_result(conn).unwrap()
    };
    let (runs, submits) = (of("run"), of("submit"));
    (drafts::table.count().get_result(conn).unwrap(), runs, submits)
}

#[actix_web::test]
async fn drafts_and_what_was_run_go_and_the_report_and_the_grade_stay_as_they_were() {
    let (world, _) = graded().await;
    let draft = format!(
        "insert into drafts (attempt_id, task_id, language, source, revision, saved_at) \
         values ('{}', '{}', 'python', 'print(2)', 1, now())",
        world.attempt, world.task
    );
    diesel::sql_query(draft).execute(&mut world.app.conn()).unwrap();
    let report = format!("/api/reports/{}", world.attempt);
    let before = world.app.by(&world.ruth).get(&report).await.ok();
    let grade = get(&world, "grade", &world.ada).await.text;
    let (drafts, runs, submits) = counts(&world);
    assert!(drafts > 0 && runs > 0 && submits > 0, "{drafts} {runs} {submits}");
    let (db, now) = (world.app.state().db, world.app.state().clock.now());
    purge(&db, now + TimeDelta::days(29), 30).unwrap();
    assert_eq!(counts(&world), (drafts, runs, submits), "not yet");
    purge(&db, now + TimeDelta::days(31), 30).unwrap();
    assert_eq!(counts(&world), (0, 0, submits));
    assert_eq!(world.app.by(&world.ruth).get(&report).await.ok(), before);
    assert_eq!(get(&world, "grade", &world.ada).await.text, grade);
    let empty = "update verdicts set compile_message = null, own_output = null, own_stderr = null \
                 where submission_id in (select id from submissions where kind = 'submit')";
    let refused = diesel::sql_query(empty).execute(&mut world.app.conn()).unwrap_err();
    assert_eq!(db::Error::from(refused).constraint(), Some("verdicts_immutable"));
    let run = format!("/api/submissions/{}", world.submission);
    assert_eq!(world.app.by(&world.ada).get(&run).await.status, 200, "that it was stays");
    assert_eq!(world.app.by(&world.ada).get("/api/users/export").await.status, 200);
}

#[actix_web::test]
async fn an_attempt_that_runs_keeps_its_drafts_however_old_they_are() {
    let world = World::make().await;
    let before = counts(&world);
    let now = world.app.state().clock.now();
    purge(&world.app.state().db, now + TimeDelta::days(4000), 1).unwrap();
    assert_eq!(counts(&world), before);
}

#[actix_web::test]
async fn the_card_says_how_long_as_the_operator_has_set_it() {
    let world = World::make().await;
    let path = format!("/api/codebrain/{}", world.code);
    let card = world.app.by(&world.ada).get(&path).await.ok();
    assert_eq!(card["retention_days"], json!(180));
    let set = TestApp::of(&world.app, world.app.state()).configured(|c| c.recording_days = 30);
    assert_eq!(set.by(&world.ada).get(&path).await.ok()["retention_days"], json!(30));
}
