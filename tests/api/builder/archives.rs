//! Archives that come and go, and those that are refused at the place, with nothing kept of them.

use std::io::{Cursor, Write};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use diesel::prelude::*;
use serde_json::{Value, json};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::support::Answer;
use crate::world::World;

/// An archive of these files.
pub(super) fn archive(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        archive.start_file(*name, SimpleFileOptions::default()).unwrap();
        archive.write_all(bytes).unwrap();
    }
    archive.finish().unwrap().into_inner()
}

pub(super) fn in_base64(files: &[(&str, &[u8])]) -> String {
    encoded(&archive(files))
}

pub(super) fn encoded(archive: &[u8]) -> String {
    STANDARD.encode(archive)
}

fn drafts(world: &World) -> i64 {
    use db::schema::problem_drafts::dsl as d;
    d::problem_drafts.count().get_result(&mut world.app.conn()).unwrap()
}

async fn import(world: &World, archive: &[u8]) -> Answer {
    let body = json!({ "archive": STANDARD.encode(archive) });
    world.app.by(&world.ruth).post("/api/problem-drafts/import", body).await
}

/// Asserts that an archive is refused with these words and leaves nothing behind.
async fn refused(world: &World, archive: &[u8], words: &str) {
    let answer = import(world, archive).await;
    assert_eq!(answer.cell(), "400 validation_failed", "{words}: {}", answer.text);
    assert!(answer.text.contains(words), "{words}: {}", answer.text);
    assert_eq!(drafts(world), 0, "{words}");
}

#[actix_web::test]
async fn what_is_exported_is_imported_and_exported_as_the_same_bytes() {
    let world = World::make().await;
    let files: [(&str, &[u8]); 5] = [
        ("sums/problem.yaml", b"name: Sums\n"),
        ("sums/submissions/accepted/parts/main.py", b"import lib.geo\n"),
        ("sums/submissions/accepted/parts/lib/geo.py", b"x = 1"),
        ("sums/data/sample/1.in", b"1\n"),
        ("sums/pictures/a.bin", &[0, 255, 13, 10]),
    ];
    let made = import(&world, &archive(&files)).await.ok();
    assert_eq!((&made["name"], &made["title"]), (&json!("sums"), &json!("Sums")));
    let export = async |id: &Value| {
        let path = format!("/api/problem-drafts/{}/archive", id.as_str().unwrap());
        let answer = world.app.by(&world.ruth).get(&path).await;
        assert_eq!(answer.status, 200);
        assert_eq!(answer.header("content-disposition"), "attachment; filename=\"sums.kpp\"");
        answer.bytes.to_vec()
    };
    let opened = format!("/api/problem-drafts/{}", made["id"].as_str().unwrap());
    let opened = world.app.by(&world.ruth).get(&opened).await.ok();
    assert!(!opened["faults"].to_string().contains("parts"), "a folder is one solution: {opened}");
    let first = export(&made["id"]).await;
    let taken = import(&world, &first).await;
    assert_eq!(taken.cell(), "409 name_taken", "the name is in use");
    let gone = format!("/api/problem-drafts/{}/delete", made["id"].as_str().unwrap());
    world.app.by(&world.ruth).post(&gone, json!({ "version": 1 })).await.ok();
    let again = import(&world, &first).await.ok();
    assert_eq!(again["left_out"], json!([]));
    assert_eq!(export(&again["id"]).await, first);
}

#[actix_web::test]
async fn files_whose_names_no_package_holds_are_left_out_and_listed() {
    let world = World::make().await;
    let files: [(&str, &[u8]); 5] = [
        ("sums/problem.yaml", b"name: Sums\n"),
        ("sums/data/secret/core/1.in", b"1\n"),
        ("sums/notes (copy).txt", b"x"),
        ("sums/.timelimit", b"2\n"),
        ("sums/.gitignore", b"x"),
    ];
    let made = import(&world, &archive(&files)).await.ok();
    assert_eq!(made["name"], "sums");
    let left: Vec<_> = made["left_out"].as_array().unwrap().iter().map(|of| &of["path"]).collect();
    assert_eq!(left, ["notes (copy).txt", ".timelimit"]);
    let opened = format!("/api/problem-drafts/{}", made["id"].as_str().unwrap());
    let opened = world.app.by(&world.ruth).get(&opened).await.ok();
    let paths: Vec<_> = opened["files"].as_array().unwrap().iter().map(|of| &of["path"]).collect();
    assert_eq!(paths, ["data/secret/core/1.in", "problem.yaml"]);
    // A test without its answer is named.
    assert!(opened["faults"].to_string().contains("1.ans is missing"), "{opened}");
}

#[actix_web::test]
async fn archives_that_are_broken_or_hostile_are_refused_with_the_place() {
    let world = World::make().await;
    refused(&world, b"nothing", "This is no archive").await;
    refused(&world, &archive(&[("a/x", b"1")]), "There is no problem.yaml").await;
    let yaml: (&str, &[u8]) = ("p/problem.yaml", b"name: x\n");
    let out: (&str, &[u8]) = ("../out", b"1");
    refused(&world, &archive(&[yaml, out]), "leads out of the package").await;
    let zeros = vec![0; 8 * 1024 * 1024];
    refused(&world, &archive(&[yaml, ("p/bomb", &zeros)]), "100 times its size").await;
    let names: Vec<String> = (0..10_000).map(|n| format!("p/data/secret/core/{n}.in")).collect();
    let many = names.iter().map(|name| (name.as_str(), b"1\n".as_slice()));
    let many: Vec<(&str, &[u8])> = std::iter::once(yaml).chain(many).collect();
    refused(&world, &archive(&many), "more than 4000 entries").await;
    refused(&world, &archive(&many[..1500]), "1000 files").await;
    let answer = import(&world, &archive(&[("problem.yaml", b"name: x\n")])).await;
    assert_eq!(answer.cell(), "400 validation_failed", "it has no name");
    assert!(answer.text.contains("\"name\""), "{}", answer.text);
}
