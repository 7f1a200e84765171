use db::audit::{self, Object};
use db::schema::attempts::dsl;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use kernel::Instant;
use testkit::machines::walk;
use testkit::store;

use super::*;
use crate::attempts;
use crate::definitions::tests::Firm;

#[test]
fn every_step_of_the_verification_is_in_the_table_and_no_other_is_possible() {
    use Standing::{Appealed, NotVerified, UnderReview, Unexamined, Verified};
    let step = |from, event, by| STEPS.step(from, event, by);
    let taken = walk(step, |from, event, by| match (from, event, by) {
        (Unexamined, Event::Pass, By::System) => Some(Verified),
        (Unexamined | Verified, Event::Review, By::System) => Some(UnderReview),
        (UnderReview, Event::Clear, By::Reviewer | By::Admin)
        | (Appealed | Verified, Event::Clear, By::Admin) => Some(Verified),
        (UnderReview, Event::Refuse, By::Reviewer | By::Admin)
        | (Appealed | Verified, Event::Refuse, By::Admin) => Some(NotVerified),
        (NotVerified, Event::Appeal, By::Candidate) => Some(Appealed),
        _ => None,
    });
    assert_eq!(taken, STEPS.lines().len());
}

/// A graded attempt.
fn graded(conn: &mut Conn) -> (AttemptId, UserId) {
    let firm = Firm::set(conn);
    let (ada, attempt, _) = firm.at_work(conn, "ada@example.com");
    attempts::finish(conn, attempt, ada.user).unwrap();
    conn.batch_execute(
        "update attempts set state = 'graded', graded_at = now() where state = 'submitted'",
    )
    .unwrap();
    (attempt, ada.user)
}

fn stands(conn: &mut Conn, attempt: AttemptId) -> (Standing, bool) {
    let row = dsl::attempts.find(attempt).select((dsl::verification, dsl::not_verified_at));
    let (standing, since): (Standing, Option<Instant>) = row.first(conn).unwrap();
    (standing, since.is_some())
}

#[test]
fn an_attempt_walks_every_way_through_review_and_each_step_is_written_down() {
    store(|conn| {
        let (attempt, ada) = graded(conn);
        let admin = (By::Admin, Actor::Operator);
        let reviewer = (By::Reviewer, Actor::Operator);
        assert_eq!(of(conn, &[attempt]).unwrap().get(&attempt), None);
        pass(conn, attempt).unwrap();
        pass(conn, attempt).unwrap();
        assert_eq!(of(conn, &[attempt]).unwrap().get(&attempt), Some(&Standing::Verified));
        assert_eq!(stands(conn, attempt), (Standing::Verified, false));
        let early = decide(conn, attempt, true, reviewer);
        assert!(matches!(early, Err(Error::Refused(_))), "{early:?}");
        put_under_review(conn, attempt).unwrap();
        pass(conn, attempt).unwrap();
        assert_eq!(stands(conn, attempt), (Standing::UnderReview, false), "people look at it");
        appeal(conn, attempt, ada).unwrap();
        assert_eq!(stands(conn, attempt).0, Standing::UnderReview, "there is nothing to appeal");

        decide(conn, attempt, true, reviewer).unwrap();
        assert_eq!(stands(conn, attempt), (Standing::NotVerified, true));
        appeal(conn, attempt, ada).unwrap();
        assert_eq!(stands(conn, attempt), (Standing::Appealed, true), "it counts meanwhile");
        let own = decide(conn, attempt, false, reviewer);
        assert!(matches!(own, Err(Error::Refused(_))), "the admin has the last word: {own:?}");
        decide(conn, attempt, true, admin).unwrap();
        assert_eq!(stands(conn, attempt), (Standing::NotVerified, true));
        appeal(conn, attempt, ada).unwrap();
        decide(conn, attempt, false, admin).unwrap();
        assert_eq!(stands(conn, attempt), (Standing::Verified, false));

        appeal(conn, attempt, ada).unwrap();
        assert_eq!(stands(conn, attempt).0, Standing::Verified, "against unproven");
        decide(conn, attempt, false, admin).unwrap();
        decide(conn, attempt, true, admin).unwrap();
        assert_eq!(stands(conn, attempt), (Standing::NotVerified, true));

        let rows = audit::history(conn, Object::of(attempts::KIND, attempt), 50).unwrap();
        let steps = rows.iter().filter(|row| row.to.as_deref().is_some_and(is_standing));
        assert_eq!(steps.count(), 9);
        let unknown = pass(conn, AttemptId::new());
        assert!(matches!(unknown, Err(Error::NoAttempt)), "{unknown:?}");
    });
}

fn is_standing(word: &str) -> bool {
    Standing::ALL.iter().any(|standing| standing.as_str() == word)
}

#[test]
fn a_case_that_the_release_before_opened_is_decided_as_any_other() {
    store(|conn| {
        let (attempt, _) = graded(conn);
        decide(conn, attempt, false, (By::Reviewer, Actor::Operator)).unwrap();
        assert_eq!(stands(conn, attempt), (Standing::Verified, false));
    });
}

#[test]
fn the_database_refuses_what_the_machine_refuses_and_a_standing_without_a_grade() {
    for words in [
        ["not_verified"].as_slice(),
        &["appealed"],
        &["verified", "appealed"],
        &["verified", "unexamined"],
    ] {
        store(|conn| {
            let (attempt, _) = graded(conn);
            let put = |word: &&str| {
                format!("update attempts set verification = '{word}' where id = '{attempt}'")
            };
            let steps: Vec<String> = words.iter().map(put).collect();
            let refused = conn.batch_execute(&steps.join(";")).unwrap_err();
            assert!(refused.to_string().contains("cannot go"), "{refused}");
        });
    }
    store(|conn| {
        let firm = Firm::set(conn);
        firm.at_work(conn, "ada@example.com");
        let refused = conn.batch_execute("update attempts set verification = 'verified'");
        assert!(refused.unwrap_err().to_string().contains("attempts_verification_graded"));
    });
}
