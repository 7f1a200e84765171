//! A folder among the solutions is one program: its files, its language and its main file.

use std::fs;
use std::io::Cursor;

use kernel::Language;
use kernel::files;

use crate::archive::{pack, unpack};
use crate::tests::fixture::Fixture;
use crate::{Package, Problem, Reference};

const FOLDER: &str = "submissions/accepted/parts";

/// A package with a folder of these files among the accepted solutions.
fn with(files: &[(&str, &str)]) -> Fixture {
    let fixture = Fixture::new();
    for (name, text) in files {
        fixture.write(&format!("{FOLDER}/{name}"), text);
    }
    fixture
}

/// What `submissions.yaml` says of the fixture, and this.
fn say(fixture: &Fixture, text: &str) {
    let path = fixture.dir.join("submissions/submissions.yaml");
    let before = fs::read_to_string(&path).unwrap();
    fs::write(path, format!("{before}{text}")).unwrap();
}

#[track_caller]
fn parts(fixture: &Fixture) -> Reference {
    let package = fixture.open();
    package.submissions.into_iter().find(|one| one.name == "accepted/parts").unwrap()
}

/// The language and the files of the program, each with its text, the main one first.
#[track_caller]
fn program(reference: &Reference) -> (&'static str, Vec<(String, String)>) {
    let language = reference.language.unwrap();
    let source = reference.source().unwrap();
    let split = files::split(Language::parse(language).unwrap(), &source).unwrap();
    let owned = |file: files::File<'_>| (file.name.to_owned(), file.text.to_owned());
    (language, split.all().map(owned).collect())
}

#[track_caller]
fn check(files: &[(&str, &str)], language: &str, expected: &[(&str, &str)]) {
    let (found, files) = program(&parts(&with(files)));
    let files: Vec<_> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    assert_eq!((found, files.as_slice()), (language, expected));
}

#[test]
fn a_folder_is_one_program_whose_main_file_the_language_names() {
    let geo = ("lib/geo.py", "x = 1\n");
    check(
        &[("main.py", "import lib.geo\n"), geo],
        "python",
        &[("main.py", "import lib.geo\n"), geo],
    );
    let helper = ("Area.java", "class Area {}\n");
    let main = ("Main.java", "class Main {}\n");
    check(&[helper, main], "java", &[main, helper]);
    // Another ending of the same language is no other name.
    let header = ("sum.h", "int sum();\n");
    check(
        &[("main.cc", "#include \"sum.h\"\n"), header, ("a.cpp", "int a;\n")],
        "cpp",
        &[("main.cpp", "#include \"sum.h\"\n"), ("a.cpp", "int a;\n"), header],
    );
    // What is compiled together needs no name.
    let sum = ("sum.go", "package main\n");
    check(&[("pair.go", "package main\n\n"), sum], "go", &[("main.go", "package main\n\n"), sum]);
    // One source is the main file, and a folder of one file is a program of one file.
    check(&[("solve.c", "int x;\n"), header], "c", &[("main.c", "int x;\n"), header]);
    check(&[("only.py", "print(1)")], "python", &[("main.py", "print(1)")]);
    let source = parts(&with(&[("only.py", "print(1)")])).source().unwrap();
    assert_eq!(source, "print(1)");
}

#[test]
fn submissions_yaml_names_the_main_file_and_the_language() {
    let fixture = with(&[("solve.py", "import geo\n"), ("geo.py", "x = 1\n")]);
    say(&fixture, "accepted/parts: {entrypoint: solve.py, model_solution: true}\n");
    let found = parts(&fixture);
    assert!(found.is_model);
    assert_eq!(program(&found).1[0], ("main.py".to_owned(), "import geo\n".to_owned()));
    assert_eq!(fixture.findings(), []);

    let fixture = with(&[("Solve.java", "class Solve {}\n"), ("Geo.java", "class Geo {}\n")]);
    say(&fixture, "accepted/parts: {entrypoint: Solve}\n");
    assert_eq!(program(&parts(&fixture)).1[0].1, "class Solve {}\n");

    let fixture = with(&[("a.txt", "print()\n")]);
    say(&fixture, "accepted/parts: {language: kotlin}\n");
    fixture.check(FOLDER, "language of this solution is not known");
}

#[test]
fn what_a_folder_must_get_is_as_for_a_file() {
    let fixture = with(&[("main.py", "import geo\n"), ("geo.py", "x = 1\n")]);
    fixture.write("submissions/wrong_answer/parts/main.py", "import geo\n");
    fixture.write("submissions/wrong_answer/parts/geo.py", "x = 2\n");
    say(&fixture, "wrong_answer/parts: {score: 75}\n");
    let package = fixture.open();
    let scores = |name: &str| {
        let found = package.submissions.iter().find(|one| one.name == name).unwrap();
        found.expected.rules.iter().map(|rule| rule.score).collect::<Vec<_>>()
    };
    assert_eq!(scores("accepted/parts"), [None]);
    assert_eq!(scores("wrong_answer/parts"), [None, Some((75.0, 75.0))]);
}

/// The files of a folder, what is added to the folder's path, and what is said there.
type Finding<'a> = (&'a [(&'a str, &'a str)], &'a str, &'a str);

#[test]
fn a_folder_that_is_no_program_has_its_finding_at_its_path() {
    let python = ("geo.py", "x = 1\n");
    let long = "#".repeat(256 * 1024);
    let cases: [Finding<'_>; 10] = [
        (&[("solve.py", ""), python], "", "Nothing says which of geo.py, solve.py is run"),
        (&[("main.py", ""), ("main.cpp", "")], "", "are in C++ and Python 3"),
        (&[("lib/main.py", "")], "", "There is no main.py directly in this folder"),
        (&[("main.py", ""), ("table.txt", "")], "/table.txt", "Python 3 cannot have this file"),
        (&[("main.py", ""), ("a/b/c/d/geo.py", "")], "/a/b/c/d/geo.py", "The name of a file"),
        (&[("main.py", ""), ("Geo.py", ""), python], "/geo.py", "Another file has this name"),
        (&[("main.py", ""), ("geo.py", long.as_str())], "/geo.py", "at most 256 KiB together"),
        (&[("main.py", ""), ("b.py", "-- a.py --\n")], "/b.py", "the form of a file's title"),
        (
            &[("main.sql", ""), ("other.sql", "")],
            "/other.sql",
            "SQL (SQLite) cannot have this file",
        ),
        (
            &[("Main.java", ""), ("build.java", "")],
            "/build.java",
            "The judge has a file of this name",
        ),
    ];
    for (files, path, words) in cases {
        with(files).check(&format!("{FOLDER}{path}"), words);
    }
    let latin = with(&[("main.py", "import geo\n")]);
    latin.write(&format!("{FOLDER}/geo.py"), b"# \xe9\n");
    latin.check(&format!("{FOLDER}/geo.py"), "not UTF-8");
    let nowhere = with(&[("main.py", ""), python]);
    say(&nowhere, "accepted/parts: {entrypoint: solve.py}\n");
    nowhere.check(FOLDER, "The entry point \"solve.py\"");
    let empty = with(&[]);
    fs::create_dir(empty.dir.join(FOLDER)).unwrap();
    empty.check(FOLDER, "There is no file in this folder");
}

#[test]
fn a_package_from_elsewhere_keeps_such_a_folder_and_says_why_it_is_not_judged() {
    for format in ["2025-09", "legacy"] {
        let fixture = with(&[("solve.py", ""), ("geo.py", "")]);
        fixture.write("submissions/accepted/whole/main.py", "import geo\n");
        fixture.write("submissions/accepted/whole/geo.py", "x = 1\n");
        if format == "legacy" {
            fixture.write("problem.yaml", "name: Sums\n");
            // Groups are set in another file there.
            for group in ["core", "edge", "perf1"] {
                fixture.remove(&format!("data/secret/{group}/test_group.yaml"));
            }
        }
        let problem = Problem::open(&fixture.dir).unwrap();
        let language = |name: &str| {
            let found = problem.submissions.iter().find(|one| one.name == name);
            found.unwrap().language
        };
        assert_eq!(language("accepted/parts"), None, "{format}");
        assert_eq!(language("accepted/whole"), Some("python"), "{format}");
        let said = problem.unused.iter().find(|finding| finding.path == FOLDER).unwrap();
        assert!(said.text.contains("Nothing says which"), "{said}");
    }
}

#[test]
fn a_folder_comes_out_of_an_archive_as_it_went_in_and_goes_in_again_to_the_same_bytes() {
    let fixture = with(&[
        ("main.py", "import lib.geo\n"),
        ("lib/geo.py", "x = 1"),
        ("lib/windows.py", "y = 2\r\n"),
    ]);
    let packed = |dir: &std::path::Path| {
        let mut bytes = Cursor::new(Vec::new());
        pack(dir, &mut bytes).unwrap();
        bytes.into_inner()
    };
    let bytes = packed(&fixture.dir);
    let home = tempfile::tempdir().unwrap();
    let out = home.path().join("adding");
    fs::create_dir(&out).unwrap();
    unpack(Cursor::new(&bytes), &out).unwrap();
    let other = Package::open(&out).unwrap();
    assert_eq!(other.check(), []);
    let found = other.submissions.iter().find(|one| one.name == "accepted/parts").unwrap();
    assert_eq!(found.source().unwrap(), parts(&fixture).source().unwrap());
    assert_eq!(fs::read(out.join("submissions/accepted/parts/lib/geo.py")).unwrap(), b"x = 1");
    assert_eq!(packed(&out), bytes);
}
