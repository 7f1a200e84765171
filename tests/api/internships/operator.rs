//! Internships at the command line: the program itself, on a database with one.

use internships::checklists as lists;

use super::Placed;
use crate::site::command_line::CommandLine;
use crate::support::TestApp;

fn command(app: &TestApp) -> CommandLine<'_> {
    CommandLine { app, command: &["admin", "internships"] }
}

#[actix_web::test]
async fn an_internship_is_prepared_at_the_command_line() {
    let t = Placed::new().await;
    let (id, conn) = (t.id.to_string(), &mut t.app.conn());
    let list = command(&t.app).prints(&["list"]);
    assert!(list.starts_with("pending_documents") && list.contains(&id), "{list}");
    command(&t.app).refuses(&["ready", &id], "Approve every required item first.");
    for item in lists::of_internship(conn, t.id).unwrap() {
        let of = item.id.to_string();
        if item.owner == lists::Owner::Admin {
            command(&t.app).prints(&["submit-item", &of, "--text", "Sent."]);
        } else {
            t.sides.submit(conn, &item);
        }
        let reject = ["reject-item", of.as_str(), "--text", "Look again."];
        assert!(command(&t.app).prints(&reject).ends_with(" is rejected.\n"));
        t.sides.submit(conn, &item);
        assert!(command(&t.app).prints(&["approve-item", &of]).ends_with(" is approved.\n"));
    }
    let shown = command(&t.app).prints(&["show", &id]);
    assert!(shown.contains("approved") && !shown.contains("todo"), "{shown}");
    assert!(command(&t.app).prints(&["ready", &id]).ends_with(" is ready.\n"));
    let list = command(&t.app).prints(&["list", "--state", "ready"]);
    assert!(list.contains(&id), "{list}");
    let cancel = ["cancel", id.as_str(), "--text", "The office closes."];
    assert!(command(&t.app).prints(&cancel).ends_with(" is cancelled.\n"));
    assert!(t.app.mails_to(&t.ada.email)[0].contains("The office closes."));
    command(&t.app).refuses(&cancel, "cancelled");
}
