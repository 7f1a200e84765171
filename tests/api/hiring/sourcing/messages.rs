//! What the two sides of an accepted introduction write to each other, over HTTP.

use serde_json::{Value, json};

use crate::hiring::talent::{MINE, Market};
use crate::support::{Answer, Persona};

/// Ruth's company, and somebody who has accepted its request.
struct Met {
    t: Market,
    who: Persona,
    id: String,
}

impl Met {
    async fn new() -> Self {
        let t = Market::open().await;
        let (who, one) = t.asked().await;
        assert_eq!(t.answer(&who, &one, "accept").await.status, 200);
        Self { t, who, id: one["id"].as_str().unwrap().to_owned() }
    }

    fn ours(&self) -> String {
        format!("/api/introductions/{}/messages", self.id)
    }

    fn theirs(&self) -> String {
        format!("{MINE}/introductions/{}/messages", self.id)
    }

    async fn company(&self, text: &str) -> Answer {
        self.t.app.by(&self.t.ruth).post(&self.ours(), json!({ "text": text })).await
    }

    async fn candidate(&self, text: &str) -> Answer {
        self.t.app.by(&self.who).post(&self.theirs(), json!({ "text": text })).await
    }

    /// What each side reads: who wrote what, the newest first.
    async fn read(&self) -> Vec<(Value, Value)> {
        let ours = self.t.app.by(&self.t.ruth).get(&self.ours()).await.ok();
        let theirs = self.t.app.by(&self.who).get(&self.theirs()).await.ok();
        assert_eq!(ours["items"], theirs["items"], "both read the same");
        let rows = ours["items"].as_array().unwrap().iter();
        rows.map(|row| (row["name"].clone(), row["text"].clone())).collect()
    }

    async fn closed(&self, who: &Persona, path: &str) -> Value {
        self.t.app.by(who).get(path).await.ok()["closed"].clone()
    }

    async fn block(&self, companies: Value) {
        self.t.block(&self.who, companies).await;
    }

    fn mails(&self, to: &Persona) -> usize {
        let mails = self.t.app.mails_to(&to.email);
        mails.iter().filter(|mail| mail.contains("has written to you in your introduction")).count()
    }
}

#[actix_web::test]
async fn both_sides_of_an_accepted_introduction_write_and_are_notified_of_each_message() {
    let met = Met::new().await;
    let first = met.company("  Hello, when could we talk?\n").await;
    assert_eq!((first.status, &first.body["party"]), (201, &json!("company")), "{}", first.text);
    assert_eq!((met.mails(&met.who), met.mails(&met.t.ruth)), (1, 0));
    assert_eq!(met.candidate("On Monday.").await.status, 201);
    assert_eq!(met.candidate("Or on Tuesday.").await.status, 201);
    assert_eq!((met.mails(&met.who), met.mails(&met.t.ruth)), (1, 2));
    let said = |name: &str, text: &str| (json!(name), json!(text));
    let want = [
        said(&met.who.uid, "Or on Tuesday."),
        said(&met.who.uid, "On Monday."),
        said("uid-ruth", "Hello, when could we talk?"),
    ];
    assert_eq!(met.read().await, want);
    let page = met.t.app.by(&met.who).get(&format!("{}?limit=2", met.theirs())).await.ok();
    let next = page["next_cursor"].as_str().unwrap();
    let rest = format!("{}?limit=2&cursor={next}", met.theirs());
    let rest = met.t.app.by(&met.who).get(&rest).await.ok();
    assert_eq!((rest["items"].as_array().unwrap().len(), &rest["next_cursor"]), (1, &Value::Null));
    assert_eq!(met.t.sent().await[0]["last_message"]["party"], "candidate");
    let mine = met.t.received(&met.who).await.unwrap();
    assert_eq!(mine["last_message"]["party"], "candidate");
    let mails = met.t.app.mails_to(&met.t.ruth.email).join(" ");
    assert!(!mails.contains("On Monday"), "no mail says what was written");
}

#[actix_web::test]
async fn nobody_else_reads_or_writes_and_nothing_is_written_before_the_yes() {
    let t = Market::open().await;
    let (who, one) = t.asked().await;
    let id = one["id"].as_str().unwrap().to_owned();
    let met = Met { t, who, id };
    assert_eq!(met.company("Hello").await.cell(), "409 not_accepted");
    assert_eq!(met.candidate("Hello").await.cell(), "409 not_accepted");
    assert_eq!(met.t.answer(&met.who, &one, "accept").await.status, 200);
    for text in ["", " \n", &*"x".repeat(4001)] {
        assert_eq!(met.candidate(text).await.cell(), "400 validation_failed");
    }
    assert_eq!(met.candidate(&"x".repeat(4000)).await.status, 201);
    let zoe = Persona::new("zoe");
    met.t.app.register_candidate(&zoe).await;
    assert_eq!(met.t.app.by(&zoe).get(&met.theirs()).await.cell(), "404 not_found");
    let otto = Persona::new("otto");
    met.t.app.register_company(&otto).await;
    crate::hiring::roles::open_roles(&met.t.app, &otto);
    assert_eq!(met.t.app.by(&otto).get(&met.ours()).await.cell(), "404 not_found");
    met.t.run(
        "alter table company_members disable trigger user;
         update company_members set role = 'reviewer';
         alter table company_members enable trigger user",
    );
    assert_eq!(met.t.app.by(&met.t.ruth).get(&met.ours()).await.cell(), "403 role");
    assert_eq!(met.company("Hello").await.cell(), "403 role");
}

#[actix_web::test]
async fn the_first_message_of_the_company_answers_the_application_that_the_introduction_made() {
    let met = Met::new().await;
    let answered = || {
        use db::schema::applications as a;
        use diesel::prelude::*;
        let all = a::table.filter(a::answered_at.is_not_null()).count();
        all.get_result::<i64>(&mut met.t.app.conn()).unwrap()
    };
    assert_eq!(met.candidate("Hello").await.status, 201);
    assert_eq!(answered(), 0, "the candidate's own message answers nobody");
    assert_eq!(met.company("Hello").await.status, 201);
    assert_eq!(answered(), 1);
}

#[actix_web::test]
async fn who_is_gone_is_written_to_no_more_and_what_was_written_stays_readable() {
    let met = Met::new().await;
    assert_eq!(met.company("Hello").await.status, 201);
    let (who, ruth) = (met.who.clone(), met.t.ruth.clone());
    assert_eq!(met.closed(&ruth, &met.ours()).await, json!(null));
    let lock = format!("update users set disabled_at = now() where email = '{}'", who.email);
    met.t.run(&lock);
    assert_eq!(met.closed(&ruth, &met.ours()).await, json!("candidate"));
    let refused = met.company("Are you there?").await;
    assert_eq!(refused.cell(), "409 party_closed");
    assert!(refused.text.contains("This conversation is closed"), "{}", refused.text);
    met.t.run("update users set disabled_at = null");
    met.t.run("update companies set state = 'suspended'");
    assert_eq!(met.closed(&who, &met.theirs()).await, json!("company"));
    let refused = met.candidate("Are you there?").await;
    assert_eq!(refused.cell(), "409 party_closed");
    assert!(refused.text.contains("not active on Assay"), "{}", refused.text);
    let page = met.t.app.by(&who).get(&met.theirs()).await.ok();
    assert_eq!(page["items"].as_array().unwrap().len(), 1);
}

#[actix_web::test]
async fn who_blocks_the_company_is_written_to_no_more_until_they_unblock_it_and_both_can_read() {
    let met = Met::new().await;
    let (who, ruth) = (met.who.clone(), met.t.ruth.clone());
    assert_eq!(met.company("Hello").await.status, 201);
    let found = met.t.app.by(&who).get(&format!("{MINE}/companies?name=UID-ru")).await.ok();
    met.block(json!([found["items"][0]["id"]])).await;

    assert_eq!(met.closed(&ruth, &met.ours()).await, json!("candidate"));
    let refused = met.company("Are you there?").await;
    assert_eq!(refused.cell(), "409 party_closed");
    assert!(refused.text.contains("This conversation is closed"), "{}", refused.text);
    assert!(!refused.text.contains("block"), "{}", refused.text);
    assert_eq!(met.closed(&who, &met.theirs()).await, json!("candidate"));
    let refused = met.candidate("Hello").await;
    assert_eq!(refused.cell(), "409 company_blocked");
    assert!(refused.text.contains("You block this company"), "{}", refused.text);
    assert_eq!(met.read().await.len(), 1, "what was written stays, and no more comes");
    assert_eq!((met.mails(&who), met.mails(&ruth)), (1, 0));
    let contact = met.t.sent().await[0]["person"].clone();
    assert_eq!(contact["email"], json!(who.email), "what was disclosed stays disclosed");

    met.block(json!([])).await;
    assert_eq!(met.closed(&ruth, &met.ours()).await, json!(null));
    assert_eq!(met.closed(&who, &met.theirs()).await, json!(null));
    assert_eq!(met.company("Are you there?").await.status, 201);
    assert_eq!(met.candidate("Yes.").await.status, 201);
}

#[actix_web::test]
async fn a_lock_and_a_block_of_the_candidate_look_the_same_to_the_company() {
    let met = Met::new().await;
    let ruth = met.t.ruth.clone();
    let found = met.t.app.by(&met.who).get(&format!("{MINE}/companies?name=UID-ru")).await.ok();
    met.block(json!([found["items"][0]["id"]])).await;
    let said = async || {
        let refused = met.company("Hello").await;
        let answer = (refused.cell(), refused.body["detail"].clone());
        (answer, met.t.app.by(&ruth).get(&met.ours()).await.ok())
    };
    let blocked = said().await;
    met.block(json!([])).await;
    let lock = format!("update users set disabled_at = now() where email = '{}'", met.who.email);
    met.t.run(&lock);
    assert_eq!(said().await, blocked);
}

#[actix_web::test]
async fn candidates_see_in_their_list_which_conversations_are_closed_as_the_messages_say() {
    let met = Met::new().await;
    let who = met.who.clone();
    assert_eq!(met.company("Hello").await.status, 201);
    let check = async |want: Value| {
        let list = met.t.app.by(&who).get(&format!("{MINE}/introductions")).await.ok();
        let one = &list["items"][0];
        assert_eq!(
            (&one["id"], &one["last_message"]["party"]),
            (&json!(met.id), &json!("company"))
        );
        assert_eq!(one["closed"], want);
        assert_eq!(met.closed(&who, &met.theirs()).await, want);
    };
    check(json!(null)).await;
    let found = met.t.app.by(&who).get(&format!("{MINE}/companies?name=UID-ru")).await.ok();
    met.block(json!([found["items"][0]["id"]])).await;
    check(json!("candidate")).await;
    met.t.run("update companies set state = 'suspended'");
    check(json!("company")).await;
    let set = "set session_replication_role = replica;";
    met.t.run(&format!("{set} update companies set state = 'approved'"));
    met.block(json!([])).await;
    check(json!(null)).await;
    met.t.run(&format!("{set} delete from company_members"));
    check(json!("company")).await;
}

#[actix_web::test]
async fn a_request_that_waits_for_an_answer_has_no_conversation_that_could_be_closed() {
    let t = Market::open().await;
    let (who, one) = t.asked().await;
    t.run("update companies set state = 'suspended'");
    let list = t.app.by(&who).get(&format!("{MINE}/introductions")).await.ok();
    let shown = &list["items"][0];
    assert_eq!((&shown["id"], &shown["state"]), (&one["id"], &json!("requested")));
    assert_eq!(shown["closed"], json!(null));
}
