//! Who waits for a member, by rule and on the database.

use chrono::TimeDelta;
use diesel::connection::SimpleConnection;
use kernel::ApplicationId;
use testkit::store;

use super::*;
use crate::applications::tests::{chosen, published};
use crate::roles::tests::at;

#[test]
fn the_longest_waiting_come_first_and_no_more_than_ten() {
    let since = |minutes| at() + TimeDelta::minutes(minutes);
    let many = |from: i64| -> Vec<(ApplicationId, Instant)> {
        (0..8).map(|n| (ApplicationId::new(), since(from + 2 * n))).collect()
    };
    let (unmoved, owed) = (many(1), many(0));
    let listed = rules::first(&unmoved, &owed);
    let order: Vec<Instant> = listed.iter().map(|one| one.since).collect();
    assert_eq!(order, (0..10).map(since).collect::<Vec<_>>());
    assert_eq!((listed[0].kind, listed[1].kind), (Kind::Scorecard, Kind::Review));
    assert_eq!(listed[1].application, unmoved[0].0);
    assert_eq!(rules::first(&[], &[]), []);
}

/// An interview of the member's that began an hour ago.
fn met(conn: &mut Conn, by: Member, id: ApplicationId, state: &str) {
    let sql = format!(
        "insert into meetings (id, application_id, state, slots, zone, minutes, place, people, starts_at,
           set_minutes, set_place, created_by, created_at, changed_at)
         values (gen_random_uuid(), '{id}', '{state}', array[timestamptz '{start}',
             timestamptz '{start}' + interval '1 day', timestamptz '{start}' + interval '2 days'],
           'Europe/Lisbon', 30, 'Here', array['{user}']::uuid[], '{start}', 30, 'Here', '{user}',
           '{start}', '{start}')",
        start = at() - TimeDelta::hours(1),
        user = by.user,
    );
    conn.batch_execute(&sql).unwrap();
}

#[test]
fn who_was_met_waits_for_the_scorecard_of_each_who_took_part_until_it_is_in() {
    store(|conn| {
        let (ada, role) = published(conn);
        let (_, ben) = chosen(conn, ada, role, "ben@example.com");
        let owed = |conn: &mut Conn, by: Member, now| -> Vec<(Kind, ApplicationId)> {
            let listed = of_member(conn, by, false, now).unwrap();
            listed.into_iter().map(|(one, _)| (one.kind, one.application)).collect()
        };
        assert_eq!(owed(conn, ada, at()), []);
        met(conn, ada, ben.id, "set");
        assert_eq!(owed(conn, ada, at()), [(Kind::Scorecard, ben.id)]);
        assert_eq!(owed(conn, ada, at() - TimeDelta::hours(2)), [], "it has not begun");
        let colleague = Member { user: testkit::user(conn, "c@example.com", "C"), ..ada };
        assert_eq!(owed(conn, colleague, at()), [], "they took no part");
        let card = |state: &str, submitted: &str| {
            format!(
                "insert into scorecards (id, application_id, author_id, state, ratings, text,
                   read_before, submitted_at, changed_at)
                 values (gen_random_uuid(), '{}', '{}', '{state}', '[]', '', false, {submitted}, now())",
                ben.id, ada.user
            )
        };
        conn.batch_execute(&format!("savepoint s; {}", card("draft", "null"))).unwrap();
        assert_eq!(owed(conn, ada, at()).len(), 1, "a draft is not in");
        conn.batch_execute(&format!("rollback to s; {}", card("submitted", "now()"))).unwrap();
        assert_eq!(owed(conn, ada, at()), []);
    });
}

#[test]
fn whom_nobody_has_moved_for_a_week_waits_for_those_who_move() {
    store(|conn| {
        let (ada, role) = published(conn);
        let sent = crate::applications::tests::released(conn, role, "ben@example.com");
        let later = at() + TimeDelta::days(8);
        let listed = of_member(conn, ada, true, later).unwrap();
        let kinds: Vec<Kind> = listed.iter().map(|(one, _)| one.kind).collect();
        assert_eq!((kinds, listed[0].0.application), (vec![Kind::Review], sent.id));
        assert_eq!(of_member(conn, ada, false, later).unwrap().len(), 0);
        assert_eq!(of_member(conn, ada, true, at()).unwrap().len(), 0, "not before a week is over");
    });
}
