//! Recordings on the database.

use db::Conn;
use diesel::connection::SimpleConnection;
use kernel::WritingId;
use testkit::{TestDb, store};

use super::*;
use crate::attempts::tests::ends_in;
use crate::attempts::{self, Starter};
use crate::definitions::tests::Firm;
use crate::leases::{Claim, claim};

/// Somebody at work who agreed to this edition, and the first task.
fn at_work(conn: &mut Conn, edition: Option<&str>) -> (UserId, AttemptId, TaskId) {
    let firm = Firm::set(conn);
    let (starter, code) = firm.candidate(conn, "ada@example.com");
    let starter = Starter { edition: edition.map(str::to_owned), ..starter };
    let attempt = attempts::start(conn, &code, &starter).unwrap().attempt;
    let shown = attempts::workspace(conn, attempt, starter.user).unwrap().unwrap();
    (starter.user, attempt, shown.tasks[0].id)
}

fn current() -> Option<&'static str> {
    Some(consent::offered(true, crate::definitions::AiPolicy::Off).version)
}

fn next(head: &Head, task: TaskId, lease: Option<WritingId>, items: Vec<Item>) -> NewBatch {
    let payload = batch(PYTHON, head.seq, items);
    NewBatch { task, lease, number: head.number + 1, previous: head.link, payload }
}

/// Stores one batch.
fn append(
    conn: &mut Conn,
    attempt: AttemptId,
    user: UserId,
    new: &NewBatch,
) -> Result<Head, Error> {
    let of = [Sending { attempt, user, batch: new.clone() }];
    let held = hold(conn, &of, Met::Wait)?;
    append_held(conn, &held, &of)?.remove(0)
}

#[test]
fn batches_are_stored_once_each_and_replayed() {
    store(|conn| {
        let (ada, attempt, task) = at_work(conn, current());
        let start = head(conn, attempt, ada, task).unwrap();
        assert_eq!(start, Head::first(attempt, task));
        let one = next(&start, task, None, vec![text(0, ""), edit(7, 0, 0, "a😀")]);
        let after = append(conn, attempt, ada, &one).unwrap();
        assert_eq!(append(conn, attempt, ada, &one).unwrap(), after, "its answer was lost");
        assert_eq!(head(conn, attempt, ada, task).unwrap(), after);
        let two = next(&after, task, None, vec![edit(9, 3, 0, "!")]);
        let end = append(conn, attempt, ada, &two).unwrap();
        assert_eq!((end.number, end.seq, end.t_ms), (2, 3, 9));
        let other = NewBatch { payload: batch(PYTHON, 2, vec![edit(9, 3, 0, "?")]), ..two };
        let refused = append(conn, attempt, ada, &other);
        assert!(matches!(refused, Err(Error::OutOfChain { next: 3 })), "{refused:?}");

        let shown = show(conn, attempt, task).unwrap().unwrap();
        assert!(shown.agreed && shown.replay.is_whole());
        assert_eq!(shown.replay.texts[&PYTHON].as_deref(), Some("a😀!"));
        assert_eq!(show(conn, attempt, TaskId::new()).unwrap(), None);
        assert_eq!(task_at(conn, attempt, 1).unwrap(), Some(task));
        conn.batch_execute("update recording_batches set payload = 'x' where number = 1").unwrap();
        assert!(!show(conn, attempt, task).unwrap().unwrap().replay.is_whole());
    });
}

#[test]
fn nobody_is_recorded_who_was_shown_another_text() {
    for edition in [None, Some("2026-11.1"), Some("2026-11.2"), Some("2027-01.1")] {
        store(|conn| {
            let (ada, attempt, task) = at_work(conn, edition);
            let first = Head::first(attempt, task);
            let refused = append(conn, attempt, ada, &next(&first, task, None, vec![text(0, "")]));
            assert!(matches!(refused, Err(Error::NotRecorded)), "{edition:?} {refused:?}");
            let refused = head(conn, attempt, ada, task);
            assert!(matches!(refused, Err(Error::NotRecorded)), "{edition:?} {refused:?}");
            assert!(!show(conn, attempt, task).unwrap().unwrap().agreed);
        });
    }
}

#[test]
fn nobody_is_recorded_where_the_company_has_switched_it_off() {
    store(|conn| {
        let firm = Firm::set(conn);
        let (starter, code) = firm.candidate(conn, "ada@example.com");
        conn.batch_execute("update assessments set records_typing = false").unwrap();
        let card = crate::invitations::by_code(conn, &code).unwrap().unwrap();
        assert!(!card.edition.typing);
        let starter = Starter { edition: current().map(str::to_owned), ..starter };
        let attempt = attempts::start(conn, &code, &starter).unwrap().attempt;
        let shown = attempts::workspace(conn, attempt, starter.user).unwrap().unwrap();
        assert!(!shown.edition.typing);
        let refused = head(conn, attempt, starter.user, shown.tasks[0].id);
        assert!(matches!(refused, Err(Error::NotRecorded)), "{refused:?}");
    });
}

#[test]
fn only_the_tab_that_writes_records_and_only_its_own_attempt() {
    store(|conn| {
        let (ada, attempt, task) = at_work(conn, current());
        let ask = Claim { token: None, take_over: false };
        let lease = claim(conn, attempt, ada, ask).unwrap().token;
        let first = Head::first(attempt, task);
        let items = || vec![text(0, "")];
        let refused = append(conn, attempt, ada, &next(&first, task, None, items()));
        assert!(matches!(refused, Err(Error::WritingElsewhere)), "{refused:?}");
        append(conn, attempt, ada, &next(&first, task, lease, items())).unwrap();
        let eve = testkit::user(conn, "eve@example.com", "Eve");
        let refused = append(conn, attempt, eve, &next(&first, task, lease, items()));
        assert!(matches!(refused, Err(Error::NoAttempt)), "{refused:?}");
        let other = NewBatch { task: TaskId::new(), ..next(&first, task, lease, items()) };
        let refused = append(conn, attempt, ada, &other);
        assert!(matches!(refused, Err(Error::NoTask)), "{refused:?}");
    });
}

#[test]
fn the_last_batches_are_taken_for_ten_minutes_and_go_with_their_time() {
    let db = TestDb::create();
    let conn = &mut db.conn();
    let (ada, attempt, task) = at_work(conn, current());
    let first = Head::first(attempt, task);
    ends_in(conn, -590);
    let one = next(&first, task, None, vec![text(0, "")]);
    let after = append(conn, attempt, ada, &one).unwrap();
    ends_in(conn, -601);
    let late = append(conn, attempt, ada, &next(&after, task, None, vec![edit(1, 0, 0, "x")]));
    assert!(matches!(late, Err(Error::AttemptClosed)), "{late:?}");

    let now = clock::now(conn).unwrap();
    assert_eq!(remove(conn, now + TimeDelta::days(9000)).unwrap(), 0, "it has not been closed");
    attempts::finish(conn, attempt, ada).unwrap();
    assert_eq!(remove(conn, now - TimeDelta::hours(1)).unwrap(), 0);
    assert_eq!(remove(conn, now + TimeDelta::hours(1)).unwrap(), 1);
    assert!(show(conn, attempt, task).unwrap().unwrap().replay.steps.is_empty());
}
