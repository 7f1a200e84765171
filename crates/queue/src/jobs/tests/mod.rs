//! Jobs on the database: claims, fencing, sweeps.

mod needs;
mod outage;
mod turns;
mod ways;

use std::collections::BTreeSet;
use std::sync::Barrier;
use std::time::Duration;

use diesel::connection::SimpleConnection;
use kernel::{Clock, SystemClock};
use testkit::{TestDb, store};

use super::*;
use crate::workers::{self, NewWorker};

fn job(kind: Kind) -> NewJob {
    let subject = Uuid::now_v7();
    let priority = Priority::SUBMIT;
    NewJob { kind, subject, generation: 1, priority, fair_key: None, fair_group: None, needs: None }
}

fn worker(conn: &mut Conn) -> WorkerId {
    let id = WorkerId::new();
    let worker = NewWorker {
        id,
        host: "test".into(),
        toolchains: vec![],
        isolation: "none".into(),
        build: String::new(),
        slots: 1,
    };
    workers::register(conn, &worker).unwrap();
    id
}

fn claim_any(conn: &mut Conn, worker: WorkerId) -> Option<Claimed> {
    claim(conn, worker, &Kind::ALL).unwrap()
}

#[track_caller]
fn claims(conn: &mut Conn, worker: WorkerId, want: &[&NewJob]) {
    for job in want {
        let claimed = claim_any(conn, worker).map(|c| c.subject);
        assert_eq!(claimed, Some(job.subject));
    }
    assert_eq!(claim_any(conn, worker), None);
}

#[test]
fn a_job_is_claimed_once_and_finished_once() {
    store(|conn| {
        let worker = worker(conn);
        let new = job(Kind::Judge);
        let id = enqueue(conn, &new).unwrap();
        let claimed = claim_any(conn, worker).unwrap();
        assert_eq!((claimed.lease.job, claimed.subject, claimed.attempt), (id, new.subject, 1));
        assert_eq!(claim_any(conn, worker), None);
        assert!(heartbeat(conn, claimed.lease).unwrap());
        assert!(finish(conn, claimed.lease).unwrap());
        assert!(!finish(conn, claimed.lease).unwrap());
        assert!(!heartbeat(conn, claimed.lease).unwrap());
    });
}

#[test]
fn the_same_work_is_not_queued_twice_but_a_later_generation_is() {
    store(|conn| {
        let first = job(Kind::Judge);
        enqueue(conn, &first).unwrap();
        enqueue(conn, &NewJob { generation: 2, ..first.clone() }).unwrap();
        let again = enqueue(conn, &first);
        assert!(matches!(again, Err(Error::AlreadyQueued)), "{again:?}");
    });
}

#[test]
fn a_worker_is_given_only_the_kinds_it_asks_for() {
    store(|conn| {
        let worker = worker(conn);
        enqueue(conn, &job(Kind::Judge)).unwrap();
        assert_eq!(claim(conn, worker, &[Kind::Mail]).unwrap(), None);
        assert_eq!(claim(conn, worker, &[]).unwrap(), None);
        assert!(claim(conn, worker, &[Kind::Mail, Kind::Judge]).unwrap().is_some());
    });
}

#[test]
fn work_queued_again_keeps_its_priority_and_its_account() {
    store(|conn| {
        let key = Some(Uuid::now_v7());
        let needs = Some("c".to_owned());
        let new = NewJob { fair_key: key, fair_group: key, needs, ..job(Kind::Judge) };
        enqueue(conn, &new).unwrap();
        again(conn, Kind::Judge, new.subject, 2).unwrap();
        assert_eq!(
            store::last(conn, Kind::Judge, new.subject).unwrap(),
            NewJob { generation: 2, ..new }
        );
        assert!(again(conn, Kind::Judge, Uuid::now_v7(), 2).is_err(), "was never queued");
    });
}

#[test]
fn a_job_is_not_given_out_before_its_time() {
    store(|conn| {
        let worker = worker(conn);
        enqueue(conn, &job(Kind::Mail)).unwrap();
        let lease = claim_any(conn, worker).unwrap().lease;
        let failed = fail(conn, lease, "no answer", Duration::from_secs(60)).unwrap();
        assert_eq!(failed, Failed::Requeued);
        assert_eq!(claim_any(conn, worker), None);
        conn.batch_execute("update jobs set run_after = now()").unwrap();
        assert_eq!(claim_any(conn, worker).unwrap().attempt, 2);
    });
}

#[test]
fn the_third_failure_is_the_last_and_a_dead_job_can_be_revived() {
    store(|conn| {
        let worker = worker(conn);
        let id = enqueue(conn, &job(Kind::Mail)).unwrap();
        for want in [Failed::Requeued, Failed::Requeued, Failed::Dead] {
            let lease = claim_any(conn, worker).unwrap().lease;
            assert_eq!(fail(conn, lease, "bang\0", Duration::ZERO).unwrap(), want);
            assert_eq!(fail(conn, lease, "again", Duration::ZERO).unwrap(), Failed::Lost);
        }
        assert_eq!(claim_any(conn, worker), None);
        let listed = dead(conn, 10).unwrap();
        assert_eq!((listed.len(), listed[0].id, listed[0].attempt), (1, id, 3));
        assert_eq!(listed[0].last_error.as_deref(), Some("bang"));
        assert!(revive(conn, id).unwrap());
        assert!(!revive(conn, id).unwrap());
        assert_eq!(claim_any(conn, worker).unwrap().attempt, 1);
    });
}

#[test]
fn a_released_job_has_not_used_up_an_attempt() {
    store(|conn| {
        let worker = worker(conn);
        enqueue(conn, &job(Kind::Judge)).unwrap();
        let lease = claim_any(conn, worker).unwrap().lease;
        assert!(release(conn, lease).unwrap());
        assert!(!release(conn, lease).unwrap());
        assert_eq!(claim_any(conn, worker).unwrap().attempt, 1);
    });
}

#[test]
fn a_worker_that_slept_past_its_lease_changes_nothing() {
    store(|conn| {
        let worker = worker(conn);
        enqueue(conn, &job(Kind::Judge)).unwrap();
        let stale = claim_any(conn, worker).unwrap().lease;
        assert_eq!(sweep(conn, Duration::ZERO).unwrap(), []);
        conn.batch_execute("update jobs set lease_until = now() - interval '1 second'").unwrap();
        let swept = sweep(conn, Duration::ZERO).unwrap();
        assert_eq!((swept.len(), swept[0].id, swept[0].dead), (1, stale.job, false));
        let fresh = claim_any(conn, worker).unwrap();
        assert_eq!(fresh.attempt, 2);
        assert!(!heartbeat(conn, stale).unwrap());
        assert!(!finish(conn, stale).unwrap());
        assert!(!release(conn, stale).unwrap());
        assert_eq!(fail(conn, stale, "late", Duration::ZERO).unwrap(), Failed::Lost);
        assert!(finish(conn, fresh.lease).unwrap());
    });
}

#[test]
fn a_claim_whose_answer_was_lost_is_given_back_untried() {
    store(|conn| {
        let worker = worker(conn);
        let id = enqueue(conn, &job(Kind::Judge)).unwrap();
        let (lost, other) = (LeaseToken::new(), LeaseToken::new());
        assert!(!disclaim(conn, lost).unwrap());
        assert!(claim_as(conn, worker, (&Kind::ALL, None), lost).unwrap().is_some());
        assert!(!disclaim(conn, other).unwrap());
        assert!(disclaim(conn, lost).unwrap());
        assert!(!disclaim(conn, lost).unwrap());
        let claimed = claim_any(conn, worker).unwrap();
        assert_eq!((claimed.lease.job, claimed.attempt), (id, 1));
    });
}

#[test]
fn a_job_whose_worker_dies_three_times_is_buried() {
    store(|conn| {
        let worker = worker(conn);
        enqueue(conn, &job(Kind::Judge)).unwrap();
        for dead in [false, false, true] {
            claim_any(conn, worker).unwrap();
            conn.batch_execute("update jobs set lease_until = now() - interval '1 s'").unwrap();
            assert_eq!(
                sweep(conn, Duration::ZERO).unwrap().iter().map(|s| s.dead).collect::<Vec<_>>(),
                [dead]
            );
        }
        assert_eq!(claim_any(conn, worker), None);
    });
}

#[test]
fn the_dead_are_listed_until_their_work_is_queued_once_more() {
    store(|conn| {
        let worker = worker(conn);
        let new = job(Kind::Judge);
        let id = enqueue(conn, &new).unwrap();
        assert_eq!(find_dead(conn, id).unwrap(), None);
        for _ in 0..MAX_ATTEMPTS {
            let lease = claim_any(conn, worker).unwrap().lease;
            fail(conn, lease, "broken", Duration::ZERO).unwrap();
        }
        let found = find_dead(conn, id).unwrap();
        assert_eq!(found.as_ref().map(|dead| (dead.subject, dead.attempt)), Some((new.subject, 3)));
        assert_eq!(dead(conn, 10).unwrap(), Vec::from_iter(found));
        again(conn, Kind::Judge, new.subject, 2).unwrap();
        assert_eq!(dead(conn, 10).unwrap(), []);
    });
}

#[test]
fn the_jobs_of_a_dead_worker_are_back_at_once() {
    let db = TestDb::create();
    let (mut main, mut session) = (db.conn(), db.conn());
    let worker = worker(&mut session);
    enqueue(&mut main, &job(Kind::Judge)).unwrap();
    claim_any(&mut main, worker).unwrap();
    assert_eq!(sweep(&mut main, Duration::ZERO).unwrap(), []);
    main.batch_execute(
        "select pg_terminate_backend(pid, 5000) from pg_locks where locktype = 'advisory'",
    )
    .unwrap();
    let swept = sweep(&mut main, Duration::ZERO).unwrap();
    assert_eq!(swept.iter().map(|s| s.dead).collect::<Vec<_>>(), [false]);
}

#[test]
fn the_depth_counts_what_waits_runs_and_died() {
    store(|conn| {
        let worker = worker(conn);
        for _ in 0..3 {
            enqueue(conn, &job(Kind::Judge)).unwrap();
        }
        claim_any(conn, worker).unwrap();
        let counted: Vec<_> =
            depth(conn).unwrap().iter().map(|d| (d.kind, d.queued, d.leased, d.dead)).collect();
        let none = |kind| (kind, 0, 0, 0);
        let [_, others @ ..] = Kind::ALL;
        assert_eq!(counted[0], (Kind::Judge, 2, 1, 0));
        assert_eq!(counted[1..], others.map(none));
    });
}

#[test]
fn a_job_for_later_is_taken_when_its_time_has_come_and_tried_for_days() {
    store(|conn| {
        let worker = worker(conn);
        let week = SystemClock.now() + kernel::chrono::TimeDelta::days(7);
        enqueue_at(conn, &job(Kind::Erase), week).unwrap();
        assert!(claim(conn, worker, &Kind::ALL).unwrap().is_none());
        conn.batch_execute("update jobs set run_after = now()").unwrap();
        let claimed = claim(conn, worker, &Kind::ALL).unwrap().unwrap();
        assert_eq!((claimed.kind, claimed.max_attempts), (Kind::Erase, PATIENT_ATTEMPTS));
    });
}

#[test]
fn workers_in_a_race_never_share_a_job() {
    const WORKERS: usize = 16;
    const JOBS: usize = 200;
    let db = TestDb::create();
    let mut main = db.conn();
    for _ in 0..JOBS {
        enqueue(&mut main, &job(Kind::Judge)).unwrap();
    }
    let barrier = Barrier::new(WORKERS);
    let done: Vec<Uuid> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..WORKERS)
            .map(|_| {
                scope.spawn(|| {
                    let mut conn = db.conn();
                    let me = worker(&mut conn);
                    barrier.wait();
                    let mut mine = vec![];
                    while let Some(claimed) = claim_any(&mut conn, me) {
                        assert!(finish(&mut conn, claimed.lease).unwrap());
                        mine.push(claimed.subject);
                    }
                    mine
                })
            })
            .collect();
        threads.into_iter().flat_map(|t| t.join().unwrap()).collect()
    });
    assert_eq!(done.len(), JOBS);
    assert_eq!(done.iter().collect::<BTreeSet<_>>().len(), JOBS);
}

#[test]
fn the_database_refuses_a_lease_without_a_token() {
    store(|conn| {
        enqueue(conn, &job(Kind::Judge)).unwrap();
        let refused = conn.batch_execute("update jobs set state = 'leased'").unwrap_err();
        assert_eq!(db::Error::from(refused).constraint(), Some("jobs_lease"));
    });
}

#[test]
fn the_database_refuses_to_reopen_what_is_done() {
    store(|conn| {
        let worker = worker(conn);
        enqueue(conn, &job(Kind::Judge)).unwrap();
        let lease = claim_any(conn, worker).unwrap().lease;
        assert!(finish(conn, lease).unwrap());
        let refused =
            conn.batch_execute("update jobs set state = 'queued', finished_at = null").unwrap_err();
        assert_eq!(db::Error::from(refused).constraint(), Some("jobs_transition"));
    });
}

#[test]
fn an_error_is_kept_without_nul_and_without_its_end() {
    assert_eq!(error_text("a\0b"), "ab");
    assert_eq!(error_text(&"é".repeat(2001)), "é".repeat(2000));
}

#[test]
fn nobody_is_held_for_dead_within_two_heartbeats() {
    assert_eq!((HEARTBEAT_SECONDS, GRACE), (5, Duration::from_secs(10)));
}
