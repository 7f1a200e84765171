//! The moderator's queue at the command line: the program itself, on a database with stories.

use serde_json::{Value, json};

use crate::interviews::telling::Teller;
use crate::site::command_line::CommandLine;
use crate::support::{Persona, TestApp};

/// The command of these tests.
fn command(app: &TestApp) -> CommandLine<'_> {
    CommandLine { app, command: &["admin", "interviews"] }
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
    let list = command(&t.app).prints(&["list"]);
    for id in [first, second, third] {
        assert!(list.contains(id), "{list}");
    }
    assert_eq!(list.lines().count(), 3, "{list}");

    assert_eq!(command(&t.app).prints(&["publish", first]), "Pellworth is published.\n");
    assert!(t.app.mails_to(&t.ada.email)[0].contains("is published"));
    let ask = ["ask", second, "--reason", "unclear", "--text", "Which team?"];
    assert_eq!(command(&t.app).prints(&ask), "Quillhaven is changes_requested.\n");
    assert!(t.app.mails_to(&t.ada.email)[0].contains("Which team?"));
    assert_eq!(
        command(&t.app).prints(&["reject", third, "--reason", "spam"]),
        "Marlow is rejected.\n"
    );
    assert_eq!(command(&t.app).prints(&["list"]), "");

    for name in ["ben", "cleo", "dan"] {
        let reader = Persona::new(name);
        t.app.register_candidate(&reader).await;
        let (path, body) =
            (format!("/api/interviews/{first}/reports"), json!({ "reason": "personal_data" }));
        assert_eq!(t.app.by(&reader).post(&path, body).await.status, 201);
    }
    let flagged = command(&t.app).prints(&["list", "--queue", "flagged"]);
    assert!(flagged.contains(first) && flagged.contains("3 reports"), "{flagged}");
    assert_eq!(command(&t.app).prints(&["keep", first]), "Pellworth is published.\n");
    assert_eq!(command(&t.app).prints(&["list", "--queue", "flagged"]), "");
    let remove = ["remove", first, "--reason", "other", "--text", "By order of a court."];
    assert_eq!(command(&t.app).prints(&remove), "Pellworth is removed.\n");
    assert_eq!(state(&t, &stories[0]).await, "removed");
    let list = t.app.by(&t.ada).get("/api/users/notifications").await.body;
    assert_eq!(list["unread"], 4, "one for each decision that the author hears of");
}

#[actix_web::test]
async fn what_cannot_be_decided_is_refused_with_a_reason_and_changes_nothing() {
    let t = Teller::new().await;
    let story = t.sent("Pellworth").await;
    let id = story["id"].as_str().unwrap();
    command(&t.app).refuses(&["list", "--queue", "lost"], "lost is no queue");
    command(&t.app).refuses(&["ask", id, "--reason", "mood"], "mood is no reason");
    command(&t.app).refuses(&["reject", id], "--reason");
    command(&t.app).refuses(&["publish", "x"], "invalid value");
    command(&t.app).refuses(&["publish", "00000000-0000-7000-8000-000000000000"], "There is no");
    command(&t.app).refuses(&["keep", id], "current state: pending review");
    assert_eq!(state(&t, &story).await, "pending_review");
}
