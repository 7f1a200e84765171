//! Packages on the real judge: one that is right, and those whose programs are not.

use std::cell::Cell;

use authoring::drafts::Files;
use judge::Settings;

use super::*;
use crate::workbench::with_folder;

const SUM: &str = "print(sum(map(int, input().split())))\n";
const VALID: &str = "import sys\nsys.exit(42)\n";

/// Adding two numbers, with a right and a wrong solution.
fn package(changes: &[(&str, &str)]) -> Files {
    let mut files = Files::new();
    let group = "max_score: 100\nscore_aggregation: pass-fail\n";
    let whole = [
        (
            "problem.yaml",
            "problem_format_version: 2025-09\ntype: scoring\nname: Sums\nuuid: 4f0e9c1e-0d6a-4a57-9a63-6ac1a2a0a001\nlimits:\n  time_limit: 1\n",
        ),
        ("data/sample/1.in", "1 2\n"),
        ("data/sample/1.ans", "3\n"),
        ("data/secret/core/test_group.yaml", group),
        ("data/secret/core/1.in", "2 2\n"),
        ("data/secret/core/1.ans", "4\n"),
        ("data/secret/core/2.in", "2 3\n"),
        ("data/secret/core/2.ans", "5\n"),
        ("input_validators/valid.py", VALID),
        ("submissions/accepted/sum.py", SUM),
        ("submissions/wrong_answer/product.py", "a, b = map(int, input().split())\nprint(a * b)\n"),
    ];
    for (path, text) in whole.iter().chain(changes) {
        files.insert((*path).to_owned(), text.as_bytes().to_vec());
    }
    files
}

/// What verifying these files says, line by line, and finds.
fn verified(files: &Files, stop: &dyn Fn() -> bool) -> (Vec<Line>, anyhow::Result<Report>) {
    verified_by(Clock::Here, files, stop)
}

fn verified_by(
    clock: Clock,
    files: &Files,
    stop: &dyn Fn() -> bool,
) -> (Vec<Line>, anyhow::Result<Report>) {
    let judge = Judge::open(Settings::default()).unwrap();
    let mut lines = Vec::new();
    let report = with_folder("sums", files, |dir| {
        let of = Verifying { judge: &judge, languages: &[], validator_ms: 300, clock, stop };
        Ok(of.run(dir, &mut |line| lines.push(line)))
    });
    (lines, report.unwrap())
}

#[test]
fn every_solution_is_judged_group_by_group_and_as_its_folder_says() {
    let (lines, report) = verified(&package(&[]), &|| false);
    let report = report.unwrap();
    assert_eq!((report.findings.as_slice(), report.runs), ([].as_slice(), 2), "{lines:?}");
    assert_eq!(report.limit_ms, 1000);
    let solutions: Vec<_> = lines.iter().filter(|line| line.kind == Kind::Solution).collect();
    let subjects: Vec<_> = solutions.iter().map(|line| line.subject.as_str()).collect();
    assert_eq!(subjects, ["submissions/accepted/sum.py", "submissions/wrong_answer/product.py"]);
    let core = |line: &Line| {
        let found = line.groups.iter().find(|group| group.name == "core");
        found.and_then(|group| group.verdict.clone())
    };
    assert_eq!(core(solutions[0]).as_deref(), Some("AC"));
    assert_eq!(core(solutions[1]).as_deref(), Some("WA"));
}

#[test]
fn a_folder_among_the_solutions_is_judged_as_one_program() {
    let changes = [
        ("submissions/accepted/parts/main.py", "from lib.sums import total\n\nprint(total())\n"),
        (
            "submissions/accepted/parts/lib/sums.py",
            "def total():\n    return sum(map(int, input().split()))\n",
        ),
        (
            "submissions/wrong_answer/parts/main.c",
            "#include <stdio.h>\nint one(void);\nint main(void) { printf(\"%d\\n\", one()); }\n",
        ),
        ("submissions/wrong_answer/parts/one.c", "int one(void) { return 1; }\n"),
        ("submissions/wrong_answer/unclear/a.py", "print(0)\n"),
        ("submissions/wrong_answer/unclear/b.py", "print(0)\n"),
    ];
    let (lines, report) = verified(&package(&changes), &|| false);
    let report = report.unwrap();
    assert_eq!((report.findings.as_slice(), report.runs), ([].as_slice(), 4), "{lines:?}");
    let verdict = |subject: &str| -> Vec<String> {
        let of = lines.iter().filter(|line| line.subject == subject);
        of.map(|line| line.text.clone()).collect()
    };
    assert!(verdict("submissions/accepted/parts")[0].starts_with("AC"), "{lines:?}");
    assert!(verdict("submissions/wrong_answer/parts")[0].starts_with("WA"), "{lines:?}");
    let unclear = verdict("submissions/wrong_answer/unclear");
    assert!(unclear[0].contains("Nothing says which of a.py, b.py is run"), "{unclear:?}");
    assert!(unclear[1].starts_with("not judged"), "{unclear:?}");
}

#[test]
fn a_validator_that_never_ends_is_named_and_not_waited_for_twice() {
    let endless = ("input_validators/endless.py", "while True:\n    pass\n");
    let (lines, report) = verified(&package(&[endless]), &|| false);
    let named = lines.iter().filter(|line| line.subject == endless.0 && !line.is_good);
    let named: Vec<_> = named.map(|line| line.text.as_str()).collect();
    assert!(named[0].starts_with("It refuses sample/1:"), "{named:?}");
    assert_eq!(named[1], "It was stopped, and is not run on the inputs after that.");
    assert_eq!(
        (named.len(), report.unwrap().runs),
        (2, 2),
        "the solutions are judged all the same"
    );
}

#[test]
fn a_solution_that_does_something_else_than_expected_is_a_finding() {
    let wrong = ("submissions/accepted/sum.py", "print(0)\n");
    let (lines, report) = verified(&package(&[wrong]), &|| false);
    let of = |test| format!("accepted/sum.py: {test} got WA, permitted for all tests: AC");
    let every = ["sample/1", "secret/core/1", "secret/core/2"].map(of);
    assert_eq!(report.unwrap().findings, every);
    let line = lines.iter().find(|line| line.subject == wrong.0).unwrap();
    assert!(!line.is_good && line.text.starts_with("WA"), "{line:?}");
}

#[test]
fn an_output_validator_that_fails_is_met_once() {
    let changes = [
        ("output_validator/check.py", "raise ValueError\n"),
        ("submissions/accepted/other.py", SUM),
    ];
    let (lines, report) = verified(&package(&changes), &|| false);
    assert!(!report.unwrap().findings.is_empty());
    let solutions = lines.iter().filter(|line| line.kind == Kind::Solution).count();
    assert_eq!(solutions, 1, "{lines:?}");
}

#[test]
fn verifying_ends_when_it_is_asked_to() {
    let asked = Cell::new(0);
    let stop = || {
        asked.set(asked.get() + 1);
        asked.get() > 3
    };
    let (_, report) = verified(&package(&[]), &stop);
    assert!(report.is_err_and(|error| error.is::<Stopped>()));
}

/// A scenario of these tasks; each folder has a package of its own.
fn scenario(tasks: &[(&str, Files)]) -> Files {
    let mut outline = "name: Steps\ntasks:\n".to_owned();
    let mut files = Files::new();
    for (name, own) in tasks {
        outline.push_str(&format!("  - problem: {name}\n    weight: 50\n"));
        let own = own.iter().map(|(path, text)| (format!("{name}/{path}"), text.clone()));
        files.extend(own);
    }
    files.insert("scenario.yaml".to_owned(), outline.into_bytes());
    files
}

/// What verifying a scenario says, and whether everything was as it should be.
fn verified_scenario(files: &Files) -> (Vec<Line>, bool) {
    let judge = Judge::open(Settings::default()).unwrap();
    let mut lines = Vec::new();
    let is_good = with_folder("steps", files, |dir| {
        let (clock, stop) = (Clock::Here, &|| false);
        let of = Verifying { judge: &judge, languages: &[], validator_ms: 300, clock, stop };
        crate::scenario::verify(&of, dir, &mut |line| lines.push(line))
    });
    (lines, is_good.unwrap())
}

fn again(lines: &[Line]) -> Vec<(&str, bool)> {
    let lines = lines.iter().filter(|line| line.kind == Kind::Regression);
    lines.map(|line| (line.subject.as_str(), line.is_good)).collect()
}

#[test]
fn the_solutions_of_the_last_task_run_on_the_tests_of_every_earlier_one() {
    let good = scenario(&[("first", package(&[])), ("second", package(&[]))]);
    let (lines, is_good) = verified_scenario(&good);
    assert!(is_good, "{lines:?}");
    let last = "second/submissions/accepted/sum.py";
    assert_eq!(again(&lines), [(last, true)]);
    let of_first = lines.iter().filter(|line| line.subject.starts_with("first/submissions/"));
    assert_eq!(of_first.count(), 2);

    // The first task asks for the product, which the last task's solution does not give.
    let product = package(&[
        ("data/sample/1.ans", "2\n"),
        ("data/secret/core/2.ans", "6\n"),
        ("submissions/accepted/sum.py", "a, b = map(int, input().split())\nprint(a * b)\n"),
        ("submissions/wrong_answer/product.py", SUM),
    ]);
    let (lines, is_good) =
        verified_scenario(&scenario(&[("first", product), ("second", package(&[]))]));
    assert!(!is_good);
    assert_eq!(again(&lines), [(last, false)]);
    let own = lines.iter().filter(|line| line.kind == Kind::Solution && !line.is_good);
    assert_eq!(own.count(), 0, "each task alone is as it should be: {lines:?}");
}

#[test]
fn a_task_that_cannot_be_read_is_named_and_the_others_are_verified() {
    let broken = package(&[("problem.yaml", "name: [\n")]);
    let (lines, is_good) =
        verified_scenario(&scenario(&[("first", broken), ("second", package(&[]))]));
    assert!(!is_good);
    let named = lines.iter().find(|line| line.kind == Kind::Package && !line.is_good).unwrap();
    assert_eq!(named.subject, "first");
    assert!(lines.iter().any(|line| line.subject == "second/submissions/accepted/sum.py"));
    assert_eq!(again(&lines), []);
}

/// Late on the first test by a fifth of the limit, and on the second by as much as `wanted` says.
fn late_by(wanted: &str, clock: Clock) -> (Vec<Line>, Report) {
    let source = format!(
        "import time\na, b = map(int, input().split())\n\
         used = 0 if a == 1 else 1.2 if b == 2 else {wanted}\n\
         while time.process_time() < used:\n    pass\nprint(a + b)\n"
    );
    let slow = ("submissions/time_limit_exceeded/slow.py", source.as_str());
    let (lines, report) = verified_by(clock, &package(&[slow]), &|| false);
    (lines, report.unwrap())
}

#[test]
fn a_slow_solution_may_be_late_by_enough_on_any_test_of_a_group() {
    let (lines, report) = late_by("3", Clock::Here);
    assert_eq!((report.findings.as_slice(), report.finds_slow), ([].as_slice(), true), "{lines:?}");
    assert!(report.fastest_slow_ms >= Some(1500), "{lines:?}");
    let (lines, report) = late_by("1.1", Clock::Here);
    let [finding] = report.findings.as_slice() else { panic!("{lines:?}") };
    assert!(finding.contains("which must be 1.5 times the limit of 1000 ms"), "{finding}");
}

#[test]
fn where_recorded_times_count_a_slow_solution_is_late_and_a_right_one_is_not() {
    let (lines, report) = late_by("1.1", Clock::Recorded);
    assert_eq!((report.findings.as_slice(), report.finds_slow), ([].as_slice(), true), "{lines:?}");

    let right = |used: &str, clock| {
        let source = format!(
            "import time\na, b = map(int, input().split())\n\
             while time.process_time() < {used}:\n    pass\nprint(a + b)\n"
        );
        let changes = [("submissions/accepted/sum.py", source.as_str())];
        let (lines, report) = verified_by(clock, &package(&changes), &|| false);
        let again = lines.iter().filter(|line| line.text == "It was late, and is judged again.");
        (report.unwrap().findings, again.count())
    };
    assert_eq!(right("0.7", Clock::Recorded), (Vec::new(), 0));
    let (near, again) = right("0.7", Clock::Here);
    assert!(near[0].contains("the limit of 1000 ms must be 2 times as much"), "{near:?}");
    assert_eq!((near.len(), again), (1, 0));
    let (late, again) = right("1.2", Clock::Recorded);
    assert!(late[0].contains("got TLE, permitted for all tests: AC"), "{late:?}");
    assert_eq!(again, 2);
}
