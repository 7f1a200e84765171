//! Which crate and which module may know what.

use super::Finding;
use super::tree::{File, Tree};

/// From the bottom up; a crate may depend on those named with it and on no other crate of the workspace.
const ARROWS: &[(&str, &[&str])] = &[
    ("kernel", &[]),
    ("judge", &["kernel"]),
    ("kpp", &["kernel"]),
    ("mail", &["kernel"]),
    ("model", &[]),
    ("payments", &["kernel"]),
    ("github", &[]),
    ("computing", &[]),
    ("db", &["kernel"]),
    ("queue", &["kernel", "db"]),
    ("testkit", &["kernel", "db"]),
    ("backup", &["kernel", "db"]),
    ("judging", &["authoring", "challenges", "judge", "kpp"]),
    ("grades", &["kernel", "db", "judge", "kpp", "challenges", "assessments", "judging"]),
    (
        "flows",
        &[
            "kernel",
            "computing",
            "db",
            "queue",
            "mail",
            "model",
            "payments",
            "github",
            "judging",
            DOMAINS,
        ],
    ),
    ("worker", &["kernel", "db", "queue", "judge", "mail", "github", "judging", "flows", DOMAINS]),
    ("world", &["kernel", "computing", "db", "queue", "flows", "worker", DOMAINS]),
    ("config", &["kernel", "model", "payments", "github", "auth"]),
    (
        "app",
        &[
            "kernel",
            "computing",
            "db",
            "queue",
            "model",
            "payments",
            "grades",
            "flows",
            "config",
            DOMAINS,
        ],
    ),
];
/// Stands for every domain crate.
const DOMAINS: &str = "the domains";
/// What every domain crate may use.
const BELOW_A_DOMAIN: &[&str] = &["kernel", "db", "queue"];
/// These know everything; they are the top.
const TOP: &[&str] = &["assay", "tests", "xtask"];
/// These speak HTTP.
const HTTP_CRATES: &[&str] = &["app", "assay", "tests"];

fn is_domain(package: &str) -> bool {
    !TOP.contains(&package) && !ARROWS.iter().any(|(name, _)| *name == package)
}

/// Dependencies between our crates follow the arrows of docs/ARCHITECTURE.md.
pub(crate) fn crates_know_only_what_lies_below(tree: &Tree) -> Vec<Finding> {
    let ours = tree.crates();
    let mut found = Vec::new();
    for name in ours.iter().filter(|name| !TOP.contains(name)) {
        let Some(manifest) = tree.get(&format!("crates/{name}/Cargo.toml")) else {
            continue;
        };
        let allowed = ARROWS.iter().find(|(of, _)| of == name).map_or(BELOW_A_DOMAIN, |(_, b)| *b);
        for (line, depends_on) in dependencies(manifest) {
            if ours.contains(&depends_on) && !may_know(allowed, depends_on) {
                found.push(Finding::new(
                    manifest,
                    line,
                    format!("{name} may not know {depends_on}; acts that need both live in flows"),
                ));
            }
        }
    }
    found
}

fn may_know(allowed: &[&str], other: &str) -> bool {
    allowed.contains(&other) || allowed.contains(&DOMAINS) && is_domain(other)
}

/// The names under `[dependencies]`; tests may know more than the code does.
pub(super) fn dependencies(manifest: &File) -> Vec<(usize, &str)> {
    let mut inside = false;
    let mut names = Vec::new();
    for (at, line) in manifest.lines() {
        if line.starts_with('[') {
            inside = line.trim() == "[dependencies]";
        } else if let Some((name, _)) =
            line.split_once(['.', '=', ' ']).filter(|(name, _)| inside && !name.starts_with('#'))
        {
            names.push((at, name.trim()));
        }
    }
    names
}

/// Lines of code that name one of these words as a path or an import.
fn naming<'a>(file: &'a File, words: &'a [&str]) -> impl Iterator<Item = (usize, &'a str)> {
    file.code().flat_map(move |(at, line)| {
        let named = words.iter().copied().filter(move |word| has_word(line, word));
        named.map(move |word| (at, word)).collect::<Vec<_>>()
    })
}

/// Does this word, not part of a longer one, occur in the line?
pub(crate) fn has_word(line: &str, word: &str) -> bool {
    let part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    line.match_indices(word).any(|(at, _)| {
        let before = line.get(..at).and_then(|text| text.chars().next_back());
        let after = line.get(at + word.len()..).and_then(|text| text.chars().next());
        !part(before) && !part(after)
    })
}

/// HTTP and its JSON belong to the app crate.
pub(crate) fn only_app_speaks_http(tree: &Tree) -> Vec<Finding> {
    const HTTP: &[&str] = &["actix_web", "actix_ws", "actix_http", "utoipa", "Validate"];
    let elsewhere = tree.rust().filter(|file| !HTTP_CRATES.contains(&file.package()));
    elsewhere
        .flat_map(|file| {
            let names = naming(file, HTTP);
            names
                .map(|(at, word)| Finding::new(file, at, format!("only app names {word}")))
                .collect::<Vec<_>>()
        })
        .collect()
}

/// Domain code takes a connection and does not know where it came from. testkit lends what tests have had before.
pub(crate) fn only_db_knows_a_pool(tree: &Tree) -> Vec<Finding> {
    let knows = ["db", "testkit", "xtask"];
    let elsewhere = tree.rust().filter(|file| !knows.contains(&file.package()));
    elsewhere
        .flat_map(|file| {
            let names = naming(file, &["r2d2"]);
            names
                .map(|(at, word)| Finding::new(file, at, format!("only db names {word}")))
                .collect::<Vec<_>>()
        })
        .collect()
}

/// In a domain crate only store.rs, the conversion in error.rs, and tests name diesel.
pub(crate) fn diesel_stays_in_the_store(tree: &Tree) -> Vec<Finding> {
    let domain = |file: &&File| {
        file.path.starts_with("crates/") && file.path.contains("/src/") && is_domain(file.package())
    };
    let elsewhere = |file: &&File| {
        !matches!(file.name(), "store.rs" | "error.rs")
            && !file.is_test()
            && !file.path.contains("/store/")
    };
    let mut found = Vec::new();
    for file in tree.rust().filter(domain).filter(elsewhere) {
        for (at, _) in naming(file, &["diesel"]) {
            found.push(Finding::new(
                file,
                at,
                "in a domain crate only store.rs and error.rs name diesel",
            ));
        }
    }
    found
}

/// What grades names neither a language model nor what candidates asked one. Crates that judge cannot: the arrows
/// give them no model.
pub(crate) fn grading_asks_no_model(tree: &Tree) -> Vec<Finding> {
    const GRADES: &[&str] = &[
        "crates/assessments/src/grading/",
        "crates/assessments/src/scores/",
        "crates/assessments/src/statistics/",
        "crates/flows/src/assessments/grade.rs",
        "crates/flows/src/assessments/rejudge/",
        "crates/grades/",
    ];
    let grades = |file: &&File| GRADES.iter().any(|part| file.path.starts_with(part));
    let mut found = Vec::new();
    for file in tree.rust().filter(grades) {
        for (at, word) in naming(file, &["model", "assistance"]) {
            found.push(Finding::new(file, at, format!("what grades may not name {word}")));
        }
    }
    found
}

/// rules.rs, and every file whose first lines call it pure, decides from values: no connection, no
/// clock.
pub(crate) fn rules_are_pure(tree: &Tree) -> Vec<Finding> {
    const IMPURE: &[&str] = &[
        "Conn",
        "PgConnection",
        "Clock",
        "Utc::now",
        "SystemTime",
        "Instant::now",
        "async",
        "db::Db",
    ];
    let mut found = Vec::new();
    for file in tree.rust().filter(|file| file.name() == "rules.rs" || calls_itself_pure(file)) {
        for (at, word) in naming(file, IMPURE) {
            found.push(Finding::new(file, at, format!("a pure file may not name {word}")));
        }
    }
    found
}

/// Does the documentation of the module end a sentence with "Pure."?
fn calls_itself_pure(file: &File) -> bool {
    let about = file.text.lines().take_while(|line| line.starts_with("//!"));
    about.into_iter().any(|line| line.trim_end().ends_with("Pure."))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(rule: fn(&Tree) -> Vec<Finding>, files: &[(&str, &str)]) -> Vec<String> {
        rule(&Tree::of(files)).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_domain_that_depends_on_another_is_found_and_its_tests_may() {
        let manifest = "[dependencies]\nkernel.workspace = true\nauth.workspace = true\n\
                        [dev-dependencies]\ncompanies.workspace = true\n";
        let files = [
            ("crates/kernel/Cargo.toml", ""),
            ("crates/auth/Cargo.toml", ""),
            ("crates/companies/Cargo.toml", ""),
            ("crates/assessments/Cargo.toml", manifest),
        ];
        let found = found(crates_know_only_what_lies_below, &files);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(
            found[0].starts_with("crates/assessments/Cargo.toml:3: assessments may not know auth")
        );
    }

    #[test]
    fn what_grades_and_asks_a_model_is_found_and_the_assistant_may() {
        let asks = "use model::Client;";
        let files = [
            ("crates/assessments/src/grading/mod.rs", "use crate::assistance;"),
            ("crates/flows/src/assessments/grade.rs", asks),
            ("crates/flows/src/assistance/mod.rs", asks),
            ("crates/grades/src/lib.rs", "fn f() { model::ask() }"),
        ];
        let found = found(grading_asks_no_model, &files);
        let lines: Vec<&str> = found.iter().map(|one| one.split(": ").next().unwrap()).collect();
        let want = [
            "crates/assessments/src/grading/mod.rs:1",
            "crates/flows/src/assessments/grade.rs:1",
            "crates/grades/src/lib.rs:1",
        ];
        assert_eq!(lines, want, "{found:?}");
    }

    #[test]
    fn the_judge_may_not_know_the_database() {
        let files = [
            ("crates/db/Cargo.toml", ""),
            ("crates/judge/Cargo.toml", "[dependencies]\ndb = { path = \"../db\" }\n"),
        ];
        assert_eq!(found(crates_know_only_what_lies_below, &files).len(), 1);
    }

    #[test]
    fn the_worker_may_not_know_the_server_nor_the_server_the_worker() {
        let files = [
            ("crates/app/Cargo.toml", "[dependencies]\nauth.workspace = true\nworker = 1\n"),
            ("crates/worker/Cargo.toml", "[dependencies]\nauth.workspace = true\napp = 1\n"),
            ("crates/auth/Cargo.toml", ""),
        ];
        let found = found(crates_know_only_what_lies_below, &files);
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[0].contains("app may not know worker"), "{found:?}");
        assert!(found[1].contains("worker may not know app"), "{found:?}");
    }

    #[test]
    fn http_outside_app_is_found() {
        let files = [
            ("crates/app/src/lib.rs", "use actix_web::web;"),
            ("crates/auth/src/lib.rs", "// actix_web would be wrong here\nuse actix_web::web;"),
        ];
        assert_eq!(
            found(only_app_speaks_http, &files),
            ["crates/auth/src/lib.rs:2: only app names actix_web"]
        );
    }

    #[test]
    fn a_pool_outside_db_is_found() {
        let files = [
            ("crates/app/src/a.rs", "use diesel::r2d2::Pool;"),
            ("crates/db/src/a.rs", "use r2d2;"),
        ];
        assert_eq!(found(only_db_knows_a_pool, &files).len(), 1);
    }

    #[test]
    fn diesel_outside_the_store_of_a_domain_is_found() {
        let text = "use diesel::prelude::*;";
        let files = [
            ("crates/auth/src/users/mod.rs", text),
            ("crates/auth/src/users/store.rs", text),
            ("crates/auth/src/error.rs", text),
            ("crates/auth/src/users/tests.rs", text),
            ("crates/queue/src/jobs/mod.rs", text),
        ];
        let found = found(diesel_stays_in_the_store, &files);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].starts_with("crates/auth/src/users/mod.rs:1"));
    }

    #[test]
    fn a_rule_that_asks_the_time_or_the_database_is_found() {
        let text = "//! A Clock is not used here.\nuse db::Conn;\nfn f(c: &dyn Clock) {}\nlet Connected = 1;";
        let found = found(rules_are_pure, &[("crates/auth/src/users/rules.rs", text)]);
        assert_eq!(found.len(), 2, "{found:?}");
    }

    #[test]
    fn a_file_that_calls_itself_pure_is_held_to_it() {
        let files = [
            (
                "crates/auth/src/users/machine.rs",
                "//! States, and\n//! steps. Pure.\nuse db::Conn;",
            ),
            ("crates/auth/src/users/mod.rs", "//! Steps.\n\n/// Pure.\nuse db::Conn;"),
        ];
        let found = found(rules_are_pure, &files);
        assert_eq!(found, ["crates/auth/src/users/machine.rs:3: a pure file may not name Conn"]);
    }
}
