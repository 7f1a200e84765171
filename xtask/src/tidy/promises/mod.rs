//! docs/spec/coverage.md: what the specification asks, and the test that holds it.
//!
//! A row is `| id | promise | where | held by |`. The last cell names tests as
//! `` `path::title` `` with the whole title, or says `Later: <area>` with an area of the list
//! above the tables.

pub(super) mod broken;
pub(super) mod kept;
mod said;
mod titles;

use std::collections::BTreeSet;

use super::Finding;
use super::tree::{File, Tree};
use titles::titles;

const COVERAGE: &str = "docs/spec/coverage.md";
const ROUTES: &str = "docs/spec/routes.md";
const PATHS: &str = "frontend/src/facts/paths.ts";
const SERVER_TABLE: &str = "crates/app/src/router/";

/// The cells of a row of a table; none for a heading's underline or another line.
pub(super) fn cells(line: &str) -> Option<Vec<&str>> {
    let inner = line.trim().strip_prefix('|')?.strip_suffix('|')?;
    let cells: Vec<&str> = inner.split('|').map(str::trim).collect();
    let underline = cells.iter().all(|cell| cell.chars().all(|c| c == '-' || c == ':'));
    (!underline).then_some(cells)
}

fn quoted(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('`').skip(1).step_by(2)
}

/// Areas that belong to a later part of the plan, as the table's own list names them.
fn later_areas(table: &File) -> BTreeSet<&str> {
    let line = table.text.lines().find_map(|line| line.strip_prefix("Later areas: "));
    line.map(|line| line.trim_end_matches('.').split(", ").collect()).unwrap_or_default()
}

fn wrong_with(cell: &str, areas: &BTreeSet<&str>, tree: &Tree) -> Vec<String> {
    if let Some(area) = cell.strip_prefix("Later: ") {
        let known = areas.contains(area);
        return if known { Vec::new() } else { vec![format!("{area} is no later area")] };
    }
    let mut wrong = Vec::new();
    let mut named = false;
    for (path, name) in quoted(cell).filter_map(|text| text.split_once("::")) {
        named = true;
        match tree.get(path) {
            None => wrong.push(format!("{path} does not exist")),
            Some(file) if !titles(file).contains(name) => {
                wrong.push(format!("{path} has no test {name}"))
            }
            Some(_) => {}
        }
    }
    if !named {
        wrong.push("names no test".to_owned());
    }
    wrong
}

/// Every promise names a test that exists, and no id is used twice.
pub(crate) fn promises_are_held(tree: &Tree) -> Vec<Finding> {
    let Some(table) = tree.get(COVERAGE) else {
        return vec![Finding::whole(COVERAGE, "is missing")];
    };
    let areas = later_areas(table);
    let mut ids = BTreeSet::new();
    let mut found = Vec::new();
    for (at, line) in table.lines() {
        let Some(cells) = cells(line) else { continue };
        let [id, _, _, held] = cells.as_slice() else {
            found.push(Finding::new(table, at, "a row has four cells"));
            continue;
        };
        if *id == "Id" {
            continue;
        }
        if !ids.insert(*id) {
            found.push(Finding::new(table, at, format!("{id} is there twice")));
        }
        let wrong = wrong_with(held, &areas, tree);
        found.extend(wrong.into_iter().map(|says| Finding::new(table, at, format!("{id} {says}"))));
    }
    found
}

/// `/report/{id}` and `/report/:reportId` are one shape; an optional part makes two.
fn shapes(path: &str) -> Vec<String> {
    let mut shapes = vec![String::new()];
    for part in path.trim_start_matches('/').split('/') {
        let bare = part.trim_end_matches('?');
        let is_open = bare.starts_with(':') || bare.starts_with('{') || bare == "*";
        let without = if part.ends_with('?') { shapes.clone() } else { Vec::new() };
        for shape in &mut shapes {
            shape.push('/');
            shape.push_str(if is_open { "*" } else { bare });
        }
        shapes.extend(without);
    }
    shapes
}

/// The paths that the browser application or the server really mounts.
fn mounted(tree: &Tree) -> BTreeSet<String> {
    let text = |path: &str| tree.get(path).map(|file| file.text.as_str()).unwrap_or_default();
    let is_router = |file: &&File| {
        file.path.starts_with("frontend/src/app/rout") && file.has_extension(&["ts", "tsx"])
    };
    let routers: Vec<&File> = tree.files().iter().filter(is_router).collect();
    let is_used = |key: &str| {
        let wanted = format!("paths.{key}");
        let ends = |rest: &str| !rest.starts_with(|c: char| c.is_alphanumeric());
        let uses = |file: &&&File| file.text.split(&wanted).skip(1).any(ends);
        routers.iter().any(|file| uses(&file))
    };
    let mut found = BTreeSet::new();
    for line in text(PATHS).lines() {
        let entry = line.trim().trim_end_matches(',').split_once(": '");
        let Some((key, path)) = entry else { continue };
        if is_used(key) {
            found.extend(shapes(path.trim_end_matches('\'')));
        }
    }
    for file in &routers {
        let literals = file.text.split("page('").skip(1).filter_map(|rest| rest.split('\'').next());
        found.extend(literals.flat_map(shapes));
    }
    for file in tree.rust().filter(|file| file.path.starts_with(SERVER_TABLE)) {
        // A long line of the table is several lines of the file.
        for line in file.text.split("\n    t.").skip(1) {
            found.extend(shapes(line.split('"').nth(1).unwrap_or_default()));
        }
    }
    found
}

/// Every path that docs/spec/routes.md lists is in the application's or the server's table.
pub(crate) fn routes_are_mounted(tree: &Tree) -> Vec<Finding> {
    let Some(list) = tree.get(ROUTES) else {
        return vec![Finding::whole(ROUTES, "is missing")];
    };
    let mounted = mounted(tree);
    let mut found = Vec::new();
    for (at, line) in list.lines() {
        let Some(first) = cells(line).and_then(|cells| cells.first().copied()) else { continue };
        for path in quoted(first) {
            let path = path.rsplit(' ').next().unwrap_or(path);
            if !shapes(path).iter().all(|shape| mounted.contains(shape)) {
                found.push(Finding::new(list, at, format!("{path} is in no route table")));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn says(found: Vec<Finding>) -> Vec<String> {
        found.into_iter().map(|finding| finding.says).collect()
    }

    #[test]
    fn a_promise_whose_test_is_gone_is_found() {
        let tree = Tree::of(&[
            (
                COVERAGE,
                "Later areas: roles, billing.\n\
                 | Id | Promise | Where | Held by |\n|---|---|---|---|\n\
                 | 1 | a | b | `tests/a.rs::it_holds` |\n\
                 | 2 | a | b | `tests/a.rs::it_is_gone` and `tests/b.rs::x` |\n\
                 | 2 | a | b | Later: roles |\n\
                 | 3 | a | b | Later: tea |\n\
                 | 4 | a | b | trust us |\n\
                 | 5 | a | b | `web/a.test.ts::shows it` |\n\
                 | 6 | a | b | `web/a.test.ts::shows` |\n\
                 | 7 | a | b | `tests/a.rs::helper` |\n",
            ),
            ("tests/a.rs", "#[test]\nfn it_holds() {}\nfn helper() {}"),
            ("web/a.test.ts", "it('shows it', () => {})"),
        ]);
        let expected = [
            "2 tests/a.rs has no test it_is_gone",
            "2 tests/b.rs does not exist",
            "2 is there twice",
            "3 tea is no later area",
            "4 names no test",
            "6 web/a.test.ts has no test shows",
            "7 tests/a.rs has no test helper",
        ];
        assert_eq!(says(promises_are_held(&tree)), expected);
    }

    #[test]
    fn a_route_that_nothing_mounts_is_found() {
        let list = "| Route |\n|---|\n| `/a/{code}` |\n| `/a` |\n| `/unused` |\n| `GET /api/x/{id}` |\n\
                    | `POST /api/x/{id}/stop` |\n| `/b/{c}` |\n";
        let tree = Tree::of(&[
            (ROUTES, list),
            (PATHS, "  a: '/a/:anything?',\n  unused: '/unused',\n"),
            ("frontend/src/app/router.tsx", "page(paths.a, x), page(paths.unusedToo, x)"),
            (
                "crates/app/src/router/authoring.rs",
                "fn lines(t: &mut Table) {\n    t.get (\"/api/x/{number}\", Public, x::y);\n    \
                 t.post(\n        \"/api/x/{number}/stop\",\n        Public,\n        x::z,\n    );\n}\n",
            ),
        ]);
        let expected = ["/unused is in no route table", "/b/{c} is in no route table"];
        assert_eq!(says(routes_are_mounted(&tree)), expected);
    }
}
