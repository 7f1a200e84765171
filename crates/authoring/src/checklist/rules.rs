//! The list "Ready to publish". Source: product.md §9. Pure.

use kernel::words;

use crate::checks::{Check, Kind, Line, State};
use crate::drafts::{INTRODUCTION, PUZZLE};

words! {
    /// What must be so before a problem is published.
    pub enum Item as "ProblemChecklistItem" {
        /// There is a statement.
        Statement = "statement",
        /// There are two samples.
        Samples = "samples",
        /// Every input has its answer.
        Answers = "answers",
        /// There are solutions: right ones, and wrong ones for the bank.
        Solutions = "solutions",
        /// The groups weigh 100 together.
        Weights = "weights",
        /// Two demonstrations show the rule.
        Demonstrations = "demonstrations",
        /// Every test input has its output.
        Outputs = "outputs",
        /// There is a licence.
        Licence = "licence",
        /// The package keeps the format, and the rules of the bank where it is for the bank.
        Package = "package",
        /// Every input passes every validator.
        Inputs = "inputs",
        /// Every solution did what its author says.
        Verdicts = "verdicts",
        /// The times keep their distance from the limit.
        TimeLimit = "time_limit",
        /// The perf groups find the slow solution.
        SlowSolution = "slow_solution",
        /// A scenario has tasks in an order.
        Tasks = "tasks",
        /// What runs again comes before.
        Regression = "regression",
        /// Every task is offered in the same languages.
        Languages = "languages",
        /// The last task's solution still solves the tasks before it.
        LastSolution = "last_solution",
    }
}

words! {
    /// A part of the editor.
    pub enum Tab as "ProblemBuilderTab" {
        /// The pairs of a grid puzzle.
        Pairs = "pairs",
        /// The text.
        Statement = "statement",
        /// Samples and groups.
        Tests = "tests",
        /// What the author solves it with.
        Solutions = "solutions",
        /// What its solvers begin with.
        Templates = "templates",
        /// What reads inputs and outputs.
        Validators = "validators",
        /// Time, memory, output, source.
        Limits = "limits",
        /// Title, skills, difficulty, licence.
        Skills = "skills",
        /// What the judge found.
        Verify = "verify",
        /// The tasks of a scenario.
        Tasks = "tasks",
    }
}

/// Something wrong with the package.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Fault {
    /// The task of a scenario that it is in; absent where it is in none.
    pub task: Option<String>,
    /// The file or folder, in the task's own package where there is a task; empty for the package as a whole.
    pub path: String,
    /// A sentence.
    pub text: String,
}

/// A group of tests, as far as it can be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GroupFact {
    /// `core`, `perf1`.
    pub name: String,
    /// Its weight, where it says one.
    pub weight: Option<u32>,
    /// How many inputs it has.
    pub tests: usize,
}

/// What a package says of itself, as far as it can be read.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Facts {
    /// Whether a company writes it for itself: the rules of the bank are not asked for then.
    pub is_own: bool,
    /// Its title.
    pub title: Option<String>,
    /// Everything that keeps it from being published.
    pub faults: Vec<Fault>,
    /// Whether the statement has a word.
    pub has_statement: bool,
    /// Samples with input and answer.
    pub samples: usize,
    /// Inputs of samples and scored groups.
    pub inputs: usize,
    /// Those of them without an answer.
    pub unanswered: usize,
    /// The scored groups; of a company's own problem, those that have a test.
    pub groups: Vec<GroupFact>,
    /// Solutions that are to be accepted.
    pub accepted: usize,
    /// Solutions that are to fail.
    pub wrong: usize,
    /// Input validators.
    pub validators: usize,
    /// Its licence; absent where it is unknown.
    pub licence: Option<String>,
}

/// What the judge found last.
#[derive(Debug, Clone, Copy)]
pub struct Verified<'a> {
    /// The check.
    pub check: &'a Check,
    /// Its log.
    pub lines: &'a [Line],
    /// Whether it is about the files as they are now.
    pub is_current: bool,
}

/// One line of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Look {
    /// What must be so.
    pub item: Item,
    /// The task of a scenario that it is about; absent where it is about the whole.
    pub task: Option<String>,
    /// Whether it is.
    pub is_met: bool,
    /// Where to go.
    pub tab: Tab,
    /// The file to look at, in the task's own package where there is a task; absent where it is none in particular.
    pub path: Option<String>,
    /// A sentence about how it stands.
    pub text: String,
}

/// Where in the editor a file of the package is.
pub fn tab_of(path: &str) -> Tab {
    match path.split('/').next().unwrap_or_default() {
        "statement" | INTRODUCTION => Tab::Statement,
        "data" | "generators" => Tab::Tests,
        PUZZLE => Tab::Pairs,
        "submissions" => Tab::Solutions,
        "attachments" => Tab::Templates,
        "input_validators" | "output_validator" => Tab::Validators,
        _ => Tab::Skills,
    }
}

/// The list, in the order in which it is read.
pub fn checklist(facts: &Facts, verified: Option<Verified<'_>>) -> Vec<Look> {
    let found = verified.and_then(|verified| verified.check.times);
    checklist_with(facts, verified, found.is_some_and(|times| times.finds_slow))
}

/// The same, where it was found elsewhere whether the limits find a slow solution.
pub(super) fn checklist_with(
    facts: &Facts,
    verified: Option<Verified<'_>>,
    finds_slow: bool,
) -> Vec<Look> {
    let mut list = of_files(facts);
    list.extend(of_check(facts, verified, finds_slow));
    list
}

pub(super) fn look(item: Item, is_met: bool, tab: Tab, text: impl Into<String>) -> Look {
    Look { item, task: None, is_met, tab, path: None, text: text.into() }
}

fn of_files(facts: &Facts) -> Vec<Look> {
    let samples = facts.samples;
    let statement =
        if facts.has_statement { "The statement is written." } else { "Write the statement." };
    let mut list = vec![
        look(Item::Statement, facts.has_statement, Tab::Statement, statement),
        look(Item::Samples, samples >= 2, Tab::Tests, format!("{samples} of at least 2 samples.")),
        solutions(facts),
        answers(facts),
        weights(facts),
    ];
    if !facts.is_own {
        list.push(licence(facts.licence.as_deref()));
    }
    list.push(package(&facts.faults, Tab::Skills, facts.is_own));
    list
}

fn solutions(facts: &Facts) -> Look {
    let Facts { accepted, wrong, is_own, .. } = *facts;
    if is_own {
        let text = match accepted {
            0 => "Add an accepted solution.".to_owned(),
            1 => "1 accepted solution.".to_owned(),
            _ => format!("{accepted} accepted solutions."),
        };
        return look(Item::Solutions, accepted >= 1, Tab::Solutions, text);
    }
    let text = format!("{accepted} accepted and {wrong} failing solutions; at least one of each.");
    look(Item::Solutions, accepted >= 1 && wrong >= 1, Tab::Solutions, text)
}

fn answers(facts: &Facts) -> Look {
    let text = match (facts.inputs, facts.unanswered) {
        (0, _) => "There is no test input yet.".to_owned(),
        (_, 0) => "Every input has its answer.".to_owned(),
        (_, 1) => "1 input has no answer.".to_owned(),
        (_, count) => format!("{count} inputs have no answer."),
    };
    look(Item::Answers, facts.inputs > 0 && facts.unanswered == 0, Tab::Tests, text)
}

fn weights(facts: &Facts) -> Look {
    if facts.is_own && facts.groups.is_empty() {
        let text = "The samples score the 100 points. Add hidden tests to make guessing harder.";
        return look(Item::Weights, true, Tab::Tests, text);
    }
    let weight: u64 = facts.groups.iter().map(|group| u64::from(group.weight.unwrap_or(0))).sum();
    let unweighed = facts.groups.iter().find(|group| group.weight.is_none());
    let text = match unweighed {
        Some(group) => format!("The group {} has no weight.", group.name),
        None => format!("The groups weigh {weight} of 100."),
    };
    look(Item::Weights, weight == 100 && unweighed.is_none(), Tab::Tests, text)
}

pub(super) fn licence(licence: Option<&str>) -> Look {
    let text = match licence {
        Some(licence) => format!("The licence is {licence}."),
        None => "Choose a licence.".to_owned(),
    };
    look(Item::Licence, licence.is_some(), Tab::Skills, text)
}

/// Whether the rules are kept; `home` is where to go while they are. Every fault is listed beside this line.
pub(super) fn package(faults: &[Fault], home: Tab, is_own: bool) -> Look {
    match faults {
        [] if is_own => look(Item::Package, true, home, "The files can be judged."),
        [] => look(Item::Package, true, home, "It follows the rules of the bank."),
        [first, ..] => {
            let count = faults.len();
            let things = if count == 1 { "issue" } else { "issues" };
            let text = format!("{count} {things} to fix.");
            let path = (!first.path.is_empty()).then(|| first.path.clone());
            Look { path, ..look(Item::Package, false, tab_of(&first.path), text) }
        }
    }
}

/// The last check where it is through and about the files as they are; else why it says nothing.
pub(super) fn through<'a>(
    verified: Option<Verified<'a>>,
) -> Result<(&'a Check, &'a [Line]), &'static str> {
    let Some(Verified { check, lines, is_current }) = verified else {
        return Err("Not verified yet.");
    };
    match check.state {
        State::Queued | State::Running if is_current => Err("Being verified."),
        State::Passed | State::Failed if is_current => Ok((check, lines)),
        _ => Err("Verify again: the problem has changed."),
    }
}

/// What the judge is to find. A company's own problem needs no validator and no slow solution.
fn asked_of_the_judge(facts: &Facts) -> Vec<Item> {
    let needs_inputs = !facts.is_own || facts.validators > 0;
    let mut items = if needs_inputs { vec![Item::Inputs] } else { Vec::new() };
    items.extend([Item::Verdicts, Item::TimeLimit]);
    if !facts.is_own {
        items.push(Item::SlowSolution);
    }
    items
}

fn of_check(facts: &Facts, verified: Option<Verified<'_>>, finds_slow: bool) -> Vec<Look> {
    let items = asked_of_the_judge(facts);
    let unknown = |text: &str| -> Vec<Look> {
        items.iter().map(|item| look(*item, false, Tab::Verify, text)).collect()
    };
    let lines = match through(verified) {
        Ok((_, lines)) => lines,
        Err(text) => return unknown(text),
    };
    if let Some(broken) = bad(lines, Kind::Package) {
        return unknown(&broken.text);
    }
    let found = |item: &Item| match item {
        Item::Inputs => inputs(facts, lines),
        Item::Verdicts => of_lines(
            lines,
            (Kind::Solution, Item::Verdicts),
            "Every solution got its expected verdict.",
        ),
        Item::TimeLimit => {
            let good = "All solutions run well within the limit.";
            of_lines(lines, (Kind::Time, Item::TimeLimit), good)
        }
        _ => slow(finds_slow),
    };
    items.iter().map(found).collect()
}

pub(super) fn bad(lines: &[Line], kind: Kind) -> Option<&Line> {
    lines.iter().find(|line| line.kind == kind && !line.is_good)
}

fn inputs(facts: &Facts, lines: &[Line]) -> Look {
    if facts.validators == 0 {
        return look(Item::Inputs, false, Tab::Validators, "There is no input validator.");
    }
    of_lines(lines, (Kind::Input, Item::Inputs), "Every input passes the validators.")
}

fn of_lines(lines: &[Line], (kind, item): (Kind, Item), good: &str) -> Look {
    match bad(lines, kind) {
        None => look(item, true, Tab::Verify, good),
        Some(line) => {
            let path = (!line.subject.is_empty()).then(|| line.subject.clone());
            let tab = path.as_deref().map_or(Tab::Verify, tab_of);
            let text = match &path {
                Some(path) => format!("{path}: {}", line.text),
                None => line.text.clone(),
            };
            Look { path, ..look(item, false, tab, text) }
        }
    }
}

fn slow(found: bool) -> Look {
    let text = if found {
        "The limits catch the slow solution."
    } else {
        "A slow solution must pass the core groups and be too slow in a perf group."
    };
    look(Item::SlowSolution, found, Tab::Solutions, text)
}
