//! `submissions.yaml`, its patterns, and the comparison with what the judge saw.

use crate::files::glob;
use crate::tests::fixture::Fixture;
use crate::{Outcome, Package, Reference, Verdict};

fn reference<'a>(package: &'a Package, name: &str) -> &'a Reference {
    package.submissions.iter().find(|s| s.name == name).unwrap()
}

fn outcomes(verdicts: &[(&str, Verdict)]) -> Vec<Outcome> {
    let outcome =
        |(test, verdict): &(&str, Verdict)| Outcome { test: (*test).into(), verdict: *verdict };
    verdicts.iter().map(outcome).collect()
}

#[track_caller]
fn check(name: &str, verdicts: &[(&str, Verdict)], score: f64, expected: &[&str]) {
    let package = Fixture::new().open();
    let expectation = &reference(&package, name).expected;
    let said = expectation.broken(&outcomes(verdicts), |group| group.is_none().then_some(score));
    assert_eq!(said, expected);
}

/// More alternatives than are looked at: what they say must not be lost in silence.
const WIDE_PART: &str =
    "accepted/*: {'secret/{0,1,2,3,4,5,6,7,8,9}{0,1,2,3,4,5,6,7,8,9}*': {permitted: [AC]}}\n";

const ALL_RIGHT: [(&str, Verdict); 3] =
    [("sample/01", Verdict::Ac), ("secret/core/01", Verdict::Ac), ("secret/edge/01", Verdict::Ac)];
const EDGE_WRONG: [(&str, Verdict); 3] =
    [("sample/01", Verdict::Ac), ("secret/core/01", Verdict::Ac), ("secret/edge/01", Verdict::Wa)];

#[test]
fn what_is_expected_has_nothing_broken() {
    check("accepted/good.py", &ALL_RIGHT, 100.0, &[]);
    check("wrong_answer/wrong.py", &EDGE_WRONG, 75.0, &[]);
}

#[test]
fn each_broken_rule_is_said() {
    check(
        "accepted/good.py",
        &EDGE_WRONG,
        75.0,
        &["secret/edge/01 got WA, permitted for all tests: AC"],
    );
    check(
        "wrong_answer/wrong.py",
        &ALL_RIGHT,
        100.0,
        &[
            "no test of all tests got WA",
            "score of all tests is 100, expected 75 to 75",
            "no test of secret/edge got WA",
        ],
    );
    check(
        "wrong_answer/wrong.py",
        &[("secret/core/01", Verdict::Wa), ("secret/edge/01", Verdict::Wa)],
        75.0,
        &["secret/core/01 got WA, permitted for secret/core: AC"],
    );
    check(
        "time_limit_exceeded/slow.py",
        &[("secret/core/01", Verdict::Rte)],
        0.0,
        &[
            "secret/core/01 got RTE, permitted for all tests: AC or TLE",
            "no test of all tests got TLE",
        ],
    );
}

#[test]
fn languages_come_from_extensions_or_from_the_file() {
    let fixture = Fixture::new();
    fixture.write("submissions/accepted/old.txt", "print()\n");
    fixture.write("submissions/accepted/two.py", "#!/usr/bin/env python2\nprint 1\n");
    fixture.write("submissions/accepted/three.py", "#!/usr/bin/env python3\nprint(1)\n");
    fixture.write("submissions/accepted/four.py3", "print(1)\n");
    fixture.write("submissions/accepted/big.C", "int main() {}\n");
    fixture.write(
        "submissions/submissions.yaml",
        "accepted/good.*: {model_solution: true}\naccepted/good.cpp: {model_solution: false}\n\
         accepted/old.txt: {language: python3}\n\
         wrong_answer/*: {model_solution: true, secret/edge: {required: [WA]}}\n",
    );
    let package = fixture.open();
    let models = package.submissions.iter().filter(|reference| reference.is_model);
    assert_eq!(models.map(|model| model.name.as_str()).collect::<Vec<_>>(), ["accepted/good.py"]);
    assert_eq!(reference(&package, "accepted/good.cpp").language, Some("cpp"));
    assert_eq!(reference(&package, "accepted/good.py").language, Some("python"));
    assert_eq!(reference(&package, "accepted/old.txt").language, Some("python"));
    assert_eq!(reference(&package, "accepted/two.py").language, None);
    assert_eq!(reference(&package, "accepted/three.py").language, Some("python"));
    assert_eq!(reference(&package, "accepted/four.py3").language, Some("python"));
    assert_eq!(reference(&package, "accepted/big.C").language, Some("cpp"));
}

#[test]
fn a_folders_own_key_replaces_its_default() {
    let fixture = Fixture::new();
    fixture.write(
        "submissions/submissions.yaml",
        "time_limit_exceeded: {permitted: [AC, WA, TLE], required: [TLE]}\n",
    );
    let package = fixture.open();
    let expected = &reference(&package, "time_limit_exceeded/slow.py").expected;
    let seen = outcomes(&[("secret/core/01", Verdict::Wa), ("secret/core/02", Verdict::Tle)]);
    assert_eq!(expected.broken(&seen, |_| None), [""; 0]);
}

#[test]
fn what_a_folders_own_key_does_not_say_is_as_in_its_default() {
    let fixture = Fixture::new();
    fixture.write(
        "submissions/submissions.yaml",
        "time_limit_exceeded: {permitted: [AC, WA, TLE]}\naccepted: {score: 100}\n",
    );
    let package = fixture.open();
    let broken = |name: &str, verdict| {
        let seen = outcomes(&[("secret/core/01", verdict)]);
        reference(&package, name).expected.broken(&seen, |_| Some(100.0))
    };
    let slow = "time_limit_exceeded/slow.py";
    assert_eq!(broken(slow, Verdict::Wa), ["no test of all tests got TLE"]);
    assert_eq!(broken(slow, Verdict::Tle), [""; 0]);
    let wrong = broken("accepted/good.py", Verdict::Wa);
    assert_eq!(wrong, ["secret/core/01 got WA, permitted for all tests: AC"]);
}

#[test]
fn each_fault_of_submissions_yaml_has_its_finding() {
    let path = "submissions/submissions.yaml";
    for (text, words) in [
        ("accepted/none.py: {permitted: [AC]}\n", "matches no submission"),
        ("accepted/*: {permitted: [OK]}\n", "verdicts are a list"),
        ("accepted/*: {permitted: []}\n", "verdicts are a list"),
        ("accepted/*: {score: [3, 2]}\n", "score must be"),
        ("accepted/*: {permitted: [AC], required: [WA]}\n", "is not permitted"),
        ("accepted/*: {secret/core: {permited: [AC]}}\n", "permited"),
        ("- accepted\n", "line 1"),
        (WIDE_PART, "too many alternatives"),
    ] {
        let fixture = Fixture::new();
        fixture.write(path, text);
        fixture.check(path, words);
    }
    let fixture = Fixture::new();
    fixture.write("submissions/mine/a.py", "print()\n");
    fixture.check("submissions/mine", "not one of the format's");
}

#[test]
fn patterns_match_parts_and_alternatives() {
    for (pattern, path, expected) in [
        ("accepted/*", "accepted/a.py", true),
        ("accepted/*.py", "accepted/a.cpp", false),
        ("*", "accepted/a.py", false),
        ("a*c*e", "abcde", true),
        ("a*c*e", "abde", false),
        ("ab*ba", "aba", false),
        ("x/{a,b}.py", "x/b.py", true),
        ("x/{a,{b,c}}.py", "x/c.py", true),
        ("x/{a,b}.py", "x/c.py", false),
        ("x/{a", "x/{a", true),
    ] {
        assert_eq!(glob::matches(pattern, path), expected, "{pattern} {path}");
    }
    assert!(glob::matches_or_parent("secret/perf*", "secret/perf2/01"));
    assert!(!glob::matches_or_parent("secret/perf", "secret/perf2/01"));
}

#[test]
fn a_pattern_of_many_alternatives_ends() {
    assert!(!glob::matches(&"{a,b}".repeat(60), "nothing"));
    assert!(!glob::matches(&"*a".repeat(200), &"a".repeat(150)));
}
