//! Nothing of a package is ignored in silence: tests without a partner, files without effect, limits beside it.

use std::fs;

use tempfile::TempDir;

use crate::{Finding, Problem};

/// A package of any version, with one whole test more than these files.
fn open(files: &[(&str, &str)]) -> (TempDir, Result<Problem, Vec<Finding>>) {
    let home = tempfile::tempdir().unwrap();
    let dir = home.path().join("sums");
    let usual = [
        ("problem.yaml", "name: Sums\n"),
        ("data/secret/1.in", "1\n"),
        ("data/secret/1.ans", "1\n"),
    ];
    for (path, text) in usual.iter().chain(files) {
        let path = dir.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let opened = Problem::open(&dir);
    (home, opened)
}

const NEW: &str = "problem_format_version: 2025-09\nname: Sums\n";

#[track_caller]
fn check_refused(files: &[(&str, &str)], at: &[&str]) {
    for version in ["name: Sums\n", NEW] {
        let yaml = ("problem.yaml", version);
        let all: Vec<_> = [yaml].iter().chain(files).copied().collect();
        let (_home, opened) = open(&all);
        let findings = opened.unwrap_err();
        let paths: Vec<&str> = findings.iter().map(|one| one.path.as_str()).collect();
        assert_eq!(paths, at, "{version}: {findings:#?}");
    }
}

#[test]
fn a_file_that_is_half_a_test_is_named() {
    for folder in ["data/secret", "data/sample", "data/secret/group", "data/secret/a/b/c"] {
        for files in [
            &["2.in"][..],
            &["2.ans"],
            &["2.in", "2.out"],
            &["2.IN", "2.ANS"],
            &["2.In"],
            &["2.in.txt", "2.ans.txt"],
            &["2.inp", "2.sol"],
            &["2.input", "2.answer"],
            &["2.out"],
            &["2.in.statement"],
            &["1.2.ans"],
        ] {
            let mut paths: Vec<String> = files.iter().map(|of| format!("{folder}/{of}")).collect();
            let written: Vec<_> = paths.iter().map(|path| (path.as_str(), "1\n")).collect();
            let sorted: &mut Vec<&str> = &mut written.iter().map(|(path, _)| *path).collect();
            sorted.sort_unstable();
            check_refused(&written, sorted);
            paths.clear();
        }
    }
}

#[test]
fn a_test_where_no_tests_are_read_is_named() {
    check_refused(&[("data/2.in", "1\n"), ("data/2.ans", "1\n")], &["data/2.ans", "data/2.in"]);
    check_refused(&[("data/Sample/2.in", "1\n"), ("data/Sample/2.ans", "1\n")], &["data/Sample"]);
    check_refused(&[("data/samples/2.in", "1\n")], &["data/samples"]);
    check_refused(&[("data/secret/2.files/a.txt", "1\n")], &["data/secret/2.files"]);
    check_refused(&[("data/invalid_input/2.IN", "1\n")], &["data/invalid_input/2.IN"]);
}

#[test]
fn what_the_format_puts_beside_a_test_is_taken_without_a_word() {
    let beside =
        ["hint", "desc", "png", "svg", "out", "in.statement", "ans.download", "interaction"];
    let paths = beside.map(|ending| format!("data/secret/1.{ending}"));
    let mut files: Vec<_> = paths.iter().map(|path| (path.as_str(), "x\n")).collect();
    files.push(("data/sample/2.interaction", "<1\n"));
    let (_home, opened) = open(&files);
    let problem = opened.unwrap();
    assert_eq!((problem.tests.len(), problem.unused), (1, Vec::new()));
}

#[test]
fn files_without_effect_among_the_tests_are_listed() {
    let listed = [
        "data/extra",
        "data/secret/1.in.bak",
        "data/secret/2.hint",
        "data/secret/README.txt",
        "data/secret/test_group.yaml",
    ];
    let files = listed.map(|path| (path, "x\n"));
    let files: Vec<_> = files.into_iter().skip(1).chain([("data/extra/1.in", "1\n")]).collect();
    let (_home, opened) = open(&files);
    let paths: Vec<_> = opened.unwrap().unused.into_iter().map(|one| one.path).collect();
    assert_eq!(paths, listed);
}

#[test]
fn names_with_other_characters_are_left_out_of_a_folder_and_listed() {
    let files = [
        ("notes (copy).txt", ""),
        ("-draft.txt", ""),
        ("data/secret/02 small.in", "1\n"),
        ("submissions/accepted/a.py~", ""),
        ("old stuff/x.txt", ""),
        (".gitignore", ""),
    ];
    let (_home, opened) = open(&files);
    let problem = opened.unwrap();
    let paths: Vec<_> = problem.left_out.iter().map(|one| one.path.as_str()).collect();
    let want = [
        "-draft.txt",
        "data/secret/02 small.in",
        "notes (copy).txt",
        "old stuff",
        "submissions/accepted/a.py~",
    ];
    assert_eq!(paths, want);
    assert_eq!((problem.tests.len(), problem.submissions.len()), (1, 0));
}

#[test]
fn a_file_that_the_package_names_is_missed_where_its_name_keeps_it_out() {
    let yaml = "wrong_answer/a b.py: {required: [WA]}\n";
    let (_home, opened) = open(&[
        ("problem.yaml", NEW),
        ("submissions/wrong_answer/a b.py", ""),
        ("submissions/submissions.yaml", yaml),
    ]);
    let findings = opened.unwrap_err();
    assert!(findings[0].text.contains("matches no submission"), "{findings:?}");
}

#[test]
fn a_time_limit_is_read_wherever_tools_write_it() {
    let yaml = "name: Sums\nlimits: {time_limit: 3}\n";
    for (files, want) in [
        (&[(".timelimit", "2\n")][..], Some(2000)),
        (&[(".timelimit", "0.5")], Some(500)),
        (&[("domjudge-problem.ini", "timelimit='1.5'\r\n")], Some(1500)),
        (&[("domjudge-problem.ini", "timelimit = 4\n"), (".timelimit", "4\n")], Some(4000)),
        (&[("problem.yaml", yaml)], Some(3000)),
        (&[("problem.yaml", NEW), (".timelimit", "2\n")], Some(2000)),
        (&[("domjudge-problem.ini", "color = red\n")], None),
        (&[], None),
    ] {
        let (_home, opened) = open(files);
        let problem = opened.unwrap();
        assert_eq!((problem.limits.time_ms, &problem.unused), (want, &Vec::new()), "{files:?}");
        // What is written is held against the solutions as in the newest version.
        let factors = (problem.limits.ac_to_limit, problem.limits.limit_to_tle);
        assert_eq!(factors, if want.is_some() { (2.0, 1.5) } else { (5.0, 2.0) }, "{files:?}");
    }
}

#[test]
fn a_time_limit_that_does_not_count_is_named() {
    let yaml = ("problem.yaml", "name: Sums\nlimits: {time_limit: 3}\n");
    for (files, want, named) in [
        (&[yaml, (".timelimit", "2\n")][..], Some(3000), ".timelimit"),
        (&[yaml, ("domjudge-problem.ini", "timelimit=2")], Some(3000), "domjudge-problem.ini"),
        (&[("domjudge-problem.ini", "timelimit=1"), (".timelimit", "2")], Some(1000), ".timelimit"),
        (&[(".timelimit", "two seconds\n")], None, ".timelimit"),
    ] {
        let (_home, opened) = open(files);
        let problem = opened.unwrap();
        assert_eq!(problem.limits.time_ms, want, "{files:?}");
        let [one] = problem.unused.as_slice() else { panic!("{files:?}: {:?}", problem.unused) };
        assert_eq!(one.path, named);
    }
    check_refused(&[(".timelimit", "600\n")], &[".timelimit"]);
}
