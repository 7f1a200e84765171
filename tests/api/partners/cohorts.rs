//! Assessments that partners run: who may join, what the partner sees of whom, and that no company has part in it.

use std::collections::BTreeSet;

use challenges::problems::publish;
use diesel::connection::SimpleConnection;
use serde_json::{Value, json};

use super::cohort_form;
use crate::site::command_line::CommandLine;
use crate::support::{Persona, TestApp};
use crate::world::tiny_problem;

const COHORTS: &str = "/api/partners/me/cohorts";
const EDITION: &str = "2026-11.p1";

/// Pia, a partner with the code `pia`, and a problem that is open for practice.
async fn partner() -> (TestApp, Persona) {
    let (app, pia) = (TestApp::start(), Persona::new("pia"));
    app.register_candidate(&pia).await;
    let name = json!({ "username": "pia" });
    app.by(&pia).post("/api/auth/update-username", name).await.ok();
    let command = CommandLine { app: &app, command: &["admin", "make-partner"] };
    command.prints(&[&pia.email, "--reason", "Agreed at the fair"]);
    publish(&mut app.conn(), &tiny_problem("doubling")).unwrap();
    app.conn().batch_execute("update problems set practice = true").unwrap();
    (app, pia)
}

async fn student(app: &TestApp, name: &str) -> Persona {
    let who = Persona::new(name);
    app.register_candidate(&who).await;
    let body = json!({ "referral_code": "pia" });
    app.by(&who).post("/api/auth/set-referral-code", body).await.ok();
    who
}

/// An assessment of pia's: its address, and that of its seats.
async fn run(app: &TestApp, pia: &Persona) -> (String, String) {
    let made = app.by(pia).post(COHORTS, cohort_form("doubling")).await.ok();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let (id, code) = (text(&made["cohort"]["id"]), text(&made["cohort"]["code"]));
    (format!("{COHORTS}/{id}"), format!("/api/cohorts/{code}"))
}

fn joining(shows: bool) -> Value {
    json!({ "edition": EDITION, "shows_result": shows })
}

/// Joins, begins and finishes; the score is written down as if it had been judged.
async fn take(app: &TestApp, who: &Persona, seat: &str, (shows, score): (bool, i32)) -> String {
    let joined = app.by(who).post(&format!("{seat}/join"), joining(shows)).await.ok();
    let code = joined["membership"]["invitation"].as_str().unwrap().to_owned();
    let start = json!({ "consent": true, "edition": EDITION });
    let begun = app.by(who).post(&format!("/api/codebrain/{code}/start"), start).await.ok();
    let attempt = begun["attempt_id"].as_str().unwrap().to_owned();
    app.by(who).post(&format!("/api/attempts/{attempt}/finish"), json!({})).await.ok();
    app.conn()
        .batch_execute(&format!(
            "update attempts set state = 'graded', graded_at = now() where id = '{attempt}';
             insert into grades (attempt_id, generation, formula, fineness, skills, tasks)
               values ('{attempt}', 1, 'assay-score/1', {score}, '[]', '[]')"
        ))
        .unwrap();
    attempt
}

#[actix_web::test]
async fn a_student_of_the_partner_joins_and_nobody_else_finds_it() {
    let (app, pia) = partner().await;
    let (page, seat) = run(&app, &pia).await;
    let ada = student(&app, "ada").await;
    let (ben, ruth) = (Persona::new("ben"), Persona::new("ruth"));
    app.register_candidate(&ben).await;
    app.register_company(&ruth).await;
    app.unlock(&ruth);
    for who in [&ben, &ruth, &pia] {
        assert_eq!(app.by(who).get(&seat).await.cell(), "404 not_found");
        let joined = app.by(who).post(&format!("{seat}/join"), joining(true)).await;
        assert_eq!(joined.cell(), "404 not_found");
    }
    let shown = app.by(&ada).get(&seat).await.ok();
    assert_eq!((&shown["partner"], &shown["phase"]), (&json!("uid-pia"), &json!("open")));
    let says = shown["recorded"].to_string();
    assert!(says.contains("What the partner sees"), "{says}");
    let old = json!({ "edition": "2026-11.4", "shows_result": true });
    let refused = app.by(&ada).post(&format!("{seat}/join"), old).await;
    assert_eq!(refused.cell(), "409 stale_version");
    let first = app.by(&ada).post(&format!("{seat}/join"), joining(false)).await.ok();
    let again = app.by(&ada).post(&format!("{seat}/join"), joining(true)).await.ok();
    assert_eq!(first["membership"], again["membership"]);
    let code = first["membership"]["invitation"].as_str().unwrap();
    let card = app.by(&ada).get(&format!("/api/codebrain/{code}")).await.ok();
    assert_eq!((&card["by_partner"], &card["consent_edition"]), (&json!(true), &json!(EDITION)));
    let counts = app.by(&pia).get(&page).await.ok();
    assert_eq!((&counts["cohort"]["joined"], &counts["cohort"]["started"]), (&json!(1), &json!(0)));
    let mine = app.by(&ada).get("/api/invitations").await.ok();
    assert_eq!(mine["items"][0]["company_name"], "uid-pia");
}

#[actix_web::test]
async fn scores_are_spread_from_five_on_and_a_name_is_shown_only_by_its_person() {
    let (app, pia) = partner().await;
    let (page, seat) = run(&app, &pia).await;
    let results = format!("{page}/results");
    let mut attempts = Vec::new();
    for (n, name) in ["amy", "bob", "cal", "deb"].into_iter().enumerate() {
        let who = student(&app, name).await;
        let score = 150 * i32::try_from(n).unwrap();
        attempts.push(take(&app, &who, &seat, (n == 0, score)).await);
    }
    let few = app.by(&pia).get(&page).await.ok();
    assert_eq!((&few["spread"], &few["cohort"]["finished"]), (&Value::Null, &json!(4)));
    let eve = student(&app, "eve").await;
    attempts.push(take(&app, &eve, &seat, (false, 1000)).await);
    let spread = json!({ "people": 5, "bars": [1, 1, 0, 1, 1, 0, 0, 0, 0, 1] });
    assert_eq!(app.by(&pia).get(&page).await.ok()["spread"], spread);
    let fay = student(&app, "fay").await;
    take(&app, &fay, &seat, (false, 700)).await;
    assert_eq!(app.by(&pia).get(&page).await.ok()["spread"], spread, "the sixth alone is not seen");

    let shown = app.by(&pia).get(&results).await.ok();
    let names: Vec<_> = shown["items"].as_array().unwrap().iter().map(|one| &one["name"]).collect();
    assert_eq!(names, ["uid-amy"]);
    assert_eq!(shown["items"][0]["fineness"], 0);
    let show = json!({ "version": 1, "shows_result": true });
    app.by(&eve).put(&format!("{seat}/result"), show.clone()).await.ok();
    assert_eq!(app.by(&eve).put(&format!("{seat}/result"), show).await.cell(), "409 stale_version");
    assert_eq!(app.by(&pia).get(&results).await.ok()["items"].as_array().unwrap().len(), 2);
    let hide = json!({ "version": 2, "shows_result": false });
    app.by(&eve).put(&format!("{seat}/result"), hide).await.ok();
    assert_eq!(app.by(&pia).get(&results).await.ok()["items"].as_array().unwrap().len(), 1);

    for attempt in &attempts {
        let report = format!("/api/reports/{attempt}");
        assert_eq!(app.by(&pia).get(&report).await.cell(), "404 not_found");
    }
    let own = app.by(&eve).get(&format!("/api/reports/{}", attempts[4])).await.ok();
    assert_eq!((&own["by_partner"], &own["company_name"]), (&json!(true), &json!("uid-pia")));
}

#[actix_web::test]
async fn the_link_is_mailed_once_and_only_to_students_of_the_partner() {
    let (app, pia) = partner().await;
    let (page, seat) = run(&app, &pia).await;
    let ada = student(&app, "ada").await;
    let ben = Persona::new("ben");
    app.register_candidate(&ben).await;
    let mails = format!("{page}/mails");
    let to = json!({ "emails": [ada.email, ben.email, "nobody@example.com", ada.email] });
    for _ in 0..2 {
        let mailed = app.by(&pia).post(&mails, to.clone()).await;
        assert_eq!(
            (mailed.cell().as_str(), mailed.text.as_str()),
            ("204", ""),
            "says nothing of whom"
        );
    }
    let code = seat.rsplit('/').next().unwrap();
    let of = |who: &Persona| {
        let all = app.mails_to(&who.email).into_iter();
        all.filter(|mail| mail.contains(&format!("/partner-assessments/{code}"))).count()
    };
    assert_eq!((of(&ada), of(&ben)), (1, 0));
    let bad = app.by(&pia).post(&mails, json!({ "emails": ["ada"] })).await;
    assert_eq!(bad.cell(), "400 validation_failed");
}

#[actix_web::test]
async fn a_closed_one_and_one_of_a_suspended_partner_let_nobody_in() {
    let (app, pia) = partner().await;
    let (page, seat) = run(&app, &pia).await;
    let (ada, ben) = (student(&app, "ada").await, student(&app, "ben").await);
    let suspend = CommandLine { app: &app, command: &["admin", "partners"] };
    suspend.prints(&["suspend", &pia.email, "--reason", "Under review"]);
    let refused = app.by(&ada).post(&format!("{seat}/join"), joining(false)).await;
    assert_eq!(refused.status, 409);
    assert_eq!(app.by(&ada).get(&seat).await.ok()["phase"], "closed");
    assert_eq!(app.by(&pia).post(COHORTS, cohort_form("doubling")).await.status, 409);
    suspend.prints(&["restore", &pia.email, "--reason", "Looked into"]);
    app.by(&ada).post(&format!("{seat}/join"), joining(false)).await.ok();
    let close = format!("{page}/close");
    assert_eq!(app.by(&ada).post(&close, json!({ "version": 1 })).await.cell(), "404 not_found");
    let closed = app.by(&pia).post(&close, json!({ "version": 1 })).await.ok();
    assert_eq!(closed["cohort"]["phase"], "closed");
    let late = app.by(&ben).post(&format!("{seat}/join"), joining(false)).await;
    assert_eq!(late.cell(), "409 invitation_closed");
    assert_eq!(
        app.by(&pia).post(&close, json!({ "version": 2 })).await.cell(),
        "409 invitation_closed"
    );
}

#[actix_web::test]
async fn students_are_given_one_of_a_problem_and_its_variants_and_their_reports_say_of_how_many() {
    let (app, pia) = partner().await;
    let mut version = tiny_problem("tripling");
    version.title = "Tripling".to_owned();
    version.package_sha256 = [8; 32];
    publish(&mut app.conn(), &version).unwrap();
    app.conn().batch_execute("update problems set practice = true").unwrap();
    let with = |variants: Value| {
        let mut form = cohort_form("doubling");
        form["tasks"][0]["variants"] = variants;
        form
    };
    for (variants, field) in [
        (json!(["nowhere"]), "tasks[0].variants[0]"),
        (json!(["doubling"]), "tasks"),
        (json!(["a", "b", "c", "d", "e"]), "tasks[0].variants"),
        (json!([""]), "tasks[0].variants"),
    ] {
        let refused = app.by(&pia).post(COHORTS, with(variants.clone())).await;
        assert_eq!(refused.cell(), "400 validation_failed", "{variants}");
        assert_eq!(refused.body["errors"][0]["field"], json!(field), "{variants}");
    }
    let made = app.by(&pia).post(COHORTS, with(json!(["tripling"]))).await.ok();
    let named = json!([{ "problem_id": "tripling", "title": "Tripling" }]);
    assert_eq!(made["tasks"][0]["variants"], named);
    let seat = format!("/api/cohorts/{}", made["cohort"]["code"].as_str().unwrap());
    let mut seen = BTreeSet::new();
    // All the same once in a million times.
    for n in 0..20 {
        let who = student(&app, &format!("p{n}")).await;
        let attempt = take(&app, &who, &seat, (false, 500)).await;
        let report = app.by(&who).get(&format!("/api/reports/{attempt}")).await.ok();
        let task = &report["tasks"][0];
        assert_eq!(task["drawn_from"], json!(2));
        seen.insert(task["title"].as_str().unwrap().to_owned());
        if seen.len() == 2 {
            break;
        }
    }
    assert_eq!(seen, BTreeSet::from(["Doubling".to_owned(), "Tripling".to_owned()]));
}
