//! Invitations of applications on the database.

use chrono::TimeDelta;
use diesel::connection::SimpleConnection;
use kernel::AssessmentId;
use testkit::store;

use super::*;
use crate::applications::tests::{chosen, published};
use crate::roles::Member;
use crate::roles::tests::at;

fn invite(conn: &mut Conn, by: Member, code: &str) -> InvitationId {
    let (assessment, id) = (AssessmentId::new(), InvitationId::new());
    let Member { company, user } = by;
    let sql = format!(
        "insert into assessments (id, company_id, title, duration_minutes, languages, created_by)
           values ('{assessment}', '{company}', 'Juniors', 60, '{{rust}}', '{user}');
         insert into invitations (id, assessment_id, code, email, created_by, expires_at)
           values ('{id}', '{assessment}', '{code}', 'ben@example.com', '{user}',
                   now() + interval '1 day')"
    );
    conn.batch_execute(&sql).unwrap();
    id
}

#[test]
fn the_last_invitation_of_an_application_is_the_one_that_counts() {
    store(|conn| {
        let (ada, role) = published(conn);
        let (_, ben) = chosen(conn, ada, role, "ben@example.com");
        let (_, dan) = chosen(conn, ada, role, "dan@example.com");
        let (_, eve) = chosen(conn, ada, role, "eve@example.com");
        let ids = [ben.id, dan.id, eve.id];
        assert_eq!(last(conn, &ids).unwrap(), HashMap::new());
        let first = invite(conn, ada, "AAAAAAAAAA");
        let second = invite(conn, ada, "BBBBBBBBBB");
        let other = invite(conn, ada, "CCCCCCCCCC");
        let later = at() + TimeDelta::days(1);
        record(conn, ben.id, second, later).unwrap();
        record(conn, ben.id, first, at()).unwrap();
        record(conn, dan.id, other, at()).unwrap();
        let want = HashMap::from([(ben.id, second), (dan.id, other)]);
        assert_eq!(last(conn, &ids).unwrap(), want);
        assert_eq!(last(conn, &[]).unwrap(), HashMap::new());
        assert_eq!(application_of(conn, first).unwrap(), Some(ben.id));
        assert_eq!(application_of(conn, InvitationId::new()).unwrap(), None);
    });
}

#[test]
fn a_result_of_another_invitation_of_the_company_belongs_to_the_same_person() {
    store(|conn| {
        let (ada, role) = published(conn);
        let (person, ben) = chosen(conn, ada, role, "ben@example.com");
        let (_, dan) = chosen(conn, ada, role, "dan@example.com");
        let ids = [ben.id, dan.id];
        let invitation = invite(conn, ada, "AAAAAAAAAA");
        let taken = format!(
            "set session_replication_role = replica;
             insert into attempts (id, invitation_id, assessment_id, user_id, state, consent_at,
                 consent_text_version, started_at, ends_at, submitted_at, submitted_by, receipt_id,
                 graded_at)
               select gen_random_uuid(), id, assessment_id, '{person}', 'graded', now(), '1', now(),
                 now() + interval '1 hour', now(), 'candidate', 'AAAAAAAAAAAA', now()
               from invitations where id = '{invitation}'"
        );
        assert_eq!(known(conn, &ids).unwrap(), HashMap::new());
        conn.batch_execute(&taken).unwrap();
        assert_eq!(known(conn, &ids).unwrap(), HashMap::from([(ben.id, (invitation, true))]));
        let own = invite(conn, ada, "BBBBBBBBBB");
        record(conn, ben.id, own, at()).unwrap();
        assert_eq!(known(conn, &ids).unwrap(), HashMap::from([(ben.id, (own, false))]));
        conn.batch_execute("delete from application_invitations").unwrap();
        conn.batch_execute("update attempts set state = 'submitted', graded_at = null").unwrap();
        assert_eq!(known(conn, &ids).unwrap(), HashMap::new());
    });
}
