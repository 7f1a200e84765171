//! House rules.

use super::fixture::{Fixture, PROBLEM_YAML};
use crate::{Package, Rules};

#[test]
fn weights_must_add_up_and_keep_to_their_tags() {
    let fixture = Fixture::new();
    fixture.group("secret/perf1", 0, "max_score: 36\nrequire_pass: secret/core\n");
    fixture.check("data/secret", "add up to 101");

    let fixture = Fixture::new();
    fixture.group("secret/core", 0, "max_score: 61\n");
    fixture.group("secret/edge", 0, "max_score: 10\n");
    fixture.group("secret/perf1", 0, "max_score: 29\nrequire_pass: secret/core\n");
    fixture.check("data/secret", "core groups weigh 61");
}

#[test]
fn weights_that_would_overflow_are_added_rightly() {
    let fixture = Fixture::new();
    fixture.group("secret/core", 0, "max_score: 4294967295\n");
    fixture.group("secret/edge", 0, "max_score: 4294967295\n");
    let texts: Vec<String> = fixture.findings().into_iter().map(|f| f.text).collect();
    assert!(texts.iter().any(|t| t.contains("add up to 8589934625")), "{texts:#?}");
}

#[test]
fn groups_need_five_tests_and_perf_groups_need_core() {
    let fixture = Fixture::new();
    fixture.remove("data/secret/edge/05.in").remove("data/secret/edge/05.ans");
    fixture.check("data/secret/edge", "4 tests");

    let fixture = Fixture::new();
    fixture.write("data/secret/perf1/test_group.yaml", "max_score: 35\n");
    fixture.check("data/secret/perf1", "must name core");

    let fixture = Fixture::new();
    fixture.remove("data/sample/02.in").remove("data/sample/02.ans");
    fixture.check("data/sample", "fewer than 2 samples");
}

#[test]
fn too_many_tests_are_refused() {
    let fixture = Fixture::new();
    fixture.group("secret/core", 190, "max_score: 40\n");
    fixture.check("data", "more than 200");
}

#[test]
fn test_data_is_text_in_the_formats_way() {
    for (contents, words) in [
        (&b"1 2"[..], "does not end with a newline"),
        (b"1 2\r\n", "LF alone"),
        (b"1\0 2\n", "NUL"),
        (b"\xff\xfe\n", "not UTF-8"),
        (b"\xef\xbb\xbf1 2\n", "byte-order mark"),
    ] {
        let fixture = Fixture::new();
        fixture.write("data/secret/core/03.in", contents);
        fixture.check("data/secret/core/03.in", words);
    }
    let fixture = Fixture::new();
    fixture.write("data/sample/01.in", "7\n".repeat(3000));
    fixture.check("data/sample/01.in", "4096 bytes");
}

#[test]
fn the_statement_has_its_sections_and_no_title() {
    let path = "statement/problem.en.md";
    let right = "Text.\n\n## Input\n\n## Output\n\n## Examples\n";
    for (text, words) in [
        (right.replace("## Output\n", ""), "\"## Output\" is missing"),
        (format!("# Adding up\n\n{right}"), "repeats the title"),
        (format!("{right}{{{{nextsample}}}}\n"), "plain Markdown"),
        (right.to_owned() + &"word ".repeat(800) + "\n", "more than 800 words"),
    ] {
        let fixture = Fixture::new();
        fixture.write(path, text);
        fixture.check(path, words);
    }
}

#[test]
fn every_kind_of_solution_is_needed() {
    let fixture = Fixture::new();
    fixture.remove("submissions/accepted/good.cpp");
    fixture.check("submissions", "at least two languages");

    let fixture = Fixture::new();
    fixture.remove("submissions/time_limit_exceeded");
    fixture.check("submissions", "slow solution");

    let fixture = Fixture::new();
    fixture.remove("submissions/submissions.yaml");
    fixture.check("submissions", "fail an edge group");

    let fixture = Fixture::new();
    fixture.write("submissions/accepted/good.zig", "fn main() {}\n");
    fixture.check("submissions/accepted/good.zig", "language");
}

#[test]
fn validator_license_author_and_starters_are_needed() {
    let fixture = Fixture::new();
    fixture.remove("input_validators");
    fixture.check("input_validators", "no input validator");

    let fixture = Fixture::new();
    fixture.remove("attachments/starter.js");
    fixture.check("attachments", "javascript");

    let fixture = Fixture::new();
    fixture.metadata("license: cc by\n", "");
    fixture.check("problem.yaml", "license is missing");

    let fixture = Fixture::new();
    fixture.metadata("authors: [Ada Example <ada@example.org>, {name: Bo Example}]", "testers: Cy");
    fixture.check("problem.yaml", "no author");
}

#[test]
fn an_own_package_keeps_the_rules_by_which_it_is_judged_alone() {
    let fixture = Fixture::new();
    fixture
        .remove("submissions/submissions.yaml")
        .remove("submissions/wrong_answer")
        .remove("submissions/time_limit_exceeded")
        .remove("submissions/accepted/good.cpp")
        .remove("input_validators")
        .remove("attachments/starter.js")
        .write("statement/problem.en.md", "Add up.\n");
    let bare = PROBLEM_YAML.replace("license: cc by\n", "").replace("[parsing, ", "[");
    fixture.write("problem.yaml", bare);
    let package = fixture.open();
    assert!(package.check().len() > 5, "{:#?}", package.check());
    assert_eq!(package.check_by(Rules::Own), []);

    fixture.remove("data/sample/02.in").remove("data/sample/02.ans");
    fixture.write("data/secret/core/01.in", "1 1");
    for extension in ["py", "c", "cpp"] {
        fixture.remove(&format!("attachments/starter.{extension}"));
    }
    let broken = fixture.open().check_by(Rules::Own);
    let paths: Vec<&str> = broken.iter().map(|finding| finding.path.as_str()).collect();
    assert_eq!(paths, ["attachments", "data/sample", "data/secret/core/01.in"]);
}

#[test]
fn a_package_that_cannot_be_opened_is_checked_all_the_same() {
    let fixture = Fixture::new();
    fixture.remove("data/secret/core/02.ans").remove("input_validators");
    let (package, found) = Package::look(&fixture.dir);
    let texts: Vec<&str> = found.iter().map(|finding| finding.text.as_str()).collect();
    assert_eq!(texts, ["02.ans is missing."]);
    let rules: Vec<String> = package.unwrap().check().into_iter().map(|of| of.text).collect();
    assert!(rules.iter().any(|text| text.contains("no input validator")), "{rules:#?}");
    fixture.remove("problem.yaml");
    assert!(Package::look(&fixture.dir).0.is_none());
}
