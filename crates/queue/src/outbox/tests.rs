//! The outbox on the database, and what may be mailed.

use std::sync::Barrier;

use diesel::connection::SimpleConnection;
use testkit::{TestDb, store};

use super::*;

fn message(subject: &str) -> Message {
    let to = "ada@example.com".parse().unwrap();
    Message { to, subject: subject.into(), text: "Hello.".into(), html: None, calendar: None }
}

#[track_caller]
fn check(message: &Message, want: Option<&str>) {
    let got = message.check().err().map(|e| e.to_string());
    assert_eq!(got.as_deref(), want);
}

#[test]
fn only_sound_messages_are_mailed() {
    check(&message("Your invitation"), None);
    check(&message(&"x".repeat(200)), None);
    let long = "This message cannot be mailed: its subject is empty or over 200 characters.";
    check(&message(""), Some(long));
    check(&message(&"x".repeat(201)), Some(long));
    let control = "This message cannot be mailed: its subject holds a control character.";
    check(&message("a\r\nBcc: eve@example.com"), Some(control));
    let nul = "This message cannot be mailed: it holds a NUL.";
    check(&Message { text: "a\0b".into(), ..message("x") }, Some(nul));
    check(&Message { html: Some("a\0b".into()), ..message("x") }, Some(nul));
    let empty = "This message cannot be mailed: its text is empty or over 128 KiB.";
    check(&Message { text: String::new(), ..message("x") }, Some(empty));
    let text = |bytes: usize| Message { text: "x".repeat(bytes), ..message("x") };
    check(&text(131_072), None);
    check(&text(131_073), Some(empty));
    let html = |bytes: usize| Message { html: Some("x".repeat(bytes)), ..message("x") };
    let empty = "This message cannot be mailed: its HTML is empty or over 256 KiB.";
    check(&html(0), Some(empty));
    check(&html(262_144), None);
    check(&html(262_145), Some(empty));
    let entry = |bytes: usize| Attached { method: "REQUEST".into(), text: "x".repeat(bytes) };
    let with = |bytes: usize| Message { calendar: Some(entry(bytes)), ..message("x") };
    let empty = "This message cannot be mailed: its calendar entry is empty or over 64 KiB.";
    check(&with(0), Some(empty));
    check(&with(65_536), None);
    check(&with(65_537), Some(empty));
}

#[test]
fn the_same_message_id_is_made_at_every_attempt() {
    let id: MailId = "0192a0de-1111-7abc-8def-0123456789ab".parse().unwrap();
    let want = "<0192a0de-1111-7abc-8def-0123456789ab@assay.example>";
    assert_eq!(message_id(id, "assay.example"), want);
}

#[test]
fn a_message_brings_its_job_and_is_marked_sent_once() {
    store(|conn| {
        let id = enqueue_mail(conn, "invitation:1", &message("One")).unwrap();
        let depth = jobs::depth(conn).unwrap();
        assert!(depth.iter().any(|d| d.kind == Kind::Mail && d.queued == 1), "{depth:?}");
        mark_tried(conn, id, "greylisted").unwrap();
        assert!(mark_sent(conn, id).unwrap());
        assert!(!mark_sent(conn, id).unwrap());
        assert!(!mark_failed(conn, id, "late").unwrap());
        let mail = find(conn, id).unwrap().unwrap();
        assert_eq!((mail.state, mail.attempts, mail.sent_at.is_some()), (State::Sent, 1, true));
        assert_eq!(mail.last_error.as_deref(), Some("greylisted"));
        assert_eq!(of_key(conn, "invitation:1").unwrap().as_ref(), Some(&mail));
        assert!(mail.has_text());
        let removed = Mail { text: rules::REMOVED.to_owned(), ..mail.clone() };
        assert!(!removed.has_text(), "there is nothing left to send");
        assert_eq!(of_key(conn, "invitation:2").unwrap(), None);
        assert_eq!(recent(conn, 50).unwrap(), [mail]);
    });
}

#[test]
fn asking_fifty_times_at_once_mails_once() {
    let db = TestDb::create();
    let barrier = Barrier::new(50);
    let ids: Vec<MailId> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..50)
            .map(|_| {
                scope.spawn(|| {
                    let mut conn = db.conn();
                    barrier.wait();
                    enqueue_mail(&mut conn, "invitation:1", &message("One")).unwrap()
                })
            })
            .collect();
        threads.into_iter().map(|t| t.join().unwrap()).collect()
    });
    assert!(ids.iter().all(|id| *id == ids[0]));
    let waiting: i64 = jobs::depth(&mut db.conn()).unwrap().iter().map(|d| d.queued).sum();
    assert_eq!(waiting, 1);
}

#[test]
fn the_database_refuses_to_rewrite_a_message() {
    store(|conn| {
        enqueue_mail(conn, "invitation:1", &message("One")).unwrap();
        let refused = conn.batch_execute("update mail_messages set to_email = 'eve@example.com'");
        let refused = db::Error::from(refused.unwrap_err());
        assert_eq!(refused.constraint(), Some("mail_messages_immutable"));
    });
}

#[test]
fn the_text_of_a_message_goes_once_it_was_sent_and_not_before() {
    store(|conn| {
        let secret = Message { html: Some("012345".into()), ..message("Your code") };
        let id = enqueue_mail(conn, "otp:1", &secret).unwrap();
        remove_text(conn, id).unwrap();
        assert_eq!(find(conn, id).unwrap().unwrap().text, "Hello.");
        mark_sent(conn, id).unwrap();
        remove_text(conn, id).unwrap();
        let mail = find(conn, id).unwrap().unwrap();
        assert_eq!(
            (mail.text.as_str(), mail.html, mail.to.as_str()),
            ("(removed)", None, "ada@example.com")
        );
        let refused = conn.batch_execute("update mail_messages set text_body = 'else'");
        let refused = db::Error::from(refused.unwrap_err());
        assert_eq!(refused.constraint(), Some("mail_messages_immutable"));
    });
}

#[test]
fn a_message_that_was_given_up_keeps_its_text_until_it_is_old() {
    store(|conn| {
        let id = enqueue_mail(conn, "otp:1", &message("Your code")).unwrap();
        let at = find(conn, id).unwrap().unwrap().created_at;
        let later = at + kernel::chrono::TimeDelta::seconds(1);
        assert_eq!(remove_failed_texts(conn, later).unwrap(), 0, "it waits to be sent");
        mark_failed(conn, id, "gone").unwrap();
        assert_eq!(remove_failed_texts(conn, at).unwrap(), 0);
        assert_eq!(remove_failed_texts(conn, later).unwrap(), 1);
        assert_eq!(remove_failed_texts(conn, later).unwrap(), 0);
        assert_eq!(find(conn, id).unwrap().unwrap().text, "(removed)");
    });
}
