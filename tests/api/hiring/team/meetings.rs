//! Interviews over HTTP: three times, one picked, moved, called off, and the entries in calendars.

use hiring::applications::{Acting, DeclineCode, Event, Step};
use kernel::Seen;
use kernel::chrono::{TimeDelta, Utc};
use serde_json::{Value, json};

use super::{Team, sender, times};
use crate::support::{Answer, Persona};

impl Team {
    async fn propose(&self) -> Value {
        let body = times(self.state().1, &[self.id(&self.ruth)]);
        self.app.by(&self.ruth).post(&self.path("meetings"), body).await.ok()
    }

    async fn answer_meeting(&self, meeting: &Value, slot: Option<u8>) -> Answer {
        let path = format!("/api/users/meetings/{}/answer", id(meeting));
        let body = json!({ "version": meeting["version"], "slot": slot, "note": "I am away." });
        self.app.by(&self.ada).post(&path, body).await
    }

    async fn reschedule(&self, meeting: &Value) -> Answer {
        let version = meeting["version"].as_i64().unwrap();
        let mut body = times(i32::try_from(version).unwrap(), &[self.id(&self.ruth)]);
        let later = |day| (Utc::now() + TimeDelta::days(day)).to_rfc3339();
        body["slots"] = json!([later(20), later(21), later(22)]);
        let path = format!("/api/meetings/{}/reschedule", id(meeting));
        self.app.by(&self.ruth).post(&path, body).await
    }

    async fn cancel(&self, meeting: &Value) -> Answer {
        let path = format!("/api/meetings/{}/cancel", id(meeting));
        let body = json!({ "version": meeting["version"], "reason": "I am ill." });
        self.app.by(&self.ruth).post(&path, body).await
    }

    async fn calendar(&self, who: &Persona, meeting: &Value) -> Answer {
        self.app.by(who).get(&format!("/api/meetings/{}/calendar.ics", id(meeting))).await
    }
}

fn id(meeting: &Value) -> &str {
    meeting["id"].as_str().unwrap()
}

fn line<'a>(entry: &'a str, name: &str) -> &'a str {
    entry.lines().find(|line| line.starts_with(name)).unwrap_or_default()
}

#[actix_web::test]
async fn an_interview_is_proposed_picked_and_put_into_both_calendars() {
    let t = Team::at(&[Event::Shortlist]).await;
    let made = t.propose().await;
    assert_eq!((&made["state"], t.state().0.as_str()), (&json!("proposed"), "interview"));
    let mails = t.app.mails_to(&t.ada.email);
    assert!(mails[0].contains("They propose three times"), "{}", mails[0]);
    assert_eq!(t.app.mailed_entry(&t.ada.email), None, "there is no time yet");
    assert_eq!(t.calendar(&t.ada, &made).await.cell(), "404 not_found");

    let read = t.app.by(&t.ada).get(&t.own_path("meetings")).await.ok();
    assert_eq!(read["items"][0]["slots"], made["slots"]);
    assert_eq!(read["items"][0]["people"][0]["id"], Value::Null, "{read}");
    let set = t.answer_meeting(&made, Some(1)).await.ok();
    assert_eq!((&set["state"], &set["set"]["starts_at"]), (&json!("set"), &made["slots"][1]));
    for email in [&t.ada.email, &t.ruth.email] {
        let entry = t.app.mailed_entry(email).unwrap();
        assert_eq!(line(&entry, "METHOD"), "METHOD:REQUEST");
        assert_eq!(line(&entry, "SEQUENCE"), "SEQUENCE:0");
        assert_eq!(
            line(&entry, "UID"),
            format!("UID:{}@assay.example", id(&made)).replace("assay.example", host(&entry))
        );
        assert!(entry.contains("mailto:ada@example.com") && entry.contains("mailto:ruth@"));
    }
    assert!(t.app.mails_to(&t.ada.email)[0].contains("(Europe/Lisbon, UTC"));
    let (ours, theirs) = (t.calendar(&t.ruth, &set).await, t.calendar(&t.ada, &set).await);
    assert_eq!(ours.header("content-type"), "text/calendar; charset=utf-8; method=REQUEST");
    assert_eq!(ours.header("content-disposition"), "attachment; filename=\"interview.ics\"");
    assert_eq!((ours.status, &ours.text), (200, &theirs.text));
    assert_eq!(t.answer_meeting(&made, Some(0)).await.cell(), "409 stale_version");
    assert_eq!(t.answer_meeting(&set, Some(0)).await.cell(), "409 not_now");
}

fn host(entry: &str) -> &str {
    line(entry, "UID").split('@').nth(1).unwrap()
}

#[actix_web::test]
async fn an_interview_moves_under_the_same_name_and_is_called_off() {
    let t = Team::at(&[Event::Shortlist]).await;
    let made = t.propose().await;
    let set = t.answer_meeting(&made, Some(0)).await.ok();
    let first = t.app.mailed_entry(&t.ada.email).unwrap();
    let moving = t.reschedule(&set).await.ok();
    assert_eq!((&moving["state"], &moving["set"]), (&json!("moving"), &set["set"]));
    let kept = t.answer_meeting(&moving, None).await.ok();
    assert_eq!((&kept["state"], &kept["set"]), (&json!("set"), &set["set"]), "the time stands");
    assert!(t.app.mails_to(&t.ruth.email)[0].contains("I am away."));

    let moving = t.reschedule(&kept).await.ok();
    let moved = t.answer_meeting(&moving, Some(2)).await.ok();
    assert_eq!(moved["set"]["starts_at"], moving["slots"][2]);
    let second = t.app.mailed_entry(&t.ada.email).unwrap();
    assert_eq!(line(&first, "UID"), line(&second, "UID"));
    assert_eq!(line(&second, "SEQUENCE"), "SEQUENCE:1");
    assert!(t.app.mails_to(&t.ruth.email)[0].contains("has a new time"));

    let off = t.cancel(&moved).await.ok();
    assert_eq!((&off["state"], &off["reason"]), (&json!("cancelled"), &json!("I am ill.")));
    for email in [&t.ada.email, &t.ruth.email] {
        let entry = t.app.mailed_entry(email).unwrap();
        assert_eq!(line(&entry, "METHOD"), "METHOD:CANCEL");
        assert_eq!(
            (line(&entry, "UID"), line(&entry, "SEQUENCE")),
            (line(&first, "UID"), "SEQUENCE:2")
        );
        assert!(t.app.mails_to(email)[0].contains("I am ill."));
    }
    let entry = t.calendar(&t.ada, &off).await;
    assert_eq!(entry.header("content-type"), "text/calendar; charset=utf-8; method=CANCEL");
    assert_eq!(t.cancel(&off).await.cell(), "409 not_now");
}

#[actix_web::test]
async fn times_that_do_not_fit_are_proposed_again_and_those_that_have_passed_not_picked() {
    let t = Team::at(&[Event::Shortlist]).await;
    let made = t.propose().await;
    let unfit = t.answer_meeting(&made, None).await.ok();
    assert_eq!((&unfit["state"], &unfit["note"]), (&json!("unfit"), &json!("I am away.")));
    let again = t.reschedule(&unfit).await.ok();
    assert_eq!((&again["state"], &again["note"]), (&json!("proposed"), &Value::Null));
    assert_eq!(t.answer_meeting(&again, Some(3)).await.cell(), "409 slot_passed");
    t.run("update meetings set slots = array[now() - interval '1 minute', slots[2], slots[3]]");
    assert_eq!(t.answer_meeting(&again, Some(0)).await.cell(), "409 slot_passed");
    let set = t.answer_meeting(&again, Some(1)).await.ok();
    t.run("update meetings set starts_at = now() - interval '1 minute'");
    assert_eq!(t.reschedule(&set).await.cell(), "409 meeting_over");
    assert_eq!(t.cancel(&set).await.cell(), "409 meeting_over");
    assert_eq!(t.get(&t.ruth, "meetings").await.ok()["items"][0]["over"], true);
}

#[actix_web::test]
async fn an_application_that_ends_calls_its_interviews_off_when_its_candidate_knows() {
    let t = Team::at(&[Event::Shortlist]).await;
    let made = t.propose().await;
    t.answer_meeting(&made, Some(0)).await.ok();
    let no = Step { event: Event::Decline, reason: None, code: Some(DeclineCode::Filled) };
    let (id, acting) = (t.application.parse().unwrap(), Acting::Company(t.owner()));
    flows::applications::step(&mut t.app.conn(), &sender(), acting, Seen::any(id), &no).unwrap();
    let stands = t.app.by(&t.ada).get(&t.own_path("meetings")).await.ok();
    assert_eq!(stands["items"][0]["state"], "set", "nobody is notified of a decline for an hour");
    let now = Utc::now() + TimeDelta::minutes(61);
    let later = flows::post::Sender { now, ..sender() };
    flows::applications::tell_due(&t.app.state().db, &later).unwrap();
    let gone = t.app.by(&t.ada).get(&t.own_path("meetings")).await.ok();
    assert_eq!(gone["items"][0]["state"], "cancelled");
    let mails = t.app.mails_to(&t.ruth.email);
    assert!(mails[0].contains("is cancelled"), "{}", mails[0]);
    assert_eq!(line(&t.app.mailed_entry(&t.ruth.email).unwrap(), "METHOD"), "METHOD:CANCEL");
}

#[actix_web::test]
async fn a_proposal_is_refused_where_anything_about_it_is_wrong() {
    let t = Team::new().await;
    let path = t.path("meetings");
    let body = || times(t.state().1, &[t.id(&t.ruth)]);
    let early = t.app.by(&t.ruth).post(&path, body()).await;
    assert_eq!(early.cell(), "409 not_now", "{}", early.text);
    t.go(Acting::Company(t.owner()), Event::Shortlist);
    let (rita, bill) = (t.colleague("rita", "reviewer"), t.colleague("bill", "billing"));
    for (field, value, named) in [
        ("slots", json!([]), "slots"),
        (
            "slots",
            json!(["2020-01-01T00:00:00Z", "2020-01-02T00:00:00Z", "2020-01-03T00:00:00Z"]),
            "slots[0]",
        ),
        ("zone", json!("Lisbon"), "zone"),
        ("minutes", json!(10), "minutes"),
        ("place", json!(" "), "place"),
        ("message", json!("x".repeat(2001)), "message"),
        ("people", json!([]), "people"),
        ("people", json!([t.id(&t.ada)]), "people"),
        ("people", json!([t.id(&bill)]), "people"),
    ] {
        let mut wrong = body();
        wrong[field] = value;
        let refused = t.app.by(&t.ruth).post(&path, wrong).await;
        assert_eq!(refused.cell(), "400 validation_failed", "{field}: {}", refused.text);
        assert_eq!(refused.body["errors"][0]["field"], named, "{}", refused.text);
    }
    assert_eq!(t.app.by(&rita).post(&path, body()).await.cell(), "403 role");
    assert_eq!(t.get(&bill, "meetings").await.cell(), "403 role");
    let with_rita = times(t.state().1, &[t.id(&rita)]);
    let made = t.app.by(&t.ruth).post(&path, with_rita).await.ok();
    assert_eq!(made["people"][0]["name"], "rita");
    t.answer_meeting(&made, Some(0)).await.ok();
    assert!(t.app.mailed_entry(&rita.email).unwrap().contains("mailto:rita@example.com"));
    assert_eq!(t.calendar(&rita, &made).await.status, 200);
    for who in [&bill, &Persona::new("ben")] {
        if who.email.starts_with("ben") {
            t.app.register_candidate(who).await;
        }
        assert_eq!(t.calendar(who, &made).await.cell(), "404 not_found");
    }
}

#[actix_web::test]
async fn who_is_erased_is_called_off_in_the_calendars_of_the_company_without_a_name() {
    use crate::privacy::{pass_the_week, work_off};
    let t = Team::at(&[Event::Shortlist]).await;
    let made = t.propose().await;
    t.answer_meeting(&made, Some(1)).await.ok();
    let first = t.app.mailed_entry(&t.ruth.email).unwrap();
    let confirmed = json!({ "confirm": t.ada.email });
    assert_eq!(t.app.by(&t.ada).post("/api/users/erasure", confirmed).await.status, 201);
    pass_the_week(&t.app);
    assert_eq!(work_off(&t.app).0, 1, "the rows are erased; there is no provider here");
    let entry = t.app.mailed_entry(&t.ruth.email).unwrap();
    assert_eq!(line(&entry, "METHOD"), "METHOD:CANCEL");
    let uid = line(&first, "UID").replace(host(&first), host(&entry));
    assert_eq!((line(&entry, "UID"), line(&entry, "SEQUENCE")), (&*uid, "SEQUENCE:1"));
    assert!(entry.contains("mailto:ruth@") && !entry.contains("ada@"), "{entry}");
    let mail = t.app.mails_to(&t.ruth.email).remove(0);
    assert!(mail.contains("a candidate who has left Assay") && !mail.contains("ada"), "{mail}");
}
