//! What a company does about a story of it: it answers, or disputes, and the moderator looks.

use serde_json::{Value, json};

use crate::interviews::telling::Teller;
use crate::support::Persona;

#[actix_web::test]
async fn a_company_answers_once_and_readers_see_it_once_it_was_looked_at() {
    let t = Teller::new().await;
    let ruth = Persona::new("ruth");
    t.app.register_company(&ruth).await;
    let inquiry = t.app.inquire(&ruth, "Pellworth").await;
    t.app.decide(&inquiry, "approve", json!({ "flags": [], "note": null })).await;
    let story = t.sent("Pellworth").await;
    t.decide(&story, "publish", Value::Null).await;
    let id = story["id"].as_str().unwrap();
    assert!(t.app.mails_to(&ruth.email)[0].contains("Someone has written about"));
    let path = format!("/api/interviews/{id}/reply");
    let unlinked = json!({ "text": "Thank you." });
    let first = t.app.by(&ruth).post(&path, unlinked.clone()).await;
    assert_eq!(first.status, 201, "{}", first.text);
    let again = t.app.by(&ruth).post(&path, unlinked).await;
    assert_eq!(again.cell(), "409 replied");
    let public = format!("/api/interviews/{id}");
    assert_eq!(t.app.by(&t.ada).get(&public).await.body["story"]["reply"], Value::Null);
    let case = t.admin(&format!("/api/admin/interviews/{id}")).await;
    let version = &case["interview"]["reply"]["version"];
    let publish = format!("/api/admin/interviews/{id}/reply/publish");
    let body = Some(json!({ "version": version }));
    let done = t.app.by(&Persona::new("admin")).send("POST", &publish, body).await;
    assert_eq!(done.body["interview"]["reply"]["state"], "published", "{}", done.text);
    let story = t.app.by(&t.ada).get(&public).await;
    assert_eq!(story.body["story"]["reply"]["text"], "Thank you.");
    assert!(t.app.mails_to(&t.ada.email)[0].contains("has answered"));
}

#[actix_web::test]
async fn a_company_disputes_a_story_about_it_and_the_moderator_looks_at_it() {
    let t = Teller::new().await;
    let (ruth, otto) = (Persona::new("ruth"), Persona::new("otto"));
    for (who, name) in [(&ruth, "Pellworth"), (&otto, "Ottomar")] {
        t.app.register_company(who).await;
        let inquiry = t.app.inquire(who, name).await;
        t.app.decide(&inquiry, "approve", json!({ "flags": [], "note": null })).await;
    }
    let story = t.sent("Pellworth").await;
    t.decide(&story, "publish", Value::Null).await;
    let path = format!("/api/interviews/{}/dispute", story["id"].as_str().unwrap());
    let body = |text: &str| Some(json!({ "text": text }));
    let foreign = t.app.by(&otto).send("POST", &path, body("Not so.")).await;
    assert_eq!(foreign.cell(), "404 not_found", "it is about another company");
    let empty = t.app.by(&ruth).send("POST", &path, body(" ")).await;
    assert_eq!(empty.cell(), "400 validation_failed");
    let words = "Nobody of ours was there.";
    let done = t.app.by(&ruth).send("POST", &path, body(words)).await;
    assert_eq!((done.status, &done.body), (201, &json!({})), "{}", done.text);
    let again = t.app.by(&ruth).send("POST", &path, body(words)).await;
    assert_eq!(again.cell(), "409 replied");
    let public = format!("/api/interviews/{}", story["id"].as_str().unwrap());
    let read = t.app.anon().get(&public).await;
    assert_eq!((read.status, &read.body["story"]["reply"]), (200, &Value::Null));
    assert!(!read.text.contains(words), "readers see nothing of it: {}", read.text);
    let case = t.admin(&format!("/api/admin{}", &public[4..])).await["interview"].clone();
    assert_eq!((&case["state"], &case["dispute"]["text"]), (&json!("flagged"), &json!(words)));
    let waiting = t.admin("/api/admin/interviews?queue=flagged").await;
    assert_eq!(waiting["items"][0]["id"], story["id"]);
    let kept = t.decide(&case, "keep", Value::Null).await;
    assert_eq!(kept.body["interview"]["state"], "published", "{}", kept.text);
}
