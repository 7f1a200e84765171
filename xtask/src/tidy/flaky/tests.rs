use std::process::Command;

use super::*;

/// A repository with nothing in it.
struct Repository(tempfile::TempDir);

impl Repository {
    fn new() -> Self {
        let repository = Self(tempfile::tempdir().unwrap());
        repository.git(&["init", "--quiet", "--initial-branch=main"]);
        repository
    }

    fn git(&self, args: &[&str]) -> String {
        let own = ["-c", "user.name=Tidy", "-c", "user.email=tidy@assay.example"];
        let mut git = Command::new("git");
        git.current_dir(self.0.path()).args(own).args(["-c", "commit.gpgsign=false"]).args(args);
        let said = git.output().unwrap();
        assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr));
        String::from_utf8(said.stdout).unwrap().trim().to_owned()
    }

    /// Makes a commit and answers its short hash.
    fn commit(&self, says: &str) -> String {
        self.git(&["commit", "--quiet", "--allow-empty", "-m", says]);
        self.git(&["rev-parse", "--short=8", "HEAD"])
    }

    fn write(&self, table: &str) {
        std::fs::create_dir_all(self.0.path().join("docs")).unwrap();
        std::fs::write(self.0.path().join(TABLE), table).unwrap();
    }

    fn found(&self) -> Vec<String> {
        found(&Tree::read(self.0.path()).unwrap())
    }
}

fn found(tree: &Tree) -> Vec<String> {
    what_is_flaky_is_mended(tree).iter().map(ToString::to_string).collect()
}

/// The table as it is in docs/flaky.md, with these rows from line 5 on.
fn table(rows: &[String]) -> String {
    format!("# Flaky\n\n| test | first seen | cause |\n|---|---|---|\n{}\n", rows.join("\n"))
}

fn row(name: &str, commit: &str) -> String {
    format!("| `{name}` (after a reload) | {commit} | unknown |")
}

#[test]
fn a_row_of_sixty_commits_ago_is_found_and_one_of_fifty_nine_is_not() {
    let repository = Repository::new();
    let (old, young) = (repository.commit("one"), repository.commit("two"));
    for at in 0..59 {
        repository.commit(&at.to_string());
    }
    repository.write(&table(&[row("identity", &old), row("generators", &young)]));
    let expected = format!(
        "{TABLE}:5: identity was first seen 60 commits ago, and 60 are too many: find the cause, mend it, and take the row out"
    );
    assert_eq!(repository.found(), [expected]);
}

#[test]
fn a_merge_is_one_commit_however_much_came_with_it() {
    let repository = Repository::new();
    let seen = repository.commit("one");
    repository.git(&["checkout", "--quiet", "-b", "side"]);
    for at in 0..60 {
        repository.commit(&at.to_string());
    }
    repository.git(&["checkout", "--quiet", "main"]);
    repository.git(&["merge", "--quiet", "--no-ff", "-m", "Merge", "side"]);
    repository.write(&table(&[row("identity", &seen)]));
    assert_eq!(history::distance(repository.0.path(), &seen), Distance::Behind(1));
    assert!(repository.found().is_empty());
}

#[test]
fn a_commit_that_is_not_there_is_found_but_in_a_shallow_clone() {
    let whole = Repository::new();
    let (old, last) = (whole.commit("one"), whole.commit("two"));
    let rows = [row("identity", &old), row("generators", "0123abcd"), row("practice", &last)];
    whole.write(&table(&rows));
    let expected = format!("{TABLE}:6: this repository has no commit 0123abcd");
    assert_eq!(whole.found(), [expected]);

    let shallow = Repository(tempfile::tempdir().unwrap());
    let from = format!("file://{}", whole.0.path().display());
    shallow.git(&["clone", "--quiet", "--depth", "1", &from, "."]);
    shallow.write(&table(&rows));
    assert!(shallow.found().is_empty());
    assert_eq!(history::distance(shallow.0.path(), &old), Distance::CutOff);
    assert_eq!(history::distance(shallow.0.path(), &last), Distance::Behind(0));
}

#[test]
fn a_row_that_is_malformed_or_there_twice_is_found() {
    let rows = [
        "| `identity` | ca5ac8ad | unknown |",
        "| `identity` | ca5ac8ad |",
        "| identity | ca5ac8ad | unknown |",
        "| `` | ca5ac8ad | unknown |",
        "| `practice` | yesterday | unknown |",
        "| `practice` | ca5ac8 | unknown |",
        "| `practice` | ca5ac8ad |  |",
        "| `practice` | ca5ac8ad | unknown",
        "| `identity` | af9aff88 | a race |",
    ];
    let text = table(&rows.map(str::to_owned));
    let expected = [
        "docs/flaky.md:6: a row has three cells",
        "docs/flaky.md:7: a row begins with the name of a test in backquotes",
        "docs/flaky.md:8: a row begins with the name of a test in backquotes",
        "docs/flaky.md:9: the second cell is the short hash of a commit",
        "docs/flaky.md:10: the second cell is the short hash of a commit",
        "docs/flaky.md:11: the third cell names the cause, or says `unknown`",
        "docs/flaky.md:12: a row has three cells",
        "docs/flaky.md:13: identity is there twice",
    ];
    assert_eq!(found(&Tree::of(&[(TABLE, &text)])), expected);
    assert_eq!(found(&Tree::of(&[])), ["docs/flaky.md: is missing"]);
}

#[test]
fn what_passed_only_the_second_time_is_a_row_that_tidy_takes() {
    let repository = Repository::new();
    let seen = repository.commit("one");
    repository.write(&table(&[row("identity", &seen)]));
    let present = repository.commit("two");
    let unsteady = ["practice", "api::matrix::every_route", "identity", "practice"];
    let lines = lines_for(repository.0.path(), &unsteady.map(str::to_owned)).unwrap();
    let expected = [
        format!("| `api::matrix::every_route` | {present} | unknown |"),
        format!("`identity` has its row in {TABLE} since {seen}"),
        format!("| `practice` | {present} | unknown |"),
    ];
    assert_eq!(lines, expected);
    repository.write(&table(&[lines[0].clone(), lines[2].clone()]));
    assert!(repository.found().is_empty());
}
