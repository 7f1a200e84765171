//! What a report says. Pure.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{AttemptId, CompanyId, Instant, Language, ProblemId, TaskId, UserId, words};
use sha2::{Digest, Sha256};

use crate::assistance::Assistant;
use crate::attempts::State;
use crate::consent::Edition;
use crate::definitions::AiPolicy;
use crate::scores::{Grade, Skill};
use crate::statistics;
use crate::verification::Standing;

/// Whose list of reports.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whose {
    /// Of attempts at a company's assessments.
    Company(CompanyId),
    /// Of one's own attempts.
    Candidate(UserId),
}

/// A report in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The attempt.
    pub id: AttemptId,
    /// The assessment's title.
    pub assessment_title: String,
    /// Who invited.
    pub company_name: String,
    /// The candidate's name as their account has it.
    pub candidate_name: String,
    /// The candidate's address; to be masked.
    pub candidate_email: String,
    /// Submitted, graded or voided.
    pub state: State,
    /// 0 to 1000, once graded.
    pub fineness: Option<i32>,
    /// When it was closed.
    pub submitted_at: Instant,
    /// When it was graded.
    pub graded_at: Option<Instant>,
    /// What stands beside the grade; `None` where nothing was looked for, or not yet.
    pub verification: Option<Standing>,
    /// How often its links were opened; `None` where the list is not its candidate's.
    pub opened: Option<i64>,
}

/// A candidate's best result that can be relied on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Best {
    /// 0 to 1000.
    pub fineness: i32,
    /// When its attempt was closed.
    pub submitted_at: Instant,
}

words! {
    /// How somebody came to see a report.
    pub enum Mode as "ReportMode" {
        /// It is their own.
        Candidate = "candidate",
        /// They belong to the company that invited.
        Company = "company",
        /// They run this installation.
        Operator = "admin",
        /// They have a link to it.
        Shared = "shared",
    }
}

/// A task in a report. Its best submit and its problem are read from their own crate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReportTask {
    /// The task.
    pub id: TaskId,
    /// Its place, from 1.
    pub position: i32,
    /// The problem's title.
    pub title: String,
    /// The version of the problem.
    pub problem: ProblemId,
    /// Of how many problems it was drawn; 1 where the task has no variants.
    pub drawn_from: i64,
    /// Its share of the score.
    pub weight: i32,
    /// How often it was run.
    pub runs: i64,
    /// How often it was submitted, the deadline's submit included.
    pub submissions: i64,
}

/// A finished attempt, as its candidate and the company's members may read it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// The attempt.
    pub id: AttemptId,
    /// How the viewer came to see it.
    pub mode: Mode,
    /// Submitted, graded or voided.
    pub state: State,
    /// The candidate's name.
    pub candidate_name: String,
    /// The candidate's address.
    pub candidate_email: String,
    /// Who invited.
    pub company_name: String,
    /// Whether that is a partner.
    pub by_partner: bool,
    /// The assessment's title.
    pub assessment_title: String,
    /// Names the exact set of problem packages, in order; 12 hexadecimal digits.
    pub set_version: String,
    /// When the set was put together; neither it nor its problems have changed since.
    pub set_made_at: Instant,
    /// What the others scored who took the same assessment.
    pub cohort: Cohort,
    /// The languages of what was submitted, by name.
    pub languages_used: Vec<Language>,
    /// What the candidate agreed to.
    pub edition: &'static Edition,
    /// When it began.
    pub started_at: Instant,
    /// When it was closed.
    pub submitted_at: Instant,
    /// How long an attempt lasts without extra time.
    pub duration_minutes: i32,
    /// How long this one took.
    pub used_seconds: i64,
    /// The receipt.
    pub receipt_id: String,
    /// The latest grade, once there is one.
    pub grade: Option<Grade>,
    /// The standard error of its score, where that is estimated.
    pub standard_error: Option<i32>,
    /// Where its score stands among everybody's first; nothing below [`PERCENTILE_LEAST`].
    pub percentile: Option<i32>,
    /// Whether something of it is being judged again, so that another grade may follow.
    pub rejudged: bool,
    /// Whether a decided breach stands against it.
    pub not_verified: bool,
    /// What stands beside the grade; `None` where nothing was looked for, or not yet.
    pub verification: Option<Standing>,
    /// What went wrong, where it was voided.
    pub void_reason: Option<String>,
    /// Whether it answers an invitation in place of another attempt, to members of the company that invited.
    pub earlier: Option<Earlier>,
    /// What the assessment says of the assistant.
    pub ai_policy: AiPolicy,
    /// Whether there was one in this attempt, and whether it was asked.
    pub assistant: Assistant,
    /// The tasks in order.
    pub tasks: Vec<ReportTask>,
}

/// An earlier result, as the company reads it that was shared it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Earlier {
    /// Whether it was taken for another company: then nothing that was recorded beside it is shown, nor for
    /// whom it was.
    pub elsewhere: bool,
}

impl Report {
    /// The score that is placed among those of others; nothing where it was voided.
    pub(super) fn ranked(&self) -> Option<i32> {
        let grade = self.grade.as_ref().filter(|_| self.void_reason.is_none());
        grade.map(|grade| grade.score.fineness)
    }

    /// Whether the reader's company reads only what its candidate has shared.
    pub fn is_from_elsewhere(&self) -> bool {
        self.earlier.is_some_and(|earlier| earlier.elsewhere)
    }
}

/// How many people must have a score before one is placed among them. Source: product.md §14.
pub const PERCENTILE_LEAST: usize = 100;

/// How many people must have taken an assessment before their medians are shown: of fewer, a median
/// tells what single people scored.
pub const COHORT_LEAST: i64 = 10;

/// Everybody who took an assessment, by their latest grades.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Cohort {
    /// How many people have a grade.
    pub people: i64,
    /// Their medians, where they are at least [`COHORT_LEAST`].
    pub medians: Option<Medians>,
}

/// The lower median of each figure; `None` for one that nobody has.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Medians {
    /// 0 to 1000.
    pub fineness: Option<i32>,
    /// Tenths of a percent.
    pub correctness_tenths: Option<i32>,
    /// Tenths of a percent.
    pub performance_tenths: Option<i32>,
    /// Tenths of a percent by the skill's name.
    pub skills: BTreeMap<String, i32>,
}

/// One attempt at an assessment, by its latest grade.
pub(super) struct Taken {
    pub(super) user: UserId,
    pub(super) started_at: Instant,
    pub(super) fineness: i32,
    pub(super) correctness_tenths: Option<i32>,
    pub(super) performance_tenths: Option<i32>,
    pub(super) skills: Vec<Skill>,
}

/// What everybody who took the assessment scored.
pub(super) fn cohort(taken: &[Taken]) -> Cohort {
    let users: BTreeSet<UserId> = taken.iter().map(|one| one.user).collect();
    let people = i64::try_from(users.len()).unwrap_or(i64::MAX);
    if people < COHORT_LEAST {
        return Cohort { people, medians: None };
    }
    let mut skills: BTreeMap<String, Vec<i32>> = BTreeMap::new();
    for skill in taken.iter().flat_map(|one| &one.skills) {
        skills.entry(skill.name.clone()).or_default().push(skill.percent_tenths);
    }
    let each = |(name, values)| Some((name, median(values)?));
    let medians = Medians {
        fineness: median(taken.iter().map(|one| one.fineness).collect()),
        correctness_tenths: median(taken.iter().filter_map(|t| t.correctness_tenths).collect()),
        performance_tenths: median(taken.iter().filter_map(|t| t.performance_tenths).collect()),
        skills: skills.into_iter().filter_map(each).collect(),
    };
    Cohort { people, medians: Some(medians) }
}

/// How many percent of people scored less than this on their first attempt, equals halved.
pub(super) fn percentile(score: i32, taken: &[Taken]) -> Option<i32> {
    let mut first: BTreeMap<UserId, &Taken> = BTreeMap::new();
    for one in taken {
        let kept = first.entry(one.user).or_insert(one);
        if one.started_at < kept.started_at {
            *kept = one;
        }
    }
    let scores: Vec<i32> = first.values().map(|one| one.fineness).collect();
    statistics::percentile(score, &scores, PERCENTILE_LEAST)
}

/// The lower of the two in the middle where there are two.
fn median(mut values: Vec<i32>) -> Option<i32> {
    values.sort_unstable();
    values.get(values.len().checked_sub(1)? / 2).copied()
}

/// The name of a set of packages: the same packages in the same order have the same.
pub(crate) fn set_version(packages: &[Vec<u8>]) -> String {
    let mut digest = Sha256::new();
    for package in packages {
        digest.update(package);
    }
    digest.finalize().iter().take(6).map(|byte| format!("{byte:02x}")).collect()
}
