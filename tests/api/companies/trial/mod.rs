//! A company's free trial, from its confirmed address to the decision about it, and invitations that are reported.

use serde_json::{Value, json};

use crate::account::letters::header_of;
use crate::support::Persona;
use crate::world::{World, new_assessment};

fn stranger() -> Persona {
    let (uid, email) = ("uid-kim".to_owned(), "kim@kestrel.example".to_owned());
    Persona { uid, email, verified: false }
}

async fn company_of(world: &World, who: &Persona) -> Value {
    world.app.by(who).get("/api/auth/user").await.ok()["user"]["company"].clone()
}

/// A company that is not approved, with its inquiry in review, an assessment that it has looked at, and the inquiry.
async fn on_trial(world: &World) -> (Persona, String, String) {
    let kim = stranger();
    let user = world.app.register_company(&kim).await;
    let company = &user["company"];
    assert_eq!(company["trial"], Value::Null, "{user}");
    assert_eq!(company["review"]["of"], "company", "without an inquiry it is in the queue, too");
    assert_eq!(company["trial_offer"], json!({ "days": 14, "invitations": 10 }), "{user}");
    let inquiry = world.app.inquire(&kim, "Kestrel Works").await;
    let by = world.app.by(&kim);
    let made = by.post("/api/assessments", new_assessment(&world.problem)).await.ok();
    let id = made["id"].as_str().unwrap().to_owned();
    let invite = format!("/api/assessments/{id}/invitations");
    let refused = by.post(&invite, json!({ "email": "gus@example.com" })).await;
    assert_eq!(refused.cell(), "409 not_tried");
    let looked = by.send("POST", &format!("/api/assessments/{id}/previewed"), None).await;
    assert_eq!(looked.status, 204, "{}", looked.text);
    (kim, id, inquiry)
}

#[actix_web::test]
async fn a_confirmed_address_opens_assessments_for_ten_invitations_and_nothing_else() {
    let world = World::make().await;
    let (kim, id, _) = on_trial(&world).await;
    let by = world.app.by(&kim);
    let user = by.get("/api/auth/user").await.ok()["user"].clone();
    let company = &user["company"];
    assert_eq!(
        (&company["state"], &company["review"]["of"]),
        (&json!("unverified"), &json!("company"))
    );
    let trial = &company["trial"];
    assert_eq!((&trial["invitations"], &trial["invitations_left"]), (&json!(10), &json!(10)));
    let flags = &user["flags"];
    assert_eq!((&flags["payment"], &flags["assessment_access"]), (&json!(false), &json!(false)));
    assert!(user["username"].as_str().unwrap().starts_with("uidkim_"), "{user}");
    assert_eq!(by.get("/api/roles").await.cell(), "403 feature_locked");
    assert_eq!(by.get("/api/companies/me/github-reports").await.status, 404);

    let invite = format!("/api/assessments/{id}/invitations");
    let batch =
        json!({ "recipients": [{ "email": "gus@example.com" }], "message": "Buy our shares!" });
    by.post(&format!("/api/assessments/{id}/send"), batch).await.ok();
    for n in 1..10 {
        let body = json!({ "email": format!("gus{n}@example.com") });
        let made = by.post(&invite, body).await;
        assert_eq!(made.status, 201, "{}", made.text);
    }
    assert_eq!(company_of(&world, &kim).await["trial"]["invitations_left"], 0);
    let beyond = by.post(&invite, json!({ "email": "eve@example.com" })).await;
    assert_eq!(beyond.cell(), "409 quota_used_up");
    assert!(beyond.text.contains("free trial"), "{}", beyond.text);
    let mail = world.app.mails_to("gus@example.com")[0].clone();
    assert!(mail.contains("not yet verified by Assay"), "{mail}");
    assert!(!mail.contains("Buy our shares"), "{mail}");
    assert_eq!(header_of(&world.app, "gus@example.com", None).sender, None, "in our name alone");
}

#[actix_web::test]
async fn one_domain_has_one_trial_and_free_mail_has_none() {
    let world = World::make().await;
    on_trial(&world).await;
    for (uid, email) in [("uid-lee", "lee@hr.kestrel.example"), ("uid-mia", "mia@gmail.com")] {
        let who = Persona { uid: uid.into(), email: email.into(), verified: true };
        world.app.register_company(&who).await;
        assert_eq!(company_of(&world, &who).await["trial"], Value::Null, "{email}");
        assert_eq!(world.app.by(&who).get("/api/assessments").await.cell(), "403 feature_locked");
    }
    let who = Persona { uid: "uid-noa".into(), email: "noa@osprey.example".into(), verified: true };
    world.app.register_company(&who).await;
    assert_eq!(company_of(&world, &who).await["trial"]["invitations"], 10, "a verified sign-in");
}

#[actix_web::test]
async fn a_rejection_withdraws_the_invitations_and_a_reported_one_waits_for_the_admin() {
    let world = World::make().await;
    let (kim, id, inquiry) = on_trial(&world).await;
    let invite = format!("/api/assessments/{id}/invitations");
    let made = world.app.by(&kim).post(&invite, json!({ "email": "gus@example.com" })).await.ok();
    let code = made["code"].as_str().unwrap();
    let stranger = world.app.anon();
    let card = stranger.get(&format!("/api/codebrain/{code}")).await.ok();
    assert_eq!(card["is_unverified"], true);
    let known = stranger.get(&format!("/api/codebrain/{}", world.code)).await.ok();
    assert_eq!(known["is_unverified"], false);

    let report = format!("/api/codebrain/{code}/report");
    let said = json!({ "reason": "pretends", "note": "This is not Kestrel." });
    assert_eq!(stranger.post(&report, said).await.status, 204);
    let admin = Persona::new("admin");
    world.app.register_candidate(&admin).await;
    let desk = world.app.by(&admin);
    let kinds = desk.get("/api/admin/waiting").await.ok().to_string();
    assert!(kinds.contains("invitation_report"), "{kinds}");
    let listed = desk.get("/api/admin/invitation-reports").await.ok();
    let of = &listed["items"][0];
    assert_eq!(
        (&of["reason"], &of["company_name"]),
        (&json!("pretends"), &json!("uid-kim")),
        "{of}"
    );
    let place = of["invitation_id"].as_str().unwrap();
    let close = format!("/api/admin/invitation-reports/{place}/close");
    assert_eq!(desk.send("POST", &close, None).await.status, 204);
    assert_eq!(desk.send("POST", &close, None).await.cell(), "404 not_found");

    let no = world.app.decide(&inquiry, "reject", json!({ "reason": "Not a company." })).await;
    assert_eq!(no.status, 200, "{}", no.text);
    assert_eq!(world.app.by(&kim).get("/api/assessments").await.cell(), "403 feature_locked");
    let mail = world.app.mails_to("gus@example.com")[0].clone();
    assert!(mail.contains("could not verify"), "{mail}");
    let after = stranger.get(&format!("/api/codebrain/{code}")).await.ok();
    assert_eq!(after["state"], "cancelled", "{after}");
    let trail = desk.get("/api/admin/audit?entity=company&action=end_free_trial").await.ok();
    assert_eq!(trail["items"][0]["actor"], "admin@example.com", "{trail}");
}

#[actix_web::test]
async fn rejecting_the_inquiry_of_an_approved_company_leaves_its_invitations_alone() {
    let world = World::make().await;
    let (kim, id, inquiry) = on_trial(&world).await;
    let invite = format!("/api/assessments/{id}/invitations");
    let made = world.app.by(&kim).post(&invite, json!({ "email": "gus@example.com" })).await.ok();
    let card = format!("/api/codebrain/{}", made["code"].as_str().unwrap());
    let before = world.app.anon().get(&card).await.ok()["state"].clone();
    world.app.unlock(&kim);
    world.app.register_candidate(&Persona::new("admin")).await;
    let no = world.app.decide(&inquiry, "reject", json!({ "reason": "A second form." })).await;
    assert_eq!(no.status, 200, "{}", no.text);
    assert_eq!(world.app.anon().get(&card).await.ok()["state"], before);
    assert_ne!(before, "cancelled");
    assert_eq!(world.app.mails_to("gus@example.com").len(), 1, "the invitation, and no word more");
    world.app.by(&kim).get("/api/assessments").await.ok();
    assert_eq!(company_of(&world, &kim).await["state"], "approved");
}

#[actix_web::test]
async fn after_its_trial_a_company_reads_what_it_has_and_invites_nobody() {
    use diesel::connection::SimpleConnection;
    let world = World::make().await;
    let (kim, id, _) = on_trial(&world).await;
    let by = world.app.by(&kim);
    let invite = format!("/api/assessments/{id}/invitations");
    by.post(&invite, json!({ "email": "gus@example.com" })).await.ok();
    let over = "update free_trials set begun_at = now() - interval '15 days', \
        ends_at = now() - interval '1 minute'";
    world.app.conn().batch_execute(over).unwrap();

    let company = company_of(&world, &kim).await;
    assert_eq!(company["trial"], Value::Null);
    assert!(company["trial_ended_at"].is_string(), "{company}");
    assert_eq!(by.get("/api/assessments").await.ok()["items"].as_array().unwrap().len(), 1);
    assert_eq!(by.get(&invite).await.ok()["items"][0]["email"], "gus@example.com");
    for rest in ["", "/results", "/results/export", "/statistics", "/scores", "/cut-off"] {
        let read = by.get(&format!("/api/assessments/{id}{rest}")).await;
        assert_eq!(read.status, 200, "{rest}: {}", read.text);
    }
    let refused = by.post(&invite, json!({ "email": "eve@example.com" })).await;
    assert_eq!(refused.cell(), "403 feature_locked");
    assert!(refused.text.contains("Your free trial is over"), "{}", refused.text);
    let made = by.post("/api/assessments", new_assessment(&world.problem)).await;
    assert_eq!(made.cell(), "403 feature_locked");
    assert_eq!(by.get("/api/problems").await.cell(), "403 feature_locked", "nor reads the bank");
}
