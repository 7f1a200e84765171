//! How many tests passed and failed, read from what each runner prints.

use std::ops::AddAssign;

/// Tests of one or more runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
    /// Tests that a runner left out. Ours may leave none out.
    pub(crate) skipped: u64,
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }
}

impl Counts {
    /// What this line of cargo's, vitest's or node's output adds.
    pub(crate) fn in_line(line: &str) -> Self {
        let line = strip_colours(line);
        let line = line.trim();
        if let Some(rest) = line.strip_prefix("test result: ") {
            return Self {
                passed: before(rest, " passed"),
                failed: before(rest, " failed"),
                skipped: before(rest, " ignored"),
            };
        }
        if let Some(rest) = line.strip_prefix("Tests  ") {
            return Self {
                passed: before(rest, " passed"),
                failed: before(rest, " failed"),
                skipped: before(rest, " skipped") + before(rest, " todo"),
            };
        }
        let tap = |name: &str| {
            line.strip_prefix(name).and_then(|rest| rest.trim().parse().ok()).unwrap_or_default()
        };
        Self {
            passed: tap("# pass "),
            failed: tap("# fail ") + tap("# cancelled "),
            skipped: tap("# skipped ") + tap("# todo "),
        }
    }
}

/// The test of Rust's runner that this line says has failed.
pub(crate) fn failed_in_line(line: &str) -> Option<&str> {
    let name = line.strip_prefix("test ")?.strip_suffix(" ... FAILED")?;
    // One that ought to panic has that behind its name.
    name.split(" - ").next()
}

/// The spec files that run.mjs of the browser tests names as passed only the second time.
pub(crate) fn unsteady_in_line(line: &str) -> impl Iterator<Item = &str> {
    let named = line.trim().strip_prefix("# passed only the second time: ");
    named.into_iter().flat_map(|named| named.split(", ")).map(|file| {
        let name = file.rsplit('/').next().unwrap_or(file);
        name.strip_suffix(".test.mjs").unwrap_or(name)
    })
}

/// The number in front of a word: `12` in "ok. 12 passed; 0 failed" before " passed".
fn before(text: &str, word: &str) -> u64 {
    text.split(word)
        .next()
        .filter(|head| head.len() < text.len())
        .and_then(|head| head.rsplit([' ', ';', '|']).next())
        .and_then(|number| number.parse().ok())
        .unwrap_or_default()
}

fn strip_colours(line: &str) -> String {
    let mut plain = String::with_capacity(line.len());
    let mut rest = line.chars();
    while let Some(c) = rest.next() {
        if c == '\u{1b}' {
            for c in rest.by_ref() {
                if c.is_ascii_alphabetic() {
                    break;
                }
            }
        } else {
            plain.push(c);
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(line: &str, passed: u64, failed: u64, skipped: u64) {
        assert_eq!(Counts::in_line(line), Counts { passed, failed, skipped });
    }

    #[test]
    fn each_runner_is_understood() {
        check(
            "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out",
            12,
            0,
            1,
        );
        check("test result: FAILED. 3 passed; 2 failed; 0 ignored; 0 measured", 3, 2, 0);
        check("      Tests  7 passed (7)", 7, 0, 0);
        check("      Tests  1 failed | 7 passed | 2 skipped (10)", 7, 1, 2);
        check("\u{1b}[2m      Tests \u{1b}[22m \u{1b}[1m\u{1b}[32m4 passed\u{1b}[39m (4)", 4, 0, 0);
        check("# pass 9", 9, 0, 0);
        check("# fail 2", 0, 2, 0);
        check("# cancelled 1", 0, 1, 0);
    }

    #[test]
    fn a_test_that_failed_is_named() {
        let named = |line| failed_in_line(line);
        assert_eq!(named("test matrix::every_route ... FAILED"), Some("matrix::every_route"));
        assert_eq!(named("test a::b - should panic ... FAILED"), Some("a::b"));
        assert_eq!(named("test matrix::every_route ... ok"), None);
        assert_eq!(named("test result: FAILED. 3 passed; 2 failed; 0 ignored"), None);
    }

    #[test]
    fn a_spec_file_that_passed_only_the_second_time_is_named() {
        let named = |line| unsteady_in_line(line).collect::<Vec<_>>();
        let line = "# passed only the second time: account/identity.test.mjs, phone.test.mjs";
        assert_eq!(named(line), ["identity", "phone"]);
        assert!(named("# longest: identity 128 s, phone 97 s").is_empty());
        assert!(named("passed only the second time: matrix::every_route").is_empty());
    }

    #[test]
    fn other_lines_count_nothing() {
        check("test auth::rules::tests::a_name ... ok", 0, 0, 0);
        check("# Subtest: 12 passed", 0, 0, 0);
        check("", 0, 0, 0);
    }
}
