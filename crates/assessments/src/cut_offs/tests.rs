//! What a cut-off divides, by table, and choices on the database.

use diesel::connection::SimpleConnection;
use kernel::{ApplicationId, AttemptId, InvitationId, RoleId};
use testkit::store;

use super::*;
use crate::attempts;
use crate::definitions::tests::Firm;
use crate::grading;

fn scored(scores: &[i32]) -> Vec<Scored> {
    let one = |(n, fineness): (usize, &i32)| Scored {
        invitation: InvitationId::new(),
        attempt: AttemptId::new(),
        who: format!("Person {n}"),
        fineness: *fineness,
    };
    scores.iter().enumerate().map(one).collect()
}

/// How many pass, and the scores that are listed as equal.
#[track_caller]
fn check(scores: &[i32], at: i32, error: Option<i32>, passing: usize, near: Option<&[i32]>) {
    let found = preview(scored(scores), at, error);
    assert_eq!((found.at, found.results, found.passing), (at, scores.len(), passing));
    let listed = found.near.map(|near| near.listed.iter().map(|one| one.fineness).collect());
    assert_eq!(listed, near.map(<[i32]>::to_vec));
}

#[test]
fn a_cut_off_is_reached_by_those_who_score_it_and_one_error_around_it_is_equal() {
    check(&[], 600, Some(50), 0, Some(&[]));
    check(&[595], 600, None, 0, None);
    check(&[599, 600, 601], 600, Some(0), 2, Some(&[600]));
    check(&[474, 475, 595, 725, 726, 1000], 600, Some(125), 3, Some(&[725, 595, 475]));
    check(&[0, 1000], 0, Some(10), 2, Some(&[0]));
    check(&[0, 999, 1000], 1000, Some(1), 1, Some(&[1000, 999]));
}

#[test]
fn a_choice_is_described_by_its_cut_off_and_by_earlier_results() {
    assert_eq!(rules::described(Some(600), true), "cut-off 600, earlier results taken");
    assert_eq!(rules::described(None, false), "no cut-off, no earlier results");
}

#[test]
fn no_more_than_a_hundred_are_listed_and_all_are_counted() {
    let near = preview(scored(&[500; 130]), 500, Some(3)).near.unwrap();
    assert_eq!((near.results, near.listed.len(), near.error), (130, MAX_LISTED, 3));
}

#[test]
fn a_choice_is_stored_once_and_no_stale_one_after_it() {
    store(|conn| {
        let firm = Firm::set(conn);
        let id = firm.assessment(conn);
        let of = (firm.company, id);
        let (choice, preview) = show(conn, of, None).unwrap();
        assert_eq!((choice, preview), (Choice::default(), None));
        let save = |conn: &mut Conn, version, to| {
            save(conn, firm.company, Seen::at(id, version), to, firm.owner)
        };
        save(conn, 0, (Some(600), true)).unwrap();
        assert!(matches!(save(conn, 0, (Some(1), true)), Err(Error::StaleAssessment)));
        save(conn, 1, (Some(700), false)).unwrap();
        assert!(matches!(save(conn, 2, (Some(1001), false)), Err(Error::BadCutOff)));
        let (choice, preview) = show(conn, of, None).unwrap();
        assert_eq!(choice, Choice { cut_off: Some(700), takes_earlier: false, version: 2 });
        let preview = preview.unwrap();
        assert_eq!((preview.at, preview.results, preview.near), (700, 0, None));
        let other = Firm::set(conn);
        assert!(matches!(show(conn, (other.company, id), None), Err(Error::NoAssessment)));
    });
}

/// Everything that could tell that somebody was declined.
fn standing(conn: &mut Conn) -> String {
    use diesel::prelude::*;
    let sql = "select concat((select string_agg(i::text, ';' order by i.id) from invitations i), \
               (select string_agg(a::text, ';' order by a.id) from attempts a), \
               (select string_agg(p::text, ';' order by p.id) from applications p), \
               (select count(*) from mail_messages), (select count(*) from notifications))";
    diesel::select(diesel::dsl::sql::<diesel::sql_types::Text>(&format!("({sql})")))
        .get_result(conn)
        .unwrap()
}

/// An application for a role with this assessment, to which the one invitation there is belongs.
fn applied(conn: &mut Conn, firm: &Firm, of: AssessmentId, candidate: UserId) -> ApplicationId {
    let (role, application, company) = (RoleId::new(), ApplicationId::new(), firm.company);
    conn.batch_execute(&format!(
        "insert into roles (id, company_id, title, form, assessment_id)
           values ('{role}', '{company}', 'Fitter', '{{}}', '{of}');
         insert into applications (id, role_id, candidate_id, state, profile, answers, code,
             released_at, shortlisted_at)
           values ('{application}', '{role}', '{candidate}', 'assessment', '{{\"name\": \"Ada\"}}',
             '[]', 'K7F2', now(), now());
         insert into application_invitations (invitation_id, application_id)
           select id, '{application}' from invitations"
    ))
    .unwrap();
    application
}

#[test]
fn a_cut_off_declines_nobody() {
    store(|conn| {
        let firm = Firm::set(conn);
        let (starter, code) = firm.candidate(conn, "ada@example.com");
        let attempt = attempts::start(conn, &code, &starter).unwrap().attempt;
        attempts::finish(conn, attempt, starter.user).unwrap();
        assert_eq!(grading::grade(conn, attempt).unwrap().grade().score.fineness, 0);
        let subject = attempts::subject(conn, attempt).unwrap().unwrap();
        let application = applied(conn, &firm, subject.assessment, starter.user);
        let before = standing(conn);
        assert!(before.contains(&application.to_string()), "{before}");
        let seen = Seen::at(subject.assessment, 0);
        save(conn, firm.company, seen, (Some(1000), true), firm.owner).unwrap();
        let (_, preview) = show(conn, (firm.company, subject.assessment), None).unwrap();
        let preview = preview.unwrap();
        assert_eq!((preview.results, preview.passing), (1, 0));
        assert_eq!(standing(conn), before);
    });
}
