//! Lists of candidates for single companies, over HTTP and at the command line.

use serde_json::{Value, json};

use crate::attempts::grades::graded;
use crate::hiring::pool::{open_recruiting, profile_body};
use crate::hiring::talent::MINE;
use crate::site::command_line::CommandLine;
use crate::support::{Answer, Persona, TestApp};

const LIST: &str = "/api/recruit-talent";

/// Ruth's company with super-star access, ada who shows her name in the pool, and the admin.
struct Recruiting {
    app: TestApp,
    ruth: Persona,
    ada: Persona,
    admin: Persona,
    company: String,
    version: i64,
}

impl Recruiting {
    async fn open() -> Self {
        let (app, ruth, ada) = (TestApp::start(), Persona::new("ruth"), Persona::new("ada"));
        app.register_company(&ruth).await;
        app.register_candidate(&ada).await;
        Self::with(app, ruth, ada).await
    }

    async fn with(app: TestApp, ruth: Persona, ada: Persona) -> Self {
        let admin = Persona::new("admin");
        app.register_candidate(&admin).await;
        app.unlock(&ruth);
        let conn = &mut app.conn();
        let email = ruth.email.parse().unwrap();
        let company = companies::profiles::of_owner(conn, &email).unwrap().unwrap().id;
        open_recruiting(conn, company);
        let company = company.to_string();
        let mut t = Self { app, ruth, ada, admin, company, version: 0 };
        t.save(json!({})).await;
        t
    }

    /// Ada saves her profile: named, with these changes.
    async fn save(&mut self, change: Value) {
        let mut body = profile_body();
        body["visibility"] = json!("named");
        body["version"] = json!(self.version);
        for (name, value) in change.as_object().unwrap() {
            body[name] = value.clone();
        }
        let saved = self.app.by(&self.ada).put(MINE, body).await.ok();
        self.version = saved["profile"]["version"].as_i64().unwrap();
    }

    async fn member(&self) -> Option<String> {
        let path = "/api/admin/recruit-members?name=ada@";
        let found = self.app.by(&self.admin).get(path).await.ok();
        found["items"][0]["id"].as_str().map(str::to_owned)
    }

    async fn add(&self, member: &str) -> Answer {
        let path = format!("/api/admin/recruit-lists/{}", self.company);
        let body = json!({ "member": member, "note": "Builds calm tools." });
        self.app.by(&self.admin).post(&path, body).await
    }

    /// Puts ada on the list; its id.
    async fn listed(&self) -> String {
        let added = self.add(&self.member().await.unwrap()).await;
        assert_eq!(added.status, 201, "{}", added.text);
        added.body["id"].as_str().unwrap().to_owned()
    }

    async fn seen(&self) -> Value {
        self.app.by(&self.ruth).get(LIST).await.ok()
    }

    async fn write(&self, pick: &str) -> Answer {
        let body =
            json!({ "message": "We build tools for fitters, and yours are calm. ".repeat(3) });
        self.app.by(&self.ruth).post(&format!("{LIST}/{pick}/messages"), body).await
    }

    async fn received(&self) -> Value {
        let page = self.app.by(&self.ada).get(&format!("{MINE}/introductions")).await.ok();
        page["items"][0].clone()
    }

    async fn answer(&self, act: &str) -> Answer {
        let one = self.received().await;
        let path = format!("{MINE}/introductions/{}/{act}", one["id"].as_str().unwrap());
        self.app.by(&self.ada).post(&path, json!({ "version": one["version"] })).await
    }
}

#[actix_web::test]
async fn a_listed_candidate_is_written_to_and_addresses_are_exchanged_on_accepting() {
    let t = Recruiting::open().await;
    assert_eq!(t.seen().await["items"], json!([]));
    let pick = t.listed().await;
    let seen = t.seen().await;
    let one = &seen["items"][0];
    assert_eq!((&one["name"], &one["note"]), (&json!("uid-ada"), &json!("Builds calm tools.")));
    assert_eq!((&one["results"], &one["contact"]), (&json!([]), &Value::Null));
    assert_eq!((&seen["messages_left"], &seen["messages_a_month"]), (&json!(10), &json!(10)));
    assert!(!seen.to_string().contains(&t.ada.email), "{seen}");
    assert_eq!(t.write(&pick).await.status, 201);
    let again = t.write(&pick).await;
    assert_eq!(again.cell(), "409 asked_already");
    let seen = t.seen().await;
    assert_eq!(
        (&seen["messages_left"], &seen["items"][0]["contact"]["state"]),
        (&json!(9), &json!("requested"))
    );
    assert_eq!(seen["items"][0]["contact"]["person"], Value::Null);
    let mail = t.app.mails_to(&t.ada.email).join(" ");
    assert!(mail.contains("has written to you") && !mail.contains(&t.ruth.email), "{mail}");
    let one = t.received().await;
    assert_eq!(
        (&one["role_title"], &one["pay"], &one["person"]),
        (&Value::Null, &Value::Null, &Value::Null)
    );
    assert!(!one.to_string().contains(&t.ruth.email), "{one}");
    let yes = t.answer("accept").await;
    assert_eq!(yes.body["person"]["email"], t.ruth.email, "{}", yes.text);
    assert_eq!(t.seen().await["items"][0]["contact"]["person"]["email"], t.ada.email);
    let mail = t.app.mails_to(&t.ruth.email).join(" ");
    assert!(mail.contains("has accepted your direct message"), "{mail}");
    let own = t.app.by(&t.ada).get("/api/users/applications").await.ok();
    assert_eq!(own["items"], json!([]), "a message is about no role");
}

#[actix_web::test]
async fn who_declines_a_message_keeps_their_address() {
    let t = Recruiting::open().await;
    let pick = t.listed().await;
    assert_eq!(t.write(&pick).await.status, 201);
    assert_eq!(t.answer("decline").await.body["state"], "declined");
    let seen = t.seen().await;
    assert_eq!(seen["items"][0]["contact"]["state"], "declined");
    let mails = t.app.mails_to(&t.ruth.email).join(" ");
    assert!(mails.contains("has declined your direct message"), "{mails}");
    for text in [seen.to_string(), mails] {
        assert!(!text.contains(&t.ada.email), "{text}");
    }
}

#[actix_web::test]
async fn who_hides_opts_out_or_blocks_is_neither_seen_nor_written_to_from_then_on() {
    let mut t = Recruiting::open().await;
    let pick = t.listed().await;
    for change in [
        json!({ "visibility": "hidden" }),
        json!({ "visibility": "anonymous" }),
        json!({ "curated": false }),
        json!({ "blocked": [t.company] }),
    ] {
        t.save(change.clone()).await;
        assert_eq!(t.seen().await["items"], json!([]), "{change}");
        assert_eq!(t.write(&pick).await.cell(), "404 not_found", "{change}");
        let path = format!("/api/admin/recruit-lists/{}", t.company);
        let list = t.app.by(&t.admin).get(&path).await.ok();
        assert_eq!(list["items"][0]["is_shown"], false, "{change}");
    }
    t.save(json!({ "curated": false })).await;
    assert_eq!(t.member().await, None, "who has opted out is not found");
    t.save(json!({})).await;
    assert_eq!(t.seen().await["items"][0]["id"], json!(pick));
    let path = format!("/api/admin/recruit-picks/{pick}");
    assert_eq!(t.app.by(&t.admin).delete(&path).await.status, 200);
    assert_eq!(t.write(&pick).await.cell(), "404 not_found");
    assert_eq!(t.app.by(&t.admin).delete(&path).await.cell(), "404 not_found");
}

#[actix_web::test]
async fn results_are_shown_only_of_those_who_show_them() {
    let (world, _) = graded().await;
    let mut t = Recruiting::with(world.app, world.ruth, world.ada).await;
    t.listed().await;
    assert_eq!(t.seen().await["items"][0]["results"], json!([]));
    t.save(json!({ "shows_results": true })).await;
    let results = t.seen().await["items"][0]["results"].clone();
    assert_eq!(results[0]["assessment_title"], "First", "{results}");
    assert!(results[0]["fineness"].is_number(), "{results}");
}

#[actix_web::test]
async fn the_list_is_made_at_the_command_line_too() {
    let mut t = Recruiting::open().await;
    let (owner, ada) = (t.ruth.email.clone(), t.ada.email.clone());
    let line = CommandLine { app: &t.app, command: &["admin", "recruit"] };
    assert_eq!(line.prints(&["list", &owner]), "");
    let added = line.prints(&["add", &owner, &ada, "--note", "Builds calm tools."]);
    assert!(added.ends_with("uid-ada is on the list.\n"), "{added}");
    let pick = added.split(' ').next().unwrap().to_owned();
    let again = ["add", &owner, &ada, "--note", "Twice."];
    line.refuses(&again, "already on this list");
    line.refuses(&["add", &owner, &owner, "--note", "No."], "cannot be put on lists");
    let list = line.prints(&["list", &owner]);
    assert!(list.contains(&ada) && list.ends_with("Builds calm tools.\n"), "{list}");
    assert_eq!(t.seen().await["items"][0]["id"], json!(pick));
    t.save(json!({ "visibility": "hidden" })).await;
    let line = CommandLine { app: &t.app, command: &["admin", "recruit"] };
    assert!(line.prints(&["list", &owner]).contains("(not shown now)"));
    assert_eq!(line.prints(&["remove", &pick]), "Removed.\n");
    line.refuses(&["remove", &pick], "no longer on your list");
}
