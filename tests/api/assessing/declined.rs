//! Invitations that their candidates decline, over HTTP.

use serde_json::json;

use crate::support::Persona;
use crate::world::{World, agreeing};

/// Gus is invited to ruth's assessment; the id and the code of the invitation.
async fn invited(world: &World, gus: &Persona) -> (String, String) {
    let path = format!("/api/assessments/{}/invitations", world.assessment);
    let made = world.app.by(&world.ruth).post(&path, json!({ "email": gus.email })).await.ok();
    let text = |name: &str| made[name].as_str().unwrap().to_owned();
    (text("id"), text("code"))
}

#[actix_web::test]
async fn an_invited_person_declines_until_they_begin_and_the_company_sees_it_and_may_ask_again() {
    let (world, gus) = (World::make().await, Persona::new("gus"));
    world.app.register_candidate(&gus).await;
    let (id, code) = invited(&world, &gus).await;
    let decline = format!("/api/codebrain/{code}/decline");
    let of_another = world.app.by(&world.ada).post(&decline, json!({})).await;
    assert_eq!(of_another.cell(), "404 not_found");
    assert_eq!(world.app.anon().post(&decline, json!({})).await.cell(), "401 missing_token");
    for _ in 0..2 {
        world.app.by(&gus).post(&decline, json!({})).await.ok();
    }
    let card = world.app.by(&gus).get(&format!("/api/codebrain/{code}")).await.ok();
    assert_eq!(card["state"], "declined");
    let mine = world.app.by(&gus).get("/api/invitations").await.ok();
    assert_eq!(mine["items"][0]["state"], "declined");
    let start = format!("/api/codebrain/{code}/start");
    let begun = world.app.by(&gus).post(&start, agreeing()).await;
    assert_eq!(begun.cell(), "409 invitation_closed");

    let path = format!("/api/assessments/{}/invitations", world.assessment);
    let listed = world.app.by(&world.ruth).get(&path).await.ok();
    assert_eq!(listed["items"][0]["state"], "declined");
    for act in ["cancel", "resend"] {
        let path = format!("/api/invitations/{id}/{act}");
        let refused = world.app.by(&world.ruth).send("POST", &path, None).await;
        assert_eq!(refused.cell(), "409 invitation_closed", "{act}");
    }
    let (_, again) = invited(&world, &gus).await;
    let start = format!("/api/codebrain/{again}/start");
    world.app.by(&gus).post(&start, agreeing()).await.ok();
    let late = world.app.by(&gus).post(&format!("/api/codebrain/{again}/decline"), json!({})).await;
    assert_eq!(late.cell(), "409 already_started");
}
