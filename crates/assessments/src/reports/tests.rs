//! Who may read which report.

use chrono::TimeDelta;
use diesel::connection::SimpleConnection;
use kernel::{AssessmentId, Instant, Limit, UserId};
use testkit::store;

use super::*;
use crate::attempts;
use crate::definitions::tests::Firm;
use crate::{grading, verification};

#[test]
fn the_same_packages_in_the_same_order_have_the_same_name() {
    let name = |packages: &[&[u8]]| {
        rules::set_version(&packages.iter().map(|p| p.to_vec()).collect::<Vec<_>>())
    };
    assert_eq!(name(&[b"a", b"b"]), "fb8e20fc2e4c");
    assert_eq!(name(&[b"a", b"b"]).len(), 12);
    assert_ne!(name(&[b"a", b"b"]), name(&[b"b", b"a"]));
}

#[test]
fn a_report_is_read_by_its_candidate_and_the_issuing_company_only() {
    store(|conn| {
        let (firm, other) = (Firm::set(conn), Firm::set(conn));
        let (ada, attempt, _) = firm.at_work(conn, "ada@example.com");
        let eve = testkit::user(conn, "eve@example.com", "Eve");
        let mode = |conn: &mut Conn, viewer| report(conn, attempt, viewer).unwrap().map(|r| r.mode);
        assert_eq!(mode(conn, ada.user), None);
        attempts::finish(conn, attempt, ada.user).unwrap();
        assert_eq!(mode(conn, ada.user), Some(Mode::Candidate));
        assert_eq!(mode(conn, firm.owner), Some(Mode::Company));
        assert_eq!(mode(conn, other.owner), None);
        assert_eq!(mode(conn, eve), None);
        assert_eq!(report(conn, AttemptId::new(), ada.user).unwrap(), None);
    });
}

#[test]
fn a_report_says_what_was_done_and_carries_the_grade_once_there_is_one() {
    store(|conn| {
        let firm = Firm::set(conn);
        let (ada, attempt, _) = firm.at_work(conn, "ada@example.com");
        let closed = attempts::finish(conn, attempt, ada.user).unwrap();
        let seen = report(conn, attempt, firm.owner).unwrap().unwrap();
        assert_eq!((seen.candidate_name.as_str(), seen.grade), ("Ada Lovelace", None));
        assert_eq!((seen.receipt_id, seen.tasks.len()), (closed.receipt_id, 3));
        let graded = grading::grade(conn, attempt).unwrap();
        let seen = report(conn, attempt, firm.owner).unwrap().unwrap();
        assert_eq!(seen.grade.as_ref(), Some(graded.grade()));
    });
}

#[test]
fn the_best_result_of_a_candidate_is_verified_and_no_trial() {
    store(|conn| {
        let firm = Firm::set(conn);
        let (ada, first, _) = firm.at_work(conn, "ada@example.com");
        let again = firm.assessment(conn);
        let code = firm.invite(conn, again, "ada@example.com").unwrap().code.parse().unwrap();
        let second = attempts::start(conn, &code, &ada).unwrap().attempt;
        let (eve, third, _) = firm.at_work(conn, "eve@example.com");
        for (user, attempt) in [(ada.user, first), (ada.user, second), (eve.user, third)] {
            attempts::finish(conn, attempt, user).unwrap();
            grading::grade(conn, attempt).unwrap();
        }
        let both = [ada.user, eve.user];
        assert!(best_of(conn, &both).unwrap().is_empty(), "nothing was looked for yet");
        verification::pass(conn, first).unwrap();
        verification::pass(conn, second).unwrap();
        verification::put_under_review(conn, third).unwrap();
        grade(conn, first, 2, 700);
        grade(conn, second, 2, 600);
        grade(conn, third, 2, 900);
        let of = |conn: &mut Conn| -> BTreeMap<UserId, i32> {
            best_of(conn, &both)
                .unwrap()
                .into_iter()
                .map(|(of, best)| (of, best.fineness))
                .collect()
        };
        assert_eq!(of(conn), BTreeMap::from([(ada.user, 700)]));
        grade(conn, second, 3, 800);
        assert_eq!(of(conn), BTreeMap::from([(ada.user, 800)]));
    });
}

#[test]
fn the_newest_grades_of_several_candidates_are_read_together_as_those_of_each_alone() {
    store(|conn| {
        let firm = Firm::set(conn);
        let (ada, first, _) = firm.at_work(conn, "ada@example.com");
        let (eve, second, _) = firm.at_work(conn, "eve@example.com");
        let (uma, third, _) = firm.at_work(conn, "uma@example.com");
        let again = firm.assessment(conn);
        let code = firm.invite(conn, again, "ada@example.com").unwrap().code.parse().unwrap();
        let fourth = attempts::start(conn, &code, &ada).unwrap().attempt;
        let graded = [(ada.user, first), (eve.user, second), (uma.user, third), (ada.user, fourth)];
        for (user, attempt) in graded {
            attempts::finish(conn, attempt, user).unwrap();
            grading::grade(conn, attempt).unwrap();
        }
        let ungraded = testkit::user(conn, "ben@example.com", "Ben");
        for (each, want) in [(1, [Some(1), Some(1), None]), (5, [Some(2), Some(1), None])] {
            let found = graded_of(conn, &[ada.user, ungraded, eve.user], each).unwrap();
            let sizes = [ada.user, eve.user, ungraded].map(|of| found.get(&of).map(Vec::len));
            assert_eq!(sizes, want);
            assert!(found.values().flatten().all(|row| row.fineness == Some(0)));
            for user in [ada.user, eve.user] {
                assert_eq!(found[&user], graded_of(conn, &[user], each).unwrap()[&user]);
            }
        }
    });
}

#[test]
fn finished_attempts_are_listed_to_both_sides() {
    store(|conn| {
        let (firm, other) = (Firm::set(conn), Firm::set(conn));
        let (ada, first, _) = firm.at_work(conn, "ada@example.com");
        let (eve, second, _) = firm.at_work(conn, "eve@example.com");
        let ids = |conn: &mut Conn, whose| -> Vec<AttemptId> {
            let page = list(conn, whose, Paging::first(Limit::default())).unwrap();
            page.items.iter().map(|row| row.id).collect()
        };
        assert_eq!(ids(conn, Whose::Company(firm.company)), []);
        attempts::finish(conn, first, ada.user).unwrap();
        attempts::finish(conn, second, eve.user).unwrap();
        grading::grade(conn, first).unwrap();
        assert_eq!(ids(conn, Whose::Company(firm.company)), [second, first]);
        assert_eq!(ids(conn, Whose::Candidate(ada.user)), [first]);
        assert_eq!(ids(conn, Whose::Company(other.company)), []);
        let limit = Limit::new(1).unwrap();
        let whose = Whose::Company(firm.company);
        let page = list(conn, whose, Paging::first(limit)).unwrap();
        let rest = list(conn, whose, Paging { after: page.next, limit }).unwrap();
        assert_eq!((rest.items[0].id, rest.items[0].fineness), (first, Some(0)));
        assert_eq!(rest.next, None);
    });
}

/// Somebody who starts the assessment.
fn starter(conn: &mut Conn, firm: &Firm, assessment: AssessmentId, email: &str) -> AttemptId {
    let code = firm.invite(conn, assessment, email).unwrap().code.parse().unwrap();
    let (user, email) = (testkit::user(conn, email, "P"), email.parse().unwrap());
    let starter = attempts::Starter { user, email, email_verified: true, edition: None };
    let attempt = attempts::start(conn, &code, &starter).unwrap().attempt;
    attempts::finish(conn, attempt, user).unwrap();
    attempt
}

fn grade(conn: &mut Conn, id: AttemptId, generation: i32, fineness: i32) {
    let sql = format!(
        "insert into grades (attempt_id, generation, formula, fineness, correctness_tenths, skills,
           tasks) values ('{id}', {generation}, 'assay-score/1', {fineness}, {fineness},
           '[{{\"name\": \"heaps\", \"percent_tenths\": {fineness}, \"label\": \"Advanced\"}}]', '[]')"
    );
    conn.batch_execute(&sql).unwrap();
}

#[test]
fn medians_are_those_of_the_latest_grades_once_ten_people_have_one() {
    store(|conn| {
        let firm = Firm::set(conn);
        let assessment = firm.assessment(conn);
        let first = starter(conn, &firm, assessment, "p0@example.com");
        let of = |conn: &mut Conn| report(conn, first, firm.owner).unwrap().unwrap().cohort;
        assert_eq!(of(conn), Cohort::default());
        grade(conn, first, 1, 999);
        grade(conn, first, 2, 0);
        for n in 1..10 {
            assert_eq!(of(conn), Cohort { people: n.into(), medians: None });
            let id = starter(conn, &firm, assessment, &format!("p{n}@example.com"));
            grade(conn, id, 1, n * 100);
            let ranked = report(conn, id, firm.owner).unwrap().unwrap().ranked();
            assert_eq!(ranked, Some(n * 100));
        }
        let medians = of(conn).medians.unwrap();
        assert_eq!((medians.fineness, medians.correctness_tenths), (Some(400), Some(400)));
        assert_eq!((medians.performance_tenths, medians.skills["heaps"]), (None, 400));
    });
}

#[test]
fn a_score_is_placed_among_the_first_of_a_hundred_people() {
    let started_at = Instant::UNIX_EPOCH;
    let taken = |user: UserId, hours: i64, fineness: i32| rules::Taken {
        user,
        started_at: started_at + TimeDelta::hours(hours),
        fineness,
        correctness_tenths: None,
        performance_tenths: None,
        skills: Vec::new(),
    };
    let mut all: Vec<rules::Taken> = (0..99).map(|n| taken(UserId::new(), 0, n)).collect();
    assert_eq!(rules::percentile(50, &all), None);
    // Of somebody who came twice the first attempt counts, in whichever order they are read.
    let again = UserId::new();
    all.push(taken(again, 9, 0));
    all.push(taken(again, 1, 99));
    assert_eq!(rules::percentile(0, &all), Some(0));
    assert_eq!(rules::percentile(50, &all), Some(50));
    assert_eq!(rules::percentile(1000, &all), Some(100));
}
