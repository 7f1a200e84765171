//! The moderator's queue at the command line: the program itself, on a database with stories.

use std::process::{Command, Output};

use serde_json::{Value, json};

use crate::support::{Persona, TestApp};
use crate::telling::Teller;

fn run(app: &TestApp, words: &[&str]) -> Output {
    let files = tempfile::tempdir().unwrap();
    Command::new(env!("CARGO_BIN_EXE_assay-under-test"))
        .args(["admin", "interviews"])
        .args(words)
        .env_clear()
        .env("DATABASE_URL", app.database.url())
        .env("ASSAY_DATA_DIR", files.path())
        .output()
        .unwrap()
}

#[track_caller]
fn said(app: &TestApp, words: &[&str]) -> String {
    let done = run(app, words);
    let error = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{words:?}: {error}");
    String::from_utf8(done.stdout).unwrap()
}

#[track_caller]
fn refused(app: &TestApp, words: &[&str], why: &str) {
    let done = run(app, words);
    let error = String::from_utf8_lossy(&done.stderr);
    assert!(!done.status.success() && error.contains(why), "{words:?}: {error}");
}

async fn state(t: &Teller, story: &Value) -> Value {
    let path = format!("/api/admin/interviews/{}", story["id"].as_str().unwrap());
    t.admin(&path).await["interview"]["state"].clone()
}

#[actix_web::test]
async fn stories_are_listed_and_decided_at_the_command_line_and_their_authors_hear_of_it() {
    let t = Teller::new().await;
    let stories = [t.sent("Pellworth").await, t.sent("Quillhaven").await, t.sent("Marlow").await];
    let [first, second, third] = stories.each_ref().map(|story| story["id"].as_str().unwrap());
    let list = said(&t.app, &["list"]);
    for id in [first, second, third] {
        assert!(list.contains(id), "{list}");
    }
    assert_eq!(list.lines().count(), 3, "{list}");

    assert_eq!(said(&t.app, &["publish", first]), "Pellworth is published.\n");
    assert!(t.app.mails_to(&t.ada.email)[0].contains("can be read now"));
    let ask = ["ask", second, "--reason", "unclear", "--text", "Which team?"];
    assert_eq!(said(&t.app, &ask), "Quillhaven is changes_requested.\n");
    assert!(t.app.mails_to(&t.ada.email)[0].contains("Which team?"));
    assert_eq!(said(&t.app, &["reject", third, "--reason", "spam"]), "Marlow is rejected.\n");
    assert_eq!(said(&t.app, &["list"]), "");

    for name in ["ben", "cleo", "dan"] {
        let reader = Persona::new(name);
        t.app.register(&reader, false).await;
        let (path, body) =
            (format!("/api/interviews/{first}/reports"), json!({ "reason": "personal_data" }));
        assert_eq!(t.app.call("POST", &path, Some(&reader), Some(body)).await.status, 201);
    }
    let flagged = said(&t.app, &["list", "--queue", "flagged"]);
    assert!(flagged.contains(first) && flagged.contains("3 reports"), "{flagged}");
    assert_eq!(said(&t.app, &["keep", first]), "Pellworth is published.\n");
    assert_eq!(said(&t.app, &["list", "--queue", "flagged"]), "");
    let remove = ["remove", first, "--reason", "other", "--text", "By order of a court."];
    assert_eq!(said(&t.app, &remove), "Pellworth is removed.\n");
    assert_eq!(state(&t, &stories[0]).await, "removed");
    let list = t.call("GET", "/api/users/notifications", None).await.body;
    assert_eq!(list["unread"], 4, "one for each decision that the author hears of");
}

#[actix_web::test]
async fn what_cannot_be_decided_is_refused_with_a_reason_and_changes_nothing() {
    let t = Teller::new().await;
    let story = t.sent("Pellworth").await;
    let id = story["id"].as_str().unwrap();
    refused(&t.app, &["list", "--queue", "lost"], "lost is no queue");
    refused(&t.app, &["ask", id, "--reason", "mood"], "mood is no reason");
    refused(&t.app, &["reject", id], "--reason");
    refused(&t.app, &["publish", "x"], "invalid value");
    refused(&t.app, &["publish", "00000000-0000-7000-8000-000000000000"], "There is no");
    refused(&t.app, &["keep", id], "");
    assert_eq!(state(&t, &story).await, "pending_review");
}
