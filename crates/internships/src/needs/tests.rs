//! What needs a member, on the database.

use kernel::{Seen, UserId};
use testkit::store;

use super::*;
use crate::check_ins::Answers;
use crate::placements::Acting;
use crate::tests::{active, begun, day, later};

fn kinds(conn: &mut Conn, of: &crate::placements::Internship, by: Asking, ahead: i64) -> Vec<Kind> {
    let needs = of_member(conn, (of.company, by), later(ahead)).unwrap();
    assert!(needs.is_sorted_by_key(|need| need.since));
    needs.into_iter().map(|need| need.kind).collect()
}

fn owner(user: UserId) -> Asking {
    Asking { user, owns: true, steps: true }
}

#[test]
fn items_of_the_company_wait_from_three_days_before_they_are_due_for_those_who_take_steps() {
    store(|conn| {
        let (_, of, items) = begun(conn);
        let first = items.iter().find(|item| item.owner == crate::checklists::Owner::Company);
        let due = first.unwrap().due_on;
        let ahead = (due - day(0)).num_days();
        assert_eq!(kinds(conn, &of, owner(of.contact), ahead - 4), []);
        assert_eq!(kinds(conn, &of, owner(of.contact), ahead - 3), [Kind::Item]);
        let reviewer = Asking { owns: false, steps: false, ..owner(of.contact) };
        assert_eq!(kinds(conn, &of, reviewer, ahead - 3), []);
        let needs = of_member(conn, (of.company, owner(of.contact)), later(ahead)).unwrap();
        assert_eq!((needs[0].due_on, needs[0].name.as_str()), (Some(due), "Ben"));
        assert_eq!((due - needs[0].since.date_naive()).num_days(), 3);
        let other = testkit::company(conn, "Ternworth");
        assert_eq!(of_member(conn, (other, owner(of.contact)), later(ahead)).unwrap(), []);
    });
}

#[test]
fn weeks_and_ratings_wait_for_those_who_look_after_the_intern_and_for_owners() {
    store(|conn| {
        let (sides, of) = active(conn);
        let bea = testkit::user(conn, "bea@example.com", "Bea");
        let plain = |user| Asking { user, owns: false, steps: false };
        assert_eq!(kinds(conn, &of, plain(of.contact), 36), [Kind::CheckIn]);
        assert_eq!(kinds(conn, &of, owner(bea), 36), [Kind::CheckIn]);
        assert_eq!(kinds(conn, &of, plain(bea), 36), [], "she looks after nobody");
        let said = Answers { work: 3, support: 3, learning: 3, text: None };
        check_ins::write(conn, sides.ruth, (of.id, 1), &said, later(36)).unwrap();
        assert_eq!(kinds(conn, &of, plain(of.contact), 36), []);
        let due = kinds(conn, &of, plain(of.contact), 57);
        assert!(due.contains(&Kind::Rating), "{due:?}");
    });
}

#[test]
fn a_later_last_day_waits_for_the_company_where_the_intern_has_proposed_it() {
    store(|conn| {
        let (sides, of) = active(conn);
        let new = extensions::New { ends_on: day(120), note: None };
        let by = owner(of.contact);
        for (side, want) in [(sides.ruth, 0), (sides.ben, 1)] {
            let (_, made) =
                extensions::propose(conn, side, Seen::any(of.id), new, later(33)).unwrap();
            let found = kinds(conn, &of, by, 33);
            let proposed = found.iter().filter(|kind| **kind == Kind::Extension).count();
            assert_eq!(proposed, want);
            let end = extensions::Event::Withdraw;
            extensions::step(conn, side, Seen::any(made.id), end, later(33)).unwrap();
        }
    });
}

#[test]
fn the_last_day_waits_to_be_confirmed_and_runs_are_counted() {
    store(|conn| {
        let (_, of) = active(conn);
        assert!(kinds(conn, &of, owner(of.contact), 113).contains(&Kind::End));
        assert_eq!(count_active(conn, of.company).unwrap(), 1);
        let other = testkit::company(conn, "Ternworth");
        assert_eq!(count_active(conn, other).unwrap(), 0);
        let acting = Acting::Company(of.company, of.contact);
        assert!(crate::placements::find(conn, acting, of.id).is_ok());
    });
}
