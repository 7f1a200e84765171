//! Making a partner at the command line, with no application; never by registering.

use crate::site::command_line::CommandLine;
use crate::support::{Persona, TestApp};

/// What the command prints for somebody.
fn make(app: &TestApp, who: &Persona) -> String {
    let command = CommandLine { app, command: &["admin", "make-partner"] };
    command.prints(&[&who.email, "--reason", "Agreed at the fair"])
}

#[actix_web::test]
async fn a_candidate_becomes_a_partner_at_the_command_line_and_nobody_else_does() {
    let (app, ada, ruth) = (TestApp::start(), Persona::new("ada"), Persona::new("ruth"));
    app.register_candidate(&ada).await;
    app.register_company(&ruth).await;

    assert_eq!(make(&app, &ada), format!("{} is now a partner.\n", ada.email));
    let user = app.by(&ada).get("/api/auth/user").await.body["user"].clone();
    assert_eq!((&user["is_partner"], &user["is_company"]), (&true.into(), &false.into()));
    let id: kernel::uuid::Uuid = user["id"].as_str().unwrap().parse().unwrap();
    let of = db::audit::Object::of("user", id);
    let trail = db::audit::history(&mut app.conn(), of, 10).unwrap();
    assert_eq!(trail[0].reason.as_deref(), Some("Agreed at the fair"));
    assert_eq!(make(&app, &ada), format!("{} is already a partner.\n", ada.email));

    let command = CommandLine { app: &app, command: &["admin", "make-partner"] };
    let kept = "already registered as another kind of account";
    command.refuses(&[&ruth.email, "--reason", "By mistake"], kept);
    command.refuses(&["nobody@example.com", "--reason", "By mistake"], "no such account");
    let ruth = app.by(&ruth).get("/api/auth/user").await.body["user"].clone();
    assert_eq!((&ruth["is_partner"], &ruth["is_company"]), (&false.into(), &true.into()));
}
