//! What a scenario's file must say.

use std::fs;

use super::fixture::Fixture;
use crate::{Finding, Outline, Scenario};

const GOOD: &str = "name: Three steps\nlicense: cc by\ncredits: {authors: Ada}\n\
    keywords: [graphs, 'difficulty:hard']\n\
    tasks: [{problem: one, weight: 20}, {problem: two, weight: 30}, {problem: three, weight: 50}]\n";

/// What opening a scenario of three packages with these settings says.
fn open(settings: &str) -> Result<Scenario, Vec<Finding>> {
    let root = tempfile::tempdir().unwrap();
    let dir = root.path().join("steps");
    fs::create_dir(&dir).unwrap();
    for name in ["one", "two", "three"] {
        let package = Fixture::new();
        fs::rename(&package.dir, dir.join(name)).unwrap();
    }
    fs::write(dir.join("scenario.yaml"), settings).unwrap();
    fs::write(dir.join("statement.en.md"), "One program.\n").unwrap();
    Scenario::open(&dir)
}

#[test]
fn a_scenario_has_its_packages_in_order_with_their_weights() {
    let scenario = open(GOOD).unwrap();
    let tasks: Vec<_> =
        scenario.tasks.iter().map(|task| (task.package.slug.as_str(), task.weight)).collect();
    assert_eq!(tasks, [("one", 20), ("two", 30), ("three", 50)]);
    assert_eq!((scenario.slug.as_str(), scenario.name.as_str()), ("steps", "Three steps"));
    assert_eq!(scenario.keywords, ["graphs"]);
}

#[test]
fn a_task_runs_all_earlier_tests_again_or_those_that_it_names() {
    let settings = GOOD.replace("weight: 50}", "weight: 50, regression: [two, one]}");
    let scenario = open(&settings.replace("weight: 30}", "weight: 30, regression: []}")).unwrap();
    let again: Vec<_> = scenario.tasks.iter().map(|task| task.regression.as_deref()).collect();
    assert_eq!(again, [None, Some(&[][..]), Some(&[1, 2][..])]);
}

#[test]
fn an_unfinished_scenario_still_says_what_is_there() {
    let outline = Outline::parse("name: Steps\ntasks: [{problem: one, weight: 0}]\n").unwrap();
    assert_eq!((outline.name.as_str(), outline.license.as_deref()), ("Steps", None));
    assert_eq!(outline.tasks[0].problem, "one");
    assert_eq!((outline.findings.len(), outline.lacks.len()), (3, 3));
    assert!(outline.regressions.is_empty());
}

#[test]
fn what_is_wrong_with_a_task_is_said_with_its_folder() {
    let root = tempfile::tempdir().unwrap();
    let dir = root.path().join("steps");
    fs::create_dir_all(dir.join("two")).unwrap();
    fs::rename(&Fixture::new().dir, dir.join("one")).unwrap();
    fs::write(dir.join("statement.en.md"), "One program.\n").unwrap();
    let tasks = "tasks: [{problem: one, weight: 50}, {problem: two, weight: 50}]\n";
    let head = GOOD.split("tasks:").next().unwrap();
    fs::write(dir.join("scenario.yaml"), format!("{head}{tasks}")).unwrap();
    let findings = Scenario::open(&dir).unwrap_err();
    assert!(findings.iter().all(|finding| finding.path.starts_with("two")), "{findings:?}");
}

#[test]
fn what_is_wrong_with_a_scenario_is_said() {
    for (old, new, words) in [
        ("weight: 50", "weight: 49", "add up to 100, not to 99"),
        ("weight: 20", "weight: 0", "above 0"),
        ("problem: two", "problem: one", "named twice"),
        ("problem: two", "problem: four", "no folder \"four\""),
        ("problem: two", "problem: ../two", "no folder"),
        (", {problem: two, weight: 30}, {problem: three, weight: 50}", "", "2 to 6 tasks"),
        ("weight: 20}", "weight: 20, regression: [two]}", "one runs the tests of two again"),
        ("weight: 30}", "weight: 30, regression: [two]}", "which does not come before it"),
        ("difficulty:hard", "hardness", "exactly one of difficulty"),
        ("license: cc by", "license: unknown", "license must be one of"),
        ("name: Three steps", "name: ''", "1 to 80 characters"),
        ("tasks:", "steps:", "unknown field"),
    ] {
        assert!(GOOD.contains(old), "{old}");
        let findings = open(&GOOD.replace(old, new)).unwrap_err();
        let said = findings.iter().any(|finding| finding.text.contains(words));
        assert!(said, "{words:?} is not in {findings:?}");
    }
}
