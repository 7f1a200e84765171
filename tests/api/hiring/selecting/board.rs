//! Selecting from those who have applied, over HTTP.

use kernel::chrono::TimeDelta;
use serde_json::{Value, json};

use crate::attempts::live::{connect, hear, say, serve};
use crate::hiring::selecting::Selecting;
use crate::support::Persona;

fn plain(act: &str, version: i32) -> Value {
    json!({ "act": act, "version": version })
}

#[actix_web::test]
async fn a_company_sees_the_released_by_column_and_page_and_nobody_else_does() {
    let s = Selecting::new().await;
    let ruth = &s.t.hirer;
    let waiting = s.apply("Ben", "");
    assert_eq!(s.board(ruth).await.cell(), "404 not_found", "nobody is released");
    let one = format!("/api/applications/{}", waiting.id);
    assert_eq!(s.t.app.by(ruth).get(&one).await.cell(), "404 not_found");
    s.release();
    s.apply("Cas", "");
    let board = s.board(ruth).await.ok();
    assert_eq!(board["counts"][0], json!({ "column": "released", "count": 1 }));
    assert_eq!((&board["can_move"], &board["named"]), (&json!(true), &json!(false)));
    let cards = s.column(ruth, "released").await;
    assert_eq!((cards.len(), &cards[0]["id"]), (1, &json!(waiting.id)));
    assert_eq!(s.column(ruth, "shortlisted").await, [Value::Null; 0]);
    let unknown = s.t.app.by(ruth).get(&s.path("/applications?column=hired")).await;
    assert_eq!(unknown.cell(), "400 validation_failed");
    let list = s.t.app.by(ruth).get("/api/selection").await.ok();
    assert_eq!((&list["items"][0]["open"], &list["items"][0]["total"]), (&json!(1), &json!(1)));

    s.release();
    let path = s.path("/applications?limit=1");
    let first = s.t.app.by(ruth).get(&path).await.ok();
    let next = format!("{path}&cursor={}", first["next_cursor"].as_str().unwrap());
    let last = s.t.app.by(ruth).get(&next).await.ok();
    assert_ne!(first["items"][0]["id"], last["items"][0]["id"]);
    assert_eq!(last["next_cursor"], Value::Null);

    let otto = Persona::new("otto");
    s.t.app.register_company(&otto).await;
    crate::hiring::roles::open_roles(&s.t.app, &otto);
    for path in [s.path("/board"), s.path("/applications"), s.path("/applications/export"), one] {
        assert_eq!(s.t.app.by(&otto).get(&path).await.cell(), "404 not_found", "{path}");
    }
}

#[actix_web::test]
async fn before_the_shortlist_the_server_hides_who_somebody_is() {
    let s = Selecting::new().await;
    let ruth = &s.t.hirer;
    let note = "Hi, Adele here: she ran https://adele.example for Porto University.";
    let sent = s.apply("Adele", note);
    s.release();
    let path = format!("/api/applications/{}", sent.id);
    let veiled = s.t.app.by(ruth).get(&path).await;
    for secret in ["Adele", "adele", "she ", "Porto", "University"] {
        assert!(!veiled.text.contains(secret), "{secret}: {}", veiled.text);
    }
    let body = veiled.ok();
    assert_eq!((&body["code"], &body["name"]), (&json!(sent.code), &Value::Null));
    assert_eq!(body["hidden"]["words"], 5);
    assert_eq!(body["hidden"]["education"], true);
    for path in ["/applications", "/applications/export"] {
        let list = s.t.app.by(ruth).get(&s.path(path)).await;
        assert!(!list.text.contains("Adele") && list.text.contains(&sent.code), "{}", list.text);
    }

    let version = body["version"].as_i64().unwrap();
    let id = sent.id.to_string();
    let moved = s.step(ruth, &id, json!({ "act": "shortlist", "version": version })).await;
    assert_eq!(moved.ok()["name"], "Adele");
    let open = s.t.app.by(ruth).get(&path).await.ok();
    assert_eq!((&open["email"], &open["hidden"]), (&json!("adele@example.com"), &Value::Null));
    assert_eq!(open["note"], note);
    let back = json!({ "act": "move_back", "version": version + 1, "reason": "Not yet." });
    let back = s.step(ruth, &id, back).await.ok();
    assert_eq!(back["name"], "Adele", "what was known is not forgotten");
}

#[actix_web::test]
async fn names_are_shown_before_the_shortlist_for_a_reason_that_is_kept() {
    let (s, ids) = Selecting::released(&["Ben"]).await;
    let ruth = &s.t.hirer;
    let names = s.path("/names");
    let silent = json!({ "named": true, "reason": " " });
    let refused = s.t.app.by(ruth).post(&names, silent).await;
    assert_eq!(refused.body["errors"][0]["field"], "reason", "{}", refused.text);
    let rita = s.colleague("rita", "reviewer").await;
    let shown = json!({ "named": true, "reason": "We know the two of them." });
    assert_eq!(s.t.app.by(&rita).post(&names, shown.clone()).await.cell(), "403 role");
    s.t.app.by(ruth).post(&names, shown.clone()).await.ok();
    assert_eq!(s.t.app.by(ruth).post(&names, shown).await.cell(), "409 not_now");
    assert_eq!(s.column(&rita, "released").await[0]["name"], "Ben");
    let trail =
        db::audit::history(&mut s.t.app.conn(), db::audit::Object::of("role", s.role()), 50);
    let last = trail.unwrap().pop().unwrap();
    let why = last.reason.as_deref();
    assert_eq!((last.action.as_str(), why), ("show_names", Some("We know the two of them.")));
    let hidden = json!({ "named": false, "reason": "Back to the rule." });
    s.t.app.by(ruth).post(&names, hidden).await.ok();
    let one = s.t.app.by(ruth).get(&format!("/api/applications/{}", ids[0])).await;
    assert!(!one.text.contains("Ben"), "{}", one.text);
}

#[actix_web::test]
async fn owners_and_recruiters_move_reviewers_look_and_billing_sees_nothing() {
    let (s, ids) = Selecting::released(&["Ben"]).await;
    let one = format!("/api/applications/{}", ids[0]);
    for (role, looks, moves) in
        [("recruiter", 200, 200), ("reviewer", 200, 403), ("billing", 403, 403)]
    {
        let who = s.colleague(&format!("a-{role}"), role).await;
        for path in [s.path("/board"), s.path("/applications"), one.clone()] {
            assert_eq!(s.t.app.by(&who).get(&path).await.status, looks, "{role}: {path}");
        }
        assert_eq!(s.t.app.by(&who).get("/api/selection").await.status, looks);
        let version = s.now(&ids[0]).version;
        assert_eq!(
            s.step(&who, &ids[0], plain("shortlist", version)).await.status,
            moves,
            "{role}"
        );
        let many = json!({ "act": "interview", "items": [{ "id": ids[0], "version": 9 }] });
        let many = s.t.app.by(&who).post(&s.path("/applications/steps"), many).await;
        assert_eq!(many.status, moves, "{role}");
    }
}

#[actix_web::test]
async fn a_move_that_a_colleague_was_faster_with_says_who_moved_whom_where() {
    let (s, ids) = Selecting::released(&["Ben"]).await;
    let ruth = &s.t.hirer;
    let rob = s.colleague("rob", "recruiter").await;
    s.t.run("update users set display_name = 'Rob Ray' where email = 'rob@example.com'");
    let version = s.now(&ids[0]).version;
    s.step(&rob, &ids[0], plain("shortlist", version)).await.ok();
    let late = s.step(ruth, &ids[0], plain("shortlist", version)).await;
    assert_eq!(late.cell(), "409 stale_version");
    let said = late.body["detail"].as_str().unwrap();
    assert_eq!(said, "Rob Ray has moved this candidate to Shortlisted in the meantime.");
    let wrong = s.step(ruth, &ids[0], plain("select", version + 1)).await;
    assert_eq!(wrong.cell(), "409 not_now");
    for (body, field) in [
        (json!({ "act": "move_back", "version": version + 1 }), "reason"),
        (json!({ "act": "decline", "version": version + 1 }), "reason"),
    ] {
        let refused = s.step(ruth, &ids[0], body).await;
        assert_eq!(refused.body["errors"][0]["field"], field, "{}", refused.text);
    }
    let offer = s.step(ruth, &ids[0], plain("offer", version + 1)).await;
    assert_eq!(offer.cell(), "400 validation_failed", "an offer is made with its terms");
    let history = s.t.app.by(ruth).get(&format!("/api/applications/{}", ids[0])).await.ok();
    let last = history["history"].as_array().unwrap().last().unwrap().clone();
    assert_eq!((&last["name"], &last["to"]), (&json!("Rob Ray"), &json!("shortlisted")));
}

#[actix_web::test]
async fn a_bulk_decline_is_made_one_by_one_and_undone_within_the_hour() {
    let (s, ids) = Selecting::released(&["Ben", "Cas", "Dee"]).await;
    let ruth = &s.t.hirer;
    let path = s.path("/applications/steps");
    let item = |id: &str, version: i32| json!({ "id": id, "version": version });
    let items = [item(&ids[0], 3), item(&ids[1], 1), item(&ids[2], 3)];
    let body = json!({ "act": "decline", "code": "filled", "reason": null, "items": items });
    let done = s.t.app.by(ruth).post(&path, body).await.ok();
    let codes: Vec<&Value> =
        done["items"].as_array().unwrap().iter().map(|row| &row["code"]).collect();
    assert_eq!(codes, [&Value::Null, &json!("stale_version"), &Value::Null]);
    assert_eq!(done["items"][0]["card"]["column"], "ended");
    let version = done["items"][0]["card"]["version"].as_i64().unwrap();
    let heard = s.t.app.mails_to("ben@example.com").len();
    s.t.tell_due(TimeDelta::minutes(59));
    assert_eq!(s.t.app.mails_to("ben@example.com").len(), heard, "nothing leaves for an hour");
    let back = json!({ "act": "reconsider", "items": [{ "id": ids[0], "version": version }] });
    let back = s.t.app.by(ruth).post(&path, back).await.ok();
    assert_eq!(back["items"][0]["card"]["column"], "released");
    s.t.tell_due(TimeDelta::minutes(61));
    assert_eq!(s.t.app.mails_to("ben@example.com").len(), heard, "it was taken back");
    assert!(s.t.app.mails_to("dee@example.com")[0].contains("has ended"));

    let other = Selecting::released(&["Eve"]).await;
    let foreign = json!({ "act": "shortlist", "items": [{ "id": other.1[0], "version": 3 }] });
    let foreign = s.t.app.by(ruth).post(&path, foreign).await.ok();
    assert_eq!(foreign["items"][0]["code"], "not_found");
    let many: Vec<Value> = (0..101).map(|_| item(&ids[0], 1)).collect();
    for items in [json!([]), json!(many)] {
        let body = json!({ "act": "shortlist", "items": items });
        assert_eq!(s.t.app.by(ruth).post(&path, body).await.cell(), "400 validation_failed");
    }
}

#[actix_web::test]
async fn a_bulk_move_is_of_one_role_and_names_each_card_once() {
    let (mut s, ids) = Selecting::released(&["Ben"]).await;
    let ruth = s.t.hirer.clone();
    let path = s.path("/applications/steps");
    let other = s.t.publish("Welder").await;
    let role = std::mem::replace(&mut s.t.role, other);
    let elsewhere = s.apply("Eve", "").id.to_string();
    s.release();
    let here = s.now(&ids[0]).version;
    let item = |id: &str, version: i32| json!({ "id": id, "version": version });
    // A stale card of another role is no card here: its answer names no colleague.
    let items = [item(&elsewhere, 1), item(&elsewhere, 3), item(&ids[0], here)];
    let twice = json!({ "act": "shortlist", "items": items });
    let twice = s.t.app.by(&ruth).post(&path, twice).await;
    assert_eq!(twice.body["errors"][0]["code"], "duplicate", "{}", twice.text);
    for version in [1, 3] {
        let items = [item(&elsewhere, version), item(&ids[0], here)];
        let body = json!({ "act": "shortlist", "items": items });
        let done = s.t.app.by(&ruth).post(&path, body).await.ok();
        assert_eq!(done["items"][0]["code"], "not_found");
    }
    assert_eq!(s.column(&ruth, "released").await.len(), 1, "the other role is as it was");
    s.t.role = role;
    assert_eq!(s.column(&ruth, "shortlisted").await[0]["version"], here + 1);
}

#[actix_web::test]
async fn a_missed_requirement_is_set_aside_by_a_person_and_a_formula_is_text_in_the_table() {
    let (s, ids) = Selecting::released(&["Ben"]).await;
    let ruth = &s.t.hirer;
    let answers = r#"[{"question": "May you work?", "answer": "no", "needs": "yes"}]"#;
    s.t.run(&format!("update applications set answers = '{answers}'"));
    let waive = format!("/api/applications/{}/waive", ids[0]);
    let stale = s.t.app.by(ruth).post(&waive, json!({ "version": 1 })).await;
    assert_eq!(stale.cell(), "409 stale_version");
    let version = s.now(&ids[0]).version;
    let waived = s.t.app.by(ruth).post(&waive, json!({ "version": version })).await.ok();
    assert_eq!((&waived["missed"], &waived["waived"]), (&json!(1), &json!(true)));
    let again = s.t.app.by(ruth).post(&waive, json!({ "version": version + 1 })).await;
    assert_eq!(again.cell(), "409 nothing_missed");

    let profile = r#"{"name": "=HYPERLINK(1)", "email": "b@example.com", "headline": "+1, \"x\""}"#;
    s.t.run(&format!("update applications set profile = '{profile}', shortlisted_at = now()"));
    let table = s.t.app.by(ruth).get(&s.path("/applications/export")).await;
    assert_eq!(table.header("content-type"), "text/csv; charset=utf-8");
    assert!(table.text.starts_with("Candidate,Name,E-mail,State"), "{}", table.text);
    assert!(table.text.contains(",'=HYPERLINK(1),b@example.com,Released,"), "{}", table.text);
    assert!(table.text.contains(r#","'+1, ""x""","#), "{}", table.text);
}

#[actix_web::test]
async fn a_move_is_heard_on_the_boards_of_colleagues_and_nowhere_else() {
    let (s, ids) = Selecting::released(&["Ben"]).await;
    let rita = s.colleague("rita", "reviewer").await;
    let bill = s.colleague("bill", "billing").await;
    let url = s.t.app.database.url().to_owned();
    let hub = tokio::spawn(s.t.app.state().hub.listen(url));
    let server = serve(&s.t.app);
    let topic = format!("board:{}", s.t.role);
    let subscribe = json!({ "type": "subscribe", "topic": topic });
    for (who, want) in [(&rita, "subscribed"), (&bill, "error"), (&s.t.ada, "error")] {
        let mut line = connect(&server).await;
        say(&mut line, json!({ "type": "auth", "token": who.token() })).await;
        hear(&mut line).await;
        say(&mut line, subscribe.clone()).await;
        assert_eq!(hear(&mut line).await["type"], want, "{}", who.email);
        if want == "error" {
            continue;
        }
        let first = hear(&mut line).await;
        assert_eq!((&first["type"], &first["topic"]), (&json!("board"), &json!(topic)));
        let version = s.now(&ids[0]).version;
        s.step(&s.t.hirer, &ids[0], plain("shortlist", version)).await.ok();
        let next = hear(&mut line).await;
        assert!(next["event_id"].as_i64() > first["event_id"].as_i64(), "{next}");
    }
    hub.abort();
}

#[actix_web::test]
async fn a_resume_is_for_those_who_read_candidates_and_after_the_shortlist() {
    let (s, ids) = Selecting::released(&["Ben"]).await;
    let rita = s.colleague("rita", "reviewer").await;
    let bill = s.colleague("bill", "billing").await;
    let path = format!("/api/resumes/{}", ids[0]);
    let sent = format!(
        "insert into resumes (id, user_id, kind, name, content)
           select id, candidate_id, 'pdf', 'cv.pdf', '%PDF-1.7' from applications where id = '{0}';
         update applications set resume_id = id where id = '{0}'",
        ids[0]
    );
    diesel::connection::SimpleConnection::batch_execute(&mut s.t.app.conn(), &sent).unwrap();
    assert_eq!(s.t.app.by(&rita).get(&path).await.cell(), "404 not_found");
    let version = s.now(&ids[0]).version;
    s.step(&s.t.hirer, &ids[0], plain("shortlist", version)).await.ok();
    assert_eq!(s.t.app.by(&rita).get(&path).await.status, 200);
    assert_eq!(s.t.app.by(&bill).get(&path).await.cell(), "404 not_found");
}
