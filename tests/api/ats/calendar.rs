//! Calendars that programs read at private addresses.

use diesel::connection::SimpleConnection;
use serde_json::json;

use super::text;
use crate::hiring::team::prepare_all_of_hiring;
use crate::internships::prepare_internships;
use crate::support::{Answer, Persona, TestApp, request};
use crate::world::World;

const OWN: &str = "/api/users/calendar";

async fn address(app: &TestApp, who: &Persona) -> String {
    let made = app.by(who).post(OWN, json!({})).await.ok();
    let url = text(&made["url"]);
    url[url.find("/api/calendar/").unwrap()..].to_owned()
}

async fn read(app: &TestApp, path: &str) -> Answer {
    app.send(request("GET", path, None, None)).await
}

/// The calendar of somebody, unfolded.
async fn calendar(app: &TestApp, who: &Persona) -> String {
    let path = address(app, who).await;
    let answer = read(app, &path).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    assert!(answer.text.lines().all(|line| line.len() <= 75), "{}", answer.text);
    answer.text.replace("\r\n ", "")
}

#[actix_web::test]
async fn an_address_reads_without_a_sign_in_until_it_is_replaced_or_ended() {
    let world = World::make().await;
    let (app, ada) = (&world.app, &world.ada);
    assert_eq!(app.by(ada).get(OWN).await.ok(), json!({ "address": null }));
    let first = address(app, ada).await;
    let answer = read(app, &first).await;
    assert_eq!(answer.header("content-type"), "text/calendar; charset=utf-8; method=PUBLISH");
    assert_eq!(answer.header("x-robots-tag"), "noindex");
    assert_eq!(answer.header("cache-control"), "private, no-cache");
    assert!(
        answer.text.starts_with("BEGIN:VCALENDAR\r\n")
            && answer.text.ends_with("END:VCALENDAR\r\n")
    );
    let known = request("GET", &first, None, None);
    let tag = answer.header("etag").to_owned();
    let known = app.send(known.insert_header(("if-none-match", tag))).await;
    assert_eq!((known.status, known.bytes.len()), (304, 0));
    let standing = app.by(ada).get(OWN).await.ok();
    assert!(standing["address"]["read_on"].is_string(), "{standing}");
    let second = address(app, ada).await;
    assert_eq!(read(app, &first).await.cell(), "404 not_found");
    assert_eq!(read(app, &second).await.status, 200);
    app.by(ada).post(&format!("{OWN}/delete"), json!({})).await.ok();
    assert_eq!(read(app, &second).await.cell(), "404 not_found");
    assert_eq!(read(app, "/api/calendar/x/assay.ics").await.cell(), "404 not_found");
}

#[actix_web::test]
async fn an_account_that_is_locked_has_no_calendar_and_guessing_ends() {
    let world = World::make().await;
    let path = address(&world.app, &world.ada).await;
    let sql = "update users set disabled_at = now() where email = 'ada@example.com'";
    world.app.conn().batch_execute(sql).unwrap();
    assert_eq!(read(&world.app, &path).await.cell(), "404 not_found");
    let guess = || {
        let sent = request("GET", "/api/calendar/guess/assay.ics", None, None);
        world.app.send(sent.peer_addr("203.0.113.77:1".parse().unwrap()))
    };
    for _ in 0..20 {
        assert_eq!(guess().await.cell(), "404 not_found");
    }
    assert_eq!(guess().await.cell(), "429 rate_limited");
}

#[actix_web::test]
async fn a_candidate_reads_attempts_invitations_interviews_and_offers() {
    let mut world = World::make().await;
    let invite = format!("/api/assessments/{}/invitations", world.assessment);
    prepare_all_of_hiring(&mut world).await;
    let app = &world.app;
    let got = calendar(app, &world.ada).await;
    assert!(got.contains(&format!("UID:{}@", world.attempt)), "{got}");
    assert!(got.contains("SUMMARY:The time for First"), "{got}");
    assert!(got.contains(&format!("UID:{}-expires@", world.made.offer)), "{got}");
    let eve = Persona::new("eve");
    let invited = app.by(&world.ruth).post(&invite, json!({ "email": eve.email })).await.ok();
    let mailed = app.mailed_entry(&eve.email).unwrap();
    app.register_candidate(&eve).await;
    let theirs = calendar(app, &eve).await;
    assert_eq!(theirs.matches("BEGIN:VEVENT").count(), 1, "nothing of anybody else: {theirs}");
    for name in ["UID:", "SEQUENCE:", "DTSTART:", "SUMMARY:"] {
        let line = mailed.lines().find(|line| line.starts_with(name)).unwrap();
        assert!(theirs.contains(line), "{line} is as the mail has it: {theirs}");
    }
    let unseen = Persona::unverified("fay");
    app.register_candidate(&unseen).await;
    let none = calendar(app, &unseen).await;
    assert!(!none.contains("VEVENT"), "the address is not shown to be theirs: {none}");
    assert!(text(&invited["id"]).len() == 36);
}

#[actix_web::test]
async fn an_interview_is_in_the_calendars_of_both_sides_under_one_name_without_who_comes() {
    let mut world = World::make().await;
    prepare_all_of_hiring(&mut world).await;
    let sql = format!(
        "alter table meetings disable trigger user; update meetings set state = 'set', \
         starts_at = now() + interval '2 days', set_minutes = 45, set_place = 'Room 1', \
         sequence = 3 where id = '{}'",
        world.made.meeting
    );
    world.app.conn().batch_execute(&sql).unwrap();
    let uid = format!("UID:{}@", world.made.meeting);
    for who in [&world.ada, &world.ruth] {
        let got = calendar(&world.app, who).await;
        assert!(got.contains(&uid) && got.contains("\r\nSEQUENCE:3\r\n"), "{got}");
        assert!(got.contains("LOCATION:Room 1") && !got.contains("ATTENDEE"), "{got}");
    }
    let otto = Persona::new("otto");
    world.app.register_company(&otto).await;
    assert!(!calendar(&world.app, &otto).await.contains("VEVENT"));
}

#[actix_web::test]
async fn both_sides_of_an_internship_read_their_check_ins_and_a_member_what_they_have_sent() {
    let mut world = World::make().await;
    prepare_internships("POST /api/internships/{id}/check-ins", &mut world).await;
    let id = world.interning.id_in("/api/internships/{id}").to_owned();
    let week = |side: &str| format!("UID:{id}-week-6-{side}@");
    let ada = calendar(&world.app, &world.ada).await;
    assert!(ada.contains(&week("candidate")) && !ada.contains(&week("company")), "{ada}");
    let ruth = calendar(&world.app, &world.ruth).await;
    assert!(ruth.contains(&week("company")) && !ruth.contains(&week("candidate")), "{ruth}");
    assert!(ruth.contains("SUMMARY:Invitations to First close"), "{ruth}");
    assert!(!ruth.contains("fay"), "nobody is named: {ruth}");
    let sql = "update company_members set role = 'billing' where user_id = \
               (select id from users where email = 'ruth@example.com')";
    let conn = &mut world.app.conn();
    conn.batch_execute("alter table company_members disable trigger user").unwrap();
    conn.batch_execute(sql).unwrap();
    let billing = calendar(&world.app, &world.ruth).await;
    assert!(!billing.contains("VEVENT"), "who reads nothing of candidates: {billing}");
}
