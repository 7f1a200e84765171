//! What is against a merger of two accounts, and that it does what was shown or nothing.

use serde_json::{Value, json};

use super::{REASON, Twins, codes, path_of};
use crate::site::command_line::CommandLine;
use crate::support::{Answer, Persona, request};
use crate::world::World;

#[actix_web::test]
async fn a_merger_of_accounts_is_refused_with_every_reason_at_once() {
    let twins = Twins::of_two().await;
    let (from, into) = (twins.from.clone(), twins.into.clone());
    let nobody = kernel::UserId::new().to_string();
    assert_eq!(twins.preview(&from, &nobody).await.cell(), "404 not_found");
    assert_eq!(twins.preview(&nobody, &into).await.cell(), "404 not_found");
    assert_eq!(twins.preview(&from, "x").await.cell(), "400 bad_query");
    let against = async |from: &str, into: &str| {
        let shown = twins.preview(from, into).await.ok();
        assert_eq!(shown["parts"], json!([]), "nothing happens: {shown}");
        shown["obstacles"].clone()
    };
    assert_eq!(against(&from, &from).await, json!(["same_account"]));
    let admin = twins.id_of(&twins.admin.email);
    assert_eq!(against(&admin, &into).await, json!(["not_candidate"]));
    assert_eq!(against(&from, &admin).await, json!(["into_not_candidate"]));
    twins.app.register_company(&Persona::new("ruth")).await;
    let ruth = twins.id_of("ruth@example.com");
    assert_eq!(against(&ruth, &into).await, json!(["not_candidate"]));
    twins.run(&format!(
        "update users set disabled_at = now() where id = '{from}';
         update users set email_verified = false where id = '{into}';
         insert into erasures (id, user_id) values (gen_random_uuid(), '{into}')"
    ));
    let want = json!(["locked", "erasing", "into_unverified"]);
    assert_eq!(against(&from, &into).await, want);
    let body = json!({ "into": into, "email": "otto@example.com", "digest": "0".repeat(64),
                       "reason": REASON });
    let refused = twins.app.by(&twins.admin).post(&path_of(&from), body).await;
    assert_eq!(refused.cell(), "409 merger_refused");
    assert_eq!(json!(codes(&refused)), want);
}

#[actix_web::test]
async fn nobody_is_merged_while_an_attempt_goes_on_or_a_partner_would_lose_what_they_earn() {
    let world = World::make().await;
    let (ada, otto) = (world.ada.clone(), Persona::new("otto"));
    for who in [&otto, &Persona::new("admin")] {
        world.app.register_candidate(who).await;
    }
    let twins = Twins::of(world.app, (&ada, otto));
    for (from, into) in [(&twins.from, &twins.into), (&twins.into, &twins.from)] {
        let shown = twins.preview(from, into).await.ok();
        assert_eq!(shown["obstacles"], json!(["at_work"]));
    }
    twins.run(&format!(
        "set session_replication_role = replica;
         update attempts set state = 'graded', submitted_at = now(), submitted_by = 'candidate',
           receipt_id = 'AAAAAAAAAAAA', graded_at = now();
         insert into partner_attributions (user_id, partner_id, number, code, brought_at) values
           ('{}', gen_random_uuid(), 1, 'leeds', now());
         set session_replication_role = origin",
        twins.from
    ));
    let shown = twins.preview(&twins.from, &twins.into).await.ok();
    assert_eq!(shown["obstacles"], json!(["brought_first"]));
    let shown = twins.preview(&twins.into, &twins.from).await.ok();
    assert_eq!(shown["obstacles"], json!([]), "the other way round nobody loses anything");
}

#[actix_web::test]
async fn a_merger_of_accounts_does_what_was_shown_or_nothing() {
    let twins = Twins::of_two().await;
    let shown = twins.preview(&twins.from, &twins.into).await.ok();
    let changed = |name: &str, value: Value| {
        let mut body = twins.body(&shown);
        body[name] = value;
        body
    };
    let send =
        async |body: Value| twins.app.by(&twins.admin).post(&path_of(&twins.from), body).await;
    let wrong = send(changed("email", json!("ada@example.com"))).await;
    assert_eq!((wrong.cell().as_str(), codes(&wrong)), ("400 validation_failed", vec!["mismatch"]));
    let short = send(changed("reason", json!("One person."))).await;
    assert_eq!(short.cell(), "400 validation_failed", "why they are one person's is said");
    twins.run(&format!(
        "insert into notifications (id, user_id, cause, kind, params, link, created_at) values
           (gen_random_uuid(), '{}', 'late', 'late', '{{}}', '/late', now())",
        twins.from
    ));
    assert_eq!(send(twins.body(&shown)).await.cell(), "409 stale_version");
    assert_eq!(twins.count("users where merged_into is not null"), 0);
    let ada = Persona::new("ada");
    let body = twins.body(&shown);
    let refused = twins.app.by(&ada).post(&path_of(&twins.from), body.clone()).await;
    assert_eq!(refused.cell(), "404 not_found", "nobody merges their own accounts");
    let done = twins.merge().await;
    assert_eq!((&done["merged_into"], &done["locked"]), (&json!(twins.into), &json!(true)));
    let again = send(body).await;
    assert_eq!((again.cell().as_str(), codes(&again)), ("409 merger_refused", vec!["merged"]));
    let unlock = format!("/api/admin/candidates/{}/unlock", twins.from);
    let opened = twins.app.by(&twins.admin).post(&unlock, json!({ "reason": "x" })).await;
    assert_eq!(opened.cell(), "409 merged", "a merged account stays so");
}

#[actix_web::test]
async fn of_two_mergers_of_accounts_in_both_directions_at_once_one_is_done() {
    let twins = Twins::of_two().await;
    let token = twins.admin.token();
    let mut calls = Vec::new();
    for (from, into) in [(&twins.from, &twins.into), (&twins.into, &twins.from)] {
        let shown = twins.preview(from, into).await.ok();
        calls.push(request("POST", &path_of(from), Some(&token), Some(twins.body(&shown))));
    }
    let answers = twins.app.storm(&twins.app.twin(), calls).await;
    let mut cells: Vec<String> = answers.iter().map(Answer::cell).collect();
    cells.sort();
    assert_eq!(cells, ["200", "409 merger_refused"]);
    assert_eq!(twins.count("users where merged_into is not null"), 1);
}

#[actix_web::test]
async fn the_operator_looks_at_a_merger_of_accounts_before_it_is_done() {
    let twins = Twins::of_two().await;
    let line = CommandLine { app: &twins.app, command: &["admin", "people", "merge"] };
    let both = ["--from", "ada@example.com", "--into", twins.into.as_str()];
    let shown = line.prints(&[&both[..], &["--dry-run"]].concat());
    assert!(shown.contains("Nothing was changed."), "{shown}");
    assert_eq!(twins.count("users where merged_into is not null"), 0);
    let done = line.prints(&[&both[..], &["--reason", REASON]].concat());
    assert!(done.contains("ada@example.com is merged into otto@example.com."), "{done}");
    assert_eq!(twins.count("users where merged_into is not null"), 1);
}
