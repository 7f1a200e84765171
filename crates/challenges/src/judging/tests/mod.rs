//! Groups, points and verdicts by table, and judgements on the database.

mod rejudged;

use kernel::Refused;
use kernel::WorkerId;
use queue::jobs::Claimed;
use queue::workers::{self, NewWorker};
use testkit::store;

use super::rules::GroupRule;
use super::*;
use crate::problems::{Scoring, Tag};
use crate::submissions::tests::Desk;
use crate::submissions::{GroupRow, Rates, TestRow, best_of_attempt, run, submit};

fn rule(name: &str, tag: Tag, weight: i32, requires: &[&str]) -> GroupRule {
    let requires = requires.iter().map(|&r| r.to_owned()).collect();
    let scoring = Scoring::PassFail;
    GroupRule { name: name.into(), tag, weight, scoring, requires, tests: 2 }
}

fn row(number: i32, group: &str, verdict: Verdict) -> TestRow {
    TestRow {
        number,
        group: group.into(),
        tag: Tag::Core,
        name: None,
        verdict,
        reason: None,
        cpu_us: 0,
        wall_us: 0,
        memory_kib: 0,
        output: None,
        stderr: None,
        share_permille: None,
    }
}

/// Verdicts of core, core, edge, edge, perf, perf against the points of core, edge and perf.
#[track_caller]
fn check(verdicts: [Verdict; 6], points: [i32; 3], want: Option<Verdict>) {
    let groups = [
        rule("core", Tag::Core, 40, &[]),
        rule("edge", Tag::Edge, 25, &[]),
        rule("perf", Tag::Perf, 35, &["core"]),
    ];
    let names = ["core", "core", "edge", "edge", "perf", "perf"];
    let tests: Vec<TestRow> =
        (1..).zip(names).zip(verdicts).map(|((n, name), v)| row(n, name, v)).collect();
    let got: Vec<i32> = rules::grade(&groups, &tests).iter().map(|group| group.points).collect();
    assert_eq!(got, points);
    assert_eq!(rules::verdict(&tests), want);
}

#[test]
fn a_group_passes_with_all_its_tests_and_the_groups_it_requires() {
    use Verdict::{Ac, Mle, Rte, Skipped, Tle, Wa};
    check([Ac; 6], [40, 25, 35], Some(Ac));
    check([Ac, Ac, Ac, Ac, Ac, Tle], [40, 25, 0], Some(Tle));
    check([Ac, Wa, Ac, Ac, Ac, Ac], [0, 25, 0], Some(Wa));
    check([Ac, Ac, Rte, Skipped, Ac, Ac], [40, 0, 35], Some(Rte));
    check([Mle, Skipped, Skipped, Skipped, Skipped, Skipped], [0, 0, 0], Some(Mle));
    check([Ac, Ac, Ac, Skipped, Ac, Ac], [40, 0, 35], None);
}

#[test]
fn a_scored_group_gives_each_accepted_test_its_share_and_never_more_than_its_weight() {
    use Verdict::{Ac, Skipped, Tle, Wa};
    let groups = [
        rule("core", Tag::Core, 60, &[]),
        GroupRule { scoring: Scoring::Sum, ..rule("perf", Tag::Perf, 40, &["core"]) },
    ];
    let test = |number, group: &str, verdict, share_permille| TestRow {
        share_permille,
        ..row(number, group, verdict)
    };
    for (core, perf, want) in [
        (Ac, [(Ac, Some(1000)), (Ac, Some(1000))], (40, true)),
        (Ac, [(Ac, Some(500)), (Ac, Some(1000))], (30, true)),
        (Ac, [(Ac, Some(333)), (Ac, Some(0))], (6, true)),
        (Ac, [(Ac, None), (Ac, None)], (40, true)),
        (Ac, [(Wa, None), (Ac, Some(900))], (18, false)),
        (Ac, [(Tle, None), (Skipped, None)], (0, false)),
        (Wa, [(Ac, Some(1000)), (Ac, Some(1000))], (0, false)),
    ] {
        let mut tests = vec![row(1, "core", core), row(2, "core", Ac)];
        tests.extend((3..).zip(perf).map(|(n, (verdict, share))| test(n, "perf", verdict, share)));
        let rows = rules::grade(&groups, &tests);
        assert_eq!((rows[1].points, rows[1].passed), want, "{perf:?}");
    }
}

#[test]
fn printed_text_is_cut_between_characters_and_loses_its_nul() {
    assert_eq!(rules::clean("a\0b", 10), "a\u{fffd}b");
    assert_eq!(rules::clean("aé", 2), "a");
    assert_eq!(rules::clean("aé", 3), "aé");
    assert_eq!(rules::clean("", 0), "");
    assert_eq!(rules::clean(&"x".repeat(70_000), MAX_TEXT).len(), 65_536);
}

fn outcome(number: i32, verdict: Verdict) -> TestOutcome {
    TestOutcome {
        number,
        verdict,
        reason: (verdict != Verdict::Ac).then(|| "because".to_owned()),
        cpu_us: 1500,
        wall_us: 1600,
        memory_kib: 9000,
        output: Some("2\0\n".into()),
        stderr: Some(String::new()),
        share_permille: None,
    }
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

fn claim(conn: &mut Conn, worker: WorkerId) -> Claimed {
    jobs::claim(conn, worker, &[jobs::Kind::Judge]).unwrap().unwrap()
}

fn end(ending: Ending, worker: WorkerId) -> Outcome {
    Outcome {
        ending,
        compile_message: None,
        judge_version: "1".into(),
        toolchain: "Python 3.11".into(),
        worker,
    }
}

#[test]
fn guests_and_runs_in_practice_have_less_time_for_the_compiler_and_attempts_have_all_of_it() {
    store(|conn| {
        let (desk, rates) = (Desk::set(conn), Rates::DEFAULT);
        let practice = submissions::Purpose::Practice;
        let practising = submissions::NewSubmission { purpose: practice, ..desk.program() };
        let language = practising.language;
        let guest = submissions::guests::run(conn, desk.problem, language, "print(1)").unwrap();
        let of = |conn: &mut Conn, id| begin(conn, id, 1).unwrap().unwrap().compile_ms();
        assert_eq!(of(conn, guest), Some(5_000));
        for own_input in [None, Some("1")] {
            let id = run(conn, &practising, own_input, &rates).unwrap();
            assert_eq!(of(conn, id), Some(10_000));
            let id = run(conn, &desk.program(), own_input, &rates).unwrap();
            assert_eq!(of(conn, id), None);
        }
        for program in [practising, desk.program()] {
            let id = submit(conn, &program, &rates).unwrap();
            assert_eq!(of(conn, id), None);
        }
    });
}

#[test]
fn a_submission_is_judged_test_by_test_and_every_change_is_counted() {
    store(|conn| {
        let desk = Desk::set(conn);
        let worker = worker(conn);
        let id = submit(conn, &desk.program(), &Rates::DEFAULT).unwrap();
        let job = claim(conn, worker);
        let work = begin(conn, id, job.generation).unwrap().unwrap();
        assert_eq!((work.problem, work.done.len()), (desk.problem, 0));
        assert_eq!(desk.see(conn, id).phase, Phase::Compiling);
        for number in 1..=8 {
            let verdict = if number == 6 { Verdict::Wa } else { Verdict::Ac };
            record_test(conn, id, 1, &outcome(number, verdict)).unwrap();
        }
        let seen = desk.see(conn, id);
        assert_eq!((seen.state, seen.phase, seen.event_id), (State::Running, Phase::Running, 9));
        assert_eq!(seen.tests[0].output.as_deref(), Some("2\u{fffd}\n"));
        assert_eq!(seen.tests[0].name.as_deref(), Some("a"));
        assert_eq!((&seen.tests[2].output, &seen.tests[2].name), (&None, &None));
        let decided = complete(conn, id, 1, &end(Ending::Tests, worker)).unwrap();
        assert_eq!((decided.verdict, decided.points), (Verdict::Wa, Some(75)));
        assert!(jobs::finish(conn, job.lease).unwrap());
        let seen = desk.see(conn, id);
        assert_eq!((seen.state, seen.points, seen.event_id), (State::Judged, Some(75), 10));
        let passed: Vec<_> = seen.groups.iter().map(|g| (g.name.as_str(), g.points)).collect();
        assert_eq!(passed, [("sample", 0), ("core", 40), ("edge", 0), ("perf", 35)]);
        let best = best_of_attempt(conn, desk.attempt).unwrap();
        assert_eq!(best.get(&desk.task), Some(&seen));
    });
}

#[test]
fn a_worker_that_takes_over_goes_on_where_the_last_one_stopped() {
    store(|conn| {
        let desk = Desk::set(conn);
        let worker = worker(conn);
        let id = submit(conn, &desk.program(), &Rates::DEFAULT).unwrap();
        begin(conn, id, 1).unwrap().unwrap();
        record_test(conn, id, 1, &outcome(1, Verdict::Ac)).unwrap();
        let again = begin(conn, id, 1).unwrap().unwrap();
        assert_eq!(again.done.iter().map(|t| t.number).collect::<Vec<_>>(), [1]);
        let before = desk.see(conn, id);
        record_test(conn, id, 1, &outcome(1, Verdict::Wa)).unwrap();
        assert_eq!(desk.see(conn, id), before);
        let early = complete(conn, id, 1, &end(Ending::Tests, worker));
        assert!(matches!(early, Err(Error::Incomplete { recorded: 1, total: 8 })), "{early:?}");
    });
}

#[test]
fn a_judgement_ends_once() {
    store(|conn| {
        let desk = Desk::set(conn);
        let worker = worker(conn);
        let id = submit(conn, &desk.program(), &Rates::DEFAULT).unwrap();
        begin(conn, id, 1).unwrap().unwrap();
        let done = end(Ending::CompileError, worker);
        assert_eq!(complete(conn, id, 1, &done).unwrap().points, Some(0));
        assert_eq!(desk.see(conn, id).verdict, Some(Verdict::Ce));
        assert!(matches!(
            complete(conn, id, 1, &done),
            Err(Error::Refused(Refused::NotNow { .. }))
        ));
        assert!(!give_up(conn, id, 1).unwrap());
        assert!(!release(conn, id, 1).unwrap());
        assert_eq!(begin(conn, id, 1).unwrap(), None);
        assert!(matches!(retry(conn, id), Err(Error::Refused(Refused::NotNow { .. }))));
    });
}

#[test]
fn a_run_counts_its_samples_but_brings_no_points() {
    store(|conn| {
        let desk = Desk::set(conn);
        let worker = worker(conn);
        let id = run(conn, &desk.program(), None, &Rates::DEFAULT).unwrap();
        begin(conn, id, 1).unwrap().unwrap();
        record_test(conn, id, 1, &outcome(1, Verdict::Ac)).unwrap();
        record_test(conn, id, 1, &outcome(2, Verdict::Ac)).unwrap();
        let decided = complete(conn, id, 1, &end(Ending::Tests, worker)).unwrap();
        assert_eq!((decided.verdict, decided.points), (Verdict::Ac, None));
        let groups: Vec<GroupRow> = desk.see(conn, id).groups;
        assert_eq!(groups.iter().map(|g| g.passed).collect::<Vec<_>>(), [true]);
    });
}

#[test]
fn a_run_on_own_input_shows_what_was_printed() {
    store(|conn| {
        let desk = Desk::set(conn);
        let worker = worker(conn);
        let id = run(conn, &desk.program(), Some("7\n"), &Rates::DEFAULT).unwrap();
        let work = begin(conn, id, 1).unwrap().unwrap();
        assert_eq!(work.own_input.as_deref(), Some(&b"7\n"[..]));
        let verdict = Verdict::Rte;
        let own = Ending::Own { verdict, output: "1\0".into(), stderr: "bang".into() };
        complete(conn, id, 1, &end(own, worker)).unwrap();
        let seen = desk.see(conn, id);
        let own = seen.own.unwrap();
        assert_eq!((&own.output[..], &own.stderr[..]), ("1\u{fffd}", "bang"));
        assert_eq!((seen.verdict, seen.groups.len()), (Some(Verdict::Rte), 0));
    });
}

#[test]
fn a_judge_error_costs_nothing_and_is_judged_again_as_a_new_generation() {
    store(|conn| {
        let desk = Desk::set(conn);
        let worker = worker(conn);
        let id = submit(conn, &desk.program(), &Rates::DEFAULT).unwrap();
        claim(conn, worker);
        begin(conn, id, 1).unwrap().unwrap();
        record_test(conn, id, 1, &outcome(1, Verdict::Wa)).unwrap();
        assert!(!give_up(conn, id, 2).unwrap());
        assert!(give_up(conn, id, 1).unwrap());
        assert_eq!(failed(conn, 10).unwrap(), [id]);
        let seen = desk.see(conn, id);
        let judge_error = Some(Verdict::JudgeError);
        assert_eq!((seen.state, seen.verdict, seen.points), (State::JudgeError, judge_error, None));
        retry(conn, id).unwrap();
        let seen = desk.see(conn, id);
        assert_eq!((seen.state, seen.tests.len(), seen.verdict), (State::Queued, 0, None));
        assert_eq!(begin(conn, id, 1).unwrap(), None);
        let job = claim(conn, worker);
        assert_eq!((job.subject, job.generation), (id.0, 2));
        assert!(begin(conn, id, 2).unwrap().is_some());
    });
}

#[test]
fn a_submission_given_back_waits_again() {
    store(|conn| {
        let desk = Desk::set(conn);
        let id = submit(conn, &desk.program(), &Rates::DEFAULT).unwrap();
        assert!(!release(conn, id, 1).unwrap());
        begin(conn, id, 1).unwrap().unwrap();
        assert!(release(conn, id, 1).unwrap());
        assert_eq!(desk.see(conn, id).phase, Phase::Queued);
        set_phase(conn, id, 1, Phase::Running).unwrap_err();
    });
}
