//! What hidden tests used is shown in fifths of the limit, to everybody and everywhere: exact figures would tell what
//! a test reads, a byte with each submission.

use challenges::judging::{self, Ending, Outcome, TestOutcome};
use challenges::submissions::Verdict;
use kernel::{AttemptId, SubmissionId};
use serde_json::{Value, json};

use crate::attempts::sharing::{ALL, make, open, wanted};
use crate::world::World;

/// Figures that no answer has by chance; the limits are 1 s and 256 MiB.
const CPU_US: i64 = 397_531;
const WALL_US: i64 = 987_653;
const MEMORY_KIB: i64 = 77_777;
const SHARE: i32 = 835;
const SAID: &str = "exit code 97";

/// A world with a submit whose sample and hidden tests all used exactly that, and is graded.
async fn judged() -> (World, SubmissionId) {
    let world = World::make().await;
    let path = format!("/api/attempts/{}/tasks/{}/submissions", world.attempt, world.task);
    let program = json!({ "language": "python", "source": "print(2)" });
    let sent = world.app.by(&world.ada).post(&path, program).await.ok();
    let id = SubmissionId(sent["id"].as_str().unwrap().parse().unwrap());
    let finish = format!("/api/attempts/{}/finish", world.attempt);
    world.app.by(&world.ada).send("POST", &finish, None).await.ok();
    let mut conn = world.app.conn();
    let worker = testkit::worker(&mut conn);
    judging::begin(&mut conn, id, 1).unwrap().unwrap();
    for (number, verdict) in (1..).zip([Verdict::Rte, Verdict::Ac, Verdict::Rte, Verdict::Ac]) {
        let outcome = TestOutcome {
            number,
            verdict,
            reason: Some(SAID.into()),
            cpu_us: CPU_US,
            wall_us: WALL_US,
            memory_kib: MEMORY_KIB,
            output: Some("97".into()),
            stderr: Some("97".into()),
            share_permille: Some(SHARE),
        };
        judging::record_test(&mut conn, id, 1, &outcome).unwrap();
    }
    let outcome = Outcome {
        ending: Ending::Tests,
        compile_message: None,
        judge_version: "assay-judge/test".into(),
        toolchain: "Python 3.test".into(),
        worker,
    };
    judging::complete(&mut conn, id, 1, &outcome).unwrap();
    let attempt = AttemptId(world.attempt.parse().unwrap());
    assessments::grading::grade(&mut conn, attempt).unwrap();
    drop(conn);
    (world, id)
}

/// How often one of the exact figures stands in an answer, in whatever unit.
fn revealed(answer: &Value) -> usize {
    let exact = [CPU_US, CPU_US / 1000, WALL_US, WALL_US / 1000, MEMORY_KIB, SHARE.into()];
    match answer {
        Value::Number(number) => number.as_i64().filter(|n| exact.contains(n)).iter().count(),
        Value::String(text) => usize::from(text == SAID || text == "97"),
        Value::Array(items) => items.iter().map(revealed).sum(),
        Value::Object(members) => members.values().map(revealed).sum(),
        Value::Null | Value::Bool(_) => 0,
    }
}

/// The tests of an answer that are hidden, and the sample.
fn split(tests: &Value) -> (&[Value], &Value) {
    let tests = tests.as_array().unwrap();
    assert_eq!(tests.len(), 4);
    (&tests[1..], &tests[0])
}

#[actix_web::test]
async fn a_submission_tells_its_author_fifths_of_hidden_tests_and_all_of_a_sample() {
    let (world, id) = judged().await;
    let shown = world.app.by(&world.ada).get(&format!("/api/submissions/{id}")).await.ok();
    let (hidden, sample) = split(&shown["tests"]);
    for test in hidden {
        assert_eq!(revealed(test), 0, "{test}");
        let steps = (&test["cpu_fifths"], &test["memory_fifths"], &test["share_permille"]);
        assert_eq!(steps, (&json!(2), &json!(2), &json!(800)));
        for exact in ["cpu_ms", "memory_kib", "reason", "output", "stderr"] {
            assert_eq!(test[exact], Value::Null, "{exact}");
        }
    }
    let exact = (&sample["cpu_ms"], &sample["memory_kib"], &sample["reason"]);
    assert_eq!(exact, (&json!(397), &json!(MEMORY_KIB), &json!(SAID)));
}

#[actix_web::test]
async fn the_report_the_grade_and_a_link_tell_either_side_fifths_and_nothing_else() {
    let (world, _) = judged().await;
    let link = make(&world, wanted(&ALL)).await;
    let shared = open(&world, &link, None).await.ok()["report"].clone();
    let path = format!("/api/reports/{}", world.attempt);
    let mut reports = vec![shared];
    for who in [&world.ada, &world.ruth] {
        reports.push(world.app.by(who).get(&path).await.ok());
        let signed = world.app.by(who).get(&format!("{path}/grade")).await.ok();
        assert_eq!(signed["grade"]["format"], "assay-grade/2");
        assert_eq!(revealed(&signed), 0, "{signed}");
        let third = json!({ "number": 3, "group": "edge", "verdict": "RTE", "cpu_fifths": 2,
                            "memory_fifths": 2 });
        assert_eq!(signed["grade"]["tasks"][0]["submission"]["tests"][2], third);
    }
    for mut report in reports {
        let groups = report["tasks"][0]["groups"].as_array_mut().unwrap();
        assert!(groups[0]["tag"] == "sample" && revealed(&groups[0]) >= 2, "{}", groups[0]);
        groups.remove(0);
        assert_eq!(groups[1]["tests"][0]["cpu_fifths"], 2);
        assert_eq!(revealed(&report), 0, "{report}");
    }
}

#[actix_web::test]
async fn what_a_person_takes_along_has_figures_of_hidden_tests_rounded_up_to_a_fifth() {
    let (world, _) = judged().await;
    let file = world.app.by(&world.ada).get("/api/users/export").await.ok();
    let mut tests = file["data"]["submission_tests"]["rows"].clone();
    let key = |test: &Value| test["number"].as_i64();
    tests.as_array_mut().unwrap().sort_by_key(key);
    let (hidden, sample) = split(&tests);
    for test in hidden {
        assert_eq!(revealed(test), 0, "{test}");
        let rounded = (&test["cpu_us"], &test["memory_kib"], &test["share_permille"]);
        assert_eq!(rounded, (&json!(400_000), &json!(104_858), &json!(800)));
        assert_eq!((&test["wall_us"], &test["reason"]), (&Value::Null, &Value::Null));
    }
    assert_eq!((&sample["cpu_us"], &sample["wall_us"]), (&json!(CPU_US), &json!(WALL_US)));
    assert_eq!((&sample["memory_kib"], &sample["reason"]), (&json!(MEMORY_KIB), &json!(SAID)));
}
