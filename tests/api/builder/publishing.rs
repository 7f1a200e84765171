//! From a package to a published problem, and who sees what on the way.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use authoring::checks::{self, Times};
use diesel::prelude::*;
use kernel::{ProblemCheckId, ProblemDraftId};
use serde_json::{Value, json};

use super::{PROBLEM_DRAFT, archives};
use crate::support::Persona;
use crate::world::{World, new_assessment};

/// The files of a package of the problem bank, their paths in this folder.
pub(super) fn warmup_in(folder: &str) -> Vec<(String, Vec<u8>)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../problems/warmup");
    let mut files = Vec::new();
    collect(&root, folder, &mut files);
    files
}

/// The package in an archive.
fn warmup() -> String {
    let files = warmup_in("warmup");
    let files: Vec<(&str, &[u8])> =
        files.iter().map(|(path, bytes)| (path.as_str(), bytes.as_slice())).collect();
    archives::in_base64(&files)
}

fn collect(dir: &Path, at: &str, files: &mut Vec<(String, Vec<u8>)>) {
    for entry in fs::read_dir(dir).unwrap() {
        let entry = entry.unwrap();
        let path = format!("{at}/{}", entry.file_name().to_str().unwrap());
        if entry.file_type().unwrap().is_dir() {
            collect(&entry.path(), &path, files);
        } else {
            files.push((path, fs::read(entry.path()).unwrap()));
        }
    }
}

/// What a worker finds of times that are as they should be.
pub(super) const TIMES: Times = Times {
    limit_ms: 1000,
    slowest_accepted_ms: 30,
    fastest_slow_ms: Some(2000),
    finds_slow: true,
};

/// Does what a worker would that found everything as it should be.
pub(super) fn pass(world: &World, opened: &Value) {
    let id: ProblemCheckId = opened["check"]["id"].as_str().unwrap().parse().unwrap();
    let mut conn = world.app.conn();
    checks::begin(&mut conn, id).unwrap().unwrap();
    checks::finish(&mut conn, id, (true, Some(TIMES))).unwrap();
}

/// Gives the draft of the other tests the files of a whole package, but for these.
pub(super) fn fill(world: &World, others: &[(String, Vec<u8>)]) {
    use db::schema::problem_draft_files::dsl as f;
    let draft: ProblemDraftId = PROBLEM_DRAFT.parse().unwrap();
    let mut files: BTreeMap<String, Vec<u8>> = warmup_in("")
        .into_iter()
        .map(|(path, bytes)| (path.trim_start_matches('/').to_owned(), bytes))
        .collect();
    files.extend(others.iter().cloned());
    let rows: Vec<_> = files
        .into_iter()
        .map(|(path, bytes)| {
            (f::draft_id.eq(draft), f::path.eq(path), f::content.eq(bytes), f::version.eq(1))
        })
        .collect();
    diesel::delete(f::problem_draft_files).execute(&mut world.app.conn()).unwrap();
    diesel::insert_into(f::problem_draft_files)
        .values(rows)
        .execute(&mut world.app.conn())
        .unwrap();
}

/// Makes the draft of the other tests a whole package that is verified.
pub(super) async fn make_ready(world: &World) {
    fill(world, &[]);
    let path = format!("/api/problem-drafts/{PROBLEM_DRAFT}");
    let by = world.app.by(&world.ruth);
    let asked = by.post(&format!("{path}/verify"), json!({ "version": 1 })).await.ok();
    pass(world, &asked);
}

pub(super) fn missing(opened: &Value) -> Vec<&str> {
    let lines = opened["checklist"].as_array().unwrap().iter();
    lines
        .filter(|line| line["is_met"] == false)
        .map(|line| line["item"].as_str().unwrap())
        .collect()
}

async fn imported(world: &World, who: &Persona) -> (String, Value) {
    let by = world.app.by(who);
    let body = json!({ "archive": warmup(), "name": "receipts" });
    let made = by.post("/api/problem-drafts/import", body).await.ok();
    let path = format!("/api/problem-drafts/{}", made["id"].as_str().unwrap());
    let opened = by.get(&path).await.ok();
    (path, opened)
}

/// What the judge has passed comes out: a company's own problem at once, what is for everybody by the admin.
pub(super) async fn out(world: &World, who: &Persona, path: &str) -> Value {
    let by = world.app.by(who);
    let opened = by.get(path).await.ok();
    let seen = json!({ "version": opened["version"] });
    if opened["is_public"] == false {
        assert_eq!(by.post(&format!("{path}/submit"), seen.clone()).await.cell(), "409 no_review");
        let done = by.post(&format!("{path}/publish"), seen).await.ok();
        assert_eq!((&done["state"], missing(&done)), (&json!("published"), vec![]));
        return done;
    }
    assert_eq!(by.post(&format!("{path}/publish"), seen.clone()).await.cell(), "409 needs_review");
    let sent = by.post(&format!("{path}/submit"), seen.clone()).await.ok();
    assert_eq!((&sent["state"], missing(&sent)), (&json!("in_review"), vec![]));
    let boss = Persona::new("admin");
    let admin = world.app.by(&boss);
    let waiting = admin.get("/api/admin/problem-drafts").await.ok();
    assert_eq!(waiting["items"].as_array().unwrap().len(), 1);
    let decide = path.replace("/api/", "/api/admin/");
    admin.post(&format!("{decide}/publish"), seen).await.ok()
}

/// Verified and published.
async fn published(world: &World, who: &Persona, path: &str) -> Value {
    let by = world.app.by(who);
    let seen = json!({ "version": by.get(path).await.ok()["version"] });
    let asked = by.post(&format!("{path}/verify"), seen).await.ok();
    assert_eq!(asked["state"], "verifying");
    pass(world, &asked);
    out(world, who, path).await
}

pub(super) async fn with_others() -> (World, Persona) {
    let world = World::make().await;
    world.app.register_candidate(&Persona::new("admin")).await;
    let otto = Persona::new("otto");
    world.app.register_company(&otto).await;
    world.app.unlock(&otto);
    (world, otto)
}

#[actix_web::test]
async fn a_companys_own_problem_is_used_by_it_and_seen_by_nobody_else() {
    let (world, otto) = with_others().await;
    let (path, opened) = imported(&world, &world.ruth).await;
    let judged = ["inputs", "verdicts", "time_limit"];
    assert_eq!(missing(&opened), judged, "{}", opened["faults"]);
    assert_eq!(opened["is_public"], false);
    let publish = format!("{path}/publish");
    let early = world.app.by(&world.ruth).post(&publish, json!({ "version": 1 })).await;
    assert_eq!(early.cell(), "409 not_ready");
    let boss = Persona::new("admin");
    for stranger in [&otto, &boss] {
        let answer = world.app.by(stranger).get(&path).await;
        assert_eq!(answer.cell(), "404 not_found");
    }
    assert_eq!(world.app.by(&world.ada).get(&path).await.cell(), "403 feature_locked");

    let done = published(&world, &world.ruth, &path).await;
    let (slug, id) = (done["place"]["slug"].as_str().unwrap(), &done["place"]["id"]);
    assert!(slug.starts_with("receipts-"), "{slug}");
    let slugs = async |who: &Persona| {
        let list = world.app.by(who).get("/api/problems").await.ok();
        let items = list["items"].as_array().unwrap().clone();
        items.iter().map(|row| row["slug"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(slugs(&world.ruth).await, [slug, "doubling"]);
    assert_eq!(slugs(&otto).await, ["doubling"]);
    let named = format!("/api/problems/{slug}");
    assert_eq!(world.app.by(&otto).get(&named).await.cell(), "404 not_found");
    assert_eq!(world.app.by(&otto).get(&format!("{named}/report")).await.cell(), "404 not_found");
    world.app.by(&world.ruth).get(&named).await.ok();
    let practised = world.app.by(&world.ruth).get(&format!("/api/practice/problems/{slug}")).await;
    assert_eq!(practised.cell(), "404 not_found");
    let meaning = async |who: Option<&Persona>| {
        let address = format!("/api/codebrain/resolve/{slug}");
        match who {
            Some(who) => world.app.by(who).get(&address).await.ok()["kind"].clone(),
            None => world.app.anon().get(&address).await.ok()["kind"].clone(),
        }
    };
    assert_eq!(meaning(Some(&world.ruth)).await, "problem_preview");
    assert_eq!(meaning(Some(&otto)).await, "not_found");
    assert_eq!(meaning(None).await, "not_found");

    let mut form = new_assessment(id.as_str().unwrap());
    form["languages"] = json!(["python"]);
    let theirs = world.app.by(&otto).post("/api/assessments", form.clone()).await;
    assert_eq!(theirs.cell(), "400 validation_failed", "{}", theirs.text);
    let own = world.app.by(&world.ruth).post("/api/assessments", form).await;
    assert_eq!(own.status, 201, "{}", own.text);
}

#[actix_web::test]
async fn what_the_admin_writes_is_for_every_company_and_changes_in_versions() {
    let (world, otto) = with_others().await;
    let admin = Persona::new("admin");
    let (path, opened) = imported(&world, &admin).await;
    assert_eq!(opened["is_public"], true);
    let done = published(&world, &admin, &path).await;
    assert_eq!(done["place"]["slug"], "receipts");
    world.app.by(&otto).get("/api/problems/receipts").await.ok();
    let change = json!({ "version": 1, "changes": [{ "path": "notes.txt", "text": "x\n" }] });
    let by = world.app.by(&admin);
    assert_eq!(by.put(&format!("{path}/files"), change.clone()).await.cell(), "409 not_now");
    let next = by.post(&format!("{path}/next"), json!({ "version": 1 })).await.ok();
    assert_eq!((&next["number"], &next["state"]), (&json!(2), &json!("draft")));
    let twice = by.post(&format!("{path}/next"), json!({ "version": 1 })).await;
    assert_eq!(twice.cell(), "409 another_version");
    let second = format!("/api/problem-drafts/{}", next["id"].as_str().unwrap());
    let saved = by.put(&format!("{second}/files"), change).await.ok();
    assert_eq!(saved["versions"][1]["state"], "published");
    let decide = format!("{}/withhold", path.replace("/api/", "/api/admin/"));
    let withhold = async |act: &str| by.post(&decide, json!({ "version": 1, "act": act })).await;
    assert_eq!(withhold("retire").await.cell(), "409 not_now");
    assert_eq!(withhold("quarantine").await.ok()["state"], "quarantined");
    assert_eq!(world.app.by(&otto).get("/api/problems/receipts").await.cell(), "404 not_found");
    let form = json!({ "title": "Receipts", "duration_minutes": 60, "languages": ["python"],
                       "tasks": [{ "problem_id": done["place"]["id"], "weight": 100 }] });
    let refused = world.app.by(&otto).post("/api/assessments", form.clone()).await;
    assert_eq!(refused.cell(), "400 validation_failed", "no new assessment has it");
    assert_eq!(withhold("release").await.ok()["state"], "published");
    world.app.by(&otto).get("/api/problems/receipts").await.ok();
    world.app.by(&otto).post("/api/assessments", form).await.ok();
    assert_eq!(withhold("quarantine").await.ok()["state"], "quarantined");
    assert_eq!(withhold("deprecate").await.ok()["state"], "deprecated");
    assert_eq!(world.app.by(&otto).get("/api/problems/receipts").await.cell(), "404 not_found");
    assert_eq!(withhold("retire").await.ok()["state"], "retired");
}

#[actix_web::test]
async fn a_quarantine_that_ends_leaves_a_version_behind_the_one_that_took_its_place() {
    let (world, otto) = with_others().await;
    let admin = Persona::new("admin");
    let (path, _) = imported(&world, &admin).await;
    published(&world, &admin, &path).await;
    let by = world.app.by(&admin);
    let decide = format!("{}/withhold", path.replace("/api/", "/api/admin/"));
    let withhold = async |act: &str| by.post(&decide, json!({ "version": 1, "act": act })).await;
    withhold("quarantine").await.ok();
    let next = by.post(&format!("{path}/next"), json!({ "version": 1 })).await.ok();
    let second = format!("/api/problem-drafts/{}", next["id"].as_str().unwrap());
    let opened = by.get(&second).await.ok();
    let files = opened["files"].as_array().unwrap().iter();
    let settings = files.filter(|file| file["path"] == "problem.yaml").map(|file| &file["text"]);
    let settings = settings.map(|text| format!("{}# Once more.\n", text.as_str().unwrap()));
    let changes: Vec<_> =
        settings.map(|text| json!({ "path": "problem.yaml", "text": text })).collect();
    let change = json!({ "version": 1, "changes": changes });
    by.put(&format!("{second}/files"), change).await.ok();
    let newer = published(&world, &admin, &second).await;
    assert_eq!(withhold("release").await.ok()["state"], "deprecated");
    let shown = world.app.by(&otto).get("/api/problems/receipts").await.ok();
    assert_eq!(shown["id"], newer["place"]["id"]);
}

#[actix_web::test]
async fn of_two_editors_the_second_is_shown_which_files_changed_and_loses_nothing() {
    let (world, _) = with_others().await;
    let by = world.app.by(&world.ruth);
    let body = json!({ "name": "sums", "title": "Sums: \"two\"" });
    let made = by.post("/api/problem-drafts", body).await.ok();
    assert_eq!(made["title"], "Sums: \"two\"");
    let path = format!("/api/problem-drafts/{}/files", made["id"].as_str().unwrap());
    let change = |version: i32, path: &str, text: Value| json!({ "version": version, "changes": [{ "path": path, "text": text }] });
    let first = by.put(&path, change(1, "statement/problem.en.md", json!("Mine.\n"))).await.ok();
    assert_eq!(first["version"], 2);
    let late = by.put(&path, change(1, "attachments/starter.py", json!("x\n"))).await;
    assert_eq!(late.cell(), "409 stale_version");
    let named = &late.body["errors"][0];
    assert_eq!(
        (&named["field"], &named["code"], &named["detail"]),
        (&json!("statement/problem.en.md"), &json!("changed"), &json!(world.ruth.email))
    );
    let merged = by.put(&path, change(2, "attachments/starter.py", json!("x\n"))).await.ok();
    let text = |path: &str| {
        let files = merged["files"].as_array().unwrap().iter();
        files.filter(|file| file["path"] == path).map(|file| file["text"].clone()).next()
    };
    assert_eq!(text("statement/problem.en.md"), Some(json!("Mine.\n")));
    assert_eq!(text("attachments/starter.py"), Some(json!("x\n")));
    for bad in ["../x", ".git/config", "a b"] {
        let answer = by.put(&path, change(3, bad, json!("x"))).await;
        assert_eq!(answer.cell(), "400 validation_failed", "{bad}: {}", answer.text);
    }
    let gone = by.put(&path, change(3, "attachments/starter.py", Value::Null)).await.ok();
    assert!(!gone["files"].to_string().contains("starter.py"));
}

#[actix_web::test]
async fn nobody_begins_an_attempt_with_a_problem_that_may_have_become_known() {
    let world = World::make().await;
    let gus = Persona::new("gus");
    world.app.register_candidate(&gus).await;
    let invite = format!("/api/assessments/{}/invitations", world.assessment);
    let invited = world.app.by(&world.ruth).post(&invite, json!({ "email": gus.email })).await.ok();
    let start = format!("/api/codebrain/{}/start", invited["code"].as_str().unwrap());
    let set = |state: &str| {
        let mut conn = world.app.conn();
        let sql = format!("update problem_versions set state = '{state}'");
        diesel::connection::SimpleConnection::batch_execute(&mut conn, &sql).unwrap();
    };
    set("quarantined");
    let refused = world.app.by(&gus).post(&start, crate::world::agreeing()).await;
    assert_eq!(refused.cell(), "409 task_withdrawn");
    let running = world.app.by(&world.ada).get(&format!("/api/attempts/{}", world.attempt)).await;
    assert_eq!(running.status, 200, "who has begun goes on");
    set("published");
    world.app.by(&gus).post(&start, crate::world::agreeing()).await.ok();
}
