//! Grid puzzles that are written here: from two empty examples to the list, and who finds them there.

use authoring::checks::Kind;
use authoring::drafts::Files;
use flows::authoring::verify_puzzle;
use serde_json::{Value, json};

use super::archives;
use super::publishing::{missing, out, pass, with_others};
use crate::puzzles::try_body;
use crate::support::Persona;
use crate::world::World;

/// A puzzle whose rule is to swap 1 and 2.
fn swap(answer: &Value) -> String {
    let file = json!({
        "name": "Swap", "difficulty": "easy", "licence": "cc0",
        "train": [
            { "input": [[1, 2]], "output": [[2, 1]] },
            { "input": [[2, 2]], "output": [[1, 1]] },
        ],
        "test": [{ "input": [[1, 1, 2]], "output": answer }],
    });
    file.to_string()
}

fn answer() -> Value {
    json!([[2, 2, 1]])
}

async fn save(world: &World, who: &Persona, path: &str, text: &str) -> Value {
    let by = world.app.by(who);
    let version = by.get(path).await.ok()["version"].clone();
    let changes = json!([{ "path": "puzzle.json", "text": text }]);
    by.put(&format!("{path}/files"), json!({ "version": version, "changes": changes })).await.ok()
}

async fn begun(world: &World, who: &Persona) -> String {
    let body = json!({ "name": "swap", "title": "Swap", "kind": "grid" });
    let made = world.app.by(who).post("/api/problem-drafts", body).await.ok();
    assert_eq!(made["kind"], "grid");
    format!("/api/problem-drafts/{}", made["id"].as_str().unwrap())
}

/// Verified and published.
async fn published(world: &World, who: &Persona, path: &str) -> Value {
    let by = world.app.by(who);
    let seen = json!({ "version": by.get(path).await.ok()["version"] });
    let asked = by.post(&format!("{path}/verify"), seen).await.ok();
    pass(world, &asked);
    out(world, who, path).await
}

/// The puzzles that somebody finds in the list, and whether each is their company's own.
async fn listed(world: &World, who: Option<&Persona>) -> Vec<(String, bool)> {
    let list = match who {
        Some(who) => world.app.by(who).get("/api/puzzles").await.ok(),
        None => world.app.anon().get("/api/puzzles").await.ok(),
    };
    let row = |row: &Value| {
        (row["id"].as_str().unwrap().to_owned(), row["is_private"].as_bool().unwrap())
    };
    list["items"].as_array().unwrap().iter().map(row).collect()
}

#[actix_web::test]
async fn a_companys_own_puzzle_is_tried_by_its_members_and_is_nowhere_for_others() {
    let (world, otto) = with_others().await;
    let path = begun(&world, &world.ruth).await;
    let by = world.app.by(&world.ruth);
    let opened = by.get(&path).await.ok();
    assert_eq!(missing(&opened), ["outputs", "package", "inputs"]);
    assert_eq!(opened["faults"][0]["tab"], "pairs");
    let early = by.post(&format!("{path}/publish"), json!({ "version": 1 })).await;
    assert_eq!(early.cell(), "409 not_ready");
    let ragged = save(&world, &world.ruth, &path, &swap(&json!([[1, 2], [3]]))).await;
    let fault = &ragged["faults"][0]["text"];
    assert_eq!(fault, "test[0].output row 2 has 1 cell, expected 2");
    let whole = save(&world, &world.ruth, &path, &swap(&answer())).await;
    assert_eq!(missing(&whole), ["inputs"], "{}", whole["faults"]);
    assert_eq!(whole["title"], "Swap");

    let done = published(&world, &world.ruth, &path).await;
    assert_eq!((&done["state"], &done["place"]), (&json!("published"), &Value::Null));
    let id = done["puzzle"].as_str().unwrap().to_owned();
    assert_eq!(listed(&world, Some(&world.ruth)).await, [(id.clone(), true)]);
    let puzzle = format!("/api/puzzles/{id}");
    let found = by.get(&puzzle).await;
    assert!(!found.text.contains("2,2,1"), "no answer is sent: {}", found.text);
    let boss = Persona::new("admin");
    for stranger in [&otto, &world.ada, &boss] {
        let other = world.app.by(stranger);
        assert_eq!(listed(&world, Some(stranger)).await, []);
        assert_eq!(other.get(&puzzle).await.cell(), "404 not_found");
        assert_eq!(other.get(&format!("{puzzle}/standing")).await.cell(), "404 not_found");
        let tried = other.post(&format!("{puzzle}/tries"), try_body(0, answer())).await;
        assert_eq!(tried.cell(), "404 not_found");
        let batch = json!({ "puzzle_ids": [id] });
        let standings = other.post("/api/puzzles/batch/standing", batch).await.ok();
        assert_eq!(standings, json!({}));
    }
    assert_eq!(listed(&world, None).await, []);
    assert_eq!(world.app.anon().get(&puzzle).await.cell(), "404 not_found");
    assert_eq!(world.app.anon().get("/api/puzzles/daily").await.cell(), "404 not_found");
    let tried = by.post(&format!("{puzzle}/tries"), try_body(0, answer())).await.ok();
    assert_eq!(tried["is_right"], true);
}

#[actix_web::test]
async fn what_the_admin_draws_is_for_everybody_and_a_new_version_takes_its_place_in_the_list() {
    let (world, otto) = with_others().await;
    let admin = Persona::new("admin");
    let path = begun(&world, &admin).await;
    save(&world, &admin, &path, &swap(&answer())).await;
    let first = published(&world, &admin, &path).await["puzzle"].as_str().unwrap().to_owned();
    assert_eq!(listed(&world, None).await, [(first.clone(), false)]);
    let daily = world.app.anon().get("/api/puzzles/daily").await.ok();
    assert_eq!(daily["puzzle"]["id"], first.as_str());
    let by = world.app.by(&admin);
    let version = by.get(&path).await.ok()["version"].clone();
    let next = by.post(&format!("{path}/next"), json!({ "version": version })).await.ok();
    assert_eq!((&next["number"], &next["kind"]), (&json!(2), &json!("grid")));
    let second = format!("/api/problem-drafts/{}", next["id"].as_str().unwrap());
    let renamed = swap(&answer()).replace("Swap", "Exchange");
    save(&world, &admin, &second, &renamed).await;
    let newer = published(&world, &admin, &second).await["puzzle"].as_str().unwrap().to_owned();
    assert_eq!(listed(&world, Some(&otto)).await, [(newer.clone(), false)]);
    let address = |id: &str| format!("/api/puzzles/{id}");
    let begun_before = world.app.by(&otto).get(&address(&first)).await.ok();
    assert_eq!(begun_before["name"], "Swap", "who has its address goes on");
    let decide = format!("{}/withhold", second.replace("/api/", "/api/admin/"));
    let version = by.get(&second).await.ok()["version"].clone();
    let withhold = json!({ "version": version, "act": "quarantine" });
    assert_eq!(by.post(&decide, withhold).await.ok()["state"], "quarantined");
    assert_eq!(listed(&world, None).await, []);
    assert_eq!(world.app.anon().get(&address(&newer)).await.cell(), "404 not_found");
}

#[actix_web::test]
async fn a_puzzle_comes_back_from_its_archive_and_other_files_are_no_part_of_it() {
    let (world, _) = with_others().await;
    let text = swap(&answer());
    let archive =
        archives::in_base64(&[("swap/puzzle.json", text.as_bytes()), ("swap/notes.txt", b"x\n")]);
    let by = world.app.by(&world.ruth);
    let made = by.post("/api/problem-drafts/import", json!({ "archive": archive })).await.ok();
    assert_eq!((&made["kind"], &made["name"]), (&json!("grid"), &json!("swap")));
    let path = format!("/api/problem-drafts/{}", made["id"].as_str().unwrap());
    let opened = by.get(&path).await.ok();
    assert_eq!(missing(&opened), ["package", "inputs"]);
    assert_eq!(opened["faults"][0]["path"], "notes.txt");
    assert_eq!(by.get(&format!("{path}/archive")).await.status, 200);
}

#[test]
fn verifying_a_puzzle_says_what_is_found_pair_by_pair() {
    let files = |text: &str| Files::from([("puzzle.json".to_owned(), text.as_bytes().to_vec())]);
    let good = verify_puzzle(&files(&swap(&answer())));
    let subjects: Vec<&str> = good.iter().map(|line| line.subject.as_str()).collect();
    assert_eq!(subjects, ["train[0]", "train[1]", "test[0]"]);
    assert!(good.iter().all(|line| line.is_good && line.kind == Kind::Input));
    let shown = swap(&answer()).replace("[[1,1,2]]", "[[2,2]]");
    let bad = verify_puzzle(&files(&shown));
    assert!(!bad[2].is_good && bad[2].text.contains("train[1]"), "{:?}", bad[2]);
    assert!(verify_puzzle(&files("{")).iter().any(|line| !line.is_good));
}
