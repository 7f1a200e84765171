use db::clock;
use diesel::connection::SimpleConnection;
use kernel::chrono::TimeDelta;
use kernel::uuid::Uuid;

use super::*;
use crate::signals::{Signal, second_session};

/// Ada's graded attempt at Pellworth's assessment, to which the sender invited her.
pub(crate) const ATTEMPT: AttemptId =
    AttemptId(Uuid::from_u128(0x0000_0000_0000_7000_8000_0000_0000_0005));

pub(crate) fn seed(conn: &mut Conn) {
    let of = |last: u8| format!("'00000000-0000-7000-8000-00000000000{last}'");
    let [ada, company, assessment, invitation, attempt, sender, reviewer] =
        [1, 2, 3, 4, 5, 8, 9].map(of);
    let sql = format!(
        "insert into users (id, firebase_uid, email, email_verified, display_name, kind) values
           ({ada}, 'u1', 'ada@example.com', true, 'Ada', 'candidate'),
           ({sender}, 'u8', 'sam@example.com', true, 'Sam', 'company'),
           ({reviewer}, 'u9', 'rae@example.com', true, 'Rae', 'company');
         insert into companies (id, name) values ({company}, 'Pellworth');
         insert into assessments (id, company_id, title, duration_minutes, languages, created_by)
           values ({assessment}, {company}, 'Backend', 60, '{{python}}', {sender});
         insert into invitations (id, assessment_id, code, email, state, user_id, created_by,
             expires_at)
           values ({invitation}, {assessment}, 'AAAAAAAAAA', 'ada@example.com', 'completed', {ada},
             {sender}, now() + interval '1 day');
         insert into attempts (id, invitation_id, assessment_id, user_id, state, consent_at,
             consent_text_version, started_at, ends_at, submitted_at, submitted_by, graded_at,
             receipt_id)
           values ({attempt}, {invitation}, {assessment}, {ada}, 'graded', now(), '2026-11.5',
             now(), now() + interval '1 hour', now(), 'candidate', now(), 'AAAAAAAAAAAA')"
    );
    conn.batch_execute("set local session_replication_role = replica").unwrap();
    conn.batch_execute(&sql).unwrap();
    conn.batch_execute("set local session_replication_role = origin").unwrap();
}

#[test]
fn an_examination_is_taken_once_it_is_due_and_kept_with_the_rows_that_applied() {
    testkit::store(|conn| {
        seed(conn);
        let now = clock::now(conn).unwrap();
        schedule(conn, ATTEMPT, now + TimeDelta::minutes(1)).unwrap();
        schedule(conn, ATTEMPT, now).unwrap();
        assert!(!hold(conn, ATTEMPT, now).unwrap(), "the first due time stays");
        assert_eq!(due(conn, now, 9).unwrap(), []);
        let later = now + TimeDelta::minutes(2);
        assert_eq!(due(conn, later, 9).unwrap(), [ATTEMPT]);
        assert!(hold(conn, ATTEMPT, later).unwrap());
        assert_eq!(find(conn, ATTEMPT).unwrap(), None);
        let signals = second_session(1).into_iter().collect();
        let evidence = Evidence { signals, similarity_found: false };
        let outcome = save(conn, ATTEMPT, &evidence, later).unwrap();
        assert_eq!(
            (outcome.level, outcome.rules.as_slice()),
            (Level::Note, &["second_session"][..])
        );
        assert!(!hold(conn, ATTEMPT, later).unwrap());
        let found = find(conn, ATTEMPT).unwrap().unwrap();
        assert_eq!((found.level, found.rules), (Level::Note, vec!["second_session".to_owned()]));
        assert_eq!(found.findings[0].signal, Signal::SecondSession);
        repeat(conn, ATTEMPT, later).unwrap();
        assert!(hold(conn, ATTEMPT, later).unwrap(), "something else was found");
    });
}

#[test]
fn what_was_found_goes_after_its_time_and_stays_with_a_case() {
    testkit::store(|conn| {
        seed(conn);
        let now = clock::now(conn).unwrap();
        schedule(conn, ATTEMPT, now).unwrap();
        assert_eq!(remove(conn, now - TimeDelta::days(1)).unwrap(), 0);
        crate::cases::open(conn, ATTEMPT, now).unwrap();
        assert_eq!(remove(conn, now + TimeDelta::days(1)).unwrap(), 0);
        conn.batch_execute("delete from integrity_cases").unwrap();
        assert_eq!(remove(conn, now + TimeDelta::days(1)).unwrap(), 1);
    });
}
