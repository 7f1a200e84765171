//! Assessments as other systems know them.

use db::Conn;
use diesel::connection::SimpleConnection;
use testkit::store;

use super::*;

fn assessment(conn: &mut Conn, company: CompanyId, values: &str) -> AssessmentId {
    let (id, by) = (
        AssessmentId::new(),
        testkit::user(conn, &format!("{}@x.example", values.to_lowercase()), "By"),
    );
    let (title, rest) = values.split_once('-').unwrap();
    let tried = if rest.contains("tried") { "now()" } else { "null" };
    let archived = if rest.contains("archived") { "now()" } else { "null" };
    let sql = format!(
        "insert into assessments
           (id, company_id, title, duration_minutes, languages, created_by, tried_at, archived_at)
         values ('{id}', '{company}', '{title}', 60, '{{python}}', '{by}', {tried}, {archived})"
    );
    conn.batch_execute(&sql).unwrap();
    id
}

#[test]
fn what_can_be_sent_is_listed_by_title_under_the_id_of_its_first_version() {
    store(|conn| {
        let (ours, theirs) = (testkit::company(conn, "Ours"), testkit::company(conn, "Theirs"));
        let second = assessment(conn, ours, "Second-tried");
        let first = assessment(conn, ours, "First-tried");
        let newer = assessment(conn, ours, "Newer-tried");
        assessment(conn, ours, "New-");
        assessment(conn, ours, "Old-tried-archived");
        let other = assessment(conn, theirs, "Other-tried");
        let sql = format!(
            "update assessments set superseded_at = now() where id = '{first}';
             update assessments set first_id = '{first}', number = 2 where id = '{newer}'"
        );
        conn.batch_execute(&sql).unwrap();
        let found: Vec<_> =
            list(conn, ours).unwrap().into_iter().map(|one| (one.id, one.title)).collect();
        assert_eq!(found, [(first, "Newer".to_owned()), (second, "Second".to_owned())]);
        assert_eq!(newest(conn, ours, first).unwrap(), newer);
        assert_eq!(newest(conn, ours, second).unwrap(), second);
        assert!(matches!(newest(conn, ours, other), Err(Error::NoAssessment)));
        assert!(matches!(newest(conn, ours, AssessmentId::new()), Err(Error::NoAssessment)));
    });
}
