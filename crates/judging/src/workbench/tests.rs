//! Packages by what they say of themselves, and archives that come and go.

use super::*;

fn files(of: &[(&str, &str)]) -> Files {
    of.iter().map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec())).collect()
}

fn some() -> Files {
    files(&[
        ("problem.yaml", "name: \"Sums\"\nlicense: cc by\n"),
        ("statement/problem.en.md", "# Title\n\nAdd.\n"),
        ("data/sample/1.in", "1\n"),
        ("data/sample/1.ans", "1\n"),
        ("data/sample/2.in", "1\n"),
        ("data/secret/core/test_group.yaml", "max_score: 60\n"),
        ("data/secret/core/1.in", "1\n"),
        ("data/secret/core/1.ans", "1\n"),
        ("data/secret/edge/1.in", "1\n"),
        ("submissions/accepted/a.py", "print(1)\n"),
        ("submissions/accepted/README.md", "text\n"),
        ("submissions/wrong_answer/b.py", "print(2)\n"),
        ("submissions/wrong_answer/c/main.py", "import lib.two\n"),
        ("submissions/wrong_answer/c/lib/two.py", "print(2)\n"),
    ])
}

#[test]
fn a_broken_package_still_says_what_is_there() {
    let facts = facts("sums", &some(), false).unwrap();
    assert_eq!(facts.title.as_deref(), Some("Sums"));
    assert_eq!((facts.inputs, facts.unanswered), (4, 2));
    assert_eq!(facts.licence.as_deref(), Some("cc by"));
    assert!(facts.has_statement && !facts.faults.is_empty());
    assert_eq!((facts.samples, facts.accepted, facts.wrong, facts.validators), (1, 1, 2, 0));
    let groups = facts.groups.iter().map(|g| (g.name.as_str(), g.weight, g.tests));
    assert_eq!(groups.collect::<Vec<_>>(), [("core", Some(60), 1), ("edge", None, 0)]);
    let unknown = files(&[("problem.yaml", "license: unknown\n")]);
    assert_eq!(super::facts("sums", &unknown, false).unwrap().licence, None);
}

/// What a company writes for its own candidates.
fn own() -> Files {
    files(&[
        (
            "problem.yaml",
            "problem_format_version: 2025-09\ntype: scoring\nname: Sums\n\
             uuid: 2b8d3a39-2f3b-4c52-9d5c-0a6a0a0f3f11\nlicense: unknown\n\
             limits: {time_limit: 1}\nkeywords: ['difficulty:easy']\n",
        ),
        ("statement/problem.en.md", "Add.\n"),
        ("attachments/starter.py", "\n"),
        ("data/sample/1.in", "1 2\n"),
        ("data/sample/1.ans", "3\n"),
        ("data/sample/2.in", "2 2\n"),
        ("data/sample/2.ans", "4\n"),
        ("submissions/accepted/sum.py", "print(sum(map(int, input().split())))\n"),
    ])
}

#[test]
fn a_companys_own_problem_is_a_statement_two_samples_and_a_solution() {
    let facts = super::facts("sums", &own(), true).unwrap();
    assert_eq!((facts.faults, facts.groups, facts.inputs), (Vec::new(), Vec::new(), 2));
    let slug: Slug = "sums-1".parse().unwrap();
    let version = bank_version("sums", &own(), (slug.clone(), true)).unwrap();
    version.check_contents().unwrap();
    let groups = version.groups.iter().map(|g| (g.name.as_str(), g.weight, g.tests.len()));
    assert_eq!(groups.collect::<Vec<_>>(), [("sample", 0, 2), ("core", 100, 2)]);
    let refused = bank_version("sums", &own(), (slug, false)).unwrap_err().to_string();
    assert!(refused.contains("group of secret tests"), "{refused}");
}

#[test]
fn everything_that_the_bank_asks_for_is_found_at_once() {
    let faults = super::facts("sums", &own(), false).unwrap().faults;
    let said = |words: &str| faults.iter().any(|fault| fault.text.contains(words));
    for words in [
        "group of secret tests",
        "add up to 0",
        "## Input",
        "at least two languages",
        "slow solution",
        "no input validator",
        "license is missing",
        "credits name no author",
        "skill areas",
        "starter code for c.",
    ] {
        assert!(said(words), "{words}: {faults:?}");
    }
}

#[test]
fn a_sample_without_an_answer_is_said_once() {
    let mut without = own();
    without.remove("data/sample/2.ans");
    let facts = super::facts("sums", &without, true).unwrap();
    assert_eq!((facts.samples, facts.unanswered), (1, 1));
    let paths: Vec<&str> = facts.faults.iter().map(|fault| fault.path.as_str()).collect();
    assert_eq!(paths, ["data/sample", "data/sample/2.in"]);
}

#[test]
fn an_export_comes_back_as_the_same_files_and_the_same_bytes() {
    let archive = export("sums", &some()).unwrap();
    let back = import(Cursor::new(&archive)).unwrap().unwrap();
    assert_eq!((back.folder.as_deref(), &back.files), (Some("sums"), &some()));
    assert_eq!(back.left_out, []);
    assert_eq!(export("sums", &back.files).unwrap(), archive);
}

#[test]
fn a_time_limit_beside_the_package_is_said_and_not_taken() {
    let mut with = some();
    with.insert(TIME_LIMIT.to_owned(), b"2\n".to_vec());
    let back = import(Cursor::new(export("sums", &with).unwrap())).unwrap().unwrap();
    assert_eq!(back.files, some());
    let [one] = back.left_out.as_slice() else { panic!("{:?}", back.left_out) };
    assert!(one.path == TIME_LIMIT && one.text.contains("limits.time_limit"), "{one:?}");
}

#[test]
fn a_digest_of_files_is_that_of_their_folder() {
    let sums = some();
    let hex: String = digest(&sums).iter().map(|b| format!("{b:02x}")).collect();
    let of_folder = with_folder("sums", &sums, |dir| {
        let problem = std::path::Path::new("../../problems/warmup");
        let package = Package::open(problem).unwrap();
        let mut moved = package;
        moved.dir = dir.to_owned();
        Ok(moved.sha256().unwrap())
    });
    assert_eq!(of_folder.unwrap(), hex);
}

#[test]
fn what_is_no_archive_is_refused_with_a_sentence() {
    let refused = import(Cursor::new(b"nothing")).unwrap().unwrap_err();
    assert!(refused[0].text.starts_with("This is no archive"), "{refused:?}");
}
