//! Earlier results on the database: what is offered, shared and taken back.

use diesel::connection::SimpleConnection;
use testkit::store;

use super::*;
use crate::attempts::Starter;
use crate::cut_offs;
use crate::definitions::tests::Firm;
use crate::definitions::{self, NewAssessment, Settings};
use crate::grading;
use crate::reports::{self, Mode};
use crate::statistics;
use kernel::Seen;

const EMAIL: &str = "ada@example.com";

/// A firm whose assessment is taken once in ninety days, and somebody who has a grade for it.
struct Taken {
    firm: Firm,
    starter: Starter,
    assessment: AssessmentId,
    attempt: AttemptId,
}

fn strict(firm: &Firm) -> NewAssessment {
    let settings = Settings { retake_attempts: 1, retake_days: 90, ..Settings::default() };
    NewAssessment { settings, ..firm.draw(&[20, 30, 50]) }
}

fn taken(conn: &mut Conn) -> Taken {
    let firm = Firm::set(conn);
    let assessment = definitions::create(conn, &strict(&firm)).unwrap();
    definitions::mark_tried(conn, assessment, Actor::Operator).unwrap();
    let code = invited(conn, &firm, assessment);
    let user = testkit::user(conn, EMAIL, "Ada Lovelace");
    let email = EMAIL.parse().unwrap();
    let starter = Starter { user, email, email_verified: true, edition: None };
    let attempt = attempts::start(conn, &code, &starter).unwrap().attempt;
    attempts::finish(conn, attempt, user).unwrap();
    Taken { firm, starter, assessment, attempt }
}

fn invited(conn: &mut Conn, firm: &Firm, assessment: AssessmentId) -> Code {
    firm.invite(conn, assessment, EMAIL).unwrap().code.parse().unwrap()
}

/// Another firm with the same problems, and an assessment of them.
fn elsewhere(conn: &mut Conn, of: &Taken, weights: &[i32]) -> (Firm, AssessmentId) {
    let other = Firm { problems: of.firm.problems, ..Firm::set(conn) };
    let assessment = definitions::create(conn, &other.draw(weights)).unwrap();
    definitions::mark_tried(conn, assessment, Actor::Operator).unwrap();
    (other, assessment)
}

fn ways_of(conn: &mut Conn, code: &Code) -> Ways {
    let id = invitations::lock_code(conn, code.as_str()).unwrap().unwrap().id;
    ways(conn, id, EMAIL).unwrap()
}

#[test]
fn somebody_who_cools_down_is_invited_once_they_have_a_result_and_shares_it() {
    store(|conn| {
        let of = taken(conn);
        let again = of.firm.invite(conn, of.assessment, EMAIL);
        assert!(matches!(again, Err(Error::CoolingDown)), "there is no grade yet");
        grading::grade(conn, of.attempt).unwrap();
        let code = invited(conn, &of.firm, of.assessment);
        let found = ways_of(conn, &code);
        assert!(found.cools_until.is_some());
        assert_eq!(found.offer.map(|offer| offer.attempt), Some(of.attempt));
        let refused = attempts::start(conn, &code, &of.starter);
        assert!(matches!(refused, Err(Error::CoolingDown)), "{refused:?}");
        assert!(share(conn, &code, &of.starter, of.attempt).unwrap().fresh);
        assert!(!share(conn, &code, &of.starter, of.attempt).unwrap().fresh);
        let rows = invitations::list(
            conn,
            of.firm.company,
            of.assessment,
            kernel::Paging::first(kernel::Limit::default()),
        );
        let newest = rows.unwrap().unwrap().items.remove(0);
        assert_eq!(newest.state, invitations::State::SatisfiedByShare);
        let row = newest.attempt.unwrap();
        assert_eq!((row.id, row.earlier.is_some()), (of.attempt, true));
        let report = reports::report(conn, of.attempt, of.firm.owner).unwrap().unwrap();
        assert!(!report.earlier.unwrap().elsewhere && !report.is_from_elsewhere());
    });
}

#[test]
fn a_company_that_takes_no_earlier_results_is_offered_none() {
    store(|conn| {
        let of = taken(conn);
        grading::grade(conn, of.attempt).unwrap();
        let seen = Seen::at(of.assessment, 0);
        cut_offs::save(conn, of.firm.company, seen, (None, false), of.firm.owner).unwrap();
        let again = of.firm.invite(conn, of.assessment, EMAIL);
        assert!(matches!(again, Err(Error::CoolingDown)), "{again:?}");
    });
}

#[test]
fn the_same_problems_with_the_same_weights_are_the_same_test_and_others_are_not() {
    store(|conn| {
        let of = taken(conn);
        grading::grade(conn, of.attempt).unwrap();
        let (other, differs) = elsewhere(conn, &of, &[30, 20, 50]);
        let code = invited(conn, &other, differs);
        assert_eq!(ways_of(conn, &code), Ways::default());
        let refused = share(conn, &code, &of.starter, of.attempt);
        assert!(matches!(refused, Err(Error::NoEarlierResult)), "{refused:?}");
        let (other, same) = elsewhere(conn, &of, &[20, 30, 50]);
        let code = invited(conn, &other, same);
        let found = ways_of(conn, &code);
        assert_eq!(found.cools_until, None, "it can be taken here as well");
        assert_eq!(found.offer.unwrap().attempt, of.attempt);
        conn.batch_execute(
            "alter table attempts disable trigger user; \
             update attempts set started_at = started_at - interval '181 days'",
        )
        .unwrap();
        assert_eq!(ways_of(conn, &code).offer, None, "it is older than the retake rule looks back");
    });
}

#[test]
fn another_company_reads_its_own_name_and_nothing_that_was_recorded_until_it_is_taken_back() {
    store(|conn| {
        let of = taken(conn);
        grading::grade(conn, of.attempt).unwrap();
        let (other, same) = elsewhere(conn, &of, &[20, 30, 50]);
        conn.batch_execute(&format!(
            "update companies set name = 'Rival' where id = '{}'; \
             update assessments set title = 'Rival set' where id = '{same}'",
            other.company
        ))
        .unwrap();
        let code = invited(conn, &other, same);
        assert_eq!(reports::report(conn, of.attempt, other.owner).unwrap(), None);
        share(conn, &code, &of.starter, of.attempt).unwrap();
        let report = reports::report(conn, of.attempt, other.owner).unwrap().unwrap();
        assert_eq!(report.mode, Mode::Company);
        assert!(report.is_from_elsewhere());
        assert_eq!(
            (report.company_name.as_str(), report.assessment_title.as_str()),
            ("Rival", "Rival set")
        );
        assert_eq!(report.cohort.people, 0, "nobody has taken theirs");
        let set = |conn: &mut Conn, at: &str| {
            let sql =
                format!("update users set disabled_at = {at} where id = '{}'", of.starter.user);
            conn.batch_execute(&sql).unwrap();
        };
        set(conn, "now()");
        let locked = reports::report(conn, of.attempt, other.owner).unwrap();
        assert_eq!(locked, None, "what was shared closes with their account");
        set(conn, "null");
        assert!(reports::report(conn, of.attempt, other.owner).unwrap().is_some());
        assert!(withdraw(conn, &code, of.starter.user).unwrap());
        assert!(!withdraw(conn, &code, of.starter.user).unwrap());
        assert_eq!(reports::report(conn, of.attempt, other.owner).unwrap(), None);
        let found = ways_of(conn, &code);
        assert_eq!((found.shared, found.withdrawn), (None, true));
        let stranger = testkit::user(conn, "eve@example.com", "Eve");
        assert!(matches!(withdraw(conn, &code, stranger), Err(Error::NoInvitation)));
    });
}

#[test]
fn a_result_that_is_shared_is_counted_by_nobody_twice() {
    store(|conn| {
        let of = taken(conn);
        grading::grade(conn, of.attempt).unwrap();
        let (other, same) = elsewhere(conn, &of, &[20, 30, 50]);
        let code = invited(conn, &other, same);
        share(conn, &code, &of.starter, of.attempt).unwrap();
        let now = clock::now(conn).unwrap();
        for (id, people) in [(of.assessment, 1), (same, 0)] {
            statistics::count(conn, id, now).unwrap();
            let (counted, _) = statistics::of_assessment(conn, id).unwrap().unwrap();
            assert_eq!(counted.people, people);
        }
    });
}

#[test]
fn what_is_not_settled_or_not_verified_is_not_shared() {
    store(|conn| {
        let of = taken(conn);
        grading::grade(conn, of.attempt).unwrap();
        let code = invited(conn, &of.firm, of.assessment);
        conn.batch_execute("update attempts set not_verified_at = now()").unwrap();
        let refused = share(conn, &code, &of.starter, of.attempt);
        assert!(matches!(refused, Err(Error::NotVerified)), "{refused:?}");
        conn.batch_execute("update attempts set not_verified_at = null, rejudged = true").unwrap();
        let refused = share(conn, &code, &of.starter, of.attempt);
        assert!(matches!(refused, Err(Error::Unsettled)), "{refused:?}");
        let other = Starter { email: "eve@example.com".parse().unwrap(), ..of.starter.clone() };
        let refused = share(conn, &code, &other, of.attempt);
        assert!(matches!(refused, Err(Error::NoInvitation)), "{refused:?}");
    });
}
