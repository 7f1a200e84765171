//! A small package that is right in every way, to be spoilt in one way by each test.

use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use crate::{Finding, Package};

pub(super) const PROBLEM_YAML: &str = "\
problem_format_version: 2025-09
type: scoring
name: Adding up
uuid: 2b8d3a39-2f3b-4c52-9d5c-0a6a0a0f3f11
credits:
  authors: [Ada Example <ada@example.org>, {name: Bo Example}]
license: cc by
limits: {time_limit: 1.5}
keywords: [parsing, difficulty:easy]
";
const STATEMENT: &str = "Add.\n\n## Input\n\nTwo.\n\n## Output\n\nOne.\n\n## Examples\n\nSee.\n";
const SUBMISSIONS_YAML: &str = "\
wrong_answer/wrong.py:
  secret/core: {permitted: [AC]}
  secret/edge: {required: [WA]}
  score: 75
";

/// A package in a folder of its own, removed when dropped.
pub(super) struct Fixture {
    _home: TempDir,
    pub(super) dir: PathBuf,
}

impl Fixture {
    pub(super) fn new() -> Fixture {
        let home = tempfile::tempdir().unwrap();
        let fixture = Fixture { dir: home.path().join("adding"), _home: home };
        fixture.write("problem.yaml", PROBLEM_YAML);
        fixture.write("statement/problem.en.md", STATEMENT);
        fixture.write("input_validators/validate.py", "print()\n");
        fixture.write("submissions/accepted/good.py", "print()\n");
        fixture.write("submissions/accepted/good.cpp", "int main() {}\n");
        fixture.write("submissions/wrong_answer/wrong.py", "print()\n");
        fixture.write("submissions/time_limit_exceeded/slow.py", "print()\n");
        fixture.write("submissions/submissions.yaml", SUBMISSIONS_YAML);
        for extension in ["py", "js", "c", "cpp"] {
            fixture.write(&format!("attachments/starter.{extension}"), "start\n");
        }
        fixture.group("sample", 2, "");
        fixture.group("secret/core", 5, "max_score: 40\n");
        fixture.group("secret/edge", 5, "max_score: 25\nscore_aggregation: pass-fail\n");
        fixture.group("secret/perf1", 5, "max_score: 35\nrequire_pass: secret/core\n");
        fixture
    }

    pub(super) fn write(&self, path: &str, contents: impl AsRef<[u8]>) -> &Fixture {
        let path = self.dir.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, contents).unwrap();
        self
    }

    pub(super) fn remove(&self, path: &str) -> &Fixture {
        let path = self.dir.join(path);
        if path.is_dir() {
            fs::remove_dir_all(path).unwrap()
        } else {
            fs::remove_file(path).unwrap()
        }
        self
    }

    /// Replaces a part of `problem.yaml`; the part must be there.
    pub(super) fn metadata(&self, old: &str, new: &str) -> &Fixture {
        assert!(PROBLEM_YAML.contains(old), "{old:?} is not in the fixture");
        self.write("problem.yaml", PROBLEM_YAML.replace(old, new))
    }

    pub(super) fn group(&self, name: &str, tests: usize, settings: &str) -> &Fixture {
        for number in 1..=tests {
            self.write(&format!("data/{name}/{number:02}.in"), format!("{number} {number}\n"));
            self.write(&format!("data/{name}/{number:02}.ans"), format!("{}\n", 2 * number));
        }
        if !settings.is_empty() {
            self.write(&format!("data/{name}/test_group.yaml"), settings);
        }
        self
    }

    #[track_caller]
    pub(super) fn open(&self) -> Package {
        open(&self.dir)
    }

    /// What `open` says, or what `check` says where the package opens.
    pub(super) fn findings(&self) -> Vec<Finding> {
        match Package::open(&self.dir) {
            Ok(package) => package.check(),
            Err(findings) => findings,
        }
    }

    /// Asserts that the only finding is at `path` and has `words` in its text.
    #[track_caller]
    pub(super) fn check(&self, path: &str, words: &str) {
        let findings = self.findings();
        let [only] = findings.as_slice() else { panic!("expected one finding: {findings:#?}") };
        assert_eq!(only.path, path, "{only}");
        assert!(only.text.contains(words), "{words:?} is not in: {only}");
    }
}

#[track_caller]
pub(super) fn open(dir: &Path) -> Package {
    Package::open(dir).unwrap_or_else(|findings| panic!("{findings:#?}"))
}
