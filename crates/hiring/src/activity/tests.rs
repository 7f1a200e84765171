//! What is read of the audit log, and what the applicants are called in it.

use kernel::Seen;
use kernel::chrono::TimeDelta;
use testkit::store;

use super::*;
use crate::applications::tests::{new, published, released};
use crate::applications::{Acting, Event, Step, apply, step};
use crate::board::Veil;
use crate::roles::Member;
use crate::roles::tests::{at, member};

fn read(conn: &mut Conn, of: Member, before: Option<i64>, most: i64) -> Vec<(Deed, Option<Named>)> {
    let wanted: Vec<String> =
        ["application:release", "application:shortlist", "role:create"].map(str::to_owned).into();
    let since = at() - TimeDelta::days(30);
    let asked = Lately { company: of.company, since, before, most, wanted: &wanted };
    of_company(conn, asked).unwrap()
}

fn actions(found: &[(Deed, Option<Named>)]) -> Vec<&str> {
    found.iter().map(|(deed, _)| deed.action.as_str()).collect()
}

#[test]
fn applicants_are_called_by_what_the_company_may_call_them_when_it_is_read() {
    store(|conn| {
        let (ada, role) = published(conn);
        let sent = released(conn, role, "ben@example.com");
        let unseen = testkit::user(conn, "cas@example.com", "Cas");
        apply(conn, &new(role, unseen), at()).unwrap();
        let found = read(conn, ada, None, 10);
        assert_eq!(actions(&found), ["release", "create"], "only who was released is in it");
        let named = found[0].1.clone().unwrap();
        assert_eq!((named.name, named.code), (None, sent.code.clone()));
        let plain = Step::plain(Event::Shortlist);
        step(conn, Acting::Company(ada), Seen::any(sent.id), &plain, at()).unwrap();
        let found = read(conn, ada, None, 10);
        assert_eq!(actions(&found), ["shortlist", "release", "create"]);
        for (deed, named) in &found[..2] {
            let name = named.as_ref().and_then(|named| named.name.as_deref());
            assert_eq!(name, Some("Ben"), "of {} as well", deed.action);
            assert_eq!((deed.place, deed.parent), (Some(sent.id.0), Some(role.0)));
        }
        assert_eq!(found[0].0.actor_name.as_deref(), Some("Ada"));
        assert_eq!(found[2].1, None);
    });
}

#[test]
fn names_that_a_member_has_had_shown_are_in_it_until_they_are_hidden_again() {
    store(|conn| {
        let (ada, role) = published(conn);
        released(conn, role, "ben@example.com");
        let name = |conn: &mut Conn| read(conn, ada, None, 10)[0].1.clone().unwrap().name;
        for (veil, want) in [(Veil::Off, Some("Ben".to_owned())), (Veil::UntilShortlist, None)] {
            board::set_veil(conn, ada, role, veil, ("We know them.", at())).unwrap();
            assert_eq!(name(conn), want);
        }
    });
}

#[test]
fn it_is_read_in_parts_and_no_other_company_reads_it() {
    store(|conn| {
        let (ada, role) = published(conn);
        released(conn, role, "ben@example.com");
        let first = read(conn, ada, None, 1);
        assert_eq!(actions(&first), ["release"]);
        assert_eq!(actions(&read(conn, ada, Some(first[0].0.number), 10)), ["create"]);
        let other = member(conn, "eve@example.com");
        assert_eq!(read(conn, other, None, 10), []);
    });
}
