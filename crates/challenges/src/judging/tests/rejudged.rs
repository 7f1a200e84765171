//! Judging once more what was judged.

use kernel::Refused;
use kernel::{AttemptId, ProblemId};

use super::*;
use crate::submissions::{Submission, judged};

const WHY: &str = "the clock was wrong";

/// Judges a submission, the sixth test with this verdict.
fn judge(conn: &mut Conn, id: SubmissionId, generation: i32, sixth: Verdict, worker: WorkerId) {
    begin(conn, id, generation).unwrap().unwrap();
    for number in 1..=8 {
        let verdict = if number == 6 { sixth } else { Verdict::Ac };
        record_test(conn, id, generation, &outcome(number, verdict)).unwrap();
    }
    complete(conn, id, generation, &end(Ending::Tests, worker)).unwrap();
}

fn judged_submit(conn: &mut Conn, desk: &Desk, worker: WorkerId) -> SubmissionId {
    let id = submit(conn, &desk.program(), &Rates::DEFAULT).unwrap();
    let job = claim(conn, worker);
    judge(conn, id, 1, Verdict::Wa, worker);
    assert!(jobs::finish(conn, job.lease).unwrap());
    id
}

fn again(desk: &Desk) -> Rejudged {
    Rejudged::Again { attempt: Some(desk.attempt), kind: Kind::Submit }
}

#[test]
fn what_was_judged_is_judged_again_and_what_was_said_before_stays() {
    store(|conn| {
        let desk = Desk::set(conn);
        let worker = worker(conn);
        let id = judged_submit(conn, &desk, worker);
        let before = desk.see(conn, id);
        assert_eq!(rejudge(conn, id, WHY).unwrap(), again(&desk));
        let waiting = desk.see(conn, id);
        assert_eq!((waiting.state, waiting.phase), (State::Queued, Phase::Queued));
        assert_eq!((before.generation, waiting.generation), (1, 2));
        assert_eq!((waiting.verdict, waiting.points, waiting.judged_at), (None, None, None));
        assert_eq!((waiting.tests.len(), waiting.groups.len()), (0, 0));
        assert_eq!(waiting.event_id, before.event_id + 1);
        let trail = audit::history(conn, Object::of("submission", id), 1).unwrap();
        let recorded = (trail[0].action.as_str(), trail[0].reason.as_deref());
        assert_eq!(recorded, ("rejudge", Some(WHY)));

        let job = claim(conn, worker);
        assert_eq!((job.subject, job.generation), (id.0, 2));
        judge(conn, id, 2, Verdict::Ac, worker);
        assert_eq!(desk.see(conn, id).points, Some(100));
        let mut then = |generation| -> Option<Submission> { judged(conn, id, generation).unwrap() };
        let first = then(Some(1)).unwrap();
        assert_eq!((first.verdict, first.points), (Some(Verdict::Wa), Some(75)));
        assert_eq!((&first.tests, &first.groups), (&before.tests, &before.groups));
        assert_eq!(then(None), Some(first), "without a generation it is the first");
        assert_eq!(then(Some(2)).unwrap().points, Some(100));
        assert_eq!(then(Some(3)), None);
    });
}

#[test]
fn a_worker_with_an_earlier_generation_writes_nothing_into_a_later_one() {
    store(|conn| {
        let desk = Desk::set(conn);
        let worker = worker(conn);
        let id = judged_submit(conn, &desk, worker);
        rejudge(conn, id, WHY).unwrap();
        assert_eq!(begin(conn, id, 1).unwrap(), None);
        begin(conn, id, 2).unwrap().unwrap();
        record_test(conn, id, 2, &outcome(1, Verdict::Ac)).unwrap();
        let before = desk.see(conn, id);
        let late = |refused: Result<(), Error>| {
            assert!(matches!(refused, Err(Error::Refused(Refused::NotNow { .. }))), "{refused:?}");
        };
        late(record_test(conn, id, 1, &outcome(2, Verdict::Wa)));
        late(set_phase(conn, id, 1, Phase::Compiling));
        late(complete(conn, id, 1, &end(Ending::CompileError, worker)).map(|_| ()));
        assert!(!give_up(conn, id, 1).unwrap());
        assert!(!release(conn, id, 1).unwrap());
        assert_eq!(rejudge(conn, id, "once more").unwrap(), Rejudged::WithJudge);
        assert_eq!(desk.see(conn, id), before);
    });
}

#[test]
fn nothing_is_judged_again_that_is_with_the_judge_or_failed_there() {
    store(|conn| {
        let desk = Desk::set(conn);
        let id = submit(conn, &desk.program(), &Rates::DEFAULT).unwrap();
        assert_eq!(rejudge(conn, id, WHY).unwrap(), Rejudged::WithJudge);
        assert!(give_up(conn, id, 1).unwrap());
        assert_eq!(rejudge(conn, id, WHY).unwrap(), Rejudged::Failed);
        retry(conn, id).unwrap();
        begin(conn, id, 2).unwrap().unwrap();
        assert_eq!(rejudge(conn, id, WHY).unwrap(), Rejudged::WithJudge);
        let pointless = run(conn, &desk.program(), None, &Rates::DEFAULT).unwrap();
        run(conn, &desk.program(), None, &Rates::DEFAULT).unwrap();
        let refused = rejudge(conn, pointless, WHY);
        assert!(
            matches!(refused, Err(Error::Refused(Refused::NotNow { from: "superseded", .. }))),
            "{refused:?}"
        );
        let refused = rejudge(conn, SubmissionId::new(), WHY);
        assert!(matches!(refused, Err(Error::NoSubmission)), "{refused:?}");
    });
}

#[test]
fn a_submission_is_judged_again_once_for_each_reason() {
    store(|conn| {
        let desk = Desk::set(conn);
        let worker = worker(conn);
        let id = judged_submit(conn, &desk, worker);
        rejudge(conn, id, WHY).unwrap();
        judge(conn, id, 2, Verdict::Wa, worker);
        assert_eq!(rejudge(conn, id, WHY).unwrap(), Rejudged::Before);
        assert_eq!(desk.see(conn, id).state, State::Judged);
        assert_eq!(rejudge(conn, id, "another toolchain").unwrap(), again(&desk));
    });
}

#[test]
fn what_is_judged_again_holds_up_no_submit_and_several_of_a_task_may_be() {
    store(|conn| {
        let desk = Desk::set(conn);
        let worker = worker(conn);
        let old = [(); 2].map(|()| judged_submit(conn, &desk, worker));
        let fresh = submit(conn, &desk.program(), &Rates::DEFAULT).unwrap();
        for id in old {
            assert_eq!(rejudge(conn, id, WHY).unwrap(), again(&desk));
        }
        let second = submit(conn, &desk.program(), &Rates::DEFAULT);
        assert!(matches!(second, Err(Error::InFlight)), "{second:?}");
        let job = claim(conn, worker);
        assert_eq!(job.subject, fresh.0, "submissions that people wait for go first");
        judge(conn, fresh, 1, Verdict::Ac, worker);
        submit(conn, &desk.program(), &Rates::DEFAULT).unwrap();
        assert!(old.iter().all(|id| desk.see(conn, *id).state == State::Queued));
    });
}

#[test]
fn a_run_that_an_operator_sent_back_is_not_superseded() {
    store(|conn| {
        let desk = Desk::set(conn);
        let worker = worker(conn);
        let id = run(conn, &desk.program(), Some("7\n"), &Rates::DEFAULT).unwrap();
        begin(conn, id, 1).unwrap().unwrap();
        let printed = Ending::Own { verdict: Verdict::Ac, output: "14".into(), stderr: "".into() };
        complete(conn, id, 1, &end(printed, worker)).unwrap();
        let sent = rejudge(conn, id, WHY).unwrap();
        assert_eq!(sent, Rejudged::Again { attempt: Some(desk.attempt), kind: Kind::Run });
        run(conn, &desk.program(), None, &Rates::DEFAULT).unwrap();
        assert_eq!(desk.see(conn, id).state, State::Queued);
    });
}

#[test]
fn submits_are_listed_by_attempt_and_by_problem_in_order_and_a_submission_by_itself() {
    store(|conn| {
        let desk = Desk::set(conn);
        let worker = worker(conn);
        let submits = [(); 3].map(|()| judged_submit(conn, &desk, worker));
        let tried = run(conn, &desk.program(), None, &Rates::DEFAULT).unwrap();
        let mut seen = |which, after, most| list(conn, which, after, most).unwrap();
        for which in [Which::Attempt(desk.attempt), Which::Problem(desk.problem)] {
            assert_eq!(seen(which, None, 2), submits[..2]);
            assert_eq!(seen(which, Some(submits[1]), 2), submits[2..]);
            assert_eq!(seen(which, Some(submits[2]), 2), []);
        }
        assert_eq!(seen(Which::Submission(tried), None, 2), [tried]);
        assert_eq!(seen(Which::Attempt(AttemptId::new()), None, 2), []);
        assert_eq!(seen(Which::Problem(ProblemId::new()), None, 2), []);
    });
}
