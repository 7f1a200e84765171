//! What a problem of the bank is. Pure.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::str::FromStr;

use kernel::{CompanyId, Instant, Language, ProblemId, words};

use super::room;
use crate::Error;

/// The most tests a problem may have. Source: product.md §9.
pub const MAX_TESTS: usize = 200;
/// The most groups a problem may have. Source: product.md §9.
pub const MAX_GROUPS: usize = 20;
/// The largest source the product takes, in KiB. Source: product.md §30.
pub const MAX_SOURCE_KIB: i32 = 128;

/// The name of a problem in addresses: `^[a-z][a-z0-9_-]{2,60}$`. Source: product.md §5.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Slug(String);

/// The text cannot name a problem.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a problem's name is 3 to 61 of a-z, 0-9, - and _, and starts with a letter")]
pub struct BadSlug;

impl Slug {
    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Slug {
    type Err = BadSlug;

    fn from_str(text: &str) -> Result<Self, BadSlug> {
        let rest = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b"-_".contains(&b);
        let good = (3..=61).contains(&text.len())
            && text.starts_with(|c: char| c.is_ascii_lowercase())
            && text.bytes().all(rest);
        if good { Ok(Self(text.to_owned())) } else { Err(BadSlug) }
    }
}

impl fmt::Display for Slug {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

words! {
    /// How hard a problem is, in its author's judgement.
    pub enum Difficulty {
        /// Minutes.
        Easy = "easy",
        /// Half an hour.
        Medium = "medium",
        /// More.
        Hard = "hard",
    }
}

words! {
    /// What a problem asks for.
    pub enum ProblemType {
        /// A program, or a query, from the statement.
        Code = "code",
        /// The faults of a given program.
        Debugging = "debugging",
        /// Several problems in an order, solved with one program: a scenario.
        MultiTask = "multi_task",
    }
}

words! {
    /// What a group of tests examines.
    pub enum Tag as "TestTag" {
        /// The examples of the statement.
        Sample = "sample",
        /// Ordinary cases.
        Core = "core",
        /// Borders and rare cases.
        Edge = "edge",
        /// Large inputs.
        Perf = "perf",
    }
}

words! {
    /// Where a version stands. The trigger `problem_versions_transition` holds the steps.
    pub enum Standing as "ProblemStanding" {
        /// In the catalogue.
        Published = "published",
        /// Out of it, and in use where it was taken before.
        Deprecated = "deprecated",
        /// Used no more.
        Retired = "retired",
        /// It may have become known.
        Quarantined = "quarantined",
    }
}

/// Who reads the bank. A company's own problems are seen by that company alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reader {
    /// Anybody: what is the bank's.
    Anybody,
    /// A company: what is the bank's or its own.
    Company(CompanyId),
    /// The admin, or somebody who was given the problem: everything.
    All,
}

words! {
    /// How the points of a group come about.
    pub enum Scoring as "GroupScoring" {
        /// All of them where every test was accepted, else none.
        PassFail = "pass_fail",
        /// Every accepted test brings an equal part, or the share of that which the problem's validator gives.
        Sum = "sum",
    }
}

/// What one program may use on one test.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// CPU time.
    pub time_limit_ms: i32,
    /// Memory.
    pub memory_mib: i32,
    /// Output.
    pub output_mib: i32,
    /// The source itself.
    pub source_kib: i32,
}

/// A problem package, read and checked, on its way into the bank.
#[derive(Debug, Clone)]
pub struct NewVersion {
    /// The problem it is a version of.
    pub slug: Slug,
    /// The digest of the whole package.
    pub package_sha256: [u8; 32],
    /// 1 to 120 characters.
    pub title: String,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// What it asks for.
    pub problem_type: ProblemType,
    /// The skills it asks for, at most 20.
    pub keywords: Vec<String>,
    /// Markdown.
    pub statement: String,
    /// What programs may use.
    pub limits: Limits,
    /// How output is compared: an object the judge understands.
    pub comparison: serde_json::Value,
    /// The program that decides instead of a comparison: an object the judge understands.
    pub validator: Option<serde_json::Value>,
    /// The languages it can be solved in.
    pub languages: Vec<Language>,
    /// What the editor starts with, by language.
    pub templates: BTreeMap<Language, String>,
    /// What its author shows to people who have solved it.
    pub model_solutions: BTreeMap<Language, String>,
    /// Samples first; none of a scenario.
    pub groups: Vec<NewGroup>,
    /// The tasks of a scenario, in order; none of any other problem.
    pub tasks: Vec<ScenarioTask>,
}

/// A task of a scenario on its way into the bank.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScenarioTask {
    /// The version of the problem that it is.
    pub version: ProblemId,
    /// What it is worth, of 100.
    pub weight: i32,
    /// The places of the earlier tasks whose tests run again with it; absent for all of them.
    pub regression: Option<Vec<i32>>,
}

/// The most tasks of a scenario. Source: product.md §4.
pub const MAX_TASKS: usize = 6;

/// A group of a package.
#[derive(Debug, Clone)]
pub struct NewGroup {
    /// Unique in the problem.
    pub name: String,
    /// What it examines.
    pub tag: Tag,
    /// The most points; 0 for samples; 100 together.
    pub weight: i32,
    /// How they come about.
    pub scoring: Scoring,
    /// Earlier groups that must have passed.
    pub requires: Vec<String>,
    /// At least one.
    pub tests: Vec<NewTest>,
}

/// A test of a package.
#[derive(Debug, Clone)]
pub struct NewTest {
    /// Its name in the package.
    pub name: String,
    /// Standard input.
    pub input: Vec<u8>,
    /// The expected output.
    pub answer: Vec<u8>,
}

impl NewVersion {
    pub(crate) fn check(&self) -> Result<(), Error> {
        if self.slug.is_reserved() {
            return Err(Error::BadProblem("its name is an address of the site".to_owned()));
        }
        self.check_contents()
    }

    /// Refuses a package that could not be judged or scored as every page promises, or that the bank has no room for,
    /// whatever it is called.
    ///
    /// # Errors
    /// [`Error::BadProblem`].
    pub fn check_contents(&self) -> Result<(), Error> {
        let bad = |why: String| Err(Error::BadProblem(why));
        if let Some(why) = room::lacking(self) {
            return bad(why);
        }
        let tests: usize = self.groups.iter().map(|group| group.tests.len()).sum();
        if self.groups.len() > MAX_GROUPS || tests > MAX_TESTS {
            return bad(format!("it has over {MAX_GROUPS} groups or {MAX_TESTS} tests"));
        }
        let of_groups: i32 = self.groups.iter().map(|group| group.weight).sum();
        let of_tasks: i32 = self.tasks.iter().map(|task| task.weight).sum();
        let weight = of_groups.saturating_add(of_tasks);
        if weight != 100 {
            return bad(format!("the weights sum to {weight}, not 100"));
        }
        if self.limits.source_kib > MAX_SOURCE_KIB {
            return bad(format!("it allows sources over {MAX_SOURCE_KIB} KiB"));
        }
        if self.languages.is_empty() {
            return bad("it names no language".into());
        }
        let foreign = self.templates.keys().find(|language| !self.languages.contains(language));
        if let Some(language) = foreign {
            return bad(format!(
                "it has a template for {}, which it does not offer",
                language.as_str()
            ));
        }
        if self.problem_type == ProblemType::MultiTask {
            return self.check_tasks();
        }
        if !self.tasks.is_empty() {
            return bad("it has tasks and is no scenario".into());
        }
        self.check_groups()
    }

    fn check_tasks(&self) -> Result<(), Error> {
        let bad = |why: &str| Err(Error::BadProblem(why.to_owned()));
        let versions: BTreeSet<ProblemId> = self.tasks.iter().map(|task| task.version).collect();
        if !self.groups.is_empty() {
            return bad("it is a scenario and has tests of its own");
        }
        if !(1..=MAX_TASKS).contains(&self.tasks.len()) || versions.len() < self.tasks.len() {
            return bad("it does not have 1 to 6 different tasks");
        }
        if self.tasks.iter().any(|task| !(1..=100).contains(&task.weight)) {
            return bad("a task weighs nothing");
        }
        let backward = |(place, task): (i32, &ScenarioTask)| {
            task.regression.iter().flatten().all(|other| (1..place).contains(other))
        };
        if !(1..).zip(&self.tasks).all(backward) {
            return bad("a task runs tests again that do not come before it");
        }
        Ok(())
    }

    fn check_groups(&self) -> Result<(), Error> {
        let bad = |why: String| Err(Error::BadProblem(why));
        let mut earlier = BTreeSet::new();
        let mut hidden = false;
        for NewGroup { name, tag, weight, scoring: _, requires, tests } in &self.groups {
            let sample = *tag == Tag::Sample;
            hidden |= !sample;
            if sample && hidden {
                return bad(format!("the sample group {name} comes after a hidden one"));
            }
            if (sample && *weight != 0) || (!sample && !(1..=100).contains(weight)) {
                return bad(format!("the group {name} weighs {weight}"));
            }
            if tests.is_empty() {
                return bad(format!("the group {name} has no test"));
            }
            if let Some(unknown) = requires.iter().find(|r| !earlier.contains(r.as_str())) {
                return bad(format!("{name} requires {unknown}, which does not come before it"));
            }
            if !earlier.insert(name.as_str()) {
                return bad(format!("two groups are named {name}"));
            }
        }
        if self.groups.first().is_none_or(|group| group.tag != Tag::Sample) {
            return bad("it has no sample".into());
        }
        Ok(())
    }
}

/// What publishing did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Published {
    /// The version.
    pub id: ProblemId,
    /// Whether the bank did not have it before.
    pub fresh: bool,
}

/// A group as everybody may see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Group {
    /// Its name.
    pub name: String,
    /// What it examines.
    pub tag: Tag,
    /// The most points.
    pub weight: i32,
    /// How they come about.
    pub scoring: Scoring,
    /// How many tests it has.
    pub tests: i64,
}

/// One version of a problem in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The version's id.
    pub id: ProblemId,
    /// The problem's name in addresses.
    pub slug: String,
    /// Its title.
    pub title: String,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// What it asks for.
    pub problem_type: ProblemType,
    /// Whether anyone may practise it.
    pub practice: bool,
    /// The skills it asks for.
    pub keywords: Vec<String>,
    /// The languages in which it can be solved.
    pub languages: Vec<Language>,
    /// What programs may use.
    pub limits: Limits,
    /// Its groups in order, samples among them.
    pub groups: Vec<Group>,
    /// When it entered the bank.
    pub published_at: Instant,
}

/// An example of the statement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sample {
    /// The test's number, the same in every judgement.
    pub number: i32,
    /// Its name.
    pub name: String,
    /// Standard input, decoded lossily.
    pub input: String,
    /// The expected output, decoded lossily.
    pub answer: String,
}

/// One version of a problem, as its solvers see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Detail {
    /// What lists show.
    pub problem: Problem,
    /// Markdown.
    pub statement: String,
    /// The examples.
    pub samples: Vec<Sample>,
    /// The languages it can be solved in.
    pub languages: Vec<Language>,
    /// What the editor starts with, by language.
    pub templates: BTreeMap<Language, String>,
    /// The digest of its package.
    pub package_sha256: Vec<u8>,
}
