//! What needs a member, on the database.

use diesel::connection::SimpleConnection;
use kernel::{ApplicationId, Seen};
use testkit::store;

use super::*;
use crate::applications::tests::{chosen, new, published, released};
use crate::applications::{self, Acting, Event, Step};
use crate::review::{self, Decision, Ruling};
use crate::roles::tests::{at, colleague, submitted};

type Found = (Kind, Option<ApplicationId>);

fn found(conn: &mut Conn, by: Member, moves: bool, now: Instant) -> Vec<Found> {
    let needs = of_member(conn, by, moves, now).unwrap();
    assert!(needs.iter().all(|need| need.total == 1), "{needs:?}");
    needs.into_iter().map(|need| (need.kind, need.application)).collect()
}

/// An interview of the member's: one that began an hour ago, or one without a time.
fn meeting(conn: &mut Conn, by: Member, id: ApplicationId, state: &str) {
    let start = at() - TimeDelta::hours(1);
    let (starts, minutes, place) = match state {
        "unfit" => ("null".to_owned(), "null", "null"),
        _ => (format!("'{start}'"), "30", "'Here'"),
    };
    let sql = format!(
        "insert into meetings (id, application_id, state, slots, zone, minutes, place, people, starts_at,
           set_minutes, set_place, created_by, created_at, changed_at)
         values (gen_random_uuid(), '{id}', '{state}', array[timestamptz '{start}',
             timestamptz '{start}' + interval '1 day', timestamptz '{start}' + interval '2 days'],
           'Europe/Lisbon', 30, 'Here', array['{user}']::uuid[], {starts}, {minutes}, {place},
           '{user}', '{start}', '{start}')",
        user = by.user,
    );
    conn.batch_execute(&sql).unwrap();
}

#[test]
fn the_longest_waiting_come_first_no_more_than_ten_and_all_are_counted() {
    store(|conn| {
        let (ada, role) = published(conn);
        let mut ids = Vec::new();
        for day in 0..12 {
            let id = released(conn, role, &format!("p{day}@example.com")).id;
            let since = at() - TimeDelta::days(30 - day);
            let sql = format!("update applications set released_at = '{since}' where id = '{id}'");
            conn.batch_execute(&sql).unwrap();
            ids.push(id);
        }
        meeting(conn, ada, ids[11], "unfit");
        let needs = of_member(conn, ada, true, at()).unwrap();
        let listed: Vec<_> = needs.iter().map(|need| (need.application, need.total)).collect();
        let mut want: Vec<_> = ids[..10].iter().map(|id| (Some(*id), 12)).collect();
        want.push((Some(ids[11]), 1));
        assert_eq!(listed, want, "and the first of each kind");
        assert_eq!(needs[0].since, at() - TimeDelta::days(30));
    });
}

#[test]
fn who_was_met_waits_for_the_scorecard_of_each_who_took_part_until_it_is_in() {
    store(|conn| {
        let (ada, role) = published(conn);
        let (_, ben) = chosen(conn, ada, role, "ben@example.com");
        let owed = |conn: &mut Conn, by: Member, now| found(conn, by, false, now);
        assert_eq!(owed(conn, ada, at()), []);
        meeting(conn, ada, ben.id, "set");
        assert_eq!(owed(conn, ada, at()), [(Kind::Scorecard, Some(ben.id))]);
        assert_eq!(owed(conn, ada, at() - TimeDelta::hours(2)), [], "it has not begun");
        let bea = colleague(conn, ada, "bea@example.com");
        assert_eq!(owed(conn, bea, at()), [], "she took no part");
        assert_eq!(figures(conn, ada, false, at()).unwrap().applicants, 1);
        assert_eq!(figures(conn, bea, false, at()).unwrap().applicants, 0);
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
fn whom_nobody_has_moved_waits_for_those_who_move_from_the_eighth_day_on() {
    store(|conn| {
        let (ada, role) = published(conn);
        let sent = released(conn, role, "ben@example.com");
        let later = at() + TimeDelta::days(8);
        assert_eq!(found(conn, ada, true, later), [(Kind::Review, Some(sent.id))]);
        assert_eq!(found(conn, ada, false, later), []);
        assert_eq!(found(conn, ada, true, at()), [], "not before a week is over");
        let counted = figures(conn, ada, true, at()).unwrap();
        assert_eq!(counted, Figures { roles: 1, open_roles: 1, applicants: 1 }, "at once");
        assert_eq!(figures(conn, ada, false, at()).unwrap().applicants, 0);
        let mut unanswered =
            |now| unanswered(conn, &[ada.company], now).unwrap().get(&ada.company).copied();
        assert_eq!((unanswered(at()), unanswered(later)), (None, Some(1)), "as the admin counts");
    });
}

#[test]
fn who_has_accepted_an_introduction_waits_until_somebody_moves_them() {
    store(|conn| {
        let (ada, role) = published(conn);
        let ben = testkit::user(conn, "ben@example.com", "Ben");
        let made = applications::introduce(conn, &new(role, ben), at()).unwrap();
        assert_eq!(found(conn, ada, true, at()), [(Kind::Introduced, Some(made.id))]);
        assert_eq!(found(conn, ada, false, at()), []);
        let step = Step::plain(Event::Interview);
        let acting = Acting::Company(ada);
        applications::step(conn, acting, Seen::any(made.id), &step, at()).unwrap();
        assert_eq!(found(conn, ada, true, at()), []);
    });
}

#[test]
fn an_interview_without_a_time_and_an_offer_about_to_end_wait_for_those_who_move() {
    store(|conn| {
        let (ada, role) = published(conn);
        let (_, ben) = chosen(conn, ada, role, "ben@example.com");
        meeting(conn, ada, ben.id, "unfit");
        assert_eq!(found(conn, ada, true, at()), [(Kind::NoTime, Some(ben.id))]);
        assert_eq!(found(conn, ada, false, at()), []);
        let (made, ends) = (at(), at() + TimeDelta::days(7));
        let sql = format!(
            "delete from meetings;
             insert into offers (id, application_id, starts_on, pay_min, pay_max, pay_currency,
               pay_period, terms, made_by, made_at, expires_at)
             values (gen_random_uuid(), '{}', '2027-01-04', 1, 1, 'EUR', 'month', 'Terms.', '{}',
               '{made}', '{ends}')",
            ben.id, ada.user
        );
        conn.batch_execute(&sql).unwrap();
        assert_eq!(found(conn, ada, true, at()), [], "a week is left");
        let soon = ends - TimeDelta::days(SOON_DAYS);
        assert_eq!(found(conn, ada, true, soon), [(Kind::OfferEnding, Some(ben.id))]);
        let needs = of_member(conn, ada, true, soon).unwrap();
        assert_eq!((needs[0].since, needs[0].until), (soon, Some(ends)));
        assert_eq!(found(conn, ada, false, soon), []);
        assert_eq!(found(conn, ada, true, ends), [], "it is over");
    });
}

#[test]
fn a_role_that_was_sent_back_waits_for_those_who_move_and_for_no_other_company() {
    store(|conn| {
        let (ada, _) = published(conn);
        let sent = submitted(conn, ada);
        let other = crate::roles::tests::member(conn, "eve@example.com");
        let back =
            Ruling { note: Some("Say what is paid."), ..Ruling::plain(Decision::RequestChanges) };
        let actor = db::audit::Actor::Operator;
        review::decide(conn, actor, Seen::any(sent.id), back, at()).unwrap();
        assert_eq!(found(conn, ada, true, at()), [(Kind::RoleChanges, None)]);
        let needs = of_member(conn, ada, true, at()).unwrap();
        assert_eq!(needs[0].role, sent.id);
        assert_eq!(found(conn, ada, false, at()), []);
        assert_eq!(found(conn, other, true, at()), []);
        assert_eq!(figures(conn, ada, true, at()).unwrap().roles, 2);
        let none = Figures { roles: 0, open_roles: 0, applicants: 0 };
        assert_eq!(figures(conn, other, true, at()).unwrap(), none);
    });
}
