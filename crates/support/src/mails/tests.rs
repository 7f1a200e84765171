//! Mails on the database.

use testkit::{store, user};

use super::*;
use crate::messages::{Draft, Mailed, write_mailed};

fn at(text: &str) -> Instant {
    text.parse().unwrap()
}

fn piece(text: &str, is_folded: bool) -> Piece {
    Piece { text: text.to_owned(), is_folded }
}

#[test]
fn a_mail_is_kept_piece_by_piece_until_its_time_and_its_message_stays() {
    store(|conn| {
        let ada = user(conn, "ada@example.com", "Ada");
        let noon = at("2026-11-25T12:00:00Z");
        let draft = Draft { text: "Yes".to_owned(), files: Vec::new() };
        let mut write = |digest: u8, pieces: Vec<Piece>, is_cut: bool| {
            let mail = Mail { pieces, is_cut };
            let mailed = Mailed { digest: [digest; 32], refused: Vec::new(), mail: mail.clone() };
            let (of, sent) = write_mailed(conn, ada, (&draft, &mailed), noon).unwrap();
            (of.id, sent, mail)
        };
        let (id, plain, whole) = write(1, vec![piece("Yes", false)], false);
        let quoted = vec![piece("> No?", true), piece("Yes", false), piece("-- \nAda", true)];
        let (_, quoting, mail) = write(2, quoted, true);
        assert!(!plain.is_folded && quoting.is_folded);
        assert_eq!(find(conn, id, plain.number).unwrap(), whole);
        assert_eq!(find(conn, id, quoting.number).unwrap(), mail);
        assert_eq!(folded(conn, id).unwrap(), [quoting.number]);
        assert_eq!(remove(conn, noon).unwrap(), 0);
        assert_eq!(remove(conn, at("2026-11-25T12:00:01Z")).unwrap(), 2);
        assert!(matches!(find(conn, id, quoting.number), Err(Error::NoMail)));
        let wanted = crate::messages::Wanted::Newest;
        let (stay, _) = crate::messages::list(conn, id, wanted, 10).unwrap();
        assert!(stay.len() == 2 && stay.iter().all(|message| !message.is_folded));
    });
}
