//! Whom the admin finds.

use db::audit::Actor;
use kernel::Limit;
use testkit::store;

use super::*;
use crate::users::{self, Access};

fn found(conn: &mut Conn, standing: Option<Standing>, typed: &str) -> Vec<String> {
    let paging = Paging::first(Limit::default());
    let page = list(conn, &Wanted::new(standing, typed), paging).unwrap();
    page.items.into_iter().map(|person| person.email).collect()
}

#[test]
fn what_is_typed_is_words_and_nothing_else() {
    let patterns = |typed: &str| Wanted::new(None, typed).patterns();
    assert_eq!(patterns("  "), [""; 0]);
    assert_eq!(patterns("':* | %_!"), [""; 0]);
    assert_eq!(patterns("Ada LOVE"), ["% ada%", "% love%"]);
    assert_eq!(patterns("ada.l@example.com"), ["% ada%", "% l%", "% example%", "% com%"]);
    assert_eq!(patterns(&"a ".repeat(50)).len(), MAX);
}

const MAX: usize = 10;

#[test]
fn candidates_are_found_by_the_beginnings_of_words_in_any_order() {
    store(|conn| {
        let ada = testkit::user(conn, "ada-m.lovelace@example.com", "Ada Lovelace");
        testkit::user(conn, "grace@example.org", "Grace Brewster-Hopper");
        assert_eq!(found(conn, None, "love ada"), ["ada-m.lovelace@example.com"]);
        assert_eq!(found(conn, None, "lovelace@exam"), ["ada-m.lovelace@example.com"]);
        assert_eq!(found(conn, None, "hopper"), ["grace@example.org"]);
        assert_eq!(found(conn, None, "velace"), [""; 0]);
        assert_eq!(find(conn, ada).unwrap().display_name, "Ada Lovelace");
    });
}

#[test]
fn a_name_is_found_however_it_is_spelt() {
    store(|conn| {
        for (email, name, typed) in [
            ("a@example.com", "Zoë Núñez", "zoe nunez|NUÑEZ|nun\u{303}ez|Ｎｕｎｅｚ"),
            ("b@example.com", "Nguye\u{302}\u{303}n Thị", "nguyen|Nguyễn thi"),
            ("c@example.com", "Łukasz Strauß", "lukasz|Łukasz|strauss|STRAUẞ"),
            ("d@example.com", "Øystein Ægir", "oystein|øystein|aegir"),
            ("e@example.com", "Conan O’Brien", "o'brien|O’Brien|obrien|brien|o´brien"),
            ("f@example.com", "Σίσυφος", "ΣΙΣΥΦΟΣ|σισυφοσ"),
            ("g@example.com", "Işıl", "isil|ışıl|IŞIL"),
        ] {
            testkit::user(conn, email, name);
            for typed in typed.split('|') {
                assert_eq!(found(conn, None, typed), [email], "{typed}");
            }
        }
        let folded = testkit::user(conn, "anna@xn--mller-kva.example", "Anna");
        assert_eq!(found(conn, None, "Anna@Müller.example"), ["anna@xn--mller-kva.example"]);
        let twin = testkit::user(conn, "zoe@example.com", "ZOE  NUNEZ");
        let alike = alike(conn, twin).unwrap();
        assert_eq!(alike.len(), 1, "{folded} is another");
        assert_eq!(alike[0].person.display_name, "Zoë Núñez");
    });
}

#[test]
fn a_frequent_word_finds_the_same_candidates_as_a_rare_one() {
    store(|conn| {
        for n in 0..3 {
            testkit::user(conn, &format!("p{n}@example.com"), if n == 1 { "Bo" } else { "Ada" });
        }
        let wanted = Wanted::new(None, "ada");
        let paging = Paging::first(Limit::default());
        let mut matching = |typed: &str, one| {
            let parts = Wanted::new(None, typed).parts();
            newest(super::store::matching(conn, &parts, one).unwrap(), None, 9)
        };
        let few = matching("ada", None);
        assert_eq!(
            matching("exam ada", Some(" exam")),
            few,
            "by whichever word the index is asked"
        );
        let read = super::store::list(conn, &wanted, Some(&few), paging).unwrap();
        let walked = super::store::list(conn, &wanted, None, paging).unwrap();
        assert_eq!((read.len(), few.len()), (2, 2));
        assert_eq!(read, walked);
    });
}

#[test]
fn a_list_of_the_locked_holds_nobody_else() {
    store(|conn| {
        let ada = testkit::user(conn, "ada@example.com", "Ada");
        testkit::user(conn, "bob@example.com", "Bob");
        assert_eq!(found(conn, Some(Standing::Locked), ""), [""; 0]);
        users::set_access(conn, Actor::Operator, ada, Access::Locked, "two accounts").unwrap();
        assert_eq!(found(conn, Some(Standing::Locked), ""), ["ada@example.com"]);
        assert_eq!(find(conn, ada).unwrap().access, Access::Locked);
        assert_eq!(found(conn, Some(Standing::All), "").len(), 2);
    });
}

#[test]
fn pages_follow_each_other_without_a_gap() {
    store(|conn| {
        for n in 0..5 {
            testkit::user(conn, &format!("p{n}@example.com"), "P");
        }
        let (mut after, mut seen) = (None, Vec::new());
        loop {
            let paging = Paging { after, limit: Limit::new(2).unwrap() };
            let page = list(conn, &Wanted::default(), paging).unwrap();
            seen.extend(page.items.into_iter().map(|person| person.id));
            after = page.next;
            if after.is_none() {
                break;
            }
        }
        let all: std::collections::BTreeSet<_> = seen.iter().copied().collect();
        assert_eq!((seen.len(), all.len()), (5, 5));
    });
}

#[test]
fn companies_partners_and_the_erased_are_no_candidates() {
    store(|conn| {
        let pia = testkit::user(conn, "pia@example.com", "Pia");
        users::make_partner(conn, Actor::Operator, pia, "approved").unwrap();
        assert_eq!(found(conn, None, "pia"), [""; 0]);
        assert!(matches!(find(conn, pia), Err(Error::NoUser)));
    });
}

#[test]
fn who_may_be_the_same_person_has_the_same_name_or_the_same_mailbox() {
    store(|conn| {
        let ada = testkit::user(conn, "ada.lovelace@gmail.com", "Ada Lovelace");
        let same = testkit::user(conn, "adalovelace+jobs@googlemail.com", "A. L.");
        let named = testkit::user(conn, "ada@example.com", " ada  LOVELACE ");
        testkit::user(conn, "ada.lovelace@example.com", "Ada L");
        let by = |conn: &mut Conn, id: UserId| -> Vec<(UserId, Vec<Likeness>)> {
            let mut found: Vec<_> =
                alike(conn, id).unwrap().into_iter().map(|one| (one.person.id, one.by)).collect();
            found.sort_by_key(|(id, _)| *id);
            found
        };
        let mut wanted = vec![(same, vec![Likeness::Mailbox]), (named, vec![Likeness::Name])];
        wanted.sort_by_key(|(id, _)| *id);
        assert_eq!(by(conn, ada), wanted);
        let plus = testkit::user(conn, "ada+work@example.com", "");
        testkit::user(conn, "somebody@example.com", "");
        assert_eq!(by(conn, plus), [(named, vec![Likeness::Mailbox])], "no name is no likeness");
        users::set_merged(conn, (same, ada), kernel::Clock::now(&kernel::SystemClock)).unwrap();
        assert_eq!(by(conn, ada), [(named, vec![Likeness::Name])], "one that is merged is none");
    });
}
