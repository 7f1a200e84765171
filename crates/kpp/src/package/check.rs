//! The house rules: what a package must have before it is published, for everybody or for one company.

use std::collections::BTreeSet;
use std::path::Path;

use super::keeping;
use crate::files::{MAX_FILE_BYTES, read_text};
use crate::{Finding, Group, Package, ProblemType, Reference, Tag};

/// Weights of scoring.md: each tag's groups together, lowest and highest.
const TAG_WEIGHTS: [(Tag, u32, u32); 3] =
    [(Tag::Core, 30, 60), (Tag::Edge, 10, 40), (Tag::Perf, 0, 40)];
const MIN_TESTS_PER_GROUP: usize = 5;
const MIN_SAMPLES: usize = 2;
/// A sample is read by a person, next to the statement.
const MAX_SAMPLE_BYTES: u64 = 4 * 1024;
const MAX_TESTS: usize = 200;
const MAX_GROUPS: usize = 20;
/// About four minutes of reading.
const MAX_STATEMENT_WORDS: usize = 800;
const SECTIONS: [&str; 3] = ["## Input", "## Output", "## Examples"];

/// Whose rules a package keeps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rules {
    /// Those of the bank, which is for everybody.
    Bank,
    /// Those of a problem that one company writes for itself: what a submission cannot be judged and scored without.
    Own,
}

pub(crate) fn check(package: &Package, rules: Rules) -> Vec<Finding> {
    let mut findings = Vec::new();
    total(package, &mut findings);
    groups(package, &mut findings);
    tests(package, &mut findings);
    match rules {
        Rules::Bank => of_bank(package, &mut findings),
        Rules::Own if package.templates.is_empty() => {
            let text = "There is no starter code, so there is no language to solve the problem in.";
            findings.push(Finding::new("attachments", text));
        }
        Rules::Own => {}
    }
    keeping::check(package, &mut findings);
    findings.sort();
    findings
}

fn of_bank(package: &Package, findings: &mut Vec<Finding>) {
    weights(package, findings);
    large_groups(package, findings);
    statement(package, findings);
    submissions(package, findings);
    given_programs(package, findings);
    rest(package, findings);
}

/// In u64, so that hostile weights cannot overflow.
fn sum<'a>(groups: impl Iterator<Item = &'a Group>) -> u64 {
    groups.map(|g| u64::from(g.weight)).sum()
}

fn total(package: &Package, findings: &mut Vec<Finding>) {
    let total = sum(package.secret.iter());
    if total != 100 {
        findings.push(Finding::new(
            "data/secret",
            format!("The groups' max_score add up to {total}, not to 100."),
        ));
    }
}

fn weights(package: &Package, findings: &mut Vec<Finding>) {
    for (tag, low, high) in TAG_WEIGHTS {
        let weight = sum(package.secret.iter().filter(|g| g.tag == tag));
        if weight < u64::from(low) || weight > u64::from(high) {
            findings.push(Finding::new(
                "data/secret",
                format!(
                    "The {} groups weigh {weight} together; {low} to {high} are allowed.",
                    tag.as_str()
                ),
            ));
        }
    }
}

fn groups(package: &Package, findings: &mut Vec<Finding>) {
    if package.groups().count() > MAX_GROUPS {
        let text = format!("There are more than {MAX_GROUPS} groups, the samples counted.");
        findings.push(Finding::new("data/secret", text));
    }
    for group in package.secret.iter().filter(|group| group.weight == 0) {
        let path = format!("data/secret/{}", group.name);
        findings.push(Finding::new(path, "The group's max_score is 0."));
    }
    if package.samples.tests.len() < MIN_SAMPLES {
        findings.push(Finding::new(
            "data/sample",
            format!("There are fewer than {MIN_SAMPLES} samples."),
        ));
    }
}

/// How many tests a group of the bank has, and what a perf group of it waits for.
fn large_groups(package: &Package, findings: &mut Vec<Finding>) {
    let core: Vec<&str> =
        package.secret.iter().filter(|g| g.tag == Tag::Core).map(|g| g.name.as_str()).collect();
    for group in &package.secret {
        let path = format!("data/secret/{}", group.name);
        if group.tests.len() < MIN_TESTS_PER_GROUP {
            findings.push(Finding::new(
                path.as_str(),
                format!(
                    "The group has {} tests and needs at least {MIN_TESTS_PER_GROUP}.",
                    group.tests.len()
                ),
            ));
        }
        if group.tag == Tag::Perf && !core.iter().all(|c| group.requires.iter().any(|r| r == c)) {
            findings.push(Finding::new(
                path,
                format!(
                    "A perf group requires the core groups: require_pass must name {}.",
                    core.join(", ")
                ),
            ));
        }
    }
}

fn tests(package: &Package, findings: &mut Vec<Finding>) {
    let count: usize = package.groups().map(|g| g.tests.len()).sum();
    if count > MAX_TESTS {
        findings
            .push(Finding::new("data", format!("There are {count} tests, more than {MAX_TESTS}.")));
        return;
    }
    for group in package.groups() {
        let max = if group.tag == Tag::Sample { MAX_SAMPLE_BYTES } else { MAX_FILE_BYTES };
        for path in group.tests.iter().flat_map(|t| [&t.input, &t.answer]) {
            if let Err(why) = read_text(path, max) {
                findings.push(Finding::new(relative(package, path), why));
            }
        }
    }
}

fn statement(package: &Package, findings: &mut Vec<Finding>) {
    let mut say = |text: &str| findings.push(Finding::new("statement/problem.en.md", text));
    let text = &package.statement;
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    if lines.iter().any(|l| l.starts_with("# ")) {
        say("The statement repeats the title; it is shown from name in problem.yaml.");
    }
    for section in SECTIONS {
        if !lines.contains(&section) {
            say(&format!("The section \"{section}\" is missing."));
        }
    }
    if text.split_whitespace().count() > MAX_STATEMENT_WORDS {
        say(&format!("The statement has more than {MAX_STATEMENT_WORDS} words."));
    }
    if text.contains("{{") || text.contains("$$") {
        say("Commands in double braces and TeX are not shown here; write plain Markdown.");
    }
}

fn submissions(package: &Package, findings: &mut Vec<Finding>) {
    let mut say = |text: &str| findings.push(Finding::new("submissions", text));
    let within = |folder: &'static str| {
        package.submissions.iter().filter(move |s| s.name.split('/').next() == Some(folder))
    };
    let languages: BTreeSet<&str> = within("accepted").filter_map(|s| s.language).collect();
    if languages.len() < if asks_for_a_query(package) { 1 } else { 2 } {
        say("There must be accepted solutions in at least two languages.");
    }
    if within("time_limit_exceeded").next().is_none() {
        say("There must be a slow solution in time_limit_exceeded.");
    }
    if !within("wrong_answer").any(|s| fails_an_edge_group_only(package, s)) {
        say(
            "One wrong solution must be shown by submissions.yaml to fail an edge group (required: [WA]) and to pass every core group (permitted: [AC]).",
        );
    }
    for reference in package.submissions.iter().filter(|s| s.language.is_none()) {
        findings.push(Finding::new(
            format!("submissions/{}", reference.name),
            "The language of this solution is not known.",
        ));
    }
}

/// What a debugging problem gives must have faults, in each language: a submission of the same bytes fails.
fn given_programs(package: &Package, findings: &mut Vec<Finding>) {
    if package.problem_type != ProblemType::Debugging {
        return;
    }
    let failing: Vec<_> =
        package.submissions.iter().filter(|s| !s.name.starts_with("accepted/")).collect();
    for (language, given) in &package.templates {
        let is_it = |reference: &&Reference| {
            reference.language == Some(*language)
                && reference.source().is_ok_and(|source| source == *given)
        };
        if !failing.iter().any(is_it) {
            let text =
                format!("The starter for {language} is not among the submissions that fail.");
            findings.push(Finding::new("attachments", text));
        }
    }
}

fn fails_an_edge_group_only(package: &Package, reference: &Reference) -> bool {
    let expected = &reference.expected;
    package.secret.iter().all(|group| match group.tag {
        Tag::Core => expected.demands_all_accepted_in(&group.full_name()),
        Tag::Sample | Tag::Edge | Tag::Perf => true,
    }) && package
        .secret
        .iter()
        .any(|g| g.tag == Tag::Edge && expected.demands_wrong_answer_in(&g.full_name()))
}

fn rest(package: &Package, findings: &mut Vec<Finding>) {
    if package.input_validators.is_empty() {
        findings.push(Finding::new("input_validators", "There is no input validator."));
    }
    if package.license == "unknown" {
        findings.push(Finding::new(
            "problem.yaml",
            "license is missing or unknown, so the problem may not be used.",
        ));
    }
    if package.credits.is_empty() {
        findings.push(Finding::new("problem.yaml", "credits name no author."));
    }
    if package.keywords.is_empty() {
        findings.push(Finding::new("problem.yaml", "keywords must name 1 to 6 skill areas."));
    }
    let languages: &[&str] =
        if asks_for_a_query(package) { &["sql"] } else { &["python", "javascript", "c", "cpp"] };
    for language in languages {
        if !package.templates.contains_key(*language) {
            findings.push(Finding::new(
                "attachments",
                format!("There is no starter code for {language}."),
            ));
        }
    }
}

/// A query is written in SQL alone, and a program cannot stand in for it.
fn asks_for_a_query(package: &Package) -> bool {
    package.templates.keys().eq(&["sql"])
}

pub(super) fn relative(package: &Package, path: &Path) -> String {
    path.strip_prefix(&package.dir).unwrap_or(path).to_string_lossy().into_owned()
}
