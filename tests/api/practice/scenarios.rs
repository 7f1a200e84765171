//! Scenarios: which task is open, what is run again, and whose it is.

use challenges::judging::{self, Ending, Outcome, TestOutcome};
use challenges::practice::set;
use challenges::problems::{NewVersion, ProblemType, Reader, ScenarioTask, publish};
use challenges::submissions::Verdict;
use diesel::prelude::*;
use kernel::SubmissionId;
use serde_json::{Value, json};

use crate::support::{Persona, TestApp};
use crate::world::tiny_problem;

/// The scenario of the tests: `doubling` and two like it.
pub(crate) const SCENARIO: &str = "steps";
const PATH: &str = "/api/practice/scenarios/steps";
const NAMES: [&str; 3] = ["step-one", "step-two", "step-three"];

pub(crate) fn is_about_scenarios(path: &str) -> bool {
    path.starts_with("/api/practice/scenarios")
}

/// Three tasks worth 20, 30 and 50 points, open for practice.
pub(crate) fn prepare_scenario(app: &TestApp) {
    let mut conn = app.conn();
    let mut tasks = Vec::new();
    for (number, (name, weight)) in (1..).zip(NAMES.into_iter().zip([20, 30, 50])) {
        let task = NewVersion { package_sha256: [number; 32], ..tiny_problem(name) };
        let version = publish(&mut conn, &task).unwrap().id;
        tasks.push(ScenarioTask { version, weight, regression: None });
    }
    let scenario = NewVersion {
        package_sha256: [9; 32],
        title: "Steps".to_owned(),
        problem_type: ProblemType::MultiTask,
        groups: Vec::new(),
        tasks,
        ..tiny_problem(SCENARIO)
    };
    publish(&mut conn, &scenario).unwrap();
    set(&mut conn, &scenario.slug, true).unwrap();
}

/// What is sent to a route about scenarios.
pub(crate) fn scenario_body(route: &str) -> Option<Value> {
    route.starts_with("POST ").then(program)
}

fn program() -> Value {
    json!({ "language": "python", "source": "print(3)" })
}

/// Judges a submission: the sample, core, edge and perf tests in this order.
fn judge(app: &TestApp, id: &Value, verdicts: [Verdict; 4]) {
    let id = SubmissionId(id.as_str().unwrap().parse().unwrap());
    let mut conn = app.conn();
    let worker = testkit::worker(&mut conn);
    judging::begin(&mut conn, id, 1).unwrap().unwrap();
    for (number, verdict) in (1..).zip(verdicts) {
        let outcome = TestOutcome {
            number,
            verdict,
            reason: None,
            cpu_us: 1,
            wall_us: 1,
            memory_kib: 1,
            output: None,
            stderr: None,
            share_permille: None,
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
}

const RIGHT: [Verdict; 4] = [Verdict::Ac; 4];
const CORE: [Verdict; 4] = [Verdict::Ac, Verdict::Ac, Verdict::Wa, Verdict::Wa];
const WRONG: [Verdict; 4] = [Verdict::Ac, Verdict::Wa, Verdict::Wa, Verdict::Wa];

async fn with_ada() -> (TestApp, Persona) {
    let (app, ada) = (TestApp::start(), Persona::new("ada"));
    app.register_candidate(&ada).await;
    prepare_scenario(&app);
    (app, ada)
}

async fn shown(app: &TestApp, who: &Persona) -> Value {
    app.by(who).get(PATH).await.ok()
}

fn states(shown: &Value) -> Vec<&str> {
    let tasks = shown["tasks"].as_array().unwrap();
    tasks.iter().map(|task| task["state"].as_str().unwrap()).collect()
}

#[actix_web::test]
async fn who_is_signed_out_reads_the_first_task_and_no_other() {
    let (app, _) = with_ada().await;
    let answer = app.anon().get(PATH).await;
    assert_eq!(states(&answer.body), ["open", "locked", "locked"]);
    let tasks = &answer.body["tasks"];
    assert_eq!(tasks[0]["problem"]["samples"].as_array().map(Vec::len), Some(1));
    assert_eq!((&tasks[1]["problem"], &tasks[1]["weight"]), (&Value::Null, &json!(30)));
    assert_eq!(answer.body["own"], Value::Null);
    assert!(!answer.text.contains("hidden-"), "{}", answer.text);
    let page = app.anon().get("/api/practice/problems?type=multi_task").await.ok();
    let row = &page["items"][0];
    assert_eq!((&row["slug"], &row["type"]), (&json!(SCENARIO), &json!("multi_task")));
    for path in ["/api/practice/problems/step-one", "/api/practice/scenarios/doubling"] {
        assert_eq!(app.anon().get(path).await.cell(), "404 not_found", "{path}");
    }
}

#[actix_web::test]
async fn a_task_opens_when_the_core_tests_before_it_pass_or_it_is_skipped() {
    let (app, ada) = with_ada().await;
    let locked = app.by(&ada).post(&format!("{PATH}/tasks/2/submissions"), program()).await;
    assert_eq!(locked.cell(), "409 task_locked");
    let runs = app.by(&ada).post(&format!("{PATH}/tasks/2/runs"), program()).await;
    assert_eq!(runs.cell(), "409 task_locked");
    for place in ["0", "4", "7", "one", "1x"] {
        let answer = app.by(&ada).post(&format!("{PATH}/tasks/{place}/runs"), program()).await;
        assert_eq!(answer.cell(), "404 not_found", "{place}");
    }
    let sent = app.by(&ada).post(&format!("{PATH}/tasks/1/submissions"), program()).await.ok();
    judge(&app, &sent["id"], WRONG);
    assert_eq!(states(&shown(&app, &ada).await), ["open", "locked", "locked"]);
    let sent = app.by(&ada).post(&format!("{PATH}/tasks/1/submissions"), program()).await.ok();
    judge(&app, &sent["id"], CORE);
    assert_eq!(states(&shown(&app, &ada).await), ["passed", "open", "locked"]);
    let skip = |task: u8| format!("{PATH}/tasks/{task}/skip");
    assert_eq!(app.by(&ada).send("PUT", &skip(3), None).await.cell(), "409 task_locked");
    for _ in 0..2 {
        assert_eq!(app.by(&ada).send("PUT", &skip(2), None).await.status, 204);
    }
    assert_eq!(states(&shown(&app, &ada).await), ["passed", "skipped", "open"]);
    assert_eq!(app.by(&ada).send("PUT", &skip(3), None).await.cell(), "409 last_task");
}

#[actix_web::test]
async fn a_submit_for_a_later_task_runs_the_earlier_tests_again_and_the_best_is_kept() {
    let (app, ada) = with_ada().await;
    let submit = |task: u8| format!("{PATH}/tasks/{task}/submissions");
    let first = app.by(&ada).post(&submit(1), program()).await.ok();
    let regressions = |id: &Value| format!("/api/submissions/{}/regressions", id.as_str().unwrap());
    let none = app.by(&ada).get(&regressions(&first["id"])).await.ok();
    assert_eq!(none["items"], json!([]));
    assert_eq!(app.by(&ada).post(&submit(1), program()).await.cell(), "409 in_flight");
    judge(&app, &first["id"], RIGHT);
    let second = app.by(&ada).post(&submit(2), program()).await.ok();
    let again = app.by(&ada).get(&regressions(&second["id"])).await.ok();
    let rows = again["items"].as_array().unwrap();
    assert_eq!(rows.len(), 1);
    assert_eq!(rows[0]["submission"]["regression"], json!(true));
    judge(&app, &second["id"], CORE);
    let waits = app.by(&ada).post(&submit(1), program()).await;
    assert_eq!(waits.cell(), "409 in_flight", "the earlier task is still being judged again");
    judge(&app, &rows[0]["submission"]["id"], WRONG);
    let now = shown(&app, &ada).await;
    assert_eq!(states(&now), ["solved", "passed", "open"]);
    assert_eq!(now["tasks"][0]["best_points"], 100, "a worse result takes nothing away");
    assert_eq!(now["own"]["points_hundredths"], 20 * 100 + 30 * 60);
    let history = app.by(&ada).get(&submit(1)).await.ok();
    let kinds: Vec<bool> = history["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row["regression"] == json!(true))
        .collect();
    assert_eq!(kinds, [true, false]);
    let row = &app.by(&ada).get("/api/practice/problems?type=multi_task").await.ok()["items"][0];
    assert_eq!((&row["status"], &row["best_points"]), (&json!("tried"), &json!(38)));
}

#[actix_web::test]
async fn what_is_done_in_a_scenario_is_ones_own() {
    let (app, ada) = with_ada().await;
    let ben = Persona::new("ben");
    app.register_candidate(&ben).await;
    let sent = app.by(&ada).post(&format!("{PATH}/tasks/1/submissions"), program()).await.ok();
    judge(&app, &sent["id"], RIGHT);
    let draft = json!({ "language": "python", "source": "print(4)", "revision": 0 });
    app.by(&ada).put("/api/practice/problems/steps/draft", draft).await.ok();
    assert_eq!(states(&shown(&app, &ben).await), ["open", "locked", "locked"]);
    let own = &shown(&app, &ben).await["own"];
    assert_eq!((&own["drafts"], &own["began_at"]), (&json!([]), &Value::Null));
    assert_eq!(shown(&app, &ada).await["own"]["drafts"][0]["source"], "print(4)");
    let path = format!("/api/submissions/{}/regressions", sent["id"].as_str().unwrap());
    assert_eq!(app.by(&ben).get(&path).await.cell(), "404 not_found");
    let history = app.by(&ben).get(&format!("{PATH}/tasks/1/submissions")).await.ok();
    assert_eq!(history["items"], json!([]));
    let later = app.by(&ben).get(&format!("{PATH}/tasks/2/submissions")).await;
    assert_eq!(later.cell(), "409 task_locked");
    let whole = app.by(&ada).post("/api/practice/problems/steps/submissions", program()).await;
    assert_eq!(whole.cell(), "404 not_found", "a scenario has no tests of its own");
}

#[actix_web::test]
async fn the_limits_of_practice_hold_for_each_task_and_what_is_run_again_counts_for_none() {
    let (app, ada) = with_ada().await;
    app.by(&ada).send("PUT", &format!("{PATH}/tasks/1/skip"), None).await;
    for (kind, most) in [("runs", 20), ("submissions", 6)] {
        let path = format!("{PATH}/tasks/2/{kind}");
        for at in 0..most {
            let answer = app.by(&ada).post(&path, program()).await;
            assert_eq!(answer.status, 201, "{kind} {at}");
            settle(&app);
        }
        let over = app.by(&ada).post(&path, program()).await;
        assert_eq!(over.cell(), "429 rate_limited");
    }
    let first = app.by(&ada).post(&format!("{PATH}/tasks/1/submissions"), program()).await;
    assert_eq!(first.status, 201, "six regressions are no submits of one's own");
}

/// Every submit is judged.
fn settle(app: &TestApp) {
    use diesel::connection::SimpleConnection;
    let done = "update submissions set state = 'judged', verdict = 'WA', judged_at = now(),
        phase = 'done' where kind = 'submit'";
    let sql = format!(
        "alter table submissions disable trigger user; {done};
        alter table submissions enable trigger user"
    );
    app.conn().batch_execute(&sql).unwrap();
}

#[actix_web::test]
async fn no_company_can_ask_for_a_scenario_or_its_tasks() {
    let (app, _) = with_ada().await;
    use db::schema::{problem_versions as versions, problems};
    let mut conn = app.conn();
    publish(&mut conn, &NewVersion { package_sha256: [77; 32], ..tiny_problem("doubling") })
        .unwrap();
    let known: i64 =
        versions::table.inner_join(problems::table).count().get_result(&mut conn).unwrap();
    assert_eq!(known, 5);
    let paging = kernel::Paging::first(kernel::Limit::default());
    let page = challenges::problems::catalogue(&mut conn, Reader::Anybody, paging).unwrap();
    let slugs: Vec<&str> = page.items.iter().map(|problem| problem.slug.as_str()).collect();
    assert_eq!(slugs, ["doubling"]);
}
