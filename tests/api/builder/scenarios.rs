//! Scenarios that are written here: from packages in an order to practice, and who finds them there.

use authoring::checks::{self, GroupVerdict, Kind, Line};
use kernel::ProblemCheckId;
use serde_json::{Value, json};

use super::archives;
use super::publishing::{missing, out, warmup_in, with_others};
use crate::support::Persona;
use crate::world::World;

pub(super) const OUTLINE: &str = "\
# How the tasks follow each other.
name: Steps
license: cc by
credits:
  authors: Ada Novak
keywords: [parsing, 'difficulty:easy']
tasks:
  - problem: first
    weight: 40
  - problem: second
    weight: 60
";
const PRACTICE: &str = "/api/practice/scenarios";

/// The archive of a scenario whose two tasks are the same package.
fn steps(outline: &str) -> String {
    let mut files = vec![
        ("steps/scenario.yaml".to_owned(), outline.as_bytes().to_vec()),
        ("steps/statement.en.md".to_owned(), b"One program.\n".to_vec()),
    ];
    files.extend(warmup_in("steps/first"));
    files.extend(warmup_in("steps/second"));
    let files: Vec<(&str, &[u8])> =
        files.iter().map(|(path, bytes)| (path.as_str(), bytes.as_slice())).collect();
    archives::in_base64(&files)
}

pub(super) async fn imported(world: &World, who: &Persona, outline: &str) -> (String, Value) {
    let by = world.app.by(who);
    let made =
        by.post("/api/problem-drafts/import", json!({ "archive": steps(outline) })).await.ok();
    assert_eq!((&made["kind"], &made["title"]), (&json!("multi_task"), &json!("Steps")));
    let path = format!("/api/problem-drafts/{}", made["id"].as_str().unwrap());
    let opened = by.get(&path).await.ok();
    (path, opened)
}

/// Does what a worker would that found everything as it should be.
fn pass(world: &World, opened: &Value) {
    let id: ProblemCheckId = opened["check"]["id"].as_str().unwrap().parse().unwrap();
    let mut conn = world.app.conn();
    checks::begin(&mut conn, id).unwrap().unwrap();
    let group = |name: &str, verdict: &str| GroupVerdict {
        name: name.to_owned(),
        verdict: Some(verdict.to_owned()),
    };
    let line = |kind, subject: &str, groups| Line {
        kind,
        subject: subject.to_owned(),
        is_good: true,
        text: "as expected".to_owned(),
        groups,
    };
    let slow = || vec![group("core", "AC"), group("perf", "TLE")];
    for line in [
        line(Kind::Solution, "first/submissions/time_limit_exceeded/slow.py", slow()),
        line(Kind::Solution, "second/submissions/time_limit_exceeded/slow.py", slow()),
        line(Kind::Regression, "second/submissions/accepted/a.py", Vec::new()),
    ] {
        checks::add(&mut conn, id, &line).unwrap();
    }
    checks::finish(&mut conn, id, (true, None)).unwrap();
}

/// Verified and published.
pub(super) async fn published(world: &World, who: &Persona, path: &str) -> Value {
    let by = world.app.by(who);
    let seen = json!({ "version": by.get(path).await.ok()["version"] });
    let asked = by.post(&format!("{path}/verify"), seen).await.ok();
    pass(world, &asked);
    out(world, who, path).await
}

async fn save(world: &World, who: &Persona, path: &str, outline: &str) -> Value {
    let by = world.app.by(who);
    let version = by.get(path).await.ok()["version"].clone();
    let changes = json!([{ "path": "scenario.yaml", "text": outline }]);
    by.put(&format!("{path}/files"), json!({ "version": version, "changes": changes })).await.ok()
}

/// The items that a scenario lacks, each behind its task.
fn lacking(opened: &Value) -> Vec<String> {
    let lines = opened["checklist"].as_array().unwrap().iter();
    lines
        .filter(|line| line["is_met"] == false)
        .map(|line| {
            format!("{} {}", line["task"].as_str().unwrap_or("-"), line["item"].as_str().unwrap())
        })
        .collect()
}

#[actix_web::test]
async fn a_scenario_that_the_admin_writes_is_practised_by_everybody_and_changes_in_versions() {
    let (world, _) = with_others().await;
    let admin = Persona::new("admin");
    let by = world.app.by(&admin);
    let (path, opened) = imported(&world, &admin, OUTLINE).await;
    let judged = ["inputs", "verdicts", "time_limit", "slow_solution"];
    let of = |task: &str| judged.map(|item| format!("{task} {item}")).to_vec();
    let all = [of("first"), of("second"), vec!["- last_solution".to_owned()]].concat();
    assert_eq!(lacking(&opened), all, "{}", opened["faults"]);
    let early = by.post(&format!("{path}/submit"), json!({ "version": 1 })).await;
    assert_eq!(early.cell(), "409 not_now");

    let done = published(&world, &admin, &path).await;
    assert_eq!(done["place"]["slug"], "steps");
    let shown = world.app.anon().get(&format!("{PRACTICE}/steps")).await.ok();
    let tasks = &shown["tasks"];
    assert_eq!((&tasks[0]["weight"], &tasks[1]["weight"]), (&json!(40), &json!(60)));
    assert_eq!((&tasks[0]["regression"], &tasks[1]["regression"]), (&json!([]), &json!([1])));
    let list = world.app.anon().get("/api/practice/problems?type=multi_task").await.ok();
    assert_eq!(list["items"][0]["slug"], "steps");
    let companies = world.app.by(&world.ruth).get("/api/problems").await.ok();
    assert!(!companies.to_string().contains("steps"), "no assessment has it: {companies}");

    let frozen = json!({ "version": 1, "changes": [{ "path": "notes.txt", "text": "x" }] });
    assert_eq!(by.put(&format!("{path}/files"), frozen).await.cell(), "409 not_now");
    let next = by.post(&format!("{path}/next"), json!({ "version": 1 })).await.ok();
    let second = format!("/api/problem-drafts/{}", next["id"].as_str().unwrap());
    let changed = OUTLINE.replace("weight: 60\n", "weight: 60\n    regression: []\n");
    save(&world, &admin, &second, &changed).await;
    published(&world, &admin, &second).await;
    let shown = world.app.anon().get(&format!("{PRACTICE}/steps")).await.ok();
    assert_eq!(shown["tasks"][1]["regression"], json!([]));
    assert_eq!(by.get(&path).await.ok()["state"], "deprecated");
}

#[actix_web::test]
async fn a_companys_own_scenario_is_solved_by_its_members_and_is_nowhere_for_others() {
    let (world, otto) = with_others().await;
    let (path, _) = imported(&world, &world.ruth, OUTLINE).await;
    let done = published(&world, &world.ruth, &path).await;
    let slug = done["place"]["slug"].as_str().unwrap();
    assert!(slug.starts_with("steps-"), "{slug}");
    let address = format!("{PRACTICE}/{slug}");
    let draft = format!("/api/practice/problems/{slug}/draft");
    let text = json!({ "language": "python", "source": "print(1)\n", "revision": 0 });
    let program = json!({ "language": "python", "source": "print(1)\n" });
    let by = world.app.by(&world.ruth);
    assert_eq!(by.get(&address).await.ok()["title"], "Steps");
    let own = by.get("/api/practice/problems").await.ok();
    assert_eq!(own["items"][0]["slug"], slug);
    assert_eq!(by.put(&draft, text.clone()).await.status, 200);
    let sent = by.post(&format!("{address}/tasks/1/submissions"), program.clone()).await;
    assert_eq!(sent.status, 201, "{}", sent.text);
    let boss = Persona::new("admin");
    for stranger in [&otto, &world.ada, &boss] {
        let other = world.app.by(stranger);
        assert_eq!(other.get(&address).await.cell(), "404 not_found");
        assert_eq!(other.put(&draft, text.clone()).await.cell(), "404 not_found");
        let tried = other.post(&format!("{address}/tasks/1/submissions"), program.clone()).await;
        assert_eq!(tried.cell(), "404 not_found");
        let list = other.get("/api/practice/problems").await.ok();
        assert!(!list.to_string().contains(slug), "{list}");
    }
    assert_eq!(world.app.anon().get(&address).await.cell(), "404 not_found");
}

#[actix_web::test]
async fn a_scenario_that_is_not_whole_says_what_is_missing_and_in_which_task() {
    let (world, _) = with_others().await;
    let ruth = &world.ruth;
    let by = world.app.by(ruth);
    let body = json!({ "name": "blank", "title": "Blank", "kind": "multi_task" });
    let made = by.post("/api/problem-drafts", body).await.ok();
    let path = format!("/api/problem-drafts/{}", made["id"].as_str().unwrap());
    let opened = by.get(&path).await.ok();
    let first = ["statement", "tasks", "weights", "package", "last_solution"];
    assert_eq!(missing(&opened), first);
    let blank = opened["blank_task"].as_array().unwrap();
    assert!(blank.iter().any(|file| file["path"] == "problem.yaml"), "{blank:?}");

    let (path, _) = imported(&world, ruth, OUTLINE).await;
    let backward = OUTLINE.replace("weight: 40\n", "weight: 40\n    regression: [second]\n");
    let saved = save(&world, ruth, &path, &backward).await;
    assert_eq!(lacking(&saved)[0], "- regression");
    let absent =
        save(&world, ruth, &path, &OUTLINE.replace("problem: second", "problem: third")).await;
    assert!(absent["faults"].to_string().contains("no folder"), "{}", absent["faults"]);
    save(&world, ruth, &path, OUTLINE).await;
    let version = by.get(&path).await.ok()["version"].clone();
    let broken = json!([{ "path": "second/problem.yaml", "text": "name: [\n" }]);
    let change = json!({ "version": version, "changes": broken });
    let saved = by.put(&format!("{path}/files"), change).await.ok();
    let fault = &saved["faults"][0];
    assert_eq!((&fault["task"], &fault["path"]), (&json!("second"), &json!("problem.yaml")));
    let said = lacking(&saved);
    assert!(said.contains(&"second package".to_owned()), "{said:?}");
    assert!(!said.contains(&"first package".to_owned()), "{said:?}");
}

#[actix_web::test]
async fn a_scenario_goes_out_and_comes_back_as_the_same_bytes() {
    let (world, otto) = with_others().await;
    let (path, _) = imported(&world, &world.ruth, OUTLINE).await;
    let export = async |who: &Persona, path: &str| {
        let answer = world.app.by(who).get(&format!("{path}/archive")).await;
        assert_eq!(answer.status, 200);
        answer.bytes.to_vec()
    };
    let archive = export(&world.ruth, &path).await;
    let body = json!({ "archive": archives::encoded(&archive) });
    let made = world.app.by(&otto).post("/api/problem-drafts/import", body).await.ok();
    let second = format!("/api/problem-drafts/{}", made["id"].as_str().unwrap());
    assert_eq!(export(&otto, &second).await, archive);
}

#[actix_web::test]
async fn a_task_takes_no_other_problems_name_and_a_problem_takes_no_tasks() {
    let (world, _) = with_others().await;
    let admin = Persona::new("admin");
    let by = world.app.by(&admin);
    let (path, _) = imported(&world, &admin, &OUTLINE.replace("first", "doubling")).await;
    let faults = by.get(&path).await.ok()["faults"].to_string();
    assert!(faults.contains("no folder"), "{faults}");
    let version = by.get(&path).await.ok()["version"].clone();
    let moved = json!([{ "path": "doubling/problem.yaml", "text": "name: Doubling\n" }]);
    let change = json!({ "version": version, "changes": moved });
    let saved = by.put(&format!("{path}/files"), change).await.ok();
    assert!(saved["faults"].to_string().contains("Another problem is called doubling."));
    save(&world, &admin, &path, OUTLINE).await;
    published(&world, &admin, &path).await;
    let files = warmup_in("first");
    let files: Vec<(&str, &[u8])> =
        files.iter().map(|(path, bytes)| (path.as_str(), bytes.as_slice())).collect();
    let body = json!({ "archive": archives::in_base64(&files) });
    let made = by.post("/api/problem-drafts/import", body).await.ok();
    let code = format!("/api/problem-drafts/{}", made["id"].as_str().unwrap());
    let seen = json!({ "version": 1 });
    let asked = by.post(&format!("{code}/verify"), seen.clone()).await.ok();
    super::publishing::pass(&world, &asked);
    let refused = by.post(&format!("{code}/submit"), seen).await;
    assert_eq!(refused.cell(), "409 not_ready");
    let faults = by.get(&code).await.ok()["faults"].to_string();
    assert!(faults.contains("a task of one, is called first"), "{faults}");
}
