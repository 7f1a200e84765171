//! A case from the first notice to the last word.

use diesel::connection::SimpleConnection;
use flows::integrity::keep_time;
use flows::post::Sender;
use serde_json::{Value, json};

use super::seen::{judge_only, paste, work};
use crate::support::{Answer, Persona, TestApp};
use crate::world::World;

/// A colleague of ruth's who reviews.
const RAE: &str = "00000000-0000-7000-8000-0000000000ae";

/// A world with a case about ada's attempt, to which ruth invited her; and rae and the admin.
async fn asked() -> (World, Persona, Persona) {
    let world = World::make().await;
    let (rae, admin) = (Persona::new("rae"), Persona::new("admin"));
    world.app.register_candidate(&admin).await;
    let sql = format!(
        "insert into users (id, firebase_uid, email, email_verified, display_name, kind)
         values ('{RAE}', '{}', '{}', true, 'Rae', 'company');
         insert into company_members (company_id, user_id, role)
         values ('{}', '{RAE}', 'reviewer')",
        rae.uid, rae.email, world.company
    );
    world.app.conn().batch_execute(&sql).unwrap();
    let id = paste(&world).await;
    judge_only(&world, id);
    work(&world.app, &world.attempt);
    (world, rae, admin)
}

async fn own(world: &World) -> Value {
    let list = world.app.by(&world.ada).get("/api/users/integrity-cases").await.ok();
    let id = list["items"][0]["id"].as_str().unwrap();
    world.app.by(&world.ada).get(&format!("/api/users/integrity-cases/{id}")).await.ok()
}

async fn say(world: &World, what: &str, text: &str) -> Answer {
    let case = own(world).await;
    let path = format!("/api/users/integrity-cases/{}/{what}", case["id"].as_str().unwrap());
    let body = json!({ "version": case["version"], "text": text });
    world.app.by(&world.ada).post(&path, body).await
}

async fn decide(world: &World, (side, who): (&str, &Persona), outcome: &str) -> Answer {
    let case = own(world).await;
    let path = format!("/api{side}/integrity-cases/{}/decision", case["id"].as_str().unwrap());
    let reason = format!("Because it is {outcome}.");
    let body = json!({ "version": case["version"], "outcome": outcome, "reason": reason });
    world.app.by(who).post(&path, body).await
}

/// Whether somebody was mailed this.
fn is_mailed(app: &TestApp, email: &str, words: &str) -> bool {
    app.mails_to(email).iter().any(|mail| mail.contains(words))
}

const UNDECIDED: &str = "Read what was found and decide.";

async fn is_not_verified(world: &World) -> bool {
    let report = format!("/api/reports/{}", world.attempt);
    let report = world.app.by(&world.ruth).get(&report).await.ok();
    report["not_verified"].as_bool().unwrap()
}

/// What the report and the lists say of the attempt, the same to its candidate and to the company.
async fn verification(world: &World) -> Value {
    let mut said = Vec::new();
    for who in [&world.ada, &world.ruth] {
        let path = format!("/api/reports/{}", world.attempt);
        said.push(world.app.by(who).get(&path).await.ok()["verification"].clone());
        let list = world.app.by(who).get("/api/reports").await.ok();
        said.push(list["items"][0]["verification"].clone());
    }
    assert!(said.iter().all(|word| *word == said[0]), "{said:?}");
    said.swap_remove(0)
}

/// The score, which nothing of all this changes.
async fn fineness(world: &World) -> Value {
    let path = format!("/api/reports/{}", world.attempt);
    world.app.by(&world.ruth).get(&path).await.ok()["fineness"].clone()
}

#[actix_web::test]
async fn a_case_runs_from_the_question_to_the_last_word_and_everybody_concerned_is_notified() {
    let (world, rae, admin) = asked().await;
    let mail = &world.app.mails_to(&world.ada.email)[0];
    for part in ["Other explanations:", "You can answer until", "/dashboard/questions/"] {
        assert!(mail.contains(part), "{part}: {mail}");
    }
    let case = own(&world).await;
    assert_eq!(case["can_answer"], true);
    let draft = format!("/api/users/integrity-cases/{}/draft", case["id"].as_str().unwrap());
    world.app.by(&world.ada).put(&draft, json!({ "text": "My own note" })).await.ok();
    let kept = own(&world).await;
    assert_eq!((&kept["draft"], &kept["version"]), (&json!("My own note"), &case["version"]));
    let read = format!("/api/integrity-cases/{}", case["id"].as_str().unwrap());
    let theirs = world.app.by(&rae).get(&read).await;
    assert!(!theirs.text.contains("My own note"), "nobody reads it before it is sent");
    assert_eq!(theirs.body["can_decide"], false);
    let early = decide(&world, ("", &rae), "breach").await;
    assert_eq!(early.cell(), "409 not_now");

    say(&world, "answer", "I wrote it in my own editor.").await.ok();
    assert_eq!(say(&world, "answer", "And again.").await.cell(), "409 not_now");
    assert!(is_mailed(&world.app, &rae.email, UNDECIDED));
    assert!(!is_mailed(&world.app, &world.ruth.email, UNDECIDED));
    let sender = decide(&world, ("", &world.ruth), "breach").await;
    assert_eq!(sender.cell(), "403 own_invitation");
    assert!(!is_not_verified(&world).await);
    let score = fineness(&world).await;
    assert_eq!(verification(&world).await, "under_review");
    decide(&world, ("", &rae), "breach").await.ok();
    assert!(is_not_verified(&world).await);
    assert_eq!(verification(&world).await, "not_verified");

    assert!(is_mailed(&world.app, &world.ada.email, "Because it is breach."));
    say(&world, "appeal", "Please look at the playback.").await.ok();
    assert_eq!(verification(&world).await, "appealed");
    assert!(is_not_verified(&world).await, "it counts meanwhile");
    assert!(is_mailed(&world.app, &admin.email, "has appealed a decision"));
    assert_eq!(decide(&world, ("", &rae), "explained").await.cell(), "403 role");
    decide(&world, ("/admin", &admin), "explained").await.ok();
    assert!(!is_not_verified(&world).await, "the mark is gone");
    assert_eq!((verification(&world).await, fineness(&world).await), (json!("verified"), score));
    assert_eq!(say(&world, "appeal", "Once more.").await.cell(), "409 not_now");
    let last = own(&world).await;
    assert_eq!(last["said"]["state"], "final");
    assert_eq!(last["said"]["final_decision"]["outcome"], "explained");
    assert!(is_mailed(&world.app, &world.ada.email, "Because it is explained."));
}

#[actix_web::test]
async fn without_an_answer_the_case_waits_for_a_decision_after_its_time() {
    let (world, rae, _) = asked().await;
    let past = "update integrity_cases set opened_at = now() - interval '73 hours', \
                answer_until = now() - interval '1 hour'";
    world.app.conn().batch_execute(past).unwrap();
    assert_eq!(say(&world, "answer", "Late.").await.cell(), "409 too_late");
    let state = world.app.state();
    let public_url = "https://assay.example".to_owned();
    let sender = Sender { public_url, support: None, now: state.clock.now() };
    std::thread::scope(|scope| {
        scope.spawn(|| keep_time(&state.db, &sender, None).unwrap()).join().unwrap();
    });
    assert_eq!(own(&world).await["said"]["state"], "no_answer");
    assert!(is_mailed(&world.app, &rae.email, UNDECIDED));
    decide(&world, ("", &rae), "unproven").await.ok();
    assert!(!is_not_verified(&world).await, "only a breach marks it");
    assert_eq!(verification(&world).await, "verified");
    say(&world, "appeal", "I can explain it.").await.ok();
    assert_eq!(verification(&world).await, "verified", "an appeal does no harm");
}

#[actix_web::test]
async fn where_nobody_else_reviews_the_admin_is_asked_and_decides() {
    let (world, rae, admin) = asked().await;
    let alone = format!("delete from company_members where user_id = '{RAE}'");
    world.app.conn().batch_execute(&alone).unwrap();
    say(&world, "answer", "I dictate.").await.ok();
    assert!(is_mailed(&world.app, &admin.email, UNDECIDED));
    assert!(!is_mailed(&world.app, &rae.email, UNDECIDED));
    let home = world.app.by(&admin).get("/api/admin/waiting").await.ok();
    let case = home["items"].as_array().unwrap().iter().find(|it| it["kind"] == "integrity_case");
    assert_eq!(case.map(|it| &it["count"]), Some(&json!(1)), "{home}");
    let done = decide(&world, ("/admin", &admin), "explained").await.ok();
    let home = world.app.by(&admin).get("/api/admin/waiting").await.ok();
    assert!(!home.to_string().contains("integrity_case"), "{home}");
    assert_eq!(done["said"]["decision"]["by"], "admin");
    let steps = done["history"].as_array().unwrap();
    let last = steps.last().unwrap();
    assert_eq!((&steps[0]["action"], &steps[0]["actor"]), (&json!("open"), &json!("system")));
    assert_eq!((&last["action"], &last["actor"]), (&json!("find_explained"), &json!(admin.email)));
    let theirs = format!("/api/integrity-cases/{}", done["id"].as_str().unwrap());
    let theirs = world.app.by(&world.ruth).get(&theirs).await.ok();
    assert_eq!(theirs["history"], json!([]), "who did what is the admin's to read");
}

#[actix_web::test]
async fn another_company_and_another_candidate_see_nothing_of_it() {
    let (world, ..) = asked().await;
    let (eve, rita) = (Persona::new("eve"), Persona::new("rita"));
    world.app.register_candidate(&eve).await;
    world.app.register_company(&rita).await;
    world.app.unlock(&rita);
    let id = own(&world).await["id"].as_str().unwrap().to_owned();
    let list = world.app.by(&rita).get("/api/integrity-cases").await.ok();
    assert_eq!(list["items"], json!([]));
    let theirs = world.app.by(&rita).get(&format!("/api/integrity-cases/{id}")).await;
    assert_eq!(theirs.cell(), "404 not_found");
    let theirs = world.app.by(&eve).get(&format!("/api/users/integrity-cases/{id}")).await;
    assert_eq!(theirs.cell(), "404 not_found");
    let counts = world.app.by(&world.ruth).get("/api/integrity-cases/counts").await.ok();
    assert_eq!((&counts["waiting"], &counts["undecided"]), (&json!(1), &json!(0)));
}
