//! More time: given by the company or the admin, seen by the candidate at once.

use diesel::prelude::*;
use kernel::Instant;
use serde_json::{Value, json};

use crate::account::letters::header_of;
use crate::site::command_line::CommandLine;
use crate::support::{Answer, Persona};
use crate::world::World;

async fn give(world: &World, who: &Persona, minutes: i32) -> Answer {
    let body = json!({ "minutes": minutes, "reason": "A screen reader." });
    world.app.by(who).post(&format!("/api/attempts/{}/time", world.attempt), body).await
}

async fn ends_at(world: &World) -> Instant {
    let path = format!("/api/attempts/{}", world.attempt);
    let shown = world.app.by(&world.ada).get(&path).await.ok();
    shown["ends_at"].as_str().unwrap().parse().unwrap()
}

async fn newest(world: &World) -> Value {
    let list = world.app.by(&world.ada).get("/api/users/notifications").await.ok();
    list["items"][0].clone()
}

#[actix_web::test]
async fn a_company_gives_time_and_the_candidate_is_notified_at_once() {
    let world = World::make().await;
    let before = ends_at(&world).await;
    let given = give(&world, &world.ruth, 30).await;
    assert_eq!(given.status, 200, "{}", given.text);
    let now = ends_at(&world).await;
    assert_eq!((now - before).num_minutes(), 30);
    assert_eq!(given.body["ends_at"].as_str().unwrap().parse::<Instant>().unwrap(), now);
    let notice = newest(&world).await;
    assert_eq!(notice["title"], "30 more minutes for First");
    assert_eq!(notice["link"], format!("/codebrainv2/{}", world.code));
    assert!(world.app.mails_to(&world.ada.email)[0].contains("30 more minutes"));
    let header = header_of(&world.app, &world.ada.email, None);
    assert_eq!(header.sender.as_deref(), Some("uid-ruth"), "it comes in the company's name");
    assert_eq!(give(&world, &world.ruth, 5).await.status, 200);
    assert_eq!((ends_at(&world).await - before).num_minutes(), 35);
    assert_eq!(newest(&world).await["title"], "5 more minutes for First", "each time by itself");

    let attempt: uuid::Uuid = world.attempt.parse().unwrap();
    let of = db::audit::Object::of("attempt", attempt);
    let trail = db::audit::history(&mut world.app.conn(), of, 10).unwrap();
    let given = trail.iter().filter(|row| row.action == "add_time");
    let reasons: Vec<_> = given.map(|row| row.reason.as_deref()).collect();
    assert_eq!(reasons, [Some("A screen reader."); 2]);
}

#[actix_web::test]
async fn the_admin_gives_time_to_anyone() {
    let world = World::make().await;
    let admin = Persona::new("admin");
    world.app.register_candidate(&admin).await;
    let before = ends_at(&world).await;
    let body = json!({ "minutes": 120, "reason": "The power failed." });
    let path = format!("/api/admin/attempts/{}/time", world.attempt);
    assert_eq!(world.app.by(&admin).post(&path, body).await.status, 200);
    assert_eq!((ends_at(&world).await - before).num_minutes(), 120);
}

#[actix_web::test]
async fn the_operator_gives_time_at_the_command_line() {
    let world = World::make().await;
    let before = ends_at(&world).await;
    let command = CommandLine { app: &world.app, command: &["admin", "add-time"] };
    let said = command.prints(&[&world.attempt, "15", "--reason", "The power failed."]);
    let now = ends_at(&world).await;
    assert_eq!((now - before).num_minutes(), 15);
    assert!(said.contains(&now.format("%H:%M:%S UTC").to_string()), "{said}");
    assert_eq!(newest(&world).await["title"], "15 more minutes for First");
    let attempt: uuid::Uuid = world.attempt.parse().unwrap();
    let of = db::audit::Object::of("attempt", attempt);
    let trail = db::audit::history(&mut world.app.conn(), of, 10).unwrap();
    let given = trail.iter().find(|row| row.action == "add_time").unwrap();
    let logged = (given.actor_kind.as_str(), given.reason.as_deref());
    assert_eq!(logged, ("operator", Some("The power failed.")));

    command.refuses(&[&world.attempt, "4", "--reason", "Less."], "5..=120");
    command.refuses(&[&world.attempt, "121", "--reason", "More."], "5..=120");
    command.refuses(&[&world.attempt, "15", "--reason", ""], "--reason");
    let nowhere = uuid::Uuid::now_v7().to_string();
    command.refuses(&[&nowhere, "15", "--reason", "Which?"], "There is no such attempt");
    assert_eq!(ends_at(&world).await, now);
}

#[actix_web::test]
async fn time_is_refused_outside_its_bounds_without_a_reason_and_once_the_attempt_is_over() {
    let world = World::make().await;
    let before = world.digest();
    for minutes in [4, 121, 0, -5, i32::MAX] {
        assert_eq!(give(&world, &world.ruth, minutes).await.cell(), "400 validation_failed");
    }
    let path = format!("/api/attempts/{}/time", world.attempt);
    for reason in ["", "  "] {
        let body = json!({ "minutes": 30, "reason": reason });
        assert_eq!(
            world.app.by(&world.ruth).post(&path, body).await.cell(),
            "400 validation_failed"
        );
    }
    assert_eq!(world.digest(), before);
    let finish = format!("/api/attempts/{}/finish", world.attempt);
    world.app.by(&world.ada).send("POST", &finish, None).await.ok();
    assert_eq!(give(&world, &world.ruth, 30).await.cell(), "409 not_now");
}

#[actix_web::test]
async fn somebody_who_only_reads_results_gives_no_time() {
    use db::schema::company_members::dsl as m;
    let world = World::make().await;
    for (role, status) in [("reviewer", 403), ("billing", 403), ("recruiter", 200)] {
        diesel::update(m::company_members)
            .set(m::role.eq(role))
            .execute(&mut world.app.conn())
            .unwrap();
        assert_eq!(give(&world, &world.ruth, 30).await.status, status, "{role}");
    }
}
