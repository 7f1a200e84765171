//! Topics form levels: what a topic uses does not use it back, so that each can be read without the
//! other.

use std::collections::{BTreeMap, BTreeSet};

use super::Finding;
use super::tree::{File, Tree};

/// Crates that still have a circle. A crate leaves this list and never returns.
const STILL: &[&str] = &[];

/// Where the areas of routes are.
const ROUTES: &str = "crates/app/src/routes/";

/// Who uses whom.
type Uses<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

/// The modules right below a crate's `lib.rs` use each other in one direction only, and so do the areas of routes.
pub(crate) fn topics_have_no_circles(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for name in tree.crates() {
        let place = format!("crates/{name}");
        let circle = circle_of(tree, &format!("{place}/src/"), "crate::");
        match (circle, STILL.contains(&name)) {
            (Some(circle), false) => found.push(Finding::whole(&place, says("topics", &circle))),
            (None, true) => {
                found.push(Finding::whole(&place, "has no circle now: take it out of STILL"));
            }
            _ => {}
        }
    }
    if let Some(circle) = circle_of(tree, ROUTES, "crate::routes::") {
        found.push(Finding::whole(ROUTES, says("areas", &circle)));
    }
    found
}

fn says(what: &str, circle: &[String]) -> String {
    format!("these {what} use each other: {}", circle.join(", "))
}

/// The first circle of the modules whose files are below `root`, and which others name as `path` says.
fn circle_of(tree: &Tree, root: &str, path: &str) -> Option<Vec<String>> {
    let product = tree.rust().filter(|file| !file.is_test());
    let files: Vec<(&str, &File)> =
        product.filter_map(|file| Some((topic(file, root)?, file))).collect();
    let topics: BTreeSet<&str> = files.iter().map(|(topic, _)| *topic).collect();
    let mut uses = Uses::new();
    for (from, file) in &files {
        let is_root = file.path.matches('/').count() == root.matches('/').count();
        let named = named(file, path, is_root);
        let others = topics.iter().filter(|topic| *topic != from && named.contains(**topic));
        uses.entry(from).or_default().extend(others);
    }
    circle(&uses).map(|circle| circle.into_iter().map(str::to_owned).collect())
}

/// A feature of the browser application uses others in one direction only.
pub(crate) fn features_have_no_circles(tree: &Tree) -> Vec<Finding> {
    const ROOT: &str = "frontend/src/features/";
    let mut uses = Uses::new();
    for file in tree.files().iter().filter(|file| file.is_web() && !file.is_test()) {
        let Some(from) = file.path.strip_prefix(ROOT).and_then(|rest| rest.split('/').next())
        else {
            continue;
        };
        let imported = file.text.split("'@/features/").skip(1);
        let others = imported.filter_map(|rest| rest.split(['/', '\'']).next());
        uses.entry(from).or_default().extend(others.filter(|other| *other != from));
    }
    let circle = circle(&uses).map(|circle| {
        let says = format!("these features use each other: {}", circle.join(", "));
        Finding::whole("frontend/src/features", says)
    });
    circle.into_iter().collect()
}

/// The module below the root that a file belongs to.
fn topic<'a>(file: &'a File, root: &str) -> Option<&'a str> {
    let first = file.path.strip_prefix(root)?.split('/').next()?;
    let name = first.strip_suffix(".rs").unwrap_or(first);
    (!["lib", "main", "mod"].contains(&name)).then_some(name)
}

/// Every word that follows `path` in the code of a file, and `super::` in one right below the root.
fn named(file: &File, path: &str, is_root: bool) -> BTreeSet<String> {
    let product = without_tests(file.bare());
    let mut names = BTreeSet::new();
    let beside = is_root.then_some("super::");
    for root in beside.into_iter().chain([path]) {
        for rest in product.split(root).skip(1) {
            names.extend(first_words(rest));
        }
    }
    names
}

/// Code without what is compiled for tests only: `mod tests;`, as it stands above the imports of most files, and all of
/// a module or a function.
fn without_tests(code: &str) -> String {
    const MARK: &str = "#[cfg(test)]";
    let mut kept = String::new();
    let mut rest = code;
    while let Some((before, marked)) = rest.split_once(MARK) {
        kept.push_str(before);
        rest = after_item(marked);
    }
    kept + rest
}

/// What follows the first item: from its semicolon, or from the brace that closes it.
fn after_item(code: &str) -> &str {
    let mut depth = 0;
    for (at, c) in code.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 && (c == ';' || c == '}') {
            return code.get(at + 1..).unwrap_or_default();
        }
    }
    ""
}

/// `a` of `a::b`, and `a`, `c` of `{a::b, c}`.
fn first_words(path: &str) -> Vec<String> {
    let word = |text: &str| -> String {
        text.trim_start().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
    };
    let Some(list) = path.strip_prefix('{') else { return vec![word(path)] };
    let mut words = vec![word(list)];
    let mut depth = 1;
    for (at, c) in list.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 1 => words.push(word(list.get(at + 1..).unwrap_or_default())),
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    words
}

/// Those of the first circle by name; `None` where there is none.
fn circle<'a>(uses: &Uses<'a>) -> Option<Vec<&'a str>> {
    let reached: BTreeMap<&str, BTreeSet<&str>> =
        uses.keys().map(|from| (*from, reach(uses, from))).collect();
    let reaches = |from: &str, to: &str| reached.get(from).is_some_and(|all| all.contains(to));
    let first = uses.keys().find(|topic| reaches(topic, topic))?;
    let together = uses.keys().filter(|topic| reaches(first, topic) && reaches(topic, first));
    Some(together.copied().collect())
}

/// Everything that is used from here, directly or through others.
fn reach<'a>(uses: &Uses<'a>, from: &str) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut open: Vec<&str> = uses.get(from).into_iter().flatten().copied().collect();
    while let Some(topic) = open.pop() {
        if reached.insert(topic) {
            open.extend(uses.get(topic).into_iter().flatten());
        }
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::*;

    fn topics(files: &[(&str, &str)]) -> Vec<String> {
        let manifest = ("crates/auth/Cargo.toml", "");
        let files: Vec<_> = files.iter().copied().chain([manifest]).collect();
        topics_have_no_circles(&Tree::of(&files)).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn topics_that_use_each_other_are_found_however_they_are_named_and_whatever_lies_between() {
        let found = topics(&[
            ("crates/auth/src/users/mod.rs", "use crate::{Error, otp::{self, Code}, names};"),
            ("crates/auth/src/otp/store.rs", "fn f() { crate::names::of() }"),
            ("crates/auth/src/names.rs", "use super::users::User;"),
            ("crates/auth/src/provider.rs", "use crate::users;"),
        ]);
        assert_eq!(found, ["crates/auth: these topics use each other: names, otp, users"]);
    }

    #[test]
    fn levels_are_no_circle_and_neither_are_tests_comments_and_a_topics_own_files() {
        let found = topics(&[
            ("crates/auth/src/users/mod.rs", "use crate::otp;\nuse super::rules;"),
            ("crates/auth/src/users/store.rs", "use super::names;\nuse crate::users::User;"),
            ("crates/auth/src/names.rs", "use crate::users;"),
            (
                "crates/auth/src/otp/mod.rs",
                "// crate::users\n#[cfg(test)]\nmod tests { use crate::users; }",
            ),
            ("crates/auth/src/otp/tests.rs", "use crate::users;"),
        ]);
        assert!(found.is_empty(), "{found:?}");
    }

    #[test]
    fn a_circle_is_found_below_the_line_that_names_the_tests() {
        let found = topics(&[
            (
                "crates/auth/src/users/mod.rs",
                "mod store;\n#[cfg(test)]\nmod tests;\n\nuse crate::otp::Code;\n",
            ),
            (
                "crates/auth/src/otp/mod.rs",
                "#[cfg(test)]\nuse crate::names::{A, B};\n#[cfg(test)]\nfn of() {\n    if true {}\n}\n\n\
                 use crate::{Error, users};\n",
            ),
            ("crates/auth/src/names.rs", "use crate::users;"),
        ]);
        assert_eq!(found, ["crates/auth: these topics use each other: otp, users"]);
    }

    #[test]
    fn areas_of_routes_that_use_each_other_are_found() {
        let found = topics_have_no_circles(&Tree::of(&[
            (
                "crates/app/src/routes/company/home/mod.rs",
                "#[cfg(test)]\nmod tests;\nuse crate::routes::results::{reports, Row};\n",
            ),
            (
                "crates/app/src/routes/results/mod.rs",
                "use crate::web::Id;\nuse crate::routes::{admin, company::statistics::ItemView};\n",
            ),
            ("crates/app/src/routes/admin.rs", "use crate::routes::company;"),
        ]));
        let found: Vec<_> = found.iter().map(ToString::to_string).collect();
        let expected =
            "crates/app/src/routes/: these areas use each other: admin, company, results";
        assert_eq!(found, [expected]);
    }

    #[test]
    fn features_that_use_each_other_are_found() {
        let found = features_have_no_circles(&Tree::of(&[
            ("frontend/src/features/stories/a.ts", "import { b } from '@/features/likes/api';"),
            ("frontend/src/features/likes/api.ts", "import type { A } from '@/features/stories';"),
            ("frontend/src/features/likes/a.test.ts", "import '@/features/reports/api';"),
            ("frontend/src/features/reports/api.ts", "import '@/features/likes/api';"),
        ]));
        let found: Vec<_> = found.iter().map(ToString::to_string).collect();
        assert_eq!(found, ["frontend/src/features: these features use each other: likes, stories"]);
    }
}
