//! How an answer is written: sent by the browser, kept in a chain, played back to those who read the report.

use assessments::recordings::Link;
use diesel::prelude::*;
use flows::retention::purge;
use kernel::chrono::TimeDelta;
use serde_json::{Value, json};

use crate::attempts::grades::judge;
use crate::support::{Answer, Persona, request};
use crate::world::{World, agreeing};

/// What the chain of the world's task begins with.
fn start(world: &World) -> Link {
    Link::first(world.attempt.parse().unwrap(), world.task.parse().unwrap())
}

/// The first batch of the world's task.
pub(crate) fn first_batch(world: &World) -> Value {
    json!({ "number": 1, "previous": start(world).to_string(), "payload": opening("") })
}

fn opening(text: &str) -> String {
    json!({ "file": "python", "seq": 0, "items": [
        { "k": "mark", "t": 0, "m": "opened" }, { "k": "text", "t": 0, "x": text }] })
    .to_string()
}

fn path(world: &World) -> String {
    format!("/api/attempts/{}/tasks/{}/recording", world.attempt, world.task)
}

async fn send(
    world: &World,
    who: &Persona,
    (number, previous): (i32, Link),
    payload: &str,
) -> Answer {
    let body = json!({ "number": number, "previous": previous.to_string(), "payload": payload });
    world.app.by(who).post(&path(world), body).await
}

async fn play(world: &World, who: &Persona) -> Answer {
    let path = format!("/api/reports/{}/tasks/{}/playback", world.attempt, world.task);
    world.app.by(who).get(&path).await
}

const SOURCE: &str = "print(2)  # 😀";

/// Writes the answer, submits it and ends the attempt.
async fn write(world: &World) {
    // The world has run this program before.
    let opened = json!({ "file": "python", "seq": 0, "items": [
        { "k": "mark", "t": 0, "m": "opened" }, { "k": "text", "t": 0, "x": "print(2)" },
        { "k": "mark", "t": 500, "m": "run" }] })
    .to_string();
    let link = start(world).then(&opened);
    send(world, &world.ada, (1, start(world)), &opened).await.ok();
    let typed = json!({ "file": "python", "seq": 3, "items": [
        { "k": "edit", "t": 1000, "p": 0, "d": 8, "i": "print(2)" },
        { "k": "mark", "t": 1500, "m": "paste", "n": 6 },
        { "k": "edit", "t": 1500, "p": 8, "d": 0, "i": "  # 😀" },
        { "k": "mark", "t": 2000, "m": "submit" }] })
    .to_string();
    send(world, &world.ada, (2, link), &typed).await.ok();
    let submit = format!("/api/attempts/{}/tasks/{}/submissions", world.attempt, world.task);
    let program = json!({ "language": "python", "source": SOURCE });
    let sent = world.app.by(&world.ada).post(&submit, program).await.ok();
    let finish = format!("/api/attempts/{}/finish", world.attempt);
    world.app.by(&world.ada).send("POST", &finish, None).await.ok();
    let id = kernel::SubmissionId(sent["id"].as_str().unwrap().parse().unwrap());
    judge(world, (id, 1), challenges::submissions::Verdict::Wa);
}

#[actix_web::test]
async fn candidate_and_company_play_back_the_same_and_it_ends_with_what_was_submitted() {
    let world = World::make().await;
    assert_eq!(play(&world, &world.ada).await.cell(), "404 not_found", "not before the end");
    write(&world).await;
    let shown = play(&world, &world.ruth).await.ok();
    assert_eq!(play(&world, &world.ada).await.ok(), shown);
    assert_eq!((&shown["state"], &shown["whole"]), (&json!("recorded"), &json!(true)));
    let steps = shown["steps"].as_array().unwrap();
    let kinds: Vec<&str> = steps.iter().map(|step| step["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["mark", "text", "sent", "edit", "mark", "edit", "sent"]);
    assert_eq!(steps[1]["text"], "print(2)");
    assert_eq!((&steps[4]["marker"], &steps[4]["length"]), (&json!("paste"), &json!(6)));
    assert_eq!((&steps[5]["pos"], &steps[5]["text"]), (&json!(8), &json!("  # 😀")));
    let sent = shown["sent"].as_array().unwrap();
    assert_eq!((&sent[0]["kind"], &sent[0]["matches"]), (&json!("run"), &json!(true)));
    assert_eq!((&sent[1]["kind"], &sent[1]["matches"]), (&json!("submit"), &json!(true)));
    assert_eq!((&sent[1]["passed"], &sent[1]["tests"]), (&json!(3), &json!(4)));
}

#[actix_web::test]
async fn nobody_else_sends_or_plays_it() {
    let world = World::make().await;
    let (eve, rita) = (Persona::new("eve"), Persona::new("rita"));
    world.app.register_candidate(&eve).await;
    world.app.register_company(&rita).await;
    let foreign = send(&world, &eve, (1, start(&world)), &opening("")).await;
    assert_eq!(foreign.cell(), "404 not_found");
    assert_eq!(world.app.by(&eve).get(&path(&world)).await.cell(), "404 not_found");
    write(&world).await;
    for who in [&eve, &rita] {
        assert_eq!(play(&world, who).await.cell(), "404 not_found");
    }
    let other = format!("/api/reports/{}/tasks/{}/playback", world.attempt, world.attempt);
    assert_eq!(world.app.by(&world.ada).get(&other).await.cell(), "404 not_found");
}

#[actix_web::test]
async fn a_link_plays_it_only_where_that_was_chosen_and_counts_one_view() {
    let world = World::make().await;
    write(&world).await;
    let links = format!("/api/reports/{}/links", world.attempt);
    for (sections, want) in [(vec!["code", "playback"], "200"), (vec!["code"], "404 not_found")] {
        let body = json!({ "sections": sections, "days": 1, "passcode": null, "max_views": 1 });
        let link = world.app.by(&world.ada).post(&links, body).await.ok();
        let path = format!("/api/shared-reports/{}", link["id"].as_str().unwrap());
        let secret = &link["secret"];
        let open = json!({ "secret": secret, "passcode": null });
        let opened = stranger(&world, &path, open.clone()).await.ok();
        assert_eq!(stranger(&world, &path, open).await.cell(), "404 link_invalid");
        let ask = |opening: &Value, secret: &Value| json!({ "opening": opening, "secret": secret, "position": 1 });
        let playbacks = "/api/shared-playbacks";
        let good = ask(&opened["opening"], secret);
        let played = stranger(&world, playbacks, good.clone()).await;
        assert_eq!(played.cell(), want);
        if played.status == 200 {
            assert_eq!(played.body, play(&world, &world.ruth).await.ok());
        }
        for bad in [ask(&opened["opening"], &json!("A".repeat(43))), ask(&link["id"], secret)] {
            assert_eq!(stranger(&world, playbacks, bad).await.cell(), "404 link_invalid");
        }
        let revoke = format!("/api/report-links/{}/revoke", link["id"].as_str().unwrap());
        world.app.by(&world.ada).send("POST", &revoke, None).await.ok();
        assert_eq!(stranger(&world, playbacks, good).await.cell(), "404 link_invalid");
    }
}

/// Somebody without an account.
async fn stranger(world: &World, path: &str, body: Value) -> Answer {
    world.app.send(request("POST", path, None, Some(body))).await
}

#[actix_web::test]
async fn a_batch_follows_the_one_before_and_may_arrive_twice() {
    let world = World::make().await;
    let head = world.app.by(&world.ada).get(&path(&world)).await.ok();
    assert_eq!((&head["number"], &head["link"]), (&json!(0), &json!(start(&world).to_string())));
    let payload = opening("a");
    let after = send(&world, &world.ada, (1, start(&world)), &payload).await.ok();
    let link = start(&world).then(&payload);
    assert_eq!(after, json!({ "number": 1, "link": link.to_string(), "items": 2, "t_ms": 0 }));
    let again = send(&world, &world.ada, (1, start(&world)), &payload).await;
    assert_eq!(again.ok(), after);
    let forged = send(&world, &world.ada, (1, start(&world)), &opening("b")).await;
    assert_eq!(forged.cell(), "409 out_of_chain");
    let early = send(&world, &world.ada, (3, link), &payload).await;
    assert_eq!(early.cell(), "409 out_of_chain");
    let bad = send(&world, &world.ada, (2, link), "{\"file\":\"cobol\"}").await;
    assert_eq!(bad.cell(), "400 validation_failed");
    let large = opening(&"x".repeat(assessments::recordings::MAX_BATCH));
    let large = send(&world, &world.ada, (2, link), &large).await;
    assert_eq!(large.cell(), "413 batch_too_large");
    assert_eq!(world.app.by(&world.ada).get(&path(&world)).await.ok(), after);
}

#[actix_web::test]
async fn only_the_tab_that_writes_is_recorded() {
    let world = World::make().await;
    let lease = format!("/api/attempts/{}/lease", world.attempt);
    let taken = world.app.by(&world.ada).post(&lease, json!({ "take_over": true })).await.ok();
    let refused = send(&world, &world.ada, (1, start(&world)), &opening("")).await;
    assert_eq!(refused.cell(), "409 writing_elsewhere");
    let mut body = first_batch(&world);
    body["lease"] = taken["lease"].clone();
    assert_eq!(world.app.by(&world.ada).post(&path(&world), body).await.status, 200);
}

#[actix_web::test]
async fn who_was_shown_an_older_text_is_not_recorded_and_the_report_says_why() {
    let mut world = World::make().await;
    let eve = Persona::new("eve");
    world.app.register_candidate(&eve).await;
    let invite = format!("/api/assessments/{}/invitations", world.assessment);
    let made = world.app.by(&world.ruth).post(&invite, json!({ "email": eve.email })).await.ok();
    let code = made["code"].as_str().unwrap().to_owned();
    let begin = format!("/api/codebrain/{code}/start");
    let begun = world.app.by(&eve).post(&begin, json!({ "consent": true })).await.ok();
    begun["attempt_id"].as_str().unwrap().clone_into(&mut world.attempt);
    let shown = world.app.by(&eve).get(&format!("/api/attempts/{}", world.attempt)).await.ok();
    assert_eq!(shown["records_typing"], json!(false));
    let refused = send(&world, &eve, (1, start(&world)), &opening("")).await;
    assert_eq!(refused.cell(), "409 not_recorded");
    assert_eq!(world.app.by(&eve).get(&path(&world)).await.cell(), "409 not_recorded");
    let finish = format!("/api/attempts/{}/finish", world.attempt);
    world.app.by(&eve).send("POST", &finish, None).await.ok();
    assert_eq!(play(&world, &eve).await.ok()["state"], "not_agreed");
    let report = format!("/api/reports/{}", world.attempt);
    let report = world.app.by(&world.ruth).get(&report).await.ok();
    let words = report["recorded"].to_string();
    assert!(words.contains("or of your typing") && !words.contains("How you write"), "{words}");
}

async fn card(world: &World, code: &str) -> Value {
    world.app.by(&world.ruth).get(&format!("/api/codebrain/{code}")).await.ok()
}

#[actix_web::test]
async fn the_card_asks_only_where_the_company_has_it_recorded() {
    let world = World::make().await;
    let shown = card(&world, &world.code).await;
    assert_eq!(shown["consent_edition"], agreeing()["edition"]);
    assert!(shown["recorded"].to_string().contains("How you write"));
    let mut body = crate::world::new_assessment(&world.problem);
    body["title"] = json!("Unrecorded");
    body["settings"] = json!({ "window_days": 14, "retake_attempts": 2, "retake_days": 180,
                               "accommodation_percent": 0, "records_typing": false });
    let made = world.app.by(&world.ruth).post("/api/assessments", body).await.ok();
    assert_eq!(made["settings"]["records_typing"], json!(false));
    let id = made["id"].as_str().unwrap();
    world.try_out(id);
    let invite = format!("/api/assessments/{id}/invitations");
    let ada = json!({ "email": world.ada.email });
    let made = world.app.by(&world.ruth).post(&invite, ada).await.ok();
    let shown = card(&world, made["code"].as_str().unwrap()).await;
    assert_ne!(shown["consent_edition"], agreeing()["edition"]);
    assert!(shown["recorded"].to_string().contains("or of your typing"));
}

#[actix_web::test]
async fn it_goes_with_the_drafts_and_the_report_says_so() {
    let world = World::make().await;
    write(&world).await;
    let count = |world: &World| -> i64 {
        use db::schema::recording_batches::dsl as b;
        b::recording_batches.count().get_result(&mut world.app.conn()).unwrap()
    };
    let (db, now) = (world.app.state().db, world.app.state().clock.now());
    purge(&db, now + TimeDelta::days(29), 30).unwrap();
    assert_eq!(count(&world), 2);
    purge(&db, now + TimeDelta::days(31), 30).unwrap();
    assert_eq!(count(&world), 0);
    assert_eq!(play(&world, &world.ruth).await.ok()["state"], "nothing", "by this clock");
}

#[actix_web::test]
async fn a_byte_that_was_changed_in_the_database_is_a_gap() {
    let world = World::make().await;
    write(&world).await;
    let sql = "update recording_batches set payload = set_byte(payload, 20, \
               (get_byte(payload, 20) + 1) % 256) where number = 2";
    diesel::sql_query(sql).execute(&mut world.app.conn()).unwrap();
    let shown = play(&world, &world.ruth).await.ok();
    assert_eq!(shown["whole"], json!(false));
    let gaps: Vec<&Value> = shown["steps"]
        .as_array()
        .unwrap()
        .iter()
        .map(|step| &step["gap"])
        .filter(|gap| !gap.is_null())
        .collect();
    assert_eq!(gaps, [&json!("altered")]);
}
