//! What goes before everything else, and gives way to it.

use super::*;

fn of(priority: Priority) -> NewJob {
    NewJob { priority, ..job(Kind::Judge) }
}

/// As if everything that waits had done so for longer than others may go on.
pub(super) fn be_patient(conn: &mut Conn) {
    conn.batch_execute("update jobs set run_after = now() - interval '2 s' where state = 'queued'")
        .unwrap();
}

fn begin(conn: &mut Conn, worker: WorkerId, priority: Priority) -> Lease {
    enqueue(conn, &of(priority)).unwrap();
    let lease = claim_any(conn, worker).unwrap().lease;
    // In one transaction all of them would have begun at once.
    let earlier = "update jobs set leased_at = leased_at - interval '1 s' where state = 'leased'";
    conn.batch_execute(earlier).unwrap();
    lease
}

#[test]
fn a_slot_that_is_kept_takes_nothing_but_what_is_under_a_clock() {
    store(|conn| {
        let worker = worker(conn);
        let kept = |conn: &mut Conn| {
            let which = (&Kind::ALL[..], Some(Priority::LAST_UNDER_A_CLOCK));
            claim_as(conn, worker, which, LeaseToken::new()).unwrap().map(|job| job.subject)
        };
        for priority in [Priority::PRACTICE, Priority::BACKGROUND] {
            enqueue(conn, &of(priority)).unwrap();
        }
        assert_eq!(kept(conn), None);
        let (submit, run) = (of(Priority::SUBMIT), of(Priority::RUN));
        enqueue(conn, &submit).unwrap();
        enqueue(conn, &run).unwrap();
        assert_eq!([kept(conn), kept(conn)], [Some(run.subject), Some(submit.subject)]);
        assert_eq!(kept(conn), None);
        assert!(claim_any(conn, worker).is_some(), "another slot takes the rest");
    });
}

#[test]
fn with_one_slot_nothing_else_starts_while_what_is_under_a_clock_waits() {
    store(|conn| {
        let worker = worker(conn);
        let (guest, rejudged, submit) =
            (of(Priority::PRACTICE), of(Priority::BACKGROUND), of(Priority::SUBMIT));
        for job in [&guest, &rejudged, &submit] {
            enqueue(conn, job).unwrap();
        }
        be_patient(conn);
        claims(conn, worker, &[&submit, &guest, &rejudged]);
    });
}

#[test]
fn practice_gives_way_to_what_has_waited_under_a_clock_and_to_nothing_else() {
    store(|conn| {
        let worker = worker(conn);
        let practice = begin(conn, worker, Priority::PRACTICE);
        enqueue(conn, &of(Priority::PRACTICE)).unwrap();
        enqueue(conn, &of(Priority::BACKGROUND)).unwrap();
        enqueue(conn, &NewJob { kind: Kind::Mail, ..of(Priority::RUN) }).unwrap();
        be_patient(conn);
        assert!(!gives_way(conn, practice).unwrap());
        let submit = of(Priority::SUBMIT);
        enqueue(conn, &submit).unwrap();
        assert!(!gives_way(conn, practice).unwrap(), "it may soon be done by itself");
        be_patient(conn);
        assert!(gives_way(conn, practice).unwrap());
        assert!(release(conn, practice).unwrap());
        let judged = claim(conn, worker, &[Kind::Judge]).unwrap().unwrap();
        assert_eq!(judged.subject, submit.subject);
        enqueue(conn, &of(Priority::RUN)).unwrap();
        be_patient(conn);
        assert!(!gives_way(conn, judged.lease).unwrap(), "it is under a clock itself");
        assert!(!gives_way(conn, practice).unwrap(), "it has no lease any more");
    });
}

#[test]
fn as_many_give_way_as_wait_and_the_last_to_begin_first() {
    store(|conn| {
        let (one, other) = (worker(conn), worker(conn));
        let first = begin(conn, one, Priority::BACKGROUND);
        let second = begin(conn, one, Priority::PRACTICE);
        let elsewhere = begin(conn, other, Priority::PRACTICE);
        let mut give_way = |waiting: usize| {
            enqueue(conn, &of(Priority::SUBMIT)).unwrap();
            be_patient(conn);
            let all = [first, second, elsewhere].map(|lease| gives_way(conn, lease).unwrap());
            assert_eq!(all, [waiting > 1, true, true]);
        };
        give_way(1);
        give_way(2);
    });
}
