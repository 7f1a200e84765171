//! Matches as each side sees them.

use db::Conn;
use testkit::store;

use super::*;
use crate::index::Program;
use crate::index::tests::{compare_with_all, now, own, sent};

/// Compares a program and records what is found.
fn find(conn: &mut Conn, firm: u8, person: u8, like: u8) -> Program {
    let program = sent(conn, firm, person, &own(like));
    let piece = Fragment { left_from: 1, left_to: 9, right_from: 11, right_to: 19 };
    for one in compare_with_all(conn, &program).matches {
        record(conn, program.submission, &one, &[piece], now()).unwrap();
    }
    program
}

#[test]
fn both_attempts_of_a_company_see_each_other_with_the_order_of_sending() {
    store(|conn| {
        let (first, second) = (find(conn, 1, 1, 1), find(conn, 1, 2, 1));
        let seen = findings_of(conn, second.attempt).unwrap();
        assert_eq!(seen.len(), 1);
        assert_eq!((seen[0].permille, seen[0].longest, seen[0].cluster), (1_000, 60, None));
        assert_eq!(seen[0].order, Some(Order::OtherFirst));
        let candidate_name = "Person 1".to_owned();
        let (attempt, sent_at) = (first.attempt, first.sent_at);
        assert_eq!(seen[0].other, Other::Here { attempt, candidate_name, sent_at });
        let mirrored = findings_of(conn, first.attempt).unwrap();
        assert_eq!((mirrored[0].id, mirrored[0].order), (seen[0].id, Some(Order::OwnFirst)));
        let beside =
            |conn: &mut Conn, of: &Program| beside(conn, of.attempt, seen[0].id).unwrap().unwrap();
        assert_eq!(beside(conn, &second).fragments[0].left_from, 1);
        let other_way = beside(conn, &first);
        assert_eq!(
            (other_way.fragments[0].left_from, other_way.other),
            (11, Some(second.submission))
        );
    });
}

#[test]
fn of_another_companys_attempt_nothing_is_said_but_which_came_first() {
    store(|conn| {
        let (first, second) = (find(conn, 1, 1, 1), find(conn, 2, 2, 1));
        for (of, order) in [(&first, Order::OwnFirst), (&second, Order::OtherFirst)] {
            let seen = findings_of(conn, of.attempt).unwrap();
            assert_eq!((&seen[0].other, seen[0].order), (&Other::Elsewhere, Some(order)));
            let shown = beside(conn, of.attempt, seen[0].id).unwrap().unwrap();
            assert_eq!((shown.other, shown.published), (None, None));
        }
    });
}

#[test]
fn a_match_is_nobody_elses_to_see() {
    store(|conn| {
        find(conn, 1, 1, 1);
        let second = find(conn, 1, 2, 1);
        let stranger = find(conn, 1, 3, 3);
        let id = findings_of(conn, second.attempt).unwrap()[0].id;
        assert_eq!(findings_of(conn, stranger.attempt).unwrap(), []);
        assert_eq!(beside(conn, stranger.attempt, id).unwrap(), None);
        assert_eq!(beside(conn, second.attempt, MatchId::new()).unwrap(), None);
    });
}

#[test]
fn three_matches_that_hang_together_are_one_cluster() {
    store(|conn| {
        let people = [1, 2, 3].map(|person| find(conn, 1, person, 1));
        let apart = [8, 9].map(|person| find(conn, 1, person, 8));
        let of_each: Vec<_> = people
            .iter()
            .flat_map(|of| findings_of(conn, of.attempt).unwrap())
            .map(|one| one.cluster.unwrap())
            .collect();
        assert_eq!(of_each.len(), 6, "each of three matches, from either side");
        assert!(of_each.iter().all(|one| *one == of_each[0] && one.matches == 3));
        assert_eq!(findings_of(conn, apart[1].attempt).unwrap()[0].cluster, None);
        let alone = find(conn, 1, 10, 10);
        let all = [&people[..], &apart[..], &[alone]].concat();
        let all: Vec<AttemptId> = all.iter().map(|program| program.attempt).collect();
        assert_eq!(clusters(conn, "twice", &all).unwrap(), 2);
        assert_eq!(clusters(conn, "twice", &all[..1]).unwrap(), 1, "of one of its programs");
        assert_eq!(clusters(conn, "twice", &all[5..]).unwrap(), 0);
        assert_eq!(clusters(conn, "nowhere", &all).unwrap(), 0);
    });
}
