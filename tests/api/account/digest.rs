//! The one mail of a day: who wants no more gets it at eight by their own clocks, and can stop it.

use diesel::prelude::*;
use flows::notify::{AssessmentEvent, Event, Notification, StoryEvent, digest, notify, stop};
use flows::post::Sender;
use kernel::{Instant, UserId};
use serde_json::{Value, json};

use crate::support::{Answer, Persona, TestApp, request, token_in};

const SETTINGS: &str = "/api/users/notification-settings";

/// Ada, who wants one mail a day, and a clock that is set by hand.
struct Desk {
    app: TestApp,
    ada: Persona,
    id: UserId,
}

fn at(text: &str) -> Instant {
    text.parse().unwrap()
}

impl Desk {
    async fn set(zone: Value) -> Self {
        let (app, ada) = (TestApp::start(), Persona::new("ada"));
        let user = app.register_candidate(&ada).await;
        let desk = Self { app, ada, id: UserId(user["id"].as_str().unwrap().parse().unwrap()) };
        let mut settings = desk.settings().await;
        (settings["digest"], settings["time_zone"]) = (json!(true), zone);
        assert_eq!(desk.save(settings).await.status, 200);
        desk
    }

    async fn settings(&self) -> Value {
        self.app.by(&self.ada).get(SETTINGS).await.body
    }

    async fn save(&self, settings: Value) -> Answer {
        self.app.by(&self.ada).put(SETTINGS, settings).await
    }

    fn sender(&self, now: &str) -> Sender {
        Sender { public_url: "https://assay.example".to_owned(), support: None, now: at(now) }
    }

    fn happen(&self, now: &str, cause: &str, event: Event) {
        let notification = Notification { user: self.id, cause, event, link: "/dashboard" };
        notify(&mut self.app.conn(), &self.sender(now), &notification).unwrap();
    }

    fn stories(&self, now: &str, how_many: usize) {
        for n in 1..=how_many {
            let event = StoryEvent::Published { company: format!("Company {n}") };
            self.happen(now, &format!("{now}:{n}"), event.into());
        }
    }

    fn look(&self, now: &str) {
        digest::send_due(&self.app.state().db, &self.sender(now)).unwrap();
    }

    /// Looks as a worker does all day long, and answers the hours at which a mail was written.
    fn watch(&self, day: &str) -> Vec<usize> {
        let mut sent = Vec::new();
        for hour in 0..24 {
            let before = self.mails().len();
            for minute in ["00", "30", "59"] {
                self.look(&format!("{day}T{hour:02}:{minute}:00Z"));
            }
            sent.extend((before..self.mails().len()).map(|_| hour));
        }
        sent
    }

    fn mails(&self) -> Vec<String> {
        self.app.mails_to(&self.ada.email)
    }
}

fn story(company: &str) -> Event {
    StoryEvent::Published { company: company.to_owned() }.into()
}

fn recalculated() -> Event {
    let (company, title) = ("Pellworth".to_owned(), "Backend".to_owned());
    AssessmentEvent::ResultChanged { company, title, before: 595, now: 650 }.into()
}

#[actix_web::test]
async fn of_three_days_with_no_one_and_forty_notices_two_bring_a_mail_each_at_eight() {
    let desk = Desk::set(json!("UTC")).await;
    assert_eq!(desk.watch("2027-01-04"), [0; 0], "a day without anything");
    desk.stories("2027-01-04T20:00:00Z", 1);
    assert_eq!(desk.mails().len(), 0, "it waits");
    assert_eq!(desk.watch("2027-01-05"), [8]);
    assert!(desk.mails()[0].contains("Your story about Company 1 is published"));
    desk.stories("2027-01-05T08:30:00Z", 40);
    assert_eq!(desk.watch("2027-01-06"), [8]);
    let mail = desk.mails()[0].clone();
    let named = mail.lines().filter(|line| line.starts_with("Your story about")).count();
    assert_eq!(named, digest::MOST_NAMED, "{mail}");
    assert!(mail.contains("20 more are in your notifications in Assay."), "{mail}");
    assert!(mail.contains("https://assay.example/dashboard"), "{mail}");
    assert_eq!(desk.watch("2027-01-07"), [0; 0], "nothing is named twice");
    assert_eq!(desk.mails().len(), 2);
}

#[actix_web::test]
async fn servers_that_look_at_once_and_again_after_a_restart_write_one_mail() {
    let desk = Desk::set(json!("UTC")).await;
    desk.stories("2027-01-04T20:00:00Z", 3);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| desk.look("2027-01-05T08:00:00Z"));
        }
    });
    desk.look("2027-01-05T23:00:00Z");
    assert_eq!(desk.mails().len(), 1);
    // What comes on the same day waits for the next, also where the clocks are changed to have it early.
    desk.stories("2027-01-05T09:00:00Z", 1);
    let mut settings = desk.settings().await;
    settings["time_zone"] = json!("America/New_York");
    desk.save(settings).await;
    desk.look("2027-01-05T14:00:00Z");
    assert_eq!(desk.mails().len(), 1, "the same day comes twice for those who travel");
    desk.look("2027-01-06T13:00:00Z");
    assert_eq!(desk.mails().len(), 2);
}

#[actix_web::test]
async fn eight_is_eight_where_the_person_is_in_winter_and_in_summer() {
    let desk = Desk::set(json!("Europe/Berlin")).await;
    assert_eq!(desk.settings().await["time_zone"], "Europe/Berlin");
    for (day, hour) in [("2027-03-27", 7), ("2027-03-28", 6), ("2027-10-30", 6), ("2027-10-31", 7)]
    {
        desk.stories(&format!("{day}T01:30:00Z"), 1);
        assert_eq!(desk.watch(day), [hour], "{day}");
    }
    let mut settings = desk.settings().await;
    settings["time_zone"] = json!("Mars/Olympus");
    let refused = desk.save(settings).await;
    assert_eq!(refused.cell(), "400 validation_failed");
    assert_eq!(refused.body["errors"][0]["field"], "time_zone");
    let nowhere = Desk::set(Value::Null).await;
    nowhere.stories("2027-03-28T01:30:00Z", 1);
    assert_eq!(nowhere.watch("2027-03-28"), [8], "by UTC");
}

#[actix_web::test]
async fn what_must_not_be_missed_comes_at_once_and_what_was_switched_off_never() {
    let desk = Desk::set(json!("UTC")).await;
    desk.happen("2027-01-04T20:00:00Z", "regrade:1", recalculated());
    assert_eq!(desk.mails().len(), 1, "at once");
    desk.happen("2027-01-04T20:00:00Z", "story:1", story("Pellworth"));
    let mut settings = desk.settings().await;
    let items = settings["items"].as_array_mut().unwrap();
    let kind = items.iter_mut().find(|kind| kind["type"] == "moderation_result").unwrap();
    kind["email"] = json!(false);
    desk.save(settings).await;
    assert_eq!(desk.watch("2027-01-05"), [0; 0]);
    assert_eq!(desk.mails().len(), 1);
}

#[actix_web::test]
async fn what_is_not_in_the_application_is_named_before_what_is() {
    let desk = Desk::set(json!("UTC")).await;
    let ready = || {
        AssessmentEvent::ResultReady { company: "Pellworth".to_owned(), title: "Go".to_owned() }
            .into()
    };
    let mut settings = desk.settings().await;
    let items = settings["items"].as_array_mut().unwrap();
    let kind = items.iter_mut().find(|kind| kind["type"] == "result_ready").unwrap();
    kind["in_app"] = json!(false);
    desk.save(settings).await;
    desk.happen("2027-01-04T19:00:00Z", "result:1", ready());
    desk.stories("2027-01-04T20:00:00Z", 40);
    desk.look("2027-01-05T08:00:00Z");
    assert!(desk.mails()[0].contains("Your result is ready: Go"), "{}", desk.mails()[0]);
}

#[actix_web::test]
async fn the_link_of_a_mail_stops_it_without_a_sign_in_and_only_when_it_is_posted() {
    let desk = Desk::set(json!("UTC")).await;
    desk.stories("2027-01-04T20:00:00Z", 1);
    desk.look("2027-01-05T08:00:00Z");
    let mail = desk.mails()[0].clone();
    assert!(mail.contains("https://assay.example/unsubscribe?token="), "{mail}");
    let path = format!("/api/unsubscribe/{}", token_in(&mail));
    let before = desk.settings().await;
    let opened = desk.app.anon().get(&path).await;
    let page = format!("/unsubscribe?token={}", token_in(&mail));
    assert_eq!((opened.status, opened.header("location")), (302, page.as_str()));
    assert_eq!(desk.settings().await, before, "looking changes nothing");

    use db::schema::mail_messages::dsl as m;
    let key = m::mail_messages.order(m::id.desc()).select(m::dedup_key);
    let key: String = key.first(&mut desk.app.conn()).unwrap();
    let header = stop::url(&mut desk.app.conn(), &key, "https://assay.example").unwrap();
    assert_eq!(header, Some(format!("https://assay.example{path}")));
    let other = stop::url(&mut desk.app.conn(), "invitation:1:0", "https://assay.example");
    assert_eq!(other.unwrap(), None, "other mail has no such link");

    desk.stories("2027-01-05T20:00:00Z", 2);
    for _ in 0..2 {
        let one_click = request("POST", &path, None, None)
            .insert_header(("content-type", "application/x-www-form-urlencoded"))
            .set_payload("List-Unsubscribe=One-Click");
        assert_eq!(desk.app.send(one_click).await.status, 204);
    }
    let kinds = desk.settings().await["items"].clone();
    for kind in kinds.as_array().unwrap() {
        assert_eq!(kind["email"], kind["required"], "{kind}");
    }
    desk.stories("2027-01-06T07:00:00Z", 1);
    assert_eq!(desk.watch("2027-01-06"), [0; 0]);
    desk.happen("2027-01-06T20:00:00Z", "regrade:1", recalculated());
    assert_eq!(desk.mails().len(), 2, "what must not be missed still comes");
    assert!(!desk.mails()[0].contains("unsubscribe"), "and says nothing of stopping it");
}

#[actix_web::test]
async fn a_link_that_is_nobodys_stops_nothing() {
    let desk = Desk::set(json!("UTC")).await;
    let before = desk.settings().await;
    let unknown = "/api/unsubscribe/0192a0de-1111-4abc-8def-0123456789ab";
    assert_eq!(desk.app.anon().send("POST", unknown, None).await.cell(), "404 not_found");
    let strange = desk.app.anon().send("POST", "/api/unsubscribe/x", None).await;
    assert_eq!(strange.cell(), "404 not_found");
    assert_eq!(desk.settings().await, before);
}
