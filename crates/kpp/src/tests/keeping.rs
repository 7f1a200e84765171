//! What the bank keeps of a package beside its tests.

use super::fixture::Fixture;

const MODEL: &str = "\
accepted/good.py:
  model_solution: true
wrong_answer/wrong.py:
  secret/core: {permitted: [AC]}
  secret/edge: {required: [WA]}
  score: 75
";

#[test]
fn sources_have_at_most_what_a_submission_may_have() {
    let fixture = Fixture::new();
    fixture.metadata("time_limit: 1.5", "time_limit: 1.5, code: 129");
    fixture.check("problem.yaml", "limits.code");
    fixture.metadata("time_limit: 1.5", "time_limit: 1.5, code: 128");
    assert_eq!(fixture.findings(), []);
}

#[test]
fn a_model_solution_and_a_validator_are_text() {
    for (contents, words) in [(&b"print() \0\n"[..], "NUL"), (b"\xff\n", "not UTF-8")] {
        let fixture = Fixture::new();
        fixture.write("submissions/accepted/good.py", contents);
        assert_eq!(fixture.findings(), [], "no model solution is kept");
        fixture.write("submissions/submissions.yaml", MODEL);
        fixture.check("submissions/accepted/good.py", words);
        let fixture = Fixture::new();
        fixture.write("output_validator/check.py", contents);
        fixture.check("output_validator/check.py", words);
    }
    let fixture = Fixture::new();
    fixture.write("submissions/submissions.yaml", MODEL);
    fixture.write("submissions/accepted/good.py", "print()\r\n");
    assert_eq!(fixture.findings(), [], "line ends of a program are its author's");
}

#[test]
fn names_of_groups_and_tests_have_an_end() {
    let name = "a".repeat(201);
    let fixture = Fixture::new();
    fixture.write(&format!("data/secret/core/{name}.in"), "1 1\n");
    fixture.write(&format!("data/secret/core/{name}.ans"), "2\n");
    fixture.check(&format!("data/secret/core/{name}.in"), "longer than 200");
    let fixture = Fixture::new();
    let group = format!("edge{}", "0".repeat(61));
    fixture.group("secret/edge", 0, "max_score: 20\n");
    fixture.group(&format!("secret/{group}"), 5, "max_score: 5\n");
    fixture.check(&format!("data/secret/{group}"), "longer than 64");
}

#[test]
fn the_samples_are_one_of_twenty_groups() {
    let with = |more: usize| {
        let fixture = Fixture::new();
        fixture.group("secret/edge", 0, &format!("max_score: {}\n", 25 - more));
        for number in 1..=more {
            fixture.group(&format!("secret/edge{number}"), 5, "max_score: 1\n");
        }
        fixture
    };
    assert_eq!(with(16).findings(), []);
    with(17).check("data/secret", "more than 20 groups");
}
