//! Claims and late text by table, and leases on the database.

use diesel::connection::SimpleConnection;
use kernel::chrono::{DateTime, TimeDelta};
use kernel::{Language, TaskId};
use testkit::{TestDb, store};

use super::*;
use crate::attempts::tests::ends_in;
use crate::attempts::{NewDraft, overdue};
use crate::definitions::tests::Firm;
use crate::drafts::tests::save as save_draft;

fn at(seconds: i64) -> Instant {
    DateTime::from_timestamp(1_800_000_000 + seconds, 0).unwrap()
}

#[test]
fn a_place_is_kept_by_its_token_and_lost_to_a_take_over_or_after_a_minute_of_silence() {
    let (mine, other) = (WritingId::new(), WritingId::new());
    let lease = Lease { token: mine, number: 1, renewed_at: at(0) };
    let check = |lease, token, take_over, seconds, want| {
        let got = rules::claim(lease, Claim { token, take_over }, at(seconds));
        assert_eq!(got, want, "{token:?} {take_over} {seconds}");
    };
    check(None, None, false, 0, Outcome::Granted);
    check(Some(&lease), Some(mine), false, 900, Outcome::Renewed);
    check(Some(&lease), Some(other), false, 60, Outcome::Elsewhere);
    check(Some(&lease), None, false, 60, Outcome::Elsewhere);
    check(Some(&lease), None, false, 61, Outcome::Granted);
    check(Some(&lease), None, true, 1, Outcome::Granted);
    check(Some(&lease), Some(mine), true, 1, Outcome::Renewed);
}

#[test]
fn text_is_taken_for_two_minutes_more_only_where_a_break_was_noted_before_the_end() {
    let grace = TimeDelta::seconds(5);
    let of = |renewed| Lease { token: WritingId::new(), number: 1, renewed_at: at(renewed) };
    let until = |lease: Option<Lease>| text_until(lease.as_ref(), at(0), grace);
    assert_eq!(until(None), at(5));
    assert_eq!(until(Some(of(-45))), at(5));
    assert_eq!(until(Some(of(-46))), at(120));
    assert_eq!(until(Some(of(-3000))), at(120));
}

fn draft(task: TaskId, source: &str, revision: i32, lease: Option<WritingId>) -> NewDraft {
    let (language, source, edited_ms_ago) = (Language::Python, source.into(), 0);
    NewDraft { task, language, source, revision, lease, edited_ms_ago }
}

const ASK: Claim = Claim { token: None, take_over: false };

#[test]
fn only_the_tab_that_has_the_place_saves() {
    store(|conn| {
        let firm = Firm::set(conn);
        let (ada, attempt, tasks) = firm.at_work(conn, "ada@example.com");
        let first = claim(conn, attempt, ada.user, ASK).unwrap().token;
        assert!(first.is_some());
        assert_eq!(claim(conn, attempt, ada.user, ASK).unwrap().token, None, "the second reads");
        save_draft(conn, attempt, ada.user, &draft(tasks[0], "one", 0, first)).unwrap();
        let refused = save_draft(conn, attempt, ada.user, &draft(tasks[0], "x", 1, None));
        assert!(matches!(refused, Err(Error::WritingElsewhere)), "{refused:?}");

        let take = Claim { take_over: true, ..ASK };
        let second = claim(conn, attempt, ada.user, take).unwrap();
        assert!(second.taken && second.token != first);
        let refused = save_draft(conn, attempt, ada.user, &draft(tasks[0], "two", 1, first));
        assert!(matches!(refused, Err(Error::WritingElsewhere)), "{refused:?}");
        save_draft(conn, attempt, ada.user, &draft(tasks[0], "two", 1, second.token)).unwrap();
        assert_eq!(number(conn, attempt, ada.user).unwrap(), Some(2));
        let eve = testkit::user(conn, "eve@example.com", "Eve");
        assert_eq!(number(conn, attempt, eve).unwrap(), None);
        let foreign = claim(conn, attempt, eve, ASK);
        assert!(matches!(foreign, Err(Error::NoAttempt)), "{foreign:?}");
    });
}

fn heard(conn: &mut Conn, seconds_before_end: i64) {
    let sql = format!(
        "update attempt_leases set renewed_at =
           (select ends_at from attempts where id = attempt_id) - interval '{seconds_before_end} s'"
    );
    conn.batch_execute(&sql).unwrap();
}

#[test]
fn what_a_broken_connection_brings_two_minutes_late_counts_and_nobody_else_gains_time() {
    let db = TestDb::create();
    let conn = &mut db.conn();
    let firm = Firm::set(conn);
    let (ada, attempt, tasks) = firm.at_work(conn, "ada@example.com");
    let token = claim(conn, attempt, ada.user, ASK).unwrap().token;
    ends_in(conn, -60);
    heard(conn, 10);
    let late = save_draft(conn, attempt, ada.user, &draft(tasks[0], "x", 0, token));
    assert!(matches!(late, Err(Error::AttemptClosed)), "{late:?}");

    heard(conn, 90);
    assert_eq!(overdue(conn).unwrap(), [], "it waits for what was typed");
    save_draft(conn, attempt, ada.user, &draft(tasks[0], "typed offline", 0, token)).unwrap();
    claim(conn, attempt, ada.user, Claim { token, take_over: false }).unwrap();
    save_draft(conn, attempt, ada.user, &draft(tasks[1], "and this", 0, token)).unwrap();
    let run = crate::attempts::check_open(conn, attempt, ada.user, (tasks[0], token));
    assert!(matches!(run, Err(Error::AttemptClosed)), "nothing is run or submitted: {run:?}");

    ends_in(conn, -121);
    heard(conn, 90);
    let late = save_draft(conn, attempt, ada.user, &draft(tasks[0], "later", 1, token));
    assert!(matches!(late, Err(Error::AttemptClosed)), "{late:?}");
    let closed = overdue(conn).unwrap();
    let sources: Vec<&str> = closed[0].drafts.iter().map(|d| d.source.as_str()).collect();
    assert_eq!(sources, ["typed offline", "and this"]);
}
