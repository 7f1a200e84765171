//! What is written, and who reads it, on the database.

use chrono::TimeDelta;
use diesel::connection::SimpleConnection;
use kernel::{CompanyId, Limit, Seen};
use testkit::store;

use super::*;
use crate::cards::tests::{at, join};
use crate::cards::{Chosen, Facts};
use crate::introductions::{Event, Request, accepted, request, step};
use crate::profiles::tests::form;

/// A company that has written to somebody who has accepted.
struct Pair {
    company: CompanyId,
    ruth: UserId,
    ada: UserId,
    of: Introduction,
}

impl Pair {
    fn new(conn: &mut Conn) -> Self {
        let company = testkit::company(conn, "Pellworth");
        let ruth = testkit::user(conn, "ruth@example.com", "Ruth");
        let ada = join(conn, "Ada", &form());
        let chosen = Chosen { user: ada, facts: Facts::of(&form()), is_named: true };
        let direct = Request { position: None, message: "m".repeat(80) };
        let of = request(conn, (company, ruth), &chosen, &direct, at()).unwrap();
        Self { company, ruth, ada, of }
    }

    fn accept(&self, conn: &mut Conn) {
        let yes = (Event::Accept, None);
        step(conn, Side::Candidate(self.ada), Seen::any(self.of.id), yes, at()).unwrap();
    }

    fn ours(&self) -> Side {
        Side::Company(self.company, self.ruth)
    }

    fn said(&self, conn: &mut Conn, side: Side, text: &str, second: i64) -> Message {
        let now = at() + TimeDelta::seconds(second);
        write(conn, side, &self.of, text, now).unwrap()
    }
}

#[test]
fn a_message_has_one_to_four_thousand_characters_that_can_be_seen() {
    let long = "x".repeat(MAX_TEXT);
    assert_eq!(rules::check(&long).unwrap(), long);
    assert_eq!(rules::check("  Hello.\nRuth \n").unwrap(), "Hello.\nRuth");
    for (text, want) in
        [(" \n", "required"), (&*format!("{long}x"), "length"), ("a\u{202e}b", "format")]
    {
        match rules::check(text) {
            Err(Error::Field { field: "text", code, .. }) => assert_eq!(code, want),
            other => panic!("{text:?}: {other:?}"),
        }
    }
}

#[test]
fn both_sides_read_what_is_written_the_newest_first_and_page_by_page() {
    store(|conn| {
        let pair = Pair::new(conn);
        pair.accept(conn);
        assert!(latest(conn, std::slice::from_ref(&pair.of)).unwrap().is_empty());
        let first = pair.said(conn, pair.ours(), "Hello Ada", 0);
        let second = pair.said(conn, Side::Candidate(pair.ada), "Hello Ruth", 1);
        let third = pair.said(conn, Side::Candidate(pair.ada), "And again", 1);
        assert_eq!((first.party, first.name.as_deref()), (Party::Company, Some("Ruth")));
        assert_eq!((second.party, second.name.as_deref()), (Party::Candidate, Some("Ada")));
        let paging = Paging::first(Limit::new(2).unwrap());
        let page = list(conn, pair.of.id, paging).unwrap();
        let mut same = vec![second.clone(), third];
        same.sort_by_key(|message| std::cmp::Reverse(message.id.0));
        assert_eq!(page.items, same);
        let rest = list(conn, pair.of.id, Paging { after: page.next, ..paging }).unwrap();
        assert_eq!((rest.items, rest.next), (vec![first], None));
        let last = latest(conn, std::slice::from_ref(&pair.of)).unwrap();
        let want = Last { party: Party::Candidate, created_at: second.created_at };
        assert_eq!(last, BTreeMap::from([(pair.of.id, want)]));
        assert_eq!(last_author(conn, pair.of.id, Party::Company).unwrap(), Some(pair.ruth));
    });
}

#[test]
fn an_introduction_that_is_not_accepted_or_anothers_has_no_messages() {
    store(|conn| {
        let pair = Pair::new(conn);
        let early = accepted(conn, pair.ours(), pair.of.id);
        assert!(matches!(early, Err(Error::NotAccepted)), "{early:?}");
        pair.accept(conn);
        assert!(accepted(conn, pair.ours(), pair.of.id).is_ok());
        let ben = join(conn, "Ben", &form());
        let other = testkit::company(conn, "Otterly");
        for side in [Side::Candidate(ben), Side::Company(other, pair.ruth)] {
            let foreign = accepted(conn, side, pair.of.id);
            assert!(matches!(foreign, Err(Error::NoIntroduction)), "{foreign:?}");
        }
    });
}

#[test]
fn an_author_who_is_erased_has_no_name() {
    store(|conn| {
        let pair = Pair::new(conn);
        pair.accept(conn);
        pair.said(conn, pair.ours(), "Hello Ada", 0);
        let sql = format!("update users set erased_at = now() where id = '{}'", pair.ruth);
        conn.batch_execute(&sql).unwrap();
        let page = list(conn, pair.of.id, Paging::first(Limit::default())).unwrap();
        assert_eq!((page.items[0].name.as_deref(), &*page.items[0].text), (None, "Hello Ada"));
    });
}
