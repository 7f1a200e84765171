//! What is mutated, and which tests must notice.

/// What decides, beside every `rules.rs`: the token verifier, grades, and which tests count.
const DECIDES: &[&str] = &[
    "crates/auth/src/tokens/",
    "crates/assessments/src/grading/",
    "crates/assessments/src/scores/",
    "crates/grades/src/",
];
/// Who may call a route.
const DOOR: &str = "crates/app/src/web/door/";
/// The part of the judge that runs nothing itself.
const JUDGE: &str = "crates/judge/src/grade/mod.rs";
/// From the rows of an attempt to its document, which needs all of an attempt.
const COMPOSE: &str = "crates/grades/src/compose.rs";

/// Which tests must notice.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Tests {
    /// The package that has them, where it is not the one that is mutated.
    pub(super) package: Option<&'static str>,
    /// Options of cargo's.
    pub(super) targets: &'static [&'static str],
    /// Parts of their names; all of them where there is none.
    pub(super) filters: &'static [&'static str],
    /// How many times as long as others they may take.
    pub(super) patience: u32,
}

/// Those beside the sources.
const UNIT: Tests = Tests { package: None, targets: &["--lib"], filters: &[], patience: 1 };
/// Programs in the real box, and what is decided without one.
const GRADING: Tests =
    Tests { targets: &["--lib", "--test=grading", "--test=validators"], patience: 2, ..UNIT };
/// Every route with every kind of caller, and what else stops at the door.
const MATRIX: Tests = Tests {
    package: Some("assay-tests"),
    targets: &["--test=api"],
    filters: &[
        "matrix",
        "site::frame",
        "site::headers",
        "account::unsubscribe",
        "account::tokens",
        "admin::view_as",
    ],
    patience: 5,
};
/// What is downloaded of a graded attempt.
const DOWNLOADS: Tests = Tests { filters: &["attempts::grades"], ..MATRIX };

/// Files of one crate that the same tests are to hold.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Place {
    package: String,
    pub(super) files: Vec<String>,
    pub(super) tests: Tests,
}

impl Place {
    /// The crate's.
    pub(super) fn name(&self) -> &str {
        &self.package
    }

    pub(super) fn has(&self, path: &str) -> bool {
        self.files.iter().any(|file| file == path)
    }
}

/// The places that these files make.
pub(super) fn among<'a>(paths: impl Iterator<Item = &'a String>) -> Vec<Place> {
    let mut places = Vec::<Place>::new();
    for path in paths {
        let Some(tests) = tests_of(path) else { continue };
        let package = path.split('/').nth(1).unwrap_or_default();
        match places.iter_mut().find(|place| place.package == package && place.tests == tests) {
            Some(place) => place.files.push(path.clone()),
            None => {
                let (package, files) = (package.to_owned(), vec![path.clone()]);
                places.push(Place { package, files, tests });
            }
        }
    }
    places
}

/// The tests that must notice what changes in this file; `None` where none is mutated. A store is
/// left out: its statements are held by PostgreSQL.
fn tests_of(path: &str) -> Option<Tests> {
    let (folder, name) = path.rsplit_once('/')?;
    let is_source = name.ends_with(".rs") && !["tests.rs", "store.rs", "error.rs"].contains(&name);
    if !path.starts_with("crates/") || !is_source || folder.ends_with("/tests") {
        return None;
    }
    match path {
        JUDGE => Some(GRADING),
        COMPOSE => Some(DOWNLOADS),
        _ if path.starts_with(DOOR) => Some(MATRIX),
        _ if name == "rules.rs" || DECIDES.iter().any(|at| path.starts_with(at)) => Some(UNIT),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_decides_is_mutated_and_its_tests_and_stores_are_not() {
        let paths = [
            "crates/auth/src/otp/rules.rs",
            "crates/auth/src/otp/mod.rs",
            "crates/auth/src/tokens/keys.rs",
            "crates/auth/src/tokens/tests.rs",
            "crates/assessments/src/grading/store.rs",
            "crates/assessments/src/grading/tests/again.rs",
            "crates/app/src/web/door/mod.rs",
            "crates/grades/src/keys.rs",
            "crates/grades/src/compose.rs",
            "crates/judge/src/grade/mod.rs",
            "xtask/src/rules.rs",
        ];
        let found = among(paths.map(str::to_owned).iter());
        let place = |package: &str, files: &[&str], tests| Place {
            package: package.to_owned(),
            files: files.iter().map(|&file| file.to_owned()).collect(),
            tests,
        };
        let auth = [paths[0], paths[2]];
        let want = [
            place("auth", &auth, UNIT),
            place("app", &[paths[6]], MATRIX),
            place("grades", &[paths[7]], UNIT),
            place("grades", &[paths[8]], DOWNLOADS),
            place("judge", &[paths[9]], GRADING),
        ];
        assert_eq!(found, want);
    }
}
