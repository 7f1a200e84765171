//! Inviting candidates to an assessment from the board, over HTTP.

use diesel::connection::SimpleConnection;
use flows::assessments::grade::settle;
use flows::post::Sender;
use kernel::chrono::{DateTime, TimeDelta, Utc};
use serde_json::{Value, json};

use crate::hiring::selecting::{
    OTHER_ASSESSMENT, Selecting, offer_assessment, prepare_selection, shortlist,
};
use crate::support::{Answer, Persona, request};
use crate::world::{World, agreeing, new_assessment};

/// Ada on the shortlist of a role of ruth's, and an assessment of ruth's that she was not invited to.
async fn shortlisted() -> (World, String) {
    let mut world = World::make().await;
    prepare_selection("/api/applications/{id}/step", &mut world).await;
    shortlist(&world);
    let second = json!({ "title": "Second", "duration_minutes": 60, "languages": ["python"],
                         "tasks": [{ "problem_id": world.problem, "weight": 100 }] });
    let made = world.app.by(&world.ruth).post("/api/assessments", second).await;
    let id = made.body["id"].as_str().unwrap().to_owned();
    world.try_out(&id);
    (world, id)
}

async fn candidate(world: &World) -> Value {
    let path = format!("/api/applications/{}", world.sent);
    world.app.by(&world.ruth).get(&path).await.ok()
}

async fn assess(world: &World, who: &Persona, assessment: &str, version: &Value) -> Answer {
    let path = format!("/api/roles/{}/applications/assess", world.role);
    let items = json!([{ "id": world.sent, "version": version }]);
    world.app.by(who).post(&path, json!({ "assessment_id": assessment, "items": items })).await
}

/// What the role is called to those who applied for it.
async fn title_of(world: &World) -> Value {
    let own = world.app.by(&world.ada).get("/api/users/applications").await.ok();
    own["items"][0]["title"].clone()
}

/// The code in the last mail to ada.
fn code(world: &World) -> String {
    let mail = world.app.mails_to(&world.ada.email).remove(0);
    mail.split("/codebrainv2/").nth(1).unwrap().chars().take(10).collect()
}

#[actix_web::test]
async fn an_invitation_from_the_board_moves_the_candidate_and_its_result_moves_them_back() {
    let (world, second) = shortlisted().await;
    let before = candidate(&world).await;
    assert_eq!((&before["column"], &before["assessment"]), (&json!("shortlisted"), &Value::Null));
    let mails = world.app.mails_to(&world.ada.email).len();
    let sent = assess(&world, &world.ruth, &second, &before["version"]).await;
    let card = &sent.body["items"][0]["card"];
    assert_eq!((sent.status, &card["column"]), (201, &json!("assessment")), "{}", sent.text);
    let assessment = &card["assessment"];
    assert_eq!((&assessment["title"], &assessment["state"]), (&json!("Second"), &json!("created")));
    assert_eq!((&assessment["fineness"], &assessment["report_id"]), (&Value::Null, &Value::Null));
    assert_eq!(card["facts"]["progress"], "waiting");
    assert_eq!(world.app.mails_to(&world.ada.email).len(), mails + 1, "the invitation says it all");
    let late = assess(&world, &world.ruth, &second, &before["version"]).await;
    assert_eq!((late.status, &late.body["items"][0]["code"]), (200, &json!("stale_version")));
    let now = candidate(&world).await;
    let again = assess(&world, &world.ruth, &second, &now["version"]).await;
    assert_eq!(again.body["items"][0]["code"], "not_now", "only from the shortlist");

    let invited = format!("/api/codebrain/{}", code(&world));
    let own = world.app.by(&world.ada).get(&invited).await.ok();
    let facts = (&own["role_title"], &own["retake_attempts"], &own["retake_days"]);
    assert_eq!(facts, (&title_of(&world).await, &json!(2), &json!(180)));
    let other = world.app.by(&world.ruth).get(&invited).await.ok();
    assert_eq!(other["role_title"], Value::Null, "that somebody applied is theirs to say");

    let start = format!("/api/codebrain/{}/start", code(&world));
    let started = world.app.by(&world.ada).post(&start, agreeing()).await;
    let attempt = started.body["attempt_id"].as_str().unwrap_or_default().to_owned();
    assert_eq!(candidate(&world).await["assessment"]["state"], "started", "{}", started.text);
    assert_eq!(candidate(&world).await["facts"]["progress"], "running");
    let finish = format!("/api/attempts/{attempt}/finish");
    world.app.by(&world.ada).send("POST", &finish, None).await.ok();
    assert_eq!(candidate(&world).await["facts"]["progress"], "grading");
    let public_url = "https://assay.example".to_owned();
    let sender = Sender { public_url, support: None, now: Utc::now() };
    settle(&world.app.state().db, &sender, attempt.parse().unwrap()).unwrap();

    let back = candidate(&world).await;
    assert_eq!(back["column"], "shortlisted", "a result moves nobody on, and declines nobody");
    assert_eq!(
        (&back["assessment"]["fineness"], &back["facts"]["progress"]),
        (&json!(0), &json!("graded"))
    );
    assert_eq!(back["assessment"]["report_id"], json!(attempt));
    for (least, count) in [("0", 1), ("1", 0)] {
        let path = format!("/api/roles/{}/applications?fineness_from={least}", world.role);
        let found = world.app.by(&world.ruth).get(&path).await.ok();
        assert_eq!(found["items"].as_array().unwrap().len(), count, "at least {least}");
    }
    let trail = back["history"].as_array().unwrap();
    let last = trail.last().unwrap();
    assert_eq!((&last["action"], &last["by"]), (&json!("take_result"), &json!("assay")));
    let csv = format!("/api/roles/{}/applications/export", world.role);
    let csv = world.app.by(&world.ruth).get(&csv).await;
    assert!(csv.text.contains(",Second,0,not yet estimated\n"), "{}", csv.text);

    // As where it is taken again for another application: no invitation of this one follows.
    let voided = format!(
        "update attempts set state = 'voided', voided_at = now(), void_reason = 'The power failed.' \
         where id = '{attempt}'"
    );
    world.app.conn().batch_execute(&voided).unwrap();
    assert_eq!(candidate(&world).await["facts"]["progress"], "missed");
}

#[actix_web::test]
async fn a_refused_invitation_leaves_the_candidate_where_they_are() {
    let (world, second) = shortlisted().await;
    let before = candidate(&world).await;
    let invited = &world.assessment;
    let twice = assess(&world, &world.ruth, invited, &before["version"]).await;
    let row = &twice.body["items"][0];
    assert_eq!((twice.status, &row["outcome"]), (200, &json!("already_invited")), "by e-mail");
    assert_eq!((&row["card"], &row["code"]), (&Value::Null, &Value::Null));
    let otto = Persona::new("otto");
    world.app.register_company(&otto).await;
    crate::hiring::roles::open_roles(&world.app, &otto);
    world.app.unlock(&otto);
    let others = assess(&world, &otto, &second, &before["version"]).await;
    assert_eq!(others.cell(), "404 not_found");
    let theirs = new_assessment(&world.problem);
    let theirs = world.app.by(&otto).post("/api/assessments", theirs).await;
    let foreign = theirs.body["id"].as_str().unwrap();
    let unknown = assess(&world, &world.ruth, foreign, &before["version"]).await;
    assert_eq!(unknown.cell(), "404 not_found");
    let now = candidate(&world).await;
    assert_eq!((&now["version"], &now["assessment"]), (&before["version"], &Value::Null));
}

#[actix_web::test]
async fn a_board_is_searched_in_what_the_company_reads() {
    let mut world = World::make().await;
    prepare_selection("/api/applications/{id}/step", &mut world).await;
    let found = async |q: &str| {
        let path = format!("/api/roles/{}/applications?q={q}", world.role);
        world.app.by(&world.ruth).get(&path).await
    };
    let card = candidate(&world).await;
    assert_eq!(card["name"], Value::Null);
    let code = card["code"].as_str().unwrap().to_lowercase();
    assert_eq!(found(&code).await.ok()["items"].as_array().unwrap().len(), 1);
    let count = async |q: &str| found(q).await.ok()["items"].as_array().unwrap().len();
    let name = "name";
    assert_eq!(count(name).await, 0, "a hidden name cannot be guessed");
    assert_eq!(count("%20").await, 1, "nothing is looked for");
    shortlist(&world);
    let shown = candidate(&world).await["name"].as_str().unwrap().to_lowercase();
    assert_eq!(count(&shown.replace(' ', "%20")).await, 1);
    assert_eq!(found(&"x".repeat(101)).await.cell(), "400 validation_failed");
}

/// Five whom the company sees, four of them on the shortlist, and an assessment that nobody is invited to.
async fn five() -> (Selecting, Vec<String>) {
    let (s, ids) = Selecting::released(&["Ben", "Cas", "Dee", "Eve", "Fay"]).await;
    s.t.app.unlock(&s.t.hirer);
    offer_assessment(&s.t.app, &s.t.hirer);
    for id in [0, 1, 2, 4].map(|at| &ids[at]) {
        let version = s.now(id).version;
        s.step(&s.t.hirer, id, json!({ "act": "shortlist", "version": version })).await.ok();
    }
    (s, ids)
}

#[actix_web::test]
async fn several_are_invited_in_one_call_once_and_each_row_says_what_became_of_it() {
    let (s, ids) = five().await;
    let ruth = &s.t.hirer;
    s.t.run(&format!(
        "insert into invitation_stops (id, email, company_id, reason, at)
           values (gen_random_uuid(), 'cas@example.com', '{company}', 'opted_out', now());
         insert into webhooks (id, company_id, url, events, secret, created_at, changed_at)
           values (gen_random_uuid(), '{company}', 'https://hooks.example.com/',
             '{{assessment.invited}}', decode(repeat('07', 32), 'hex'), now(), now())",
        company = s.t.company
    ));
    let singly = format!("/api/assessments/{OTHER_ASSESSMENT}/invitations");
    s.t.app.by(ruth).post(&singly, json!({ "email": "dee@example.com" })).await.ok();
    let seen = |at: usize| json!({ "id": ids[at], "version": s.now(&ids[at]).version });
    let stale = json!({ "id": ids[4], "version": 1 });
    let stranger = json!({ "id": OTHER_ASSESSMENT, "version": 1 });
    let items = json!([seen(4), seen(1), seen(2), seen(3), seen(0), stale, stranger]);
    let path = s.path("/applications/assess");
    let body = json!({ "assessment_id": OTHER_ASSESSMENT, "items": items });
    let post = async || {
        let sent = request("POST", &path, Some(&ruth.token()), Some(body.clone()));
        s.t.app.send(sent.insert_header(("idempotency-key", "one"))).await
    };
    let sent = post().await;
    assert_eq!(sent.status, 201, "{}", sent.text);
    let rows = sent.body["items"].as_array().unwrap();
    let said = |row: &Value| {
        let word = row["outcome"].as_str().or(row["code"].as_str());
        (word.unwrap().to_owned(), row["card"]["column"].as_str().map(str::to_owned))
    };
    let in_column = |word: &str| (word.to_owned(), Some("assessment".to_owned()));
    let left = |word: &str| (word.to_owned(), None);
    let want = [
        in_column("invited"),
        left("opted_out"),
        left("already_invited"),
        left("not_now"),
        in_column("invited"),
        left("repeated"),
        left("not_found"),
    ];
    assert_eq!(rows.iter().map(said).collect::<Vec<_>>(), want, "{}", sent.text);
    let again = post().await;
    assert_eq!((again.status, &again.body), (201, &sent.body), "the same key is the same call");
    let invited = |name: &str| {
        let mails = s.t.app.mails_to(&format!("{name}@example.com"));
        mails.iter().filter(|mail| mail.contains("/codebrainv2/")).count()
    };
    let counts = ["ben", "cas", "dee", "eve", "fay"].map(invited);
    assert_eq!(counts, [1, 0, 1, 0, 1], "one mail to each who is invited");
    assert_eq!(s.column(ruth, "assessment").await.len(), 2);
    assert_eq!(s.column(ruth, "shortlisted").await.len(), 2, "who is not invited stays");
    let events = "(select count(*) from webhook_deliveries where kind = 'assessment.invited') = 3";
    s.t.run(&format!("do $$ begin assert {events}; end $$"));
}

#[actix_web::test]
async fn a_call_that_invites_nobody_changes_nothing_and_is_for_those_who_invite() {
    let (s, ids) = five().await;
    let path = s.path("/applications/assess");
    let item = json!({ "id": ids[0], "version": s.now(&ids[0]).version });
    let many: Vec<&Value> = std::iter::repeat_n(&item, 101).collect();
    for items in [json!([]), json!(many)] {
        let body = json!({ "assessment_id": OTHER_ASSESSMENT, "items": items });
        let refused = s.t.app.by(&s.t.hirer).post(&path, body).await;
        assert_eq!(refused.cell(), "400 validation_failed");
    }
    let body = json!({ "assessment_id": OTHER_ASSESSMENT, "items": [item] });
    let rita = s.colleague("rita", "reviewer").await;
    assert_eq!(s.t.app.by(&rita).post(&path, body.clone()).await.cell(), "403 role");
    s.t.run("update assessments set archived_at = now()");
    let closed = s.t.app.by(&s.t.hirer).post(&path, body).await;
    assert_eq!(closed.cell(), "409 archived");
    assert_eq!(s.column(&s.t.hirer, "shortlisted").await.len(), 4);
}

#[actix_web::test]
async fn a_candidate_is_reminded_once_a_day_until_they_begin() {
    let mut world = World::make().await;
    prepare_selection("/api/applications/{id}/remind", &mut world).await;
    let path = format!("/api/applications/{}/remind", world.sent);
    let remind = async |who: &Persona| world.app.by(who).send("POST", &path, None).await;
    let before = candidate(&world).await;
    let due: DateTime<Utc> = before["assessment"]["remind_from"].as_str().unwrap().parse().unwrap();
    assert!(due < Utc::now(), "{due}");
    let mails = world.app.mails_to(&world.ada.email).len();
    let reminded = remind(&world.ruth).await.ok();
    assert_eq!(reminded["column"], "assessment");
    assert_eq!(world.app.mails_to(&world.ada.email).len(), mails + 1);
    let due: DateTime<Utc> =
        reminded["assessment"]["remind_from"].as_str().unwrap().parse().unwrap();
    assert!(due > Utc::now() + TimeDelta::hours(23), "{due}");
    assert_eq!(remind(&world.ruth).await.cell(), "409 resend_too_soon");
    let otto = Persona::new("otto");
    world.app.register_company(&otto).await;
    crate::hiring::roles::open_roles(&world.app, &otto);
    world.app.unlock(&otto);
    assert_eq!(remind(&otto).await.cell(), "404 not_found");

    let start = format!("/api/codebrain/{}/start", code(&world));
    world.app.by(&world.ada).post(&start, agreeing()).await.ok();
    assert_eq!(candidate(&world).await["assessment"]["remind_from"], Value::Null);
    assert_eq!(remind(&world.ruth).await.cell(), "409 already_started");
    assert_eq!(world.app.mails_to(&world.ada.email).len(), mails + 1);
}

#[actix_web::test]
async fn nobody_is_reminded_of_what_is_over() {
    let mut world = World::make().await;
    prepare_selection("/api/applications/{id}/remind", &mut world).await;
    let path = format!("/api/applications/{}/remind", world.sent);
    let remind = async || world.app.by(&world.ruth).send("POST", &path, None).await.cell();
    let late = "update invitations set expires_at = now() - interval '1 minute'";
    world.app.conn().batch_execute(late).unwrap();
    assert_eq!(remind().await, "409 invitation_closed", "a reminder opens nothing again");
    let open = "update invitations set expires_at = now() + interval '1 day'";
    world.app.conn().batch_execute(open).unwrap();
    let withdraw = format!("/api/users/applications/{}/withdraw", world.sent);
    let own = format!("/api/users/applications/{}", world.sent);
    let version = world.app.by(&world.ada).get(&own).await.ok()["version"].clone();
    world.app.by(&world.ada).post(&withdraw, json!({ "version": version })).await.ok();
    assert_eq!(remind().await, "409 invitation_closed", "ada has withdrawn");
}
