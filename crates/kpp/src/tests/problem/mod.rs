//! Packages of every version of the format, and how they score.

mod submissions;

use std::fs;
use std::path::PathBuf;

use tempfile::TempDir;

use crate::{Answer, Finding, Format, Graded, Outcome, Problem, Verdict, Worth};
use Verdict::{Ac, Rte, Tle, Wa};

struct Home {
    _home: TempDir,
    dir: PathBuf,
}

/// A package of these files, with an input validator and a secret test more.
fn package(files: &[(&str, &str)]) -> Home {
    let home = tempfile::tempdir().unwrap();
    let dir = home.path().join("sums");
    let usual = [("input_validators/v.py", ""), ("submissions/accepted/a.py", "")];
    for (path, text) in usual.iter().chain(files) {
        let path = dir.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    Home { _home: home, dir }
}

impl Home {
    fn tests(self, names: &[&str]) -> Home {
        for name in names {
            let path = self.dir.join("data").join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path.with_extension("in"), "1\n").unwrap();
            fs::write(path.with_extension("ans"), "1\n").unwrap();
        }
        self
    }

    #[track_caller]
    fn open(&self) -> Problem {
        Problem::open(&self.dir).unwrap_or_else(|findings| panic!("{findings:#?}"))
    }

    #[track_caller]
    fn check(&self, words: &str) {
        let findings: Vec<Finding> = Problem::open(&self.dir).unwrap_err();
        assert!(findings.iter().any(|f| f.text.contains(words)), "{words:?}: {findings:#?}");
    }
}

/// Grades with these verdicts, test by test as they are asked for.
fn grade(problem: &Problem, verdicts: &[(&str, Verdict)]) -> Graded {
    let given = |name: &str| verdicts.iter().find(|(test, _)| *test == name);
    let graded = problem.grade::<std::convert::Infallible>(&mut |_, test| {
        let verdict = given(&test.name).map_or(Ac, |(_, verdict)| *verdict);
        Ok(Answer { verdict, worth: None })
    });
    graded.unwrap()
}

#[test]
fn numbers_are_decimal_in_the_versions_that_say_what_a_number_is() {
    for (version, scanf) in
        [("legacy", true), ("legacy-icpc", true), ("2023-07-draft", false), ("2025-09", false)]
    {
        let arguments = "[float_tolerance, 1e-4]";
        let settings = format!("problem_format_version: {version}\nname: Sums\n");
        let older = format!("{settings}validator_flags: float_tolerance 1e-4\n");
        let newer = format!("output_validator_args: {arguments}\n");
        let files = match scanf {
            true => vec![("problem.yaml", older.as_str())],
            false => vec![
                ("problem.yaml", settings.as_str()),
                ("data/secret/test_group.yaml", newer.as_str()),
            ],
        };
        let comparison = package(&files).tests(&["secret/1"]).open().tests[0].comparison;
        let tolerance = comparison.float_absolute_tolerance;
        assert_eq!((tolerance, comparison.scanf_numbers), (Some(1e-4), scanf), "{version}");
    }
}

#[test]
fn yes_and_no_are_true_and_false_in_packages_written_for_older_tools() {
    for word in ["yes", "no", "on", "Off", "true", "False"] {
        let yaml =
            format!("name: Sums\ntype: scoring\ngrading:\n  show_test_data_groups: {word}\n");
        let home = package(&[("problem.yaml", &yaml)]).tests(&["secret/1"]);
        assert!(home.open().scoring, "{word}");
    }
    package(&[("problem.yaml", "name: Sums\ngrading: {show_test_data_groups: maybe}\n")])
        .tests(&["secret/1"])
        .check("invalid boolean");
    // A text that is such a word stays one; and to newer versions, whose titles have languages, `no`
    // is Norwegian.
    let newer = "problem_format_version: 2025-09\nname: {en: Sums, no: Summer}\n";
    for text in ["name: No\nauthor: on\n", newer] {
        package(&[("problem.yaml", text)]).tests(&["secret/1"]).open();
    }
}

fn ran(graded: &Graded) -> Vec<&str> {
    graded.outcomes.iter().map(|outcome| outcome.test.as_str()).collect()
}

#[test]
fn a_package_that_names_no_version_is_legacy_and_passes_or_fails() {
    let home = package(&[(
        "problem.yaml",
        "name: Sums\nlicense: cc by-sa\nvalidator_flags: float_tolerance 1e-4\n\
         limits: {memory: 512, time_multiplier: 3, time_safety_margin: 4}\n",
    )])
    .tests(&["sample/1", "secret/1", "secret/2"]);
    let problem = home.open();
    assert_eq!((problem.format, problem.scoring, problem.passes), (Format::Legacy, false, 1));
    assert_eq!((problem.limits.ac_to_limit, problem.limits.limit_to_tle), (3.0, 4.0));
    assert_eq!(problem.limits.memory_mib, 512);
    assert_eq!(problem.tests[1].comparison.float_absolute_tolerance, Some(1e-4));
    let graded = grade(&problem, &[("secret/1", Wa)]);
    // Nothing is run after the first test that was not accepted.
    assert_eq!((graded.verdict, ran(&graded).len()), (Wa, 2));
    assert_eq!(grade(&problem, &[]).verdict, Ac);
}

#[test]
fn legacy_groups_take_what_they_do_not_say_from_the_group_above() {
    let home = package(&[
        ("problem.yaml", "type: scoring\nname: Sums\n"),
        ("data/testdata.yaml", "on_reject: continue\nrange: 0 100\ngrader_flags: ignore_sample\n"),
        ("data/sample/testdata.yaml", "accept_score: 0\ngrader_flags: first_error\n"),
        (
            "data/secret/testdata.yaml",
            "grader_flags: first_error accept_if_any_accepted\n\
             input_validator_flags: n=5\noutput_validator_flags: case_sensitive\n",
        ),
        (
            "data/secret/one/testdata.yaml",
            "on_reject: break\naccept_score: 50\ngrader_flags: min\n",
        ),
        (
            "data/secret/two/testdata.yaml",
            "on_reject: break\naccept_score: 50\ngrader_flags: min\ninput_validator_flags: ''\n",
        ),
    ])
    .tests(&["sample/1", "secret/one/1", "secret/one/2", "secret/two/1", "secret/two/2"]);
    let problem = home.open();
    assert_eq!(problem.full_score(), Some(100.0));
    let one = &problem.tests[1];
    assert_eq!(
        (one.name.as_str(), one.input_arguments.of("any.py")),
        ("secret/one/1", &["n=5".into()][..])
    );
    assert!(
        one.comparison.case_sensitive && problem.tests[3].input_arguments.of("any.py").is_empty()
    );
    let graded = grade(&problem, &[("secret/one/1", Tle), ("sample/1", Wa)]);
    assert_eq!((graded.score, graded.verdict), (50.0, Ac));
    assert_eq!(ran(&graded), ["sample/1", "secret/one/1", "secret/two/1", "secret/two/2"]);
    let graded = grade(&problem, &[("secret/one/2", Rte), ("secret/two/2", Wa)]);
    assert_eq!((graded.score, graded.verdict), (0.0, Rte));
}

#[test]
fn each_way_of_the_default_grader_is_known() {
    for (flags, verdicts, score, verdict) in [
        ("sum", &[("secret/1", Wa)][..], 2.0, Wa),
        ("avg", &[("secret/1", Wa)], 2.0 / 3.0, Wa),
        ("min", &[("secret/1", Wa)], 0.0, Wa),
        ("max", &[("secret/1", Wa)], 1.0, Wa),
        ("sum first_error", &[("secret/1", Wa), ("secret/2", Rte)], 1.0, Wa),
        ("sum worst_error", &[("secret/1", Wa), ("secret/2", Rte)], 1.0, Rte),
        ("sum always_accept", &[("secret/1", Wa)], 2.0, Ac),
        ("sum accept_if_any_accepted", &[("secret/1", Wa)], 2.0, Ac),
    ] {
        let settings = format!("on_reject: continue\ngrader_flags: {flags}\n");
        let home = package(&[
            ("problem.yaml", "type: scoring\n"),
            ("data/secret/testdata.yaml", &settings),
        ])
        .tests(&["secret/1", "secret/2", "secret/3"]);
        let graded = grade(&home.open(), verdicts);
        let secret = graded.groups.iter().find(|group| group.name == "secret").unwrap();
        assert_eq!((secret.score, secret.verdict), (score, Some(verdict)), "{flags}");
    }
}

const NEW: &str = "problem_format_version: 2025-09\nname: Sums\ntype: scoring\n";

#[test]
fn the_newest_version_scores_by_sum_min_and_pass_fail() {
    let home = package(&[
        ("problem.yaml", NEW),
        ("data/secret/a/test_group.yaml", "max_score: 30\n"),
        ("data/secret/b/test_group.yaml", "max_score: 30\nscore_aggregation: sum\n"),
        (
            "data/secret/c/test_group.yaml",
            "max_score: 40\nscore_aggregation: min\nrequire_pass: secret/a\n",
        ),
    ])
    .tests(&["sample/1", "secret/a/1", "secret/a/2", "secret/b/1", "secret/b/2", "secret/b/3"])
    .tests(&["secret/c/1", "secret/c/2"]);
    let problem = home.open();
    assert_eq!(problem.full_score(), Some(100.0));
    assert_eq!(grade(&problem, &[("secret/b/2", Wa)]).score, 90.0);
    assert_eq!(grade(&problem, &[("secret/c/2", Wa)]).score, 60.0);
    let graded = grade(&problem, &[("secret/a/2", Wa)]);
    assert_eq!(graded.score, 30.0);
    // What requires a group that failed is not run.
    assert!(!ran(&graded).iter().any(|test| test.starts_with("secret/c")));
    let required = graded.groups.iter().find(|group| group.name == "secret/c").unwrap();
    assert_eq!((required.verdict, required.score), (None, 0.0));
}

#[test]
fn a_validators_score_and_multiplier_count() {
    let home = package(&[
        ("problem.yaml", NEW),
        ("output_validator/v.py", ""),
        ("data/secret/a/test_group.yaml", "max_score: 60\nscore_aggregation: sum\n"),
        ("data/secret/b/test_group.yaml", "max_score: 40\nscore_aggregation: min\n"),
        ("data/secret/c/test_group.yaml", "max_score: 0\n"),
    ])
    .tests(&["secret/a/1", "secret/a/2", "secret/b/1", "secret/b/2", "secret/c/1"]);
    let problem = home.open();
    let scored: Vec<bool> = problem.tests.iter().map(|test| test.scored).collect();
    assert_eq!(scored, [true, true, true, true, false]);
    let worth = |name: &str| match name {
        "secret/a/1" => Some(Worth::Share(0.5)),
        "secret/a/2" => Some(Worth::Points(7.0)),
        "secret/b/2" => Some(Worth::Share(0.25)),
        _ => None,
    };
    let graded = problem.grade::<std::convert::Infallible>(&mut |_, test| {
        Ok(Answer { verdict: Ac, worth: worth(&test.name) })
    });
    let graded = graded.unwrap();
    assert_eq!(graded.score, 15.0 + 7.0 + 10.0);
    assert_eq!(graded.out_of_range, [""; 0]);
    let graded = problem.grade::<std::convert::Infallible>(&mut |_, _| {
        Ok(Answer { verdict: Ac, worth: Some(Worth::Points(61.0)) })
    });
    assert!(!graded.unwrap().out_of_range.is_empty());
}

#[test]
fn interactive_and_multi_pass_problems_need_a_validator_and_have_one() {
    let types = [
        ("interactive", true, 1),
        ("multi-pass", false, 2),
        ("[interactive, multi-pass]", true, 2),
    ];
    for (kind, interactive, passes) in types {
        let text = NEW.replace("scoring", kind);
        let home = package(&[("problem.yaml", &text)]).tests(&["secret/1"]);
        home.check("needs a program");
        fs::create_dir_all(home.dir.join("output_validator/own")).unwrap();
        fs::write(home.dir.join("output_validator/own/v.cc"), "").unwrap();
        fs::write(home.dir.join("output_validator/own/v.h"), "").unwrap();
        let problem = home.open();
        assert_eq!((problem.interactive, problem.passes), (interactive, passes), "{kind}");
        let validator = problem.validator.unwrap();
        assert_eq!((validator.language, validator.beside.len()), ("cpp", 1));
    }
    let legacy = package(&[
        ("problem.yaml", "validation: custom interactive\n"),
        ("output_validators/v.py", ""),
    ])
    .tests(&["secret/1"]);
    assert!(legacy.open().interactive);
    for (text, interactive, passes) in [
        ("validation: custom multi-pass\n", false, 2),
        ("validation: custom interactive multi-pass\nlimits: {validation_passes: 3}\n", true, 3),
        ("problem_format_version: legacy-icpc\nvalidation: custom multi-pass\n", false, 2),
        ("validation: custom\nlimits: {validation_passes: 3}\n", false, 1),
    ] {
        let files = [("problem.yaml", text), ("output_validators/v.py", "")];
        let problem = package(&files).tests(&["secret/1"]).open();
        assert_eq!((problem.interactive, problem.passes), (interactive, passes), "{text}");
    }
    let text = "validation: custom multi-pass\nlimits: {validation_passes: 300}\n";
    package(&[("problem.yaml", text), ("output_validators/v.py", "")])
        .tests(&["secret/1"])
        .check("validation_passes");
}

#[test]
fn what_cannot_be_judged_is_said_and_never_ignored() {
    for (text, words) in [
        ("problem_format_version: 2030-01\n", "is not known"),
        ("problem_format_version: legacy-icpc\ntype: scoring\n", "pass-fail problems only"),
        ("validation: custom guess\n", "flags score, interactive and multi-pass"),
        ("validation: custom\n", "this folder is missing"),
        ("grading: {objective: min}\n", "objective must be max"),
        ("limits: {time_multiplier: 0.5}\n", "multipliers"),
        ("nmae: x\n", "nmae"),
        ("problem_format_version: 2025-09\nname: x\ntype: submit-answer\n", "submit-answer"),
        ("problem_format_version: 2025-09\nname: x\nconstants: {n: 1}\n", "constants"),
        ("problem_format_version: 2025-09\nname: x\nuuid: no\n", "uuid"),
        ("problem_format_version: 2025-09\nname: x\nlicense: mine\n", "license"),
        ("problem_format_version: 2025-09\nname: x\nlimits: {time_limit: 99}\n", "time_limit"),
    ] {
        package(&[("problem.yaml", text)]).tests(&["secret/1"]).check(words);
    }
    package(&[("problem.yaml", "name: x\n")]).check("no secret test");
    let plain = ("problem.yaml", "type: scoring\n");
    for (text, words) in [
        ("grading: custom\n", "not run here"),
        ("grader_flags: median\n", "median"),
        ("on_reject: stop\n", "on_reject"),
        ("range: 5\n", "range"),
        ("output_validator_flags: guess\n", "guess"),
    ] {
        package(&[plain, ("data/secret/testdata.yaml", text)]).tests(&["secret/1"]).check(words);
    }
    for (text, words) in [
        ("max_score: -1\n", "max_score"),
        ("score_aggregation: max\n", "score_aggregation"),
        ("max_score: unbounded\nscore_aggregation: pass-fail\n", "max_score is missing"),
        ("grading: x\n", "grading"),
    ] {
        let settings = ("data/secret/test_group.yaml", text);
        package(&[("problem.yaml", NEW), settings]).tests(&["secret/1"]).check(words);
    }
    let settings = ("data/secret/1.yaml", "args: [x]\n");
    package(&[("problem.yaml", NEW), settings]).tests(&["secret/1"]).check("with arguments");
    let settings = ("data/secret/test_group.yaml", "args: [x]\n");
    package(&[("problem.yaml", NEW), settings]).tests(&["secret/1"]).check("with arguments");
}

#[test]
fn input_validators_have_their_arguments_together_or_each_its_own() {
    let home = package(&[
        ("problem.yaml", NEW),
        ("input_validators/order/main.py", ""),
        ("data/secret/test_group.yaml", "input_validator_args: {order: [up, '9'], v.py: []}\n"),
        ("data/secret/2.yaml", "input_validator_args: [both]\n"),
    ])
    .tests(&["sample/1", "secret/1", "secret/2"]);
    let problem = home.open();
    let names: Vec<_> = problem.input_validators.iter().map(|own| own.name.as_str()).collect();
    assert_eq!(names, ["v.py", "order"]);
    let given = |at: usize| {
        let of = |name: &&str| problem.tests[at].input_arguments.of(name).join(" ");
        names.iter().map(of).collect::<Vec<_>>()
    };
    assert_eq!([given(0), given(1), given(2)], [["", ""], ["", "up 9"], ["both", "both"]]);
}
