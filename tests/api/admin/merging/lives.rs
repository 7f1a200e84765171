//! What a person can do after two of their accounts were merged, and what nobody can.

use auth::erasure;
use diesel::connection::SimpleConnection;
use flows::accounts::merger;
use kernel::{Clock, SystemClock, UserId};
use queue::jobs::{self, Kind, NewJob, Priority};
use serde_json::{Value, json};

use super::{Twins, path_of};
use crate::attempts::grades::{graded, holds};
use crate::privacy::{pass_the_week, work_off};
use crate::support::{Persona, TestApp};
use crate::world::World;

/// Ada's world, and otto, who goes on.
async fn in_world(world: World) -> (Twins, World) {
    let otto = Persona::new("otto");
    for who in [&otto, &Persona::new("admin")] {
        world.app.register_candidate(who).await;
    }
    let app = TestApp::of(&world.app, world.app.state());
    (Twins::of(app, (&world.ada.clone(), otto)), world)
}

#[actix_web::test]
async fn who_logs_in_to_a_merged_account_reads_which_address_to_use() {
    let twins = Twins::of_two().await;
    let ada = Persona::new("ada");
    twins.merge().await;
    for path in ["/api/auth/user", "/api/users/applications"] {
        let refused = twins.app.by(&ada).get(path).await;
        assert_eq!(refused.cell(), "403 account_merged", "{path}");
        let said = refused.body["detail"].as_str().unwrap();
        assert!(said.contains("o•••@example.com"), "{said}");
        assert!(!said.contains("otto@"), "the whole address is nobody's to read: {said}");
    }
    let body = json!({ "firebase_uid": ada.uid, "email": ada.email, "display_name": "Ada",
                       "is_company": false, "phone": null });
    let again = twins.app.by(&ada).post("/api/auth/register", body.clone()).await;
    assert_eq!(again.cell(), "403 account_merged");
    let other = Persona { uid: "uid-other".to_owned(), ..ada.clone() };
    let body = json!({ "firebase_uid": other.uid, "email": other.email, "display_name": "Ada",
                       "is_company": false, "phone": null });
    let taken = twins.app.by(&other).post("/api/auth/register", body).await;
    assert_eq!(taken.cell(), "409 email_taken", "its address stays its own");
    assert_eq!(twins.app.by(&twins.otto).get("/api/auth/user").await.status, 200);
    for (email, says) in [(&ada.email, "o•••@example.com"), (&twins.otto.email, "a•••@example.com")]
    {
        let mails = twins.app.mails_to(email);
        assert!(mails[0].contains(says) && mails[0].contains("support"), "{mails:?}");
    }
}

#[actix_web::test]
async fn a_signed_grade_still_verifies_and_is_read_by_the_account_that_goes_on() {
    let (world, _) = graded().await;
    let path = format!("/api/reports/{}/grade", world.attempt);
    let before: Value = world.app.by(&world.ada).get(&path).await.ok();
    let (twins, world) = in_world(world).await;
    twins.merge().await;
    let keys = world.app.anon().get("/api/grade-keys").await.ok();
    assert!(holds(&before, &keys), "what was downloaded stays valid");
    let after = world.app.by(&twins.otto).get(&path).await.ok();
    assert!(holds(&after, &keys));
    assert_eq!(after["grade"]["attempt"], before["grade"]["attempt"]);
    assert_eq!(after["grade"]["fineness"], before["grade"]["fineness"]);
    let report = format!("/api/reports/{}", world.attempt);
    assert_eq!(
        world.app.by(&world.ruth).get(&report).await.status,
        200,
        "the company reads it too"
    );
    let sql = format!("update attempts set user_id = '{}'", twins.from);
    assert!(
        twins.app.conn().batch_execute(&sql).is_err(),
        "no attempt changes its person otherwise"
    );
}

#[actix_web::test]
async fn an_application_that_has_come_further_goes_on_and_none_is_declined() {
    let (mut world, _) = graded().await;
    world.send_application().await;
    let (twins, world) = in_world(world).await;
    let other = kernel::ApplicationId::new();
    twins.run(&format!(
        "insert into applications (id, role_id, candidate_id, state, profile)
           select '{other}', role_id, '{}', 'applied', profile from applications where id = '{}'",
        twins.into, world.sent
    ));
    assert_eq!(twins.count("applications where state = 'screening'"), 1, "ada's is further");
    twins.merge().await;
    let of = |id: &str, who: &str, state: &str| {
        format!("applications where id = '{id}' and candidate_id = '{who}' and state = '{state}'")
    };
    assert_eq!(twins.count(&of(&world.sent, &twins.into, "screening")), 1);
    assert_eq!(twins.count(&of(&other.to_string(), &twins.from, "withdrawn")), 1);
    let logged = format!(
        "audit_log where object_id = '{other}' and to_state = 'withdrawn' and reason = 'merged'"
    );
    assert_eq!(twins.count(&logged), 1);
    let own = world.app.by(&twins.otto).get("/api/users/applications").await.ok();
    assert_eq!(own["items"].as_array().unwrap().len(), 1);
    assert_eq!(own["items"][0]["id"], json!(world.sent));
}

#[actix_web::test]
async fn what_comes_for_a_merged_account_follows_its_person() {
    let (world, _) = graded().await;
    let (twins, world) = in_world(world).await;
    twins.merge().await;
    twins.run(&format!(
        "insert into resumes (id, user_id, kind, name, content)
           values (gen_random_uuid(), '{}', 'pdf', 'late', 'late');
         update users set merged_at = now() - interval '2 hours' where merged_at is not null;
         insert into invitations (id, assessment_id, code, email, state, created_by, expires_at)
           select gen_random_uuid(), assessment_id, 'EEEEEEEEEE', '{}', 'sent', created_by,
             now() + interval '1 day' from invitations limit 1",
        twins.from, world.ada.email
    ));
    let follow = async || {
        let (db, now) = (twins.app.state().db.clone(), SystemClock.now());
        let public_url = "https://assay.example".to_owned();
        let sender = flows::post::Sender { public_url, support: None, now };
        let done = actix_web::rt::task::spawn_blocking(move || merger::follow(&db, &sender));
        done.await.unwrap().unwrap();
    };
    follow().await;
    let invited =
        format!("invitations where code = 'EEEEEEEEEE' and email = '{}'", twins.otto.email);
    assert_eq!(twins.count(&invited), 1, "an invitation to the old address is for the new one");
    let late = format!("resumes where name = 'late' and user_id = '{}'", twins.into);
    assert_eq!(twins.count(&late), 1);
}

#[actix_web::test]
async fn the_export_holds_what_was_left_and_erasing_one_account_erases_both() {
    let twins = Twins::of_two().await;
    twins.run(&format!("update users set phone = '+44 left behind' where id = '{}'", twins.from));
    twins.merge().await;
    let file = twins.app.by(&twins.otto).get("/api/users/export").await;
    assert!(file.text.contains("+44 left behind"), "{}", file.text);
    let mut conn = twins.app.conn();
    let asked = erasure::schedule(&mut conn, UserId(twins.into.parse().unwrap())).unwrap();
    let job = NewJob {
        kind: Kind::Erase,
        subject: asked.id.0,
        generation: 1,
        priority: Priority::BACKGROUND,
        fair_key: None,
        fair_group: None,
        needs: None,
    };
    jobs::enqueue_at(&mut conn, &job, asked.due_at).unwrap();
    pass_the_week(&twins.app);
    work_off(&twins.app);
    assert_eq!(twins.count("users where phone is not null"), 0);
    let erased =
        format!("users where erased_at is not null and id in ('{}', '{}')", twins.from, twins.into);
    assert_eq!(twins.count(&erased), 2);
}

#[actix_web::test]
async fn duplicates_are_suggested_by_what_both_accounts_say() {
    let twins = Twins::of_two().await;
    let path = format!("/api/admin/candidates/{}/duplicates", twins.from);
    let found = async || {
        let found = twins.app.by(&twins.admin).get(&path).await.ok();
        found["items"].as_array().unwrap().clone()
    };
    assert_eq!(found().await, Vec::<Value>::new());
    twins.run(&format!("update users set display_name = ' UID-ADA ' where id = '{}'", twins.into));
    let items = found().await;
    assert_eq!((items.len(), &items[0]["by"]), (1, &json!(["name"])));
    assert_eq!(items[0]["email"], twins.otto.email);
    twins.merge().await;
    let path = path_of(&twins.from);
    let shown = twins.app.by(&twins.admin).get(&format!("{path}?into={}", twins.into)).await.ok();
    assert_eq!(shown["obstacles"], json!(["merged"]));
    assert_eq!(found().await.len(), 1, "that it was merged is not hidden");
}
