//! `problem.yaml`.

use super::fixture::{Fixture, PROBLEM_YAML};
use crate::{Difficulty, Limits, ProblemType};

#[test]
fn a_right_package_is_understood() {
    let fixture = Fixture::new();
    let package = fixture.open();
    assert_eq!(package.slug, "adding");
    assert_eq!(package.name, "Adding up");
    assert_eq!(package.uuid.to_string(), "2b8d3a39-2f3b-4c52-9d5c-0a6a0a0f3f11");
    assert_eq!(package.keywords, ["parsing"]);
    assert_eq!(package.difficulty, Difficulty::Easy);
    assert_eq!(package.license, "cc by");
    assert_eq!(package.credits, ["Ada Example", "Bo Example"]);
    let limits = Limits { time_ms: 1500, memory_mib: 512, output_mib: 8, code_kib: 128 };
    assert_eq!(package.limits, limits);
    assert_eq!(
        package.templates.keys().copied().collect::<Vec<_>>(),
        ["c", "cpp", "javascript", "python"]
    );
    assert_eq!(package.input_validators.len(), 1);
    assert_eq!(package.check(), []);
}

#[test]
fn a_query_needs_only_sql_and_may_give_its_rows_in_any_order() {
    let fixture = Fixture::new();
    assert!(!fixture.open().comparison.any_row_order);
    fixture.metadata("difficulty:easy", "difficulty:easy, \"rows:any-order\"");
    for extension in ["py", "js", "c", "cpp"] {
        fixture.remove(&format!("attachments/starter.{extension}"));
    }
    fixture.write("attachments/starter.sql", "select\n");
    fixture.remove("submissions/accepted/good.cpp");
    let package = fixture.open();
    assert!(package.comparison.any_row_order);
    assert_eq!(package.keywords, ["parsing"]);
    assert_eq!(package.check(), []);
}

#[test]
fn the_starter_code_of_a_debugging_problem_is_a_program_that_fails() {
    let fixture = Fixture::new();
    assert_eq!(fixture.open().problem_type, ProblemType::Code);
    fixture.metadata("difficulty:easy", "difficulty:easy, \"type:debugging\"");
    let package = fixture.open();
    assert_eq!(package.problem_type, ProblemType::Debugging);
    assert_eq!(package.keywords, ["parsing"]);
    let findings = package.check();
    let fixed = |language: &str| {
        let text = format!("The starter for {language} is not among the submissions that fail.");
        findings.iter().any(|finding| finding.to_string().contains(&text))
    };
    assert!(["python", "javascript", "c", "cpp"].into_iter().all(fixed), "{findings:?}");

    let wrong = package.submissions.iter().find(|s| s.name.starts_with("wrong_answer/")).unwrap();
    let language = wrong.language.unwrap();
    let extension = wrong.path.extension().unwrap().to_str().unwrap();
    let source = std::fs::read_to_string(&wrong.path).unwrap();
    fixture.write(&format!("attachments/starter.{extension}"), &source);
    let left = fixture.open().check();
    assert_eq!(left.len(), findings.len() - 1, "{left:?}");
    assert!(!left.iter().any(|finding| finding.to_string().contains(&format!("for {language} "))));
}

#[test]
fn a_title_may_be_given_by_language() {
    let fixture = Fixture::new();
    fixture.metadata("name: Adding up", "name: {en: Sums, sv: Summor}");
    assert_eq!(fixture.open().name, "Sums");
}

#[test]
fn written_limits_replace_the_defaults() {
    let fixture = Fixture::new();
    fixture.metadata("{time_limit: 1.5}", "{time_limit: 2, memory: 64, output: 1, code: 16}");
    let limits = Limits { time_ms: 2000, memory_mib: 64, output_mib: 1, code_kib: 16 };
    assert_eq!(fixture.open().limits, limits);
}

#[test]
fn each_wrong_value_has_its_finding() {
    for (old, new, words) in [
        ("2025-09", "2023-07-draft", "problem_format_version"),
        ("type: scoring", "type: pass-fail", "type must be scoring"),
        ("type: scoring", "type: [scoring, submit-answer]", "type must be scoring"),
        ("name: Adding up", "name: {sv: Summor}", "no English title"),
        ("name: Adding up", "name: \"\"", "1 to 80 characters"),
        ("2b8d3a39-", "", "not a UUID"),
        ("license: cc by", "license: gpl", "license must be one of"),
        ("time_limit: 1.5", "time_limit: 0", "time_limit must lie between"),
        ("time_limit: 1.5", "time_limit: 1e9", "time_limit must lie between"),
        ("time_limit: 1.5", "time_limit: .nan", "time_limit must lie between"),
        ("time_limit: 1.5", "memory: 64", "time_limit (seconds) is missing"),
        ("time_limit: 1.5", "time_limit: 1, memory: 0", "limits.memory"),
        ("time_limit: 1.5", "time_limit: 1, tiem: 0", "tiem"),
        ("difficulty:easy", "difficulty:tough", "difficulty:"),
        ("difficulty:easy", "difficulty:easy, difficulty:hard", "exactly one"),
        ("[parsing, ", "[", "skill areas"),
        ("[parsing, ", "[Parsing!, ", "skill areas"),
        ("license: cc by", "licence: cc by", "licence"),
        ("license: cc by", "allow_file_writing: true", "allow_file_writing"),
        ("license: cc by", "languages: [cpp]", "languages must be all"),
        ("license: cc by", "constants: {n: 5}", "constants"),
        ("license: cc by", "license: cc by\nlicense: cc0", "duplicate"),
    ] {
        let fixture = Fixture::new();
        fixture.metadata(old, new);
        fixture.check("problem.yaml", words);
    }
}

#[test]
fn all_wrong_values_are_found_at_once() {
    let fixture = Fixture::new();
    let spoilt =
        PROBLEM_YAML.replace("cc by", "mine").replace("2025-09", "2020").replace("1.5", "0");
    fixture
        .write("problem.yaml", spoilt)
        .remove("statement/problem.en.md")
        .remove("data/secret/core/02.ans");
    let paths: Vec<String> = fixture.findings().into_iter().map(|f| f.path).collect();
    let expected = [
        "data/secret/core/02.in",
        "problem.yaml",
        "problem.yaml",
        "problem.yaml",
        "statement/problem.en.md",
    ];
    assert_eq!(paths, expected);
}
