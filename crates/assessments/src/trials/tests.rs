//! Trials on the database.

use diesel::connection::SimpleConnection;
use kernel::{Limit, Paging};
use testkit::store;

use super::*;
use crate::attempts::{self, Starter};
use crate::definitions::tests::Firm;

#[test]
fn a_trial_opens_the_assessment_to_invitations_and_is_in_no_list() {
    store(|conn| {
        let firm = Firm::set(conn);
        let assessment = definitions::create(conn, &firm.draw(&[20, 30, 50])).unwrap();
        let early = firm.invite(conn, assessment, "ada@example.com");
        assert!(matches!(early, Err(Error::NotTried)), "{early:?}");
        let email: Email = "grace@firm.example".parse().unwrap();
        let member = Member { company: firm.company, user: firm.owner, email: email.clone() };
        let code = begin(conn, &member, assessment).unwrap();
        assert_eq!(begin(conn, &member, assessment).unwrap(), code, "one at a time");
        let starter = Starter { user: firm.owner, email, email_verified: true, edition: None };
        let attempt = attempts::start(conn, &code.parse().unwrap(), &starter).unwrap().attempt;
        let shown = attempts::workspace(conn, attempt, firm.owner).unwrap().unwrap();
        assert_eq!((shown.trial_of, shown.tasks.len()), (Some(assessment), 3));
        attempts::finish(conn, attempt, firm.owner).unwrap();
        firm.invite(conn, assessment, "ada@example.com").unwrap();

        let first = Paging::first(Limit::default());
        let listed = definitions::list(conn, firm.company, false, first).unwrap().items;
        let counts = listed[0].counts;
        assert_eq!((listed.len(), counts.invited, counts.started), (1, 1, 0));
        let home = crate::overview::overview(conn, firm.company).unwrap();
        assert_eq!((home.assessments, home.invitations_sent, home.attempts_started), (1, 1, 0));
        assert!(crate::reports::for_operator(conn, attempt).unwrap().is_none());

        let later = clock::now(conn).unwrap() + TimeDelta::hours(1);
        let old = old(conn, later).unwrap();
        assert_eq!(old.len(), 1);
        assert_eq!(old[0].1, Some(attempt));
        assert_eq!(remove(conn, &[old[0].0]).unwrap(), 1);
        assert!(attempts::workspace(conn, attempt, firm.owner).unwrap().is_none());
        assert!(definitions::detail(conn, firm.company, assessment).unwrap().is_some());
    });
}

#[test]
fn what_was_tried_no_longer_counts_once_the_tasks_change() {
    store(|conn| {
        let firm = Firm::set(conn);
        let assessment = firm.assessment(conn);
        let seen = |conn: &mut Conn| {
            let found = definitions::detail(conn, firm.company, assessment).unwrap().unwrap();
            (kernel::Seen::at(assessment, found.assessment.revision), found.assessment.tried)
        };
        let (at, tried) = seen(conn);
        assert!(tried);
        let mut renamed = firm.draw(&[20, 30, 50]);
        renamed.title = "Renamed".into();
        assert_eq!(definitions::edit(conn, at, &renamed).unwrap(), assessment);
        assert!(matches!(definitions::edit(conn, at, &renamed), Err(Error::StaleAssessment)));
        let (at, tried) = seen(conn);
        assert!(tried, "it is the same test");
        definitions::edit(conn, at, &firm.draw(&[50, 30, 20])).unwrap();
        assert!(!seen(conn).1);
    });
}

#[test]
fn a_problem_is_tried_alone_and_what_was_tried_is_in_no_list_and_goes() {
    store(|conn| {
        let firm = Firm::set(conn);
        let email: Email = "grace@firm.example".parse().unwrap();
        let member = Member { company: firm.company, user: firm.owner, email: email.clone() };
        let [problem, other, _] = firm.problems;
        let code = begin_of_problem(conn, &member, problem).unwrap();
        assert_eq!(begin_of_problem(conn, &member, problem).unwrap(), code, "one at a time");
        assert_ne!(begin_of_problem(conn, &member, other).unwrap(), code);
        let starter = Starter { user: firm.owner, email, email_verified: true, edition: None };
        let attempt = attempts::start(conn, &code.parse().unwrap(), &starter).unwrap().attempt;
        let shown = attempts::workspace(conn, attempt, firm.owner).unwrap().unwrap();
        assert_eq!((shown.trial_of, shown.tasks.len()), (Some(shown.assessment), 1));
        assert_eq!(shown.assessment_title, "Problem 1");
        assert!(problem_of(conn, shown.assessment).unwrap().is_some());
        attempts::finish(conn, attempt, firm.owner).unwrap();
        assert_ne!(
            begin_of_problem(conn, &member, problem).unwrap(),
            code,
            "it can be tried again"
        );

        let first = Paging::first(Limit::default());
        assert!(definitions::list(conn, firm.company, false, first).unwrap().items.is_empty());
        assert!(definitions::detail(conn, firm.company, shown.assessment).unwrap().is_none());
        assert!(crate::reports::for_operator(conn, attempt).unwrap().is_none());
        let whole = firm.assessment(conn);
        assert_eq!(problem_of(conn, whole).unwrap(), None);

        let later = clock::now(conn).unwrap() + TimeDelta::hours(1);
        let found: Vec<_> = old(conn, later).unwrap().into_iter().map(|(id, _)| id).collect();
        assert_eq!((found.len(), remove(conn, &found).unwrap()), (3, 3));
        assert!(attempts::workspace(conn, attempt, firm.owner).unwrap().is_none());
    });
}

#[test]
fn a_problem_that_the_company_cannot_use_is_not_tried() {
    store(|conn| {
        let firm = Firm::set(conn);
        let member = Member {
            company: firm.company,
            user: firm.owner,
            email: "grace@firm.example".parse().unwrap(),
        };
        let theirs = Firm::set(conn);
        conn.batch_execute(&format!(
            "update problems set company_id = '{}' where id in
               (select problem_id from problem_versions where id = '{}')",
            theirs.company, theirs.problems[0]
        ))
        .unwrap();
        let refused = begin_of_problem(conn, &member, theirs.problems[0]);
        assert!(matches!(refused, Err(Error::UnknownProblem { position: 1 })), "{refused:?}");
    });
}
