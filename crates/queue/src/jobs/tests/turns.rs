//! Whose turn it is, and how long that takes.

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

#[test]
fn a_wait_counts_what_runs_as_half_done() {
    let wait = rules::wait_seconds;
    assert_eq!(wait(0, 0, 5.0, 0), None);
    assert_eq!(wait(0, 1, 5.0, 1), Some(2.5));
    assert_eq!(wait(0, 1, 5.0, 2), Some(0.0));
    assert_eq!(wait(0, 2, 5.0, 2), Some(2.5));
    assert_eq!(wait(10, 2, 5.0, 2), Some(27.5));
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
