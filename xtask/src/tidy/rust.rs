//! What clippy does not see of the Rust sources.

use super::Finding;
use super::layers::has_word;
use super::tree::{File, Tree};

/// `unsafe` belongs to the crate that needs system calls without a safe form.
pub(crate) fn unsafe_only_in_the_judge(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in tree.rust().filter(|file| file.package() != "judge") {
        for (at, line) in file.code() {
            if has_word(line, "unsafe") {
                found.push(Finding::new(file, at, "only the judge crate has unsafe code"));
            }
        }
    }
    found
}

/// Where the environment may be read. Build scripts get theirs from cargo.
fn may_read_environment(file: &File) -> bool {
    const READERS: &[&str] =
        &["crates/config/", "xtask/src/machine/environment.rs", "crates/testkit/"];
    READERS.iter().any(|reader| file.path.starts_with(reader))
        || file.name() == "build.rs"
        || file.is_test()
}

/// The product's settings are read in one place, so that `assay config check` knows them all.
pub(crate) fn one_reader_of_the_environment(tree: &Tree) -> Vec<Finding> {
    const READS: &[&str] = &["env::var", "env::var_os", "env::vars", "env::vars_os"];
    let mut found = Vec::new();
    for file in tree.rust().filter(|file| !may_read_environment(file)) {
        for (at, line) in file.code() {
            if READS.iter().any(|read| has_word(line, read)) {
                found.push(Finding::new(file, at, "only config reads the environment"));
            }
        }
    }
    found
}

/// A statement asks the clock that a transaction may be given (`db::clock`): Diesel's own is a keyword of SQL, which
/// nothing changes. And only the demo world gives one.
pub(crate) fn the_database_has_one_clock(tree: &Tree) -> Vec<Finding> {
    const MOVERS: &[&str] = &["db", "world", "assay"];
    let mut found = Vec::new();
    for file in tree.rust().filter(|file| !file.is_test() && file.path.starts_with("crates/")) {
        for (at, line) in file.code() {
            if has_word(line, "dsl::now") {
                found.push(Finding::new(file, at, "use db::clock::NOW"));
            }
            let moves = has_word(line, "clock::set") || has_word(line, "Batch::begin");
            if moves && !MOVERS.contains(&file.package()) {
                found.push(Finding::new(file, at, "only the demo world moves the clock"));
            }
        }
    }
    found
}

/// The table mounts a handler and its door together; the server mounts what is no route. A handler
/// mounted anywhere else would have no door.
pub(crate) fn handlers_are_mounted_by_the_table(tree: &Tree) -> Vec<Finding> {
    const MOUNTS: &[&str] = &[
        ".service(",
        ".route(",
        ".default_service(",
        "web::resource(",
        "web::scope(",
        "web::to(",
        "SwaggerUi::new(",
    ];
    const MAY: &[&str] = &["crates/app/src/web/table.rs", "crates/app/src/server.rs"];
    let mut found = Vec::new();
    for file in tree.rust().filter(|file| file.package() == "app" && !file.is_test()) {
        if MAY.contains(&file.path.as_str()) {
            continue;
        }
        let code = file.code().take_while(|(_, line)| !line.starts_with("mod tests {"));
        for (at, line) in code {
            if MOUNTS.iter().any(|mount| line.contains(mount)) {
                let says =
                    "handlers are mounted by a line of app/src/router/mod.rs, behind its door";
                found.push(Finding::new(file, at, says));
            }
        }
    }
    found
}

/// Every module begins by saying what it is for. Tests say it with their names.
pub(crate) fn modules_say_what_they_are_for(tree: &Tree) -> Vec<Finding> {
    let documented = |file: &File| {
        file.text
            .lines()
            .map(str::trim)
            .find(|line| !line.is_empty() && !line.starts_with("#!/"))
            .is_some_and(|line| line.starts_with("//!") || line.starts_with("#![doc"))
    };
    tree.rust()
        .filter(|file| {
            !file.is_test() && file.name() != "build.rs" && !file.path.contains("/fixtures/")
        })
        .filter(|file| !documented(file))
        .map(|file| Finding::new(file, 1, "begin with `//!` and say what this module is for"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unsafe_code_outside_the_judge_is_found_and_the_word_in_a_comment_is_not() {
        let code = "// unsafe is not needed\nfn f() { unsafe { g() } }";
        let tree = Tree::of(&[("crates/db/src/a.rs", code), ("crates/judge/src/a.rs", code)]);
        let found = unsafe_only_in_the_judge(&tree);
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].path.as_str(), found[0].line), ("crates/db/src/a.rs", 2));
    }

    #[test]
    fn a_second_reader_of_the_environment_is_found() {
        let code = "let home = std::env::var(\"HOME\");\nlet args = std::env::args();";
        let tree =
            Tree::of(&[("crates/config/src/lib.rs", code), ("crates/mail/src/lib.rs", code)]);
        let found = one_reader_of_the_environment(&tree);
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].path.as_str(), found[0].line), ("crates/mail/src/lib.rs", 1));
    }

    #[test]
    fn another_clock_and_a_moved_one_are_found() {
        let code = "fn f() {\n    x.eq(diesel::dsl::now);\n    db::clock::set(conn, at);\n}";
        let tree = Tree::of(&[("crates/mail/src/a.rs", code), ("crates/world/src/a.rs", code)]);
        let lines: Vec<_> =
            the_database_has_one_clock(&tree).into_iter().map(|one| (one.path, one.line)).collect();
        let named = |path: &str, line| (path.to_owned(), line);
        let [mail, world] = ["crates/mail/src/a.rs", "crates/world/src/a.rs"];
        assert_eq!(lines, [named(mail, 2), named(mail, 3), named(world, 2)]);
    }

    #[test]
    fn a_handler_that_is_mounted_past_the_table_is_found() {
        let code = "fn f() {\n    cfg.route(\"/x\", web::get().to(x));\n}\nmod tests {\n    \
                    app.route(\"/x\", y);\n}";
        let tree = Tree::of(&[
            ("crates/app/src/web/table.rs", code),
            ("crates/app/src/routes/x.rs", code),
            ("crates/queue/src/x.rs", code),
        ]);
        let found = handlers_are_mounted_by_the_table(&tree);
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].path.as_str(), found[0].line), ("crates/app/src/routes/x.rs", 2));
    }

    #[test]
    fn a_module_without_a_purpose_is_found() {
        let tree = Tree::of(&[
            ("crates/a/src/silent.rs", "use std::fmt;\n"),
            ("crates/a/src/lib.rs", "#![doc = include_str!(\"../README.md\")]\n"),
            ("crates/a/src/good.rs", "\n//! Good.\n"),
            ("crates/a/src/tests.rs", "use super::*;\n"),
        ]);
        let found = modules_say_what_they_are_for(&tree);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].path, "crates/a/src/silent.rs");
    }
}
