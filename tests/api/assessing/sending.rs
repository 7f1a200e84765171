//! Sending an assessment to many people, and what follows.

use flows::assessments::remind;
use flows::post::Sender;
use kernel::chrono::{DateTime, TimeDelta, Utc};
use serde_json::{Value, json};

use crate::account::letters::header_of;
use crate::support::Persona;
use crate::world::World;

fn in_days(n: i64) -> String {
    (Utc::now() + TimeDelta::days(n)).to_rfc3339()
}

fn path(world: &World, act: &str) -> String {
    format!("/api/assessments/{}/{act}", world.assessment)
}

fn outcomes(answer: &Value) -> Vec<&str> {
    answer["rows"].as_array().unwrap().iter().map(|row| row["outcome"].as_str().unwrap()).collect()
}

#[actix_web::test]
async fn each_line_says_what_became_of_it_and_each_invited_person_has_one_mail() {
    let world = World::make().await;
    let ruth = world.app.by(&world.ruth);
    let stop = format!("/api/codebrain/{}/stop", invite(&world, "never@example.com").await);
    let anyone = Persona::new("una");
    let stopped = world.app.by(&anyone).post(&stop, json!({ "stopped": true })).await.ok();
    assert_eq!(
        (&stopped["stopped"], &stopped["email_masked"]),
        (&json!(true), &json!("n•••@example.com"))
    );
    let list = ruth.get(&path(&world, "invitations")).await.ok();
    let never =
        list["items"].as_array().unwrap().iter().find(|i| i["email"] == "never@example.com");
    let id = never.unwrap()["id"].as_str().unwrap();
    assert_eq!(ruth.post(&format!("/api/invitations/{id}/cancel"), json!({})).await.status, 200);

    let body = json!({
        "recipients": [
            { "email": "gus@example.com", "name": "Gus", "accommodation_percent": 50 },
            { "email": "fay@example.com" },
            { "email": "never@example.com" },
            { "email": "GUS@example.com" },
            { "email": "nobody" },
            { "email": "=1+1@example.com" },
        ],
        "closes_at": in_days(10),
        "message": "Hello {name}, {company} is looking forward to {assessment} until {deadline}.",
    });
    let check = ruth.post(&path(&world, "check"), body.clone()).await.ok();
    let want = ["invited", "already_invited", "opted_out", "repeated", "invalid", "invalid"];
    assert_eq!(outcomes(&check), want);
    let mail = check["mail"]["text"].as_str().unwrap();
    assert!(mail.contains("Hello Gus, ") && mail.contains("looking forward to"), "{mail}");
    assert!(world.app.mails_to("gus@example.com").is_empty(), "a check sends nothing");

    let sent = ruth.post(&path(&world, "send"), body).await.ok();
    assert_eq!(outcomes(&sent), want);
    let mails = world.app.mails_to("gus@example.com");
    assert_eq!(mails.len(), 1);
    assert!(
        mails[0].contains("Hello Gus, ") && mails[0].contains("/stop-invitations/"),
        "{}",
        mails[0]
    );
    assert_eq!(world.app.mails_to("never@example.com").len(), 1, "the one before they stopped it");

    let list = ruth.get(&path(&world, "invitations")).await.ok();
    assert_eq!(list["items"][0]["accommodation_percent"], 50);
    let code = list["items"][0]["code"].as_str().unwrap();
    let card = world.app.by(&anyone).get(&format!("/api/codebrain/{code}")).await.ok();
    assert_eq!(card["duration_minutes"], 60, "extra time is nobody else's business");
}

/// The code of a new invitation.
async fn invite(world: &World, email: &str) -> String {
    let (ruth, path) = (world.app.by(&world.ruth), path(world, "invitations"));
    let made = ruth.post(&path, json!({ "email": email })).await.ok();
    made["code"].as_str().unwrap().to_owned()
}

#[actix_web::test]
async fn a_batch_that_cannot_be_sent_says_why_and_sends_nothing() {
    let world = World::make().await;
    let ruth = world.app.by(&world.ruth);
    let one = json!([{ "email": "gus@example.com" }]);
    let rows = |count: usize| -> Vec<Value> {
        (0..count).map(|n| json!({ "email": format!("p{n}@example.com") })).collect()
    };
    for (body, want) in [
        (json!({ "recipients": [] }), "400 validation_failed"),
        (json!({ "recipients": rows(501) }), "400 validation_failed"),
        (json!({ "recipients": rows(10_001) }), "400 validation_failed"),
        (json!({ "recipients": one, "message": "{secret}" }), "400 validation_failed"),
        (json!({ "recipients": one, "message": "a\u{202e}b" }), "400 validation_failed"),
        (json!({ "recipients": one, "closes_at": in_days(-1) }), "400 validation_failed"),
        (json!({ "recipients": one, "closes_at": in_days(61) }), "400 validation_failed"),
        (
            json!({ "recipients": one, "opens_at": in_days(9), "closes_at": in_days(8) }),
            "400 validation_failed",
        ),
        (json!({ "recipients": one, "accommodation_percent": 5 }), "400 validation_failed"),
        (json!({ "recipients": [{ "email": "a\u{0}b@example.com" }] }), "400 invalid_character"),
    ] {
        let answer = ruth.post(&path(&world, "send"), body).await;
        assert!(answer.cell().starts_with(want), "{want}: {}", answer.text);
    }
    assert!(world.app.mails_to("gus@example.com").is_empty());
    assert!(world.app.mails_to("p0@example.com").is_empty());
}

#[actix_web::test]
async fn an_invitation_that_is_not_open_yet_cannot_be_begun() {
    let world = World::make().await;
    let gus = Persona::new("gus");
    world.app.register_candidate(&gus).await;
    let body = json!({ "recipients": [{ "email": gus.email }], "opens_at": in_days(2) });
    let ruth = world.app.by(&world.ruth);
    ruth.post(&path(&world, "send"), body).await.ok();
    let list = ruth.get(&path(&world, "invitations")).await.ok();
    let code = list["items"][0]["code"].as_str().unwrap();
    let card = world.app.by(&gus).get(&format!("/api/codebrain/{code}")).await.ok();
    assert_eq!(card["state"], "not_open");
    let start = format!("/api/codebrain/{code}/start");
    let started = world.app.by(&gus).post(&start, json!({ "consent": true })).await;
    assert_eq!(started.cell(), "409 not_yet_open");
}

#[actix_web::test]
async fn an_invitation_is_extended_and_several_are_changed_at_once() {
    let world = World::make().await;
    let ruth = world.app.by(&world.ruth);
    invite(&world, "gus@example.com").await;
    let list = ruth.get(&path(&world, "invitations")).await.ok();
    let id = list["items"][0]["id"].as_str().unwrap().to_owned();
    let entry = || world.app.mailed_entry("gus@example.com").unwrap();
    let number = |entry: &str| -> i32 {
        let line = entry.lines().find_map(|line| line.strip_prefix("SEQUENCE:"));
        line.unwrap().parse().unwrap()
    };
    let first = entry();
    assert!(first.contains("METHOD:PUBLISH") && first.contains(&format!("UID:{id}@")), "{first}");
    let until = in_days(30);
    let extend = format!("/api/invitations/{id}/extend");
    let extended = ruth.post(&extend, json!({ "closes_at": until })).await.ok();
    let at: DateTime<Utc> = extended["expires_at"].as_str().unwrap().parse().unwrap();
    assert_eq!(at.date_naive(), until.parse::<DateTime<Utc>>().unwrap().date_naive());
    assert_eq!(world.app.mails_to("gus@example.com").len(), 2);
    let (second, start) = (entry(), at.format("DTSTART:%Y%m%dT%H%M%SZ").to_string());
    assert!(second.contains(&start) && second.contains(&format!("UID:{id}@")), "{second}");
    assert!(number(&second) > number(&first), "{first}{second}");
    let header = header_of(&world.app, "gus@example.com", None);
    assert_eq!(header.sender.as_deref(), Some("uid-ruth"));
    assert_eq!(header.replies.unwrap().as_str(), world.ruth.email);
    let sooner = ruth.post(&extend, json!({ "closes_at": in_days(3) })).await;
    assert!(sooner.cell().starts_with("400"), "{}", sooner.text);

    let ids: Vec<&Value> = list["items"].as_array().unwrap().iter().map(|i| &i["id"]).collect();
    let change = json!({ "ids": ids, "change": "cancel" });
    let done = ruth.post("/api/invitations/change", change).await.ok();
    let problems: Vec<_> =
        done["items"].as_array().unwrap().iter().map(|i| &i["problem"]).collect();
    let begun = json!("The candidate has already started.");
    assert_eq!(problems, [&Value::Null, &begun, &Value::Null]);
    let extend_all = json!({ "ids": ids, "change": "extend" });
    assert!(ruth.post("/api/invitations/change", extend_all).await.cell().starts_with("400"));
}

#[actix_web::test]
async fn somebody_who_has_not_begun_is_reminded_two_days_and_four_hours_ahead() {
    let world = World::make().await;
    let body = json!({ "recipients": [{ "email": "gus@example.com" }], "closes_at": in_days(10) });
    world.app.by(&world.ruth).post(&path(&world, "send"), body).await.ok();
    let remind_at = |hours_ahead: i64| {
        let public_url = "https://assay.example".to_owned();
        let now = Utc::now() + TimeDelta::days(10) - TimeDelta::hours(hours_ahead);
        remind::remind(&world.app.state().db, &Sender { public_url, support: None, now }).unwrap();
        world.app.mails_to("gus@example.com").len()
    };
    assert_eq!(remind_at(72), 1);
    assert_eq!(remind_at(47), 2);
    assert_eq!(remind_at(46), 2, "once");
    assert_eq!(remind_at(3), 3);
    assert_eq!(remind_at(2), 3, "once");
    let mails = world.app.mails_to("gus@example.com");
    assert!(mails.iter().any(|mail| mail.contains("closes in two days")), "{mails:?}");
    let header = header_of(&world.app, "gus@example.com", None);
    assert_eq!((header.sender.as_deref(), header.replies), (Some("uid-ruth"), None));
}

/// The wording of an invitation.
fn wording() -> Value {
    json!({
        "name": "Gus",
        "closes_at": in_days(10),
        "message": "Hello {name}, {company} is looking forward to {assessment}.",
    })
}

#[actix_web::test]
async fn the_preview_is_the_mail_that_a_person_gets() {
    let world = World::make().await;
    let ruth = world.app.by(&world.ruth);
    let said = wording();
    let shown = ruth.post(&path(&world, "mail/preview"), said.clone()).await.ok();
    assert!(world.app.mails_to(&world.ruth.email).iter().all(|mail| !mail.contains("Gus")));

    let mut body = said;
    body["recipients"] = json!([{ "email": "gus@example.com", "name": "Gus" }]);
    body.as_object_mut().unwrap().remove("name");
    ruth.post(&path(&world, "send"), body).await.ok();
    let list = ruth.get(&path(&world, "invitations")).await.ok();
    let code = list["items"][0]["code"].as_str().unwrap();
    let (first, second) = code.split_at(5);
    let mail = world.app.mails_to("gus@example.com").remove(0);
    // The code is the only thing that nobody knows before.
    let of_nobody = mail.replace(code, "0000000000");
    let of_nobody = of_nobody.replace(&format!("{first} {second}"), "00000 00000");
    assert_eq!(shown["text"].as_str().unwrap(), of_nobody);
    assert!(shown["html"].as_str().unwrap().contains("looking forward to"), "{shown}");
    let header = header_of(&world.app, "gus@example.com", None);
    let from = format!("{} via Assay", header.sender.unwrap());
    assert_eq!(shown["from"], from);
    assert_eq!(shown["reply_to"], header.replies.unwrap().as_str());
}

#[actix_web::test]
async fn a_test_goes_to_the_member_says_that_it_is_one_and_invites_nobody() {
    let world = World::make().await;
    let ruth = world.app.by(&world.ruth);
    let before = ruth.get(&path(&world, "invitations")).await.ok();
    let sent = ruth.post(&path(&world, "mail/test"), wording()).await;
    assert_eq!(sent.status, 202, "{}", sent.text);
    assert_eq!(sent.ok()["to"], world.ruth.email.as_str());
    let mail = world.app.mails_to(&world.ruth.email).remove(0);
    assert!(mail.contains("Hello Gus, "), "{mail}");
    assert!(mail.contains("You sent this test to yourself."), "{mail}");
    let header = header_of(&world.app, &world.ruth.email, None);
    assert_eq!(header.sender.as_deref(), Some("uid-ruth"));
    assert_eq!(header.replies.unwrap().as_str(), world.ruth.email);
    let after = ruth.get(&path(&world, "invitations")).await.ok();
    assert_eq!(before["items"], after["items"]);
}

#[actix_web::test]
async fn what_cannot_be_sent_has_no_preview_and_no_test() {
    let world = World::make().await;
    let ruth = world.app.by(&world.ruth);
    for act in ["mail/preview", "mail/test"] {
        for body in [
            json!({ "message": "{secret}" }),
            json!({ "closes_at": in_days(61) }),
            json!({ "accommodation_percent": 5 }),
        ] {
            let answer = ruth.post(&path(&world, act), body).await;
            assert!(answer.cell().starts_with("400 validation_failed"), "{act}: {}", answer.text);
        }
    }
    let id = uuid::Uuid::now_v7();
    let other = format!("/api/assessments/{id}/mail/preview");
    assert_eq!(ruth.post(&other, json!({})).await.cell(), "404 not_found");
}
