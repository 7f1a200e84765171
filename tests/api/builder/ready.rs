//! Whatever the checklist passes can be published: what the bank would refuse stands on the list with its place, and
//! the server ends the last line of what is written here.

use diesel::prelude::*;
use kernel::ProblemDraftId;
use serde_json::{Value, json};

use super::publishing::{fill, pass, warmup_in, with_others};
use super::{PROBLEM_DRAFT, archives, give_to_bank, insert_draft, scenarios};
use crate::support::Persona;
use crate::world::World;

/// What is wrong with a file, and the words by which its author finds it.
struct Case {
    files: Vec<(String, Vec<u8>)>,
    words: &'static str,
}

fn case(path: &str, content: impl Into<Vec<u8>>, words: &'static str) -> Case {
    Case { files: vec![(path.to_owned(), content.into())], words }
}

/// The text of a file of the package with something else in it.
fn with(path: &str, old: &str, new: &str) -> String {
    let (_, bytes) = warmup_in("").into_iter().find(|(at, _)| at.ends_with(path)).unwrap();
    let text = String::from_utf8(bytes).unwrap();
    assert!(text.contains(old), "{path} has no {old:?}");
    text.replace(old, new)
}

const METADATA: &str = "problem.yaml";
const STATEMENT: &str = "statement/problem.en.md";
const SOLUTION: &str = "submissions/accepted/solution.py";
const FOLDER: &str = "submissions/accepted/parts/";
const CORE: &str = "data/secret/core/test_group.yaml";

fn spoilt() -> Vec<Case> {
    let title = |name: &str| with(METADATA, "\"Warm-up: total of a receipt\"", name);
    let long = format!("data/secret/core/{}", "a".repeat(210));
    let starters = ["py", "js", "c", "cpp", "rs", "go", "java", "ts"];
    let starter = |extension: &str| {
        let text = format!("{}\n", "\"".repeat(16 * 1024 - 1));
        (format!("attachments/starter.{extension}"), text.into_bytes())
    };
    vec![
        case(METADATA, title("\"\""), "one line of 1 to 80"),
        case(METADATA, title("\"a\\0b\""), "one line of 1 to 80"),
        case(METADATA, title(&"x".repeat(81)), "one line of 1 to 80"),
        case(METADATA, with(METADATA, "code: 128", "code: 129"), "128 KiB that are taken here"),
        case(METADATA, with(METADATA, "problem_f", "\u{feff}problem_f"), "byte-order"),
        case(STATEMENT, with(STATEMENT, "\n", "\r\n"), "LF alone"),
        case(STATEMENT, with(STATEMENT, "## Input", "## Input \0"), "NUL"),
        case(STATEMENT, with(STATEMENT, "\n", "\n").trim_end(), "does not end with a newline"),
        case(STATEMENT, "x".repeat(65 * 1024) + "\n", "bytes allowed here"),
        case(CORE, with(CORE, "max_score: ", "max_score: 1"), "add up to"),
        case(CORE, with(CORE, "max_score: ", "max_score: -"), "test_group.yaml"),
        case(SOLUTION, &b"print(1)\0\n"[..], "has a NUL character"),
        case(SOLUTION, &b"\xff\n"[..], "not UTF-8 text"),
        case("output_validator/check.py", &b"exit(42) \0\n"[..], "has a NUL character"),
        Case {
            files: ["a.py", "b.py"].map(|name| (format!("{FOLDER}{name}"), b"1\n".to_vec())).into(),
            words: "Nothing says which of a.py, b.py is run",
        },
        Case {
            files: vec![
                ("output_validator/check.cpp".to_owned(), b"int main() {}\n".to_vec()),
                ("output_validator/check.h".to_owned(), vec![b'/'; 2 * 1024 * 1024]),
            ],
            words: "output validator is larger than",
        },
        Case {
            files: [".in", ".ans"].map(|end| (format!("{long}{end}"), b"1\n".to_vec())).into(),
            words: "name is longer than 200",
        },
        Case { files: starters.map(starter).into(), words: "starter code is longer" },
    ]
}

#[actix_web::test]
async fn what_the_bank_would_refuse_stands_on_the_checklist_and_is_not_submitted() {
    let (world, _) = with_others().await;
    insert_draft(&world.app, &world.company, ("draft", "null"));
    give_to_bank(&world.app);
    let boss = Persona::new("admin");
    let by = world.app.by(&boss);
    let path = format!("/api/problem-drafts/{PROBLEM_DRAFT}");
    let seen = json!({ "version": 1 });
    for Case { files, words } in spoilt() {
        fill(&world, &files);
        let opened = by.get(&path).await.ok();
        let faults = opened["faults"].to_string();
        assert!(faults.contains(words), "{words}: {faults}");
        let asked = by.post(&format!("{path}/verify"), seen.clone()).await.ok();
        pass(&world, &asked);
        let refused = by.post(&format!("{path}/submit"), seen.clone()).await;
        assert_eq!(refused.cell(), "409 not_ready", "{words}: {}", refused.text);
    }
    fill(&world, &[]);
    let asked = by.post(&format!("{path}/verify"), seen.clone()).await.ok();
    pass(&world, &asked);
    assert_eq!(by.post(&format!("{path}/submit"), seen).await.ok()["state"], "in_review");
}

async fn save(world: &World, who: &Persona, path: &str, changes: Value) -> Value {
    let by = world.app.by(who);
    let version = by.get(path).await.ok()["version"].clone();
    by.put(&format!("{path}/files"), json!({ "version": version, "changes": changes })).await.ok()
}

fn text_of(opened: &Value, path: &str) -> String {
    let files = opened["files"].as_array().unwrap();
    let file = files.iter().find(|file| file["path"] == path).unwrap();
    file["text"].as_str().unwrap().to_owned()
}

#[actix_web::test]
async fn a_statement_without_its_last_newline_is_saved_with_one_and_published() {
    let (world, _) = with_others().await;
    let admin = Persona::new("admin");
    let (path, _) = scenarios::imported(&world, &admin, scenarios::OUTLINE).await;
    let task = "first/statement/problem.en.md";
    let before = text_of(&world.app.by(&admin).get(&path).await.ok(), task);
    let changes = json!([
        { "path": "statement.en.md", "text": "One program.\r\n\r\nIt grows." },
        { "path": "scenario.yaml", "text": scenarios::OUTLINE.trim_end() },
        { "path": task, "text": before.trim_end() },
        { "path": "first/data/secret/core/new.in", "text": "1" },
    ]);
    let saved = save(&world, &admin, &path, changes).await;
    assert_eq!(text_of(&saved, "statement.en.md"), "One program.\n\nIt grows.\n");
    assert_eq!(text_of(&saved, task), before);
    let input = "first/data/secret/core/new.in";
    assert_eq!(text_of(&saved, input), "1", "test data stays as it is");
    let gone = json!([{ "path": input, "text": null }, { "path": "notes.md", "text": "" }]);
    let saved = save(&world, &admin, &path, gone).await;
    assert_eq!(text_of(&saved, "notes.md"), "");
    let done = scenarios::published(&world, &admin, &path).await;
    assert_eq!(done["place"]["slug"], "steps");
}

#[actix_web::test]
async fn an_introduction_that_was_imported_without_its_last_newline_is_named() {
    use db::schema::problem_draft_files::dsl as f;
    let (world, _) = with_others().await;
    let (path, opened) = scenarios::imported(&world, &world.ruth, scenarios::OUTLINE).await;
    assert_eq!(opened["faults"], json!([]));
    let id: ProblemDraftId = opened["id"].as_str().unwrap().parse().unwrap();
    for (bytes, words) in [
        (&b"One program."[..], "does not end with a newline"),
        (b"One\r\n", "LF alone"),
        (b"One \0\n", "NUL"),
        (b"\xff One\n", "not UTF-8"),
    ] {
        diesel::update(f::problem_draft_files.find((id, "statement.en.md")))
            .set(f::content.eq(bytes))
            .execute(&mut world.app.conn())
            .unwrap();
        let opened = world.app.by(&world.ruth).get(&path).await.ok();
        let fault = &opened["faults"][0];
        assert_eq!(
            (&fault["path"], &fault["tab"]),
            (&json!("statement.en.md"), &json!("statement"))
        );
        assert!(fault["text"].as_str().unwrap().contains(words), "{fault}");
    }
}

#[actix_web::test]
async fn a_title_that_is_no_line_gives_way_to_the_name() {
    let world = World::make().await;
    insert_draft(&world.app, &world.company, ("draft", "null"));
    let path = format!("/api/problem-drafts/{PROBLEM_DRAFT}");
    let changes = json!([{ "path": "problem.yaml", "text": "name: \"a\\u0000b\"" }]);
    let saved = save(&world, &world.ruth, &path, changes).await;
    assert_eq!(saved["title"], "canary-sums");
}

#[actix_web::test]
async fn a_name_that_the_bank_cannot_give_stands_on_the_checklist() {
    let (world, _) = with_others().await;
    let admin = Persona::new("admin");
    let by = world.app.by(&admin);
    let made = by.post("/api/problem-drafts", json!({ "name": "arc", "title": "Arcs" })).await.ok();
    let opened = by.get(&format!("/api/problem-drafts/{}", made["id"].as_str().unwrap())).await;
    assert!(opened.text.contains("is an address of the site"), "{}", opened.text);
    let mut files = vec![
        ("x/scenario.yaml".to_owned(), scenarios::OUTLINE.as_bytes().to_vec()),
        ("x/statement.en.md".to_owned(), b"One program.\n".to_vec()),
    ];
    files.extend(warmup_in("x/first"));
    files.extend(warmup_in("x/second"));
    let files: Vec<(&str, &[u8])> =
        files.iter().map(|(path, bytes)| (path.as_str(), bytes.as_slice())).collect();
    let body = json!({ "archive": archives::in_base64(&files), "name": "second" });
    let made = by.post("/api/problem-drafts/import", body).await.ok();
    let opened = by.get(&format!("/api/problem-drafts/{}", made["id"].as_str().unwrap())).await;
    assert!(opened.text.contains("second is the name of the scenario itself"), "{}", opened.text);
}
