//! Results that are shown, on the database.

use diesel::connection::SimpleConnection;
use kernel::UserId;
use testkit::store;

use super::*;
use crate::profiles::tests::form;
use crate::profiles::{self, Form};

/// A graded attempt of somebody's, at an assessment of no company. A row that is changed in the transaction that made it
/// has its parents looked for.
pub(crate) fn attempt(conn: &mut Conn, of: UserId) -> AttemptId {
    let id = AttemptId::new();
    conn.batch_execute(&format!(
        "set local session_replication_role = replica;
         insert into assessments (id, company_id, title, duration_minutes, languages, created_by)
           values ('{id}', '{id}', 'First', 60, '{{python}}', '{of}');
         insert into invitations (id, assessment_id, code, email, created_by, expires_at, state,
             user_id)
           values ('{id}', '{id}', translate(upper(substr('{id}', 25, 10)), '01', '23'),
             '{id}@example.com', '{of}', now() + interval '14 days', 'started', '{of}');
         insert into attempts (id, invitation_id, assessment_id, user_id, state, consent_at,
             consent_text_version, started_at, ends_at, submitted_at, submitted_by, graded_at,
             receipt_id)
           values ('{id}', '{id}', '{id}', '{of}', 'graded', now(), '2026-11.5', now(),
             now() + interval '1 hour', now(), 'candidate', now(),
             translate(upper(substr('{id}', 25, 12)), '01', '23'));
         set local session_replication_role = origin"
    ))
    .unwrap();
    id
}

#[test]
fn a_result_that_changes_or_goes_is_looked_at_again() {
    store(|conn| {
        let ada = testkit::user(conn, "ada@example.com", "Ada");
        let (one, other) = (attempt(conn, ada), attempt(conn, ada));
        let shown = Form { results: [one, other].into(), ..form() };
        let joined = profiles::save(conn, ada, 0, &shown).unwrap();
        assert_eq!(joined.form.results, BTreeSet::from([one, other]));
        assert_eq!(due(conn, 9).unwrap(), [joined.id], "it may have changed while it was chosen");
        let settled = |conn: &mut Conn| {
            let left = profiles::settle(conn, joined.id).unwrap();
            assert_eq!(due(conn, 9).unwrap(), []);
            left
        };
        assert_eq!(settled(conn), BTreeSet::from([one, other]));
        let change = |conn: &mut Conn, sql: &str, id: AttemptId| {
            conn.batch_execute(&sql.replace("ID", &id.to_string())).unwrap();
        };
        let rename = "update attempts set rejudged = true where id = 'ID'";
        change(conn, rename, one);
        assert_eq!(due(conn, 9).unwrap(), [], "nothing that is shown has changed");
        let verify = "update attempts set verification = 'verified' where id = 'ID'";
        change(conn, verify, one);
        assert_eq!(due(conn, 9).unwrap(), [joined.id]);
        assert_eq!(settled(conn), BTreeSet::from([one, other]));
        let grade = "insert into grades (attempt_id, generation, formula, fineness, skills, tasks)
                       values ('ID', 1, 'f', 700, '[]', '[]')";
        change(conn, grade, other);
        assert_eq!(due(conn, 9).unwrap(), [joined.id]);
        assert_eq!(settled(conn), BTreeSet::from([one, other]));
        change(conn, "delete from attempts where id = 'ID'", one);
        assert_eq!(due(conn, 9).unwrap(), [joined.id]);
        assert_eq!(settled(conn), BTreeSet::from([other]));
        let none = Form { results: [].into(), ..form() };
        profiles::save(conn, ada, 1, &none).unwrap();
        assert_eq!(settled(conn), BTreeSet::new());
    });
}
