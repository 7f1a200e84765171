//! `assay-score/1`, in integers: any two implementations agree to the last digit.
//! Source: scoring.md §1. Pure.

use std::collections::BTreeMap;

use kernel::{Instant, SubmissionId, TaskId, words};
use serde::{Deserialize, Serialize};

/// The formula's id, kept with every grade. A change is another formula, and old grades stay.
pub const FORMULA: &str = "assay-score/1";

/// The points of one group: those it can bring, or those it brought.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct GroupPoints {
    /// `core`, `edge`, `perf` or `sample`.
    pub tag: String,
    /// Of the 100 of its task.
    pub points: i32,
}

/// A judged submit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judged {
    /// The submit.
    pub id: SubmissionId,
    /// Which of its judgements.
    pub generation: i32,
    /// For which task.
    pub task: TaskId,
    /// When it was sent.
    pub created_at: Instant,
    /// By which judge.
    pub judge_version: String,
    /// What each group brought.
    pub groups: Vec<GroupPoints>,
}

impl Judged {
    fn points(&self) -> i64 {
        self.groups.iter().map(|group| i64::from(group.points)).sum()
    }
}

/// A task as scoring needs it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TaskRule {
    /// The task.
    pub id: TaskId,
    /// Its place, from 1.
    pub position: i32,
    /// Its share of the score.
    pub weight: i32,
    /// The skill areas that it needs.
    pub keywords: Vec<String>,
    /// What each group can bring.
    pub groups: Vec<GroupPoints>,
}

words! {
    /// How well somebody commands a skill. Source: scoring.md §1.
    pub enum Label as "SkillLabel" {
        /// Below 34 %.
        Foundational = "Foundational",
        /// From 34 %.
        Intermediate = "Intermediate",
        /// From 67 %.
        Advanced = "Advanced",
        /// All of it.
        Complete = "Complete",
    }
}

impl Label {
    /// By the exact ratio, not by the rounded figure: 99.96 % prints as 100.0 % and is Advanced.
    fn of(share: i64, whole: i64) -> Self {
        if share >= whole {
            Self::Complete
        } else if 100 * share >= 67 * whole {
            Self::Advanced
        } else if 100 * share >= 34 * whole {
            Self::Intermediate
        } else {
            Self::Foundational
        }
    }
}

/// One skill's share.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Skill {
    /// The problems' keyword.
    pub name: String,
    /// Tenths of a percent, 0 to 1000.
    pub percent_tenths: i32,
    /// In a word.
    pub label: Label,
}

/// One task's share.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TaskScore {
    /// The task.
    pub task: TaskId,
    /// Its place, from 1.
    pub position: i32,
    /// Its weight.
    pub weight: i32,
    /// 0 to 100; `None` when nothing was submitted, which counts as 0.
    pub points: Option<i32>,
    /// The submit that counts: the earliest of the best.
    pub submission: Option<SubmissionId>,
    /// Which judgement of it counts, by its generation. Grades from before anything was judged twice
    /// do not say: there it is the first.
    #[serde(default)]
    pub judgement: Option<i32>,
}

/// What the formula says of an attempt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Score {
    /// Parts per thousand.
    pub fineness: i32,
    /// Tenths of a percent of the core and edge points; `None` when there are none to win.
    pub correctness_tenths: Option<i32>,
    /// Tenths of a percent of the perf points; `None` when there are none to win.
    pub performance_tenths: Option<i32>,
    /// By name.
    pub skills: Vec<Skill>,
    /// In order.
    pub tasks: Vec<TaskScore>,
    /// The judge of the latest of the submits that count.
    pub judge_version: Option<String>,
}

impl Score {
    /// Whether it says of the candidate what another says. Which judge found it, and how
    /// often it was judged, makes no difference.
    pub(crate) fn agrees_with(&self, other: &Self) -> bool {
        let bare = |score: &Self| {
            let mut score = Self { judge_version: None, ..score.clone() };
            score.tasks.iter_mut().for_each(|task| task.judgement = None);
            score
        };
        bare(self) == bare(other)
    }
}

/// `share / whole` to the nearest integer, a half to the even one. Both are at least 0 and `whole`
/// is positive.
pub(crate) fn half_even(share: i64, whole: i64) -> i64 {
    let (quotient, rest) = (share / whole, share % whole);
    match (2 * rest).cmp(&whole) {
        std::cmp::Ordering::Less => quotient,
        std::cmp::Ordering::Equal => quotient + quotient % 2,
        std::cmp::Ordering::Greater => quotient + 1,
    }
}

/// A share of a whole, weighted.
#[derive(Default)]
struct Part {
    share: i64,
    whole: i64,
}

impl Part {
    fn add(&mut self, weight: i32, share: i64, whole: i64) {
        self.share += i64::from(weight) * share;
        self.whole += i64::from(weight) * whole;
    }

    fn tenths(&self) -> Option<i32> {
        (self.whole > 0).then(|| int(half_even(1000 * self.share, self.whole)))
    }
}

/// The points of the groups that `tags` name.
fn sum(groups: &[GroupPoints], tags: &[&str]) -> i64 {
    groups
        .iter()
        .filter(|group| tags.contains(&group.tag.as_str()))
        .map(|group| i64::from(group.points))
        .sum()
}

const CORRECTNESS: &[&str] = &["core", "edge"];
const PERFORMANCE: &[&str] = &["perf"];

/// The submit of `task` with the most points, the earliest of several.
fn best(task: TaskId, judged: &[Judged]) -> Option<&Judged> {
    judged
        .iter()
        .filter(|submit| submit.task == task)
        .min_by_key(|submit| (-submit.points(), submit.created_at, submit.id))
}

/// Fineness of tasks given as (weight, points of 100): parts per thousand.
pub fn fineness(tasks: impl Iterator<Item = (i32, i32)>) -> i32 {
    let mut all = Part::default();
    tasks.for_each(|(weight, points)| all.add(weight, points.into(), 100));
    all.tenths().unwrap_or(0)
}

/// Scores an attempt: every task's best submit, weighted.
pub fn score(tasks: &[TaskRule], judged: &[Judged]) -> Score {
    let (mut correctness, mut performance) = (Part::default(), Part::default());
    let mut skills: BTreeMap<&str, Part> = BTreeMap::new();
    let mut rows = Vec::new();
    let mut counted = Vec::new();
    for task in tasks {
        let best = best(task.id, judged);
        let groups = best.map_or(&[][..], |submit| &submit.groups);
        let points = best.map_or(0, Judged::points);
        let of = |tags| (sum(groups, tags), sum(&task.groups, tags));
        let (share, whole) = of(CORRECTNESS);
        correctness.add(task.weight, share, whole);
        let (share, whole) = of(PERFORMANCE);
        performance.add(task.weight, share, whole);
        let mut keywords: Vec<&str> = task.keywords.iter().map(String::as_str).collect();
        keywords.sort_unstable();
        keywords.dedup();
        for keyword in keywords {
            skills.entry(keyword).or_default().add(task.weight, points, 100);
        }
        counted.extend(best);
        rows.push(TaskScore {
            task: task.id,
            position: task.position,
            weight: task.weight,
            points: best.map(|submit| int(submit.points())),
            submission: best.map(|submit| submit.id),
            judgement: best.map(|submit| submit.generation),
        });
    }
    Score {
        fineness: fineness(rows.iter().map(|row| (row.weight, row.points.unwrap_or(0)))),
        correctness_tenths: correctness.tenths(),
        performance_tenths: performance.tenths(),
        skills: skills.iter().filter_map(|(name, part)| skill(name, part)).collect(),
        tasks: rows,
        judge_version: counted
            .iter()
            .max_by_key(|submit| (submit.created_at, submit.id))
            .map(|submit| submit.judge_version.clone()),
    }
}

fn skill(name: &str, part: &Part) -> Option<Skill> {
    let percent_tenths = part.tenths()?;
    let label = Label::of(part.share, part.whole);
    Some(Skill { name: name.to_owned(), percent_tenths, label })
}

/// Every figure here is at most 1000.
fn int(figure: i64) -> i32 {
    i32::try_from(figure).unwrap_or(i32::MAX)
}

/// A grade as kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grade {
    /// Which grade of the attempt, from 1; judging again may bring another.
    pub generation: i32,
    /// The formula's id.
    pub formula: String,
    /// What it said.
    pub score: Score,
    /// When.
    pub created_at: Instant,
}
