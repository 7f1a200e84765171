//! Problems that bring their own validator, or an interactor.

#![expect(clippy::unwrap_used, clippy::expect_used, reason = "helper functions of tests")]

use std::sync::OnceLock;

use judge::{
    Checking, Comparison, Control, Fault, Group, How, Judge, Judged, Language, Limits, Score,
    Settings, Submission, Suite, Tag, Test, Validator, Verdict,
};

fn judge() -> &'static Judge {
    static JUDGE: OnceLock<Judge> = OnceLock::new();
    JUDGE.get_or_init(|| Judge::open(Settings::default()).expect("this machine cannot isolate"))
}

fn python(source: &str) -> Submission {
    Submission { language: Language::Python, source: source.to_owned() }
}

fn validator(source: &str) -> Validator {
    Validator {
        program: python(source),
        beside: vec![],
        arguments: vec!["extra".to_owned()],
        passes: 1,
        scores: vec![],
    }
}

fn grade(program: &str, checking: Checking) -> Result<Judged, Fault> {
    let test = Test { name: "one".into(), input: "6\n".into(), answer: "2 3\n".into() };
    let suite = Suite {
        limits: Limits::new(2000, 256 << 10).unwrap().with_output_bytes(1 << 20).unwrap(),
        comparison: Comparison::default(),
        checking,
        groups: vec![Group {
            name: "core".into(),
            tag: Tag::Core,
            weight: 1,
            requires: vec![],
            tests: vec![test.clone(), test],
        }],
    };
    judge().grade(&python(program), &suite, &[], &mut |_| Control::Continue)
}

#[track_caller]
fn check(program: &str, checking: &Checking, expected: Verdict) {
    let judged = grade(program, checking.clone()).unwrap();
    assert_eq!(judged.verdict, expected, "{judged:?}");
}

#[track_caller]
fn check_fault(program: &str, checking: Checking, words: &str) {
    let said = match grade(program, checking) {
        Err(fault @ Fault::Validator { .. }) => fault.to_string(),
        other => panic!("{other:?}"),
    };
    assert!(said.contains(words), "{said}");
}

/// Accepts any two factors above one; demands that it was called in the format's way.
const FACTORS: &str = "
import sys
n, answer = int(open(sys.argv[1]).read()), open(sys.argv[2]).read()
assert answer == '2 3\\n' and sys.argv[4] == 'extra'
open(sys.argv[3] + 'judgemessage.txt', 'w').write('noted')
words = sys.stdin.read().split()
good = len(words) == 2 and all(w.isdigit() and int(w) > 1 for w in words)
sys.exit(42 if good and int(words[0]) * int(words[1]) == n else 43)
";

#[test]
fn a_group_that_a_validator_scores_gets_the_shares_of_its_tests_and_any_other_all_or_nothing() {
    // Half of a test for factors in the wrong order; the group's weight is 1, so that is rounded down.
    let scoring = FACTORS.replace(
        "sys.exit(",
        "open(sys.argv[3] + 'score_multiplier.txt', 'w').write('1' if words == ['2', '3'] else '0.5')\nsys.exit(",
    );
    let scored = Validator { scores: vec!["core".to_owned()], ..validator(&scoring) };
    for (program, checking, points, share) in [
        ("print(2, 3)", Checking::Validator(scored.clone()), 1, Some(1000)),
        ("print(3, 2)", Checking::Validator(scored.clone()), 0, Some(500)),
        ("print(3, 2)", Checking::Validator(validator(&scoring)), 1, None),
        ("print(4, 2)", Checking::Validator(scored), 0, None),
    ] {
        let judged = grade(program, checking).unwrap();
        assert_eq!((judged.points, judged.tests[0].share_permille), (points, share), "{program}");
    }
}

#[test]
fn a_validator_accepts_and_rejects_what_no_comparison_could() {
    let checking = Checking::Validator(validator(FACTORS));
    check("print(2, 3)", &checking, Verdict::Accepted);
    check("print(3)\nprint(2)", &checking, Verdict::Accepted);
    check("print(1, 6)", &checking, Verdict::WrongAnswer);
    check("", &checking, Verdict::WrongAnswer);
    check("1 / 0", &checking, Verdict::RuntimeError);
    check("while True: print('x' * 1000)", &checking, Verdict::OutputLimit);
}

#[test]
fn the_answer_and_the_validator_are_not_in_the_candidates_box() {
    let looks = "import os\nprint(2, 3 if sorted(os.listdir('/box')) == ['main.py'] else 4)";
    check(looks, &Checking::Validator(validator(FACTORS)), Verdict::Accepted);
}

#[test]
fn a_validator_that_fails_is_a_fault_and_no_verdict() {
    let checking = |source: &str| Checking::Validator(validator(source));
    check_fault("print(2, 3)", checking("pass"), "exit code 0");
    check_fault("print(2, 3)", checking("1 / 0"), "exit code 1");
    check_fault("print(2, 3)", checking("import os; os.abort()"), "SIGABRT");
    let hoards = "a = []\nwhile True: a.append('x' * (1 << 24))";
    check_fault("print(2, 3)", checking(hoards), "memory");
    check_fault("print(2, 3)", checking("while True: pass"), "s of 20 s");
    let broken = grade("print(2, 3)", checking("def"));
    assert!(matches!(broken, Err(Fault::Suite(_))), "{broken:?}");
}

/// First a number above its input, which becomes the second pass's input; then its square.
const TWO_PASSES: &str = "
import sys
n, said = int(open(sys.argv[1]).read()), sys.stdin.read().strip()
if n == 6:
    if not said.isdigit() or int(said) <= n: sys.exit(43)
    open(sys.argv[3] + 'nextpass.in', 'w').write(said)
    sys.exit(42)
sys.exit(42 if said == str(n * n) else 43)
";

fn twice(source: &str) -> Validator {
    Validator { passes: 2, ..validator(source) }
}

#[test]
fn a_second_pass_gets_the_input_that_the_validator_made() {
    let checking = Checking::Validator(twice(TWO_PASSES));
    let solves = "n = int(input())\nprint(n + 1 if n == 6 else n * n)";
    check(solves, &checking, Verdict::Accepted);
    check("print(7)", &checking, Verdict::WrongAnswer);
    check("print(5)", &checking, Verdict::WrongAnswer);
    check("n = int(input())\nprint(7 // (7 - n))", &checking, Verdict::RuntimeError);
    check("import os\nprint(7 if input() == '6' else 49)", &checking, Verdict::Accepted);
}

/// Each pass, the number that the input asks for and the file of the last pass holds.
const REMEMBERING: &str = "
import os, sys
n, said = int(open(sys.argv[1]).read()), sys.stdin.readline().strip()
seen = sys.argv[3] + 'seen'
before = open(seen).read().split() if os.path.exists(seen) else []
if os.path.exists(sys.argv[3] + 'nextpass.in'): sys.exit(1)
if said != str(n) or said in before: sys.exit(43)
print(said, file=open(seen, 'a'))
if len(before) < 2: open(sys.argv[3] + 'nextpass.in', 'w').write(str(n + 1))
sys.exit(42)
";

#[test]
fn what_a_validator_leaves_is_there_in_the_next_pass_of_the_test_and_in_no_other() {
    let checking = Checking::Validator(Validator { passes: 3, ..validator(REMEMBERING) });
    // Every test of the suite begins with the same number, which no earlier test may have left.
    check("print(input())", &checking, Verdict::Accepted);
    check("print(min(7, int(input())))", &checking, Verdict::WrongAnswer);
    let checking =
        Checking::Interactor(Validator { passes: 3, ..validator(&telling(REMEMBERING)) });
    check("print(input(), flush=True)", &checking, Verdict::Accepted);
    check("print(min(7, int(input())), flush=True)", &checking, Verdict::WrongAnswer);
}

/// The same as an interactor: it says its input first.
fn telling(source: &str) -> String {
    let said = "sys.stdin.readline()";
    source.replace(said, &format!("(print(open(sys.argv[1]).read(), flush=True) or {said})"))
}

#[test]
fn passes_without_end_and_rejected_passes_are_faults() {
    let again = "import sys\nopen(sys.argv[3] + 'nextpass.in', 'w').write('6')\nsys.exit(42)";
    check_fault("print(1)", Checking::Validator(twice(again)), "more than 2 passes");
    let rejects = again.replace("42", "43");
    check_fault("print(1)", Checking::Validator(twice(&rejects)), "rejects and asks");
    // Where a problem has one pass, the file means nothing.
    check("print(1)", &Checking::Validator(validator(again)), Verdict::Accepted);
}

#[test]
fn an_interactor_may_ask_for_another_pass() {
    let talks = "
import sys
n = int(open(sys.argv[1]).read())
print(n, flush=True)
said = int(sys.stdin.readline())
if n == 6: open(sys.argv[3] + 'nextpass.in', 'w').write(str(said))
sys.exit(42 if said == n + 1 and not sys.stdin.read() else 43)
";
    let checking = Checking::Interactor(twice(talks));
    check("print(int(input()) + 1, flush=True)", &checking, Verdict::Accepted);
    check("print(7, flush=True)\ninput()", &checking, Verdict::WrongAnswer);
}

#[test]
fn a_scoring_validator_says_what_a_test_is_worth() {
    let scored = |file: &str, text: &str, code: i32| {
        let source = format!(
            "import sys\nopen(sys.argv[3] + '{file}', 'w').write('{text}')\nsys.exit({code})"
        );
        let judge = judge();
        let checker = judge.checker(&Checking::Validator(validator(&source))).unwrap();
        let limits = Limits::new(2000, 256 << 10).unwrap();
        let mut session = judge.session(&python("print(1)"), &[], limits).unwrap().unwrap();
        let test = Test { name: "one".into(), input: "6\n".into(), answer: "7\n".into() };
        let (name, requires) = ("core".to_owned(), Vec::new());
        let group = Group { name, tag: Tag::Core, weight: 1, requires, tests: Vec::new() };
        let how = How { scoring: true, ..How::default() };
        session.test(&checker, &how, (&group, &test, 1)).map(|(_, score)| score)
    };
    assert_eq!(scored("score.txt", "12.5", 42).unwrap(), Some(Score::Points(12.5)));
    assert_eq!(scored("score_multiplier.txt", "0.25", 42).unwrap(), Some(Score::Share(0.25)));
    assert_eq!(scored("score.txt", "12.5", 43).unwrap(), None);
    assert_eq!(scored("judgemessage.txt", "12.5", 42).unwrap(), None);
    for (file, text) in
        [("score.txt", "-1"), ("score.txt", "much"), ("score_multiplier.txt", "1.5")]
    {
        let fault = scored(file, text, 42).unwrap_err();
        assert!(matches!(fault, Fault::Validator { .. }), "{fault}");
    }
}

#[test]
fn a_session_runs_a_program_with_arguments_and_headers() {
    let submission = Submission {
        language: Language::C,
        source: "#include \"code.h\"\nint main(int n, char **a) { return n == 2 && a[1][0] == 'x' ? CODE : 1; }".to_owned(),
    };
    let beside = [("code.h".to_owned(), b"#define CODE 42\n".as_slice().into())];
    let limits = Limits::new(2000, 256 << 10).unwrap();
    let session = judge().session(&submission, &beside, limits).unwrap().unwrap();
    assert_eq!(session.run(b"", &["x".to_owned()]).unwrap().exit_code, Some(42));
    assert_eq!(session.run(b"", &[]).unwrap().exit_code, Some(1));
    let broken = Submission { language: Language::C, source: "int".to_owned() };
    assert!(judge().session(&broken, &[], limits).unwrap().is_err());
}

/// Thinks of a number and answers guesses; four guesses are allowed.
const GUESSING: &str = "
import sys
for _ in range(4):
    line = sys.stdin.readline()
    if not line.strip().isdigit(): sys.exit(43)
    guess = int(line)
    print('right' if guess == 6 else 'lower' if guess > 6 else 'higher', flush=True)
    if guess == 6: sys.exit(43 if sys.stdin.read().strip() else 42)
sys.exit(43)
";

#[test]
fn an_interactor_and_a_program_talk() {
    let checking = Checking::Interactor(validator(GUESSING));
    let searches = "
low, high = 0, 10
while True:
    middle = (low + high + 1) // 2
    print(middle, flush=True)
    said = input()
    if said == 'right': break
    if said == 'lower': high = middle - 1
    else: low = middle + 1
";
    check(searches, &checking, Verdict::Accepted);
    check("print(6, flush=True)\nassert input() == 'right'", &checking, Verdict::Accepted);
    check("for i in range(9): print(i, flush=True)", &checking, Verdict::WrongAnswer);
    check("print('no', flush=True)", &checking, Verdict::WrongAnswer);
    check("", &checking, Verdict::WrongAnswer);
    check(
        "import sys; print(6, flush=True); input(); sys.exit(5)",
        &checking,
        Verdict::RuntimeError,
    );
}

#[test]
fn a_program_reads_the_end_once_the_interactor_has_closed_its_output() {
    let all_at_once = "
import os, sys
print(3, 4, sep='\\n', flush=True)
os.close(1)
sys.exit(42 if sys.stdin.readline() == '7\\n' and not sys.stdin.read() else 43)
";
    let checking = Checking::Interactor(validator(all_at_once));
    check("import sys\nprint(sum(map(int, sys.stdin)))", &checking, Verdict::Accepted);
    check("import sys\nprint(len(list(sys.stdin)))", &checking, Verdict::WrongAnswer);
    // The other way round the program's end counts, whatever it does with its output before.
    let checking = Checking::Interactor(validator(GUESSING));
    check("import os\nos.close(1)\nos.abort()", &checking, Verdict::RuntimeError);
}

#[test]
fn a_conversation_goes_through_pipes() {
    let checking = Checking::Interactor(validator(GUESSING));
    let program = "import os, stat\nassert all(stat.S_ISFIFO(os.fstat(end).st_mode) for end in (0, 1))\n\
        print(6, flush=True)\nassert input() == 'right'";
    check(program, &checking, Verdict::Accepted);
}

#[test]
fn no_conversation_hangs() {
    let checking = Checking::Interactor(validator(GUESSING));
    // Each waits for the other.
    check("input()", &checking, Verdict::TimeLimit);
    // Goes on after it was rejected, reading nothing.
    check("print('no', flush=True)\nwhile True: pass", &checking, Verdict::WrongAnswer);
    // Writes without end to one that does not read.
    let deaf = Checking::Interactor(validator("import time\ntime.sleep(1000)"));
    check("while True: print('x' * 1000)", &deaf, Verdict::OutputLimit);
    // Is written to without end and does not read.
    let talks = "import sys\nfor _ in range(3000): print('x' * 1000)\n\
        sys.exit(42 if sys.stdin.read() == 'done\\n' else 43)";
    check("print('done')", &Checking::Interactor(validator(talks)), Verdict::Accepted);
}

#[test]
fn an_interactor_that_fails_is_a_fault_and_no_verdict() {
    let crashes = Checking::Interactor(validator("1 / 0"));
    check_fault("print(6)", crashes.clone(), "exit code 1");
    check_fault("while True: pass", crashes, "exit code 1");
}
