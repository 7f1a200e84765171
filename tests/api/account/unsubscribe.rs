//! The links of mail about one kind: they stop that kind alone, and mail that must not be missed has none.

use diesel::prelude::*;
use flows::notify::{AssessmentEvent, Event, Notification, StoryEvent, notify, stop};
use flows::post::Sender;
use kernel::UserId;
use serde_json::Value;

use crate::support::{Persona, TestApp, request, token_in};

const SETTINGS: &str = "/api/users/notification-settings";
const SITE: &str = "https://assay.example";

struct Desk {
    app: TestApp,
    ada: Persona,
    id: UserId,
}

impl Desk {
    async fn set() -> Self {
        let (app, ada) = (TestApp::start(), Persona::new("ada"));
        let user = app.register_candidate(&ada).await;
        let id = UserId(user["id"].as_str().unwrap().parse().unwrap());
        Self { app, ada, id }
    }

    /// The mail that an event brings, and the address in its header.
    fn mail(&self, cause: &str, event: Event) -> (String, Option<String>) {
        use db::schema::mail_messages::dsl as m;
        let now = "2027-01-04T12:00:00Z".parse().unwrap();
        let sender = Sender { public_url: SITE.to_owned(), support: None, now };
        let of = Notification { user: self.id, cause, event, link: "/dashboard" };
        let conn = &mut self.app.conn();
        notify(conn, &sender, &of).unwrap();
        let key = m::mail_messages.order(m::id.desc()).select(m::dedup_key);
        let key: String = key.first(conn).unwrap();
        let header = stop::url(conn, &key, SITE).unwrap();
        (self.app.mails_to(&self.ada.email)[0].clone(), header)
    }

    /// Which kinds are mailed.
    async fn mailed(&self) -> Vec<(String, bool)> {
        let settings = self.app.by(&self.ada).get(SETTINGS).await.body;
        let kind = |kind: &Value| {
            (kind["type"].as_str().unwrap().to_owned(), kind["email"].as_bool().unwrap())
        };
        settings["items"].as_array().unwrap().iter().map(kind).collect()
    }

    async fn post(&self, path: &str) -> String {
        let one_click = request("POST", path, None, None)
            .insert_header(("content-type", "application/x-www-form-urlencoded"))
            .set_payload("List-Unsubscribe=One-Click");
        self.app.send(one_click).await.cell()
    }
}

fn ready() -> Event {
    AssessmentEvent::ResultReady { company: "Pellworth".to_owned(), title: "Go".to_owned() }.into()
}

fn recalculated() -> Event {
    let (company, title) = ("Pellworth".to_owned(), "Go".to_owned());
    AssessmentEvent::ResultChanged { company, title, before: 595, now: 650 }.into()
}

#[actix_web::test]
async fn the_link_of_a_mail_about_one_kind_stops_that_kind_alone() {
    let desk = Desk::set().await;
    let before = desk.mailed().await;
    assert!(before.iter().all(|(_, mailed)| *mailed), "{before:?}");
    let (mail, header) = desk.mail("result:1", ready());
    let token = token_in(&mail).replace("&kind=result_ready", "");
    let page = format!("/unsubscribe?token={token}&kind=result_ready");
    assert!(mail.contains(&format!("{SITE}{page}")), "{mail}");
    let path = format!("/api/unsubscribe/{token}?kind=result_ready");
    assert_eq!(header, Some(format!("{SITE}{path}")));
    let opened = desk.app.anon().get(&path).await;
    assert_eq!((opened.status, opened.header("location")), (302, page.as_str()));
    assert_eq!(desk.mailed().await, before, "looking changes nothing");

    for _ in 0..2 {
        assert_eq!(desk.post(&path).await, "204");
    }
    for (kind, mailed) in desk.mailed().await {
        assert_eq!(mailed, kind != "result_ready", "{kind}");
    }
    desk.mail("result:2", ready());
    assert_eq!(desk.app.mails_to(&desk.ada.email).len(), 1, "it is not mailed any more");
    let (other, _) =
        desk.mail("story:1", StoryEvent::Answered { company: "Quill".to_owned() }.into());
    assert!(other.contains("&kind=moderation_result"), "{other}");
}

#[actix_web::test]
async fn a_mail_that_must_not_be_missed_has_no_such_link_and_none_stops_it() {
    let desk = Desk::set().await;
    let (mail, _) = desk.mail("result:1", ready());
    let token = token_in(&mail).replace("&kind=result_ready", "");
    let (mail, header) = desk.mail("regrade:1", recalculated());
    assert!(!mail.contains("unsubscribe"), "{mail}");
    assert_eq!(header, None);
    for kind in ["result_changed", "invitation", "gossip"] {
        let path = format!("/api/unsubscribe/{token}?kind={kind}");
        assert_eq!(desk.post(&path).await, "404 not_found", "{kind}");
    }
    let twice = format!("/api/unsubscribe/{token}?kind=result_ready&kind=result_ready");
    assert_eq!(desk.post(&twice).await, "400 bad_query");
    assert!(desk.mailed().await.iter().all(|(_, mailed)| *mailed), "nothing was stopped");
}
