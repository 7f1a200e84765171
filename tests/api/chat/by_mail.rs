//! Answers that people send by mail: from the mail that goes out to the message that stands in the chat.

use std::io::Write;
use std::process::{Command, Stdio};

use db::schema::mail_messages::dsl as m;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use flows::Error;
use flows::support::{Delivery, Inbox, Refusal, Taken, receive, thread};
use kernel::chrono::Utc;
use kernel::{Email, Instant};
use serde_json::{Value, json};

use super::{Desk, each};

const INBOX: &str = "support@assay.example";

fn inbox() -> Email {
    INBOX.parse().unwrap()
}

/// Ada was answered, did not read it and was mailed the answer; and her conversation's id.
async fn mailed() -> (Desk, String) {
    let desk = Desk::with(&[("ASSAY_INBOUND_ADDRESS", INBOX)]).await;
    let id = desk.ask("Where is my result?").await;
    desk.act(&id, "messages", json!({ "text": "It comes in a minute." })).await;
    desk.wait(6);
    (desk, id)
}

impl Desk {
    /// The address at which ada answers the newest mail, if it names one.
    fn answers(&self) -> Option<Email> {
        let newest = m::mail_messages.filter(m::to_email.eq(&self.ada.email)).order(m::id.desc());
        let key: String = newest.select(m::dedup_key).first(&mut self.app.conn()).unwrap();
        thread(&mut self.app.conn(), &key, Some(&inbox())).unwrap().unwrap().answers
    }

    fn receive_for(&self, authserv: Option<&str>, raw: &[u8]) -> Result<Taken, Refusal> {
        let (inbox, now): (Email, Instant) = (inbox(), Utc::now());
        let inbox = Inbox { address: &inbox, authserv };
        let delivery = Delivery { raw, recipient: None, return_path: None };
        receive(&self.app.state().db, inbox, delivery, now)
    }

    fn receive(&self, raw: &str) -> Result<Taken, Refusal> {
        self.receive_for(None, raw.as_bytes())
    }

    /// What `assay mail receive` ends with, and what it says.
    fn pipe(&self, raw: &[u8], settings: &[(&str, &str)], words: &[&str]) -> (Option<i32>, String) {
        let files = tempfile::tempdir().unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_assay-under-test"))
            .args(["mail", "receive"])
            .args(words)
            .env_clear()
            .env("DATABASE_URL", self.app.database.url())
            .env("ASSAY_DATA_DIR", files.path())
            .env("ASSAY_INBOUND_ADDRESS", INBOX)
            .envs(settings.iter().copied())
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // A command that needs no message ends before it has read one.
        let _ = child.stdin.take().unwrap().write_all(raw);
        let done = child.wait_with_output().unwrap();
        (done.status.code(), String::from_utf8_lossy(&done.stderr).into_owned())
    }
}

/// An answer as mail programs write it.
fn answer(from: &str, to: &Email, id: &str, text: &str) -> String {
    format!(
        "From: Ada <{from}>\nTo: {to}\nMessage-ID: <{id}>\nSubject: Re: Support has answered you\n\
         Content-Type: text/plain; charset=utf-8\n\n{text}\n\n\
         On Thu, 26 Nov 2026, Assay wrote:\n> Support writes:\n"
    )
}

#[actix_web::test]
async fn an_answer_by_mail_stands_in_the_chat_and_is_answered_as_any_other() {
    let (desk, id) = mailed().await;
    let mails = desk.app.mails_to(&desk.ada.email);
    let to = desk.answers().unwrap();
    assert!(mails[0].contains("It comes in a minute."), "{}", mails[0]);
    assert!(mails[0].contains(&format!("Replies go to {to}.")), "{}", mails[0]);
    let notices = desk.app.by(&desk.ada).get("/api/users/notifications").await.ok();
    assert!(!notices.to_string().contains("reply to this message"), "{notices}");
    let raw = answer(&desk.ada.email, &to, "1@example.com", "Thank you, it is there.");
    assert_eq!(desk.receive(&raw).unwrap(), Taken::Written);
    let read = desk.read(&id, "").await;
    assert_eq!(each(&read, "text")[2], "Thank you, it is there.");
    assert_eq!(each(&read, "side")[2], "user");
    assert_eq!(each(&read, "by_mail"), [false, false, true]);
    let standing = desk.standing().await;
    assert_eq!((&standing["state"], &standing["user_read"]), (&json!("open"), &json!(2)));
    desk.act(&id, "messages", json!({ "text": "You are welcome." })).await;
    desk.wait(12);
    let mails = desk.app.mails_to(&desk.ada.email);
    assert_eq!(mails.len(), 2);
    assert!(mails[0].contains("You are welcome.") && !mails[0].contains("It comes in a minute."));
    assert_eq!(desk.answers(), Some(to), "a conversation has one address");
}

#[actix_web::test]
async fn what_a_mail_quotes_is_kept_and_read_by_its_person_and_support_alone() {
    let (desk, id) = mailed().await;
    let to = desk.answers().unwrap();
    let said = "My program prints\n> prompt\nand stops.";
    let raw = answer(&desk.ada.email, &to, "1@example.com", &format!("{said}\n\n-- \nAda <b>"));
    assert_eq!(desk.receive(&raw).unwrap(), Taken::Written);
    let plain = format!("From: {}\nTo: {to}\n\nThat is all.", desk.ada.email);
    assert_eq!(desk.receive(&plain).unwrap(), Taken::Written);
    let read = desk.read(&id, "").await;
    assert_eq!(each(&read, "text")[2], said);
    assert_eq!(each(&read, "has_quoted_text"), [false, false, true, false]);
    let path = |number: i32| format!("/api/support/conversations/{id}/messages/{number}/mail");
    let quoted = "-- \nAda <b>\n\nOn Thu, 26 Nov 2026, Assay wrote:\n> Support writes:";
    // Lines keep no blanks at their ends.
    let quoted = quoted.replace("-- \n", "--\n");
    for who in [&desk.ada, &desk.admin] {
        let mail = desk.app.by(who).get(&path(3)).await.ok();
        let own = json!({ "text": said, "is_folded": false });
        let folded = json!({ "text": quoted, "is_folded": true });
        assert_eq!(mail, json!({ "pieces": [own, folded], "is_cut": false }));
        let whole = desk.app.by(who).get(&path(4)).await.ok();
        assert_eq!(whole["pieces"], json!([{ "text": "That is all.", "is_folded": false }]));
        assert_eq!(desk.app.by(who).get(&path(2)).await.cell(), "404 not_found", "by no mail");
    }
    assert_eq!(desk.app.by(&desk.ben).get(&path(3)).await.cell(), "404 not_found");
    assert_eq!(desk.app.anon().get(&path(3)).await.status, 401);
}

#[actix_web::test]
async fn without_an_inbox_the_mail_says_to_answer_in_the_chat() {
    let desk = Desk::open().await;
    let id = desk.ask("Where is my result?").await;
    desk.act(&id, "messages", json!({ "text": "It comes in a minute." })).await;
    desk.wait(6);
    let mails = desk.app.mails_to(&desk.ada.email);
    for absent in ["reply to this message", "Replies go to", "It comes in a minute."] {
        assert!(!mails[0].contains(absent), "{absent}: {}", mails[0]);
    }
    assert!(mails[0].contains("answer it in the chat"), "{}", mails[0]);
    assert_eq!(desk.answers(), None);
}

#[actix_web::test]
async fn the_same_mail_twice_is_one_message() {
    let (desk, id) = mailed().await;
    let raw = answer(&desk.ada.email, &desk.answers().unwrap(), "1@example.com", "Once");
    assert_eq!(desk.receive(&raw).unwrap(), Taken::Written);
    assert_eq!(desk.receive(&raw).unwrap(), Taken::Known);
    assert_eq!(each(&desk.read(&id, "").await, "number"), [1, 2, 3]);
}

#[actix_web::test]
async fn nobody_else_writes_at_the_address_of_a_conversation() {
    let (desk, id) = mailed().await;
    let to = desk.answers().unwrap();
    let guessed: Email = format!("support+{}@assay.example", "0".repeat(32)).parse().unwrap();
    for (from, to) in [
        (desk.ben.email.as_str(), &to),
        ("eve@example.com", &to),
        (desk.ada.email.as_str(), &guessed),
        (desk.ada.email.as_str(), &inbox()),
    ] {
        let refused = desk.receive(&answer(from, to, "1@example.com", "canary"));
        assert!(matches!(refused, Err(Refusal::Unknown)), "{from} to {to}: {refused:?}");
    }
    let own = answer(&desk.ada.email, &to, "1@example.com", "Hello");
    desk.app.conn().batch_execute("update users set disabled_at = now()").unwrap();
    assert!(matches!(desk.receive(&own), Err(Refusal::Unknown)), "the account is locked");
    desk.app.conn().batch_execute("update users set disabled_at = null").unwrap();
    assert_eq!(each(&desk.read(&id, "").await, "number"), [1, 2]);
    assert_eq!(desk.receive(&own).unwrap(), Taken::Written);
}

#[actix_web::test]
async fn the_server_that_is_named_must_vouch_for_the_sender() {
    let (desk, _) = mailed().await;
    let raw = answer(&desk.ada.email, &desk.answers().unwrap(), "1@example.com", "Hello");
    let found = |by: &str| {
        let header = format!("Authentication-Results: {by}; dkim=pass header.d=example.com");
        desk.receive_for(Some("mx.assay.example"), format!("{header}\n{raw}").as_bytes())
    };
    assert!(matches!(found("mx.evil.example"), Err(Refusal::Unknown)));
    assert_eq!(found("mx.assay.example").unwrap(), Taken::Written);
}

#[actix_web::test]
async fn what_no_person_wrote_is_dropped() {
    let (desk, id) = mailed().await;
    let raw = answer(&desk.ada.email, &desk.answers().unwrap(), "1@example.com", "I am away.");
    let absent = format!("Auto-Submitted: auto-replied\n{raw}");
    assert!(matches!(desk.receive(&absent), Ok(Taken::Dropped(_))));
    let (code, said) = desk.pipe(raw.as_bytes(), &[], &["--sender", ""]);
    assert!(code == Some(0) && said.contains("mail.dropped"), "{code:?}: {said}");
    assert_eq!(each(&desk.read(&id, "").await, "number"), [1, 2]);
}

#[actix_web::test]
async fn files_are_those_of_the_chat_and_the_others_are_named() {
    let (desk, id) = mailed().await;
    let to = desk.answers().unwrap();
    let part = |name: &str, content: &str| {
        format!(
            "--b\nContent-Type: application/octet-stream\nContent-Disposition: attachment; \
             filename=\"{name}\"\n\n{content}\n"
        )
    };
    let raw = format!(
        "From: {}\nTo: {to}\nContent-Type: multipart/mixed; boundary=b\n\n--b\n\nSee below.\n\
         {}{}{}{}{}--b--\n",
        desk.ada.email,
        part("run.log", "started"),
        part("old.gif", "GIF89a\u{1}"),
        part("two.txt", "two"),
        part("three.txt", "three"),
        part("four.txt", "four"),
    );
    assert_eq!(desk.receive(&raw).unwrap(), Taken::Written);
    let message = desk.read(&id, "").await["items"][2].clone();
    let names: Vec<&Value> =
        message["files"].as_array().unwrap().iter().map(|file| &file["name"]).collect();
    assert_eq!(names, ["run.txt", "two.txt", "three.txt"]);
    assert_eq!(message["refused_files"], json!(["old.gif", "four.txt"]));
    assert_eq!(message["text"], "See below.");
}

#[actix_web::test]
async fn what_is_resolved_is_opened_again() {
    let (desk, id) = mailed().await;
    let version = desk.detail(&id).await["conversation"]["version"].clone();
    desk.act(&id, "resolve", json!({ "version": version })).await;
    let raw = answer(&desk.ada.email, &desk.answers().unwrap(), "1@example.com", "Not yet.");
    assert_eq!(desk.receive(&raw).unwrap(), Taken::Written);
    let standing = desk.standing().await;
    assert_eq!((&standing["id"], &standing["state"]), (&json!(id), &json!("open")));
}

#[actix_web::test]
async fn a_mail_counts_as_a_message_of_the_chat() {
    let (desk, _) = mailed().await;
    let to = desk.answers().unwrap();
    let mail = |n: i32| answer(&desk.ada.email, &to, &format!("{n}@example.com"), "Hello");
    // The question that began the conversation is the first of twenty.
    for n in 1..20 {
        assert_eq!(desk.receive(&mail(n)).unwrap(), Taken::Written, "{n}");
    }
    let over = desk.receive(&mail(20));
    assert!(matches!(over, Err(Refusal::Failed(Error::Limited { .. }))), "{over:?}");
    desk.app.turn_clock(61);
    assert_eq!(desk.receive(&mail(20)).unwrap(), Taken::Written);
}

#[actix_web::test]
async fn the_command_tells_the_mail_server_what_to_do() {
    let (desk, id) = mailed().await;
    let to = desk.answers().unwrap();
    let mail = |from: &str, text: &str| answer(from, &to, "1@example.com", text).into_bytes();
    let good = mail(&desk.ada.email, "By the pipe.");
    let mut large = good.clone();
    large.resize(26 * 1024 * 1024, b'x');
    let long = mail(&desk.ada.email, &"x".repeat(4001));
    let away = [("DATABASE_URL", "postgres://nobody@127.0.0.1:9/nothing")];
    let unset = [("ASSAY_INBOUND_ADDRESS", "")];
    let wrong = [("ASSAY_INBOUND_ADDRESS", "support")];
    for (raw, settings, code, why) in [
        (&large, &[][..], 65, "at most 25 MB"),
        (&b"no message".to_vec(), &[][..], 65, ""),
        (&mail(&desk.ada.email, ""), &[][..], 65, "Write something"),
        (&long, &[][..], 65, "4000 characters"),
        (&mail("eve@example.com", "Hello"), &[][..], 67, "Write in the chat"),
        (&good, &away[..], 75, ""),
        (&good, &unset[..], 75, "ASSAY_INBOUND_ADDRESS"),
        (&good, &wrong[..], 75, "ASSAY_INBOUND_ADDRESS"),
        (&good, &[][..], 0, ""),
        (&good, &[][..], 0, ""),
    ] {
        let (ended, said) = desk.pipe(raw, settings, &[]);
        assert!(ended == Some(code) && said.contains(why), "{code} {why}: {ended:?} {said}");
    }
    assert_eq!(each(&desk.read(&id, "").await, "text")[2], "By the pipe.");
    // The recipient on the way is enough: a blind copy names none.
    let blind = format!("From: {}\nMessage-ID: <2@x>\n\nBlind.", desk.ada.email);
    assert_eq!(desk.pipe(blind.as_bytes(), &[], &[]).0, Some(67));
    let words = ["--sender", desk.ada.email.as_str(), "--recipient", to.as_str()];
    assert_eq!(desk.pipe(blind.as_bytes(), &[], &words).0, Some(0));
    assert_eq!(each(&desk.read(&id, "").await, "text")[3], "Blind.");
}
