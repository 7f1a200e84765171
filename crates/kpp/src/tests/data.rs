//! Groups, tests, comparison and the package's hash.

use super::fixture::Fixture;
use crate::{Comparison, Tag};

#[test]
fn groups_come_in_the_order_of_their_names_with_weight_and_requirements() {
    let package = Fixture::new().open();
    let groups: Vec<_> = package
        .groups()
        .map(|g| (g.full_name(), g.tag, g.weight, g.requires.clone(), g.tests.len()))
        .collect();
    let core = vec!["core".to_owned()];
    let expected = [
        ("sample".to_owned(), Tag::Sample, 0, vec![], 2),
        ("secret/core".to_owned(), Tag::Core, 40, vec![], 5),
        ("secret/edge".to_owned(), Tag::Edge, 25, vec![], 5),
        ("secret/perf1".to_owned(), Tag::Perf, 35, core, 5),
    ];
    assert_eq!(groups, expected);
}

#[test]
fn tests_come_by_name_with_both_files() {
    let fixture = Fixture::new();
    let package = fixture.open();
    let core = &package.secret[0].tests;
    let names: Vec<&str> = core.iter().map(|t| t.name.as_str()).collect();
    assert_eq!(names, ["01", "02", "03", "04", "05"]);
    assert!(core[1].input.ends_with("data/secret/core/02.in") && core[1].input.is_file());
    assert!(core[1].answer.ends_with("data/secret/core/02.ans") && core[1].answer.is_file());
}

#[test]
fn each_fault_of_the_data_has_its_finding() {
    let core = "data/secret/core";
    let settings = "data/secret/core/test_group.yaml";
    for (path, contents, at, words) in [
        ("data/secret/core/06.in", "1 1\n", "data/secret/core/06.in", "06.ans is missing"),
        ("data/secret/core/06.ans", "2\n", "data/secret/core/06.ans", "06.in is missing"),
        ("data/secret/core/06.yaml", "hint: x\n", "data/secret/core/06.yaml", "06.in is missing"),
        ("data/secret/core/05.yaml", "args: [x]\n", "data/secret/core/05.yaml", "args"),
        ("data/secret/core/05.png", "", "data/secret/core/05.png", "Only .in, .ans and .yaml"),
        ("data/secret/core/sub/06.in", "1\n", "data/secret/core/sub", "Folders inside a group"),
        ("data/secret/07.in", "1 1\n", "data/secret/07.in", "belong in group folders"),
        ("data/secret/07.ANS", "1 1\n", "data/secret/07.ANS", "belong in group folders"),
        ("data/secret/core/06.IN", "1 1\n", "data/secret/core/06.IN", "Only .in, .ans and .yaml"),
        ("data/07.in", "1 1\n", "data/07.in", "data/sample and data/secret"),
        ("data/samples/07.in", "1 1\n", "data/samples", "Call this folder data/sample"),
        ("data/secret/bonus/test_group.yaml", "max_score: 1\n", "data/secret/bonus", "named core"),
        (
            "data/secret/test_group.yaml",
            "max_score: 50\n",
            "data/secret/test_group.yaml",
            "must be 100",
        ),
        (
            "data/sample/test_group.yaml",
            "max_score: 5\n",
            "data/sample/test_group.yaml",
            "Samples have no",
        ),
        (settings, "score_aggregation: pass-fail\n", settings, "max_score is missing"),
        (settings, "max_score: 40\nscore_aggregation: sum\n", settings, "pass-fail"),
        (settings, "max_score: unbounded\n", settings, "line 1"),
        (settings, "max_score: -1\n", settings, "line 1"),
        (settings, "max_score: 40\nrequire_pass: secret/edge\n", settings, "comes earlier"),
        (settings, "max_score: 40\nrequire_pass: secret/none\n", settings, "comes earlier"),
        (settings, "max_score: 40\ngrading: custom\n", settings, "grading"),
    ] {
        let fixture = Fixture::new();
        fixture.write(path, contents);
        if at == core {
            fixture.remove(path);
        }
        let findings = fixture.findings();
        let found = findings.iter().any(|f| f.path == at && f.text.contains(words));
        assert!(found, "{path}: {findings:#?}");
    }
}

#[test]
fn output_validator_arguments_become_the_comparison() {
    let with = |args: &str| {
        let fixture = Fixture::new();
        fixture.write("data/sample/test_group.yaml", format!("output_validator_args: {args}\n"));
        fixture.write("data/secret/test_group.yaml", format!("output_validator_args: {args}\n"));
        fixture
    };
    let comparison = with("[case_sensitive, float_tolerance, 1e-6]").open().comparison;
    let expected = Comparison {
        case_sensitive: true,
        space_change_sensitive: false,
        float_absolute_tolerance: Some(1e-6),
        float_relative_tolerance: Some(1e-6),
        scanf_numbers: false,
        any_row_order: false,
    };
    assert_eq!(comparison, expected);
    let comparison =
        with("[space_change_sensitive, float_relative_tolerance, \"0.01\"]").open().comparison;
    assert!(comparison.space_change_sensitive && !comparison.case_sensitive);
    assert_eq!(comparison.float_relative_tolerance, Some(0.01));
    assert_eq!(comparison.float_absolute_tolerance, None);

    for (args, words) in [
        ("[ignore_case]", "does not know"),
        ("[float_tolerance]", "needs a number"),
        ("[float_tolerance, -1]", "needs a number"),
        ("[float_tolerance, inf]", "needs a number"),
        ("[float_tolerance, 1, float_absolute_tolerance, 2]", "a second time"),
    ] {
        with(args).check("data/secret/core/test_group.yaml", words);
    }
}

#[test]
fn groups_that_compare_in_different_ways_are_found() {
    let fixture = Fixture::new();
    fixture.write(
        "data/secret/edge/test_group.yaml",
        "max_score: 25\noutput_validator_args: [case_sensitive]\n",
    );
    fixture.check("data/secret/edge/test_group.yaml", "must agree");
}

#[test]
fn the_hash_changes_with_contents_and_names_only() {
    let (one, other) = (Fixture::new(), Fixture::new());
    let hash = one.open().sha256().unwrap();
    assert_eq!(hash.len(), 64);
    assert_eq!(hash, other.open().sha256().unwrap());
    other.write(".notes", "not part of the package\n");
    assert_eq!(hash, other.open().sha256().unwrap());
    other.write("data/secret/core/01.ans", "3\n");
    let changed = other.open().sha256().unwrap();
    assert_ne!(hash, changed);
    other.write("data/secret/core/01.ans", "2\n");
    other.remove("attachments/starter.c").write("attachments/starter.d", "start\n");
    assert_ne!(hash, other.open().sha256().unwrap());
}

#[test]
fn a_validator_is_one_source_file_with_its_headers_and_arguments() {
    let fixture = Fixture::new();
    fixture.write("output_validator/check.cpp", "int main() {}\n");
    fixture.write("output_validator/check.h", "\n");
    fixture.write("data/sample/test_group.yaml", "output_validator_args: [strict, \"7\"]\n");
    fixture.write("data/secret/test_group.yaml", "output_validator_args: [strict, \"7\"]\n");
    let package = fixture.open();
    let validator = package.output_validator.unwrap();
    assert_eq!(validator.language, "cpp");
    assert!(validator.program.ends_with("output_validator/check.cpp"));
    assert_eq!(validator.beside.len(), 1);
    assert_eq!(validator.arguments, ["strict", "7"]);
    assert!(!validator.interactive);
    assert_eq!(package.comparison, Comparison::default());

    fixture.metadata("type: scoring", "type: [scoring, interactive]");
    assert!(fixture.open().output_validator.unwrap().interactive);
    fixture.write("output_validator/more.py", "print()\n");
    fixture.check("output_validator", "there are 2");
    fixture.remove("output_validator/more.py");
    fixture.write("output_validator/run", "#!/bin/sh\n");
    fixture.check("output_validator/run", "one source file");
}

#[test]
fn an_interactive_problem_needs_an_interactor() {
    let fixture = Fixture::new();
    fixture.metadata("type: scoring", "type: [scoring, interactive]");
    fixture.check("output_validator", "needs a program");
    fixture.metadata("type: scoring", "type: [scoring, multi-pass]");
    fixture.check("output_validator", "needs a program");
    fixture.write("output_validator/check.py", "print()\n");
    assert_eq!(fixture.open().output_validator.unwrap().passes, 2);
    let one = "type: [scoring, multi-pass]\nlimits: {validation_passes: 1, time_limit: 1}";
    let text = super::fixture::PROBLEM_YAML.replace("limits: {time_limit: 1.5}\n", "");
    fixture.write("problem.yaml", text.replace("type: scoring", one));
    fixture.check("problem.yaml", "validation_passes");
}
