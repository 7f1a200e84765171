//! Attempts that are voided for a fault of the platform: by the admin or the operator, and taken again.

use serde_json::{Value, json};

use crate::site::command_line::CommandLine;
use crate::support::{Answer, Persona};
use crate::world::{World, agreeing};

const WHY: &str = "The judge lost its compiler.";

async fn admin(world: &World) -> Persona {
    let admin = Persona::new("admin");
    world.app.register_candidate(&admin).await;
    admin
}

async fn void(world: &World, admin: &Persona, reason: &str) -> Answer {
    let path = format!("/api/admin/attempts/{}/void", world.attempt);
    world.app.by(admin).post(&path, json!({ "reason": reason })).await
}

/// The newest invitation of ada's.
async fn newest_invitation(world: &World) -> Value {
    let list = world.app.by(&world.ada).get("/api/invitations").await.ok();
    list["items"][0].clone()
}

#[actix_web::test]
async fn a_voided_attempt_is_read_with_its_reason_and_taken_again_at_once() {
    let world = World::make().await;
    let admin = admin(&world).await;
    let voided = void(&world, &admin, WHY).await;
    assert_eq!(voided.status, 200, "{}", voided.text);
    let report = format!("/api/reports/{}", world.attempt);
    for who in [&world.ada, &world.ruth, &admin] {
        let shown = world.app.by(who).get(&report).await.ok();
        assert_eq!((&shown["state"], &shown["void_reason"]), (&json!("voided"), &json!(WHY)));
    }
    let signed = world.app.by(&world.ada).get(&format!("{report}/grade")).await;
    assert_eq!(signed.cell(), "409 voided");

    let notices = world.app.by(&world.ada).get("/api/users/notifications").await.ok();
    assert_eq!(notices["items"][0]["title"], "You can take First again");
    let mail = world.app.mails_to(&world.ada.email)[0].clone();
    assert!(mail.contains(WHY) && mail.contains("you have done nothing wrong"), "{mail}");

    assert!(voided.body["invitation_id"].is_string(), "{}", voided.text);
    let invitation = newest_invitation(&world).await;
    let code = invitation["code"].as_str().unwrap();
    assert_eq!(notices["items"][0]["link"], format!("/codebrainv2/{code}"));
    let start = format!("/api/codebrain/{code}/start");
    let started = world.app.by(&world.ada).post(&start, agreeing()).await;
    assert_eq!(started.status, 201, "{}", started.text);
    assert_ne!(started.body["attempt_id"], json!(world.attempt));
}

#[actix_web::test]
async fn the_admin_sees_what_a_candidate_is_at_work_on_until_it_is_voided() {
    let world = World::make().await;
    let admin = admin(&world).await;
    let listed = world.app.by(&admin).get("/api/admin/candidates?search=ada").await.ok();
    let path = format!("/api/admin/candidates/{}", listed["items"][0]["id"].as_str().unwrap());
    let before = world.app.by(&admin).get(&path).await.ok();
    let running = &before["running"][0];
    assert_eq!((&running["id"], &running["title"]), (&json!(world.attempt), &json!("First")));
    assert_eq!(before["results"], json!([]));
    assert_eq!(void(&world, &admin, WHY).await.status, 200);
    let after = world.app.by(&admin).get(&path).await.ok();
    assert_eq!(after["running"], json!([]));
    assert_eq!(after["results"][0]["state"], "voided");
}

#[actix_web::test]
async fn nothing_is_voided_without_a_reason_or_twice() {
    let world = World::make().await;
    let admin = admin(&world).await;
    let before = world.digest();
    for reason in ["", "  ", &"x".repeat(401)] {
        assert_eq!(void(&world, &admin, reason).await.cell(), "400 validation_failed");
    }
    assert_eq!(world.digest(), before);
    assert_eq!(void(&world, &admin, WHY).await.status, 200);
    let before = world.digest();
    assert_eq!(void(&world, &admin, WHY).await.cell(), "409 not_now");
    assert_eq!(world.digest(), before);
}

#[actix_web::test]
async fn the_operator_voids_an_attempt_at_the_command_line() {
    let world = World::make().await;
    let command = CommandLine { app: &world.app, command: &["admin", "void-attempt"] };
    command.refuses(&[&world.attempt, "--reason", ""], "A reason has 1 to 400 characters");
    let said = command.prints(&[&world.attempt, "--reason", WHY]);
    let invitation = newest_invitation(&world).await;
    assert!(said.contains(invitation["code"].as_str().unwrap()), "{said}");
    let attempt: uuid::Uuid = world.attempt.parse().unwrap();
    let of = db::audit::Object::of("attempt", attempt);
    let trail = db::audit::history(&mut world.app.conn(), of, 10).unwrap();
    let row = trail.iter().find(|row| row.action == "void").unwrap();
    assert_eq!((row.actor_kind.as_str(), row.reason.as_deref()), ("operator", Some(WHY)));
}
