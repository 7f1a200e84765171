//! Files and functions stay short enough to see whole.

pub(crate) mod folders;

use super::Finding;
use super::ratchet::Ratchet;
use super::tree::{File, Tree};

const FILE: usize = 400;
const TEST_FILE: usize = 600;
const COMPONENT_FILE: usize = 250;
const FUNCTION: usize = 80;
const COMPONENT: usize = 120;
const PARAMETERS: usize = 5;
const HEAVIEST: usize = 500_000;

/// Tables, one line a fact, and files that a program writes.
const TABLES: &[&str] = &["paths.ts", "schema.rs", "schema.ts"];
/// Files above the weight limit, each with its reason.
const HEAVY: &[&str] = &[
    // Written by `cargo xtask codegen`: as long as the API's document.
    "frontend/src/api/schema.ts",
];

fn is_table(file: &File) -> bool {
    TABLES.contains(&file.name())
}

fn is_component(file: &File) -> bool {
    file.path.starts_with("frontend/src/") && file.has_extension(&["tsx"]) && !file.is_test()
}

fn most_lines(file: &File) -> usize {
    match file {
        file if file.is_test() => TEST_FILE,
        file if is_component(file) => COMPONENT_FILE,
        _ => FILE,
    }
}

/// A function as it stands in a formatted file.
#[derive(Debug, PartialEq, Eq)]
struct Function {
    name: String,
    line: usize,
    length: usize,
    parameters: usize,
}

/// Lines a file, lines a function, parameters; longer ones are in the ratchet or are findings.
pub(crate) fn files_and_functions_are_short(tree: &Tree) -> Vec<Finding> {
    let mut ratchet = Ratchet::of(tree);
    let mut found = Vec::new();
    for file in tree.files().iter().filter(|file| file.is_rust() || file.is_web()) {
        if is_table(file) {
            continue;
        }
        let lines = file.text.lines().count();
        ratchet.measure("lines", &file.path, lines, most_lines(file));
        for function in functions(file) {
            let limit = longest_function(file, &function);
            let place = format!("{}::{}", file.path, function.name);
            if !file.is_test() {
                ratchet.measure("function", &place, function.length, limit);
            }
            if function.parameters > PARAMETERS {
                found.push(Finding::new(
                    file,
                    function.line,
                    format!(
                        "{} takes {} parameters, more than {PARAMETERS}",
                        function.name, function.parameters
                    ),
                ));
            }
        }
    }
    found.extend(ratchet.findings());
    found
}

fn longest_function(file: &File, function: &Function) -> usize {
    let component = is_component(file) && function.name.starts_with(char::is_uppercase);
    if component { COMPONENT } else { FUNCTION }
}

/// The functions of a file that rustfmt or prettier has laid out: one begins where its line says
/// so and ends at the closing brace under its first letter. Calls of a test runner are none.
fn functions(file: &File) -> Vec<Function> {
    let text = if file.is_rust() { file.bare() } else { &file.text };
    let lines: Vec<&str> = text.lines().collect();
    let mut functions = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let name = if file.is_rust() { rust_name(line) } else { web_name(line) };
        let Some(name) = name else { continue };
        let rest = lines.get(at..).unwrap_or_default();
        let indent: String = line.chars().take_while(|c| *c == ' ').collect();
        let closes = |line: &&str| {
            line.strip_prefix(&indent)
                .is_some_and(|rest| rest.starts_with('}') && !rest.starts_with("} "))
        };
        let signature_ends =
            |line: &&str| line.trim_end().ends_with(';') && line.starts_with(&indent);
        let first_brace = rest.iter().position(|line| line.contains('{'));
        let first_end = rest.iter().position(signature_ends);
        if first_end.is_some_and(|end| first_brace.is_none_or(|brace| end < brace)) {
            continue;
        }
        let length = rest.iter().position(closes).map_or(1, |end| end + 1);
        let length = if one_line(line) { 1 } else { length };
        functions.push(Function { name, line: at + 1, length, parameters: parameters(rest) });
    }
    functions
}

fn one_line(line: &str) -> bool {
    line.contains('{') && line.trim_end().ends_with('}')
}

fn rust_name(line: &str) -> Option<String> {
    let mut words = line.split_whitespace();
    let before: Vec<&str> = words.by_ref().take_while(|word| *word != "fn").collect();
    let known = |word: &&str| {
        let word: &str = word;
        matches!(word, "pub" | "const" | "async" | "unsafe" | "extern" | "\"\"")
            || word.starts_with("pub(")
    };
    let name = words.next().filter(|_| line.contains("fn ") && before.iter().all(known))?;
    Some(name.split(['(', '<']).next().unwrap_or(name).to_owned())
}

fn web_name(line: &str) -> Option<String> {
    let line = line.strip_prefix("export ").unwrap_or(line);
    let line = line.strip_prefix("default ").unwrap_or(line);
    let line = line.strip_prefix("async ").unwrap_or(line);
    let name = |rest: &str| {
        let end =
            rest.find(|c: char| !c.is_alphanumeric() && c != '_' && c != '$').unwrap_or(rest.len());
        rest.get(..end).filter(|name| !name.is_empty()).map(str::to_owned)
    };
    if let Some(rest) = line.strip_prefix("function ").or_else(|| line.strip_prefix("function* ")) {
        return name(rest);
    }
    let rest =
        line.strip_prefix("const ").filter(|rest| rest.contains("=> {") || rest.ends_with(" ("))?;
    name(rest).filter(|_| rest.contains('('))
}

/// How many parameters the signature that begins here has, `self` not counted.
fn parameters(rest: &[&str]) -> usize {
    let signature = rest.iter().take(20).copied().collect::<Vec<_>>().join("\n");
    let Some(open) = signature.find('(') else {
        return 0;
    };
    let mut depth = 0_i32;
    let mut parameters = vec![String::new()];
    for c in signature.chars().skip(open) {
        match c {
            '(' | '[' | '{' | '<' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            '>' if !parameters.last().is_some_and(|last| last.ends_with(['-', '='])) => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            break;
        }
        match parameters.last_mut() {
            _ if c == ',' && depth == 1 => parameters.push(String::new()),
            Some(last) => last.push(c),
            None => {}
        }
    }
    let itself = |parameter: &str| matches!(parameter, "self" | "&self" | "&mut self" | "mut self");
    let named = parameters.iter().map(|one| one.trim_start_matches('(').trim());
    named.filter(|one| !one.is_empty() && !itself(one)).count()
}

/// What is heavy does not belong into a history that everybody clones.
pub(crate) fn nothing_is_heavy(tree: &Tree) -> Vec<Finding> {
    let heavy = |file: &&File| file.bytes > HEAVIEST && !HEAVY.contains(&file.path.as_str());
    tree.files()
        .iter()
        .filter(heavy)
        .map(|file| Finding::new(file, 0, format!("{} kB is too heavy for git", file.bytes / 1000)))
        .collect()
}

#[cfg(test)]
mod tests;
