//! What `scenario.yaml` says, however incomplete it is.

use std::collections::BTreeSet;

use serde::Deserialize;

use crate::credits::Credits;
use crate::files::yaml;
use crate::package::{LICENSES, split_keywords};
use crate::{Difficulty, Finding};

/// The file's name.
pub(crate) const FILE: &str = "scenario.yaml";
/// What no licence is called, as the package format has it.
const UNKNOWN: &str = "unknown";
/// Two make an order; the most is product.md §4's.
const TASKS: std::ops::RangeInclusive<usize> = 2..=6;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    name: String,
    #[serde(default)]
    license: Option<String>,
    #[serde(default)]
    credits: Option<Credits>,
    #[serde(default)]
    keywords: Vec<String>,
    #[serde(default)]
    tasks: Vec<RawTask>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTask {
    problem: String,
    weight: u32,
    #[serde(default)]
    regression: Option<Vec<String>>,
}

/// What a scenario's file says.
#[derive(Debug, Clone)]
pub struct Outline {
    /// English title.
    pub name: String,
    /// Its licence; absent where it is unknown.
    pub license: Option<String>,
    /// Skill areas.
    pub keywords: Vec<String>,
    /// From the keyword `difficulty:…`.
    pub difficulty: Option<Difficulty>,
    /// In the order in which they are solved.
    pub tasks: Vec<OutlineTask>,
    /// Everything that keeps it from being one, but for what runs again.
    pub findings: Vec<Finding>,
    /// What the bank asks for beside that, and a scenario that one company writes for itself need not have.
    pub lacks: Vec<Finding>,
    /// Every task that is to run again and does not come before.
    pub regressions: Vec<Finding>,
}

/// A task as the scenario's file names it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OutlineTask {
    /// The folder of its package.
    pub problem: String,
    /// What it is worth, of 100.
    pub weight: u32,
    /// The places, from 1, of the tasks whose tests run again with it; absent for all that come before it.
    pub regression: Option<Vec<u32>>,
}

impl Outline {
    /// Reads the text of a scenario's file.
    ///
    /// # Errors
    /// The text is no YAML, or has other keys.
    pub fn parse(text: &str) -> Result<Outline, Finding> {
        let raw: Raw = yaml::parse(text).map_err(|why| Finding::new(FILE, why))?;
        let (mut findings, mut lacks) = (Vec::new(), Vec::new());
        let say = &mut |text: String| findings.push(Finding::new(FILE, text));
        let license = raw.license.clone().filter(|license| license != UNKNOWN);
        check(&raw, say);
        let (keywords, difficulty) = split_keywords(raw.keywords, say);
        let lack = &mut |text: String| lacks.push(Finding::new(FILE, text));
        if !license.as_deref().is_some_and(|license| LICENSES.contains(&license)) {
            let known: Vec<&str> = LICENSES.into_iter().filter(|one| *one != UNKNOWN).collect();
            lack(format!("license must be one of: {}.", known.join(", ")));
        }
        if keywords.is_empty() {
            lack("keywords must name 1 to 6 skill areas.".to_owned());
        }
        if raw.credits.is_none_or(|credits| credits.names().is_empty()) {
            lack("credits name no author.".to_owned());
        }
        let mut regressions = Vec::new();
        let tasks = places(&raw.tasks, &mut |text| regressions.push(Finding::new(FILE, text)));
        let name = raw.name;
        Ok(Outline { name, license, keywords, difficulty, tasks, findings, lacks, regressions })
    }
}

fn check(raw: &Raw, say: &mut impl FnMut(String)) {
    if !(1..=80).contains(&raw.name.chars().count()) || raw.name.contains(char::is_control) {
        say("name must be one line of 1 to 80 characters.".to_owned());
    }
    if !TASKS.contains(&raw.tasks.len()) {
        say(format!("A scenario has {} to {} tasks.", TASKS.start(), TASKS.end()));
    }
    let total: u64 = raw.tasks.iter().map(|task| u64::from(task.weight)).sum();
    if total != 100 || raw.tasks.iter().any(|task| task.weight == 0) {
        say(format!("The weights are to be above 0 and to add up to 100, not to {total}."));
    }
    let names: BTreeSet<&str> = raw.tasks.iter().map(|task| task.problem.as_str()).collect();
    if names.len() < raw.tasks.len() {
        say("A task is named twice.".to_owned());
    }
}

/// The tasks with the places of those that run again. A name that does not come before is left out and said.
fn places(raw: &[RawTask], say: &mut impl FnMut(String)) -> Vec<OutlineTask> {
    let mut before: Vec<&str> = Vec::new();
    let mut tasks = Vec::new();
    for task in raw {
        let mut place = |name: &String| {
            let found = (1_u32..).zip(&before).find(|(_, earlier)| **earlier == name.as_str());
            if found.is_none() {
                let (task, other) = (&task.problem, name);
                say(format!(
                    "{task} runs the tests of {other} again, which does not come before it."
                ));
            }
            found.map(|(place, _)| place)
        };
        let regression = task.regression.as_ref().map(|names| {
            let places: BTreeSet<u32> = names.iter().filter_map(&mut place).collect();
            places.into_iter().collect()
        });
        let (problem, weight) = (task.problem.clone(), task.weight);
        before.push(&task.problem);
        tasks.push(OutlineTask { problem, weight, regression });
    }
    tasks
}
