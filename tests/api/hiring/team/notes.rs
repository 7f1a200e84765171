//! Notes over HTTP, and the colleagues whom they mention.

use serde_json::{Value, json};

use super::Team;
use crate::support::{Answer, Persona};

impl Team {
    async fn note(&self, who: &Persona, text: &str, mentions: &[&Persona]) -> Answer {
        let mentions: Vec<_> = mentions.iter().map(|one| self.id(one)).collect();
        let body = json!({ "text": text, "mentions": mentions });
        self.app.by(who).post(&self.path("notes"), body).await
    }

    async fn edit_note(&self, who: &Persona, note: &Value, text: &str) -> Answer {
        let path = format!("/api/notes/{}", note["id"].as_str().unwrap());
        let body = json!({ "version": note["version"], "text": text, "mentions": [] });
        self.app.by(who).put(&path, body).await
    }

    async fn delete_note(&self, who: &Persona, note: &Value) -> Answer {
        let path = format!("/api/notes/{}/delete", note["id"].as_str().unwrap());
        self.app.by(who).post(&path, json!({ "version": note["version"] })).await
    }
}

#[actix_web::test]
async fn a_note_is_written_read_by_the_team_and_changed_for_a_quarter_of_an_hour() {
    let t = Team::new().await;
    let (rita, bill) = (t.colleague("rita", "reviewer"), t.colleague("bill", "billing"));
    let made = t.note(&t.ruth, "Ask @rita about Rust.", &[&rita, &t.ruth]).await;
    assert_eq!(made.status, 201, "{}", made.text);
    let mails = t.app.mails_to(&rita.email);
    assert!(mails[0].contains("mentions you in a note"), "{}", mails[0]);
    // Ids in addresses are random letters.
    let said: String = mails[0].lines().filter(|line| !line.contains("http")).collect();
    assert!(!said.contains("Rust") && !said.contains("ada"), "{said}");
    assert!(!t.app.mails_to(&t.ruth.email).iter().any(|mail| mail.contains("mentions you")));
    let list = t.get(&rita, "notes").await.ok();
    assert_eq!(list["items"][0]["text"], "Ask @rita about Rust.");
    assert_eq!(list["items"][0]["open_until"], Value::Null, "it is not hers");
    assert_ne!(made.body["open_until"], Value::Null);

    assert_eq!(t.edit_note(&rita, &made.body, "x").await.cell(), "403 role");
    let edited = t.edit_note(&t.ruth, &made.body, "Ask about Go.").await.ok();
    assert_eq!((&edited["text"], &edited["mentions"]), (&json!("Ask about Go."), &json!([])));
    assert_eq!(t.delete_note(&t.ruth, &made.body).await.cell(), "409 stale_version");
    t.run("update application_notes set created_at = created_at - interval '15 minutes'");
    assert_eq!(t.edit_note(&t.ruth, &edited, "x").await.cell(), "409 note_fixed");
    assert_eq!(t.delete_note(&t.ruth, &edited).await.cell(), "409 note_fixed");
    let second = t.note(&rita, "Two.", &[]).await.ok();
    assert_eq!(t.delete_note(&rita, &second).await.status, 200);
    assert_eq!(t.get(&rita, "notes").await.ok()["items"].as_array().unwrap().len(), 1);
    for (text, mentions, field) in
        [(" ", vec![], "text"), ("x", vec![&bill], "mentions"), ("x", vec![&t.ada], "mentions")]
    {
        let refused = t.note(&rita, text, &mentions).await;
        assert_eq!(refused.body["errors"][0]["field"], field, "{}", refused.text);
    }
    assert_eq!(t.note(&bill, "x", &[]).await.cell(), "403 role");
    assert_eq!(t.get(&t.ada, "notes").await.cell(), "403 role");
}

#[actix_web::test]
async fn a_candidate_takes_along_what_was_said_of_them_but_not_by_whom() {
    let t = Team::new().await;
    let rita = t.colleague("rita", "reviewer");
    t.note(&rita, "Canary: strong in Rust.", &[]).await.ok();
    let export = t.app.by(&t.ada).get("/api/users/export").await;
    assert!(export.text.contains("Canary: strong in Rust."), "{}", export.text);
    assert!(!export.text.contains(&t.id(&rita).to_string()), "{}", export.text);
}
