//! Which program makes which test.

use crate::{Finding, GENERATORS, Generators};

const GOOD: &str = "\
solution: /submissions/accepted/good.py
data:
  sample:
    data:
      small: random.py 3 {name}
  secret:
    data:
      core:
        data:
          one: random.py 10 {seed}
          two: random.py 10 {seed:2}
      edge:
        data:
          zero: random.py 0 7
";
const FILES: [&str; 4] = [
    "generators/random.py",
    "generators/notes.txt",
    "submissions/accepted/good.py",
    "submissions/wrong_answer/bad.py",
];

fn read(text: &str, metadata: &str) -> Result<Generators, Vec<Finding>> {
    Generators::parse(text, metadata, &|path| FILES.contains(&path))
}

#[test]
fn a_test_is_a_program_and_its_arguments_and_a_seed_stays_the_same() {
    let made = read(GOOD, "type: scoring\n").unwrap();
    assert_eq!(made.solution.as_deref(), Some("submissions/accepted/good.py"));
    let paths: Vec<&str> = made.tests.iter().map(|test| test.path.as_str()).collect();
    let secret = ["data/secret/core/one", "data/secret/core/two", "data/secret/edge/zero"];
    assert_eq!(paths, ["data/sample/small", secret[0], secret[1], secret[2]]);
    assert!(made.tests.iter().all(|test| test.program == "generators/random.py"));
    assert_eq!(made.tests[0].arguments, ["3", "small"]);
    assert_eq!(made.tests[3].arguments, ["0", "7"]);
    let seed = |at: usize| made.tests[at].arguments[1].parse::<u32>().unwrap();
    assert_ne!(seed(1), seed(2));
    assert_eq!(
        read(&GOOD.replace("one:", "other:"), "").unwrap().tests[1].arguments[1],
        seed(1).to_string()
    );
    assert_eq!(read(&GOOD.replace("10 {seed}", "10  {seed}"), "").unwrap().tests, made.tests);
    assert_eq!(read("data: {}\n", ""), Ok(Generators::default()));
}

#[test]
fn what_is_not_made_here_is_said_with_the_test() {
    for (old, new, words) in [
        ("one: random.py 10 {seed}", "one: {in: '1'}", "data/secret/core/one: Only a program"),
        ("one: random.py", "one: other.py", "There is no program generators/other.py"),
        ("one: random.py", "one: notes.txt", "There is no program generators/notes.txt"),
        ("one: random.py", "one: ../random.py", "There is no program"),
        ("one: random.py 10 {seed}", "one: ''", "There is no program generators/"),
        ("{seed}", "{count}", "{count} is not understood"),
        ("{seed:2}", "{seed}", "is made as data/secret/core/one is"),
        ("one:", "a.b:", "A name has only"),
        ("core:", "../core:", "A name has only"),
        ("accepted/good.py", "wrong_answer/bad.py", "in submissions/accepted"),
        ("accepted/good.py", "accepted/absent.py", "in submissions/accepted"),
        ("data:\n  sample:", "testdata:\n  sample:", "unknown field"),
    ] {
        assert!(GOOD.contains(old), "{old}");
        let findings = read(&GOOD.replacen(old, new, 1), "").unwrap_err();
        assert!(findings.iter().all(|finding| finding.path == GENERATORS), "{findings:?}");
        let said = findings.iter().any(|finding| finding.text.contains(words));
        assert!(said, "{words:?} is not in {findings:?}");
    }
    let talks = read(GOOD, "type: [scoring, interactive]\n").unwrap_err();
    assert!(talks[0].text.contains("interactive"), "{talks:?}");
    let many: String = (0..201).map(|n| format!("          t{n}: random.py {n}\n")).collect();
    let head = "data:\n  secret:\n    data:\n      core:\n        data:\n";
    let findings = read(&format!("{head}{many}"), "").unwrap_err();
    assert!(findings[0].text.starts_with("More than 200 tests"), "{findings:?}");
}
