//! Attempts that are voided, on the database: what becomes of them, of the invitation and of everything that counts.

use diesel::connection::SimpleConnection;
use kernel::{Email, Limit, Paging};
use testkit::store;

use super::*;
use crate::attempts::{NewDraft, Starter};
use crate::definitions::tests::Firm;
use crate::definitions::{NewAssessment, Settings};
use crate::drafts::tests::save as save_draft;
use crate::invitations::Code;
use crate::reports::{self, Whose};
use crate::trials::{self, Member};
use crate::{cut_offs, grading, overview, retakes, reuse, statistics, verification};

const EMAIL: &str = "ada@example.com";

fn reason() -> Reason {
    "The judge lost its compiler.".parse().unwrap()
}

fn voided(conn: &mut Conn, attempt: AttemptId) -> Voided {
    void(conn, attempt, &reason(), Actor::Operator).unwrap()
}

/// A firm whose assessment is taken once in ninety days, and Ada, who is at work on it.
fn at_work(conn: &mut Conn) -> (Firm, Starter, AssessmentId, AttemptId) {
    let firm = Firm::set(conn);
    let settings = Settings { retake_attempts: 1, retake_days: 90, ..Settings::default() };
    let new = NewAssessment { settings, ..firm.draw(&[20, 30, 50]) };
    let assessment = definitions::create(conn, &new).unwrap();
    definitions::mark_tried(conn, assessment, Actor::Operator).unwrap();
    let code = code_of(&firm.invite(conn, assessment, EMAIL).unwrap());
    let user = testkit::user(conn, EMAIL, "Ada Lovelace");
    let email = EMAIL.parse().unwrap();
    let starter = Starter { user, email, email_verified: true, edition: None };
    let attempt = attempts::start(conn, &code, &starter).unwrap().attempt;
    (firm, starter, assessment, attempt)
}

fn graded(conn: &mut Conn) -> (Firm, Starter, AssessmentId, AttemptId) {
    let (firm, starter, assessment, attempt) = at_work(conn);
    attempts::finish(conn, attempt, starter.user).unwrap();
    grading::grade(conn, attempt).unwrap();
    (firm, starter, assessment, attempt)
}

fn code_of(invitation: &Invitation) -> Code {
    invitation.code.parse().unwrap()
}

fn list(conn: &mut Conn, whose: Whose) -> Vec<reports::Row> {
    reports::list(conn, whose, Paging::first(Limit::default())).unwrap().items
}

#[test]
fn a_reason_is_a_text_of_one_to_four_hundred_characters() {
    assert_eq!(" The power failed. ".parse::<Reason>().unwrap().as_str(), "The power failed.");
    assert!("x".repeat(400).parse::<Reason>().is_ok());
    for bad in ["", "  ", "a\u{0}b", &"x".repeat(401)] {
        assert_eq!(bad.parse::<Reason>(), Err(BadReason), "{bad}");
    }
}

#[test]
fn a_voided_attempt_stays_readable_and_counts_nowhere() {
    store(|conn| {
        let (firm, ada, assessment, attempt) = graded(conn);
        verification::put_under_review(conn, attempt).unwrap();
        voided(conn, attempt);
        for viewer in [ada.user, firm.owner] {
            let report = reports::report(conn, attempt, viewer).unwrap().unwrap();
            assert_eq!(report.void_reason.as_deref(), Some("The judge lost its compiler."));
            assert_eq!((report.state, report.verification), (State::Voided, None));
            assert!(report.grade.is_some(), "what was scored can still be read");
            assert_eq!((report.cohort.people, report.percentile), (0, None));
        }
        for whose in [Whose::Candidate(ada.user), Whose::Company(firm.company)] {
            let row = list(conn, whose).remove(0);
            assert_eq!((row.id, row.state, row.fineness), (attempt, State::Voided, None));
            assert_eq!(row.verification, None);
        }
        assert_eq!(reports::graded_of(conn, &[ada.user], 5).unwrap().len(), 0);
        assert_eq!(statistics::spread(conn, assessment).unwrap().people, 0);
        let cut_off = cut_offs::show(conn, (firm.company, assessment), Some(500)).unwrap().1;
        assert_eq!(cut_off.unwrap().results, 0);
        let seen = overview::overview(conn, firm.company).unwrap();
        let counts = (seen.invitations_sent, seen.attempts_started, seen.reports_ready);
        assert_eq!((counts, seen.newest.len()), ((1, 0, 0), 0));
        let detail = definitions::detail(conn, firm.company, assessment).unwrap().unwrap();
        let counts = detail.assessment.counts;
        assert_eq!((counts.invited, counts.started, counts.finished), (1, 0, 0));
    });
}

#[test]
fn the_candidate_takes_it_again_without_waiting_and_at_nobodys_expense() {
    store(|conn| {
        let (firm, ada, assessment, attempt) = graded(conn);
        let cools = firm.invite(conn, assessment, EMAIL);
        let now = clock::now(conn).unwrap();
        let earlier = retakes::earlier(conn, (assessment, 90), EMAIL, now);
        assert!(cools.is_ok() && earlier.unwrap().is_some(), "the earlier result could be shared");
        let own = cools.unwrap().id;
        invitations::cancel(conn, firm.company, own, firm.owner).unwrap();
        let today = clock::now(conn).unwrap().date_naive();
        let days = (today, today + kernel::chrono::TimeDelta::days(1));
        let before = invitations::made_between(conn, firm.company, days).unwrap();

        let made = voided(conn, attempt);
        assert!(made.fresh);
        assert_eq!(
            (made.retake.assessment, made.retake.name.as_deref()),
            (assessment, Some("Ada"))
        );
        assert_eq!(invitations::made_between(conn, firm.company, days).unwrap(), before);
        let ways = reuse::ways(conn, made.retake.id, EMAIL).unwrap();
        assert_eq!((ways.cools_until, ways.offer), (None, None), "what is voided is not shared");
        let again = attempts::start(conn, &code_of(&made.retake), &ada).unwrap();
        attempts::finish(conn, again.attempt, ada.user).unwrap();
        grading::grade(conn, again.attempt).unwrap();
        let seen = overview::overview(conn, firm.company).unwrap();
        assert_eq!((seen.attempts_started, seen.reports_ready), (1, 1), "the new one counts");
        let made = overview::made(conn, &[firm.company]).unwrap();
        assert_eq!(made[&firm.company].invitations, 2, "the retake is none of the company's");
        let settings = retakes::settings(conn, assessment).unwrap();
        let now = clock::now(conn).unwrap();
        let cools = retakes::cooling(conn, (assessment, &settings), &[EMAIL], now).unwrap();
        assert!(cools.contains_key(EMAIL), "so the candidate cools down after that");
    });
}

#[test]
fn no_cool_down_of_other_attempts_keeps_a_candidate_from_the_free_one() {
    store(|conn| {
        let (firm, ada, assessment, first) = graded(conn);
        let settings = "update assessments set retake_attempts = 2";
        conn.batch_execute(settings).unwrap();
        let code = code_of(&firm.invite(conn, assessment, EMAIL).unwrap());
        let second = attempts::start(conn, &code, &ada).unwrap().attempt;
        attempts::finish(conn, second, ada.user).unwrap();
        conn.batch_execute("update assessments set retake_attempts = 1").unwrap();
        let made = voided(conn, first);
        assert!(attempts::start(conn, &code_of(&made.retake), &ada).unwrap().fresh);
    });
}

#[test]
fn an_open_invitation_becomes_the_free_one() {
    store(|conn| {
        let (firm, _, assessment, attempt) = graded(conn);
        let open = firm.invite(conn, assessment, EMAIL).unwrap();
        let made = voided(conn, attempt);
        assert_eq!((made.retake.id, made.fresh), (open.id, false));
    });
}

#[test]
fn extra_time_goes_over_to_the_new_attempt() {
    store(|conn| {
        let (_, _, _, attempt) = graded(conn);
        conn.batch_execute("update invitations set accommodation_percent = 50").unwrap();
        assert_eq!(voided(conn, attempt).retake.accommodation_percent, 50);
    });
}

#[test]
fn an_attempt_that_goes_on_ends_with_what_was_written() {
    store(|conn| {
        let (_, ada, _, attempt) = at_work(conn);
        let task = attempts::workspace(conn, attempt, ada.user).unwrap().unwrap().tasks[0].id;
        let draft = NewDraft {
            task,
            language: kernel::Language::Python,
            source: "print(1)".into(),
            revision: 0,
            lease: None,
            edited_ms_ago: 0,
        };
        save_draft(conn, attempt, ada.user, &draft).unwrap();
        let made = voided(conn, attempt);
        assert_eq!((made.closed.state, made.closed.drafts.len()), (State::Voided, 1));
        let late = save_draft(conn, attempt, ada.user, &draft);
        assert!(matches!(late, Err(Error::AttemptClosed)), "{late:?}");
        let row = invitations::lock(conn, made.before).unwrap().unwrap();
        assert_eq!(row.state, invitations::State::Completed);
        assert!(matches!(grading::grade(conn, attempt), Err(Error::Refused(_))), "no grade comes");
        assert!(attempts::start(conn, &code_of(&made.retake), &ada).unwrap().fresh);
    });
}

#[test]
fn nothing_is_voided_twice_and_no_trial_is() {
    store(|conn| {
        let (firm, _, assessment, attempt) = graded(conn);
        voided(conn, attempt);
        let twice = void(conn, attempt, &reason(), Actor::Operator);
        assert!(matches!(twice, Err(Error::Refused(_))), "{twice:?}");
        let none = void(conn, AttemptId::new(), &reason(), Actor::Operator);
        assert!(matches!(none, Err(Error::NoAttempt)), "{none:?}");
        let email: Email = format!("{}@firm.example", firm.company).parse().unwrap();
        let member = Member { company: firm.company, user: firm.owner, email: email.clone() };
        let code = trials::begin(conn, &member, assessment).unwrap().parse().unwrap();
        let starter = Starter { user: firm.owner, email, email_verified: true, edition: None };
        let trial = attempts::start(conn, &code, &starter).unwrap().attempt;
        let refused = void(conn, trial, &reason(), Actor::Operator);
        assert!(matches!(refused, Err(Error::NoAttempt)), "{refused:?}");
    });
}

#[test]
fn a_result_that_is_shared_elsewhere_counts_no_longer_there_either() {
    store(|conn| {
        let (firm, ada, _, attempt) = graded(conn);
        let other = Firm { problems: firm.problems, ..Firm::set(conn) };
        let elsewhere = other.assessment(conn);
        let invitation = other.invite(conn, elsewhere, EMAIL).unwrap();
        reuse::share(conn, &code_of(&invitation), &ada, attempt).unwrap();
        let place = Paging::first(Limit::default());
        let row = |conn: &mut Conn| {
            let rows = invitations::list(conn, other.company, elsewhere, place).unwrap();
            rows.unwrap().items.remove(0).attempt.unwrap()
        };
        assert_eq!(row(conn).state, State::Graded);
        voided(conn, attempt);
        assert_eq!((row(conn).state, row(conn).fineness), (State::Voided, None));
        let cut_off = cut_offs::show(conn, (other.company, elsewhere), Some(500)).unwrap().1;
        assert_eq!(cut_off.unwrap().results, 0);
        let report = reports::report(conn, attempt, other.owner).unwrap().unwrap();
        assert!(report.void_reason.is_some());
    });
}
