use super::*;

fn found(files: &[(&str, &str)]) -> Vec<String> {
    files_and_functions_are_short(&Tree::of(files)).iter().map(ToString::to_string).collect()
}

fn rust_function(lines: usize) -> String {
    format!("fn long() {{\n{}}}\n", "    act();\n".repeat(lines - 2))
}

#[test]
fn each_kind_of_file_has_its_own_limit() {
    let lines = |count: usize| "x\n".repeat(count);
    assert!(found(&[("crates/a/src/a.rs", &lines(400))]).is_empty());
    assert_eq!(found(&[("crates/a/src/a.rs", &lines(401))]).len(), 1);
    assert!(found(&[("crates/a/src/a/tests.rs", &lines(600))]).is_empty());
    assert_eq!(found(&[("crates/a/src/a/tests.rs", &lines(601))]).len(), 1);
    assert_eq!(found(&[("frontend/src/ui/Button.tsx", &lines(251))]).len(), 1);
    assert!(found(&[("frontend/src/ui/Button.test.tsx", &lines(600))]).is_empty());
    assert!(found(&[("crates/db/src/schema.rs", &lines(900))]).is_empty());
}

#[test]
fn a_function_over_its_limit_is_found_by_name() {
    assert!(found(&[("crates/a/src/a.rs", &rust_function(80))]).is_empty());
    let long = found(&[("crates/a/src/a.rs", &rust_function(81))]);
    assert_eq!(long.len(), 1, "{long:?}");
    assert!(long[0].contains("crates/a/src/a.rs::long"), "{long:?}");
}

#[test]
fn a_component_may_be_longer_than_a_function() {
    let web = |name: &str, lines: usize| {
        format!("export function {name}() {{\n{}}}\n", "  act();\n".repeat(lines - 2))
    };
    assert!(found(&[("frontend/src/ui/A.tsx", &web("Panel", 120))]).is_empty());
    assert_eq!(found(&[("frontend/src/ui/A.tsx", &web("Panel", 121))]).len(), 1);
    assert_eq!(found(&[("frontend/src/ui/A.tsx", &web("usePanel", 81))]).len(), 1);
    assert_eq!(found(&[("frontend/src/api/a.ts", &web("load", 81))]).len(), 1);
}

#[test]
fn a_sixth_parameter_is_found_and_self_is_none() {
    let method = "    fn f(&mut self, a: u8, b: Vec<(u8, u8)>, c: impl Fn(u8) -> u8, d: u8, e: u8) {\n    }\n";
    assert!(found(&[("crates/a/src/a.rs", method)]).is_empty());
    let six =
        "fn f(\n    a: u8,\n    b: u8,\n    c: u8,\n    d: u8,\n    e: u8,\n    f: u8,\n) {\n}\n";
    let found = found(&[("crates/a/src/a.rs", six)]);
    assert_eq!(found, ["crates/a/src/a.rs:1: f takes 6 parameters, more than 5"]);
}

#[test]
fn functions_are_measured_from_their_own_line_to_their_own_brace() {
    let text = "impl A {\n    pub(crate) async fn one(&self) -> u8 {\n        { 1 }\n    }\n\n    fn two() {}\n}\n\
                trait B {\n    fn three(&self);\n}\n";
    let file = File::new("crates/a/src/a.rs", text);
    let measured: Vec<(String, usize)> =
        functions(&file).into_iter().map(|function| (function.name, function.length)).collect();
    assert_eq!(measured, [("one".to_owned(), 3), ("two".to_owned(), 1)]);
}

#[test]
fn an_arrow_function_counts_as_a_function() {
    let text =
        "export const load = async (id: string) => {\n  await go(id);\n};\nconst limit = 3;\n";
    let file = File::new("frontend/src/api/a.ts", text);
    let expected = Function { name: "load".to_owned(), line: 1, length: 3, parameters: 1 };
    assert_eq!(functions(&file), [expected]);
}

#[test]
fn a_heavy_file_is_found() {
    let tree = Tree::of(&[("docs/film.mp4", &"x".repeat(500_001)), ("docs/a.md", "x")]);
    assert_eq!(nothing_is_heavy(&tree).len(), 1);
}
