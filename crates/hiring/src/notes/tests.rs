//! Notes on the database.

use std::collections::BTreeSet;

use chrono::TimeDelta;
use kernel::{Limit, UserId};
use testkit::store;

use super::*;
use crate::applications::tests::{chosen, published};
use crate::roles::tests::{at, colleague};

fn said(text: &str) -> Content {
    Content { text: text.to_owned(), mentions: BTreeSet::new() }
}

#[test]
fn a_note_is_plain_text_and_mentions_few() {
    assert!(said("Call her.").check().is_ok());
    let mentions = (0..10).map(|_| UserId::new()).collect();
    assert!(Content { mentions, ..said(&"x".repeat(4000)) }.check().is_ok());
    let check = |bad: Content, field: &str, code: &str| match bad.check() {
        Err(Error::Fields(faults)) => {
            assert_eq!((faults[0].field.as_str(), faults[0].code), (field, code));
        }
        other => panic!("{field}: {other:?}"),
    };
    check(said(" \u{200b} "), "text", "required");
    check(said(&"x".repeat(4001)), "text", "length");
    check(said("a\u{202e}b"), "text", "format");
    let mentions = (0..11).map(|_| UserId::new()).collect();
    check(Content { mentions, ..said("x") }, "mentions", "count");
}

#[test]
fn its_author_changes_or_deletes_a_note_for_a_quarter_of_an_hour() {
    store(|conn| {
        let (ada, role) = published(conn);
        let (_, of) = chosen(conn, ada, role, "dan@example.com");
        let bea = colleague(conn, ada, "bea@example.com");
        let first = add(conn, ada, of.id, &said(" One. "), at()).unwrap();
        let second = add(conn, bea, of.id, &said("Two."), at() + TimeDelta::minutes(1)).unwrap();
        let page = Paging { after: None, limit: Limit::default() };
        let all = list(conn, of.id, page).unwrap().items;
        assert_eq!(all, [second.clone(), first.clone()]);
        assert_eq!(first.content.text, "One.");
        let last = first.open_until();
        assert_eq!(last, first.created_at + TimeDelta::minutes(15));
        let seen = Seen::at(first.id, 1);
        let others = edit(conn, bea, seen, &said("x"), at());
        assert!(matches!(others, Err(Error::NotAuthor)), "{others:?}");
        let late = edit(conn, ada, seen, &said("x"), last);
        assert!(matches!(late, Err(Error::NoteFixed)), "{late:?}");
        let early = last - TimeDelta::seconds(1);
        let (_, changed) = edit(conn, ada, seen, &said("Uno."), early).unwrap();
        assert_eq!((changed.version, changed.edited_at), (2, Some(early)));
        let stale = delete(conn, ada, seen, early);
        assert!(matches!(stale, Err(Error::StaleVersion)), "{stale:?}");
        let gone = delete(conn, ada, Seen::any(first.id), last);
        assert!(matches!(gone, Err(Error::NoteFixed)), "{gone:?}");
        delete(conn, ada, Seen::any(first.id), early).unwrap();
        assert_eq!(list(conn, of.id, page).unwrap().items, std::slice::from_ref(&second));
        let eve = crate::roles::tests::member(conn, "eve@example.com");
        let strange = delete(conn, eve, Seen::any(second.id), at());
        assert!(matches!(strange, Err(Error::NoNote)), "another company's: {strange:?}");
        let strange = add(conn, eve, of.id, &said("x"), at());
        assert!(matches!(strange, Err(Error::NoApplication)), "{strange:?}");
    });
}
