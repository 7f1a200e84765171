//! Grading against the real box: verdicts, groups, resuming, stopping.

#![expect(clippy::unwrap_used, clippy::expect_used, reason = "helper functions of tests")]

use std::{
    sync::{Arc, OnceLock},
    time::{Duration, Instant},
};

use judge::{
    Checking, Comparison, Control, Data, Fault, Group, Judge, Judged, Language, Limits, Progress,
    Settings, Submission, Suite, Tag, Test, TestResult, ToolState, Verdict,
};

/// The languages without which these tests fail; the others may be missing.
const NEEDED: [Language; 4] = [Language::Python, Language::JavaScript, Language::C, Language::Cpp];

/// One judge for all tests of this binary.
fn judge() -> &'static Judge {
    static JUDGE: OnceLock<Judge> = OnceLock::new();
    JUDGE.get_or_init(|| {
        let judge = Judge::open(Settings::default()).expect("this machine cannot isolate");
        for toolchain in judge.toolchains() {
            if let ToolState::Missing { reason, fix } = &toolchain.state
                && NEEDED.contains(&toolchain.language)
            {
                panic!("{} is missing: {reason}. {fix}", toolchain.language);
            }
        }
        judge
    })
}

fn limits() -> Limits {
    Limits::new(2000, 256 << 10).unwrap()
}

fn test(input: &str, answer: &str) -> Test {
    Test { name: input.to_owned(), input: input.into(), answer: answer.into() }
}

fn group(name: &str, tests: Vec<Test>) -> Group {
    Group { name: name.to_owned(), tag: Tag::Core, weight: 10, requires: vec![], tests }
}

fn suite(groups: Vec<Group>) -> Suite {
    Suite {
        limits: limits(),
        comparison: Comparison::default(),
        checking: Checking::default(),
        groups,
    }
}

fn submission(language: Language, source: &str) -> Submission {
    Submission { language, source: source.to_owned() }
}

fn grade(language: Language, source: &str, suite: &Suite) -> Judged {
    let submission = submission(language, source);
    judge().grade(&submission, suite, &[], &mut |_| Control::Continue).unwrap()
}

fn codes(judged: &Judged) -> Vec<&'static str> {
    judged.tests.iter().map(|test| test.verdict.code()).collect()
}

/// Prints the sum of its input; or, on request, fails in one of the ways there are.
const OBEDIENT: &str = r"
import sys, time
words = sys.stdin.read().split()
if words[0] == 'wrong': print('nonsense')
elif words[0] == 'crash': sys.exit(3)
elif words[0] == 'spin':
    while True: pass
elif words[0] == 'sleep': time.sleep(1000)
else: print(sum(map(int, words)))
";

#[test]
fn every_language_reads_input_and_is_accepted_with_sane_figures() {
    let sources = [
        (Language::Python, OBEDIENT),
        (
            Language::JavaScript,
            "const [a, b] = require('fs').readFileSync('/dev/stdin', 'utf8').split(' ').map(Number);
             console.log(a + b);",
        ),
        (
            Language::C,
            "#include <stdio.h>\nint main(void) { int a, b; scanf(\"%d%d\", &a, &b); printf(\"%d\\n\", a + b); }",
        ),
        (
            Language::Cpp,
            "#include <bits/stdc++.h>\nint main() { int a, b; std::cin >> a >> b; std::cout << a + b; }",
        ),
    ];
    for (language, source) in sources {
        let judged =
            grade(language, source, &suite(vec![group("core", vec![test("20 22", "42")])]));
        assert_eq!(judged.verdict, Verdict::Accepted, "{language}: {judged:?}");
        let first = judged.tests.first().unwrap();
        assert!((1..2_000_000).contains(&first.cpu_us), "{language}: {first:?}");
        assert!((1..5_000_000).contains(&first.wall_us), "{language}: {first:?}");
        assert!((100..200_000).contains(&first.memory_kib), "{language}: {first:?}");
        assert_eq!(judged.points, 10);
    }
}

#[test]
fn a_group_goes_on_after_a_wrong_answer_but_not_after_a_limit() {
    let suite = Suite {
        limits: Limits::new(300, 256 << 10).unwrap(),
        ..suite(vec![
            group("first", vec![test("wrong", "1"), test("crash", "1"), test("1 2", "3")]),
            group("second", vec![test("1", "1"), test("spin", "1"), test("2", "2")]),
            group("third", vec![test("2", "2")]),
        ])
    };
    let judged = grade(Language::Python, OBEDIENT, &suite);
    assert_eq!(codes(&judged), ["WA", "RTE", "AC", "AC", "TLE", "skipped", "AC"]);
    assert_eq!(judged.verdict, Verdict::WrongAnswer);
    let passed: Vec<_> = judged.groups.iter().map(|group| (group.passed, group.points)).collect();
    assert_eq!(passed, [(false, 0), (false, 0), (true, 10)]);
    assert_eq!(judged.points, 10);
    let reasons: Vec<_> = judged.tests.iter().map(|test| test.reason.as_deref()).collect();
    assert_eq!(reasons.first().unwrap(), &Some("the output differs"));
    assert_eq!(reasons.get(1).unwrap(), &Some("exit code 3"));
    assert_eq!(reasons.get(5).unwrap(), &Some("not run, because test 5 hit a limit"));
}

#[test]
fn a_group_is_skipped_when_one_it_requires_did_not_pass() {
    let needs = |name: &str, required: &str| Group {
        requires: vec![required.to_owned()],
        ..group(name, vec![test("1", "1")])
    };
    let core = group("core", vec![test("wrong", "1")]);
    let judged = grade(
        Language::Python,
        OBEDIENT,
        &suite(vec![core, needs("perf", "core"), needs("more", "perf")]),
    );
    assert_eq!(codes(&judged), ["WA", "skipped", "skipped"]);
    assert_eq!(judged.points, 0);

    // Another group that did not pass is nothing to it.
    let [easy, core] =
        [("easy", "1"), ("core", "wrong")].map(|(name, says)| group(name, vec![test(says, "1")]));
    let judged = grade(Language::Python, OBEDIENT, &suite(vec![easy, core, needs("perf", "easy")]));
    assert_eq!(codes(&judged), ["AC", "WA", "AC"]);
}

#[test]
fn a_suite_that_requires_a_later_or_unknown_group_is_refused() {
    let group = Group { requires: vec!["nowhere".to_owned()], ..group("core", vec![]) };
    let asked = submission(Language::Python, "");
    let fault = judge().grade(&asked, &suite(vec![group]), &[], &mut |_| Control::Continue);
    assert!(matches!(fault, Err(Fault::Suite(_))), "{fault:?}");
}

#[test]
fn results_stored_earlier_are_kept_and_their_tests_not_run_again() {
    let suite = suite(vec![
        group("first", vec![test("1", "1"), test("2", "2")]),
        group("second", vec![test("3", "3")]),
    ]);
    let whole = grade(Language::Python, OBEDIENT, &suite);
    let done: Vec<TestResult> = whole.tests.iter().take(2).cloned().collect();
    let mut started = Vec::new();
    let asked = submission(Language::Python, OBEDIENT);
    let resumed = judge().grade(&asked, &suite, &done, &mut |progress| {
        if let Progress::TestStarted { number, total } = progress {
            started.push((number, total));
        }
        Control::Continue
    });
    let resumed = resumed.unwrap();
    assert_eq!(started, [(3, 3)]);
    assert_eq!(resumed.tests.get(..2), whole.tests.get(..2));
    assert_eq!(resumed.points, 20);
}

#[test]
fn progress_is_reported_in_order_and_each_result_once() {
    let suite = suite(vec![group("core", vec![test("1", "1"), test("wrong", "2")])]);
    let mut heard = Vec::new();
    let asked = submission(Language::Python, OBEDIENT);
    let judged = judge().grade(&asked, &suite, &[], &mut |progress| {
        match progress {
            Progress::Compiling => heard.push("compiling".to_owned()),
            Progress::Compiled => heard.push("compiled".to_owned()),
            Progress::TestStarted { number, .. } => heard.push(format!("{number} started")),
            Progress::TestJudged(test) => {
                heard.push(format!("{} {}", test.number, test.verdict.code()));
            }
            Progress::Waiting => {}
        }
        Control::Continue
    });
    judged.unwrap();
    assert_eq!(heard, ["compiling", "compiled", "1 started", "1 AC", "2 started", "2 WA"]);
}

#[test]
fn stopping_ends_a_running_test_within_moments() {
    let suite = Suite {
        limits: Limits::new(30_000, 256 << 10).unwrap(),
        ..suite(vec![group("core", vec![test("sleep", "1")])])
    };
    let asked = submission(Language::Python, OBEDIENT);
    let mut running_since = None;
    let mut stopped_at = None;
    let fault = judge().grade(&asked, &suite, &[], &mut |progress| {
        if matches!(progress, Progress::TestStarted { .. }) {
            running_since = Some(Instant::now());
        }
        let long = running_since.is_some_and(|since| since.elapsed() > Duration::from_millis(200));
        if long && matches!(progress, Progress::Waiting) {
            stopped_at = Some(Instant::now());
            return Control::Stop;
        }
        Control::Continue
    });
    assert!(matches!(fault, Err(Fault::Stopped)), "{fault:?}");
    assert!(stopped_at.unwrap().elapsed() < Duration::from_secs(2), "the box was not killed");
}

#[test]
fn a_twenty_test_submission_compiles_once() {
    let alone = Judge::open(Settings::default()).unwrap();
    let before = alone.compiled();
    let tests = (0..20).map(|number| test(&format!("{number}"), &format!("{number}"))).collect();
    let source = "#include <cstdio>\nint main() { int a; scanf(\"%d\", &a); printf(\"%d\", a); }";
    let asked = submission(Language::Cpp, source);
    let suite = suite(vec![group("core", tests)]);
    let judged = alone.grade(&asked, &suite, &[], &mut |_| Control::Continue).unwrap();
    assert_eq!(judged.verdict, Verdict::Accepted, "{judged:?}");
    assert_eq!(alone.compiled() - before, 1);
}

#[test]
fn a_compile_error_tells_the_compilers_words_and_runs_nothing() {
    let suite = suite(vec![group("core", vec![test("1", "1")])]);
    let broken = [
        (Language::C, "int main(void) { return missing; }", "missing"),
        (Language::Cpp, "int main() { return missing; }", "missing"),
        (Language::Python, "print('a'\n", "never closed"),
        (Language::JavaScript, "let let = ;", "SyntaxError"),
    ];
    for (language, source, said) in broken {
        let judged = grade(language, source, &suite);
        assert_eq!(judged.verdict, Verdict::CompileError, "{language}: {judged:?}");
        assert!(judged.compile.message.contains(said), "{language}: {}", judged.compile.message);
        assert!(!judged.compile.ok && judged.tests.is_empty() && judged.points == 0);
        assert_eq!(judged.groups.len(), 1);
    }
}

#[test]
fn output_may_fill_its_limit_but_not_pass_it() {
    let limited = limits().with_output_bytes(100_000).unwrap();
    let write = |count: usize| format!("import sys\nsys.stdout.write('x' * {count})\n");
    for (count, expected) in
        [(99_999, "WA"), (100_000, "WA"), (100_001, "OLE"), (10_000_000, "OLE")]
    {
        let one = suite(vec![group("core", vec![test("", "y")])]);
        let judged = grade(Language::Python, &write(count), &Suite { limits: limited, ..one });
        assert_eq!(codes(&judged), [expected], "{count} bytes");
    }
}

#[test]
fn input_of_any_size_is_read_whole_or_not_at_all_without_harm() {
    let count = "import sys\nprint(len(sys.stdin.buffer.read()))\n";
    let ignore = "print('done')\n";
    for size in [0, 1, 61_439, 61_441, 65_536, 8 << 20] {
        let bytes: Arc<[u8]> = vec![b'7'; size].into();
        let one = |answer: &str| Test {
            name: "size".into(),
            input: Data::Bytes(Arc::clone(&bytes)),
            answer: answer.into(),
        };
        let read = grade(
            Language::Python,
            count,
            &suite(vec![group("core", vec![one(&size.to_string())])]),
        );
        assert_eq!(codes(&read), ["AC"], "{size}: {read:?}");
        let unread =
            grade(Language::Python, ignore, &suite(vec![group("core", vec![one("done")])]));
        assert_eq!(codes(&unread), ["AC"], "{size}: {unread:?}");
    }
}

#[test]
fn only_samples_show_output_and_what_differs() {
    let source = "import sys\nprint('seen', '\\x1b[1m', sep='')\nsys.stderr.write('trace')\n";
    let sample = Group { tag: Tag::Sample, ..group("sample", vec![test("", "other")]) };
    let hidden = group("core", vec![test("", "other")]);
    let judged = grade(Language::Python, source, &suite(vec![sample, hidden]));
    let [shown, hidden] = judged.tests.as_slice() else { panic!("{judged:?}") };
    assert_eq!(shown.output.as_deref(), Some("seen\x1b[1m\n"));
    assert_eq!(shown.stderr.as_deref(), Some("trace"));
    assert!(shown.reason.as_deref().unwrap().contains("other"));
    assert_eq!((&hidden.output, &hidden.stderr), (&None, &None));
    assert_eq!(hidden.reason.as_deref(), Some("the output differs"));
}

#[test]
fn an_unreadable_test_file_is_our_fault_and_named() {
    let absent = Test {
        name: "absent".into(),
        input: Data::File("/no/such/1.in".into()),
        answer: "".into(),
    };
    let asked = submission(Language::Python, "");
    let suite = suite(vec![group("core", vec![absent])]);
    let fault = judge().grade(&asked, &suite, &[], &mut |_| Control::Continue).unwrap_err();
    assert_eq!(fault.to_string(), "test 1: /no/such/1.in cannot be read");
}

#[test]
fn a_run_on_own_input_shows_its_output_capped() {
    let limits = limits();
    let run = |language, source: &str, input: &[u8]| {
        let asked = submission(language, source);
        judge().try_input(&asked, input, &limits, &mut || Control::Continue).unwrap()
    };
    let trial = run(Language::Python, OBEDIENT, b"1 2 3");
    assert_eq!((trial.verdict, trial.output.as_str()), (Verdict::Accepted, "6\n"));
    assert!(!trial.truncated);
    let trial = run(Language::Python, "print('x' * 100000)", b"");
    assert_eq!((trial.output.len(), trial.truncated), (64 << 10, true));
    let trial = run(Language::Python, "raise ValueError('seen')", b"");
    assert_eq!(trial.verdict, Verdict::RuntimeError);
    assert!(trial.stderr.contains("ValueError: seen"));
    assert_eq!(run(Language::C, "nonsense", b"").verdict, Verdict::CompileError);
}

#[test]
fn a_run_on_own_input_ends_when_it_is_asked_to() {
    let asked = submission(Language::Python, "while True: pass");
    let mut looks = 0;
    let stop_later = &mut || {
        looks += 1;
        if looks > 3 { Control::Stop } else { Control::Continue }
    };
    let limits = Limits::new(20_000, 256 << 10).unwrap();
    let fault = judge().try_input(&asked, b"", &limits, stop_later).unwrap_err();
    assert!(matches!(fault, Fault::Stopped), "{fault}");
}

#[test]
fn eight_submissions_at_once_do_not_disturb_each_other() {
    let suite = suite(vec![group("core", vec![test("1 2", "3"), test("3 4", "7")])]);
    std::thread::scope(|scope| {
        let all = [(); 8].map(|()| scope.spawn(|| grade(Language::Python, OBEDIENT, &suite)));
        for one in all {
            let judged = one.join().unwrap();
            assert_eq!(judged.verdict, Verdict::Accepted, "{judged:?}");
        }
    });
}
