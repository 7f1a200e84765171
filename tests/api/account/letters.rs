//! What is mailed to whom, and what it promises.

use diesel::prelude::*;
use flows::envelopes::{Boxes, Envelope, envelope};
use kernel::Email;
use serde_json::{Value, json};

use crate::support::{Persona, TestApp};
use crate::world::World;

const SUPPORT: &str = "help@assay.example";

/// The newest mail to somebody, as HTML.
fn html_to(app: &TestApp, email: &str) -> String {
    use db::schema::mail_messages::dsl as m;
    let newest = m::mail_messages.filter(m::to_email.eq(email)).order(m::id.desc());
    let html: Option<String> = newest.select(m::html_body).first(&mut app.conn()).unwrap();
    html.unwrap()
}

/// What the header of the newest mail to somebody says, where this address reads replies to other mail.
pub(crate) fn header_of(app: &TestApp, email: &str, support: Option<&str>) -> Envelope {
    use db::schema::mail_messages::dsl as m;
    let newest = m::mail_messages.filter(m::to_email.eq(email)).order(m::id.desc());
    let key: String = newest.select(m::dedup_key).first(&mut app.conn()).unwrap();
    let support: Option<Email> = support.map(|address| address.parse().unwrap());
    let boxes = Boxes { inbound: None, support: support.as_ref() };
    envelope(&mut app.conn(), &key, ("https://assay.example", boxes)).unwrap()
}

/// Who reads replies to it.
fn reply_to(app: &TestApp, email: &str, support: Option<&str>) -> Option<String> {
    header_of(app, email, support).replies.map(|address| address.as_str().to_owned())
}

#[actix_web::test]
async fn an_invitation_comes_in_the_name_of_its_company_and_other_mail_in_ours() {
    let world = World::make().await;
    let header = header_of(&world.app, "fay@example.com", None);
    assert_eq!(header.sender.as_deref(), Some("uid-ruth"));
    let (app, _, _) = turned_away(&[]).await;
    assert_eq!(header_of(&app, &Persona::new("ruth").email, None).sender, None);
}

#[actix_web::test]
async fn replies_go_to_whom_the_mail_names() {
    let world = World::make().await;
    for support in [None, Some(SUPPORT)] {
        let to = reply_to(&world.app, "fay@example.com", support);
        assert_eq!(to.as_deref(), Some("ruth@example.com"), "an invitation");
    }
    let (app, _, _) = turned_away(&[("ASSAY_SUPPORT_EMAIL", SUPPORT)]).await;
    let ruth = Persona::new("ruth").email;
    assert_eq!(reply_to(&app, &ruth, Some(SUPPORT)).as_deref(), Some(SUPPORT));
    assert_eq!(reply_to(&app, &ruth, None), None);
}

#[actix_web::test]
async fn an_invitation_greets_by_name_and_says_who_reads_a_reply() {
    let world = World::make().await;
    let (mail, html) =
        (world.app.mails_to("fay@example.com"), html_to(&world.app, "fay@example.com"));
    for text in [&mail[0], &html] {
        assert!(text.contains("Hello Fay,"), "{text}");
        assert!(text.contains("Replies go to ruth@example.com."), "{text}");
        assert!(text.contains("up to 60 minutes"), "{text}");
        assert!(!text.contains("try the editor"), "there is no place to try it: {text}");
    }
    let company = "because uid-ruth entered this address to invite you";
    assert!(mail[0].contains(company), "{}", mail[0]);
    let unnamed = &world.app.mails_to(&world.ada.email)[0];
    assert!(unnamed.starts_with("Hello,\n"), "{unnamed}");
}

#[actix_web::test]
async fn a_name_with_markup_and_line_breaks_stays_a_name() {
    let world = World::make().await;
    let path = format!("/api/assessments/{}/invitations", world.assessment);
    let name = "<script>alert(\"1\")</script> & 'co'";
    let body = json!({ "email": "gus@example.com", "name": name });
    world.app.by(&world.ruth).post(&path, body).await.ok();
    let html = html_to(&world.app, "gus@example.com");
    assert!(!html.contains("<script"), "{html}");
    assert!(
        html.contains("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#x27;co&#x27;,")
    );
    let body = json!({ "email": "hal@example.com", "name": "Hal\r\nBcc: eve@example.com" });
    let refused = world.app.by(&world.ruth).post(&path, body).await;
    assert_eq!(refused.status, 400, "{}", refused.text);
    assert_eq!(world.app.mails_to("hal@example.com"), [""; 0]);
}

/// The mail to a company that was turned away.
async fn turned_away(settings: &[(&str, &str)]) -> (TestApp, Value, String) {
    let app = TestApp::with(settings);
    let ruth = Persona::new("ruth");
    app.register_company(&ruth).await;
    app.register_candidate(&Persona::new("admin")).await;
    let inquiry = app.inquire(&ruth, "Pellworth").await;
    let done = app.decide(&inquiry, "reject", json!({ "reason": "No website." })).await;
    assert_eq!(done.status, 200, "{}", done.text);
    let config = app.anon().get("/api/config").await.body;
    let mail = app.mails_to(&ruth.email)[0].clone();
    (app, config["support_email"].clone(), mail)
}

#[actix_web::test]
async fn a_reply_is_asked_for_only_where_support_reads_it() {
    let (_, none, silent) = turned_away(&[]).await;
    assert_eq!(none, Value::Null);
    assert!(silent.contains("No website.") && !silent.contains("reply"), "{silent}");
    let (_, shown, mail) = turned_away(&[("ASSAY_SUPPORT_EMAIL", SUPPORT)]).await;
    assert_eq!(shown, SUPPORT);
    let asks = "reply to this message. Replies go to help@assay.example.";
    assert!(mail.contains(asks), "{mail}");
}
