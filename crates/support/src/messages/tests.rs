//! Messages on the database.

use db::audit::Actor;
use kernel::Instant;
use testkit::{store, user};

use super::*;
use crate::attachments::{File, Kind, keep, read};
use crate::{canned, notes};

fn noon() -> Instant {
    "2026-11-25T12:00:00Z".parse().unwrap()
}

fn says(text: &str) -> Draft {
    Draft { text: text.to_owned(), files: Vec::new() }
}

#[test]
fn whoever_was_away_gets_what_came_after_the_last_number_they_have() {
    store(|conn| {
        let ada = user(conn, "ada@example.com", "Ada");
        let mut id = None;
        for number in 1..=7 {
            let (of, message) = write(conn, ada, &says(&number.to_string()), noon()).unwrap();
            assert_eq!(message.number, number);
            id = Some(of.id);
        }
        let id = id.unwrap();
        let mut numbers = |wanted, limit| {
            let (rows, more) = list(conn, id, wanted, limit).unwrap();
            (rows.iter().map(|row| row.number).collect::<Vec<_>>(), more)
        };
        assert_eq!(numbers(Wanted::After(2), 3), (vec![3, 4, 5], true));
        assert_eq!(numbers(Wanted::After(5), 3), (vec![6, 7], false));
        assert_eq!(numbers(Wanted::After(7), 3), (vec![], false));
        assert_eq!(numbers(Wanted::Newest, 3), (vec![5, 6, 7], true));
        assert_eq!(numbers(Wanted::Before(3), 3), (vec![1, 2], false));
    });
}

#[test]
fn a_message_says_something_or_brings_up_to_three_files_of_its_writer() {
    store(|conn| {
        let (ada, ben) = (user(conn, "ada@example.com", "Ada"), user(conn, "b@example.com", "Ben"));
        let file = File::new(Kind::Txt, "log.txt", b"hello".to_vec());
        let kept = keep(conn, ada, &file, noon()).unwrap();
        let with = |ids: &[SupportAttachmentId]| Draft { text: String::new(), files: ids.to_vec() };
        assert!(matches!(write(conn, ada, &with(&[]), noon()), Err(Error::Empty)));
        assert!(matches!(write(conn, ada, &says(&"x".repeat(4001)), noon()), Err(Error::BadText)));
        assert!(matches!(write(conn, ada, &says("a\u{202e}b"), noon()), Err(Error::BadText)));
        let four = write(conn, ada, &with(&[kept.id; 4]), noon());
        assert!(matches!(four, Err(Error::TooManyFiles)), "{four:?}");
        let foreign = write(conn, ben, &with(&[kept.id]), noon());
        assert!(matches!(foreign, Err(Error::NoAttachment)), "{foreign:?}");
        let (of, sent) = write(conn, ada, &with(&[kept.id]), noon()).unwrap();
        assert_eq!(sent.files, std::slice::from_ref(&kept));
        let twice = write(conn, ada, &with(&[kept.id]), noon());
        assert!(matches!(twice, Err(Error::NoAttachment)), "{twice:?}");
        assert_eq!(read(conn, Some(ada), kept.id).unwrap(), file);
        assert!(matches!(read(conn, Some(ben), kept.id), Err(Error::NoAttachment)));
        assert_eq!(read(conn, None, kept.id).unwrap(), file, "support reads all");
        let theirs = keep(conn, ben, &file, noon()).unwrap();
        let answer = answer(conn, Actor::User(ben), of.id, &with(&[theirs.id]), noon()).unwrap().1;
        assert_eq!(answer.files, std::slice::from_ref(&theirs));
        assert_eq!(read(conn, Some(ada), theirs.id).unwrap(), file, "it is in her conversation");
    });
}

#[test]
fn a_mail_becomes_one_message_and_says_which_files_were_not_taken() {
    store(|conn| {
        let (ada, ben) = (user(conn, "ada@example.com", "Ada"), user(conn, "b@example.com", "Ben"));
        let mailed = Mailed {
            digest: [7; 32],
            refused: vec!["setup.exe".to_owned()],
            mail: Mail::default(),
        };
        assert!(!was_mailed(conn, ada, &mailed.digest).unwrap());
        let hello = says("Hello");
        let (of, sent) = write_mailed(conn, ada, (&hello, &mailed), noon()).unwrap();
        assert!(sent.by_mail && sent.refused_files == ["setup.exe"]);
        assert!(was_mailed(conn, ada, &mailed.digest).unwrap());
        assert!(!was_mailed(conn, ben, &mailed.digest).unwrap(), "of somebody else");
        write(conn, ada, &says("In the chat"), noon()).unwrap();
        let (read, _) = list(conn, of.id, Wanted::Newest, 10).unwrap();
        assert_eq!(read[0], sent);
        assert!(!read[1].by_mail && read[1].refused_files.is_empty());
        write_mailed(conn, ben, (&hello, &mailed), noon()).unwrap();
        let twice = write_mailed(conn, ada, (&hello, &mailed), noon());
        assert!(matches!(twice, Err(Error::Db(_))), "the database holds it too");
    });
}

#[test]
fn only_what_was_never_sent_is_removed() {
    store(|conn| {
        let ada = user(conn, "ada@example.com", "Ada");
        let file = File::new(Kind::Txt, "log.txt", b"hello".to_vec());
        let sent = keep(conn, ada, &file, noon()).unwrap().id;
        let left = keep(conn, ada, &file, noon()).unwrap().id;
        write(conn, ada, &Draft { files: vec![sent], ..says("") }, noon()).unwrap();
        let later = noon() + chrono::TimeDelta::seconds(1);
        assert_eq!(attachments::remove_unsent(conn, noon()).unwrap(), 0);
        assert_eq!(attachments::remove_unsent(conn, later).unwrap(), 1);
        assert!(matches!(read(conn, None, left), Err(Error::NoAttachment)));
        assert!(read(conn, None, sent).is_ok());
    });
}

#[test]
fn a_note_follows_the_newest_message_and_takes_no_number() {
    store(|conn| {
        let ada = user(conn, "ada@example.com", "Ada");
        let (of, _) = write(conn, ada, &says("Hello"), noon()).unwrap();
        assert!(matches!(
            notes::write(conn, Actor::Operator, of.id, "", noon()),
            Err(Error::Empty)
        ));
        let note = notes::write(conn, Actor::Operator, of.id, "Known case", noon()).unwrap();
        assert_eq!(note.after, 1);
        assert_eq!(notes::list(conn, of.id).unwrap(), [note]);
        let (_, next) = write(conn, ada, &says("?"), noon()).unwrap();
        assert_eq!(next.number, 2);
    });
}

#[test]
fn a_canned_reply_has_a_plain_key_and_takes_the_place_of_the_one_before() {
    store(|conn| {
        let reply = |key: &str, text: &str| canned::Reply { key: key.into(), text: text.into() };
        for bad in ["", "A", "a b", "ä", &"x".repeat(31)] {
            let refused = canned::save(conn, &reply(bad, "x"), noon());
            assert!(matches!(refused, Err(Error::BadKey)), "{bad}");
        }
        canned::save(conn, &reply("hello", "Hi"), noon()).unwrap();
        canned::save(conn, &reply("hello", "Hello there"), noon()).unwrap();
        assert_eq!(canned::list(conn).unwrap(), [reply("hello", "Hello there")]);
        canned::remove(conn, "hello").unwrap();
        assert!(matches!(canned::remove(conn, "hello"), Err(Error::NoReply)));
    });
}
