//! What packages expect of their submissions.

use super::*;

#[test]
fn a_key_that_matches_nothing_is_an_error_and_a_folder_that_nothing_speaks_of_is_not() {
    let open = |yaml: &str| {
        package(&[
            ("problem.yaml", NEW),
            ("submissions/mine/m.py", ""),
            ("submissions/other/o.py", ""),
            ("submissions/submissions.yaml", yaml),
        ])
        .tests(&["secret/42", "secret/12"])
    };
    let problem = open("mine/*.py: {required: [TLE]}\nrejected: {required: [WA]}\n").open();
    let names: Vec<_> = problem.submissions.iter().map(|s| s.name.as_str()).collect();
    assert_eq!(names, ["accepted/a.py", "mine/m.py"]);
    let unused: Vec<_> = problem.unused.iter().map(ToString::to_string).collect();
    let [folder] = unused.as_slice() else { panic!("{unused:?}") };
    assert!(folder.contains("submissions/other"), "{unused:?}");
    open("accepted/none.py: {permitted: [AC]}\n").check("matches no submission");
    open("accepted/{b, c}.py: {permitted: [AC]}\n").check("matches no submission");
    open("mine/*: {secret/43: {permitted: [AC]}}\n").check("matches no test");
    open("mine/*: {sample: {permitted: [AC]}, secret/4*: {permitted: [AC]}}\n").open();
}

#[test]
fn spaces_in_the_braces_of_a_pattern_are_dropped() {
    let home = package(&[
        ("problem.yaml", NEW),
        (
            "submissions/submissions.yaml",
            "'accepted/{ a , b }.py': {'secret/{ 4 }{ 2,\t3 }': {required: [AC]}}\n",
        ),
    ])
    .tests(&["secret/42", "secret/12"]);
    let problem = home.open();
    let broken = |verdicts: &[(&str, Verdict)]| {
        let outcomes: Vec<_> = verdicts
            .iter()
            .map(|(test, verdict)| Outcome { test: (*test).to_owned(), verdict: *verdict })
            .collect();
        problem.submissions[0].expected.broken(&outcomes, |_| None)
    };
    assert_eq!(broken(&[("secret/42", Ac), ("secret/12", Ac)]), [""; 0]);
    assert_eq!(broken(&[("secret/12", Ac)]).len(), 1);
}

#[test]
fn a_folder_says_which_verdict_an_older_package_expects() {
    let home = package(&[
        ("problem.yaml", "type: scoring\n"),
        ("submissions/wrong_answer/w.py", ""),
        ("submissions/partially_accepted/p.kt", ""),
        ("submissions/mine/m.py", ""),
        ("submissions/accepted/two/main.py", ""),
    ])
    .tests(&["secret/1"]);
    let problem = home.open();
    let names: Vec<_> = problem.submissions.iter().map(|s| (s.name.as_str(), s.language)).collect();
    let expected = [
        ("accepted/a.py", Some("python")),
        ("accepted/two", Some("python")),
        ("partially_accepted/p.kt", None),
        ("wrong_answer/w.py", Some("python")),
    ];
    assert_eq!(names, expected);
    let wrong = &problem.submissions.iter().find(|s| s.name.starts_with("wrong")).unwrap().expected;
    assert_eq!(wrong.broken_whole(Wa, 0.0, Some(1.0)), [""; 0]);
    assert_eq!(wrong.broken_whole(Tle, 0.0, Some(1.0)), ["it got TLE, expected WA"]);
    let part = &problem.submissions.iter().find(|s| s.name.starts_with("part")).unwrap().expected;
    assert_eq!(part.broken_whole(Ac, 0.5, Some(1.0)), [""; 0]);
    assert_eq!(part.broken_whole(Ac, 1.0, Some(1.0)), ["it scores 1, which is everything"]);
}
