//! The list "Ready to publish" of a scenario: its own part, and that of each task. Pure.

use std::collections::BTreeSet;

use super::rules::{
    Facts, Fault, Item, Look, Tab, Verified, bad, checklist_with, licence, look, package, through,
};
use crate::checks::{Kind, Line};

/// The fewest tasks: one has nothing to run again.
const TASKS: usize = 2;
/// Where solutions lie that are to be too slow.
const TOO_SLOW: &str = "submissions/time_limit_exceeded/";

/// What a task of a scenario says of itself, as far as it can be read.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TaskFacts {
    /// Its folder.
    pub name: String,
    /// What it is worth, of 100.
    pub weight: u32,
    /// Its package.
    pub facts: Facts,
    /// The names of its files of starter code.
    pub starters: BTreeSet<String>,
}

/// What a scenario says of itself, as far as it can be read.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ScenarioFacts {
    /// Whether a company writes it for itself: the rules of the bank are not asked for then.
    pub is_own: bool,
    /// Its title.
    pub title: Option<String>,
    /// Everything wrong with its own files.
    pub faults: Vec<Fault>,
    /// Whether the introduction has a word.
    pub has_statement: bool,
    /// Its licence; absent where it is unknown.
    pub licence: Option<String>,
    /// The first task that is to run again and does not come before, as a sentence.
    pub backward: Option<String>,
    /// In their order.
    pub tasks: Vec<TaskFacts>,
}

/// The list, in the order in which it is read.
pub fn scenario_checklist(facts: &ScenarioFacts, verified: Option<Verified<'_>>) -> Vec<Look> {
    let mut list = of_whole(facts);
    for task in &facts.tasks {
        list.extend(of_task(task, verified));
    }
    list.push(last_solution(facts, verified));
    list
}

fn of_whole(facts: &ScenarioFacts) -> Vec<Look> {
    let count = facts.tasks.len();
    let weight: u64 = facts.tasks.iter().map(|task| u64::from(task.weight)).sum();
    let statement = if facts.has_statement {
        "The introduction is written."
    } else {
        "Write what the tasks have in common."
    };
    let regression = facts.backward.as_deref();
    let mut list = vec![
        look(Item::Statement, facts.has_statement, Tab::Statement, statement),
        look(
            Item::Tasks,
            count >= TASKS,
            Tab::Tasks,
            format!("{count} of at least {TASKS} tasks."),
        ),
        look(
            Item::Weights,
            weight == 100 && facts.tasks.iter().all(|task| task.weight > 0),
            Tab::Tasks,
            format!("The tasks weigh {weight} of 100; each weighs something."),
        ),
        look(
            Item::Regression,
            regression.is_none(),
            Tab::Tasks,
            regression.unwrap_or("Only tests of earlier tasks run again."),
        ),
        languages(&facts.tasks),
    ];
    if !facts.is_own {
        list.push(licence(facts.licence.as_deref()));
    }
    list.push(package(&facts.faults, Tab::Tasks, facts.is_own));
    list
}

fn languages(tasks: &[TaskFacts]) -> Look {
    let first = tasks.first().map(|task| &task.starters);
    match tasks.iter().find(|task| Some(&task.starters) != first) {
        None => {
            let text = "Every task has starter code for the same languages.";
            look(Item::Languages, true, Tab::Tasks, text)
        }
        Some(other) => {
            let text = format!("{} has starter code for other languages.", other.name);
            Look {
                task: Some(other.name.clone()),
                ..look(Item::Languages, false, Tab::Templates, text)
            }
        }
    }
}

fn of_task(task: &TaskFacts, verified: Option<Verified<'_>>) -> Vec<Look> {
    let lines: Vec<Line> = verified
        .map(|verified| verified.lines)
        .unwrap_or_default()
        .iter()
        .filter_map(|line| own(&task.name, line))
        .collect();
    let own = verified.map(|verified| Verified { lines: &lines, ..verified });
    let looks = checklist_with(&task.facts, own, finds_slow(&lines));
    looks.into_iter().map(|look| Look { task: Some(task.name.clone()), ..look }).collect()
}

/// A line about a task, or about the whole check, as the check of the task alone would say it.
fn own(task: &str, line: &Line) -> Option<Line> {
    if line.kind == Kind::Regression {
        return None;
    }
    let rest = if line.subject.is_empty() { "" } else { line.subject.strip_prefix(task)? };
    let subject = if rest.is_empty() { rest } else { rest.strip_prefix('/')? };
    Some(Line { subject: subject.to_owned(), ..line.clone() })
}

/// Whether a solution that is to be too slow passed every core group and was too slow in a perf group, or anywhere
/// where there is no perf group.
fn finds_slow(lines: &[Line]) -> bool {
    let slow = |line: &&Line| line.kind == Kind::Solution && line.subject.starts_with(TOO_SLOW);
    lines.iter().filter(slow).any(|line| {
        let is = |name: &str, tag: &str| name.trim_end_matches(|c: char| c.is_ascii_digit()) == tag;
        let late = |verdict: &Option<String>| verdict.as_deref() == Some("TLE");
        let mut perf = line.groups.iter().filter(|group| is(&group.name, "perf")).peekable();
        if perf.peek().is_none() {
            return line.groups.iter().any(|group| late(&group.verdict));
        }
        let mut core = line.groups.iter().filter(|group| is(&group.name, "core"));
        core.all(|group| group.verdict.as_deref() == Some("AC"))
            && perf.any(|group| late(&group.verdict))
    })
}

fn last_solution(facts: &ScenarioFacts, verified: Option<Verified<'_>>) -> Look {
    let unmet = |text: &str| look(Item::LastSolution, false, Tab::Verify, text);
    let lines = match through(verified) {
        Ok((_, lines)) => lines,
        Err(text) => return unmet(text),
    };
    if let Some(line) = bad(lines, Kind::Regression) {
        let last = facts.tasks.last().map(|task| task.name.as_str());
        let path = last.and_then(|last| line.subject.strip_prefix(last)?.strip_prefix('/'));
        return Look {
            task: last.map(str::to_owned),
            path: path.map(str::to_owned),
            tab: Tab::Solutions,
            ..unmet(&format!("{}: {}", line.subject, line.text))
        };
    }
    if lines.iter().any(|line| line.kind == Kind::Regression) {
        let text = "The solutions of the last task pass the tests of every earlier one.";
        return look(Item::LastSolution, true, Tab::Verify, text);
    }
    unmet("No accepted solution of the last task ran on the tests of the earlier ones.")
}
