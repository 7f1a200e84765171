//! The steps by table, and reports on the database.

use diesel::connection::SimpleConnection;
use kernel::{Clock, Limit, Paging, Refused, SystemClock};
use testkit::{machines, store};

use super::*;
use crate::evidence::Account;
use crate::metrics;

#[test]
fn every_state_event_and_side_is_a_step_of_the_table_or_refused() {
    let step = |from, event, by| machine::STEPS.step(from, event, by);
    let taken = machines::walk(step, |from, event, by| match (from, event, by) {
        (State::Requested | State::Ready | State::Failed, Event::Consent, By::Candidate) => {
            Some(State::Consented)
        }
        (State::Requested, Event::Share, By::Candidate) => Some(State::Ready),
        (State::Requested, Event::Decline, By::Candidate) => Some(State::Declined),
        (State::Consented, Event::Collect, By::System) => Some(State::Collecting),
        (State::Collecting, Event::Finish, By::System) => Some(State::Ready),
        (State::Collecting, Event::Fail, By::System) => Some(State::Failed),
        (State::Declined | State::Expired | State::Withdrawn, ..) => None,
        (_, Event::Expire, By::System) => Some(State::Expired),
        (_, Event::Withdraw, By::Candidate) => Some(State::Withdrawn),
        _ => None,
    });
    assert_eq!(taken, machine::STEPS.lines().len());
}

#[test]
fn the_steps_of_the_rules_are_the_edges_of_the_database() {
    let sql = include_str!("../../../../migrations/2026-11-25-210001_create_github_reports/up.sql");
    let held = machines::held(sql, "github_reports_transition");
    assert_eq!(machines::edges(&machine::STEPS), held);
}

struct Scene {
    company: CompanyId,
    ruth: UserId,
    ada: UserId,
}

impl Scene {
    /// A company that ada has accepted to be introduced to.
    fn set(conn: &mut Conn) -> Self {
        let company = testkit::company(conn, "Pellworth");
        let ruth = testkit::user(conn, "ruth@example.com", "Ruth");
        let ada = testkit::user(conn, "ada@example.com", "Ada");
        let scene = Self { company, ruth, ada };
        scene.introduce(conn, ada, "accepted");
        scene
    }

    fn introduce(&self, conn: &mut Conn, who: UserId, state: &str) {
        let ended = if state == "requested" { "null" } else { "now()" };
        let sql = format!(
            "insert into introductions (id, company_id, candidate_id, card, message, state,
                 requested_at, ended_at)
             values (gen_random_uuid(), '{}', '{who}', '{{}}', repeat('m', 80), '{state}', now(),
                 {ended})",
            self.company
        );
        conn.batch_execute(&sql).unwrap();
    }

    fn ask(&self, conn: &mut Conn, who: UserId, now: Instant) -> Result<Report, Error> {
        let message = "Show us how you work in public.";
        let whom = has_met(conn, self.company, who).unwrap().then_some(who);
        request(conn, Asked { company: self.company, by: self.ruth, message }, whom, now)
    }

    /// Consented, with this evidence read, and finished.
    fn collect(&self, conn: &mut Conn, id: GithubReportId, now: Instant) -> Report {
        begin_consent(conn, self.ada, Seen::any(id), (&[7; 32], "verifier"), now).unwrap();
        let (taken, verifier) = take_consent(conn, self.ada, &[7; 32], now).unwrap();
        assert_eq!((taken, verifier.as_str()), (id, "verifier"));
        let consented = consent(conn, self.ada, id, b"sealed", now).unwrap();
        let generation = consented.generation;
        let task = begin_collecting(conn, id, generation, now).unwrap().unwrap();
        assert_eq!(task.token, b"sealed");
        let account = Account { login: "ada".to_owned(), node: "U_1".to_owned() };
        let evidence = Evidence { account: Some(account), ..task.evidence };
        assert!(save(conn, id, generation, &evidence, now).unwrap());
        let figures = metrics::figures(&evidence, "https://github.example").unwrap();
        finish(conn, id, generation, &figures, now).unwrap().unwrap()
    }
}

fn lock(conn: &mut Conn, user: UserId, at: &str) {
    let sql = format!("update users set disabled_at = {at} where id = '{user}'");
    conn.batch_execute(&sql).unwrap();
}

fn token(conn: &mut Conn, id: GithubReportId) -> Option<Vec<u8>> {
    store::collected(conn, id).unwrap().unwrap().0
}

#[test]
fn a_company_asks_whom_it_knows_once_in_ninety_days_and_twenty_at_a_time() {
    store(|conn| {
        let (scene, now) = (Scene::set(conn), SystemClock.now());
        let eve = testkit::user(conn, "eve@example.com", "Eve");
        scene.introduce(conn, eve, "requested");
        let unknown = scene.ask(conn, eve, now);
        assert!(matches!(unknown, Err(Error::Field { field: "email", .. })), "{unknown:?}");
        let asked = scene.ask(conn, scene.ada, now).unwrap();
        assert_eq!((asked.candidate, asked.state), (scene.ada, State::Requested));
        let again = scene.ask(conn, scene.ada, now);
        assert!(matches!(again, Err(Error::AskedAlready)), "{again:?}");
        let later = now + TimeDelta::days(AGAIN_AFTER_DAYS);
        assert!(scene.ask(conn, scene.ada, later).is_ok());
        // Two of ada's wait already.
        for n in 1..MAX_OPEN {
            let email = format!("p{n}@example.com");
            let who = testkit::user(conn, &email, "P");
            scene.introduce(conn, who, "accepted");
            let asked = scene.ask(conn, who, now);
            let full = n == MAX_OPEN - 1;
            assert_eq!(matches!(asked, Err(Error::TooManyOpen)), full, "{n}: {asked:?}");
        }
    });
}

#[test]
fn a_report_is_collected_read_and_withdrawn_and_no_token_outlives_it() {
    store(|conn| {
        let (scene, now) = (Scene::set(conn), SystemClock.now());
        let id = scene.ask(conn, scene.ada, now).unwrap().id;
        let ready = scene.collect(conn, id, now);
        assert_eq!((ready.state, ready.login.as_deref()), (State::Ready, Some("ada")));
        assert_eq!(token(conn, id), None);
        assert!(ready.figures_at(now).is_some());
        assert!(ready.figures_at(now + TimeDelta::days(DAYS)).is_none(), "its time is over");
        let soon = now + TimeDelta::hours(REFRESH_HOURS) - TimeDelta::seconds(1);
        let begun = begin_consent(conn, scene.ada, Seen::any(id), (&[8; 32], "v"), soon);
        assert!(matches!(begun, Err(Error::RefreshedToday)), "{begun:?}");
        assert!(!ready.is_fresh(ready.refresh_from().unwrap()), "a day is over");
        let other = get(conn, Whose::Company(CompanyId::new()), id);
        assert!(matches!(other, Err(Error::NoReport)), "{other:?}");
        let (ours, first) = (Whose::Company(scene.company), Paging::first(Limit::default()));
        assert!(get(conn, ours, id).is_ok());
        lock(conn, scene.ada, "now()");
        let locked = get(conn, ours, id);
        assert!(matches!(locked, Err(Error::NoReport)), "what she shared is closed: {locked:?}");
        assert_eq!(list(conn, ours, first).unwrap().items.len(), 0);
        lock(conn, scene.ada, "null");
        let gone = end(conn, scene.ada, Seen::any(id), Event::Withdraw, now).unwrap();
        assert_eq!((gone.state, gone.figures, gone.login), (State::Withdrawn, None, None));
        let page = list(conn, Whose::Company(scene.company), Paging::first(Limit::default()));
        assert_eq!(page.unwrap().items.len(), 1, "the company sees that it is withdrawn");
    });
}

#[test]
fn what_is_withdrawn_while_it_is_collected_is_neither_saved_nor_finished() {
    store(|conn| {
        let (scene, now) = (Scene::set(conn), SystemClock.now());
        let id = own(conn, scene.ada, now).unwrap().id;
        begin_consent(conn, scene.ada, Seen::any(id), (&[7; 32], "v"), now).unwrap();
        let late = now + TimeDelta::minutes(CONSENT_MINUTES);
        let taken = take_consent(conn, scene.ada, &[7; 32], late);
        assert!(matches!(taken, Err(Error::NoConsentBegun)), "{taken:?}");
        let stolen = take_consent(conn, scene.ruth, &[7; 32], now);
        assert!(matches!(stolen, Err(Error::NoConsentBegun)), "{stolen:?}");
        let report = consent(conn, scene.ada, id, b"sealed", now).unwrap();
        let task = begin_collecting(conn, id, report.generation, now).unwrap().unwrap();
        assert!(begin_collecting(conn, id, report.generation + 1, now).unwrap().is_none());
        end(conn, scene.ada, Seen::any(id), Event::Withdraw, now).unwrap();
        assert!(!save(conn, id, report.generation, &task.evidence, now).unwrap());
        fail(conn, id, report.generation, Failure::Denied, now).unwrap();
        assert_eq!(token(conn, id), None);
        let after = get(conn, Whose::Candidate(scene.ada), id).unwrap();
        assert_eq!(after.state, State::Withdrawn);
        let twice = end(conn, scene.ada, Seen::any(id), Event::Withdraw, now);
        assert!(matches!(twice, Err(Error::Refused(Refused::NotNow { .. }))), "{twice:?}");
    });
}

#[test]
fn a_copy_of_ones_own_report_is_shared_and_ends_when_that_would() {
    store(|conn| {
        let (scene, now) = (Scene::set(conn), SystemClock.now());
        let asked = scene.ask(conn, scene.ada, now).unwrap();
        let none = share(conn, scene.ada, Seen::any(asked.id), now);
        assert!(matches!(none, Err(Error::NothingToShare)), "{none:?}");
        let mine = own(conn, scene.ada, now).unwrap();
        let mine = scene.collect(conn, mine.id, now);
        let later = now + TimeDelta::days(10);
        let shared = share(conn, scene.ada, Seen::any(asked.id), later).unwrap();
        assert_eq!((shared.state, &shared.figures), (State::Ready, &mine.figures));
        assert_eq!(shared.expires_at, mine.expires_at);
        assert_eq!(own(conn, scene.ada, later).unwrap().id, mine.id);
        assert_eq!(overdue(conn, mine.expires_at, 10).unwrap().len(), 2);
        expire(conn, shared.id, mine.expires_at).unwrap();
        assert_eq!(overdue(conn, mine.expires_at, 10).unwrap(), [mine.id]);
    });
}

#[test]
fn a_message_is_checked() {
    for good in ["m".repeat(20), "m".repeat(1000)] {
        assert!(rules::check_message(&good).is_ok());
    }
    for bad in ["m".repeat(19), format!(" {} ", "m".repeat(19)), "m".repeat(1001)] {
        assert!(rules::check_message(&bad).is_err(), "{bad}");
    }
    assert!(rules::check_message(&format!("{}\u{202e}", "m".repeat(30))).is_err());
}
