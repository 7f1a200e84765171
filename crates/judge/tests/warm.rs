//! An interpreter that is started once a submission and forked for every test keeps the promises
//! of one that is started afresh, in the real box. Where it takes root or cgroups that are not here,
//! the judge starts it afresh, says so, and these tests hold all the same.

#![expect(clippy::unwrap_used, clippy::expect_used, reason = "helper functions of tests")]

use std::{
    env, fs,
    path::Path,
    sync::{Arc, OnceLock},
};

use judge::{
    Checking, Comparison, Control, Data, Group, Judge, Language, Level, Limits, Progress, Settings,
    Submission, Suite, Tag, Test, TestResult, Validator, Verdict,
};
use rustix::process::{Pid, Signal, kill_process};

/// Prints what a program can see of how it was started, then changes all it can.
const LOOK_AROUND: &str = include_str!("warm/look_around.py");
/// Tries to reach the interpreter it was forked from.
const REACH_OUT: &str = include_str!("warm/reach_out.py");
/// Does what the input says: a limit, a crash, or an orphan.
const MISBEHAVE: &str = include_str!("warm/misbehave.py");
/// Has a process that outlives the test compute what later tests will be asked.
const COMPUTE_BETWEEN: &str = include_str!("warm/compute_between.py");
/// Accepts what is right after it has used processor time.
const SLOW_VALIDATOR: &str = "import sys, time\n\
    while time.process_time() < 0.3: pass\n\
    sys.exit(42 if sys.stdin.read() == 'computed\\n' else 43)\n";
const PARENT: &str =
    "import os, time\ntime.sleep(0.3)\nprint('new' if os.getppid() == 1 else 'fork')\n";

fn judge() -> &'static Judge {
    static JUDGE: OnceLock<Judge> = OnceLock::new();
    JUDGE.get_or_init(|| Judge::open(Settings::default()).expect("this machine cannot isolate"))
}

/// Are interpreters forked here?
fn forks() -> bool {
    let notes = &judge().isolation().notes;
    let afresh = notes.iter().any(|note| note.contains("started afresh"));
    let root = rustix::process::geteuid().is_root();
    assert!(!(afresh && root && judge().isolation().level != Level::Reduced), "{notes:?}");
    !afresh
}

/// Each test in a group of its own: a limit ends its group.
fn suite(tests: &[(&str, &str)]) -> Suite {
    let group = |(number, (input, answer)): (usize, &(&str, &str))| Group {
        name: number.to_string(),
        tag: Tag::Sample,
        weight: 1,
        requires: vec![],
        tests: vec![Test {
            name: "t".into(),
            input: Data::Bytes(Arc::from(input.as_bytes())),
            answer: (*answer).into(),
        }],
    };
    let limits = Limits::new(2000, 128 << 10).unwrap().with_output_bytes(1 << 20).unwrap();
    Suite {
        limits,
        comparison: Comparison::default(),
        checking: Checking::default(),
        groups: tests.iter().enumerate().map(group).collect(),
    }
}

fn grade(source: &str, suite: &Suite) -> Vec<TestResult> {
    watched(source, suite, &mut |_| ())
}

fn watched(source: &str, suite: &Suite, watch: &mut dyn FnMut(&Progress<'_>)) -> Vec<TestResult> {
    let submission = Submission { language: Language::Python, source: source.to_owned() };
    let mut go_on = |progress: Progress<'_>| {
        watch(&progress);
        Control::Continue
    };
    judge().grade(&submission, suite, &[], &mut go_on).unwrap().tests
}

/// What a program prints in each test: forked, where there is more than one.
fn outputs(source: &str, inputs: &[&str]) -> Vec<String> {
    let tests: Vec<_> = inputs.iter().map(|input| (*input, "")).collect();
    let said = grade(source, &suite(&tests)).into_iter();
    said.map(|test| test.output.unwrap() + &test.stderr.unwrap()).collect()
}

#[test]
fn a_fork_finds_everything_as_a_new_interpreter_does_and_nothing_of_the_test_before() {
    let large = "x".repeat(200_000);
    let forked = outputs(LOOK_AROUND, &["", "a", &large, "", &large]);
    for (said, input) in forked.iter().zip(["", "a", &large, "", &large]) {
        let new = outputs(LOOK_AROUND, &[input]);
        let lines = said.lines().zip(new[0].lines());
        for (forked, new) in lines {
            assert_eq!(forked, new);
        }
        assert_eq!(said.lines().count(), new[0].lines().count(), "{said}");
    }
}

#[test]
fn chance_is_not_the_same_in_two_tests() {
    let mut said = outputs("import random\nprint(random.random())\n", &[""; 8]);
    said.sort();
    said.dedup();
    assert_eq!(said.len(), 8, "{said:?}");
}

#[test]
fn a_failure_is_reported_as_by_a_new_interpreter() {
    for source in [
        "def f():\n    return 1 // 0\nf()\n",
        "import sys\nsys.exit('no')\n",
        "raise SystemExit(7)\n",
    ] {
        let (new, forked) =
            (grade(source, &suite(&[("", "")])), grade(source, &suite(&[("", ""); 3])));
        for test in forked {
            let expected = (&new[0].verdict, &new[0].reason, &new[0].stderr);
            assert_eq!((&test.verdict, &test.reason, &test.stderr), expected);
        }
    }
}

#[test]
fn limits_hold_and_the_test_after_is_clean() {
    use Verdict::{Accepted, MemoryLimit, OutputLimit, RuntimeError, TimeLimit};
    let expected = [
        ("memory", MemoryLimit),
        ("children's memory", MemoryLimit),
        ("children's time", TimeLimit),
        ("time", TimeLimit),
        ("idle", TimeLimit),
        ("output", OutputLimit),
        ("crash", RuntimeError),
        ("orphan", Accepted),
        ("files", Accepted),
        ("processes", Accepted),
    ];
    let tests: Vec<_> =
        expected.iter().flat_map(|(input, _)| [(*input, "fine"), ("", "fine")]).collect();
    let results = grade(MISBEHAVE, &suite(&tests));
    for (pair, (input, verdict)) in results.chunks(2).zip(expected) {
        assert_eq!(pair[0].verdict, verdict, "{input}: {:?}", pair[0]);
        assert_eq!(pair[1].verdict, Accepted, "after {input}: {:?}", pair[1]);
        // What the test before used is not counted again.
        assert!(pair[1].memory_kib < 30 << 10, "after {input}: {:?}", pair[1]);
        assert!(pair[1].cpu_us < 500_000, "after {input}: {:?}", pair[1]);
    }
    let time = &results[4];
    assert!(time.cpu_us >= 1_500_000, "children out of sight count: {time:?}");
}

#[test]
fn nothing_is_computed_while_the_validator_runs_and_nobody_counts() {
    let program = Submission { language: Language::Python, source: SLOW_VALIDATOR.to_owned() };
    let validator =
        Validator { program, beside: vec![], arguments: vec![], passes: 1, scores: vec![] };
    let limits = Limits::new(500, 128 << 10).unwrap().with_wall_ms(20_000).unwrap();
    let checking = Checking::Validator(validator);
    let suite = Suite { limits, checking, ..suite(&[("", ""); 6]) };
    for test in grade(COMPUTE_BETWEEN, &suite) {
        assert_eq!(test.verdict, Verdict::TimeLimit, "{test:?}");
    }
}

#[test]
fn the_interpreter_is_out_of_the_candidates_reach() {
    let parent = if forks() { "fork" } else { "new" };
    for said in outputs(REACH_OUT, &[""; 6]) {
        assert_eq!(said, format!("{parent} held\n"));
    }
}

#[test]
fn an_interpreter_lost_between_tests_costs_no_verdict() {
    let kill = &mut |progress: &Progress<'_>| {
        if matches!(progress, Progress::TestStarted { number: 2, .. }) {
            kill_oldest_interpreter();
        }
    };
    check_loss(&watched(PARENT, &suite(&[("", ""); 3]), kill));
}

#[test]
fn an_interpreter_lost_while_its_fork_runs_costs_no_verdict() {
    let (mut number, mut killed) = (0, false);
    let kill = &mut |progress: &Progress<'_>| {
        if let Progress::TestStarted { number: now, .. } = progress {
            number = *now;
        }
        if matches!(progress, Progress::Waiting) && number == 2 && !killed {
            killed = true;
            kill_oldest_interpreter();
        }
    };
    check_loss(&watched(PARENT, &suite(&[("", ""); 3]), kill));
}

/// The first test ran in a fork; the second, whose interpreter was lost, in a new one.
#[track_caller]
fn check_loss(results: &[TestResult]) {
    let said: Vec<_> = results.iter().map(|test| test.output.as_deref().unwrap().trim()).collect();
    let first = if forks() { "fork" } else { "new" };
    assert_eq!(said, [first, "new", "new"], "{results:?}");
}

/// Kills the box's own interpreter where there is one: of those below this process the first.
fn kill_oldest_interpreter() {
    if !forks() {
        return;
    }
    let mut found = Vec::new();
    let mut waiting = vec![std::process::id()];
    while let Some(pid) = waiting.pop() {
        let tasks = fs::read_dir(format!("/proc/{pid}/task")).into_iter().flatten().flatten();
        let children = tasks.map(|task| fs::read_to_string(task.path().join("children")));
        for child in children.flatten().collect::<String>().split_whitespace() {
            waiting.push(child.parse().unwrap());
        }
        let line = fs::read_to_string(format!("/proc/{pid}/cmdline")).unwrap_or_default();
        // Another test's interpreter may be there: this one's program is known by its source.
        let source = fs::read_to_string(format!("/proc/{pid}/root/box/main.py"));
        if line.contains("/box/main.py") && source.is_ok_and(|source| source == PARENT) {
            found.push(pid);
        }
    }
    let oldest = found.into_iter().min().expect("no interpreter was found");
    kill_process(Pid::from_raw(oldest.cast_signed()).unwrap(), Signal::KILL).unwrap();
}

#[test]
fn every_attack_in_python_is_withstood_in_a_fork_too() {
    let copied = env::current_exe().unwrap().with_file_name("attacks");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/attacks");
    let folder = if copied.is_dir() { copied } else { source };
    let mut seen = 0;
    for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.extension().is_none_or(|kind| kind != "py") {
            continue;
        }
        let source = fs::read_to_string(&entry).unwrap();
        let says = |what: &str| {
            let lines = source.lines().map(|line| line.trim_start_matches(['#', ' ']));
            lines.take(6).find_map(|line| line.strip_prefix(what)).unwrap_or("").to_owned()
        };
        let reduced = says("reduced: ");
        let reduced =
            (judge().isolation().level == Level::Reduced && !reduced.is_empty()).then_some(reduced);
        let expected = reduced.unwrap_or_else(|| says("expect: "));
        let idles = says("reason: ") == "clock";
        let mut suite = suite(&[("", "held"); 3]);
        let cpu_ms = says("cpu: ").parse().unwrap_or(500);
        let limits = Limits::new(cpu_ms, 128 << 10).unwrap().with_output_bytes(1 << 20).unwrap();
        suite.limits = limits.with_wall_ms(if idles { 2000 } else { 20_000 }).unwrap();
        seen += 1;
        for test in grade(&source, &suite) {
            let right = expected.split('|').any(|code| code == test.verdict.code());
            assert!(right, "{}: not {expected} but {test:?}", entry.display());
        }
    }
    assert!(seen >= 10, "only {seen} attacks were found");
}
