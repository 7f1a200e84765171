//! What is reported to systems, by table, and starts on the database.

use db::Conn;
use diesel::connection::SimpleConnection;
use kernel::{Clock, SystemClock};
use serde_json::Value;
use testkit::store;

use super::*;
use crate::connections::tests::{firm, made};
use crate::connections::{self, System};

fn standing(progress: Progress) -> Standing {
    let scored = progress == Progress::Scored;
    Standing {
        progress,
        fineness: scored.then_some(812),
        standard_error: None,
        link: "https://assay.example/report/1".to_owned(),
    }
}

fn update(of: &Standing) -> Value {
    serde_json::from_str(&of.for_ashby(AtsStartId::new(), 1_700_000_000_123)).unwrap()
}

#[test]
fn ashby_is_told_the_score_with_its_error_and_no_verdict() {
    let reported = update(&standing(Progress::Scored));
    assert_eq!(reported["assessment_status"]["value"], "Scored");
    assert_eq!(reported["assessment_result"]["type"], "numeric_score");
    assert_eq!(reported["assessment_result"]["value"], 812);
    assert_eq!(reported["assessment_profile_url"]["type"], "url");
    assert_eq!(reported["metadata"][0]["value"], "not yet estimated");
    assert_eq!(reported["timestamp"], 1_700_000_000_123_i64);
    let estimated = Standing { standard_error: Some(28), ..standing(Progress::Scored) };
    assert_eq!(update(&estimated)["metadata"][0]["value"], "± 28");
    assert!(!reported.to_string().contains("boolean_success"));
}

#[test]
fn ashby_is_told_why_nothing_comes_and_no_result_before_there_is_one() {
    for progress in Progress::ALL.iter().copied() {
        let reported = update(&standing(progress));
        assert_eq!(reported.get("assessment_result").is_some(), progress == Progress::Scored);
        assert_eq!(
            reported.get("cancelled_reason").is_some(),
            progress.end().is_some(),
            "{progress:?}"
        );
        for part in ["assessment_status", "assessment_profile_url"] {
            let fields: Vec<&String> = reported[part].as_object().unwrap().keys().collect();
            assert_eq!(fields, ["identifier", "label", "type", "value"], "{part}");
        }
    }
    assert_eq!(Progress::ALL.iter().filter(|progress| progress.end().is_some()).count(), 4);
}

#[test]
fn a_system_is_told_again_when_the_score_or_its_error_is_another() {
    let scored = standing(Progress::Scored);
    let marks = [
        scored.mark(),
        Standing { fineness: Some(813), ..scored.clone() }.mark(),
        Standing { standard_error: Some(28), ..scored }.mark(),
        standing(Progress::Sent).mark(),
    ];
    assert_eq!(marks, ["scored:812:", "scored:813:", "scored:812:28", "sent"]);
}

/// An invitation of the company, under an id of its own.
pub(crate) fn invitation(conn: &mut Conn, company: CompanyId, email: &str) -> InvitationId {
    let (id, by) = (InvitationId::new(), testkit::user(conn, &format!("by-{email}"), "By"));
    let code: String = id.to_string().to_uppercase().replace(['0', '1', '-'], "2");
    let code = &code[code.len() - 10..];
    let sql = format!(
        "with made as (insert into assessments
             (id, company_id, title, duration_minutes, languages, created_by)
           values (gen_random_uuid(), '{company}', 'Backend', 60, '{{python}}', '{by}')
           returning id)
         insert into invitations (id, assessment_id, code, email, created_by, expires_at)
           select '{id}', id, '{code}', '{email}', '{by}', now() + interval '1 day' from made"
    );
    conn.batch_execute(&sql).unwrap();
    id
}

pub(crate) fn started(conn: &mut Conn, system: System) -> ((CompanyId, kernel::UserId), Start) {
    let ruth = firm(conn, "ruth@example.com");
    let (connection, _) = made(conn, ruth, system);
    let new = New {
        connection: connection.id,
        invitation: invitation(conn, ruth.0, "ada@example.com"),
        reference: "application-1",
        callback_url: None,
    };
    let start = add(conn, new, SystemClock.now()).unwrap();
    (ruth, start)
}

#[test]
fn a_start_is_found_by_its_reference_until_it_is_closed_and_by_its_own_connection_only() {
    store(|conn| {
        let (ruth, start) = started(conn, System::Ashby);
        let by = start.connection;
        assert_eq!(of_reference(conn, by, "application-1").unwrap(), Some(start.clone()));
        assert_eq!(of_reference(conn, by, "application-2").unwrap(), None);
        for wrong in [String::new(), "x".repeat(MAX_REFERENCE + 1)] {
            assert!(matches!(of_reference(conn, by, &wrong), Err(Error::BadReference)));
        }
        let (other, _) = made(conn, ruth, System::Ashby);
        assert!(matches!(find(conn, other.id, start.id), Err(Error::NoStart)));
        assert_eq!(find(conn, by, start.id).unwrap(), start);
        close(conn, start.id, SystemClock.now()).unwrap();
        assert_eq!(of_reference(conn, by, "application-1").unwrap(), None);
        assert_eq!(find(conn, by, start.id).unwrap(), start, "it can still be asked for");
    });
}

#[test]
fn a_start_is_watched_for_sixty_days_while_its_connection_is_served() {
    store(|conn| {
        let (ruth, start) = started(conn, System::Ashby);
        let now = SystemClock.now();
        let watched = |conn: &mut Conn| watched(conn, None, 10).unwrap().len();
        assert_eq!(watched(conn), 1);
        let (id, pause) = (start.connection, connections::Event::Pause);
        connections::step(conn, ruth, kernel::Seen::any(id), pause, now).unwrap();
        assert_eq!(watched(conn), 0, "paused");
        let resume = connections::Event::Resume;
        connections::step(conn, ruth, kernel::Seen::any(id), resume, now).unwrap();
        let last = start.created_at + TimeDelta::days(WATCHED_DAYS);
        assert_eq!(close_old(conn, last).unwrap(), 0);
        assert_eq!(watched(conn), 1);
        assert_eq!(close_old(conn, last + TimeDelta::seconds(1)).unwrap(), 1);
        assert_eq!(watched(conn), 0);
    });
}

#[test]
fn each_update_has_a_later_time_than_the_one_before() {
    store(|conn| {
        let (_, start) = started(conn, System::Ashby);
        let now = SystemClock.now();
        let first = next_ms(conn, &start, now).unwrap();
        assert_eq!(first, now.timestamp_millis());
        let start = lock(conn, start.id).unwrap().unwrap();
        let second = next_ms(conn, &start, now - TimeDelta::hours(1)).unwrap();
        assert_eq!(second, first + 1, "also where a clock has gone back");
    });
}
