//! While an internship runs: check-ins, ratings, extensions, and how it ends.

use diesel::connection::SimpleConnection;
use kernel::chrono::{TimeDelta, Utc};
use serde_json::{Value, json};

use super::{Placed, check_in_body, marks_body};

/// The sixth week, which is open.
fn week(of: &Value) -> &Value {
    of["weeks"].as_array().unwrap().iter().find(|week| week["number"] == 6).unwrap()
}

#[actix_web::test]
async fn both_sides_check_in_and_read_each_other_once_both_are_in() {
    let t = Placed::running().await;
    let said = |week: i32| {
        let mut body = check_in_body(week);
        body["text"] = json!("Quiet words");
        body
    };
    let written = t.intern("check-ins", said(6)).await;
    assert_eq!(written.status, 201, "{}", written.text);
    let twice = t.intern("check-ins", said(6)).await;
    assert_eq!(twice.cell(), "409 checked_in");
    for closed in [1, 7] {
        let closed = t.intern("check-ins", said(closed)).await;
        assert_eq!(closed.cell(), "409 week_closed");
    }
    let seen = t.of_company().await;
    assert_eq!(
        (&week(&seen)["other_written"], &week(&seen)["other"]),
        (&json!(true), &Value::Null)
    );
    assert!(!seen.to_string().contains("Quiet words"), "not before the company has checked in");
    let mut bad = said(6);
    bad["work"] = json!(6);
    assert_eq!(t.company("check-ins", bad).await.cell(), "400 validation_failed");
    t.company("check-ins", said(6)).await.ok();
    assert_eq!(week(&t.of_company().await)["other"]["text"], "Quiet words");
    assert_eq!(week(&t.of_intern().await)["other"]["work"], 4);
    let mails = t.app.mails_to(&t.ada.email);
    assert!(mails[0].contains("has checked in for week 6"), "{}", mails[0]);
    assert!(!mails[0].contains("Quiet words"), "{}", mails[0]);
}

#[actix_web::test]
async fn what_the_other_side_wrote_is_read_once_the_week_is_over() {
    let t = Placed::running().await;
    t.intern("check-ins", check_in_body(6)).await.ok();
    let later = "update internships set starts_on = starts_on - 7";
    t.app.conn().batch_execute(later).unwrap();
    assert_eq!(week(&t.of_company().await)["other"]["text"], "Canary");
}

#[actix_web::test]
async fn the_company_rates_and_the_intern_reads_it() {
    let t = Placed::running().await;
    let early = t.company("ratings", marks_body(90)).await;
    assert_eq!(early.cell(), "409 rating_closed");
    assert_eq!(t.company("ratings", marks_body(31)).await.cell(), "409 rating_closed");
    let mut bad = marks_body(30);
    bad["growth"] = json!(0);
    assert_eq!(t.company("ratings", bad).await.cell(), "400 validation_failed");
    assert_eq!(t.company("ratings", marks_body(30)).await.status, 201);
    assert_eq!(t.company("ratings", marks_body(30)).await.cell(), "409 rated");
    let read = t.of_intern().await;
    assert_eq!(
        (&read["ratings"][0]["day"], &read["ratings"][0]["marks"]["teamwork"]),
        (&json!(30), &json!(5))
    );
    assert_eq!(
        (&read["ratings"][1]["day"], &read["ratings"][1]["marks"]),
        (&json!(90), &Value::Null)
    );
}

#[actix_web::test]
async fn an_extension_is_proposed_by_either_side_and_agreed_by_the_other() {
    let t = Placed::running().await;
    let day = |ahead: i64| Utc::now().date_naive() + TimeDelta::days(ahead);
    let propose =
        |ahead: i64| json!({ "version": t.version(), "ends_on": day(ahead), "note": "More." });
    assert_eq!(t.company("extensions", propose(60)).await.cell(), "400 validation_failed");
    let made = t.company("extensions", propose(70)).await;
    assert_eq!(made.status, 201, "{}", made.text);
    assert_eq!(t.intern("extensions", propose(80)).await.cell(), "409 extension_open");
    let id = made.body["extensions"][0]["id"].as_str().unwrap().to_owned();
    let ours = format!("/api/internship-extensions/{id}/step");
    let theirs = format!("/api/users/internship-extensions/{id}/step");
    let act = |act: &str| json!({ "version": 1, "act": act });
    assert_eq!(t.app.by(&t.ruth).post(&ours, act("agree")).await.cell(), "403 role");
    assert_eq!(t.app.by(&t.ada).post(&theirs, act("withdraw")).await.cell(), "403 role");
    assert_eq!(t.app.by(&t.ada).post(&theirs, act("lapse")).await.cell(), "403 role");
    let done = t.app.by(&t.ada).post(&theirs, act("agree")).await.ok();
    assert_eq!((&done["state"], &done["ends_on"]), (&json!("active"), &json!(day(70))));
    let stale = t.app.by(&t.ada).post(&theirs, act("agree")).await;
    assert_eq!(stale.cell(), "409 stale_version");
    let history = t.of_admin().await["history"].to_string();
    assert!(history.contains("\"extended\""), "both steps are logged: {history}");
    let mails = t.app.mails_to(&t.ruth.email);
    assert!(mails[0].contains("is extended"), "{}", mails[0]);
    let second = t.intern("extensions", propose(80)).await;
    assert_eq!(second.status, 201, "{}", second.text);
    t.company("step", t.step("end_early", Some("x"))).await.ok();
    assert_eq!(t.of_intern().await["extensions"][0]["state"], "lapsed");
}

#[actix_web::test]
async fn an_internship_is_completed_on_its_last_day_and_converted() {
    let t = Placed::running().await;
    assert_eq!(t.company("step", t.step("complete", None)).await.cell(), "409 not_over");
    assert_eq!(t.intern("step", t.step("complete", None)).await.cell(), "403 role");
    t.app.conn().batch_execute("update internships set ends_on = current_date").unwrap();
    assert_eq!(t.of_company().await["acts"], json!(["complete", "end_early"]));
    assert_eq!(t.of_intern().await["acts"], json!(["end_early"]));
    let done = t.company("step", t.step("complete", None)).await.ok();
    assert_eq!((&done["state"], &done["acts"]), (&json!("completed"), &json!(["convert"])));
    let late = t.intern("check-ins", check_in_body(6)).await;
    assert_eq!(late.cell(), "409 not_now");
    let done = t.company("step", t.step("convert", None)).await.ok();
    assert_eq!((&done["state"], &done["acts"]), (&json!("converted"), &json!([])));
    let mails = t.app.mails_to(&t.ada.email);
    assert!(mails[0].contains("has hired you"), "{}", mails[0]);
}

#[actix_web::test]
async fn either_side_ends_it_early_and_the_other_reads_why() {
    let t = Placed::running().await;
    let mute = t.intern("step", t.step("end_early", None)).await;
    assert_eq!(mute.cell(), "400 validation_failed");
    let done = t.intern("step", t.step("end_early", Some("I move abroad."))).await.ok();
    assert_eq!((&done["state"], &done["ended_by"]), (&json!("ended_early"), &json!("candidate")));
    assert_eq!(t.of_company().await["reason"], "I move abroad.");
    let mails = t.app.mails_to(&t.ruth.email);
    assert!(mails[0].contains("I move abroad."), "{}", mails[0]);
    let stale = json!({ "version": 1, "act": "end_early", "reason": "x" });
    assert_eq!(t.company("step", stale).await.cell(), "409 stale_version");
}
