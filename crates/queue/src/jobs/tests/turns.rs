//! Whose turn it is, and how long that takes.

use super::rules::{Ahead, Pace};
use super::*;

#[test]
fn runs_go_before_submits_and_older_before_newer() {
    store(|conn| {
        let worker = worker(conn);
        let (old, new) = (job(Kind::Judge), job(Kind::Judge));
        let run = NewJob { priority: Priority::RUN, ..job(Kind::Judge) };
        for job in [&old, &new, &run] {
            enqueue(conn, job).unwrap();
        }
        let ahead = |conn: &mut Conn, job: &NewJob| {
            place(conn, Kind::Judge, job.subject).unwrap().map(|place| place.ahead)
        };
        assert_eq!(ahead(conn, &run), Some(0));
        assert_eq!(ahead(conn, &new), Some(2));
        claims(conn, worker, &[&run, &old, &new]);
        assert_eq!(ahead(conn, &run), None);
    });
}

#[test]
fn one_candidate_with_many_jobs_does_not_make_the_others_wait() {
    store(|conn| {
        let worker = worker(conn);
        let (a, b) = (Some(Uuid::now_v7()), Some(Uuid::now_v7()));
        let of = |key| NewJob { fair_key: key, ..job(Kind::Judge) };
        let (a1, a2, a3, b1, b2) = (of(a), of(a), of(a), of(b), of(b));
        for job in [&a1, &a2, &a3, &b1, &b2] {
            enqueue(conn, job).unwrap();
        }
        claims(conn, worker, &[&a1, &b1, &a2, &b2, &a3]);
    });
}

#[test]
fn a_job_that_came_back_has_had_no_turn() {
    store(|conn| {
        let worker = worker(conn);
        let of = |person| NewJob { fair_key: Some(person), ..job(Kind::Judge) };
        let (first, second) = (of(Uuid::now_v7()), of(Uuid::now_v7()));
        enqueue(conn, &first).unwrap();
        let lease = claim_any(conn, worker).unwrap().lease;
        enqueue(conn, &second).unwrap();
        assert!(release(conn, lease).unwrap());
        claims(conn, worker, &[&first, &second]);
    });
}

#[test]
fn a_company_with_many_candidates_does_not_make_another_company_wait() {
    store(|conn| {
        let worker = worker(conn);
        let (big, small) = (Some(Uuid::now_v7()), Some(Uuid::now_v7()));
        let of = |company| NewJob {
            fair_key: Some(Uuid::now_v7()),
            fair_group: company,
            ..job(Kind::Judge)
        };
        let (a1, a2, a3, b1) = (of(big), of(big), of(big), of(small));
        for job in [&a1, &a2, &a3, &b1] {
            enqueue(conn, job).unwrap();
        }
        claims(conn, worker, &[&a1, &b1, &a2, &a3]);
    });
}

#[test]
fn the_wait_follows_from_the_pace_of_the_last_jobs_and_the_live_slots() {
    store(|conn| {
        let (first, second) = (job(Kind::Judge), job(Kind::Judge));
        enqueue(conn, &first).unwrap();
        enqueue(conn, &second).unwrap();
        let seconds = |conn: &mut Conn, job: &NewJob| {
            place(conn, Kind::Judge, job.subject).unwrap().unwrap().seconds
        };
        assert_eq!(seconds(conn, &second), None, "nobody judges");
        let worker = worker(conn);
        assert_eq!((seconds(conn, &first), seconds(conn, &second)), (Some(0.0), Some(1.0)));
        let lease = claim_any(conn, worker).unwrap().lease;
        assert!(finish(conn, lease).unwrap());
        conn.batch_execute(
            "update jobs set leased_at = finished_at - interval '8 s' where state = 'done'",
        )
        .unwrap();
        assert_eq!(seconds(conn, &second), Some(0.0));
        let priority = Priority::RUN;
        assert_eq!(wait(conn, Kind::Judge, priority).unwrap(), Some(0.0), "a run goes first");
        assert_eq!(wait(conn, Kind::Judge, Priority::SUBMIT).unwrap(), Some(8.0));
    });
}

fn ahead(clocked: i64, others: i64) -> Ahead {
    Ahead { clocked, others }
}

/// Jobs under a clock take four seconds, the others ten.
fn pace(slots: i64, kept: i64, clocked: i64, others: i64) -> Pace {
    let leased = ahead(clocked, others);
    Pace { leased, clocked_seconds: 4.0, other_seconds: 10.0, slots, kept }
}

#[test]
fn a_wait_counts_what_runs_as_half_done() {
    let wait = |pace: Pace, before| pace.wait(Priority::SUBMIT, ahead(before, 0));
    assert_eq!(wait(pace(0, 0, 0, 0), 0), None);
    assert_eq!(wait(pace(1, 0, 1, 0), 0), Some(2.0));
    assert_eq!(wait(pace(2, 1, 1, 0), 0), Some(0.0));
    assert_eq!(wait(pace(2, 1, 2, 0), 0), Some(2.0));
    assert_eq!(wait(pace(2, 1, 2, 0), 10), Some(22.0));
}

#[test]
fn who_works_under_a_clock_waits_for_others_no_longer_than_they_take_to_give_way() {
    let wait = |pace: Pace, before| pace.wait(Priority::RUN, ahead(before, 0));
    assert_eq!(wait(pace(1, 0, 0, 1), 0), Some(PATIENCE.as_secs_f64()));
    let quick = Pace { other_seconds: 0.5, ..pace(1, 0, 0, 1) };
    assert_eq!(wait(quick, 0), Some(0.25), "they end by themselves");
    assert_eq!(wait(pace(2, 1, 0, 1), 0), Some(0.0), "a slot is kept");
    assert_eq!(wait(pace(1, 0, 0, 1), 3), Some(12.0));
}

#[test]
fn the_others_wait_for_everybody_on_the_slots_that_are_not_kept() {
    let wait = |pace: Pace, before| pace.wait(Priority::PRACTICE, before);
    assert_eq!(wait(pace(1, 0, 0, 0), ahead(0, 0)), Some(0.0));
    assert_eq!(wait(pace(1, 0, 0, 1), ahead(0, 0)), Some(5.0));
    assert_eq!(wait(pace(1, 0, 1, 0), ahead(1, 2)), Some(26.0));
    assert_eq!(wait(pace(2, 1, 1, 0), ahead(0, 0)), Some(0.0), "the kept slot is taken first");
    assert_eq!(wait(pace(2, 1, 0, 1), ahead(0, 0)), Some(5.0), "and is no one else's");
    assert_eq!(wait(pace(2, 1, 0, 1), ahead(0, 12)), Some(125.0));
}

#[test]
fn a_job_that_takes_long_is_counted_while_it_runs() {
    store(|conn| {
        let worker = worker(conn);
        let of = || NewJob { priority: Priority::PRACTICE, ..job(Kind::Judge) };
        enqueue(conn, &of()).unwrap();
        claim_any(conn, worker).unwrap();
        enqueue(conn, &of()).unwrap();
        conn.batch_execute(
            "update jobs set leased_at = now() - interval '20 s' where state = 'leased'",
        )
        .unwrap();
        assert_eq!(wait(conn, Kind::Judge, Priority::PRACTICE).unwrap(), Some(30.0));
        let patience = Some(PATIENCE.as_secs_f64());
        assert_eq!(wait(conn, Kind::Judge, Priority::RUN).unwrap(), patience);
    });
}

#[test]
fn jobs_of_those_that_are_busy_wait_and_others_pass_them() {
    store(|conn| {
        let worker = worker(conn);
        let (host, slow, quick) = (Uuid::now_v7(), Uuid::now_v7(), Uuid::now_v7());
        let of = |key, group| NewJob { fair_key: key, fair_group: group, ..job(Kind::Webhook) };
        let (at_host, of_slow) = (of(Some(host), Some(quick)), of(None, Some(slow)));
        let (of_quick, of_nobody) = (of(None, Some(quick)), of(None, None));
        for job in [&at_host, &of_slow, &of_quick, &of_nobody] {
            enqueue(conn, job).unwrap();
        }
        let busy = Busy { keys: vec![host], groups: vec![slow] };
        let kinds = (&[Kind::Webhook][..], &busy);
        let mut subjects = Vec::new();
        while let Some(job) = claim_beside(conn, worker, kinds, LeaseToken::new()).unwrap() {
            subjects.push(job.subject);
        }
        assert_eq!(subjects, [of_quick.subject, of_nobody.subject]);
        let waiting = claim(conn, worker, &[Kind::Webhook]).unwrap().unwrap();
        assert_eq!((waiting.fair_key, waiting.fair_group), (Some(host), Some(quick)));
    });
}

#[test]
fn what_is_sent_to_a_company_costs_its_candidates_no_turn() {
    store(|conn| {
        let worker = worker(conn);
        let company = Some(Uuid::now_v7());
        let of =
            |kind, group| NewJob { fair_key: Some(Uuid::now_v7()), fair_group: group, ..job(kind) };
        enqueue(conn, &of(Kind::Webhook, company)).unwrap();
        claim(conn, worker, &[Kind::Webhook]).unwrap().unwrap();
        let (theirs, other) = (of(Kind::Judge, company), of(Kind::Judge, Some(Uuid::now_v7())));
        enqueue(conn, &theirs).unwrap();
        enqueue(conn, &other).unwrap();
        let first = claim(conn, worker, &[Kind::Judge]).unwrap().unwrap();
        assert_eq!(first.subject, theirs.subject);
    });
}
