//! A company asks somebody whose result it has about a role of its own.

use serde_json::{Value, json};

use crate::attempts::grades::graded;
use crate::support::{Answer, Persona};
use crate::world::World;

/// A graded result of ada's at ruth's company, which has a live role.
async fn with_role() -> World {
    let (mut world, _) = graded().await;
    world.begin_role().await;
    world.put_role("published");
    world
}

fn path(world: &World) -> String {
    format!("/api/reports/{}/roles", world.attempt)
}

async fn ask(world: &World, who: &Persona) -> Answer {
    let note = "Your queue was the clearest that we read.";
    let body = json!({ "role_id": world.role, "note": note });
    world.app.by(who).post(&path(world), body).await
}

async fn proposed(world: &World) -> Vec<Value> {
    let list = world.app.by(&world.ada).get("/api/users/role-proposals").await.ok();
    list["items"].as_array().unwrap().clone()
}

#[actix_web::test]
async fn somebody_with_a_result_is_on_the_shortlist_of_a_role_once_they_accept() {
    let world = with_role().await;
    let asked = ask(&world, &world.ruth).await;
    assert_eq!(asked.status, 201, "{}", asked.text);
    assert_eq!(ask(&world, &world.ruth).await.cell(), "409 proposed_already");
    let heard = world.app.mails_to(&world.ada.email).remove(0);
    assert!(heard.contains("Your queue was the clearest"), "{heard}");
    let mine = proposed(&world).await;
    assert_eq!((mine.len(), &mine[0]["state"]), (1, &json!("proposed")));
    let accept = format!("/api/users/role-proposals/{}/accept", mine[0]["id"].as_str().unwrap());
    world.app.by(&world.ada).post(&accept, json!({ "version": 1 })).await.ok();

    let listed = world.app.by(&world.ruth).get(&path(&world)).await.ok();
    assert_eq!(listed["items"][0]["state"], "accepted");
    let board = format!("/api/roles/{}/applications?column=shortlisted", world.role);
    let cards = world.app.by(&world.ruth).get(&board).await.ok();
    assert_eq!(cards["items"].as_array().unwrap().len(), 1, "no slate keeps them: {cards}");
    assert_eq!(cards["items"][0]["facts"]["source"], "invited");
    assert_eq!(ask(&world, &world.ruth).await.cell(), "409 cannot_be_asked");
}

#[actix_web::test]
async fn a_company_asks_about_its_own_roles_only_and_only_whose_result_it_has() {
    let mut world = with_role().await;
    let fay = Persona::new("fay");
    world.app.register_company(&fay).await;
    world.app.unlock(&fay);
    assert_eq!(ask(&world, &fay).await.cell(), "404 not_found");
    assert_eq!(world.app.by(&fay).get(&path(&world)).await.cell(), "404 not_found");
    let short = json!({ "role_id": world.role, "note": "Come." });
    let refused = world.app.by(&world.ruth).post(&path(&world), short).await;
    assert_eq!(refused.body["errors"][0]["field"], "note");
    world.role = "00000000-0000-7000-8000-0000000000f8".to_owned();
    assert_eq!(ask(&world, &world.ruth).await.cell(), "404 not_found");
    assert_eq!(proposed(&world).await, Vec::<Value>::new());
}

#[actix_web::test]
async fn why_somebody_cannot_be_asked_is_not_said() {
    use diesel::connection::SimpleConnection;
    let world = with_role().await;
    let sql =
        format!("update users set email_verified = false where email = '{}'", world.ada.email);
    world.app.conn().batch_execute(&sql).unwrap();
    assert_eq!(ask(&world, &world.ruth).await.cell(), "409 cannot_be_asked");
}
