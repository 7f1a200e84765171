//! The queue of roles at the command line: the program itself, on a database with roles.

use serde_json::Value;

use crate::hiring::roles::Hirer;
use crate::site::command_line::CommandLine;
use crate::support::TestApp;

/// The command of these tests.
fn command(app: &TestApp) -> CommandLine<'_> {
    CommandLine { app, command: &["admin", "roles"] }
}

#[actix_web::test]
async fn roles_are_listed_and_decided_at_the_command_line_and_their_company_hears_of_it() {
    let t = Hirer::new().await;
    let mut ids = Vec::new();
    for title in ["Fitter", "Welder", "Painter"] {
        ids.push(t.sent(title).await["id"].as_str().unwrap().to_owned());
    }
    let [first, second, third] = [0, 1, 2].map(|n| ids[n].as_str());
    let list = command(&t.app).prints(&["list"]);
    let at = |id: &str| list.find(id).unwrap_or_else(|| panic!("{list}"));
    assert!(at(first) < at(second) && at(second) < at(third), "{list}");

    let shown: Value = serde_json::from_str(&command(&t.app).prints(&["show", second])).unwrap();
    assert_eq!(shown["title"], "Welder");
    assert_eq!(shown["description"], t.read(second).await["form"]["description"]);

    assert_eq!(command(&t.app).prints(&["publish", first]), "Fitter is published.\n");
    assert!(t.app.mails_to(&t.ruth.email)[0].contains("The role Fitter is published."));
    let ask = ["ask", second, "--text", "Name the team."];
    assert_eq!(command(&t.app).prints(&ask), "Welder is changes_requested.\n");
    assert!(t.app.mails_to(&t.ruth.email)[0].contains("Name the team."));
    assert_eq!(t.read(second).await["note"], "Name the team.");
    assert_eq!(command(&t.app).prints(&["approve", third]), "Painter is approved.\n");
    let list = command(&t.app).prints(&["list", "--queue", "approved"]);
    assert!(list.starts_with("approved") && list.contains(third), "{list}");
    assert_eq!(command(&t.app).prints(&["publish", third]), "Painter is published.\n");
    assert_eq!(command(&t.app).prints(&["list"]), "");
    let list = command(&t.app).prints(&["list", "--queue", "live"]);
    assert!(list.contains(first) && list.contains(third), "{list}");
    let pause = ["pause", first, "--text", "The pay looks wrong."];
    assert_eq!(command(&t.app).prints(&pause), "Fitter is paused.\n");
    assert_eq!(command(&t.app).prints(&["resume", first]), "Fitter is published.\n");
    let close = ["close", first, "--text", "It was a test."];
    assert_eq!(command(&t.app).prints(&close), "Fitter is closed.\n");
    assert!(t.app.mails_to(&t.ruth.email)[0].contains("It was a test."));
    let notices = t.app.by(&t.ruth).get("/api/users/notifications").await.body;
    assert_eq!(notices["unread"], 7, "one for each decision");
}

#[actix_web::test]
async fn what_cannot_be_decided_is_refused_with_a_reason_and_changes_nothing() {
    let t = Hirer::new().await;
    let role = t.sent("Fitter").await;
    let id = role["id"].as_str().unwrap();
    command(&t.app).refuses(&["reject", id, "--text", " "], "Say why");
    command(&t.app).refuses(&["ask", id], "--text");
    for what in ["publish", "show"] {
        let unknown = "00000000-0000-7000-8000-000000000000";
        command(&t.app).refuses(&[what, unknown], "no such role");
    }
    assert_eq!(t.read(id).await, role);
    command(&t.app).prints(&["reject", id, "--text", "Unpaid work."]);
    command(&t.app).refuses(&["publish", id], "current state: rejected");
}
